"""The faults: each is a line of the program, found by its text wherever it stands, and the same line made wrong.

`old` must stand exactly once in the package: several lines where one is not enough. `tests` is what should catch it, as pytest is
given it; only a fault that these let pass is then tried on everything.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """A fault: its name, the code as it is and made wrong, the tests that should catch it."""

    name: str
    old: str
    new: str
    tests: str


def rule_tests(game):
    return f"tests/games/test_{game}_rules.py"


def contract(game):
    return f"tests/test_every_game.py -k {game}"


EDITOR = "tests/doors/test_quiet_editor.py"
PLAIN = "tests/doors/test_plain_reading.py"
VOICE = "tests/doors/test_direct_voice.py tests/doors/test_speakers.py"
FILES = "tests/doors/test_settings_and_journals.py"
BYTES = "tests/doors/test_byte_rules.py"
TERMINAL = f"{BYTES} -k 'every_answer and xterm and symphonimo'"
SESSION = "tests/talk"
TAKING_BACK = "tests/test_taking_back.py"
PAGES = f"{SESSION} -k 'page or pages or heading or repeat or again or long or waits'"
JOURNAL = "tests/test_journal.py"
TABLE = "tests/test_table.py"
TEXT = "tests/test_text.py"
WORDS = "tests/test_phrases.py"
SYMPHONIMO, SYMBIOSE, GUERRE = map(rule_tests, ("symphonimo", "symbiose", "guerre_des_sons"))
SECRETS = "tests/games/test_guerre_secrets.py tests/test_curtain.py"
TRANSCRIPTS = "tests/test_transcripts.py"

BYTES_FAULTS = [
    Fault("a no-break space in each line", 'whole = gap + "".join(line + "\\n" for line in lines) + prompt',
          'whole = gap + "".join(line.replace(" ", "\\u00a0", 1) + "\\n" for line in lines) + prompt', TERMINAL),
    Fault("an answer in two writes", 'whole = gap + "".join(line + "\\n" for line in lines) + prompt',
          'self.write(gap + "".join(line + "\\n" for line in lines)); whole = prompt', TERMINAL),
    Fault("a bell before the prompt", 'whole = gap + "".join(line + "\\n" for line in lines) + prompt',
          'whole = gap + "".join(line + "\\n" for line in lines) + "\\a" + prompt', TERMINAL),
    Fault("an empty line before each answer", 'gap = self._gap if lines else ""', 'gap = "\\n"', TERMINAL),
    Fault("an empty line after the first", 'whole = gap + "".join(line + "\\n" for line in lines) + prompt',
          'whole = gap + "\\n".join(line + "\\n" for line in lines) + prompt', "tests/screen_readers/test_conversations.py -k 'voiceover-symphonimo or voiceover-symbiose'"),
    Fault("lines as wide as the window", "WIDEST = 79", "WIDEST = 200", f"{BYTES} -k 'every_answer and 132'"),
    Fault("every line a column too wide", "if lines and cells(lines[-1]) + 1 + cells(word) <= width:", "if lines and cells(lines[-1]) + cells(word) <= width:", TEXT),
    Fault("controls and double spaces stay", 'return " ".join("".join(map(_clean, text)).split())', 'return "".join(map(_clean, text))', "tests/doors/test_speakers.py"),
    Fault("nobody reads any more: an exception", "            self.closed, self.lost = True, _loss(error)\n            _drain(self._stream)", "            raise", BYTES + " -k nobody_reads"),
    Fault("the curtain leaves the scrollback", 'CLEAR = "\\x1b[2J\\x1b[3J\\x1b[H"', 'CLEAR = "\\x1b[2J\\x1b[H"', EDITOR),
    Fault("the curtain and its line at once", "            time.sleep(EMPTY)\n", "", "tests/screen_readers/test_curtain.py -k differ"),
    Fault("something comes after ten idle seconds", "                if self._strokes:\n                    return\n                await arrived.wait()",
          "                if self._strokes:\n                    return\n                try:\n                    await asyncio.wait_for(arrived.wait(), 10)\n"
          "                except TimeoutError:\n                    self._terminal.write('.')\n                    await arrived.wait()", f"{BYTES} -k however_long"),
    Fault("escapes for a dumb terminal", 'return term in ("dumb", "unknown") or', 'return term in ("unknown",) or', f"tests/doors/test_speakers.py {PLAIN}"),
    Fault("typographic signs lost in ASCII", "(character, character.translate(SPELLED), bare.translate(SPELLED))", "(character, bare)", "tests/doors/test_speakers.py"),
    Fault("a sign begins a line", "        if word in SIGNS and words:", "        if False:", f"tests/doors/test_speakers.py {TEXT}"),
]  # fmt: skip

EDITOR_FAULTS = [
    Fault("the cursor stops inside an accent", "while 0 < cursor < len(self.text) and cells(self.text[cursor]) == 0:", "while False:", "tests/doors/test_input_line.py " + EDITOR),
    Fault("Backspace leaves the cursor", "text=self.text[:start] + self.text[end:], cursor=start)", "text=self.text[:start] + self.text[end:], cursor=min(self.cursor, len(self.text) - 1))", EDITOR),
    Fault("the draft is lost at Up and Down", "kept = self.kept if self.back else self.text", "kept = self.text", EDITOR),
    Fault("nothing is erased", 'erased = "" if new[-1] >= old[-1] else', 'erased = "" if True else', EDITOR),
    Fault("Up gives another person's lines", "history = [] if session.listener is None else self._histories.setdefault(session.listener, [])", 'history = self._histories.setdefault("", [])', EDITOR),
    Fault("a whole word at Tab is silence", "if len(found) != 1 or found[0] == self.draft.before:", "if len(found) != 1:", EDITOR),
    Fault("what is typed ahead is lost", "        self._runner.run(self._type(line))", "        self._strokes.clear()\n        self._runner.run(self._type(line))", f"{BYTES} -k ahead"),
    Fault("Ctrl+C leaves", '"c-c": KeyboardInterrupt', '"c-c": EOFError', EDITOR),
    Fault("CR LF is two Enters", '(previous, name) != ("c-m", "c-j")', "True", EDITOR),
    Fault("Alt and a letter types it", 'sign = ESCAPE if name == "escape" and len(press.data) < 2 else press.data', 'sign = press.data if name != "escape" else ""', EDITOR),
    Fault("a narrower window is not noticed", "if columns != before and cells(self._shown.text) >= min(columns, before):", "if False:", EDITOR),
    Fault("a key waits for what is loaded", "        if lines.waiting():\n            return", "        pass", EDITOR),
    Fault("Home goes one too far", '"home": lambda draft: replace(draft, cursor=0),', '"home": lambda draft: replace(draft, cursor=min(1, len(draft.text))),', EDITOR),
    Fault("an exception ends the program", "        return trouble(exception)", "        raise", EDITOR),
    Fault("being told to end is a success", "raise Ended(128 + number)", "raise Ended(0)", EDITOR),
    Fault("a line from a pipe is not repeated", '            self._terminal.write(clean(line) + "\\n")', "            pass", PLAIN),
]  # fmt: skip

PAGE_FAULTS = [
    Fault("answers of 25 lines", "MOST_LINES = 20", "MOST_LINES = 25", TEXT),
    Fault("what is asked is not kept whole", "tail = asked if asked and sentences[-len(asked) :] == asked and height(asked, width) <= MOST_LINES else []", "tail = []", "tests/test_pages.py"),
    Fault("the third time as the second", "    if first == shown:", "    if False:", "tests/test_pages.py"),
    Fault("the rest is lost at a question", "self.dropped = {self.owner: self.waiting} if self.waiting else {}", "self.dropped = {}", "tests/test_pages.py"),
    Fault("a heading ends a page", 'return [page.pop()] if len(page) > 1 and page[-1].endswith(":") else []', "return []", PAGES),
    Fault("a repeated answer is not marked", "marked = again(page, self.say, self.shown) if same and page else page", "marked = page", PAGES),
]  # fmt: skip

BRAILLE_AND_SPEECH_FAULTS = [
    Fault("a braille piece one cell too long", "wrapped(sentence, cells - MARGIN)", "wrapped(sentence, cells - MARGIN + 1)", f"{BYTES} -k 'every_answer and xterm'"),
    Fault("a braille piece without its space", 'f"{self.pieces.pop(0)} " if self.pieces', "self.pieces.pop(0) if self.pieces", "tests/test_pages.py"),
    Fault("a braille piece is left out", "self.pieces = [piece for sentence in sentences for piece in wrapped(sentence, cells - MARGIN)]",
          "self.pieces = [piece for sentence in sentences for piece in wrapped(sentence, cells - MARGIN)][:5]", "tests/test_pages.py"),
    Fault("the voice is not cut", "            output.silence()\n            output.speak(text)", "            output.speak(text)", VOICE),
    Fault("the voice keeps its language", 'if client is not None and language != self._language and hasattr(client, "set_language"):', "if False:", f"{VOICE} tests/screen_readers/test_direct_voice.py"),
    Fault("a lost voice is kept", '        self._direct = self._direct if gone else None\n        self.mode = "terminal"', "        pass", VOICE),
    Fault("the direct voice prints too", "            self.terminal.say([], prompt, before)", "            self.terminal.say(utterances, prompt, before)", VOICE),
    Fault("a frozen voice has spoken", '            return "frozen"', '            return ""', VOICE),
    Fault("a switch to an unknown voice", '            return "unknown"\n        reason', '            return ""\n        reason', VOICE),
]  # fmt: skip

DISK_FAULTS = [
    Fault("a move is told before it is kept", "return self._utter(text, [*self._keep(), *sentences])", "return self._utter(text, sentences)", f"{SESSION} tests/test_crash.py"),
    Fault("no fsync of the journal", "            rest = rest[os.write(file, rest) :]\n        os.fsync(file)", "            rest = rest[os.write(file, rest) :]", f"{FILES} tests/test_crash.py"),
    Fault("no fsync of the settings", "            file.flush()\n            os.fsync(file.fileno())", "            file.flush()", FILES),
    Fault("a cut line stays in the middle", "        os.ftruncate(file, len(data) - len(tail))", "        pass", f"{FILES} tests/test_crash.py"),
    Fault("two programs write one game", "            if self._length not in (None, os.fstat(file).st_size):", "            if False:", FILES),
    Fault("a damaged line is passed over", '            return lines, ("damaged", number)', "            continue", f"{FILES} {SESSION}"),
    Fault("half a write stays", "        os.ftruncate(file, length)\n        raise", "        raise", FILES),
    Fault("a game put aside stays", '        if self.path is not None:\n            _put_aside(self.path)', "        pass", f"{FILES} {SESSION}"),
    Fault("an illegal move in a file is an unreadable one", '        raise Unreadable(0, "illegal")', '        raise Unreadable(0, "action")', JOURNAL),
    Fault("who begins is kept from 0", '"first": setup.first + 1,', '"first": max(1, setup.first),', JOURNAL),
    Fault("without help is forgotten", 'unaided=line.get("unaided", False),', "unaided=False,", JOURNAL),
    Fault("true is a number in a file", "if inner else type(value) is declared", "if inner else isinstance(value, declared)", JOURNAL),
    Fault("giving up is not on disk", '        line["resigned"] = table.resigned + 1', "        pass", JOURNAL),
    Fault("a setting of another kind is used", "return value if default is None or type(value) is type(default) else default", "return value", FILES),
    Fault("the oldest game first", "sorted(dated, reverse=True)", "sorted(dated)", f"{FILES} {SESSION}"),
]  # fmt: skip

UNDO_AND_CHANCE_FAULTS = [
    Fault("undo forgets the draws", "            self.chances -= sum(move.seat == DECK for move in self.moves[-moves:])", "            pass", TABLE),
    Fault("undo leaves the state", "            self.state = self._before[-moves]", "            self.state = self._before[-1]", TABLE),
    Fault("a state before a move is not a copy", "return self.rules.copy(self._before[move] if move < len(self._before) else self.state)", "return self._before[move] if move < len(self._before) else self.state", f"{SESSION} -k correct"),
    Fault("giving up is not taken back", "        self.resigned = None\n        if moves:", "        if moves:", TABLE),
    Fault("a card of the day is taken back", 'if seen and records.is_daily(journal.head(room.setup), room.setup.game):', "if False:", TAKING_BACK),
    Fault("a seen card is taken back alone", "if seen and len(room.setup.humans) > 1 and not room.setup.dictated:", "if False:", f"{SESSION} -k undo"),
    Fault("another's line is taken back alone", "if room.veiled and room.you is not None and chooser not in (DECK, room.you):", "if False:", f"{SESSION} -k curtain"),
    Fault("undo tells another's secret", "    if did_untold(room.table, mark, room.you):", "if False:", "tests/games/test_symbiose_table.py"),
    Fault("every draw is the first", 'blake2b(b"%d %d" % (seed, count)', 'blake2b(b"%d %d" % (seed, 0)', TABLE),
    Fault("weights are not counted", '.digest(), "big") % total', '.digest(), "big") % len(outcomes)', TABLE),
    Fault("a line is tried on the game itself", "        state = self.rules.copy(self.state if start is None else start)", "        state = self.state if start is None else start", TABLE),
    Fault("the worst of what was imagined", "alive = sorted(alive, key=lambda arm: arm.mean, reverse=True)", "alive = sorted(alive, key=lambda arm: arm.mean)", "tests/games/test_symphonimo_bots.py"),
    Fault("each imagined game its own luck", "            if index == len(thrown):\n                thrown.append(throw())\n            yield thrown[index]", "            yield throw()", "tests/games/test_symphonimo_bots.py tests/test_simulation.py"),
]  # fmt: skip

SYMPHONIMO_FAULTS = [
    Fault("symphonimo: a quartet is 4 points", "return orchestra.count(1) + 5 * orchestra.count(4)", "return orchestra.count(1) + 4 * orchestra.count(4)", SYMPHONIMO),
    Fault("symphonimo: quartets decide no tie", "results = [(points(orchestra), quartets(orchestra)) for", "results = [(points(orchestra),) for", SYMPHONIMO),
    Fault("symphonimo: a fifth musician", "return None if len(state.rows[conductor - 1]) < MOST_UNDER_A_CONDUCTOR else FULL[conductor]", "return None", SYMPHONIMO),
    Fault("symphonimo: drawing when all is full", "        if holder is None and len(row) < MOST_UNDER_A_CONDUCTOR:\n            return None", "        if holder is None:\n            return None", SYMPHONIMO),
    Fault("symphonimo: the wrong note is dealt", "state.deck = sum(state.unseen) - state.aside", "state.deck = sum(state.unseen)", SYMPHONIMO),
    Fault("symphonimo: the end in another order", "state.playing = _after(playing, state.turn)", "state.playing = playing", SYMPHONIMO),
    Fault("symphonimo: after a take the first in the circle", "        state.turn = after[0]", "        state.turn = playing[0]", SYMPHONIMO),
    Fault("symphonimo: an empty conductor is taken", "return None if state.rows[conductor - 1] else EMPTY[conductor]", "return None", SYMPHONIMO),
    Fault("symphonimo: a repair forgets what lies there", "if new.count(card) > state.unseen[card] + old.count(card):", "if new.count(card) > state.unseen[card]:", SYMPHONIMO),
    Fault("symphonimo: holders keep their conductors", "        state.holders = [None] * state.seats\n        state.round += 1", "        state.round += 1", SYMPHONIMO),
    Fault("symphonimo: a copy shares its rows", "    twin.rows = [row[:] for row in state.rows]", "    twin.rows = state.rows[:]", contract("symphonimo")),
    Fault("symphonimo: a card is not seen", "    state.unseen[card] -= 1\n    state.deck -= 1", "    state.deck -= 1", contract("symphonimo")),
]  # fmt: skip

SYMBIOSE_FAULTS = [
    Fault("symbiose: a partner is the next one", "        return (seat + 2) % 4, seat, (seat + 2) % 4", "        return (seat + 1) % 4, seat, (seat + 1) % 4", SYMBIOSE),
    Fault("symbiose: left is right", "return circle[(seat + 1) % len(circle)], seat, circle[seat - 1]", "return circle[seat - 1], seat, circle[(seat + 1) % len(circle)]", SYMBIOSE),
    Fault("symbiose: points are added", "return Counted(slot, card, owner, how_many, POINTS[card] * how_many)", "return Counted(slot, card, owner, how_many, POINTS[card] + how_many)", SYMBIOSE),
    Fault("symbiose: what others chose is seen", "slot if other == seat or not slot else SOMETHING", "slot", f"{SYMBIOSE} {contract('symbiose')}"),
    Fault("symbiose: the river stays hidden at the end", "state.waiting = tuple((RIVER, slot) for slot, card in enumerate(state.river, 1) if not card)", "state.waiting = ()", SYMBIOSE),
    Fault("symbiose: partners win apart", "sums = [sum(points[other] for other in team_of(state.mode, state.seats, seat)) for", "sums = [points[seat] for", SYMBIOSE),
    Fault("symbiose: nothing is turned up", "    state.phase = TURN_UP if given else PASS", "    state.phase = PASS", SYMBIOSE),
    Fault("symbiose: a card seen is shown again", "    cards_of(state, owner)[slot - 1] = card\n    state.unseen.remove(card)", "    cards_of(state, owner)[slot - 1] = card", contract("symbiose")),
    Fault("symbiose: a slot face up is turned up", "return FaceUp(action.slot, card) if card else None", "return None", SYMBIOSE),
    Fault("symbiose: the river counts for nobody", "circle = (*range(seats), RIVER) if mode == DUEL else tuple(range(seats))", "circle = tuple(range(seats))", SYMBIOSE),
]  # fmt: skip

GUERRE_FAULTS = [
    Fault("guerre: the highest always wins", "best = (min if state.lowest else max)(values.values())", "best = max(values.values())", GUERRE),
    Fault("guerre: laid clockwise", "    order = [(state.attacker - step) % state.seats for step in range(1, state.seats + 1)]\n    return", "    order = [(state.attacker + step) % state.seats for step in range(1, state.seats + 1)]\n    return", GUERRE),
    Fault("guerre: the winner attacks the next round", "_begin_round(state, (winner + 1) % state.seats)", "_begin_round(state, winner)", GUERRE),
    Fault("guerre: the mystery card again and again", "return without[0] if len(without) == 1 and state.mystery else None", "return without[0] if len(without) == 1 else None", GUERRE),
    Fault("guerre: other hands are seen", "return other != seat and state.hands[other] > 0 and not state.known[other]", "return False", SECRETS),
    Fault("guerre: a card drawn is told to all", "return [Drawn(seat, action.card, _name(state, action.card), seat)]", "return [Drawn(seat, action.card, _name(state, action.card), None)]", SECRETS),
    Fault("guerre: all decks have one order", "for step in (1, 5, 13, 29))", "for step in (1, 1, 1, 1))", f"{GUERRE} {SECRETS}"),
    Fault("guerre: silence cancels nothing", "    cancelled, state.pending = state.pending, ()", "    cancelled = state.pending", GUERRE),
    Fault("guerre: a silenced power is declared still", "    state.declared = tuple(each for each in state.declared if each[0] not in gone)\n", "", GUERRE),
    Fault("guerre: mute does nothing", "    state.lowest = not state.lowest", "    pass", GUERRE),
    Fault("guerre: echo loses its first card", "        state.shown[seat] = (card,)\n        state.under[seat] = (*state.under[seat], first)", "        state.shown[seat] = (card,)", f"{GUERRE} {contract('guerre')}"),
    Fault("guerre: the winner calls back", "if power == RESONANCE and seat != winner:", "if power == RESONANCE:", GUERRE),
    Fault("guerre: a power twice", "    state.spent[seat] = True\n    state.declared = (*state.declared, (seat, state.powers", "    state.declared = (*state.declared, (seat, state.powers", GUERRE),
    Fault("guerre: no help in a battle of two", "    if state.seats == 2:\n        events += _mystery", "    if state.seats == 5:\n        events += _mystery", GUERRE),
    Fault("guerre: another attacker after a tie", "return [over, *_begin_round(state, state.starter)]", "return [over, *_begin_round(state, (state.starter + 1) % state.seats)]", GUERRE),
    Fault("guerre: an attacker uses a power", "if power is None or state.spent[seat] or seat == state.attacker:", "if power is None or state.spent[seat]:", GUERRE),
    Fault("guerre: the first loser attacks", "    state.won[seat] += cards\n    state.attacker = seat", "    state.won[seat] += cards", GUERRE),
]  # fmt: skip

SECRET_FAULTS = [
    Fault("events for one are heard by all", "return [event for event in events if not isinstance(event, Private) or event.only in (None, seat)]", "return list(events)", SECRETS),
    Fault("the history behind a closed curtain", "        return None if self.closed else self.game.listener", "        return self.game.listener", SECRETS),
    Fault("the curtain does not clear", "        self.closed = True\n        self.session.curtained = True", "        self.closed = True", SECRETS),
    Fault("no warning where nothing can be cleared", "        if self.session.doors.clears() or self.game.warned:", "        if True:", f"{SESSION} -k curtain"),
]  # fmt: skip

WORD_FAULTS = [
    Fault("a short form without its small words", "    return first != folded.split()[0] and first.isalpha() and len(first) < 3", "    return False", WORDS),
    Fault("a minus sign is not heard", 're.sub(r"(?<![a-z0-9])-(?=\\d)", " minus ", text)', 're.sub(r"(?<![a-z0-9])-(?=\\d)", " ", text)', WORDS),
    Fault("a Mac's 6 and 8 exchanged", '"123456789068"', '"123456789086"', WORDS),
    Fault("names lose their accents", "return [_as_typed(heard, text) for heard in found]", "return found", WORDS),
    Fault("a number word is no number", "text = number_word.sub(lambda word: digits[word[0]], strip(text))", "text = strip(text)", WORDS),
    Fault("completion by the middle of a word", "if strip(form).startswith(start)} - {\"\"})", "if start in strip(form)} - {\"\"})", WORDS),
    Fault("a nearest word with other numbers", 'forms = {key: form for key, form in forms.items() if set(re.findall(r"\\d+", key)) <= numbers}', "", WORDS),
    Fault("a decimal is cut", 'return float(f"{whole}.{decimals[0]}") if decimals else int(whole)', "return int(whole)", WORDS),
    Fault("the lower level does not win", "    best = min(level for level, _ in hits)", "    best = max(level for level, _ in hits)", WORDS),
    Fault("an 18", "'an' if self in (8, 11, 18) or", "'an' if self in (8, 11) or", WORDS),
    Fault("quatre-vingt-onze is not understood", '"fr": ("soixante", "quatre vingt"), "en": ()', '"fr": ("soixante",), "en": ()', WORDS),
    Fault("de Hugo", 'return letters[:1] in "aeiouh" or', 'return letters[:1] in "aeiou" or', WORDS),
    Fault("always the plural", "ngettext(one, several, count)", "ngettext(one, several, 2)", TRANSCRIPTS),
    Fault("1 or 2 is 1 and 2", 'return self._chain(items, "{items} or {last}")', 'return self._chain(items, "{items} and {last}")', WORDS),
    Fault("a list of two without its joint", "return self(joint, items=self.comma(first), last=last) if first else last", "return self.comma([*first, last])", WORDS),
    Fault("a game's catalog alone", "    own.add_fallback(common)\n", "", TRANSCRIPTS),
    Fault("a newer catalog is not read", "if source.exists() and (not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime):", "if False:", "tests/test_locales.py"),
    Fault("no is yes for an option", '    if text.lower() in ("false", "no", "non", "0"):\n        return False', '    if text.lower() in ("false", "no", "non", "0"):\n        return True', "tests/test_commandline.py"),
    Fault("a capital is kept after a colon", "    return sentence[:1].lower() + sentence[1:]", "    return sentence", WORDS),
]  # fmt: skip

FAULTS = (
    *SYMPHONIMO_FAULTS, *SYMBIOSE_FAULTS, *GUERRE_FAULTS, *DISK_FAULTS, *UNDO_AND_CHANCE_FAULTS, *SECRET_FAULTS, *WORD_FAULTS,
    *BRAILLE_AND_SPEECH_FAULTS, *PAGE_FAULTS, *EDITOR_FAULTS, *BYTES_FAULTS,
)  # fmt: skip
