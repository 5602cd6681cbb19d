"""The ladder of a month, by a press: that of the server, and one's own place everywhere."""

from bot.club.today.rungs import LadderPage, first_month, ladder_view
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import control
from bot.render.layout import MessageLayout
from bot.runtime.clock import now_ms
from bot.runtime.senders import guild_of, user_of
from data.ladders import ladder, month_of
from data.names import names
from data.todays import day_of


@control(r"today:ladder:(?P<month>\d{1,6}):(?P<page>\d{1,7}):(?P<way>[a-z]{1,10})")
async def today_ladder(press: Click, month: int, page: int) -> None:
    """Show a page of a month's ladder; a month that is not kept is the nearest one that is."""
    await turn_to(press, await ladder_content(press, month, page))


async def ladder_content(click: Click, month: int, number: int) -> MessageLayout:
    """A page of a month's ladder in the place of the click."""
    now, guild, user = month_of(day_of(now_ms())), guild_of(click), user_of(click)
    within = min(max(month, first_month(now)), now)
    async with click.client.db.reading() as tx:
        found = await ladder(tx, guild, within, number, user)
        shown = [rung.user_id for rung in found.rungs]
        called = await names(tx, guild, [*shown, user]) if guild is not None else {}
    language = await click.client.languages.of_click(click)
    return ladder_view(
        LadderPage(
            ladder=found,
            latest=now,
            user=user,
            names=called,
            language=language,
            in_server=guild is not None,
        )
    )
