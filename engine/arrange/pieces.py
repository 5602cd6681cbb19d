"""All that can be laid out of a hand at once: new melds, and what goes on melds that lie there.

A hand is a whole number here: two bits for each card that there is, from the 2s up to the kings and
then the aces, count how often it is held; above them the jokers are counted. So cards are laid by a
subtraction, and a part of a hand is the same number whatever hand it is a part of. Below them each
meld that lies there has a bit, since it is lengthened only once.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain, combinations
from typing import NamedTuple

from engine.cards import ACE, JOKER, KING, Card
from engine.melds import (
    ACE_HIGH,
    UNNAMED,
    Kind,
    Meld,
    Melding,
    Values,
    card_at,
    is_near,
    missing_suits,
)
from engine.moves import Laid

_LAID = [[Laid(card_at(suit, place)) for place in range(ACE_HIGH + 1)] for suit in range(4)]
"""By suit and place of a run."""

_ACE_LAST = {
    card_at(suit, place): 4 * place + suit for suit in range(4) for place in range(2, ACE_HIGH + 1)
}
"""The order in which cards are looked at: a run begins with its lowest, or an ace before it."""

_NUMBER = {card: number for number, card in enumerate(sorted(_ACE_LAST, key=_ACE_LAST.__getitem__))}

_NEAR = {
    card: sum(
        1 << 2 * number
        for other, number in _NUMBER.items()
        if other.suit == card.suit or other.rank == card.rank
    )
    for card in _NUMBER
}
"""The cards with which a card could be laid in a new meld, as bits without melds below them."""

REMEMBERED = 5_000
"""Cards of which it is remembered what could be laid with those near them, for one kind of hand."""


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


_Longer = tuple[int, tuple[Laid, ...], int]
"""What makes a meld longer: the bits of the cards, the cards one after the other, the points."""


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
        self.bit = {card: 1 << 2 * (len(melds) + _NUMBER[card]) for card in cards}
        self.joker_at = 2 * (len(melds) + len(_NUMBER))
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
        self.melding, self.values = melding, values
        self.first_at = 2 * len(melds)
        self.top = ACE_HIGH if melding.ace_high else KING
        self._filled = _filled_rows(values, melding.ace_high)
        self._held = sum(self.bit.values())
        self._known = _known(melding, values, self.first_at)
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._found: dict[tuple[int, bool], list[Option]] = {}

    def __iter__(self) -> Iterator[Piece]:
        """Every piece, by the lowest of its cards."""
        return map(self.piece, self.options())

    def options(self) -> Iterator[Option]:
        """Every option, in the same order."""
        return chain.from_iterable(map(self.starting, (*self._melds, *self._card)))

    def starting(self, bit: int, jokers: int | None = None) -> Iterator[Option]:
        """The options of which *bit* is the lowest, those without jokers first.

        Those with jokers are looked for when they are asked for, and where *jokers* are left.
        """
        if self.jokers if jokers is None else jokers:
            return chain.from_iterable(self._options(bit, jokers=some) for some in (False, True))
        return iter(self._options(bit, jokers=False))

    def laying(self, bit: int) -> Iterator[Option]:
        """The options that lay the card with this *bit*."""
        card = self._card[bit]
        near = _NEAR[card] << self.first_at
        melds = (first for first, meld in self._melds.items() if is_near(meld, card))
        for first in (*melds, *(other for other in self._card if other <= bit and other & near)):
            yield from (option for option in self.starting(first) if option.bits & bit)

    def _options(self, bit: int, *, jokers: bool) -> list[Option]:
        """The options of which *bit* is the lowest, with *jokers* or without, looked for once."""
        if (bit, jokers) not in self._found:
            if meld := self._melds.get(bit):
                longer = list(self._on_meld(meld, bit))
                self._found[bit, False] = [one for one in longer if not one.jokers]
                self._found[bit, True] = [one for one in longer if one.jokers]
            else:
                some = range(1, self.jokers + 1) if jokers else range(1)
                self._found[bit, jokers] = self._find(bit, some)
        return self._found[bit, jokers]

    def _find(self, bit: int, jokers: range) -> list[Option]:
        """The new melds of which *bit* is the lowest card, with so many *jokers*."""
        key = bit, self._held & _NEAR[self._card[bit]] << self.first_at, jokers.stop
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._new_melds(bit, jokers)
        return found

    def _new_melds(self, bit: int, jokers: range) -> list[Option]:
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
        return min(self.jokers, naturals) if self.melding.half_jokers else self.jokers

    def _groups(self, card: Card, bit: int, jokers: range) -> Iterator[Option]:
        """The groups whose first suit, jokers aside, is that of *card*."""
        others = [at[card.rank] for at in self._at[card.suit + 1 :] if at[card.rank]]
        value = self.values.by_rank[card.rank]
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
            for place in range(high + 1, min(high + 1 + spare, self.top) + 1):
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
            filled = self._filled(low, high, used - gaps)
            if filled:
                points, first, last = filled
                found.append(self._option(bits, used, points, Row(suit, first, last)))

    def _on_meld(self, meld: Meld, bit: int) -> Iterator[Option]:
        """What can be laid off on *meld*, one card or more."""
        best: dict[int, Option] = {}
        longer = self._longer_group(meld) if meld.kind is Kind.GROUP else self._longer_runs(meld)
        for bits, laid, points in longer:
            jokers = sum(card == JOKER for card, _ in laid)
            option = self._option(bit | bits, jokers, points, Piece(laid, points, meld.id))
            if option.cost not in best or best[option.cost].points < points:
                best[option.cost] = option
        yield from best.values()

    def _longer_group(self, group: Meld) -> Iterator[_Longer]:
        """What can be added to a group: one card at the most."""
        if len(group.cards) == 4:
            return
        points = self.values.by_rank[group.low]
        for card in missing_suits(group):
            if card in self.bit:
                yield self.bit[card], (Laid(card),), points
        if self.jokers and group.cards.count(JOKER) < self.melding.most_jokers(4):
            yield 0, (UNNAMED,), points

    def _longer_runs(self, run: Meld) -> Iterator[_Longer]:
        """All that can be added to a run, card by card."""
        suit, jokers = run.stands_for[0].suit, run.cards.count(JOKER)
        seen, up_to = {(run.low, run.high, 0)}, points_up_to(self.values, self.melding.ace_high)
        found: list[tuple[int, int, int, tuple[Laid, ...], int]]
        found = [(run.low, run.high, 0, (), 0)]
        while found:
            low, high, bits, laid, points = found.pop()
            used = len(laid) - bits.bit_count()
            most = self.melding.most_jokers(high - low + 2) - jokers
            for place, bit in self._beside(suit, low, high):
                if used + (not bit) > min(most, self.jokers):
                    continue
                row = min(low, place), max(high, place), bits | bit
                if row not in seen:
                    seen.add(row)
                    card = _LAID[suit][place]
                    more = (*laid, card if bit else Laid(JOKER, card.card))
                    found.append((*row, more, points + up_to[place] - up_to[place - 1]))
                    yield found[-1][2:]

    def _beside(self, suit: int, low: int, high: int) -> Iterator[tuple[int, int]]:
        """The places that are open beside a row, for a natural card with its bit, then jokers."""
        places = [high + 1] if high < (self.top if low > ACE else KING) else []
        # A run from 2 to the king takes the ace above it.
        if low > (ACE + 1 if high >= KING and self.top > KING else ACE):
            places.insert(low == ACE + 1 and len(places), low - 1)
        at = self._at[suit]
        yield from ((place, at[place]) for place in places if at[place])
        yield from ((place, 0) for place in sorted(places))

    def piece(self, option: Option) -> Piece:
        """The cards of *option*, as they can be laid."""
        if isinstance(option.shape, Piece):
            return option.shape
        if isinstance(option.shape, Row):
            suit, low, high = option.shape
            at = self._at[suit]
            row = zip(at[low : high + 1], _LAID[suit][low : high + 1], strict=True)
            run = [laid if bit & option.bits else Laid(JOKER, laid.card) for bit, laid in row]
            return Piece(tuple(run), option.points)
        rank = option.shape
        held = [_LAID[suit][rank] for suit in range(4) if self._at[suit][rank] & option.bits]
        return Piece((*held, *[UNNAMED] * option.jokers), option.points)

    def places(self, option: Option) -> list[int]:
        """The places of the natural cards of a run."""
        assert isinstance(option.shape, Row)
        suit, low, high = option.shape
        at = self._at[suit]
        return [place for place in range(low, high + 1) if at[place] & option.bits]


@lru_cache(8)
def _known(
    melding: Melding, values: Values, first_at: int
) -> dict[tuple[int, int, int], list[Option]]:
    """By a card, all that is held near it and the jokers: the new melds that begin with it."""
    return {}


@cache
def _filled_rows(
    values: Values, ace_high: bool
) -> Callable[[int, int, int], tuple[int, int, int] | None]:
    """By the ends of a row and how many cards it is lengthened by: the most points, and its ends.

    None where there is no place for so many; a run cannot hold the ace twice.
    """
    up_to = points_up_to(values, ace_high)

    @cache
    def longer(low: int, high: int, more: int) -> tuple[int, int, int] | None:
        ends = ((low - below, high + more - below) for below in range(min(more, low - ACE) + 1))
        fitting = ((low, high) for low, high in ends if high < len(up_to) and high - low < KING)
        return max(
            ((up_to[high] - up_to[low - 1], low, high) for low, high in fitting), default=None
        )

    return longer


@cache
def points_up_to(values: Values, ace_high: bool) -> tuple[int, ...]:
    """By the places of a run: the points of all cards up to there."""
    aces = values.by_rank[ACE : ACE + 1] if ace_high else ()
    return tuple(accumulate((0, values.low_ace, *values.by_rank[ACE + 1 :], *aces)))
