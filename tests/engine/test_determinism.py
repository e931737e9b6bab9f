"""The same edition, options, seed and actions give the same bytes, whenever and wherever.

``python -m tests.engine.test_determinism`` prints the digests to be pinned here, for a change of
the rules, of the record or of the order of legal actions that is meant.
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
    "usa/2": "ea359d32241062dd7b4606aa8715af6a918b95b29892287febfc07da65bbbe6f",
    "usa/3": "47b6f53b8a54be12446e03c528e5323064926c02ea74f5836b4910e957171441",
    "usa/4": "af154dc21b8c1e226125557238b649cfeb096b7fe51b80675c38bbaf9101baef",
    "usa/5": "eb3a69a35c05364d73b0a434640cd6c5cd9cfd9162860d711e9648c731ff52cb",
    "germany/2": "191c54dc41f8309121e0dca7aa593f34805acda3d793bc73b605da6c11acf032",
    "germany/3": "5b52313684656b9e5fda1c1c6ad2e1bc762895e71b075d77673117bb33a60523",
    "germany/4": "0cb6081d542e5758c9e0b6554588bb370301452d0bc2fb80c2d2920097069250",
    "germany/5": "59f7de564d54d1288713af1215da697f3b03bee2d5372098906336d20dc0d0fa",
    "maerklin/2": "2f9594db697d3d62e5fefc80061f9f24210ba129a3b40ae88931cbdefb227da4",
    "maerklin/3": "6849ba1357d349a2b837f1b61dc23064dc70d4b0189d4f856fb06e2177db6d97",
    "maerklin/4": "8d5ec1454db9daf97efc3b1da4f0bf22b4b8cba779ab808d186742e48ee167cc",
    "maerklin/5": "7e5a5c7614c3d7cabd86917fc92502a5d0b33917993e2b56a310043e56771d1c",
    "first_journey/2": "7a32817ccdafa93ab0346134d5b7e63b1f2c0c959e787510954eff68ea772b6f",
    "first_journey/3": "1279f1d49898cf5aae6be7ac8463ac91dc4a031813fbf2b24b661c98e0f92be0",
    "first_journey/4": "66b3587e4787fcade68091f4cf9e8013b4e505f4308b17c03fa5b52179694419",
    "amsterdam/2": "0cebecf37414bd2cd49e8a39440e3ce7bd3c0e5bd33e819264a22f02790a64b6",
    "amsterdam/3": "5a1f297d80a35c4db285fe36aa283f7d5c14a4c13b16f15349f99c626cb08290",
    "amsterdam/4": "e3d4b617c2b1bd23673a78b0abd75fa493d92ad154ae41c388d1e356670eba0a",
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
        [sys.executable, "-m", "tests.engine.test_determinism", "--json"],
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


@pytest.mark.parametrize("deck", ["classic", "1910", "big_cities"])
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
