"""What a player of Straight Rummy knows, as sets of faces."""

from dataclasses import dataclass

from engine.moves import Discard, DrawStock
from engine.players.faces import ALL, FaceSet, face_of, joined, set_of
from engine.players.memory import memory_of
from engine.players.straight.shapes import Lying, Shapes, lying_of, points
from engine.state import State
from engine.variants.straight import StraightRules


@dataclass(frozen=True, slots=True)
class Other:
    """Another player as everybody knows it."""

    size: int
    """Cards of the hand."""
    closed: bool
    """Whether it has laid nothing yet, so that its going out would count double."""
    known: FaceSet = 0
    """Cards that it surely holds."""
    refused: FaceSet = 0
    """Cards that it threw, or left when it could have taken them."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position as the seat to act sees it."""

    rules: StraightRules
    shapes: Shapes
    hand: FaceSet
    lying: Lying
    unseen: FaceSet
    """What may lie in the stock; what others are known to hold is not among it."""
    others: tuple[Other, ...]
    """In the order of their turns."""
    stock: int
    """How many cards are left."""
    top: FaceSet = 0
    """The top of the pile."""
    kept: FaceSet = 0
    """The card that was taken from the pile in this turn."""
    closed: bool = True
    """Whether nothing was laid before this turn."""
    begun: bool = False
    """Whether something was laid in this turn."""
    own_meld: bool = False
    """Whether a meld on the table was laid by this seat."""
    melds: int = 0
    """Melds that are new in this turn."""


def board_of(state: State) -> Board:
    """What the seat to act knows of *state*; nothing that is hidden from it is looked at."""
    seat, turn, rules = state.acting, state.turn, state.rules_as(StraightRules)
    memory = memory_of(state)
    known = {other: set_of(memory.known_of(other)) for other in state.playing if other != seat}
    refused = _refused(state)
    order = sorted(known, key=lambda other: (other - seat) % state.seats)
    others = tuple(
        Other(len(state.hand_of(other)), other not in state.opened, known[other], refused[other])
        for other in order
    )
    hand, lying, pile = set_of(state.hand), lying_of(state.melds), set_of(state.pile)
    return Board(
        rules=rules,
        shapes=Shapes(rules.ace == "both"),
        hand=hand,
        lying=lying,
        unseen=ALL & ~hand & ~lying.cards & ~pile & ~joined(known.values()),
        others=others,
        stock=len(state.stock),
        top=1 << face_of(state.pile[-1]) if state.pile else 0,
        kept=set_of(turn.taken) & hand,
        closed=turn.opening or seat not in state.opened,
        begun=turn.opening,
        own_meld=any(meld.owner == seat for meld in state.melds),
        melds=len(turn.melds),
    )


def _refused(state: State) -> list[FaceSet]:
    """By seat, from 1: the cards that it threw, or left when they had just been thrown."""
    found, offered = [0] * (state.seats + 1), 0
    for act in state.course:
        match act.move:
            case DrawStock():
                found[act.seat] |= offered
            case Discard(card):
                offered = 1 << face_of(card)
                found[act.seat] |= offered
    return found


def expected_points(other: Other, unseen: FaceSet) -> float:
    """What another player can be expected to hold."""
    unknown = other.size - other.known.bit_count()
    return points(other.known) + unknown * points(unseen) / max(unseen.bit_count(), 1)
