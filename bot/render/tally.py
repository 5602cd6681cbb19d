"""The points of a round as a small table: what each player has them for, and what that makes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.titles import number, signed
from engine.cards import Seat
from engine.scoring import DOUBLED
from engine.state import RoundResult, ScorePart

COLUMNS = {
    "laid": ("meld", "added", "laid-nothing"),
    "others": ("hand-of", "deadwood-of", "lost"),
    "hand": ("hand", "held", "deadwood"),
    "bonus": (),
    "double": (DOUBLED,),
}
"""What parts of a score stand in each, which is there where somebody has some; all others are a
bonus."""
COLUMN = {part: column for column, parts in COLUMNS.items() for part in parts}
SUMS = ("round", "total")


@dataclass(frozen=True, slots=True)
class TallyRow:
    """What one player has scored: the points by column, their sum, and the total after it."""

    seat: Seat
    points: dict[str, int]
    score: int
    total: int


@dataclass(frozen=True, slots=True)
class RoundTally:
    """A round's points: each row's numbers add up to its score."""

    columns: tuple[str, ...]
    rows: tuple[TallyRow, ...]


def tally(result: RoundResult, seats: Sequence[Seat]) -> RoundTally:
    """The points of *seats* in a round."""
    rows = tuple(
        TallyRow(
            seat,
            by_column(result.parts[seat - 1]),
            result.scores[seat - 1],
            result.totals[seat - 1],
        )
        for seat in seats
    )
    columns = tuple(name for name in COLUMNS if any(row.points.get(name) for row in rows))
    return RoundTally(columns, rows)


def by_column(parts: Sequence[ScorePart]) -> dict[str, int]:
    """What *parts* come to in each column."""
    points: dict[str, int] = {}
    for part in parts:
        column = COLUMN.get(part.name, "bonus")
        points[column] = points.get(column, 0) + part.points
    return points


def heads(language: str, table: RoundTally) -> list[str]:
    """What stands above each column of numbers."""
    return [say(language, f"sum-{name}") for name in (*table.columns, *SUMS)]


def cells(table: RoundTally, row: TallyRow) -> list[str]:
    """The numbers of a row, one for each of `heads`; nothing for what there is none of."""
    parts = [number(row.points[name]) if name in row.points else "" for name in table.columns]
    return [*parts, signed(row.score), number(row.total)]


def score_lines(frame: Frame, table: RoundTally) -> Iterator[str]:
    """The rows as short lines that are read one after the other: a table would be read by signs."""
    for row in table.rows:
        parts = [
            f"{frame.say(f'sum-{name}')} {number(row.points[name])}"
            for name in table.columns
            if name in row.points
        ]
        sums = " · ".join(parts)
        yield score_line(frame, row, f"{sums} = " if parts else "")


def score_line(frame: Frame, row: TallyRow, parts: str = "") -> str:
    """What a round has brought somebody, and the total that it leads to."""
    return frame.say(
        "round-player",
        name=frame.named(row.seat),
        scored=f"{parts}{signed(row.score)}",
        total=number(row.total),
    )
