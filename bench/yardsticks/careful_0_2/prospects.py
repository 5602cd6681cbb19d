"""How likely cards are to find their place later: in one's own melds, or in the other's.

All chances are rough: cards are taken to arrive independently of one another. The constants were
found by playing some thousand rounds against slightly different ones (bench/players.py).
"""

from dataclasses import dataclass

from engine.players.additions import Table
from engine.players.faces import PARTNERS, Face, FaceSet, each, joined
from engine.players.sight import Sight

CARDS_A_TURN = 2.2
"""Cards that come within reach from one turn to the next: one drawn, about one on the pile."""

FROM_PILE = 0.8
"""Chance that a card in the pile can still be had when it is wanted."""

TURNS_PER_CARD = 0.8
"""Turns a player needs, for each card in the hand, until the round ends."""

LAID_AT_ONCE = 0.95
"""Chance that the other player lays a card that fits on the table."""

DIGS = 0.5
"""Chance that the other player digs in the pile for a meld that needs two cards of it."""

TOGETHER = 2
"""How much likelier two cards that belong together are in one hand than two others are."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a turn leaves behind, as it looks to the player who ends it."""

    unseen: FaceSet
    pile: FaceSet
    ends: FaceSet
    """What fits on the table."""
    beyond: FaceSet
    """What would fit after one unseen card."""
    comes: float
    """Chance that a certain unseen card comes within reach before the round ends."""
    other_has: float
    """Chance that a certain unseen card is in the other hand."""
    other_has_two: float
    """Chance that two certain unseen cards which belong together are."""
    held: tuple[int, ...]

    def swing(self, hand: FaceSet) -> float:
        """Points expected from *hand*: the cards' own when laid in time, less them if not."""
        known = self.unseen | self.pile | hand
        return sum(
            self.held[face] * (1 - 2 * self._stays(face, hand, ~known)) for face in each(hand)
        )

    def _stays(self, face: Face, hand: FaceSet, gone: FaceSet) -> float:
        """Chance that a card of *hand*, which fits nowhere yet, is never laid."""
        stays = 1 - self.comes if self.beyond >> face & 1 else 1.0
        for pair in PARTNERS[face]:
            if not pair & gone:
                stays *= 1 - self._gathered(pair & ~hand)
        return stays

    def _gathered(self, needed: FaceSet) -> float:
        """Chance that all cards of *needed*, at most two, come to the hand."""
        chance: float = self.comes ** (needed & self.unseen).bit_count()
        return chance * FROM_PILE ** (needed & self.pile).bit_count()

    def wanted(self, face: Face) -> float:
        """Chance that the other player can lay this card next turn if it lies on the pile."""
        if self.ends >> face & 1:
            return LAID_AT_ONCE
        useless = 1.0
        for pair in PARTNERS[face]:
            if not pair & ~self.unseen:
                useless *= 1 - self.other_has_two
            elif pair & self.unseen and not pair & ~(self.unseen | self.pile):
                useless *= 1 - DIGS * self.other_has
        return 1 - useless


def prospects_of(sight: Sight, table: Table, left: int) -> Prospects:
    """What *sight* expects with the rows of *table* and *left* cards in its own hand."""
    unseen = sight.unseen
    count = max(unseen.bit_count(), 1)
    has = min(sight.other / count, 1.0)
    return Prospects(
        unseen=unseen,
        pile=sight.piled,
        ends=joined(row.ends for row in table),
        beyond=joined(row.beyond(unseen) for row in table),
        comes=1 - (1 - min(1.0, CARDS_A_TURN / max(count, 2))) ** turns_left(sight, left),
        other_has=has,
        other_has_two=min(1.0, TOGETHER * has * max(sight.other - 1, 0) / max(count - 1, 1)),
        held=sight.held,
    )


def turns_left(sight: Sight, left: int) -> float:
    """How many more turns the player can hope for, *left* being the cards still in the hand."""
    soonest = min(sight.other + 1, left + 2)
    return max(0.5, min(sight.stock / 2, TURNS_PER_CARD * soonest))
