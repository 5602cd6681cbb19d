"""How the chances of winning a game went for one seat: what a picture of them shows, and words."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.people.texts import say
from engine.review.told import Review


class ChancePoint(NamedTuple):
    """A moment of a game, and the chance of winning it as it stood then."""

    at: float
    """From 0, the first deal, to 1, the end."""
    chance: float
    """From 0 to 1."""


class Begin(NamedTuple):
    """Where a round begins."""

    at: float
    round: int


class JudgedMark(NamedTuple):
    """A judged decision by its number, from 1."""

    at: float
    chance: float
    number: int
    round: int


@dataclass(frozen=True, slots=True)
class Course:
    """The whole of a game."""

    points: tuple[ChancePoint, ...]
    rounds: tuple[Begin, ...]
    marks: tuple[JudgedMark, ...]


def course_of(review: Review, deals: Sequence[tuple[int, int]], steps: int) -> Course:
    """The course of a game of so many *steps*; *deals* are the steps and numbers of its rounds."""
    return Course(
        tuple(ChancePoint(one.step / steps, one.chance) for one in review.chances),
        tuple(Begin(step / steps, number) for step, number in deals),
        tuple(
            JudgedMark(one.step / steps, chance_at(review, one.step), number, one.round)
            for number, one in enumerate(review.judged, 1)
        ),
    )


def chance_at(review: Review, step: int) -> float:
    """The chance as it was last known at *step*."""
    place = bisect_right([one.step for one in review.chances], step)
    return review.chances[max(0, place - 1)].chance


def percent(language: str, chance: float) -> str:
    """A chance as it is written; what is neither sure nor hopeless is never rounded to that."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(max(whole, 1), 99)
    return say(language, "chances-percent", percent=whole)


def course_text(language: str, course: Course) -> str:
    """The course in words, a line for each round; the judged decisions at the end of theirs."""
    head = say(
        language,
        "chances-said",
        first=percent(language, course.points[0].chance),
        last=percent(language, course.points[-1].chance),
    )
    return "\n".join([head, *_rounds(language, course)])


def _rounds(language: str, course: Course) -> Iterator[str]:
    """How each round went, for its player to hear."""
    ends = [*(one.at for one in course.rounds[1:]), 1.0]
    for begin, end in zip(course.rounds, ends, strict=True):
        # What a round ended with is known when the next one has begun.
        inside = [one for one in course.points if begin.at <= one.at < end]
        line = say(
            language,
            "chances-round",
            round=begin.round,
            chances=", ".join(percent(language, one.chance) for one in turning(inside)),
        )
        marks = [one for one in course.marks if one.round == begin.round]
        said = [say(language, "chances-mark", number=one.number) for one in marks]
        if inside:
            yield " · ".join([line, *said])


def turning(points: Sequence[ChancePoint]) -> Sequence[ChancePoint]:
    """The first and the last point, and between them the lowest and the highest, each once."""
    wanted = {0, len(points) - 1}
    wanted.add(min(range(len(points)), key=lambda n: points[n].chance, default=0))
    wanted.add(max(range(len(points)), key=lambda n: points[n].chance, default=0))
    return [points[n] for n in sorted(wanted) if 0 <= n < len(points)]
