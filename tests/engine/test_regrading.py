"""Grades by how many have solved a puzzle."""

import pytest

from engine.puzzles.puzzle import Grade
from engine.puzzles.regrading import regraded
from engine.puzzles.shipped import Kept, kept_of, kept_on

EASY, MEDIUM, HARD = Grade
KEPT = [
    *(Kept("a1", EASY, ""), Kept("a2", EASY, "")),
    *(Kept("b1", MEDIUM, ""), Kept("c1", HARD, "")),
]


@pytest.mark.parametrize(
    ("rates", "grades"),
    [
        pytest.param({}, {}, id="nothing is known"),
        pytest.param({"a1": 0.1}, {"a1": EASY}, id="one alone stays"),
        pytest.param({"a1": 0.1, "c1": 0.9}, {"c1": EASY, "a1": HARD}, id="two change places"),
        pytest.param({"a1": 0.5, "c1": 0.5}, {"a1": EASY, "c1": HARD}, id="equals stay"),
        pytest.param(
            {"a1": 0.2, "a2": 0.8, "b1": 0.9, "c1": 0.1},
            {"b1": EASY, "a2": EASY, "a1": MEDIUM, "c1": HARD},
            id="as many of each grade as before",
        ),
        pytest.param({"zz": 0.2}, {}, id="a puzzle that is gone"),
    ],
)
def test_grades(rates: dict[str, float], grades: dict[str, Grade]) -> None:
    assert regraded(KEPT, rates) == grades


def test_days_go_by_the_grades_of_then() -> None:
    """Each grade has as many puzzles as before, and a day the one that its grade has now."""
    easy, hard = (
        next(each for each in kept_of("gin") if each.grade is grade) for grade in (EASY, HARD)
    )
    grades = regraded(kept_of("gin"), {easy.mark: 0.1, hard.mark: 0.9})
    days = range(len(kept_of("gin")))
    for grade, now, before in ((EASY, hard, easy), (HARD, easy, hard)):
        marks = {kept_on("gin", grade, day, grades).mark for day in days}
        assert now.mark in marks
        assert before.mark not in marks
        assert len(marks) == len({kept_on("gin", grade, day).mark for day in days})
