"""Valid documents and texts, changed here and there, as hypothesis can draw and shrink them."""

import json
from collections.abc import Sequence
from typing import Any, Final, Literal

from hypothesis import strategies as st

Kind = Literal["delete", "replace", "repeat", "swap", "rename"]
Change = tuple[int, Kind, Any]
"""Which way down into a document, what to do there, and with what."""
Edit = tuple[int, int, bytes]
"""Where, how many bytes less, and what instead."""

HUGE: Final = (2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, 10**400)
WORDS: Final = (
    *("", " ", "\0", "\ud800", "e\u0301", "\u202e", "..", "../../x", "/dev/zero", "~", "nul"),
    *("usa", "germany", "maerklin", "first_journey", "amsterdam", "dallas", "schweiz", "gray"),
    *("blauwbrug", "reconstructed"),
    *("ada", "clara", "red", "joker", "locomotive", "edition", "yes", "no", "nan", "inf", "-0"),
    *("1e9", "0x10", "\u0661", "%s", "{0}", "{name.__class__}", "<b>x</b>", "__import__('os')"),
)
JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 9),
    st.sampled_from(HUGE),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from((1e308, -1e308, 5e-324, -0.0)),
    st.sampled_from(WORDS),
    st.text(max_size=8),
    st.lists(st.one_of(st.integers(-1, 9), st.sampled_from(WORDS)), max_size=3),
    st.dictionaries(st.sampled_from(WORDS), st.integers(-1, 9), max_size=2),
)
KINDS: Final[tuple[Kind, ...]] = ("replace", "delete", "repeat", "swap", "rename")
CHANGES: Final = st.lists(
    st.tuples(st.integers(0, 2**40), st.sampled_from(KINDS), JUNK), min_size=1, max_size=4
)
EDITS: Final = st.lists(
    st.tuples(
        st.integers(0, 2**20),
        st.integers(0, 3),
        st.one_of(st.binary(max_size=3), st.sampled_from([b"0", b"9", b'"', b",", b"}", b"\\"])),
    ),
    max_size=4,
)


def change(document: Any, changes: Sequence[Change]) -> Any:
    """Change a document of lists and objects, and return it."""
    for way, kind, junk in changes:
        if isinstance(document, dict | list) and document:
            _change_one(document, way, kind, junk)
    return document


def _change_one(document: Any, way: int, kind: Kind, junk: Any) -> None:
    node = document
    while True:
        keys: Sequence[Any] = list(node) if isinstance(node, dict) else range(len(node))
        way, at = divmod(way, len(keys))
        key = keys[at]
        if not way or not isinstance(node[key], dict | list) or not node[key]:
            break
        node = node[key]
    if kind == "delete":
        del node[key]
    elif kind == "repeat" and isinstance(node, list):
        node.append(node[key])
    elif kind == "swap":
        other = keys[way % len(keys)]
        node[key], node[other] = node[other], node[key]
    elif kind == "rename" and isinstance(node, dict):
        node[str(junk)] = node.pop(key)
    else:
        node[key] = junk


def edit(data: bytes, edits: Sequence[Edit]) -> bytes:
    """Change a few bytes."""
    for where, less, instead in edits:
        at = where % (len(data) + 1)
        data = data[:at] + instead + data[at + less :]
    return data


def documents(texts: Sequence[str]) -> st.SearchStrategy[bytes]:
    """Return JSON that was changed in its structure, some of it in its bytes too, some torn."""

    def build(text: str, changes: Sequence[Change], edits: Sequence[Edit], tear: int) -> bytes:
        data = json.dumps(change(json.loads(text), changes)).encode()
        if edits and edits[0][0] % 4 == 0:
            data = edit(data, edits)
        return data[: tear % len(data)] if tear and data else data

    tears = st.one_of(st.just(0), st.just(0), st.just(0), st.integers(0, 10**6))
    return st.builds(build, st.sampled_from(list(texts)), CHANGES, EDITS, tears)


def edited(samples: Sequence[bytes]) -> st.SearchStrategy[bytes]:
    """Return bytes that were changed in some places, or that have nothing to do with a sample."""
    return st.one_of(
        st.builds(edit, st.sampled_from(list(samples)), EDITS), st.binary(max_size=300)
    )


def edited_texts(samples: Sequence[str]) -> st.SearchStrategy[str]:
    """Return texts that were changed in some places, or just any."""

    def build(sample: str, where: int, less: int, instead: str) -> str:
        at = where % (len(sample) + 1)
        return sample[:at] + instead + sample[at + less :]

    near = st.builds(
        build,
        st.sampled_from(list(samples)),
        st.integers(0, 2**20),
        st.integers(0, 4),
        st.one_of(st.sampled_from(WORDS), st.text(max_size=4)),
    )
    return st.one_of(near, near, st.text(max_size=40), st.sampled_from(WORDS))
