"""All slash commands, and the controls that belong to them."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from discord import app_commands
from discord.app_commands import Command

from bot.commands import play, server, standings
from bot.commands.context import CLUB, GAME, offer_games
from bot.controls.clicks import Client
from bot.controls.control import Control, controls_of
from bot.controls.places import WINGS


def modules_in(*places: str) -> Iterator[ModuleType]:
    """The modules of these folders, and those that have such a name themselves."""
    for whole in map(import_module, places):
        yield whole
        for each in iter_modules(getattr(whole, "__path__", ())):
            yield import_module(f"{whole.__name__}.{each.name}")


def commands_of(modules: Iterable[ModuleType]) -> list[Command[Any, ..., Any]]:
    """The commands in *modules*, those below `/game` too."""
    declared = [each for module in modules for each in vars(module).values()]
    return [each for each in declared if isinstance(each, Command)]


MODULES = [*modules_in("bot.controls", "bot.commands", "bot.learning")]
COMMANDS = dict.fromkeys((*play.COMMANDS, *commands_of(MODULES)))
"""The commands of these folders."""


def controls() -> list[type[Control]]:
    """All buttons, menus and dialogs, with those of the features of the club."""
    return controls_of(*MODULES, *modules_in(*(wing.place for wing in WINGS)))


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add every command to *tree*, for the games and the features that there are now."""
    offer_games()
    standings.offer_lists()
    for wing in WINGS:
        for command in commands_of(modules_in(wing.place)):
            CLUB.add_command(command, override=True)
    tree.add_command(GAME)
    tree.add_command(CLUB)
    tree.add_command(server.group())
    for each in COMMANDS:
        if each.parent is None:
            tree.add_command(each)
