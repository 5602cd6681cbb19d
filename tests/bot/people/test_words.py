"""One thing has one word, that of docs/words, in every text; and players' words are understood."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.people.texts import LANGUAGES
from bot.typed.cards import read_card
from tests.bot.people.word_pages import (
    DOCUMENTS,
    ROOT,
    Never,
    Rejected,
    leaflet,
    page_of,
    prose,
    rejected,
    terms,
)
from tests.bot.untranslated import texts

ASIDE = re.compile(
    r"(?:card|colour|number|other|option)-words-|rules-(?:words|also)\b|game-[\w-]+$"
)
"""What people type, names of games, and where the words of leaflets are meant to be named."""
NAMES = re.compile(r"(?:command|choice)-[\w-]+$")
"""Names of commands and choices, whose English is kept for who knows it by heart."""
CARDS = {"♠": "7s", "♥": "7h", "♦": "7d", "♣": "7c", "🔵": "b7", "🟢": "g7", "🔴": "r7", "🟡": "y7"}
"""Suits and colours of leaflets, and a card of each as Jolly writes it."""
RANKS = {name: f"{name}s" for name in ("A", "J", "Q", "K", *map(str, range(2, 11)))}


def faults(language: str) -> Iterator[str]:
    """Every rejected word of a language, where it stands."""
    wrong = rejected(language)
    for text in texts(language):
        if ASIDE.match(text.key) or (language == "en" and NAMES.match(text.key)):
            continue
        yield from (f"{text.key}: {one}" for said in text.said for one in wrong.found_in(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_rejected_word(language: str) -> None:
    """What docs/words rejects stands nowhere; whoever wants it changes the page first."""
    assert list(faults(language)) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_document_has_a_rejected_word(path: Path) -> None:
    """The English documents say what the English texts say."""
    wrong = rejected("en", in_documents=True)
    assert wrong.found_in(prose(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_the_same_terms(language: str) -> None:
    """Whoever adds a thing adds it for every language, at the same place."""
    assert [row.term for row in terms(page_of(language))] == english_terms()
    assert all(row.called for row in terms(page_of(language)))


@cache
def english_terms() -> list[str]:
    """The things that have words."""
    return [row.term for row in terms(page_of("en"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_rejects_its_own_words(language: str) -> None:
    """What a thing is called is rejected for no other."""
    wrong = rejected(language)
    ours = [row.called for row in terms(page_of(language))] + [
        one for _, one in leaflet(page_of(language))
    ]
    assert [(said, one) for said in ours for one in wrong.found_in(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_leaflets_are_understood(language: str) -> None:
    """Suits, colours, ranks and jokers may be typed as leaflets call them."""
    rows = {ours.split()[0]: theirs for theirs, ours in leaflet(page_of(language))}
    assert rows.keys() >= {"♠", "♥", "♦", "♣", "🟢", "🟡", "🃏", "J"}
    named = {sign: words for sign, words in rows.items() if sign in {*CARDS, *RANKS, "🃏"}}
    assert [
        (word, sign)
        for sign, words in named.items()
        for word in words
        if not is_read(word, sign, language)
    ] == []


def is_read(word: str, sign: str, language: str) -> bool:
    """Whether a word is understood as the card, or as the suit or rank, of *sign*."""
    tiles = sign in "🔵🟢🔴🟡"
    meant = "*" if sign == "🃏" else CARDS.get(sign) or RANKS[sign]
    typed = word if sign == "🃏" else f"{word} 7" if sign in CARDS else f"{word} ♠"
    try:
        return read_card(typed, language, tiles=tiles) == read_card(meant, tiles=tiles)
    except ValueError:
        return False


PAGE = """
| term | called | never | why |
| --- | --- | --- | --- |
| stock | talon | `draw pile`†, `deck*`, `open stack*`, `=Pile` | |

| their word | ours |
| --- | --- |
| heap, mound | talon |
"""


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Take one from the **draw** pile.", ["draw pile"]),
        ("Two Decks", ["Decks"]),
        ("draw-pile", ["draw-pile"]),
        ("an open\nstacked", ["open stacked"]),
        ("Pile", ["Pile"]),
        ("Press **Pile**.", ["Pile"]),
        ("A pile. Bedeck. Pile up", []),
    ],
)
def test_what_this_would_find(said: str, found: list[str]) -> None:
    """Each kind of rejected word is found, and nothing that only resembles it."""
    never = [one for row in terms(PAGE) for one in row.never]
    assert Rejected(never).found_in(said) == found


def test_what_is_read_of_a_page() -> None:
    """Words, marks and both tables are read as docs/words.md says."""
    (row,) = terms(PAGE)
    assert (row.term, row.called) == ("stock", "talon")
    assert row.never[0] == Never("draw pile", texts_alone=True)
    assert row.never[1] == Never("deck*")
    assert leaflet(PAGE) == [(["heap", "mound"], "talon")]
    assert prose("See `a deck` [here](deck.md).") == "See  [here]."
    assert not is_read("heap", "♠", "en")
