"""All slash commands, and the controls that belong to them."""

from typing import Any

from discord import app_commands

from bot.commands import (
    answering,
    challenge,
    courtesies,
    details,
    fair,
    groups,
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
from bot.commands.context import offer_games
from bot.commands.groups import CLUB
from bot.controls.buttons import CONTROLS as TABLE_CONTROLS
from bot.controls.clicks import Client
from bot.controls.places import WINGS

SUBJECTS = (
    *(challenge, answering, play, fair, learn, hint),
    *(preferences, server, privacy, standings, replay, review, verify, details),
    courtesies,
)
CONTROLS: tuple[Any, ...] = (
    *TABLE_CONTROLS,
    *(item for subject in SUBJECTS for item in getattr(subject, "DYNAMIC_ITEMS", ())),
)


def controls() -> tuple[Any, ...]:
    """All buttons, menus and dialogs, with those of the features of the club."""
    return (*CONTROLS, *(one for wing in WINGS for one in wing.controls))


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add every command to *tree*, for the games and the features that there are now."""
    offer_games()
    for wing in WINGS:
        for command in wing.commands:
            CLUB.add_command(command, override=True)
    groups.setup(tree)
    for subject in SUBJECTS:
        if hasattr(subject, "setup"):
            subject.setup(tree)
