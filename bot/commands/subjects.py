"""All slash commands, and the controls that belong to them."""

from importlib import import_module
from pkgutil import iter_modules

from discord import app_commands
from discord.app_commands import Command

import bot.commands
import bot.controls
import bot.learning
from bot.commands import play, server, standings
from bot.commands.context import CLUB, GAME, offer_games
from bot.controls.clicks import Client
from bot.controls.control import Control, controls_of
from bot.controls.places import WINGS

FOLDERS = (bot.controls, bot.commands, bot.learning)
MODULES = [
    import_module(f"{folder.__name__}.{each.name}")
    for folder in FOLDERS
    for each in iter_modules(folder.__path__)
]
CONTROLS = controls_of(*MODULES)
"""The buttons, menus and dialogs of these folders."""
DECLARED = [each for module in MODULES for each in vars(module).values()]
COMMANDS = dict.fromkeys((*play.COMMANDS, *(one for one in DECLARED if isinstance(one, Command))))
"""Their commands, those below `/game` too."""


def controls() -> list[type[Control]]:
    """All buttons, menus and dialogs, with those of the features of the club."""
    return [*CONTROLS, *(each for wing in WINGS for each in wing.controls)]


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add every command to *tree*, for the games and the features that there are now."""
    offer_games()
    standings.offer_lists()
    for wing in WINGS:
        for command in wing.commands:
            CLUB.add_command(command, override=True)
    tree.add_command(GAME)
    tree.add_command(CLUB)
    tree.add_command(server.group())
    for each in COMMANDS:
        if each.parent is None:
            tree.add_command(each)
