"""What the tiles of one colour and one number can do: the steps from which a sweep is made.

The *shape* of a colour is what its runs leave open: the lengths of those that could go on, three
standing for three and more. A joker that stands for a tile is one tile more of its colour and
number. So a step depends on very little; it is worked out once, when it is first needed, and kept.

A shape is at least as good as another if it has no more runs of one, no more that are too short,
and no fewer in all: then each of its short runs can take the place of one that is no longer, and
whatever follows on the other's can follow on its own. Its *code* says so: it has no bit that the
other's has not.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

Shape = tuple[int, ...]

PerColour = tuple[int, int, int, int]

Option = tuple[int, int, int]
"""The code of the shape after it, in its colour's place; the tiles added; the jokers it needs."""

Options = tuple[int, list[list[Option]]]
"""For every number of tiles in groups the options there are, and a bit set if there are any."""

MOST_RUNS = 4
"""The most runs of one colour that can be open at once: two of each tile, and two jokers."""

CODE_BITS = 3 * MOST_RUNS


def _code(shape: Shape) -> int:
    """For each of the three numbers as many bits as it is high."""
    heights = shape.count(1), len(shape) - shape.count(3), MOST_RUNS - len(shape)
    return sum((1 << height) - 1 << MOST_RUNS * n for n, height in enumerate(heights))


_CODES = {
    shape: _code(shape)
    for count in range(MOST_RUNS + 1)
    for shape in combinations_with_replacement((1, 2, 3), count)
}
_SHAPES = {code: shape for shape, code in _CODES.items()}
NOTHING_OPEN = _CODES[()]


class Place(NamedTuple):
    """All that the steps of a colour at a number depend on."""

    lying: int
    """The tiles that have to lie on the table, and the jokers that stand for them."""
    added: int
    """How many more tiles may."""
    following: int
    """The tiles of the next number, -1 beyond the last; *further*: of the number after that."""
    further: int
    spare: int
    """The jokers that are not used here."""
    opens: bool
    """Whether a run may begin with a joker."""


def grown(shape: Shape, tiles: int) -> tuple[Shape, int] | None:
    """The shape that *tiles* in runs make of *shape*, and how many runs begin; None if too few.

    Short runs have to go on, and the others do before a new one begins: whatever could follow on
    the new one could follow on the old.
    """
    short = [length + 1 for length in shape if length < 3]
    spare = tiles - len(short)
    if spare < 0:
        return None
    on = min(spare, len(shape) - len(short))
    return tuple(sorted([*short, *[3] * on, *[1] * (spare - on)])), spare - on


def _options(place: Place, shape: Shape, grouped: int) -> list[Option]:
    """The options with so many tiles in groups, the most tiles added first.

    Fewer are no option where the shape after them is no better.
    """
    found: list[Option] = []
    for added in range(place.added, -1, -1):
        follows = grown(shape, place.lying + added - grouped)
        if follows is not None and _can_finish(place, *follows):
            option = _option(place, added, follows[0])
            if all(more[0] & ~option[0] for more in found):
                found.append(option)
    return found


def _can_finish(place: Place, shape: Shape, begun: int) -> bool:
    """Whether the short runs of *shape* could go on; *begun*: how many of them began here."""
    first, short = shape.count(1), len(shape) - shape.count(3)
    if (short and place.following < 0) or (first and place.further < 0) or len(shape) > MOST_RUNS:
        return False
    return (place.opens or not begun) and _need(place, shape) <= place.spare


def _need(place: Place, shape: Shape) -> int:
    """The jokers that the short runs of *shape* need at the next two numbers."""
    first, short = shape.count(1), len(shape) - shape.count(3)
    return max(0, short - max(0, place.following)) + max(0, first - max(0, place.further))


def _option(place: Place, added: int, shape: Shape) -> Option:
    """The option that leads to *shape*; runs that nothing can follow on are forgotten there."""
    short = len(shape) - shape.count(3)
    going_on = max(0, place.following + place.spare - short) if place.following >= 0 else 0
    code = _CODES[shape[: short + going_on]]
    return code, added, _need(place, shape)


@cache
def _any_colour(place: Place, code: int) -> list[list[Option]]:
    """The options of the first colour after a shape with that *code*."""
    return [_options(place, _SHAPES[code], grouped) for grouped in range(4)]


@cache
def steps(colour: int, place: Place) -> Callable[[int], Options]:
    """The options of a colour at a place, by the code of the shape before it."""

    @cache
    def options(code: int) -> Options:
        some = _any_colour(place, code)
        mask = sum(1 << grouped for grouped in range(4) if some[grouped])
        at = CODE_BITS * colour
        moved = [[(then << at, added, need) for then, added, need in each] for each in some]
        return mask << 4 * colour, moved

    return options


def _group_ways() -> list[PerColour]:
    """How up to three groups can be made of one number: the tiles of each colour in them."""
    groups = [group for size in (3, 4) for group in combinations(range(4), size)]
    some = (sum(way, ()) for n in range(4) for way in combinations_with_replacement(groups, n))
    return sorted({(way.count(0), way.count(1), way.count(2), way.count(3)) for way in some})


_GROUP_WAYS = _group_ways()


@cache
def groupings(mask: int) -> list[PerColour]:
    """The ways to make groups, or none, where the bits of all four colours are *mask*."""
    return [
        way
        for way in _GROUP_WAYS
        if all(mask >> 4 * colour + count & 1 for colour, count in enumerate(way))
    ]


def _placings(jokers: int) -> list[PerColour]:
    """The ways in which up to so many jokers can stand for tiles of one number."""
    some = (way for n in range(jokers + 1) for way in combinations_with_replacement(range(4), n))
    return [(way.count(0), way.count(1), way.count(2), way.count(3)) for way in some]


PLACINGS = [_placings(jokers) for jokers in range(3)]
"""By the number of jokers that are free."""
