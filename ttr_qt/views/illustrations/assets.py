"""Illustrations from files: SVG drawings with colour slots, read once, drawn at any size.

`resources/illustrations/README.md` says how the files are made.
"""

import functools
import logging
import re
import threading
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from ttr_qt.paths import data_dir
from ttr_qt.views.theme.pencil import Colour, Pencil, stroke

_log: Final = logging.getLogger(__name__)
FOLDER: Final = data_dir("resources") / "illustrations"
_STYLE: Final = re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL)
_SLOT: Final = re.compile(r"\.([\w-]+)\s*\{\s*(fill|stroke|stop-color)\s*:\s*(#[0-9A-Fa-f]{3,8})")
"""A rule of a style sheet: name of the slot, what it colours, and the colour."""
_CLASS: Final = re.compile(r'<[^>]*\sclass="([^"]*)"[^>]*>')
_rendering: Final = threading.Lock()
"""Held while a renderer draws: boards are drawn in a thread of their own, and it keeps a state."""

Slots = tuple[tuple[str, str], ...]
"""Names of colour slots and their colours."""
Edit = Callable[[str], str]
"""Changes the text of a file before it is drawn; drawings are kept by it, so it is made once."""


class IllustrationError(Exception):
    """The file of an illustration is missing, broken, or has other colour slots."""


def illustration_names(folder: str) -> tuple[str, ...]:
    """Return the names of all illustrations in a folder."""
    return tuple(sorted(file.stem.replace("_", " ") for file in (FOLDER / folder).glob("*.svg")))


def colour_slots(name: str) -> dict[str, str]:
    """Return the colour slots of an illustration and the colours they have in its file.

    Raises:
        IllustrationError: the file is missing.
    """
    return {slot: colour for slot, _, colour in _rules(_text(name))}


def load_illustration(name: str, slots: Slots = (), edit: Edit | None = None) -> QSvgRenderer:
    """Return what draws an illustration such as ``portraits/ada``, its slots in some colours.

    Raises:
        IllustrationError: the file is missing or broken, or has no slot of a name.
    """
    text = _text(name) if edit is None else edit(_text(name))
    colours, rules = dict(slots), _rules(text)
    known = [slot for slot, _, _ in rules]
    for slot in colours:
        if slot not in known:
            has = ", ".join(known) or "none"
            raise IllustrationError(f"{name}.svg has no colour slot {slot!r} (it has: {has})")
    styles = {slot: f"{what}:{colours.get(slot, usual)};" for slot, what, usual in rules}
    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(_filled(text, styles).encode())):
        raise IllustrationError(f"{name}.svg is no drawing that Qt can read")
    if renderer.viewBoxF().isEmpty():
        raise IllustrationError(f"{name}.svg has no viewBox")
    return renderer


def draw_illustration(
    pencil: Pencil, name: str, edit: Edit | None = None, /, **colours: Colour
) -> None:
    """Draw an illustration where its file has it, in the file's own units.

    A file that can't be drawn is reported in the log, and a plain box takes its place.
    """
    renderer = kept_renderer(name, _slots(colours), edit)
    if renderer is None:
        pencil.box((-20, -40, 40, 40), "#B9B1A3", stroke("#6E675C", 2), 4)
        return

    def render(painter: QPainter) -> None:
        with _rendering:
            renderer.render(painter, renderer.viewBoxF())

    pencil.render(render)


def read_illustration(name: str, edit: Edit | None = None, /, **colours: Colour) -> None:
    """Read an illustration that will be drawn later: it takes longer to read than to draw."""
    kept_renderer(name, _slots(colours), edit)


def _slots(colours: dict[str, Colour]) -> Slots:
    return tuple((slot, QColor(colour).name()) for slot, colour in sorted(colours.items()))


@functools.lru_cache(maxsize=512)
def kept_renderer(name: str, slots: Slots, edit: Edit | None) -> QSvgRenderer | None:
    """Return what draws an illustration, read once; None if it can't be read."""
    try:
        return load_illustration(name, slots, edit)
    except IllustrationError:
        _log.exception("An illustration can't be drawn")
        return None


def _text(name: str) -> str:
    file = FOLDER / f"{name.replace(' ', '_')}.svg"
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise IllustrationError(f"There is no illustration {name!r} ({file.name})") from error


def _rules(text: str) -> list[tuple[str, str, str]]:
    """Return the slots in a file's style sheet: name, what it colours, and the usual colour."""
    sheet = _STYLE.search(text)
    return _SLOT.findall(sheet[1]) if sheet else []


def _filled(text: str, styles: dict[str, str]) -> str:
    """Return a drawing with the colours of its slots in the shapes themselves.

    Some versions of Qt overlook style sheets where a line inherits its colour.
    """

    def fill(found: re.Match[str]) -> str:
        style = "".join(styles.get(slot, "") for slot in found[1].split())
        shape = found[0].replace(f'class="{found[1]}"', "")
        if ' style="' in shape:  # which counts for more than a class
            return shape.replace(' style="', f' style="{style}')
        return re.sub(r"^<[\w:]+", rf'\g<0> style="{style}"', shape)

    return _CLASS.sub(fill, _STYLE.sub("", text))
