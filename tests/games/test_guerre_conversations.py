"""Conversations of La Guerre des Sons, as fresh users had them: at the table, with powers, in the lesson."""

import pytest
from conversation import Conversation

from accessijeux_cli.games.guerre_des_sons import rules as r


def at_the_table(*names, before=(), language="fr"):
    """A physical table; the first of the names attacks."""
    names = names or ("Léa", "Tom", "Zoé")
    conversation = Conversation(language, ("table", "guerre_des_sons", "--first", "1"))
    conversation.all(*before, ", ".join(names))
    return conversation


def dealt(*lines, deal="4271", first="1", language="fr"):
    """A game that the program deals, as far as these lines lead; curtains are opened."""
    conversation = Conversation(language, ("play", "guerre_des_sons", "--deal", deal, "--first", first))
    for line in lines:
        opened(conversation)
        conversation.hear(line)
    return conversation


def game_of(conversation):
    return getattr(conversation.room, "game", conversation.room)


def opened(conversation):
    while type(conversation.room).__name__ == "Curtain":
        conversation.hear("")
    return conversation


# Values


@pytest.mark.parametrize(
    "typed",
    ["d 2,5, 3, 4", "durée 2,5; 3; 4", "d 2,5 3 4", "d 2.5 3 4", "d 2 virgule 5, 3, 4", "durée 2,5 s, 3 secondes, 4 sec",
     "la durée 2,5 secondes, 3 secondes, 4"],
)  # fmt: skip
def test_decimals_are_understood_when_so_many_values_are_awaited(typed):
    conversation = at_the_table()
    conversation.hear(typed)
    assert [value for *_, value in conversation.state.last] == [2.5, 3, 4]


@pytest.mark.parametrize("typed", ["v 85,92,70", "volume 85 décibels, 92 décibels, 70 décibels", "v 85dB 92 dB 70", "v 85; 92; 70"])
def test_units_and_any_sign_between_values_are_understood(typed):
    conversation = at_the_table()
    conversation.hear(typed)
    assert [value for *_, value in conversation.state.last] == [85, 92, 70]


def test_too_many_values_are_counted():
    conversation = at_the_table()
    assert conversation.hear("volume 5, 6, 7, 8") == ["Quatre valeurs, trois sont attendues : Zoé, Tom, puis Léa."]
    conversation.all("volume", "5 6")
    assert conversation.hear("7, 8") == ["Deux valeurs, une seule est attendue : Léa."]
    assert conversation.state.trick == 1


def test_a_line_may_go_on_into_a_battle():
    conversation = at_the_table()
    conversation.hear("t 85 85 10 50 60")
    assert conversation.state.won == [0, 5, 0]


@pytest.mark.parametrize("typed, question", [
    ("timbre lisse 5 6", ("timbre", True)), ("lisse timbre 5 6", ("timbre", True)), ("volume le plus faible 5 6", ("volume", True)),
    ("volume fort 5, 6", ("volume", False)), ("durée la plus courte 5 6", ("length", True)), ("aigu 5 6", ("pitch", False)),
])  # fmt: skip
def test_in_scherzo_criterion_and_direction_go_in_either_order(typed, question):
    conversation = at_the_table("Léa", "Tom", before=("scherzo",))
    conversation.hear(typed.rpartition(" ")[0].rpartition(" ")[0] if "," not in typed else "volume fort")
    assert (conversation.state.criterion, conversation.state.lowest) == question
    conversation = at_the_table("Léa", "Tom", before=("scherzo",))
    conversation.hear(typed)
    assert conversation.state.trick == 2 and conversation.state.last[0][2] == question[0]


def test_the_question_of_scherzo_says_that_a_direction_is_named():
    conversation = dealt("scherzo", "Léa, Tom")
    assert conversation.answers[-1][-1].endswith("Quel critère et quel sens, par exemple faible ?")


# Powers at a table


def test_after_a_power_the_values_do_not_decide_and_the_result_is_awaited():
    conversation = at_the_table()
    conversation.all("v", "pouvoir Tom", "85 92")
    assert conversation.hear("70")[-1] == "Qui prend la plie ? Tapez plie à Zoé, plie à Tom ou plie à Léa."
    assert conversation.hear("99")[0].startswith("Toutes les valeurs sont là, et un pouvoir a été utilisé.")
    assert conversation.hear("plie à Léa")[0] == "Plie à Léa : 3 cartes en tout."
    assert conversation.state.left == [11, 11, 11]
    assert "Tom avait déjà utilisé" in " ".join(conversation.all("v", "pouvoir Tom"))


def test_the_powers_of_a_table_are_those_of_the_box():
    conversation = at_the_table(before=("pouvoirs",))
    assert "Avec des super pouvoirs." in conversation.answers[-1]
    assert conversation.hear("pouvoirs")[0].startswith("Les pouvoirs sont ceux de votre boîte.")
    conversation.all("v", "pouvoir Tom")
    assert conversation.hear("pouvoirs")[0] == "Pouvoirs utilisés dans cette manche : Tom."
    assert "Tom a utilisé un pouvoir" in conversation.hear("aide pouvoir")[0]


def test_mystery_alone_is_a_question_and_no_move():
    conversation = at_the_table()
    assert conversation.hear("mystère") == ["La carte mystère est là."]
    assert not conversation.table.moves
    conversation.hear("la carte mystère est prise")
    assert conversation.hear("mystère") == ["La carte mystère est prise."]


# A game under way


@pytest.mark.parametrize("typed", ["partie en cours", "en cours", "la partie est en cours", "game in progress", "in progress"])
def test_a_game_under_way_is_understood_in_many_words(typed):
    conversation = Conversation("fr", ("table", "guerre_des_sons"))
    assert conversation.hear(typed)[0].startswith("Partie en cours")
    conversation.hear("Léa, Tom")
    assert type(conversation.room).__name__ == "CatchingUp"


def caught_up(*answers):
    conversation = Conversation("fr", ("table", "guerre_des_sons"))
    conversation.all("en cours Léa, Tom, Zoé", *answers)
    return conversation


STATE = ("6", "9", "0", "6", "9", "1", "6", "0", "0")
"""Left, won and rounds of Léa, Tom and Zoé."""


def test_any_state_that_makes_37_cards_is_taken():
    conversation = caught_up(*STATE, "oui", "Tom")
    assert conversation.state.left == [6, 6, 6] and conversation.answers[-1][1].startswith("À Tom.")


def test_the_sum_is_told_after_the_last_question_and_all_is_asked_again():
    conversation = caught_up("9", *STATE[1:], "oui", "Tom")
    assert conversation.answers[-1] == [
        "Cela fait 40 cartes en tout, et il y en a 37.",
        "Reprendre les questions ? Sinon les réponses restent. Tapez oui ou non.",
    ]
    assert conversation.hear("oui")[0] == "Combien de cartes à jouer pour Léa ? Un nombre, ou Entrée pour 9."
    conversation.hear("6")
    for _ in range(10):
        conversation.hear("")
    assert conversation.state.left == [6, 6, 6] and conversation.answers[-1][1].startswith("À Tom.")


def test_an_answer_may_be_taken_back():
    conversation = caught_up("7", "8")
    assert conversation.hear("annuler")[0].startswith("Combien de cartes gagnées par Léa")
    assert conversation.hear("annuler")[0] == "Combien de cartes à jouer pour Léa ? Un nombre, ou Entrée pour 12."
    assert conversation.hear("annuler")[0] == "Fin des questions, rien n'a changé."
    conversation.all("recaler tout", "6", "", "", "annuler", "annuler")
    assert conversation.hear("0") == ["Léa n'a gagné aucune carte.", "Combien de manches gagnées par Léa ? Un nombre, ou Entrée pour 0."]


@pytest.mark.parametrize("typed, there", [("oui", True), ("non", False), ("no", False), ("", True)])
def test_the_mystery_card_is_a_plain_yes_or_no(typed, there):
    conversation = caught_up(*STATE)
    assert conversation.answers[-1][-1] == "La carte mystère est-elle encore là ? Tapez oui ou non ; Entrée pour oui."
    conversation.hear(typed)
    assert conversation.answers[-1][-1].startswith("Qui attaque ?")
    assert conversation.room.game.table.state.mystery == there


def test_counts_put_right_say_when_they_do_not_fit():
    conversation = at_the_table()
    heard = conversation.hear("cartes Zoé 13")
    assert heard[0] == "Zoé a treize cartes à jouer."
    assert heard[1:3] == ["Cela fait 38 cartes en tout, et il y en a 37.", "Pour rectifier : cartes, ou gagnées, le prénom et le nombre."]
    assert not any("37" in sentence for sentence in conversation.hear("cartes Léa 11"))


def test_a_round_may_end_in_the_middle_of_a_trick():
    conversation = at_the_table()
    heard = conversation.all("v 85", "fin de manche")
    assert heard[:2] == ["La plie commencée, une carte, n'est à personne.", "Il reste douze cartes à Léa, qui ne comptent pour personne."]
    assert "Il reste onze cartes à Zoé, qui ne comptent pour personne." in heard


# In a battle


@pytest.mark.parametrize("typed", ["plie", "s"])
def test_in_a_battle_only_the_new_cards_are_told(typed):
    conversation = at_the_table()
    conversation.all("t 5 5 1", "2")
    text = conversation.text(typed)
    assert "Bataille entre Zoé et Tom." in text and "Zoé, 2 pour cent." in text and "Valeur de Tom ?" in text
    assert "5 pour cent" not in text and "1 pour cent" not in text


# What can be heard


def test_the_cards_compared_last_are_heard_again_on_request():
    conversation = dealt("Léa, Tom")
    attacking = conversation.table.state.hands[0]
    assert conversation.hear("écouter plie") == ["Aucune carte n'a encore été comparée."]
    conversation.hear("volume")
    heard = conversation.hear("écouter plie")
    assert len(heard) == 2 and heard[0].startswith("Tom, ")
    values = ", ".join(f"{value} " for value in r.cards.VALUES[attacking - 1]).split(", ")
    assert heard[1].startswith("Léa, ") and all(value in heard[1] for value in values)
    assert len(conversation.world.sounds.played[-1]) == 2


def test_a_question_mark_before_a_topic_gives_the_topic():
    conversation = dealt("pouvoirs, Léa, moyen")
    told = "Accordage : un autre critère, à votre choix, décide de cette plie."
    assert conversation.hear("? accordage") == [told]


def test_tuning_takes_the_short_word_and_the_criterion():
    conversation = opened(dealt("pouvoirs", "Léa, Tom, Zoé", first="2"))
    while conversation.state.phase != r.LAY or conversation.state.powers[conversation.state.turn] != "tuning":
        conversation.hear("garder" if conversation.state.phase == r.LAY else "durée")
        opened(conversation)
    other = "volume" if conversation.state.criterion != "volume" else "timbre"
    conversation.hear(f"pv {other}")
    assert any(isinstance(move.action, r.UsePower) and move.action.criterion for move in game_of(conversation).table.moves)


def test_the_curtain_that_stays_says_why():
    conversation = opened(dealt("pouvoirs", "Léa, Tom"))
    told = "Dans cette partie le rideau reste, à cause de ce qui a été convenu : pouvoirs."
    assert conversation.hear("rideau non") == [told]
    assert dealt("Léa, Tom").hear("rideau non")[0].startswith("Tout le monde entend")


def test_who_took_a_line_back_is_told_behind_the_curtain_and_not_which():
    conversation = opened(dealt("pouvoirs", "Léa, Tom, Zoé"))
    conversation.hear("hauteur")
    opened(conversation)
    assert conversation.hear("annuler") == ["C'est une ligne de Léa. Tout le monde est d'accord ? Tapez oui ou non."]
    conversation.hear("oui")
    while type(conversation.room).__name__ == "Curtain":
        heard = conversation.hear("")
    assert heard[0] == "Zoé a repris une ligne." and "auteur" not in heard[0]


# Before a game


def test_the_variant_that_is_chosen_is_said():
    conversation = Conversation("fr", ("play", "guerre_des_sons"))
    assert conversation.hear("scherzo")[0] == "Scherzo : oui."
    assert conversation.hear("pianissimo")[0] == "Pianissimo, à la place de Scherzo."
    assert conversation.hear("pianissimo")[0] == "Pianissimo : non."
    assert conversation.hear("3 manches")[0] == "Manches : 3."
    for typed in ("manches 0", "manches 99"):
        assert "Manches : de 1 à 9." in conversation.hear(typed)[0]


def test_variants_on_a_line_before_the_names_are_agreed():
    conversation = Conversation("fr", ("play", "guerre_des_sons"))
    assert "Pianissimo : la plus petite valeur l'emporte." in conversation.hear("pouvoirs pianissimo")
    conversation.hear("3 manches Léa, Tom")
    assert conversation.room.options == {"mode": "pianissimo", "rounds": 3, "powers": True}
    assert [player.name for player in conversation.room.players] == ["Léa", "Tom"]


# The lesson


def test_a_battle_of_the_lesson_ends_in_its_own_step():
    conversation = Conversation("fr", ("learn", "guerre"))
    conversation.all("", "écouter", "volume", "hauteur", "? durée")
    heard = conversation.hear("durée")
    won = next(place for place, line in enumerate(heard) if "cinq cartes" in line)
    assert heard[won + 1].startswith("Meilleures valeurs égales") and heard[-3].startswith("Étape 7. Ici la plus grande")
    conversation.hear("accueil")
    assert conversation.hear("apprendre guerre")[1].startswith("Étape 7. Ici la plus grande")


@pytest.mark.parametrize("typed", ["non", "no"])
def test_a_quiz_of_the_lesson_takes_yes_and_no(typed):
    conversation = Conversation("fr", ("learn", "guerre"))
    conversation.all("", "écouter", "volume", "hauteur", "? durée", "durée", "faible", "durée", "paquets")
    assert conversation.hear("oui")[0].startswith("Non : 90")
    assert conversation.hear(typed)[0].startswith("Exact")


# Titles


@pytest.mark.parametrize("typed, game", [("guerre", "guerre_des_sons"), ("la guerre", "guerre_des_sons"), ("symp", "symphonimo"),
                                         ("table guerre", "guerre_des_sons"), ("table symb", "symbiose")])  # fmt: skip
def test_a_title_may_be_abbreviated(typed, game):
    conversation = Conversation("fr")
    conversation.hear(typed)
    assert conversation.room.game.name == game and conversation.room.dictated == typed.startswith("table")


def test_an_abbreviation_of_two_titles_is_none():
    conversation = Conversation("fr")
    assert conversation.hear("sym")[0].startswith("Je ne connais pas sym")


def test_abbreviated_titles_elsewhere():
    assert Conversation("fr", ("play", "guerre", "Léa", "Tom")).room.game.name == "guerre_des_sons"
    assert Conversation("fr").hear("règles guerre")[0] == "1, Le but."
    conversation = Conversation("fr")
    conversation.hear("apprendre symb")
    assert conversation.room.game.name == "symbiose"


# After the end, and values read out one by one


@pytest.mark.parametrize("typed", ["v 5, 6", "h 5, 5", "volume 5", "5, 6"])
def test_values_after_the_end_are_refused(typed):
    conversation = Conversation("fr", ("table", "guerre_des_sons"))
    conversation.all("manches 1 en cours Rose, Émile", "1", "17", "", "1", "17", "", "oui", "", "v 5, 6")
    assert conversation.table.over
    assert conversation.hear(typed)[0].startswith("La partie est finie")


@pytest.mark.parametrize("question, first, rest, values", [
    ("volume", "70", "70 dB, 82,5 dB", [70, 70, 82.5]), ("durée", "12", "12 s, 80 s", [12, 12, 80]), ("durée", "12", "12 80", [12, 12, 80]),
])  # fmt: skip
def test_a_value_like_the_one_before_is_another_one(question, first, rest, values):
    conversation = at_the_table()
    conversation.all(question, first, rest)
    assert conversation.state.trick == 2 or conversation.state.why == r.BATTLE
    laid = [event.value for move in conversation.table.moves for event in move.events if isinstance(event, r.Laid)]
    assert laid == values


@pytest.mark.parametrize("typed, values", [
    ("durée 12,5", [12.5]), ("durée 12,5 s", [12.5]), ("d 12,5 s, 3", [12.5, 3]), ("d 12,5 3", [12.5, 3]), ("d 12,5,3", [12, 5, 3]),
    ("v 12,5 dB, 3", [12.5, 3]), ("v 12,5 dB 3 dB", [12.5, 3]), ("v 12, 5", [12, 5]), ("v 85,92,70 dB", [85, 92, 70]),
])  # fmt: skip
def test_a_comma_in_a_number_is_a_decimal_mark_in_french(typed, values):
    conversation = at_the_table()
    conversation.hear(typed)
    laid = [event.value for move in conversation.table.moves for event in move.events if isinstance(event, r.Laid)]
    assert laid == values


@pytest.mark.parametrize("language, names, typed, told", [
    ("fr", ("Léa", "Tom"), "v 12,5", "Une valeur ou deux ? Une seule : 12 virgule 5. Deux, avec une espace après la virgule : 12, 5."),
    ("fr", ("Léa", "Tom", "Zoé"), "v 82,5, 70", "Une valeur ou deux ? Une seule : 82 virgule 5. Deux, avec une espace après la virgule : 82, 5."),
    ("fr", ("Léa", "Tom"), "h 1.000 2.000", "Un nombre se tape d'un seul tenant : 1000. Avec des décimales : 2 virgule 5."),
    ("fr", ("Léa", "Tom"), "h 1 000 2 000", "Un nombre se tape d'un seul tenant : 1000. Avec des décimales : 2 virgule 5."),
    ("fr", ("Léa", "Tom", "Zoé"), "h 1,500 2,500 3,500", "Un nombre se tape d'un seul tenant : 1000. Avec des décimales : 2 virgule 5."),
    ("en", ("Léa", "Tom"), "pitch 1,000, 2,000", "A number is typed in one piece: 1000. With decimals: 2 point 5."),
])  # fmt: skip
def test_a_sign_in_a_number_that_may_mean_two_things_is_asked_back(language, names, typed, told):
    conversation = at_the_table(*names, language=language)
    assert conversation.hear(typed) == [told] and not conversation.table.moves


@pytest.mark.parametrize("typed, values", [
    ("v quatre-vingt-douze, soixante-et-onze, cent vingt", [92, 71, 120]), ("v quatre vingt douze, vingt et un, trente", [92, 21, 30]),
    ("v nonante-deux, septante et un, huitante", [92, 71, 80]), ("t douze pour cent, vingt pour cent, quatre-vingts pour cent", [12, 20, 80]),
    ("volume ninety-two, one hundred and five, thirty", [92, 105, 30]), ("v quatre, vingt, douze", [4, 20, 12]), ("v 4 20 12", [4, 20, 12]),
    ("t cent pour cent, quatre-vingt-dix-neuf, zéro", [100, 99, 0]), ("v Zoé trente-deux, Tom douze, Léa 3", [32, 12, 3]),
    ("d deux virgule cinq, trente et un, seize", [2.5, 31, 16]),
])  # fmt: skip
def test_number_words_above_twenty_are_values(typed, values):
    conversation = at_the_table()
    conversation.hear(typed)
    assert [value for *_, value in conversation.state.last] == values


@pytest.mark.parametrize("typed", ["valeurs 12,5", "lu 12,5", "values 12,5"])
def test_a_word_before_the_values_does_not_hide_the_doubt(typed):
    conversation = at_the_table("Léa", "Tom")
    conversation.hear("volume")
    assert conversation.hear(typed)[0].startswith("Une valeur ou deux ?")
    assert conversation.hear(typed.replace("12,5", "-3"))[0].startswith("Volume : de 0 à 200")
    conversation.hear(typed.replace("12,5", "12 virgule 5, 3"))
    assert [value for *_, value in conversation.state.last] == [12.5, 3]


@pytest.mark.parametrize("typed, values", [
    ("v 12, 5", [12, 5]), ("v 12 5", [12, 5]), ("v 12,5 8", [12.5, 8]), ("v 12 virgule 5, 8", [12.5, 8]), ("d 2,5 3", [2.5, 3]),
    ("h 1000 2000", [1000, 2000]),
])  # fmt: skip
def test_ways_out_of_that_doubt(typed, values):
    conversation = at_the_table("Léa", "Tom")
    conversation.hear(typed)
    assert [value for *_, value in conversation.state.last] == values


@pytest.mark.parametrize("typed", ["v -3 9", "v moins 3, 9", "v 9 -3", "volume minus 3 9"])
def test_a_value_below_nothing_is_refused(typed):
    conversation = at_the_table("Léa", "Tom")
    assert conversation.hear(typed)[0].startswith("Volume : de 0 à 200 décibels. Relisez la carte.")
    assert not conversation.table.moves


@pytest.mark.parametrize("typed, told", [("volume-fort 5, 9", [5, 9]), ("v 5 - 9", None)])
def test_a_hyphen_before_no_number_is_no_minus(typed, told):
    conversation = at_the_table("Léa", "Tom")
    conversation.hear(typed)
    assert [value for *_, value in conversation.state.last] == (told or [])


@pytest.mark.parametrize("typed", ["v Zoé 12, Tom 15, Léa 3", "v Léa 3 Zoé 12 dB Tom 15", "volume tom 15; léa 3; zoe 12"])
def test_values_may_follow_names_in_any_order(typed):
    conversation = at_the_table()
    conversation.hear(typed)
    assert [(seat, value) for seat, *_, value in conversation.state.last] == [(2, 12), (1, 15), (0, 3)]


def test_values_after_names_go_on_in_the_order_of_laying():
    conversation = at_the_table()
    assert conversation.hear("v Tom 15, Léa 3") == ["Valeurs : Zoé, Tom, puis Léa."]
    conversation.all("v", "Tom 15,5, Zoé 12")
    assert [value for value in conversation.state.read if value] == [15.5, 12]


# How a table lies


def test_a_sum_that_stays_wrong_says_how_to_put_it_right():
    conversation = caught_up("9", *STATE[1:], "oui", "Tom")
    heard = conversation.hear("non")
    assert heard[:2] == ["Cela fait 40 cartes en tout, et il y en a 37.", "Pour rectifier : cartes, ou gagnées, le prénom et le nombre."]
    assert not any("37" in sentence for sentence in conversation.hear("cartes Léa 6"))


def test_the_round_follows_the_rounds_won():
    conversation = caught_up(*STATE, "oui", "Tom")
    assert conversation.hear("plie")[0].startswith("Manche 2, plie 1, Tom attaque.")
    conversation.hear("manches Tom 0")
    assert conversation.hear("plie")[0].startswith("Manche 1,")


# Advice


def with_power(power):
    """A defender with that power must decide."""
    for deal in range(1, 60):
        conversation = opened(dealt("pouvoirs", "Léa, Tom", "durée", deal=str(deal)))
        state = conversation.state
        if state.phase == r.LAY and state.powers[state.turn] == power:
            return conversation
    raise AssertionError(power)


def test_resonance_promises_no_other_chance_to_take_the_trick():
    conversation = with_power("resonance")
    text = " ".join(conversation.hear("conseil"))
    assert "Résonance n'y change rien : si vous perdez, votre carte revient sous votre paquet." in text
    assert "avec Résonance" not in text


# Lines of names


@pytest.mark.parametrize("way", ["play", "table"])
@pytest.mark.parametrize("typed, complaint", [
    ("pouvoirs scherzo L3a, Tom", "Ce n'est pas un prénom : L3a."), ("sans aide pianissimo Léa, 3", "Ce n'est pas un prénom : 3."),
    ("scherzo, Léa, Tom, Léa", "Léa"), ("pouvoirs Léa, Tom, Zoé, Bob, Eva", "Cinq"), ("99 manches Léa", "Ce n'est pas un prénom : 99."),
])  # fmt: skip
def test_nothing_is_kept_from_a_line_of_names_that_is_refused(way, typed, complaint):
    conversation = Conversation("fr", (way, "guerre_des_sons"))
    before = conversation.room.asked()
    heard = conversation.hear(typed)
    assert complaint in heard[0] and heard[-1:] == before
    assert conversation.room.options == r.OPTIONS and not conversation.room.unaided


def test_all_that_is_agreed_may_stand_on_a_line():
    conversation = Conversation("fr", ("play", "guerre_des_sons"))
    conversation.hear("pouvoirs scherzo 1 manche")
    assert conversation.room.options == {"mode": "scherzo", "rounds": 1, "powers": True}


# An owner's file at the table


@pytest.fixture
def owned(tmp_path):
    """A table of Rose, Tom and Zoé with cards called Son 1 to Son 37, of so many decibels; Zoé lays first."""
    path = tmp_path / "cards.csv"
    path.write_text("nom,volume,hauteur,durée,timbre\n" + "".join(f"Son {n},{n},{n},{n},{n}\n" for n in range(1, 38)), encoding="utf-8")
    conversation = Conversation("fr", ("table", "guerre_des_sons", "--first", "1", "--cards", str(path)))
    conversation.hear("Rose, Tom, Zoé")
    return conversation


def test_cards_of_an_owner_are_named_after_the_question(owned):
    heard = owned.hear("volume Son 3, son 4, son 10")
    assert "Zoé, Son 3, 3 décibels." in " ".join(heard)
    assert owned.state.won == [3, 0, 0]
    assert "volume Son 3, Son 4, Son 10" in owned.text("corriger")
    owned.hear("corriger 1 volume Son 3, Son 11, Son 10")
    assert owned.state.won == [0, 3, 0]
    assert owned.replayed().state.won == [0, 3, 0]


def test_a_card_of_an_owner_is_laid_once(owned):
    owned.all("volume", "Son 3")
    assert owned.hear("son 3")[0].startswith("Son 3 est déjà posée par Zoé.")
    assert owned.hear("son 37, son 37")[0].startswith("Son 37 est déjà posée par Tom.")
    assert owned.hear("son 37")[0] == "Tom, Son 37, 37 décibels."


def test_cards_of_an_owner_are_heard_as_sounds(owned):
    owned.world.settings.values["sounds"] = True
    owned.hear("volume Son 3, Son 4, Son 10")
    assert len(owned.world.sounds.played[-1]) == 3


# Small things said


def test_the_values_of_a_trick_only_given_are_not_known():
    conversation = at_the_table()
    assert conversation.hear("écouter plie") == ["Aucune carte n'a encore été comparée."]
    conversation.all("v 5, 6, 7", "plie à Tom", "oui")
    assert conversation.hear("écouter plie") == ["Les valeurs de cette plie ne sont pas connues."]


ANOTHER = "La plie 1 est finie. S'agit-il de la plie 2, une carte de chacun, à Tom ? Tapez oui ou non."


def test_a_trick_given_after_values_decided_one_asks_which_is_meant():
    conversation = at_the_table()
    conversation.hear("v 5, 6, 7")
    left = [*conversation.state.left]
    assert conversation.hear("plie à Tom") == [ANOTHER]
    assert conversation.hear("non") == ["Alors la plie 1 se corrige ainsi : corriger 1, plie à Tom."]
    assert conversation.state.left == left == [11, 11, 11] and conversation.state.won == [3, 0, 0]
    conversation.hear("corriger 1, plie à Tom")
    assert conversation.state.left == left and conversation.state.won == [0, 3, 0]


def test_the_line_of_the_trick_is_named_whatever_was_typed_since():
    conversation = at_the_table()
    conversation.all("v 5, 6, 7", "gagnées Zoé 0", "mystère là", "plie à Tom")
    assert conversation.hear("non") == ["Alors la plie 1 se corrige ainsi : corriger 3, plie à Tom."]
    conversation.hear("corriger 3, plie à Tom")
    assert conversation.state.won == [0, 3, 0] and conversation.state.trick == 2


def test_a_count_put_right_since_is_not_replaced_by_the_trick_that_is_meant():
    conversation = at_the_table()
    conversation.all("v 5, 6, 7", "gagnées Zoé 0")
    heard = conversation.hear("corriger 1, plie à Tom")
    assert heard[:2] == ["Alors la plie 1 se corrige ainsi : corriger 2, plie à Tom.", "Rien n'a changé."]
    assert conversation.state.trick == 2 and conversation.state.left == [11, 11, 11]
    conversation.hear("corriger 2, plie à Tom")
    assert conversation.state.trick == 2 and conversation.state.left == [11, 11, 11]
    conversation.all("plie à Zoé", "oui")
    assert conversation.hear("corriger 1, plie à Tom")[0].startswith("Corrigé"), "that line is a trick"


def test_a_new_trick_of_which_only_the_winner_is_told_says_which_it_is():
    conversation = at_the_table()
    assert conversation.hear("plie à Tom")[:2] == ["Plie 1, une carte de chacun.", "Plie à Tom : 3 cartes en tout."]
    assert conversation.hear("plie à Zoé")[0] == "Plie 2, une carte de chacun."
    conversation.hear("v 5, 6, 7")
    conversation.all("plie à Tom", "oui")
    assert conversation.answers[-1][0] == "Plie 4, une carte de chacun." and conversation.state.left == [8, 8, 8]
    conversation.all("normal", "plie à Tom")
    assert conversation.answers[-1][0] == "Plie 5, une carte de chacun. Pour changer plutôt la plie 4 : annuler, puis corriger."


def test_the_last_trick_of_a_round_is_meant_perhaps_too():
    conversation = at_the_table()
    conversation.all(*["v 5, 6, 7"] * 12)
    assert (conversation.state.round, conversation.state.trick) == (2, 1)
    assert conversation.hear("plie à Tom")[0].startswith("La plie 12 est finie. S'agit-il de la plie 1,")
    conversation.all("oui", "fin de manche", "plie à Tom")
    assert conversation.answers[-1][0] == "Plie 1, une carte de chacun.", "the players ended the round: no trick is in doubt"


def test_a_round_in_which_nothing_was_played_is_ended_only_after_a_yes():
    conversation = at_the_table()
    conversation.all(*["v 5, 6, 7"] * 12)
    told = "Dans la manche 2, aucune plie n'est jouée. La finir quand même ? Tapez oui ou non."
    assert conversation.hear("fin de manche") == [told]
    assert conversation.hear("non")[0] == "Rien n'a changé." and conversation.state.round == 2
    conversation.all("fin de manche", "oui")
    assert conversation.state.round == 3


def test_why_another_attacks_than_who_took_the_trick_is_said():
    conversation = at_the_table()
    conversation.all("cartes Léa 1", "v 5, 6, 7")
    assert "Léa n'a plus de carte et prend la carte mystère." in conversation.answers[-1]
    conversation.hear("v 5, 6, 7")
    assert "Léa n'a plus de carte : Tom attaque." in conversation.answers[-1]


def test_a_name_with_a_vowel_is_suggested_with_an_apostrophe():
    conversation = at_the_table("Émile", "Tom")
    assert conversation.hear("crates d'Émile")[0].endswith("Vouliez-vous dire cartes d'Émile ?")
    assert conversation.hear("oui")[0].startswith("Émile : 0 carte gagnée")
    assert "Émile : 0 carte gagnée" in conversation.hear("cartes de Émile")[0]


def test_before_the_first_trick_no_trick_is_told():
    conversation = opened(dealt("pouvoirs", "Léa, facile", "durée"))
    conversation.all("accueil", "revoir 1")
    assert type(conversation.room).__name__ == "Replaying" and "plie 0" not in conversation.text("état")
