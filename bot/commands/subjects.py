"""All slash commands, and the controls that belong to them."""

from typing import Any

from discord import app_commands

from bot.commands import (
    answering,
    challenge,
    courtesies,
    details,
    hint,
    learn,
    play,
    preferences,
    privacy,
    replay,
    review,
    server,
    standings,
    verify,
)
from bot.commands.context import CLUB, GAME, offer_games
from bot.controls.buttons import CONTROLS as TABLE_CONTROLS
from bot.controls.clicks import Client
from bot.controls.places import WINGS

SUBJECTS = (
    *(challenge, answering, play, courtesies, learn, hint),
    *(preferences, server, privacy, standings, replay, review, verify, details),
)
CONTROLS: tuple[Any, ...] = (
    *TABLE_CONTROLS,
    *(each for subject in SUBJECTS for each in getattr(subject, "CONTROLS", ())),
)


def controls() -> tuple[Any, ...]:
    """All buttons, menus and dialogs, with those of the features of the club."""
    return (*CONTROLS, *(one for wing in WINGS for one in wing.controls))


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
