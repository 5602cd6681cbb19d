"""What a turn can make of a meld that lies there: longer, and with cards in place of its jokers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine.arrange.pieces import points_up_to
from engine.cards import ACE, JOKER, Card, Seat
from engine.melds import (
    ACE_HIGH,
    Kind,
    Meld,
    Melding,
    Values,
    card_at,
    extended,
    is_near,
    missing_suits,
    open_places,
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


class Run(NamedTuple):
    """A run by its places, with a bit for each of its *jokers*, and for a seat's *own* ones."""

    suit: int
    low: int
    high: int
    jokers: int
    own: int

    def longer(self, place: int) -> "Run":
        """With one more card."""
        low, high = min(self.low, place), max(self.high, place)
        return Run(self.suit, low, high, self.jokers, self.own)

    def with_joker(self, place: int) -> "Run":
        """With one more joker, a seat's own."""
        longer, bit = self.longer(place), 1 << place
        return longer._replace(jokers=self.jokers | bit, own=self.own | bit)

    def swapped(self, place: int) -> "Run":
        """With a card in the place of a joker."""
        left = ~(1 << place)
        return self._replace(jokers=self.jokers & left, own=self.own & left)


def run_of(meld: Meld, seat: Seat) -> Run:
    """A run as *seat* sees it."""
    jokers = own = 0
    for place, (card, layer) in enumerate(zip(meld.cards, meld.laid_by, strict=True), meld.low):
        bit = int(card == JOKER) << place
        jokers, own = jokers | bit, own | bit * (layer == seat)
    return Run(meld.stands_for[0].suit, meld.low, meld.high, jokers, own)


_Change = tuple["Run | Meld", int, int]
"""What a meld becomes, the bit of the card that does it, and how much more it counts then."""

_Lying = Run | Meld
"""A group is looked at as it is: little can be done with it."""

ANY_NUMBER = 10**9
"""More actions than there can be."""

_Reached = tuple[_Lying, Way]
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

    def onto(
        self, meld: Meld, *, early: bool, swaps: bool, most: int = ANY_NUMBER
    ) -> tuple[Way, ...]:
        """Every way to change *meld*: lay-offs that are *early*, then *swaps*, then lay-offs.

        Of *most* actions or fewer. What could be laid between two swaps could as well be laid
        after them.
        """
        return _onto(self._near(meld), meld, early, swaps, most)

    def once(self, meld: Meld, *, swaps: bool) -> Iterator[Way]:
        """The ways to change *meld* by one action after the initial meld."""
        changes = _Changes(self._near(meld))
        begun = changes.begun(meld)
        for step in (changes.swapped, changes.late) if swaps else (changes.late,):
            yield from (way for _, way in step(begun))

    def _near(self, meld: Meld) -> "Hand":
        """Of the cards only those that could lie in *meld*."""
        bits = tuple((card, bit) for card, bit in self.bits if is_near(meld, card))
        return replace(self, bits=bits)


class _Changes:
    """One action after the other on a meld, by one hand."""

    def __init__(self, hand: Hand) -> None:
        self._hand, self._bits = hand, dict(hand.bits)

    def begun(self, meld: Meld) -> _Reached:
        """*meld* before anything is done."""
        return (meld if meld.kind is Kind.GROUP else run_of(meld, self._hand.seat)), Way()

    def early(self, reached: _Reached) -> Iterator[_Reached]:
        """The initial meld goes on: one more card, which counts for it."""
        lays, puts, early, late, gained, points, worth, actions = reached[1]
        for longer, bit, value in self._longer(reached, self._hand.early - early):
            more = late, gained, points + value, worth + value, actions + 1
            yield longer, Way(lays | bit, puts, early + (not bit), *more)

    def late(self, reached: _Reached) -> Iterator[_Reached]:
        """One more card after the initial meld."""
        lays, puts, early, late, gained, points, worth, actions = reached[1]
        for longer, bit, value in self._longer(reached, self._hand.jokers - early - late):
            more = late + (not bit), gained, points, worth + value, actions + 1
            yield longer, Way(lays | bit, puts, early, *more)

    def swapped(self, reached: _Reached) -> Iterator[_Reached]:
        """One joker less in the meld."""
        lying, way = reached
        changes = (
            self._swapped_in_run(lying, way.lays)
            if isinstance(lying, Run)
            else self._swapped_in_group(lying, way.lays)
        )
        for after, bit, value in changes:
            puts, gained, actions = way.puts | bit, way.gained + 1, way.actions + 1
            worth = way.worth + value
            yield after, way._replace(puts=puts, gained=gained, worth=worth, actions=actions)

    def _longer(self, reached: _Reached, jokers: int) -> Iterator[_Change]:
        """The meld with one more card: with the bit of that, or 0 for one of so many *jokers*."""
        lying, way = reached
        return (
            self._longer_run(lying, way.puts, jokers)
            if isinstance(lying, Run)
            else self._longer_group(lying, way.puts, jokers)
        )

    def _longer_run(self, run: Run, puts: int, jokers: int) -> Iterator[_Change]:
        melding = self._hand.melding
        up_to = points_up_to(self._hand.values, melding.ace_high)
        fits = run.jokers.bit_count() < melding.most_jokers(run.high - run.low + 2)
        for place in sorted(open_places(run.low, run.high, ace_high=melding.ace_high)):
            bit = self._bits.get(card_at(run.suit, place), 0) & ~puts
            value = up_to[place] - up_to[place - 1]
            if bit:
                yield run.longer(place), bit, value
            if jokers and fits:
                yield run.with_joker(place), 0, value

    def _longer_group(self, group: Meld, puts: int, jokers: int) -> Iterator[_Change]:
        seat, value = self._hand.seat, self._hand.values.by_rank[group.low]
        for card in (*missing_suits(group), JOKER):
            bit = self._bits.get(card, 0) & ~puts
            longer = extended(group, card, seat) if bit or (card == JOKER and jokers) else None
            if longer and not self._hand.melding.too_many(longer.cards):
                yield longer, bit, value

    def _swapped_in_run(self, run: Run, lays: int) -> Iterator[_Change]:
        up_to = points_up_to(self._hand.values, self._hand.melding.ace_high)
        for place in range(run.low, run.high + 1):
            bit = self._bits.get(card_at(run.suit, place), 0) & ~lays
            if run.jokers >> place & 1 and bit:
                value = 0 if run.own >> place & 1 else up_to[place] - up_to[place - 1]
                yield run.swapped(place), bit, value

    def _swapped_in_group(self, group: Meld, lays: int) -> Iterator[_Change]:
        seat = self._hand.seat
        for card in meant_by_jokers(group):
            bit = self._bits.get(card, 0) & ~lays
            after = swapped(group, card, seat) if bit else None
            if after:
                more = after.laid_by.count(seat) - group.laid_by.count(seat)
                yield after, bit, more * self._hand.values.by_rank[group.low]


@lru_cache(REMEMBERED)
def _onto(hand: Hand, meld: Meld, early: bool, swaps: bool, most: int) -> tuple[Way, ...]:
    changes = _Changes(hand)
    reached = [changes.begun(meld)]
    if early:
        reached = _all_reached(reached, changes.early, most)
    if swaps:
        reached = _all_reached(reached, changes.swapped, most)
    return tuple(way for _, way in _all_reached(reached, changes.late, most) if way.actions)


def _all_reached(begun: list[_Reached], step: _Step, most: int) -> list[_Reached]:
    """All that can be reached by one *step* after the other, what takes fewer of them first."""
    found = dict.fromkeys(begun)
    newest = begun
    while newest:
        goes_on = (one for one in newest if one[1].actions < most)
        # Each once, though its cards may have been laid in many an order.
        reached = dict.fromkeys(each for one in goes_on for each in step(one))
        newest = [each for each in reached if each not in found]
        found |= dict.fromkeys(newest)
    return list(found)


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
