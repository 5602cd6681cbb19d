"""A round's result in three parts that add up: the cards, the seat's own decisions, the others'.

Each decision that the strong level would have made otherwise is weighed by what its seat could
know; what these losses and the luck leave over is shared among the three by how little each is
known.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from engine.review.suspects import Suspect, two_turns_on
from engine.review.told import RoundLuck, RoundParts

UNFORESEEN = 0.4
"""Spread of what a round brings beside the luck that is counted and all losses, in parts of the
points of the cards that a hand is dealt. `python bench/parts.py gin easy strong --games 24` found
0.43; the other games are not measured."""

LOOKS = range(3, 21)
"""Pairs of continuations by which each decision is weighed: fewer where there are many."""


class Share(NamedTuple):
    """What decisions are reckoned to have brought, in points."""

    points: float = 0.0
    variance: float = 0.0
    """The square of their standard error."""


def looks_for(decisions: int, pairs: int) -> int:
    """How many of *pairs* there are for each decision."""
    return min(max(pairs // max(1, decisions), LOOKS[0]), LOOKS[-1])


def weighed(found: Sequence[Suspect], looks: int, random: Random, of: int) -> Mapping[int, Share]:
    """What some of *of* suspects brought the reader by round, *found* being a sample of them.

    They keep their losses, by so many *looks*, on positions that have had no part in anything else.
    """
    rounds: dict[int, Share] = defaultdict(Share)
    times = of / max(1, len(found))
    for suspect in found:
        suspect.look(looks, random, two_turns_on)
        had, mean = rounds[suspect.step.before.round], suspect.mean
        # Those that were left out are as those that were taken, or more, or less.
        variance = times * suspect.error**2 + times * (times - 1) * mean**2
        rounds[suspect.step.before.round] = Share(
            had.points - times * mean, had.variance + variance
        )
    return rounds


def parts_of(
    lucks: Iterable[RoundLuck],
    own: Mapping[int, Share],
    others: Mapping[int, Share],
    unforeseen: float,
) -> Iterator[RoundParts]:
    """Each round in three parts, from the luck and from what *own* and *others'* decisions brought.

    *unforeseen*: the spread, in points, of what none of them tells.
    """
    for luck in lucks:
        yield shared(
            luck, own.get(luck.round, Share()), others.get(luck.round, Share()), unforeseen
        )


def shared(luck: RoundLuck, own: Share, others: Share, unforeseen: float) -> RoundParts:
    """A round in three parts: what is left over goes to each in proportion to its variance.

    So that it is the cards where nobody is reckoned to have lost anything.
    """
    total = own.variance + others.variance + unforeseen**2
    left = (luck.play - own.points - others.points) / total
    you = own.points + left * own.variance
    them = others.points + left * others.variance
    error = sqrt(own.variance * (1 - own.variance / total))
    return RoundParts(luck.round, luck.result, luck.result - you - them, you, them, error)
