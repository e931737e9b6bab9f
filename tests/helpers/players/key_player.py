"""Somebody who plays without a mouse, by keys that go wherever the focus is."""

from collections import Counter
from itertools import cycle

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.players.mouse_player import look_first
from ttr_qt.app.window.main_window import MainWindow
from ttr_qt.engine import Action
from ttr_qt.engine.actions import ClaimRoute, DrawCard, DrawTickets, KeepTickets, Pass, TakeCard
from ttr_qt.pages.game.game_page import GamePage

_MOST_STEPS = 200
"""After so many keys nobody would believe any more in getting anywhere."""


class Keyboard:
    """Keys pressed in a window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press and let go."""
        QTest.keyClick(self._window.windowHandle(), key, held)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        """Write something."""
        for letter in text:
            QTest.keyClick(self._window.windowHandle(), Qt.Key(ord(letter.upper())))
        QApplication.processEvents()

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until the focus is there."""
        for _ in range(_MOST_STEPS):
            focus = QApplication.focusWidget()
            if focus is not None and (focus is widget or widget.isAncestorOf(focus)):
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget}")


class KeyPlayer:
    """Does actions in a window; where there are several ways, they take turns."""

    def __init__(self, window: MainWindow, page: GamePage) -> None:
        self.keyboard = Keyboard(window)
        self.page = page
        self.used: Counter[str] = Counter()
        """How often each way was gone."""
        self._card_ways = cycle(("anywhere", "market"))
        self._claim_ways = cycle(("steps", "place", "stack"))

    @property
    def ready(self) -> bool:
        """Whether there is something to decide."""
        return self.page.active

    def do(self, action: Action) -> None:
        """Do an action."""
        QApplication.processEvents()
        match action:
            case DrawCard() | TakeCard():
                self._take(action)
            case ClaimRoute():
                self._claim(action)
            case DrawTickets():
                self.used["tickets drawn"] += 1
                self.keyboard.type("T")
            case KeepTickets():
                self._keep(action)
            case Pass():
                self.keyboard.type("P")
            case _:
                raise AssertionError(f"{action} is not of this edition")

    def _take(self, action: DrawCard | TakeCard) -> None:
        look_first(self.page)
        way = next(self._card_ways)
        self.used[f"card from {way}"] += 1
        if way == "anywhere":
            self.keyboard.type("D" if isinstance(action, DrawCard) else str(action.slot))
            return
        self.keyboard.tab_to(self.page.market.table)
        wanted = ("deck", 0) if isinstance(action, DrawCard) else ("open", action.slot)
        self.keyboard.press(Qt.Key.Key_Home)
        while self.page.market.table.current != wanted:
            self.keyboard.press(Qt.Key.Key_Right)
        self.keyboard.press(Qt.Key.Key_Return)

    def _claim(self, claim: ClaimRoute) -> None:
        way = next(self._claim_ways)
        self.used[f"claim by {way}"] += 1
        play = self.page.board_play
        if way == "stack":
            self._pick(claim.cards[0][0])
        if way == "place":
            game_map = self.page.session.map
            self._spell(game_map.place(game_map.route(claim.route).a).name.en)
        for _ in range(_MOST_STEPS):
            if play.focus.route == claim.route:
                break
            self.keyboard.press(Qt.Key.Key_PageDown)
        assert play.focus.route == claim.route
        self.keyboard.press(Qt.Key.Key_Return)
        popover = play.popover
        if popover.isVisible():
            self.used["payment chosen"] += 1
            while not next(row for row in popover.rows if row.claim == claim).isChecked():
                self.keyboard.press(Qt.Key.Key_Down)
            self.keyboard.press(Qt.Key.Key_Return)

    def _spell(self, name: str) -> None:
        """Go to a place by the letters of its name, as many as it takes."""
        self.keyboard.press(Qt.Key.Key_Slash)
        for letter in name:
            self.keyboard.type(letter)
            place = self.page.board_play.focus.place
            if place is not None and self.page.scene.names[place].text == name:
                return
        raise AssertionError(f"{name} can't be spelled")

    def _pick(self, card: str) -> None:
        """Pick a stack of the hand by its number."""
        stacks = self.page.hand.stacks
        place = list(stacks.keys()).index(card)
        self.keyboard.press(Qt.Key(ord("1234567890"[place])), Qt.KeyboardModifier.ControlModifier)
        assert stacks.picked == card

    def _keep(self, action: KeepTickets) -> None:
        self.used["tickets kept"] += 1
        for number, card in enumerate(self.page.choosing.field.cards, 1):
            if card.button.isChecked() != (card.ticket in action.tickets):
                self.keyboard.type(str(number))
        self.keyboard.press(Qt.Key.Key_Return)
