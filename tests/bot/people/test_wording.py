"""English as it is spoken, one word for one thing; and no line that Discord turns into a list."""

import re
from collections.abc import Iterator

import pytest

from tests.bot.ftl_files import entries, written

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


@pytest.mark.parametrize("language", ["cs", "de", "en", "et", "lt", "lv", "pl", "ru"])
def test_no_line_becomes_a_list(language: str) -> None:
    """Discord would number “3. round” anew, as 1."""
    keys = sorted(entries(language).keys() - LISTS - INSIDE)
    assert not [key for key in keys if any(LISTED.search(said) for said in written(language, key))]
