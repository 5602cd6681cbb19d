"""All slash commands, and the controls that belong to them."""

from typing import Any

from discord import app_commands

from bot.club import home as club
from bot.club.around import command as around
from bot.club.moderation import command as moderate
from bot.club.puzzle import command as puzzle
from bot.club.season import command as seasons
from bot.club.today import command as today
from bot.club.tournament import command as tournament
from bot.commands import (
    answering,
    arranging,
    challenge,
    courtesies,
    details,
    fair,
    groups,
    hint,
    learn,
    own_moves,
    play,
    preferences,
    privacy,
    replay,
    review,
    rules,
    server,
    standings,
    verify,
)
from bot.commands.context import offer_games
from bot.controls.clicks import Client

SUBJECTS = (
    *(challenge, answering, play, own_moves, arranging, fair, rules, learn, hint),
    *(preferences, server, privacy, standings, replay, review, verify, details),
    *(club, courtesies, moderate, today, puzzle, tournament, seasons, around),
)
DYNAMIC_ITEMS: tuple[Any, ...] = tuple(
    item for subject in SUBJECTS for item in getattr(subject, "DYNAMIC_ITEMS", ())
)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add every command to *tree*, for the games that there are now."""
    offer_games()
    groups.setup(tree)
    for subject in SUBJECTS:
        if hasattr(subject, "setup"):
            subject.setup(tree)
