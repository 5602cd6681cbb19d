"""What comes of the best answer to a puzzle, and of the tempting one."""

from dataclasses import replace

import pytest

from engine.moves import DEALER, DrawStock
from engine.puzzles.playing_out import (
    LONG,
    PlayedOut,
    _tried,
    played_out,
    tempting_way,
    to_the_end,
)
from engine.puzzles.positions import positions
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.shipped import kept_of, puzzle_in
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

FEW = 4
GAMES = [key for key in VARIANTS if kept_of(key)]


def first(game: str) -> tuple[Puzzle, Seen]:
    """A puzzle of a game, and what its seat sees."""
    puzzle = puzzle_in(kept_of(game)[0].text, VARIANTS[game].tiles)
    return puzzle, seen_by(puzzle.state(), puzzle.seat)


def of(game: str, seed: str = "a seed") -> PlayedOut:
    """What comes of a puzzle of a game."""
    puzzle, seen = first(game)
    return played_out(seen, puzzle.way, tempting_way(puzzle, seen), seed, FEW)


@pytest.mark.parametrize("game", GAMES)
def test_both_ways_from_the_same_cards(game: str) -> None:
    """Each begins with its own moves, from what looks as the position did, and ends the round."""
    puzzle, seen = first(game)
    found, other = of(game), tempting_way(puzzle, seen)
    assert seen_by(found.deal, puzzle.seat) == seen
    for line, way in ((found.best, puzzle.way), (found.other, other)):
        assert [move for _, move in line[: len(way)]] == [*way]
        states = found.states(line)
        assert len(states) == len(line) + 1
        is_over = len(states[-1].results) == len(seen.results) + 1
        assert is_over or len(line) >= 40
        assert len(line) <= LONG
        assert all(len(state.results) == len(seen.results) for state in states[:-1])


def test_the_same_seed_gives_the_same() -> None:
    """Whoever looks again, in whichever process, sees the same cards; another seed has others."""
    assert of("straight") == of("straight")
    assert of("straight").deal != of("straight", "another seed").deal


def test_the_deal_in_the_middle_is_shown() -> None:
    """Of those where the best way brings more there are as many with a greater gain as less."""
    puzzle, seen = first("straight")
    other = tempting_way(puzzle, seen)
    tried = [_tried(seen, puzzle.way, other, f"a seed {number}") for number in range(FEW)]
    gains = [gain for gain, _ in tried]
    gaining = [gain for gain in gains if gain > 0] or gains
    shown = next(gain for gain, out in tried if out == of("straight"))
    assert shown == sorted(gaining)[len(gaining) // 2]


def test_the_pile_is_shuffled_where_the_stock_ends() -> None:
    """As at a table: the dealer does it, whose move is one of the line."""
    dealt, _ = next(positions(VARIANTS["straight"], 1))
    short = replace(dealt, stock=dealt.stock[:1], pile=(*dealt.stock[1:], *dealt.pile))
    line, _ = to_the_end(short, (), "a seed")
    assert {seat for seat, _ in line} == {DEALER, 1, 2}


@pytest.mark.parametrize("game", GAMES)
def test_what_tempts(game: str) -> None:
    """A wrong choice; of tiles, whose choices are rows alone, to draw."""
    puzzle, seen = first(game)
    wrong = puzzle.choices[puzzle.tempting].moves
    assert tempting_way(puzzle, seen) == ((DrawStock(),) if seen.variant.tiles else wrong)
