"""Ids and times are types: mypy refuses one kind where another is meant."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent
NAMES = re.compile(
    r"_?(users?|guilds?|servers?|channels?|messages?|game|challenges?|tournaments?"
    r"|reader|nobody|now|ms|\w+_ids?|\w+_ms)"
)
"""What is called so is an id or a time, or holds some."""
OTHERS = {
    "shard_id": "a shard is counted by us: it has no id of Discord's",
    "shard_ids": "so are several",
    "role_id": "roles are given for nothing else",
    "event_id": "an event is named by its tournament alone",
    "user in bot/hosting/showcase.py": "the sandbox asks, and knows none of our types",
}
"""Other numbers with such names, each with why it is a mere one."""
BY_SHARD = re.compile(r"(Mapping|dict)\[int, Ms\]")
"""Times by shards."""

MIXED_UP = """
from bot.messages.posts import Posts
from bot.people.preferences import Preferences
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.table.table import Table
from bot.table.tables import Tables
from data import bans, challenges, games, names, tournaments
from data.game_rows import GameRow
from data.ids import GameId, GuildId, Ms, UserId
from data.store.transaction import Transaction

async def asked(tx: Transaction, row: GameRow, user: UserId, guild: GuildId) -> None:
    await names.names(tx, guild, [user])
    await names.names(tx, user, [user])  # refused
    await names.names(tx, guild, [guild])  # refused
    await bans.of_person(tx, guild, user, now_ms() + MINUTE_MS)
    await bans.of_person(tx, user, guild, now_ms())  # refused
    await bans.of_person(tx, guild, user, row.id)  # refused
    await games.load(tx, row.id)
    await games.load(tx, now_ms())  # refused
    await games.load(tx, row.step)  # refused
    await games.tables_in(tx, row.channel_id)
    await games.tables_in(tx, guild)  # refused
    await challenges.load(tx, row.id)  # refused
    await tournaments.load(tx, row.id)  # refused

async def told(table: Table, tables: Tables, posts: Posts, preferences: Preferences) -> None:
    await tables.get(table.id)
    await tables.get(table.row.channel_id)  # refused
    await posts.replace(table, table.row.table_message_id)
    await posts.replace(table, table.id)  # refused
    await preferences.of_server(table.row.guild_id)
    await preferences.of_user(table.row.channel_id)  # refused
    whole: dict[GameId, Ms] = {table.id: now_ms() - table.row.started_ms}
    turned: dict[Ms, GameId] = {table.id: now_ms()}  # refused
"""


@pytest.mark.slow
def test_mypy_refuses_what_is_mixed_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A server for a user, a time for a game: each such line is refused, and no other."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("MYPYPATH", str(ROOT))
    mixed_up = tmp_path / "mixed_up.py"
    mixed_up.write_text(MIXED_UP, "utf-8")

    told, trouble, _ = api.run([str(mixed_up)])

    refused = {int(line) for line in re.findall(r"mixed_up\.py:(\d+): error", told)}
    lines = enumerate(MIXED_UP.splitlines(), 1)
    assert refused == {number for number, line in lines if line.endswith("# refused")}, told
    assert not trouble


def numbers(path: Path) -> Iterator[tuple[int, str]]:
    """What holds or gives ints in a file and has a name that tells an id or a time, by lines."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.arg):
            name, kind = node.arg, node.annotation
        elif isinstance(node, ast.AnnAssign):
            name, kind = ast.unparse(node.target).removeprefix("self."), node.annotation
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            name, kind = node.name, node.returns
        else:
            continue
        if kind is None or not NAMES.fullmatch(name) or BY_SHARD.match(ast.unparse(kind)):
            continue
        if any(isinstance(part, ast.Name) and part.id == "int" for part in ast.walk(kind)):
            yield node.lineno, name


def test_what_is_called_an_id_or_a_time_is_one() -> None:
    """No parameter, field or function of data/ and bot/ with such a name is of mere ints."""
    files = [path for top in ("data", "bot") for path in sorted((ROOT / top).rglob("*.py"))]
    found = [
        (f"{name} in {path.relative_to(ROOT).as_posix()}", f"line {line}")
        for path in files
        if path.parent.name != "versions"
        for line, name in numbers(path)
        if name not in OTHERS
    ]

    assert [one for one in found if one[0] not in OTHERS] == []
