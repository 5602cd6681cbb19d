"""The page of a server's panel that is about seasons: its time zone, their length, champions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.club.season.champions import may_give
from bot.club.season.view import days_text
from bot.controls.setting_menus import menu
from bot.people import zones
from bot.people.texts import say
from bot.render.dialog import modal, text_field
from bot.render.layout import Block, Row, button, buttons
from bot.render.titles import day, game_name, moment
from bot.runtime.clock import now_ms
from bot.typed.filled import Fields
from data.champion_roles import Worn
from data.seasons import Season
from data.settings import ServerSettings
from engine.variants import VARIANTS

LENGTHS = ("month", "quarter", "weeks-4", "weeks-2")


@dataclass(frozen=True, slots=True)
class SeasonFacts:
    """What the database tells of a server's seasons; *game* is whose champion's role is chosen."""

    season: Season | None = None
    worn: Sequence[Worn] = ()
    game: str = ""


NO_FACTS = SeasonFacts()


def season_page(
    language: str,
    present: ServerSettings,
    guild: discord.Guild | None,
    facts: SeasonFacts = NO_FACTS,
) -> list[Block]:
    """The page."""
    lines = [*season_lines(language, present), *running_lines(language, facts.season)]
    lines += trouble_lines(language, present, guild, facts.worn)
    zone = button(say(language, "button-season-zone"), "server:dialog:zone")
    last = button(say(language, "button-season-last"), "server:dialog:last")
    danger = discord.ButtonStyle.danger
    end = button(say(language, "button-season-end"), "server:season:end", danger)
    return [
        "\n".join(lines),
        zone_menu(language, present),
        length_menu(language, present),
        post_menu(language, present),
        *role_menus(language, present, guild, facts.game or present.game),
        *buttons([zone, *([last, end] if facts.season else [])]),
    ]


def zone_menu(language: str, present: ServerSettings) -> Row:
    """A menu of time zones, as a person has one."""
    now = now_ms()
    lines = [
        (zone, say(language, "menu-zone", zone=zones.zone_label(zone, now)), None)
        for zone in zones.zones_near(present.zone)
    ]
    return menu("server:season:zone", lines, present.zone or "UTC")


def length_menu(language: str, present: ServerSettings) -> Row:
    """How long seasons last."""
    lines = [(one, say(language, "menu-season-length", value=one), None) for one in LENGTHS]
    return menu("server:season:length", lines, present.season)


def post_menu(language: str, present: ServerSettings) -> Row:
    """Whether champions are posted."""
    lines = [(one, say(language, "menu-season-post", value=one), None) for one in ("on", "off")]
    return menu("server:season:post", lines, "on" if present.season_post else "off")


def role_menus(
    language: str, present: ServerSettings, guild: discord.Guild | None, game: str
) -> list[Row]:
    """The role of a game's champion, below the menu that says of which."""
    games = [
        (key, say(language, "menu-champion-game", game=game_name(language, key)), None)
        for key in VARIANTS
    ]
    role = present.champion_roles.get(game)
    known = role is not None and (guild is None or guild.get_role(role) is not None)
    kind = discord.SelectDefaultValueType.role
    chosen = [discord.SelectDefaultValue(id=role or 0, type=kind)] if known else []
    shown: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=f"server:champion:{game}",
        placeholder=say(language, "menu-champion-none"),
        min_values=0,
        default_values=chosen,
    )
    return [menu("server:season:game", games, game), ui.ActionRow(shown)]


def season_lines(language: str, present: ServerSettings) -> Iterator[str]:
    """What is set."""
    yield say(language, "server-zone", zone=present.zone or "UTC")
    yield say(language, "server-season", value=present.season)
    if not present.season_post:
        yield say(language, "server-champions-silent")
    elif present.weekly_channel is None:
        yield say(language, "server-champions-nowhere")
    else:
        yield say(language, "server-champions-posted", channel=f"<#{present.weekly_channel}>")
    for game, role in present.champion_roles.items():
        if game in VARIANTS:
            name = game_name(language, game)
            yield say(language, "server-champion-role", game=name, role=f"<@&{role}>")


def running_lines(language: str, season: Season | None) -> Iterator[str]:
    """The season that goes on."""
    if season is None:
        yield say(language, "server-season-none")
        return
    yield say(
        language,
        "server-season-runs",
        number=season.number,
        days=days_text(season),
        ends=day(season.end_ms),
        left=moment(season.end_ms),
    )


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


def end_question(language: str) -> tuple[str, list[ui.Button[Any]]]:
    """Whether to end the season now."""
    danger = discord.ButtonStyle.danger
    return say(language, "season-end-sure"), [
        button(say(language, "button-yes"), "server:season:over", danger),
        button(say(language, "button-no"), "server:season:keep"),
    ]


def season_dialog(
    language: str, what: str, present: ServerSettings, season: Season | None, typed: Fields
) -> ui.Modal:
    """Asks for a time zone, or for the last day of the season."""
    if what == "zone":
        label, hint = say(language, "field-zone"), say(language, "field-zone-about")
        value, length = typed.get("zone", present.zone or ""), 50
    else:
        label, hint = say(language, "field-last"), say(language, "field-last-about")
        last = days_text(season).rpartition(" ")[2] if season else ""
        value, length = typed.get("last", last), 10
    parts = [text_field(what, label, value, hint=hint, length=length)]
    return modal(say(language, "server-page-season"), f"server:told:{what}", parts)
