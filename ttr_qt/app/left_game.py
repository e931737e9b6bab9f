"""The line about the game that can be continued."""

from PySide6.QtCore import QCoreApplication

from ttr_qt.app.archive import Archive
from ttr_qt.app.autosave import Autosave
from ttr_qt.engine.maps import load_map
from ttr_qt.views.texts import Language, in_language


def forget_kept(autosave: Autosave, archive: Archive) -> None:
    """Forget the game that was left if the archive has it: it is over, or was put by.

    Only then, so that a game is in one place or the other at any moment.
    """
    text = autosave.text()
    if text and archive.holds(text):
        autosave.forget(text)


def left_text(autosave: Autosave, language: Language) -> str | None:
    """Return what to say about the game that was left; None if there is none."""
    if not autosave.left():
        return None
    translate = QCoreApplication.translate
    left = autosave.summary()
    if left is None:
        return translate("left_game", "the game you left")
    board = in_language(load_map(left.edition).name, language)
    moves = translate("left_game", "%n moves", "", left.actions)
    rivals = ", ".join(name.capitalize() for name in left.opponents)
    if not rivals:
        return f"{board} · {moves}"
    against = translate("left_game", "against {names}").format(names=rivals)
    return f"{board} · {moves} · {against}"
