"""The words with which cards are typed, in the language of who types and in English.

They stand in locales/<language>/input.ftl. Each stands for a letter: a rank, a suit, `*` for a
joker, `=` for what it stands for, `-` for a range, a blank for what only joins. Some stand for
several, like the Czech S, which is srdce and spades; then every way to read them is told.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple

from bot.people.texts import FALLBACK, say

RANKS = "A23456789TJQK"
SUITS = "shdc"  # of tiles: blue, green, red, yellow

CARD_SUITS = dict(zip(SUITS, ("spades", "hearts", "diamonds", "clubs"), strict=True))
TILE_SUITS = dict(zip(SUITS, ("blue", "green", "red", "yellow"), strict=True))
COURT = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
NUMBERS = {letter: str(number) for number, letter in enumerate(RANKS, 1)}

CARD_SIGNS = NUMBERS | {
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
TILE_SIGNS = {"s": "b 🔵", "h": "g 🟢", "d": "r 🔴", "c": "y 🟡"} | NUMBERS
OTHER_SIGNS = {
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
JOINT = "\x1f"
"""Between the parts of a compound; nobody can type it."""
UNDECOMPOSED = str.maketrans("ł", "l")
"""Letters with a stroke through them, which Unicode does not take for an accent."""


def folded(text: str) -> str:
    """Leave out capitals, accents, full width, and marks that cannot be seen."""
    letters = unicodedata.normalize("NFKD", text.casefold()).casefold().translate(UNDECOMPOSED)
    return "".join(letter for letter in letters if letter.isspace() or not is_mark(letter))


def symbols(language: str, *, tiles: bool) -> dict[str, str]:
    """The suits that are one letter with an accent, as the Lithuanian Š is ♥, though S is not."""
    suits = TILE_SUITS if tiles else CARD_SUITS
    rows, family = TILE_SIGNS if tiles else CARD_SIGNS, "colour" if tiles else "card"
    return {
        word.casefold(): rows[suit].split()[1]
        for suit, name in suits.items()
        for word in say(language, f"{family}-words-{name}").split()
        if len(word) == 1 and folded(word) != word.casefold()
    }


def is_mark(letter: str) -> bool:
    """Whether a letter only changes how the one before it looks, or nothing at all."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Mn", "Me")


class Word(NamedTuple):
    """A word, or the beginning of all words that begin so, and the letter it stands for."""

    text: str
    letter: str
    begins: bool = False

    @property
    def more(self) -> str:
        """Match what may follow of the same word."""
        return f"{LETTER}*" if self.begins else ""

    @property
    def pattern(self) -> str:
        """Match it apart from other letters, unless it is a single sign: those may be glued."""
        if self.text == "1":
            return r"(?<!\d)1(?!\d)"  # 14h is a slip, not an ace and a four
        if not self.text.isalpha() or (len(self.text) == 1 and self.letter != " "):
            return re.escape(self.text)
        return rf"(?<!{LETTER}){self.text}{self.more}(?!{LETTER})"


Place = tuple[str, str, str]
"""A word, and the signs before and after it, as far as they matter: a letter, a figure, or none."""

MOST_WAYS = 60
"""In which a text may be meant; nobody types more, and each is looked at."""


class Way(NamedTuple):
    """A text rewritten in one of the ways in which it can be meant."""

    letters: str
    is_mixed: bool
    """Whether some of its suits are letters, and others are words or symbols."""


class Vocabulary:
    """What each word can stand for."""

    def __init__(self, words: list[Word], endings: Iterable[str] = ()) -> None:
        signs = {" ": " ", JOINT: "", **SYMBOLS}
        known = [*words, *(Word(sign, letter) for sign, letter in signs.items())]
        self._exact = by_text(word for word in known if not word.begins)
        self._begin = by_text(word for word in known if word.begins)
        known.sort(key=lambda word: len(word.text), reverse=True)
        either = "|".join(dict.fromkeys(word.pattern for word in known))
        self._pattern = re.compile(f"{either}|(?P<other>.)")
        self._compound = compound(words)
        self._ending = ending(endings)

    def rewritings(self, text: str) -> Iterator[Way]:
        """Write folded *text* with a letter a word, in each way in which its words can be meant.

        A word means the same wherever the same kind of sign stands beside it. There is no way
        where a word is not known, or where there are too many.
        """
        apart = self._compound.sub(self._parted, self._ending.sub("", text))
        found = list(self._pattern.finditer(apart))
        if any(one["other"] for one in found):
            return
        places = [place_of(one) for one in found]
        meant = {place: self._meanings_at(place) for place in places}
        if prod(map(len, meant.values())) > MOST_WAYS:
            return
        for way in product(*meant.values()):
            letters = dict(zip(meant, way, strict=True))
            if is_one_mind(letters):
                yield Way("".join(letters[place] for place in places), is_mixed(letters))

    def _meanings_at(self, place: Place) -> tuple[str, ...]:
        """What a word stands for at its place: one letter joins only where it stands alone."""
        word, *beside = place
        meanings = self.meanings(word)
        if any(beside) and word.isalpha():
            return tuple(letter for letter in meanings if letter != " ") or meanings
        return meanings

    def meanings(self, word: str) -> tuple[str, ...]:
        """What *word* stands for, or the longest beginning of it that is known."""
        if word in self._exact:
            return self._exact[word]
        begun = (self._begin.get(word[:end]) for end in range(len(word), 0, -1))
        return next((letters for letters in begun if letters), ())

    def _parted(self, found: re.Match[str]) -> str:
        """A suit and the rank glued to it, apart; a letter only where the whole is no word."""
        if found["letter"] and self.meanings(found[0]):
            return found[0]
        return JOINT.join(filter(None, found.groups()))

    def meant(self, beginning: str) -> set[str]:
        """What a word may stand for that begins so, as while it is being typed."""
        words = [*self._exact.items(), *self._begin.items()]
        found = [letters for word, letters in words if word.startswith(beginning)]
        known = [letters for word, letters in self._begin.items() if beginning.startswith(word)]
        return {letter for letters in found + known for letter in letters}


def by_text(words: Iterable[Word]) -> dict[str, tuple[str, ...]]:
    """The letters that each word stands for."""
    found: dict[str, dict[str, None]] = {}
    for word in words:
        found.setdefault(word.text, {})[word.letter] = None
    return {text: tuple(letters) for text, letters in found.items()}


def place_of(found: re.Match[str]) -> Place:
    """A word that was found, and what stands beside it."""
    before, after = found.string[: found.start()][-1:], found.string[found.end() :][:1]
    return found[0], kind(before), kind(after)


def kind(sign: str) -> str:
    """Whether a sign is a figure or a letter, or neither."""
    return "1" if sign.isdecimal() else "a" if sign.isalpha() else ""


def is_one_mind(letters: dict[Place, str]) -> bool:
    """Whether no word stands for two suits, or for two ranks."""
    meant: dict[tuple[str, bool], set[str]] = {}
    for (word, *_), letter in letters.items():
        meant.setdefault((word, letter in SUITS), set()).add(letter)
    return all(len(found - {" "}) <= 1 for found in meant.values())


def is_mixed(letters: dict[Place, str]) -> bool:
    """Whether some suits are letters and others are not."""
    lone = {
        len(word) == 1 and word.isalpha() for (word, *_), meant in letters.items() if meant in SUITS
    }
    return len(lone) > 1


def ending(endings: Iterable[str]) -> re.Pattern[str]:
    """Match what is written after a figure to make it a name, as in `7-ка`."""
    either = "|".join(map(re.escape, sorted(endings, key=len, reverse=True)))
    return re.compile(rf"(?<=\d)-?(?:{either})(?!{LETTER})" if either else "(?!)")


def compound(words: list[Word]) -> re.Pattern[str]:
    """Match a suit to which a rank is glued, as in `Herzdame` and `KrD`."""
    spelt = [word for word in words if word.text.isalpha()]
    suits = [word for word in spelt if word.letter in SUITS and len(word.text) > 1]
    ranks = [word for word in spelt if word.letter in RANKS]
    suit = "|".join(word.text for word in suits)
    rank = "|".join(word.text + word.more for word in ranks if len(word.text) > 1)
    short = "|".join(word.text for word in suits if not word.begins)
    letter = "|".join(word.text for word in ranks if len(word.text) == 1)
    either = f"(?P<suit>{suit})(?P<rank>{rank})|(?P<short>{short})(?P<letter>{letter or '(?!)'})"
    return re.compile(rf"(?<!{LETTER})(?:{either})(?!{LETTER})")


@cache
def vocabularies(language: str, *, tiles: bool) -> tuple[Vocabulary, ...]:
    """The ways to read in *language*, with English words among its own, and in English alone."""
    english = [*signs(tiles=tiles), *spoken(FALLBACK, tiles=tiles)]
    alone = Vocabulary(english, endings(FALLBACK))
    if language == FALLBACK:
        return (alone,)
    own = [*english, *spoken(language, tiles=tiles)]
    return Vocabulary(own, [*endings(FALLBACK), *endings(language)]), alone


def endings(language: str) -> list[str]:
    """What people of one language write after a figure."""
    return folded(say(language, "number-words-endings")).split()


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
