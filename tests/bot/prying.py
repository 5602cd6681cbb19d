"""Somebody who does not play asks for everything, and everything that is logged is read."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.runtime.logs import set_up_logs
from tests.bot.conftest import Room
from tests.bot.presses import forge

CARD_OPTIONS = (
    *(
        ("draw", "card"),
        ("take", "card"),
        ("meld", "cards"),
        ("layoff", "card"),
        ("discard", "card"),
    ),
    *(("swap", "card"), ("knock", "card"), ("close", "card"), ("move", "tile"), ("split", "at")),
)
COMMANDS = (
    *(("hand", {}), ("table", {}), ("rules", {}), ("discard", {"card": "7h"})),
    *(("meld", {"cards": "7h 8h 9h"}), ("layoff", {"card": "7h"}), ("done", {}), ("resign", {})),
    *(("history", {}), ("profile", {}), ("standings", {}), ("draw", {}), ("knock", {})),
    *(
        ("game verify", {}),
        ("undo", {}),
        ("game nudge", {}),
        ("game away", {}),
        ("swap", {"card": "7h"}),
        ("take", {"card": "7h"}),
        ("accept", {}),
        ("decline", {}),
    ),
    ("replay", {}),
)
SET_UP = ("", "jolly", "discord", "aiosqlite", "alembic")
"""The loggers whose level a host's setting decides."""


async def pry(room: Room, person: Any, table: Any) -> None:
    """Let *person*, who need not play at *table*, ask for all there is to see and to do there.

    Nothing comes of it: moves are tried only where it is not the person's turn.
    """
    named = {"table": str(table.id)}
    for command, option in CARD_OPTIONS:
        await person.autocomplete(room.channel, command, option, "", **named)
    if table.user_at(table.state.to_act) == person.id:
        return
    for command, options in COMMANDS:
        takes_table = command not in ("rules", "profile", "standings")
        await person.slash(room.channel, command, **options, **(named if takes_table else {}))
    for verb in ("show", "draw", "sort", "meld"):
        custom_id = f"hand:{table.id}:{table.step}:{verb}"
        await forge(room, person, room.messages()[0], custom_id, shown=False)
    for step in (1, table.step):
        for custom_id in (f"replay:{table.id}:{step}:2:on", f"past:{table.id}:{step}"):
            await forge(room, person, room.messages()[0], custom_id, shown=False)
    for custom_id in (f"reviewed:{table.id}", f"review:{table.id}:1:share"):
        await forge(room, person, room.messages()[0], custom_id, shown=False)
    if table.seat_of(person.id) is None:
        # Players are told of their own cards as well, which may be another's in the next round.
        await forge(room, person, room.messages()[0], f"sums:{table.id}:1", shown=False)


@contextmanager
def everything_logged() -> Iterator[list[str]]:
    """Every line that a host could find in the log at its lowest level, as it is written there."""
    root, hook, lines = logging.getLogger(), sys.excepthook, []
    handlers, levels = root.handlers[:], {name: logging.getLogger(name).level for name in SET_UP}
    set_up_logs("DEBUG", "json")
    root.handlers[:] = [*handlers, Lines(root.handlers[0], lines)]
    try:
        yield lines
    finally:
        root.handlers[:], sys.excepthook = handlers, hook
        logging.captureWarnings(False)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


class Lines(logging.Handler):
    """Keeps what another handler would write."""

    def __init__(self, written: logging.Handler, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self.written, self.lines = written, lines

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.written.format(record))
