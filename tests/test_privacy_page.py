"""The privacy policy says of every column what it is for."""

import re
from pathlib import Path

from data.store.club import ALL

PAGE = Path(__file__).parent.parent / "docs" / "privacy.md"
ROW = re.compile(r"^\| `(?P<table>\w+)` \| (?P<columns>[`\w ]+) \| [^|]+ \| [^|]+ \|$", re.M)


def test_every_column_is_in_the_policy() -> None:
    """A column that is new, or gone, has to be told in docs/privacy.md, with what it is for."""
    told = {
        row["table"]: set(row["columns"].replace("`", "").split())
        for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))
    }
    stored = {table.name: set(table.columns.keys()) for table in ALL.sorted_tables}
    assert told == stored
