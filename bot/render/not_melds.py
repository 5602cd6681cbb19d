"""Cards or tiles that are no meld, and why these very ones are none."""

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import attrgetter

from bot.people.card_texts import card_text, cards_text
from bot.people.texts import say
from engine.cards import ACE, JOKER, KING, Card
from engine.melds import Melding

MOST_MISSING = 4
"""Cards missing from a run that are still named; of more it is said that they do not follow."""


def why_no_meld(cards: Sequence[Card]) -> str:
    """The key of the sentence that says why *cards* are no meld of tiles."""
    tiles = [card for card in cards if card != JOKER]
    if len(cards) < 3:
        return "row-short"
    if not tiles:
        return "row-jokers"
    if len({tile.rank for tile in tiles}) == 1:
        return (
            "row-large" if len(cards) > 4 and len(set(tiles)) == len(tiles) else "row-colour-twice"
        )
    if len({tile.suit for tile in tiles}) > 1:
        return "row-mixed"
    return "row-gap" if len(set(tiles)) == len(tiles) else "row-number-twice"


def row_text(language: str, cards: Sequence[Card]) -> str:
    """Why a row of tiles is no meld, the tiles in the way or missing being named."""
    key = why_no_meld(cards)
    gap = missing(cards, Melding(ace_high=False)) if key == "row-gap" else []
    if gap:
        return say(language, "row-missing", tiles=cards_text(gap, tiles=True))
    if key == "row-number-twice":
        return say(language, "row-twice", tile=card_text(twice(cards)[0], tiles=True))
    return say(language, key)


def cards_why(language: str, cards: Sequence[Card], melding: Melding) -> str:
    """Why *cards* are no meld in a game with suits."""
    naturals = [card for card in cards if card != JOKER]
    if len(cards) < 3:
        return say(language, "why-short", count=len(cards))
    if not naturals:
        return say(language, "why-jokers")
    if double := twice(cards):
        return say(language, "why-twice", card=card_text(double[0]))
    if len({card.rank for card in naturals}) == 1:
        return say(language, "why-large")
    if len({card.suit for card in naturals}) == 1:
        return _no_run(language, cards, melding)
    return _mixed(language, naturals)


def _no_run(language: str, cards: Sequence[Card], melding: Melding) -> str:
    """Why cards of one suit do not follow each other."""
    ranks = {card.rank for card in cards}
    if {KING, ACE, ACE + 1} <= ranks:
        return say(language, "why-corner")
    gap = missing(cards, melding)
    if not gap:
        return say(language, "why-far")
    key = "why-gap-jokers" if JOKER in cards else "why-gap"
    return say(language, key, cards=cards_text(gap), count=len(gap))


def _mixed(language: str, naturals: Sequence[Card]) -> str:
    """Why cards of several suits and ranks do not belong together: it may be just one of them."""
    for trait in ("rank", "suit"):
        kind = attrgetter(trait)
        counts = Counter(map(kind, naturals))
        (_, most), *rest = counts.most_common()
        if most > 1 and [count for _, count in rest] == [1]:
            odd = next(card for card in naturals if counts[kind(card)] == 1)
            return say(language, f"why-other-{trait}", card=card_text(odd))
    return say(language, "why-mixed")


def twice(cards: Sequence[Card]) -> list[Card]:
    """The natural cards that are there more than once."""
    return [card for card, count in Counter(cards).items() if count > 1 and card != JOKER]


def missing(cards: Sequence[Card], melding: Melding) -> list[Card]:
    """What a run of *cards* lacks in between; empty where that is nothing, or far too much.

    An ace lies where fewer are missing.
    """
    naturals = [card for card in cards if card != JOKER]
    gaps = [list(_between(naturals, high)) for high in ((False, True)[: 1 + melding.ace_high])]
    gap = min(gaps, key=len)
    return gap if len(gap) <= MOST_MISSING else []


def _between(naturals: Sequence[Card], high: bool) -> Iterator[Card]:
    """The cards between those of one suit, the ace above the king if *high*."""
    suit = naturals[0].suit
    places = sorted(KING + 1 if high and card.rank == ACE else card.rank for card in naturals)
    for place in range(places[0], places[-1]):
        if place not in places:
            yield Card(suit, place)
