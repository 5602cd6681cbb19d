"""`python -m engine`: replay and verify records, and show a game's options."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine.options import describe
from engine.record.games import SYNTAX, BadRecord, replay, verify
from engine.variants import VARIANTS


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status that the record notation names."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("replay", "play a record and print every finished round and the end"),
        ("verify", "deal again from the revealed seed, compare, then replay"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("file", metavar="FILE", help="a record; - is standard input")
    rules = commands.add_parser("rules", help="the options of a game and its presets")
    rules.add_argument("game", metavar="GAME", choices=sorted(VARIANTS))
    chosen = parser.parse_args(arguments)
    if chosen.command == "rules":
        print(json.dumps(describe(VARIANTS[chosen.game]), indent=2))
        return 0
    try:
        raw = sys.stdin.buffer.read() if chosen.file == "-" else Path(chosen.file).read_bytes()
    except OSError as error:
        parser.error(str(error))
    return _play(raw, replay if chosen.command == "replay" else _verified)


def _verified(text: str) -> Iterator[dict[str, Any]]:
    yield from verify(text)
    yield {"verified": True}


def _play(raw: bytes, run: Callable[[str], Iterator[dict[str, Any]]]) -> int:
    """Print what *run* makes of a record, a problem as the last line."""
    try:
        for found in run(_decoded(raw)):
            print(json.dumps(found))
    except BadRecord as bad:
        print(json.dumps({"error": bad.code, "line": bad.line, "message": bad.message}))
        return 2 if bad.code == SYNTAX else 1
    return 0


def _decoded(raw: bytes) -> str:
    """The text of a record; raises BadRecord where it is not UTF-8."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise BadRecord(SYNTAX, line, "the text is not UTF-8") from None


if __name__ == "__main__":  # pragma: no cover tried in a process of its own
    sys.exit(main())
