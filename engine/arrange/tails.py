"""Whether tiles can all lie on a table, asked again and again of much the same tiles.

Whether what is open before a number can be brought to an end depends on the tiles from there on
alone: so all that is found out of them is kept for the next question.
"""

from collections.abc import Callable
from functools import cache

from engine.arrange import numbers

_Follows = Callable[[int], list[tuple[int, numbers.Bare]]]
"""By state: those that follow on it, with the step there; what leads furthest is likely first."""


class Tails:
    """Ways to lay tiles, none being added; found by looking for one way to the end at a time."""

    def __init__(self) -> None:
        self._follows = cache(_follows)
        self._known: dict[tuple[numbers.Spot, _Tail | None], _Tail] = {}

    @property
    def effort(self) -> int:
        """How often a state was looked at until now."""
        return sum(tail.looks for tail in self._known.values())

    def way(self, position: numbers.Position) -> list[numbers.Step] | None:
        """The steps from 1 to 13 that lay all tiles of *position*; None where there are none."""
        tail = None
        for spot in reversed(numbers.spots_of(position)):
            known = self._known.get((spot, tail))
            if known is None:
                known = self._known[spot, tail] = _Tail(self._follows(spot), tail)
            tail = known
        assert tail is not None
        return tail.way(numbers.ALL_CLOSED | position.jokers << numbers.JOKERS_AT)


def _follows(spot: numbers.Spot) -> _Follows:
    """What follows on each state; a shape that is better than another has a lower code."""
    follow = numbers.Number(spot).follow
    return cache(lambda state: sorted({then: step for then, _, step in follow(state)}.items()))


class _Tail:
    """A number and those *after* it."""

    def __init__(self, follows: _Follows, after: "_Tail | None") -> None:
        self._follows, self._after = follows, after
        self._dead: dict[int, list[int]] = {}
        self.looks = 0

    def way(self, state: int) -> list[numbers.Step] | None:
        """The steps from *state* to the end."""
        self.looks += 1
        dead = self._dead.setdefault(state >> numbers.JOKERS_AT, [])
        for shapes in dead:
            # Nothing leads on from shapes that are at least as good.
            if not shapes & ~state:
                return None
        for then, step in self._follows(state):
            rest = self._rest(then)
            if rest is not None:
                return [numbers.Step(*step), *rest]
        dead.append(state & numbers.SHAPES)
        return None

    def _rest(self, state: int) -> list[numbers.Step] | None:
        """The steps of the numbers after this from *state*: none after the last."""
        if self._after:
            return self._after.way(state)
        return None if state >> numbers.JOKERS_AT else []
