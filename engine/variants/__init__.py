"""The games: every module of this folder ends in its VARIANT, and that is how it is found.

One from elsewhere is registered. A game holds functions, so it is pickled by its key.
"""

import copyreg
from collections.abc import Callable
from importlib import import_module
from pickle import PicklingError
from pkgutil import iter_modules

from engine.state import Variant

VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for module in iter_modules(__path__)
    for variant in (import_module(f"{__name__}.{module.name}").VARIANT,)
}


def register(variant: Variant) -> None:
    """Let a game from elsewhere be played too; raises ValueError where its key is taken."""
    if variant.key in VARIANTS:
        raise ValueError(f"there is a game {variant.key} already")
    VARIANTS[variant.key] = variant


def named(key: str) -> Variant:
    """The game of that *key*; raises KeyError."""
    return VARIANTS[key]


def _by_key(variant: Variant) -> tuple[Callable[[str], Variant], tuple[str]]:
    """What a game is pickled as; raises PicklingError where it is not the one of its key."""
    if VARIANTS.get(variant.key) is not variant:
        raise PicklingError(f"not registered: {variant.key}")
    return named, (variant.key,)


copyreg.pickle(Variant, _by_key)
