"""Layouts in map files: read, and written so that a person can read them."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from ttr_qt.engine.geometry.layout import Layout

_MEMBER: Final = ',\n  "layout": '
_END: Final = "\n}\n"
_BY_ID: Final = ("places", "countries", "tracks")


def with_layout(text: str, layout: Layout) -> str:
    """Return the text of a map file with its layout replaced or, last of all, added."""
    before, found, _ = text.partition(_MEMBER)
    if not found:
        before = text.rstrip().removesuffix("}").rstrip()
    return before + _MEMBER + layout_text(layout) + _END


def layout_text(layout: Layout) -> str:
    """Return a layout as JSON with one line for each thing on the board."""
    return "{\n" + ",\n".join(_members(layout)) + "\n  }"


def write_layout(path: Path, layout: Layout) -> None:
    """Put a layout into a map file, which otherwise stays as it is."""
    text = path.read_text(encoding="utf-8")
    path.write_text(with_layout(text, layout), encoding="utf-8", newline="\n")


def _members(layout: Layout) -> Iterator[str]:
    raw: Mapping[str, Any] = msgspec.to_builtins(layout, enc_hook=dict)
    for name, value in raw.items():
        if name in _BY_ID and value:
            entries = (f"      {_json(key)}: {_json(_short(item))}" for key, item in value.items())
            yield f"    {_json(name)}: {{\n" + ",\n".join(entries) + "\n    }"
        elif name == "warp" and value:
            points = (f"      {_json(_short(point))}" for point in value)
            yield f'    "{name}": [\n' + ",\n".join(points) + "\n    ]"
        elif value is not None and value not in ({}, []):
            yield f"    {_json(name)}: {_json(_short(value))}"


def _short(value: Any) -> Any:
    """Leave out what is empty, and decimals that say nothing."""
    if isinstance(value, dict):
        return {key: _short(item) for key, item in value.items() if item is not None}
    if isinstance(value, (list, tuple)):
        return [_short(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
