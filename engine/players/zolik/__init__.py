"""How the computer plays Žolíky."""

from functools import partial

from engine.players.fitted import numbers_of
from engine.players.mind import Level, Mind
from engine.players.opening.levels import choose
from engine.players.opening.promise import promise
from engine.players.opening.telling import reason

NUMBERS = numbers_of(__package__)

MIND = Mind(
    version=3,
    levels={Level.EASY: 1350, Level.NORMAL: 1500, Level.STRONG: 1650},
    choose=partial(choose, NUMBERS["hands"]),
    reason=reason,
    promise=partial(promise, NUMBERS["promised"][0]),
)
