"""Lays out what stands on a player's card, in any form."""

from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from ttr_qt.engine.rules import RuleSet
from ttr_qt.models.company.mood import Mood
from ttr_qt.models.item_models.players import PlayerRow
from ttr_qt.views.cards.pictures import chip_picture
from ttr_qt.views.panel_parts.slip import Slip
from ttr_qt.views.players.face_picture import face_height, face_picture
from ttr_qt.views.players.forms import BubblePlace, Form
from ttr_qt.views.players.player_facts import PlayerFact, facts_of, score_of
from ttr_qt.views.players.tiny_cards import TINY_SHAPE, tiny_card_picture
from ttr_qt.views.theme.fonts import BOLD, MEDIUM, REGULAR, SEMIBOLD
from ttr_qt.views.theme.palette import PlayerColour
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.panel import MARGIN

_MAX_COLUMNS: Final = 4
_INDENT: Final = 23
"""Pixels from a number's icon to the number."""
_CARD: Final = 18
_SMALL_CARD: Final = 12
"""Width of the cards that somebody took or paid, below the numbers and beside the name."""
_NAME: Final = 64
"""Room that every name has beside the score."""
_REMARK: Final = 13
_TAIL: Final = 7
_BUBBLE_PADDING: Final = (9, 5)
_TIGHT: Final = 2
"""Room above and below what is said, on small cards."""
_SPEAKER: Final = 22
"""Width of the portrait of who says more than has room beside it."""
_LOOSE: Final = 14
"""Height from which on a bubble leaves empty what it does not need."""
_BUBBLE_OVERHANG: Final = 6
"""How much wider than the numbers a bubble is on either side."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card says of a player, in the language of the window."""

    second: str = ""
    """Below the name."""
    last: str = ""
    """What the player did last."""
    remark: str = ""
    took: str = ""
    paid: str = ""


@dataclass(slots=True)
class LaidOut:
    """A card that is laid out."""

    slip: Slip
    face: QRect = field(default_factory=QRect)
    button: QRect = field(default_factory=QRect)
    """Where one may press to wait no longer."""


@dataclass(frozen=True, slots=True)
class CardLayout:
    """Lays out the card of one player as the player is now."""

    look: Style
    colour: PlayerColour
    rules: RuleSet
    row: PlayerRow
    words: CardWords
    ratio: float
    """The pixel ratio of the screen."""
    ground: str
    """The colour of the card."""
    button_width: int

    def laid_out(
        self,
        form: Form,
        width: int,
        spare: int = 0,
        bubble: BubblePlace = BubblePlace.COVERING,
    ) -> LaidOut:
        """Lay everything out; what covers other things is added by `cover`."""
        px = self.look.px
        card = LaidOut(Slip(self.look, self.ratio))
        left, inner = self._room(width, form)
        gap = spare // 4
        if self.words.remark and bubble is BubblePlace.REPLACING:
            form = replace(form, last=0)
        self._compose_head(card, form, (left, left + gap, inner))
        slip, top = card.slip, card.slip.bottom + px(7 if form.columns else 3) + gap
        if self.words.remark and bubble is not BubblePlace.COVERING:
            top = self._compose_bubble(card, form, (left, top, inner)) + px(3)
        if form.beside:
            return card
        facts = facts_of(self.row, self.rules, brief=form.brief, wordless=not form.words)
        if form.columns and self._leaves_one_over(slip, form, facts, inner):
            facts = facts_of(self.row, self.rules, brief=True)
        compose = self._compose_columns if form.columns else self._compose_flow
        top = compose(slip, form, facts, (left, top, inner))
        if form.last:
            self._compose_last(card, form, (left, top + gap, inner))
        return card

    def cover(self, card: LaidOut, form: Form, width: int, height: int) -> None:
        """Show what the player says instead of the numbers, on a card without room for both.

        Face, name and score stay, the face smaller where there is much to say; where they leave
        too little room, the face alone does.
        """
        px = self.look.px
        left, inner = self._room(width, form)
        edge = px(MARGIN) + px(3)
        end = left + inner + px(4), height - px(MARGIN) - px(2)
        small = min(px(_SPEAKER), card.face.width())
        upper = QRect(card.face.left(), edge, small, small)
        ways = [(card.face, True, True)] if form.portrait else []
        for face, named, aside in (*ways, (upper, True, False), (card.face, False, True)):
            # All else goes: numbers that a bubble hides in part could be misread.
            slip = Slip(self.look, self.ratio)
            self._lay_face(slip, form, face)
            beside = face.right() + px(9)
            start = beside, edge
            if named:
                below = self._compose_name(slip, form, (beside, edge, left + inner - beside))
                start = (beside, below) if aside else (edge, max(face.bottom(), below) + px(1))
            if self._lay_bubble(slip, face, start, end):
                card.slip, card.face = slip, face
                return

    def _compose_name(self, slip: Slip, form: Form, where: tuple[int, int, int]) -> int:
        """Lay out the name and the score alone; return where they end."""
        left, top, width = where
        score, _ = score_of(self.row, self.rules, brief=form.brief)
        large, name = slip.pen(form.score, BOLD), slip.pen(form.name, SEMIBOLD)
        line = max(large.line, name.line)
        right = large.width(score)
        slip.write((left + width - right, top + (line - large.line) // 2, right), score, large)
        room = width - right - self.look.px(6)
        slip.write((left, top + (line - name.line) // 2, room), self.row.name, name)
        return max(slip.bottom, top + line)

    def _room(self, width: int, form: Form) -> tuple[int, int]:
        left = self.look.px(MARGIN) + self.look.px(form.padding)
        return left, max(width - 2 * left, 1)

    def _compose_head(self, card: LaidOut, form: Form, where: tuple[int, int, int]) -> None:
        """Lay out face, name, level and score."""
        px, theme, row, slip = self.look.px, self.look.theme, self.row, card.slip
        left, top, width = where
        size = px(form.face)
        facts: tuple[PlayerFact, ...] = ()
        if form.beside:
            facts = facts_of(row, self.rules, brief=form.brief, wordless=not form.words)
        beside = left + size + px(9), width - size - px(9)
        numbers = self._height_of_flow(form, facts, beside[1])
        name = slip.pen(form.name, SEMIBOLD)
        level = self.words.second if form.level else ""
        level_pen = slip.pen(12, MEDIUM if row.to_move else REGULAR, theme.ink_second)
        large = slip.pen(form.score, BOLD)
        small = slip.pen(12, REGULAR, theme.ink_second)
        text_left = left + size + px(9)
        # As much for short names, so that the cards of all players look alike.
        needed = max(name.width(row.name), level_pen.width(level), px(_NAME)) + px(6)
        score, below, right = self._score_beside(slip, form, beside[1] - needed)
        room = max(left + width - right - px(6) - text_left, 1)
        busy = row.thinking and not form.last
        cards = bool(form.level and not form.last and self._moved_cards()) and not busy
        if busy and not level:
            room = max(room - self.button_width - px(4), 1)
        second = 0
        if level or cards:
            second = px(20) if busy or cards else level_pen.height(level, room)
        texts = name.height(row.name, room) + second
        head = max(size, texts + numbers)
        text_top = top + (head - texts - numbers) // 2
        end = slip.write((text_left, text_top, room), row.name, name)
        if busy and level:
            card.button = QRect(text_left, end + px(1), min(self.button_width, room), px(19))
        elif busy:
            place = text_left + room + px(4), top + (head - px(19)) // 2
            card.button = QRect(*place, self.button_width, px(19))
        elif cards:
            self._lay_cards(slip, (text_left, end + px(1), room), px(_SMALL_CARD))
        elif level:
            slip.write((text_left, end, room), level, level_pen)
        below_height = small.height(below, right) if below else 0
        score_top = top + (head - numbers - large.line - below_height) // 2
        end = slip.write((left + width - right, score_top, right), score, large, "right")
        if below:
            slip.write((left + width - right, end - px(3), right), below, small, "right")
        if facts:
            self._compose_flow(slip, form, facts, (beside[0], text_top + texts, beside[1]))
        card.face = QRect(left, top + (head - size) // 2, size, size)
        self._lay_face(slip, form, card.face)

    def _score_beside(self, slip: Slip, form: Form, room: int) -> tuple[str, str, int]:
        """Return the score, what stands below it, and the width of both.

        No word below the score may cost the name its room.
        """
        large, small = slip.pen(form.score, BOLD), slip.pen(12, REGULAR)
        score, below = score_of(self.row, self.rules, brief=form.brief)
        width = max([large.width(score), *map(small.width, below.split())])
        if below and width > room:
            score, below = score_of(self.row, self.rules, brief=True)
            width = large.width(score)
        return score, below, width

    def _height_of_flow(self, form: Form, facts: tuple[PlayerFact, ...], width: int) -> int:
        if not facts:
            return 0
        return self._compose_flow(Slip(self.look, self.ratio), form, facts, (0, 0, width))

    def _lay_face(self, slip: Slip, form: Form, face: QRect) -> None:
        if not form.portrait:
            mark = chip_picture(self.colour, face.width(), self.ratio)
            slip.picture(face.x(), face.y(), mark)
            return
        mood = self.row.impression.mood
        if mood is Mood.NEUTRAL and self.row.thinking:
            mood = Mood.THINKING
        who = self.row.portrait
        width, ratio = face.width(), self.ratio
        make = partial(face_picture, who, self.colour, mood, width, ratio, self.ground)
        slip.late_picture(face.x(), face.y(), face_height(width, ratio), make)

    def _compose_bubble(self, card: LaidOut, form: Form, where: tuple[int, int, int]) -> int:
        """Lay what the player says below the face; return where it ends."""
        px, theme, slip, face = self.look.px, self.look.theme, card.slip, card.face
        left, top, width = where
        over, (across, down) = px(min(_BUBBLE_OVERHANG, form.padding - 2)), _BUBBLE_PADDING
        pen = slip.pen(_REMARK, REGULAR)
        top += px(_TAIL) - px(3)
        room = width + 2 * over - 2 * px(across)
        high = pen.height(self.words.remark, room) + 2 * px(down)
        box = QRectF(left - over + 0.5, top + 0.5, width + 2 * over - 1, high - 1)
        tip = QPointF(face.center().x(), top - px(_TAIL))
        foot = QPointF(px(6), 0), QPointF(0, px(4))
        tail = QPolygonF(
            [
                tip,
                QPointF(tip.x(), top) - foot[0] + foot[1],
                QPointF(tip.x(), top) + foot[0] + foot[1],
            ]
        )
        slip.shape(_joined(box, tail, px(9)), theme.panel, (theme.ink_second, 1.0))
        slip.write((round(box.left()) + px(across), top + px(down), room), self.words.remark, pen)
        return top + high

    def _lay_bubble(
        self, slip: Slip, face: QRect, start: tuple[int, int], end: tuple[int, int]
    ) -> bool:
        """Lay what the player says between two corners, beside or below the face, if it fits."""
        px, theme = self.look.px, self.look.theme
        (left, top), (right, bottom) = start, end
        pen = slip.pen(12, REGULAR)
        room, most = right - left - 2 * px(6), bottom - top
        needed = pen.height(self.words.remark, room) + 2 * px(_TIGHT)
        if needed > most:
            return False
        high = needed if most - needed > px(_LOOSE) else most
        box = QRectF(left + 0.5, top + 0.5, right - left - 1, high - 1)
        if top > face.center().y() and left < face.center().x():
            tip = QPointF(face.center().x(), top - px(_TAIL) + 1)
            foot, aside = QPointF(tip.x(), top + px(5)), QPointF(px(5), 0)
        else:
            tip = QPointF(left - px(_TAIL) + 1, max(face.center().y(), top + px(9)))
            foot, aside = QPointF(left + px(5), tip.y()), QPointF(0, px(5))
        tail = QPolygonF([tip, foot - aside, foot + aside])
        slip.shape(_joined(box, tail, px(9)), theme.panel, (theme.ink_second, 1.0))
        inside = top + (high - needed) // 2 + px(_TIGHT)
        slip.write((left + px(6), inside, room), self.words.remark, pen)
        return True

    def _columns_for(
        self, slip: Slip, form: Form, facts: tuple[PlayerFact, ...], width: int
    ) -> int:
        """Return in how many columns numbers stand as evenly as can be.

        Four stand two by two, not three and one.
        """
        px = self.look.px
        number, word = slip.pen(form.fact, SEMIBOLD), slip.pen(12, REGULAR)
        needed = max(
            max(px(_INDENT) + number.width(fact.value), word.width(fact.word)) + px(4)
            for fact in facts
        )
        most = min(len(facts), _MAX_COLUMNS, max(width // needed, 1))
        return ceil(len(facts) / ceil(len(facts) / most))

    def _leaves_one_over(
        self, slip: Slip, form: Form, facts: tuple[PlayerFact, ...], width: int
    ) -> bool:
        """Tell whether a single number would need a row of its own."""
        columns = self._columns_for(slip, form, facts, width)
        return len(facts) > columns > 1 and len(facts) % columns == 1

    def _compose_columns(
        self,
        slip: Slip,
        form: Form,
        facts: tuple[PlayerFact, ...],
        where: tuple[int, int, int],
    ) -> int:
        """Lay numbers out in columns, their words below; return where they end."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        sign, indent = px(17), px(_INDENT)
        number, word = slip.pen(form.fact, SEMIBOLD), slip.pen(12, REGULAR, theme.ink_second)
        columns = self._columns_for(slip, form, facts, width)
        room = width // columns
        if any(word.width(fact.word) > room - indent - px(2) for fact in facts):
            indent = 0
        for place, fact in enumerate(facts):
            x = left + place % columns * room
            if place and place % columns == 0:
                top = slip.bottom + px(5)
            slip.icon(x, top + (number.line - sign) / 2, fact.sign, sign, theme.ink_second)
            end = slip.write((x + px(_INDENT), top, room), fact.value, number)
            if fact.extra:
                good = slip.pen(12, SEMIBOLD, theme.good)
                shift = px(_INDENT) + number.width(fact.value) + px(4)
                slip.write((x + shift, top + px(4), room), fact.extra, good)
            slip.write((x + indent, end - px(2), room - indent - px(2)), fact.word, word)
        return slip.bottom

    def _compose_flow(
        self,
        slip: Slip,
        form: Form,
        facts: tuple[PlayerFact, ...],
        where: tuple[int, int, int],
    ) -> int:
        """Lay numbers out one after the other, their words beside them; return where they end."""
        px, theme = self.look.px, self.look.theme
        left, top, width = where
        number, word = slip.pen(form.fact, SEMIBOLD), slip.pen(12, REGULAR, theme.ink_second)
        good = slip.pen(12, SEMIBOLD, theme.good)
        sign, x = px(13), left
        for fact in facts:
            value, words = fact.value, fact.word
            if not form.words:
                value, words = value.replace(" ", ""), ""
            parts = [(value, number), (words, word), (fact.extra, good)]
            widths = [pen.width(text) + px(3) if text else 0 for text, pen in parts]
            if x > left and x + sign + px(3) + sum(widths) > left + width + px(3):
                x, top = left, top + number.line + px(1)
            slip.icon(x, top + (number.line - sign) / 2, fact.sign, sign, theme.ink_second)
            x += sign + px(3)
            for (text, pen), wide in zip(parts, widths, strict=True):
                if text:
                    slip.write((x, top + (number.line - pen.line) // 2, wide), text, pen)
                x += wide
            x += px(5 if form.words else 2)
        return top + number.line

    def _compose_last(self, card: LaidOut, form: Form, where: tuple[int, int, int]) -> None:
        """Lay out which cards were taken or paid last, or else what was done."""
        px, theme, slip = self.look.px, self.look.theme, card.slip
        left, top, width = where
        top += px(7 if form.columns else 3)
        if form.columns:
            slip.rule(left, top, width)
            top += px(5)
        pen = slip.pen(12.5 if form.columns else 12, REGULAR, theme.ink_second)
        room = max(form.last * pen.line, round(px(_CARD) * TINY_SHAPE))
        if self.row.thinking:
            high = px(24)
            button_left = left + width - self.button_width
            card.button = QRect(button_left, top + (room - high) // 2, self.button_width, high)
            width -= self.button_width + px(4)
        if self._moved_cards():
            word = self._moved_word()
            slip.write((left, top + (room - pen.line) // 2, pen.width(word) + 1), word, pen)
            shift = pen.width(word) + px(7)
            high = round(px(_CARD) * TINY_SHAPE)
            place = left + shift, top + (room - high) // 2, width - shift
            self._lay_cards(slip, place, px(_CARD))
        elif not self.row.thinking:
            text = self.words.last
            high = min(pen.height(text, width), room) if text else 0
            slip.write((left, top + (room - high) // 2, width), text, pen)
        slip.bottom = max(slip.bottom, top + room)

    def _moved_cards(self) -> tuple[str, ...]:
        """Return the cards that somebody took or, in a claim or on a journey, paid."""
        cards = self.row.impression.cards
        return cards.paid or cards.taken

    def _moved_word(self) -> str:
        return self.words.paid if self.row.impression.cards.paid else self.words.took

    def _lay_cards(self, slip: Slip, where: tuple[int, int, int], width: int) -> None:
        """Lay small cards side by side, one over the other where there is little room."""
        left, top, room = where
        cards = self._moved_cards()
        step: float = width + self.look.px(2)
        if len(cards) > 1:
            step = min(step, max(room - width, 0) / (len(cards) - 1))
        for place, card in enumerate(cards):
            picture = tiny_card_picture(card, width, self.ratio, self.look.symbols)
            slip.picture(round(left + place * step), top, picture)


def _joined(box: QRectF, tail: QPolygonF, radius: float) -> QPainterPath:
    """Return the outline of a bubble."""
    path, point = QPainterPath(), QPainterPath()
    path.addRoundedRect(box, radius, radius)
    point.addPolygon(tail)
    point.closeSubpath()
    return path.united(point)
