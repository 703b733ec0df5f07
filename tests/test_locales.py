"""The catalogs: complete and fresh, the same facts in each language, a note for translators, French where it is French."""

import os
import re
from string import Formatter

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from linter import foreign_words

from accessijeux_cli.words import catalogs, tongue
from accessijeux_cli.words.tongue import LANGUAGES, Tongue, locales

DOMAINS = catalogs.domains()
every_catalog = pytest.mark.parametrize(
    "domain, language", [(domain, language) for domain in DOMAINS for language in LANGUAGES]
)


def path_of(domain, language):
    return locales() / language / "LC_MESSAGES" / f"{domain}.po"


def messages(domain, language):
    with path_of(domain, language).open("rb") as file:
        return [message for message in read_po(file) if message.id]


def pairs(message):
    """(msgid, msgstr) of each form of a message; in French both plurals stand for the English plural."""
    if isinstance(message.id, tuple):
        return list(zip((message.id[0], *message.id[1:]), message.string))
    return [(message.id, message.string)]


def facts(text):
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


@every_catalog
def test_a_catalog_is_what_the_code_asks_for(domain, language):
    fresh = catalogs.text_of(catalogs.catalog(domain, language, DOMAINS[domain]))
    assert path_of(domain, language).read_text(encoding="utf-8") == fresh, (
        "run: python -m accessijeux_cli.words.catalogs"
    )


def test_there_is_no_other_catalog():
    found = {(path.stem, path.parent.parent.name) for path in locales().rglob("*.po")}
    assert found == {(domain, language) for domain in DOMAINS for language in LANGUAGES}


@every_catalog
def test_every_message_is_translated(domain, language):
    missing = [message.id for message in messages(domain, language) if not all(text for _, text in pairs(message))]
    assert not missing
    assert len(messages(domain, language)) > 20
    assert not [message.id for message in messages(domain, language) if message.fuzzy]


@every_catalog
def test_every_message_has_a_note_for_translators(domain, language):
    assert not [message.id for message in messages(domain, language) if not " ".join(message.auto_comments).strip()]


@every_catalog
def test_the_same_facts_are_in_each_language(domain, language):
    for message in messages(domain, language):
        texts = [text for pair in pairs(message) for text in pair]
        for source, text in pairs(message):
            everywhere = set().union(*map(facts, message.id if isinstance(message.id, tuple) else (message.id,)))
            assert facts(text) <= everywhere | {"count"}, message.id
            if not is_typed(message):
                assert {name for name in facts(source) if name != "count"} <= facts(text) | only_worded(source, text), (
                    texts
                )


def only_worded(source, text):
    """What English needs and French may say otherwise: nothing so far."""
    return set()


def is_typed(message):
    """Whether a message lists what is typed: its facts are then places, each form with its own."""
    return "|" in str(message.id) or any("typed form" in note for note in message.auto_comments)


@every_catalog
def test_typed_forms_have_the_same_open_places(domain, language):
    for message in messages(domain, language):
        if is_typed(message) and isinstance(message.id, str):
            assert facts(message.id) == facts(message.string), message.id
            for form in re.split(r"[|;]", message.string):
                assert not form.strip() or facts(form) == facts(message.id) or not facts(form), message.string


@pytest.mark.parametrize(
    "language, header", [("fr", "nplurals=2; plural=(n > 1);"), ("en", "nplurals=2; plural=(n != 1);")]
)
@pytest.mark.parametrize("domain", DOMAINS)
def test_the_plural_rule_is_pinned(domain, language, header):
    assert f'"Plural-Forms: {header}\\n"' in path_of(domain, language).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "language, expected",
    [
        ("fr", ["0 point", "1 point", "2 points", "5 points", "21 points"]),
        ("en", ["0 points", "1 point", "2 points", "5 points", "21 points"]),
    ],
)
def test_the_plural_is_that_of_the_language(language, expected):
    say = Tongue(language, game="symphonimo")
    assert [say.many("{count} point", "{count} points", n) for n in (0, 1, 2, 5, 21)] == expected


@every_catalog
def test_no_word_of_the_other_language(domain, language):
    """Names of things apart: the first line and the names of languages say something in the other language on purpose."""
    wrong = {}
    for message in messages(domain, language):
        for _, text in pairs(message):
            if (
                not is_typed(message)
                and (found := foreign_words(FACT.sub("", text), language))
                and not ON_PURPOSE.search(text)
            ):
                wrong[text] = found
    assert not wrong


FACT = re.compile(r"\{\w+(?::\w+)?\}")
ON_PURPOSE = re.compile(r"Tapez français pour le français|Type english for English|^Fausse note|fausse note")


@pytest.mark.parametrize("domain", DOMAINS)
def test_french_is_not_english_left_as_it_was(domain):
    """A message that is the same in both languages is one of a known few."""
    same = [
        source
        for message in messages(domain, "fr")
        if not is_typed(message)
        for source, text in pairs(message)
        if source == text
    ]
    assert not [text for text in same if len(FACT.sub("", text)) > 12 and text not in SAME], same


SAME = {"accessijeux {form}, {what}."}
"""Messages that are right as they are in both languages."""


@every_catalog
def test_only_plain_signs_are_in_the_catalogs(domain, language):
    for message in messages(domain, language):
        for _, text in pairs(message):
            assert not re.search(
                "[\u00a0\u202f\u2009\u2018\u2019\u201c\u201d\u00ab\u00bb\u2013\u2014\u2026\u2022()\\[\\]*#@~_]", text
            ), text
            assert "  " not in text and text == text.strip(), text
            if not is_typed(message):
                assert "|" not in text and not re.search(r"\w/\w", text), text


@every_catalog
def test_the_space_before_a_double_sign_is_that_of_the_language(domain, language):
    wrong = r"(?<! )[:;?!]" if language == "fr" else r" [:;?!]"
    for message in messages(domain, language):
        for _, text in pairs(message):
            if not is_typed(message):
                bare = re.sub(r"\{\w+(?::\w+)?\}", "x", text)
                assert not re.search(wrong, bare.removeprefix("?")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tongue_finds_every_message_of_its_catalogs(language):
    for domain in DOMAINS:
        say = Tongue(language, game=domain)
        for message in messages(domain, language):
            if isinstance(message.id, str):
                assert say(message.id) == message.string


HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'


@pytest.mark.parametrize("first, said", [("po", "Ancien été."), ("mo", "Nouvel été.")])
def test_what_a_translator_writes_is_heard_before_it_is_compiled(tmp_path, monkeypatch, first, said):
    """The newer of the two files is the one that speaks."""
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source, compiled = folder / "accessijeux.po", folder / "accessijeux.mo"
    source.write_text(f'{HEAD}msgid "Summer."\nmsgstr "Ancien été."\n', encoding="utf-8")
    with source.open("rb") as file, compiled.open("wb") as made:
        write_mo(made, read_po(file))
    source.write_text(f'{HEAD}msgid "Summer."\nmsgstr "Nouvel été."\n', encoding="utf-8")
    for second, suffix in enumerate((first, "mo" if first == "po" else "po"), 1):
        os.utime(folder / f"accessijeux.{suffix}", (1000 + second, 1000 + second))
    monkeypatch.setattr(tongue, "locales", lambda: tmp_path)
    assert tongue._read("fr", "accessijeux").gettext("Summer.") == said
