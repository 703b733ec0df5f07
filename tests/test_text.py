"""All that is heard, held to the rules for text that is only heard: whole games in both languages, help, lessons, rules.

ACCESSIJEUX_GAMES=2000 simulates that many games of each game, the most, and holds 200 conversations, the most, in each
language and way of playing instead of one.
"""

import os
import re
from random import Random

import pytest
import shelf as games
from conversation import Conversation, Voices, World, playing
from hypothesis import given
from hypothesis import strategies as st
from linter import agreement_problems, foreign_words, line_problems, reply_problems, sentence_problems
from playouts import finished, variants

from accessijeux_cli.commandline import SUBCOMMANDS, help_text
from accessijeux_cli.play.game import DECK, fitting, heard_by, legal
from accessijeux_cli.talk.commands.vocabulary import WORDS
from accessijeux_cli.talk.rooms.chooser import Chooser
from accessijeux_cli.talk.rooms.curtain import Curtain
from accessijeux_cli.talk.rooms.seating import Seating
from accessijeux_cli.talk.subcommands.doctor import told
from accessijeux_cli.words.guide import sections
from accessijeux_cli.words.phrases import SLOT, first_form, quoted
from accessijeux_cli.words.tongue import LANGUAGES, LEVELS, Tongue

GAMES = min(int(os.environ.get("ACCESSIJEUX_GAMES", "1")), 200)
SIMULATED = min(int(os.environ.get("ACCESSIJEUX_GAMES", "12")), 2000)
STYLES = ("whole", "parts", "summary")
WIDTHS = (79, 40)
WAYS = [(name, way) for name in games.names()
        for way in ("alone", "together", "without help", "table", *range(len(games.game(name).voice.options)))]
"""Each game, and how it is played: so, or with one of its options by its place."""
RECALLED = re.compile(r"Encore|Again|Once more|1, ")
"""How an answer begins that says older ones again, and so what was typed then."""
BOUND = 300
"""Lines typed in a conversation at most."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", games.names())


# The linter itself


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("fr", "Vous gagnez +2 points."),
        ("fr", "Vous gagnez -2 points."),
        ("fr", "Vous gagnez 2  points."),
        ("fr", "Vous gagnez 2 points"),
        ("fr", "vous gagnez 2 points."),
        ("fr", "Chef 1 : 7,7,9."),
        ("fr", "Chef 1 : 7 7 9."),
        ("fr", "Le 6e coup."),
        ("fr", "Le 2ème coup."),
        ("fr", "Vous avez 1 points."),
        ("fr", "Vous avez 0 points."),
        ("fr", "Vous avez 2 point."),
        ("fr", "Chef 1 : un musiciens, valeur 7."),
        ("fr", "Chef 1 : deux musicien, valeurs 7, 7."),
        ("fr", "Chef 1 : deux musiciens, valeur 7, 7."),
        ("fr", "Chef 1 : un musicien, valeurs 7."),
        ("fr", "Orchestre de Anne : aucun musicien."),
        ("fr", "Orchestre d'Basile : aucun musicien."),
        ("fr", "Orchestre de {name} : aucun musicien."),
        ("fr", "C'est À VOUS maintenant."),
        ("fr", "Qui joue?"),
        ("fr", "Un score (provisoire)."),
        ("fr", "Un score\u00a0: 2."),
        ("fr", "Un \u00ab score \u00bb."),
        ("fr", "L\u2019orchestre est complet."),
        ("fr", "Bref. For instance : Chef 2."),
        ("fr", "Anne, Atchoum de mammouth, 129 décibels."),
        ("fr", "Le vainqueur est None."),
        ("en", "You have 1 points."),
        ("en", "You have two point."),
        ("en", "You draw a 8."),
        ("en", "You draw an 7."),
        ("en", "Who plays ?"),
        ("en", "Your turn: piochez une carte."),
        ("en", "The 2nd round."),
        ("en", "Chosen: 2/4."),
    ],
)  # fmt: skip
def test_the_linter_finds(language, sentence):
    assert sentence_problems(sentence, language)


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("fr", "Votre orchestre : soliste 3, duo de 5, quatuor de 7. 6 points."),
        ("fr", "Le chef 2 a déjà quatre musiciens. Placez le 9 sous le chef 1 ou 3."),
        ("fr", "Les 7 : deux chez vous, deux sous le chef 2, un chez Basile. Deux inconnus."),
        ("fr", "Qui a joué d'un instrument en dernier ? Un prénom, ou Entrée pour le hasard."),
        ("fr", "Permis. De 0 point à 1 : soliste 3."),
        ("fr", "7 sous 2 ou 7 2 : un 7 a été pioché et placé sous le chef 2."),
        ("fr", "2, historique : 1, LES CHEFS : Chef 1 : aucun musicien."),
        ("fr", "Plie à Les, 30 secondes : 6."),
        ("en", "Conductor 2: three musicians, values 7, 7, 9."),
        ("en", "Conductor 1: no musician."),
        ("en", "The 7s: two with you, two under conductor 2, one with Basile. Two unseen."),
        ("en", "You draw an 8."),
        ("en", "Decimals are said so: 2 point 5."),
    ],
)
def test_the_linter_lets_pass(language, sentence):
    assert not sentence_problems(sentence, language)


def test_the_linter_sees_a_whole_reply():
    assert reply_problems(["À vous."], "fr")
    assert reply_problems(["À vous de piocher.", "À vous de piocher."], "fr")
    assert reply_problems(["À vous de piocher une carte."] + [f"Ligne numéro {n}." for n in range(20)], "fr")
    assert not reply_problems(["Chef 1 : un musicien, valeur 7.", "À vous."], "fr")
    assert line_problems("a" * 80)


# Whole conversations


def said(conversation, random):
    """One line somebody might type: mostly a move, now and then anything that can be said here."""
    room, session = conversation.room, conversation.session
    table = getattr(room, "table", None)
    if isinstance(room, Curtain) and random.random() < 0.6:
        return ""
    if table is not None and not table.over and random.random() < 0.6:
        return a_move(room, table, random)
    whole = [phrase for phrase in session.book().whole if not phrase.startswith(LEFT_OUT[session.language])]
    phrase = SLOT.sub(lambda slot: random.choice(FILLED.get(slot[1], FREE)), random.choice(whole))
    return random.choice(["", "?", f"? {phrase}", phrase, phrase, phrase, phrase.upper(), "xyzzy", phrase[:-1] or "a"])


LEFT_OUT = {
    "fr": ("quitter", "au revoir", "accueil", "menu", "english", "french", "anglais", "langue", "démo", "reprendre",
           "apprendre", "leçon", "tutoriel", "donne", "graine", "défi", "revoir", "relire", "braille", "parole"),
    "en": ("quit", "bye", "exit", "home", "menu", "french", "français", "francais", "demo", "resume", "learn",
           "lesson", "tutorial", "deal", "seed", "daily", "challenge", "replay", "braille", "speech"),
}  # fmt: skip
FILLED = {"n": ("1", "2", "3", "4", "7", "12"), "cards": ("7", "7 7 9", "3 4 5 6 7")}
FREE = ("7 2", "p", "carte", "card", "emporter 1", "take 1", "quatuor", "words")


def a_move(room, table, random):
    """A legal move as it is typed; at a physical table what the deck really shows."""
    seat = table.actors[0]
    if seat == DECK:
        outcomes, weights = zip(*table.rules.outcomes(table.state))
        return room.voice.phrase(random.choices(outcomes, weights)[0], room.say)
    if table.setup.players[seat].by != "human":
        return ""
    return room.voice.phrase(random.choice(legal(table.rules, table.state, seat)), room.say)


def conversation_of(name, way, language, seed):
    """A conversation at a new table: alone, together, at a physical table, without help, or with what may be agreed."""
    level, easy = LEVELS[seed % 3], {"fr": "facile", "en": "easy"}[language]
    settings = {"level": level, "table_level": level, "opponents": STYLES[seed % 4 % 3], "bots": "casual"}
    deal = ("--deal", str(seed), "--first", "1")
    match way:
        case "alone":
            seats = games.game(name).rules.SEATS
            words = ("play", name, "--players", str(seats[seed % len(seats)]), *deal)
        case "together":
            words = ("play", name, "Anne", "Hugo", *deal)
        case "without help":
            words = ("play", name, "Yves", "--unaided", *deal)
        case "table":
            words = ("table", name, "Anne", "Hugo", easy, "--first", "1")
        case _:
            words = ("play", name, *agreed(name, way, language, seed), *deal)
    return Conversation(language, words, world=World(width=WIDTHS[seed % 2]), shelf=games, **settings)


def agreed(name, way, language, seed):
    """What is typed for an option, and the players that it wants: bots, or people where two may play."""
    game = games.game(name)
    typed, option, value, _ = game.voice.options[way]
    seats = fitting(game.rules, game.rules.OPTIONS | {option: 1 if value is None else value})
    together = seed % 2 and 2 in seats
    players = ("Anne", "Hugo") if together else ("--players", str(seats[seed % len(seats)]))
    return (first_form(Tongue(language, game=name)(typed, n=1)), *players)


def over(conversation):
    """Whether the conversation has left the table."""
    return isinstance(conversation.room, (Chooser, Seating))


def of_the_guide(sentence, language):
    """Whether it shows commands, files or what is typed, read from the guide, which is held by tests/test_readme.py."""
    read = any(line in sentence for each in sections(language) for line in each.sentences)
    return sentence.startswith(("Tapé : ", "Typed: ")) or read and bool(sentence_problems(sentence, language))


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("name, way", WAYS)
@every_language
def test_all_that_is_said_in_a_game_can_be_heard(language, name, way, seed):
    seed += WAYS.index((name, way))
    random = Random(f"{name} {way} {seed}")
    conversation = conversation_of(name, way, language, seed)
    width = conversation.world.columns
    problems = [("", problem) for problem in reply_problems(conversation.begun, language, width)]
    previous, all_typed = [], []
    for _ in range(BOUND):
        typed = said(conversation, random)
        reply = conversation.hear(typed)
        all_typed.append(typed)
        at_disk = bool(reply) and reply[-1].startswith(("/exports/", "/reports/"))
        heard = [sentence for sentence in (reply[:-1] if at_disk else reply) if not of_the_guide(sentence, language)]
        quoted = " ".join(all_typed) if RECALLED.match(" ".join(reply)) else typed
        if heard or not reply:
            problems += [(typed, problem) for problem in reply_problems(heard, language, width, typed=quoted)]
        if previous == reply:
            problems.append((typed, f"the same as the answer before: {reply[0]!r}"))
        previous = reply
        if over(conversation):
            break
    assert not problems, shown(problems)


@every_language
@every_game
def test_all_that_simulated_games_tell_can_be_heard(name, language):
    heard = told_of_simulated(name, language)
    problems = [(f"game {seed}", f"{problem}: {sentence!r}") for sentence, seed in heard.items()
                for problem in (*sentence_problems(sentence, language), *line_problems(sentence))]  # fmt: skip
    assert len(heard) > SIMULATED and not problems, shown(problems)


def told_of_simulated(name, language):
    """What random games of each variant in turn tell to one at the table or to everybody, in one length after the other: the game's number by sentence."""
    kinds = [variant for variant in variants() if variant[0] == name]
    voice, heard = games.game(name).voice, {}
    for seed in range(SIMULATED):
        table, you = finished(kinds[seed % len(kinds)], seed), (None, 0)[seed % 2]
        say = Tongue(language, game=name, names=table.setup.names, you=you, level=LEVELS[seed % len(LEVELS)])
        events = heard_by(you, [event for move in table.moves for event in move.events])
        heard = dict.fromkeys(voice.told(events, say), seed) | heard
    return heard


def shown(problems):
    """Each kind of problem once, with a sentence."""
    return "\n" + "\n".join(f"{problem}   (typed: {typed!r})" for problem, typed in {p: t for t, p in problems}.items())


@every_language
def test_what_is_expected_is_said_last_after_every_move(language):
    conversation = playing(language, "--players", "3", "--deal", "5", "--first", "1", bots="casual")
    random = Random(3)
    while not conversation.table.over:
        reply = conversation.hear(a_move(conversation.room, conversation.table, random))
        assert reply[-1] == conversation.room.asked()[-1]


# All that does not change


@every_language
@every_game
def test_help_lessons_rules_and_sources_can_be_heard(name, language):
    conversation = playing(language, "--deal", "3", "--first", "1")
    say = Tongue(language)
    texts = [say(word.typed).partition(";")[0].partition("|")[0].strip() for word in WORDS if word.name in READ]
    say_help, say_rules = ("aide", "règles") if language == "fr" else ("help", "rules")
    whole = [phrase.split("{")[0].strip() for phrase in conversation.session.book().whole]
    texts += [f"{say_help} {each}" for each in whole]
    texts += [f"{say_help} {each}" for each in (("mots", "lecteur") if language == "fr" else ("words", "reader"))]
    texts += [
        f"{say_rules} {each}"
        for each in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "99", "4 5", "carte", "card", "xyzzy")
    ]
    problems = []
    for text in texts:
        pages = [conversation.hear(text)]
        while conversation.session.waiting:
            pages.append(conversation.hear(""))
        problems += [
            (text, problem) for page in pages for problem in reply_problems(page, language, typed=text, options=True)
        ]
    assert not problems, shown(problems)


READ = ("help", "choices", "rules", "sources", "save", "sounds", "language", "speech", "braille", "hush", "opponents",
        "deal", "share", "records", "history", "spell")  # fmt: skip


@every_language
@every_game
def test_lessons_can_be_heard(name, language):
    conversation = Conversation(language, ("learn", name), shelf=games)
    problems = [("", problem) for problem in reply_problems(conversation.begun, language)]
    hint, reword, skip = (
        ("indice", "en d'autres mots", "passer") if language == "fr" else ("hint", "in other words", "skip")
    )
    for _ in conversation.room.steps:
        for text in (hint, reword, "?", "9", "12", skip):
            reply = conversation.hear(text)
            problems += [(text, problem) for problem in reply_problems(reply, language)]
            if type(conversation.room).__name__ != "Lesson":
                break
    assert not problems, shown(problems)


@every_language
def test_the_words_before_a_game_can_be_heard(language):
    conversation, problems = Conversation(language, shelf=games), []
    for typed in ("", "?", "help" if language == "en" else "aide", "9", "1", "?", "Léa, 2x", "Léa, léa", "a, b, c, d, e, f, g", "p, q",
                  "1", "9", "without help", "fausse note", "wrong note", "me", "?", "zzz", "99", "nobody"):  # fmt: skip
        problems += [(typed, problem) for problem in reply_problems(conversation.hear(typed), language, typed=typed)]
    assert not problems, shown(problems)
    assert conversation.table.moves is not None


@every_language
def test_the_questions_about_a_table_under_way_can_be_heard(language):
    conversation, problems = Conversation(language, shelf=games), []
    for typed in (
        "table",
        "?",
        "under way",
        "?",
        "easy, Tom, Zoé",
        "?",
        "Tom",
        "?",
        "zut",
        "7 7",
        "99",
        "3 3 3 3",
        "",
        "",
        "Tom",
        "7 7 7 7 7",
        "",
        "",
        "zut",
    ):
        reply = conversation.hear(typed)
        problems += [(typed, problem) for problem in reply_problems(reply, language, typed=typed)]
    assert not problems, shown(problems)


@every_language
@pytest.mark.parametrize("command", ["", *(each.name for each in SUBCOMMANDS)])
def test_the_help_of_the_command_line_can_be_heard(command, language):
    text = help_text(command, language)
    assert text.endswith("\n") and not [line for line in text.splitlines() if len(line) > 79 or not line.strip()]
    for line in text.splitlines():
        assert not line_problems(line)
        assert not agreement_problems(line, language)
        assert not foreign_words(line.split("--")[0] if "--" in line else line, language), line


class Found(Voices):
    """Voices that report whatever a machine may have."""

    def __init__(self, **report):
        super().__init__()
        self.found = {"tty": True, "width": 79, "encoding": "utf-8", "library": "0.17", "reason": "no_service", "active": "",
                      "braille": False, "speechd": False} | report  # fmt: skip

    def report(self):
        return self.found

    def test(self, channel, utterance):
        return ""


@every_language
@pytest.mark.parametrize(
    "report",
    [{}, {"library": ""}, {"active": "speech_dispatcher", "braille": True}, {"active": "NVDA"}, {"tty": False},
     {"encoding": "ascii"}, {"speechd": True}, {"reason": "no_library"}, {"reason": "frozen"}],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_doctor_can_be_heard(report, language, system):
    from conversation import Settings

    for speech in ("terminal", "direct"):
        for reply in told(Found(**report), Settings(speech=speech), Tongue(language), system):
            assert not reply_problems([utterance.text for utterance in reply], language)


@pytest.mark.parametrize("text, fr, en", [
    ("Lea/Tom", "Lea barre oblique Tom", "Lea slash Tom"), ("1_0", "1 trait bas 0", "1 underscore 0"), ("3.", "3 point", "3 point"),
    ("-3", "moins 3", "minus 3"), ("a+b=c", "a plus b égale c", "a plus b equals c"), ("Anne-Lise d'Arc", "Anne-Lise d'Arc", "Anne-Lise d'Arc"),
    ("12 50", "12, 50", "12, 50"), ("a\u2603b", "a un signe b", "a a sign b"), ("//", "barre oblique barre oblique", "slash slash"),
])  # fmt: skip
def test_a_text_that_is_refused_is_quoted_with_its_signs(text, fr, en):
    assert (quoted(text, "fr"), quoted(text, "en")) == (fr, en)


@given(st.text(max_size=60), st.sampled_from(["fr", "en"]))
def test_a_quotation_is_speakable_and_shows_every_sign(text, language):
    said = quoted(text, language)
    assert len(said) <= 40 and re.fullmatch(r"[\w ,'-]*", said) and "_" not in said
    kept = re.sub(r"(?<=[^\W\d_])['-](?=[^\W\d_])", "", text)
    assert said != text.strip() or all(each.isalnum() or each.isspace() for each in kept)
