"""The list of one's tables: where it is one's turn first, and last what has just ended."""

from collections.abc import Mapping
from typing import Any

from aiohttp import web

from bot.controls.clicks import Client
from bot.people.texts import plain_name, say
from bot.render.titles import game_name
from bot.runtime.clock import DAY_MS, now_ms
from bot.table.table import Table
from bot.web.sessions import Sessions
from bot.web.words import words_view
from data import games
from data.game_rows import GameRow
from data.ids import UserId

MOST_OVER = 10
"""Tables that have ended lately: more are no help in choosing."""
ORDER = ("your_turn", "waiting", "over")


async def running(client: Client, request: web.Request) -> web.Response:
    """The reader's tables as JSON; 401 where nobody is signed in. Raises StorageRefused."""
    user = await client.part(Sessions).reader(request)
    if user is None:
        raise web.HTTPUnauthorized
    language = await client.languages.of_user(user, None)
    rows = await client.db.read(games.tables_of, user)
    over = await client.db.read(games.ended_of, user, now_ms() - DAY_MS, MOST_OVER)
    found = [of_table(await client.tables.get(row.id), user, language) for row in rows]
    found.sort(key=lambda one: ORDER.index(one["state"]))
    found += [of_ended(row, user, language) for row in over]
    words = words_view(language, await client.looks.of_user(user, None))
    return web.json_response(words | {"t": "tables", "tables": found})


def of_table(table: Table, user: UserId, language: str) -> Mapping[str, Any]:
    """A running table, and whose turn it is there."""
    acting = table.state.to_act
    if table.halted or acting is None:
        return line(table.row, user, language, "waiting", say(language, "running-paused"))
    if table.user_at(acting) == user:
        return line(table.row, user, language, "your_turn", say(language, "running-your-turn"))
    name = plain_name(table.row.players[acting - 1].name)
    return line(table.row, user, language, "waiting", say(language, "running-turn", name=name))


def of_ended(row: GameRow, user: UserId, language: str) -> Mapping[str, Any]:
    """A table that has ended lately."""
    won = row.winner is not None and row.players[row.winner - 1].user_id == user
    key = "aborted" if row.state == "aborted" else "won" if won else "over"
    return line(row, user, language, "over", say(language, f"running-{key}"))


def line(row: GameRow, user: UserId, language: str, state: str, text: str) -> Mapping[str, Any]:
    """One table of the list; the *text* says how it stands there."""
    others = (plain_name(one.name) for one in row.players if one.user_id != user)
    return {
        "number": row.id,
        "title": f"{game_name(language, row.variant)} · #{row.id}",
        "players": ", ".join(others),
        "state": state,
        "text": text,
    }
