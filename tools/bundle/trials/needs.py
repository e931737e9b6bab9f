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
        "three minutes",
    ),
    "wayland": Trial(
        "tests/whole_games/test_wayland.py",
        ("libwayland-cursor0", "libwayland-egl1", "libxtst6", "weston", "xvfb"),
        "three minutes",
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
        "twenty minutes",
    ),
    "packages": System(
        ("debootstrap", "rpm"),
        "twenty minutes",
    ),
    "windows": System(("debootstrap",), "forty minutes the first time, then ten; 8 GB of disk"),
}
"""What `tools.bundle.trials` tries out; each is as slow as it is, and leaves the tree alone."""
