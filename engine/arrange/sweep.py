"""The most tiles that can lie on a table, found by sweeping over the numbers from 1 to 13.

What can follow on a number depends only on the shapes of the four colours and on the jokers left;
of all ways that lead to the same such *state* only the best one is followed, and none that leads to
a state no better than one that is worth as much already.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.arrange.losses import losses
from engine.arrange.numbers import (
    ALL_CLOSED,
    COLOURS,
    JOKERS_AT,
    LAST,
    SHAPES,
    Bare,
    Number,
    Position,
    Step,
    spots_of,
)

_MISSING_AT = JOKERS_AT + 2
"""In a state, after the jokers that are left: the points that are still missing."""

_SCALE = 4
"""So many times all costs are counted, so that a joker that is left makes a way cheaper by one."""


class Aim(NamedTuple):
    """What an added tile is worth, by its number, and an added joker."""

    tile: Sequence[int]
    joker: int


_Reached = tuple[int, int, Bare]
"""What the best way to a state costs, the state before, and the step from there."""

_States = dict[int, _Reached]

_NONE = 0, 0, 0, 0
_NO_STEP: Bare = _NONE, _NONE, _NONE


def best(position: Position, aim: Aim, above: int = -1) -> tuple[int, list[Step]] | None:
    """What the best way is worth, and its steps from 1 to 13; None where none is worth so much.

    It has to be worth more than *above*.

    Of several that are worth the same, one with most jokers left.
    """
    sweep = _Sweep(position, aim, above)
    end = sweep.end()
    if end is None:
        return None
    steps = list(_way(sweep.layers, end))[::-1]
    gains = (
        aim.tile[number] * step.added[colour]
        for number, step in enumerate(steps, 1)
        for colour in COLOURS
    )
    used = position.added_jokers - (end >> JOKERS_AT)
    return sum(gains) + used * aim.joker, steps


def _way(layers: Sequence[_States], state: int) -> Iterator[Step]:
    """The steps of the best way to *state* in the last of *layers*, the last one first."""
    for layer in layers[:0:-1]:
        _, state, step = layer[state]
        yield Step(*step)


def _worth_of_all(position: Position, aim: Aim) -> int:
    """What all tiles are worth that may be added."""
    tiles = sum(
        worth * count
        for colour in position.added
        for worth, count in zip(aim.tile, colour, strict=True)
    )
    return tiles + position.added_jokers * aim.joker


class _Sweep:
    """The ways of one position, the cheapest first.

    A way costs what the tiles are worth that could have been added and are not; those that are lost
    in any case count from the beginning.
    """

    def __init__(self, position: Position, aim: Aim, above: int) -> None:
        self._position, self._aim = position, aim
        self._dearest = _SCALE * (_worth_of_all(position, aim) - above - 1)
        self._worth = [_SCALE * worth for worth in aim.tile]
        self._losses = losses(position, self._worth)
        self._numbers = [Number(spot) for spot in spots_of(position)]
        self.layers: list[_States] = [{} for _ in range(LAST + 1)]
        self._good: list[dict[int, list[tuple[int, int]]]] = [{} for _ in range(LAST + 1)]
        self._waiting: list[tuple[int, int, int]] = []

    def end(self) -> int | None:
        """The state after the last number that the best way leads to."""
        jokers = self._position.jokers + self._position.added_jokers
        state = ALL_CLOSED | jokers << JOKERS_AT | self._position.least << _MISSING_AT
        self.layers[0][state] = 0, state, _NO_STEP
        heappush(self._waiting, (0, 0, state))
        while self._waiting:
            least, number, state = heappop(self._waiting)
            number = -number
            if least > self._dearest:
                return None
            if number > LAST:
                return state
            cost = self.layers[number][state][0]
            if self._is_worse(number, state, cost):
                continue
            if number == LAST:
                self._finish(cost, state)
            else:
                self._go_on(cost, number + 1, state)
        return None

    def _is_worse(self, number: int, state: int, cost: int) -> bool:
        """Whether a state whose shapes are as good was reached before, at no more *cost*."""
        others = self._good[number].setdefault(state >> JOKERS_AT, [])
        for place, (shapes, least) in enumerate(others):
            if least <= cost and not shapes & ~state:
                # What was better once is likely to be so again.
                others.insert(0, others.pop(place))
                return True
        others.append((state & SHAPES, cost))
        return False

    def _finish(self, cost: int, state: int) -> None:
        """Count the jokers that are left, where nothing is missing."""
        left = state >> JOKERS_AT
        if left <= self._position.added_jokers:
            more = left * (_SCALE * self._aim.joker - 1)
            heappush(self._waiting, (cost + more, -LAST - 1, state))

    def _go_on(self, cost: int, number: int, state: int) -> None:
        """Reach the states after *number* from the *state* before."""
        there, value = self.layers[number], self._worth[number]
        cost += value * sum(colour[number] for colour in self._position.added)
        missing, lost = state >> _MISSING_AT, self._losses[number]
        for then, added, step in self._numbers[number - 1].follow(state):
            costs = cost - value * added
            if missing:
                then |= max(0, missing - number * (added + sum(step[0]))) << _MISSING_AT
            known = there.get(then)
            if known is None or costs < known[0]:
                there[then] = costs, state, step
                heappush(self._waiting, (costs + lost[then >> JOKERS_AT & 3], -number, then))
