"""The command line: `jolly` runs the bot; `jolly --help` names what else there is."""

import argparse
import asyncio
import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from bot.hosting import SANDBOX_NEEDS
from data.ids import GameId

if TYPE_CHECKING:
    from bot.runtime.config import Settings

CANNOT_START = 1
"""Exit code: the database or the sandbox cannot be used; one line says why."""
NOTHING_TO_RUN = 2
"""Exit code, as of a wrong setting: no token is set, and the sandbox is not installed."""
NO_SANDBOX = (
    "jolly: set DISCORD_TOKEN, or install what the sandbox needs: pip install 'jolly[sandbox]'"
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code tells how it ended."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    wish = parser().parse_args(arguments)
    if wish.command == "healthcheck":
        from bot.hosting.healthcheck import healthcheck

        return healthcheck()
    # Imported now, here and below: the libraries take a second, and a signal may come.
    with loading():
        from bot.runtime.config import read_settings
        from bot.runtime.logs import set_up_logs

    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format, settings.secrets)
    return asyncio.run(_work(wish, settings))


def end(number: int, frame: FrameType | None) -> None:
    """End at a signal that comes before there is anything to save.

    At once: what is being imported could swallow an exception, or make another of it.
    """
    os._exit(0)


@contextmanager
def loading() -> Iterator[None]:
    """Search for no garbage in what is imported meanwhile: it takes a third of that time for none.

    Nor later on, as all of that stays.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def parser() -> argparse.ArgumentParser:
    """The commands, with their help."""
    top = argparse.ArgumentParser(prog="jolly", description="Every rummy in your Discord server.")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    sandbox = commands.add_parser("sandbox", help="try Jolly out in the browser, without Discord")
    sandbox.add_argument("--rate-limits", action="store_true", help="as strict as Discord's")
    export = commands.add_parser("export", help="print a game's record")
    export.add_argument("game", type=_game_number, help="the number of a table, such as 17 or #17")
    commands.add_parser("doctor", help="check settings, token, database, and say what to do")
    backup = commands.add_parser("backup", help="copy the database, also while Jolly runs")
    backup.add_argument("file", type=Path, help="a new file, or a folder to make one in")
    restore = commands.add_parser(
        "restore", help="replace the database by a backup, also while Jolly runs"
    )
    restore.add_argument("file", type=Path, help="what `jolly backup` made, of either database")
    commands.add_parser("rebuild", help="compute all standings again from the stored games")
    commands.add_parser("healthcheck", help="ask the running Jolly at HTTP_PORT whether it lives")
    return top


def _game_number(text: str) -> GameId:
    number = text.removeprefix("#")
    if not number.isascii() or not number.isdecimal() or len(number) > 18:
        raise argparse.ArgumentTypeError(f"{text!r} is no table's number, such as 17")
    return GameId(int(number))


async def _work(wish: argparse.Namespace, settings: "Settings") -> int:
    from data.errors import DatabaseProblem, DataError

    try:
        return await (_run if wish.command in (None, "sandbox") else _maintain)(wish, settings)
    except (DatabaseProblem, DataError) as problem:
        print(f"jolly: {problem}", file=sys.stderr)
        return CANNOT_START


async def _run(wish: argparse.Namespace, settings: "Settings") -> int:
    """The bot, or the sandbox where there is no token."""
    with loading():
        from bot.app import build
        from bot.hosting.running import run_bot

    if wish.command is None and settings.discord_token is not None:
        return await run_bot(settings, build)
    try:
        from bot.hosting.sandbox import run_sandbox
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in SANDBOX_NEEDS:
            raise
        print(NO_SANDBOX, file=sys.stderr)
        return NOTHING_TO_RUN
    return await run_sandbox(settings, build, rate_limits=getattr(wish, "rate_limits", False))


async def _maintain(wish: argparse.Namespace, settings: "Settings") -> int:
    """What a host does beside the running bot, or instead of it."""
    from bot.hosting import upkeep
    from bot.hosting.doctor import examine

    match wish.command:
        case "backup":
            return await upkeep.backup(settings, wish.file)
        case "restore":
            return await upkeep.restore(settings, wish.file)
        case "export":
            return await upkeep.export(settings, wish.game)
        case "rebuild":
            return await upkeep.rebuild(settings)
    return await examine(settings)


if __name__ == "__main__":
    sys.exit(main())
