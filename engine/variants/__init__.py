"""The games: every module of this folder ends in its VARIANT, and that is how it is found.

One from elsewhere is registered.
"""

from importlib import import_module
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
