"""Tile Rummy: lays what the solver finds, or draws.

A beginner lays from the rack alone, and overlooks some of it. The others arrange the table anew
with as many tiles as can be laid, and the strong one rids itself of points when a round is about to
end.
"""

from random import Random

from engine.arrange.calm import calm
from engine.arrange.tile_turns import Most, Table, most, opening
from engine.moves import Arrange, DrawStock, Move, Pass
from engine.view import Seen

SEES = 0.7
"""Chance that a beginner notices what could be laid."""

NEAR_THE_END = 3
"""Tiles on another rack from which on points count for more than tiles."""


def choose(seen: Seen, random: Random, level: str) -> Move:
    """What the seat to act does: a table, or else a draw or a pass."""
    found = _table(seen, random, level)
    if found:
        return Arrange(found.rows)
    return DrawStock() if seen.stock else Pass()


def _table(seen: Seen, random: Random, level: str) -> Table | None:
    if seen.acting not in seen.opened:
        least, total = seen.opening.minimum, seen.opening.together
        return opening(seen.melds, seen.hand, least=least, total=total)
    if level == "easy":
        return (
            opening(seen.melds, seen.hand, least=0, total=True) if random.random() < SEES else None
        )
    found = most(seen.melds, seen.hand, _aim(seen, level))
    return found and calm(seen.melds, found)


def _aim(seen: Seen, level: str) -> Most:
    """What to lay most of."""
    others = (len(seen.hand_of(seat)) for seat in seen.playing if seat != seen.acting)
    return Most.POINTS if level == "strong" and min(others) <= NEAR_THE_END else Most.TILES
