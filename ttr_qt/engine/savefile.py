"""Saves: versioned JSON with the setup and every action, replayed on loading.

A save is also the replay and the bug report of its game. It is believed only if it replays to
the very record it was written from. Nothing here loads kernels before a game is played again or
written: what a save says of its game can be read without them.

Version 2 is for games with a deck that has rules of its own (U5). Version 1 played every deck by
the rules of its edition: it still does, and is still written for all other games.
"""

import gzip
import hashlib
import io
import os
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from ttr_qt.engine.actions import parse_action
from ttr_qt.engine.errors import EngineError, MapError, SaveError, quoted, shown
from ttr_qt.engine.maps import (
    GameMap,
    built_in_name,
    load_map,
    map_hash,
    map_of,
    parse_map,
)
from ttr_qt.engine.rules import RULES
from ttr_qt.engine.setup import Setup
from ttr_qt.files import write_atomically

if TYPE_CHECKING:
    from ttr_qt.engine.board import Board
    from ttr_qt.engine.game import Game

FORMAT: Final = "ttr-qt game"
VERSION: Final = 2
"""The newest; which one a game gets is said by `_version_of`."""
MAX_BYTES: Final = 20_000_000
MAX_ACTIONS: Final = 20_000
"""Many times what any game has: a tiny file could keep the program busy for minutes otherwise."""
_PLAIN: Final = 1
"""The version of games played by the rules of their edition."""
_PACKED: Final = b"\x1f\x8b"
"""How files begin that gzip made."""

_Game = TypeVar("_Game", bound="Game")


class SaveHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a save says of its game before anything is played again; nothing of it is proven.

    Saves of newer programs have one, too, as long as they name the edition and the actions. What
    else they lack is None, which no game has.
    """

    edition: str
    version: int | None = None
    map_hash: str | None = None
    players: int | None = None
    seed: int | None = None
    first: int | None = None
    deck: str | None = None
    extra: dict[str, Any] = {}
    actions: tuple[str, ...]

    @property
    def variant(self) -> str:
        """Which of the edition's other ways to play it is; empty for the usual one."""
        rules = RULES.get(self.edition)
        if self.deck is None or self.version == _PLAIN or rules is None:
            return ""
        return rules.with_deck(self.deck).variant


class Save(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The content of a save."""

    format: str
    version: int
    edition: str
    map_hash: str
    map: dict[str, Any] | None = None
    """The whole map, where it is not one of the built-in ones, present or earlier."""
    players: int
    seed: int
    first: int
    deck: str | None = None
    extra: dict[str, Any] = {}
    actions: list[str]
    """No more than `MAX_ACTIONS`."""
    digest: str
    """A fingerprint of the actions and the position they lead to."""


_Content = TypeVar("_Content", SaveHeader, Save)


@dataclass(frozen=True, slots=True)
class GameSnapshot:
    """A game at one moment, with all that its save needs.

    Taking one costs the same however long the game is, and the game may go on while another
    thread turns it into text.
    """

    setup: "Setup"
    board: "Board"
    record: bytes
    """The record of the game, of dtype `layout.STATE`."""
    ply: int
    texts: Sequence[str]
    """The actions; the game may have added more than ``ply`` since, but changes none of these."""

    def digest(self) -> str:
        """Return the SHA-256 of the actions and where they lead, as hexadecimal digits.

        The position goes in by name and not as the record's bytes, so that a save outlives a
        record that is laid out in another way.
        """
        from ttr_qt.engine.knowledge.reveal import position_in  # noqa: PLC0415 - loads kernels

        position = position_in(self.board, self.record)
        essence = (
            self.texts[: self.ply],
            (position.phase, position.seat, position.last_turns),
            [sorted(hand.items()) for hand in position.hands],
            (position.market, position.deck, sorted(position.discards.items())),
            (sorted(position.owners.items()), position.scores),
            (position.tickets, position.shown_tickets, position.offered, position.chosen),
            (position.ticket_decks, position.ticket_discards),
            (position.passengers, position.goods, position.goods_cards),
        )
        return hashlib.sha256(msgspec.json.encode(essence)).hexdigest()

    def to_json(self) -> str:
        """Return the text of a save."""
        setup = self.setup
        built_in = built_in_name(setup.map) is not None
        save = Save(
            format=FORMAT,
            version=_version_of(setup),
            edition=setup.map.id,
            map_hash=map_hash(setup.map),
            # An earlier board goes without, too: then a game that is only saved again is the same
            # file as before, and the program that it was begun with can still open it.
            map=None if built_in else msgspec.json.decode(_map_json(setup.map)),
            players=setup.players,
            seed=setup.seed,
            first=setup.first,
            deck=setup.deck,
            extra=dict(setup.extra),
            actions=list(self.texts[: self.ply]),
            digest=self.digest(),
        )
        return msgspec.json.format(msgspec.json.encode(save), indent=1).decode()


def parse_save(data: str | bytes, kind: type[_Content]) -> _Content:
    """Return the header or the whole of a save, packed or not, without playing it.

    Raises:
        SaveError: what is wrong with it. A header is there even if the rest is spoilt, or only a
            newer program can read it.
    """
    text = unpacked(data) if isinstance(data, bytes) else data
    if len(text) > MAX_BYTES:
        raise SaveError(
            f"This is not a saved game: it has more than {MAX_BYTES:,} bytes.", "foreign"
        )
    try:
        raw = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(
            f"The file is damaged or not a saved game at all ({quoted(error)}).", "foreign"
        ) from error
    if kind is Save:
        _check_version(raw)
    try:
        content = msgspec.convert(raw, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise SaveError(f"The saved game is damaged: {quoted(error)}.") from error
    if isinstance(content, Save):
        _check_whole(content)
    return content


def game_from_json(kind: type[_Game], text: str | bytes) -> _Game:
    """Return the game a save holds, replayed; `SaveError` says what is wrong with it."""
    save = parse_save(text, Save)
    game_map = _map_of(save)
    try:
        game = kind(
            Setup(
                game_map,
                save.players,
                save.seed,
                save.first,
                save.deck,
                save.extra,
                plain=save.version == _PLAIN and _has_variant(game_map, save.deck),
            )
        )
    except EngineError as error:
        raise SaveError(f"The saved game has an impossible setup: {error}") from error
    for number, notation in enumerate(save.actions, start=1):
        try:
            game.play(parse_action(notation))
        except EngineError as error:
            raise SaveError(
                f"The saved game can't be replayed: action {number}: {error}", "changed"
            ) from error
    if game.snapshot().digest() != save.digest:
        raise SaveError(
            "The saved game was changed or comes from another version: "
            "its actions lead to a different position from the one that was saved.",
            "changed",
        )
    return game


def write_save(game: "Game", path: str | os.PathLike[str]) -> None:
    """Write a save so that at any moment either the old file or the whole new one is there."""
    target = Path(path)
    try:
        write_atomically(target, game.to_json().encode())
    except (OSError, ValueError) as error:  # ValueError: a null byte in the path
        raise SaveError(f"{target} can't be written: {_reason(error)}.", "unwritable") from error


def packed(text: str) -> bytes:
    """Return the text of a save as the content of a small file; `parse_save` takes both."""
    return gzip.compress(text.encode(), mtime=0)


def unpacked(data: bytes) -> bytes:
    """Return the text of a save, packed or not; `SaveError` if it was packed and is damaged."""
    if not data.startswith(_PACKED):
        return data
    try:
        # A few bytes may unpack to more than a machine has: no more than a save may have is read.
        with gzip.open(io.BytesIO(data)) as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise SaveError(f"The saved game is damaged: {quoted(error)}.") from error


def read_bytes(file: Path) -> bytes:
    """Return what is in a file: of one that is too large for a save only enough to tell."""
    with file.open("rb") as source:
        return source.read(MAX_BYTES + 1)


def read_save(path: str | os.PathLike[str]) -> "Game":
    """Return the game in a file; the file is never touched."""
    from ttr_qt.engine.game import Game  # noqa: PLC0415 - loads kernels

    source = Path(path)
    try:
        data = read_bytes(source)
    except (OSError, ValueError) as error:
        raise SaveError(f"{source} can't be read: {_reason(error)}.", "unreadable") from error
    try:
        return Game.from_json(data)
    except SaveError as error:
        raise SaveError(f"{source}: {error}", error.fault) from error


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def _has_variant(game_map: GameMap, deck: str | None) -> bool:
    return deck in RULES[game_map.rules].variants


def _version_of(setup: "Setup") -> int:
    """Return the oldest version that has all of a game: older programs can read it, too."""
    return VERSION if _has_variant(setup.map, setup.deck) and not setup.plain else _PLAIN


def _check_version(raw: Any) -> None:
    """Refuse what this program did not write, or could not have written yet."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise SaveError("This file was not saved by this program.", "foreign")
    version = raw.get("version")
    if type(version) is int and version > VERSION:
        raise SaveError(
            f"The game was saved by a newer version of the program (save version {version}, "
            f"this program reads up to {VERSION}).",
            "newer",
        )


def _check_whole(save: Save) -> None:
    """Refuse what has all its fields, but is still no game."""
    if save.version not in (_PLAIN, VERSION):
        raise SaveError(f"There is no save version {save.version}.")
    if len(save.actions) > MAX_ACTIONS:
        raise SaveError(
            f"Nobody played this game: it has more than {MAX_ACTIONS:,} actions.",
            "foreign",
        )


def _map_of(save: Save) -> GameMap:
    try:
        if save.map is not None:
            game_map = parse_map(msgspec.json.encode(save.map), "the map in the save")
        elif save.edition in RULES:
            game_map = map_of(save.edition, save.map_hash) or load_map(save.edition)
        else:
            raise SaveError(
                f"The saved game is of an unknown edition, {shown(save.edition)}.", "map"
            )
    except MapError as error:
        raise SaveError(f"The map of the saved game is damaged: {error}") from error
    if map_hash(game_map) != save.map_hash:
        raise SaveError(
            f"The game was played on another version of the map {game_map.id}, "
            "which differs from the one here.",
            "map",
        )
    return game_map


def _map_json(game_map: GameMap) -> bytes:
    return msgspec.json.encode(game_map, enc_hook=dict)
