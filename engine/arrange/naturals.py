"""Every meld that natural cards of one pack could be laid in."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.cards import ACE, KING, Card
from engine.melds import ACE_HIGH


def melds_within(cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    """Every meld that can be laid with natural cards out of *cards*, as it would be shown."""
    held = frozenset(cards)
    yield from _groups_within(held)
    for suit in {card.suit for card in held}:
        yield from _runs_within(sorted(card for card in held if card.suit == suit))


def _groups_within(held: frozenset[Card]) -> Iterator[tuple[Card, ...]]:
    for rank in {card.rank for card in held}:
        same = sorted(card for card in held if card.rank == rank)
        for size in range(3, len(same) + 1):
            yield from combinations(same, size)


def _runs_within(suit: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Every run out of the sorted cards of one suit; all thirteen with the ace high only."""
    places = {card.rank: card for card in suit}
    if ACE in places:
        places[ACE_HIGH] = places[ACE]
    for low in places:
        high = low
        while high + 1 in places:
            high += 1
            if 2 <= high - low < KING and (low, high) != (ACE, KING):
                yield tuple(places[place] for place in range(low, high + 1))
