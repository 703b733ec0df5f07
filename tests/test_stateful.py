"""Conversations nobody would think of: anything typed in any order, and after each line the disk says what the table says.

ACCESSIJEUX_EXAMPLES=2000 tries that many conversations instead of a few.
"""

import os

from conversation import Conversation, World
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from playouts import snapshot

from accessijeux_cli import games
from accessijeux_cli.play.game import DECK, legal
from accessijeux_cli.play.journal import replay
from accessijeux_cli.talk.rooms.playing import Playing
from accessijeux_cli.words.phrases import SLOT
from accessijeux_cli.words.tongue import LANGUAGES

EXAMPLES = int(os.environ.get("ACCESSIJEUX_EXAMPLES", "80"))
COMMANDS = {
    "fr": ["", "?", "annuler", "u 2", "annuler 3", "répète", "r 2", "historique", "n", "s", "m", "sc", "pourquoi", "règles", "règles 3",
           "aide", "aide mots", "suite", "épeler", "bref", "normal", "complet", "adversaires par parties", "adversaires en résumé",
           "adversaires en entier", "corriger", "corriger 1 7 2", "corriger 2 5 1", "corriger 3 9 9", "recaler", "recaler chef 1 : 7 8",
           "recaler chef 2", "enregistrer", "reprendre", "reprendre 2", "revoir", "revoir 1", "revanche", "exporter", "partager", "donne", "donne 12",
           "défi", "palmarès", "démo", "sources", "abandonner", "oui", "non", "accueil", "menu", "apprendre", "passer", "indice", "suivant", "table",
           "Symphonimo", "1", "2", "7", "7 2", "p", "e 1", "finir", "braille 20", "braille non", "fausse note", "sans aide", "hasard", "grand maestro"],
    "en": ["", "?", "undo", "undo 2", "repeat", "history", "news", "status", "mine", "score", "why", "rules", "help", "help words", "more", "fix",
           "fix 1 7 2", "set conductor 1 7 8", "resume", "replay", "replay 1", "rematch", "share", "deal 5", "daily", "demo", "resign", "yes", "no",
           "home", "learn", "skip", "next", "previous", "table", "1", "3", "7 2", "d", "t 1", "leave", "brief", "normal"],
}  # fmt: skip
NAMES = ["", "2", "3", "Léa, Tom", "Anne, facile", "moi", "easy, Zoé, easy", "Anne, Hugo, Yves, Zoé"]


class AConversation(RuleBasedStateMachine):
    """One listener and one disk."""

    @initialize(
        language=st.sampled_from(LANGUAGES), seed=st.integers(1, 99), table=st.booleans(), names=st.sampled_from(NAMES)
    )
    def begin(self, language, seed, table, names):
        self.world = World(seed)
        self.world.settings.values["bots"] = "casual"
        self.conversation = Conversation(language, world=self.world)
        self.answer(f"{'suivre' if table else ''} symphonimo".strip())
        self.answer(names)
        self.answer("")

    def answer(self, typed):
        if self.conversation.session.over:
            self.conversation = self.conversation.again()
        heard = self.conversation.hear(typed)
        told = heard or [self.conversation.session.prompt]
        assert told and all(sentence.strip() for sentence in told), typed
        assert len(" ".join(told)) >= 4
        assert self.conversation.session.prompt.strip()

    @rule(text=st.text(max_size=40))
    def anything(self, text):
        self.answer(text)

    @rule(text=st.text(alphabet="pe 1279?àé&\"'(cvsn:,.", max_size=8))
    def nearly_a_move(self, text):
        self.answer(text)

    @rule(data=st.data())
    def a_command(self, data):
        self.answer(data.draw(st.sampled_from(COMMANDS[self.conversation.session.language])))

    @rule(data=st.data())
    def a_word_of_the_place(self, data):
        whole = sorted(self.conversation.session.book().whole)
        typed = SLOT.sub(
            lambda slot: data.draw(st.sampled_from(["1", "2", "7", "3 4"])), data.draw(st.sampled_from(whole))
        )
        self.answer(typed)

    @rule(number=st.integers(0, 12), other=st.integers(0, 6), data=st.data())
    def a_move(self, number, other, data):
        table = getattr(self.conversation.room, "table", None)
        if table is None or table.over:
            self.answer(str(number))
            return
        seat = table.actors[0]
        actions = (
            [each for each, _ in table.rules.outcomes(table.state)]
            if seat == DECK
            else legal(table.rules, table.state, seat)
        )
        room = self.conversation.room
        if hasattr(room, "voice"):
            self.answer(room.voice.phrase(data.draw(st.sampled_from(list(actions))), room.say))
        else:
            self.answer(f"{number} {other}")

    @rule(language=st.sampled_from(["english", "français"]))
    def another_language(self, language):
        self.answer(language)
        assert (
            self.conversation.session.language == {"english": "en", "français": "fr"}[language]
            or self.conversation.session.question
        )

    @rule()
    def a_line_dropped(self):
        assert self.conversation.session.cancelled()

    @rule()
    def the_program_begins_again(self):
        """Killed and started anew: the games are found as they were."""
        self.conversation = self.conversation.again()
        assert len(self.conversation.begun) >= 2 or self.conversation.session.prompt != "? "
        self.answer("reprendre 1")

    @rule()
    def the_input_ends(self):
        assert self.conversation.session.left()
        self.conversation = self.conversation.again()

    @precondition(lambda self: hasattr(self, "conversation"))
    @invariant()
    def the_disk_says_what_the_tables_say(self):
        for room in self.conversation.session.rooms:
            file, table = room.kept_in, room.table
            if file is None or table is None:
                continue
            kept = replay(file.lines, games.game)
            assert kept.moves == table.moves and kept.resigned == table.resigned
            assert snapshot(kept.state) == snapshot(table.state)
            assert not isinstance(room, Playing) or room.sitting.pending == []

    @precondition(lambda self: hasattr(self, "conversation"))
    @invariant()
    def every_file_on_disk_replays(self):
        for file in self.world.journals.files:
            replay(file.lines, games.game)

    @precondition(lambda self: hasattr(self, "conversation"))
    @invariant()
    def somewhere_is_said_what_is_expected(self):
        session = self.conversation.session
        assert session.rooms and session.rooms[0].asked()
        assert len(session.replies) <= 202


AConversation.TestCase.settings = settings(
    max_examples=EXAMPLES,
    stateful_step_count=40,
    deadline=None,
    derandomize="ACCESSIJEUX_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
TestConversations = AConversation.TestCase
