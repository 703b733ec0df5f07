"""A kept game listened to again."""

import re

from talking import every_language, finished


@every_language
def test_a_kept_game_is_heard_move_by_move(language):
    conversation = finished(language)
    again = conversation.again()
    replay, following, before, state = (
        ("revoir", "suivant", "précédent", "état") if language == "fr" else ("replay", "next", "previous", "state")
    )
    assert again.hear(replay)[0].startswith("1")
    again.hear(f"{replay} 1")
    one, two_ = again.hear(""), again.hear(following)
    assert one[0].startswith("1") and two_[0].startswith("2")
    assert again.hear(before) == one
    assert re.search(r"\d", " ".join(again.hear(state)))
    assert again.hear("3")[0].startswith("3")
    assert again.room.at == 3
    for wrong in ("0", "9999"):
        again.hear(wrong)
        assert again.room.at == 3
    last = again.hear("fin" if language == "fr" else "end")
    assert again.room.at == len(again.room.steps)
    assert str(max(conversation.table.rules.scores(conversation.state))) in " ".join(last)
    assert again.hear("")[-1] == again.room.asked()[-1]


def test_a_replay_changes_nothing_on_disk():
    conversation = finished()
    before = conversation.journal[:]
    conversation.all("revoir", "revoir 1", "", "", "p", "u", "abandonner", "oui", "accueil")
    assert conversation.world.journals.files[0].lines == before


def test_in_a_replay_nobody_is_called_by_a_pronoun_as_a_name():
    conversation = finished()
    heard = " ".join(
        [
            *conversation.hear("revoir"),
            *conversation.hear("revoir 1"),
            *conversation.hear(""),
            *conversation.hear("état"),
        ]
    )
    assert not re.search(r"\bVous (?:pioche|commence|emporte)\b|de Vous\b|chez Vous\b", heard)


def test_the_number_of_moves_is_the_same_in_the_list_and_when_opened():
    conversation = finished()
    listed = re.findall(r"(\d+) coups", " ".join(conversation.hear("revoir")))
    opened = re.findall(r"(\d+) coups", " ".join(conversation.hear("revoir 1")))
    assert not listed or listed == opened
