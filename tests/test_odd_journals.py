"""Files of games that hold anything: each is told by name or answered with a sentence, and hides no other game."""

import json
import os
from datetime import date
from pathlib import Path

import pytest
import shelf as games
from conversation import SHELF, Conversation, World
from hypothesis import example, given, settings
from hypothesis import strategies as some
from test_text import reply_problems

from accessijeux_cli.outside.files import Journals, decoded
from accessijeux_cli.play.journal import doubt, end_line, head, is_end, replay
from accessijeux_cli.talk.memory import kept

KEPT = {path.name: path.read_bytes() for path in sorted((Path(__file__).parent / "journals").glob("*.jsonl"))}
"""Games as they were written, by the version then: their names begin with the game and its number."""
WORDS = {"fr": ("reprendre", "revoir", "palmarès", "symphonimo"), "en": ("resume", "replay", "records", "symphonimo")}
ODD = "2026-11-30-symphonimo-1.jsonl"
BEGUN = KEPT["symphonimo-1-first-version.jsonl"].splitlines(keepends=True)[:4]
"""A game under way of Léa, Basile and Anne."""
END = b'{"over": true, "scores": [7, 8, 9], "winners": [3]}\n'

every_language = pytest.mark.parametrize("language", ["fr", "en"])


@pytest.fixture
def folder(tmp_path):
    """A folder of games with one good game under way in it."""
    (tmp_path / "2026-11-29-symphonimo-1.jsonl").write_bytes(b"".join(BEGUN))
    return tmp_path


def talk(folder, language="fr"):
    return Conversation(language, world=World(journals=Journals(folder)))


def encoded(line):
    return json.dumps(line).encode() + b"\n"


def table_of(name):
    """The table that a kept game leads to, its lines, and why it may be another one."""
    lines, state = decoded(KEPT[name])
    assert state == ""
    table = replay(lines, games.game)
    return table, lines, doubt(lines, table)


def spoiled(number, **values):
    """The good game with other values in one of its lines."""
    lines = [json.loads(line) for line in BEGUN]
    lines[number - 1] |= values
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


# One odd file hides no other

PASSED_OVER = {
    "no day": ("2026-02-31-symphonimo-1.jsonl", b"".join(BEGUN)),
    "month 13": ("2026-13-01-symphonimo-1.jsonl", b"".join(BEGUN)),
    "year 0": ("0000-01-01-symphonimo-1.jsonl", b"".join(BEGUN)),
    "no game": (ODD, b"noise\n"),
    "a list": (ODD, b"[1]\n[2]\n"),
    "another version": (ODD, spoiled(1, accessijeux=2)),
    "version true": (ODD, spoiled(1, accessijeux=True)),
    "later rules": (ODD, spoiled(1, rules=2)),
    "rules 0": (ODD, spoiled(1, rules=0)),
    "rules 1.0": (ODD, spoiled(1, rules=1.0)),
    "rules null": (ODD, spoiled(1, rules=None)),
    "game in a list": (ODD, spoiled(1, game=["symphonimo"])),
    "seats a number": (ODD, spoiled(1, seats=3)),
    "seats an object": (ODD, spoiled(1, seats={"name": "Léa", "by": "human"})),
    "seats of texts": (ODD, spoiled(1, seats=["Léa", "Basile"])),
    "a seat without a name": (ODD, spoiled(1, seats=[{"by": "human"}, {"by": "human"}])),
    "a bot of no level": (ODD, spoiled(1, seats=[{"name": "Léa", "by": "human"}, {"name": "Tom", "by": ["greedy"]}])),
    "an option of another game": (ODD, spoiled(1, options={"mode": "duel"})),
    "an option unknown": (ODD, spoiled(1, options={"fausse_note": True, "grand_maestro": True})),
    "an option of no value": (ODD, spoiled(1, options={"fausse_note": [True]})),
    "first a list": (ODD, spoiled(1, first=[1])),
    "chance an object": (ODD, spoiled(1, chance={"seed": 1})),
    "no number as seed": (ODD, BEGUN[0].replace(b'"seed": 8', b'"seed": NaN') + b"".join(BEGUN[1:])),
    "a seed below zero": (ODD, spoiled(1, seed=-1)),
    "a seed of a thousand digits": (ODD, spoiled(1, seed=10**1000)),
    "a key twice": (ODD, BEGUN[0].replace(b'"seed"', b'"game": "symbiose", "seed"') + b"".join(BEGUN[1:])),
    "deep": (ODD, b'{"accessijeux": 1, "game": ' + b"[" * 5000 + b"]" * 5000 + b"}\n" + b"".join(BEGUN[1:])),
    "no UTF-8": (ODD, BEGUN[0].replace("Léa".encode(), b"L\xe9a") + b"".join(BEGUN[1:])),
}
DAMAGED = {
    "what is done in a list": (b'{"seat": 1, "do": ["draw"]}\n', 5),
    "what is done an object": (b'{"seat": 1, "do": {}}\n', 5),
    "what is done null": (b'{"seat": 1, "do": null}\n', 5),
    "a seat in a list": (b'{"seat": [1], "do": "draw"}\n', 5),
    "a seat true": (b'{"seat": true, "do": "draw"}\n', 5),
    "a seat NaN": (b'{"seat": NaN, "do": "draw"}\n', 5),
    "a seat 1e999": (b'{"seat": 1e999, "do": "draw"}\n', 5),
    "a huge seat": (b'{"seat": 1' + b"0" * 4000 + b', "do": "draw"}\n', 5),
    "a number too long to read": (b'{"seat": 1' + b"0" * 5000 + b', "do": "draw"}\n', 5),
    "nothing": (b"{}\n", 5),
    "undo null": (b'{"undo": null}\n', 5),
    "undo 1e999": (b'{"undo": 1e999}\n', 5),
    "undo less than nothing": (b'{"undo": -1}\n', 5),
    "a bare end": (b'{"over": true}\n', 5),
    "an end of null": (b'{"over": null}\n', 5),
    "no scores": (b'{"over": true, "winners": [1]}\n', 5),
    "scores null": (b'{"over": true, "scores": null, "winners": null}\n', 5),
    "a score null": (b'{"over": true, "scores": [null, 1, 2], "winners": [1]}\n', 5),
    "a score NaN": (b'{"over": true, "scores": [NaN, 1, 2], "winners": [1]}\n', 5),
    "a score 1e999": (b'{"over": true, "scores": [1e999, 1, 2], "winners": [1]}\n', 5),
    "a score in words": (b'{"over": true, "scores": ["7", 1, 2], "winners": [1]}\n', 5),
    "a huge score": (b'{"over": true, "scores": [1' + b"0" * 4000 + b', 1, 2], "winners": [1]}\n', 5),
    "scores of two": (b'{"over": true, "scores": [1, 2], "winners": [1]}\n', 5),
    "a winner that is not there": (b'{"over": true, "scores": [3, 1, 2], "winners": [9]}\n', 5),
    "a winner in a list": (b'{"over": true, "scores": [3, 1, 2], "winners": [[1]]}\n', 5),
    "over by a text": (b'{"over": "yes", "scores": [3, 1, 2], "winners": [1]}\n', 5),
    "given up by null": (b'{"over": true, "scores": [3, 1, 2], "winners": [], "resigned": null}\n', 5),
    "deep": (b"[" * 100_000 + b"\n", 5),
    "deep inside": (b'{"seat": 1, "do": "draw", "x": ' + b"[" * 900 + b"]" * 900 + b"}\n", 0),
    "no UTF-8": (b'{"seat": 1, "do": "\xff"}\n', 5),
}  # fmt: skip


@every_language
@pytest.mark.parametrize("name, data", PASSED_OVER.values(), ids=PASSED_OVER)
def test_a_file_that_is_no_game_is_told_by_name_and_passed_over(folder, language, name, data):
    (folder / name).write_bytes(data)
    resume, replay_, records_, _ = WORDS[language]
    for word in (resume, replay_, records_):
        heard = talk(folder, language).hear(word)
        assert sum(name in sentence for sentence in heard) == 1 and not reply_problems(heard, language)
    conversation = talk(folder, language)
    conversation.hear(resume)
    assert conversation.table.setup.names == ("Léa", "Basile", "Anne") and len(conversation.table.moves) == 3
    assert (folder / name).read_bytes() == data


@every_language
@pytest.mark.parametrize("line, told", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_line_is_told_with_its_file_and_what_comes_before_can_be_used(folder, language, line, told):
    data = b"".join(BEGUN) + line
    (folder / ODD).write_bytes(data + BEGUN[-1])
    resume, replay_, records_, _ = WORDS[language]
    for word in (resume, replay_, records_):
        heard = talk(folder, language).hear(word)
        named = [sentence for sentence in heard if ODD in sentence]
        assert not reply_problems(heard, language)
        assert [str(told) in sentence for sentence in named] == [True] * bool(told)
    listed = talk(folder, language).hear(resume)
    assert sum("Symphonimo" in sentence for sentence in listed) == 2
    for number in ("1", "2"):
        conversation = talk(folder, language)
        heard = conversation.all(resume, number)
        if conversation.session.question:
            assert "5" in heard[0] and not reply_problems(heard, language)
            conversation.hear("oui" if language == "fr" else "yes")
        assert [move.seat for move in conversation.table.moves] == [1, -1, 1]


def test_a_file_that_begins_with_a_mark_of_bytes_is_read(folder):
    (folder / ODD).write_bytes(b"\xef\xbb\xbf" + b"".join(BEGUN))
    heard = talk(folder).hear("revoir")
    assert not any(ODD in sentence for sentence in heard) and sum("Symphonimo" in sentence for sentence in heard) == 2


@every_language
def test_many_odd_files_are_counted_after_the_first(folder, language):
    for number in range(1, 7):
        (folder / f"2026-11-30-symphonimo-{number}.jsonl").write_bytes(b"noise\n")
    heard = talk(folder, language).hear(WORDS[language][1])
    assert sum("2026-11-30" in sentence for sentence in heard) == 3
    assert ("Trois autres fichiers sont abîmés." if language == "fr" else "Three more files are damaged.") in heard


def test_a_damaged_game_is_no_record(folder):
    lines = KEPT["symphonimo-1-first-version.jsonl"].splitlines(keepends=True)
    (folder / ODD).write_bytes(b"".join([*lines[:9], b'{"seat": 1, "do": ["draw"]}\n', *lines[9:]]))
    heard = talk(folder).hear("palmarès")
    assert ODD in heard[0] and heard[1] == "Aucune partie n'a encore été finie."


@pytest.mark.skipif(os.name == "nt", reason="there are no pipes, and links need a right")
@pytest.mark.parametrize("kind", ["folder", "pipe", "link to nothing", "link"])
def test_what_is_no_file_hides_nothing_and_keeps_nobody_waiting(folder, kind):
    odd, outside = folder / ODD, folder / "outside"
    outside.write_bytes(b"".join(BEGUN))
    match kind:
        case "folder":
            odd.mkdir()
        case "pipe":
            os.mkfifo(odd)
        case _:
            odd.symlink_to(outside if kind == "link" else folder / "nothing")
    heard = talk(folder).hear("revoir")
    assert ODD in heard[0] and sum("Symphonimo" in sentence for sentence in heard) == 1


# Names


@every_language
@pytest.mark.parametrize(
    "name", ["{0}", "{a}{b}{c}{d}{e}", "{name}", "%s", "Léa|Tom", "a ; b", "(.+)+", "1", "", "x" * 21, "Léa\n", "\x1b[31m", "Tom ", "basile"]
)
def test_a_name_that_could_not_be_typed_is_no_name_in_a_file(folder, language, name):
    seats = [{"name": each, "by": "human"} for each in (name, "Basile", "Anne")]
    (folder / ODD).write_bytes(spoiled(1, seats=seats))
    heard = talk(folder, language).hear(WORDS[language][1])
    told = "un prénom n'en est pas un" if language == "fr" else "a name there is none"
    assert ODD in heard[0] and told in heard[0] and not reply_problems(heard, language)
    assert sum("Symphonimo" in sentence for sentence in heard) == 1


def test_what_is_filled_in_a_phrase_opens_no_slot():
    from accessijeux_cli.words.phrases import Phrasebook

    for name in ("{0}", "{a}{b}{c}{d}{e}", "{n}", "{"):
        for language in ("fr", "en"):
            book = Phrasebook(language)
            book.add(0, "cartes de {name} {n} | cartes de {name} ; c {name}", "cards", name=name)
            found = book.meant("cartes de " + "zut " * 150)
            assert found == [] and [slot for _, pattern, _, _ in book.patterns for slot in pattern.groupindex] == ["n"] * len(book.patterns)


OWNED = KEPT["guerre_des_sons-1-owned.jsonl"].splitlines(keepends=True)[:4]
TABLE = KEPT["guerre_des_sons-1-table.jsonl"].splitlines(keepends=True)[:4]


def owned(**values):
    """The first card of an owner with another name: the lines of a game with it."""
    first = json.loads(OWNED[0])
    first["components"]["cards"][0][0] = values["name"]
    return b"".join([encoded(first), *OWNED[1:]])


@every_language
@pytest.mark.parametrize("name", ["{0}", "", "a|b", "\x1b[31m", "x" * 31, "Son Ab", ["Son"], None])
def test_the_name_of_an_owners_card_in_a_file_is_one_that_could_be_in_his(folder, language, name):
    """The second card is Son Ab already."""
    (folder / ODD).write_bytes(owned(name=name))
    heard = talk(folder, language).hear(WORDS[language][1])
    assert ODD in heard[0] and sum("Guerre des Sons" in sentence for sentence in heard) == 0
    (folder / ODD).write_bytes(owned(name="Son Zz"))
    heard = talk(folder, language).hear(WORDS[language][1])
    assert sum("Guerre des Sons" in sentence for sentence in heard) == 1


@pytest.mark.parametrize(
    "lines, changes",
    [
        (TABLE, {"components": None}),
        (TABLE, {"chance": "seed", "seed": 3}),
        (TABLE, {"seats": [{"name": "Léa", "by": "human"}, {"name": "Basile", "by": "greedy"}]}),
        (OWNED, {"components": {"unknown": True}}),
        (OWNED, {"chance": "dictated"}),
    ],
    ids=["a table that knows the cards", "a deal that knows none", "a bot at a table", "a deal with cards unknown", "a table with an owner's deck"],
)
def test_cards_are_known_in_a_deal_and_hidden_at_a_table(folder, lines, changes):
    first = json.loads(lines[0]) | changes
    (folder / ODD).write_bytes(encoded(first) + b"".join(lines[1:]))
    assert ODD in talk(folder).hear("revoir")[0]


# Numbers of a game's lines

DOUBTS = {
    "symbiose-1-opened-from-seat-1.jsonl": "older",
    "symbiose-1-unfinished.jsonl": "perhaps",
}
"""Why a kept game may not be the one that was played; all the others lead to the end they tell."""
REFUSED = {"symphonimo-1-repairs-of-the-first-version.jsonl"}
"""Kept games that do not replay any more."""


def test_each_game_and_number_has_a_kept_game():
    named = {tuple(name.split("-")[:2]) for name in KEPT}
    wanted = {(name, str(number)) for name in games.names() for number in range(1, games.game(name).rules.JOURNAL + 1)}
    assert named == wanted
    for name, data in KEPT.items():
        game, number, *_ = name.split("-")
        first = json.loads(data.splitlines()[0])
        assert (first["game"], first.get("rules", 1)) == (game, int(number))


@pytest.mark.parametrize("name", sorted(KEPT.keys() - REFUSED))
def test_a_kept_game_replays_to_the_end_it_tells_or_is_told_to_be_older(name):
    table, lines, why = table_of(name)
    assert why == DOUBTS.get(name, "")
    assert len(table.moves) == sum("do" in line for line in lines)
    assert (lines[-1] == end_line(table)) == (why == "")
    assert table.over == ("unfinished" not in name)


@every_language
def test_an_older_game_that_does_not_replay_is_refused_with_its_line(tmp_path, language):
    (name,) = REFUSED
    (tmp_path / ODD).write_bytes(KEPT[name])
    heard = talk(tmp_path, language).all(WORDS[language][1], "1")
    assert heard[0].startswith("Cette partie ne peut pas s'ouvrir. Ligne" if language == "fr" else "This game cannot be opened. Line")


OLDER = {
    ("symbiose-1-opened-from-seat-1.jsonl", "fr"): "Cette partie est d'une version antérieure : ses coups mènent aujourd'hui à une autre fin que celle de son fichier.",
    ("symbiose-1-opened-from-seat-1.jsonl", "en"): "This game is of an older version: its moves now lead to another end than that of its file.",
    ("symbiose-1-unfinished.jsonl", "fr"): "Cette partie est peut-être d'une version antérieure : elle peut être dans un autre état que quand vous l'avez quittée.",
    ("symbiose-1-unfinished.jsonl", "en"): "This game may be of an older version: things may stand otherwise than when it was left.",
}  # fmt: skip


@pytest.mark.parametrize("name, language", OLDER)
def test_a_game_of_an_older_version_is_told_so_when_heard_and_in_its_export(tmp_path, name, language):
    (tmp_path / "2026-11-30-symbiose-1.jsonl").write_bytes(KEPT[name])
    conversation = talk(tmp_path, language)
    assert conversation.all(WORDS[language][1], "1")[0] == OLDER[name, language]
    conversation.hear("exporter" if language == "fr" else "export")
    (text,) = conversation.world.saved.values()
    assert text.splitlines()[-1] == OLDER[name, language]


def test_an_unfinished_game_of_an_older_version_goes_on_after_a_sentence(tmp_path):
    (tmp_path / "2026-11-30-symbiose-1.jsonl").write_bytes(KEPT["symbiose-1-unfinished.jsonl"])
    conversation = talk(tmp_path)
    heard = conversation.hear("reprendre")
    assert heard[:2] == [OLDER["symbiose-1-unfinished.jsonl", "fr"], "La partie continue."]
    assert len(conversation.table.moves) >= 21


@every_language
def test_an_end_that_is_not_the_one_of_the_game_is_told(tmp_path, language):
    lines = KEPT["symphonimo-1-first-version.jsonl"].splitlines(keepends=True)
    (tmp_path / ODD).write_bytes(b"".join([*lines[:-1], b'{"over": true, "scores": [99, 1, 1], "winners": [1]}\n']))
    conversation = talk(tmp_path, language)
    told = {"fr": "La fin notée dans le fichier de cette partie n'est pas celle où mènent ses coups.",
            "en": "The end told in the file of this game is not the one its moves lead to."}  # fmt: skip
    assert conversation.all(WORDS[language][1], "1")[0] == told[language]
    (tmp_path / ODD).write_bytes(b"".join(lines))
    assert told[language] not in talk(tmp_path, language).all(WORDS[language][1], "1")


def test_an_end_in_the_middle_of_a_game_is_told(folder):
    (folder / ODD).write_bytes(b"".join(BEGUN) + END)
    conversation = talk(folder)
    listed = conversation.hear("revoir")
    number = next(line.partition(",")[0] for line in listed if "finie" in line)
    assert conversation.hear(number)[0].startswith("La fin notée dans le fichier")


@pytest.mark.parametrize("name", games.names())
def test_a_new_game_writes_the_number_of_its_lines(name):
    conversation = Conversation("fr", ("play", name, "--players", "2", "--first", "1"), shelf=games)
    line = head(conversation.table.setup)
    assert line["rules"] == games.game(name).rules.JOURNAL
    assert list(line)[:3] == ["accessijeux", "game", "rules"]


# The deal of the day


def played_out(folder, day, name, **changes):
    """A game in a folder, finished by seat 3 or as told, on that day."""
    first = {"accessijeux": 1, "game": "symphonimo", "rules": 1, "options": {"fausse_note": False},
             "seats": [{"name": "Vous", "by": "human"}, {"name": "Basile", "by": "greedy"}, {"name": "Clara", "by": "greedy"}],
             "first": 20261129 % 3 + 1, "chance": "seed", "seed": 20261129}  # fmt: skip
    scores = changes.pop("scores")
    end = {"over": True, "scores": scores, "winners": [1 + scores.index(max(scores))]}
    moves = {"seat": first["first"], "do": "draw"}
    path = folder / f"{day.isoformat()}-symphonimo-{name}.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in (first | changes, moves, end)), encoding="utf-8")
    os.utime(path, (1000 + name, 1000 + name))


def test_of_a_deal_of_the_day_only_the_first_finished_counts(tmp_path):
    day = date(2026, 11, 29)
    played_out(tmp_path, day, 1, scores=[12, 3, 4])
    played_out(tmp_path, day, 2, scores=[40, 3, 4], seats=[
        {"name": "You", "by": "human"}, {"name": "Basile", "by": "greedy"}, {"name": "Clara", "by": "greedy"}])  # fmt: skip
    assert talk(tmp_path).hear("palmarès") == ["Symphonimo : une partie finie.", "Vous : une victoire, meilleur score 12, moyenne 12."]
    played_out(tmp_path, day, 3, scores=[20, 3, 4], seed=20261130, first=20261130 % 3 + 1)
    played_out(tmp_path, day, 4, scores=[14, 3, 4], seed=4271)
    played_out(tmp_path, day, 5, scores=[14, 3, 4], seed=4271)
    heard = talk(tmp_path, "en").hear("records")
    assert heard == ["Symphonimo: 4 finished games.", "You: four victories, best score 20, mean 15."]


def test_the_number_of_a_day_with_other_bots_is_another_deal(tmp_path):
    day = date(2026, 11, 29)
    played_out(tmp_path, day, 1, scores=[12, 3, 4])
    played_out(tmp_path, day, 2, scores=[22, 3, 4], options={"fausse_note": True})
    played_out(tmp_path, day, 3, scores=[32, 3, 4], first=20261129 % 3)
    assert "3 parties finies" in talk(tmp_path).hear("palmarès")[0]


@every_language
def test_the_deal_of_the_day_played_again_says_that_it_does_not_count(tmp_path, language):
    day = date(2026, 11, 29)
    daily = {"fr": "défi symphonimo", "en": "daily symphonimo"}[language]
    told = {"fr": "Vous l'avez déjà finie : cette fois, c'est pour le plaisir, et seule la première compte au palmarès.",
            "en": "You have finished it already: this time is for pleasure, and only the first counts in the records."}[language]  # fmt: skip
    assert told not in talk(tmp_path, language).hear(daily)
    played_out(tmp_path, day, 1, scores=[12, 3, 4])
    heard = talk(tmp_path, language).hear(daily)
    assert told in heard and not reply_problems(heard, language)


# Whatever a file may hold

values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=6)
    | some.sampled_from(["{0}", "draw", "human", "symbiose", "dictated", [1], ["draw"], {"unknown": True}, 10**400, "\x1b[31m"]),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
KEYS = ("accessijeux", "game", "rules", "options", "seats", "first", "chance", "seed", "unaided", "components",
        "seat", "do", "card", "slot", "conductor", "criterion", "undo", "over", "scores", "winners", "resigned")  # fmt: skip
ASKED = ("reprendre", "1", "oui", "", "état", "exporter", "annuler", "accueil", "revoir", "1", "oui", "", "fin", "exporter",
         "accueil", "revoir", "2", "oui", "", "score", "accueil", "palmarès")  # fmt: skip


@some.composite
def odd_files(draw):
    """A kept game, cut to its beginning perhaps, with something odd in it."""
    lines = draw(some.sampled_from(sorted(KEPT.values()))).splitlines(keepends=True)
    lines = [*lines[: draw(some.integers(2, 12))], *draw(some.sampled_from([[], lines[-1:]]))]
    place = draw(some.integers(0, len(lines) - 1))
    match draw(some.sampled_from(["value", "value", "seat", "line", "bytes", "cut"])):
        case "value":
            lines[place] = encoded(json.loads(lines[place]) | {draw(some.sampled_from(KEYS)): draw(values)})
        case "seat":
            first = json.loads(lines[0])
            first["seats"][0][draw(some.sampled_from(["name", "by", "else"]))] = draw(values)
            lines[0] = encoded(first)
        case "line":
            lines.insert(place, encoded(draw(values)))
        case "bytes":
            lines.insert(place, draw(some.binary(max_size=20)))
        case "cut":
            lines[place] = lines[place][: draw(some.integers(0, len(lines[place])))]
    return b"".join(lines)


@given(odd_files())
@settings(max_examples=60, deadline=None)
@example(b"".join(BEGUN) + b'{"seat": 1, "do": ["draw"]}\n')
@example(b"".join(BEGUN) + b'{"over": true}\n')
@example(spoiled(1, seats=[{"name": "{0}", "by": "human"}, {"name": "Basile", "by": "human"}]))
def test_whatever_a_file_holds_each_question_has_an_answer_of_sentences(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("games")
    (folder / "2026-11-28-symphonimo-1.jsonl").write_bytes(b"".join(BEGUN))
    (folder / ODD).write_bytes(data)
    conversation = talk(folder)
    for typed in ASKED:
        heard = conversation.hear(typed)
        assert heard and all(sentence.isprintable() and "{" not in sentence for sentence in heard), typed
    again = talk(folder)
    listed = again.hear("revoir")
    good = next(line.partition(",")[0] for line in listed if "28 novembre" in line)
    again.hear(good)
    assert again.table.setup.names == ("Léa", "Basile", "Anne")


def test_what_is_kept_of_any_file_is_a_game_or_something_odd(tmp_path):
    """Nothing is both left out and silent: a file that holds something is listed, told, or has a first line alone."""
    for number, (name, data) in enumerate([*PASSED_OVER.values(), (ODD, b"".join(BEGUN)), (ODD, BEGUN[0])], 1):
        place = tmp_path / str(number)
        place.mkdir()
        (place / name).write_bytes(data)
        found, odd = kept.folder(Journals(place), SHELF)
        assert bool(found) + bool(odd) == (data != BEGUN[0])


@pytest.mark.parametrize("scores, there", [([1, 2, 3], True), ([1, 2], False), ([1, 2, True], False), ([1, 2, 10**7], False)])
def test_an_end_has_a_score_a_seat(scores, there):
    assert is_end({"over": True, "scores": scores, "winners": [3]}, 3) is there
