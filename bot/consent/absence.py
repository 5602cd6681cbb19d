"""Somebody who is long gone, and their way back to a seat where the computer stands in."""

from typing import TYPE_CHECKING

import discord

from bot.consent.changing import changing, playing_seat
from bot.consent.deeds import Wish, voters
from bot.controls.clicks import Click
from bot.messages.announcer import quietly
from bot.messages.frames import frame_of
from bot.messages.replies import NOBODY
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.fair import gone_view
from bot.runtime.clock import now_ms
from bot.table.conditions import gone
from bot.table.table import Table
from data import games

if TYPE_CHECKING:
    from bot.app import Jolly


async def choose(click: Click, table: Table) -> None:
    """Ask the clicker alone what to do about who is gone; raises Refused where nobody is."""
    seat = playing_seat(table, click.user.id)
    if table.halted:
        raise Refused("hand-paused", reason=table.halted)
    found = [one for one in gone(table, now_ms()) if one != seat]
    if not found:
        raise Refused("gone-nobody", game=table.id)
    others = len(voters(table, Wish("claim", found[0])) - {seat})
    frame = frame_of(table, seat, await click.client.language(click))
    await click.response.send_message(
        view=gone_view(frame, found, others), ephemeral=True, allowed_mentions=NOBODY
    )


async def welcome(click: Click, table: Table) -> None:
    """Give the clicker their seat back, where the computer stands in for them."""
    app, seat = click.client, table.seat_of(click.user.id)
    looking = click.type is discord.InteractionType.autocomplete
    if seat is None or looking or table.over or not table.row.players[seat - 1].stand_in:
        return
    async with changing(app, table) as tx:
        await games.note_player(tx, table.id, seat, stand_in=None)
    app.after(table)
    app.tasks.start(quietly(lambda: tell_back(app, table, click.user.display_name)))


async def tell_back(app: "Jolly", table: Table, name: str) -> None:
    """Tell everybody who plays again."""
    if table.row.guild_id is not None:
        text = say(
            await app.public_language(table), "told-back", name=name_text(name), game=table.id
        )
        await app.announcer.public.say(table, text, f"{table.id}.{table.step}back")
