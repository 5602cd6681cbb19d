"""Rounds of 500 Rummy between fast players, for tuning: sets of faces only, and no state."""

from dataclasses import dataclass, field, replace
from random import Random

from bench.yardsticks.careful_0_2 import careful
from engine.players.additions import Table, with_lays
from engine.players.faces import FaceSet, joined
from engine.players.five_hundred.aspects import aspects, times
from engine.players.five_hundred.position import Position
from engine.players.five_hundred.prospects import Field, points_of
from engine.players.five_hundred.reckoning import FITTED, Policy, collecting, plans, takes_of
from engine.players.five_hundred.turns import Plan
from engine.players.sight import Sight, held_values
from engine.variants import VARIANTS

VALUES = VARIANTS["five-hundred"].values
HELD = held_values(VALUES)
NO_TARGET = 10**6

ENDED, DRAWING, SHOWN = range(3)
"""Kinds of samples, by the function that they are for."""

Sample = tuple[int, int, list[float]]
"""Kind, lead in laid points, then times and aspects."""


@dataclass
class Round:
    """What lies where, and what has been seen."""

    hands: list[FaceSet]
    stock: list[int]
    pile: list[int]
    table: Table = ()
    laid: list[int] = field(default_factory=lambda: [0, 0])
    known: list[FaceSet] = field(default_factory=lambda: [0, 0])
    """By seat: cards in its hand that it took from the pile."""
    thrown: list[FaceSet] = field(default_factory=lambda: [0, 0])

    def seen_by(self, seat: int) -> Position:
        """What *seat* knows before it collects."""
        other = self.hands[1 - seat].bit_count()
        sight = Sight(
            *(self.hands[seat], self.table, tuple(self.pile), len(self.stock), other),
            *(0, 0, VALUES, HELD),
        )
        totals = self.laid[seat], self.laid[1 - seat]
        return Position(sight, self.known[1 - seat], self.thrown[1 - seat], totals, NO_TARGET)

    def ahead(self) -> int:
        """The points by which the first seat is ahead."""
        one, other = (
            laid - points_of(hand) for laid, hand in zip(self.laid, self.hands, strict=True)
        )
        return one - other

    def lead(self, seat: int) -> int:
        """The points by which *seat* is ahead on the table."""
        return self.laid[seat] - self.laid[1 - seat]


def dealt(random: Random) -> Round:
    """A round that begins."""
    cards = list(range(52))
    random.shuffle(cards)
    hands = [joined(1 << face for face in part) for part in (cards[:13], cards[13:26])]
    return Round(hands, cards[27:], [cards[26]])


@dataclass
class Player:
    """How a seat plays: as `careful_0_2` where nothing else is said."""

    samples: list[Sample] = field(default_factory=list)

    def collect(self, now: Position, random: Random) -> int | None:
        """How deep it takes."""
        depths = [depth for depth, _, _ in takes_of(now.sight)]
        return careful.collect(now.sight, depths, random) if depths else None

    def plan(self, now: Position, random: Random) -> Plan | None:
        """How it ends its turn."""
        return careful.plan(now.sight, random)

    def keep(self, played: Round, seat: int, kind: int) -> None:
        """Note a position, if it learns."""


@dataclass
class Learner(Player):
    """The strong player by *policy*, with a chance of trying something else; it keeps samples."""

    policy: Policy = FITTED
    tries: float = 0.0

    def collect(self, now: Position, random: Random) -> int | None:
        if self.tries and random.random() < self.tries:
            return random.choice([None, None, *(depth for depth, _, _ in takes_of(now.sight))])
        return collecting(now, self.policy)

    def plan(self, now: Position, random: Random) -> Plan | None:
        found = plans(now, self.policy)
        if self.tries and found and random.random() < self.tries:
            return random.choice(found)
        return max(found, key=lambda each: each.worth, default=None)

    def keep(self, played: Round, seat: int, kind: int) -> None:
        now = played.seen_by(seat)
        *deep, top = now.pile
        here, hand = now.field_after((), tuple(deep)), now.sight.hand
        time = times(here.other, hand.bit_count(), here.stock)
        self._add(played, seat, kind, [*time, *aspects(here, hand, top)])
        if kind == ENDED:
            theirs, counts = played.hands[1 - seat], (here.other, here.stock)
            shown = Field(
                *(set_of_faces(played.stock), theirs, played.table, counts, now.thrown, tuple(deep))
            )
            self._add(played, seat, SHOWN, [*time, *aspects(shown, hand, top)])

    def _add(self, played: Round, seat: int, kind: int, numbers: list[float]) -> None:
        self.samples.append((kind, played.lead(seat), numbers))


def set_of_faces(faces: list[int]) -> FaceSet:
    """The faces as a set."""
    return joined(1 << face for face in faces)


def round_of(players: tuple[Player, Player], random: Random) -> int:
    """Play a round; the points by which the first seat is ahead in the end."""
    played, seat = dealt(random), random.randrange(2)
    while True:
        if turn(played, seat, players[seat], random):
            return played.ahead()
        players[seat].keep(played, seat, ENDED)
        seat = 1 - seat


def turn(played: Round, seat: int, player: Player, random: Random) -> bool:
    """Play a turn; whether the round is over."""
    now = played.seen_by(seat)
    depth = player.collect(now, random)
    if depth is None:
        player.keep(played, seat, DRAWING)
        sight = now.sight.after_draw(played.stock.pop())
    else:
        sight = now.sight.after_take(depth)
        played.known[seat] |= set_of_faces(played.pile[depth:])
        del played.pile[depth:]
    planned = player.plan(replace(now, sight=sight), random)
    assert planned is not None
    played.hands[seat] = sight.hand
    carry_out(played, seat, planned)
    return not played.hands[seat] or (depth is None and not played.stock)


def carry_out(played: Round, seat: int, planned: Plan) -> None:
    """Lay and throw."""
    played.table = with_lays(played.table, planned.lays)
    played.laid[seat] += sum(lay.points for lay in planned.lays)
    gone = joined(lay.cards for lay in planned.lays)
    if planned.discard is not None:
        gone |= 1 << planned.discard
        played.pile.append(planned.discard)
        played.thrown[seat] |= 1 << planned.discard
    played.hands[seat] &= ~gone
    played.known[seat] &= ~gone
