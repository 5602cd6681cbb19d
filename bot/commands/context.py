"""What all commands share: where they work, how they are made, and which table is meant."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial, wraps
from inspect import Parameter, Signature, signature
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.carrying_on import carry_id
from bot.controls import clicks
from bot.controls.clicks import Click
from bot.controls.entering import Focus, enter_at
from bot.controls.places import opened_for
from bot.controls.settings import Given, Setting, game_choices, options_of
from bot.people.readers import WATCHERS, Readers
from bot.people.refused import Refused
from bot.people.texts import FALLBACK, plain_name, say, text
from bot.render.guide import has_lesson, new_game_way
from bot.render.titles import game_name
from bot.runtime.senders import channel_of, guild_of, user_of
from bot.table.table import Table
from bot.typed.search import Search
from data import games, profiles, standings
from data.errors import NoSuchGame
from data.games import GameRow
from data.ids import GameId, UserId
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

Command = TypeVar("Command")
Slash = app_commands.Command[Any, ..., None]
"""A command that is there to be called."""

server_of = partial(clicks.server_of, otherwise="standings-server-only")
"""The server whose standings are meant; raises Refused in a DM."""

TableText = app_commands.Range[str, 1, 20]
"""How a table is named: `17` or `#17`."""
MOST_CHOICES = 25
"""Discord's limit for what an autocompletion proposes."""


def EVERYWHERE(command: Command) -> Command:  # noqa: N802
    """Let a command work in servers, in their threads, and in the DM with the bot."""
    installed = app_commands.allowed_installs(guilds=True, users=False)
    allowed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    return allowed(installed(command))


def command(key: str, group: app_commands.Group | None = None) -> Callable[[Any], Slash]:
    """Make a command of *group*, or one that works everywhere.

    Its name, its options and what they are for are the texts of *key*.
    """
    make = group.command if group else app_commands.command

    def decorate(work: Any) -> Slash:
        names = [*signature(work).parameters][1:]
        app_commands.rename(**{one: text(f"command-{key}-{one}") for one in names})(work)
        about = {one: text(f"command-{key}-{one}.description") for one in names}
        app_commands.describe(**about)(work)
        name, description = text(f"command-{key}"), text(f"command-{key}.description")
        return make(name=name, description=description)(work if group else EVERYWHERE(work))

    return decorate


WATCHER_WORDS = [Choice(name=text(f"choice-watchers-{word}"), value=word) for word in WATCHERS]
GAMES: list[Choice[str]] = []
"""The games to choose from; discord.py reads the list when commands are registered."""
LESSONS: list[Choice[str]] = []
"""The same of those that are taught."""


def offer_games() -> None:
    """Let people choose from the games that there are now."""
    GAMES[:] = game_choices()
    LESSONS[:] = [choice for choice in GAMES if has_lesson(choice.value)]


async def usual_game(click: Click) -> str:
    """The game that is meant where none is named."""
    return (await click.client.preferences.of_server(guild_of(click))).game


async def game_played(click: Click) -> str:
    """The game that is meant in a list of results: the one played most here, if any was."""
    found = await click.client.db.read(standings.played, server_of(click))
    return next((one for one in found if one in VARIANTS), None) or await usual_game(click)


def table_number(typed: str) -> GameId:
    """The number of a table, `17` or `#17`; raises Refused."""
    number = typed.strip().removeprefix("#").strip()
    if not (number.isascii() and number.isdecimal() and len(number) <= 18):
        raise Refused("table-not-understood")
    return GameId(int(number))


async def table_for(click: Click, typed: str | None) -> Table:
    """The table that is meant, at which the caller sits.

    The one named; else the caller's one in this channel; else the only one where it is the
    caller's turn; else the one in front of them here. Raises Refused; where that leaves several,
    with a button for each that carries on with the command.
    """
    return await enter_at(click, await table_meant(click, typed))


async def table_meant(click: Click, typed: str | None) -> Table:
    """The table that is meant, as `table_for` finds it, before anybody has entered there."""
    app, user = click.client, user_of(click)
    if typed is not None:
        table = await app.tables.get(table_number(typed))
        table.own_seat(user)
        return table
    tables = await tables_of(click)
    if not tables:
        language = await app.languages.of_click(click)
        raise Refused("no-game-now", [new_game_way(language)])
    tables = still_in(tables, user) or tables
    here = [one for one in tables if one.row.channel_id == channel_of(click)] or tables
    here = [one for one in here if one.user_at(one.state.to_act) == user] or here
    here = [one for one in here if one.id == app.part(Focus).of(click)] or here
    if len(here) > 1:
        is_typing = click.type is discord.InteractionType.autocomplete
        ways = [] if is_typing else await ways_to(click, here)
        raise Refused("which-table", ways, example=here[0].id)
    return here[0]


async def ways_to(click: Click, tables: Iterable[Table]) -> list[tuple[str, str]]:
    """Labels and ids of buttons that give the command at each table. Raises NotUnderstood."""
    language = await click.client.languages.of_click(click)
    return [
        (table_label(language, one.row, user_of(click)), carry_id(click, one, language))
        for one in tables
    ]


async def check_reader(click: Click, row: GameRow) -> None:
    """Raise Refused where the caller may not look at a game: there is none of that number then."""
    await click.client.part(Readers).check(click, row)


async def check_past(click: Click, row: GameRow) -> None:
    """Raise Refused where the caller may not look back at a game, or its cards are still played."""
    row = await opened_for(click.client, user_of(click), row)
    await check_reader(click, row)
    if row.audience == "sealed":
        raise Refused("table-sealed", game=row.id)


def check_unsealed(row: GameRow) -> None:
    """Raise Refused where the cards of a game may not be told yet to who has not played them."""
    if row.audience == "sealed":
        raise Refused("today-seed-later" if row.is_todays else "table-sealed", game=row.id)


async def tables_of(click: Click) -> list[Table]:
    """The caller's running tables."""
    numbers = await click.client.db.read(games.numbers_of, user_of(click))
    return [await click.client.tables.get(number) for number in numbers]


def still_in(tables: Iterable[Table], user: UserId) -> list[Table]:
    """Those of the tables at which *user* has not given up or lost."""
    return [table for table in tables if table.seat_of(user) in table.state.playing]


async def own_tables(click: Click, typed: str) -> list[Choice[str]]:
    """Autocompletion: the caller's running tables, those of this channel first."""
    tables = await tables_of(click)
    rows = [table.row for table in still_in(tables, user_of(click)) or tables]
    here = sorted(rows, key=lambda row: row.channel_id != channel_of(click))
    return await table_choices(click, here, typed)


async def past_games(click: Click) -> Sequence[GameRow]:
    """The caller's last finished games here, the newest first."""
    user = user_of(click)
    return (await click.client.db.read(profiles.history, guild=guild_of(click), user=user)).games


async def last_game(click: Click, otherwise: str) -> GameId:
    """The caller's last finished game here; raises Refused, with that key, where there is none."""
    for row in await past_games(click):
        return row.id
    raise Refused(otherwise)


async def finished(click: Click, typed: str) -> list[Choice[str]]:
    """Autocompletion: the caller's finished games here, the newest first."""
    return await table_choices(click, await past_games(click), typed)


async def table_choices(click: Click, rows: Iterable[GameRow], typed: str) -> list[Choice[str]]:
    """Tables as choices, `#17 · 500 Rummy · Bob`, those whose text contains what is typed."""
    language, user = await click.client.languages.of_click(click), user_of(click)
    named = [Choice(name=table_label(language, row, user), value=str(row.id)) for row in rows]
    return [one for one in named if typed.lower() in one.name.lower()][:MOST_CHOICES]


def table_label(language: str, row: GameRow, user: UserId) -> str:
    """A table as its player knows it: number, game, the others."""
    others = ", ".join(plain_name(one.name) for one in row.players if one.user_id != user)
    game = say(language, "table-title", number=row.id, game=game_name(language, row.variant))
    return f"{game} · {others}"[:100]


async def guessed(click: Click) -> Table | None:
    """The table that the command being typed means, where the caller is to act and can."""
    try:
        table = await table_for(click, click.namespace.table or None)
    except (Refused, NoSuchGame):
        return None
    acts = table.user_at(table.state.to_act) == user_of(click)
    return table if acts and not table.halted else None


async def sight(click: Click) -> Seen | None:
    """What the caller sees of the table that the command being typed means, on their turn there.

    Proposals are made from nothing else.
    """
    table = await guessed(click)
    return None if table is None else seen_by(table.state, table.own_seat(user_of(click)))


def matching(
    pairs: Iterable[tuple[str, str]], typed: str, language: str = FALLBACK, *, tiles: bool = False
) -> list[Choice[str]]:
    """Labels and values that contain what is typed, in any of its spellings."""
    search = Search(typed, language, tiles=tiles)
    found = [
        Choice(name=label[:100], value=value)
        for label, value in pairs
        if search.finds(label, value)
    ]
    return found[:MOST_CHOICES]


GAME: app_commands.Group = EVERYWHERE(
    app_commands.Group(name=text("command-game"), description=text("command-game.description"))
)
"""`/game …`: what one does about a game, beside playing it."""
CLUB: app_commands.Group = EVERYWHERE(
    app_commands.Group(name=text("command-club"), description=text("command-club.description"))
)
"""`/club …`: what a server does together."""


TableWork = Callable[..., Awaitable[None]]
"""Is called with the click and the table; what else it takes, by name alone, are the options."""
Propose = Callable[[Click, str], Coroutine[Any, Any, list[Choice[Any]]]]

CLICK = Parameter("click", Parameter.POSITIONAL_OR_KEYWORD)
WHICH = Parameter("table", Parameter.KEYWORD_ONLY, default=None, annotation=TableText | None)


def at_table(
    key: str, work: TableWork, group: app_commands.Group | None = None, /, **proposals: Propose
) -> Slash:
    """The command *key* of *group*, which does *work* at the table that its last option means.

    *proposals* are made for the options of these names.
    """
    taken = signature(work).parameters.values()
    own = [option for option in taken if option.kind is Parameter.KEYWORD_ONLY]

    @wraps(work)
    async def given(click: Click, table: str | None = None, **values: Any) -> None:
        await work(click, await table_for(click, table), **values)

    given.__signature__ = Signature([CLICK, *own, WHICH])  # type: ignore[attr-defined]
    made = command(key, group)(given)
    for option, propose in {"table": own_tables, **proposals}.items():
        made.autocomplete(option)(propose)
    return made


AnswerGiven = Callable[[Click, Given], Awaitable[None]]


def command_of(
    key: str,
    settings: Sequence[Setting],
    answer: AnswerGiven,
    group: app_commands.Group | None = None,
) -> Slash:
    """The command that `command-<key>` names, with the options of all *settings*.

    *answer* hears which of them were given, and what.
    """
    offered = options_of(settings)

    async def work(click: Click, **given: Any) -> None:
        await answer(click, {name: wish for name, wish in given.items() if wish is not None})

    # discord.py reads options from a signature; this one is as long as there are settings.
    own = [
        Parameter(one.name, Parameter.KEYWORD_ONLY, default=None, annotation=one.form | None)
        for one in offered
    ]
    work.__signature__ = Signature([CLICK, *own])  # type: ignore[attr-defined]
    chosen = {one.name: list(one.choices) for one in offered if one.choices}
    proposed = {one.name: one.propose for one in offered if one.propose}
    app_commands.choices(**chosen)(app_commands.autocomplete(**proposed)(work))
    return command(key, group)(work)
