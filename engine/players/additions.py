"""What lies on the table, and every way to add to it, as sets of faces."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from engine.cards import ACE, KING
from engine.melds import ACE_HIGH, Kind, Meld, Values
from engine.players.faces import AT, RANK, SUITS, TRIPLES, Face, FaceSet, joined, set_of

GROUP = -1
"""Stands in place of a suit."""


class Row(NamedTuple):
    """A meld: a run of *suit* from the place *low* to *high*, or a group of the rank *low*."""

    suit: int
    low: int
    high: int
    cards: FaceSet

    @property
    def ends(self) -> FaceSet:
        """The faces that can be added at once."""
        if self.suit == GROUP:
            return RANK[self.low] & ~self.cards
        return (AT[self.suit][self.low - 1] | AT[self.suit][self.high + 1]) & ~self.cards

    def beyond(self, between: FaceSet) -> FaceSet:
        """The faces that could be added after one of the faces *between*."""
        if self.suit == GROUP:
            return 0
        at, found = AT[self.suit], 0
        if self.low > ACE + 1 and at[self.low - 1] & between:
            found |= at[self.low - 2]
        if self.high < KING and at[self.high + 1] & between:
            found |= at[self.high + 2]
        return found & ~self.cards


class Lay(NamedTuple):
    """One way to bring *cards* to the table for *points*: a new meld, or added one by one."""

    cards: FaceSet
    points: int
    row: Row
    """The meld as it lies afterwards, were this all."""
    onto: int | None = None
    """The index of the row it is added to; None for a new meld."""
    order: tuple[Face, ...] = ()
    """In which order cards have to be added."""


Table = tuple[Row, ...]


def row_of(meld: Meld) -> Row:
    """*meld* as a row."""
    cards = set_of(meld.stands_for)
    if meld.kind is Kind.GROUP:
        return Row(GROUP, meld.low, meld.low, cards)
    return Row(meld.stands_for[0].suit, meld.low, meld.high, cards)


def with_lays(table: Table, lays: Iterable[Lay]) -> Table:
    """The rows of *table* after *lays*."""
    rows = list(table)
    for lay in lays:
        if lay.onto is None:
            rows.append(lay.row)
        else:
            # One may be added to at both ends.
            suit, low, high, cards = rows[lay.onto]
            low, high = min(low, lay.row.low), max(high, lay.row.high)
            rows[lay.onto] = Row(suit, low, high, cards | lay.row.cards)
    return tuple(rows)


def points_at(place: int, values: Values) -> int:
    """What a card counts at a place of a run; the ace is low at 1."""
    if place == ACE:
        return values.low_ace
    return values.by_rank[ACE if place == ACE_HIGH else place]


@cache
def new_melds(values: Values) -> tuple[Lay, ...]:
    """Every meld there is in one pack: the runs, then the groups."""
    return (*_runs(values), *_groups(values))


def _runs(values: Values) -> Iterator[Lay]:
    for suit in SUITS:
        for low in range(ACE, KING):
            for high in range(low + 2, min(low + KING, ACE_HIGH + 1)):
                cards = joined(AT[suit][low : high + 1])
                points = sum(points_at(place, values) for place in range(low, high + 1))
                yield Lay(cards, points, Row(suit, low, high, cards))


def _groups(values: Values) -> Iterator[Lay]:
    for rank in range(ACE, KING + 1):
        for missing in (0, *(AT[suit][rank] for suit in SUITS)):
            cards = RANK[rank] & ~missing
            points = cards.bit_count() * values.by_rank[rank]
            yield Lay(cards, points, Row(GROUP, rank, rank, cards))


def melds_in(hand: FaceSet, values: Values) -> list[Lay]:
    """The new melds that *hand* has."""
    missing = ~hand
    if all(triple & missing for triple in TRIPLES):
        return []
    return [lay for lay in new_melds(values) if not lay.cards & missing]


def additions(hand: FaceSet, table: Table, values: Values) -> Iterator[Lay]:
    """The lay-offs from *hand*: one card, or several that follow one another on a run."""
    for index, row in enumerate(table):
        if row.suit == GROUP:
            if row.ends & hand:
                yield _to_group(index, row, values)
        else:
            yield from _chain(hand, index, row, values, 1)
            yield from _chain(hand, index, row, values, -1)


def _to_group(index: int, row: Row, values: Values) -> Lay:
    card, whole = row.ends, row.cards | row.ends
    order = (card.bit_length() - 1,)
    return Lay(card, values.by_rank[row.low], row._replace(cards=whole), index, order)


def _chain(hand: FaceSet, index: int, row: Row, values: Values, step: int) -> Iterator[Lay]:
    """What *hand* can add at one end of a run: the first card, the first two, …"""
    cards, points = 0, 0
    order: tuple[Face, ...] = ()
    place = row.high + 1 if step > 0 else row.low - 1
    while face := AT[row.suit][place] & hand & ~row.cards & ~cards:
        cards, points = cards | face, points + points_at(place, values)
        order = (*order, face.bit_length() - 1)
        low, high = min(row.low, place), max(row.high, place)
        yield Lay(cards, points, Row(row.suit, low, high, row.cards | cards), index, order)
        place += step
