"""The messages of challenges: posted, answered to, and brought up to date."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import ui

from bot.clicks import Click
from bot.frames import partial
from bot.render.challenge import challenge_text
from bot.render.layout import button
from bot.replies import NOBODY, Refused
from bot.texts import say
from data import challenges
from data.challenges import ChallengeRow

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)


async def post(app: "Jolly", row: ChallengeRow) -> None:
    """Post a challenge and mention who is asked.

    Raises Refused where Discord does not take it; then the challenge is over.
    """
    place = partial(app, row.channel_id, row.guild_id)
    language = await app.server_language(row.guild_id)
    asked = [discord.Object(player.user_id) for player in row.waiting_for]
    try:
        message = await place.send(
            content=words(row, language),
            view=answers(row, language),
            nonce=f"challenge-{row.id}",
            allowed_mentions=discord.AllowedMentions(users=asked),
        )
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as error:
        async with app.db.transaction() as tx:
            await challenges.close(tx, row.id, "cancelled")
        forbidden = isinstance(error, discord.Forbidden | discord.NotFound)
        raise Refused("no-permission" if forbidden else "challenge-not-posted") from error
    async with app.db.transaction() as tx:
        await challenges.note(tx, row.id, message_id=message.id, shown_state="open")


async def answer(click: Click, row: ChallengeRow, **how: str) -> None:
    """Answer a press by bringing the challenge's message up to date."""
    language = await click.client.server_language(row.guild_id)
    await click.response.edit_message(
        content=words(row, language, **how),
        view=answers(row, language),
        allowed_mentions=NOBODY,
    )
    await note_shown(click.client, row)


async def redraw(app: "Jolly", row: ChallengeRow) -> None:
    """Bring the challenge's message up to date without anybody having pressed."""
    if row.message_id is not None:
        language = await app.server_language(row.guild_id)
        place = partial(app, row.channel_id, row.guild_id)
        try:
            await place.get_partial_message(row.message_id).edit(
                content=words(row, language),
                view=answers(row, language),
                allowed_mentions=NOBODY,
            )
        except (discord.NotFound, discord.Forbidden):
            log.debug("the message of challenge %s is gone", row.id)
    await note_shown(app, row)


async def note_shown(app: "Jolly", row: ChallengeRow) -> None:
    """Remember that the message shows *row* as it is."""
    async with app.db.transaction() as tx:
        await challenges.note(tx, row.id, shown_state=row.state)


def words(row: ChallengeRow, language: str, **how: str) -> str:
    """The text of a challenge's message; content, not components, as notifications show it."""
    return "\n".join(challenge_text(row, language, **how))


def verbs_of(row: ChallengeRow) -> Sequence[str]:
    """What can be answered to a challenge; nothing to one that is over."""
    if row.state != "open":
        return ()
    return ("join", "leave", "start") if row.is_open else ("accept", "decline", "cancel")


def answers(row: ChallengeRow, language: str) -> ui.View:
    """The buttons of an open challenge; none of one that is over."""
    view = ui.View(timeout=None)
    for verb in verbs_of(row):
        style: Any = discord.ButtonStyle.secondary
        if verb in ("accept", "join", "start"):
            style = discord.ButtonStyle.primary
        label = say(language, f"button-{verb}")
        view.add_item(button(label, f"challenge:{row.id}:{verb}", style))
    view.stop()
    return view
