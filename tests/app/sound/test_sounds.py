"""What is heard: the right sounds at the right volume, never too many, and silence without fuss."""

import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.games.thinkers import Dice, session_of
from tests.helpers.own_clock import own_seconds
from ttr_qt.app.sound import loudspeaker
from ttr_qt.app.sound.game_sounds import Cue, GameSounds, cues_of
from ttr_qt.app.sound.loudspeaker import Loudspeaker, linux_backends
from ttr_qt.app.sound.mixer import Clip, Mixer
from ttr_qt.app.sound.sounds import FILES, LEAST_APART, Sounds, clip_of
from ttr_qt.engine import Game
from ttr_qt.engine.knowledge.events import (
    CardsDrawn,
    CardTaken,
    DeckShuffled,
    Event,
    GameEnded,
    LastRoundBegan,
    MarketChanged,
    RouteClaimed,
    TicketConnected,
    TicketDone,
    TurnBegan,
)
from ttr_qt.engine.knowledge.observation import LogEntry
from ttr_qt.models.session.session import Session
from ttr_qt.models.session.updates import Step, Update
from ttr_qt.pages.settings.table import SOUND_KINDS
from ttr_qt.views.theme.style import Motion

LOUD = dict.fromkeys(SOUND_KINDS, 1.0)


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.closed = False

    def play(self, clip: Clip, volume: float) -> None:
        names = [name for files in FILES.values() for name in files]
        name = next(name for name in names if clip_of(name) is clip)
        self.heard.append((name, round(volume, 3)))

    def close(self) -> None:
        self.closed = True

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.heard]


class Clock:
    """A clock that goes on by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def step_with(*events: Event, seat: int = 0) -> Step:
    return Step(0, seat, LogEntry(seat, "draw"), events, (0, 0))


def test_every_kind_has_its_sounds_and_they_differ() -> None:
    assert set(FILES) == set(SOUND_KINDS)
    names = [name for files in FILES.values() for name in files]
    assert len({clip_of(name).tobytes() for name in names}) == len(names)


def test_volume_decides() -> None:
    ear, clock = Ear(), Clock()
    sounds = Sounds(ear, clock=clock)
    sounds.play("card")  # nobody has said yet how loud
    sounds.set_volumes({**LOUD, "card": 0.5, "end": 0.0})
    sounds.play("card", 0.5)
    sounds.play("end")
    sounds.play("ticket")
    assert ear.heard == [("card", 0.25), ("ticket", 1.0)]
    sounds.set_volumes(dict.fromkeys(SOUND_KINDS, 0.0))
    clock.now += 1
    sounds.play("ticket")
    assert len(ear.heard) == 2
    sounds.close()
    assert ear.closed


def test_a_changed_volume_is_heard_once() -> None:
    ear = Ear()
    sounds = Sounds(ear, clock=Clock())
    sounds.set_volumes(LOUD, sample=True)
    assert ear.heard == []
    sounds.set_volumes({**LOUD, "ticket": 0.3}, sample=True)
    sounds.set_volumes({**LOUD, "ticket": 0.3}, sample=True)
    assert ear.heard == [("ticket", 0.3)]


def test_no_machine_gun() -> None:
    ear, clock = Ear(), Clock()
    sounds = Sounds(ear, clock=clock)
    sounds.set_volumes(LOUD)
    for _ in range(1000):
        sounds.play("wagon")
        sounds.play("card")
        clock.now += 0.001
    most = 1000 / LEAST_APART + 1
    assert 10 <= ear.names.count("card") <= most
    wagons = [name for name in ear.names if name.startswith("wagon")]
    assert 10 <= len(wagons) <= most
    assert wagons[:4] == ["wagon_1", "wagon_2", "wagon_3", "wagon_1"]


def route_of(session: Session, length: int) -> str:
    return next(route.id for route in session.map.routes if route.length == length)


def test_events_choose_their_sounds(qtbot: QtBot) -> None:  # noqa: ARG001
    with session_of(Game.new("usa", players=2, seed=1), Dice, person=0) as session:

        def kinds(*events: Event, seat: int = 0, motion: Motion = Motion.NORMAL) -> list[str]:
            return [cue.kind for cue in cues_of(step_with(*events, seat=seat), session, motion)]

        claimed = RouteClaimed(0, route_of(session, 4), (("red", 4),), 7)
        assert kinds(CardTaken(0, 1, "red")) == ["card"]
        assert kinds(CardsDrawn(0, 2, None)) == ["card", "card"]
        assert kinds(CardsDrawn(0, 2, None), motion=Motion.OFF) == ["card"]
        assert kinds(claimed) == ["wagon"] * 4
        assert kinds(claimed, motion=Motion.OFF) == ["wagon"]
        assert kinds(TicketDone(0, "x")) == ["ticket"]
        assert kinds(TicketDone(1, "x"), seat=1) == []
        assert kinds(TicketConnected(0, "x", None)) == ["ticket"]
        assert kinds(claimed, TicketConnected(0, "x", claimed.route))[4:] == ["ticket"]
        assert kinds(LastRoundBegan(1), seat=1) == ["last_round"]
        assert kinds(GameEnded(0, (0,))) == ["end"]
        assert kinds(TurnBegan(0), seat=1) == ["turn"]
        assert kinds(TurnBegan(1)) == []
        assert kinds(MarketChanged(0, (), 0), DeckShuffled(0)) == []


def test_wagons_clack_in_time_and_opponents_are_softer(qtbot: QtBot) -> None:  # noqa: ARG001
    with session_of(Game.new("usa", players=2, seed=1), Dice, person=0) as session:
        claimed = RouteClaimed(1, route_of(session, 5), (("red", 5),), 10)
        step = step_with(claimed, seat=1)
        connecting = step_with(claimed, TicketConnected(0, "x", claimed.route), seat=1)
        slow = cues_of(connecting, session, Motion.NORMAL)
        assert [cue.after for cue in slow[:5]] == [70, 140, 210, 280, 350]
        assert {cue.strength for cue in slow[:5]} == {0.6}
        assert slow[5] == Cue("ticket", 350)
        fast = cues_of(step, session, Motion.FAST)
        apart = np.diff([cue.after for cue in fast])
        assert len(fast) < 5
        assert all(apart > LEAST_APART)


def test_a_game_is_heard_from_first_card_to_end(qtbot: QtBot) -> None:
    ear = Ear()
    sounds = Sounds(ear)
    sounds.set_volumes(LOUD)
    with session_of(Game.new("first_journey", players=2, seed=2), Dice, person=None) as session:
        heard = GameSounds(sounds, session, Motion.OFF)
        with qtbot.waitSignal(session.finished, timeout=60_000):
            session.start()
        assert heard is not None
    assert {"card", "ticket", "end"} <= set(ear.names)
    assert any(name.startswith("wagon") for name in ear.names)
    assert ear.names.count("end") == 1


def test_what_is_cut_short_is_not_heard_later(qtbot: QtBot) -> None:
    ear = Ear()
    sounds = Sounds(ear)
    sounds.set_volumes(LOUD)
    with session_of(Game.new("usa", players=2, seed=1), Dice, person=0) as session:
        heard = GameSounds(sounds, session, Motion.NORMAL)
        claimed = RouteClaimed(0, route_of(session, 6), (("red", 6),), 15)
        session.updates.send(Update(step_with(claimed, TicketDone(0, "x"))))
        qtbot.waitUntil(lambda: len(ear.heard) >= 1)
        heard.hush()
        qtbot.waitUntil(lambda: "ticket" in ear.names)
    assert sum(name.startswith("wagon") for name in ear.names) < 4


def test_sounds_add_up_and_end() -> None:
    mixer = Mixer()
    clip = np.array([1000, 2000, 3000], np.int16)
    mixer.start(clip, 1.0)
    first = np.frombuffer(mixer.read(2), np.int16)
    mixer.start(clip, 0.5)
    second = np.frombuffer(mixer.read(4), np.int16)
    assert first.tolist() == [1000, 2000]
    assert second.tolist() == [3500, 1000, 1500, 0]
    assert mixer.silent
    assert set(mixer.read(8)) == {0}


def test_too_loud_is_cut_and_does_not_wrap() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.start(np.array([30_000, -30_000], np.int16), 1.0)
    assert np.frombuffer(mixer.read(2), np.int16).tolist() == [32_767, -32_768]


class FakeDevice:
    """Takes samples in a thread, as devices do."""

    opened = 0

    def __init__(self, mixer: Mixer) -> None:
        FakeDevice.opened += 1
        self._mixer = mixer
        self._stop = threading.Event()
        self.loudest = 0
        self._thread = threading.Thread(target=self._run, name="device")
        self._thread.start()

    def _run(self) -> None:
        while not self._stop.wait(0.002):
            self.loudest = max(self.loudest, *np.frombuffer(self._mixer.read(441), np.int16))

    def close(self) -> None:
        self._stop.set()
        self._thread.join()


def test_the_device_is_open_only_while_something_is_heard(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    devices: list[FakeDevice] = []

    def open_one(mixer: Mixer) -> FakeDevice:
        devices.append(FakeDevice(mixer))
        return devices[-1]

    monkeypatch.setattr(loudspeaker, "open_device", open_one)
    speaker = Loudspeaker(idle=0.05)
    threads = threading.active_count()
    for number in (1, 2):
        speaker.play(clip_of("card"), 0.5)
        qtbot.waitUntil(lambda: threading.active_count() > threads)
        qtbot.waitUntil(lambda: threading.active_count() == threads)
        assert len(devices) == number
        assert 3000 < devices[-1].loudest < 12_000
    speaker.close()
    speaker.play(clip_of("card"), 0.5)
    assert threading.active_count() == threads


@pytest.mark.alone
def test_closing_does_not_wait_for_the_end_of_a_sound(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "open_device", FakeDevice)
    speaker = Loudspeaker()
    before = threading.active_count()
    for _ in range(50):
        speaker.play(clip_of("end"), 0.1)
    qtbot.waitUntil(lambda: threading.active_count() == before + 2)
    start = own_seconds()
    speaker.close()
    assert own_seconds() - start < 0.4
    assert threading.active_count() == before


@pytest.mark.parametrize("fault", [None, OSError("no card"), RuntimeError("busy")])
def test_without_a_device_it_is_silent(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    fault: Exception | None,
) -> None:
    asked: list[Mixer] = []

    def open_none(mixer: Mixer) -> None:
        asked.append(mixer)
        if fault is not None:
            raise fault

    monkeypatch.setattr(loudspeaker, "open_device", open_none)
    speaker = Loudspeaker()
    speaker.play(clip_of("card"), 1.0)
    qtbot.waitUntil(lambda: speaker.broken)
    for _ in range(5):
        speaker.play(clip_of("card"), 1.0)
    speaker.close()
    assert len(asked) == 1  # once is enough
    assert asked[0].silent
    assert capfd.readouterr() == ("", "")


def test_playing_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = threading.Event()

    def slow(_mixer: Mixer) -> None:
        let_go.wait(5)

    monkeypatch.setattr(loudspeaker, "open_device", slow)
    for files in FILES.values():
        for name in files:
            clip_of(name)
    speaker = Loudspeaker()
    start = own_seconds()
    speaker.play(clip_of("end"), 1.0)
    assert own_seconds() - start < 0.1
    let_go.set()
    speaker.close()


def test_linux_is_asked_only_for_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    assert linux_backends(tmp_path) == ()
    (tmp_path / "dev" / "snd").mkdir(parents=True)
    (tmp_path / "dev" / "snd" / "controlC0").touch()
    assert linux_backends(tmp_path) == ()
    (tmp_path / "dev" / "snd" / "pcmC0D0p").touch()
    assert linux_backends(tmp_path) == ("ALSA",)
    (tmp_path / "run" / "pulse").mkdir(parents=True)
    (tmp_path / "run" / "pulse" / "native").touch()
    assert linux_backends(tmp_path) == ("PULSEAUDIO", "ALSA")


def test_real_stream_of_miniaudio(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    monkeypatch.setattr(loudspeaker, "linux_backends", lambda: ("NULL",))
    monkeypatch.setattr(sys, "platform", "linux")
    assert miniaudio.Backend.NULL is not None
    mixer = Mixer()
    mixer.start(clip_of("card"), 1.0)
    device = loudspeaker.open_device(mixer)
    assert device is not None
    deadline = time.monotonic() + 5
    while not mixer.silent and time.monotonic() < deadline:
        time.sleep(0.01)
    device.close()
    assert mixer.silent
