"""What a player of Straight Rummy knows, as sets of faces."""

from dataclasses import dataclass
from functools import lru_cache

from engine.players.faces import ALL, FaceSet, face_of, joined, set_of
from engine.players.memory import memory_of
from engine.players.straight.shapes import Lying, Shapes, lying_of, points
from engine.state import State
from engine.variants.straight import StraightRules, rules_of


@dataclass(frozen=True, slots=True)
class House:
    """The options that change what may be done."""

    shapes: Shapes
    one_meld: bool = False
    """Whether only one new meld may be laid in a turn."""
    own_first: bool = False
    """Whether who has no meld on the table may not lay off."""
    last_thrown: bool = False
    """Whether the last card has to be discarded."""
    penalty: bool = False
    """Whether each of the others scores what it holds, not the winner."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another player as everybody knows it."""

    size: int
    """Cards of the hand."""
    closed: bool
    """Whether it has laid nothing yet, so that its going out would count double."""
    known: FaceSet = 0
    """Cards that it surely holds."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position as the seat to act sees it."""

    house: House
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


@lru_cache(64)
def house_of(rules: StraightRules) -> House:
    """The house for the options of a game."""
    return House(
        Shapes(rules.ace == "both"),
        one_meld=rules.melds_per_turn == "one",
        own_first=not rules.lay_off_before_own_meld,
        last_thrown=rules.final_discard == "required",
        penalty=rules.scoring == "penalty",
    )


def board_of(state: State) -> Board:
    """What the seat to act knows of *state*; nothing that is hidden from it is looked at."""
    seat, turn = state.acting, state.turn
    memory = memory_of(state)
    known = {other: set_of(memory.known_of(other)) for other in state.playing if other != seat}
    order = sorted(known, key=lambda other: (other - seat) % state.seats)
    others = tuple(
        Other(len(state.hand_of(other)), other not in state.opened, known[other]) for other in order
    )
    hand, lying, pile = set_of(state.hand), lying_of(state.melds), set_of(state.pile)
    return Board(
        house=house_of(rules_of(state)),
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


def expected_points(other: Other, unseen: FaceSet) -> float:
    """What another player can be expected to hold."""
    unknown = other.size - other.known.bit_count()
    return points(other.known) + unknown * points(unseen) / max(unseen.bit_count(), 1)
