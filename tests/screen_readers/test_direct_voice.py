"""The program's own voice through a real Speech Dispatcher: each reply once, in its language, whatever the server does."""

import os
import signal

import pytest

from . import bench, conversation
from .driver import wait_for

START = {
    "fr": ("# lang: fr\n# args: jouer symphonimo --donne 3 --premier 1 --joueurs 2 --niveau 1\n", "parole directe", "chefs", "score"),
    "en": ("# lang: en\n# args: play symphonimo --deal 3 --first 1 --players 2 --level 1\n", "speech direct", "conductors", "score"),
}
BOTH = {  # what is typed, the command, what is said of the doubling, the doctor's test line
    "fr": ("parole les deux", "verifier", "Le programme parle lui-même et affiche aussi : un lecteur dit alors tout deux fois.",
           "Ligne d'essai de la voix directe."),
    "en": ("speech both", "doctor", "The program speaks by itself and prints too: a reader then says everything twice.",
           "Test line of the direct voice."),
}


def read(name):
    return conversation.read(bench.HERE / "conversations" / f"{name}.txt")


@pytest.mark.parametrize("lang", START)
def test_each_reply_is_said_once_in_its_language_and_not_printed(listening, lang):
    talk = read(f"voice_{lang}")
    with listening("speechd", talk) as ear:
        heard = bench.hear(ear, talk)
        said = [event for event in ear.log.events() if event.who == "say"]
        assert bench.differences(talk, heard) == []
        assert {event.lang for event in said} == {lang}
        printed = "\n".join(ear.terminal.screen.display)
        assert talk.turns[-1].heard[0] not in printed


def test_a_reply_cancels_the_one_before(listening):
    talk = conversation.parse(START["fr"][0] + "? parole directe\n? chefs\n? score\n")
    with listening("speechd", talk, seconds=60) as ear:
        bench.hear(ear, talk)
        kinds = [event.who for event in ear.log.events() if event.who in ("say", "cancel")]
    assert kinds == ["say", "cancel", "say", "cancel", "say"]


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL], ids=["frozen", "killed"])
def test_when_the_server_stops_one_sentence_tells_and_the_game_goes_on(listening, tmp_path, number):
    start, direct, conductors, score = START["fr"]
    talk = conversation.parse(f"{start}? {direct}\n")
    with listening("speechd", talk) as ear:
        bench.hear(ear, talk)
        os.kill(int((tmp_path / "0/speechd/pid").read_text()), number)
        ask(ear, conductors, "Chef 1 : aucun musicien.")
        ask(ear, score, "Vous : 0 point.")
        shown = "\n".join(ear.terminal.screen.display)
    assert "Traceback" not in shown
    assert shown.count("Chef 1 : aucun musicien.") == 1
    assert len([line for line in shown.splitlines() if "voix" in line]) == 1


@pytest.mark.parametrize("lang", BOTH)
def test_with_both_everything_is_spoken_and_printed_and_doctor_says_so(listening, tmp_path, monkeypatch, lang):
    monkeypatch.setenv("ACCESSIJEUX_HOME", str(tmp_path / "kept"))
    (start, _, conductors, _), (both, doctor, doubled, line) = START[lang], BOTH[lang]
    talk = conversation.parse(f"{start}? {both}\n? {conductors}\n")
    with listening("speechd", talk) as ear:
        replies = [reply for lines in bench.hear(ear, talk)[1:] for reply in lines]
        shown = printed(ear)
    assert len(replies) == 2 and replies[0].startswith(doubled)
    assert [shown.count(reply) for reply in replies] == [1, 1]
    with listening("speechd", conversation.parse(f"# lang: {lang}\n# args: {doctor}\n")) as ear:
        assert bench.settle(ear, 0.0, (line,), asks=False) == [line]
        assert wait_for(lambda: ear.pump(0.1) or doubled in printed(ear)), printed(ear)


def printed(ear):
    """What is on the screen, as one line."""
    return " ".join(" ".join(ear.terminal.screen.display).split())


def ask(ear, typed, expected):
    for key in conversation.keys(f"{typed}[Enter]"):
        ear.press(key)
    shown = ear.terminal.screen

    def answered():
        ear.pump(0.1)
        return expected in "\n".join(shown.display) and ear.asks()

    assert wait_for(answered), "\n".join(shown.display)
