"""What a player knows when it chooses, and what the round looks like after its turn."""

from dataclasses import dataclass

from engine.players.additions import Lay, with_lays
from engine.players.faces import FaceSet, set_of
from engine.players.five_hundred.prospects import Field, points_of
from engine.players.memory import memory_of
from engine.players.sight import Sight, sight_of
from engine.scoring import laid_points
from engine.view import Seen

DECIDED = 150.0
"""Points that ending the round is worth beside its score where that ends the game as well: more
than a round usually brings."""


@dataclass(frozen=True, slots=True)
class Position:
    """A sight of the seat to act, with what it remembers and how the game stands."""

    sight: Sight
    known: FaceSet
    """Cards that the other player surely holds."""
    thrown: FaceSet
    """Cards that the other player has thrown."""
    totals: tuple[int, int]
    """Own and the other's points, with what has been laid in this round."""
    target: int
    last: bool = False
    """Whether the game ends with this round, whatever the target."""

    @property
    def hidden(self) -> FaceSet:
        """Cards of which it is not known whether the other player has them."""
        return self.sight.unseen & ~self.known

    @property
    def unknown(self) -> int:
        """How many cards the other player has that are not known."""
        return max(0, self.sight.other - self.known.bit_count())

    @property
    def pile(self) -> tuple[FaceSet, ...]:
        """The cards of the pile, each as a set, from the bottom."""
        return tuple(1 << face for face in self.sight.pile)

    @property
    def refused(self) -> FaceSet:
        """Cards that the other player threw and did not take back, or left in the pile."""
        left = self.sight.piled if self.thrown else 0
        return self.thrown & ~self.known | left

    @property
    def goal(self) -> int:
        """Points at which the game ends, as far as that can be told; where it ends with this round
        in any case, the most that anybody has."""
        return min(self.target, max(self.totals)) if self.last else self.target

    def caught(self) -> float:
        """Points that the other player holds, as far as can be told."""
        hidden = self.hidden
        mean = points_of(hidden) / max(1, hidden.bit_count())
        return points_of(self.known) + self.unknown * mean

    def worth_of_end(self, laid: int, left: FaceSet) -> float:
        """What it is worth to end the round, having *laid* so much and with *left* in the hand."""
        caught, lost = self.caught(), points_of(left)
        own, other = self.totals[0] + laid - lost, self.totals[1] - caught
        decided = 0.0
        if max(own, other) >= self.target:
            decided = DECIDED if own > other else -DECIDED
        return laid - lost + caught + decided

    def field_after(self, lays: tuple[Lay, ...], pile: tuple[FaceSet, ...]) -> Field:
        """What the other player finds after *lays*, on a *pile* with one more card."""
        sight = self.sight
        table, counts = with_lays(sight.table, lays), (sight.other, sight.stock)
        return Field(self.hidden, self.known, table, counts, self.thrown, pile)


def position_of(seen: Seen) -> Position:
    """What the seat to act knows."""
    seat = seen.acting
    other = 3 - seat
    own, others = (seen.totals[each - 1] + laid_points(seen)[each - 1] for each in (seat, other))
    memory = memory_of(seen)
    known = set_of(memory.known_of(other))
    thrown = set_of(each.card for each in memory.thrown if each.seat == other)
    rules = seen.rules
    last: bool = getattr(rules, "one_round", False)
    return Position(sight_of(seen), known, thrown, (own, others), rules.target, last)
