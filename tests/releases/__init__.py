"""Databases as earlier releases left them, in SQL: made by those very releases, in use.

`0.2.0.sql`: fourteen finished games of all six kinds in two servers, rated, one of them resigned;
nine running ones of all kinds, one paused, one with a proposal that waits, one against the
computer; two open challenges; one player whose data was deleted; what people had chosen.
"""

import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent
DURATIONS = {"at_ms", "credited_ms"}
"""Spans of time; all other columns that end in `_ms` are moments."""


THERE = tuple(1456074443980800000 + n for n in (35, 38, 39, 40, 41))
"""Discord's numbers of the server and the channel, and of Alice, Bob and Carol."""


def put(
    version: str, file: Path, *, later_ms: int = 0, numbers: Mapping[int, int] | None = None
) -> None:
    """Make the database *file* as *version* left it, but everything *later_ms* later.

    *numbers* are Discord's there, and what they are here.
    """
    sql = (FOLDER / f"{version}.sql").read_text(encoding="utf-8")
    for_here = {str(old): str(new) for old, new in (numbers or {}).items()}
    with closing(sqlite3.connect(file)) as base:
        base.executescript(re.sub(r"\d{19}", lambda one: for_here.get(one[0], one[0]), sql))
        for table, column in moments(base):
            base.execute(f'UPDATE "{table}" SET "{column}" = "{column}" + ?', (later_ms,))
        base.commit()


def moments(base: sqlite3.Connection) -> list[tuple[str, str]]:
    """Every column that holds a moment, with its table."""
    query = """
        SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c
        WHERE m.type = 'table' AND c.name LIKE '%\\_ms' ESCAPE '\\'
    """
    return [(table, column) for table, column in base.execute(query) if column not in DURATIONS]
