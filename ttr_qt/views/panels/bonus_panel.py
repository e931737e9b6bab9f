"""What is won at the end beside routes and tickets, and how everybody stands now."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from ttr_qt.models.item_models.bonuses import BonusesModel, BonusRow
from ttr_qt.views.boards.look import BoardDesign
from ttr_qt.views.cards.base import HEIGHT, TICKET, WIDTH
from ttr_qt.views.cards.bonus import (
    CROSSING,
    GOLDEN,
    TITLES,
    Bonus,
    draw_bonus_card,
    draw_crossing_card,
    draw_golden_ticket,
)
from ttr_qt.views.cards.pictures import chip_picture, picture
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.theme.fonts import MEDIUM, REGULAR, SEMIBOLD
from ttr_qt.views.theme.icons import icon_pixmap
from ttr_qt.views.theme.language import in_language
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import CAPTION, SECONDARY, Style
from ttr_qt.views.widgets.panel import MARGIN, Panel
from ttr_qt.views.widgets.tool_tips import wrapped

_PADDING = 14
_TIGHT_PADDING = 8
"""Above and below, where each bonus has only a line."""


@dataclass(frozen=True, slots=True)
class BonusLine:
    """A bonus and its present standing."""

    title: str
    points: str
    art: str
    """Which picture stands before it."""
    holders: tuple[tuple[int, str], ...]
    """Seats that are to be seen, and what stands behind their marks."""
    note: str

    @property
    def marks_only(self) -> bool:
        """Whether players have it or not, without numbers: their marks stand for its worth then."""
        return bool(self.holders) and not any(text for _, text in self.holders)

    @property
    def written(self) -> str:
        """What is written below; the longest is the number behind the first mark already."""
        return "" if self.art == "longest" and self.holders else self.note


class BonusPanel(Panel):
    """The bonuses of an edition."""

    def __init__(
        self,
        style: Style,
        model: BonusesModel,
        design: BoardDesign,
        colours: Sequence[PlayerColour],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=_PADDING)
        self._design = design
        self._model = model
        self._colours = tuple(colours)
        self._lines: tuple[BonusLine, ...] = ()
        self.slip = Slip(style, 1.0)
        self._needed = 0
        """Height of its cards, the short ones where the others have no room."""
        self._drawn: dict[tuple[str, float], QPixmap] = {}
        model.changed.connect(self._show_rows)
        self._show_rows()

    @property
    def lines(self) -> tuple[BonusLine, ...]:
        """What is shown."""
        return self._lines

    @Slot()
    def _show_rows(self) -> None:
        self._lines = tuple(self._line_of(row) for row in self._model.rows)
        self.setAccessibleName("; ".join(f"{one.title}: {one.note}" for one in self._lines))
        self._lay_out()
        self.updateGeometry()

    def _line_of(self, row: BonusRow) -> BonusLine:
        match row.kind:
            case "longest":
                return self._longest(row)
            case "most":
                return self._most_tickets(row)
            case "goods":
                return self._goods_cards(row)
            case "crossing":
                return self._crossing(row)
            case "golden":
                return self._golden_ticket(row)

    def _longest(self, row: BonusRow) -> BonusLine:
        holders = tuple((held.seat, str(held.count)) for held in row.holders)
        note = self.tr("The longest has %n spaces.", "", row.count)
        if not row.count:
            note = self.tr("Nobody has a track yet.")
        return self._card("longest", row.points, holders, note)

    def _most_tickets(self, row: BonusRow) -> BonusLine:
        if len(self._model.rows) > 1:  # beside another bonus there is room for one sentence only
            note = self.tr("You have done %n.", "", row.count)
        else:
            note = self.tr(
                "You have done %n. How many the others have done stays secret until the end.",
                "",
                row.count,
            )
        return self._card("most", row.points, (), note)

    def _card(
        self, bonus: Bonus, points: int, holders: tuple[tuple[int, str], ...], note: str
    ) -> BonusLine:
        title = in_language(TITLES[bonus], self.look.language)
        return BonusLine(title, f"+{points}", bonus, holders, note)

    def _goods_cards(self, row: BonusRow) -> BonusLine:
        holders = tuple((held.seat, f"{held.count} (+{held.points})") for held in row.holders)
        points = ", ".join(map(str, row.ranks))
        note = self.tr("By rank: {points} points.").format(points=points)
        left = self.tr("%n cards are left.", "", row.count)
        return BonusLine(self.tr("Goods cards"), "", "goods", holders, f"{note} {left}")

    def _crossing(self, row: BonusRow) -> BonusLine:
        holders = tuple((held.seat, "") for held in row.holders)
        title = in_language(CROSSING, self.look.language)
        note = self.tr("Connect east and west: that counts as a ticket.")
        return BonusLine(title, self.tr("+1 ticket"), "crossing", holders, note)

    def _golden_ticket(self, row: BonusRow) -> BonusLine:
        title = in_language(GOLDEN, self.look.language)
        note = self.tr("For the first with {goal} tickets.").format(goal=row.count)
        return BonusLine(title, "", "golden", (), note)

    def _art(self, art: str, ratio: float) -> QPixmap:
        """Return the picture of a bonus, drawn once."""
        if (art, ratio) not in self._drawn:
            self._drawn[art, ratio] = self._draw(art, ratio)
        return self._drawn[art, ratio]

    def _draw(self, art: str, ratio: float) -> QPixmap:
        px, language = self.look.px, self.look.language
        if art == "goods":
            return icon_pixmap("package", self.look.theme.ink_second, px(26), ratio)
        if art == "crossing":
            scale = px(48) / TICKET[0]
            return picture(TICKET, scale, ratio, lambda p: draw_crossing_card(p, self._design))
        if art == "golden":
            scale = px(48) / TICKET[0]
            return picture(TICKET, scale, ratio, lambda p: draw_golden_ticket(p, language))
        scale = px(34) / WIDTH
        bonus: Bonus = "longest" if art == "longest" else "most"
        row = self._model.find(bonus)
        points = row.points if row is not None else 0
        return picture(
            (WIDTH, HEIGHT), scale, ratio, lambda p: draw_bonus_card(p, bonus, points, language)
        )

    def _composed(self, width: int, *, brief: bool = False) -> Slip:
        px, theme = self.look.px, self.look.theme
        slip = Slip(self.look, self.devicePixelRatioF())
        left = px(MARGIN) + px(_PADDING)
        top, inner = left, width - 2 * left
        title = slip.pen(SECONDARY, SEMIBOLD)
        value = slip.pen(SECONDARY, SEMIBOLD, theme.good)
        plain = slip.pen(CAPTION, REGULAR, theme.ink_second)
        for line in self._lines:
            art = self._art(line.art, slip.ratio)
            art_width = round(art.width() / art.devicePixelRatio())
            art_height = round(art.height() / art.devicePixelRatio())
            slip.picture(left, top, art)
            x = left + art_width + px(10)
            room = inner - art_width - px(10)
            wide = value.width(line.points) + 2 if line.points else 0
            end = slip.write((x, top, room - wide - px(4)), line.title, title)
            if line.marks_only:
                self._compose_marks(slip, line, (x, top, room))
            elif line.points:
                slip.write((x + room - wide, top, wide), line.points, value, "right")
            if line.holders and not line.marks_only:
                end = self._compose_holders(slip, line, (x, end + px(3), room)) + px(1)
            if line.written and not (brief and line.holders):
                end = slip.write((x, end, room), line.written, plain)
            top = max(end, top + art_height) + px(8)
        slip.bottom = top - px(8)
        return slip

    def _composed_lines(self, width: int) -> Slip:
        """Lay out a line for each bonus: its name, and who has most of it or what it is worth."""
        px, theme = self.look.px, self.look.theme
        slip = Slip(self.look, self.devicePixelRatioF())
        left = px(MARGIN) + px(_PADDING)
        top, inner = px(MARGIN) + px(_TIGHT_PADDING), width - 2 * left
        title = slip.pen(CAPTION, SEMIBOLD)
        value = slip.pen(CAPTION, SEMIBOLD, theme.good)
        for line in self._lines:
            wide = 0
            if line.holders:
                seats = line.holders if line.marks_only else line.holders[:1]
                text = "" if line.marks_only else line.holders[0][1]
                chips = (px(16) + px(3)) * len(seats)
                wide = chips + (value.width(text) + 2 if text else 0)
                x = left + inner - wide
                for seat, _ in seats:
                    slip.picture(x, top, chip_picture(self._colours[seat], px(16), slip.ratio))
                    x += px(16) + px(3)
                if text:
                    slip.write((x, top, value.width(text) + 2), text, value)
            elif line.points:
                wide = value.width(line.points) + 2
                slip.write((left + inner - wide, top, wide), line.points, value, "right")
            end = slip.write((left, top, inner - wide - px(4)), line.title, title)
            top = max(end, top + px(16)) + px(3)
        slip.bottom = top - px(3)
        return slip

    def height_of_lines(self, width: int) -> int:
        """Return the room of a line for each bonus, without pictures and explanations."""
        if not self._lines:
            return 0
        bottom = self._composed_lines(width).bottom
        return round(bottom) + self.look.px(MARGIN) + self.look.px(_TIGHT_PADDING)

    def _compose_marks(self, slip: Slip, line: BonusLine, where: tuple[int, int, int]) -> None:
        """Lay out the marks of players at the end of a line, where its worth stood before.

        So the panel is no higher than before; in some windows there would be no room for it.
        """
        px = self.look.px
        left, top, width = where
        chip = px(16)
        x = left + width
        for seat, _ in reversed(line.holders):
            x -= chip + px(3)
            slip.picture(x, top, chip_picture(self._colours[seat], chip, slip.ratio))

    def _compose_holders(self, slip: Slip, line: BonusLine, where: tuple[int, int, int]) -> int:
        """Lay out the marks of players with their numbers; return where they end."""
        px = self.look.px
        left, top, width = where
        number = slip.pen(CAPTION, MEDIUM)
        chip, x = px(16), left
        for seat, text in line.holders:
            wide = chip + px(3) + number.width(text) + px(8)
            if x > left and x + wide - px(8) > left + width:
                x, top = left, top + chip + px(3)
            slip.picture(x, top, chip_picture(self._colours[seat], chip, slip.ratio))
            if text:
                at = (x + chip + px(3), top + (chip - number.line) // 2, number.width(text) + 2)
                slip.write(at, text, number)
            x += wide
        return top + chip

    def is_cut_off(self) -> bool:
        """Say whether it has less room than its cards need by now."""
        return bool(self._lines) and self.height() < self._needed

    def _height_of(self, slip: Slip) -> int:
        return round(slip.bottom) + self.look.px(MARGIN) + self.look.px(_PADDING)

    def _lay_out(self) -> None:
        self.slip = self._composed(self.width())
        self._needed = self._height_of(self.slip)
        if self.is_cut_off():
            self.slip = self._composed(self.width(), brief=True)
            self._needed = self._height_of(self.slip)
        if self.is_cut_off():
            self.slip = self._composed_lines(self.width())
        self.setToolTip(wrapped(self.accessibleName()) if self.is_cut_off() else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all bonuses; nothing where the edition has none."""
        width = self.look.px(306)
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        """Return the room of all bonuses in a column; nothing where the edition has none."""
        return self._height_of(self._composed(width)) if self._lines else 0

    def least_height_for_width(self, width: int) -> int:
        """Return the room of what everybody has, without how it is counted."""
        return self._height_of(self._composed(width, brief=True)) if self._lines else 0

    def minimumSizeHint(self) -> QSize:
        """Return the same height: a standing that is cut off would be worse than none."""
        width = self.look.px(206)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay_out()
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card and what is on it."""
        super().paintEvent(event)
        self.slip.draw(QPainter(self))
