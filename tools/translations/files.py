"""Translations as Qt Linguist keeps them."""

import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.translations.sources import Message

Forms = tuple[str, ...]
"""One text, or one for each plural form."""
_PLURAL_FORMS = 2
"""For one and for many, in English and in German."""


def read(file: Path) -> dict[Message, Forms]:
    """Return what is translated in a file; texts without a translation have no entry."""
    if not file.exists():
        return {}
    done = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            forms = _forms(message)
            if all(forms):
                plural = message.get("numerus") == "yes"
                done[Message(name, message.findtext("source") or "", plural)] = forms
    return done


def write(
    file: Path, language: str, messages: Sequence[Message], done: Mapping[Message, Forms]
) -> list[Message]:
    """Write all messages with the translations there are; return those that have none."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    open_ones = []
    for name in sorted({message.context for message in messages}):
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for message in messages:
            if message.context == name:
                forms = done.get(message, ())
                _add(context, message, forms)
                if not forms:
                    open_ones.append(message)
    ET.indent(root, " ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    file.write_text(head + ET.tostring(root, "unicode") + "\n", encoding="utf-8")
    return open_ones


def _add(context: ET.Element, message: Message, forms: Forms) -> None:
    entry = ET.SubElement(context, "message", {"numerus": "yes"} if message.plural else {})
    ET.SubElement(entry, "source").text = message.text
    translation = ET.SubElement(entry, "translation", {} if forms else {"type": "unfinished"})
    if message.plural:
        for form in forms or ("",) * _PLURAL_FORMS:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0] if forms else ""


def _forms(message: ET.Element) -> Forms:
    translation = message.find("translation")
    if translation is None:
        return ("",)
    if message.get("numerus") == "yes":
        forms = tuple(form.text or "" for form in translation.iter("numerusform"))
        return forms if len(forms) == _PLURAL_FORMS else ("",)
    return (translation.text or "",)
