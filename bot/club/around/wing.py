"""Who is around: calls for players, invitations by DM, open tables, and who blocks whom."""

from bot.club.around import open_tables, panel
from bot.club.around.calling import Around
from bot.club.around.front import tables_open
from bot.club.around.invitations import Invitations
from bot.club.around.view import around_text
from bot.controls.clicks import Click, Client
from bot.controls.places import ClubPage, Sweep, Wing
from bot.lobby.lobby import Lobby
from bot.lobby.wishes import Wish
from bot.runtime.clock import DAY_MS
from bot.runtime.senders import guild_of, user_of
from data import around

LAPSED_MS = 30 * DAY_MS
"""How long what somebody said about when they may be called is kept to be renewed by a press."""


def furnish(client: Client) -> None:
    """Let who is around, or invited, hear of each challenge that is posted."""
    posted = client.part(Lobby).posted
    posted.subscribe(client.part(Around).opened)
    posted.subscribe(client.part(Invitations).posted)


async def who_is_around(click: Click, wish: Wish) -> str:
    """The names of those who are around for an open table, for whoever opens it; else nothing."""
    guild = guild_of(click)
    if not wish.is_open or guild is None:
        return ""
    found = await click.client.part(Around).now(guild, user_of(click), wish.variant)
    if not found:
        return ""
    language = await click.client.languages.of_click(click)
    return around_text(language, [one.name for one in found])


WING = Wing(
    place=__package__,
    parts=(Around, Invitations),
    furnish=furnish,
    pages=(
        ClubPage("around", "people", 1, panel.around_),
        ClubPage("tables", "people", 2, open_tables.tables),
    ),
    home_lines=(tables_open,),
    sweeps=(
        Sweep("availabilities", lambda tx, now_ms, _: around.remove_lapsed(tx, now_ms - LAPSED_MS)),
    ),
    open_table_notes=(who_is_around,),
)
