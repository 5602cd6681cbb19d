"""How likely cards are to find their place later: in one's own melds, or in the other's.

All chances are rough: cards are taken to arrive independently of one another. The constants were
found by playing some thousand rounds against slightly different ones (bench/players.py).
"""

from dataclasses import dataclass

from engine.players.additions import Table
from engine.players.faces import PARTNERS, Face, FaceSet, each, joined, total
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

GIVEN_UP = 0.6
"""How much likelier a card is to come from the stock or the pile than out of the other hand."""

TOGETHER = 2
"""How much likelier two cards that belong together are in one hand than two others are."""

TOGETHER_WITH_KNOWN = 1.5
"""The same where one of them is known to be there."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What a turn leaves behind, as it looks to the player who ends it."""

    unseen: FaceSet
    known: FaceSet
    """Those of the unseen cards that the other player has taken and still holds."""
    pile: FaceSet
    ends: FaceSet
    """What fits on the table."""
    beyond: FaceSet
    """What would fit after one unseen card."""
    comes: float
    """Chance that a certain unseen card comes within reach before the round ends."""
    other_has: float
    """Chance that a certain card is in the other hand of which nothing is known."""
    other_has_two: float
    """Chance that two such cards which belong together are."""
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
        if needed & self.known:
            chance *= GIVEN_UP
        return chance * FROM_PILE ** (needed & self.pile).bit_count()

    def wanted(self, face: Face) -> float:
        """Chance that the other player can lay this card next turn if it lies on the pile."""
        if self.ends >> face & 1:
            return LAID_AT_ONCE
        useless = 1.0
        for pair in PARTNERS[face]:
            useless *= 1 - self._has(pair)
        return 1 - useless

    def _has(self, pair: FaceSet) -> float:
        """Chance that the other player can lay a third card with *pair*."""
        if pair & ~(self.unseen | self.pile) or not pair & self.unseen:
            return 0.0
        sure = (pair & self.known).bit_count()
        if pair & self.pile:
            return DIGS if sure else DIGS * self.other_has
        if sure:
            return LAID_AT_ONCE if sure > 1 else min(1.0, TOGETHER_WITH_KNOWN * self.other_has)
        return self.other_has_two

    def caught(self, other: int) -> float:
        """Points that the *other* cards of the other hand count, as far as can be told."""
        hidden = self.unseen & ~self.known
        average = total(hidden, self.held) / max(hidden.bit_count(), 1)
        return total(self.known, self.held) + average * max(other - self.known.bit_count(), 0)

    def exposed(self) -> float:
        """Points of the cards that the other player is likely to add to the table."""
        open_ends = self.ends & self.unseen
        hidden = total(open_ends & ~self.known, self.held)
        return hidden * self.other_has + total(open_ends & self.known, self.held)


def prospects_of(sight: Sight, table: Table, left: int, known: FaceSet) -> Prospects:
    """What *sight* expects with the rows of *table* and *left* cards in its own hand."""
    unseen = sight.unseen
    count = max(unseen.bit_count(), 1)
    hidden, others = count - known.bit_count(), max(sight.other - known.bit_count(), 0)
    has = min(others / max(hidden, 1), 1.0)
    return Prospects(
        unseen=unseen,
        known=known,
        pile=sight.piled,
        ends=joined(row.ends for row in table),
        beyond=joined(row.beyond(unseen) for row in table),
        comes=1 - (1 - min(1.0, CARDS_A_TURN / max(count, 2))) ** turns_left(sight, left),
        other_has=has,
        other_has_two=min(1.0, TOGETHER * has * max(others - 1, 0) / max(hidden - 1, 1)),
        held=sight.held,
    )


def turns_left(sight: Sight, left: int) -> float:
    """How many more turns the player can hope for, *left* being the cards still in the hand."""
    soonest = min(sight.other + 1, left + 2)
    return max(0.5, min(sight.stock / 2, TURNS_PER_CARD * soonest))
