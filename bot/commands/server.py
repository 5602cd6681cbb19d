"""`/server show` and `/server set`: what the members who manage a server decide for it."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.club.season.controls import SEASON_CONTROLS, check_role, role_given, set_last_day
from bot.club.season.panel import LENGTHS
from bot.commands.context import GAMES, options
from bot.commands.preferences import choices, given, zones
from bot.controls.clicks import Click, Client
from bot.controls.role_pages import ROLES
from bot.controls.server_controls import (
    SERVER_CONTROLS,
    change,
    listed,
    roles_listed,
    server_of,
    weekly_given,
)
from bot.controls.server_controls import show as show_panel
from bot.controls.server_panel import EVERYTHING, PAGES, page_for, words
from bot.controls.setting_menus import LANGUAGE_CHOICES, language_of_choice
from bot.messages.replies import NOBODY
from bot.people.texts import say, text
from bot.people.zones import read_zone
from bot.runtime.senders import guild_of
from data import settings
from data.ids import NO_GUILD, ChannelId
from data.settings import ServerSettings

Place = discord.TextChannel | discord.VoiceChannel | discord.Thread
"""Where messages can be posted."""


server = app_commands.Group(
    name=text("command-server"),
    description=text("command-server.description"),
    default_permissions=discord.Permissions(manage_guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=False
    ),
)


@server.command(
    name=text("command-server-show"), description=text("command-server-show.description")
)
async def show(click: Click) -> None:
    """Show the server's settings to the caller alone, who changes them if they manage it."""
    await show_settings(click, EVERYTHING)


@server.command(
    name=text("command-server-setup"), description=text("command-server-setup.description")
)
async def setup_(click: Click) -> None:
    """Lead through the settings, step by step."""
    await show_settings(click, PAGES[0])


async def show_settings(click: Click, page: str) -> None:
    """The panel, at that *page*, or the settings in words alone."""
    guild = server_of(click)
    async with click.client.db.reading() as tx:
        present = await settings.server_settings(tx, guild)
    if click.permissions.manage_guild:
        await show_panel(click, present, page)
        return
    view = words(await click.client.languages.of_click(click), present, click.guild)
    await click.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


@server.command(name=text("command-server-set"), description=text("command-server-set.description"))
@options(
    "server-set",
    "allow",
    "forbid",
    "game",
    "language",
    "cards",
    "threads",
    "weekly",
    "weekly_off",
    "zone",
    "season",
    "season_ends",
    "season_post",
    "champion_role",
    "champion_game",
    "games_per_person",
    "games_per_server",
    "challenges_per_person",
    "challenges_to_person",
    "mentions_per_hour",
    "moderator",
    "challenger",
    "muted",
    "role_off",
)
@app_commands.choices(
    game=GAMES,
    champion_game=GAMES,
    season=choices(*LENGTHS),
    language=choices(*LANGUAGE_CHOICES),
    cards=[
        Choice(name=text("choice-as-seated"), value="automatic"),
        *choices("text", "emoji", "image"),
    ],
)
async def set_(
    click: Click,
    allow: Place | None = None,
    forbid: Place | None = None,
    game: str | None = None,
    language: str | None = None,
    cards: str | None = None,
    threads: bool | None = None,
    weekly: Place | None = None,
    weekly_off: bool = False,
    zone: Range[str, 1, 50] | None = None,
    season: str | None = None,
    season_ends: Range[str, 1, 10] | None = None,
    season_post: bool | None = None,
    champion_role: discord.Role | None = None,
    champion_game: str | None = None,
    games_per_person: Range[int, 1, 100] | None = None,
    games_per_server: Range[int, 1, 10_000] | None = None,
    challenges_per_person: Range[int, 1, 50] | None = None,
    challenges_to_person: Range[int, 1, 50] | None = None,
    mentions_per_hour: Range[int, 0, 10_000] | None = None,
    moderator: discord.Role | None = None,
    challenger: discord.Role | None = None,
    muted: discord.Role | None = None,
    role_off: discord.Role | None = None,
) -> None:
    """Change what is named, and show the panel, to the caller alone."""
    wishes = given(
        game=game,
        cards=cards,
        threads=threads,
        season=season,
        season_post=season_post,
        games_per_person=games_per_person,
        games_per_server=games_per_server,
        challenges_per_person=challenges_per_person,
        challenges_to_person=challenges_to_person,
        mentions_per_hour=mentions_per_hour,
    )
    added = {"moderators": moderator, "challengers": challenger, "muted": muted}
    if language is not None:
        wishes["language"] = language_of_choice(language)
    if zone is not None:
        wishes["zone"] = read_zone(zone)
    if champion_role is not None:
        check_role(click, champion_role.id)

    def wished(present: ServerSettings) -> dict[str, Any]:
        places = named(present, allow, forbid) | posted(present, weekly, off=weekly_off)
        found = wishes | places | with_roles(present, added, role_off, guild_of(click) or NO_GUILD)
        if champion_role is not None:
            found |= role_given(present, champion_game or present.game, champion_role.id)
        return found

    present, changes = await change(click, wished)
    if season_ends is not None:
        await set_last_day(click, season_ends)
        changes["season"] = present.season
    said = say(await click.client.languages.of_click(click), "server-changed")
    shown = champion_game if champion_role is not None and champion_game else ""
    await show_panel(click, present, page_for(changes), said, shown)


set_.autocomplete("zone")(zones)


def named(present: ServerSettings, allow: Place | None, forbid: Place | None) -> dict[str, Any]:
    """The list of allowed channels after a change; nothing where it stays. Raises Refused."""
    if allow is None and forbid is None:
        return {}
    return listed(present, {allow.id} if allow else set(), {forbid.id} if forbid else set())


def posted(present: ServerSettings, weekly: Place | None, *, off: bool) -> dict[str, Any]:
    """Where the standings of each week are posted after a change; nothing where that stays."""
    if weekly is None and not off:
        return {}
    return weekly_given(present, None if off or weekly is None else ChannelId(weekly.id))


def with_roles(
    present: ServerSettings,
    added: Mapping[str, discord.Role | None],
    off: discord.Role | None,
    everybody: int,
) -> dict[str, Any]:
    """The lists of roles with one *added* to each, and one taken *off* all; raises Refused."""
    found: dict[str, Any] = {}
    for part, role in added.items():
        picked, before = {role.id} if role else set(), {off.id} if off else set()
        if picked or before & set(getattr(present, ROLES[part])):
            found |= roles_listed(present, part, picked, before, everybody)
    return found


DYNAMIC_ITEMS = (*SERVER_CONTROLS, *SEASON_CONTROLS)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    tree.add_command(server)
