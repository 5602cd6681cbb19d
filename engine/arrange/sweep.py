"""The most tiles that can lie on a table, found by sweeping over the numbers.

What can follow on a number depends only on the shapes of the four colours and on the jokers left;
of all ways that lead to the same such *state* only the best one is followed, and none that leads to
a state no better than one that is worth as much already.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from operator import add, attrgetter
from typing import NamedTuple

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
    mirrored,
    spots_of,
)

_MISSING_AT = JOKERS_AT + 2
"""In a state, after the jokers that are left: the points that are still missing."""

TRIED = 160
"""States that a sweep in one direction looks at before the other one is tried."""

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


def best(position: Position, aim: Aim, above: int = -1) -> list[Step] | None:
    """The steps of the best way from 1 to 13; None where none is worth more than *above*.

    Of several that are worth the same, one with most jokers left. A sweep down from 13 can take
    many times as long as one up from 1, or the other way round, and which is seen only when both
    have begun: all ways cost the same in the end, so who knows of higher costs is nearer to it.
    """
    sweep = _Sweep(position, aim, above, down=True)
    if not sweep.look(TRIED):
        up = _Sweep(position, aim, above, down=False)
        if up.look(TRIED):
            return up.steps()
        sweep = max(sweep, up, key=attrgetter("least"))
        sweep.look()
    return sweep.steps()


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
    in any case count from the beginning. *down*: from 13 to 1, by renumbering the tiles.
    """

    def __init__(self, position: Position, aim: Aim, above: int, *, down: bool) -> None:
        self._dearest = _SCALE * (_worth_of_all(position, aim) - above - 1)
        self._is_down, self._joker = down, aim.joker
        worth, self._points = aim.tile, range(LAST + 1)
        if down:
            position, worth = mirrored(position), [0, *worth[:0:-1]]
            self._points = range(LAST + 1, 0, -1)
        self._position = position
        self._worth = [_SCALE * each for each in worth]
        self._losses = losses(position, self._worth)
        self._numbers = [Number(spot) for spot in spots_of(position)]
        self._layers: list[_States] = [{} for _ in range(LAST + 1)]
        self._good: list[dict[int, list[tuple[int, int]]]] = [{} for _ in range(LAST + 1)]
        self._waiting: list[tuple[int, int, int]] = []

        self.least = 0
        """What every way costs at least."""
        self.end: int | None = None
        """The state after the last number that the best way leads to, once it is found."""
        jokers = position.jokers + position.added_jokers
        state = ALL_CLOSED | jokers << JOKERS_AT | position.least << _MISSING_AT
        self._layers[0][state] = 0, state, _NO_STEP
        heappush(self._waiting, (0, 0, state))

    def look(self, states: int | None = None) -> bool:
        """Look at so many more *states*, or at all that is needed; tells whether the end is known.

        Not that there is one.
        """
        while self._waiting and states != 0:
            self.least, number, state = heappop(self._waiting)
            number = -number
            if self.least > self._dearest:
                return True
            if number > LAST:
                self.end = state
                return True
            cost = self._layers[number][state][0]
            if self._is_worse(number, state, cost):
                continue
            states = None if states is None else states - 1
            if number == LAST:
                self._finish(cost, state)
            else:
                self._go_on(cost, number + 1, state)
        return not self._waiting

    def steps(self) -> list[Step] | None:
        """The steps of the best way from 1 to 13; None where there is none."""
        if self.end is None:
            return None
        steps, state = list[Step](), self.end
        for layer in self._layers[:0:-1]:
            _, state, step = layer[state]
            steps.append(Step(*step))
        return steps if self._is_down else steps[::-1]

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
            more = left * (_SCALE * self._joker - 1)
            heappush(self._waiting, (cost + more, -LAST - 1, state))

    def _go_on(self, cost: int, number: int, state: int) -> None:
        """Reach the states after *number* from the *state* before."""
        there, value, points = self._layers[number], self._worth[number], self._points[number]
        cost += value * sum(colour[number] for colour in self._position.added)
        missing, lost = state >> _MISSING_AT, self._losses[number]
        for then, added, step in self._numbers[number - 1].follow(state):
            costs = cost - value * added
            if missing:
                then |= max(0, missing - points * (added + sum(step[0]))) << _MISSING_AT
            known = there.get(then)
            if known is None or costs < known[0]:
                there[then] = costs, state, step
                heappush(self._waiting, (costs + lost[then >> JOKERS_AT & 3], -number, then))


def losses(position: Position, worth: Sequence[int]) -> list[list[int]]:
    """What is lost of a rack in any case, by number and by the jokers left after it.

    That is what the later tiles are *worth* that lie in no meld, with the jokers that there are.
    Those of the next two numbers may lie in runs with jokers that are used already.
    """
    jokers = position.jokers + position.added_jokers
    lost = _lost(position, worth, jokers)
    return [
        [
            sum(lost[jokers][number + 1 : number + 3]) + sum(lost[left][number + 3 :])
            for left in range(jokers + 1)
        ]
        for number in range(LAST + 1)
    ]


def _lost(position: Position, worth: Sequence[int], jokers: int) -> list[list[int]]:
    """By the jokers that there are, and by number: what is lost of the tiles that may be added."""
    there = [
        [*map(bool, map(add, *both))] for both in zip(position.tiles, position.added, strict=True)
    ]
    lost = [[0] * (LAST + 1) for _ in range(jokers + 1)]
    for colour in COLOURS:
        for number, count in enumerate(position.added[colour]):
            for left in range(min(_needed(there, colour, number), jokers + 1) if count else 0):
                lost[left][number] += worth[number] * count
    return lost


def _needed(there: Sequence[Sequence[bool]], colour: int, number: int) -> int:
    """The jokers without which no three tiles make a meld with that of *colour* and *number*."""
    lows = range(max(1, number - 2), min(number, LAST - 2) + 1)
    most = max(sum(there[colour][low : low + 3]) for low in lows)
    return 3 - max(most, sum(each[number] for each in there))
