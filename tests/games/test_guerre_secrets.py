"""The secrets of La Guerre des Sons: with powers, no word and no way round tells a card that another holds."""

import pytest
from conversation import Conversation
from playouts import finished

from accessijeux_cli.games.guerre_des_sons import rules as r
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.play.game import heard_by
from accessijeux_cli.talk.commands.vocabulary import TITLED, WORDS
from accessijeux_cli.words.phrases import SLOT
from accessijeux_cli.words.tongue import LANGUAGES, Tongue

every_language = pytest.mark.parametrize("language", LANGUAGES)
MOVES = {"fr": ("volume", "poser"), "en": ("volume", "lay")}
AWAY = ("home", "quit", "learn", "demo", "daily", "rematch", "resign", "undo", "undo_n", "resume", "resume_nth", "deal_n", "english", "french")
"""Words that lead out of the game or change it."""


def begun(language, people="Léa, Tom"):
    """With powers and deal 12, Léa attacking."""
    conversation = Conversation(language, ("play", "guerre_des_sons", "--deal", "12", "--first", "1"))
    conversation.all({"fr": "pouvoirs", "en": "powers"}[language], people)
    return conversation


def on_to_a_defender(language):
    """The second trick: the curtain was opened for the defender; the name of the card that the attacker holds."""
    conversation = begun(language)
    conversation.all("", MOVES[language][0], "", "", MOVES[language][1])
    while conversation.room.__class__.__name__ == "Curtain" or conversation.state.phase != r.LAY:
        conversation.hear("" if conversation.room.__class__.__name__ == "Curtain" else MOVES[language][0])
        assert len(conversation.answers) < 30
    state = conversation.state
    return conversation, card_name(state.hands[state.attacker], "", Tongue(language, game="guerre_des_sons"))


def words(conversation, language):
    """Everything that can be typed here, slots filled."""
    say = Tongue(language, game="guerre_des_sons")
    away = {SLOT.sub("1", form.strip()) for word in WORDS if word.name in AWAY for form in say(word.typed).replace(";", "|").split("|")}
    titled = tuple(form.partition("{")[0].strip() + " " for word in TITLED for form in say(word.typed).split("|"))
    common = [form.strip() for word in WORDS for form in say(word.typed).replace(";", "|").split("|")]
    moves = {*MOVES[language], "garder", "sans pouvoir", "keep", "without power"}
    filled = [SLOT.sub("1", form) for form in [*conversation.session.book().whole, *common]]
    return [form for form in filled if form not in away and form not in moves and not form.startswith((*titled, "pouvoir", "power", "avec", "with", "use", "accordage", "tuning"))]


def told_by(conversation, word):
    """All pages of the answer."""
    answer = conversation.hear(word)
    while conversation.session.waiting:
        answer = answer + conversation.hear("")
    if conversation.session.question:
        conversation.session.question = None
    return " ".join(answer)


@every_language
def test_no_word_tells_a_defender_what_the_attacker_holds(language):
    conversation, hidden = on_to_a_defender(language)
    room = conversation.room
    for word in words(conversation, language):
        assert hidden not in told_by(conversation, word), word
        del conversation.session.rooms[conversation.session.rooms.index(room) + 1 :]


@every_language
def test_no_step_of_a_replay_tells_it_either(language):
    conversation, hidden = on_to_a_defender(language)
    replay, state = {"fr": ("revoir", "situation"), "en": ("replay", "status")}[language]
    conversation.all(replay, f"{replay} 1")
    assert type(conversation.room).__name__ == "Replaying"
    for step in range(1, len(conversation.room.steps) + 1):
        for word in (str(step), state, *({"fr": ("plie", "écouter"), "en": ("trick", "listen")}[language])):
            assert hidden not in told_by(conversation, word), (step, word)


def before_a_wished_curtain(language):
    """Without powers, with a curtain because they wish it: closed before whoever attacks next; the name of that card."""
    conversation = Conversation(language, ("play", "guerre_des_sons", "--deal", "5", "--first", "1", "Léa", "Tom"))
    conversation.all({"fr": "rideau oui", "en": "curtain yes"}[language], "1", "")
    state = conversation.room.game.table.state
    assert conversation.room.closed and state.attacker == 1
    return conversation, card_name(state.hands[1], "", Tongue(language, game="guerre_des_sons"))


@every_language
def test_no_word_at_a_wished_curtain_tells_the_card_behind_it(language):
    conversation, hidden = before_a_wished_curtain(language)
    for word in (each for each in words(conversation, language) if each):
        assert hidden not in told_by(conversation, word), word


@every_language
def test_no_replay_of_a_game_behind_a_wished_curtain_tells_a_card_in_hand(language):
    conversation, hidden = before_a_wished_curtain(language)
    home, replay, state = {"fr": ("accueil", "revoir", "situation"), "en": ("home", "replay", "status")}[language]
    conversation.all(home, replay, "1", "1")
    assert type(conversation.room).__name__ == "Replaying"
    for word in (state, *words(conversation, language)):
        assert hidden not in told_by(conversation, word), word


@every_language
def test_a_journal_taken_up_again_opens_behind_the_curtain(language):
    conversation, hidden = on_to_a_defender(language)
    again = conversation.again(language)
    assert hidden not in told_by(again, {"fr": "reprendre", "en": "resume"}[language])
    assert type(again.room).__name__ == "Curtain"


@every_language
def test_alone_no_word_tells_what_a_bot_holds(language):
    conversation = begun(language, "3")
    for _ in range(30):
        if conversation.state.phase == r.LAY:
            break
        conversation.hear(MOVES[language][0])
    state, say = conversation.state, Tongue(language, game="guerre_des_sons")
    hidden = [card_name(card, "", say) for seat, card in enumerate(state.hands) if seat and card]
    assert state.phase == r.LAY and hidden
    replay, situation = {"fr": ("revoir 1", "situation"), "en": ("replay 1", "status")}[language]
    said = "".join(told_by(conversation, word) for word in words(conversation, language))
    conversation.hear(replay)
    for step in range(1, len(conversation.room.steps) + 1):
        said += told_by(conversation, str(step)) + told_by(conversation, situation)
    assert not [name for name in hidden if name in said]


@pytest.mark.parametrize("powered", [False, True])
def test_a_curtain_stands_only_where_a_secret_changes_a_decision(powered):
    assert r.secret(r.OPTIONS | {"powers": powered}) == powered


def test_what_all_may_know_holds_no_hand():
    state = r.setup(2, r.OPTIONS)
    for card in (5, 9):
        r.apply(state, -1, r.Reveal(card))
    assert r.view(state, -1).hands == (r.HIDDEN, r.HIDDEN)


def test_a_card_seen_and_taken_back_is_not_the_next_of_another_seat():
    """Each seat has an order of its own: what a draw gives to one is something else for the other, but for a card or two."""
    orders = []
    for seat in range(4):
        state = r.setup(4, r.OPTIONS, first=seat)
        while state.phase != r.DRAW or state.queue[0] != seat:
            r.advance(state, -1, r.outcomes(state)[0][0])
        known = set(state.unseen)
        orders.append([outcome.card for outcome, _ in r.outcomes(state)])
        assert set(orders[-1]) == known
    for one, other in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)):
        assert sum(a == b for a, b in zip(orders[one], orders[other])) <= 4


@pytest.mark.parametrize("mode", ["play", "scherzo"])
@pytest.mark.parametrize("seats", r.SEATS)
def test_a_card_taken_in_hand_is_an_event_for_its_seat_alone(seats, mode):
    table = finished(("guerre_des_sons", seats, {"mode": mode, "powers": True}), 4)
    drawn = [event for move in table.moves for event in move.events if isinstance(event, r.Drawn)]
    assert len(drawn) > 10
    assert all(heard_by(other, [event]) == [] for event in drawn for other in (None, *range(seats)) if other != event.seat)
    assert all(heard_by(event.seat, [event]) == [event] for event in drawn)
