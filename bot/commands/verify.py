"""`/game verify`: how anybody can check the shuffles of a game, with its record as a file."""

import io
from collections.abc import Iterator

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import (
    GAME,
    check_past,
    check_unsealed,
    command,
    past_games,
    table_choices,
)
from bot.commands.tables import meant
from bot.controls.clicks import Click
from bot.people.texts import name_text, say
from bot.render.layout import NOBODY
from bot.runtime.senders import guild_of, user_of
from bot.table.record import record_of
from bot.table.table import Table
from data import games
from data.ids import GameId
from data.store.database import Database


@command("game-verify", GAME)
async def verify(click: Click, table: app_commands.Range[str, 1, 20] | None = None) -> None:
    """Show what proves the shuffles of a game; raises Refused and NoSuchGame.

    To everybody here, but for a game of another server, or a hidden one: these are told to their
    player alone. So is all in a DM, where a hand may stand above.
    """
    chosen = await named(click, table)
    await check_past(click, chosen.row)
    check_unsealed(chosen.row)
    own = guild_of(click) in (None, chosen.row.guild_id) and not chosen.row.is_hidden
    app = click.client
    language = await (
        app.languages.of_server(guild_of(click)) if own else app.languages.of_click(click)
    )
    lines = [*proof(language, chosen), say(language, proof_key(chosen), game=chosen.id)]
    files = [await record_file(app.db, chosen.id)] if chosen.over else []
    is_private = not own or guild_of(click) is None
    await click.response.send_message(
        "\n".join(lines), files=files, ephemeral=is_private, allowed_mentions=NOBODY
    )


async def named(click: Click, typed: str | None) -> Table:
    """The table that is named, else the caller's last finished game here, else the one meant."""
    past = () if typed else await past_games(click)
    return await (click.client.tables.get(past[0].id) if past else meant(click, typed))


def proof_key(table: Table) -> str:
    """Which sentences follow: how to check, that the seed comes later, or never."""
    if not table.row.seed:
        return "verify-gone"
    return "verify-how" if table.over else "verify-later"


def proof(language: str, table: Table) -> Iterator[str]:
    """Commitment, contributions and, after the end, the seed."""
    row = table.row
    yield say(language, "verify-title", game=table.id)
    yield say(language, "verify-commitment", commitment=row.commitment)
    if not row.seed:
        return
    for player in row.players:
        if player.entropy:
            name, entropy = name_text(player.name), player.entropy.hex()
            yield say(language, "verify-contribution", name=name, entropy=entropy)
    if table.over:
        yield say(language, "verify-seed", seed=row.seed.hex())


async def record_file(db: Database, game: GameId) -> discord.File:
    """The record of a game that is over."""
    record = await record_of(db, game)
    return discord.File(io.BytesIO(record.encode()), f"jolly-{game}.txt")


@verify.autocomplete("table")
async def known(click: Click, typed: str) -> list[Choice[str]]:
    """The caller's running and finished games here, the newest first."""
    running = await click.client.db.read(games.tables_of, user_of(click))
    rows = sorted((*running, *await past_games(click)), key=lambda row: -row.id)
    return await table_choices(click, rows, typed)
