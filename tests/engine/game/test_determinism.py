"""The same edition, options, seed and actions give the same bytes, whenever and wherever.

``python -m tests.engine.game.test_determinism`` prints the digests to be pinned here, for a change
of the rules, of the record or of the order of legal actions that is meant.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.helpers.engine.walks import SEATINGS
from ttr_qt.engine import Game
from ttr_qt.paths import data_dir

SEED = 20_240_229

DIGESTS: dict[str, str] = {
    "usa/2": "cf4bd05138f69aaad81d420db4c2c3a89465a6f1f1df357be25053e20fc26e3d",
    "usa/3": "9f3572480a57b945f431d2a29c327b41ef48604f6cd86307253fde85161ac909",
    "usa/4": "7101fd7a8b2fde50479c7a1931821a7b034f2b5c0075eba6024f280db3cecf64",
    "usa/5": "061bf8483f2be1aa7788df1e8816b63426bb625fce7cffb643b6873493d5aeaa",
    "germany/2": "9c5707fd1da57f70479c8ef86c3d6a16db503ebcdb4fc541dd55bf593c33b66c",
    "germany/3": "d2f5c32e840bc7761950656ab8c33e81655010e9fa938d08407e793d863448c4",
    "germany/4": "751e075d827d3557e1e8ee4bf35ae2365f7154371b2167b821a9b482030a9b26",
    "germany/5": "e05a7c2157dfb0f5503f499b6da2f232697ba744d944a13c82a1493124e086bf",
    "maerklin/2": "39acbcdeb0acae875900c752a13dc4e9e9be1e204c96628818ec1c4c18afd023",
    "maerklin/3": "cd58a1aff9f1c5ee02d13ae1614fc8695ed90337655a202b9a62fbfccb93a7fb",
    "maerklin/4": "4264da50a54982ca5303786c90297f28a7d80a2ae5bfeaf4031d6ec7783d269a",
    "maerklin/5": "9b6f3cac10b8501e9aac9e66cf867c6488e1ba5e738b0bd27c5b14709d32b1e1",
    "first_journey/2": "f68d2a655a9b5d2110451d3a4ab852553fdeda3cdad399f3f8ea30098f0b9885",
    "first_journey/3": "8cc634c1aeb8d631643357ab90b48f815a586c3bbb6bb154457c718e92b17240",
    "first_journey/4": "6a2428b45e05937329e1f6e6f630a29c1d472a3aa25d0063b5eb1787dca1bd19",
    "amsterdam/2": "ac75efdc15277e282160a9ab509ad425e4068336abdc79cd532e21b7ca523e01",
    "amsterdam/3": "e54c9ea03a25b8a5d06a58c4b663e7170c9315a6db501e8f1975bb85443ca9e9",
    "amsterdam/4": "e021e94eaad8d4fdf305187d03447fb5e09c20b739989adae2daeffa68a1591b",
}


def numbers(seed: int) -> Iterator[int]:
    """Return numbers that depend on nothing but the seed, on no library either."""
    word = seed
    while True:
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        yield word >> 33


def play_on(game: Game, chance: Iterator[int], actions: int = 10**6) -> None:
    """Play so many actions, or to the end."""
    for _ in range(actions):
        if game.over:
            return
        legal = game.legal_actions()
        game.play(legal[next(chance) % len(legal)])


def digest(edition: str, players: int) -> str:
    """Return the digest of everything about a whole game: its actions and the last record."""
    game = Game.new(edition, players=players, seed=SEED + players, first=players - 1)
    play_on(game, numbers(players))
    story = "\n".join(map(str, game.actions)).encode()
    return hashlib.sha256(story + game.record.tobytes()).hexdigest()


def all_digests() -> dict[str, str]:
    return {f"{edition}/{players}": digest(edition, players) for edition, players in SEATINGS}


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_a_game_is_the_same_on_every_system_and_in_every_version(
    edition: str, players: int
) -> None:
    assert digest(edition, players) == DIGESTS[f"{edition}/{players}"]


def test_no_other_game_is_pinned() -> None:
    assert list(DIGESTS) == [f"{edition}/{players}" for edition, players in SEATINGS]
    assert len(set(DIGESTS.values())) == len(DIGESTS)


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_plays_the_same_games(root: Path, hash_seed: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.game.test_determinism", "--json"],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        timeout=200,
    )
    assert json.loads(run.stdout) == DIGESTS


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), SEATINGS)
def test_the_seed_decides_the_whole_game(edition: str, players: int) -> None:
    def game(seed: int, first: int = 0) -> bytes:
        new = Game.new(edition, players=players, seed=seed, first=first)
        play_on(new, numbers(1), 30)
        return new.record.tobytes()

    assert game(1) == game(1)
    assert len({game(seed) for seed in (0, 1, 2, 2**63, 2**64 - 1)}) == 5
    assert game(1, first=1) != game(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_seed_decides_who_begins_by_lot(players: int) -> None:
    first = [Game.new("usa", players=players, seed=seed, first="random").seat for seed in range(99)]
    again = [Game.new("usa", players=players, seed=seed, first="random").seat for seed in range(99)]
    assert first == again
    assert set(first) == set(range(players))
    # The cards do not depend on how the first player was chosen.
    for seed, seat in enumerate(first[:9]):
        by_lot = Game.new("usa", players=players, seed=seed, first="random")
        chosen = Game.new("usa", players=players, seed=seed, first=seat)
        assert by_lot.record.tobytes() == chosen.record.tobytes()


def test_without_a_seed_games_differ_and_can_be_played_again() -> None:
    games = [Game.new("usa", players=2) for _ in range(5)]
    assert len({game.record.tobytes() for game in games}) == 5
    for game in games:
        again = Game.new("usa", players=2, seed=game.setup.seed)
        assert again.record.tobytes() == game.record.tobytes()


@pytest.mark.parametrize("deck", ["classic", "1910", "big_cities", "mega"])
def test_the_choice_of_tickets_changes_nothing_but_the_tickets(deck: str) -> None:
    usual, other = (Game.new("usa", players=2, seed=5, deck=name) for name in (None, deck))
    assert usual.position().hands == other.position().hands
    assert usual.position().market == other.position().market
    assert usual.position().deck == other.position().deck
    named = Game.new("usa", players=2, seed=5, deck="edition")
    assert named.record.tobytes() == usual.record.tobytes()


@pytest.mark.slow
def test_games_do_not_disturb_each_other() -> None:
    games = {
        f"{edition}/{players}": (
            Game.new(edition, players=players, seed=SEED + players, first=players - 1),
            numbers(players),
        )
        for edition, players in SEATINGS
    }
    while not all(game.over for game, _ in games.values()):
        for game, chance in games.values():
            play_on(game, chance, 7)
            # Looking at a game is no move.
            game.observe(0), game.scores(), game.position(), game.to_json()
    for name, (game, _) in games.items():
        story = "\n".join(map(str, game.actions)).encode()
        assert hashlib.sha256(story + game.record.tobytes()).hexdigest() == DIGESTS[name]


@pytest.mark.slow
def test_games_in_several_threads_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(lambda seating: digest(*seating), SEATINGS))
    assert together == list(DIGESTS.values())


def test_undo_and_saves_change_no_chance() -> None:
    straight = Game.new("maerklin", players=3, seed=SEED)
    play_on(straight, numbers(9))
    game = Game.new("maerklin", players=3, seed=SEED)
    for number, action in enumerate(straight.actions):
        game.play(action)
        if number % 3 == 0:
            game.undo()
            if game.legal_actions()[0] != action:
                game.play(game.legal_actions()[0])
                game.undo()
            game.play(action)
        if number % 60 == 59:
            game = Game.from_json(game.to_json())
    assert game.record.tobytes() == straight.record.tobytes()


def test_a_copy_of_a_map_plays_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    path.write_bytes((data_dir("maps") / "germany.json").read_bytes())
    game = Game.new("germany", players=3, seed=SEED)
    copy = Game.new(path, players=3, seed=SEED)
    for one in (game, copy):
        play_on(one, numbers(4), 80)
    assert copy.actions == game.actions
    assert copy.record.tobytes() == game.record.tobytes()


if __name__ == "__main__":
    if "--json" in sys.argv:
        print(json.dumps(all_digests()))
    else:
        lines = (f'    "{name}": "{value}",' for name, value in all_digests().items())
        print("DIGESTS: dict[str, str] = {", *lines, "}", sep="\n")
