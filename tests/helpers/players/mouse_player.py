"""Somebody who plays with a mouse: every action is done as a hand would do it."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import cycle

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.helpers.window.scrolling import scroll_to
from ttr_qt.engine import Action, Observation
from ttr_qt.engine.actions import (
    ClaimRoute,
    DrawCard,
    DrawTickets,
    EndJourney,
    KeepTickets,
    Pass,
    PlacePassenger,
    SkipPassenger,
    StartJourney,
    SwapTickets,
    TakeCard,
    TravelRoute,
)
from ttr_qt.engine.knowledge.prospects import payments
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.views.play.journeys import JourneyPlan
from ttr_qt.views.scene.items import PassengersItem, PlaceItem, RouteItem
from ttr_qt.views.scene.tracks import other_end

_LEFT = Qt.MouseButton.LeftButton


class Mouse:
    """A pointer over a window, in coordinates of the screen.

    Everything goes to the window itself, and Qt finds out which part of it lies there.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def _at(self, point: QPoint) -> QPoint:
        inside = self._window.mapFromGlobal(point)
        assert self._window.rect().contains(inside), f"{inside} lies outside of the window"
        return inside

    def move(self, *way: QPoint) -> None:
        for point in way:
            QTest.mouseMove(self._window.windowHandle(), self._at(point))

    def press(self, point: QPoint) -> None:
        self.move(point)
        QTest.mousePress(self._window.windowHandle(), _LEFT, pos=self._at(point))

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self._window.windowHandle(), _LEFT, pos=self._at(point))

    def click(self, point: QPoint) -> None:
        self.press(point)
        self.release(point)

    def double_click(self, point: QPoint) -> None:
        QTest.mouseDClick(self._window.windowHandle(), _LEFT, pos=self._at(point))

    def drag(self, start: QPoint, *way: QPoint) -> None:
        """Press, go along a way and let go at its end."""
        self.lift(start, *way)
        self.release(way[-1])

    def lift(self, start: QPoint, *way: QPoint) -> None:
        """Press and go along a way, without letting go."""
        self.press(start)
        self.move((start * 3 + way[0]) / 4, *way)

    def click_on(self, widget: QWidget) -> None:
        """Click into the middle of a widget, which has to be on top there."""
        QApplication.processEvents()  # what was just made is laid out, as a person sees it
        assert widget.isVisible(), f"{widget} can't be seen"
        point = middle(widget)
        top = self._window.childAt(self._window.mapFromGlobal(point))
        assert top is widget or (top is not None and widget.isAncestorOf(top)), (
            f"{top} lies over {widget}"
        )
        self.click(point)


def middle(widget: QWidget) -> QPoint:
    """Return the middle of a widget on the screen."""
    return widget.mapToGlobal(widget.rect().center())


def look_first(page: GamePage) -> None:
    """Wait as a person does who looks before drawing again, where a draw is a whole turn."""
    if not page.session.rules.market_size:
        QTest.qWait(QApplication.doubleClickInterval() + 1)


class Spots:
    """Where things are on the screen that are no widgets."""

    def __init__(self, page: GamePage) -> None:
        self._page = page

    def stack(self, card: str) -> QPoint:
        """Return where a stack of the hand can be taken."""
        return _upper(self._page.hand.stack_rect(card))

    def source(self, action: TakeCard | DrawCard) -> QPoint:
        """Return where a card of the market lies."""
        if isinstance(action, TakeCard):
            return self._page.market.slot_rect("open", action.slot).center()
        return self._page.market.slot_rect("deck").center()

    def route(self, route: str) -> QPoint:
        """Return a point of a track that nothing else covers."""
        scene = self._page.scene
        spaces = scene.design.layout.tracks[route].spaces
        half = len(spaces) // 2
        points = [QPointF(space.x, space.y) for space in (*spaces[half:], *spaces[:half])]
        return self._free(points, scene.routes[route])

    def place(self, place: str) -> QPoint:
        """Return a point of a city that nothing else covers."""
        scene = self._page.scene
        where = scene.design.layout.places[place]
        off = where.radius * 0.7
        shifts = ((0, 0), (-off, 0), (off, 0), (0, off), (0, -off))
        points = [QPointF(where.x + x, where.y + y) for x, y in shifts]
        return self._free(points, scene.places[place])

    def passenger(self, place: str) -> QPoint:
        """Return a point of the own passenger in a city."""
        item = self._page.scene.passengers[place]
        box = item.shape().boundingRect()
        heights = (0.5, 0.25, 0.75)
        points = [QPointF(box.center().x(), box.top() + box.height() * part) for part in heights]
        return self._free(points, item)

    def _free(
        self, points: Iterable[QPointF], item: RouteItem | PlaceItem | PassengersItem
    ) -> QPoint:
        """Return the first point where a press goes to an item."""
        view = self._page.board_view
        for spot in points:
            point = view.mapFromScene(spot)
            pressed = (one for one in view.items(point) if one.acceptedMouseButtons() & _LEFT)
            if next(pressed, None) is item and view.viewport().rect().contains(point):
                return view.viewport().mapToGlobal(point)
        raise AssertionError(f"{item.kind} {item.key} can't be reached with the mouse")


class MousePlayer:
    """Does actions in a window; where there are several ways, they take turns."""

    def __init__(self, window: QWidget, page: GamePage, mouse: Mouse | None = None) -> None:
        self.mouse = mouse or Mouse(window)
        self.page = page
        self.spots = Spots(page)
        self.used: Counter[str] = Counter()
        """How often each way was gone."""
        self._card_ways = cycle(("click", "drag"))
        self._claim_ways = cycle(("stack", "line", "click"))
        self._journey_ways = cycle(("click", "drag"))

    @property
    def view(self) -> Observation:
        """What the person knows."""
        return self.page.session.observation

    @property
    def ready(self) -> bool:
        """Whether there is something to decide, and no journey goes on by itself."""
        return self.page.active and not self.page.board_play.passengers.playing

    def do(self, action: Action) -> None:
        """Do an action; journeys may go further than its first step."""
        QApplication.processEvents()
        self._clear_away()
        match action:
            case TakeCard() | DrawCard():
                self._take(action)
            case ClaimRoute():
                self._claim(action)
            case DrawTickets():
                self._draw_tickets(action)
            case KeepTickets():
                self._keep(action)
            case PlacePassenger(place=place):
                self._use("passenger put down")
                self.mouse.click(self.spots.place(place))
            case StartJourney(place=place):
                self._travel(place)
            case TravelRoute(route=route):
                self._go_on(route)
            case SwapTickets():
                self._use(str(action))
                self._press_offer(action)
                self._press_offer(action)  # it asks first
            case EndJourney() | SkipPassenger() | Pass():
                self._use(str(action))
                self._press_offer(action)

    def _use(self, way: str) -> None:
        self.used[way] += 1

    def _clear_away(self) -> None:
        """Click a message away, as it may lie over what is wanted next."""
        while self.page.banner.isVisible():
            self.mouse.click_on(self.page.banner)

    def _take(self, action: TakeCard | DrawCard) -> None:
        look_first(self.page)
        way = next(self._card_ways)
        kind = "open card" if isinstance(action, TakeCard) else "deck"
        self._use(f"{kind} by {way}")
        start = self.spots.source(action)
        if way == "click":
            self.mouse.click(start)
        else:
            self.mouse.drag(start, middle(self.page.hand))

    def _claim(self, claim: ClaimRoute) -> None:
        able: dict[str, Callable[[ClaimRoute], bool]] = {
            "stack": self._stack_pays,
            "line": self._line_means,
            "click": lambda _claim: True,
        }
        way = next(self._claim_ways)
        if not able[way](claim):
            way = "click"
        self._use(f"claim by {way}")
        track = self.page.session.map.route(claim.route)
        if way == "stack":
            goal = self.spots.route(claim.route)
            self.mouse.drag(self.spots.stack(claim.cards[0][0]), goal)
        elif way == "line":
            goal = self.spots.place(track.b)
            self.mouse.drag(self.spots.place(track.a), goal)
        else:
            self.mouse.click(self.spots.route(claim.route))
        popover = self.page.board_play.popover
        if popover.isVisible():
            self._use("payment chosen")
            row = next(row for row in popover.rows if row.claim == claim)
            scroll_to(row)
            self.mouse.click_on(row)

    def _stack_pays(self, claim: ClaimRoute) -> bool:
        """Say whether the first card's stack, dropped on the track, leads to this payment."""
        card = claim.cards[0][0]
        options = [one for one in payments(self.view, claim.route) if card in dict(one.cards)]
        wild = card not in self.page.session.rules.colours
        return options[0] == claim or (wild and len(options) > 1)

    def _line_means(self, claim: ClaimRoute) -> bool:
        """Say whether a line between the ends of the track means it, and pays so."""
        parallels = self.page.session.map.parallels(claim.route)
        alone = not any(payments(self.view, other) for other in parallels)
        return alone and payments(self.view, claim.route)[0] == claim

    def _press_offer(self, payload: object) -> None:
        self.mouse.click_on(self.offer_button(payload))

    def offer_button(self, payload: object) -> QAbstractButton:
        """Return the button of the turn panel that offers something."""
        button = self.page.turn.button_of(payload)
        assert button is not None
        return button

    def _draw_tickets(self, action: DrawTickets) -> None:
        mixes = [one for one in self.view.legal_actions if isinstance(one, DrawTickets)]
        if self.view.phase != "mix":
            self._use("tickets drawn")
            self._press_offer(action if len(mixes) == 1 else "tickets")
        if self.page.choosing.mix.isVisible():
            self._use("mix chosen")
            mixes.sort(key=lambda mix: mix.counts, reverse=True)
            self.mouse.click_on(self.page.choosing.mix.tiles[mixes.index(action)])

    def _keep(self, action: KeepTickets) -> None:
        self._use("tickets kept")
        choosing = self.page.choosing
        for card in choosing.field.cards:
            if card.button.isChecked() != (card.ticket in action.tickets):
                scroll_to(card.button)
                self.mouse.click_on(card.button)
        self.mouse.click_on(choosing.summary.button)

    def _travel(self, place: str) -> None:
        """Lead a passenger over one track after the other, or to the first city by clicks."""
        way = next(self._journey_ways)
        self._use(f"journey by {way}")
        start = self.spots.passenger(place)
        plan = JourneyPlan(self.view, place)
        if way == "click":
            self.mouse.click(start)
            self.mouse.click(self.spots.place(self._widest(place)))
            return
        cities = []
        while reachable := sorted(set(plan.reachable()) - set(plan.places)):
            plan.go(reachable[0])
            cities.append(self.spots.place(reachable[0]))
        self.mouse.drag(start, *cities)

    def _widest(self, place: str) -> str:
        """Return the next city from which most others can be reached."""

        def further(city: str) -> int:
            plan = JourneyPlan(self.view, place)
            plan.go(city)
            return len(plan.reachable())

        return max(sorted(JourneyPlan(self.view, place).reachable()), key=further)

    def _go_on(self, route: str) -> None:
        journey = self.view.journey
        assert journey is not None
        self._use("city by city")
        city = other_end(self.page.session.map, route, journey.at)
        self.mouse.click(self.spots.place(city))


def _upper(rect: QRect) -> QPoint:
    """Return a point in the upper left part, which neighbours do not cover."""
    return rect.topLeft() + QPoint(rect.width() // 4, rect.height() // 4)
