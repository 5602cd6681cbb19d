"""`/server show` and `/server set`: what the members who manage a server decide for it."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.commands.context import GAMES, options
from bot.commands.preferences import AUTOMATIC, choices, given, language_given, language_name
from bot.controls.clicks import Click, Client
from bot.messages.replies import NOBODY
from bot.messages.weeks import last_told
from bot.people.refused import Refused
from bot.people.texts import LANGUAGES, say, text
from bot.render.layout import layout
from bot.render.titles import day, game_name
from bot.runtime.clock import now_ms
from data import settings
from data.settings import ServerSettings
from data.store.database import Database

Place = discord.TextChannel | discord.VoiceChannel | discord.Thread
"""Where messages can be posted."""
MOST_CHANNELS = 50
"""More would not fit the message that shows them."""


server = app_commands.Group(
    name=text("command-server"),
    description=text("command-server.description"),
    default_permissions=discord.Permissions(manage_guild=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    allowed_contexts=app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=False
    ),
)


def managed(click: Click) -> int:
    """The server that the caller manages; raises Refused.

    Discord hides the command from others, but a server can show it to anybody.
    """
    if click.guild_id is None:
        raise Refused("server-only")
    if not click.permissions.manage_guild:
        raise Refused("server-needs-permission")
    return click.guild_id


@server.command(
    name=text("command-server-show"), description=text("command-server-show.description")
)
async def show(click: Click) -> None:
    """Show the server's settings, to the caller alone."""
    guild = managed(click)
    async with click.client.db.reading() as tx:
        present = await settings.server_settings(tx, guild)
    await answer(click, present, "server-hint")


async def answer(click: Click, present: ServerSettings, last: str) -> None:
    """Show the settings of a server and a *last* sentence, to the caller alone."""
    language = await click.client.languages.of_click(click)
    weekly = weekly_lines(click.guild, present.weekly_channel, language)
    lines = [*server_lines(present, language), *weekly, say(language, last)]
    await click.response.send_message(
        view=layout("\n".join(lines)), ephemeral=True, allowed_mentions=NOBODY
    )


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
    "games_per_person",
    "games_per_server",
    "challenges_per_person",
    "challenges_to_person",
)
@app_commands.choices(
    game=GAMES,
    language=choices(AUTOMATIC, *LANGUAGES),
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
    games_per_person: Range[int, 1, 100] | None = None,
    games_per_server: Range[int, 1, 10_000] | None = None,
    challenges_per_person: Range[int, 1, 50] | None = None,
    challenges_to_person: Range[int, 1, 50] | None = None,
) -> None:
    """Change what is named, and show everything, to the caller alone."""
    guild = managed(click)
    changes = given(
        game=game,
        cards=cards,
        threads=threads,
        games_per_person=games_per_person,
        games_per_server=games_per_server,
        challenges_per_person=challenges_per_person,
        challenges_to_person=challenges_to_person,
    )
    changes |= language_given(language)
    listed = allow.id if allow else None, forbid.id if forbid else None
    told = weekly.id if weekly else None
    present = await store(click.client.db, guild, changes, listed, told, weekly_off=weekly_off)
    click.client.preferences.changed(guild)
    if "cards" in changes or language is not None:
        click.client.announcer.mark_all(guild=guild)
    await answer(click, present, "server-changed")


async def store(
    db: Database,
    guild: int,
    changes: dict[str, Any],
    listed: tuple[int | None, int | None] = (None, None),
    weekly: int | None = None,
    *,
    weekly_off: bool = False,
) -> ServerSettings:
    """Store *changes*, the channels to be *listed* and not, and where a week is told.

    Two who change something at the same time both have it changed. Raises Refused.
    """
    async with db.transaction() as tx:
        present = await settings.held_server(tx, guild)
        more = channels(present, *listed) | weekly_given(present, weekly, off=weekly_off)
        return await settings.change_server(tx, guild, **changes | more)


def channels(present: ServerSettings, allow: int | None, forbid: int | None) -> dict[str, Any]:
    """The list of allowed channels after a change; nothing where it stays. Raises Refused."""
    if allow is None and forbid is None:
        return {}
    listed = dict.fromkeys((*present.challenge_channels, *([allow] if allow else [])))
    if len(listed) > MOST_CHANNELS:
        raise Refused("server-too-many-channels", count=MOST_CHANNELS)
    return {"challenge_channels": tuple(one for one in listed if one != forbid)}


def weekly_given(present: ServerSettings, channel: int | None, *, off: bool) -> dict[str, Any]:
    """Where the standings of each week are posted after a change: the first is the present one."""
    if off:
        return {"weekly_channel": None, "weekly_posted": None}
    if channel is None:
        return {}
    begun = present.weekly_channel is not None
    posted = present.weekly_posted if begun else last_told(now_ms()).name
    return {"weekly_channel": channel, "weekly_posted": posted}


def weekly_lines(guild: discord.Guild | None, channel: int | None, language: str) -> Iterator[str]:
    """Where and when the standings of the week are posted, and whether that is possible."""
    if channel is None:
        yield say(language, "server-weekly-off")
        return
    where = f"<#{channel}>"
    following = day(last_told(now_ms()).next_told_ms)
    yield say(language, "server-weekly", channel=where, next=following)
    if guild is not None and not may_write(guild, channel):
        yield say(language, "server-weekly-forbidden", channel=where)


def may_write(guild: discord.Guild, channel: int) -> bool:
    """Whether we can post in a channel or thread of *guild*, as far as Discord has told us."""
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return False
    own = place.permissions_for(guild.me)
    is_thread = isinstance(place, discord.Thread)
    return own.view_channel and (own.send_messages_in_threads if is_thread else own.send_messages)


def server_lines(present: ServerSettings, language: str) -> Iterator[str]:
    """All settings of a server."""
    yield say(language, "server-title")
    where = "server-only-in" if present.challenge_channels else "server-everywhere"
    listed = ", ".join(f"<#{channel}>" for channel in present.challenge_channels)
    yield say(language, "server-channels", channels=say(language, where, channels=listed))
    yield say(language, "server-game", game=game_name(language, present.game))
    yield say(language, "server-language", value=language_name(language, present.language))
    chosen = "as-seated" if present.cards == "automatic" else present.cards
    yield say(language, "server-cards", value=say(language, f"choice-{chosen}"))
    yield say(language, "server-threads", value="yes" if present.threads else "no")
    yield say(
        language,
        "server-games",
        person=present.games_per_person,
        server=present.games_per_server,
    )
    yield say(
        language,
        "server-challenges",
        by=present.challenges_per_person,
        to=present.challenges_to_person,
    )


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    tree.add_command(server)
