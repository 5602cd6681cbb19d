"""All matches of the computer's levels, one after the other: how often ONE has to win, and wins.

    python bench/goals.py [PART [GAME …]]

PART is the part of the games that is played of each match, 1 for all (hours; PyPy plays the same
games in a third of the time, though what it says of times is not what CPython takes).
"""

import sys
from pathlib import Path
from statistics import mean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.players import MEASURED, Match, interval, results, spread


class Goal(NamedTuple):
    """A match, the number of its games, and the share that *one* is to win of them."""

    match: Match
    games: int
    least: float
    most: float = 1.0


BELOW = 0.6, 0.95
"""A level beats the one below it so often."""


def levels(game: str) -> tuple[Goal, ...]:
    """Each level against the one below it, and the weakest against a player without a plan."""
    return (
        Goal(Match(game, "strong", "normal"), 300, *BELOW),
        Goal(Match(game, "normal", "easy"), 300, *BELOW),
        Goal(Match(game, "easy", "random"), 100, 0.9),
    )


GOALS = (
    Goal(Match("gin", "strong", "simple"), 1000, 0.68),
    Goal(Match("gin", "normal", "simple"), 1000, 0.45, 0.55),
    Goal(Match("gin", "easy", "novice"), 400, 0.4, 0.6),
    *levels("gin"),
    Goal(Match("five-hundred", "strong", "careful_0_2"), 10000, 0.72),
    Goal(Match("five-hundred", "strong", "strong@3"), 10000, 0.7),
    Goal(Match("five-hundred", "strong", "normal@3"), 2000, 0.78),
    Goal(Match("five-hundred", "strong", "gatherer"), 2000, 0.6),
    # normal is what was strong in version 3
    *levels("five-hundred")[1:],
    Goal(Match("straight", "strong", "sound_straight"), 1000, 0.62),
    Goal(Match("straight", "strong", "sound_straight", 3), 300, 1 / 3),
    Goal(Match("straight", "strong", "sound_straight", 4), 240, 1 / 4),
    *levels("straight"),
    Goal(Match("tile", "strong", "lays_most"), 2000, 0.53),
    Goal(Match("tile", "strong", "lays_most", 3), 300, 1 / 3),
    Goal(Match("tile", "strong", "lays_most", 4), 240, 1 / 4),
    *levels("tile"),
    *(
        Goal(Match(game, "strong", "sound_opening", seats), games, least)
        for game in ("rummy-51", "zolik")
        for seats, games, least in ((2, 1000, 0.62), (3, 300, 1 / 3), (4, 240, 1 / 4))
    ),
    *levels("rummy-51"),
    *levels("zolik"),
)


def line(goal: Goal, part: float) -> str:
    """A row of the table, the match being played for it."""
    match = goal.match
    deals = max(2, round(goal.games * part / match.seats))
    done = list(results(match, MEASURED, deals, processes=2))
    won, times = [each.won for each in done], [time for each in done for time in each.times[0]]
    share = mean(map(mean, won))
    met = "met" if goal.least <= share <= goal.most else "**missed**"
    wanted = f"{goal.least:.0%}" + (f" to {goal.most:.0%}" if goal.most < 1 else "")
    cells = (
        match.game,
        f"{match.one} – {match.other}",
        f"{match.seats}",
        f"{sum(map(len, won))}",
        wanted,
        interval(won),
        interval([each.rounds for each in done]),
        interval([each.leads for each in done]),
        spread(times),
        met,
    )
    return f"| {' | '.join(cells)} |"


HEAD = "game, match, seats, games, wanted, won, rounds won, points a round, a decision, goal"


def main(arguments: list[str]) -> None:
    part = float(arguments[0]) if arguments else 1.0
    print(f"| {HEAD.replace(',', ' |')} |", "| --- " * (HEAD.count(",") + 1) + "|", sep="\n")
    for goal in GOALS:
        if not arguments[1:] or goal.match.game in arguments[1:]:
            print(line(goal, part), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
