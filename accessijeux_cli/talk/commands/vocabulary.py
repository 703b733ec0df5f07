"""Vocabulary: the words that work in every game, as data, with what help says of each."""

from dataclasses import dataclass, field

from accessijeux_cli.words.tongue import mark


@dataclass(frozen=True, slots=True)
class Word:
    """One command: its name, what is typed, what it does, what fills its free places in an example."""

    name: str
    typed: str
    does: str
    facts: dict[str, str] = field(default_factory=dict)


# Each entry: name, typed forms (whole ones; after ";" short ones), what help says after the word, what fills its places in an example.
WORDS = (
    # Translators: typed forms: what can be done now; then its help
    Word("choices", mark("choices | options | whose turn | what can i do"), mark("what can be done now")),
    # Translators: typed forms; then help
    Word("help", mark("help ; h"), mark("the words of this place")),
    # Translators: typed forms: help about one word {words}; then help, and a word for an example
    Word("help_word", mark("help {words} ; h {words}"), mark("what one word does"), {"words": mark("undo")}),
    # Translators: typed forms; then help
    Word("guide", mark("help guide | guide | user guide ; h guide"), mark("the headings of the guide to this program")),
    # Translators: typed forms: one section by number; then help
    Word("guide_nth", mark("help guide {n} | guide {n} ; h guide {n}"), mark("one section of the guide")),
    # Translators: typed forms: look for {words} in the guide; then help, and a word for an example
    Word("guide_find", mark("guide {words}"), mark("what the guide says about a word"), {"words": mark("braille")}),
    # Translators: typed forms; then help
    Word("repeat", mark("repeat | again | what ; r"), mark("the last answer again")),
    # Translators: typed forms: the {n}-th answer from the end; then help
    Word("repeat_nth", mark("repeat {n} ; r {n}"), mark("an older answer, by number")),
    # Translators: typed forms; then help
    Word("news", mark("news | since | since my turn ; n"), mark("what happened since your last turn")),
    # Translators: typed forms; then help
    Word("status", mark("status | situation ; s"), mark("where things stand")),
    # Translators: typed forms; then help
    Word("mine", mark("mine | my ; m"), mark("what is yours")),
    # Translators: typed forms; then help
    Word("history", mark("history ; hi"), mark("the last answers, numbered")),
    # Translators: typed forms; then help
    Word("score", mark("score | scores | points ; sc"), mark("the points and their reasons")),
    # Translators: typed forms: may I do what {words} says; then help
    Word("may", mark("what if {words} | can i {words} | may i {words}"), mark("whether a move is allowed, and its effect")),
    # Translators: typed forms; then help
    Word("advice", mark("advice | hint | help me ; ad"), mark("a good move, and why")),
    # Translators: typed forms; then help
    Word("why", mark("why ; w"), mark("why the last refusal, score or move of a bot")),
    # Translators: typed forms; then help
    Word("rules", mark("rules ; ru"), mark("the headings of the rules")),
    # Translators: typed forms: one section by number; then help
    Word("rules_nth", mark("rules {n} | rule {n} ; ru {n}"), mark("one section of the rules")),
    # Translators: typed forms: look for {words} in the rules; then help, and a word for an example
    Word("rules_find", mark("rules {words} ; ru {words}"), mark("what the rules say about a word"), {"words": mark("points")}),
    # Translators: typed forms; then help
    Word("learn", mark("learn | lesson | tutorial ; le"), mark("learn the game step by step")),
    # Translators: typed forms; then help
    Word("undo", mark("undo | take back ; u"), mark("take back what was typed last")),
    # Translators: typed forms: take back the last {n} typed lines; then help
    Word("undo_n", mark("undo {n} ; u {n}"), mark("take back several lines")),
    # Translators: typed forms: correct an older line, at a physical table; then help
    Word("fix", mark("fix | correct"), mark("the last lines, to correct one")),
    # Translators: typed forms: hear line {n}, to correct it, at a physical table; then help
    Word("fix_n", mark("fix {n} | correct {n}"), mark("one of the last lines, to correct it")),
    # Translators: typed forms: replace line {n} by {words}, at a physical table; then help
    Word("fix_nth", mark("fix {n} {words} | correct {n} {words}"), mark("replace one of the last lines")),
    # Translators: typed forms: make the program agree with the table; then help
    Word("recap", mark("set everything | set"), mark("tell anew how the whole table lies")),
    # Translators: typed forms; then help
    Word("spell", mark("spell ; sp"), mark("the last word, letter by letter")),
    # Translators: typed forms: spell the word {words}; then help
    Word("spell_word", mark("spell {words} ; sp {words}"), mark("a word, letter by letter")),
    # Translators: typed forms: go on reading a long answer; then help
    Word("more", mark("more | next"), mark("what follows a long answer")),
    # Translators: typed forms: short answers; then help
    Word("brief", mark("brief"), mark("short answers")),
    # Translators: typed forms: usual answers; then help
    Word("normal", mark("normal"), mark("usual answers")),
    # Translators: typed forms: long answers; then help
    Word("full", mark("full | detailed"), mark("long answers, the table before each turn")),
    # Translators: typed forms: how the others' moves are told; then help
    Word("opponents", mark("opponents"), mark("how the others' moves are told")),
    # Translators: typed forms: tell the others' moves whole; then help
    Word("opponents_whole", mark("opponents whole"), mark("tell every move of the others")),
    # Translators: typed forms: tell the others' moves a few at a time; then help
    Word("opponents_parts", mark("opponents in parts | opponents parts"), mark("tell the others' moves a few at a time")),
    # Translators: typed forms: tell the others' moves in short; then help
    Word("opponents_summary", mark("opponents in short | opponents short"), mark("sum up the others' moves")),
    # Translators: typed forms; then help
    Word("language", mark("language"), mark("change the language")),
    # Translators: typed forms: speak English from now on; then help
    Word("english", mark("english | anglais"), mark("English from now on")),
    # Translators: typed forms: speak French from now on; then help
    Word("french", mark("french | français | francais"), mark("French from now on")),
    # Translators: typed forms: the program's own voice; then help
    Word("speech", mark("speech"), mark("the program's own voice")),
    # Translators: typed forms: only the terminal, read by the screen reader; then help
    Word("speech_terminal", mark("speech terminal | speech off"), mark("only the terminal, which your reader reads")),
    # Translators: typed forms: the program's own voice instead of the terminal; then help
    Word("speech_direct", mark("speech direct | speech on"), mark("the program speaks by itself")),
    # Translators: typed forms: the program's own voice and the terminal; then help
    Word("speech_both", mark("speech both"), mark("both, for those who look on")),
    # Translators: typed forms: stop the program's own voice; then help
    Word("hush", mark("hush"), mark("stop the program's own voice")),
    # Translators: typed forms; then help
    Word("sounds", mark("sounds"), mark("sound cues")),
    # Translators: typed forms: hear as sounds too what happens; then help
    Word("sounds_on", mark("sounds yes | sounds on"), mark("sounds beside the words")),
    # Translators: typed forms: words alone; then help
    Word("sounds_off", mark("sounds no | sounds off"), mark("words alone")),
    # Translators: typed forms; then help
    Word("braille", mark("braille"), mark("short lines for a braille display")),
    # Translators: typed forms: lines of {n} cells; then help
    Word("braille_n", mark("braille {n}"), mark("lines of 14, 20, 32 or 40 cells"), {"n": "20"}),
    # Translators: typed forms: no braille lines any more; then help
    Word("braille_off", mark("braille off"), mark("whole lines again")),
    # Translators: typed forms; then help
    Word("clear", mark("clear"), mark("clear the screen")),
    # Translators: typed forms; then help
    Word("curtain", mark("curtain"), mark("whether turns are hidden from the others at the keyboard")),
    # Translators: typed forms: hide each turn from the others at the keyboard; then help
    Word("curtain_on", mark("curtain yes | curtain on"), mark("hide each turn from the others at the keyboard")),
    # Translators: typed forms: do not hide turns; then help
    Word("curtain_off", mark("curtain no | curtain off"), mark("no curtain between turns")),
    # Translators: typed forms; then help
    Word("save", mark("save"), mark("games are always kept")),
    # Translators: typed forms; then help
    Word("resume", mark("resume"), mark("the games not finished")),
    # Translators: typed forms: the {n}-th game of the list; then help
    Word("resume_nth", mark("resume {n}"), mark("go on with one of them")),
    # Translators: typed forms; then help
    Word("replay", mark("replay"), mark("the games that can be listened to again")),
    # Translators: typed forms: the {n}-th game of the list; then help
    Word("replay_nth", mark("replay {n}"), mark("listen to one of them again")),
    # Translators: typed forms; then help
    Word("rematch", mark("rematch | play again"), mark("the same game anew")),
    # Translators: typed forms; then help
    Word("export", mark("export"), mark("this game in words, in a file")),
    # Translators: typed forms: a file for the developers; then help
    Word("report", mark("report | report a problem | bug"), mark("a file to send when something is wrong or not heard well")),
    # Translators: typed forms; then help
    Word("share", mark("share"), mark("one line to send to friends")),
    # Translators: typed forms; then help
    Word("deal", mark("deal | seed"), mark("the number of this deal")),
    # Translators: typed forms: play the deal with number {n}; then help
    Word("deal_n", mark("deal {n} | seed {n}"), mark("play the deal with that number")),
    # Translators: typed forms; then help
    Word("daily", mark("daily | challenge"), mark("the deal of the day, the same for all")),
    # Translators: typed forms; then help
    Word("records", mark("records | statistics"), mark("your best games and means")),
    # Translators: typed forms; then help
    Word("demo", mark("demo | demonstration"), mark("three minutes of a game, by Enter")),
    # Translators: typed forms; then help
    Word("sources", mark("sources"), mark("what is ours and not the publisher's")),
    # Translators: typed forms: give the game up; then help
    Word("resign", mark("resign"), mark("give the game up")),
    # Translators: typed forms; then help
    Word("home", mark("home | menu"), mark("back to the list of games; the game is kept")),
    # Translators: typed forms; then help
    Word("quit", mark("quit | bye | exit ; q"), mark("leave; the game is kept")),
)

TITLED = (
    # Translators: typed forms: the word, then a game's title; then help
    Word("play_of", mark("play {game}"), mark("play that game")),
    # Translators: typed forms: follow that game at a physical table; then help
    Word("table_of", mark("table {game} | follow {game}"), mark("follow that game with the real box")),
    # Translators: typed forms: learn that game; then help
    Word("learn_of", mark("learn {game}"), mark("learn that game step by step")),
    # Translators: typed forms: the demonstration of that game; then help
    Word("demo_of", mark("demo {game}"), mark("three minutes of that game, by Enter")),
    # Translators: typed forms: the deal of the day of that game; then help
    Word("daily_of", mark("daily {game} | challenge {game}"), mark("the deal of the day of that game")),
    # Translators: typed forms: the rules of that game; then help
    Word("rules_of", mark("rules {game}"), mark("the headings of that game's rules")),
    # Translators: typed forms: what is not the publisher's in that game; then help
    Word("sources_of", mark("sources {game}"), mark("what is ours in that game and not the publisher's")),
)
"""The words that go before the title of a game."""

CONFIRM = ("quit", "resign", "undo", "export", "report", "recap")
"""Words that are never suggested in place of something else."""
WITH_A_MOVE = ("may", "fix_nth")
"""Words that a move follows, as it is typed."""
OF_A_TABLE = ("fix", "fix_n", "fix_nth", "recap")
"""Words that mean something only at a physical table."""
LEAVING = ("home", "rematch", "resume", "replay", "deal", "daily", "demo", "learn", *(word.name for word in TITLED))
"""Words that leave the game under way: there a yes to their suggestion is not enough."""

# Translators: typed forms for yes, as an answer
YES = mark("yes ; y")
# Translators: typed forms for no, as an answer
NO = mark("no ; n")
# Translators: typed forms: nothing lies there, as an answer while catching up with a real game
NOTHING = mark("empty | none | nothing")
