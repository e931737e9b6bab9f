"""What holds for all tests of views."""

from tests.helpers.window.empty_screen import _empty_desk

__all__ = ["_empty_desk"]
