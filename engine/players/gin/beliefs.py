"""Where the unseen cards are likely to be."""

from math import exp, log

from engine.cards import KING
from engine.players.faces import each
from engine.players.fitted import numbers_of
from engine.players.gin.hands import NEAR, NEXT, SAME, VALUES
from engine.players.gin.sight import Sight

Chances = tuple[float, ...]
"""By face."""

HAND = 10

(HELD,) = numbers_of(__package__)["held"]
"""What each of the signs counts."""


def signs(sight: Sight, face: int) -> tuple[float, ...]:
    """What speaks for and against the other's holding an unseen face, beside its hand's size."""
    value, turns = VALUES[face] / 10, min(sight.turns, 10) / 10
    near, close, same = NEAR[face], NEXT[face], SAME[face]
    apart, by_other = near & ~close & ~same, (sight.known, sight.thrown, sight.left)
    return (
        1.0,
        *[(shown & of).bit_count() for shown in by_other for of in (same, close, apart)],
        ((sight.unseen | sight.known) & near).bit_count() / 10,
        value,
        value * turns,
        turns,
        over := face % KING >= sight.last,
        over and (sight.known & near).bit_count(),
    )


def evenly(sight: Sight) -> float:
    """The logarithm of the odds that the other holds an unseen card of which nothing is known."""
    unknown = HAND - sight.known.bit_count()
    return log(max(unknown, 0.5) / max(sight.unseen.bit_count() - unknown, 0.5))


def chances(sight: Sight) -> Chances:
    """How likely the other holds each face: 1 of what it took, 0 of what lies elsewhere."""
    found = [0.0] * 52
    for face in each(sight.known):
        found[face] = 1.0
    begin = evenly(sight)
    for face in each(sight.unseen):
        odds = begin
        for weight, sign in zip(HELD, signs(sight, face), strict=True):
            odds += weight * sign
        found[face] = 1 / (1 + exp(-odds))
    return tuple(found)
