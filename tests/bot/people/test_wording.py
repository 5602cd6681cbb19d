"""English as it is spoken, one word for one thing; and no line that Discord turns into a list."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.ftl_files import CATEGORIES, content, entries, written
from tests.bot.people.word_pages import DOCUMENTS, ROOT, prose

UNSPOKEN = {
    "not contracted": r"\b(?:cannot|(?:do|does|did|is|are|was|has|have|could|will|may) not)\b"
    r"|\b(?:it|that|there) is\b(?! gets|,)|\b(?:you|we) are\b|\bI am\b"
    r"|\byou have (?:already|just|been|taken|laid|[a-z]+ed)\b",
    "given up": r"\b(?:settling|decided|initial meld|first melds)\b|\bmark(?:ed|s|ing)?\b"
    r"|\b(?:commitment|charged|usual)\b|\bleave (?:this|it) out\b"
    r"|\bwhole (?:table|melds?|again)\b|\b(?:is|are|isn’t|aren’t) whole\b",
    "a straight sign": r"['\"]",
}
HEADLESS = (
    r"(?:^|[.:;!•] )(?:who(?!’s| to| plays| leads)|whom|what|which)(?:ever)?\b[^.?!:\n]*(?:[.!]|$)"
    r"|, and whom?(?:ever)?\b[^?\n]*$"
)
"""A clause where a subject is expected: it has to be read twice. Questions and labels are none."""
HEADLESS_LABEL = r"(?:^|[.:;!•] )who(?:ever)? (?!to |plays |leads |can |may )[^?\n]+$"
"""What labels of options and menus are not either: “Which game” says what is set."""
LABEL = re.compile(r".*\.(?:description|hint)$|command-|button-|choice-|replay-eyes-")
TYPED = {"choice-usual", "number-words-endings"}
"""What people write, and what they choose by its fixed name."""
LISTED = re.compile(r"^(?:-# )?(?:‹\w+›|\d+)[.)](?: |$)", re.MULTILINE)
LISTS = {"help-screen"}
"""Where a list is meant."""
INSIDE = {"history-placed", "learn-step", "picture-round-over", "picture-seat", "table-round"}
"""What never begins a line of a message: it stands in a menu, a picture, bold or behind others."""
OF_OTHERS = re.compile(r"option-words-.*|rules-(?:also|words)(?:-.*)?")
"""What leaflets and players say, in their words."""
TYPED |= set(filter(OF_OTHERS.fullmatch, entries()))


ENGLISH = re.compile(
    r"\b(?:the|you|your|you’re|with|and|of|are|this|that|from|have|has|its|it|it’s|not|or|who|can"
    r"|for|when|is|they|their|them|there|more|if|at|then|press|how|which"
    r"|each|everyone|everybody|someone|anyone|another|choose|yet|again|only|without|but|isn’t"
    r"|aren’t|can’t|won’t|what|any|now)\b",
    re.IGNORECASE,
)
"""Words that no other language of ours has."""
SAID_BY_NAME = re.compile(r"‹\w+›|`[^`]*`|/[a-z-]+(?: [a-z-]+)?")
"""Values, what is typed, and commands, which have their English names in some languages."""
SENTENCE = 5
"""Words."""
TITLES = re.compile(
    r"^#.*$|^\|.*\|\n(?=\|[ :|-]+\|$)|\*\*[^*]+[.:]\*\*|\*\*[^*]+\*\*(?=:)", re.MULTILINE
)
"""Headings, names of columns, and titles that run into their paragraph."""
SENTENCES = re.compile(r"(?<=[.!?:]) +|(?<=[.!?]\*\*) +")
BARE = re.compile(r"[^\w\[]*(?:Who|Whom|What)(?:ever)?\b.*[.!]\W*$")


def english(said: str) -> list[str]:
    """The words of a text that only English has."""
    return ENGLISH.findall(SAID_BY_NAME.sub("‹›", said))


def is_name(key: str) -> bool:
    """Whether a key is the name of a command, an option or a choice, or a list of words."""
    is_named = key.startswith(("command-", "choice-")) and "." not in key
    return is_named or bool(OF_OTHERS.fullmatch(key))


def unspoken(said: str, *, label: bool = False) -> Iterator[str]:
    """What is wrong with an English text, leaving out the names of its values."""
    words = re.sub(r"‹\w+›", "‹›", said)
    headless = HEADLESS_LABEL if label else HEADLESS
    patterns = [(words, *one) for one in UNSPOKEN.items()]
    for where, name, pattern in [*patterns, (words.replace("**", ""), "headless", headless)]:
        for found in re.finditer(pattern, where, re.IGNORECASE | re.MULTILINE):
            yield f"{name}: {found[0]}"


def test_english_is_spoken() -> None:
    """Nothing sounds translated, and nothing has its old name."""
    keys = sorted(entries().keys() - TYPED)
    assert not [
        (key, one)
        for key in keys
        for said in written("en", key)
        for one in unspoken(said, label=bool(LABEL.match(key)))
    ]


@pytest.mark.parametrize(
    "said",
    [
        "You cannot.",
        "So it is late.",
        "You have laid it.",
        "Who lays it wins.",
        "You deal. What fits nowhere is deadwood.",
        "Lay it, and who is next draws.",
        "Whoever closes gets 10.",
        "the bot's",
        "Mark",
    ],
)
def test_what_this_would_find(said: str) -> None:
    """Each kind of fault is known when it is there, so that silence counts."""
    assert list(unspoken(said))


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("Who plays next? What now?", False),
        ("Those who lay it win.", False),
        ("What to do: press Done.", False),
        ("Which of your tables, if you’re at several", True),
        ("Who can watch from now on", True),
    ],
)
def test_what_has_a_head(said: str, label: bool) -> None:
    """Questions, and what labels name, are read once."""
    assert not list(unspoken(said, label=label))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_document_is_headless(path: Path) -> None:
    """No sentence of a document begins with a clause where its subject is expected."""
    assert headless_in(path.read_text("utf-8")) == []


def headless_in(markdown: str) -> list[str]:
    """The sentences of a Markdown file that begin with *who*, *what* or *whoever*."""
    text = TITLES.sub("", prose(markdown))
    parts = re.split(r"\n\s*\n|\n(?=\s*(?:[-*|>]|\d+\.) )|\|", text)
    sentences = (one for part in parts for one in SENTENCES.split(" ".join(part.split())))
    return [one for one in sentences if BARE.match(one)]


@pytest.mark.parametrize(
    ("markdown", "found"),
    [
        ("It\nends. Who lays\nit wins. Next.", ["Who lays it wins."]),
        ("- What counts is **the lead**.", ["- What counts is **the lead**."]),
        ("| a |\n| --- |\n| Whoever asks, waits. |", ["Whoever asks, waits."]),
        ("# What is this.\n\n| Who may |\n| --- |\n| all |", []),
        ("**What we claim.** The sum. What now? So. **Who may play**: all.", []),
    ],
)
def test_what_is_headless_in_a_document(markdown: str, found: list[str]) -> None:
    """Headings, names of columns, questions and run-in titles are none."""
    assert headless_in(markdown) == found


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
