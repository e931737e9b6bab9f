"""The panels about luck and skill, from reviews of games."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.models.records.skill import (
    DecisionKind,
    GameSkill,
    Mean,
    costs_of,
    mean_of,
)
from ttr_qt.models.records.statistics import running_mean
from ttr_qt.pages.statistics.figures import RecordTable, TableRow
from ttr_qt.pages.statistics.legend import Meaning
from ttr_qt.pages.statistics.sections import WINDOW, ChartPanel
from ttr_qt.pages.statistics.trend import GameValue, TrendPlot
from ttr_qt.views.theme.language import Language, Marked, in_language
from ttr_qt.views.theme.style import Style
from ttr_qt.views.words.games import date_text
from ttr_qt.views.words.numbers import number, percent, tenths

LAST: Final = 50
"""Games that luck is told of."""
_PERCENT: Final = 100.0
_KINDS: Final[dict[DecisionKind, Marked]] = {
    DecisionKind.TICKETS_KEPT: QT_TRANSLATE_NOOP("statistics", "Tickets kept"),
    DecisionKind.CARDS: QT_TRANSLATE_NOOP("statistics", "Cards taken"),
    DecisionKind.ROUTES: QT_TRANSLATE_NOOP("statistics", "Routes claimed"),
    DecisionKind.TICKETS_DRAWN: QT_TRANSLATE_NOOP("statistics", "Tickets drawn or swapped"),
    DecisionKind.JOURNEYS: QT_TRANSLATE_NOOP("statistics", "Passengers and journeys"),
}


def skill_panels(style: Style, games: Sequence[GameSkill], edition: str | None) -> list[ChartPanel]:
    """Return what reviews say of games in the order they were reviewed; nothing without any."""
    if not games:
        return []
    return [
        _accuracy_panel(style, games, edition),
        _skill_panel(style, games, edition),
        _luck_panel(style, games, edition),
    ]


def _accuracy_panel(style: Style, games: Sequence[GameSkill], edition: str | None) -> ChartPanel:
    translate, language = QCoreApplication.translate, style.language
    shares = [_PERCENT * game.accuracy for game in games]
    text = translate("statistics", "Accuracy {share}")
    values = [
        GameValue(
            share,
            game.won,
            f"{text.format(share=percent(game.accuracy, language))}\n{_note(game, language)}",
        )
        for share, game in zip(shares, games, strict=True)
    ]
    plot = TrendPlot(style, values, running_mean(shares, WINDOW), None, lines=(0, 25, 50, 75, 100))
    remark = translate("statistics", "{share} on average in %n reviewed games.", "", len(games))
    panel = ChartPanel(
        style,
        translate("statistics", "Accuracy of your decisions"),
        plot,
        remark=remark.format(share=percent(sum(shares) / len(shares) / _PERCENT, language)),
        meanings=[
            Meaning("full", translate("statistics", "won")),
            Meaning("hollow", translate("statistics", "not won")),
            Meaning("line", translate("statistics", "mean of the last ten")),
        ],
    )
    _add_table(panel, _costs(style, games))
    if edition is None:
        _add_table(panel, _editions(style, games))
    return panel


def _luck_panel(style: Style, games: Sequence[GameSkill], edition: str | None) -> ChartPanel:
    """Return the luck of each game: in points where these can be compared, else as a chance."""
    heading = QCoreApplication.translate("statistics", "Luck of the cards in reviewed games")
    values = [game.chance if edition is None else game.luck for game in games]
    return _change_panel(style, games, values, edition, heading, luck_sentence)


def _skill_panel(style: Style, games: Sequence[GameSkill], edition: str | None) -> ChartPanel:
    """Return how much better somebody decided than the others in each game, likewise."""
    heading = QCoreApplication.translate("statistics", "Skill in reviewed games")
    values = [game.skill_chance if edition is None else game.skill for game in games]
    return _change_panel(style, games, values, edition, heading, skill_sentence)


def _change_panel(
    style: Style,
    games: Sequence[GameSkill],
    values: Sequence[float],
    edition: str | None,
    heading: str,
    sentence: Callable[[Mean, int, str | None, Language], str],
) -> ChartPanel:
    """Return what made each game better or worse, in points, or as a chance for all editions."""
    translate, language = QCoreApplication.translate, style.language
    unit = _PERCENT if edition is None else 1.0
    last, changes = games[-LAST:], [unit * value for value in values[-LAST:]]
    marks = [
        GameValue(
            change, game.won, f"{_change_text(change, edition, language)}\n{_note(game, language)}"
        )
        for change, game in zip(changes, last, strict=True)
    ]
    mean = mean_of(changes)
    return ChartPanel(
        style,
        heading,
        TrendPlot(style, marks, (), mean.value),
        remark=sentence(mean, len(last), edition, language),
        meanings=[
            Meaning("full", translate("statistics", "won")),
            Meaning("hollow", translate("statistics", "not won")),
            Meaning("dashes", translate("statistics", "mean of these games")),
        ],
    )


def luck_sentence(mean: Mean, games: int, edition: str | None, language: Language) -> str:
    """Return how lucky somebody was over games, and whether chance brings that about."""
    translate = QCoreApplication.translate
    if not mean.certain:
        verdict = translate("statistics", "{luck}, which may well be chance.")
    elif mean.value > 0:
        verdict = translate("statistics", "{luck}: you were luckier than most.")
    else:
        verdict = translate("statistics", "{luck}: you were less lucky than most.")
    return verdict.format(luck=_over_games(mean, games, edition, language))


def skill_sentence(mean: Mean, games: int, edition: str | None, language: Language) -> str:
    """Return how much better somebody decided than the others over games."""
    translate = QCoreApplication.translate
    if not mean.certain:
        verdict = translate(
            "statistics", "{skill}. You and the others may have decided equally well."
        )
    elif mean.value > 0:
        verdict = translate("statistics", "{skill}: you decided better than the others.")
    else:
        verdict = translate("statistics", "{skill}: the others decided better than you.")
    return verdict.format(skill=_over_games(mean, games, edition, language))


def _over_games(mean: Mean, games: int, edition: str | None, language: Language) -> str:
    text = QCoreApplication.translate(
        "statistics", "Over your last %n reviewed games: {luck} a game", "", games
    )
    return text.format(luck=_change_text(mean.value, edition, language))


def _change_text(change: float, edition: str | None, language: Language) -> str:
    """Return a change with its sign and unit."""
    translate = QCoreApplication.translate
    told = round(change, 0 if edition is None else 1)
    sign = "+" if told > 0 else "−" if told < 0 else "±"
    if edition is None:
        text = translate("statistics", "{change} chance to win")
        return text.format(change=f"{sign}{percent(abs(change) / _PERCENT, language)}")
    text = translate("statistics", "{change} points")
    if RULES[edition].tickets_to_win:
        text = translate("statistics", "{change} tickets")
    return text.format(change=f"{sign}{tenths(abs(change), language)}")


def _note(game: GameSkill, language: Language) -> str:
    return f"{_board(game.edition, language)}, {date_text(game.reviewed, language)}"


def _board(edition: str, language: Language) -> str:
    return in_language(load_map(edition).name, language) if edition in RULES else edition


def _costs(style: Style, games: Sequence[GameSkill]) -> QWidget:
    """Return what each kind of decision cost."""
    translate, language = QCoreApplication.translate, style.language
    rows = [
        TableRow(
            translate("statistics", str(_KINDS[kind])),
            (
                number(cost.decisions, language),
                number(cost.losses, language),
                percent(cost.chance / len(games), language, 1),
            ),
        )
        for kind, cost in costs_of(games).items()
    ]
    heads = [
        translate("statistics", "decisions"),
        translate("statistics", "not the best"),
        translate("statistics", "chance lost per game"),
    ]
    return RecordTable(style, heads, rows)


def _editions(style: Style, games: Sequence[GameSkill]) -> QWidget:
    """Return accuracy, skill and luck by edition."""
    translate, language = QCoreApplication.translate, style.language
    rows = []
    for edition in RULES:
        chosen = [game for game in games if game.edition == edition]
        if chosen:
            mean = sum(game.accuracy for game in chosen) / len(chosen)
            skill = mean_of([game.skill for game in chosen]).value
            luck = mean_of([game.luck for game in chosen]).value
            rows.append(
                TableRow(
                    _board(edition, language),
                    (
                        number(len(chosen), language),
                        percent(mean, language),
                        _change_text(skill, edition, language),
                        _change_text(luck, edition, language),
                    ),
                )
            )
    heads = [
        translate("statistics", "games"),
        translate("statistics", "accuracy"),
        translate("statistics", "skill per game"),
        translate("statistics", "luck per game"),
    ]
    return RecordTable(style, heads, rows)


def _add_table(panel: ChartPanel, table: QWidget) -> None:
    """Put a table below what a panel has, with some room between."""
    box = QVBoxLayout()
    box.setContentsMargins(0, panel.look.px(10), 0, 0)
    box.addWidget(table)
    panel.box.insertLayout(panel.box.count() - 1, box)
