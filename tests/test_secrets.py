"""What is kept from others until it is told: reasons, numbers of deals, agreements, wherever somebody asks."""

import pytest
from conversation import Conversation, playing

from accessijeux_cli import games
from accessijeux_cli.games.guerre_des_sons import rules as guerre
from accessijeux_cli.games.guerre_des_sons.names import card_name
from accessijeux_cli.words.tongue import Tongue

every_language = pytest.mark.parametrize("language", ["fr", "en"])
WORDS = {
    "fr": {"why": "pourquoi", "deal": "donne", "home": "accueil", "replay": "revoir", "export": "exporter", "resign": "abandonner",
           "yes": "oui", "left": "v 7", "undo": "annuler", "curtain": "rideau", "off": "rideau non", "on": "rideau oui", "advice": "conseil"},
    "en": {"why": "why", "deal": "deal", "home": "home", "replay": "replay", "export": "export", "resign": "resign",
           "yes": "yes", "left": "v 7", "undo": "undo", "curtain": "curtain", "off": "curtain no", "on": "curtain yes", "advice": "advice"},
}  # fmt: skip


def begun(language, game, people, option="", deal="12"):
    conversation = Conversation(language, ("play", game, "--deal", deal, "--first", "1"))
    conversation.all(f"{option} {people}".strip())
    return conversation


def powers(language):
    return {"fr": "pouvoirs", "en": "powers"}[language]


def wait(language, name):
    return {"fr": f"{name} a une raison qui attend : ce qui la fonde n'est pas encore dit.",
            "en": f"{name} has a reason that waits: what it rests on is not told yet."}[language]  # fmt: skip


# What a bot thought


@every_language
def test_why_does_not_tell_the_slot_a_bot_has_chosen_before_all_have(language):
    conversation = Conversation(language, ("play", "symbiose", "--deal", "4271", "--first", "2"))
    conversation.hear({"fr": "Léa, Tom, facile", "en": "Léa, Tom, easy"}[language])
    conversation.hear("3")
    if conversation.state.chosen == [0, 3, 0]:
        conversation.hear("3")
    assert conversation.state.chosen[2] and 0 in conversation.state.chosen
    assert conversation.hear(WORDS[language]["why"])[0] == wait(language, "Basile")


@every_language
def test_why_tells_it_once_all_have_chosen(language):
    conversation = Conversation(language, ("play", "symbiose", "--deal", "4271", "--first", "1", "--players", "2"))
    conversation.hear("3")
    assert "Basile" in conversation.hear(WORDS[language]["why"])[0] and wait(language, "Basile") not in conversation.answers[-1]


@pytest.mark.parametrize("slips", [True, False])
@every_language
def test_why_does_not_tell_whether_a_bot_asked_at_random_while_its_card_is_hidden(language, slips, monkeypatch):
    """The easy bot asks by its card or without thinking: the answer is the same."""
    levels = games.game("guerre_des_sons").part("bot").LEVELS
    asks = levels["random" if slips else "greedy"]
    monkeypatch.setitem(levels, "casual", lambda view, thinking: asks(view, thinking))
    conversation = begun(language, "guerre_des_sons", {"fr": "Léa, facile", "en": "Léa, easy"}[language], powers(language))
    for _ in range(40):
        if conversation.state.phase == guerre.LAY:
            break
        conversation.hear("volume")
    assert conversation.state.phase == guerre.LAY and conversation.state.attacker == 1
    assert wait(language, "Basile") in conversation.hear(WORDS[language]["why"])


@every_language
def test_advice_to_somebody_is_not_the_reason_given_to_the_next(language):
    """Behind a curtain: Tom asks for advice, then takes Léa's line back; she may not hear what it said of Tom's card."""
    conversation = begun(language, "guerre_des_sons", "Léa, Tom", powers(language))
    conversation.all("", "volume", "", "")
    advised = conversation.hear(WORDS[language]["advice"])
    conversation.all(WORDS[language]["undo"], WORDS[language]["yes"], "", "")
    assert conversation.session.listener == "Léa"
    assert not {*conversation.hear(WORDS[language]["why"])} & {*advised}


# What a table agreed


@every_language
def test_without_help_a_replay_counts_no_unseen_card(language):
    conversation = playing(language, "--players", "3", "--unaided", "--deal", "42", "--first", "1")
    left = {"fr": "reste", "en": "left"}[language]
    conversation.hear({"fr": "p", "en": "d"}[language])
    heard = [conversation.hear(word) for word in (WORDS[language]["left"], left)]
    conversation.hear(f"{WORDS[language]['replay']} 1")
    assert type(conversation.room).__name__ == "Replaying"
    conversation.hear({"fr": "fin", "en": "end"}[language])
    assert [conversation.hear(word) for word in (WORDS[language]["left"], left)] == heard
    helped = playing(language, "--players", "3", "--deal", "42", "--first", "1")
    helped.hear({"fr": "p", "en": "d"}[language])
    assert helped.hear(WORDS[language]["left"]) != heard[0], "with help the counts are there"


# The number of a deal, from which the hidden cards follow


def curtained(language, game, option):
    return begun(language, game, "Léa, Tom", powers(language) if option else "", deal="8317")


@pytest.mark.parametrize("game, option, wished", [("guerre_des_sons", True, False), ("guerre_des_sons", False, True), ("symphonimo", False, True)])
@every_language
def test_under_a_curtain_nothing_tells_the_number_of_the_deal(language, game, option, wished):
    conversation = Conversation(language, ("play", game, "--deal", "8317", "--first", "1"), curtain=wished)
    conversation.hear(f"{powers(language) if option else ''} Léa, Tom".strip())
    conversation.hear("")
    conversation.hear({"guerre_des_sons": "volume", "symphonimo": {"fr": "p", "en": "d"}[language]}[game])
    told = conversation.hear(WORDS[language]["deal"])
    told += conversation.hear(WORDS[language]["replay"]) + conversation.hear(WORDS[language]["export"])
    told += [*conversation.world.saved.values()]
    conversation.hear(WORDS[language]["home"])
    told += conversation.hear(WORDS[language]["replay"])
    assert not [line for line in told if "8317" in line]


@every_language
def test_it_is_told_after_the_end_and_where_nothing_is_hidden(language):
    ended = curtained(language, "guerre_des_sons", True)
    while not ended.session.rooms[1].table.over:
        ended.hear("" if type(ended.room).__name__ == "Curtain" else "volume" if ended.state.phase == guerre.CHOOSE else lay(language))
    assert "8317" in ended.text(WORDS[language]["deal"])
    shared = curtained(language, "symphonimo", False)
    assert "8317" in shared.text(WORDS[language]["deal"])


def lay(language):
    return {"fr": "garder", "en": "keep"}[language]


# Giving up can be taken back: until then it tells nothing


def given_up(language):
    """In a later trick one has asked, the other has still to lay and gives up; the card that the first holds."""
    conversation = curtained(language, "guerre_des_sons", True)
    while type(conversation.room).__name__ == "Curtain" or conversation.state.phase != guerre.LAY or conversation.state.trick == 1:
        curtain = type(conversation.room).__name__ == "Curtain"
        conversation.hear("" if curtain else "volume" if conversation.state.phase == guerre.CHOOSE else lay(language))
    state = conversation.state
    hidden = card_name(state.hands[state.attacker], "", Tongue(language, game="guerre_des_sons"))
    conversation.all(WORDS[language]["resign"], WORDS[language]["yes"])
    return conversation, hidden


@every_language
def test_whoever_gives_up_does_not_hear_the_number_of_the_deal(language):
    conversation, _ = given_up(language)
    told = [conversation.text(WORDS[language][word]) for word in ("deal", "replay", "export")]
    conversation.hear(WORDS[language]["home"])
    told.append(conversation.text(WORDS[language]["replay"]))
    assert not [text for text in [*told, *conversation.world.saved.values()] if "8317" in text]


@every_language
def test_nor_in_a_replay_the_card_that_another_still_holds(language):
    conversation, hidden = given_up(language)
    conversation.hear(f"{WORDS[language]['replay']} 1")
    for step in range(1, len(conversation.room.steps) + 1):
        told = conversation.text(str(step)) + conversation.text({"fr": "état", "en": "state"}[language])
        assert hidden not in told, step


@every_language
def test_a_replay_does_not_name_cards_that_were_only_drawn(language):
    """Before the first move, behind the curtain: nothing else has happened."""
    conversation = Conversation(language, ("play", "guerre_des_sons", "--deal", "8317", "--first", "1", "Léa", "Tom"), curtain=True)
    hands = conversation.room.game.table.state.hands
    names = [card_name(card, "", Tongue(language, game="guerre_des_sons")) for card in hands]
    conversation.all(WORDS[language]["home"], WORDS[language]["replay"], "1")
    told = conversation.text("1")
    assert told == {"fr": "1 : Rien n'a été dit à tous.", "en": "1: Nothing was told to all."}[language]
    assert len(names) == 2 and not any(name in told for name in names)


# A wish that is refused


@pytest.mark.parametrize("wish", ["on", "off"])
@every_language
def test_where_the_curtain_stays_a_wish_is_not_remembered(language, wish):
    conversation = curtained(language, "guerre_des_sons", True)
    conversation.hear("")
    before = conversation.world.settings.get("curtain")
    told = conversation.hear(WORDS[language][wish])
    assert told == conversation.hear(WORDS[language]["curtain"]) or told[0] in conversation.answers[-1][0]
    assert conversation.world.settings.get("curtain") is before is None


@every_language
def test_elsewhere_it_is(language):
    conversation = curtained(language, "symphonimo", False)
    conversation.hear(WORDS[language]["on"])
    assert conversation.world.settings.get("curtain") is True
    conversation.all(WORDS[language]["off"], {"fr": "oui", "en": "yes"}[language])
    assert conversation.world.settings.get("curtain") is False


@every_language
def test_a_curtain_is_lifted_in_a_game_only_when_everybody_agrees(language):
    """One of two people lifted it alone, heard the number of the deal, and put it back."""
    conversation = Conversation(language, ("play", "symbiose", "--deal", "4271", "--first", "1"))
    words = {"fr": ("rideau oui", "rideau non", "donne", "non"), "en": ("curtain yes", "curtain no", "deal", "no")}[language]
    conversation.all(words[0], "Léa, Tom", "", "3")
    conversation.hear("")
    conversation.hear("")
    asked = conversation.hear(words[1])
    assert len(asked) == 1 and asked[0].endswith({"fr": "Tapez oui ou non.", "en": "Type yes or no."}[language])
    conversation.hear(words[3])
    assert conversation.room.veiled and "4271" not in " ".join(conversation.hear(words[2]))
