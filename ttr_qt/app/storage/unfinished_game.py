"""The game that can be continued: the line about it, and what becomes of it."""

from PySide6.QtCore import QCoreApplication, QDir

from ttr_qt.app.storage.archive import Archive
from ttr_qt.app.storage.autosave import Autosave, UnfinishedGame
from ttr_qt.app.storage.set_aside import set_aside
from ttr_qt.engine.errors import EngineError
from ttr_qt.engine.maps import load_map
from ttr_qt.engine.rules import RULES
from ttr_qt.engine.savefile import SaveHeader, parse_save
from ttr_qt.models.records.kept_game import KeptGame
from ttr_qt.views.theme.language import Language
from ttr_qt.views.words.decks import game_name
from ttr_qt.views.words.enumeration import joined
from ttr_qt.views.words.file_errors import fault_text


def forget_archived_game(autosave: Autosave, archive: Archive) -> None:
    """Delete the autosave if the archive has its game: it is over, or another one replaced it.

    Only then, so that a game is in one place or the other at any moment.
    """
    text = autosave.text()
    if text and archive.holds(text):
        autosave.forget(text)


def archive_unfinished_game(autosave: Autosave, archive: Archive, opened: str) -> None:
    """Archive the game in the autosave, unless ``opened``, the save to replace it, continues it.

    Its file gets another name at once and goes when the archive has the game, so that nobody waits
    for the disk and nothing is lost if the disk is full.
    """
    if not autosave.has_game():
        return
    # One that can't be read just now is not written over either.
    left = autosave.header()
    if left is not None and _continues(left, parse_save(opened, SaveHeader)):
        return
    aside = set_aside(autosave.file, "kept")
    if aside is not None:
        archive.add_set_aside([aside])
    elif left is not None and left.actions:
        archive.keep(autosave.text())


def unfinished_game_text(
    autosave: Autosave, archived: KeptGame | None, language: Language
) -> str | None:
    """Return what to say about the game that was left; None if there is none.

    That is the one in the autosave, else the ``archived`` one.
    """
    if autosave.has_game():
        left = autosave.summary()
    elif archived is not None:
        facts = archived.facts
        levels = tuple(seat.level for seat in facts.opponents if seat.level)
        reached = facts.turns // max(len(facts.seats), 1) + 1
        others = tuple(seat.name for seat in facts.opponents if seat.person and seat.name)
        left = UnfinishedGame(facts.edition, reached, levels, facts.variant, others)
        if facts.edition not in RULES:  # a map of one's own
            left = None
    else:
        return None
    translate = QCoreApplication.translate
    if left is None:
        return translate("left_game", "the game you left")
    name = load_map(left.edition).name
    board = game_name(name, left.edition, left.variant, language)
    turn = translate("left_game", "turn {number}").format(number=left.turn)
    rivals = joined([*left.others, *(name.capitalize() for name in left.opponents)])
    if not rivals:
        return f"{board} · {turn}"
    against = translate("left_game", "against {names}").format(names=rivals)
    return f"{board} · {turn} · {against}"


def why_not_continued(autosave: Autosave, error: EngineError) -> str:
    """Return why the game that was left can't be gone on with, and where it is now."""
    where = QDir.toNativeSeparators(str(autosave.file.parent))
    if autosave.has_game():
        more = QCoreApplication.translate("left_game", "It stays in {folder}.")
    else:
        more = QCoreApplication.translate("left_game", "It was moved to {folder}.")
    return f"{fault_text(error)} {more.format(folder=where)}"


def _continues(left: SaveHeader, opened: SaveHeader) -> bool:
    """Tell whether one game is the other, or goes on from it."""
    same = _deal_of(left) == _deal_of(opened)
    return same and opened.actions[: len(left.actions)] == left.actions


def _deal_of(header: SaveHeader) -> tuple[object, ...]:
    return (header.edition, header.map_hash, header.seed, header.players, header.first)
