"""Tile Rummy: opens as soon as it can, then always lays the most tiles that can be laid."""

from random import Random

from engine.arrange.calm import calm
from engine.arrange.tile_turns import Table, most, opening
from engine.moves import Arrange, DrawStock, Move, Pass
from engine.view import Seen


def choose(seen: Seen, _: Random) -> Move:
    """The fullest table; where nothing can be laid a draw or, without a stock, a pass."""
    found = _table(seen)
    if found:
        return Arrange(found.rows)
    return DrawStock() if seen.stock else Pass()


def _table(seen: Seen) -> Table | None:
    if seen.acting not in seen.opened:
        least, total = seen.opening.minimum, seen.opening.together
        return opening(seen.melds, seen.hand, least=least, total=total)
    found = most(seen.melds, seen.hand)
    return found and calm(seen.melds, found)
