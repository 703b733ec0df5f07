"""An owner's file of cards: CSV and TOML, read whole, and every mistake told with its line."""

from pathlib import Path

import pytest
from conversation import Conversation

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.rules.cards import components_of
from accessijeux_cli.outside.components import read_rows
from accessijeux_cli.play.game import Unfit

HEADING = "name,volume,pitch,length,timbre"
LINES = [f"Sound {n},{n},{n * 100},{n % 60 + 1},{n}" for n in range(1, 38)]


def written(folder, text, name="cards.csv", encoding="utf-8"):
    path = folder / name
    path.write_bytes(text.encode(encoding))
    return str(path)


def csv_of(lines=LINES, heading=HEADING):
    return "\n".join([heading, *lines]) + "\n"


def toml_of(lines=LINES):
    keys = HEADING.split(",")
    tables = [zip(keys, line.split(",")) for line in lines]
    shown = ["\n".join(f"{key} = {value}" if key != "name" else f'name = "{value}"' for key, value in each) for each in tables]
    return "\n".join(f"[[card]]\n{each}" for each in shown)


@pytest.mark.parametrize("name, text", [("cards.csv", csv_of()), ("cards.toml", toml_of()), ("CARDS.CSV", csv_of())])
def test_a_whole_file_becomes_37_cards(tmp_path, name, text):
    rows, trouble = read_rows(written(tmp_path, text, name))
    assert trouble == ("", 0, 0, 0)
    cards = components_of(rows)["cards"]
    assert len(cards) == 37 and cards[1] == ["Sound 2", 2, 200, 3, 2]
    assert r.setup(2, r.OPTIONS, 0, {"cards": cards}).cards[1] == ("Sound 2", 2, 200, 3, 2)


def test_french_spreadsheets_are_read(tmp_path):
    lines = [line.replace(",", ";").replace("Sound 1;1;", "Énorme;1,5;") for line in LINES]
    text = csv_of(lines, "Nom;Volume;Hauteur;Durée;Timbre").replace("\n", "\r\n")
    for encoding in ("utf-8-sig", "cp1252"):
        rows, _ = read_rows(written(tmp_path, text, encoding=encoding))
        assert components_of(rows)["cards"][0] == ["Énorme", 1.5, 100, 2, 1]


@pytest.mark.parametrize(
    "name, text, trouble",
    [
        ("none.csv", None, ("missing", 0, 0, 0)),
        ("cards.txt", csv_of(), ("kind", 0, 0, 0)),
        ("cards.csv", "", ("empty", 0, 0, 0)),
        ("cards.csv", HEADING, ("empty", 0, 0, 0)),
        ("cards.csv", csv_of([LINES[0], "Sound 2,2"]), ("values", 3, 2, 5)),
        ("cards.csv", csv_of([LINES[0], "Sound 2,2,2,2,2,2"]), ("values", 3, 6, 5)),
        ("cards.toml", '[[card]]\nname = "a"\nvolume = = 3', ("syntax", 3, 0, 0)),
        ("cards.toml", "title = 3", ("empty", 0, 0, 0)),
    ],
)
def test_what_is_wrong_with_the_file_is_told_with_its_line(tmp_path, name, text, trouble):
    path = str(tmp_path / name) if text is None else written(tmp_path, text, name)
    assert read_rows(path) == ([], trouble)


def test_a_home_that_nothing_tells_is_a_file_that_is_missing(monkeypatch):
    """~/ is the home of whoever runs the program, ~name/ that of another; Python raises where it knows of none."""
    for name in ("HOME", "USERPROFILE", "HOMEPATH", "HOMEDRIVE"):
        monkeypatch.delenv(name, raising=False)
    for path in ("~/none.csv", "~nobody-here/none.csv"):
        assert read_rows(path) == ([], ("missing", 0, 0, 0))
        (_, told, named, *_) = Conversation("fr", ("play", "guerre_des_sons", "--cards", path)).begun
        assert (told, named) == ("Ce fichier de cartes n'a pas été trouvé :", path)


TOML_FAULTS = [
    ("durée = 3", "accent", "en TOML, une colonne avec un accent s'écrit entre guillemets droits.",
     "in TOML a column with an accent stands between quotation marks."),
    ("volume =", "no value", "il manque la valeur après le signe égale.", "the value is missing after the equals sign."),
    ("volume = # nothing", "no value", "il manque la valeur après le signe égale.", "the value is missing after the equals sign."),
    ("volume = 2,5", "comma", "en TOML, les décimales suivent un point, pas une virgule.", "in TOML decimals follow a point, not a comma."),
    ("nom = Bol", "quotes", "en TOML, un texte s'écrit entre guillemets droits.", "in TOML a text stands between quotation marks."),
    ("volume 3", "syntax", "cette ligne ne se lit pas.", "this line cannot be read."),
]


@pytest.mark.parametrize("line, fault, fr, en", TOML_FAULTS)
def test_what_is_wrong_with_a_line_of_a_toml_file_is_named(tmp_path, line, fault, fr, en):
    path = written(tmp_path, f'[[carte]]\nnom = "a"\n{line}\n', "cards.toml")
    assert read_rows(path) == ([], (fault, 3, 0, 0))
    for language, told in (("fr", f"Votre fichier de cartes, ligne 3 : {fr}"), ("en", f"Your file of cards, line 3: {en}")):
        assert Conversation(language, ("play", "guerre_des_sons", "--cards", path)).begun[1] == told


def test_a_column_with_an_accent_is_read_in_quotes(tmp_path):
    text = toml_of().replace("length =", '"durée" =')
    assert len(components_of(read_rows(written(tmp_path, text, "cards.toml"))[0])["cards"]) == 37


@pytest.mark.parametrize("name, fr, en", [
    ("none.csv", "Ce fichier de cartes n'a pas été trouvé :", "This file of cards was not found:"),
    ("cards.txt", "Un fichier de cartes finit par csv ou toml, ce n'est pas le cas ici :", "A file of cards ends in csv or toml, not so:"),
    ("folder.csv", "Ce fichier de cartes ne peut pas être lu :", "This file of cards cannot be read:"),
])  # fmt: skip
def test_a_file_that_is_not_read_is_named(tmp_path, name, fr, en):
    (tmp_path / "folder.csv").mkdir()
    for language, told in (("fr", fr), ("en", en)):
        path = str(tmp_path / name)
        assert Conversation(language, ("play", "guerre_des_sons", "--cards", path)).begun[1:3] == [told, path]


def test_a_folder_cannot_be_read(tmp_path):
    (tmp_path / "cards.csv").mkdir()
    assert read_rows(str(tmp_path / "cards.csv")) == ([], ("denied", 0, 0, 0))


MISTAKES = [
    (5, "Sound 4,loud,400,5,4", "No number for volume: loud.", "Pas de nombre pour volume : loud."),
    (5, "Sound 4,4,400,5,101", "Timbre goes from 0 to 100", "Timbre : de 0 à 100"),
    (5, "Sound 3,4,400,5,4", "The name Sound 3 is there twice", "Le nom Sound 3 est là deux fois"),
    (5, "A*b,4,400,5,4", "A name has letters", "Un nom a des lettres"),
]


@pytest.mark.parametrize("line, text, en, fr", MISTAKES)
@pytest.mark.parametrize("kind", ["csv", "toml"])
def test_what_is_wrong_with_a_card_is_told_with_its_line(tmp_path, line, text, en, fr, kind):
    lines = [*LINES[: line - 2], text, *LINES[line - 1 :]]
    if kind == "toml" and "loud" in text:
        text, lines[line - 2] = text.replace("loud", '"loud"'), lines[line - 2].replace("loud", '"loud"')
    path = written(tmp_path, csv_of(lines) if kind == "csv" else toml_of(lines), f"cards.{kind}")
    number = line if kind == "csv" else 6 * (line - 2) + 1
    for language, words, begins in (("en", en, f"Your file of cards, line {number}: "), ("fr", fr, f"Votre fichier de cartes, ligne {number} : ")):
        conversation = Conversation(language, ("play", "guerre_des_sons", "--cards", path))
        assert conversation.begun[1].startswith(begins + words[:1].lower() + words[1:])


def test_a_missing_column_is_named(tmp_path):
    rows, _ = read_rows(written(tmp_path, "name,volume,pitch,length\na,1,2,3\n"))
    with pytest.raises(Unfit) as problem:
        components_of(rows)
    assert problem.value.line == 1 and problem.value.reason.column == "timbre"


def test_a_misspelt_column_is_an_error_of_the_heading(tmp_path):
    path = written(tmp_path, csv_of(heading="name,volume,pitch,lenght,timbre"))
    conversation = Conversation("en", ("play", "guerre_des_sons", "--cards", path))
    assert conversation.begun[1] == "Your file of cards, line 1: nothing for length, and I do not know the column lenght."


def test_a_line_of_blanks_is_an_empty_line(tmp_path):
    for blanks in ("", "   ", " , , , , "):
        rows, trouble = read_rows(written(tmp_path, csv_of([*LINES[:9], blanks, *LINES[9:], blanks])))
        assert trouble == ("", 0, 0, 0) and len(rows) == 37 and rows[9][0] == 12


def test_too_few_values_are_counted(tmp_path):
    path = written(tmp_path, csv_of(["Sound 1,1,100,2", *LINES[1:]]))
    conversation = Conversation("fr", ("play", "guerre_des_sons", "--cards", path))
    assert conversation.begun[1] == "Votre fichier de cartes, ligne 2 : quatre valeurs, cinq attendues."


def test_37_cards_are_needed(tmp_path):
    conversation = Conversation("en", ("play", "guerre_des_sons", "--cards", written(tmp_path, csv_of(LINES[:36]))))
    assert conversation.begun[1] == "Your file of cards cannot be used. 37 cards are needed, 36 were read."


def test_a_game_without_cards_of_ones_own_says_so(tmp_path):
    conversation = Conversation("en", ("play", "symphonimo", "--cards", written(tmp_path, csv_of())))
    assert conversation.begun[1].startswith("Symphonimo is played with its own pieces")


def test_a_game_with_an_owners_cards_is_kept_with_them(tmp_path):
    words = ("play", "guerre_des_sons", "Léa", "Tom", "--first", "1", "--cards", written(tmp_path, csv_of()))
    conversation = Conversation("fr", words)
    assert "pas les cartes officielles" not in " ".join(conversation.begun)
    conversation.hear("volume")
    assert conversation.journal[0]["components"]["cards"][0] == ["Sound 1", 1, 100, 2, 1]
    assert conversation.replayed().state.cards == conversation.state.cards


def test_at_a_table_the_owners_cards_may_be_named(tmp_path):
    words = ("table", "guerre_des_sons", "Léa", "Tom", "--first", "1", "--cards", written(tmp_path, csv_of()))
    conversation = Conversation("en", words)
    conversation.all("volume", "sound 31, sound 12")
    assert conversation.state.won == [0, 2]
    assert "do not know" in conversation.all("volume", "sound")[0], "all begin so"


@pytest.mark.parametrize("heading", ["[[carte]]", "[[card]]"])
def test_the_toml_cards_of_the_readme_can_be_read(tmp_path, heading):
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    example = next(block for block in readme.split("```") if block.strip().startswith(heading))
    rows, trouble = read_rows(written(tmp_path, example, "cards.toml"))
    assert trouble == ("", 0, 0, 0) and len(rows) == 2
    with pytest.raises(Unfit) as problem:
        components_of(rows)
    assert problem.value.reason.count == 2, "only the number of cards is wrong"
