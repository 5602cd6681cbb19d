"""Melds as sets of faces, a whole hand at a time: no card is looked at by itself.

Of the table two sets tell all that can be laid off: the cards of its runs and those of its groups.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import NamedTuple

from engine.cards import ACE, KING
from engine.melds import ACE_HIGH, Kind, Meld
from engine.players.faces import ALL, RANK, FaceSet, counting, each, joined, set_of

ACES, KINGS = RANK[ACE], RANK[KING]
_NO_ACES, _NO_KINGS = ALL & ~ACES, ALL & ~KINGS
_SUITS = tuple(((1 << KING) - 1) << KING * suit for suit in range(4))
_ONE, _TWO, _THREE = KING, 2 * KING, 3 * KING


class Lying(NamedTuple):
    """What lies on the table; an ace above a king in neither of the first two sets."""

    runs: FaceSet = 0
    groups: FaceSet = 0
    high: FaceSet = 0

    @property
    def cards(self) -> FaceSet:
        """All of it."""
        return self.runs | self.groups | self.high


@dataclass(frozen=True, slots=True)
class Shapes:
    """What is a meld where the ace may follow the king, or may not."""

    ace_high: bool

    def up(self, faces: FaceSet) -> FaceSet:
        """The faces that follow *faces* in their suits."""
        over = (faces & KINGS) >> (KING - 1) if self.ace_high else 0
        return (faces & _NO_KINGS) << 1 | over

    def down(self, faces: FaceSet) -> FaceSet:
        """The faces that *faces* follow."""
        over = (faces & ACES) << (KING - 1) if self.ace_high else 0
        return (faces & _NO_ACES) >> 1 | over

    def wanted(self, hand: FaceSet) -> FaceSet:
        """The faces that would make a meld with two cards of *hand*, which may hold them too."""
        up, down = self.up(hand), self.down(hand)
        if not self.ace_high:
            runs = self.up(up & hand) | self.down(down & hand) | up & down
        else:
            above, below = self.up(up & hand & _NO_ACES), self.down(down & hand & _NO_ACES)
            runs = above | below | up & down & _NO_ACES
        return runs | twice(*turned(hand))

    def near(self, hand: FaceSet) -> FaceSet:
        """The faces that could lie in a meld of three with a card of *hand*."""
        up, down = self.up(hand), self.down(hand)
        return up | down | self.up(up & ~ACES) | self.down(down & ~ACES) | alike(hand)

    def ends(self, lying: Lying) -> FaceSet:
        """The faces that can be laid off."""
        runs = lying.runs
        beside = self.up(runs) | (runs & _NO_ACES) >> 1
        groups = lying.groups
        return (beside | alike(groups)) & ~lying.cards

    def added(self, lying: Lying, card: FaceSet) -> Lying:
        """*lying* after a card that fits is laid off."""
        runs, groups, high = lying
        if alike(groups) & card:
            return Lying(runs, groups | card, high)
        if card & ACES and not runs & card << 1:
            return Lying(runs, groups, high | card)
        return Lying(runs | card, groups, high)

    def laid(self, lying: Lying, meld: FaceSet) -> Lying:
        """*lying* after a new meld."""
        runs, groups, high = lying
        if meld & meld >> _ONE or meld & meld >> _TWO or meld & meld >> _THREE:
            return Lying(runs, groups | meld, high)
        over = meld & ACES if meld & KINGS and not meld & ACES << 1 else 0
        return Lying(runs | meld & ~over, groups, high | over)

    def laid_off(self, hand: FaceSet, lying: Lying) -> tuple[FaceSet, Lying]:
        """All of *hand* that can be laid off, one card after another, and the table then."""
        off = 0
        while fitting := self.ends(lying) & hand & ~off:
            card = fitting & -fitting
            off |= card
            lying = self.added(lying, card)
        return off, lying

    def loose(self, hand: FaceSet, lying: Lying) -> tuple[FaceSet, Lying]:
        """The cards that lie in no meld of *hand* and fit nowhere; the table were the rest laid."""
        melds = self.best_melds(hand)
        rest = hand & ~sum(melds)
        off, lying = self.laid_off(rest, reduce(self.laid, melds, lying))
        return rest & ~off, lying

    def best_melds(self, hand: FaceSet) -> tuple[FaceSet, ...]:
        """The melds that take most cards of *hand*, and of equal ones the dearest."""
        grouped = hand & twice(*turned(hand))
        if not self.ace_high:
            return self._chosen(hand, grouped) if grouped else tuple(_rows(hand))
        middles = hand & self.up(hand) & self.down(hand) & _NO_ACES
        return self._chosen(hand, grouped) if grouped | middles else ()

    def _chosen(self, hand: FaceSet, grouped: FaceSet) -> tuple[FaceSet, ...]:
        """The best of all ways to use the groups, each whole, short of one card, or not."""
        found: tuple[FaceSet, ...] = ()
        most = 0
        for groups in _uses(hand, grouped):
            melds = (*groups, *self._runs(hand & ~sum(groups)))
            worth = weight(sum(melds))
            if worth > most:
                found, most = melds, worth
        return found

    def _runs(self, hand: FaceSet) -> tuple[FaceSet, ...]:
        """The runs of *hand*, an ace going where it makes more of them."""
        if not self.ace_high or not hand & ACES:
            return tuple(_rows(hand))
        return tuple(run for suit in _SUITS for run in _runs_of_suit(hand & suit))


def turned(faces: FaceSet) -> tuple[FaceSet, FaceSet, FaceSet]:
    """The faces of the same ranks in the next suit, the one after and the third."""
    return (
        (faces << _ONE | faces >> _THREE) & ALL,
        (faces << _TWO | faces >> _TWO) & ALL,
        (faces << _THREE | faces >> _ONE) & ALL,
    )


def alike(faces: FaceSet) -> FaceSet:
    """The other faces of the same ranks, and those of *faces* of which there are two."""
    first, two, three = turned(faces)
    return first | two | three


def twice(first: FaceSet, two: FaceSet, three: FaceSet) -> FaceSet:
    """The faces in at least two of the sets."""
    return first & two | (first | two) & three


def _rows(hand: FaceSet) -> Iterator[FaceSet]:
    """The runs of *hand*, the ace low."""
    middles = hand & (hand & _NO_KINGS) << 1 & (hand & _NO_ACES) >> 1
    row = middles | (middles & _NO_KINGS) << 1 | (middles & _NO_ACES) >> 1
    for suit in _SUITS:
        rest = row & suit
        while rest:
            lowest = rest & -rest
            run = rest & ~(rest + lowest)
            yield run & suit
            rest &= ~run


def _runs_of_suit(hand: FaceSet) -> tuple[FaceSet, ...]:
    """The runs of the cards of one suit, the ace above the king where that takes more cards."""
    low = tuple(_rows(hand))
    ace, above = hand & ACES, hand & ~ACES
    row, top = 0, above & KINGS
    while top:
        row, top = row | top, top >> 1 & above
    if not ace or row.bit_count() < 2:
        return low
    high = (row | ace, *_rows(above & ~row))
    return max(low, high, key=lambda runs: joined(runs).bit_count())


def _uses(hand: FaceSet, grouped: FaceSet) -> Iterator[tuple[FaceSet, ...]]:
    """Every choice of groups, of no two of one rank."""
    if not grouped:
        yield ()
        return
    lowest = grouped & -grouped
    rank = next(rank for rank in RANK if rank & lowest)
    group, rest = hand & rank, grouped & ~rank
    options = [group]
    if group.bit_count() > 3:
        options += [group & ~(1 << face) for face in each(group)]
    for others in _uses(hand, rest):
        yield others
        for option in options:
            yield (option, *others)


points = counting(min(rank, 10) for rank in range(ACE, KING + 1))
"""What cards count in a hand."""


def weight(faces: FaceSet) -> int:
    """How good it is to be rid of cards: their number before their points."""
    return (faces.bit_count() << 8) + points(faces)


def lying_of(melds: tuple[Meld, ...]) -> Lying:
    """What lies on the table."""
    runs = groups = high = 0
    for meld in melds:
        cards = set_of(meld.cards)
        if meld.kind is Kind.GROUP:
            groups |= cards
        elif meld.high == ACE_HIGH:
            high |= cards & ACES
            runs |= cards & ~ACES
        else:
            runs |= cards
    return Lying(runs, groups, high)
