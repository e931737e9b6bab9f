"""Where the program's own data lies, the same from a checkout, a wheel and a frozen program."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir(name: str) -> Path:
    """Return the folder of shipped data called ``name``, such as ``maps`` or ``resources``.

    Wheels and frozen programs carry it inside the package, a checkout beside it.
    """
    installed = _PACKAGE / "_data" / name
    return installed if installed.is_dir() else _PACKAGE.parent / name
