"""Games as `jolly export` and the engine tell them, to compare with what was played."""

import json
import re
from contextlib import redirect_stdout
from io import StringIO
from tempfile import NamedTemporaryFile
from typing import Any

from engine.__main__ import main
from tests.wire.attempts import Log, normal
from tests.wire.process import BotProcess, run

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
    engine("replay", record)
    return record


def engine(action: str, record: str) -> list[dict[str, Any]]:
    """What `python -m engine` says of *record*, which it must accept."""
    with NamedTemporaryFile("w") as file, redirect_stdout(StringIO()) as printed:
        file.write(record)
        file.flush()
        code = main([action, file.name])
    assert code == 0, printed.getvalue()
    return [json.loads(line) for line in printed.getvalue().splitlines()]
