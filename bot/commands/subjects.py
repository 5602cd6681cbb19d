"""All slash commands, and the controls that belong to them."""

from typing import Any

from discord import app_commands

from bot.commands import (
    answering,
    around,
    arranging,
    challenge,
    club,
    courtesies,
    details,
    fair,
    groups,
    hint,
    learn,
    moderate,
    own_moves,
    play,
    preferences,
    privacy,
    puzzle,
    replay,
    review,
    rules,
    seasons,
    server,
    standings,
    today,
    tournament,
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
