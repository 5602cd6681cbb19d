"""Where the points of a round come from: in random games of every kind the parts add up."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.render.ends import end_view
from bot.render.frame import Frame, Player
from bot.render.points import score_part_lines, sum_text
from bot.render.results import round_text, tally_of
from bot.render.tally import score_lines
from engine.record.games import read_record
from engine.scoring import held_points
from engine.state import Phase, State, Variant
from engine.variants import VARIANTS
from tests.bot.scenes import frame
from tests.engine.random_games import Table

GAMES = {"five-hundred": 24, "straight": 24, "gin": 16, "rummy-51": 4, "zolik": 16, "tile": 24}
MOST = 3900
"""Characters of a message, with room for what Discord counts otherwise."""
SCORED = {"out", "going_rummy", "stock", "close", "hand_rummy", "blocked"}
KNOCKED = {"knock", "gin", "biggin", "undercut"}
LEAST = {"five-hundred": 20, "straight": 15, "gin": 10, "rummy-51": 4, "zolik": 5, "tile": 5}
"""Rounds with points that must be among the games, or they show nothing."""
WRITTEN = re.compile(r"[ :]([+−]?\d+)$")
NUMBER = re.compile(r"[+−]?\d+")
SUM = re.compile(r"- Score: (.+?) = \*\*(\d+)\*\*")


def ended_rounds(table: Table) -> Iterator[State]:
    """Each round of a random game, as it was left."""
    state = read_record(table.text()).start()
    while state.phase is not Phase.FINISHED:
        before = state
        state, _, _ = table.step(before)
        if len(state.results) > len(before.results):
            yield state


def shown(state: State) -> Frame:
    """The round as everybody reads it, with names that take as much room as can be."""
    players = tuple(Player(seat, "_*~|" * 20, seat) for seat in range(1, state.seats + 1))
    return frame(state, players=players, held=held_points(state))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_the_parts_add_up(variant: Variant) -> None:
    """What is told of a player's points adds up to what the engine gave, and fits a message."""
    looked_at = Counter[str]()
    for number in range(GAMES[variant.key]):
        table = Table(variant, Random(f"points {variant.key} {number}"))
        table.stacked, table.eager, table.weary = number % 2 == 0, 0.8, 0.0
        for state in ended_rounds(table):
            seen, result = shown(state), state.results[-1]
            if result.reason in SCORED:
                for seat, score in enumerate(result.scores, 1):
                    lines = score_part_lines(seen, result.parts[seat - 1], seat)
                    assert sum(map(last_number, lines)) == score, (result, lines)
            if result.reason in KNOCKED:
                check_knock(round_text(seen), max(result.scores))
            looked_at[result.reason] += bool(any(result.scores))
            check_scores(seen)
            text = "\n".join([round_text(seen), *end_view(seen).texts])
            assert len(text) <= MOST
    assert sum(looked_at.values()) >= LEAST[variant.key], looked_at


def check_scores(seen: Frame) -> None:
    """Who scored what for what, as it stands at the table: it adds up, and to the new total."""
    result = seen.seen.results[-1]
    before = [0] * seen.seen.seats if len(seen.seen.results) < 2 else seen.seen.results[-2].totals
    table = tally_of(seen)
    for row, line in zip(table.rows, score_lines(seen, table), strict=True):
        seat = row.seat
        parts, score, total = numbers_in(line)
        assert not parts or sum(parts) == score, line
        assert (score, total) == (result.scores[seat - 1], result.totals[seat - 1])
        assert before[seat - 1] + score == total


def numbers_in(line: str) -> tuple[list[int], int, int]:
    """The numbers that a line gives as parts, as the score and as the total."""
    told, total = line.rsplit(" → ", 1)
    *parts, score = NUMBER.findall(told.partition("** ")[2])
    return [read(part) for part in parts], read(score), read(total.strip("*"))


def read(number: str) -> int:
    """A number with a real minus."""
    return int(number.replace("−", "-"))


def last_number(line: str) -> int:
    """The points that a line comes to: what stands behind the last sign, colon or blank."""
    found = WRITTEN.search(line.removesuffix(" in hand"))
    return int(found[1].replace("−", "-")) if found else 0


def check_knock(text: str, points: int) -> None:
    """The sum that is written out for a knock is right."""
    found = SUM.search(text)
    assert found is not None
    written, result = found.groups()
    assert eval(written.replace("−", "-").replace("×", "*")) == points == int(result)


@pytest.mark.parametrize(
    ("values", "text"),
    [
        pytest.param([7], "7", id="one card"),
        pytest.param([1, 2, 3], "1 + 2 + 3 = 6", id="different"),
        pytest.param([10, 10, 10], "3 × 10 = 30", id="the same"),
    ],
)
def test_sums(values: list[int], text: str) -> None:
    """A sum is written as short as it can be followed."""
    assert sum_text(values) == text
