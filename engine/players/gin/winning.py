"""The chance to win the game from both scores, solved from how rounds end between equal players."""

from functools import cache

from engine.players.fitted import Row, numbers_of
from engine.view import Seen

KNOTS = (-70, -50, -40, -30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 40, 50, 70)
"""What a round may bring, in points; 0 is a dead hand."""

STEP, MOST = 5, 250
"""Points between scores that are told apart, and the most that can be missing to the target."""

(RESULTS,) = numbers_of(__package__)["results"]
"""How likely a round brings each of the knots to who begins it, between two strong players."""

Grid = list[list[float]]
"""The chance to win of who begins a round, by the steps that it and the other miss."""

Prices = tuple[float, ...]
"""What each of the knots is worth."""


def prices(seen: Seen) -> Prices:
    """The chance of the seat to act to win the game after each result of this round."""
    rules, seat, other = seen.rules, seen.acting, 3 - seen.acting
    alone = getattr(rules, "one_round", False)
    missing = [1 if alone else rules.target - points for points in seen.totals]
    return priced(
        missing[seat - 1],
        missing[other - 1],
        begins=seen.dealer != seat,
        by_turns=getattr(rules, "next_dealer", "") == "turns",
        times=2 if seen.variant.doubles(seen) else 1,
    )


@cache
def priced(missing: int, others: int, *, begins: bool, by_turns: bool, times: int) -> Prices:
    """The chance to win after each result of a round, its points counting so many *times*.

    By what both miss to the target, whether the player began the round, and who deals next.
    """
    grid = solved(by_turns)

    def after(points: int) -> float:
        own, theirs = missing - max(points, 0), others + min(points, 0)
        if _begins(points, begins, by_turns):
            return won(grid, own, theirs)
        return 1 - won(grid, theirs, own)

    return tuple(after(times * points) for points in KNOTS)


def _begins(points: int, begins: bool, by_turns: bool) -> bool:
    """Whether a player who has scored so much begins the next round."""
    if by_turns:
        return not begins
    return points > 0 or (not points and begins)


def won(grid: Grid, missing: int, others: int) -> float:
    """The chance to win of who begins a round."""
    if missing <= 0 or others <= 0:
        return float(missing <= 0)
    return grid[-(-missing // STEP)][-(-others // STEP)]


@cache
def solved(by_turns: bool, results: Row = RESULTS) -> Grid:
    """The chances from all scores, from the end of the game backwards."""
    size = MOST // STEP + 1
    grid = [[0.0] * size for _ in range(size)]
    dead = results[KNOTS.index(0)]
    for missing in range(1, size):
        for others in range(1, missing + 1):
            first = _scored(grid, results, missing * STEP, others * STEP, by_turns)
            second = _scored(grid, results, others * STEP, missing * STEP, by_turns)
            # After a dead hand it is as before, or, by turns, the other begins.
            if by_turns:
                whole = 1 - dead * dead
                first, second = (
                    (first + dead * (1 - second - dead)) / whole,
                    (second + dead * (1 - first - dead)) / whole,
                )
            else:
                first, second = first / (1 - dead), second / (1 - dead)
            grid[missing][others], grid[others][missing] = first, second
    return grid


def _scored(grid: Grid, results: Row, missing: int, others: int, by_turns: bool) -> float:
    """What all results but a dead hand add to the chance of who begins."""
    total = 0.0
    for chance, points in zip(results, KNOTS, strict=True):
        if points > 0:
            left = missing - points
            total += chance * (1 - won(grid, others, left) if by_turns else won(grid, left, others))
        elif points < 0:
            total += chance * (1 - won(grid, others + points, missing))
    return total
