"""An owner's file of cards: CSV and TOML, read whole, and every mistake told with its line."""

import os
from pathlib import Path

import pytest
from conversation import Conversation
from hypothesis import given, settings
from hypothesis import strategies as st

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


# Files from elsewhere


def refusal(path, language):
    """What is said of a file that cannot be used, the file's own name left out."""
    begun = Conversation(language, ("play", "guerre_des_sons", "--cards", str(path))).begun
    assert not any("wrong" in line or "manqué" in line for line in begun)
    return begun[1]


def changed(line, text, kind="csv"):
    """A whole file but for one line of CSV, or the lines that take its place."""
    lines = [*LINES[: line - 2], text, *LINES[line - 1 :]]
    return csv_of(lines) if kind == "csv" else toml_of(lines)


def test_many_rows_are_counted_before_they_are_read(tmp_path, monkeypatch):
    """20,000 rows took 100 seconds: each name was looked for among all those before it."""
    monkeypatch.setattr("accessijeux_cli.games.guerre_des_sons.rules.cards._card", lambda *row: pytest.fail("a card was read"))
    lines = [f"Sound {n},1,100,2,1" for n in range(20_000)]
    for name, text in (("cards.csv", csv_of(lines)), ("cards.toml", toml_of(lines[:3000]))):
        assert refusal(written(tmp_path, text, name), "en").startswith("Your file of cards cannot be used. 37 cards are needed, ")


def test_a_file_without_an_end_is_not_read(tmp_path):
    os.mkfifo(tmp_path / "pipe.csv")
    (tmp_path / "zero.csv").symlink_to("/dev/zero")
    (tmp_path / "random.toml").symlink_to("/dev/urandom")
    for name in ("pipe.csv", "zero.csv", "random.toml"):
        assert refusal(tmp_path / name, "fr") == "Ceci n'est pas un fichier ordinaire :"
        assert refusal(tmp_path / name, "en") == "This is no ordinary file:"
    big = written(tmp_path, csv_of() + " " * 2_000_000, "big.csv")
    assert refusal(big, "fr") == "Ce fichier est trop gros pour un fichier de cartes :"
    assert refusal(big, "en") == "This file is too big for a file of cards:"


def test_values_nested_without_end_are_refused(tmp_path):
    path = written(tmp_path, "[[card]]\nname = " + "[\n" * 20_000 + "]\n" * 20_000, "cards.toml")
    assert refusal(path, "fr") == "Votre fichier de cartes ne peut pas servir : ses valeurs sont trop emboîtées."
    assert refusal(path, "en") == "Your file of cards cannot be used: its values are nested too deeply."


def test_what_would_be_read_for_minutes_is_refused(tmp_path, monkeypatch):
    """Keys of many points, and names of many columns, are looked for among all those before them."""
    monkeypatch.setattr("tomllib.loads", lambda *words, **options: pytest.fail("it is read"))
    for text in ("a" + ".a" * 100_000 + " = 1", "[[card]]\nname = " + "[" * 20_000, "[[card]]\n[" + "a." * 100_000 + "a]"):
        path, line = written(tmp_path, text, "cards.toml"), text.count("\n") + 1
        assert refusal(path, "fr") == f"Votre fichier de cartes, ligne {line} : cette ligne est trop longue."
        assert refusal(path, "en") == f"Your file of cards, line {line}: this line is too long."
    assert refusal(written(tmp_path, ",".join(map(str, range(100_000)))), "en") == "Your file of cards has no card."


SPREADSHEETS = {
    "the delimiter on top": "sep=;\n" + csv_of().replace(",", ";"),
    "another one on top": '"sep=\t"\n' + csv_of().replace(",", "\t"),
    "lines ended by CR": csv_of().replace("\n", "\r"),
    "lines ended by CR LF": csv_of().replace("\n", "\r\n"),
    "empty columns at the end": csv_of([f"{line},,," for line in LINES], f"{HEADING},,,"),
    "empty values at the end": csv_of([f"{line},," for line in LINES]),
    "units": csv_of([f"Sound {n},{n} dB,{n * 100}Hz,{n % 60 + 1} s,{n} %" for n in range(1, 38)]),
    "capitals": csv_of(heading=HEADING.upper()),
}


@pytest.mark.parametrize("kind", SPREADSHEETS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_what_spreadsheets_write_is_read(tmp_path, kind, encoding):
    rows, trouble = read_rows(written(tmp_path, SPREADSHEETS[kind], encoding=encoding))
    assert trouble == ("", 0, 0, 0)
    assert components_of(rows) == components_of(read_rows(written(tmp_path, csv_of()))[0])


@pytest.mark.parametrize("space", [" ", "\u00a0", "\u202f", "\u2009"])
def test_a_space_for_the_thousands_is_read(tmp_path, space):
    rows, _ = read_rows(written(tmp_path, changed(5, f"Sound{space}4,4,12{space}500,5,4{space}%")))
    assert components_of(rows)["cards"][3] == ["Sound 4", 4, 12500, 5, 4]


def test_letters_in_two_pieces_are_whole(tmp_path):
    text = changed(5, "E\u0301norme,4,400,5,4").replace("length", "dure\u0301e")
    assert components_of(read_rows(written(tmp_path, text))[0])["cards"][3][0] == "Énorme"


@pytest.mark.parametrize("pitch, value", [("400", 400), ("400,0", 400), ("400.5", 400.5), ("12,5", 12.5), ("0400", 400), ("+4", 4), ("2.125000", None)])
def test_what_a_number_is(tmp_path, pitch, value):
    text = changed(5, f"Sound 4,4,{pitch},5,4").replace(",", ";").replace(f"4;{pitch.replace(',', ';')};5", f"4;{pitch};5")
    rows, _ = read_rows(written(tmp_path, text))
    if value is None:
        with pytest.raises(Unfit):
            components_of(rows)
    else:
        assert components_of(rows)["cards"][3][2] == value


PIECES = ("a number is written in one piece, such as 1000; with decimals: 2 point 5.",
          "un nombre s'écrit d'un seul tenant, comme 1000 ; avec des décimales : 2 virgule 5.")
DIGITS = ("numbers are written with the digits from 0 to 9.", "les nombres s'écrivent avec les chiffres de 0 à 9.")
NO_NUMBERS = [
    ("1.700", "pitch: " + PIECES[0], "hauteur : " + PIECES[1]),
    ("1,700", "pitch: " + PIECES[0], "hauteur : " + PIECES[1]),
    ("1.234.567", "pitch: " + PIECES[0], "hauteur : " + PIECES[1]),
    ("1'700", "pitch: " + PIECES[0], "hauteur : " + PIECES[1]),
    ("12,3456", "pitch: at most three decimals.", "hauteur : trois décimales au plus."),
    ("٤٢", "pitch: " + DIGITS[0], "hauteur : " + DIGITS[1]),
    ("４２", "pitch: " + DIGITS[0], "hauteur : " + DIGITS[1]),
    ("1_0", "no number for pitch: 1 underscore 0.", "pas de nombre pour hauteur : 1 trait bas 0."),
    ("1e-300", "no number for pitch: 1e hyphen 300.", "pas de nombre pour hauteur : 1e tiret 300."),
    ("5.", "no number for pitch: 5 point.", "pas de nombre pour hauteur : 5 point."),
    ("5/2", "no number for pitch: 5 slash 2.", "pas de nombre pour hauteur : 5 barre oblique 2."),
    ("50 %", "no number for pitch: 50 per cent.", "pas de nombre pour hauteur : 50 pour cent."),
    ("−3", "no number for pitch: minus 3.", "pas de nombre pour hauteur : moins 3."),
    ("12 50", "no number for pitch: 12, 50.", "pas de nombre pour hauteur : 12, 50."),
    ("nan", "no number for pitch: nan.", "pas de nombre pour hauteur : nan."),
    ("inf", "no number for pitch: inf.", "pas de nombre pour hauteur : inf."),
    ("-3", "pitch goes from 1 to 30000.", "hauteur : de 1 à 30000."),
    ("9" * 5000, "pitch goes from 1 to 30000.", "hauteur : de 1 à 30000."),
]


@pytest.mark.parametrize("pitch, en, fr", NO_NUMBERS, ids=[pitch[:12] for pitch, *_ in NO_NUMBERS])
def test_what_is_no_number_is_told_so_that_it_shows(tmp_path, pitch, en, fr):
    text = csv_of([*LINES[:3], f'Sound 4,4,"{pitch}",5,4', *LINES[4:]])
    path = written(tmp_path, text)
    assert refusal(path, "en") == f"Your file of cards, line 5: {en}"
    assert refusal(path, "fr") == f"Votre fichier de cartes, ligne 5 : {fr}"


@pytest.mark.parametrize("pitch", ["1.700", "1.234567", "inf", "nan", "true", "[1]", "1979-05-27", "{a = 1}"])
def test_what_is_no_number_in_toml_is_refused(tmp_path, pitch):
    path = written(tmp_path, changed(5, f"Sound 4,4,{pitch},5,4", "toml"), "cards.toml")
    assert refusal(path, "en").startswith("Your file of cards, line 19: ")


TOML_SIGNS = [
    ("name = “Bell”", "in TOML a text stands between quotation marks.", "en TOML, un texte s'écrit entre guillemets droits."),
    ("name = « Bell »", "in TOML a text stands between quotation marks.", "en TOML, un texte s'écrit entre guillemets droits."),
    ("timbre = 50 %", "in TOML a number stands alone, without a unit or a sign after it.", "en TOML, un nombre s'écrit seul, sans unité ni signe après lui."),
    ("volume = 12dB", "in TOML a number stands alone, without a unit or a sign after it.", "en TOML, un nombre s'écrit seul, sans unité ni signe après lui."),
    ("pitch = 12 500", "in TOML a number has no space.", "en TOML, un nombre n'a pas d'espace."),
    ("pitch = 12\u202f500", "in TOML a number has no space.", "en TOML, un nombre n'a pas d'espace."),
    ("pitch = 1.234.567", "a number has one point at most.", "un nombre a au plus un point."),
    ('name = "b"', "this column is already there for the same card.", "cette colonne est déjà là pour la même carte."),
    ('volume = "abc', "this line cannot be read.", "cette ligne ne se lit pas."),
]


@pytest.mark.parametrize("line, en, fr", TOML_SIGNS)
@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", ""])
def test_a_sign_that_toml_has_not_is_named(tmp_path, line, en, fr, end):
    path = written(tmp_path, f'[[card]]\nname = "a"\n{line}'.replace("\n", end or "\n") + end, "cards.toml")
    assert refusal(path, "en") == f"Your file of cards, line 3: {en}"
    assert refusal(path, "fr") == f"Votre fichier de cartes, ligne 3 : {fr}"


@pytest.mark.parametrize("heading, line, en, fr", [
    ("name,volume,pitch,volume,timbre", 1, "columns 2 and 4 have the same name.", "les colonnes 2 et 4 ont le même nom."),
    ("\nname,volume,pitch,Name,timbre", 2, "columns 1 and 4 have the same name.", "les colonnes 1 et 4 ont le même nom."),
    ("nom,volume,pitch,name,timbre", 1, "the column for name is there twice.", "la colonne pour nom est là deux fois."),
    ("sep=,\nname,length,pitch,a/b,volume", 2, "nothing for timbre, and I do not know the column a slash b.",
     "rien pour timbre, et je ne connais pas la colonne a barre oblique b."),
])  # fmt: skip
def test_a_fault_of_the_heading_has_its_line(tmp_path, heading, line, en, fr):
    path = written(tmp_path, csv_of(heading=heading))
    assert refusal(path, "en") == f"Your file of cards, line {line}: {en}"
    assert refusal(path, "fr") == f"Votre fichier de cartes, ligne {line} : {fr}"


def test_the_line_is_that_where_a_card_begins(tmp_path):
    path = written(tmp_path, csv_of([*LINES[:3], '"Sound\n4",4,400,5,4', *LINES[4:36], "Sound 37,loud,1,1,1"]))
    assert refusal(path, "en").startswith("Your file of cards, line 5: a name has letters")
    path = written(tmp_path, csv_of([*LINES[:3], 'Sound 4,4,400,5,"4', *LINES[4:]]))
    assert refusal(path, "en") == "Your file of cards, line 5: this line cannot be read.", "a quotation mark is open to the end"


@pytest.mark.parametrize("name", ["7", "12", "sept", "quitter", "Quit", "volume", "v 12", "oui", "aide", "undo", "conseil"])
@pytest.mark.parametrize("kind", ["csv", "toml"])
def test_a_name_that_means_something_else_is_refused(tmp_path, name, kind):
    path = written(tmp_path, changed(5, f"{name},4,400,5,4", kind), f"cards.{kind}")
    line = 5 if kind == "csv" else 19
    assert refusal(path, "en") == f"Your file of cards, line {line}: the name {name} means something else in the games: choose another one."
    assert refusal(path, "fr") == f"Votre fichier de cartes, ligne {line} : le nom {name} a un autre sens dans les jeux : choisissez-en un autre."


def test_names_that_are_typed_alike_are_refused(tmp_path):
    path = written(tmp_path, csv_of([*LINES[:35], "Cloche fêlée,4,400,5,4", "Cloche-Felee,4,400,5,4"]))
    assert refusal(path, "en") == "Your file of cards, line 38: the names Cloche-Felee and Cloche fêlée are typed alike: change one of them."
    assert refusal(path, "fr") == ("Votre fichier de cartes, ligne 38 : "
                                   "les noms Cloche-Felee et Cloche fêlée se tapent de la même façon : changez l'un des deux.")  # fmt: skip


@pytest.mark.parametrize("typed, en, fr", [
    ("p 1,700 2,500", "A number is typed in one piece: 1000.", "Un nombre se tape d'un seul tenant : 1000."),
    ("p 0.00001 2", "A value has at most three decimals.", "Une valeur a trois décimales au plus."),
    ("p ٤٢ 7", "Numbers are typed with the digits from 0 to 9.", "Les nombres se tapent avec les chiffres de 0 à 9."),
])  # fmt: skip
def test_the_same_numbers_are_refused_at_the_table(typed, en, fr):
    for language, told in (("en", en), ("fr", fr)):
        conversation = Conversation(language, ("table", "guerre_des_sons", "Léa", "Tom", "--first", "1"))
        assert conversation.hear(typed.replace("p", "pitch" if language == "en" else "hauteur"))[0].startswith(told)
        assert not conversation.table.moves


LIKELY = st.sampled_from([*HEADING, *",;\t\n\r\"'[]{}=.%_-+ 0123456789eé٤\u00a0\u2028\x00\x1a\ufeff“«", "\r\n", '"""', "[[card]]\n", "name = ", "sep=;\n", *LINES[:3]])  # fmt: skip
TEXTS = st.lists(LIKELY, max_size=60).map("".join)
FILES = st.one_of(st.binary(max_size=300), TEXTS.map(str.encode), TEXTS.map(lambda text: f"{HEADING}\n{text}".encode()),
                  TEXTS.map(lambda text: f'[[card]]\nname = "a"\n{text}'.encode()), TEXTS.map(lambda text: changed(5, text).encode()),
                  TEXTS.map(lambda text: text.encode("utf-16")))  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(data=FILES, kind=st.sampled_from(["csv", "toml"]), game=st.sampled_from(["guerre_des_sons", "symbiose", "symphonimo"]),
       language=st.sampled_from(["fr", "en"]))  # fmt: skip
def test_no_file_breaks_the_conversation(tmp_path_factory, data, kind, game, language):
    path = tmp_path_factory.getbasetemp() / f"any.{kind}"
    path.write_bytes(data)
    begun = Conversation(language, ("play", game, "--cards", str(path))).begun
    assert len(begun) > 2 and all(line and line.isprintable() and "{" not in line for line in begun if line != str(path))


@pytest.mark.parametrize("language, heading", [("fr", "[[carte]]"), ("en", "[[card]]")])
def test_the_toml_cards_of_the_guide_can_be_read(tmp_path, language, heading):
    guide = (Path(__file__).parents[2] / "locales" / language / "GUIDE.md").read_text(encoding="utf-8")
    example = next(block for block in guide.split("```") if block.strip().startswith(heading))
    rows, trouble = read_rows(written(tmp_path, example, "cards.toml"))
    assert trouble == ("", 0, 0, 0) and len(rows) == 2
    with pytest.raises(Unfit) as problem:
        components_of(rows)
    assert problem.value.reason.count == 2, "only the number of cards is wrong"
