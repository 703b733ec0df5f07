"""The sounds: rendered once, kept, and played by a process of their own, so that the prompt never waits."""

import os
import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Sequence
from importlib.util import find_spec
from math import log, pi, sin, sqrt, tanh
from pathlib import Path

from accessijeux_cli.outside.files import data_folder, renamed
from accessijeux_cli.words.sound import Sound

RATE = 44_100  # samples a second, mono, 16 bits
HEARD = (55.0, 7_000.0)
"""Hertz between which everybody and every loudspeaker hears: pitches from 20 to 20000 are brought there, in order."""
RANGE = 30.0  # decibels between the softest and the loudest
LOUDEST = 0.25  # root mean square of the loudest, of 1
ATTACK, RELEASE = 0.005, 0.02  # seconds
BEATING = 37.0  # hertz at which a rough sound swells
GAP = 0.15  # seconds of silence between two sounds
PLAYERS = (("paplay",), ("aplay", "-q"), ("afplay",), ("play", "-q"))
"""Programs that play a file and end."""
Child = subprocess.Popen[bytes]


# Rendering


def samples(sound: Sound) -> "array[int]":
    """The sound as 16-bit samples.

    The rougher, the squarer its wave and the deeper its swelling: neither moves where the wave crosses zero.
    """
    count, drive = round(RATE * sound.seconds), 0.1 + 6 * sound.roughness
    step, swell, depth = 2 * pi * heard(sound.pitch) / RATE, 2 * pi * BEATING / RATE, 0.45 * sound.roughness
    whole = [tanh(drive * sin(step * n)) * (1 - depth - depth * sin(swell * n)) for n in range(count)]
    level = sqrt(sum(each * each for each in whole) / max(1, count)) or 1.0
    gain = 32_767 * LOUDEST * 10 ** ((sound.loudness - 1) * RANGE / 20) / level
    return array("h", (_clipped(each * gain * _edge(n, count)) for n, each in enumerate(whole)))


def heard(pitch: float) -> float:
    """The pitch at which a sound is played: 20 to 20000 hertz brought to HEARD."""
    low, high = HEARD
    place = log(max(20.0, min(pitch, 20_000.0)) / 20) / log(1000)
    scale: float = (high / low) ** place
    return low * scale


def _edge(n: int, count: int) -> float:
    """From 0 to 1 at the beginning, back to 0 at the end."""
    return min(1.0, n / (RATE * ATTACK), (count - n) / (RATE * RELEASE))


def _clipped(value: float) -> int:
    return max(-32_767, min(32_767, round(value)))


def file_of(sound: Sound, folder: Path) -> Path:
    """The file of a sound, made now when there is none. OSError when it cannot be written."""
    path = folder / f"{sound.loudness:.3f}_{sound.pitch:g}_{sound.seconds:.2f}_{sound.roughness:.2f}.wav"
    if path.exists():
        return path
    folder.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    with wave.open(str(draft), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(_little_endian(samples(sound)))
    try:
        renamed(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        if not path.exists():  # else another program made it meanwhile, and plays it
            raise
    return path


def _little_endian(values: "array[int]") -> bytes:
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


# Playing, in a process of its own


def player() -> str:
    """What can play here: "miniaudio", "winsound", the name of a program, or "" for nothing."""
    if find_spec("miniaudio"):
        return "miniaudio"
    if sys.platform == "win32":
        return "winsound"
    return next((command[0] for command in PLAYERS if shutil.which(command[0])), "")


def check(name: str) -> None:
    """Any exception when that player has nothing to play on; of a program it is known only when it plays."""
    if name == "miniaudio":
        import miniaudio

        miniaudio.PlaybackDevice(sample_rate=RATE, nchannels=1).close()


def play_file(path: Path, name: str) -> None:
    """Play a file to its end. Any exception when it cannot be played."""
    if name == "miniaudio":
        _by_miniaudio(path)
    elif sys.platform == "win32" and name == "winsound":
        import winsound

        winsound.PlaySound(str(path), winsound.SND_FILENAME)
    else:
        command = next(each for each in PLAYERS if each[0] == name)
        subprocess.run([*command, str(path)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _by_miniaudio(path: Path) -> None:
    import time

    import miniaudio

    length = miniaudio.wav_get_file_info(str(path)).duration
    with miniaudio.PlaybackDevice(sample_rate=RATE, nchannels=1) as device:
        device.start(miniaudio.stream_file(str(path), nchannels=1, sample_rate=RATE))
        time.sleep(length + GAP)


def main(words: Sequence[str]) -> int:
    """Check the player, then render what is missing and play one sound after another; 1 when that is not possible."""
    folder, name, *texts = words
    try:
        check(name)
        for text in texts:
            play_file(file_of(_read(text), Path(folder)), name)
    except Exception:  # a player may fail in any way, and nobody is there to be told but the status
        return 1
    return 0


def _written(sound: Sound) -> str:
    return ",".join(map(repr, (sound.loudness, sound.pitch, sound.seconds, sound.roughness)))


def _read(text: str) -> Sound:
    return Sound(*map(float, text.split(",")))


class Sounds:
    """Plays sounds without waiting for them; new ones stop those still playing."""

    def __init__(self, folder: Path | None = None, name: str | None = None) -> None:
        self._folder = folder or _kept()
        self._name = name
        self._child: Child | None = None
        self._failed = False

    def play(self, sounds: Sequence[Sound]) -> str:
        """Begin to play them in order; "" or why not: "no_player", "failed". What fails later is told with the next."""
        if self._name is None:
            self._name = player()
        if not self._name or self._folder is None:
            return "no_player"
        self.hush()
        if self._failed:
            return "failed"
        self._child = self._started(sounds)
        return "failed" if self._child is None else ""

    def hush(self) -> None:
        """Stop what is playing."""
        if self._child is None:
            return
        if self._child.poll() is None:
            self._child.terminate()
            self._child.wait()
        elif self._child.returncode:
            self._failed = True
        self._child = None

    def _started(self, sounds: Sequence[Sound]) -> Child | None:
        words = [sys.executable, "-m", __name__, str(self._folder), self._name or "", *map(_written, sounds)]
        nothing = subprocess.DEVNULL
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            return subprocess.Popen(words, stdin=nothing, stdout=nothing, stderr=nothing, creationflags=flags)
        except OSError:
            return None


def _kept() -> Path | None:
    folder = data_folder()
    return folder and folder / "sounds"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
