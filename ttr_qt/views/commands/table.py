"""The table of all commands. No key of the program stands anywhere else."""

import enum
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QKeyEvent, QKeySequence

from ttr_qt.views.commands.entry import (
    BOARD,
    CARDS,
    CHOOSING,
    COVER,
    END,
    GAME,
    GAMES,
    HINTS,
    MOVES,
    OTHERS,
    OVER,
    PAGES,
    PAYMENT,
    PRACTICE,
    REPLAY,
    REVIEW,
    RULES,
    START,
    STATISTICS,
    TURN,
    TUTORIAL,
    WINDOW,
    Entry,
    Place,
)
from ttr_qt.views.commands.keys import key_name, pressed, sequences

_ARROWS: Final = ("Left", "Right", "Up", "Down")
_NUMBERS: Final = ("1", "2", "3", "4", "5", "6")


@enum.unique
class Command(Enum):
    """Everything a person can do by menu, button or key."""

    # Everywhere.
    SHOW_KEYS = Entry(
        WINDOW,
        ("F1",),
        QT_TRANSLATE_NOOP("commands", "show these keys"),
        QT_TRANSLATE_NOOP("commands", "Keys"),
        "keyboard",
    )
    SHOW_RULES = Entry(
        WINDOW,
        ("F2",),
        QT_TRANSLATE_NOOP("commands", "show the rules"),
        QT_TRANSLATE_NOOP("commands", "Rules"),
        "book-open",
    )
    SHOW_SETTINGS = Entry(
        WINDOW,
        ("Ctrl+,",),
        QT_TRANSLATE_NOOP("commands", "show the settings"),
        QT_TRANSLATE_NOOP("commands", "Settings"),
        "settings",
    )
    SHOW_START = Entry(
        WINDOW,
        (),
        QT_TRANSLATE_NOOP("commands", "go to the start page"),
        QT_TRANSLATE_NOOP("commands", "Start page"),
        "house",
    )
    SHOW_GAMES = Entry(
        WINDOW,
        (),
        QT_TRANSLATE_NOOP("commands", "show the games that were kept"),
        QT_TRANSLATE_NOOP("commands", "Games"),
        "history",
    )
    SHOW_TUTORIAL = Entry(
        WINDOW,
        (),
        QT_TRANSLATE_NOOP("commands", "show the chapters of the tutorial"),
        QT_TRANSLATE_NOOP("commands", "Learn"),
        "graduation-cap",
    )
    SHOW_STATISTICS = Entry(
        WINDOW,
        (),
        QT_TRANSLATE_NOOP("commands", "show the statistics"),
        QT_TRANSLATE_NOOP("commands", "Statistics"),
        "chart-no-axes-column",
    )
    FULL_SCREEN = Entry(
        WINDOW,
        ("F11",),
        QT_TRANSLATE_NOOP("commands", "switch full screen on or off"),
        QT_TRANSLATE_NOOP("commands", "Full screen"),
        "maximize",
        also=("Ctrl+Meta+F",),  # as on macOS
    )
    OPEN_FILE = Entry(
        WINDOW,
        ("Ctrl+O",),
        QT_TRANSLATE_NOOP("commands", "open a game from a file"),
        QT_TRANSLATE_NOOP("commands", "Open a game …"),
        "folder-open",
    )
    SAVE_FILE = Entry(
        WINDOW,
        ("Ctrl+S",),
        QT_TRANSLATE_NOOP("commands", "save the game to a file, even when it is over"),
        QT_TRANSLATE_NOOP("commands", "Save the game …"),
        "save",
    )
    QUIT = Entry(
        WINDOW,
        ("Ctrl+Q",),
        QT_TRANSLATE_NOOP("commands", "quit; you can continue the game later"),
        QT_TRANSLATE_NOOP("commands", "Quit"),
        "log-out",
    )
    NEXT_PART = Entry(
        WINDOW,
        ("Tab",),
        QT_TRANSLATE_NOOP("commands", "go to the next part of the window"),
        shortcut=False,
    )
    PREVIOUS_PART = Entry(
        WINDOW,
        ("Shift+Tab",),
        QT_TRANSLATE_NOOP("commands", "go to the previous part"),
        shortcut=False,
    )
    PRESS = Entry(
        WINDOW,
        ("Return", "Space"),
        QT_TRANSLATE_NOOP("commands", "press the selected button"),
        shortcut=False,
    )
    CANCEL = Entry(
        WINDOW,
        ("Esc",),
        QT_TRANSLATE_NOOP("commands", "cancel, go one page back, or leave the game"),
        shortcut=False,
    )

    # On the page of a game.
    TAKE_CARD = Entry(
        TURN,
        _NUMBERS,
        QT_TRANSLATE_NOOP("commands", "take an open card from the market"),
        shortcut=False,
        row=True,
    )
    PICK_STACK = Entry(
        GAME,
        tuple(f"Ctrl+{digit}" for digit in "1234567890"),
        QT_TRANSLATE_NOOP("commands", "pick a stack of your hand to claim with"),
        shortcut=False,
        repeats=True,
        row=True,
    )
    DRAW_CARD = Entry(TURN, ("D",), QT_TRANSLATE_NOOP("commands", "draw from the deck"))
    DRAW_TICKETS = Entry(TURN, ("T",), QT_TRANSLATE_NOOP("commands", "draw or swap tickets"))
    START_JOURNEY = Entry(
        TURN, ("J",), QT_TRANSLATE_NOOP("commands", "send a passenger on a journey")
    )
    END_JOURNEY = Entry(TURN, ("E",), QT_TRANSLATE_NOOP("commands", "end a journey"))
    NO_PASSENGER = Entry(TURN, ("N",), QT_TRANSLATE_NOOP("commands", "put no passenger down"))
    PASS = Entry(TURN, ("P",), QT_TRANSLATE_NOOP("commands", "pass, if nothing else is left"))
    HINT = Entry(GAME, ("H",), QT_TRANSLATE_NOOP("commands", "ask for a hint"))
    LIST_MOVES = Entry(
        GAME,
        ("M",),
        QT_TRANSLATE_NOOP("commands", "list all possible moves"),
        QT_TRANSLATE_NOOP("commands", "Possible moves"),
        "layers",
    )
    UNDO = Entry(
        GAME,
        ("Ctrl+Z",),
        QT_TRANSLATE_NOOP("commands", "undo a step, or take back your last turn"),
        repeats=True,
    )
    REDO = Entry(
        GAME,
        ("Ctrl+Y", "Ctrl+Shift+Z"),
        QT_TRANSLATE_NOOP("commands", "redo what was taken back"),
        repeats=True,
    )
    SHOW_PLAYER = Entry(
        GAME,
        tuple(f"Alt+{digit}" for digit in "12345"),
        QT_TRANSLATE_NOOP("commands", "highlight the tracks of a player and list the moves"),
        row=True,
    )
    TELL_HAND = Entry(GAME, ("Alt+H",), QT_TRANSLATE_NOOP("commands", "read out your hand"))
    TELL_MARKET = Entry(GAME, ("Alt+M",), QT_TRANSLATE_NOOP("commands", "read out the market"))
    TELL_TICKETS = Entry(GAME, ("Alt+T",), QT_TRANSLATE_NOOP("commands", "read out your tickets"))
    TELL_LATEST = Entry(
        GAME, ("Alt+L",), QT_TRANSLATE_NOOP("commands", "read out what the others did last")
    )
    TELL_STANDING = Entry(GAME, ("Alt+S",), QT_TRANSLATE_NOOP("commands", "read out who leads"))
    COPY_NUMBER = Entry(
        GAME,
        (),
        QT_TRANSLATE_NOOP("commands", "copy the number of these cards"),
        QT_TRANSLATE_NOOP("commands", "Copy the number of these cards: {number}"),
        "copy",
    )
    GIVE_UP = Entry(
        GAME,
        (),
        QT_TRANSLATE_NOOP("commands", "give up the game, which then counts as lost"),
        QT_TRANSLATE_NOOP("commands", "Give up …"),
        "flag",
    )

    # On the board.
    GO_TO_TRACK = Entry(
        BOARD,
        _ARROWS,
        QT_TRANSLATE_NOOP("commands", "go to a track that can be claimed"),
        shortcut=False,
        repeats=True,
    )
    STEP_THROUGH_TRACKS = Entry(
        BOARD,
        ("PgUp", "PgDown"),
        QT_TRANSLATE_NOOP("commands", "go through these tracks in turn"),
        shortcut=False,
        repeats=True,
    )
    SPELL_CITY = Entry(
        BOARD,
        ("/",),
        QT_TRANSLATE_NOOP("commands", "then the first letters of a city: go there"),
        shortcut=False,
    )
    CLAIM = Entry(
        BOARD,
        ("Return", "Space"),
        QT_TRANSLATE_NOOP("commands", "claim the track, choose the city"),
        shortcut=False,
    )
    ZOOM = Entry(
        BOARD,
        ("+", "-"),
        QT_TRANSLATE_NOOP("commands", "make the board larger or smaller"),
        shortcut=False,
        repeats=True,
    )
    SHOW_WHOLE_BOARD = Entry(
        BOARD,
        ("0", "Home"),
        QT_TRANSLATE_NOOP("commands", "show the whole board"),
        QT_TRANSLATE_NOOP("commands", "Show the whole board"),
        "maximize",
        shortcut=False,
    )
    MOVE_BOARD = Entry(
        BOARD,
        tuple(f"Shift+{arrow}" for arrow in _ARROWS),
        QT_TRANSLATE_NOOP("commands", "move the board"),
        shortcut=False,
        repeats=True,
    )

    # In the hand and in the market.
    STEP_THROUGH_CARDS = Entry(
        CARDS,
        _ARROWS,
        QT_TRANSLATE_NOOP("commands", "go from card to card"),
        shortcut=False,
        repeats=True,
    )
    FIRST_OR_LAST_CARD = Entry(
        CARDS,
        ("Home", "End"),
        QT_TRANSLATE_NOOP("commands", "go to the first or last card"),
        shortcut=False,
    )
    USE_CARD = Entry(
        CARDS,
        ("Return", "Space"),
        QT_TRANSLATE_NOOP("commands", "take the card, or claim with this stack"),
        shortcut=False,
    )

    # Where cards or tickets are chosen.
    CHOOSE_TICKET = Entry(
        CHOOSING,
        _NUMBERS,
        QT_TRANSLATE_NOOP("commands", "keep a ticket or not, or choose a mix"),
        row=True,
    )
    CONFIRM = Entry(CHOOSING, ("Return",), QT_TRANSLATE_NOOP("commands", "confirm"))
    NOT_NOW = Entry(CHOOSING, ("Esc",), QT_TRANSLATE_NOOP("commands", "not now"))
    STEP_THROUGH_PAYMENTS = Entry(
        PAYMENT,
        ("Up", "Down"),
        QT_TRANSLATE_NOOP("commands", "go through the ways to pay for a track"),
        shortcut=False,
        repeats=True,
        also=("Left", "Right", "Shift+Tab", "Tab"),
    )
    PAY = Entry(
        PAYMENT,
        ("Return",),
        QT_TRANSLATE_NOOP("commands", "confirm"),
        shortcut=False,
        also=("Space",),
    )

    # While hints are shown.
    PLAY_HINT = Entry(
        HINTS,
        ("1", "2", "3"),
        QT_TRANSLATE_NOOP("commands", "play a hint by its number"),
        shortcut=False,
        row=True,
    )
    PLAY_PRESENT_HINT = Entry(
        HINTS,
        ("Return", "Space"),
        QT_TRANSLATE_NOOP("commands", "play the selected hint, or else the first one"),
        shortcut=False,
    )
    STEP_THROUGH_HINTS = Entry(
        HINTS,
        ("Up", "Down"),
        QT_TRANSLATE_NOOP("commands", "go from hint to hint"),
        shortcut=False,
        repeats=True,
        also=("Left", "Right"),
    )

    # In the list of moves.
    STEP_THROUGH_MOVES = Entry(
        MOVES,
        ("Up", "Down"),
        QT_TRANSLATE_NOOP("commands", "go from move to move"),
        shortcut=False,
        repeats=True,
    )
    FIRST_OR_LAST_MOVE = Entry(
        MOVES,
        ("Home", "End"),
        QT_TRANSLATE_NOOP("commands", "go to the first or last possible move"),
        shortcut=False,
    )
    PLAY_MOVE = Entry(
        MOVES, ("Return",), QT_TRANSLATE_NOOP("commands", "play the move"), shortcut=False
    )

    # While others move.
    SKIP_ANIMATION = Entry(
        OTHERS,
        ("Space",),
        QT_TRANSLATE_NOOP("commands", "skip an animation; let the next opponent move"),
        repeats=True,
    )
    SET_PACE = Entry(
        GAME,
        ("F5", "F6", "F7", "F8"),
        QT_TRANSLATE_NOOP("commands", "opponents: quick, normal, calm, step by step"),
        row=True,
    )
    PAUSE = Entry(
        OTHERS,
        ("P",),
        QT_TRANSLATE_NOOP("commands", "pause and go on, if you are only watching"),
    )

    # In a replay.
    STEP_REPLAY = Entry(
        REPLAY,
        ("Left", "Right"),
        QT_TRANSLATE_NOOP("commands", "one move back or forward"),
        repeats=True,
    )
    FIRST_OR_LAST_MOMENT = Entry(
        REPLAY,
        ("Home", "End"),
        QT_TRANSLATE_NOOP("commands", "go to the first or last move"),
        repeats=True,
    )
    PLAY_REPLAY = Entry(REPLAY, ("Space",), QT_TRANSLATE_NOOP("commands", "play and pause"))
    PLAY_ON = Entry(
        REPLAY,
        ("P",),
        QT_TRANSLATE_NOOP("commands", "play on yourself from the point that is shown"),
    )
    LEAVE_REPLAY = Entry(REPLAY, ("Esc",), QT_TRANSLATE_NOOP("commands", "leave the replay"))

    REVIEW_REPLAY = Entry(
        REPLAY, ("V",), QT_TRANSLATE_NOOP("commands", "show the review of the game")
    )

    ANALYSE_REPLAY = Entry(
        REPLAY,
        ("A",),
        QT_TRANSLATE_NOOP("commands", "switch the analysis on or off"),
    )

    # In a review.
    STEP_REVIEW = Entry(
        REVIEW,
        ("Left", "Right"),
        QT_TRANSLATE_NOOP("commands", "one move back or forward"),
        repeats=True,
    )
    STEP_THROUGH_MISTAKES = Entry(
        REVIEW,
        ("Up", "Down"),
        QT_TRANSLATE_NOOP("commands", "go to the mistake before or after"),
    )
    ENDS_OF_REVIEW = Entry(
        REVIEW, ("Home", "End"), QT_TRANSLATE_NOOP("commands", "go to the beginning or the end")
    )
    PLAY_ON_FROM_REVIEW = Entry(
        REVIEW,
        ("P",),
        QT_TRANSLATE_NOOP("commands", "play on yourself from the point that is shown"),
    )
    TRY_MISTAKE = Entry(
        REVIEW, ("T",), QT_TRANSLATE_NOOP("commands", "try again where you made a mistake")
    )
    LEAVE_REVIEW = Entry(REVIEW, ("Esc",), QT_TRANSLATE_NOOP("commands", "leave the review"))

    # When a mistake is tried again.
    GO_ON_PRACTISING = Entry(
        PRACTICE,
        ("Return",),
        QT_TRANSLATE_NOOP("commands", "after a try: another move, or the next exercise"),
        shortcut=False,
    )
    TRY_ANOTHER = Entry(
        PRACTICE, ("Backspace",), QT_TRANSLATE_NOOP("commands", "take back what you tried")
    )
    SHOW_ANSWER = Entry(PRACTICE, ("A",), QT_TRANSLATE_NOOP("commands", "show the answer"))
    STEP_THROUGH_EXERCISES = Entry(
        PRACTICE,
        ("Alt+Left", "Alt+Right"),
        QT_TRANSLATE_NOOP("commands", "go to the exercise before or after"),
    )

    # In the tutorial.
    CONTINUE_LESSON = Entry(TUTORIAL, ("Return",), QT_TRANSLATE_NOOP("commands", "continue"))
    PRESS_OR_CONTINUE_LESSON = Entry(
        TUTORIAL, ("Space",), QT_TRANSLATE_NOOP("commands", "continue")
    )

    # Where several people play at one screen.
    TAKE_SEAT = Entry(
        COVER,
        ("Return",),
        QT_TRANSLATE_NOOP("commands", "pass on, or show the cards of whoever is next"),
    )

    # At the start and at the end.
    START_GAME = Entry(
        START,
        ("Return",),
        QT_TRANSLATE_NOOP("commands", "start the game"),
        shortcut=False,
    )
    # Not Enter: who goes on with it through the end of a game would be in another one.
    PLAY_AGAIN = Entry(END, ("N",), QT_TRANSLATE_NOOP("commands", "play again, with new cards"))
    PLAY_TODAY = Entry(START, ("D",), QT_TRANSLATE_NOOP("commands", "play today's game"))
    STATISTICS_AT_START = Entry(START, ("S",), QT_TRANSLATE_NOOP("commands", "show the statistics"))
    STATISTICS_AT_END = Entry(END, ("S",), QT_TRANSLATE_NOOP("commands", "show the statistics"))
    SAME_CARDS = Entry(END, ("C",), QT_TRANSLATE_NOOP("commands", "play the same cards again"))
    WATCH_REPLAY = Entry(END, ("R",), QT_TRANSLATE_NOOP("commands", "watch the replay"))
    REVIEW_AT_END = Entry(END, ("V",), QT_TRANSLATE_NOOP("commands", "show the review of the game"))
    LOOK_AT_BOARD = Entry(
        END,
        ("B",),
        QT_TRANSLATE_NOOP("commands", "look at the board, and back at the result"),
    )
    SHOW_RESULT = Entry(
        OVER,
        ("B",),
        QT_TRANSLATE_NOOP("commands", "look at the board, and back at the result"),
    )
    SKIP_COUNT = Entry(
        END,
        ("Space",),
        QT_TRANSLATE_NOOP("commands", "skip the counting of points"),
        shortcut=False,
    )
    LEAVE_END = Entry(END, ("Esc",), QT_TRANSLATE_NOOP("commands", "go to the start page"))

    # On the other pages.
    FIND = Entry(PAGES, ("Ctrl+F",), QT_TRANSLATE_NOOP("commands", "search on a page"))
    NEXT_MATCH = Entry(
        RULES,
        ("F3",),
        QT_TRANSLATE_NOOP("commands", "go to the next match"),
        repeats=True,
        also=("Ctrl+G",),
    )
    NEXT_MATCH_IN_FIELD = Entry(
        RULES,
        ("Return",),
        QT_TRANSLATE_NOOP("commands", "go to the next match"),
        shortcut=False,
        repeats=True,
    )
    PREVIOUS_MATCH = Entry(
        RULES,
        ("Shift+F3", "Shift+Return"),
        QT_TRANSLATE_NOOP("commands", "go to the previous match"),
        repeats=True,
        also=("Ctrl+Shift+G",),
    )
    SCROLL = Entry(
        PAGES,
        ("PgUp", "PgDown"),
        QT_TRANSLATE_NOOP("commands", "scroll"),
        shortcut=False,
        repeats=True,
        also=("Up", "Down", "Home", "End"),
    )
    STEP_THROUGH_CHART = Entry(
        STATISTICS,
        ("Left", "Right"),
        QT_TRANSLATE_NOOP("commands", "go from game to game in a chart"),
        shortcut=False,
        repeats=True,
    )
    OPEN_GAME = Entry(
        GAMES,
        ("Return",),
        QT_TRANSLATE_NOOP("commands", "open a game from the list"),
        shortcut=False,
    )
    DELETE_GAME = Entry(
        GAMES,
        ("Del", "Backspace"),
        QT_TRANSLATE_NOOP("commands", "delete a game from the list"),
        shortcut=False,
    )

    @property
    def place(self) -> Place:
        """Where it works."""
        return self.value.place

    @property
    def keys(self) -> tuple[str, ...]:
        """Its keys as Qt writes them, without those that are not listed."""
        return self.value.keys

    @property
    def does(self) -> str:
        """What it is for, in the language of the window."""
        return QCoreApplication.translate("commands", str(self.value.does))

    @property
    def text(self) -> str:
        """Its name in menus, in the language of the window."""
        return QCoreApplication.translate("commands", str(self.value.text))

    @property
    def sign(self) -> str:
        """The name of its icon; empty for none."""
        return self.value.sign

    def key_text(self, number: int = 1) -> str:
        """Return what is written on one of its keys, by default the first; nothing without any."""
        return key_name(self.keys[number - 1]) if self.keys else ""

    def sequences(self, number: int | None = None) -> list[QKeySequence]:
        """Return all keys that do it, or one of them by its number, for Qt's shortcuts."""
        keys = (*self.keys, *self.value.also) if number is None else self.keys[number - 1 : number]
        return [sequence for key in keys for sequence in sequences(key)]

    def matches(self, event: QKeyEvent) -> bool:
        """Say whether a key that was pressed means this command."""
        return self.number(event) is not None

    def number(self, event: QKeyEvent) -> int | None:
        """Return which of its keys was pressed, from 1; None: none of them.

        Keys that are not listed count in the same order from 1 again: the second row of two keys
        means the same as the first.
        """
        keys, also = self.keys, self.value.also
        found = pressed(event, (*keys, *also))
        if found is None or found < len(keys):
            return None if found is None else found + 1
        return (found - len(keys)) % len(keys) + 1
