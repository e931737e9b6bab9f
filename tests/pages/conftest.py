"""What holds for all tests of pages."""

from tests.helpers.screens.empty_screen import empty_screen

__all__ = ["empty_screen"]
