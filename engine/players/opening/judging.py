"""How good a hand is to hold, by weights for what is counted of it.

The weights here are for where nothing was fitted; fitted ones are in each game's folder.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.players.opening.features import of_hand, of_throw
from engine.players.opening.looks import Look, openings

Weights = Sequence[Sequence[float]]
"""By stage: the weights of what is counted of the hand, then of the throw."""

PLAIN: Weights = (
    *[(0, 10, 3, 0, 5, 0, 20, 0, 0, 1, -8, 0, 0, 2)] * 2,
    *[(0, -8, 0, 0, 0, 20, 10, 0, 0, 5, -1, 0, -8, -1, 0, 0)] * 2,
)
"""By stage: what a sensible person would say, without any fitting."""

CLINGING: Weights = (
    *[(0, 8, 2, 0, 0, 0, 20, 0, 0, 3, 0, 0, 0, 0)] * 2,
    *[(0, -8, 0, 0, 0, 10, 30, 0, 0, 5, -0.5, 0, 0, 0, 0, 0)] * 2,
)
"""The same of somebody who counts pairs, and neither what was thrown nor what others may want."""

PATIENCE = 4.0
"""How much better the top of the pile has to make a hand than the stock would."""


class Throw(NamedTuple):
    """A card to throw, and what can be expected after it, in points of the round."""

    value: float
    card: Card


@dataclass(frozen=True)
class Judge:
    """Weighs hands at one table."""

    weights: Weights
    look: Look

    def worth(self, hand: Sequence[Card], gone: Card | None = None) -> float:
        """What can be expected while *hand* is held between two turns, *gone* being thrown."""
        known, left = openings(tuple(hand), self.look.melding, self.look.values), list(hand)
        if gone is not None:
            left.remove(gone)
        counted = of_hand(self.look, left, known, gone)
        if gone is not None:
            counted += of_throw(self.look, gone)
        value: float = sum(map(mul, counted, self.weights[self.look.stage]))
        return value

    def throws(self, hand: Sequence[Card], allowed: Sequence[Card]) -> list[Throw]:
        """What may be thrown of *hand*, the best first; a joker last of all."""
        found = [Throw(self.worth(hand, card), card) for card in dict.fromkeys(allowed)]
        return sorted(found, key=lambda each: (each.card == JOKER, -each.value, each.card))
