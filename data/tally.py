"""What games brought, told apart by what their results are measured by.

Points of which more are better are never added to points of which fewer are, and where only
staying in counts no points are added at all. Compared is what a game brought on average, so that
having played more is neither an advantage nor a fault.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Float, case, cast, func, literal

from engine.state import Measure


@dataclass(frozen=True, slots=True)
class Tally:
    """Points, and penalty points, and in how many games they were made; and how many of the
    *rivals* in games that the last one left wins were *beaten*, which is to stay in longer."""

    points: int = 0
    point_games: int = 0
    penalties: int = 0
    penalty_games: int = 0
    beaten: int = 0
    rivals: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        """Two tallies together."""
        return Tally(*(getattr(self, name) + getattr(other, name) for name in NAMES))


NAMES = tuple(field.name for field in fields(Tally))


class Mean(NamedTuple):
    """The names of what a mean divides, and by what."""

    total: str
    number: str
    more_is_better: bool = True


MEANS = {
    Measure.POINTS: Mean("points", "point_games"),
    Measure.PENALTIES: Mean("penalties", "penalty_games", more_is_better=False),
    Measure.LASTING: Mean("beaten", "rivals"),
}


def of_result(measure: str, *, points: int, beaten: int, rivals: int) -> Tally:
    """The tally of one result; where only the win counts there is nothing in it."""
    match measure:
        case Measure.POINTS:
            return Tally(points=points, point_games=1)
        case Measure.PENALTIES:
            return Tally(penalties=points, penalty_games=1)
        case Measure.LASTING:
            return Tally(beaten=beaten, rivals=rivals)
    return Tally()


def taken_from(values: dict[str, Any]) -> Tally:
    """The tally in the *values* of a row, which then has the others only."""
    return Tally(*(values.pop(name) for name in NAMES))


def columns(result: Any) -> Iterator[ColumnElement[Any]]:
    """The tally of several rows of results, by the names of its fields."""
    for measure, mean in MEANS.items():
        by_rivals, measured = measure is Measure.LASTING, result.measure == measure
        value = result.beaten if by_rivals else result.points
        weight = result.rivals if by_rivals else literal(1)
        yield func.sum(case((measured, value), else_=0)).label(mean.total)
        yield func.sum(case((measured, weight), else_=0)).label(mean.number)


def best_first(rows: Any, measures: Sequence[Measure]) -> Iterator[ColumnElement[Any]]:
    """The order of *rows* with these columns: by the first of *measures*, then the next.

    Who has nothing of a measure comes after all who have.
    """
    for total, number, more_is_better in (MEANS[measure] for measure in measures):
        mean = cast(rows[total], Float) / func.nullif(rows[number], 0)
        yield (mean.desc() if more_is_better else mean.asc()).nulls_last()
