"""The theme's colours for what Qt draws itself: file dialogs, message boxes, and their parts."""

from typing import Final

from PySide6.QtGui import QColor, QPalette

from ttr_qt.views.theme.palette import Theme
from ttr_qt.views.theme.pencil import mix

TIP_GROUND: Final = "#22282D"
TIP_INK: Final = "#F4EFE4"
"""Tool tips are dark in all themes."""
TIP_EDGE: Final = "#3A434A"
TIP_RADIUS: Final = 5
"""Of the corners of all tips, at normal size: those of Qt are windows without transparent pixels,
in which the corners of rounder ones would show."""
TIP_PADDING: Final = (8, 12)
"""Above and below, and at the sides."""


def qt_palette(theme: Theme) -> QPalette:
    """Return the palette that fits a theme.

    The window's style sheet gives its ink to dialogs too, but no ground: that is Qt's own, which
    follows the desktop and not the theme. So both have to come from one place.
    """
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.background,
        role.WindowText: theme.ink,
        role.Base: theme.panel,
        role.AlternateBase: theme.panel_quiet,
        role.Text: theme.ink,
        role.Button: theme.panel_quiet,
        role.ButtonText: theme.ink,
        role.BrightText: theme.bad,
        role.PlaceholderText: theme.ink_disabled,
        role.Highlight: theme.accent,
        role.Accent: theme.accent,
        role.HighlightedText: theme.accent_ink,
        role.Link: theme.accent,
        role.LinkVisited: theme.ink_second,
        role.ToolTipBase: TIP_GROUND,
        role.ToolTipText: TIP_INK,
    }
    result = QPalette(QColor(theme.panel_quiet), QColor(theme.background))  # edges come from these
    for which, colour in colours.items():
        result.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.ink_disabled))
    # A chosen line of a dialog that does not have the focus is to be seen as well.
    quiet = mix(theme.accent, theme.panel, 0.7)
    result.setColor(QPalette.ColorGroup.Inactive, role.Highlight, quiet)
    result.setColor(QPalette.ColorGroup.Inactive, role.HighlightedText, QColor(theme.ink))
    return result
