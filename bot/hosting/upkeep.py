"""What a host does with the database: copy it, put it back, print a game, count again."""

import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.runtime.clock import MS, now_ms
from bot.runtime.config import Settings
from bot.table.record import record_of
from data import standings
from data.backup import copies as backups
from data.backup.files import Contents
from data.errors import NoSuchGame
from data.ids import GameId
from data.store.database import Database


async def backup(settings: Settings, place: Path) -> int:
    """Copy the database, and say what was copied."""
    saved = await backups.backup(settings.database_url, place, now_ms())
    size = saved.file.stat().st_size / 1_000_000
    print(f"{saved.file.absolute()} ({counted(saved.contents)}; {size:.1f} MB)")
    return 0


async def restore(settings: Settings, file: Path) -> int:
    """Replace the database, and say by what."""
    restored = await backups.restore(settings.database_url, file, now_ms())
    print(f"Restored {counted(restored.contents)}{made(restored.contents)}.")
    if restored.kept is not None:
        print(f"What was there before is kept in {restored.kept.absolute()}.")
    print(forgotten(restored.forgotten))
    print("Nobody is charged for the time between. A Jolly that was running goes on by itself.")
    return 0


def forgotten(deletions: int | None) -> str:
    """What became of deletions that came after the backup."""
    if deletions is None:
        return "Deletions since that backup are not known here: docs/hosting.md says what to do."
    return f"Deletions since that backup, carried out again: {deletions}."


def counted(contents: Contents) -> str:
    """What a backup holds, in numbers."""
    rows = contents.rows
    return f"games: {rows.get('games', 0)}, moves: {rows.get('moves', 0)}"


def made(contents: Contents) -> str:
    """A moment when a backup was made, in words."""
    if contents.made_ms is None:
        return ""
    moment = datetime.fromtimestamp(contents.made_ms / MS, UTC)
    return f", as of {moment:%Y-%m-%d %H:%M} UTC"


async def export(settings: Settings, game: GameId) -> int:
    """Print the record of *game*."""
    async with await Database.open(settings.database_url) as db:
        try:
            print(await record_of(db, game), end="")
        except NoSuchGame:
            print(f"jolly: there is no game #{game}.", file=sys.stderr)
            return 1
    return 0


async def rebuild(settings: Settings) -> int:
    """Count all finished games again."""
    async with await Database.open(settings.database_url) as db:
        counted = await db.write(standings.rebuild)
    print(f"{counted} games counted.")
    return 0
