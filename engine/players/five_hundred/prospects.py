"""How likely cards are to find their place later: in one's own melds, or in the other's.

All chances are rough: cards are taken to arrive independently of one another. The constants were
found by playing some thousand rounds against slightly different ones (bench/players.py); what the
chances are worth is fitted (`worth`).
"""

from engine.players.additions import Table
from engine.players.faces import PARTNERS, Face, FaceSet, counting, each, joined
from engine.players.five_hundred.nearness import around, completed, counted, near

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


_RANKS = (15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)

HELD = tuple(_RANKS[face % 13] for face in range(52))
"""By face: what it counts in the hand."""

points_of = counting(_RANKS)
"""What a set of faces counts in the hand."""


class Field:
    """What a turn leaves behind, as it looks to who ends it, whichever card is discarded then.

    *known*: cards that the other player surely holds, and none of the *unseen*; *thrown*: those
    that it has thrown; *counts*: how many are in the other hand and in the stock; *pile*: each of
    its cards save the top, from the bottom.
    """

    def __init__(
        self,
        unseen: FaceSet,
        known: FaceSet,
        table: Table,
        counts: tuple[int, int],
        thrown: FaceSet,
        pile: tuple[FaceSet, ...],
    ) -> None:
        self.unseen, self.known, self.pile = unseen, known, pile
        self.other, self.stock = counts
        self.live, self.piled = unseen | known, joined(pile)
        self.ends = joined(row.ends for row in table)
        """What fits on the table."""
        self.beyond = joined(row.beyond(self.live) for row in table)
        """What would fit after one card that does."""
        hidden, others = unseen.bit_count(), max(self.other - known.bit_count(), 0)
        self._has_one = min(others / max(hidden, 1), 1.0)
        """Chance that a certain card is in the other hand of which nothing is known."""
        both = TOGETHER * self._has_one * max(others - 1, 0) / max(hidden - 1, 1)
        self._has_two = min(1.0, both)
        """Chance that two such cards which belong together are."""
        self.dug_for = self._dug_for()
        """What the other player may expect of the pile: by the likeliest card, and with all
        above."""
        self.spurned = around(thrown)
        """What is beside a card that the other player has thrown, or of its rank."""
        self.near_unseen, self.near_known = near(unseen), near(known)
        self.theirs = completed(self.near_known, self.near_known)
        """What makes a meld with two cards that the other surely holds."""
        self.shared = completed(self.near_known, self.near_unseen)
        """What makes one with a card that the other surely holds and an unseen one."""
        self.open = counted(self.near_unseen, self.near_unseen)
        """What makes one with at least one, two and three pairs of unseen cards."""

    def _dug_for(self) -> tuple[float, float]:
        alone = with_all = 0.0
        above = 0
        for card in reversed(self.pile):
            points = points_of(card)
            above += points
            wanted = self.wanted(card.bit_length() - 1)
            alone, with_all = max(alone, wanted * points), max(with_all, wanted * above)
        return alone, with_all

    def stuck(self, cards: FaceSet, hand: FaceSet) -> dict[Face, float]:
        """By card of *cards*, which fit nowhere yet: the chance that it is never laid."""
        gone = ~(self.live | self.piled | hand)
        comes = self.comes(hand.bit_count())
        return {face: self._stays(face, hand, gone, comes) for face in each(cards)}

    def comes(self, left: int) -> float:
        """Chance that a certain unseen card comes within reach of who has *left* cards."""
        count = max(self.live.bit_count(), 2)
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
            chance *= FROM_PILE if card & self.piled else comes
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
        if pair & ~(self.live | self.piled) or not pair & self.live:
            return 0.0
        sure = (pair & self.known).bit_count()
        if pair & self.piled:
            return DIGS if sure else DIGS * self._has_one
        if sure:
            return LAID_AT_ONCE if sure > 1 else min(1.0, TOGETHER_WITH_KNOWN * self._has_one)
        return self._has_two
