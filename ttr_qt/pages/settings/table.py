"""All settings in one table: the file, the page and the search know them from here."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from ttr_qt.models.company.talk import Talk
from ttr_qt.pages.settings.kinds import Choice, Kind, Range, Switch, Value
from ttr_qt.views.theme.language import Language, Marked
from ttr_qt.views.theme.style import Motion
from ttr_qt.views.words.numbers import percent, seconds

Section = Literal["looks", "language", "motion", "playing", "opponents", "sound", "accessibility"]
SoundKind = Literal["card", "wagon", "ticket", "last_round", "end", "turn"]

SECTIONS: Final[Mapping[Section, Marked]] = {
    "looks": QT_TRANSLATE_NOOP("settings", "Looks"),
    "language": QT_TRANSLATE_NOOP("settings", "Language"),
    "motion": QT_TRANSLATE_NOOP("settings", "Motion"),
    "playing": QT_TRANSLATE_NOOP("settings", "Playing"),
    "opponents": QT_TRANSLATE_NOOP("settings", "Opponents"),
    "sound": QT_TRANSLATE_NOOP("settings", "Sound"),
    "accessibility": QT_TRANSLATE_NOOP("settings", "Accessibility"),
}
"""The sections in the order of the page, with what each is called."""

SCALES: Final = (0.85, 1.0, 1.15, 1.3, 1.5)
SOUND_KINDS: Final[tuple[SoundKind, ...]] = get_args(SoundKind)
CARD_SCALES: Final = {"small": 0.8, "normal": 1.0, "large": 1.3}
THINK_SECONDS: Final = (0.5, 1.0, 2.0, 5.0, 10.0)


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting."""

    key: str
    section: Section
    kind: Kind
    usual: Value
    """As at the first start."""
    title: Marked
    about: Marked
    found_by: Marked = ""
    """Further words that somebody may search for."""
    common: bool = False
    """Whether it belongs to the computer and holds for everybody who uses the program."""


def translated(text: Marked) -> str:
    """Return a text of the table in the language of the window."""
    return QCoreApplication.translate("settings", str(text)) if text else ""


def option_names(kind: Choice, language: Language) -> list[tuple[Value, str]]:
    """Return all values of a choice with what they are called in the language of the window."""
    return [
        (value, kind.written(value, language))
        if kind.written is not None and isinstance(value, float)
        else (value, translated(name))
        for value, name in kind.options
    ]


def _hundredths(level: float, language: Language) -> str:
    return percent(level / 100, language)


def _volume(kind: SoundKind, usual: int, title: Marked, about: Marked) -> Setting:
    level = Range(0, 100, 5, zero=QT_TRANSLATE_NOOP("settings", "off"), written=_hundredths)
    loud = QT_TRANSLATE_NOOP("settings", "volume loud quiet mute noise")
    return Setting(f"volume_{kind}", "sound", level, usual, title, about, loud)


SETTINGS: Final[tuple[Setting, ...]] = (
    Setting(
        "theme",
        "looks",
        Choice(
            (
                ("system", QT_TRANSLATE_NOOP("settings", "follow the system")),
                ("light", QT_TRANSLATE_NOOP("settings", "light")),
                ("dark", QT_TRANSLATE_NOOP("settings", "dark")),
            )
        ),
        "system",
        QT_TRANSLATE_NOOP("settings", "Colours"),
        QT_TRANSLATE_NOOP("settings", "For the window. The board keeps its own colours."),
        QT_TRANSLATE_NOOP("settings", "theme dark mode night"),
    ),
    Setting(
        "scale",
        "looks",
        Choice(tuple((scale, "") for scale in SCALES), percent),
        1.0,
        QT_TRANSLATE_NOOP("settings", "Text size"),
        QT_TRANSLATE_NOOP(
            "settings", "Makes all text larger or smaller, and buttons and panels with it."
        ),
        QT_TRANSLATE_NOOP("settings", "font letters zoom larger smaller"),
    ),
    Setting(
        "card_size",
        "looks",
        Choice(
            (
                ("small", QT_TRANSLATE_NOOP("settings", "small")),
                ("normal", QT_TRANSLATE_NOOP("settings", "normal")),
                ("large", QT_TRANSLATE_NOOP("settings", "large")),
            )
        ),
        "normal",
        QT_TRANSLATE_NOOP("settings", "Card size"),
        QT_TRANSLATE_NOOP(
            "settings", "In your hand and in the market. Small ones leave more room for the board."
        ),
        QT_TRANSLATE_NOOP("settings", "hand market larger smaller"),
    ),
    Setting(
        "hand_order",
        "looks",
        Choice(
            (
                ("colour", QT_TRANSLATE_NOOP("settings", "by colour")),
                ("number", QT_TRANSLATE_NOOP("settings", "by number")),
            )
        ),
        "colour",
        QT_TRANSLATE_NOOP("settings", "Order of your cards"),
        QT_TRANSLATE_NOOP(
            "settings",
            "By colour: each stack keeps its place beside the others. By number: the highest "
            "stack comes first.",
        ),
        QT_TRANSLATE_NOOP("settings", "hand sort stacks"),
    ),
    Setting(
        "rule_numbers",
        "looks",
        Switch(),
        False,
        QT_TRANSLATE_NOOP("settings", "Rule numbers"),
        QT_TRANSLATE_NOOP(
            "settings", "After each rule on the rules page, so that you can refer to it: D4, M6."
        ),
        QT_TRANSLATE_NOOP("settings", "rules numbers ids"),
    ),
    Setting(
        "language",
        "language",
        Choice(
            (
                (None, QT_TRANSLATE_NOOP("settings", "follow the system")),
                ("en", "English"),
                ("de", "Deutsch"),
            )
        ),
        None,
        QT_TRANSLATE_NOOP("settings", "Language"),
        QT_TRANSLATE_NOOP("settings", "For the window, the rules and the names on the boards."),
        "English Deutsch German Sprache translation",
    ),
    Setting(
        "motion",
        "motion",
        Choice(
            (
                (Motion.NORMAL, QT_TRANSLATE_NOOP("settings", "normal")),
                (Motion.FAST, QT_TRANSLATE_NOOP("settings", "fast")),
                (Motion.REDUCED, QT_TRANSLATE_NOOP("settings", "reduced")),
                (Motion.OFF, QT_TRANSLATE_NOOP("settings", "off")),
            )
        ),
        Motion.NORMAL,
        QT_TRANSLATE_NOOP("settings", "Animations"),
        QT_TRANSLATE_NOOP(
            "settings", "Reduced: nothing travels, things only fade in. Off: nothing moves at all."
        ),
        QT_TRANSLATE_NOOP("settings", "animation speed pace fast slow"),
    ),
    Setting(
        "confirm",
        "playing",
        Choice(
            (
                ("always", QT_TRANSLATE_NOOP("settings", "always")),
                ("choice", QT_TRANSLATE_NOOP("settings", "when in doubt")),
                ("never", QT_TRANSLATE_NOOP("settings", "never")),
            )
        ),
        "choice",
        QT_TRANSLATE_NOOP("settings", "Confirm a claim"),
        QT_TRANSLATE_NOOP(
            "settings",
            "When you are asked which cards to pay with. In doubt: where there is a choice, or "
            "where locomotives or jokers would be spent that you have not picked. Never: the best "
            "ones are used.",
        ),
        QT_TRANSLATE_NOOP("settings", "ask payment route click"),
    ),
    Setting(
        "ask_rating",
        "playing",
        Switch(),
        True,
        QT_TRANSLATE_NOOP("settings", "Ask before a game stops counting"),
        QT_TRANSLATE_NOOP(
            "settings",
            "Before the first hint, or the first turn you take back: the game then no longer "
            "counts for your rating.",
        ),
        QT_TRANSLATE_NOOP("settings", "confirm hint take back undo rating warning"),
    ),
    Setting(
        "pass_on",
        "playing",
        Switch(),
        True,
        QT_TRANSLATE_NOOP("settings", "Wait before the next person"),
        QT_TRANSLATE_NOOP(
            "settings",
            "With several people at one screen: your cards stay in view after your turn until you "
            "pass on. Otherwise they are covered after a few seconds.",
        ),
        QT_TRANSLATE_NOOP("settings", "cover pass hand over shared family look"),
    ),
    Setting(
        "auto_fit",
        "playing",
        Switch(),
        True,
        QT_TRANSLATE_NOOP("settings", "Fit the board to the window"),
        QT_TRANSLATE_NOOP("settings", "The whole board stays in view when the window is resized."),
        QT_TRANSLATE_NOOP("settings", "zoom resize whole auto-fit"),
    ),
    Setting(
        "analysis",
        "playing",
        Switch(),
        False,
        QT_TRANSLATE_NOOP("settings", "Analysis in replays"),
        QT_TRANSLATE_NOOP(
            "settings",
            "When you watch a finished game again, the best moves and their chances "
            "are shown wherever you stop.",
        ),
        QT_TRANSLATE_NOOP("settings", "best moves hints chances replay watch"),
    ),
    Setting(
        "pace",
        "opponents",
        Choice(
            (
                ("quick", QT_TRANSLATE_NOOP("settings", "quick")),
                ("normal", QT_TRANSLATE_NOOP("settings", "normal")),
                ("calm", QT_TRANSLATE_NOOP("settings", "calm")),
                ("step", QT_TRANSLATE_NOOP("settings", "step by step")),
            )
        ),
        "normal",
        QT_TRANSLATE_NOOP("settings", "Pace of the opponents"),
        QT_TRANSLATE_NOOP(
            "settings",
            "How long you can look at each of their turns before the next one. Step "
            "by step: until you go on.",
        ),
        QT_TRANSLATE_NOOP("settings", "speed fast slow pause wait follow tempo"),
    ),
    Setting(
        "remarks",
        "opponents",
        Choice(
            (
                (Talk.OFF, QT_TRANSLATE_NOOP("settings", "off")),
                (Talk.FEW, QT_TRANSLATE_NOOP("settings", "few")),
                (Talk.LIVELY, QT_TRANSLATE_NOOP("settings", "lively")),
            )
        ),
        Talk.FEW,
        QT_TRANSLATE_NOOP("settings", "Remarks"),
        QT_TRANSLATE_NOOP(
            "settings",
            "What opponents say about the game now and then. They never tell what they hold "
            "or plan.",
        ),
        QT_TRANSLATE_NOOP("settings", "talk chat bubble speech comments quiet"),
    ),
    Setting(
        "think_seconds",
        "opponents",
        Choice(tuple((time, "") for time in THINK_SECONDS), seconds),
        1.0,
        QT_TRANSLATE_NOOP("settings", "Time to think"),
        QT_TRANSLATE_NOOP(
            "settings",
            "For each of Ada's decisions; she uses all of it. The others answer at once.",
        ),
        QT_TRANSLATE_NOOP("settings", "seconds computer bots strength difficulty"),
    ),
    Setting(
        "threads",
        "opponents",
        Range(0, os.cpu_count() or 1, zero=QT_TRANSLATE_NOOP("settings", "automatic")),
        0,
        QT_TRANSLATE_NOOP("settings", "Processor cores"),
        QT_TRANSLATE_NOOP(
            "settings",
            "For thinking, whoever plays. Automatic: up to four, with one left for everything "
            "else.",
        ),
        QT_TRANSLATE_NOOP("settings", "threads processor machine computer bots"),
        common=True,
    ),
    Setting(
        "sounds",
        "sound",
        Switch(),
        True,
        QT_TRANSLATE_NOOP("settings", "Sounds"),
        QT_TRANSLATE_NOOP("settings", "All of them at once. There is no music."),
        QT_TRANSLATE_NOOP("settings", "volume loud quiet mute noise"),
    ),
    Setting(
        "volume",
        "sound",
        Range(0, 100, 5, zero=QT_TRANSLATE_NOOP("settings", "off"), written=_hundredths),
        100,
        QT_TRANSLATE_NOOP("settings", "Volume"),
        QT_TRANSLATE_NOOP(
            "settings",
            "Of all sounds together, whoever plays; each has a volume of its own below.",
        ),
        QT_TRANSLATE_NOOP("settings", "volume loud quiet mute noise"),
        common=True,
    ),
    _volume(
        "card",
        50,
        QT_TRANSLATE_NOOP("settings", "Cards"),
        QT_TRANSLATE_NOOP("settings", "A card is taken or drawn."),
    ),
    _volume(
        "wagon",
        60,
        QT_TRANSLATE_NOOP("settings", "Wagons"),
        QT_TRANSLATE_NOOP("settings", "A piece is placed on the board."),
    ),
    _volume(
        "ticket",
        60,
        QT_TRANSLATE_NOOP("settings", "Ticket done"),
        QT_TRANSLATE_NOOP("settings", "You connect the two cities of one of your tickets."),
    ),
    _volume(
        "last_round",
        60,
        QT_TRANSLATE_NOOP("settings", "Last round"),
        QT_TRANSLATE_NOOP("settings", "A whistle when everybody has one more turn."),
    ),
    _volume(
        "end",
        60,
        QT_TRANSLATE_NOOP("settings", "End of the game"),
        QT_TRANSLATE_NOOP("settings", "A few notes before the scores are counted."),
    ),
    _volume(
        "turn",
        0,
        QT_TRANSLATE_NOOP("settings", "Your turn"),
        QT_TRANSLATE_NOOP("settings", "A soft tick when it is your turn again."),
    ),
    Setting(
        "high_contrast",
        "accessibility",
        Switch(),
        False,
        QT_TRANSLATE_NOOP("settings", "High contrast"),
        QT_TRANSLATE_NOOP(
            "settings", "Black and white text, clear edges, strong outlines on the board."
        ),
        QT_TRANSLATE_NOOP("settings", "accessibility eyes sight readable black white"),
    ),
    Setting(
        "symbols",
        "accessibility",
        Switch(),
        True,
        QT_TRANSLATE_NOOP("settings", "Colour symbols"),
        QT_TRANSLATE_NOOP(
            "settings", "On spaces and cards, for anyone who can't tell all the colours apart."
        ),
        QT_TRANSLATE_NOOP("settings", "accessibility colour blind eyes shapes"),
    ),
    Setting(
        "read_remarks",
        "accessibility",
        Switch(),
        False,
        QT_TRANSLATE_NOOP("settings", "Read remarks out"),
        QT_TRANSLATE_NOOP("settings", "Screen readers read out what the opponents say, too."),
        QT_TRANSLATE_NOOP("settings", "accessibility screen reader speech talk blind"),
    ),
)


def usual_values() -> dict[str, Value]:
    """Return all settings as at the first start."""
    return {setting.key: setting.usual for setting in SETTINGS}
