"""English as it is spoken, one word for one thing; and no line that Discord turns into a list."""

import re
from collections.abc import Iterator

import pytest

from tests.bot.ftl_files import CATEGORIES, content, entries, written

UNSPOKEN = {
    "not contracted": r"\b(?:cannot|(?:do|does|did|is|are|was|has|have|could|will|may) not)\b"
    r"|\b(?:it|that|there) is\b(?! gets|,)|\b(?:you|we) are\b|\bI am\b"
    r"|\byou have (?:already|just|been|taken|laid|[a-z]+ed)\b",
    "who as a subject": r"(?:^|[.:;•] )who(?:ever)? (?!to |plays |leads )[^?]+$",
    "given up": r"\b(?:settling|decided|initial meld|first melds)\b|\bmark(?:ed|s|ing)?\b"
    r"|\b(?:commitment|charged|usual)\b|\bleave (?:this|it) out\b"
    r"|\bwhole (?:table|melds?|again)\b|\b(?:is|are|isn’t|aren’t) whole\b",
    "a straight sign": r"['\"]",
}
TYPED = {"choice-usual", "number-words-endings"}
"""What people write, and what they choose by its fixed name."""
LISTED = re.compile(r"^(?:-# )?(?:‹\w+›|\d+)[.)](?: |$)", re.MULTILINE)
LISTS = {"help-screen"}
"""Where a list is meant."""
INSIDE = {"history-placed", "learn-step", "picture-round-over", "picture-seat", "table-round"}
"""What never begins a line of a message: it stands in a menu, a picture, bold or behind others."""


ENGLISH = re.compile(
    r"\b(?:everyone|someone|anyone|again|only|aren’t"
    r"|the|you|your|you’re|with|and|of|are|this|that|from|have|has|its|it|it’s|not|or|who|can"
    r"|for|when|is|they|their|them|there|more|if|at|then|press|how|which"
    r"|each|everybody|without|but|isn’t)\b",
    re.IGNORECASE,
)
"""Words that no other language of ours has."""
SAID_BY_NAME = re.compile(r"‹\w+›|`[^`]*`|/[a-z-]+(?: [a-z-]+)?")
"""Values, what is typed, and commands, which have their English names in some languages."""
SENTENCE = 5
"""Words."""


def english(said: str) -> list[str]:
    """The words of a text that only English has."""
    return ENGLISH.findall(SAID_BY_NAME.sub("‹›", said))


def is_name(key: str) -> bool:
    """Whether a key is the name of a command, an option or a choice."""
    return key.startswith(("command-", "choice-")) and "." not in key


def unspoken(said: str) -> Iterator[str]:
    """What is wrong with an English text, leaving out the names of its values."""
    words = re.sub(r"‹\w+›", "‹›", said)
    for name, pattern in UNSPOKEN.items():
        for found in re.finditer(pattern, words, re.IGNORECASE | re.MULTILINE):
            yield f"{name}: {found[0]}"


def test_english_is_spoken() -> None:
    """Nothing sounds translated, and nothing has its old name."""
    keys = sorted(entries().keys() - TYPED)
    assert not [(key, one) for key in keys for said in written("en", key) for one in unspoken(said)]


@pytest.mark.parametrize(
    "said",
    [
        "You cannot.",
        "So it is late.",
        "You have laid it.",
        "Who lays it wins.",
        "the bot's",
        "Mark",
    ],
)
def test_what_this_would_find(said: str) -> None:
    """Each kind of fault is known when it is there, so that silence counts."""
    assert list(unspoken(said))


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(CATEGORIES.keys() - {"en"}))
def test_every_text_is_in_its_language(language: str) -> None:
    """No sentence was left in English, or was pasted so into all languages."""
    left = [
        (key, english(said))
        for key in entries(language)
        if not is_name(key) and content(language, key).references <= entries(language).keys()
        for said in written(language, key)
        if english(said)
    ]
    assert not left


def test_a_pasted_sentence_would_be_found() -> None:
    """Nearly every English text of some length has a word that no other language has."""
    said = [next(written("en", key)) for key in entries() if not is_name(key)]
    sentences = [one for one in said if len(SAID_BY_NAME.sub("", one).split()) >= SENTENCE]
    assert len(sentences) > 900
    assert sum(bool(english(one)) for one in sentences) > 0.97 * len(sentences)


@pytest.mark.parametrize("language", CATEGORIES)
def test_no_line_becomes_a_list(language: str) -> None:
    """Discord would number “3. round” anew, as 1."""
    keys = sorted(entries(language).keys() - LISTS - INSIDE)
    assert not [key for key in keys if any(LISTED.search(said) for said in written(language, key))]
