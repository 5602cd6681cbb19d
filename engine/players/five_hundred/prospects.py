"""How likely cards are to find their place later: in one's own melds, or in the other's.

All chances are rough: cards are taken to arrive independently of one another. The constants were
found by playing some thousand rounds against slightly different ones (bench/players.py); what the
chances are worth is fitted (`worth`).
"""

from dataclasses import dataclass

from engine.players.faces import PARTNERS, Face, FaceSet, each

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
    other: int
    """Cards in the other hand."""
    stock: int
    other_has: float
    """Chance that a certain card is in the other hand of which nothing is known."""
    other_has_two: float
    """Chance that two such cards which belong together are."""

    def stuck(self, cards: FaceSet, hand: FaceSet) -> dict[Face, float]:
        """By card of *cards*, which fit nowhere yet: the chance that it is never laid."""
        gone = ~(self.unseen | self.pile | hand)
        comes = self.comes(hand.bit_count())
        return {face: self._stays(face, hand, gone, comes) for face in each(cards)}

    def comes(self, left: int) -> float:
        """Chance that a certain unseen card comes within reach of who has *left* cards."""
        count = max(self.unseen.bit_count(), 2)
        missed = 1 - min(1.0, CARDS_A_TURN / count)
        soonest = min(self.other + 1, left + 2)
        turns: float = max(0.5, min(self.stock / 2, TURNS_PER_CARD * soonest))
        return float(1 - missed**turns)

    def _stays(self, face: Face, hand: FaceSet, gone: FaceSet, comes: float) -> float:
        stays = 1 - comes if self.beyond >> face & 1 else 1.0
        for pair in PARTNERS[face]:
            if not pair & gone:
                stays *= 1 - self._gathered(pair & ~hand, comes)
        return stays

    def _gathered(self, needed: FaceSet, comes: float) -> float:
        """Chance that all cards of *needed*, at most two, come to the hand."""
        chance = 1.0
        while needed:
            card = needed & -needed
            chance *= FROM_PILE if card & self.pile else comes
            if card & self.known:
                chance *= GIVEN_UP
            needed ^= card
        return chance

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


def prospects_of(
    unseen: FaceSet,
    known: FaceSet,
    pile: FaceSet,
    fits: tuple[FaceSet, FaceSet],
    other: int,
    stock: int,
) -> Prospects:
    """What is likely with so many cards in the other hand and the stock, and what fits (beyond)."""
    hidden, others = unseen.bit_count(), max(other - known.bit_count(), 0)
    has = min(others / max(hidden, 1), 1.0)
    two = min(1.0, TOGETHER * has * max(others - 1, 0) / max(hidden - 1, 1))
    return Prospects(unseen | known, known, pile, *fits, other, stock, has, two)
