"""The way from samples to the device of the system; silent where there is none.

Qt's own way, QtMultimedia, is a part of a package of 175 MB that brings a web browser along.
miniaudio has two thirds of a megabyte and finds the device of every system by itself.
"""

import logging
import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final, Protocol

from ttr_qt.app.sound.mixer import Clip, Mixer

RATE: Final = 44_100
_BUFFER: Final = 60
"""Milliseconds between a sound's beginning and when it is heard, about."""
_IDLE: Final = 2.0
"""Seconds of silence after which the device is let go: it would wake the processor for nothing."""
_GOODBYE: Final = 0.5

_log = logging.getLogger(__name__)


class Device(Protocol):
    """What takes samples from a mixer until it is closed."""

    def close(self) -> None:
        """Take no more."""


class Loudspeaker:
    """Plays clips; everything that may take time happens in a thread of its own.

    The thread lives only while something is to be heard.
    """

    def __init__(self, idle: float = _IDLE) -> None:
        self._mixer = Mixer()
        self._idle = idle
        self._asked = threading.Event()
        self._closing = False
        self._broken = False
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @property
    def broken(self) -> bool:
        """Whether there is no device, so that nothing will ever be heard."""
        return self._broken

    def play(self, clip: Clip, volume: float) -> None:
        """Let a sound be heard as soon as possible, at a volume from 0 to 1; never waits."""
        if self._broken or self._closing:
            return
        self._mixer.start(clip, volume)
        with self._lock:
            self._asked.set()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Break off what is heard, and let the device go."""
        self._closing = True
        self._asked.set()
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join(_GOODBYE)

    def _work(self) -> None:
        """Have a device as long as there is something to be heard; runs in its own thread."""
        while self._use_device():
            with self._lock:
                if self._closing or not self._asked.is_set():
                    self._thread = None
                    return
        self._broken = True
        self._mixer.clear()

    def _use_device(self) -> bool:
        """Open a device until it was silent for a while; tell whether there is one."""
        try:
            device = open_device(self._mixer)
        except Exception:  # noqa: BLE001 - whatever systems do without a device
            _log.debug("no sound", exc_info=True)
            return False
        if device is None:
            return False
        try:
            while not self._closing and (self._asked.is_set() or not self._mixer.silent):
                self._asked.clear()
                self._asked.wait(self._idle)
        finally:
            device.close()
        return True


def open_device(mixer: Mixer) -> Device | None:
    """Return a device that plays what a mixer has, or None where there is none."""
    if sys.platform == "linux" and not linux_backends():
        return None
    try:
        import miniaudio  # noqa: PLC0415 - needs a third of a second, and may not be there
    except ImportError:
        return None
    options: dict[str, Any] = {}
    if sys.platform == "linux":
        options["backends"] = [getattr(miniaudio.Backend, name) for name in linux_backends()]
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_BUFFER,
        app_name="ttr-qt",
        **options,
    )
    stream = _stream(mixer)
    next(stream)
    device.start(stream)
    playing: Device = device
    return playing


def linux_backends(root: Path = Path("/")) -> tuple[str, ...]:
    """Return by which ways a sound could be heard.

    Libraries of the system write to the terminal where they find nothing; so they are not asked.
    """
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    served = "PULSE_SERVER" in os.environ
    served = served or (bool(runtime) and (Path(runtime) / "pulse" / "native").exists())
    cards = any((root / "dev" / "snd").glob("pcm*p"))
    return (("PULSEAUDIO",) if served else ()) + (("ALSA",) if cards else ())


def _stream(mixer: Mixer) -> Generator[bytes, int, None]:
    frames = yield b""
    while True:
        frames = yield mixer.read(frames)
