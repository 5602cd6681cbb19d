"""Groups and runs: what a meld is, what can be added to it, what its cards count."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations

from engine.cards import ACE, KING, Card, Seat


class Kind(StrEnum):
    GROUP = "group"
    RUN = "run"


ACE_HIGH = KING + 1
"""The place of an ace above the king."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A group or run on the table; *cards* in the order they are shown.

    *stands_for* and *laid_by* say for each of the cards which card it stands for (a natural card
    for itself) and whose it was.
    """

    id: int
    kind: Kind
    owner: Seat
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]
    laid_by: tuple[Seat, ...]

    @property
    def low(self) -> int:
        """The place of a run's first card: 1, the ace, to 12."""
        return self.stands_for[0].rank

    @property
    def high(self) -> int:
        """The place of a run's last card: 3 to 14, the ace above the king."""
        return self.low + len(self.cards) - 1


@dataclass(frozen=True, slots=True)
class Values:
    """What cards count: *by_rank* has the joker at 0 and the ranks from 1."""

    by_rank: tuple[int, ...]
    low_ace: int
    """An ace in a run with 2 and 3."""

    def of(self, cards: Iterable[Card]) -> int:
        """The points of *cards* in a hand."""
        return sum(self.by_rank[card.rank] for card in cards)


def in_order(cards: Iterable[Card]) -> tuple[Kind, tuple[Card, ...]] | None:
    """Read *cards* as a meld: its kind, and the cards as they are shown; None if it is no meld."""
    ordered = tuple(sorted(cards))
    if len(ordered) < 3:
        return None
    if _is_group(ordered):
        return Kind.GROUP, ordered
    run = _as_run(ordered)
    return (Kind.RUN, run) if run else None


def _is_group(ordered: Sequence[Card]) -> bool:
    """Whether all are of one rank and no two of one suit."""
    return len({card.rank for card in ordered}) == 1 and len(
        {card.suit for card in ordered}
    ) == len(ordered)


def _as_run(ordered: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """The cards from the low end to the high one; an ace that could be at both is high."""
    if ordered[0].suit != ordered[-1].suit:
        return None
    if ordered[0].rank == ACE and ordered[-1].rank == KING:
        ordered = (*ordered[1:], ordered[0])
    first = ordered[0].rank
    places = (_place(card, first) for card in ordered)
    return ordered if all(p == n for n, p in enumerate(places, first)) else None


def _place(card: Card, first: int) -> int:
    """Where *card* belongs in a run that begins at the place *first*."""
    return ACE_HIGH if card.rank == ACE and first > ACE else card.rank


def new_meld(number: int, seat: Seat, cards: Iterable[Card]) -> Meld | None:
    """The meld that *seat* lays with *cards*, in any order; None if they are no meld."""
    read = in_order(cards)
    if read is None:
        return None
    kind, shown = read
    return Meld(number, kind, seat, shown, shown, (seat,) * len(shown))


def fits(meld: Meld, card: Card) -> bool:
    """Whether *card* can be added to *meld*."""
    return _where(meld, card) is not None


def _where(meld: Meld, card: Card) -> int | None:
    """The index at which *card* joins *meld*; an ace that could go to both ends goes high."""
    if meld.kind is Kind.GROUP:
        if card.rank != meld.stands_for[0].rank or card in meld.stands_for:
            return None
        return sum(other < card for other in meld.cards)
    if card.suit != meld.stands_for[0].suit:
        return None
    if meld.high + 1 == (card.rank if card.rank != ACE else ACE_HIGH):
        return len(meld.cards)
    # A run that already ends with the ace is not open below the 2: it would hold the ace twice.
    if card.rank == meld.low - 1 and card not in meld.stands_for:
        return 0
    return None


def extended(meld: Meld, card: Card, seat: Seat) -> Meld | None:
    """*meld* with *card* added by *seat*; None where it does not fit."""
    index = _where(meld, card)
    if index is None:
        return None
    cards = (*meld.cards[:index], card, *meld.cards[index:])
    stands_for = (*meld.stands_for[:index], card, *meld.stands_for[index:])
    laid_by = (*meld.laid_by[:index], seat, *meld.laid_by[index:])
    return replace(meld, cards=cards, stands_for=stands_for, laid_by=laid_by)


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


def card_points(meld: Meld, values: Values) -> tuple[int, ...]:
    """The points of each card of *meld*."""
    points = [values.by_rank[card.rank] for card in meld.stands_for]
    if meld.kind is Kind.RUN and meld.low == ACE:
        points[0] = values.low_ace
    return tuple(points)


def points_by_seat(meld: Meld, values: Values) -> dict[Seat, int]:
    """The points of *meld* for each seat that has a card in it; every card counts for its layer."""
    points: dict[Seat, int] = {}
    for seat, value in zip(meld.laid_by, card_points(meld, values), strict=True):
        points[seat] = points.get(seat, 0) + value
    return dict(sorted(points.items()))
