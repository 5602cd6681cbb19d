"""The page of a server's panel that is about seasons: its time zone, their length, champions."""

from collections.abc import Iterator, Sequence

import discord

from bot.club.season.champions import may_give
from bot.club.season.settings import PAGE, SETTINGS
from bot.club.season.view import dates_text
from bot.controls.clicks import Click, server_of
from bot.controls.control import chosen
from bot.controls.server_settings import role_menu
from bot.controls.settings import SettingView
from bot.messages.pressed import custom_id
from bot.people.texts import say
from bot.render.buttons import RED, Row, button, buttons
from bot.render.layout import Block
from bot.render.menus import menu
from bot.render.titles import day, game_name, moment
from data import champion_roles, seasons
from data.champion_roles import Worn
from data.seasons import Season
from data.settings import ServerSettings
from engine.variants import VARIANTS


async def season_page(click: Click, view: SettingView) -> Sequence[Block]:
    """The page of a server's panel that is about seasons."""
    language, present, guild = view.language, view.present, view.guild
    async with click.client.db.reading() as tx:
        season = await seasons.running(tx, server_of(click))
        worn = await champion_roles.worn(tx, server_of(click))
    own = [one for one in SETTINGS if one.asked.page == PAGE]
    lines = [line for one in own for line in one.lines(view)]
    lines += running_lines(language, season)
    lines += trouble_lines(language, present, guild, worn)
    zone = button(say(language, "button-season-zone"), "server:ask:zone")
    last = button(say(language, "button-season-last"), "server:ask:last")
    end = button(say(language, "button-season-end"), "server:season:end", RED)
    return [
        "\n".join(lines),
        *(block for one in own for block in one.blocks(view)),
        *role_menus(language, present, guild, game_meant(click, present)),
        *buttons([zone, *([last, end] if season else [])]),
    ]


def role_menus(
    language: str, present: ServerSettings, guild: discord.Guild | None, game: str
) -> list[Row]:
    """The role of a game's champion, below the menu that says of which."""
    games = [
        (key, say(language, "menu-champion-game", game=game_name(language, key)), None)
        for key in VARIANTS
    ]
    role = present.champion_roles.get(game)
    there = [role] if role is not None and (guild is None or guild.get_role(role)) else []
    hint = say(language, "menu-champion-none")
    shown = role_menu(f"server:champion:{game}", there, hint)
    return [menu("server:season:game", games, game), shown]


def game_meant(click: Click, present: ServerSettings) -> str:
    """The game whose champion's role is looked at: one that the click names, else the usual."""
    if click.type is discord.InteractionType.application_command:
        named = [getattr(click.namespace, "champion-game")]
    else:
        named = [*chosen(click), custom_id(click).rpartition(":")[2]]
    return next((one for one in named if one in VARIANTS), present.game)


def running_lines(language: str, season: Season | None) -> Iterator[str]:
    """Lines about the season that goes on."""
    if season is None:
        yield say(language, "server-season-none")
        return
    when = {"ends": day(season.end_ms), "left": moment(season.end_ms), "days": dates_text(season)}
    yield say(language, "server-season-runs", number=season.number, **when)


def trouble_lines(
    language: str, present: ServerSettings, guild: discord.Guild | None, worn: Sequence[Worn]
) -> Iterator[str]:
    """Which roles we cannot give, and what to do about it."""
    stuck = {one.role_id for one in worn if one.trouble == "forbidden"}
    for role in dict.fromkeys(present.champion_roles.values()):
        found = guild.get_role(role) if guild is not None else None
        if guild is not None and found is None:
            yield say(language, "server-champion-gone")
        elif role in stuck or (found is not None and not may_give(found)):
            stuck.add(role)
    for role in sorted(stuck):
        yield say(language, "server-champion-forbidden", role=f"<@&{role}>")
    if any(one.trouble == "left" for one in worn):
        yield say(language, "server-champion-left")
