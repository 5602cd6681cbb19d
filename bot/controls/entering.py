"""The one way in: whatever somebody does at a table, by command, button, menu or dialog."""

import discord

from bot.consent.absence import Absences
from bot.controls.clicks import Click, Client
from bot.messages.calls import Calls
from bot.messages.replies import AT_TABLE, explain
from bot.messages.side_messages import SideMessages
from bot.minding.deadlines import Deadlines
from bot.people.languages import OF_SERVER
from bot.people.refused import Refused
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.newest import Newest
from bot.runtime.outages import Outages
from bot.runtime.senders import AnyClick, Doer, channel_of, doer_of, guild_of, user_of
from bot.table.table import Table
from data.ids import ChannelId, GameId, Ms, UserId


async def arrive(click: Click) -> None:
    """Wait until time that the clicker's shard has missed is credited."""
    client = click.client
    await client.part(Outages).wait(client.desk.shards.of(guild_of(click)))


async def arrive_at(client: Client, table: Table) -> None:
    """Wait until time that *table* has missed is credited, for who comes there by no click.

    Raises Refused while Discord cannot be reached: no time runs then, and nobody else would know.
    """
    shards, outages = client.desk.shards, client.part(Outages)
    shard = shards.of(table.row.guild_id)
    own = shard if shard in shards.own else shards.own[0]
    if not client.is_playing or outages.is_cut_off(own):
        raise Refused("discord-unreached")
    await outages.wait(own)


async def explain_to(click: Click, error: BaseException) -> None:
    """Tell who clicked why nothing happened, or that something went wrong."""
    client = click.client
    await explain(click, error, client.languages, client.looks, client.part(SideMessages))


async def enter(click: Click, game: GameId) -> Table:
    """The table with this number, as `enter_at` leaves it; raises NoSuchGame too."""
    return await enter_at(click, await click.client.tables.get(game))


async def enter_at(click: Click, table: Table) -> Table:
    """*table* as it stands for who has clicked at the time of their click.

    Nothing is done for who only types. Raises StorageRefused.
    """
    client = click.client
    click.extras |= {AT_TABLE: table.id, OF_SERVER: table.row.guild_id}
    if click.type is discord.InteractionType.autocomplete:
        client.part(Calls).saw(table, user_of(click))
        return table
    client.part(Focus).note(click, table.id)
    return await come_in(client, doer_of(click), table)


async def come_in(client: Client, doer: Doer, table: Table) -> Table:
    """*table* as it stands for *doer*, by whatever way they come. Raises StorageRefused.

    The clock acts first where somebody's time was over by then, and whom the computer stands in
    for has their seat back.
    """
    client.part(Calls).saw(table, doer.user)
    await client.part(Deadlines).act_before(doer, table)
    await client.part(Absences).welcome(doer, table)
    return table


FOCUS_MS = 15 * MINUTE_MS
"""For so long a table counts as the one in front after the last thing done at it."""
MOST_REMEMBERED = 10_000


class Focus:
    """The tables at which people did something last, in each channel: in memory alone."""

    def __init__(self) -> None:
        self._last = Newest[tuple[UserId, ChannelId | None], tuple[GameId, Ms]](MOST_REMEMBERED)

    def note(self, click: AnyClick, game: GameId) -> None:
        """Note that the clicker does something at table *game*."""
        self._last[user_of(click), channel_of(click)] = game, now_ms() + FOCUS_MS

    def of(self, click: AnyClick) -> GameId | None:
        """The number of the table that the clicker has in front of them in this channel."""
        game, until_ms = self._last.get((user_of(click), channel_of(click)), (None, 0))
        return game if now_ms() <= until_ms else None
