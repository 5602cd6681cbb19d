"""Rounds of gin between fast players, for tuning: sets of faces only, and no state."""

from dataclasses import dataclass, field
from random import Random

from bench.yardsticks import simple
from engine.arrange.deadwood import cards_of, least_deadwood
from engine.arrange.knocking import knocking
from engine.cards import KING
from engine.players.faces import FaceSet, each
from engine.players.gin.beliefs import evenly, signs
from engine.players.gin.former import drawing, passing, taking, throws
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import Sight

GIN, UNDERCUT, DEAD_HAND = 25, 25, 2


@dataclass
class Side:
    """A seat: its hand, and what all have seen of it."""

    hand: FaceSet
    known: FaceSet = 0
    thrown: FaceSet = 0
    left: FaceSet = 0
    turns: int = 0
    takes: int = 0
    last: int = KING


@dataclass
class Notes:
    """What is kept of a round, or of many."""

    held: list[tuple[float, ...]] = field(default_factory=list)
    """Of unseen cards: whether the other held it, the even odds, the signs."""
    hands: list[tuple[int, FaceSet, FaceSet, FaceSet, FaceSet]] = field(default_factory=list)
    """By turn: the seat to draw, its hand and the other's, the stock, the top of the pile."""


Turn = tuple[FaceSet, bool]
"""The card thrown, and whether to knock."""


class Player:
    """How a seat plays; `simple` where nothing else is said."""

    def take(self, sight: Sight, upcard: FaceSet, passes: int | None, _: Random) -> bool:
        """Whether it takes the upcard; *passes* are those before, while it is the first upcard."""
        return simple.wanted(sight.hand, upcard, sight.limit)

    def end(self, sight: Sight, taken: FaceSet, other: FaceSet, _: Random) -> Turn:
        """How it ends its turn."""
        face = simple.thrown(sight.hand, taken)
        return face, least_deadwood(sight.hand ^ face) <= sight.limit


@dataclass
class Learner(Player):
    """The strong player of version 2, with a chance of trying something else; it keeps notes."""

    tries: float = 0.0
    notes: Notes | None = None

    def take(self, sight: Sight, upcard: FaceSet, passes: int | None, random: Random) -> bool:
        look = Outlook(sight)
        take = taking(look, upcard)
        if take is None:
            return False
        other = drawing(look) if passes is None else passing(look, upcard, passes == 1)
        return (take > other) != (random.random() < self.tries)

    def end(self, sight: Sight, taken: FaceSet, other: FaceSet, random: Random) -> Turn:
        look = Outlook(sight)
        found = throws(look, sight.hand, taken)
        best = random.choice(found[:4]) if random.random() < self.tries else found[0]
        if self.notes is not None and random.random() < 0.1:
            even = evenly(sight)
            for face in each(sight.unseen):
                self.notes.held.append((other >> face & 1, even, *signs(sight, face)))
        return best.face, best.knocks


def score(hand: FaceSet, other: FaceSet, limit: int) -> int:
    """The points by which a knocker is ahead."""
    found = knocking(cards_of(hand), cards_of(other), limit)
    assert found is not None
    if not found.deadwood:
        return GIN + found.reply.deadwood
    ahead = found.reply.deadwood - found.deadwood
    return ahead if ahead > 0 else ahead - UNDERCUT


@dataclass
class Table:
    """A round; seat 0 begins."""

    sides: tuple[Side, Side]
    stock: list[FaceSet]
    pile: list[FaceSet]
    limit: int
    seat: int = 0
    passes: int | None = 0
    """How many have refused the first upcard; None when that is over."""

    @classmethod
    def dealt(cls, random: Random, limit: int) -> "Table":
        """Ten cards each, and an upcard."""
        pack = [1 << face for face in random.sample(range(52), 52)]
        return cls((Side(sum(pack[:10])), Side(sum(pack[10:20]))), pack[21:], [pack[20]], limit)

    @property
    def own(self) -> Side:
        """Whose turn it is."""
        return self.sides[self.seat]

    @property
    def other(self) -> Side:
        """Who waits."""
        return self.sides[1 - self.seat]

    def sight(self) -> Sight:
        """What the seat to act knows."""
        own, other = self.own, self.other
        return Sight(
            hand=own.hand,
            pile=sum(self.pile),
            known=other.known,
            thrown=other.thrown,
            left=own.left,
            turns=other.turns,
            takes=other.takes,
            last=other.last,
            stock=len(self.stock),
            limit=self.limit,
        )

    def take(self) -> FaceSet:
        """Take the upcard."""
        taken, own = self.pile.pop(), self.own
        own.hand |= taken
        own.known |= taken
        own.takes += 1
        self.other.left &= ~taken
        return taken

    def leave(self) -> bool:
        """Leave the upcard; whether a card is drawn then."""
        if self.passes != 2:
            self.other.left |= self.pile[-1]
        if self.passes is not None and self.passes < 2:
            self.passes += 1
            self.seat = 1 - self.seat
            return False
        self.own.hand |= self.stock.pop(0)
        return True

    def throw(self, face: FaceSet) -> None:
        """Throw a card, and let the other go on."""
        own = self.own
        self.pile.append(face)
        own.thrown |= face
        own.known &= ~face
        own.turns += 1
        own.last = (face.bit_length() - 1) % KING + 1
        self.seat = 1 - self.seat


def round_of(players: tuple[Player, Player], random: Random, limit: int, notes: Notes) -> int:
    """Play a round; the points by which seat 0 is ahead."""
    table = Table.dealt(random, limit)
    while len(table.stock) > DEAD_HAND or table.passes is not None:
        seat, player = table.seat, players[table.seat]
        _note_hands(table, notes)
        taken, first = 0, table.passes if table.passes in (0, 1) else None
        if table.passes != 2 and player.take(table.sight(), table.pile[-1], first, random):
            taken = table.take()
        elif not table.leave():
            continue
        table.passes = None
        face, knocks = player.end(table.sight(), taken, table.other.hand, random)
        table.own.hand ^= face
        if knocks:
            ahead = score(table.own.hand, table.other.hand, limit)
            return -ahead if seat else ahead
        table.throw(face)
    return 0


def _note_hands(table: Table, notes: Notes) -> None:
    upcard = 0 if table.passes == 2 else table.pile[-1]
    notes.hands.append((table.seat, table.own.hand, table.other.hand, sum(table.stock), upcard))
