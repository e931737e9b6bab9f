"""Bots by name: those of the program, and any class of one's own as ``module:factory``."""

import functools
import importlib
import sys
from collections.abc import Callable, Iterable
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from ai.api import Bot, BotFactoryError, UnknownBotError
from ai.levels import LEVELS


class Entry(NamedTuple):
    """A bot of the program."""

    factory: str
    """As ``module:factory``; text, so that a bot is loaded only where it plays."""
    about: str
    """One line for people who choose an opponent."""
    arguments: tuple[str, ...] = ()
    """What the factory is called with."""


BUILT_IN: dict[str, Entry] = {
    "random": Entry(
        "ai.bots.random_bot:RandomBot", "any legal action, each as likely as the others"
    ),
    "greedy": Entry(
        "ai.bots.policy_bots:GreedyBot", "shortest ways for its tickets, then long routes"
    ),
    "racer": Entry("ai.bots.policy_bots:RacerBot", "long routes first and last, tickets never"),
    "builder": Entry(
        "ai.bots.sparring_bots:BuilderBot", "ways for its tickets, each route as soon as possible"
    ),
    "collector": Entry(
        "ai.bots.sparring_bots:CollectorBot", "a builder who draws tickets again and again"
    ),
    "blocker": Entry("ai.bots.sparring_bots:BlockerBot", "a builder who takes what others need"),
    "rusher": Entry(
        "ai.bots.sparring_bots:RusherBot", "any long route at once, and a quick end of the game"
    ),
    "child": Entry(
        "ai.bots.sparring_bots:ChildBot", "cards it likes, routes it can pay, tickets at times"
    ),
    "heuristic": Entry("ai.bots.policy_bots:HeuristicBot", "a plan and tuned weights, no search"),
    "mcts": Entry(
        "ai.bots.mcts:MctsBot", "searches on top of the heuristic, longest where moves are close"
    ),
    **{
        level.name: Entry("ai.bots.level_bots:make_level_named", level.about, (level.name,))
        for level in LEVELS
    },
}


def make_bot(spec: str) -> Bot:
    """Return a new bot: a built-in name, or ``module:factory`` for one of one's own.

    The factory of one's own, a class or a function, is called without arguments. Modules in the
    current folder are found too.
    """
    entry = BUILT_IN.get(spec)
    if entry is None and ":" not in spec:
        raise UnknownBotError(
            f"There is no bot {spec!r}. Choose from {', '.join(BUILT_IN)}, or give your own as "
            "module:factory."
        )
    if entry is None:
        bot = _call(spec, _factory(spec))
    else:
        bot = _call(spec, functools.partial(_factory(entry.factory), *entry.arguments))
    if not callable(getattr(bot, "choose", None)):
        raise BotFactoryError(
            f"{spec} makes an object of type {type(bot).__name__}, which has no method 'choose'."
        )
    name = getattr(bot, "name", None)
    if not isinstance(name, str) or not name.strip():
        raise BotFactoryError(
            f"{spec} makes a bot whose 'name' is {name!r}; it must be a non-empty text."
        )
    return bot


def labels(bots: Iterable[Bot]) -> tuple[str, ...]:
    """Return a name for each bot that no other has: ``random``, ``random#2`` ..."""
    found: list[str] = []
    for bot in bots:
        label, number = bot.name, 1
        while label in found:
            number += 1
            label = f"{bot.name}#{number}"
        found.append(label)
    return tuple(found)


def short_reason(error: BaseException) -> str:
    """Return the kind of an error and its message on one line of bearable length."""
    message = " ".join(str(error).split())
    if len(message) > _LONGEST_MESSAGE:
        message = message[: _LONGEST_MESSAGE - 4] + " ..."
    return f"{type(error).__name__}: {message}" if message else type(error).__name__


_LONGEST_MESSAGE = 200


def _factory(path: str) -> Callable[[], Bot]:
    module_name, _, attribute = path.partition(":")
    module = _module(module_name, path)
    try:
        factory: Callable[[], Bot] = attrgetter(attribute)(module)
    except AttributeError:
        raise UnknownBotError(f"The module {module_name} has no {attribute!r}.") from None
    if not callable(factory):
        raise BotFactoryError(
            f"{path} is of type {type(factory).__name__}, but must be a class or a function."
        )
    return factory


def _module(name: str, path: str) -> ModuleType:
    if not all(part.isidentifier() for part in name.split(".")) or name.endswith(".py"):
        raise UnknownBotError(
            f"{path!r} is not of the form module:factory, such as mine:Mine for the class Mine "
            "in the file mine.py."
        )
    folder = str(Path.cwd())
    if folder not in sys.path:  # an installed command does not look there, unlike python -m
        sys.path.insert(0, folder)
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if name == missing or name.startswith(f"{missing}."):
            raise UnknownBotError(
                f"There is no module {name!r} in the current folder or installed."
            ) from None
        raise BotFactoryError(f"{name} can't be loaded: {short_reason(error)}") from error
    except Exception as error:  # whatever another person's module does
        raise BotFactoryError(f"{name} can't be loaded: {short_reason(error)}") from error


def _call(spec: str, factory: Callable[[], Bot]) -> Bot:
    try:
        return factory()
    except Exception as error:  # whatever another person's factory does
        raise BotFactoryError(f"{spec} can't make a bot: {short_reason(error)}") from error
