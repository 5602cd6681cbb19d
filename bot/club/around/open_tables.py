"""The open tables of a server, page by page, each with a button that joins it."""

from bot.club.around.panel import server_of
from bot.club.around.view import tables_view
from bot.commands.context import command
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import control
from bot.controls.paging import page_buttons
from bot.lobby.begin import caller_of
from bot.lobby.challenge_messages import rules_mark
from bot.lobby.lobby import Lobby
from bot.people.readers import Readers
from bot.people.texts import say
from bot.render.buttons import PRIMARY, button
from bot.render.challenge import challenge_url
from bot.render.guide import new_game_button
from bot.render.layout import MessageLayout
from bot.runtime.clock import now_ms
from bot.runtime.senders import user_of
from data import blocks, challenges
from data.challenges import ChallengeRow
from data.ids import ChallengeId, GuildId
from data.store.transaction import Transaction

ON_A_PAGE = 4


@command("club-tables")
async def tables(click: Click) -> None:
    """Show the first page of the open tables of the server to the caller alone."""
    await turn_to(click, await view_of(click, 1))


async def open_to(
    tx: Transaction, click: Click, guild: GuildId, most: int | None = None
) -> list[ChallengeRow]:
    """The open tables of a server, those whose channel the clicker sees; *most* are looked at.

    And at which nobody sits whom they, or who has them, blocked.
    """
    found = await challenges.open_tables(tx, guild, now_ms(), most)
    people = {one.user_id for row in found for one in row.players}
    apart = await blocks.apart_from(tx, user_of(click), people)
    return [
        row
        for row in found
        if row.message_id is not None
        and click.client.part(Readers).sees(click, row.channel_id)
        and not apart & {one.user_id for one in row.players}
    ]


async def view_of(click: Click, page: int, note: str = "") -> MessageLayout:
    """A page of tables, the last where there are not so many, with what can be done there."""
    found = await click.client.db.read(open_to, click, server_of(click))
    language = await click.client.languages.of_click(click)
    pages = max(1, -(-len(found) // ON_A_PAGE))
    page = min(page, pages)
    rows = found[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]
    ways = [
        *page_buttons(language, "tables", page, pages),
        button(say(language, "button-refresh"), f"tables:{page}:again"),
    ]
    if not rows:
        ways.append(new_game_button(language, PRIMARY))
    joins = [(row, f"tables:join:{row.id}:{rules_mark(row)}:{page}") for row in rows]
    return tables_view(language, joins, user_of(click), ways, note)


@control(r"tables:(?P<page>\d{1,6}):(?P<way>back|next|again)")
async def tables_button(press: Click, page: int) -> None:
    """Show another page of open tables, or the same one as it is now."""
    await turn_to(press, await view_of(press, max(1, page)))


@control(r"tables:join:(?P<id>\d{1,18}):(?P<mark>[0-9a-f]{1,8}):(?P<page>\d{1,6})")
async def join_button(press: Click, id: ChallengeId, mark: str, page: int) -> None:
    """Join a table of the list by the rules that stand there; its own message shows it too."""
    language = await press.client.languages.of_click(press)

    async def told(row: ChallengeRow) -> None:
        note = say(language, "tables-joined", url=challenge_url(row))
        await turn_to(press, await view_of(press, page, note))

    await press.client.part(Lobby).answer_elsewhere(caller_of(press), id, "join", mark, told)
