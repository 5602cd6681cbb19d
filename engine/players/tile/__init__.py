"""How the computer plays Tile Rummy.

Strong finds the most that can be laid, however the table is arranged, and waits with it where that
pays. Normal waits less, and takes many melds of the table apart only to lay its last tiles. Easy
never waits, and overlooks its last turn where that is hard to see.
"""

from collections.abc import Callable, Mapping
from random import Random

from engine.arrange.tile_turns import Table, opening
from engine.moves import Arrange, DrawStock, Move, Pass
from engine.players.mind import Level, Mind
from engine.players.tile.patience import hesitating, laying, reason
from engine.players.tile.people import glancing
from engine.players.tile.promise import promise
from engine.view import Seen

TURNS: Mapping[Level, Callable[[Seen], Table | None]] = {
    Level.EASY: glancing,
    Level.NORMAL: hesitating,
    Level.STRONG: laying,
}
"""How each level turns the table of a player who has opened; None where it plays nothing."""


def choose(seen: Seen, _: Random, level: Level, __: int) -> Move:
    """The next move of the seat to act: a table, or else a draw or a pass."""
    if seen.acting in seen.opened:
        found = TURNS[level](seen)
    else:
        least, total = seen.opening.minimum, seen.opening.together
        found = opening(seen.melds, seen.hand, least=least, total=total)
    if found:
        return Arrange(found.rows)
    return DrawStock() if seen.stock else Pass()


MIND = Mind(
    version=3,
    levels={Level.EASY: 1185, Level.NORMAL: 1500, Level.STRONG: 1780},
    choose=choose,
    reason=reason,
    promise=promise,
    continues=Level.STRONG,
)
