"""All that can be laid out of a hand at once: new melds, and what goes on melds that lie there.

A hand is a whole number here: two bits for each different card, from the 2s up to the kings and
then the aces, count how often it is held; above them the jokers are counted. So cards are laid by a
subtraction. Below them each meld that lies there has a bit, since it is lengthened only once.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, combinations, compress
from typing import NamedTuple

from engine.arrange.kept import Kept
from engine.cards import ACE, JOKER, KING, Card
from engine.melds import (
    ACE_HIGH,
    UNNAMED,
    Kind,
    Meld,
    Melding,
    Values,
    card_at,
    card_points,
    extended,
)
from engine.moves import Laid

_LAID = [[Laid(card_at(suit, place)) for place in range(ACE_HIGH + 1)] for suit in range(4)]
"""By suit and place of a run."""

_ACE_LAST = {
    card_at(suit, place): 4 * place + suit for suit in range(4) for place in range(2, ACE_HIGH + 1)
}
"""The order in which cards are looked at: a run begins with its lowest, or an ace before it."""


class Piece(NamedTuple):
    """Cards that are laid together: a new meld, or one card after the other *onto* a meld.

    A joker in a group is not named, any other one is. *points*: what the table is worth more.
    """

    cards: tuple[Laid, ...]
    points: int
    onto: int | None = None


class Row(NamedTuple):
    """A run of one suit, from a *low* to a *high* place."""

    suit: int
    low: int
    high: int


class Option(NamedTuple):
    """A piece as it is searched for: the bits of its cards, its jokers, and both as one number."""

    bits: int
    jokers: int
    cost: int
    points: int
    shape: Row | Piece | int
    """For a group its rank."""


class Pieces:
    """What can be laid out of one *hand*, as new melds or on the given *melds*.

    Of the places that jokers could have in a run, which does not change what is held afterwards,
    only the one with the most points.
    """

    def __init__(
        self, hand: Sequence[Card], melding: Melding, values: Values, melds: Sequence[Meld] = ()
    ) -> None:
        held = Counter(hand)
        self.jokers = held.pop(JOKER, 0)
        cards = sorted(held, key=_ACE_LAST.__getitem__)
        self.bit = {card: 1 << 2 * number for number, card in enumerate(cards, len(melds))}
        self.joker_at = 2 * (len(melds) + len(cards))
        self.ones = ((1 << self.joker_at) - 1) // 3
        self.hand = sum(self.bit[card] * count for card, count in held.items())
        self.hand += sum(1 << 2 * number for number in range(len(melds)))
        self.hand += self.jokers << self.joker_at
        self._card = {bit: card for card, bit in self.bit.items()}
        self._at = [[0] * (ACE_HIGH + 1) for _ in range(4)]
        for (suit, rank), bit in self.bit.items():
            for place in (ACE, ACE_HIGH) if rank == ACE else (rank,):
                self._at[suit][place] = bit
        self._melds = {1 << 2 * number: meld for number, meld in enumerate(melds)}
        self._melding, self._values = melding, values
        self._top = ACE_HIGH if melding.ace_high else KING
        self._filled = _filled_rows(values, melding.ace_high)
        some = range(1, self.jokers + 1)
        self._natural: Kept[int, list[Option]] = Kept(lambda bit: self._find(bit, range(1)))
        self._with_jokers: Kept[int, list[Option]] = Kept(lambda bit: self._find(bit, some))

    def __iter__(self) -> Iterator[Piece]:
        """Every piece, by the lowest of its cards."""
        for bit in (*self._melds, *self._card):
            yield from map(self.piece, self.starting(bit))

    def starting(self, bit: int) -> Iterator[Option]:
        """The options of which *bit* is the lowest, those without jokers first.

        Those with jokers are looked for when they are asked for.
        """
        yield from self._natural[bit]
        if self.jokers:
            yield from self._with_jokers[bit]

    def _find(self, bit: int, jokers: range) -> list[Option]:
        """The options of which *bit* is the lowest that have so many *jokers*."""
        if bit in self._melds:
            return [one for one in self._on_meld(self._melds[bit], bit) if one.jokers in jokers]
        card = self._card[bit]
        found = list(self._groups(card, bit, jokers))
        if card.rank != ACE:
            self._add_runs(found, card.suit, card.rank, bit, jokers)
        elif self._most_jokers(1) > 1:
            # All cards that a run can hold beside it come before an ace.
            for place in (ACE, ACE_HIGH):
                self._add_rows(found, Row(card.suit, place, place), bit, 1, jokers)
        return found

    def _option(self, bits: int, jokers: int, points: int, shape: Row | Piece | int) -> Option:
        return Option(bits, jokers, bits | jokers << self.joker_at, points, shape)

    def _most_jokers(self, naturals: int) -> int:
        """How many jokers a meld with so many natural cards can have."""
        return min(self.jokers, naturals) if self._melding.half_jokers else self.jokers

    def _groups(self, card: Card, bit: int, jokers: range) -> Iterator[Option]:
        """The groups whose first suit, jokers aside, is that of *card*."""
        others = [at[card.rank] for at in self._at[card.suit + 1 :] if at[card.rank]]
        value = self._values.by_rank[card.rank]
        for count in range(max(1, 4 - jokers.stop), len(others) + 2):
            most = min(4 - count, self._most_jokers(count), jokers.stop - 1)
            for some in combinations(others, count - 1):
                for used in range(max(jokers.start, 3 - count), most + 1):
                    points = value * (count + used)
                    yield self._option(bit + sum(some), used, points, card.rank)

    def _add_runs(self, found: list[Option], suit: int, low: int, bit: int, jokers: range) -> None:
        """Add the runs whose first natural card, but for an ace, is at the place *low*."""
        at, most = self._at[suit], jokers.stop - 1
        open_rows = [(low, bit, 1)]
        while open_rows:
            high, bits, count = open_rows.pop()
            if count + most >= 3:
                self._add_rows(found, Row(suit, low, high), bits, count, jokers)
            if at[ACE] and high <= KING:
                self._add_rows(found, Row(suit, ACE, high), bits | at[ACE], count + 1, jokers)
            spare = most - (high - low + 1 - count)
            for place in range(high + 1, min(high + 1 + spare, self._top) + 1):
                if at[place]:
                    open_rows.append((place, bits | at[place], count + 1))  # noqa: PERF401

    def _add_rows(
        self, found: list[Option], row: Row, bits: int, count: int, jokers: range
    ) -> None:
        """Add the runs with *count* natural cards over *row*, jokers in gaps and at its ends."""
        suit, low, high = row
        gaps = high - low + 1 - count
        most = min(self._most_jokers(count), jokers.stop - 1)
        for used in range(max(gaps, 3 - count, jokers.start), most + 1):
            filled = self._filled[low, high, used - gaps]
            if filled:
                points, first, last = filled
                found.append(self._option(bits, used, points, Row(suit, first, last)))

    def _on_meld(self, meld: Meld, bit: int) -> Iterator[Option]:
        """What can be laid off on *meld*, one card or more."""
        best: dict[int, Option] = {}
        for longer, laid in self._lengthened(meld):
            bits = bit | sum(self.bit[card] for card, _ in laid if card != JOKER)
            jokers = sum(card == JOKER for card, _ in laid)
            points = sum(card_points(longer, self._values)) - sum(card_points(meld, self._values))
            option = self._option(bits, jokers, points, Piece(laid, points, meld.id))
            if option.cost not in best or best[option.cost].points < points:
                best[option.cost] = option
        yield from best.values()

    def _lengthened(self, meld: Meld) -> Iterator[tuple[Meld, tuple[Laid, ...]]]:
        """Every meld that *meld* can become, and the cards that make it so."""
        seen, found = {meld}, [(meld, tuple[Laid, ...]())]
        while found:
            lying, laid = found.pop()
            for card, named in self._near(lying, laid):
                longer = extended(lying, card, 0, stands_for=named, melding=self._melding)
                if longer and longer not in seen and not self._melding.too_many(longer.cards):
                    seen.add(longer)
                    found.append((longer, (*laid, Laid(card, named))))
                    yield found[-1]

    def _near(self, meld: Meld, laid: Sequence[Laid]) -> Iterator[Laid]:
        """The cards that could fit on *meld* beside those already *laid* on it."""
        suit, rank = meld.stands_for[0]
        ends = [card_at(suit, meld.low - 1), card_at(suit, meld.high + 1)]
        group = meld.kind is Kind.GROUP
        fitting = (card.rank == rank if group else card in ends for card in self.bit)
        yield from map(Laid, compress(self.bit, fitting))
        if sum(card == JOKER for card, _ in laid) < self.jokers:
            yield from (Laid(JOKER, end) for end in ([None] if group else ends))

    def piece(self, option: Option) -> Piece:
        """The cards of *option*, as they can be laid."""
        if isinstance(option.shape, Piece):
            return option.shape
        if isinstance(option.shape, Row):
            return Piece(tuple(self._run(option.bits, option.shape)), option.points)
        rank = option.shape
        held = [_LAID[suit][rank] for suit in range(4) if self._at[suit][rank] & option.bits]
        return Piece((*held, *[UNNAMED] * option.jokers), option.points)

    def _run(self, bits: int, row: Row) -> Iterator[Laid]:
        """The cards of a run over *row*, jokers where there is none in *bits*."""
        suit, low, high = row
        at, laid = self._at[suit], _LAID[suit]
        for place in range(low, high + 1):
            yield laid[place] if at[place] & bits else Laid(JOKER, laid[place].card)


@cache
def _filled_rows(
    values: Values, ace_high: bool
) -> Kept[tuple[int, int, int], tuple[int, int, int] | None]:
    """By the ends of a row and how many cards it is lengthened by: the most points, and its ends.

    None where there is no place for so many; a run cannot hold the ace twice.
    """
    aces = values.by_rank[ACE : ACE + 1] if ace_high else ()
    up_to = tuple(accumulate((0, values.low_ace, *values.by_rank[ACE + 1 :], *aces)))

    def longer(row: tuple[int, int, int]) -> tuple[int, int, int] | None:
        low, high, more = row
        ends = ((low - below, high + more - below) for below in range(min(more, low - ACE) + 1))
        fitting = ((low, high) for low, high in ends if high < len(up_to) and high - low < KING)
        return max(
            ((up_to[high] - up_to[low - 1], low, high) for low, high in fitting), default=None
        )

    return Kept(longer)
