"""The program's entry: arguments, window, exit code."""

import os
import sys
from pathlib import Path

from ttr_qt.app.process.options import parse_options


def main() -> int:
    """Start the program and return its exit code."""
    _ensure_streams()
    options = parse_options()
    # Late, since Qt and the engine take a while to load and --help needs neither.
    if options.prepare:
        from ttr_qt.app.process import warm_process  # noqa: PLC0415

        warm_process.main()
        return 0
    from ttr_qt.app.startup.start import run  # noqa: PLC0415

    return run(options)


def _ensure_streams() -> None:
    """Let what is written go nowhere where there is no terminal: windows without one have None."""
    nowhere = Path(os.devnull)
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
