"""Finds all texts of the program that are to be translated.

Not by Qt's lupdate: it misses plural forms and calls with computed numbers in Python.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PLURAL: Final = "%n"
_CONTEXT_FIRST: Final = ("translate", "QT_TRANSLATE_NOOP")


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A text and where it belongs; the same text may read differently elsewhere."""

    context: str
    text: str

    @property
    def plural(self) -> bool:
        """Whether it has forms for one and for many."""
        return PLURAL in self.text


class UnreadableTextError(ValueError):
    """A text that is put together before it is translated, so that nobody can find it."""


def messages_in(folder: Path) -> list[Message]:
    """Return the texts of all modules in a folder, sorted."""
    found: set[Message] = set()
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        found.update(_messages(tree, file))
    return sorted(found)


def _messages(tree: ast.Module, file: Path) -> Iterator[Message]:
    for part in ast.walk(tree):
        if isinstance(part, ast.ClassDef):
            for call in _calls(part):
                if _name(call) == "tr":
                    yield Message(part.name, _literal(call.args[0], file))
    for call in _calls(tree):
        if _name(call) in _CONTEXT_FIRST and len(call.args) > 1:
            text = call.args[1]
            # A template that was marked where it is written is only looked up here.
            if isinstance(text, ast.Constant) or _name(call) == "QT_TRANSLATE_NOOP":
                yield Message(_literal(call.args[0], file), _literal(text, file))


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (part for part in ast.walk(tree) if isinstance(part, ast.Call))


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _literal(node: ast.expr, file: Path) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise UnreadableTextError(f"{file.name}, line {node.lineno}: not a plain text.")
