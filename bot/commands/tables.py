"""`/table`: any running table, to the one who asks."""

from discord.app_commands import Choice

from bot.commands.context import (
    MOST_CHOICES,
    TableText,
    check_reader,
    command,
    table_choices,
    table_for,
    table_number,
)
from bot.controls.clicks import Click
from bot.controls.club_page import still_leading_back
from bot.controls.control import control
from bot.controls.places import ways_for_others
from bot.messages.frames import frame_of, jump_url
from bot.messages.illustrating import table_pictures
from bot.messages.pressed import put_privately
from bot.messages.replies import show_privately
from bot.minding.pauses import Pauses
from bot.people.readers import Readers
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.ends import from_start
from bot.render.layout import MessageLayout, layout
from bot.render.public import table_blocks
from bot.render.table import ALONE
from bot.render.titles import clock_time
from bot.runtime.clock import now_ms
from bot.runtime.senders import channel_of, guild_of, user_of
from bot.table.table import Table
from data import games
from data.ids import NO_CHANNEL, NO_GUILD, GameId

LINK_LENGTH = 250
"""Most characters of the link to the table's message, and of when it was seen."""


@command("table")
async def table_(click: Click, table: TableText | None = None) -> None:
    """Show a table as an onlooker sees it, with the way to its message.

    A player of a table whose channel is lost moves it here by asking for it.
    """
    found = await meant(click, table)
    if found.halted == "channel":
        await bring_here(click, found)
    await show_privately(click, await watched(click, found))


async def watched(click: Click, table: Table) -> MessageLayout:
    """The table without anybody's hand, with the way to see it again as it stands then."""
    language = await click.client.languages.of_click(click)
    look = await click.client.looks.of_user(user_of(click), table.row.guild_id)
    frame = frame_of(table, None, language, look)
    pictures = await table_pictures(frame)
    blocks = table_blocks(frame, pictures, ALONE - LINK_LENGTH)
    if url := jump_url(table):
        blocks.append(say(language, "turn-link", url=url))
    again = button(say(language, "button-refresh"), f"watch:{table.id}")
    if not table.over:
        # Nothing keeps it current: whose turn it is was so at that time.
        blocks.append(f"-# {say(language, 'ends-as-of', time=clock_time(now_ms()))}")
    ways = [button(*way) for way in await ways_for_others(click, table)]
    controls = buttons([from_start(frame) if table.over else again, *ways])
    return layout(*blocks, *controls, look=look)


@table_.autocomplete("table")
async def watchable(click: Click, typed: str) -> list[Choice[str]]:
    """Autocompletion: the caller's running tables, then others here whose channel they can see."""
    async with click.client.db.reading() as tx:
        own = await games.tables_of(tx, user_of(click))
        here = await games.tables_at(tx, guild_of(click) or NO_GUILD, MOST_CHOICES)
    known, readers = {row.id for row in own}, click.client.part(Readers)
    others = [row for row in here if row.id not in known and not row.is_closed]
    seen = [row for row in others if readers.sees(click, row.channel_id)]
    return await table_choices(click, [*own, *seen], typed)


@control(r"watch:(?P<game>\d{1,18})")
async def watch_button(press: Click, game: GameId) -> None:
    """Show an onlooker how a table stands now, in the same message; raises Refused."""
    table = await press.client.tables.get(game)
    await check_reader(press, table.row)
    content = await still_leading_back(press, await watched(press, table))
    await put_privately(press, content, "watch")


async def meant(click: Click, typed: str | None) -> Table:
    """The table named, if the caller may see it; else their own; else the only one in this channel.

    Raises Refused; where several are played here, and none by the caller, with their numbers.
    """
    if typed is not None:
        table = await click.client.tables.get(table_number(typed))
        await check_reader(click, table.row)
        return table
    async with click.client.db.reading() as tx:
        here = await games.tables_in(tx, channel_of(click) or NO_CHANNEL)
        own = await games.tables_of(tx, user_of(click))
    seated = any(one.user_id == user_of(click) for row in here for one in row.players)
    if len(here) == 1 and not seated:
        return await click.client.tables.get(here[0].id)
    if here and not own:
        numbers = ", ".join(f"#{row.id}" for row in here)
        raise Refused("which-table-here", tables=numbers, example=here[-1].id)
    return await table_for(click, None)


async def bring_here(click: Click, table: Table) -> None:
    """Move a paused table to this channel, where its player asks for it in the same server."""
    same_server = click.guild_id is not None and guild_of(click) == table.row.guild_id
    channel = channel_of(click)
    if same_server and channel and table.seat_of(user_of(click)) is not None:
        await click.client.part(Pauses).move(table, channel)
