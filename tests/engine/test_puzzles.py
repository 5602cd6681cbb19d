"""The puzzles that come with the program: whole, legal, of three grades, and right."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.arrange.tile_turns import Table
from engine.cards import HIDDEN
from engine.clock import put
from engine.moves import DrawStock, Gin, LayOff, Pass, TakePile
from engine.players import Level
from engine.players.reasons import reason
from engine.players.whys import Why
from engine.puzzles import finding, racks
from engine.puzzles.__main__ import main
from engine.puzzles.checking import faults
from engine.puzzles.choices import after, kind_of, mark, way_of, ways_on
from engine.puzzles.choosing import Candidate, faults_of_set
from engine.puzzles.finding import FAR, KEPT, Told, proof_of, weighed
from engine.puzzles.making import Collection, of_round
from engine.puzzles.positions import positions
from engine.puzzles.puzzle import (
    Choice,
    Grade,
    Proof,
    Puzzle,
    Technique,
    read_puzzles,
    write_puzzle,
)
from engine.puzzles.shipped import FOLDER, kept_of, kept_on, puzzle_in, shipped
from engine.puzzles.thumbs import THUMBS
from engine.puzzles.weighing import Scale, margin_of
from engine.record.games import replay
from engine.record.lines import Unreadable
from engine.review.redealing import every_deal
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.engine.positions import position
from tests.engine.situations import card

COUNTS = {
    "five-hundred": 200,
    "gin": 200,
    "rummy-51": 200,
    "straight": 200,
    "tile": 200,
    "zolik": 200,
}
"""How many there are of each game at least."""

PLAYERS = ((Level.NORMAL, Level.NORMAL),)
"""Who comes to a position soon."""

DEALS = 24
"""Deals on which a puzzle is looked at again."""
PARTS = 4
"""Of so many parts of a game's puzzles one is drawn by the commit, to be replayed."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    return shipped(VARIANTS[game])


@pytest.mark.slow
@pytest.mark.parametrize("game", COUNTS)
def test_as_many_as_are_promised(game: str) -> None:
    """A third of each grade, and no hand twice."""
    known = puzzles_of(game)
    assert len(known) >= COUNTS[game]
    grades = [puzzle.grade for puzzle in known]
    assert all(grades.count(grade) >= len(known) // 3 - 2 for grade in Grade)
    assert len({puzzle.state().hand for puzzle in known}) == len(known)


@pytest.mark.slow
@pytest.mark.parametrize("game", COUNTS)
def test_no_rule_of_one_line_solves_them(game: str) -> None:
    """None of all the rules, no kind of answer and no reason is right too often."""
    assert list(faults_of_set([Candidate(puzzle) for puzzle in puzzles_of(game)])) == []


@pytest.mark.parametrize("rules", [THUMBS, racks.THUMBS])
def test_at_least_twenty_rules(rules: Mapping[str, object]) -> None:
    assert len(rules) >= 20


@pytest.mark.slow
@pytest.mark.soak(one_of=PARTS)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", COUNTS)
def test_whole_and_legal(game: str, part: int) -> None:
    """Each record can be replayed, and what its seat sees is enough to make every choice."""
    for puzzle in puzzles_of(game)[part::PARTS]:
        *_, last = replay(puzzle.record)
        assert last["turn"] == puzzle.seat
        state = puzzle.state()
        seen = seen_by(state, puzzle.seat)
        assert HIDDEN not in seen.hand
        assert puzzle.margin >= (1 if seen.variant.tiles else margin_of(state))
        assert 3 <= len(puzzle.choices) <= KEPT
        assert 0 < puzzle.tempting < len(puzzle.choices)
        assert after(state, puzzle.seat, puzzle.way) != state
        if not seen.variant.tiles:
            for choice in puzzle.choices:
                assert after(state, puzzle.seat, choice.moves) != state


@pytest.mark.parametrize("game", COUNTS)
def test_written_as_they_are_read(game: str) -> None:
    """The notation loses nothing."""
    tiles = VARIANTS[game].tiles
    for puzzle in puzzles_of(game):
        assert list(read_puzzles(write_puzzle(puzzle, tiles=tiles), tiles=tiles)) == [puzzle]


@pytest.mark.soak(one_of=40)
@pytest.mark.parametrize("number", range(200))
@pytest.mark.parametrize("game", COUNTS)
def test_still_the_best(game: str, number: int) -> None:
    """On deals that had no part in making it, nothing speaks against it; the commit draws which.

    One draw of deals in forty speaks against a good puzzle by chance; three in a row do not.
    """
    known = puzzles_of(game)
    if number < len(known):
        puzzle = known[number]
        draws = (faults(puzzle, Random(f"{puzzle.record} {draw}"), DEALS) for draw in range(3))
        assert any(not found for found in draws)


def reasoned(puzzle: Puzzle, **changes: Any) -> Puzzle:
    """*puzzle* with changes, and the reason that its answer then has."""
    changed = replace(puzzle, tempting=1, **changes)
    return replace(changed, why=finding.explain(changed)[2].why)


def in_play(game: str) -> Puzzle:
    """The puzzle of a game whose best choice is furthest ahead, the seat having drawn."""
    found = [one for one in puzzles_of(game) if one.state().phase is Phase.PLAY]
    return max(found, key=lambda one: one.margin)


def turned(puzzle: Puzzle) -> tuple[Choice, ...]:
    """The choices, the second best taken for the best."""
    best, second, *others = puzzle.choices
    return replace(second, loss=0.0), replace(best, loss=second.loss), *others


def alike(puzzle: Puzzle) -> tuple[Choice, ...]:
    """The best choice, and the same as if it were another."""
    best, second, *_ = puzzle.choices
    return best, replace(best, loss=second.loss)


@pytest.mark.parametrize(
    ("game", "change", "fault"),
    [
        ("gin", lambda one: replace(one, seat=3 - one.seat), "not to act"),
        ("gin", lambda one: replace(one, choices=alike(one)[:1] * 2), "too small"),
        ("gin", lambda one: replace(one, way=(Pass(),)), "refused"),
        ("gin", lambda one: replace(one, why=Why.ONLY), "reason"),
        (
            "gin",
            lambda one: reasoned(one, choices=turned(one), way=one.choices[1].moves),
            "margin is not there",
        ),
        ("gin", lambda one: replace(one, proof=Proof.ALL), "not all deals"),
        ("tile", lambda one: replace(one, why=Why.ONLY), "reason"),
        ("tile", lambda one: replace(one, way=(Pass(),)), "refused"),
        ("tile", lambda one: replace(one, choices=turned(one)), "what they seem"),
    ],
)
def test_what_is_told_of_a_wrong_one(
    game: str, change: Callable[[Puzzle], Puzzle], fault: str
) -> None:
    """Whatever is wrong with a puzzle is found."""
    (found,) = faults(change(in_play(game)), Random(1), DEALS)
    assert fault in found


def test_more_than_a_choice() -> None:
    """What goes on beyond the decision that is asked for is no choice."""
    puzzle = next(
        each
        for each in puzzles_of("five-hundred")
        if all(isinstance(move, DrawStock | TakePile) for way in each.choices for move in way.moves)
    )
    best, second, *_ = puzzle.choices
    seen = puzzle.state()
    other = TakePile(next(card for card in seen.hand if card not in seen.pile))
    changed = replace(puzzle, choices=(best, replace(second, moves=(other,))), tempting=1)
    assert faults(changed, Random(1), DEALS) == ["the choices are others"]


@pytest.mark.parametrize("game", COUNTS)
def test_of_a_day(game: str) -> None:
    """Every day another until all of a grade have been; then they begin anew."""
    for grade in Grade:
        number = len([one for one in kept_of(game) if one.grade is grade])
        days = [kept_on(game, grade, day) for day in range(number + 1)]
        assert len({*days[:-1]}) == number
        assert days[0] == days[-1] is not None
        assert puzzle_in(days[0].text, VARIANTS[game].tiles).grade is grade
    assert kept_on("whist", Grade.EASY, 1) is None


@pytest.mark.slow
@pytest.mark.watched
def test_made_and_checked_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What it writes it finds right."""
    folder = ["--folder", str(tmp_path)]
    few = [*folder, "--processes", "1"]
    assert main(["make", "tile", "--most", "1", *few]) == 0
    assert main(["make", "tile", "--most", "1", "--first", "100", *few]) == 0
    assert main(["check", "tile", *folder]) == 1, "one alone is solved by many a rule"
    told = capsys.readouterr().out
    assert "tile: 1 puzzles" in told
    assert "tile 1:" not in told
    file = tmp_path / "tile.txt"
    text = file.read_text()
    other = "exact tiles-added" if "exact tiles-added" not in text else "exact tiles-split"
    file.write_text(re.sub("exact tiles-[a-z]+", other, text, count=1))
    assert main(["check", "tile", *folder]) == 1
    assert "the reason is another" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.watched
@pytest.mark.parametrize(("game", "number"), [("gin", 1), ("straight", 101)])
def test_found_in_simulated_rounds(game: str, number: int) -> None:
    """What is found is right, and found again from the same numbers."""
    found = of_round(game, {}, number)
    puzzle, *_ = found
    assert faults(puzzle, Random(1), DEALS) == []
    assert not of_round(game, {kind_of(each.way): 0.1 for each in found}, number)
    assert finding.puzzle_at(puzzle.state(), "", 0, {puzzle.why.value: 0.1}) is None
    solving = dict.fromkeys(solved_by(puzzle), 0.1)
    assert solving
    assert finding.puzzle_at(puzzle.state(), "", number, solving) is None


def solved_by(puzzle: Puzzle) -> list[str]:
    """The rules of thumb that make its best choice, and no other."""
    return [name for name, part in Candidate(puzzle).right.items() if part == 1]


@pytest.mark.watched
def test_what_a_full_rule_solves_is_left_out() -> None:
    """However sure it is."""
    found = [puzzle for puzzle in puzzles_of("gin")[:20] if solved_by(puzzle)]
    puzzle = max(found, key=lambda one: one.margin)
    state, others = puzzle.state(), [choice.moves for choice in puzzle.choices[1:]]
    told = Told("", Random(1), margin_of(state), {})
    assert weighed(state, puzzle.way, others, told) is not None
    told = replace(told, full=dict.fromkeys(solved_by(puzzle), 0.1))
    assert weighed(state, puzzle.way, others, told) is None


@pytest.mark.watched
def test_a_rack_is_found_in_simulated_rounds() -> None:
    """What is found is right; where its way is one of which there are enough, nothing is."""
    tile, rounds = VARIANTS["tile"], range(12)
    number, puzzle = next((n, each) for n in rounds for each in racks.of_round(tile, n))
    assert faults(puzzle, Random(1), DEALS) == []
    state = puzzle.state()
    assert racks.puzzle_at(state, puzzle.record, number) == puzzle
    assert racks.puzzle_at(state, puzzle.record, number, {puzzle.why.value: 0.1}) is None
    solving = dict.fromkeys(solved_by(puzzle), 0.1)
    assert solving
    assert racks.puzzle_at(state, puzzle.record, number, solving) is None


@pytest.mark.watched
def test_how_tiles_are_laid() -> None:
    """Each way to lay the most has puzzles, and a rack of which little can be laid has none."""
    told = {
        reason(seen_by(one.state(), one.seat), one.way[0]).why for one in puzzles_of("tile")[:40]
    }
    assert told == {Why.TILES, Why.TILES_OUT}
    found = {racks.technique(one.state(), Table(one.table, ())) for one in puzzles_of("tile")}
    assert found == set(Technique)
    closed = next(state for state, _ in positions(VARIANTS["tile"], 0) if not state.opened)
    assert racks.puzzle_at(replace(closed, hands=((), *closed.hands[1:]), to_act=1), "", 1) is None


def test_when_there_are_enough() -> None:
    """As many as are wanted, if no rule solves them; or three times as many. None comes twice."""
    kept = Collection(VARIANTS["tile"], 2)
    first, second, *more = puzzles_of("tile")[:6]
    assert kept.take(first)
    assert not kept.take(first)
    assert not kept.is_whole
    assert kept.full == {}
    assert kept.take(second)
    assert not kept.is_whole, "something solves both"
    assert all(kept.take(puzzle) for puzzle in more)
    assert kept.is_whole
    assert len(kept.chosen()) == 2
    whole = Collection(VARIANTS["tile"], len(puzzles_of("tile")))
    assert all(whole.take(puzzle) for puzzle in puzzles_of("tile"))
    assert whole.is_whole
    assert "as normal plays" not in whole.full


def test_a_turn_may_end_with_the_round() -> None:
    """Who lays the last card has nothing more to choose."""
    state = position("straight", "6h", "2c 3d", melds="2: 3h 4h 5h", phase=Phase.PLAY, pile="Kd")
    lay = LayOff.of(card("6h"), 1)
    assert way_of(state, Random(0), Level.STRONG, (lay,)) == (lay,)


def at_the_end() -> State:
    """A position of 500 Rummy with a card in the stock and two in the other hand."""
    state = next(
        state
        for number in count(21)  # the first that has one
        for state, _ in positions(VARIANTS["five-hundred"], number, PLAYERS)
        if len(state.stock) == 1 and state.phase is Phase.PLAY
    )
    other = 3 - state.acting
    hands = put(state.hands, other, state.hand_of(other)[:2])
    rest = state.hand_of(other)[2:]
    return replace(state, hands=hands, pile=(*rest, *state.pile), course=())


@pytest.mark.slow
@pytest.mark.watched
def test_all_ways_to_lie() -> None:
    """Few unseen cards: every hand and every order of the stock, each once."""
    state = at_the_end()
    state = replace(state, turn=replace(state.turn, drawn=None))
    seen = seen_by(state, state.acting)
    deals = every_deal(seen, 10_000)
    assert len(deals) == len({(deal.hands, deal.stock) for deal in deals}) == 3
    assert all(seen_by(deal, state.acting) == seen for deal in deals)
    assert every_deal(seen, 2) == []
    assert every_deal(seen_by(state, None), 10_000) == []


@pytest.mark.slow
@pytest.mark.watched
def test_where_all_ways_are_tried() -> None:
    """The best choice beside the others, on every deal there is, by the strong level."""
    state = at_the_end()
    best, *others = ways_on(state).values()
    scale = Scale(state, Random(1), FAR)
    assert scale.take_all()
    pairs = {other: scale.compare(best, other, 1000.0, 1) for other in others}
    assert {len(pair.losses) for pair in pairs.values()} == {3}
    assert proof_of(scale, pairs) in (Proof.ALL, Proof.EXACT)
    assert weighed(state, best, others, Told("", Random(1), 1000.0, {})) is None


def test_gin_is_no_puzzle() -> None:
    """Everybody sees it."""
    hand = "4h 5h 6h 7h 9s 9d 9c Qs Qh Qd 2c"
    state = position("gin", hand, "Ah 3h 3d 3c 10h 8d 10d Jd Kc Kd", phase=Phase.PLAY)
    best, *others = ways_on(state).values()
    assert best[-1] == Gin(card("2c"))
    assert len(others) > 1
    assert finding.puzzle_at(state, "", 1) is None


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
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(COUNTS)
