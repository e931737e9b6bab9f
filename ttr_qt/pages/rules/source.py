"""The texts of the rules: our own small markup, read into paragraphs, tables and figures.

A page is made of lines. ``#``, ``##`` and ``###`` begin titles, sections with a key as in
``{@cards}``, and smaller parts; ``-`` begins a point of a list, ``|`` a row of a table. Other lines
are paragraphs. ``{#D3 D4}`` at the end of one says which numbered rules it tells, ``{pieces}`` and
``{pieces:word}`` stand for numbers, ``{{pay}}`` for a piece of text that several pages share,
``{{route-points: spaces | points}}`` for the table of points, ``{{ticket-certainty: tickets}}`` for
how sure the tickets are, ``![words](pay)`` for a picture, ``[words](#D3)`` and
``[words](germany#G1)`` for links.
"""

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.pages.rules.certainty import certainty_text
from ttr_qt.pages.rules.facts import fact_text, facts_of
from ttr_qt.paths import data_dir
from ttr_qt.views.editions.edition import Edition
from ttr_qt.views.editions.registry import edition_named
from ttr_qt.views.theme.language import Language

COMMON: Final = "common"
"""The file of what several pages share."""
PLAIN: Final = "plain"
"""The file of what is told of an edition without a text of its own."""
_LEAST_LETTERS: Final = 3
"""Of a word for which others are looked for."""
_LONGEST_ENDING: Final = 3
_FRAGMENT: Final = re.compile(r"^=== (\S+)\n", re.MULTILINE)
_INCLUDE: Final = re.compile(r"^\{\{([a-z-]+)\}\}$", re.MULTILINE)
_POINTS: Final = re.compile(r"\{\{route-points: (.+?) \| (.+?)\}\}")
_CERTAINTY: Final = re.compile(r"\{\{ticket-certainty: (.+?)\}\}")
_FACT: Final = re.compile(r"\{([a-z][\w.]*)(?::([a-z]+))?\}")
_TOLD: Final = re.compile(r"\s*\{#([A-Z0-9 ]+)\}$")
_KEY: Final = re.compile(r"\s*\{@([a-z]+)\}$")
_FIGURE: Final = re.compile(r"!\[(.+)\]\(([a-z-]+)\)")
_SPAN: Final = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\*(?P<thin>.+?)\*|\[(?P<words>.+?)\]\((?P<to>.+?)\)"
)
_RULER: Final = re.compile(r"[|\s-]+")


@dataclass(frozen=True, slots=True)
class Span:
    """Words that look alike."""

    text: str
    bold: bool = False
    italic: bool = False
    link: str = ""
    """``#D3``, or ``germany#G1`` on another page."""


Spans = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A title: of the page, of a section, or of a part of one."""

    level: Literal[1, 2, 3]
    text: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph or a point of a list, and the numbered rules it tells."""

    spans: Spans
    rules: tuple[str, ...] = ()
    point: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of equal length; the first one is a header if any of its fields says something."""

    rows: tuple[tuple[Spans, ...], ...]

    @property
    def has_header(self) -> bool:
        """Whether the first row tells what stands in the columns."""
        return any(self.rows[0])

    @property
    def of_numbers(self) -> bool:
        """Whether nothing but numbers stands behind the first column."""
        fields = ("".join(span.text for span in words) for row in self.rows for words in row[1:])
        return all(field.isdecimal() for field in fields)


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of the program's own, with words below."""

    name: str
    caption: str


Block = Heading | Paragraph | Table | Figure


def read_page(edition: str, language: Language) -> tuple[Block, ...]:
    """Return the rules of an edition; `ValueError` if its text is not in order."""
    return _read_page(edition_named(edition), language)


@functools.lru_cache(maxsize=16)
def _read_page(of: Edition, language: Language) -> tuple[Block, ...]:
    edition = of.id
    text = _page_text(of, language)
    shared = fragments_of(_text(COMMON, language))
    text = _INCLUDE.sub(lambda found: _shared(shared, found[1]), text)
    text = _POINTS.sub(lambda found: _points_table(edition, found[1], found[2]), text)
    text = _CERTAINTY.sub(lambda found: certainty_text(edition, found[1], language), text)
    facts = facts_of(edition, language)

    def fill(found: re.Match[str]) -> str:
        if found[1] not in facts:
            raise ValueError(f"The rules of {edition} name {found[0]}, which nobody knows.")
        return fact_text(facts[found[1]], found[2] or "", language)

    return tuple(blocks_of(_FACT.sub(fill, text)))


def rules_told(blocks: tuple[Block, ...]) -> list[str]:
    """Return the numbered rules that a page tells, in the order of the page."""
    paragraphs = (block for block in blocks if isinstance(block, Paragraph))
    return [rule for paragraph in paragraphs for rule in paragraph.rules]


def _page_text(edition: Edition, language: Language) -> str:
    """Return the text of an edition; one for any that names its numbers, where it has none."""
    if edition.rulebook.text is not None:
        return edition.rulebook.text(language)
    return _text(edition.id if _file(edition.id, language).is_file() else PLAIN, language)


@functools.lru_cache(maxsize=2)
def _other_words(language: Language) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Return words that people search for, each with those that the rules have for them."""
    path = data_dir("resources") / "rules" / language / "other_words.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if not line.startswith("#"))
    return tuple(
        (tuple(searched.split()), tuple(word.strip() for word in meant.split("|")))
        for searched, _, meant in pairs
    )


def other_words(words: str, language: Language) -> tuple[str, ...]:
    """Return what the rules may call what is searched for, likely ones first.

    The beginning of a word is enough, and it may have an ending of its own.
    """
    asked = words.strip().casefold()
    if len(asked) < _LEAST_LETTERS:
        return ()

    def fits(word: str) -> bool:
        longer = asked.startswith(word) and len(asked) - len(word) <= _LONGEST_ENDING
        return longer or word.startswith(asked)

    return tuple(
        word
        for searched, meant in _other_words(language)
        if any(map(fits, searched))
        for word in meant
    )


def _text(name: str, language: Language) -> str:
    return _file(name, language).read_text(encoding="utf-8")


def _file(name: str, language: Language) -> Path:
    return data_dir("resources") / "rules" / language / f"{name}.md"


def fragments_of(text: str) -> Mapping[str, str]:
    """Return the parts of a text that others include, by name."""
    _, *parts = _FRAGMENT.split(text)
    return {name: part.strip() for name, part in zip(parts[::2], parts[1::2], strict=True)}


def _shared(fragments: Mapping[str, str], name: str) -> str:
    if name not in fragments:
        raise ValueError(f"No text is called {name!r}.")
    return fragments[name]


def _points_table(edition: str, spaces: str, points: str) -> str:
    """Return the points for routes of every length that the board has."""
    lengths = range(1, max(route.length for route in load_map(edition).routes) + 1)
    scores = (str(RULES[edition].route_points[length]) for length in lengths)
    rows = ((spaces, *map(str, lengths)), (points, *scores))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def blocks_of(text: str) -> Iterator[Block]:
    """Yield headings, paragraphs, lists, tables and figures of a text."""
    rows: list[tuple[Spans, ...]] = []
    for line in (*text.splitlines(), ""):
        if line.startswith("|"):
            if not _RULER.fullmatch(line) or not rows:
                fields = line.strip().strip("|").split("|")
                rows.append(tuple(_spans(field.strip()) for field in fields))
            continue
        if rows:
            yield Table(tuple(rows))
            rows = []
        if line.strip():
            yield _block(line.strip())


def _block(line: str) -> Block:
    figure = _FIGURE.fullmatch(line)
    if figure is not None:
        return Figure(figure[2], figure[1])
    marks, _, rest = line.partition(" ")
    match marks:
        case "#":
            return Heading(1, rest)
        case "##":
            key = _KEY.search(rest)
            return Heading(2, _KEY.sub("", rest), key[1] if key is not None else "")
        case "###":
            return Heading(3, rest)
    point = marks == "-"
    words = rest if point else line
    numbered = _TOLD.search(words)
    rules = tuple(numbered[1].split()) if numbered is not None else ()
    return Paragraph(_spans(_TOLD.sub("", words)), rules, point)


def _spans(text: str) -> Spans:
    spans: list[Span] = []
    end = 0
    for found in _SPAN.finditer(text):
        spans.append(Span(text[end : found.start()]))
        end = found.end()
        if found["bold"]:
            spans += [Span(s.text, bold=True, link=s.link) for s in _spans(found["bold"])]
        elif found["thin"]:
            spans.append(Span(found["thin"], italic=True))
        else:
            spans.append(Span(found["words"], link=found["to"]))
    spans.append(Span(text[end:]))
    return tuple(span for span in spans if span.text)
