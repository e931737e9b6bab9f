"""What a save says without being played again, and what a game hands over to be saved."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.engine.walks import choice, played
from ttr_qt.engine import EDITIONS, Game, SaveError, load_map
from ttr_qt.engine.maps import map_hash
from ttr_qt.engine.savefile import MAX_BYTES, VERSION, Save, SaveHeader, packed, parse_save

# What is known before anything is played again


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_header_tells_of_the_game(edition: str) -> None:
    game = Game.new(edition, players=2, seed=2**64 - 1, first=1, extra={"name": "Robin"})
    for _ in range(12):
        game.play(game.legal_actions()[0])
    text = game.to_json()
    told = SaveHeader(
        edition=edition,
        version=1,
        map_hash=map_hash(load_map(edition)),
        players=2,
        seed=2**64 - 1,
        first=1,
        extra={"name": "Robin"},
        actions=tuple(str(action) for action in game.actions),
    )
    for data in (text, text.encode(), packed(text)):
        assert parse_save(data, SaveHeader) == told
        assert parse_save(data, Save).digest == game.snapshot().digest()


def test_a_newer_save_has_a_header_but_is_not_read() -> None:
    content = json.loads(played("usa", 2, "even", plies=9).to_json())
    newer = json.dumps(content | {"version": VERSION + 1, "weather": "rain"})
    assert len(parse_save(newer, SaveHeader).actions) == 9
    with pytest.raises(SaveError) as caught:
        parse_save(newer, Save)
    assert caught.value.fault == "newer"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ("", "foreign"),
        ('{"edition": "usa", "act', "foreign"),
        ("[" * 99_999, "foreign"),
        (" " * (MAX_BYTES + 1), "foreign"),
        (packed(" " * (MAX_BYTES + 1)), "foreign"),
        (b'{"edition": "\xff", "actions": []}', "foreign"),
        (packed('{"edition": "usa", "actions": []}')[:-9], "damaged"),
        ("[]", "damaged"),
        ('{"edition": "usa"}', "damaged"),
        ('{"actions": []}', "damaged"),
        ('{"edition": 1, "actions": []}', "damaged"),
        ('{"edition": "usa", "actions": 7}', "damaged"),
        ('{"edition": "usa", "actions": ["deck", 7]}', "damaged"),
    ],
)
def test_what_is_no_save_has_no_header(data: str | bytes, fault: str) -> None:
    with pytest.raises(SaveError) as caught:
        parse_save(data, SaveHeader)
    assert caught.value.fault == fault
    assert len(str(caught.value)) < 500


def test_a_header_is_read_without_kernels(tmp_path: Path) -> None:
    file = tmp_path / "game.json.gz"
    file.write_bytes(packed(played("usa", 2, "even", plies=9).to_json()))
    code = """
import sys
from pathlib import Path
from ttr_qt.engine.savefile import SaveHeader, parse_save, read_bytes
print(len(parse_save(read_bytes(Path(sys.argv[1])), SaveHeader).actions), "numba" in sys.modules)
"""
    asked = [sys.executable, "-c", code, str(file)]
    root = Path(__file__).parents[3]
    done = subprocess.run(asked, check=True, cwd=root, capture_output=True, text=True)
    assert done.stdout.split() == ["9", "False"]


# Snapshots


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_snapshot_stays_when_the_game_goes_on_or_back(edition: str) -> None:
    game, rng = Game.new(edition, players=2, seed=4), random.Random(4)
    taken = []
    for number in range(120):
        if game.over or number % 7 == 6:
            for _ in range(rng.randint(1, 4)):
                game.undo()
        game.play(choice(game, "even", rng))
        taken.append((game.snapshot(), game.to_json()))
        if number == 60:
            game.setup = replace(game.setup, extra={"unrated": True})
    for snapshot, text in taken:
        assert snapshot.to_json() == text
    for _, text in taken[::10]:
        assert Game.from_json(text).to_json() == text
    early = game.at(game.ply - 1)
    early.play(early.legal_actions()[-1])
    assert game.to_json() == taken[-1][1], "what another game plays is its own"
