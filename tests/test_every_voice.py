"""Every voice on the shelf, in both languages: what is typed, what is told, what is refused, taught and explained."""

import re
from dataclasses import fields
from itertools import product
from random import Random

import pytest
import shelf as games
from conversation import Conversation, at_the_table, playing, solution
from linter import reply_problems
from playouts import hooks, next_move, play_on, seated, variants

from accessijeux_cli.play.game import DECK
from accessijeux_cli.play.sitting import Sitting
from accessijeux_cli.play.table import Player, Setup, Table
from accessijeux_cli.talk.commands.vocabulary import NO, WORDS, YES
from accessijeux_cli.talk.meaning import Command, Topic, actions_of
from accessijeux_cli.talk.rooms.lesson import REWORD, Lesson
from accessijeux_cli.talk.rooms.playing import Playing
from accessijeux_cli.words.folding import fold
from accessijeux_cli.words.pages import Number, YesOrNo
from accessijeux_cli.words.phrases import Heard as Understood
from accessijeux_cli.words.phrases import first_form
from accessijeux_cli.words.tongue import LANGUAGES, LEVELS, Tongue

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", games.names())
BRIEF = 40


def voice_of(name):
    return games.game(name).voice


def room_of(name, language, chance="seed", seats=None, you=True):
    """A conversation at a table of that game, and its table."""
    seats = seats or games.game(name).seats
    conversation = Conversation(language, shelf=games)
    people = 1 if you and chance == "seed" else seats
    players = tuple(Player(each, "human" if seat < people else "greedy") for seat, each in enumerate(("Anne", "Hugo", "Basile", "Clara", "Yves", "Zoé")[:seats]))  # fmt: skip
    rules = games.game(name).rules
    components = rules.AT_A_TABLE if chance == "dictated" else None
    setup = Setup(games.game(name), players, dict(rules.OPTIONS), 0, chance, 5, components=components)
    room = Playing(conversation.session, Sitting(Table(setup)))
    conversation.session.rooms.append(room)
    return conversation, room


# Phrases


@pytest.mark.parametrize("chance", ["seed", "dictated"])
@every_language
@every_game
def test_every_action_can_be_said_and_means_itself(name, language, chance):
    for seats in games.game(name).rules.SEATS:
        conversation, room = room_of(name, language, chance, seats)
        rules, state = room.table.rules, room.table.state
        for seat in (0, DECK) if chance == "dictated" else (0,):
            for action in rules.sayable(state, seat):
                phrase = room.voice.phrase(action, room.say)
                meant = [actions_of(heard) for heard in conversation.session.book().meant(phrase)]
                assert (action,) in meant, phrase
                assert all(line and action in line for line in meant), phrase


@every_language
def test_every_repair_can_be_said_and_means_itself(language):
    rules = games.game("symphonimo").rules
    conversation, room = room_of("symphonimo", language, "dictated")
    for action in (rules.SetConductor(2, (7, 7, 9)), rules.SetConductor(1, ()), rules.SetHolder(3, 2), rules.SetOrchestra(1, (3, 3)),
                   rules.SetOrchestra(2, ()), rules.SetTurn(3)):  # fmt: skip
        phrase = room.voice.phrase(action, room.say)
        (heard,) = conversation.session.book().meant(phrase)
        assert actions_of(heard) == (action,), phrase


@every_language
@every_game
def test_the_phrase_of_an_action_does_what_it_says(name, language):
    """Whole random games typed in words: each phrase makes exactly its move."""
    for seats in {2, 4} & {*games.game(name).rules.SEATS}:
        conversation, room = room_of(name, language, "dictated", seats)
        random = Random(seats)
        while not room.table.over:
            _, action = next_move(room.table, random)
            before = len(room.table.moves)
            conversation.hear(room.voice.phrase(action, room.say))
            assert [move.action for move in room.table.moves[before:]] == [action]


# The table of the words one types (design/words.md): (kind, meaning, fr whole, fr short, en whole, en short)

GLOBAL = [
    ("choices", "que faire | possibilités | choix | à qui", "", "choices | options | whose turn", ""),
    ("help", "aide | au secours", "a", "help", "h"),
    ("repeat", "répète | pardon | quoi", "r", "repeat | again | what", "r"),
    ("news", "nouvelles | depuis | quoi de neuf", "n", "news | since", "n"),
    ("status", "situation | état | status", "s", "status | situation", "s"),
    ("mine", "moi | les miens | mes", "m", "mine | my", "m"),
    ("history", "historique", "hi", "history", "hi"),
    ("score", "score | points", "sc", "score | points", "sc"),
    ("advice", "conseil | indice | aide-moi", "co", "advice | hint", "ad"),
    ("why", "pourquoi", "pk", "why", "w"),
    ("rules", "règles", "rg", "rules", "ru"),
    ("learn", "apprendre | leçon | tutoriel", "ap", "learn | lesson", "le"),
    ("undo", "annuler", "u", "undo", "u"),
    ("fix", "corriger", "corr", "fix | correct", "fix"),
    ("spell", "épeler", "ep", "spell", "sp"),
    ("more", "suite | continuer", "", "more | next", ""),
    ("brief", "bref", "", "brief", ""),
    ("normal", "normal", "", "normal", ""),
    ("full", "complet | détaillé", "", "full", ""),
    ("language", "langue", "", "language", ""),
    ("french", "français", "", "french", ""),
    ("english", "anglais", "", "english", ""),
    ("speech", "parole | synthèse", "", "speech", ""),
    ("hush", "chut", "", "hush", ""),
    ("sounds", "bruitages", "", "sounds", ""),
    ("braille", "braille", "", "braille", ""),
    ("save", "enregistrer | sauver | sauvegarder", "", "save", ""),
    ("resume", "reprendre", "", "resume", ""),
    ("replay", "revoir | relire", "", "replay", ""),
    ("rematch", "revanche | rejouer | encore une", "", "rematch | play again", ""),
    ("export", "exporter", "", "export", ""),
    ("report", "signaler | rapport | bug", "", "report | bug", ""),
    ("share", "partager", "", "share", ""),
    ("deal", "donne | graine", "", "deal | seed", ""),
    ("daily", "défi", "", "daily | challenge", ""),
    ("records", "palmarès | statistiques", "", "records | statistics", ""),
    ("demo", "démo | démonstration", "", "demo", ""),
    ("sources", "sources", "", "sources", ""),
    ("resign", "abandonner", "", "resign", ""),
    ("home", "accueil | menu", "", "home | menu", ""),
    ("quit", "quitter | au revoir", "q", "quit | bye | exit", "q"),
]
MAY = ("puis-je {x} | et si {x}", "can i {x} | may i {x} | what if {x}")
SYMPHONIMO = [
    ("Draw()", "piocher | pioche | je pioche", "p", "draw", "d"),
    ("Place(2)", "sous 2", "pl 2 | 2", "under 2", "pl 2 | 2"),
    ("Take(2)", "emporter 2 | prendre 2", "e 2 | e2", "take 2", "t 2 | t2"),
    ("Leave()", "finir | terminer | sortir", "", "finish | leave", ""),
    ("conductors", "chefs", "c", "conductors", "c"),
    ("one_conductor", "chef 2", "c 2 | c2", "conductor 2", "c 2 | c2"),
    ("value_of", "valeur 7 | les 7", "v 7 | v7", "value 7", "v 7 | v7"),
    ("orchestras", "orchestres", "o", "orchestras", "o"),
    ("left", "reste | combien reste", "", "left | remaining", ""),
]


def forms(typed):
    return [form.strip() for form in typed.split("|") if form.strip()]


def meaning_of(heard):
    """A name for what was understood, as the tables above give it."""
    actions = actions_of(heard)
    if actions:
        return _action(actions[-1]) if len(actions) == 1 else "line"
    match heard.meaning:
        case Command(name):
            return name
        case Topic(topic):
            return topic.__name__
    return repr(heard.meaning)


def _action(action):
    return f"{type(action).__name__}({', '.join(str(getattr(action, each.name)) for each in fields(action))})"


def understood(conversation, typed):
    return {meaning_of(heard) for heard in conversation.session.book().meant(typed)}


@pytest.mark.parametrize(
    "meaning, fr, fr_short, en, en_short",
    GLOBAL + SYMPHONIMO,
    ids=lambda value: value if value.isidentifier() else None,
)
@every_language
def test_every_word_of_the_design_is_understood(language, meaning, fr, fr_short, en, en_short):
    conversation = playing(language)
    own, short = (fr, fr_short) if language == "fr" else (en, en_short)
    foreign = en if language == "fr" else fr
    for form in [*forms(own), *forms(short)]:
        for typed in (form, form.upper(), f"  {form} ", fold(form)):
            assert understood(conversation, typed) == {meaning}, typed
    for form in forms(foreign):
        if not re.fullmatch(r"\W*\w{1,2}\W*", form):
            assert meaning in understood(conversation, form), form


@every_language
def test_short_forms_of_the_other_language_alone_mean_nothing_of_it(language):
    conversation = playing(language)
    for meaning, _, fr_short, _, en_short in GLOBAL + SYMPHONIMO:
        own, foreign = (fr_short, en_short) if language == "fr" else (en_short, fr_short)
        everything = {form for row in GLOBAL + SYMPHONIMO for form in forms(row[2] if language == "fr" else row[4])}
        for form in set(forms(foreign)) - set(forms(own)) - everything - {"fix"}:
            assert meaning not in understood(conversation, form), form


@every_language
def test_may_i_is_asked_in_each_of_its_forms(language):
    conversation = playing(language)
    for form in forms(MAY[language == "en"]):
        (heard,) = conversation.session.book().meant(form.format(x="emporter 2"))
        assert heard.meaning == Command("may") and fold(heard.slots["words"]) == "emporter 2"


@pytest.mark.parametrize("word", ["7 2", "7 chef 2", "7 sous 2", "sept sous deux", "7 under 2", "7 conductor 2"])
def test_a_line_with_its_card_is_a_move_only_at_a_table(word):
    for language in LANGUAGES:
        assert all(map(actions_of, at_the_table(language).session.book().meant(word)))
        assert not any(map(actions_of, playing(language).session.book().meant(word)))


# Clashes


INTENDED = {
    "fr": set(),
    "en": set(),
}
"""Typed forms that are meant to have two meanings. Numbers at a physical table are judged by what is awaited."""


@pytest.mark.parametrize("place", ["home", "seating", "seed", "dictated", "two", "lesson", "replay", "over"])
@every_language
def test_nothing_typed_has_two_meanings_on_one_level(language, place):
    conversation = at(place, language)
    book = conversation.session.book()
    for typed, entries in book.exact.items():
        for level in {each[0] for each in entries}:
            meanings = [each[2] for each in entries if each[0] == level]
            fine = (
                typed in INTENDED[language]
                or place == "dictated"
                and all(actions_of(Understood(each)) for each in meanings)
            )
            assert len(meanings) == 1 or fine, (typed, meanings)


def at(place, language):
    match place:
        case "home":
            return Conversation(language)
        case "seating":
            return Conversation(language, ("play", "symphonimo", "Léa", "Tom"))
        case "seed":
            return playing(language)
        case "dictated":
            return at_the_table(language)
        case "two":
            return playing(language, "Léa", "Tom", "--first", "1")
        case "lesson":
            return Conversation(language, ("learn", "symphonimo"))
        case "over":
            conversation = playing(language)
            conversation.all("abandonner", "oui")
            return conversation
    conversation = playing(language)
    conversation.all("piocher", "sous 1")
    conversation.all("revoir", "revoir 1")
    return conversation


@every_language
def test_two_readings_at_a_table_are_those_of_a_card_or_a_conductor(language):
    book = at_the_table(language).session.book()
    for typed in ("7", "2", "7 2", "7 7", *(("p 7", "7 chef 2") if language == "fr" else ("d 7", "7 conductor 2"))):
        kinds = sorted(tuple(type(action).__name__ for action in actions_of(heard)) for heard in book.meant(typed))
        assert kinds and kinds == sorted(set(kinds)), typed
        assert set(kinds) <= {
            ("Place",),
            ("Reveal",),
            ("Draw", "Reveal"),
            ("Reveal", "Place"),
            ("Draw", "Reveal", "Place"),
        }, typed


@every_language
def test_a_word_of_one_level_never_hides_a_short_form_of_another(language):
    """A topic, a command or a move would be unreachable if another level answered first."""
    for place in ("seed", "dictated"):
        conversation = at(place, language)
        say = Tongue(language, game="symphonimo")
        for word in WORDS:
            for form in forms(say(word.typed).replace(";", "|")):
                if "{" not in form:
                    assert understood(conversation, form) == {word.name}, (place, form)


@every_language
def test_yes_and_no_are_no_words_of_a_game(language):
    conversation = playing(language)
    for message in (YES, NO):
        for form in forms(Tongue(language)(message).partition(";")[0]):
            assert not conversation.session.book().meant(form), form


# What is told


def everything_that_happens(name):
    """An example of each event, with the names at its table, and of each refusal."""
    rules = games.game(name).rules
    events, refusals = {}, {}
    probes = getattr(hooks(name), "probes", lambda state: ())
    for variant, seed in product(variants(), range(8)):
        if variant[0] != name or (len(events) == len(rules.EVENTS) and len(refusals) == len(rules.REFUSALS)):
            continue
        table, random = seated(name, variant[1], variant[2], seed), Random(seed)
        while not table.over:
            _refused(table, rules, probes, refusals)
            table.play(*next_move(table, random))
        _refused(table, rules, probes, refusals)
        for move in table.moves:
            for event in move.events:
                events.setdefault(type(event), event)
    for components in {None: None, str(rules.AT_A_TABLE): rules.AT_A_TABLE}.values():
        _repaired(rules, rules.setup(games.game(name).seats, rules.OPTIONS, 0, components), probes, events)
    for state in getattr(hooks(name), "positions", tuple)():
        _repaired(rules, state, probes, events)
        _refused_in(state, rules, probes, refusals)
    return events, refusals


def _refused(table, rules, probes, refusals):
    _refused_in(table.state, rules, probes, refusals)


def _refused_in(state, rules, probes, refusals):
    named = [(seat, action) for seat in (*range(len(rules.scores(state))), DECK) for action in rules.sayable(state, seat)]
    for seat, action in [*named, *probes(state)]:
        reason = rules.refusal(state, seat, action)
        if reason is not None and "-" not in repr(reason):  # nobody can type a number below zero
            refusals.setdefault(type(reason), reason)


def _repaired(rules, state, probes, events):
    """What putting a table right is told by."""
    for seat, action in probes(state):
        if type(action) in rules.REPAIRS and rules.refusal(state, seat, action) is None:
            for event in rules.apply(rules.copy(state), seat, action):
                events.setdefault(type(event), event)


SPECIMENS = {name: everything_that_happens(name) for name in games.names()}


def tongue_for(name, language, level, you):
    return Tongue(language, game=name, level=level, names=("Anne", "Hugo", "Basile", "Clara", "Yves", "Zoé"), you=you)


@pytest.mark.parametrize("you", [0, 1, None])
@pytest.mark.parametrize("level", LEVELS)
@every_language
@every_game
def test_every_event_has_words(name, language, level, you):
    events, _ = SPECIMENS[name]
    assert set(events) == set(games.game(name).rules.EVENTS)
    for event in events.values():
        for sentence in voice_of(name).told([event], tongue_for(name, language, level, you)):
            assert len(sentence) > 5 and "{" not in sentence


@pytest.mark.parametrize("level", LEVELS)
@every_language
@every_game
def test_every_refusal_has_words_and_says_what_is_possible(name, language, level):
    _, refusals = SPECIMENS[name]
    missing = {kind.__name__ for kind in games.game(name).rules.REFUSALS} - {kind.__name__ for kind in refusals}
    assert not missing
    _, room = room_of(name, language)
    for refusal in refusals.values():
        heard = room.refuse(refusal)
        assert not reply_problems(heard, language), heard
        assert heard[0] != room.reason(refusal), "it says only why, not what is possible"


@every_language
@every_game
def test_the_same_event_is_told_to_you_and_by_name(name, language):
    events, _ = SPECIMENS[name]
    for event in events.values():
        if getattr(event, "seat", None) == 0 and type(event).__name__ != "Placed" and not hasattr(event, "only"):
            alone = voice_of(name).told([event], tongue_for(name, language, "normal", 0))
            named = voice_of(name).told([event], tongue_for(name, language, "normal", None))
            assert alone != named and any("Anne" in sentence for sentence in named)
            assert not any("Anne" in sentence for sentence in alone)


@every_game
def test_both_languages_tell_everything_differently(name):
    events, refusals = SPECIMENS[name]
    voice = voice_of(name)
    for event in events.values():
        texts = {language: voice.told([event], tongue_for(name, language, "normal", 0)) for language in LANGUAGES}
        assert texts["fr"] != texts["en"] or hasattr(event, "only") and not texts["en"], "a private event may be silent"
    for refusal in refusals.values():
        if type(refusal).__name__ not in ("GameFinished", "NotYourTurn"):
            assert len({voice.reason(refusal, tongue_for(name, language, "normal", 0)) for language in LANGUAGES}) == 2


def told_at(language, level, events, you):
    return " ".join(games.game("symphonimo").voice.told(events, tongue_for("symphonimo", language, level, you)))


def facts_of(event):
    """The numbers one needs to decide: where, which cards."""
    match type(event).__name__:
        case "Placed":
            return {event.card, event.conductor, *event.cards}
        case "Drawn":
            return {event.card}
        case "Taken":
            return {event.conductor, *(value for value, _ in event.held)}
        case "Ended":
            return set(event.scores)
    return set()


@pytest.mark.parametrize("you", [0, None])
@every_language
def test_brief_keeps_the_facts_that_are_needed(language, you):
    for seed in range(4):
        table = play_on(seated("symphonimo", 3, seed=seed), Random(seed))
        for before, move in zip([None, *table.moves], table.moves):
            events = [*(before.events if before and type(move.action).__name__ == "Place" else ()), *move.events]
            needed = set().union(*map(facts_of, move.events)) if move.events else set()
            for level in ("brief", "normal"):  # in full the table is told after it, by asked
                said = set(map(int, re.findall(r"\d+", told_at(language, level, events, you))))
                assert needed - said <= ({0}), (level, events)


@pytest.mark.parametrize("you", [0, None])
@every_language
def test_the_levels_tell_the_same_things_in_the_same_order(language, you):
    table = play_on(seated("symphonimo", 3, seed=1), Random(1))
    for move in table.moves:
        assert (
            len(
                {
                    len(voice_of("symphonimo").told(list(move.events), tongue_for("symphonimo", language, level, you)))
                    for level in LEVELS
                }
            )
            == 1
        )


@every_language
@pytest.mark.parametrize("you", [0, None])
def test_brief_state_lines_fit_forty_cells(language, you):
    from accessijeux_cli.games.symphonimo import asked, topics

    say = Tongue(
        language, game="symphonimo", level="brief", names=("Anne", "Hugo", "Basile", "Clara", "Yves", "Zoé"), you=you
    )
    for seats in (2, 3, 6):
        for seed in range(3):
            table, random = seated("symphonimo", seats, seed=seed), Random(seed)
            while not table.over:
                table.play(*next_move(table, random))
                view = table.view(0)
                lines = [*topics.conductors(view, say), *asked.asked(view, say), *topics.one_conductor(view, say, 1)]
                assert not [line for line in lines if len(line) > BRIEF]


@every_language
def test_what_a_card_is_told_by_fits_forty_cells_in_brief(language):
    voice = voice_of("symphonimo")
    say = tongue_for("symphonimo", language, "brief", None)
    for seed in range(3):
        table = play_on(seated("symphonimo", 6, seed=seed), Random(seed))
        for before, move in zip(table.moves, table.moves[1:]):
            if type(move.action).__name__ == "Place":
                for line in voice.told([*before.events, move.events[0]], say):
                    assert len(line) <= BRIEF, line


# Help and rules


def kinds_of(phrases):
    """The classes of the first actions of typed lines; a line whose slots are open is made with 1 in each."""
    lines = [line(**dict.fromkeys(line.__code__.co_varnames, 1)) if callable(line) else line for _, line, _ in phrases]
    return {type(line[0]) for line in lines}


@every_language
@every_game
def test_every_action_and_every_topic_has_help(name, language):
    conversation, room = room_of(name, language)
    words = [typed for typed, *_ in (*room.voice.help, *room.voice.topics)]
    assert kinds_of(room.voice.phrases(False, room.say)) == kinds_of(each for each in room.voice.phrases(False, room.say) if each[0] in words)
    words = [typed for typed, *_ in (*room.words(), *room.voice.topics)]
    helped = "aide" if language == "fr" else "help"
    for typed in words:
        whole, _, short = room.say(typed).partition(";")
        for form in [*forms(whole)[:1], *forms(short)[:1]]:
            for example in (re.sub(r" ?\{\w+\}", "", form).strip(), re.sub(r"\{\w+\}", "2", form)):
                heard = conversation.hear(f"{helped} {example}")
                assert forms(whole)[0].partition(" {")[0] in heard[0].lower() and all(":" in line for line in heard), example


@every_game
@pytest.mark.parametrize("way", ["play", "table"])
def test_help_names_what_can_be_done_at_that_table_and_each_move_at_one_of_them(name, way):
    voice, named = games.game(name).voice, []
    for option in ("", *(first_form(Tongue("fr", game=name)(typed, n=2)) for typed, *_ in voice.options)):
        conversation = Conversation("fr", (way, name), shelf=games)
        others = ("facile", "facile", "facile") if way == "play" else ("Hugo", "Zoé", "Paul")
        conversation.all(", ".join((f"{option} Anne", *others[: 3 if option == "équipes" else 1])), "Anne")
        named.append([typed for typed, *_ in conversation.room.words()])
    entries = voice.table_help if way == "table" else voice.help
    assert {typed for each in named for typed in each} == {typed for typed, *_ in entries}


@every_language
@every_game
def test_every_command_has_help(name, language):
    conversation, room = room_of(name, language)
    helped = "aide" if language == "fr" else "help"
    unknown = conversation.hear(f"{helped} zzzz")[0]
    for word in WORDS:
        form = re.sub(r" ?\{\w+\}", "", forms(room.say(word.typed).partition(";")[0])[0])
        heard = conversation.hear(f"{helped} {form}")
        assert unknown not in heard[0], form


@every_game
def test_every_refusal_has_a_section_of_the_rules(name):
    game = games.game(name)
    sections = {section.name for section in game.part("manual").SECTIONS}
    common = {"GameFinished", "NotYourTurn"}
    assert {kind for kind in game.rules.REFUSALS if kind.__name__ not in common} == set(voice_of(name).rule_of)
    assert set(voice_of(name).rule_of.values()) | {voice_of(name).score_rule} <= sections


@every_language
@every_game
def test_every_section_can_be_read_and_found(name, language):
    conversation, _ = room_of(name, language)
    rules = "règles" if language == "fr" else "rules"
    headings = conversation.hear(rules)
    sections = games.game(name).part("manual").SECTIONS
    assert len(headings) == len(sections) + 1
    for number, section in enumerate(sections, 1):
        say = Tongue(language, game=name)
        assert say(section.heading) in headings[number - 1]
        heard = conversation.hear(f"{rules} {number}")
        assert len(heard) == len(section.sentences) + 1
        word = max(re.findall(r"\w+", say(section.sentences[0])), key=len)
        assert any(
            each.removeprefix("Encore : ").startswith(f"{number}, ") for each in conversation.hear(f"{rules} {word}")
        ), word


# Lessons


@every_language
@every_game
def test_every_step_of_the_lesson_can_be_solved(name, language):
    conversation = Conversation(language, ("learn", name), shelf=games)
    steps = conversation.room.steps
    for number, step in enumerate(steps, 1):
        assert conversation.room.at == number - 1
        heard = conversation.hear(solution(step, conversation.room))
        if number < len(steps):
            assert isinstance(conversation.room, Lesson) and str(number + 1) in " ".join(heard)
    assert not isinstance(conversation.room, Lesson)
    assert conversation.world.settings.get(f"lesson_{name}") == 0


@every_language
@every_game
def test_the_question_of_a_step_names_what_solves_it(name, language):
    conversation = Conversation(language, ("learn", name), shelf=games)
    for step in conversation.room.steps:
        heard = [conversation.hear(text)[-1] for text in ("?", "zzz") if step.wants is not None]
        assert all(each == conversation.room.asked()[-1] for each in heard)
        conversation.hear(solution(step, conversation.room))


@every_language
@every_game
def test_every_step_has_a_hint_and_other_words_and_stays(name, language):
    conversation = Conversation(language, ("learn", name), shelf=games)
    hint, reword = "indice" if language == "fr" else "hint", forms(Tongue(language)(REWORD))[0]
    redis = "redis" if language == "fr" else "reword"
    for number, step in enumerate(conversation.room.steps):
        told = [" ".join(conversation.hear(typed)) for typed in (hint, reword, redis)]
        assert conversation.room.at == number
        assert (
            told[0] != told[1]
            and conversation.room.say(step.hint) in told[0]
            and conversation.room.say(step.other) in told[1]
        )
        conversation.hear(solution(step, conversation.room))


@every_language
@every_game
def test_a_wrong_answer_is_explained_and_asked_again(name, language):
    conversation = Conversation(language, ("learn", name), shelf=games)
    for number, step in enumerate(conversation.room.steps):
        wrong = (
            [str(n) for n in (0, 3, 9) if step.wants != Number(n)]
            if isinstance(step.wants, Number)
            else [*WRONG[language], first_form(conversation.room.say(NO if step.wants.value else YES))]
            if isinstance(step.wants, YesOrNo)
            else WRONG[language]
        )
        for typed in wrong:
            known = conversation.session.book().meant(typed)
            if typed == solution(step, conversation.room) or known and known == conversation.session.book().meant(solution(step, conversation.room)):  # fmt: skip
                continue
            heard = conversation.hear(typed)
            assert conversation.room.at == number, (number, typed)
            assert len(heard) >= 1 + (step.wants is not None) and heard[-1].endswith(conversation.room.asked()[-1]), (
                typed,
                heard,
            )
        if isinstance(step.wants, (Number, YesOrNo)):
            assert conversation.room.say(step.wrong) in " ".join(conversation.answers[-1])
        conversation.hear(solution(step, conversation.room))


WRONG = {
    "fr": ("emporter 1", "piocher", "sous 1", "finir", "zut", "12"),
    "en": ("take 1", "draw", "under 1", "leave", "zut", "12"),
}


@every_language
@every_game
def test_the_lesson_lies_on_a_table_that_could_be(name, language):
    """Each step's table keeps every piece in one place."""
    conversation = Conversation(language, ("learn", name), shelf=games)
    check = getattr(hooks(name), "conserved", lambda state: None)
    for step in conversation.room.steps:
        check(conversation.room.stage.table.state)
        conversation.hear(solution(step, conversation.room))


@every_language
@every_game
def test_the_demonstration_never_meets_a_refusal(name, language):
    conversation = Conversation(language, shelf=games)
    conversation.all("démo", games.game(name).title)
    room = conversation.room
    for _ in room.script[:]:
        conversation.hear("")
        assert room.stage.refused is None, conversation.answers[-1]
    text = " ".join(each for answer in conversation.answers for each in answer)
    assert not re.search(r"ne connais pas|do not know|Pas permis|Not allowed", text)
    conversation.hear("")
    assert conversation.room is not room
