"""`/standings`, `/profile` and `/history`."""

from collections.abc import Sequence
from typing import get_args

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import (
    GAMES,
    check_past,
    command,
    finished,
    game_played,
    server_of,
    table_label,
    table_number,
)
from bot.controls.clicks import Click
from bot.controls.club_page import turn_or_put
from bot.controls.control import chosen, chosen_of, control
from bot.controls.paging import page_buttons
from bot.controls.places import WINGS, ProfileAsked, Ranking
from bot.messages.frames import frame_of
from bot.messages.illustrating import pictures_for
from bot.messages.pressed import put
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.people.texts import say, text
from bot.render.buttons import PRIMARY, Button, Row, button, buttons
from bot.render.ends import game_view
from bot.render.guide import new_game_button
from bot.render.layout import MessageLayout, layout, shown
from bot.render.menus import OPTIONS_A_SELECT, option, select, selects
from bot.render.pictures.standings import standings_picture
from bot.render.standings import history_text, profile_text, standings_text
from bot.render.titles import game_name
from bot.render.versus import person_button
from bot.runtime.clock import now_ms
from bot.runtime.senders import guild_of, user_of
from data import profiles, reviews
from data.ids import UserId
from data.names import names
from data.standings import Order, Period, Standings, played, standings
from engine.variants import VARIANTS

ORDERS: tuple[Order, ...] = get_args(Order)
PERIODS: tuple[Period, ...] = get_args(Period)
MOST_PAGES = 1_000_000
LISTS: list[Choice[str]] = []
"""The lists to choose from; discord.py reads them when commands are registered."""


def rankings() -> list[Ranking]:
    """The lists that features of the club add."""
    return [one for wing in WINGS for one in wing.rankings]


def period_buttons(language: str, variant: str, present: str, order: str = "") -> list[Button]:
    """A button for each list of a game; the *present* one cannot be pressed.

    *order* is how their ids name the order that was asked for.
    """
    ways = {str(one): f"standings:{variant}:{one}{order}:1:period" for one in PERIODS}
    ways |= {one.name: one.way(variant) for one in rankings()}
    labels = {one: say(language, f"period-{one}") for one in ways}
    return [button(labels[one], way, disabled=one == present) for one, way in ways.items()]


def offer_lists() -> None:
    """Let people choose from the lists that there are now."""
    names = (*PERIODS, *(one.name for one in rankings()))
    LISTS[:] = [Choice(name=text(f"choice-{one}"), value=one) for one in names]


@command("standings")
@app_commands.choices(
    game=GAMES,
    period=LISTS,
    order=[Choice(name=text(f"choice-{order}"), value=order) for order in ORDERS],
)
async def standings_(
    click: Click,
    game: str | None = None,
    period: str | None = None,
    order: str | None = None,
    page: app_commands.Range[int, 1, MOST_PAGES] = 1,
) -> None:
    """Show the server's standings to the whole channel."""
    guild, variant = server_of(click), game or await game_played(click)
    other = next((one for one in rankings() if one.name == period), None)
    if other is not None:
        content = await other.show(
            click, variant, page, await click.client.languages.of_server(guild)
        )
    else:
        content = await standings_content(click, variant, period, order, page)
    await click.response.send_message(**content.new())


async def standings_content(
    click: Click, variant: str, period: str | None, order: str | None, page: int = 1
) -> MessageLayout:
    """One page, with the ways to the pages beside it and to the other periods.

    Of what is not there the usual: the game played most, all time, and its order.
    """
    guild, now = server_of(click), now_ms()
    variant = variant if variant in VARIANTS else await game_played(click)
    span = next((one for one in PERIODS if one == period), PERIODS[0])
    by = next((one for one in ORDERS if one == order), None)
    async with click.client.db.reading() as tx:
        found = await standings(
            tx, guild, variant, span, now_ms=now, page=page, reader=user_of(click), order=by
        )
        rows = (*found.rows, *([found.own] if found.own else ()))
        called = await names(tx, guild, [row.user_id for row in rows])
        games = await played(tx, guild)
    language = await click.client.languages.of_server(guild)
    wished = f".{by}" if by else ""
    controls = period_buttons(language, variant, span, wished)
    here = f"standings:{variant}:{span}{wished}"
    turning = page_buttons(language, here, found.page, found.pages)
    look = await click.client.looks.of_server(guild, [user_of(click)])
    about = found, called, language, look
    drawn = await pictures_for(look, standings_picture, *about) if found.rows else ()
    title, *told = standings_text(found, called, language, counted=bool(games))
    blocks = [title, *(shown(*drawn) if drawn else told)]
    menus = [games_menu(language, found, games, wished), order_menu(language, found)]
    new = [] if found.rows else [new_game_button(language, PRIMARY)]
    return layout(*blocks, *menus, *buttons(controls), *buttons([*turning, *new]))


def games_menu(language: str, shown: Standings, games: Sequence[str], order: str) -> Row:
    """The games that were played here, the most played first, and the one that is shown.

    *order* is how ids name the order that was asked for.
    """
    every = [one for one in games if one in VARIANTS]
    every += [shown.variant] if shown.variant not in every else []
    lines = [option(game_name(language, one), one, chosen=one == shown.variant) for one in every]
    ways = lines[:OPTIONS_A_SELECT]
    return select(f"standings:game:{shown.period}{order}", ways)


def order_menu(language: str, shown: Standings) -> Row:
    """A menu of what players may be ranked by."""
    lines = [
        option(say(language, "standings-order", order=one), one, chosen=one == shown.order)
        for one in ORDERS
    ]
    way = f"standings:order:{shown.variant}:{shown.period}"
    return select(way, lines)


@control(
    r"standings:(?P<variant>[a-z0-9-]{1,30}):(?P<period>[a-z]{1,10})"
    r"(?:\.(?P<order>[a-z]{1,10}))?:(?P<page>\d{1,7}):(?P<way>[a-z]{1,10})"
)
async def standings_button(
    press: Click, variant: str, period: str, page: int, order: str | None = None
) -> None:
    """Show another page or period of the standings, in the same message."""
    await turn_or_put(press, await standings_content(press, variant, period, order, page))


@control(r"standings:game:(?P<period>[a-z]{1,10})(?:\.(?P<order>[a-z]{1,10}))?")
async def standings_games(press: Click, period: str, order: str | None = None) -> None:
    """Show the standings in the game that was chosen; raises Refused where there is no such."""
    await turn_or_put(
        press, await standings_content(press, chosen_of(press, VARIANTS), period, order)
    )


@control(r"standings:order:(?P<variant>[a-z0-9-]{1,30}):(?P<period>[a-z]{1,10})")
async def standings_orders(press: Click, variant: str, period: str) -> None:
    """Show the first page of the same standings in the order that was chosen."""
    order = next(iter(chosen(press)), None)
    await turn_or_put(press, await standings_content(press, variant, period, order))


@command("profile")
async def profile(click: Click, user: discord.User | discord.Member | None = None) -> None:
    """Show one player's record in this server, to the caller alone."""
    who = user or click.user
    if who.bot:
        raise Refused("profile-bot")
    await show_privately(click, await profile_view(click, UserId(who.id), who.display_name))


async def profile_view(click: Click, user: UserId, name: str) -> MessageLayout:
    """The record of *user*, called *name*, in the caller's server; raises Refused in a DM."""
    guild, is_own = server_of(click), user == user_of(click)
    async with click.client.db.reading() as tx:
        found = await profiles.profile(tx, guild, user, own=is_own)
        # What somebody has learned is for nobody else.
        learned = await reviews.trends(tx, guild, user) if is_own else ()
    language = await click.client.languages.of_click(click)
    asked = ProfileAsked(click, guild, user, is_own, language)
    won = [line for wing in WINGS for tell in wing.profile_wins for line in await tell(asked)]
    more = [line for wing in WINGS for tell in wing.profile_lines for line in await tell(asked)]
    verbs = () if is_own else ("challenge", "versus")
    ways = buttons(person_button(language, user, verb) for verb in verbs)
    return layout(*profile_text(found, name, language, learned, won), *more, *ways)


@command("history")
async def history(click: Click, table: app_commands.Range[str, 1, 20] | None = None) -> None:
    """Show the caller's finished games, or one game with its rounds, to the caller alone."""
    view = await history_view(click, 1) if table is None else await one_game(click, table)
    await show_privately(click, view)


async def history_view(click: Click, page: int) -> MessageLayout:
    """One page of the caller's finished games: those of this server, in a DM all."""
    user, guild = user_of(click), guild_of(click)
    found = await click.client.db.read(profiles.history, guild=guild, user=user, page=page)
    language = await click.client.languages.of_click(click)
    sections = history_text(found, user, click.user.display_name, language)
    turning = page_buttons(language, "history", found.page, found.pages)
    lines = [option(table_label(language, row, user), str(row.id)) for row in found.games]
    hint = say(language, "history-replay")
    new = [] if found.games else [new_game_button(language, PRIMARY)]
    menu = selects("again:", lines, hint, several=False)
    return layout(*sections, *menu, *buttons([*turning, *new]))


@control(r"history:(?P<page>\d{1,7}):(?P<way>[a-z]{1,10})")
async def history_button(press: Click, page: int) -> None:
    """Show another page of the presser's finished games, in the same message."""
    await put(press, await history_view(press, page))


async def one_game(click: Click, typed: str) -> MessageLayout:
    """One game that the caller may see. Raises NoSuchGame, and Refused while it is played."""
    table = await click.client.tables.get(table_number(typed))
    await check_past(click, table.row)
    if not table.over:
        raise Refused("history-running", game=table.id)
    frame = frame_of(table, None, await click.client.languages.of_click(click))
    return game_view(frame)


history.autocomplete("table")(finished)
