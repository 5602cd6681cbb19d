"""What a person is told instead of being obeyed, and after a fault."""

import logging
from collections.abc import Callable, Sequence
from itertools import starmap
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.messages.failures import TokenEnded, is_passing, living
from bot.messages.side_messages import SideMessages, TakeAway
from bot.people.languages import Languages
from bot.people.look import PLAIN, Look
from bot.people.looks import Looks
from bot.people.refused import Refused
from bot.people.texts import plain_name, refusal, say
from bot.render.buttons import button, buttons
from bot.render.emoji import in_sentences
from bot.render.layout import NOBODY, ButtonsBelow, MessageLayout
from bot.render.pressable import LONGEST, pressable
from bot.render.ways import one_of
from bot.runtime.metrics import REFUSALS
from bot.runtime.senders import AnyClick
from bot.typed.cards import Ambiguous, NotUnderstood
from data.errors import ChallengeRefused, NoSuchChallenge, NoSuchGame, StaleStep, StorageRefused
from engine.errors import Refusal

log = logging.getLogger(__name__)

MOST_WAYS = 20
"""Five rows of four."""

AT_TABLE = "table"
"""Where an interaction keeps the number of the table that it is about, for a refusal to name."""

MOVED = "moved"
"""What an interaction has that has made a move: nobody says afterwards that nothing changed."""

UNKNOWN_INTERACTION = 10062
"""Discord's code: more than three seconds passed, or the person's connection was lost."""
ALREADY_ANSWERED = 40060
UNKNOWN_WEBHOOK = 10015
"""The token of an interaction that Discord has forgotten."""
TOKEN_ENDED = 50027
"""It has ended, though by our clock it has not."""
IN_VAIN = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, TOKEN_ENDED})
"""After these Discord takes nothing more by that token."""


class RefusedAtTable(Exception):
    """The engine refuses a move; *explain* makes the sentence, with what would be legal."""

    def __init__(self, refusal: Refusal, explain: Callable[[str], str]) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.explain = explain


def sentence(language: str, error: BaseException) -> str | None:
    """Why nothing happened, or None where *error* is a fault of ours."""
    match error:
        case RefusedAtTable():
            return error.explain(language)
        case Refusal():
            return refusal(language, error)
        case Ambiguous():
            ways = one_of(language, (f"`{typed}` ({cards})" for typed, cards in error.ways))
            return say(language, error.wanted, text=plain_name(error.text), ways=ways)
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
        case app_commands.TransformerError():
            return say(language, "option-not-found")
    return None


async def explain(
    interaction: AnyClick,
    error: BaseException,
    languages: Languages,
    looks: Looks,
    side_messages: SideMessages,
) -> None:
    """Tell the person alone why nothing happened. Anything but a refusal is logged as a fault.

    A fault never claims that the game is unchanged: it may have come after the commit. At a table
    what was told is taken away again once they go on. Nothing is told where Discord takes nothing
    more: an answer was lost, and *error* came in what is done all the same.
    """
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ or error
    if _is_lost(error):
        log.warning("an answer did not reach its player: %s", error)
        return
    language = await languages.told(interaction)
    text = sentence(language, error)
    if text is None:
        if isinstance(error, discord.HTTPException) and is_passing(error):
            log.warning("Discord did not take an answer: %s", error)
        else:
            log.error("interaction failed", exc_info=error)
        text = say(language, "fault")
    else:
        REFUSALS.labels(code_of(error)).inc()
        if isinstance(error, StorageRefused) and MOVED in interaction.extras:
            text = say(language, "fault")
    if isinstance(error, StorageRefused):
        log.error("the database refused: %s", error)
    if _is_in_vain(error):
        log.warning("%s could not be told: Discord took no answer before", code_of(error))
        return
    game = interaction.extras.get(AT_TABLE)
    if game is not None and f"#{game}" not in text:
        text = say(language, "at-table", game=game, text=text)
    ways = error.ways if isinstance(error, Refused) else ()
    away = await _tell(interaction, text, ways, await looks.told(interaction))
    if game is not None and away is not None:
        side_messages.keep(interaction, game, away)


def code_of(error: BaseException) -> str:
    """The name of a refusal, without what it was about."""
    match error:
        case RefusedAtTable():
            return error.refusal.code
        case Refusal():
            return error.code
        case NotUnderstood():
            return error.wanted
        case Refused():
            return error.key
    return type(error).__name__


async def _tell(
    interaction: AnyClick, text: str, ways: Sequence[tuple[str, str]], look: Look
) -> TakeAway | None:
    """Reply with *text* privately, if Discord still takes an answer."""
    try:
        return await reply_privately(interaction, text, ways, look)
    except (discord.HTTPException, aiohttp.ClientError, TokenEnded) as error:
        log.warning("a refusal could not be told: %s", error)
    return None


async def reply_privately(
    interaction: AnyClick,
    text: str,
    ways: Sequence[tuple[str, str]] = (),
    look: Look = PLAIN,
) -> TakeAway:
    """Answer with *text* to the person alone, whether or not something was answered before.

    Cards in it look as in a hand of that *look*. Returns what takes it away
    again, as long as the token lives. Raises TokenEnded.
    """
    text, view = pressable(text), ways_on(ways) if ways else discord.utils.MISSING
    if look.puts_emojis:
        text = in_sentences(text, look.emojis, LONGEST)
    told: dict[str, Any] = {"view": view, "ephemeral": True, "allowed_mentions": NOBODY}
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(text, **told)
        except discord.HTTPException as error:
            # It has an answer, though we were never told that it came.
            if error.code != ALREADY_ANSWERED:
                raise
        else:
            return interaction.delete_original_response
    return (await living(interaction).followup.send(text, wait=True, **told)).delete


async def show_privately(
    click: AnyClick, content: MessageLayout
) -> discord.InteractionCallbackResponse[Any]:
    """Answer with *content* in a new message, to the person who clicked alone."""
    return await click.response.send_message(**content.new(), ephemeral=True)


def is_typed(click: AnyClick) -> bool:
    """Whether somebody has typed a command, and not pressed something."""
    return click.type is discord.InteractionType.application_command


def ways_on(ways: Sequence[tuple[str, str]]) -> ButtonsBelow:
    """Buttons below a sentence."""
    return ButtonsBelow(buttons(starmap(button, ways[:MOST_WAYS])))


def _is_lost(error: BaseException) -> bool:
    """Whether the answer to a click failed: what it told of is done, and is shown again soon."""
    codes = {*IN_VAIN, ALREADY_ANSWERED}
    late = isinstance(error, discord.HTTPException) and error.code in codes
    return late or isinstance(error, aiohttp.ClientError | OSError | TokenEnded)


def _is_in_vain(error: BaseException) -> bool:
    """Whether *error* came while an answer was being lost that Discord took no more."""
    before = error.__context__
    if before is None:
        return False
    refused = isinstance(before, discord.HTTPException) and before.code in IN_VAIN
    return refused or _is_in_vain(before)
