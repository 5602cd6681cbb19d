"""The most tiles that can lie on a table, found by sweeping over the numbers from 1 to 13.

What can follow on a number depends only on the shapes of the four colours and on the jokers left;
of all ways that lead to the same such *state* only the best one is followed, and none that leads to
a state no better than one that is worth as much already.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from operator import add
from typing import NamedTuple

from engine.arrange.shapes import (
    CODE_BITS,
    NOTHING_OPEN,
    PLACINGS,
    STEPS,
    Option,
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
"""What the best way to a state is worth, the state before, and the step from there."""

_States = Mapping[int, _Reached]


def best(position: Position, aim: Aim) -> tuple[int, list[Step]] | None:
    """What the best way is worth, and its steps from 1 to 13; None where there is no way at all."""
    sweep = _Sweep(position)
    layers = [sweep.beginning()]
    for number in range(1, LAST + 1):
        layers.append(sweep.after(layers[-1], number, aim.tile[number]))
    ends = []
    for left in range(position.added_jokers + 1):
        state = _ALL_CLOSED | left << _JOKERS_AT
        if state in layers[-1]:
            used = position.added_jokers - left
            ends.append((layers[-1][state][0] + used * aim.joker, state))
    if not ends:
        return None
    worth, state = max(ends)
    return worth, list(_way(layers, state))[::-1]


def _way(layers: Sequence[_States], state: int) -> Iterator[Step]:
    """The steps of the best way to *state* in the last of *layers*, the last one first."""
    for layer in layers[:0:-1]:
        _, state, jokers, grouped, options = layer[state]
        yield Step(jokers, grouped, options)


class _Sweep:
    """The steps of one position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._jokers = position.jokers + position.added_jokers
        both = zip(position.tiles, position.added, strict=True)
        self._ahead = [[*map(add, *colour), -1, -1] for colour in both]
        self._stays = {
            number: sum(not any(position.added[one][number] for one in each) for each in jokers)
            for number, jokers in position.bound.items()
        }

    def beginning(self) -> _States:
        """The state before the number 1."""
        state = _ALL_CLOSED | self._jokers << _JOKERS_AT | self._position.least << _MISSING_AT
        return {state: (0, 0, (0, 0, 0, 0), (0, 0, 0, 0), ())}

    def after(self, states: _States, number: int, value: int) -> _States:
        """The best ways to the states after *number*, an added tile being worth *value*."""
        bound = self._position.bound.get(number, ())
        found: dict[int, _Reached] = {}
        for state, jokers, mask, (some, more, others, last) in self._places(states, number):
            worth, used = states[state][0], sum(jokers)
            left, missing = (state >> _JOKERS_AT & 3) - used, state >> _MISSING_AT
            for grouped in groupings(mask):
                a, b, c, d = grouped
                for options in product(some[a], more[b], others[c], last[d]):
                    (e, t, i), (f, u, j), (g, v, k), (h, w, m) = options
                    if i + j + k + m > left or (bound and not _kept(bound, jokers, (t, u, v, w))):
                        continue
                    then, gain = left << _JOKERS_AT | e | f | g | h, worth + value * (t + u + v + w)
                    if missing:
                        then |= max(0, missing - number * (t + u + v + w + used)) << _MISSING_AT
                    if then not in found or found[then][0] < gain:
                        found[then] = gain, state, jokers, grouped, options
        return _not_worse(found)

    def _places(
        self, states: _States, number: int
    ) -> Iterator[tuple[int, PerColour, int, tuple[list[list[Option]], ...]]]:
        """Every state with every use of jokers at *number*, and what the colours can do then."""
        reserved = sum(stay for later, stay in self._stays.items() if later > number)
        steps = [
            [STEPS[self._place(colour, number, used)] for used in range(self._jokers + 1)]
            for colour in COLOURS
        ]
        for state in states:
            shapes = [state >> place & _CODE for place in _PLACES]
            for jokers in PLACINGS[max(0, (state >> _JOKERS_AT & 3) - reserved)]:
                colours = zip(steps, jokers, shapes, strict=True)
                found = [step[used][code] for step, used, code in colours]
                masks, options = zip(*found, strict=True)
                if all(masks):
                    yield state, jokers, sum(masks), options

    def _place(self, colour: int, number: int, used: int) -> Place:
        """*colour* at *number*, where so many jokers are used for it."""
        ahead = self._ahead[colour][number + 1 :]
        # A joker that begins a run could as well end it, unless the run goes up to the last number.
        opens = not used or number in self._position.bound or ahead.count(0) < self._jokers
        tiles, added = self._position.tiles[colour][number], self._position.added[colour][number]
        return Place(colour, tiles, added, used, ahead[0], ahead[1], self._jokers - used, opens)


def _not_worse(states: _States) -> dict[int, _Reached]:
    """*states* without those that are worth no more than one whose shapes are as good."""
    best_first = sorted((-reached[0], state) for state, reached in states.items())
    good: dict[int, list[int]] = {}
    left = {}
    for _, state in best_first:
        others = good.setdefault(state >> _JOKERS_AT, [])
        for number, shapes in enumerate(others):
            if not shapes & ~state:
                # What was better once is likely to be so again.
                others.insert(0, others.pop(number))
                break
        else:
            others.append(state & _SHAPES)
            left[state] = states[state]
    return left


def _kept(bound: Sequence[frozenset[int]], jokers: PerColour, added: PerColour) -> bool:
    """Whether each joker of *bound* has a tile in its place, or goes on standing for its own."""
    owed = [colours for colours in bound if not any(added[colour] for colour in colours)]
    standing = [colour for colour in COLOURS for _ in range(jokers[colour])]
    return any(
        all(colour in colours for colour, colours in zip(order, owed, strict=True))
        for order in permutations(standing, len(owed))
    )
