"""The puzzles that come with the program: whole, legal, of three grades, and right."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.cards import HIDDEN
from engine.puzzles.__main__ import main
from engine.puzzles.checking import faults
from engine.puzzles.choices import after, mark, ways_on
from engine.puzzles.making import likeness
from engine.puzzles.puzzle import Grade, Puzzle, read_puzzles, write_puzzle
from engine.puzzles.shipped import FOLDER, shipped
from engine.puzzles.weighing import margin_of
from engine.record.games import replay
from engine.record.lines import Unreadable
from engine.review.redealing import every_deal
from engine.variants import VARIANTS
from engine.view import seen_by

COUNTS = {
    "five-hundred": 200,
    "gin": 200,
    "rummy-51": 200,
    "straight": 200,
    "tile": 200,
    "zolik": 200,
}
"""How many there are of each game at least."""

DEALS = 24
"""Deals on which a puzzle is looked at again."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    return shipped(VARIANTS[game])


@pytest.mark.parametrize("game", VARIANTS)
def test_as_many_as_are_promised(game: str) -> None:
    """A third of each grade, and no hand twice."""
    found = puzzles_of(game)
    assert len(found) >= COUNTS[game]
    grades = [puzzle.grade for puzzle in found]
    assert all(grades.count(grade) >= len(found) // 3 - 2 for grade in Grade)
    assert len({likeness(puzzle) for puzzle in found}) == len(found)


@pytest.mark.parametrize("game", VARIANTS)
def test_whole_and_legal(game: str) -> None:
    """Each record can be replayed, and what its seat sees is enough to make every choice."""
    for puzzle in puzzles_of(game):
        *_, last = replay(puzzle.record)
        assert last["turn"] == puzzle.seat
        state = puzzle.state()
        seen = seen_by(state, puzzle.seat)
        assert HIDDEN not in seen.hand
        assert puzzle.margin >= margin_of(state)
        assert 3 <= len(puzzle.choices) <= 25
        assert after(state, puzzle.seat, puzzle.way) != state
        if not seen.variant.tiles:
            for choice in puzzle.choices:
                assert after(state, puzzle.seat, choice.moves) != state


@pytest.mark.parametrize("game", VARIANTS)
def test_written_as_they_are_read(game: str) -> None:
    """The notation loses nothing."""
    tiles = VARIANTS[game].tiles
    for puzzle in puzzles_of(game):
        assert list(read_puzzles(write_puzzle(puzzle, tiles=tiles), tiles=tiles)) == [puzzle]


@pytest.mark.soak
@pytest.mark.parametrize("number", range(200))
@pytest.mark.parametrize("game", VARIANTS)
def test_still_the_best(game: str, number: int) -> None:
    """On deals that had no part in making it, nothing speaks against it."""
    found = puzzles_of(game)
    if number < len(found):
        assert faults(found[number], Random(number), DEALS) == []


def test_what_is_told_of_a_wrong_one() -> None:
    """A puzzle whose answer is another choice is at fault."""
    puzzle = puzzles_of("gin")[0]
    best, second, *others = puzzle.choices
    turned = (replace(second, loss=0.0), replace(best, loss=second.loss), *others)
    wrong = replace(puzzle, choices=turned, way=second.moves)
    assert faults(wrong, Random(1), DEALS)


def test_made_and_checked_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What it writes it finds right."""
    folder = ["--folder", str(tmp_path)]
    assert main(["make", "tile", "--most", "2", *folder]) == 0
    assert main(["check", "tile", *folder]) == 0
    assert "2 puzzles, 0 at fault" in capsys.readouterr().out


def test_all_ways_to_lie() -> None:
    """Few unseen cards: every hand and every order of the stock, each once."""
    state = next(
        state
        for puzzle in puzzles_of("five-hundred")
        for state in (step.after for step in puzzle.steps())
        if state.to_act and len(state.stock) == 1
    )
    seen = seen_by(state, state.acting)
    deals = every_deal(seen, 10_000)
    assert len(deals) == len({(deal.hands, deal.stock) for deal in deals})
    assert all(seen_by(deal, state.acting) == seen for deal in deals)
    assert every_deal(seen, 0) == []


def test_choices_are_told_apart() -> None:
    """The same cards laid in another order are no other choice."""
    for puzzle in puzzles_of("straight")[:20]:
        state = puzzle.state()
        ways = ways_on(state)
        assert [mark(state, way) for way in ways.values()] == list(ways)


@pytest.mark.parametrize("text", ["puzzle", "riddle 1 easy exact out 1", "puzzle 1 easy exact"])
def test_no_puzzle(text: str) -> None:
    with pytest.raises(Unreadable):
        list(read_puzzles(text, tiles=False))


def test_they_are_installed() -> None:
    """The files lie in the package."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(VARIANTS)
