"""A chapter of the tutorial: the game page as it is, and a coach who leads through it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ttr_qt.bots.game_setup import Table
from ttr_qt.engine import Action
from ttr_qt.models.session.updates import Step
from ttr_qt.models.tutorial.play import LessonSession, lesson_seats, resumed
from ttr_qt.models.tutorial.progress import TutorialProgress
from ttr_qt.pages.game.game_page import GamePage
from ttr_qt.pages.tutorial.coach import Coach
from ttr_qt.pages.tutorial.lesson_places import LessonPlaces
from ttr_qt.pages.tutorial.placing import Surroundings, best_place
from ttr_qt.pages.tutorial.pointing import Pointer
from ttr_qt.pages.tutorial.texts import chapter_title, say, step_facts
from ttr_qt.views.editions.registry import chapters
from ttr_qt.views.editions.tutorial import TutorialChapter
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import PLAYERS
from ttr_qt.views.theme.style import Style
from ttr_qt.views.words.people import nameless

_MARGIN: Final = 4


class LessonGame(GamePage):
    """The game of a lesson: the coach tells what to do, so nobody else does.

    Signals:
        left: the person wants to go back to the chapters.
    """

    left = Signal()
    hints_offered = False
    pace_offered = False
    remarks_offered = False
    asks_first = False

    def _leave(self) -> None:
        """Go back to the chapters: one can go on here at any time."""
        self.left.emit()


class TutorialPage(QWidget):
    """Plays a chapter from where it was left.

    Signals:
        left: the person wants to go back to the chapters.
        next_wanted: the name of the chapter to go on with.
        play_wanted: the edition of which a real game is wanted.
        menu_wanted: the position for the menu, on the screen.
    """

    left = Signal()
    next_wanted = Signal(str)
    play_wanted = Signal(str)
    menu_wanted = Signal(QPoint)

    def __init__(
        self,
        style: Style,
        chapter: str,
        progress: TutorialProgress,
        played: tuple[str, ...] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Go on after what was ``played``; None: where the progress says that it was left."""
        super().__init__(parent)
        self._style = style
        self._progress = progress
        self._chapters = chapters()
        self._taught = self._chapters[chapter]
        self.chapter: Final = self._taught.script
        game, self.lesson = resumed(
            self.chapter, progress.played(chapter) if played is None else played
        )
        seats = lesson_seats(self.chapter, nameless())
        self.session: Final = LessonSession(game, self.lesson, seats)
        self.table: Final = Table(self.session, PLAYERS[: len(seats)])
        self.game: Final = LessonGame(style, self.table, self)
        self.pointer: Final = Pointer(style, self.game, self.game.scene)
        self.coach: Final = Coach(style, self.game)
        self._places = LessonPlaces(style, self.game)
        self._put = False
        """Whether the person has put the coach somewhere."""
        self.pointing_timer = QTimer(self)
        self.pointing_timer.setSingleShot(True)
        self.pointing_timer.setInterval(0)
        self.pointing_timer.timeout.connect(self._point)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.game)
        self._connect()
        self._show_step()
        self.session.start()

    def _connect(self) -> None:
        self.game.menu_wanted.connect(self.menu_wanted)
        self.game.left.connect(self.left)
        self.game.animation.settled.connect(self._show_step)
        self.game.models.offer.choice_changed.connect(self.pointing_timer.start)
        self.game.board_view.zoomed.connect(self.pointing_timer.start)
        self.game.board_play.popover.installEventFilter(self)
        self.game.choosing.installEventFilter(self)
        self.session.stepped.connect(self._on_stepped)
        self.session.rewound.connect(self._on_rewound)
        self.session.held_back.connect(self._on_held_back)
        self.coach.continued.connect(self._on_continued)
        self.coach.back_wanted.connect(self._on_back)
        self.coach.leave_wanted.connect(self.left)
        self.coach.next_wanted.connect(self._on_next)
        self.coach.play_wanted.connect(self._on_play)
        self.coach.moved.connect(self._on_coach_moved)

    @property
    def ready(self) -> bool:
        """Whether it is the person's turn, or nobody's any more, and nothing moves."""
        decided = self.session.person_to_move or self.session.over
        return decided and not self.game.animation.moving

    @Slot(object)
    def _on_stepped(self, _step: Step) -> None:
        self._progress.keep(self.lesson)
        self._show_step()

    @Slot()
    def _on_rewound(self) -> None:
        self._progress.keep(self.lesson)
        self._show_step()

    @Slot()
    def _on_continued(self) -> None:
        if self.lesson.go_on():
            self._progress.keep(self.lesson)
            self._show_step()

    @Slot()
    def _on_back(self) -> None:
        self.session.undo()

    @Slot()
    def _on_next(self) -> None:
        following = self._following()
        if following is not None:
            self.next_wanted.emit(following.script.name)

    @Slot()
    def _on_play(self) -> None:
        self.play_wanted.emit(self.chapter.edition)

    @Slot(object)
    def _on_held_back(self, _action: Action) -> None:
        step = self.lesson.step
        if step is None:
            self.coach.show_note(self.tr("This chapter is done."), "good")
        elif step.only_says:
            self.coach.show_note(self.tr("Not yet. Read this first, then press Continue."))
        else:
            self.coach.show_note(self.tr("Not yet. {todo}").format(todo=self.coach.task.text))
        self.pointing_timer.start()

    @Slot()
    def _show_step(self) -> None:
        """Say and point at what comes now, once all that moves has come to rest."""
        if not self.ready:
            self.coach.show_waiting()
            self.pointer.point((), ())
            return
        title = chapter_title(self._taught, self._style.language)
        step = self.lesson.step
        if step is None:
            self._show_end(title)
        else:
            steps = len(self.chapter.steps)
            heading = self.tr("{chapter} · step {number} of {all}").format(
                chapter=title, number=self.lesson.number + 1, all=steps
            )
            session = self.session
            facts = step_facts(
                step, session.observation, session.final_scores, self._style.language
            )
            said = say(self._taught, step, facts)
            self.coach.show_step(heading, said, can_go_back=self.lesson.can_go_back)
            focus = QApplication.focusWidget()
            if step.wants and isinstance(focus, QWidget) and self.coach.isAncestorOf(focus):
                self.game.setFocus()  # what is to be done is done there
        self._put = False
        self.pointing_timer.start()

    def _following(self) -> TutorialChapter | None:
        """Return the chapter after this one; None after the last."""
        names = list(self._chapters)
        place = names.index(self.chapter.name) + 1
        return self._chapters[names[place]] if place < len(names) else None

    def _show_end(self, title: str) -> None:
        language = self._style.language
        following = self._following()
        after = "" if following is None else chapter_title(following, language)
        edition = in_language(self.session.map.name, language)
        self.coach.show_end(title, self._taught.texts().praise, edition, after)
        self.game.setFocus()

    @Slot()
    def _point(self) -> None:
        """Surround what is meant, and go out of its way."""
        step = self.lesson.step if self.ready else None
        points = () if step is None else step.points
        parts = [part for spot in points for part in self._places.parts(spot)]
        outlines = [one for spot in points for one in self._places.outlines(spot)]
        self.pointer.point(parts, outlines)
        self.coach.fit()
        if not self._put:
            names = [name for spot in points for name in self._places.names(spot)]
            self._place_coach(parts, outlines, names)
        self.coach.raise_()

    def _place_coach(
        self, parts: list[QRect], outlines: list[QPainterPath], names: list[QRect]
    ) -> None:
        game, px = self.game, self._style.px
        room = px(10)
        targets = [part.adjusted(-room, -room, room, room) for part in parts]
        for outline in outlines:
            targets += self._places.covered(outline)
        popover = game.board_play.popover
        if popover.isVisible():
            targets.append(QRect(popover.mapTo(game, QPoint(0, 0)), popover.size()))
        around = Surroundings(
            game.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN),
            targets,
            names,
            self._places.needed(),
            self._places.spaces(),
        )
        before = self.coach.pos() if self.coach.isVisible() else None
        self.coach.move(best_place(self.coach.size(), around, before))

    @Slot()
    def _on_coach_moved(self) -> None:
        self._put = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Point anew when something is opened or closed over the page."""
        if event.type() in {QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize}:
            self.pointing_timer.start()
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard begin in the game."""
        self.game.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Point anew."""
        super().resizeEvent(event)
        self._put = False
        self.pointing_timer.start()
