"""The command line: `jolly`, `jolly sandbox`, `jolly export GAME`, `jolly rebuild`."""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.config import Settings

CANNOT_START = 1
"""Exit code: the database or the sandbox cannot be used; one line says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code tells how it ended."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    wish = parser().parse_args(arguments)
    # Imported now, here and in _work: the libraries take a second or two, and a signal may come.
    from bot.config import read_settings
    from bot.logs import set_up_logs

    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format)
    return asyncio.run(_work(wish, settings))


def end(number: int, frame: FrameType | None) -> None:
    """End at a signal that comes before there is anything to save.

    At once: what is being imported could swallow an exception, or make another of it.
    """
    os._exit(0)


def parser() -> argparse.ArgumentParser:
    """The commands, with their help."""
    top = argparse.ArgumentParser(prog="jolly", description="Every rummy in your Discord server.")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("sandbox", help="try Jolly out in the browser, without Discord")
    export = commands.add_parser("export", help="print a game's record")
    export.add_argument("game", type=_game_number, help="the number of a table, such as 17 or #17")
    commands.add_parser("rebuild", help="compute all standings again from the stored games")
    return top


def _game_number(text: str) -> int:
    number = text.removeprefix("#")
    if not number.isascii() or not number.isdecimal() or len(number) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is no table's number, such as 17")
    return int(number)


async def _work(wish: argparse.Namespace, settings: "Settings") -> int:
    from bot.hosting import export, rebuild, run_bot
    from bot.sandbox import run_sandbox
    from data.errors import DatabaseProblem, DataError

    try:
        match wish.command:
            case "export":
                return await export(settings, wish.game)
            case "rebuild":
                return await rebuild(settings)
            case "sandbox":
                return await run_sandbox(settings)
            case _ if settings.discord_token is None:
                return await run_sandbox(settings)
        return await run_bot(settings)
    except (DatabaseProblem, DataError) as problem:
        print(f"jolly: {problem}", file=sys.stderr)
        return CANNOT_START


if __name__ == "__main__":
    sys.exit(main())
