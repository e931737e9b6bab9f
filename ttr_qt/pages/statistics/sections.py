"""The parts of the page of statistics, made from the games that are to be counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.kept_game import GameFacts
from ttr_qt.models.records.rating import Anchors, RatingPoint, rating_history
from ttr_qt.models.records.statistics import (
    PERSON,
    Record,
    by_edition,
    by_level,
    by_variant,
    luck_of,
    record_of,
    running_mean,
)
from ttr_qt.pages.statistics.figures import Figure, RecordTable, TableRow
from ttr_qt.pages.statistics.legend import Legend, Meaning
from ttr_qt.pages.statistics.luck_plot import LuckPlot, LuckRow
from ttr_qt.pages.statistics.plot import Plot
from ttr_qt.pages.statistics.rating_plot import Landmark, RatingPlot
from ttr_qt.pages.statistics.tickets_plot import MOST_BARS, TicketBar, TicketsPlot
from ttr_qt.pages.statistics.trend import GameValue, TrendPlot
from ttr_qt.pages.statistics.words import (
    game_note,
    luck_heading,
    luck_share,
    luck_story,
    luck_verdict,
    standing_text,
)
from ttr_qt.views.theme.language import Language, in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.widgets.labels import label
from ttr_qt.views.widgets.panel import Panel
from ttr_qt.views.words.decks import deck_name
from ttr_qt.views.words.games import against, date_text, score_text
from ttr_qt.views.words.numbers import number, percent, tenths
from ttr_qt.views.words.opponents import Opponent

WINDOW: Final = 10
"""So many games a running mean is taken over."""
_BEST: Final = 5
_NONE: Final = "–"


@dataclass(frozen=True, slots=True)
class Source:
    """What the page shows: games that count, oldest first, and who played."""

    style: Style
    games: Sequence[GameFacts]
    edition: str | None
    """None for all editions."""
    opponents: Sequence[Opponent]
    anchors: Anchors

    @property
    def tickets_win(self) -> bool:
        """Whether tickets are what one counts in the edition, and not points."""
        return self.edition is not None and bool(RULES[self.edition].tickets_to_win)

    @property
    def levels(self) -> tuple[str, ...]:
        """Names of the levels, the weakest first."""
        return tuple(opponent.id for opponent in self.opponents)

    def name(self, who: str) -> str:
        """Return the name of a level, or of the person."""
        if who == PERSON:
            return QCoreApplication.translate("statistics", "You")
        return next(opponent.name for opponent in self.opponents if opponent.id == who)

    def landmarks(self) -> tuple[Landmark, ...]:
        """Return the strength of the levels; of all editions, their means."""
        editions = [self.edition] if self.edition else list(self.anchors)
        marks = []
        for opponent in self.opponents:
            known = [
                self.anchors[edition][opponent.id]
                for edition in editions
                if opponent.id in self.anchors.get(edition, {})
            ]
            if known:
                mean = sum(known) / len(known)
                marks.append(Landmark(opponent.id, opponent.name, mean))
        return tuple(marks)

    def ratings(self) -> tuple[RatingPoint, ...]:
        """Return the person's rating after each game that counts for it."""
        return rating_history(self.games, self.anchors)


def figures(source: Source, ratings: Sequence[RatingPoint]) -> list[Figure]:
    """Return the numbers on top of the page."""
    record = record_of(source.games)
    if record is None:
        return []
    translate, language = QCoreApplication.translate, source.style.language
    since = translate("statistics", "since {date}")
    of_all = translate("statistics", "{part} of {whole}")
    found = [
        Figure(
            "layers",
            translate("statistics", "Games"),
            number(record.games, language),
            since.format(date=date_text(source.games[0].played, language)),
        ),
        Figure(
            "trophy",
            translate("statistics", "Won"),
            percent(record.won_share, language),
            of_all.format(part=record.won, whole=record.games),
        ),
        _rating_figure(source, ratings),
    ]
    if source.edition is not None:
        found += _score_figures(source, record)
    tickets = record.tickets_made + record.tickets_missed
    if tickets:
        found.append(
            Figure(
                "ticket",
                translate("statistics", "Tickets done"),
                _made(record, language),
                of_all.format(part=record.tickets_made, whole=tickets),
            )
        )
    return found + _more_figures(source, record)


def _rating_figure(source: Source, ratings: Sequence[RatingPoint]) -> Figure:
    translate, language = QCoreApplication.translate, source.style.language
    title = translate("statistics", "Rating")
    if not ratings:
        return Figure("gauge", title, _NONE, translate("statistics", "no rated game yet"))
    last = ratings[-1]
    if last.vague:
        return Figure("gauge", title, _NONE, translate("statistics", "too few games yet"))
    text = translate("statistics", "± {margin}, {standing}")
    detail = text.format(
        margin=number(round(last.margin), language),
        standing=standing_text(last.rating, source.landmarks()),
    )
    return Figure("gauge", title, str(round(last.rating)), detail)


def _score_figures(source: Source, record: Record) -> list[Figure]:
    translate, language = QCoreApplication.translate, source.style.language
    mean = translate("statistics", "{mean} on average")
    title = translate("statistics", "Best score")
    if source.tickets_win:
        title = translate("statistics", "Most tickets")
    detail = mean.format(mean=tenths(record.mean, language))
    return [Figure("star", title, number(record.best, language), detail)]


def _more_figures(source: Source, record: Record) -> list[Figure]:
    translate, language = QCoreApplication.translate, source.style.language
    if record.streak > 0:
        streak = translate("statistics", "%n games won in a row", "", record.streak)
    else:
        streak = translate("statistics", "%n games without a win", "", -record.streak)
    return [
        Figure(
            "swords",
            translate("statistics", "Longest streak"),
            number(record.best_streak, language),
            translate("statistics", "now: {streak}").format(streak=streak),
        ),
        Figure(
            "route",
            translate("statistics", "Longest route"),
            number(record.longest, language),
            translate("statistics", "spaces in one line"),
        ),
        Figure(
            "clock",
            translate("statistics", "Turns in a game"),
            number(record.mean_turns, language),
            translate("statistics", "of your own, on average"),
        ),
    ]


class ChartPanel(Panel):
    """A chart with its heading, a remark and the meaning of its marks."""

    def __init__(
        self,
        style: Style,
        heading: str,
        plot: QWidget,
        *,
        remark: str = "",
        meanings: Sequence[Meaning] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent, padding=14)
        self.plot = plot
        self.box.addWidget(label(heading, "heading"))
        if remark:
            self.box.addWidget(label(remark, "secondary"))
        if meanings:
            self.box.addWidget(Legend(style, meanings))
        self.box.addWidget(plot)
        self.box.addStretch(1)
        if isinstance(plot, Plot):
            plot.setAccessibleName(heading)
            plot.setAccessibleDescription(remark)


def rating_panel(source: Source, ratings: Sequence[RatingPoint]) -> ChartPanel | None:
    """Return the rating over the games; None as long as too few of them count."""
    if not ratings or ratings[-1].vague:
        return None
    translate, language = QCoreApplication.translate, source.style.language
    note = translate("statistics", "Rating {rating} ± {margin}")
    texts = [
        note.format(rating=round(point.rating), margin=round(point.margin))
        + "\n"
        + game_note(source.games[point.game], language)
        for point in ratings
    ]
    return ChartPanel(
        source.style,
        translate("statistics", "Rating over the games"),
        RatingPlot(source.style, ratings, texts, source.landmarks()),
        meanings=[
            Meaning("line", translate("statistics", "your rating")),
            Meaning("band", translate("statistics", "where it lies with 95% confidence")),
        ],
    )


def trend_panel(source: Source) -> ChartPanel:
    """Return the scores of an edition, or where they can't be compared how many games were won."""
    translate, language = QCoreApplication.translate, source.style.language
    won = Meaning("full", translate("statistics", "won"))
    lost = Meaning("hollow", translate("statistics", "not won"))
    if source.edition is None:
        notes = [game_note(game, language) for game in source.games]
        shares = running_mean([100.0 * game.won for game in source.games], WINDOW)
        values = [
            GameValue(share, game.won, note)
            for share, game, note in zip(shares, source.games, notes, strict=True)
        ]
        plot = TrendPlot(source.style, values, shares, None, lines=(0, 25, 50, 75, 100))
        line = Meaning("line", translate("statistics", "per cent of the last ten games"))
        heading = translate("statistics", "Games won")
        return ChartPanel(source.style, heading, plot, meanings=[won, lost, line])
    games = _played_out(source) or source.games
    scores = [_total(game) for game in games]
    values = [
        GameValue(score, game.won, game_note(game, language))
        for score, game in zip(scores, games, strict=True)
    ]
    running = running_mean(scores, WINDOW) if len(scores) > WINDOW // 3 else ()
    mean = sum(scores) / len(scores)
    meanings = [won, lost, Meaning("dashes", translate("statistics", "mean of all games"))]
    if running:
        meanings.insert(2, Meaning("line", translate("statistics", "mean of the last ten")))
    heading = translate("statistics", "Score over the games")
    if source.tickets_win:
        heading = translate("statistics", "Tickets over the games")
    plot = TrendPlot(source.style, values, running, mean)
    return ChartPanel(source.style, heading, plot, meanings=meanings)


def luck_panel(source: Source) -> ChartPanel:
    """Return the wild cards of everybody, beside what chance gives."""
    translate, language = QCoreApplication.translate, source.style.language
    lucks = luck_of(source.games, source.levels)
    rows = [
        LuckRow(
            luck.who or "person",
            source.name(luck.who),
            luck,
            luck_share(luck, language),
            luck_story(source.name(luck.who), luck, source.edition, language),
        )
        for luck in lucks
    ]
    meanings = [
        Meaning("plain", translate("statistics", "dealt or from the deck")),
        Meaning("hatched", translate("statistics", "taken face-up")),
        Meaning("tick", translate("statistics", "expected from the deck")),
    ]
    if len(rows) > 1:
        meanings.insert(
            1, Meaning("others", translate("statistics", "the same for your opponents"))
        )
    return ChartPanel(
        source.style,
        luck_heading(source.edition),
        LuckPlot(source.style, rows),
        remark=luck_verdict(lucks[0]),
        meanings=meanings,
    )


def tickets_panel(source: Source) -> ChartPanel:
    """Return the tickets made and missed in each game, or in each few of many.

    Games in which no ticket can be missed are left out beside others, as in the figures on top.
    """
    translate = QCoreApplication.translate
    games = [game for game in source.games if game.tickets_can_be_missed] or list(source.games)
    each = -(-len(games) // MOST_BARS)
    bars = [_ticket_bar(source, games, first, each) for first in range(0, len(games), each)]
    meanings = [Meaning("plain", translate("statistics", "done"))]
    if any(bar.missed for bar in bars):
        meanings.append(Meaning("missed", translate("statistics", "missed")))
    remarks = []
    if len(games) < len(source.games):
        remarks.append(translate("statistics", "Without games in which no ticket can be missed."))
    if each > 1:
        remarks.append(translate("statistics", "Each bar is the mean of %n games.", "", each))
    return ChartPanel(
        source.style,
        translate("statistics", "Tickets done and missed"),
        TicketsPlot(source.style, bars, len(games)),
        remark=" ".join(remarks),
        meanings=meanings,
    )


def _ticket_bar(source: Source, shown: Sequence[GameFacts], first: int, each: int) -> TicketBar:
    translate, language = QCoreApplication.translate, source.style.language
    games = shown[first : first + each]
    seats = [game.person for game in games if game.person is not None]
    made = sum(seat.tickets_made for seat in seats) / len(seats)
    missed = sum(seat.tickets_missed for seat in seats) / len(seats)
    text = translate("statistics", "{made} done, {missed} missed").format(
        made=tenths(made, language), missed=tenths(missed, language)
    )
    if len(games) == 1:
        return TicketBar(made, missed, f"{text}\n{game_note(games[0], language)}")
    span = translate("statistics", "Games {first} to {last}")
    told = span.format(first=first + 1, last=first + len(games))
    return TicketBar(made, missed, f"{told}\n{text}")


def levels_panel(source: Source) -> ChartPanel | None:
    """Return the records against each level; None where none is known."""
    translate, language = QCoreApplication.translate, source.style.language
    rows = [
        TableRow(
            source.name(record.level),
            (
                number(record.record.games, language),
                percent(record.record.won_share, language),
                percent(
                    _part(record.ahead, record.ahead + record.behind + record.shared), language
                ),
                *_scores(record.record, source),
            ),
            record.level,
        )
        for record in by_level(source.games, source.levels)
    ]
    if not rows:
        return None
    heads = [
        translate("statistics", "games"),
        translate("statistics", "won"),
        translate("statistics", "finished ahead"),
    ]
    if source.edition is not None:
        heads += [translate("statistics", "best"), translate("statistics", "mean")]
    heading = translate("statistics", "Against each opponent")
    return ChartPanel(source.style, heading, RecordTable(source.style, heads, rows))


def _part(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _scores(record: Record, source: Source) -> tuple[str, ...]:
    """Return best and mean score, where they can be compared."""
    if source.edition is None:
        return ()
    told = source.style.language
    return number(record.best, told), tenths(record.mean, told)


def _made(record: Record, language: Language) -> str:
    """Return the part of the tickets that were made."""
    return _NONE if record.made_share is None else percent(record.made_share, language)


def best_panel(source: Source) -> ChartPanel | None:
    """Return the best games of an edition; None where all are looked at."""
    if source.edition is None:
        return None
    translate, language = QCoreApplication.translate, source.style.language
    best = sorted(_played_out(source), key=_total, reverse=True)[:_BEST]
    if not best:
        return None
    rows = [
        TableRow(
            score_text(game, _total(game)),
            (_way_and_rivals(game, language), date_text(game.played, language)),
        )
        for game in best
    ]
    heading = translate("statistics", "Your best games")
    return ChartPanel(source.style, heading, RecordTable(source.style, (), rows, wide=1))


def _way_and_rivals(game: GameFacts, language: Language) -> str:
    """Return who was played against, after the way to play if it was not the usual one."""
    if not game.variant or game.rules not in RULES:
        return against(game)
    return f"{deck_name(game.rules, game.variant, language)} · {against(game)}"


def _played_out(source: Source) -> list[GameFacts]:
    """Return the games that were not given up, whose points can be compared."""
    return [game for game in source.games if not game.given_up]


def _total(game: GameFacts) -> int:
    return game.person.total if game.person is not None else 0


def editions_panel(source: Source) -> ChartPanel | None:
    """Return the records of each edition; None where only one is looked at."""
    if source.edition is not None:
        return None
    records = by_edition(source.games)
    names = {name: in_language(load_map(name).name, source.style.language) for name in RULES}
    told = {names[edition]: records[edition] for edition in RULES if edition in records}
    heading = QCoreApplication.translate("statistics", "On each board")
    return _records_panel(source, heading, told)


def ways_panel(source: Source) -> ChartPanel | None:
    """Return the records of each way to play an edition; None where only one was played."""
    edition = source.edition
    records = {} if edition is None else by_variant(source.games)
    if edition is None or len(records) <= 1:
        return None
    language = source.style.language
    usual = QCoreApplication.translate("statistics", "Usual")
    order = ("", *RULES[edition].variants)
    told = {
        deck_name(edition, variant, language) if variant else usual: records[variant]
        for variant in order
        if variant in records
    }
    heading = QCoreApplication.translate("statistics", "In each way of playing")
    return _records_panel(source, heading, told)


def _records_panel(source: Source, heading: str, records: Mapping[str, Record]) -> ChartPanel:
    translate, language = QCoreApplication.translate, source.style.language
    rows = [
        TableRow(
            name,
            (
                number(record.games, language),
                percent(record.won_share, language),
                number(record.best, language),
                tenths(record.mean, language),
                _made(record, language),
                number(record.longest, language),
            ),
        )
        for name, record in records.items()
    ]
    heads = [
        translate("statistics", "games"),
        translate("statistics", "won"),
        translate("statistics", "best"),
        translate("statistics", "mean"),
        translate("statistics", "tickets done"),
        translate("statistics", "longest route"),
    ]
    return ChartPanel(source.style, heading, RecordTable(source.style, heads, rows))
