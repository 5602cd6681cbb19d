"""A look at the database from outside: whether Jolly can work on it. Nothing is changed."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, select, text
from sqlalchemy.exc import DBAPIError

from data.backup.files import SIDE_FILES, on_file
from data.errors import DatabaseProblem
from data.ids import GuildId
from data.migrations import newest_revision, present_revision
from data.settings import ServerSettings, read
from data.store import sqlite
from data.store.database import read_url
from data.store.schema import servers

OTHERS = stat.S_IRWXG | stat.S_IRWXO
THROUGH = stat.S_IXGRP | stat.S_IXOTH


@dataclass(frozen=True, slots=True)
class Checkup:
    """Where the database is; its revision (None: no tables yet), and the one of this program.

    *folder* is where a file grows, None on a server.
    """

    name: str
    revision: str | None
    newest: str
    folder: Path | None


async def check(url: str) -> Checkup:
    """Look whether the database can be read and written; raises DatabaseProblem."""
    address = read_url(url)
    newest = newest_revision()
    if address.get_backend_name() == "postgresql":
        name, folder, revision = address.host or "PostgreSQL", None, await on_server(address)
    elif sqlite.in_memory(address):
        name, folder, revision = "in memory", None, None
    else:
        file = Path(str(address.database)).absolute()
        name, folder = str(file), existing_part(file.parent)
        revision = await asyncio.to_thread(in_file, file)
    return Checkup(name, revision, newest, folder)


class NamedRoles(NamedTuple):
    """The roles that servers have named, by server: *all* of them, and those of *champions*."""

    all: dict[GuildId, frozenset[int]]
    champions: dict[GuildId, frozenset[int]]


async def named_roles(url: str) -> NamedRoles:
    """The roles that the servers we are in have named; raises DatabaseProblem.

    Nothing where the tables are older than that, or there are none yet.
    """
    address = read_url(url)
    if address.get_backend_name() == "postgresql":
        from data.backup.copies import READ, connected

        async with connected(address, READ) as server:
            found = await server.run_sync(settings_in)
    else:
        found = await asyncio.to_thread(settings_in_file, sqlite.file_of(address))
    known = {guild: read(ServerSettings, values) for guild, values in found.items()}
    worn = {guild: frozenset(one.champion_roles.values()) for guild, one in known.items()}
    named = {guild: roles_in(one) | worn[guild] for guild, one in known.items()}
    return NamedRoles(with_some(named), with_some(worn))


def with_some(roles: dict[GuildId, frozenset[int]]) -> dict[GuildId, frozenset[int]]:
    """The servers that have named any."""
    return {guild: one for guild, one in roles.items() if one}


def roles_in(settings: ServerSettings) -> frozenset[int]:
    """The roles by which *settings* tell people apart."""
    lists = (settings.moderator_roles, settings.challenger_roles, settings.muted_roles)
    return frozenset(role for roles in lists for role in roles)


def settings_in(base: Connection) -> dict[GuildId, dict[str, Any]]:
    """What servers have set; nothing where there are no tables yet."""
    if present_revision(base) is None:
        return {}
    query = select(servers.c.id, servers.c.settings).where(servers.c.left_ms.is_(None))
    return {row.id: row.settings for row in base.execute(query)}


def settings_in_file(file: Path | None) -> dict[GuildId, dict[str, Any]]:
    """What servers have set, in a SQLite database; nothing where it cannot be read."""
    if file is not None and file.exists():
        with suppress(DBAPIError), on_file(file).connect() as base:
            return settings_in(base)
    return {}


def open_to_others(url: str) -> Path | None:
    """The file of a SQLite database that other users of this machine may read or change, if any.

    A folder that lets nobody through protects what is in it, as in our container.
    """
    address = read_url(url)
    if address.get_backend_name() != "sqlite" or sqlite.in_memory(address):
        return None
    base = Path(str(address.database)).absolute()
    if not all(mode_of(folder) & THROUGH for folder in base.parents):
        return None
    files = (base, *(Path(f"{base}{end}") for end in SIDE_FILES))
    return next((file for file in files if mode_of(file) & OTHERS), None)


def mode_of(path: Path) -> int:
    """Who may do what with *path*; 0, nobody, where there is none."""
    try:
        return path.stat().st_mode
    except OSError:
        return 0


async def on_server(address: URL) -> str | None:
    """The revision of a PostgreSQL database that can be written."""
    # Only here, as every start looks at a file: this loads all that a backup needs.
    from data.backup.copies import READ, connected

    async with connected(address, READ) as server:
        standby = await server.scalar(text("SELECT pg_is_in_recovery()"))
        if standby:
            raise DatabaseProblem("is a standby, which cannot be written; name the primary server")
        return await server.run_sync(present_revision)


def in_file(file: Path) -> str | None:
    """The revision of a SQLite database that can be written."""
    folder = existing_part(file.parent)
    if not os.access(folder, os.W_OK):
        raise DatabaseProblem(f"{folder} cannot be written; give Jolly's user the right to.")
    if not file.exists():
        return None
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, timeout=2)) as base:
            base.execute("BEGIN IMMEDIATE")
            return revision_of(base)
    except sqlite3.Error as error:
        advice = sqlite.ADVICE.get(error.sqlite_errorcode & 0xFF, f"cannot be used ({error})")
        raise DatabaseProblem(f"{file} {advice}.") from error


def revision_of(base: sqlite3.Connection) -> str | None:
    """The revision of an open file, None where it is empty."""
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master")}
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise DatabaseProblem("The file holds tables that are not Jolly's; name another one.")
    return str(base.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def existing_part(folder: Path) -> Path:
    """The nearest folder that exists."""
    return next(one for one in (folder, *folder.parents) if one.exists())
