"""What people typed where cards are wanted, read as the only thing that it can mean.

Cards written exactly as the bot writes them, `7s`, mean the same in every language. Anything else
that can be meant in several ways, like the Czech `S7`, is Ambiguous: nothing is guessed, neither
from the language nor from the hand.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Literal

from bot.people.card_texts import standing_text
from bot.people.texts import FALLBACK, say
from bot.typed.readings import LONGEST, meanings
from bot.typed.words import LETTER, folded
from engine.cards import Card
from engine.moves import Laid
from engine.record.lines import write_laid

MOST_WAYS = 4
"""Of what a text may mean, as many are named."""

Wanted = Literal["not-understood", "not-one-card", "not-understood-layoff", "ambiguous-cards"]
Reading = tuple[tuple[Laid, ...], int | None]
"""Cards, and the number of a meld if one is named."""


class NotUnderstood(ValueError):
    """*text* names no cards; *wanted* is the key of the sentence that says what would."""

    def __init__(self, text: str, wanted: Wanted = "not-understood") -> None:
        super().__init__(text[:LONGEST])
        self.text = text[:LONGEST]
        self.wanted = wanted


class Ambiguous(NotUnderstood):
    """*text* can mean several cards; *ways* are how to type each, and how it is shown."""

    def __init__(self, text: str, readings: Iterable[Reading], *, tiles: bool) -> None:
        super().__init__(text, "ambiguous-cards")
        self.ways = [shown(reading, tiles=tiles) for reading in readings][:MOST_WAYS]


def shown(reading: Reading, *, tiles: bool) -> tuple[str, str]:
    """How a reading is typed, `7s 3`, and how its cards are shown, `7♠`."""
    cards, meld = reading
    typed = [write_laid(laid, tiles=tiles) for laid in cards]
    typed += [] if meld is None else [str(meld)]
    names = (standing_text(card, as_ or card, tiles=tiles) for card, as_ in cards)
    return " ".join(typed), " ".join(names)


def read_laid(text: str, language: str = FALLBACK, *, tiles: bool = False) -> tuple[Laid, ...]:
    """Read the cards of *text* and what jokers in it stand for, in order. Raises NotUnderstood."""
    return only(text, meanings(text, language, tiles=tiles), tiles=tiles)


def read_card(text: str, language: str = FALLBACK, *, tiles: bool = False) -> Card:
    """Read exactly one card. Raises NotUnderstood."""
    found = meanings(text, language, tiles=tiles)
    plain = [cards for cards in found if all(laid.stands_for is None for laid in cards)]
    single = [cards for cards in plain if len(cards) == 1]
    if plain and not single:
        raise NotUnderstood(text, "not-one-card")
    return only(text, single, tiles=tiles)[0].card


def only(text: str, found: Sequence[tuple[Laid, ...]], *, tiles: bool) -> tuple[Laid, ...]:
    """The only reading that was found; raises NotUnderstood."""
    if not found:
        raise NotUnderstood(text)
    if len(found) > 1:
        raise Ambiguous(text, [(cards, None) for cards in found], tiles=tiles)
    return found[0]


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
    """Read a card, what a joker stands for, and perhaps a meld's number. Raises NotUnderstood."""
    found, meld = dict.fromkeys(singles(text, language, tiles=tiles)), None
    if not found:
        card, onto, meld = parted(text, language)
        ways = (card, f"{card} {onto}")  # "srdce K 3": a king, or the Czech "to"
        found = dict.fromkeys(one for way in ways for one in singles(way, language, tiles=tiles))
    if not found:
        raise NotUnderstood(text, "not-understood-layoff")
    if len(found) > 1:
        raise Ambiguous(text, [(cards, meld) for cards in found], tiles=tiles)
    return next(iter(found))[0], meld


def parted(text: str, language: str) -> tuple[str, str, int]:
    """A card, what leads from it to a meld, and the number of that. Raises NotUnderstood."""
    split = layoff(language).fullmatch(" ".join(text.split())) if len(text) <= LONGEST else None
    if split is None:
        raise NotUnderstood(text, "not-understood-layoff")
    return split["card"], split["onto"], int(split["meld"])


def singles(text: str, language: str, *, tiles: bool) -> Iterator[tuple[Laid, ...]]:
    """What *text* can mean, where that is one card."""
    return (one for one in meanings(text, language, tiles=tiles) if len(one) == 1)


def meld_alone(text: str, language: str) -> str:
    """What *text* calls a meld, without the words that only say that it is one: `group 3`."""
    return re.sub(rf"(?i)(?<!\w)(?:{onto(language)})(?!\w)", " ", text).strip(" #:.")


@cache
def onto(language: str) -> str:
    """Match a word that leads to a meld, in English too; after a `*` it goes on in any way."""
    words = {word for one in (FALLBACK, language) for word in say(one, "other-words-onto").split()}
    spelt = sorted(words | set(map(folded, words)), key=len, reverse=True)
    return "|".join(re.escape(one.rstrip("*")) + f"{LETTER}*" * one.endswith("*") for one in spelt)


@cache
def layoff(language: str) -> re.Pattern[str]:
    """Match a card, what leads from it to a meld, like the Czech k, and the number of that."""
    either = onto(language)
    between = rf"(?P<onto>(?>(?<=\s)(?:{either})[\s#:.]+)*)"
    return re.compile(rf"(?i)(?P<card>.*?\D){between}#?(?P<meld>\d{{1,3}})\.?(?:\s+(?:{either}))*")
