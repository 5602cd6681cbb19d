"""`/club season` and `/club champions`: who leads in the present season, and who won the others."""

from discord import app_commands

from bot.club.season.picture import champions_pictures, season_picture
from bot.club.season.seasons import Seasons
from bot.club.season.view import SeasonPage, Summary, people_in, season_blocks, summary_text
from bot.commands.context import GAMES, command, game_played, server_of, usual_game
from bot.commands.standings import period_buttons
from bot.controls.clicks import Click
from bot.controls.club_page import turn_or_put, turn_to
from bot.controls.control import chosen_of, control
from bot.controls.paging import page_buttons
from bot.messages.illustrating import pictures_for
from bot.messages.pressed import is_private
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import PRIMARY, Row, button, buttons
from bot.render.guide import new_game_button
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.menus import option, select
from bot.render.titles import day, game_name
from bot.runtime.senders import guild_of, user_of
from data import season_tables, seasons
from data.names import names
from data.seasons import Season
from engine.variants import VARIANTS

SEASON = "season"
PRESENT = 0
"""Stands for the number of the season that goes on."""
PRESENT_TABLE = f"season:{{}}:{PRESENT}:1:period"
"""The id of the button that leads to a game's table in that season."""


async def present_content(click: Click, variant: str, page: int, language: str) -> MessageLayout:
    """A page of a game's table in the season that goes on, with the ways to all others."""
    return await season_content(click, variant, PRESENT, page, language)


@command("club-season")
@app_commands.choices(game=GAMES)
async def season(click: Click, game: str | None = None) -> None:
    """Show the present season to the caller alone."""
    server_of(click)
    language = await click.client.languages.of_click(click)
    content = await present_content(click, game or await game_played(click), 1, language)
    await turn_to(click, content)


@command("club-champions")
async def champions(click: Click) -> None:
    """Show the former champions to the caller alone."""
    await turn_to(click, await champions_content(click, 1))


async def season_content(
    click: Click, variant: str, number: int, page: int, language: str
) -> MessageLayout:
    """A page of a game's table in the season of that *number*, with the ways to all others."""
    guild, reader = server_of(click), user_of(click)
    present = await click.client.part(Seasons).present(guild)
    async with click.client.db.reading() as tx:
        meant = present if number == PRESENT else await seasons.numbered(tx, guild, number)
        if meant is None:
            raise Refused("season-unknown", number=number)
        if meant.ended:
            query = season_tables.kept(guild, variant, meant.number)
        else:
            query = season_tables.running(guild, variant, meant.begin_ms, meant.end_ms)
        table = await season_tables.paged(tx, query, page, reader)
        rows = (*table.rows, *([table.own] if table.own else ()))
        called = await names(tx, guild, [row.user_id for row in rows])
    shown = SeasonPage(meant, variant, table, called, language)
    look = await click.client.looks.of_server(guild, [reader])
    drawn = await pictures_for(look, season_picture, shown, look) if table.rows else ()
    return layout(*season_blocks(shown, drawn), *ways(shown, present))


def ways(shown: SeasonPage, present: Season) -> list[Row]:
    """Buttons and menus to the other games, periods, seasons and pages."""
    language, number, here = shown.language, shown.season.number, f"season:{shown.variant}"
    games = [option(game_name(language, key), key, chosen=key == shown.variant) for key in VARIANTS]
    beside = []
    if number > 1:
        before = say(language, "button-season-before")
        beside.append(button(before, f"{here}:{number - 1}:1:before"))
    if number < present.number:
        after = say(language, "button-season-after")
        beside.append(button(after, f"{here}:{number + 1}:1:after"))
    if not (shown.table.rows or shown.season.ended):
        beside.append(new_game_button(language, PRIMARY))
    turning = page_buttons(language, f"{here}:{number}", shown.table.page, shown.table.pages)
    return [
        select(f"season:game:{number}", games),
        *buttons(period_buttons(language, shown.variant, "" if shown.season.ended else SEASON)),
        *buttons([*beside, *turning]),
    ]


async def language_of(press: Click) -> str:
    """The language of the server where everybody reads the message, else the presser's."""
    if is_private(press, "season"):
        return await press.client.languages.of_click(press)
    return await press.client.languages.of_server(guild_of(press))


@control(
    r"season:(?P<variant>[a-z0-9-]{1,30}):(?P<number>\d{1,6}):(?P<page>\d{1,7})"
    r":(?P<way>[a-z]{1,10})"
)
async def season_button(press: Click, variant: str, number: int, page: int) -> None:
    """Show another page of a season, or another season, in the same message."""
    game = variant if variant in VARIANTS else await usual_game(press)
    await turn_or_put(
        press, await season_content(press, game, number, page, await language_of(press))
    )


@control(r"season:game:(?P<number>\d{1,6})")
async def season_menu(press: Click, number: int) -> None:
    """Show the season in the game that was chosen; raises Refused where it was never offered."""
    variant, language = chosen_of(press, VARIANTS), await language_of(press)
    await turn_or_put(press, await season_content(press, variant, number, 1, language))


async def champions_content(click: Click, page: int) -> MessageLayout:
    """A page of seasons that are over, the last first, with who won them."""
    guild = server_of(click)
    language = await click.client.languages.of_click(click)
    async with click.client.db.reading() as tx:
        found, page, pages = await seasons.ended_page(tx, guild, page)
        best = [await season_tables.best_of(tx, guild, one.number) for one in found]
        called = await names(tx, guild, people_in(best))
    told = [Summary(*one, called, language) for one in zip(found, best, strict=True)]
    look = await click.client.looks.of_click(click)
    drawn = await champions_pictures(told, look)
    blocks: list[Block] = [f"### {say(language, 'champions-title')}"]
    blocks += shown(*drawn) if drawn else map(summary_text, told)
    if not told:
        ends_ms = (await click.client.part(Seasons).present(guild)).end_ms
        blocks.append(say(language, "champions-empty", ends=day(ends_ms)))
    to_season = button(say(language, "button-club-season"), "club:season")
    turning = page_buttons(language, "champions", page, pages)
    return layout(*blocks, *buttons([*turning, to_season]))


@control(r"champions:(?P<page>\d{1,7}):(?P<way>[a-z]{1,10})")
async def champions_button(press: Click, page: int) -> None:
    """Show another page of the champions, in the same message."""
    await turn_to(press, await champions_content(press, page))
