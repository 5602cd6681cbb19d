"""Which of the puzzles that were found make a good set: no rule of thumb solves it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from math import ceil
from statistics import fmean
from typing import TypeVar

from engine.puzzles import racks, thumbs
from engine.puzzles.choices import kind_of
from engine.puzzles.puzzle import Grade, Puzzle
from engine.puzzles.thumbs import MOST_OF_A_GAME, MOST_OF_A_GRADE, ease_of, shares

MOST_ALIKE = 1 / 3
"""The part of a game's puzzles that may have the same kind of answer, or the same reason."""

Each = TypeVar("Each")

SPARE = 0.01
"""How far below the limits a set is chosen."""


class Candidate:
    """A puzzle that was found, with what tells how it would stand in a set."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.state = puzzle.state()

    @cached_property
    def found(self) -> Mapping[str, Sequence[float]]:
        """By the name of each rule of thumb: the part of its answer that each choice has."""
        ways = [choice.moves for choice in self.puzzle.choices]
        if self.state.variant.tiles:
            return shares(racks.options_of(self.state, ways), racks.THUMBS)
        return shares(thumbs.options_of(self.state, ways), thumbs.THUMBS)

    @cached_property
    def right(self) -> Mapping[str, float]:
        """By the name of each rule of thumb: how far it makes the best choice, from 0 to 1."""
        return {name: each[0] for name, each in self.found.items()}

    @cached_property
    def ease(self) -> float:
        """What it is graded by to begin with."""
        return ease_of(self.found)

    @cached_property
    def kind(self) -> str:
        """What kind of answer it has: the words of its moves, or of tiles what row it is."""
        if self.state.variant.tiles:
            return racks.kind_of(racks.row_of_way(self.puzzle.choices[0].moves))
        return kind_of(self.puzzle.way)


def chosen(found: Sequence[Candidate], most: int) -> list[Candidate]:
    """As many of those that were *found* as are wanted, the most balanced set of them, graded.

    One after the other is left out that stands out most.
    """
    kept = sorted(found, key=lambda each: -each.ease)
    while len(kept) > most:
        costs = _costs(kept)
        kept.pop(max(range(len(kept)), key=costs.__getitem__))
    for grade, part in zip(Grade, _thirds(kept), strict=False):
        for each in part:
            each.puzzle = replace(each.puzzle, grade=grade, ease=each.ease)
    return kept


def faults_of_set(kept: Sequence[Candidate]) -> Iterator[str]:
    """What is wrong with a set, in words."""
    for name, part in rates_of(kept).items():
        if part > MOST_OF_A_GAME:
            yield f"{name!r} solves {part:.0%} of all"
    for grade, rates in rates_by_grade(kept):
        for name, part in rates.items():
            if part > MOST_OF_A_GRADE:
                yield f"{name!r} solves {part:.0%} of {grade}"
    for what in (_kind, _why):
        for value, count in Counter(map(what, kept)).items():
            if count > ceil(MOST_ALIKE * len(kept)):
                yield f"{value!r} is the answer or reason of {count}"


def abundant(kept: Sequence[Candidate]) -> dict[str, float]:
    """The rules of thumb, kinds of answers and reasons that a set can have no more of.

    Of each by how much it is beyond what it may be; of the rules that solve too much of one grade
    it is the one that solves most.
    """
    found = beyond(rates_of(kept), MOST_OF_A_GAME - SPARE)
    for _, rates in rates_by_grade(kept):
        over = beyond(rates, MOST_OF_A_GRADE - SPARE)
        for name in sorted(over, key=over.__getitem__)[-1:]:
            found[name] = max(over[name], found.get(name, 0.0))
    counts = Counter(what(each) for what in (_kind, _why) for each in kept)
    parts = {name: count / len(kept) for name, count in counts.items()}
    return found | beyond(parts, MOST_ALIKE - SPARE)


def beyond(rates: Mapping[str, float], limit: float) -> dict[str, float]:
    """Those *rates* that are above a *limit*, and by how much."""
    return {name: rate - limit for name, rate in rates.items() if rate > limit}


def _kind(each: Candidate) -> str:
    return each.kind


def _why(each: Candidate) -> str:
    return each.puzzle.why


def _thirds(kept: Sequence[Each]) -> list[Sequence[Each]]:
    """The easiest third, and so on."""
    third = max(1, -(-len(kept) // len(Grade)))
    return [kept[third * at : third * (at + 1)] for at in range(len(Grade))]


def rates_of(kept: Sequence[Candidate]) -> dict[str, float]:
    """By the name of each rule of thumb: the part that it solves."""
    names = kept[0].right if kept else ()
    return {name: fmean(each.right[name] for each in kept) for name in names}


def rates_by_grade(kept: Sequence[Candidate]) -> Iterator[tuple[Grade, dict[str, float]]]:
    """By each grade: the part of its puzzles that each rule of thumb solves."""
    for grade in Grade:
        yield grade, rates_of([each for each in kept if each.puzzle.grade is grade])


def _costs(kept: Sequence[Candidate]) -> list[float]:
    """By place: how much each puzzle adds to what is beyond a limit."""
    costs = [0.0] * len(kept)
    places = range(len(kept))
    thirds = [(third, MOST_OF_A_GRADE) for third in _thirds(places)]
    parts: list[tuple[Sequence[int], float]] = [(places, MOST_OF_A_GAME), *thirds]
    for part, limit in parts:
        for name, rate in rates_of([kept[at] for at in part]).items():
            over = rate - (limit - SPARE)
            for at in part if over > 0 else ():
                costs[at] += over * (kept[at].right[name] - rate)
    for what in (_kind, _why):
        _add_alike(costs, kept, what)
    return costs


def _add_alike(
    costs: list[float], kept: Sequence[Candidate], what: Callable[[Candidate], str]
) -> None:
    counts = Counter(map(what, kept))
    for at, each in enumerate(kept):
        over = counts[what(each)] / len(kept) - (MOST_ALIKE - SPARE)
        costs[at] += max(over, 0.0)
