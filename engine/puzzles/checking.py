"""A puzzle looked at again: on deals that had no part in making it."""

from random import Random

from engine.arrange.tile_turns import Table, most, most_beside
from engine.errors import Refusal
from engine.puzzles import finding, racks
from engine.puzzles.choices import after, mark, ways_on
from engine.puzzles.puzzle import Proof, Puzzle
from engine.puzzles.weighing import Scale, margin_of
from engine.state import Phase, State

DEALS = 60
"""Deals on which the strong level plays on after the best choice and the second best."""


def faults(puzzle: Puzzle, random: Random, deals: int = DEALS) -> list[str]:
    """What is wrong with a puzzle, in words; nothing where it is as it should be."""
    state = puzzle.state()
    weighed = _of_rows if state.variant.tiles else _of_choices
    return _of_position(puzzle, state) or weighed(puzzle, state, random, deals)


def _of_position(puzzle: Puzzle, state: State) -> list[str]:
    """Whether the position is the seat's to act, and the answer legal for all that it can see."""
    if state.to_act != puzzle.seat:
        return ["the seat is not to act"]
    if puzzle.margin < (1 if state.variant.tiles else margin_of(state)):
        return ["the margin is too small"]
    try:
        after(state, puzzle.seat, puzzle.way)
    except Refusal as refusal:
        return [f"the answer is refused: {refusal.told(tiles=state.variant.tiles)}"]
    return []


def _of_choices(puzzle: Puzzle, state: State, random: Random, deals: int) -> list[str]:
    """Whether the best choice is better than the second by the margin, and all are choices.

    The strong level of today may have another opinion: it is played on that counts. It may also end
    a turn that begins by laying or by taking in another way, so that such a choice need only be
    allowed.
    """
    if finding.explain(puzzle)[2].why is not puzzle.why:
        return ["the reason is another"]
    best, second, *_ = puzzle.choices
    marks = [mark(state, choice.moves) for choice in puzzle.choices]
    is_draw = state.phase is not Phase.PLAY and all(len(way.moves) == 1 for way in puzzle.choices)
    if is_draw and not set(marks) <= set(ways_on(state)):
        return ["the choices are others"]
    scale = Scale(state, random)
    if puzzle.proof is Proof.ALL and not scale.take_all():
        return ["not all deals were tried"]
    pair = scale.compare(best.moves, second.moves, margin_of(state), deals)
    return ["the margin is not there"] if pair.is_refuted(margin_of(state)) else []


def _of_rows(puzzle: Puzzle, state: State, _: Random, __: int) -> list[str]:
    """Whether the right row is on a table with most tiles of the rack, and no other is on any."""
    found = most(state.melds, state.hand)
    rows = [racks.row_of_way(choice.moves) for choice in puzzle.choices]
    right, *wrong = (most_beside(state.melds, state.hand, row) for row in rows)
    whole = len(found.laid) if found else 0
    if right != whole or any(count >= whole for count in wrong):
        return ["the rows are not what they seem"]
    if racks.technique(state, Table(puzzle.table, ())) is not puzzle.why:
        return ["the reason is another"]
    return []
