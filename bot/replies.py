"""What a person is told instead of being obeyed, and after a fault."""

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.card_input import NotUnderstood
from bot.texts import plain_name, refusal, say
from data.errors import ChallengeRefused, NoSuchChallenge, NoSuchGame, StaleStep, StorageRefused
from engine.errors import Refusal

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()

UNKNOWN_INTERACTION = 10062
"""Discord's code: more than three seconds passed, or the person's connection was lost."""
ALREADY_ANSWERED = 40060


class Refused(Exception):
    """The bot refuses, before the engine is asked; *key* and *values* make the sentence."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def sentence(language: str, error: BaseException) -> str | None:
    """Why nothing happened, or None where *error* is a fault of ours."""
    match error:
        case Refusal():
            return refusal(language, error)
        case NotUnderstood():
            return say(language, error.wanted, text=plain_name(error.text))
        case Refused():
            return say(language, error.key, **error.values)
        case StaleStep():
            return say(language, "hand-moved-on")
        case ChallengeRefused() | NoSuchChallenge():
            return say(language, "challenge-closed")
        case NoSuchGame():
            return say(language, "no-such-table", game=error.game)
        case StorageRefused():
            return say(language, f"storage-{error.kind.replace('_', '-')}")
    return None


async def explain(interaction: "discord.Interaction[Jolly]", error: BaseException) -> None:
    """Tell the person alone why nothing happened. Anything but a refusal is logged as a fault.

    A fault never claims that the game is unchanged: it may have come after the commit.
    """
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ or error
    if _is_too_late(error):
        log.warning("an answer came too late for Discord")
        return
    language = await interaction.client.language(interaction)
    text = sentence(language, error)
    if text is None:
        log.error("interaction failed", exc_info=error)
        text = say(language, "fault")
    elif isinstance(error, StorageRefused):
        log.error("the database refused: %s", error)
    await whisper(interaction, text)


async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer with *text* to the person alone, whether or not something was answered before."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)


def _is_too_late(error: BaseException) -> bool:
    codes = {UNKNOWN_INTERACTION, ALREADY_ANSWERED}
    return isinstance(error, discord.HTTPException) and error.code in codes
