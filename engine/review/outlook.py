"""A rough promise for any game: what the hands would still hold if all laid what they can."""

from collections.abc import Sequence
from functools import lru_cache

from engine.arrange.hands import best_split, in_hand
from engine.cards import Card, Seat
from engine.melds import Meld, Melding, Values
from engine.scoring import laid_points
from engine.state import State

PART = 0.35
"""How much of the difference between two hands is one of the result. So that the slope
of `bench/luck.py` is about 1: 0.2 at straight rummy to 0.4 at gin."""

REMEMBERED = 4096
"""Hands whose best split is remembered."""


def outlook(state: State, seat: Seat) -> float:
    """Points by which *seat* can expect to be ahead of the mean of the others in this round."""
    has = {other: _promising(state, other) for other in state.playing}
    own = has.pop(seat, 0.0)
    return own - sum(has.values()) / len(has) if has else 0.0


def _promising(state: State, seat: Seat) -> float:
    """What the hand of *seat* and its cards on the table come to, as far as one can tell."""
    left, laid = _split(state.hand_of(seat), state.melds, state.melding, state.variant.values)
    if not state.variant.laid_counts:
        return -PART * left
    return laid_points(state)[seat - 1] + PART * (laid - left)


@lru_cache(maxsize=REMEMBERED)
def _split(
    hand: tuple[Card, ...], melds: Sequence[Meld], melding: Melding, values: Values
) -> tuple[int, int]:
    """The points of a hand that are left when the most is laid, and what is laid counts then."""
    onto = tuple(meld for meld in melds if meld.owner is not None)
    split = best_split(hand, melding, values, worth=in_hand(values), melds=onto)
    assert split is not None
    return values.of(split.left), split.points
