"""All commands, and the controls that belong to them."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from discord import app_commands
from discord.app_commands import Command

from bot.commands import play, pointed, server, standings
from bot.commands.context import CLUB, GAME, offer_games
from bot.controls.clicks import Client
from bot.controls.control import Control, controls_of
from bot.controls.places import WINGS

FOLDERS = ("bot.controls", "bot.commands", "bot.learning")


def modules_in(place: str) -> Iterator[ModuleType]:
    """The modules of a folder; where the *place* is a module, that one."""
    whole = import_module(place)
    yield whole
    for each in iter_modules(getattr(whole, "__path__", ())):
        yield import_module(f"{place}.{each.name}")


@cache
def commands_in(place: str) -> list[Command[Any, ..., Any]]:
    """The commands that a folder or module declares, those below `/game` too."""
    declared = [each for module in modules_in(place) for each in vars(module).values()]
    return [each for each in declared if isinstance(each, Command)]


@cache
def controls_in(place: str) -> list[type[Control]]:
    """The buttons, menus and dialogs that a folder or module declares."""
    return controls_of(*modules_in(place))


COMMANDS = dict.fromkeys((*play.COMMANDS, *(one for each in FOLDERS for one in commands_in(each))))
"""The commands of these folders."""


def controls() -> list[type[Control]]:
    """All buttons, menus and dialogs, with those of the features of the club."""
    places = (*FOLDERS, *(wing.place for wing in WINGS))
    return [each for place in places for each in controls_in(place)]


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add every command to *tree*, for the games and the features that there are now."""
    offer_games()
    standings.offer_lists()
    for wing in WINGS:
        for command in commands_in(wing.place):
            CLUB.add_command(command, override=True)
    tree.add_command(GAME)
    tree.add_command(CLUB)
    tree.add_command(server.group())
    for each in COMMANDS:
        if each.parent is None:
            tree.add_command(each)
    for menu in pointed.MENUS:
        tree.add_command(menu)
