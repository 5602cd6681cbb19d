"""How the computer plays gin."""

from random import Random

from engine.moves import Move
from engine.players.gin import easy, greedy, strong
from engine.players.gin.promise import promise
from engine.players.gin.reasons import reason
from engine.players.mind import Level, Mind
from engine.view import Seen


def choose(seen: Seen, random: Random, level: Level, _: int) -> Move:
    """The next move of the seat to act."""
    if level is Level.EASY:
        return easy.choose(seen, random)
    return greedy.choose(seen) if level is Level.NORMAL else strong.choose(seen)


MIND = Mind(
    version=2,
    levels={Level.EASY: 1060, Level.NORMAL: 1500, Level.STRONG: 1670},
    choose=choose,
    reason=reason,
    promise=promise,
)
