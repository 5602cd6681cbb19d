"""All slash commands, and the controls that belong to them."""

from importlib import import_module
from pkgutil import iter_modules

from discord import app_commands

import bot.commands
import bot.controls
import bot.learning
from bot.commands import (
    answering,
    challenge,
    courtesies,
    hint,
    learn,
    play,
    preferences,
    privacy,
    replay,
    server,
    standings,
    verify,
)
from bot.commands.context import CLUB, GAME, offer_games
from bot.controls.clicks import Client
from bot.controls.control import Control, controls_of
from bot.controls.places import WINGS

SUBJECTS = (
    *(challenge, answering, play, courtesies, learn, hint),
    *(preferences, server, privacy, standings, replay, verify),
)
FILES = [
    each.name
    for folder in (bot.controls, bot.commands, bot.learning)
    for each in iter_modules(folder.__path__, f"{folder.__name__}.")
]
CONTROLS = controls_of(*map(import_module, FILES))
"""The buttons, menus and dialogs of these folders."""


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
    for subject in SUBJECTS:
        own = [server.group()] if subject is server else getattr(subject, "COMMANDS", ())
        for each in own:
            tree.add_command(each)
