"""Computer players: they see what their seat may see, and nothing they do takes the time of day.

`choose` gives one move; it is asked again until the turn has passed on. How a game is played is the
`MIND` of the folder that is called after it; a game without one is played as a beginner would.
"""

from importlib import import_module
from pkgutil import iter_modules
from random import Random

from engine.moves import Move
from engine.players import plain
from engine.players.mind import NORMAL_PLACE, Level, Mind
from engine.state import Variant
from engine.view import Seen

__all__ = ["MINDS", "NORMAL_PLACE", "Level", "Mind", "choose", "mind_of", "strongest", "weakest"]


MINDS: dict[str, Mind] = {
    package.name.replace("_", "-"): mind
    for package in iter_modules(__path__)
    if package.ispkg
    for mind in (getattr(import_module(f"{__name__}.{package.name}"), "MIND", None),)
    if mind
}
"""By the key of the game, which its folder is called after; a folder without a mind is what several
games share."""


PLAIN = Mind(
    1, {Level.NORMAL: NORMAL_PLACE}, lambda seen, random, _, __: plain.choose(seen, random)
)
"""How any other game is played."""


def mind_of(variant: Variant) -> Mind:
    """How a game is played."""
    return MINDS.get(variant.key, PLAIN)


def weakest(variant: Variant) -> Level:
    """The level to begin a game with."""
    return next(iter(mind_of(variant).levels))


def strongest(variant: Variant) -> Level:
    """The best level that there is at a game."""
    return list(mind_of(variant).levels)[-1]


def choose(
    seen: Seen, random: Random, level: str = Level.NORMAL, samples: int | None = None
) -> Move:
    """The next move of the seat to act, which *seen* belongs to.

    *samples* of what is hidden are taken at most; the level's own number, where none is given.
    ValueError: no such level.
    """
    mind, wanted = mind_of(seen.variant), Level(level)
    budget = mind.samples.get(wanted, 0) if samples is None else samples
    return mind.choose(seen, random, wanted, budget)
