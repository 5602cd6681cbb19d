"""The most tiles that can lie on a table, found by sweeping over the numbers from 1 to 13.

What can follow on a number depends only on the shapes of the four colours and on the jokers left;
of all ways that lead to the same such *state* only the best one is followed, and none that leads to
a state no better than one that is worth as much already.
"""

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import permutations, product
from operator import add
from typing import NamedTuple

from engine.arrange.kept import Kept
from engine.arrange.shapes import (
    CODE_BITS,
    NOTHING_OPEN,
    PLACINGS,
    STEPS,
    Option,
    Options,
    PerColour,
    Place,
    groupings,
)

Counts = Sequence[Sequence[int]]
"""How many tiles there are, by colour and by number from 0, which is there and empty, to 13."""

LAST = 13
COLOURS = range(4)
_PLACES = [CODE_BITS * colour for colour in COLOURS]
_CODE = (1 << CODE_BITS) - 1
_JOKERS_AT = CODE_BITS * len(COLOURS)
_MISSING_AT = _JOKERS_AT + 2
"""A state: the codes of the four shapes, the jokers left, the points that are still missing."""

_SCALE = 4
"""So many times all costs are counted, so that a joker that is left makes a way cheaper by one."""

_SHAPES = (1 << _JOKERS_AT) - 1
_ALL_CLOSED = sum(NOTHING_OPEN << place for place in _PLACES)


class Position(NamedTuple):
    """Tiles and jokers that have to lie on the table, and such as may be *added*.

    *bound*: by number, the jokers that stand there for one of some colours. Each has to go on doing
    so, unless a tile that is added takes its place. *least*: the points that have to be added, a
    joker counting as its tile.
    """

    tiles: Counts
    jokers: int
    added: Counts
    added_jokers: int
    bound: Mapping[int, Sequence[frozenset[int]]] = {}
    least: int = 0


class Aim(NamedTuple):
    """What an added tile is worth, by its number, and an added joker."""

    tile: Sequence[int]
    joker: int


class Step(NamedTuple):
    """What happens at a number: jokers that stand for it, tiles in groups, and the options taken.

    All by colour.
    """

    jokers: PerColour
    grouped: PerColour
    options: tuple[Option, ...]


_Reached = tuple[int, int, PerColour, PerColour, tuple[Option, ...]]
"""What the best way to a state costs, the state before, and the step from there."""

_States = dict[int, _Reached]

_Choices = tuple[list[Kept[int, Options]], ...]
"""By colour and by the jokers used for it: what can be done at a number."""


def best(position: Position, aim: Aim) -> tuple[int, list[Step]] | None:
    """What the best way is worth, and its steps from 1 to 13; None where there is no way at all.

    Of several that are worth the same, one with most jokers left.
    """
    sweep = _Sweep(position, aim)
    end = sweep.end()
    if end is None:
        return None
    steps = list(_way(sweep.layers, end))[::-1]
    gains = (
        aim.tile[number] * step.options[colour][1]
        for number, step in enumerate(steps, 1)
        for colour in COLOURS
    )
    used = position.added_jokers - (end >> _JOKERS_AT)
    return sum(gains) + used * aim.joker, steps


def _way(layers: Sequence[_States], state: int) -> Iterator[Step]:
    """The steps of the best way to *state* in the last of *layers*, the last one first."""
    for layer in layers[:0:-1]:
        _, state, jokers, grouped, options = layer[state]
        yield Step(jokers, grouped, options)


class _Sweep:
    """The ways of one position, the cheapest first.

    A way costs what the tiles are worth that could have been added and are not.
    """

    def __init__(self, position: Position, aim: Aim) -> None:
        self._position, self._aim = position, aim
        self._jokers = position.jokers + position.added_jokers
        both = zip(position.tiles, position.added, strict=True)
        self._ahead = [[*map(add, *colour), -1, -1] for colour in both]
        self._stays = {
            number: sum(not any(position.added[one][number] for one in each) for each in jokers)
            for number, jokers in position.bound.items()
        }
        self._choices = Kept(self._choices_at)
        self.layers: list[_States] = [{} for _ in range(LAST + 1)]
        self._good: list[dict[int, list[int]]] = [{} for _ in range(LAST + 1)]
        self._waiting: list[tuple[int, int, int]] = []

    def end(self) -> int | None:
        """The state after the last number that the best way leads to."""
        state = _ALL_CLOSED | self._jokers << _JOKERS_AT | self._position.least << _MISSING_AT
        heappush(self._waiting, (0, 0, state))
        while self._waiting:
            cost, number, state = heappop(self._waiting)
            number = -number
            if number > LAST:
                return state
            if self._is_worse(number, state):
                continue
            if number == LAST:
                self._finish(cost, state)
            else:
                self._go_on(cost, number + 1, state)
        return None

    def _is_worse(self, number: int, state: int) -> bool:
        """Whether a state whose shapes are as good was reached before, at no more cost."""
        others = self._good[number].setdefault(state >> _JOKERS_AT, [])
        for place, shapes in enumerate(others):
            if not shapes & ~state:
                # What was better once is likely to be so again.
                others.insert(0, others.pop(place))
                return True
        others.append(state & _SHAPES)
        return False

    def _finish(self, cost: int, state: int) -> None:
        """Count the jokers that are left, where nothing is missing."""
        left = state >> _JOKERS_AT
        if left <= self._position.added_jokers:
            more = left * (_SCALE * self._aim.joker - 1)
            heappush(self._waiting, (cost + more, -LAST - 1, state))

    def _go_on(self, cost: int, number: int, state: int) -> None:
        """Reach the states after *number* from the *state* before."""
        bound = self._position.bound.get(number, ())
        there, value = self.layers[number], _SCALE * self._aim.tile[number]
        cost += value * sum(colour[number] for colour in self._position.added)
        missing = state >> _MISSING_AT
        for jokers, mask, (some, more, others, last) in self._places(number, state):
            used = sum(jokers)
            left = (state >> _JOKERS_AT & 3) - used
            for grouped in groupings(mask):
                a, b, c, d = grouped
                for options in product(some[a], more[b], others[c], last[d]):
                    (e, t, i), (f, u, j), (g, v, k), (h, w, m) = options
                    if i + j + k + m > left or (bound and not _kept(bound, jokers, (t, u, v, w))):
                        continue
                    then, costs = left << _JOKERS_AT | e | f | g | h, cost - value * (t + u + v + w)
                    if missing:
                        then |= max(0, missing - number * (t + u + v + w + used)) << _MISSING_AT
                    if then not in there or costs < there[then][0]:
                        there[then] = costs, state, jokers, grouped, options
                        heappush(self._waiting, (costs, -number, then))

    def _places(
        self, number: int, state: int
    ) -> Iterator[tuple[PerColour, int, tuple[list[list[Option]], ...]]]:
        """Every use of jokers at *number*, and what the colours can do then."""
        steps, reserved = self._choices[number]
        shapes = [state >> place & _CODE for place in _PLACES]
        for jokers in PLACINGS[max(0, (state >> _JOKERS_AT & 3) - reserved)]:
            colours = zip(steps, jokers, shapes, strict=True)
            found = [step[used][code] for step, used, code in colours]
            masks, options = zip(*found, strict=True)
            if all(masks):
                yield jokers, sum(masks), options

    def _choices_at(self, number: int) -> tuple[_Choices, int]:
        """What can be done at *number*, and the jokers that have to be left for later ones."""
        reserved = sum(stay for later, stay in self._stays.items() if later > number)
        used = range(self._jokers + 1)
        return tuple(
            [STEPS[self._place(colour, number, some)] for some in used] for colour in COLOURS
        ), reserved

    def _place(self, colour: int, number: int, used: int) -> Place:
        """*colour* at *number*, where so many jokers are used for it."""
        ahead = self._ahead[colour][number + 1 :]
        # A joker that begins a run could as well end it, unless the run goes up to the last number.
        opens = not used or number in self._position.bound or ahead.count(0) < self._jokers
        tiles, added = self._position.tiles[colour][number], self._position.added[colour][number]
        return Place(colour, tiles, added, used, ahead[0], ahead[1], self._jokers - used, opens)


def _kept(bound: Sequence[frozenset[int]], jokers: PerColour, added: PerColour) -> bool:
    """Whether each joker of *bound* has a tile in its place, or goes on standing for its own."""
    owed = [colours for colours in bound if not any(added[colour] for colour in colours)]
    standing = [colour for colour in COLOURS for _ in range(jokers[colour])]
    return any(
        all(colour in colours for colour, colours in zip(order, owed, strict=True))
        for order in permutations(standing, len(owed))
    )
