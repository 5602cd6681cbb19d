"""The words with which cards are typed, in the language of who types and in English.

They stand in locales/<language>/input.ftl. Each stands for one letter: a rank, a suit, `*` for a
joker, `=` for what it stands for, `-` for a range, a blank for what only joins.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from bot.texts import FALLBACK, say

RANKS = "A23456789TJQK"
SUITS = "shdc"  # of tiles: blue, green, red, yellow

CARD_SUITS = dict(zip(SUITS, ("spades", "hearts", "diamonds", "clubs"), strict=True))
TILE_SUITS = dict(zip(SUITS, ("blue", "green", "red", "yellow"), strict=True))
COURT = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
NUMBERS = {letter: str(number) for number, letter in enumerate(RANKS, 1)}

CARD_SIGNS = {
    "s": "s ♠ ♤",
    "h": "h ♥ ♡ ❤",
    "d": "d ♦ ♢",
    "c": "c ♣ ♧",
    "A": "a 1",
    "T": "10 t",
    "J": "j",
    "Q": "q",
    "K": "k",
}
TILE_SIGNS = {
    "s": "b 🔵",
    "h": "g 🟢",
    "d": "r 🔴",
    "c": "y 🟡",
    "A": "1",
    "T": "10",
    "J": "11",
    "Q": "12",
    "K": "13",
}
OTHER_SIGNS = {number: number for number in "23456789"} | {
    "*": "* 🃏",
    "=": "=",
    "-": "- – — − ~ .. ...",
    " ": ", ; : / \\ + & | . ( ) [ ] { } ' \" ` # > @ → „ “ ” ’ « »",
}
OTHER_WORDS = {"=": "as", "-": "to", " ": "and"}
SYMBOLS = {
    # The pictures of whole cards in Unicode; a knight stands between jack and queen.
    chr(0x1F0A0 + 16 * suit + rank + (rank > 11)): RANKS[rank - 1] + SUITS[suit]
    for suit, rank in product(range(4), range(1, 14))
}
LETTER = r"[^\W\d_]"
UNDECOMPOSED = str.maketrans("ł", "l")
"""Letters with a stroke through them, which Unicode does not take for an accent."""


def folded(text: str) -> str:
    """Leave out capitals, accents, full width, and marks that cannot be seen."""
    letters = unicodedata.normalize("NFKD", text.casefold()).casefold().translate(UNDECOMPOSED)
    return "".join(letter for letter in letters if letter.isspace() or not is_mark(letter))


def is_mark(letter: str) -> bool:
    """Whether a letter only changes how the one before it looks, or nothing at all."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Mn", "Me")


class Word(NamedTuple):
    """A word, or the beginning of all words that begin so, and the letter it stands for."""

    text: str
    letter: str
    begins: bool = False

    @property
    def pattern(self) -> str:
        """Match it apart from other letters, unless it is a single sign: those may be glued."""
        if self.text == "1":
            return r"(?<!\d)1(?!\d)"  # 14h is a slip, not an ace and a four
        more = f"{LETTER}*" if self.begins else ""
        is_glued = not self.text.isalpha() or (len(self.text) == 1 and self.letter != " ")
        return re.escape(self.text) if is_glued else rf"(?<!{LETTER}){self.text}{more}(?!{LETTER})"


class Vocabulary:
    """What each word stands for; of words that stand twice the last one counts."""

    def __init__(self, words: list[Word]) -> None:
        self._exact = {one.text: one.letter for one in words if not one.begins} | SYMBOLS
        self._exact[" "] = " "
        self._begin = {one.text: one.letter for one in words if one.begins}
        known = [*words, *(Word(sign, letter) for sign, letter in {" ": " ", **SYMBOLS}.items())]
        known.sort(key=lambda word: len(word.text), reverse=True)
        either = "|".join(dict.fromkeys(word.pattern for word in known))
        self._pattern = re.compile(f"{either}|(?P<other>.)")
        self._compound = compound(words)

    def letters(self, text: str) -> str | None:
        """Rewrite folded *text*, a letter a word; None where there are other words."""
        apart = self._compound.sub(r"\1 ", text)
        found = self._pattern.sub(
            lambda word: "?" if word["other"] else self.letter(word[0]), apart
        )
        return None if "?" in found else found

    def letter(self, word: str) -> str:
        """What *word* stands for, or the longest beginning of it that is known."""
        if word in self._exact:
            return self._exact[word]
        begun = (self._begin.get(word[:end]) for end in range(len(word), 0, -1))
        return next(letter for letter in begun if letter)

    def meant(self, beginning: str) -> set[str]:
        """What a word may stand for that begins so, as while it is being typed."""
        words = self._exact | self._begin
        found = {letter for word, letter in words.items() if word.startswith(beginning)}
        known = {letter for word, letter in self._begin.items() if beginning.startswith(word)}
        return found | known


def compound(words: list[Word]) -> re.Pattern[str]:
    """Match a suit to which a rank is glued, as in `Herzdame`."""
    long = [word for word in words if len(word.text) > 1 and word.text.isalpha()]
    suits = "|".join(word.text for word in long if word.letter in SUITS)
    ranks = "|".join(
        word.text + (f"{LETTER}*" if word.begins else "") for word in long if word.letter in RANKS
    )
    return re.compile(rf"(?<!{LETTER})({suits})(?=({ranks})(?!{LETTER}))")


@cache
def vocabularies(language: str, *, tiles: bool) -> tuple[Vocabulary, ...]:
    """The ways to read in *language*, then the one in English.

    A letter that abbreviates a rank and a suit, like the Russian Т, is the rank first.
    """
    english = [*signs(tiles=tiles), *spoken(FALLBACK, tiles=tiles)]
    if language == FALLBACK:
        return (Vocabulary(english),)
    own = list(spoken(language, tiles=tiles))
    suits = [word for word in own if word.letter in SUITS]
    others = [word for word in own if word.letter not in SUITS]
    by_rank, by_suit = [*english, *suits, *others], [*english, *others, *suits]
    ambiguous = {word.text for word in suits} & {word.text for word in others}
    orders = (by_rank, by_suit, english) if ambiguous else (by_rank, english)
    return tuple(map(Vocabulary, orders))


def signs(*, tiles: bool) -> Iterator[Word]:
    """What is read in every language: letters, digits and symbols."""
    for letter, row in ((TILE_SIGNS if tiles else CARD_SIGNS) | OTHER_SIGNS).items():
        yield from (Word(sign, letter) for sign in row.split())


def spoken(language: str, *, tiles: bool) -> Iterator[Word]:
    """The words of one language."""
    keys = {letter: f"other-words-{name}" for letter, name in OTHER_WORDS.items()}
    keys["*"] = "card-words-joker"
    keys |= {letter: f"number-words-{number}" for letter, number in NUMBERS.items()}
    if tiles:
        keys |= {letter: f"colour-words-{name}" for letter, name in TILE_SUITS.items()}
    else:
        keys |= {letter: f"card-words-{name}" for letter, name in (CARD_SUITS | COURT).items()}
    for letter, key in keys.items():
        for word in folded(say(language, key)).split():
            yield Word(word.rstrip("*"), letter, begins=word.endswith("*"))
