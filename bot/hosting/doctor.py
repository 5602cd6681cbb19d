"""`jolly doctor`: looks at everything that a host can get wrong, and says what to do."""

import platform
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

from bot.hosting.doctor_discord import (
    Api,
    TokenRefused,
    look_at_champions,
    look_at_discord,
    look_at_roles,
)
from bot.hosting.doctor_page import look_at_page
from bot.hosting.findings import Finding, ok, problem, warning
from bot.hosting.healthcheck import is_alive
from bot.runtime import config
from bot.runtime.config import ENV_FILE, Settings
from data.checkup import check, named_roles, open_to_others
from data.errors import DatabaseProblem

NO_ROOM, LITTLE_ROOM = 50_000_000, 500_000_000
"""Bytes free on the disk, below which games soon cannot be stored."""
UNWELL = 1
"""Exit code: there is a problem."""
TOKEN_REFUSED = 3
"""Exit code: Discord refuses the token."""


async def examine(settings: Settings) -> int:
    """Print a line for each thing that was looked at; the exit code says whether Jolly can run."""
    problems = 0
    try:
        async for finding in findings(settings):
            print(finding, flush=True)
            problems += finding.level == "problem"
    except TokenRefused:
        text = "Discord refuses it; copy it again from the developer portal (Bot, Reset Token)"
        print(problem("DISCORD_TOKEN", text))
        return TOKEN_REFUSED
    return UNWELL if problems else 0


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Everything, what is nearest first. Raises TokenRefused."""
    yield ok("program", f"Jolly {version('jolly')} on Python {platform.python_version()}")
    yield look_at_secrets()
    async for finding in look_at_database(settings):
        yield finding
    yield look_at_port(settings.http_port)
    async for finding in look_at_page(settings):
        yield finding
    is_reached = settings.discord_token is not None
    async for finding in look_at_discord(settings):
        is_reached &= finding.subject != "Discord"
        yield finding
    if is_reached:
        async for finding in look_at_named_roles(settings):
            yield finding


def look_at_secrets() -> Finding:
    """Who may read the token."""
    if not ENV_FILE.exists():
        return ok("settings", "from the environment; there is no .env in this folder")
    if config.open_to_others():
        return warning("settings", "other users can read .env; run: chmod 600 .env")
    return ok("settings", "from .env, which only its owner can read, and the environment")


async def look_at_database(settings: Settings) -> AsyncIterator[Finding]:
    """Whether games can be stored, and for how long."""
    try:
        found = await check(settings.database_url)
    except DatabaseProblem as trouble:
        yield problem("database", str(trouble))
        return
    if found.revision is None:
        yield ok("database", f"{found.name}; its tables are made at the first start")
    elif found.revision == found.newest:
        yield ok("database", f"{found.name}, up to date (revision {found.revision})")
    elif found.revision > found.newest:
        text = f"{found.name} is of a newer Jolly (revision {found.revision}); start that one"
        yield problem("database", text)
    else:
        text = f"{found.name}; the next start brings it from {found.revision} to {found.newest}"
        yield ok("database", f"{text}: make a backup before")
    if (file := open_to_others(settings.database_url)) is not None:
        text = f"other users can read {file}, and in it hands and seeds; run: chmod 600 {file}"
        yield warning("database", text)
    if found.folder is not None:
        yield look_at_disk(found.folder, shutil.disk_usage(found.folder).free)


async def look_at_named_roles(settings: Settings) -> AsyncIterator[Finding]:
    """Whether the roles are there that servers have named; nothing where that cannot be told."""
    with suppress(DatabaseProblem):
        async with Api(settings) as api:
            named = await named_roles(settings.database_url)
            yield await look_at_roles(api, named.all)
            if named.champions:
                yield await look_at_champions(api, named.champions)


def look_at_disk(folder: Path, free: int) -> Finding:
    """How much room there is: *free* bytes."""
    text = f"{free / 1e9:.1f} GB free at {folder}"
    if free < NO_ROOM:
        return problem("disk", f"{text}; make room, or no move can be stored")
    return (warning if free < LITTLE_ROOM else ok)("disk", text)


def look_at_port(port: int | None) -> Finding:
    """Whether health and metrics can be served."""
    if port is None:
        return ok("HTTP_PORT", "not set, so there are neither health checks nor metrics")
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            if is_alive(port):
                return ok("HTTP_PORT", f"Jolly is running and answers at {port}")
            reason = f"{port}: {error.strerror}"
            return problem("HTTP_PORT", f"{reason}; stop what uses it, or choose another")
    return ok("HTTP_PORT", f"{port} is free")
