"""Finds all texts of the program that are to be translated.

Not by Qt's lupdate: it misses plural forms and calls with computed numbers in Python.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_NUMBER: Final = "%n"
_CONTEXT_FIRST: Final = ("translate", "QT_TRANSLATE_NOOP")
_TEXTS_BEFORE_NUMBER: Final = 2
"""A text and a remark for translators; a number after them asks for plural forms."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A text and where it belongs; the same text may read differently elsewhere."""

    context: str
    text: str
    plural: bool = field(default=False, compare=False)
    """Whether it has forms for one and for many."""


class UnreadableTextError(ValueError):
    """A text that nobody can find, or that is asked for in two ways."""


def messages_in(folder: Path) -> list[Message]:
    """Return the texts of all modules in a folder, sorted."""
    found: dict[Message, Message] = {}
    inherited: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        inherited.update(_bases(tree))
        for message in _Module(tree, file).messages():
            known = found.setdefault(message, message)
            if known.plural != message.plural:
                raise UnreadableTextError(
                    f"{file.name}: {message.text!r} is asked for with and without a number."
                )
    for message in found:
        # Qt puts the number in before PySide looks for the text in the next base class.
        if _NUMBER in message.text and message.context in inherited:
            raise UnreadableTextError(
                f"{message.context}: {message.text!r} would not be translated in subclasses."
            )
    return sorted(found)


def _bases(tree: ast.Module) -> Iterator[str]:
    for part in ast.walk(tree):
        if isinstance(part, ast.ClassDef):
            yield from (base.id for base in part.bases if isinstance(base, ast.Name))


class _Module:
    """A module, the constants that its calls may name, and its texts."""

    def __init__(self, tree: ast.Module, file: Path) -> None:
        self._tree = tree
        self._file = file
        self._constants = dict(_constants(tree))

    def messages(self) -> Iterator[Message]:
        """Return all texts that are marked or looked up."""
        for part in ast.walk(self._tree):
            if isinstance(part, ast.ClassDef):
                for call in _calls(part):
                    if _name(call) == "tr":
                        yield self._message(part.name, call.args)
        for call in _calls(self._tree):
            if _name(call) in _CONTEXT_FIRST and len(call.args) > 1:
                context, *rest = call.args
                # A template that was marked where it is written is only looked up here.
                if isinstance(rest[0], ast.Constant) or _name(call) == "QT_TRANSLATE_NOOP":
                    yield self._message(self._literal(context), rest)

    def _message(self, context: str, arguments: list[ast.expr]) -> Message:
        text = self._literal(arguments[0])
        return Message(context, text, len(arguments) > _TEXTS_BEFORE_NUMBER or _NUMBER in text)

    def _literal(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        if isinstance(node, ast.Name) and node.id in self._constants:
            return self._constants[node.id]
        raise UnreadableTextError(f"{self._file.name}, line {node.lineno}: not a plain text.")


def _constants(tree: ast.Module) -> Mapping[str, str]:
    """Return the texts that a module gives a name to."""
    found = {}
    for part in tree.body:
        targets = part.targets if isinstance(part, ast.Assign) else []
        if isinstance(part, ast.AnnAssign):
            targets = [part.target]
        value = part.value if isinstance(part, ast.Assign | ast.AnnAssign) else None
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
                found[target.id] = str(value.value)
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (part for part in ast.walk(tree) if isinstance(part, ast.Call))


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""
