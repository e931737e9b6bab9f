"""The texts of the rules: every rule is told, in both languages, with the program's own numbers."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.helpers.engine.rule_ids import RULE_IDS
from ttr_qt.engine.maps import Certainty, load_map
from ttr_qt.engine.rules import EDITIONS, RULES
from ttr_qt.pages.rules import certainty as certainty_module
from ttr_qt.pages.rules.certainty import FEW, certainty_text
from ttr_qt.pages.rules.drawings import DRAWINGS
from ttr_qt.pages.rules.facts import fact_text, facts_of
from ttr_qt.pages.rules.source import (
    Block,
    Figure,
    Heading,
    Paragraph,
    Span,
    Table,
    read_page,
    rules_told,
)
from ttr_qt.views.editions.registry import edition_named, editions
from ttr_qt.views.theme.language import LANGUAGES, Language, in_language

SOURCES = [(name, language) for language in LANGUAGES for name in ("common", *EDITIONS)]


def text_of(block: Block) -> str:
    """Return all words of a block."""
    match block:
        case Heading():
            return block.text
        case Paragraph():
            return "".join(span.text for span in block.spans)
        case Figure():
            return block.caption
        case Table():
            return " ".join(span.text for row in block.rows for field in row for span in field)


def spans_of(page: tuple[Block, ...]) -> list[Span]:
    found: list[Span] = []
    for block in page:
        if isinstance(block, Paragraph):
            found += block.spans
        elif isinstance(block, Table):
            found += [span for row in block.rows for field in row for span in field]
    return found


def test_every_rule_there_is_concerns_some_edition_and_no_other_is_named() -> None:
    assert tuple(edition.id for edition in editions()) == EDITIONS
    numbers = [edition.rulebook.numbers for edition in editions()]
    assert set().union(*numbers) == RULE_IDS
    for rules in numbers:
        assert len(set(rules)) == len(rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_page_tells_each_rule_of_its_edition_once(edition: str, language: Language) -> None:
    told_here = rules_told(read_page(edition, language))
    assert sorted(told_here) == sorted(edition_named(edition).rulebook.numbers)


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_languages_are_built_alike(edition: str) -> None:
    english, german = (read_page(edition, language) for language in LANGUAGES)
    assert [type(block) for block in english] == [type(block) for block in german]
    assert rules_told(english) == rules_told(german)
    for ours, theirs in zip(english, german, strict=True):
        if isinstance(ours, Heading) and isinstance(theirs, Heading):
            assert (ours.level, ours.key) == (theirs.level, theirs.key)
        if isinstance(ours, Figure) and isinstance(theirs, Figure):
            assert ours.name == theirs.name
        if isinstance(ours, Table) and isinstance(theirs, Table):
            assert [len(row) for row in ours.rows] == [len(row) for row in theirs.rows]
    links = [[span.link for span in spans_of(page) if span.link] for page in (english, german)]
    assert sorted(links[0]) == sorted(links[1])


@pytest.mark.parametrize("edition", EDITIONS)
def test_page_has_its_sections(edition: str) -> None:
    keys = [block.key for block in read_page(edition, "en") if isinstance(block, Heading)]
    wanted = {
        "short",
        "differs",
        "setup",
        "turn",
        "cards",
        "routes",
        "tickets",
        "end",
        "tips",
        "sure",
    }
    assert wanted <= set(keys)
    assert ("passengers" in keys) == bool(RULES[edition].passengers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_links_and_figures_lead_somewhere(edition: str, language: Language) -> None:
    page = read_page(edition, language)
    links = [span.link for span in spans_of(page) if span.link]
    assert links
    for link in links:
        other, mark, rule = link.partition("#")
        assert mark
        assert rule in edition_named(other or edition).rulebook.numbers, link
    figures = [block.name for block in page if isinstance(block, Figure)]
    assert len(figures) >= 5
    assert len(set(figures)) == len(figures)
    for name in figures:
        assert name in DRAWINGS or name in edition_named(edition).rulebook.figures, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_of_the_markup_is_left(edition: str, language: Language) -> None:
    for block in read_page(edition, language):
        assert not re.search(r"[{}*#\[\]|_]", text_of(block)), text_of(block)
        assert text_of(block).strip() == text_of(block)


@pytest.mark.parametrize(("name", "language"), SOURCES)
def test_numbers_are_filled_in_and_never_typed(root: Path, name: str, language: str) -> None:
    text = (root / "resources" / "rules" / language / f"{name}.md").read_text(encoding="utf-8")
    words = re.sub(r"\{[^{}]*\}|\]\([^)]*\)", "", text)
    assert not re.findall(r"\d+", words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_text_is_used(root: Path, language: str) -> None:
    folder = root / "resources" / "rules" / language
    shared = re.findall(r"^=== (\S+)", (folder / "common.md").read_text("utf-8"), re.MULTILINE)
    assert len(set(shared)) == len(shared) > 10
    pages = "".join((folder / f"{edition}.md").read_text("utf-8") for edition in EDITIONS)
    assert [name for name in shared if f"{{{{{name}}}}}" not in pages] == []


def test_numbers_are_those_of_the_rule_sets() -> None:
    usa = " ".join(map(text_of, read_page("usa", "en")))
    assert "You are dealt three tickets and keep at least two of them." in usa
    assert "12 each of 8 colours, 14 locomotives: 110 in all" in usa
    assert "spaces 1 2 3 4 5 6 points 1 2 4 7 10 15" in usa
    maerklin = " ".join(map(text_of, read_page("maerklin", "de")))
    assert "schwarz 1 7, 6, 5, 4" in maerklin
    assert "Felder 1 2 3 4 5 6 7 Punkte 1 2 4 7 10 15 18" in maerklin
    assert "Hat jemand am Ende seines Zuges zwei Waggons oder weniger" in maerklin
    amsterdam = " ".join(map(text_of, read_page("amsterdam", "en")))
    assert "first 8 8 8 second 4 5 6 third 2 4 fourth 2" in amsterdam
    journey = " ".join(map(text_of, read_page("first_journey", "de")))
    assert "Ankara, Moskau oder Rostow" in journey


SURE = {
    ("usa", "en"): "Of the 73 tickets in all decks, 72 are confirmed by two or more sources "
    "and one is known from a single source.",
    ("usa", "de"): "Von den 73 Zielkarten aller Stapel sind 72 durch mindestens zwei Quellen "
    "bestätigt und eine ist aus einer einzigen Quelle bekannt.",
    ("germany", "en"): "Of the 62 tickets, 57 are confirmed by two or more sources "
    "and 5 are doubtful:",
    ("germany", "de"): "Von den 62 Zielkarten sind 57 durch mindestens zwei Quellen bestätigt "
    "und 5 sind zweifelhaft:",
    ("maerklin", "en"): "All 46 tickets are reconstructed.",
    ("maerklin", "de"): "Alle 46 Zielkarten sind rekonstruiert.",
    ("first_journey", "en"): "All 32 tickets are reconstructed.",
    ("first_journey", "de"): "Alle 32 Zielkarten sind rekonstruiert.",
    ("amsterdam", "en"): "Of the 24 contracts, 4 are known from a single source "
    "and 20 are reconstructed.",
    ("amsterdam", "de"): "Von den 24 Vertragskarten sind 4 aus einer einzigen Quelle bekannt "
    "und 20 sind rekonstruiert.",
}
DOUBTFUL: dict[tuple[str, str], list[str]] = {
    ("germany", "en"): [
        "Bremerhaven – Cologne, 7 points",
        "Leipzig – Frankfurt, 10 points",
        "Bremerhaven – France, 12 points",
        "Hamburg – Karlsruhe, 14 points",
        "Leipzig – Stuttgart, 14 points",
    ],
    ("germany", "de"): [
        "Bremerhaven – Köln, 7 Punkte",
        "Leipzig – Frankfurt, 10 Punkte",
        "Bremerhaven – Frankreich, 12 Punkte",
        "Hamburg – Karlsruhe, 14 Punkte",
        "Leipzig – Stuttgart, 14 Punkte",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_page_ends_with_how_sure_the_board_is(edition: str, language: Language) -> None:
    page = read_page(edition, language)
    heading = max(number for number, block in enumerate(page) if isinstance(block, Heading))
    title = {"en": "How sure is this board?", "de": "Wie sicher ist dieser Spielplan?"}
    assert page[heading] == Heading(2, title[language], "sure")
    doubtful = DOUBTFUL.get((edition, language), [])
    provenance = in_language(load_map(edition).provenance, language)
    expected = [*provenance.split("\n"), SURE[edition, language], *doubtful]
    assert [text_of(block) for block in page[heading + 1 :]] == expected
    points = [
        block for block in page[heading + 1 :] if isinstance(block, Paragraph) and block.point
    ]
    assert [text_of(block) for block in points] == doubtful


def with_certainties(monkeypatch: pytest.MonkeyPatch, *certainties: Certainty) -> None:
    """Let First Journey have only so many tickets, each as sure as is said."""
    board = load_map("first_journey")
    tickets = tuple(
        msgspec.structs.replace(ticket, certainty=certainty, points=number)
        for number, (ticket, certainty) in enumerate(zip(board.tickets, certainties, strict=False))
    )
    changed = msgspec.structs.replace(board, tickets=tickets)
    monkeypatch.setattr(certainty_module, "load_map", lambda _edition: changed)


@pytest.mark.parametrize(
    ("certainties", "english", "german"),
    [
        (
            ("doubtful", "doubtful", "confirmed"),
            (
                "Of the 3 cards, one is confirmed by two or more sources and 2 are doubtful:\n"
                "- Berlin – Athens\n- Berlin – Brest, 1 point"
            ),
            (
                "Von den 3 Karten ist eine durch mindestens zwei Quellen bestätigt "
                "und 2 sind zweifelhaft:\n- Berlin – Athen\n- Berlin – Brest, 1 Punkt"
            ),
        ),
        (
            ("reconstructed", "read", "confirmed", "confirmed"),
            (
                "Of the 4 cards, 2 are confirmed by two or more sources, one is known from "
                "a single source and one is reconstructed."
            ),
            (
                "Von den 4 Karten sind 2 durch mindestens zwei Quellen bestätigt, eine ist aus "
                "einer einzigen Quelle bekannt und eine ist rekonstruiert."
            ),
        ),
        (("doubtful",) * 11, "All 11 cards are doubtful.", "Alle 11 Karten sind zweifelhaft."),
    ],
)
def test_tickets_are_counted_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    certainties: tuple[Certainty, ...],
    english: str,
    german: str,
) -> None:
    with_certainties(monkeypatch, *certainties)
    assert certainty_text("first_journey", "cards", "en") == english
    assert certainty_text("first_journey", "Karten", "de") == german


def test_so_many_doubtful_tickets_are_named_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    doubtful: tuple[Certainty, ...] = ("doubtful",) * FEW
    with_certainties(monkeypatch, *doubtful)
    assert certainty_text("first_journey", "cards", "en").count("\n- ") == FEW
    with_certainties(monkeypatch, *doubtful, "doubtful")
    assert "\n" not in certainty_text("first_journey", "cards", "en")


def test_facts_of_other_editions_are_known_by_their_names() -> None:
    facts = facts_of("germany", "en")
    assert facts["usa.pieces"] == RULES["usa"].pieces
    assert facts["most_tickets_bonus"] == RULES["germany"].most_tickets_bonus
    assert "closing_pieces" not in facts_of("first_journey", "en")


def test_numbers_as_words() -> None:
    assert fact_text(3, "", "de") == "3"
    assert fact_text(3, "word", "en") == "three"
    assert fact_text(1, "word", "de") == "eine"
    assert fact_text(2, "zu", "de") == "zweit"
    with pytest.raises(ValueError, match="no form"):
        fact_text(3, "roman", "en")


@pytest.mark.parametrize("edition", EDITIONS)
def test_ticket_shown_as_done_is_done_by_its_routes(edition: str) -> None:
    shown, board = edition_named(edition).rulebook.ticket, load_map(edition)
    assert shown is not None
    ticket = board.ticket(shown.id)
    assert set(ticket.decks) & {*RULES[edition].ticket_decks, "tickets"}
    here = ticket.a
    left = list(shown.routes)
    while here != ticket.b:
        route = next(r for r in map(board.route, left) if here in {r.a, r.b})
        left.remove(route.id)
        here = route.b if route.a == here else route.a
    assert not left


@pytest.mark.parametrize(
    ("edition", "name"),
    [(edition.id, name) for edition in editions() for name in edition.rulebook.figures],
)
def test_boards_are_shown_as_the_rules_allow(edition: str, name: str) -> None:
    shot, board = edition_named(edition).rulebook.figures[name], load_map(edition)
    assert set(shot.places) <= {place.id for place in board.places}
    for route, seat in shot.owners.items():
        for other in board.parallels(route):
            assert shot.owners.get(other) != seat
    for route in shot.closed:
        assert any(other in shot.owners for other in board.parallels(route))
        assert route not in shot.owners
    assert set(shot.lit) <= set(shot.owners)
    assert set(shot.journey) <= set(shot.owners)
