"""The program's entry: arguments, window, exit code."""

import sys

from ttr_qt.app.options import parse_options


def main() -> int:
    """Start the program and return its exit code."""
    options = parse_options()
    # Late, since Qt and the engine take a while to load and --help needs neither.
    from ttr_qt.app.start import run  # noqa: PLC0415

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
