"""The games: every module of this folder ends in its VARIANT, and that is how it is found."""

from importlib import import_module
from pkgutil import iter_modules

from engine.state import Variant

VARIANTS: dict[str, Variant] = {
    variant.key: variant
    for module in iter_modules(__path__)
    for variant in (import_module(f"{__name__}.{module.name}").VARIANT,)
}
