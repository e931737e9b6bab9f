"""What holds for all tests of pages."""

from tests.helpers.window.empty_screen import _empty_desk

__all__ = ["_empty_desk"]
