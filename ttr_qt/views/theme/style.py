"""How the window looks: its colours, sizes and pace, the same for all its parts."""

import functools
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtGui import QFont

from ttr_qt.views.theme.fonts import BOLD, MEDIUM, REGULAR, SEMIBOLD, Family, map_text, window_text
from ttr_qt.views.theme.language import Language
from ttr_qt.views.theme.palette import LIGHT, Theme
from ttr_qt.views.theme.qt_palette import TIP_EDGE, TIP_GROUND, TIP_INK, TIP_PADDING, TIP_RADIUS

CAPTION: Final = 12.0
SECONDARY: Final = 13.0
BODY: Final = 14.0
HEADING: Final = 17.0
SCORE: Final = 30.0
TITLE: Final = 30.0

_FADE: Final = 80


class Motion(Enum):
    """How much moves, and how fast."""

    NORMAL = "normal"
    FAST = "fast"
    REDUCED = "reduced"
    OFF = "off"

    @property
    def travels(self) -> bool:
        """Whether things move from one place to another, and do not just appear."""
        return self in {Motion.NORMAL, Motion.FAST}

    def ms(self, normal: float) -> int:
        """Return how long something takes that takes ``normal`` milliseconds at normal pace."""
        match self:
            case Motion.NORMAL:
                return round(normal)
            case Motion.FAST:
                return round(normal * 0.4)
            case Motion.REDUCED:
                return min(_FADE, round(normal))
            case Motion.OFF:
                return 0


@functools.lru_cache(maxsize=128)
def _window_font(size: float, weight: int, scale: float) -> QFont:
    font = window_text(size, weight).font(scale)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


@dataclass(frozen=True, slots=True)
class Style:
    """What all widgets of a window are made with; another style means making them anew."""

    theme: Theme = LIGHT
    language: Language = "en"
    scale: float = 1.0
    """The scale of texts, and of everything that has to hold them."""
    motion: Motion = Motion.NORMAL
    card_scale: float = 1.0
    """The scale of the cards in the hand and in the market."""
    symbols: bool = True
    """Whether spaces and cards carry the symbol of their colour."""
    highest_stacks_first: bool = False
    """Whether the stacks of a hand are sorted by their number of cards."""
    rule_numbers: bool = False
    """Whether the page of rules shows the number of each rule."""

    @property
    def high_contrast(self) -> bool:
        """Whether edges, outlines and rings are to be stronger than usual."""
        return self.theme.strong

    @property
    def ring(self) -> float:
        """How thick the ring is around what has the focus."""
        return self.scale * (3.5 if self.high_contrast else 2.0)

    def px(self, length: float) -> int:
        """Return a length in pixels."""
        return round(length * self.scale)

    def font(self, size: float = BODY, weight: int = REGULAR) -> QFont:
        """Return the window's typeface, with figures of equal width."""
        return QFont(_window_font(size, weight, self.scale))

    def title_font(self, size: float = TITLE, weight: int = SEMIBOLD) -> QFont:
        """Return the map's typeface, for names of boards."""
        return map_text(size, weight).font(self.scale)

    def sheet(self) -> str:
        """Return the style sheet of the window; roles and kinds are properties of widgets."""
        t, px, ring = self.theme, self.px, round(self.ring)
        # Qt adds to all edges of a tool tip what is at its sides once more, and two pixels.
        above, aside = px(TIP_PADDING[0]), (px(TIP_PADDING[1]) - 2) // 2
        return f"""
        QWidget {{ font-family: "{Family.WINDOW.value}"; font-size: {px(BODY)}px; color: {t.ink}; }}
        QMainWindow, QWidget#page {{ background: {t.background}; }}
        QLabel {{ background: transparent; }}
        QLabel[role="title"] {{
            font-family: "{Family.MAP.value}"; font-size: {px(TITLE)}px; font-weight: {SEMIBOLD};
        }}
        QLabel[role="heading"] {{ font-size: {px(HEADING)}px; font-weight: {SEMIBOLD}; }}
        QLabel[role="strong"] {{ font-weight: {SEMIBOLD}; }}
        QLabel[role="score"] {{ font-size: {px(SCORE)}px; font-weight: {BOLD}; }}
        QLabel[role="secondary"] {{ font-size: {px(SECONDARY)}px; color: {t.ink_second}; }}
        QLabel[role="caption"] {{
            font-size: {px(CAPTION)}px; font-weight: {MEDIUM}; color: {t.ink_second};
        }}
        QLabel[role="good"] {{ font-size: {px(SECONDARY)}px; color: {t.good}; }}
        QLabel[role="bad"] {{ font-size: {px(SECONDARY)}px; color: {t.bad}; }}
        QToolTip {{
            background: {TIP_GROUND}; color: {TIP_INK}; border: 1px solid {TIP_EDGE};
            border-radius: {px(TIP_RADIUS)}px;
            padding: {max(above - aside - 2, 0)}px {aside}px; font-size: {px(SECONDARY)}px;
            font-family: "{Family.WINDOW.value}";
        }}
        QPushButton {{
            background: {t.panel}; color: {t.ink}; border: 1px solid {t.line};
            border-radius: {px(9)}px; padding: {px(7)}px {px(14)}px;
            font-size: {px(BODY)}px; font-weight: {SEMIBOLD};
        }}
        QPushButton, QToolButton {{ outline: none; }}
        QPushButton:hover {{ background: {t.chip}; }}
        QPushButton:pressed {{ background: {t.line}; }}
        QPushButton:focus {{ border: {ring}px solid {t.accent}; }}
        QPushButton:disabled {{
            color: {t.ink_disabled}; background: {t.panel_quiet}; border-color: {t.line};
        }}
        QPushButton[kind="primary"] {{
            background: {t.accent}; color: {t.accent_ink}; border-color: {t.accent};
        }}
        QPushButton[kind="primary"]:focus {{ border: 1px solid {t.accent}; }}
        QPushButton[kind="primary"]:disabled {{
            color: {t.ink_disabled}; background: {t.chip}; border-color: {t.line};
        }}
        QPushButton[kind="quiet"] {{ background: transparent; border-color: transparent; }}
        QPushButton[kind="quiet"]:hover {{ background: {t.chip}; }}
        QPushButton[kind="quiet"]:focus {{ border: {ring}px solid {t.accent}; }}
        QLineEdit {{
            background: {t.panel_quiet}; border: 1px solid {t.line}; border-radius: {px(9)}px;
            padding: {px(7)}px {px(10)}px; selection-background-color: {t.accent};
            selection-color: {t.accent_ink}; placeholder-text-color: {t.ink_disabled};
        }}
        QLineEdit:focus {{ border: {ring}px solid {t.accent}; }}
        QSlider {{ min-height: {px(26)}px; border: {ring}px solid transparent;
            border-radius: {px(9)}px; }}
        QSlider:focus {{ border-color: {t.accent}; }}
        QSlider::groove:horizontal {{
            background: {t.line}; height: {px(4)}px; border-radius: {px(2)}px; margin: 0 {px(4)}px;
        }}
        QSlider::sub-page:horizontal {{
            background: {t.accent}; height: {px(4)}px; border-radius: {px(2)}px;
            margin: 0 {px(4)}px;
        }}
        QSlider::handle:horizontal {{
            background: {t.accent}; width: {px(16)}px; border-radius: {px(8)}px;
            margin: -{px(6)}px 0;
        }}
        QSlider::handle:horizontal:hover {{ background: {t.ink}; }}
        QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
        QScrollBar:vertical {{ background: transparent; width: {px(8)}px; margin: 0; }}
        QScrollBar::handle:vertical {{
            background: {t.line}; border-radius: {px(4)}px; min-height: {px(24)}px;
        }}
        QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
        QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
        QMenu {{
            background: {t.panel}; border: 1px solid {t.line}; padding: {px(6)}px;
            icon-size: {px(16)}px;
        }}
        QMenu::item {{ padding: {px(7)}px {px(22)}px; border-radius: {px(6)}px; }}
        QMenu::item:selected {{ background: {t.chip}; }}
        QMenu::item:disabled {{ color: {t.ink_disabled}; }}
        QMenu::separator {{ height: 1px; background: {t.line}; margin: {px(4)}px; }}
        """
