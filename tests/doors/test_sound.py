"""The sounds, heard without a loudspeaker: what is rendered keeps the order of the values; playing never waits."""

import sys
import time
import wave
from array import array
from math import cos, pi, sin, sqrt

import pytest

from accessijeux_cli.games.guerre_des_sons import sounds
from accessijeux_cli.games.guerre_des_sons.rules.cards import VALUES
from accessijeux_cli.outside import sound
from accessijeux_cli.outside.sound import RATE, Sounds, file_of, heard, samples
from accessijeux_cli.words.sound import Sound

MIDDLE = Sound(0.6, 800.0, 0.4, 0.4)


def loudness(values):
    """Root mean square."""
    return sqrt(sum(value * value for value in values) / len(values))


def pitch(values):
    """Hertz, by counting where the wave crosses zero upwards."""
    crossings = [n for n in range(1, len(values)) if values[n - 1] < 0 <= values[n]]
    return RATE * (len(crossings) - 1) / (crossings[-1] - crossings[0])


def roughness(values, beating=sound.BEATING):
    """How deeply the loudness swells, 0 for a steady sound: of the squares, the part at the beating frequency."""
    squares = [value * value for value in values]
    mean = sum(squares) / len(squares)
    turns = [2 * pi * beating * n / RATE for n in range(len(squares))]
    real = sum((square - mean) * cos(turn) for square, turn in zip(squares, turns))
    imaginary = sum((square - mean) * sin(turn) for square, turn in zip(squares, turns))
    return 2 * sqrt(real**2 + imaginary**2) / len(squares) / mean


def rising(measure, made):
    measured = [measure(samples(each)) for each in made]
    return measured == sorted(measured) and len(set(measured)) == len(measured)


def test_louder_values_are_louder():
    assert rising(loudness, [Sound(each / 140, 800.0, 0.3, 0.4) for each in (6, 31, 64, 100, 136)])


@pytest.mark.parametrize("timbre", [0.0, 0.5, 1.0])
def test_loudness_does_not_depend_on_the_timbre(timbre):
    assert loudness(samples(Sound(0.6, 800.0, 0.4, timbre))) == pytest.approx(loudness(samples(MIDDLE)), rel=0.05)


@pytest.mark.parametrize("timbre", [0.0, 1.0])
def test_higher_values_are_higher(timbre):
    made = [Sound(0.6, float(each), 0.4, timbre) for each in (25, 160, 560, 2000, 5000, 18000)]
    assert rising(pitch, made)
    assert [pitch(samples(each)) for each in made] == pytest.approx([heard(each.pitch) for each in made], rel=0.02)


def test_every_pitch_is_within_what_everybody_hears():
    assert heard(20) == pytest.approx(55) and heard(20_000) == pytest.approx(7000)


def test_rougher_values_are_rougher():
    assert rising(roughness, [Sound(0.6, 800.0, 0.5, each / 100) for each in (0, 25, 50, 75, 100)])


def test_longer_values_are_longer_up_to_two_seconds():
    made = [sounds.sound_of((60, 800, length, 40)) for length in (1, 10, 30, 60, 3600)]
    lengths = [each.seconds for each in made]
    assert lengths == sorted(lengths) and lengths[0] < lengths[1] < lengths[2] <= 2.0 and lengths[-1] == 2.0
    assert len(samples(made[0])) == pytest.approx(RATE * lengths[0], abs=1)


def test_all_the_cards_of_ours_keep_the_order_of_their_values():
    made = [sounds.sound_of(values) for values in VALUES]
    for place, fact in ((0, "loudness"), (1, "pitch"), (2, "seconds"), (3, "roughness")):
        pairs = sorted((values[place], getattr(each, fact)) for values, each in zip(VALUES, made))
        assert [fact for _, fact in pairs] == sorted(fact for _, fact in pairs)
    assert max(each.seconds for each in made) <= 2.0


def test_nothing_is_clipped_and_both_ends_are_silent():
    for each in (Sound(1.0, 25.0, 0.3, 1.0), Sound(1.0, 9000.0, 0.3, 0.0)):
        values = samples(each)
        assert max(map(abs, values)) < 32_000 and abs(values[0]) < 300 and abs(values[-1]) < 2000


def test_the_file_is_a_wave_and_rendered_once(tmp_path):
    path = file_of(MIDDLE, tmp_path)
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        frames = array("h", file.readframes(file.getnframes()))
    assert list(frames) == list(samples(MIDDLE)) or sys.byteorder == "big"
    before = path.stat().st_mtime_ns
    assert file_of(MIDDLE, tmp_path) == path and path.stat().st_mtime_ns == before
    assert [each.suffix for each in tmp_path.iterdir()] == [".wav"]


# Playing


def program(folder, name, text):
    """A player that is a script of a Unix shell; Windows has its own player, and no such scripts."""
    if sys.platform == "win32":
        pytest.skip("a script of a Unix shell")
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def bin_folder(tmp_path, monkeypatch):
    """A folder whose programs are the only ones there are."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.setattr(sound, "find_spec", lambda name: None)
    return folder


def waits(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


def test_a_player_of_the_system_plays_one_sound_after_another(tmp_path, bin_folder):
    program(bin_folder, "paplay", f'echo "$1" >> {tmp_path}/played')
    made = [MIDDLE, Sound(0.6, 800.0, 0.2, 0.0)]
    assert Sounds(tmp_path / "kept").play(made) == ""
    assert waits(lambda: (tmp_path / "played").exists() and len((tmp_path / "played").read_text().split()) == 2)
    played = (tmp_path / "played").read_text().split()
    assert played == [str(file_of(each, tmp_path / "kept")) for each in made]


def test_playing_does_not_wait(tmp_path, bin_folder):
    program(bin_folder, "paplay", "sleep 30")
    sounds = Sounds(tmp_path / "kept")
    before = time.monotonic()
    assert sounds.play([MIDDLE]) == ""
    assert time.monotonic() - before < 1.0
    before = time.monotonic()
    assert sounds.play([MIDDLE]) == "" and time.monotonic() - before < 0.6, "the older ones were stopped"
    sounds.hush()


class Slow:
    """A process that is still beginning, and whose end nobody may await."""

    begun: list[list[str]] = []

    def __init__(self, words, **options):
        self.begun.append(words)

    def poll(self):
        return None

    def wait(self, timeout=None):
        pytest.fail("the prompt is held")


def test_the_first_sound_does_not_wait_for_its_player_to_begin(tmp_path, monkeypatch):
    monkeypatch.setattr(sound.subprocess, "Popen", Slow)
    monkeypatch.setattr(Slow, "begun", [])
    assert Sounds(tmp_path, "miniaudio").play([MIDDLE]) == ""
    assert len(Slow.begun) == 1


def test_a_player_stopped_by_the_next_sounds_has_not_failed(tmp_path, bin_folder):
    program(bin_folder, "paplay", "sleep 30")
    sounds = Sounds(tmp_path / "kept")
    for _ in range(3):
        assert sounds.play([MIDDLE]) == ""
        sounds.hush()


def test_without_a_player_it_is_silent_and_says_so(tmp_path, bin_folder, monkeypatch):
    monkeypatch.setenv("PATH", str(bin_folder))
    monkeypatch.setattr(sound.sys, "platform", "linux")
    assert Sounds(tmp_path).play([MIDDLE]) == "no_player"
    assert not list(tmp_path.glob("*.wav"))


def test_a_player_that_fails_is_told_and_not_tried_again(tmp_path, bin_folder):
    program(bin_folder, "paplay", f"echo x >> {tmp_path}/tried; exit 1")
    sounds = Sounds(tmp_path / "kept")
    sounds.play([MIDDLE])
    assert waits(lambda: (tmp_path / "tried").exists())
    time.sleep(0.3)
    assert sounds.play([MIDDLE]) == "failed"
    assert sounds.play([MIDDLE]) == "failed" and (tmp_path / "tried").read_text() == "x\n"


def test_a_folder_that_cannot_be_written_is_a_failure_and_no_exception(tmp_path):
    (tmp_path / "kept").write_text("a file")
    assert sound.main([str(tmp_path / "kept"), "paplay", "0.5,800.0,0.1,0.0"]) == 1


def test_a_sound_that_another_program_made_first_and_plays_is_used(tmp_path, monkeypatch):
    def taken(draft, path):
        path.write_bytes(b"made by another program")
        raise PermissionError("it is being played")

    monkeypatch.setattr(sound.os, "replace", taken)
    monkeypatch.setattr("accessijeux_cli.outside.files.PAUSES", ())
    path = file_of(MIDDLE, tmp_path)
    assert path.read_bytes() == b"made by another program"
    assert list(tmp_path.iterdir()) == [path]


# In conversation


def test_listening_plays_the_card_in_hand_and_says_it_in_words():
    from conversation import Conversation

    conversation = Conversation("fr", ("play", "guerre_des_sons", "--players", "3", "--deal", "3", "--first", "1"))
    (said,) = conversation.hear("écouter")
    (played,) = conversation.world.sounds.played
    card = conversation.view.hands[0]
    assert played == (sounds.sound_of(VALUES[card - 1]),) and "décibels" in said


def test_what_cannot_be_played_is_said_once_after_the_words():
    from conversation import Conversation, World
    from conversation import Sounds as Silent

    world = World()
    world.sounds = Silent("no_player")
    conversation = Conversation("en", ("play", "guerre_des_sons", "--players", "3", "--deal", "3", "--first", "1"), world=world)
    assert conversation.hear("listen")[-1] == "No sound can be played here: the words say it all."


def test_compared_cards_are_heard_when_wished():
    from conversation import Conversation

    conversation = Conversation("fr", ("play", "guerre_des_sons", "Léa", "Tom", "--deal", "3", "--first", "1"))
    conversation.hear("volume")
    assert conversation.world.sounds.played == []
    assert conversation.hear("bruitages oui") == ["Les cartes comparées s'entendent aussi en sons. Tapez bruitages non pour les mots seuls."]
    conversation.hear("volume")
    assert [len(each) for each in conversation.world.sounds.played] == [2]
    conversation.all("bruitages non", "volume")
    assert len(conversation.world.sounds.played) == 1
