"""Somebody who plays by a screen reader and keys alone: a program of its own.

    dbus-run-session -- python -m tests.helpers.players.blind_player FOLDER EDITION TURNS

Starts the game on a screen of its own with its settings in FOLDER, and plays TURNS turns, or 0: to
the end. What is on the screen it only knows from the reader; it fails if it can't find something,
is not told something, or something has no name. Prints what it did.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.helpers.screens.screen_reader import ScreenReader, Thing, switch_on
from tests.helpers.screens.x_screen import Screen, new_screen

TITLES = {"first_journey": "First Journey", "usa": "USA"}
SETTINGS = """[choice]
edition={edition}
opponents=clara
plays=yes
name=Robin
begins=me
seed=7

[preferences]
pace=quick
motion=off
sounds=false
"""
QUESTIONS = {
    "h": ("Your hand: ", "You have no cards."),
    "m": ("Market: ", "Deck: "),
    "t": ("Tickets, ", "Tickets: "),
    "l": ("Clara ",),
    "s": ("Robin ", "Clara "),
}
"""Keys with Alt, and what the answers say at any time after the first turns."""
TASKS = ("Your turn.", "Your last turn.", "One more card.", "Choose tickets.")
CHECKED_TURNS = {3, 7}
UNNAMED = {"scroll bar", "filler"}
"""What may have no name although something can be done with it: to scroll, to take the keyboard."""


class BlindPlayer:
    """Plays a game without seeing it."""

    def __init__(self, reader: ScreenReader, screen: Screen, window: int) -> None:
        self._reader, self._screen, self._window = reader, screen, window

    def frame(self) -> Thing:
        """Return the window."""
        program = self._reader.program("ttr-qt")
        assert program is not None, "no program is known to the reader"
        return program.children()[0]

    def find(self, role: str, name: str) -> list[Thing]:
        """Return what is on the screen by its role and the beginning of its name."""
        return [x for x in self.frame().all() if x.role == role and x.name.startswith(name)]

    def parts(self, name: str) -> list[Thing]:
        """Return the parts of a list: cards, tracks and cities."""
        found = self.find("list", name)
        assert found, f"there is no list called {name}"
        return [one for one in found[0].children() if one.role == "list item"]

    def press(self, key: str) -> None:
        """Press a key."""
        self._screen.give_focus(self._window)
        self._screen.press(key)

    def hear(self, beginnings: tuple[str, ...], since: int, what: str) -> str:
        """Wait until something was said, or had the focus, since so many things were said."""
        reader = self._reader

        def found() -> list[str]:
            heard = [*reader.said[since:], *reader.focus[-3:]]
            return [text for text in heard if text.startswith(beginnings)]

        reader.wait_for(lambda: bool(found()), what)
        return found()[0]

    def check_names(self) -> int:
        """See that all that can be used has a name, and that the keyboard is somewhere."""
        things = list(self.frame().all())
        usable = [one for one in things if one.actions and one.role not in UNNAMED]
        nameless = [str(one) for one in usable if not one.name.strip()]
        assert not nameless, f"nobody can know what these are: {nameless}"
        self._screen.give_focus(self._window)
        self._reader.wait_for(
            lambda: any(one.focused for one in self.frame().all()), "a place for the keyboard", 5
        )
        return len(usable)

    def visit_page(self, key: str, title: str) -> None:
        """Open a page by a key, hear of it, and come back."""
        since = len(self._reader.said)
        self.press(key)
        self.hear((title,), since, f"the page {title}")
        self.check_names()
        self.press("Escape")
        self._reader.wait_for(lambda: not self.find("push button", "Back"), "the page before")

    def ask(self) -> list[str]:
        """Ask everything that can be asked by keys, and return the answers."""
        answers = []
        for key, beginnings in QUESTIONS.items():
            since = len(self._reader.said)
            self.press(f"Alt_L+{key}")
            answers.append(self.hear(beginnings, since, f"an answer to Alt+{key}"))
        return answers

    def keep_tickets(self) -> None:
        """Keep all tickets that are offered."""
        for box in self.find("check box", "Keep: "):
            if not box.chosen:
                box.press()
                self._reader.wait_for(lambda one=box: one.chosen, f"{box} as chosen")  # type: ignore[misc]
        keep = self.find("push button", "Keep ")
        assert keep, "tickets can't be kept"
        self._reader.wait_for(lambda: keep[0].usable, "a button that can be used")
        keep[0].press()
        self._reader.wait_for(lambda: not self.find("check box", "Keep: "), "the end of choosing")

    def next_task(self, since: int) -> str:
        """Wait until the reader has said what is to be done, and return that, or ``end``."""

        def found() -> str:
            if self._has_ended():
                return "end"
            said = self._reader.said[since:]
            return next((call for text in said for call in TASKS if text.startswith(call)), "")

        self._reader.wait_for(lambda: bool(found()), "something to do", 60)
        return found()

    def turn(self, board: str) -> str:
        """Claim a track if that is possible, else draw; return what was done."""
        tracks = [one for one in self.parts(board) if one.usable]
        if not tracks:
            return self._draw()
        track = min(tracks, key=_shortness)
        name = track.name
        assert name.endswith("claimable"), f"{name} is said to be usable"
        track.press()
        self._reader.wait_for(
            lambda: "yours" in track.name or self._has_ended() or self._pay(), f"{name} as claimed"
        )
        return f"claimed {name}"

    def _has_ended(self) -> bool:
        """Tell whether the game is over: a claim with the last wagon leads away from the board."""
        return bool(self.find("push button", "Play again"))

    def _pay(self) -> bool:
        """Choose the first way to pay, if a choice is offered."""
        ways = [one for one in self.find("check box", "") if one.name.startswith(_COUNTS)]
        if ways:
            ways[0].press()
        return False

    def _draw(self) -> str:
        cards = [one for one in self.parts("Market") if one.usable]
        assert cards, "nothing can be done"
        name = cards[-1].name
        cards[-1].press()
        return f"took from {name}"


_COUNTS = tuple(f"{number}\xa0" for number in range(1, 7))


def _shortness(track: Thing) -> int:
    return next(n for n, word in enumerate(LENGTHS) if f", {word} " in track.name)


LENGTHS = ("six", "five", "four", "three", "two", "one")


@contextmanager
def started(folder: Path, edition: str) -> Iterator[tuple[ScreenReader, Screen, int]]:
    """Give a screen on which the program has been started, with the reader that reads it."""
    settings = folder / "config" / "ttr-qt" / "ttr-qt.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(SETTINGS.format(edition=edition), encoding="utf-8")
    with new_screen() as screen:
        os.environ["DISPLAY"] = screen.name
        switch_on()
        reader = ScreenReader()
        env = os.environ | {
            "QT_QPA_PLATFORM": "xcb",
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        command = [sys.executable, "-X", "faulthandler", "-m", "ttr_qt", "--lang", "en"]
        with subprocess.Popen(command, env=env) as program:
            try:
                window = screen.window("The Railway Table", 60)
                screen.give_focus(window)
                yield reader, screen, window
                assert program.poll() is None, f"the program ended with {program.returncode}"
                screen.close(window)
                assert program.wait(30) == 0
            finally:
                program.kill()


def play(folder: Path, edition: str, turns: int) -> None:
    """Play."""
    began = time.monotonic()
    with started(folder, edition) as (reader, screen, window):
        player = BlindPlayer(reader, screen, window)
        reader.wait_for(lambda: reader.program("ttr-qt") is not None, "the program", 60)
        reader.wait_for(lambda: player.find("push button", "Start the game") != [], "the start")
        player.check_names()
        player.visit_page("F1", "Keys")
        since = len(reader.said)
        player.find("push button", "Start the game")[0].press()
        player.hear((TITLES[edition],), since, "the page of the game")
        done, heard = 0, since
        while not turns or done < turns:
            what = player.next_task(heard)
            if what == "end":
                break
            heard = len(reader.said)
            if what == "Choose tickets.":
                player.keep_tickets()
                continue
            if what == "Your turn.":
                done += 1
                if done in CHECKED_TURNS:
                    player.check_names()
                    player.visit_page("F2", "Rules")
                    say(*player.ask())
            say(player.turn(TITLES[edition]))
        if not turns:
            player.hear(("Result", "The Railway Table", TITLES[edition]), heard, "the end")
            player.check_names()
        others = [text for text in reader.said if text.startswith("Clara ")]
        assert len(others) >= done - 1, f"of {done} turns of Clara only {len(others)} were told"
    say(f"{edition}: {done} turns in {time.monotonic() - began:.0f} s")


def say(*lines: str) -> None:
    """Tell what was done."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    play(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
