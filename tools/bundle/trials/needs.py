"""What the trials need of the system, as `dev.py` asks before anything is installed.

Standard library only.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Trial:
    """Tests that need more of the system than others, and are skipped where it lacks."""

    tests: str
    packages: tuple[str, ...]
    """Those of Debian that they need."""
    takes: str


TRIALS: Final = {
    "reader": Trial(
        "tests/whole_games/test_screen_reader.py",
        ("at-spi2-core", "dbus", "libatspi2.0-0", "libxtst6", "xvfb"),
        "one minute",
    ),
    "wayland": Trial(
        "tests/whole_games/test_wayland.py",
        ("libwayland-cursor0", "libwayland-egl1", "libxtst6", "weston", "xvfb"),
        "two minutes",
    ),
}


@dataclass(frozen=True, slots=True)
class System:
    """A system that is made up in a folder, to try there what was built."""

    packages: tuple[str, ...]
    """Those of Debian that make it."""
    takes: str


SYSTEMS: Final = {
    "appimage": System(
        ("appstream", "desktop-file-utils", "squashfs-tools", "xauth", "xvfb"), "one minute"
    ),
    "flatpak": System(
        ("dbus", "debootstrap", "flatpak", "flatpak-builder", "ostree", "xauth", "xvfb"),
        "ten minutes the first time, then two",
    ),
    "packages": System(
        ("debootstrap", "rpm"),
        "ten minutes the first time, then four",
    ),
    "windows": System(("debootstrap",), "an hour the first time, then ten minutes; 6 GB of disk"),
}
"""What `tools.bundle.trials` tries out; each is as slow as it is, and leaves the tree alone."""
