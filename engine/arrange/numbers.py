"""What can be done at each number of a position: the steps that a way through it is made of."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from operator import add
from typing import NamedTuple

from engine.arrange.shapes import (
    CODE_BITS,
    NOTHING_OPEN,
    PLACINGS,
    Option,
    PerColour,
    Place,
    groupings,
    steps,
)

Counts = Sequence[Sequence[int]]
"""How many tiles there are, by colour and by number from 0, which is there and empty, to 13."""

LAST = 13
COLOURS = range(4)
_CODE = (1 << CODE_BITS) - 1
_PLACES = [CODE_BITS * colour for colour in COLOURS]
JOKERS_AT = CODE_BITS * len(COLOURS)
"""Where the jokers that are left stand in a state, after the codes of the four shapes."""

SHAPES = (1 << JOKERS_AT) - 1
"""The codes of a state."""

ALL_CLOSED = sum(NOTHING_OPEN << place for place in _PLACES)
"""Those before the first number."""


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


def mirrored(position: Position) -> Position:
    """These tiles with the numbers from 13 to 1: whatever can lie on a table can do so there."""
    return position._replace(
        tiles=[[0, *colour[:0:-1]] for colour in position.tiles],
        added=[[0, *colour[:0:-1]] for colour in position.added],
        bound={LAST + 1 - number: jokers for number, jokers in position.bound.items()},
    )


class Step(NamedTuple):
    """What happens at a number: jokers that stand for it, tiles in groups, tiles that are added.

    All by colour.
    """

    jokers: PerColour
    grouped: PerColour
    added: PerColour


Bare = tuple[PerColour, PerColour, PerColour]
"""A step, before it is known to be of use."""

Follows = tuple[int, int, Bare]
"""A state, how many tiles are added on the way to it, and the step there."""


class Spot(NamedTuple):
    """All that the steps at a number depend on."""

    places: tuple[tuple[Place, ...], ...]
    """By colour, and by the jokers that are used for it."""
    reserved: int
    """The jokers that have to be left for later numbers."""
    bound: tuple[frozenset[int], ...]
    """As in the position."""


def spots_of(position: Position) -> list[Spot]:
    """The spots of the numbers from 1 to 13."""
    stays = [0] * (LAST + 1)
    for number, jokers in position.bound.items():
        stays[number] = sum(not any(position.added[one][number] for one in each) for each in jokers)
    by_colour = [_places(position, colour) for colour in COLOURS]
    return [
        Spot(
            tuple([places[number - 1] for places in by_colour]),
            sum(stays[number + 1 :]),
            tuple(position.bound.get(number, ())),
        )
        for number in range(1, LAST + 1)
    ]


def _places(position: Position, colour: int) -> list[tuple[Place, ...]]:
    """*colour* at the numbers from 1 to 13, by the jokers that are used for it."""
    tiles, added = position.tiles[colour], position.added[colour]
    both = [*map(add, tiles, added), -1, -1]
    jokers = position.jokers + position.added_jokers
    found = []
    for number in range(1, LAST + 1):
        lying, more = tiles[number], added[number]
        following, further = both[number + 1 : number + 3]
        # A joker that begins a run could as well end it, unless the run goes up to the last number,
        # or points are asked for: where it stands is what it is worth.
        free = (
            number in position.bound or position.least > 0 or both[number + 1 :].count(0) < jokers
        )
        found.append(
            tuple(
                [
                    Place(lying + used, more, following, further, jokers - used, free or not used)
                    for used in range(jokers + 1)
                ]
            )
        )
    return found


class Number:
    """What can be done at a *spot*."""

    def __init__(self, spot: Spot) -> None:
        self._reserved, self._bound = spot.reserved, spot.bound
        self._steps = [
            [steps(colour, place) for place in places] for colour, places in enumerate(spot.places)
        ]

    def follow(self, state: int) -> Iterator[Follows]:
        """All that follows on *state*, of which nothing counts but shapes and jokers."""
        bound = self._bound
        for jokers, left, mask, (some, more, others, last) in self._placings(state):
            then = left << JOKERS_AT
            for grouped in groupings(mask):
                a, b, c, d = grouped
                for first, two, three, four in product(some[a], more[b], others[c], last[d]):
                    (e, t, i), (f, u, j), (g, v, k), (h, w, m) = first, two, three, four
                    if i + j + k + m <= left:
                        added = t, u, v, w
                        if not bound or _kept(bound, jokers, added):
                            yield then | e | f | g | h, t + u + v + w, (jokers, grouped, added)

    def _placings(
        self, state: int
    ) -> Iterator[tuple[PerColour, int, int, tuple[list[list[Option]], ...]]]:
        """Every use of jokers, those that are left, and what the colours can do then."""
        jokers = state >> JOKERS_AT & 3
        free = max(0, jokers - self._reserved)
        first, two, three, four = (
            [each(state >> place & _CODE) for each in known[: free + 1]]
            for known, place in zip(self._steps, _PLACES, strict=True)
        )
        for used in PLACINGS[free]:
            a, b, c, d = used
            (i, some), (j, more), (k, others), (m, last) = first[a], two[b], three[c], four[d]
            if i and j and k and m:
                yield used, jokers - a - b - c - d, i + j + k + m, (some, more, others, last)


def _kept(bound: Sequence[frozenset[int]], jokers: PerColour, added: PerColour) -> bool:
    """Whether each joker of *bound* has a tile in its place, or goes on standing for its own."""
    owed = [colours for colours in bound if not any(added[colour] for colour in colours)]
    standing = [colour for colour in COLOURS for _ in range(jokers[colour])]
    return any(
        all(colour in colours for colour, colours in zip(order, owed, strict=True))
        for order in permutations(standing, len(owed))
    )
