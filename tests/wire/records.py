"""Games as `jolly export` and the engine tell them, to compare with what was played."""

import asyncio
import json
import re
import sys
from typing import Any

from tests.wire.attempts import Log, normal
from tests.wire.process import ROOT, BotProcess, run

MOVE = re.compile(r"\d+ [a-z]")


async def record_of(bot: BotProcess, game: int) -> str:
    """What `jolly export` prints, from a process of its own on the same database."""
    other = BotProcess(bot.standin, bot.folder, LOG_LEVEL="ERROR", **bot.settings)
    code, text = await run(other, "export", str(game))
    assert code == 0, text
    return text


def moves_of(record: str) -> list[str]:
    """The players' moves in *record*."""
    return [normal(line) for line in record.splitlines() if MOVE.match(line)]


async def check(bot: BotProcess, game: int, log: Log) -> str:
    """Assert that the record of *game* is what was played and can be replayed; the record."""
    record = await record_of(bot, game)
    assert log.differs_from(moves_of(record)) == "", record
    await engine("replay", record)
    return record


async def engine(action: str, record: str) -> list[dict[str, Any]]:
    """What `python -m engine` says of *record*, which it must accept."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "engine", action, "-"),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    printed, _ = await process.communicate(record.encode())
    assert process.returncode == 0, printed.decode()
    return [json.loads(line) for line in printed.splitlines()]
