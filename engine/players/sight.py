"""What a player knows of a game: its own hand, the table, and which cards it cannot see."""

from dataclasses import dataclass, replace

from engine.melds import Values
from engine.players.additions import Table, row_of
from engine.players.faces import ALL, Face, FaceSet, face_of, joined, set_of
from engine.view import Seen


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as the seat to act sees it."""

    hand: FaceSet
    table: Table
    pile: tuple[Face, ...]
    """From bottom to top."""
    stock: int
    """How many cards are left."""
    other: int
    """How many cards the other hand has; the smallest of them, if there are several."""
    must: FaceSet
    """Cards that have to be laid in this turn."""
    kept: FaceSet
    """A card that may not be discarded in this turn."""
    values: Values
    held: tuple[int, ...]
    """By face: what a card costs that is left in the hand."""

    @property
    def piled(self) -> FaceSet:
        """The faces of the pile."""
        return joined(1 << face for face in self.pile)

    @property
    def unseen(self) -> FaceSet:
        """The faces that lie in the stock or in another hand."""
        return ALL & ~self.hand & ~self.piled & ~joined(row.cards for row in self.table)

    def after_take(self, depth: int) -> "Sight":
        """The sight after taking all of the pile from index *depth* on."""
        taken = [1 << face for face in self.pile[depth:]]
        return replace(
            self,
            hand=self.hand | joined(taken),
            pile=self.pile[:depth],
            must=taken[0] if len(taken) > 1 else 0,
            kept=taken[0] if len(taken) == 1 else 0,
        )

    def after_draw(self, face: Face) -> "Sight":
        """The sight if *face* came from the stock."""
        return replace(self, hand=self.hand | 1 << face, stock=self.stock - 1)


def sight_of(seen: Seen) -> Sight:
    """What the seat to act knows."""
    turn, seat = seen.turn, seen.acting
    hand = set_of(seen.hand)
    others = [len(seen.hand_of(other)) for other in seen.playing if other != seat]
    return Sight(
        hand=hand,
        table=tuple(map(row_of, seen.melds)),
        pile=tuple(map(face_of, seen.pile)),
        stock=len(seen.stock),
        other=min(others),
        must=0 if turn.must_meld is None else set_of([turn.must_meld]),
        kept=set_of(turn.taken) & hand if len(turn.taken) == 1 else 0,
        values=seen.variant.values,
        held=held_values(seen.variant.values),
    )


def held_values(values: Values) -> tuple[int, ...]:
    """By face, what a card costs in the hand."""
    return tuple(values.by_rank[face % 13 + 1] for face in range(52))
