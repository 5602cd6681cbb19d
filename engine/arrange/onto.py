"""What a turn can make of a meld that lies there: longer, and with cards in place of its jokers."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine.cards import ACE, JOKER, Card, Seat
from engine.melds import (
    ACE_HIGH,
    Kind,
    Meld,
    Melding,
    Values,
    card_at,
    card_points,
    extended,
    missing_suits,
    swapped,
)
from engine.moves import Laid


class Way(NamedTuple):
    """What can become of some cards of a hand, each with its bit: all go to the same meld.

    *lays*: laid in it; *puts*: put in place of its jokers, of which so many are *gained*. *early*:
    the jokers laid with the initial meld, which brings *points*; *late*: those laid after it.
    *worth*: what all of it counts for the seat; *actions*: how many it takes.
    """

    lays: int = 0
    puts: int = 0
    early: int = 0
    late: int = 0
    gained: int = 0
    points: int = 0
    worth: int = 0
    actions: int = 0


_Reached = tuple[Meld, Way]
_Step = Callable[[_Reached], Iterator[_Reached]]


REMEMBERED = 500
"""Melds of which it is remembered what can become of them: one is asked about again and again.

No more, here and elsewhere: what is kept delays everybody when Python looks for garbage."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What *seat* can lay: cards with their *bits*, so many jokers *early*, so many in all."""

    seat: Seat
    bits: tuple[tuple[Card, int], ...]
    early: int
    jokers: int
    melding: Melding
    values: Values

    def onto(self, meld: Meld, *, early: bool, swaps: bool) -> tuple[Way, ...]:
        """Every way to change *meld*: lay-offs that are *early*, then *swaps*, then lay-offs.

        What could be laid between two swaps could as well be laid after them.
        """
        group, (suit, rank) = meld.kind is Kind.GROUP, meld.stands_for[0]
        near = ((c, bit) for c, bit in self.bits if (c.rank == rank if group else c.suit == suit))
        return _onto(replace(self, bits=tuple(near)), meld, early, swaps)

    def bit(self, card: Card) -> int:
        """The bit of *card*; 0 where it is not held."""
        return next((bit for other, bit in self.bits if other == card), 0)

    def _early(self, reached: _Reached) -> Iterator[_Reached]:
        """The initial meld goes on: one more card, which counts for it."""
        meld, way = reached
        before = self._points(meld)
        for longer, bit, joker in self._longer(meld, way, self.early - way.early):
            points = self._points(longer) - before
            yield (
                longer,
                way._replace(
                    lays=way.lays | bit,
                    early=way.early + joker,
                    points=way.points + points,
                    worth=way.worth + points,
                    actions=way.actions + 1,
                ),
            )

    def _late(self, reached: _Reached) -> Iterator[_Reached]:
        """One more card after the initial meld."""
        meld, way = reached
        before = way.worth - self._points(meld)
        for longer, bit, joker in self._longer(meld, way, self.jokers - way.early - way.late):
            worth = before + self._points(longer)
            lays, late, actions = way.lays | bit, way.late + joker, way.actions + 1
            yield longer, way._replace(lays=lays, late=late, worth=worth, actions=actions)

    def _longer(self, meld: Meld, way: Way, jokers: int) -> Iterator[tuple[Meld, int, int]]:
        """*meld* with one more card, the card's bit, and whether it is a joker."""
        for card, named in near(meld):
            bit = self.bit(card)
            if bit & ~way.puts or (card == JOKER and jokers):
                longer = extended(meld, card, self.seat, stands_for=named, melding=self.melding)
                if longer and not self.melding.too_many(longer.cards):
                    yield longer, bit, int(card == JOKER)

    def _swapped(self, reached: _Reached) -> Iterator[_Reached]:
        """One joker less in the meld."""
        meld, way = reached
        for card in meant_by_jokers(meld):
            bit = self.bit(card)
            after = swapped(meld, card, self.seat) if bit & ~way.lays else None
            if after:
                worth = way.worth + self._points(after) - self._points(meld)
                puts, gained, actions = way.puts | bit, way.gained + 1, way.actions + 1
                yield after, way._replace(puts=puts, gained=gained, worth=worth, actions=actions)

    def _points(self, meld: Meld) -> int:
        """What *meld* counts for the seat."""
        points = card_points(meld, self.values)
        return sum(
            value for seat, value in zip(meld.laid_by, points, strict=True) if seat == self.seat
        )


@lru_cache(REMEMBERED)
def _onto(hand: Hand, meld: Meld, early: bool, swaps: bool) -> tuple[Way, ...]:
    reached = {(meld, Way())}
    if early:
        reached = _all_reached(reached, hand._early)
    if swaps:
        reached = _all_reached(reached, hand._swapped)
    return tuple(way for _, way in _all_reached(reached, hand._late) if way != Way())


def _all_reached(begun: Iterable[_Reached], step: _Step) -> set[_Reached]:
    """All that can be reached by one *step* after the other."""
    known = set(begun)
    found = list(known)
    while found:
        new = set(step(found.pop())) - known
        known |= new
        found += new
    return known


def near(meld: Meld) -> Iterator[Laid]:
    """The cards that could fit on *meld*, jokers with what they would stand for."""
    if meld.kind is Kind.GROUP:
        yield from map(Laid, missing_suits(meld))
        yield Laid(JOKER)
    else:
        for place in (meld.low - 1, meld.high + 1):
            if ACE <= place <= ACE_HIGH:
                card = card_at(meld.stands_for[0].suit, place)
                yield from (Laid(card), Laid(JOKER, card))


def meant_by_jokers(meld: Meld) -> Iterator[Card]:
    """The cards that a joker of *meld* stands for, or may stand for."""
    for card, meaning in zip(meld.cards, meld.stands_for, strict=True):
        if card == JOKER:
            yield from missing_suits(meld) if meaning == JOKER else (meaning,)
