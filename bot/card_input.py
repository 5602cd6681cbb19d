"""Cards as people type them: `10h`, `T♥`, `ten of hearts`, `4-6h`, `4 5 6 hearts`, `7h 3`, `*5h`.

What was typed is first rewritten with one letter a rank and one a suit (`Th`), and ranges are
written out; what is left must be ranks followed by their suit, or suits followed by their ranks.
A joker may say which card it stands for: `*5h`, `joker as 5h`.
"""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Literal

from bot.card_words import RANKS, SUITS, folded, vocabularies
from bot.texts import FALLBACK
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


def read_laid(text: str, language: str = FALLBACK, *, tiles: bool = False) -> tuple[Laid, ...]:
    """Read the cards that *text* names, in its order, and what jokers are to stand for.

    Raises NotUnderstood.
    """
    for names in readings(text, language, tiles=tiles):
        if names:
            return tuple(map(laid_named, names))
    raise NotUnderstood(text)


def read_cards(text: str, language: str = FALLBACK, *, tiles: bool = False) -> tuple[Card, ...]:
    """Read cards of which no joker may say what it stands for. Raises NotUnderstood."""
    laid = read_laid(text, language, tiles=tiles)
    if any(each.stands_for is not None for each in laid):
        raise NotUnderstood(text)
    return tuple(each.card for each in laid)


def read_card(text: str, language: str = FALLBACK, *, tiles: bool = False) -> Card:
    """Read exactly one card. Raises NotUnderstood."""
    cards = read_cards(text, language, tiles=tiles)
    if len(cards) != 1:
        raise NotUnderstood(text, "not-one-card")
    return cards[0]


def read_one_laid(text: str, language: str = FALLBACK, *, tiles: bool = False) -> Laid:
    """Read exactly one card, which may be a joker that stands for one. Raises NotUnderstood."""
    laid = read_laid(text, language, tiles=tiles)
    if len(laid) != 1:
        raise NotUnderstood(text, "not-one-card")
    return laid[0]


LAYOFF = re.compile(r"(?P<card>.*\D)(?P<meld>\d{1,3})")


def read_layoff(
    text: str, language: str = FALLBACK, *, tiles: bool = False
) -> tuple[Card, int | None]:
    """Read a card and, if *text* goes on after it, the number of a meld. Raises NotUnderstood."""
    (card, stands_for), meld = read_laid_layoff(text, language, tiles=tiles)
    if stands_for is not None:
        raise NotUnderstood(text, "not-understood-layoff")
    return card, meld


def read_laid_layoff(
    text: str, language: str = FALLBACK, *, tiles: bool = False
) -> tuple[Laid, int | None]:
    """The same, where a joker may say what it stands for. Raises NotUnderstood."""
    try:
        return read_one_laid(text, language, tiles=tiles), None
    except NotUnderstood:
        split = LAYOFF.fullmatch(plain(text))
    try:
        if split:
            return read_one_laid(split["card"], language, tiles=tiles), int(split["meld"])
    except NotUnderstood:
        pass
    raise NotUnderstood(text, "not-understood-layoff")


def plain(text: str) -> str:
    """Fold capitals, accents and invisible characters away. Raises NotUnderstood."""
    if len(text) > LONGEST:
        raise NotUnderstood(text)
    return " ".join(folded(text).split())


AS = re.compile(r"(joker|🃏) as(?= )")
"""Elsewhere it is the ace of spades."""
AND = {"cs": re.compile(r"(?:(?<=\w\w )|(?<=[\d,] ))a(?= )")}
"""Words that join, and in capitals are cards."""


def readings(text: str, language: str, *, tiles: bool) -> Iterator[list[str]]:
    """What *text* can mean, best first: names of cards in letters (`Th`, `*=5h`).

    Tokens mean the same in every language. In words the own language comes before English, but
    what is read chunk by chunk comes before what is one card only across blanks.
    """
    typed = AS.sub(r"\1=", plain(text))
    ways = vocabularies(language, tiles=tiles)
    if is_tokens(typed, tiles=tiles):
        ways = ways[-1:]
    elif language in AND:
        typed = plain(AND[language].sub(",", " ".join(text.split())))
    written = [way.letters(typed) for way in ways]
    chunks = [with_ranges(with_meanings(letters)) for letters in written if letters is not None]
    for letters in chunks:
        by_chunk = [units(chunk) for chunk in letters.split()]
        if all(by_chunk):
            yield [*chain(*by_chunk)]
    # "4 5 6 hearts" has a suit for three chunks; only then may cards reach across blanks.
    for letters in chunks:
        yield units(letters.replace(" ", ""))


TOKENS = re.compile(r"(?:(?:10|[2-9tjqka1])+[shdc♠♥♦♣] ?)+")
TILE_TOKENS = re.compile(r"(?:[bgry](?:1[0-3]|[1-9]) ?)+")


def is_tokens(typed: str, *, tiles: bool) -> bool:
    """Whether *typed* is written as the bot itself writes cards."""
    return bool((TILE_TOKENS if tiles else TOKENS).fullmatch(typed))


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


HYPHEN = re.compile(rf"(?<!\S)({S})-({R})(?!\S)")
"""Joins a suit and its rank, as in `Herz-Dame`."""


def with_ranges(letters: str) -> str:
    """Write ranges out, `4-6h` as `456h`; any other dash separates."""
    letters, before = HYPHEN.sub(r"\1\2", letters), ""
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
        if "".join(found) == letters and all(len(set(unit)) == len(unit) for unit in found):
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
