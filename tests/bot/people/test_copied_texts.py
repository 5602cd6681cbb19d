"""No English stands in another language: a text that is left out is read in English anyway."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.ftl_files import CATEGORIES
from tests.bot.untranslated import Text, texts

SENTENCE = 3
"""Words, from which on no two languages say the same by chance."""
WORD = re.compile(r"[^\W\d_]{2,}")
END = re.compile(r"[.!?:;]+(?=\s|$)|\n| · |\*\*")
"""What ends a sentence, or a part of a text that could be one."""
TYPED = re.compile(r"`[^`]*`|(?<![\w/])/[a-z-]+(?: [a-z-]+)?|\b[a-z]+:\S+|https?://\S+")
"""What people type, in whatever language they read."""
NAMES = {"Jolly", "Oklahoma", "Bicycle", "Pagat", "Žolíky", "Rummy", "Buchholz", "Buchh"}
OWN_NAMES = re.compile(rf"choice-(?:{'|'.join(CATEGORIES)})")
"""A language is called in its own words everywhere, so that whoever looks for it finds it."""
SHARED = {
    "cs": {"bonus", "emoji", "rating", "server", "standard", "text"},
    "de": {"apps", "champion", "champions", "club", "computer", "emojis", "events", "hand", "in"}
    | {"limits", "moderation", "moderator", "name", "normal", "ok", "pause", "person", "server"}
    | {"text", "threads"},
    "pl": {"emoji", "joker", "moderator"},
}
"""The words that a language writes as English does."""


def copied(text: Text, english: Text, language: str) -> Iterator[str]:
    """What stands in a text as it stands in the English one, and should not."""
    both = sentences(text) & sentences(english)
    yield from (one for one in both if len(WORD.findall(one)) >= SENTENCE)
    if text.said == english.said and not OWN_NAMES.fullmatch(text.key):
        words = [word for said in text.said for word in WORD.findall(TYPED.sub(" ", said))]
        yield from (one for one in words if not is_shared(one, language))


def sentences(text: Text) -> set[str]:
    """The sentences of a text, without what is typed."""
    return {one.strip() for said in text.said for one in END.split(TYPED.sub(" ", said))}


def is_shared(word: str, language: str) -> bool:
    """Whether *word* is the same in English."""
    return word in NAMES or word.lower() in SHARED.get(language, ())


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted({*CATEGORIES} - {"en"}))
def test_nothing_is_copied(language: str) -> None:
    """What nobody has translated is left out."""
    english = {one.place: one for one in texts("en")}
    assert not [
        f"{text.key}: “{found}” is English; leave it out"
        for text in texts(language)
        if text.place in english
        for found in copied(text, english[text.place], language)
    ]


@pytest.mark.parametrize(
    ("said", "english", "found"),
    [
        pytest.param("Draw a card.", "Draw a card.", True, id="a sentence"),
        pytest.param("Zieh. Draw one card.", "Draw one card. Go.", True, id="one among others"),
        pytest.param("Draw", "Draw", True, id="a word"),
        pytest.param("Name", "Name", False, id="a word that both have"),
        pytest.param("Oklahoma", "Oklahoma", False, id="a name"),
        pytest.param(" · 10 %", " · 10 %", False, id="signs and numbers"),
        pytest.param("`set a b`: zieh", "`set a b`: draw", False, id="what is typed"),
        pytest.param("Name: zieh", "Name: draw", False, id="a word among others"),
    ],
)
def test_what_this_would_find(said: str, english: str, *, found: bool) -> None:
    """Copies are known where they are, and nothing else is."""
    ours, theirs = (Text(Path("main.ftl"), "key", one, (one,)) for one in (said, english))
    assert bool([*copied(ours, theirs, "de")]) == found
