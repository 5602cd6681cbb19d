"""What may follow the initial meld in a turn with duties: lay-offs, swaps, jokers laid again.

Whatever is to be swapped once the seat has opened can be swapped before anything else is laid
then: so a turn is an initial meld, swaps, and the rest, and so is what becomes of each meld.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from engine.arrange.onto import ANY_NUMBER, Hand, Way, meant_by_jokers
from engine.arrange.parts import parts
from engine.arrange.pieces import Option, Piece, Pieces
from engine.cards import JOKER, Card, Seat
from engine.melds import Meld, Melding, Values, is_near

NEW = 10**9
"""Stands for the number of a new meld: above that of every other."""


class Duties(NamedTuple):
    """What has to be done before a turn can end."""

    points: int
    """What is missing for the initial meld; 0 once it is made."""
    card: Card | None
    """A card that has to be laid."""
    above: Sequence[int]
    """For each joker that came from the table: it has to lie on a meld with a higher number."""
    discards: Collection[Card]
    """One of these has to be left; a joker is among them even if none is held yet."""


class Lying(NamedTuple):
    """The melds on the table, and what *seat* may do with them."""

    seat: Seat
    melds: Sequence[Meld]
    own: Sequence[Meld]
    """Those that count for the initial meld, where it is not made yet."""
    swaps: bool
    """Whether jokers may be swapped, once the initial meld is made."""
    new_melds: bool
    """Whether a joker that is swapped has to lie in a meld that is new since."""


class Left(NamedTuple):
    """What is left when some things are chosen.

    *cards*: with a bit for each meld that is untouched; *due*: the card that has to be laid;
    *points*: those still missing; *early*: the jokers that may be laid for them; *jokers*: all that
    are left, below 0 where swaps have to follow; *owed*: how many of them still have to lie above
    each of the levels.
    """

    cards: int
    due: int
    points: int
    early: int
    jokers: int
    owed: tuple[int, ...]


class Rest(NamedTuple):
    """What the initial meld may be made of, as `Pieces` has it, when all that follows it is chosen.

    *due*: a card that has to be laid; *kept*: whether a discard is put by; *may_stay*: how many of
    the jokers need not be laid.
    """

    cards: int
    due: int
    kept: bool
    may_stay: int


class Choice(NamedTuple):
    """What becomes of the meld with a *number*, and how much less is left then."""

    number: int
    way: Way
    cards: int
    jokers: int
    owed: tuple[int, ...]

    def fits(self, left: Left) -> bool:
        """Whether it can be made of what is *left*."""
        present = left.cards | left.cards >> 1
        return self.cards & present == self.cards and self.way.early <= left.early

    def pays(self, due: int) -> object:
        """What it does for the duties, *due* being the card that has to be laid."""
        return self.way.lays & due, self.way.early, self.jokers, self.owed

    def is_better(self, other: "Choice") -> bool:
        """Whether it takes no other cards than one that does the same, for as many points."""
        return self.cards & ~other.cards == 0 and self.way.points >= other.way.points

    def less(self, left: Left) -> Left:
        """What is left after it."""
        return Left(
            left.cards - self.cards,
            left.due & ~self.way.lays,
            max(0, left.points - self.way.points),
            left.early - self.way.early,
            left.jokers - self.jokers,
            tuple(some - less for some, less in zip(left.owed, self.owed, strict=True)),
        )


class Choices:
    """All choices of one turn."""

    def __init__(
        self, hand: Sequence[Card], melding: Melding, values: Values, lying: Lying, duties: Duties
    ) -> None:
        self._lying, self.duties = lying, duties
        held = hand.count(JOKER)
        gained = self._to_gain(set(hand))
        self.pieces = Pieces([*hand, *gained], melding, values, lying.own)
        self._hand = Hand(
            lying.seat, tuple(self.pieces.bit.items()), held, held + len(gained), melding, values
        )
        self._due = self.pieces.bit.get(duties.card, 0) if duties.card else 0
        self._flags_at = self.pieces.joker_at + 2 * self.pieces.jokers.bit_length()
        above = [len(lying.melds) if lying.new_melds else 0] if gained else []
        self._levels = sorted({*duties.above, *above})
        self._is_late_of_use = bool(gained or duties.above or duties.card == JOKER)

    def _to_gain(self, held: set[Card]) -> list[Card]:
        """All jokers that could be swapped."""
        melds = self._lying.melds if self._lying.swaps else ()
        return [JOKER for meld in melds for card in meant_by_jokers(meld) if card in held]

    def begun(self) -> Left:
        """All that there is."""
        above, held = self.duties.above, self._hand.early
        owed = tuple(sum(one >= level for one in above) for level in self._levels)
        if self.duties.card == JOKER:
            # It may lie in any meld, and early too.
            owed += (1 + len(above),)
        untouched = sum(map(self._flag, range(len(self._lying.melds))))
        cards = self.split_of(self.pieces.hand) | untouched
        return Left(cards, self._due, self.duties.points, held, held, owed)

    def _flag(self, number: int) -> int:
        """The bit of an untouched meld; beside it those that `Pieces` splits have one there."""
        return 1 << self._flags_at + 2 * number

    def rest(self, left: Left) -> Rest | None:
        """What *left* has for the initial meld; None where more has to follow that."""
        owed, due = left.owed, 0
        if self.duties.card == JOKER:
            owed, due = owed[:-1], max(0, owed[-1])
        if left.jokers < 0 or any(one > 0 for one in owed):
            return None
        early = min(left.early, left.jokers)
        kept = left.jokers > early and JOKER in self.duties.discards
        return Rest(self.split_of(left.cards, early), left.due, kept, early - due)

    def split_of(self, cards: int, jokers: int = 0) -> int:
        """*cards* and so many *jokers*, as `Pieces` splits them."""
        return cards & ((1 << self.pieces.joker_at) - 1) | jokers << self.pieces.joker_at

    def without_melds(self, cards: int) -> tuple[int, ...]:
        """*cards* for new melds alone, of which more is known; then with what lies there."""
        none = cards >> self.pieces.first_at << self.pieces.first_at
        return (none, cards) if none != cards else (cards,)

    def taking(self, actions: int) -> Iterator[Choice]:
        """All of so many *actions* that are of use, whether or not the points are made."""
        found = chain(self._onto(self._lying.melds, actions), self._all_new)
        return (choice for choice in found if choice.way.actions == actions)

    @cached_property
    def _all_new(self) -> list[Choice]:
        return list(self._new(self.pieces.options()))

    def paying(self) -> Iterator[Choice]:
        """Those that lay the card that is due."""
        card = self.duties.card or JOKER
        near = [meld for meld in self._lying.melds if is_near(meld, card)]
        new = self._new(self.pieces.laying(self._due)) if self._due else ()
        for choice in chain(self._once(near), new, self._onto(near)):
            if choice.way.lays & self._due:
                yield choice

    def gaining(self) -> Iterator[Choice]:
        """Those that swap jokers."""
        melds = self._lying.melds if self._lying.swaps else ()
        held = self.pieces.bit
        some = [meld for meld in melds if any(card in held for card in meant_by_jokers(meld))]
        found = chain(self._once(some), self._onto(some))
        return (choice for choice in found if choice.way.gained)

    def filling(self) -> Iterator[Choice]:
        """Those that lay jokers late, and swap none."""
        melds = self._lying.melds
        found = chain(self._once(melds), self._new(self.pieces.options()), self._onto(melds))
        return (choice for choice in found if choice.way.late and not choice.way.gained)

    def _once(self, melds: Iterable[Meld]) -> Iterator[Choice]:
        """Those of one action: mostly they will do, and the others need not be looked for."""
        for meld in melds:
            yield from self._of_meld(meld, self._hand.once(meld, swaps=self._lying.swaps))

    def _onto(self, melds: Iterable[Meld], most: int = ANY_NUMBER) -> Iterator[Choice]:
        for meld in melds:
            early, swaps = self._is_early(meld), self._lying.swaps
            ways = self._hand.onto(meld, early=early, swaps=swaps, most=most)
            yield from self._of_meld(meld, sorted(ways, key=_takes))

    def _of_meld(self, meld: Meld, ways: Iterable[Way]) -> Iterator[Choice]:
        cards, own = self._flag(meld.id - 1), self._lying.own
        if meld in own:
            cards |= 1 << 2 * own.index(meld)
        yield from self._useful(ways, meld.id, cards, early=self._is_early(meld))

    def _is_early(self, meld: Meld) -> bool:
        """Whether what is laid on *meld* counts for the initial meld."""
        return self.duties.points > 0 and meld in self._lying.own

    def _new(self, options: Iterable[Option]) -> Iterator[Choice]:
        """New melds of these *options*."""
        options = (one for one in options if not isinstance(one.shape, Piece))
        yield from self._useful(self._new_melds(options), NEW, 0, early=self.duties.points > 0)

    def _new_melds(self, options: Iterable[Option]) -> Iterator[Way]:
        """New melds, at the most a part of each early."""
        for option in options:
            late = Way(option.bits, late=option.jokers, worth=option.points)
            yield late._replace(actions=1)
            if self.duties.points and option.jokers:
                for part in parts(self.pieces, option):
                    jokers, *counts = part
                    yield Way(option.bits, 0, jokers, option.jokers - jokers, 0, *counts)

    def _useful(
        self, ways: Iterable[Way], number: int, cards: int, *, early: bool
    ) -> Iterator[Choice]:
        """The choices of *ways* that do anything for a duty after the initial meld."""
        for way in ways:
            late = way.late and self._is_late_of_use
            pays = late or way.gained or (way.lays & self._due and (way.late or not early))
            if pays and way.early <= self._hand.early:
                jokers = way.early + way.late - way.gained
                owed = tuple(way.late * (number > level) - way.gained for level in self._levels)
                owed += (jokers,) if self.duties.card == JOKER else ()
                yield Choice(number, way, cards | way.lays | way.puts, jokers, owed)


def _takes(way: Way) -> tuple[int, int]:
    """So that no way comes after one that does the same with more."""
    return (way.lays | way.puts).bit_count(), -way.points
