"""How the computer plays gin."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from engine.arrange.deadwood import deadwood
from engine.legal import is_legal
from engine.moves import BigGin, DrawStock, Move, Pass, TakePile
from engine.players.fitted import Net
from engine.players.gin import easy, former, greedy, strong, third
from engine.players.gin.duel import lead
from engine.players.gin.promise import promise
from engine.players.gin.reasons import reason
from engine.players.mind import Level, Mind
from engine.state import Phase
from engine.view import Seen

Ways = Mapping[Level, tuple[Callable[[Seen, Random], bool], Callable[[Seen, Random], Move]]]
"""Whether a level takes the top of the pile, and how it then ends its turn."""

LEVELS: Ways = {
    Level.EASY: (easy.wants, easy.ends),
    Level.NORMAL: (greedy.wants, greedy.ends),
    Level.STRONG: (strong.wants, strong.ends),
}
SECOND: Ways = {**LEVELS, Level.STRONG: (former.wants, former.ends)}
"""How version 2 played."""
THIRD: Ways = {
    **LEVELS,
    Level.STRONG: (
        partial(strong.wants, policy=third.THIRD),
        partial(strong.ends, policy=third.THIRD),
    ),
}
"""How version 3 did."""


def choose(seen: Seen, random: Random, level: Level, _: int, levels: Ways = LEVELS) -> Move:
    """The next move of the seat to act; what both have just refused may not be taken."""
    wants, ends = levels[level]
    if seen.phase is Phase.PLAY:
        has_big_gin = not deadwood(seen.hand) and is_legal(seen, BigGin())
        return BigGin() if has_big_gin else ends(seen, random)
    may_take = seen.phase is Phase.UPCARD or (seen.pile and seen.passes < seen.seats)
    if may_take and wants(seen, random):
        return TakePile(seen.pile[-1])
    return Pass() if seen.phase is Phase.UPCARD else DrawStock()


MIND = Mind(
    version=4,
    levels={Level.EASY: 1060, Level.NORMAL: 1500, Level.STRONG: 1670},
    choose=choose,
    reason=reason,
    earlier={2: partial(choose, levels=SECOND), 3: partial(choose, levels=THIRD)},
    promise=promise,
    luck=partial(lead, Net.read(__package__, "luck")),
)
