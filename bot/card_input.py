"""Cards as people type them: `10h`, `T♥`, `ten of hearts`, `4-6h`, `4 5 6 hearts`, `7h 3`, `*5h`.

What was typed is first rewritten with one letter a rank and one a suit (`Th`), and ranges are
written out; what is left must be ranks followed by their suit, or suits followed by their ranks.
A joker may say which card it stands for: `*5h`, `joker as 5h`.
"""

import re
import unicodedata
from functools import cache
from itertools import chain, product
from typing import Literal

from engine.cards import JOKER, Card
from engine.moves import Laid

LONGEST = 200
"""Characters; more than any hand takes to write."""

Wanted = Literal["not-understood", "not-one-card", "not-understood-layoff"]


class NotUnderstood(ValueError):
    """*text* names no cards; *wanted* is the key of the sentence that says what would."""

    def __init__(self, text: str, wanted: Wanted = "not-understood") -> None:
        super().__init__(text[:LONGEST])
        self.text = text[:LONGEST]
        self.wanted = wanted


RANKS = "A23456789TJQK"
SUITS = "shdc"  # of tiles: blue, green, red, yellow

NUMBER_WORDS = {
    "2": "2 two twos deuce deuces",
    "3": "3 three threes trey",
    "4": "4 four fours",
    "5": "5 five fives",
    "6": "6 six sixes",
    "7": "7 seven sevens",
    "8": "8 eight eights",
    "9": "9 nine nines",
    "T": "10 ten tens",
}
CARD_WORDS = NUMBER_WORDS | {
    "A": "a 1 ace aces",
    "T": "10 t ten tens",
    "J": "j jack jacks knave",
    "Q": "q queen queens",
    "K": "k king kings",
    "s": "s spade spades ♠ ♤",
    "h": "h heart hearts ♥ ♡ ❤",
    "d": "d diamond diamonds ♦ ♢",
    "c": "c club clubs ♣ ♧",
}
TILE_WORDS = NUMBER_WORDS | {
    "A": "1 one ones",
    "J": "11 eleven",
    "Q": "12 twelve",
    "K": "13 thirteen",
    "s": "b blue 🔵",
    "h": "g green 🟢",
    "d": "r red 🔴",
    "c": "y yellow 🟡",
}
OTHER_WORDS = {
    "*": "* 🃏 joker jokers",
    "=": "= for",
    "-": "- – — − ~ .. ... to",
    " ": ", ; : / \\ + & | . ( ) [ ] { } ' \" ` # > @ → of on onto and the then meld number",
}
SYMBOLS = {
    # The pictures of whole cards in Unicode; a knight stands between jack and queen.
    chr(0x1F0A0 + 16 * suit + rank + (rank > 11)): RANKS[rank - 1] + SUITS[suit]
    for suit, rank in product(range(4), range(1, 14))
}


def read_laid(text: str, *, tiles: bool = False) -> tuple[Laid, ...]:
    """Read the cards that *text* names, in its order, and what jokers are to stand for.

    Raises NotUnderstood.
    """
    letters = with_ranges(with_meanings(in_letters(text, tiles=tiles)))
    by_chunk = [units(chunk) for chunk in letters.split()]
    # "4 5 6 hearts" has a suit for three chunks; only then may cards reach across blanks.
    names = [*chain(*by_chunk)] if all(by_chunk) else units(letters.replace(" ", ""))
    if not names:
        raise NotUnderstood(text)
    return tuple(map(laid_named, names))


def read_cards(text: str, *, tiles: bool = False) -> tuple[Card, ...]:
    """Read cards of which no joker may say what it stands for. Raises NotUnderstood."""
    laid = read_laid(text, tiles=tiles)
    if any(each.stands_for is not None for each in laid):
        raise NotUnderstood(text)
    return tuple(each.card for each in laid)


def read_card(text: str, *, tiles: bool = False) -> Card:
    """Read exactly one card. Raises NotUnderstood."""
    cards = read_cards(text, tiles=tiles)
    if len(cards) != 1:
        raise NotUnderstood(text, "not-one-card")
    return cards[0]


def read_one_laid(text: str, *, tiles: bool = False) -> Laid:
    """Read exactly one card, which may be a joker that stands for one. Raises NotUnderstood."""
    laid = read_laid(text, tiles=tiles)
    if len(laid) != 1:
        raise NotUnderstood(text, "not-one-card")
    return laid[0]


LAYOFF = re.compile(r"(?P<card>.*\D)(?P<meld>\d{1,3})")


def read_layoff(text: str, *, tiles: bool = False) -> tuple[Card, int | None]:
    """Read a card and, if *text* goes on after it, the number of a meld. Raises NotUnderstood."""
    (card, stands_for), meld = read_laid_layoff(text, tiles=tiles)
    if stands_for is not None:
        raise NotUnderstood(text, "not-understood-layoff")
    return card, meld


def read_laid_layoff(text: str, *, tiles: bool = False) -> tuple[Laid, int | None]:
    """The same, where a joker may say what it stands for. Raises NotUnderstood."""
    try:
        return read_one_laid(text, tiles=tiles), None
    except NotUnderstood:
        split = LAYOFF.fullmatch(plain(text))
    try:
        if split:
            return read_one_laid(split["card"], tiles=tiles), int(split["meld"])
    except NotUnderstood:
        pass
    raise NotUnderstood(text, "not-understood-layoff")


def plain(text: str) -> str:
    """Fold full-width, upper-case and invisible characters away. Raises NotUnderstood."""
    if len(text) > LONGEST:
        raise NotUnderstood(text)
    folded = unicodedata.normalize("NFKC", text).casefold()
    shown = (" " if letter.isspace() else letter for letter in folded if not unseen(letter))
    return " ".join("".join(shown).split())


def unseen(letter: str) -> bool:
    """Tell marks that only change how the letter before them looks, or nothing at all."""
    return not letter.isspace() and unicodedata.category(letter) in ("Cc", "Cf", "Mn", "Me")


AS = re.compile(r"(joker|🃏) as(?= )")
"""Elsewhere it is the ace of spades."""


def in_letters(text: str, *, tiles: bool) -> str:
    """Rewrite *text* in `RANKS`, `SUITS`, `*`, dashes and blanks. Raises NotUnderstood."""
    pattern, letters = vocabulary(tiles=tiles)
    typed = AS.sub(r"\1=", plain(text))
    found = pattern.sub(lambda word: "?" if word["other"] else letters[word[0]], typed)
    if "?" in found:
        raise NotUnderstood(text)
    return found


@cache
def vocabulary(*, tiles: bool) -> tuple[re.Pattern[str], dict[str, str]]:
    """Compile the words for cards or tiles, the longest first, and what each stands for."""
    words = (TILE_WORDS if tiles else CARD_WORDS) | OTHER_WORDS
    letters = {word: letter for letter, row in words.items() for word in row.split()}
    letters |= SYMBOLS | {" ": " "}
    longest_first = sorted(letters, key=len, reverse=True)
    return re.compile("|".join(map(as_pattern, longest_first)) + "|(?P<other>.)"), letters


def as_pattern(word: str) -> str:
    """Match *word* apart from other letters, unless it is a single sign: those may be glued."""
    if word == "1":
        return r"(?<!\d)1(?!\d)"  # 14h is a slip, not an ace and a four
    bounded = len(word) > 1 and word.isalpha() and word.isascii()
    return rf"(?<![a-z]){word}(?![a-z])" if bounded else re.escape(word)


R, S = f"[{RANKS}]", f"[{SUITS}]"
MEANINGS = (
    re.compile(rf"\*(?: *= *)?(?P<rank>{R}) *(?P<suit>{S})"),  # *5h, joker as five of hearts
    re.compile(rf"\*(?: *= *)?(?P<suit>{S}) *(?P<rank>{R})"),  # *h5
)


def with_meanings(letters: str) -> str:
    """Write every joker that is named as one word, `*=5h`; any other sign of it separates."""
    for pattern in MEANINGS:
        letters = pattern.sub(r" *=\g<rank>\g<suit> ", letters)
    return re.sub(r"(?<!\*)=", " ", letters)


RANGES = (
    re.compile(rf"(?P<low>{R}) ?- ?(?P<high>{R})"),  # 4-6h, h4-6
    re.compile(rf"(?P<low>{R}) ?(?P<suit>{S}) ?- ?(?P<high>{R}) ?(?:(?P=suit)|(?! ?{S}))"),  # 4h-6h
    re.compile(rf"(?P<suit>{S}) ?(?P<low>{R}) ?- ?(?P=suit) ?(?P<high>{R})"),  # h4-h6
)


def with_ranges(letters: str) -> str:
    """Write ranges out, `4-6h` as `456h`; any other dash separates."""
    before = ""
    while before != letters:
        before = letters
        for pattern in RANGES:
            letters = pattern.sub(written_out, letters, count=1)
    return letters.replace("-", " ")


def written_out(found: re.Match[str]) -> str:
    """Write one range out; both ends the same are no range."""
    if found["low"] == found["high"]:
        return found[0].replace("-", " ")  # "7h to 7" is a card and a meld
    ranks, suit = between(found["low"], found["high"]), found.groupdict().get("suit", "")
    return suit + ranks if found[0].startswith(suit) else ranks + suit


def between(low: str, high: str) -> str:
    """List the ranks of a range; an ace stands at the end that is nearer to the other rank."""
    first, last = sorted((RANKS.index(low), RANKS.index(high)))
    if first == 0 and last > len(RANKS) - last:
        first, last = last, len(RANKS)
    return (RANKS + "A")[first : last + 1]


UNITS = (
    re.compile(rf"\*={R}{S}|{R}{S}+|{R}+{S}|\*"),  # 7hds, 456h
    re.compile(rf"\*={R}{S}|{S}{R}+|{S}+{R}|\*"),  # h456, hds7
)


def units(letters: str) -> list[str]:
    """Split *letters* into names of cards (`Th`, `*`); none where they are not whole cards."""
    for pattern in UNITS:
        found = pattern.findall(letters)
        if "".join(found) == letters:
            return [name for unit in found for name in names_in(unit)]
    return []


def names_in(unit: str) -> list[str]:
    """Pair every rank with every suit: in one unit there are not several of both."""
    if unit.startswith("*"):
        return [unit]
    ranks, suits = (re.findall(kind, unit) for kind in (R, S))
    return [rank + suit for rank in ranks for suit in suits]


def laid_named(name: str) -> Laid:
    """The card of a name in letters: `Th`, `*`, `*=Th`."""
    joker, _, meaning = name.rpartition("=")
    if meaning == "*":
        return Laid(JOKER)
    card = Card(SUITS.index(meaning[1]), RANKS.index(meaning[0]) + 1)
    return Laid(JOKER, card) if joker else Laid(card)
