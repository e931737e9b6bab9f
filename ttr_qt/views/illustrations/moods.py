"""What a face shows of somebody's mood: which of the parts in its file are seen, and how large."""

import xml.etree.ElementTree as ET
from typing import Final

from ttr_qt.models.company.mood import Mood
from ttr_qt.views.illustrations.assets import IllustrationError

_SVG: Final = "http://www.w3.org/2000/svg"
_ENLARGED: Final = {"eyes": 1.22, "brows": 1.25, "mouth": 1.15, "drop": 1.25}
"""In small portraits, where a mood would be lost otherwise."""
_HAT: Final = "hat"
_LIFT: Final = 5.5
"""How far surprise lifts a hat."""

ET.register_namespace("", _SVG)


def with_mood(text: str, mood: Mood, *, small: bool = False) -> str:
    """Return a drawing of a face in a mood.

    A part called ``PART-MOOD`` takes the place of ``PART``; the others have no moods. In a small
    face, what shows the mood is larger.

    Raises:
        IllustrationError: the file can't be read.
    """
    try:
        drawing = ET.fromstring(text)  # noqa: S314, our own files
    except ET.ParseError as error:
        raise IllustrationError(f"A portrait can't be read: {error}") from error
    moods = {f"-{one}" for one in Mood}
    ids = {part.get("id", "") for part in drawing.iter()}
    for parent in list(drawing.iter()):
        for part in list(parent):
            name, dash, its_mood = part.get("id", "").rpartition("-")
            if dash + its_mood in moods:
                if its_mood == mood:
                    _show(part, _ENLARGED.get(name, 1.0) if small else 1.0)
                else:
                    parent.remove(part)
            elif f"{part.get('id')}-{mood}" in ids:
                parent.remove(part)
            elif part.get("id") == _HAT and mood is Mood.SURPRISED:
                part.set("transform", f"translate(0 {-_LIFT}) {part.get('transform', '')}".strip())
    return ET.tostring(drawing, encoding="unicode")


def _show(part: ET.Element, scale: float) -> None:
    """Show what the file hides; its pieces grow around the points that they are moved to."""
    part.attrib.pop("display", None)
    if "style" in part.attrib:  # where editors write it
        part.set("style", part.attrib["style"].replace("display:none", "display:inline"))
    if scale == 1.0:
        return
    for piece in part:
        if "transform" in piece.attrib:
            piece.set("transform", f"{piece.attrib['transform']} scale({scale})")
