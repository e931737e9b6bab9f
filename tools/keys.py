"""Writes the keys of all commands into the guides: ``python -m tools.keys``.

The table of what can be done in README.md, and all keys in docs/keys.md.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from ttr_qt.views.commands.listing import DASH, KeyLine, key_groups
from ttr_qt.views.commands.table import Command

_ROOT: Final = Path(__file__).resolve().parents[1]
README: Final = _ROOT / "README.md"
GUIDE: Final = _ROOT / "docs" / "keys.md"
_BEGIN: Final = "<!-- keys: written by python -m tools.keys -->"
_END: Final = "<!-- end of keys -->"
_PARTS: Final = (
    ("take a card", "it to your hand", "it", "{TAKE_CARD}, {DRAW_CARD} for the deck"),
    (
        "claim a route",
        "a stack from your hand onto the track, or a line from city to city",
        "the track, then the cards to pay with",
        "{GO_TO_TRACK}, or {SPELL_CITY} and the letters of a city; {CLAIM}",
    ),
    ("draw tickets", "", "*Draw tickets*", "{DRAW_TICKETS}"),
    (
        "keep tickets",
        "",
        "*Keep* on each, then the button below",
        "{CHOOSE_TICKET}, {CONFIRM}",
    ),
    (
        "send a passenger off (Märklin)",
        "it along the tracks, then *End the journey*",
        "it, then city by city",
        "{START_JOURNEY}, {GO_TO_TRACK}, {CLAIM}, {END_JOURNEY} ends",
    ),
    ("swap tickets (First Journey)", "", "*Swap tickets*", "{DRAW_TICKETS}"),
    ("take back, do again", "", "*Undo* or *Take back*, *Redo*", "{UNDO}, {REDO}"),
    ("ask for a hint", "", "*Hint*", "{HINT}"),
    ("choose from all possible moves", "", "*Menu*, *Possible moves*", "{LIST_MOVES}"),
    (
        "save the game to a file, open one",
        "a file onto the window opens it",
        "*Menu*",
        "{SAVE_FILE}, {OPEN_FILE}",
    ),
    ("cancel what you have begun", "", "elsewhere", "{CANCEL}"),
    ("skip an animation", "", "anywhere", "{SKIP_ANIMATION}"),
    (
        "zoom, move the board, show all of it",
        "the board moves it",
        "the wheel or pinching zooms",
        "{ZOOM}, {MOVE_BOARD}, {SHOW_WHOLE_BOARD}",
    ),
    ("read the rules, look up all keys", "", "*Menu*", "{SHOW_RULES}, {SHOW_KEYS}"),
)
"""What one does, by dragging, by clicking, and by which commands."""


def main() -> int:
    """Bring both guides up to date."""
    argparse.ArgumentParser(prog="python -m tools.keys", description=__doc__).parse_args()
    README.write_text(with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
    GUIDE.write_text(guide(), encoding="utf-8")
    return 0


def with_table(text: str) -> str:
    """Return the text of the README with the table as it is now."""
    rows = ["| to do this | drag | click | keys |", "|---|---|---|---|"]
    words = {command.name: _words(command) for command in Command if command.keys}
    rows += [f"| {' | '.join(part).format(**words)} |" for part in _PARTS]
    table = "\n".join(row.replace("|  |", "| |") for row in rows)
    return re.sub(
        f"{re.escape(_BEGIN)}.*{re.escape(_END)}",
        lambda _: f"{_BEGIN}\n\n{table}\n\n{_END}",
        text,
        flags=re.DOTALL,
    )


def guide() -> str:
    """Return all keys, as the page behind F1 shows them."""
    parts = [f"# Keys\n\n{_BEGIN}\n"]
    for group in key_groups():
        lines = [f"| {_caps(line)} | {line.does} |" for line in group.lines]
        parts.append("\n".join((f"## {group.title}\n", "| keys | |", "|---|---|", *lines)) + "\n")
    return "\n".join(parts)


def _caps(line: KeyLine) -> str:
    return " ".join(cap if cap == DASH else f"`{cap}`" for cap in line.caps)


def _words(command: Command) -> str:
    """Return the keys of a command within a sentence: a row by its ends, else the first one."""
    if command.value.row:
        return f"{command.key_text(1)} to {command.key_text(len(command.keys))}"
    if command.keys[-1].endswith("Down") and len(command.keys) > 2:  # noqa: PLR2004 - all arrows
        return "Shift and arrows" if command.keys[0].startswith("Shift") else "arrows"
    if command is Command.ZOOM:
        return " and ".join(command.keys)
    return command.key_text()


if __name__ == "__main__":
    sys.exit(main())
