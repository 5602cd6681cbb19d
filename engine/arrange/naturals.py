"""Every meld that natural cards of one pack could be laid in."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.cards import ACE, KING, Card
from engine.melds import ACE_HIGH


def melds_within(cards: Iterable[Card], *, ace_high: bool = True) -> Iterator[tuple[Card, ...]]:
    """Every meld that can be laid with natural cards out of *cards*, as it would be shown.

    *ace_high*: whether the game lets the ace follow the king.
    """
    held = frozenset(cards)
    yield from _groups_within(held)
    for suit in {card.suit for card in held}:
        of_suit = sorted(card for card in held if card.suit == suit)
        yield from _runs_within(of_suit, ace_high=ace_high)


def _groups_within(held: frozenset[Card]) -> Iterator[tuple[Card, ...]]:
    for rank in {card.rank for card in held}:
        same = sorted(card for card in held if card.rank == rank)
        for size in range(3, len(same) + 1):
            yield from combinations(same, size)


def _runs_within(suit: list[Card], *, ace_high: bool) -> Iterator[tuple[Card, ...]]:
    """Every run out of the sorted cards of one suit; all thirteen once, if it can be ace high."""
    places = {card.rank: card for card in suit}
    if ACE in places and ace_high:
        places[ACE_HIGH] = places[ACE]
    for low in places:
        high = low
        while high + 1 in places:
            high += 1
            is_twice = ace_high and (low, high) == (ACE, KING)
            if 2 <= high - low < KING and not is_twice:
                yield tuple(places[place] for place in range(low, high + 1))
