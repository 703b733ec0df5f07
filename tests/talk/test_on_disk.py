"""Everything is on disk before it is told."""

import pytest
from conversation import SHELF, Conversation, Journals, Settings, World, playing
from linter import reply_problems
from talking import every_language, two

from accessijeux_cli.talk.reply import EARLIER, height


def test_nothing_is_told_that_is_not_on_disk(monkeypatch):
    """When the answer is made ready all of it is kept already: one write for each answer."""
    conversation = playing("fr")
    order = []
    utter = conversation.session._utter
    monkeypatch.setattr(
        conversation.session,
        "_utter",
        lambda *given: (order.append(len(conversation.replayed().moves)), utter(*given))[1],
    )
    for typed in ("p", "1", "p", "1", "u"):
        conversation.hear(typed)
        assert order[-1] == len(conversation.table.moves) and conversation.room.sitting.pending == []
    assert len(order) == 5


def test_one_answer_is_one_write(monkeypatch):
    conversation = playing("fr")
    conversation.hear("p")
    writes, append = [], conversation.room.kept_in.append
    monkeypatch.setattr(conversation.room.kept_in, "append", lambda lines: (writes.append(lines), append(lines))[1])
    conversation.all("1", "c", "zut")
    assert len(writes) == 1 and len(writes[0]) == len(conversation.table.moves) - 2


@pytest.mark.parametrize("trouble, why", [("full", "est plein"), ("denied", "écrite"), ("elsewhere", "autre programme")])
def test_a_disk_that_does_not_take_it_is_told_once_and_the_game_goes_on(trouble, why):
    conversation = playing("fr", world=World(journals=Journals(trouble)))
    plain = playing("fr")
    first, second = conversation.hear("p"), conversation.hear("2")
    assert len(first) == len(plain.hear("p")) + 1 and len(second) == len(plain.hear("2"))
    assert conversation.table.moves == plain.table.moves
    assert why in " ".join(first) and not reply_problems(first, "fr")


def test_a_disk_that_is_full_later_is_told_then():
    conversation = playing("fr")
    conversation.hear("p")
    conversation.room.kept_in.trouble = "full"
    assert "disque" in " ".join(conversation.hear("2"))
    assert "disque" not in " ".join(conversation.hear("p"))


@pytest.mark.parametrize("language, told", [("fr", "Ce n'est pas un prénom : Lea barre oblique Tom."), ("en", "This is no name: Lea slash Tom.")])
@pytest.mark.parametrize("game", SHELF.names())
def test_a_name_that_is_refused_is_said_back_with_its_signs(language, told, game):
    for words in (("play", game, "Lea/Tom"), ("play", game, "Zoé", "Lea/Tom")):
        assert any(line.startswith(told) for line in Conversation(language, words).begun)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("lines", range(15, 25))
def test_a_page_counts_the_mark_of_a_repeated_answer_and_a_warning_before_it(language, lines):
    """Sentences that fill a line of 40 columns each: with a word before it the first one takes two."""
    sentences = [f"{'abcd ' * 7}{number:03d}." for number in range(lines)]
    for told in (sentences, [*sentences[:5], EARLIER, *sentences[5:]], [*sentences[: lines - 3], EARLIER, *sentences[lines - 3 :]]):
        conversation = Conversation(language, world=World(width=40))
        session = conversation.session
        for before in ((), ("a warning",), (), ()):
            heard = [utterance.text for utterance in session._utter("x", [*before, *told])]
            pages = [heard]
            while session.waiting:
                pages.append(conversation.hear(""))
            assert all(height(page, 40) <= 20 for page in pages)
            assert [line for page in pages for line in page if "abcd" in line][1:] == sentences[1:], "nothing is lost, nor told twice"

FORGETS = {
    ("fr", "full"): "Attention : le disque est plein, vos choix et votre place dans une leçon ne sont pas retenus pour la prochaine fois.",
    ("fr", "denied"): "Attention : les réglages ne peuvent pas être écrits, vos choix et votre place dans une leçon ne sont pas retenus pour la prochaine fois.",
    ("en", "full"): "Careful: the disk is full, choices and the place in a lesson are not remembered for next time.",
    ("en", "denied"): "Careful: the settings cannot be written, choices and the place in a lesson are not remembered for next time.",
}

CHOICES = {"fr": ("bref", "complet", "braille 40", "braille non", "rideau oui", "adversaires en résumé", "bruitages oui", "français"),
           "en": ("brief", "full", "braille 40", "braille off", "curtain yes", "opponents in short", "sounds yes", "english")}  # fmt: skip


@pytest.mark.parametrize("language, trouble", FORGETS)
@pytest.mark.parametrize("place", range(len(CHOICES["fr"])))
def test_a_choice_that_cannot_be_remembered_is_told_once(language, trouble, place):
    conversation = Conversation(language, world=World(settings=Settings(refusal=trouble)))
    choice = CHOICES[language][place]
    conversation.hear(choice)
    heard = conversation.session.replies[-1][1]
    assert heard[0] == FORGETS[language, trouble] and len(heard) > 1
    conversation.hear(CHOICES[language][place - 1])
    conversation.hear(choice)
    assert FORGETS[language, trouble] not in [line for _, reply in conversation.session.replies[-2:] for line in reply]


@pytest.mark.parametrize("language, word", [("fr", "apprendre"), ("en", "learn")])
def test_a_lesson_whose_place_cannot_be_remembered_says_so_once(language, word):
    conversation = Conversation(language, (word, "symphonimo"), world=World(settings=Settings(refusal="full")))
    replies = [" ".join(conversation.hear("")) for _ in range(3)]
    assert sum(reply.count(FORGETS[language, "full"]) for reply in replies) == 1

LOST = {
    ("fr", "broken"): "Attention : les réglages sont abîmés, tout est comme au début.",
    ("fr", "unread"): "Attention : les réglages ne se lisent pas en ce moment, tout est comme au début.",
    ("en", "broken"): "Careful: the settings are damaged, all is as at first.",
    ("en", "unread"): "Careful: the settings cannot be read now, all is as at first.",
}


@pytest.mark.parametrize("language, trouble", LOST)
def test_settings_that_cannot_be_read_are_told_at_the_start(language, trouble):
    conversation = Conversation(language, world=World(settings=Settings(trouble)))
    assert conversation.begun[1] == LOST[language, trouble]
    assert len(conversation.begun) == len(Conversation(language).begun) + 1
    assert not reply_problems(conversation.begun[1:2], language)
    assert LOST[language, trouble] not in conversation.hear("zut")


@every_language
@pytest.mark.parametrize("trouble", ["full", "denied"])
def test_settings_that_are_refused_again_after_all_was_well_are_told_again(language, trouble):
    conversation, plain = playing(language), playing(language)
    settings = conversation.world.settings
    settings.refusal = trouble
    typed = ("bref", "normal") if language == "fr" else ("brief", "normal")
    first, second = conversation.hear(typed[0]), conversation.hear(typed[1])
    assert len(first) == len(plain.hear(typed[0])) + 1 and second == plain.hear(typed[1])
    assert not reply_problems(first, language)
    settings.refusal = ""
    conversation.hear(typed[0])
    settings.refusal = trouble
    assert conversation.hear(typed[1])[0] == first[0]


def test_the_journal_is_that_of_the_design():
    conversation = two()
    conversation.all("p", "1", "u")
    head, *rest = conversation.journal
    assert head["accessijeux"] == 1 and head["game"] == "symphonimo" and head["first"] == 1
    assert [seat["by"] for seat in head["seats"]] == ["human", "human"]
    assert [list(line) for line in rest] == [
        ["seat", "do"],
        ["seat", "do", "card"],
        ["seat", "do", "conductor"],
        ["undo"],
    ]
    assert rest[1]["seat"] == 0 and rest[-1] == {"undo": 1}


def test_an_undo_to_the_very_beginning_is_on_disk():
    conversation = playing("fr")
    conversation.all("p", "1", "u 2")
    assert conversation.table.moves == [] == conversation.replayed().moves
    assert conversation.again().hear("reprendre") and conversation.room.sitting.pending == []
