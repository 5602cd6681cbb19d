"""Rounds of gin between fast players, for tuning: sets of faces only, and no state."""

from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from bench.yardsticks import simple
from engine.arrange.deadwood import cards_of, least_deadwood
from engine.arrange.knocking import knocking
from engine.cards import KING
from engine.players.gin.beliefs import evenly, signs
from engine.players.gin.hands import Faces, numbers
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import Sight
from engine.players.gin.strong import STRONG, Policy, Throw, drawing, passing, taking, throws

GIN, UNDERCUT, DEAD_HAND = 25, 25, 2

GOING_ON, DRAWING, KNOCKING = range(3)
"""Kinds of samples, by the function that they are for."""


@dataclass
class Side:
    """A seat: its hand, and what all have seen of it."""

    hand: Faces
    known: Faces = 0
    thrown: Faces = 0
    left: Faces = 0
    turns: int = 0
    takes: int = 0
    last: int = KING


class Sample(NamedTuple):
    """Numbers of a decision of *seat*; *result* is what became of it, unless the round tells."""

    seat: int
    kind: int
    inputs: tuple[float, ...]
    result: float | None = None


@dataclass
class Notes:
    """What is kept of a round, or of many."""

    samples: list[Sample] = field(default_factory=list)
    held: list[tuple[float, ...]] = field(default_factory=list)
    """Of unseen cards: whether the other held it, the even odds, the signs."""
    hands: list[tuple[int, Faces, Faces, Faces, Faces]] = field(default_factory=list)
    """By turn: the seat to draw, its hand and the other's, the stock, the top of the pile."""


Turn = tuple[Faces, bool]
"""The card thrown, and whether to knock."""


class Player:
    """How a seat plays; `simple` where nothing else is said."""

    def take(self, sight: Sight, upcard: Faces, passes: int | None, _: Random) -> bool:
        """Whether it takes the upcard; *passes* are those before, while it is the first upcard."""
        return simple.wanted(sight.hand, upcard, sight.limit)

    def end(self, sight: Sight, taken: Faces, other: Faces, _: Random) -> Turn:
        """How it ends its turn."""
        face = simple.thrown(sight.hand, taken)
        return face, least_deadwood(sight.hand ^ face) <= sight.limit


@dataclass
class Learner(Player):
    """The strong player by *policy*, with a chance of trying something else; it keeps notes."""

    policy: Policy = STRONG
    tries: float = 0.0
    notes: Notes | None = None
    seat: int = 0

    def take(self, sight: Sight, upcard: Faces, passes: int | None, random: Random) -> bool:
        look = Outlook(sight)
        take = taking(look, upcard, self.policy)
        if passes is None:
            other = drawing(look, self.policy)
        else:
            other = passing(look, upcard, passes == 1, self.policy)
        wants = take is not None and take > other
        if take is not None and random.random() < self.tries:
            wants = not wants
        if not wants and self.notes is not None:
            if passes is None:
                self._note(DRAWING, look.inputs(sight.hand))
            else:
                thrown = None if passes else upcard.bit_length() - 1
                self._note(GOING_ON, look.inputs(sight.hand, thrown))
        return wants

    def end(self, sight: Sight, taken: Faces, other: Faces, random: Random) -> Turn:
        look = Outlook(sight)
        found = throws(look, sight.hand, taken, self.policy)
        best = found[0]
        if random.random() < self.tries:
            best = random.choice(found[:4])
        if self.notes is not None:
            self._keep(look, best, other, random)
        return best.face, best.knocks

    def _keep(self, look: Outlook, best: Throw, other: Faces, random: Random) -> None:
        kept = look.sight.hand ^ best.face
        inputs = look.inputs(kept, best.face.bit_length() - 1)
        if least_deadwood(kept) <= look.sight.limit:
            result = score(kept, other, look.sight.limit)
            self.notes.samples.append(Sample(self.seat, KNOCKING, inputs, result))
        if not best.knocks:
            self._note(GOING_ON, inputs)
        if random.random() < 0.1:
            even = evenly(look.sight)
            for face in numbers(look.sight.unseen):
                self.notes.held.append((other >> face & 1, even, *signs(look.sight, face)))

    def _note(self, kind: int, inputs: tuple[float, ...]) -> None:
        self.notes.samples.append(Sample(self.seat, kind, inputs))


def score(hand: Faces, other: Faces, limit: int) -> int:
    """The points by which a knocker is ahead."""
    found = knocking(cards_of(hand), cards_of(other), limit)
    assert found is not None
    if not found.deadwood:
        return GIN + found.reply.deadwood
    ahead = found.reply.deadwood - found.deadwood
    return ahead if ahead > 0 else ahead - UNDERCUT


def deal(random: Random) -> tuple[list[Side], list[Faces]]:
    """Two hands, and the other cards; the first of them is the upcard."""
    pack = [1 << face for face in random.sample(range(52), 52)]
    return [Side(sum(pack[:10])), Side(sum(pack[10:20]))], pack[20:]


def sight(sides: list[Side], seat: int, pile: list[Faces], stock: int, limit: int) -> Sight:
    """What a seat knows."""
    own, other = sides[seat], sides[1 - seat]
    return Sight(
        own.hand, sum(pile), other.known, other.thrown, own.left,
        other.turns, other.takes, other.last, stock, limit,
    )  # fmt: skip


def round_of(
    players: tuple[Player, Player], random: Random, limit: int, notes: Notes | None
) -> int:
    """Play a round in which seat 0 begins; the points by which that is ahead."""
    sides, stock = deal(random)
    pile = [stock.pop(0)]
    seat, passes = 0, 0
    while True:
        own, other = sides[seat], sides[1 - seat]
        know = sight(sides, seat, pile, len(stock), limit)
        if notes is not None:
            notes.hands.append(
                (seat, own.hand, other.hand, sum(stock), 0 if passes == 2 else pile[-1])
            )
        taken, first = 0, passes if passes is not None and passes < 2 else None
        wants = passes != 2 and players[seat].take(know, pile[-1], first, random)
        if wants:
            taken = pile.pop()
            own.hand |= taken
            own.known |= taken
            own.takes += 1
            other.left &= ~taken
        elif first is not None:
            sides[1 - seat].left |= pile[-1]
            passes += 1
            seat = 1 - seat
            continue
        else:
            if passes is None:
                other.left |= pile[-1]
            own.hand |= stock.pop(0)
        passes = None
        know = sight(sides, seat, pile, len(stock), limit)
        face, knocks = players[seat].end(know, taken, other.hand, random)
        own.hand ^= face
        if knocks:
            ahead = score(own.hand, other.hand, limit)
            return -ahead if seat else ahead
        pile.append(face)
        own.thrown |= face
        own.known &= ~face
        own.turns += 1
        own.last = (face.bit_length() - 1) % KING + 1
        if len(stock) <= DEAD_HAND:
            return 0
        seat = 1 - seat
