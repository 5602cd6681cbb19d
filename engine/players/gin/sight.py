"""What a player of gin knows, as sets of faces."""

from typing import NamedTuple

from engine.arrange.deadwood import faces_of
from engine.cards import KING, Seat
from engine.moves import Pass
from engine.players.faces import ALL, FaceSet
from engine.players.memory import Memory, memory_of
from engine.state import State
from engine.view import Seen


class Sight(NamedTuple):
    """One seat's knowledge of a round."""

    hand: FaceSet
    """The own cards."""
    pile: FaceSet
    """Everything that lies on the pile."""
    known: FaceSet
    """What the other has taken and still holds."""
    thrown: FaceSet
    """All that the other has thrown."""
    left: FaceSet
    """What the other might have taken, and did not."""
    turns: int
    """How often the other has thrown."""
    takes: int
    """How often it has taken a card."""
    last: int
    """The rank of the other's last throw; the highest before the first."""
    stock: int
    """Cards left in the stock."""
    limit: int
    """The most deadwood to knock with."""
    lately: FaceSet = 0
    """The other's last two throws."""
    shown: FaceSet = 0
    """The own cards that the other knew of before this turn."""

    @property
    def unseen(self) -> FaceSet:
        """The cards that are in the stock or unknown in the other hand."""
        return ALL & ~(self.hand | self.pile | self.known)


def limit_of(state: State) -> int:
    """The most deadwood to knock with in this round."""
    assert state.variant.knock_limit is not None
    return state.variant.knock_limit(state)


def sight_of(seen: Seen) -> Sight:
    """What the seat to act knows."""
    seat, other = seen.acting, 3 - seen.acting
    memory = memory_of(seen)
    theirs = [each for each in memory.thrown if each.seat == other]
    return Sight(
        hand=faces_of(seen.hand),
        pile=faces_of(seen.pile),
        known=faces_of(memory.known_of(other)),
        thrown=faces_of({each.card for each in theirs}),
        left=_left(seen, memory, seat),
        turns=len(theirs),
        takes=sum(act.seat == other and bool(act.took) for act in seen.course),
        last=theirs[-1].card.rank if theirs else KING,
        stock=len(seen.stock),
        limit=limit_of(seen),
        lately=faces_of({each.card for each in theirs[-2:]}),
        shown=faces_of(memory.known_of(seat)) & ~faces_of(seen.turn.taken),
    )


def _left(seen: Seen, memory: Memory, seat: Seat) -> FaceSet:
    """What *seat* threw, and the upcard, where the other has left it lying."""
    cards = {each.card for each in memory.thrown if each.seat == seat and each.taken_by is None}
    passed = any(act.seat != seat and act.move == Pass() for act in seen.course)
    if passed and seen.upcard is not None:
        cards.add(seen.upcard)
    return faces_of(cards)
