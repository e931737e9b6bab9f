"""The setup program for Windows, and what can be read from the program itself."""

import struct
from pathlib import Path
from typing import Final

_HEADERS_AT: Final = 0x3C
_SUBSYSTEM_AFTER: Final = 24 + 68
_WINDOWED: Final = 2


def setup_command(
    version: str, program: str, root: str, target: str, *, quick: bool = False
) -> list[str]:
    """Return the arguments with which `makensis` makes the setup of a program in a folder.

    ``root`` is the checkout, ``target`` the file that comes out; ``quick`` hardly compresses.
    """
    defines = {"VERSION": version, "PROGRAM": program, "ROOT": root, "TARGET": target}
    words = [f"-D{key}={value}" for key, value in defines.items()]
    return ["-V2", *words, *(["-DQUICK"] if quick else []), installer(root)]


def installer(root: str) -> str:
    """Return where the recipe of the setup lies in a checkout."""
    return f"{root}/packaging/windows/installer.nsi"


def opens_console(program: Path) -> bool:
    """Say whether Windows opens a window for text when it starts a program."""
    data = program.read_bytes()
    (headers,) = struct.unpack_from("<I", data, _HEADERS_AT)
    (subsystem,) = struct.unpack_from("<H", data, headers + _SUBSYSTEM_AFTER)
    return bool(subsystem != _WINDOWED)


def says(program: Path, text: str) -> bool:
    """Say whether a program carries a text among its properties."""
    return text.encode("utf-16-le") in program.read_bytes()


def manifest(program: Path) -> str:
    """Return what a program tells Windows of itself before it runs; empty if nothing."""
    data = program.read_bytes()
    start = data.find(b"<assembly")
    end = data.find(b"</assembly>", start)
    return "" if start < 0 else data[start : end + len(b"</assembly>")].decode("utf-8", "replace")
