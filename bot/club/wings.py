"""The features of the club: each is a folder here with a `wing.py`, and this reads the folder."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import bot.club
from bot.club import home
from bot.controls.places import WINGS, Wing, join


def join_all() -> None:
    """Let the front page join, and every feature whose folder is here, unless they have."""
    joined = {wing.name for wing in WINGS}
    for wing in (home.WING, *found()):
        if wing.name not in joined:
            join(wing)


def found() -> Iterator[Wing]:
    """What the folders say that they add, in the order of their names."""
    for name in sorted(one.name for one in iter_modules(bot.club.__path__) if one.ispkg):
        yield import_module(f"bot.club.{name}.wing").WING
