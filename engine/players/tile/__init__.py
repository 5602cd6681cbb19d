"""How the computer plays Tile Rummy.

Strong finds the most that can be laid, however the table is arranged, and waits with it where that
pays; it opens late, with as little as it can. Normal waits less, and takes many melds of the table
apart only to lay its last tiles. Easy never waits, and overlooks its last turn where that is hard
to see.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engine.arrange.tile_turns import Table
from engine.moves import Arrange, DrawStock, Move, Pass
from engine.players.fitted import Net
from engine.players.mind import Level, Mind
from engine.players.tile.duel import lead
from engine.players.tile.patience import (
    hesitating,
    laying,
    opening_late,
    opening_with_most,
    reason,
)
from engine.players.tile.people import glancing
from engine.players.tile.promise import promise
from engine.view import Seen

TURNS: Mapping[Level, Callable[[Seen], Table | None]] = {
    Level.EASY: glancing,
    Level.NORMAL: hesitating,
    Level.STRONG: laying,
}
"""How each level turns the table of a player who has opened; None where it plays nothing."""


def choose(seen: Seen, random: Random, level: Level, samples: int) -> Move:
    """The next move of the seat to act: a table, or else a draw or a pass."""
    if level is Level.STRONG and seen.acting not in seen.opened:
        return _with(seen, opening_late(seen))
    return opening_fully(seen, random, level, samples)


def opening_fully(seen: Seen, _: Random, level: Level, __: int) -> Move:
    """The next move as version 3 made it, whose strong level opened as soon as it could, too."""
    has_opened = seen.acting in seen.opened
    return _with(seen, TURNS[level](seen) if has_opened else opening_with_most(seen))


def _with(seen: Seen, found: Table | None) -> Move:
    """That table, or a draw or a pass."""
    if found:
        return Arrange(found.rows)
    return DrawStock() if seen.stock else Pass()


MIND = Mind(
    version=4,
    levels={Level.EASY: 1185, Level.NORMAL: 1500, Level.STRONG: 1780},
    choose=choose,
    reason=reason,
    earlier={3: opening_fully},
    promise=promise,
    luck=partial(lead, Net.read(__package__, "luck")),
    continues=Level.STRONG,
)
