"""How useful a card is, as this player has it."""

from engine.players.faces import PARTNERS, Face, FaceSet
from engine.players.sight import Sight

PAIR, SINGLE = 8, 4
"""Points that each meld still to be completed counts for a card of it, as two of its cards or one
are in the hand. One that lies with other players would serve them, had they the card."""


def usefulness(face: Face, hand: FaceSet, sight: Sight) -> float:
    """How much better it is to keep *face* than to discard it, roughly in points.

    High cards are kept: more often than not a card is laid in the end.
    """
    gone = ~(hand | sight.unseen | sight.piled)
    open_pairs = (pair for pair in PARTNERS[face] if not pair & gone)
    return sight.held[face] + sum(PAIR if pair & hand else SINGLE for pair in open_pairs)
