"""What is asked before all games that are shown go: exactly what happens to which of them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ttr_qt.models.records.kept_game import KeptGame


def only_files(shown: Sequence[KeptGame]) -> bool:
    """Say whether all games lie in files of the person's own, which are never deleted."""
    return all(game.own_file for game in shown)


def going(shown: Sequence[KeptGame]) -> list[KeptGame]:
    """Return which of the games that are shown go: files leave the list only when alone."""
    if only_files(shown):
        return list(shown)
    return [game for game in shown if not game.own_file]


def going_text(shown: Sequence[KeptGame]) -> str:
    """Return what the button says that has them go."""
    translate = QCoreApplication.translate
    if only_files(shown):
        return translate("deleting", "Remove all from the list")
    return translate("deleting", "Delete all")


def going_sign(shown: Sequence[KeptGame]) -> str:
    """Return the icon of that button."""
    return "x" if only_files(shown) else "trash-2"


def going_question(shown: Sequence[KeptGame], there: Sequence[KeptGame]) -> str:
    """Return the question; ``there`` are all games, shown or not."""
    translate, gone = QCoreApplication.translate, going(shown)
    if only_files(shown):
        return translate(
            "deleting", "Take %n files off this list? They stay where they are.", "", len(gone)
        )
    parts = [
        translate("deleting", "Delete %n games shown here? This can't be undone.", "", len(gone))
    ]
    rated = {game.file for game in there if not game.own_file and game.facts.over}
    lost = rated & {game.file for game in gone}
    if lost and lost == rated:
        parts.append(translate("deleting", "Your statistics start over."))
    elif lost:
        parts.append(translate("deleting", "They no longer count in your statistics."))
    if len(gone) < len(shown):
        parts.append(translate("deleting", "Files that you saved yourself stay."))
    return " ".join(parts)
