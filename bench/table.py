"""Moves at the page of a table, beside moves in messages: when they are seen, and what they cost.

    python bench/table.py [TABLES [THINKING [SECONDS]]]

The evening of bench/live.py three times: with both players of each table at the page, with one, and
with nobody. Times count from the press that ended a turn until the next player can see it; what a
move costs is all that the bot did in that time, by the moves that were made.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.live import Evening, line, parser, spend, waits

SEATS = {2: "both at the page", 1: "one at the page, one in messages", 0: "both in messages"}


def wish_for(seats: int, given: Sequence[str]) -> argparse.Namespace:
    """An evening with so many players of each table at the page."""
    return parser().parse_args([*(given or ["200", "4", "60"]), "--at-page", str(seats)])


def report(evening: Evening, name: str) -> None:
    """When moves were seen and what they cost, a line each."""
    wish, turns, acts = evening.wish, evening.turns, evening.acts
    print(f"{name}: {wish.tables} tables, {wish.thinking:g} s to think")
    wanted, got = wish.tables / wish.thinking, len(turns) / wish.seconds
    line("turns a second", f"{got:.1f} of {wanted:.1f} that were wanted")
    for there in ("page", "dm", "channel"):
        some = [turn for turn in turns if turn.awaited.way == there]
        if some:
            waits(f"a move seen, {there}", [turn.in_hand - turn.ended for turn in some])
    waits("the answer to an act", acts)
    line("calls that count", f"{evening.counted / max(1, len(turns)):.2f} a turn")
    afterwards = sum((evening.ledger.refusals - evening.refused).values())
    line("answers 429", f"{sum(evening.refused.values())}, {afterwards} once all had left")
    line("processor time", f"{1000 * evening.spent.bots / max(1, len(acts)):.2f} ms an act")
    busy = (evening.spent.bots, evening.spent.here)
    jolly, here = (seconds / evening.spent.wall for seconds in busy)
    line("of a processor", f"{jolly:.0%} Jolly, {here:.0%} stand-in and people")


async def main() -> None:
    """Spend the three evenings, and print each."""
    for seats, name in SEATS.items():
        with tempfile.TemporaryDirectory() as folder:
            report(await spend(wish_for(seats, sys.argv[1:]), Path(folder)), name)


if __name__ == "__main__":
    asyncio.run(main())
