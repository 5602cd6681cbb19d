"""The standings of a week that is over, as everybody in a server reads them."""

from collections.abc import Iterator, Mapping, Sequence

from bot.render.standings import row_text
from bot.render.titles import game_name
from bot.texts import say
from data.standings import Standing

MOST_ROWS = 10
"""Of one game; of several each has its share, as all stand in one message."""
LEAST_ROWS = 3

Ranking = tuple[str, Sequence[Standing]]
"""A game with its best players."""


def weekly_text(
    rankings: Sequence[Ranking], names: Mapping[int, str], first: str, last: str, language: str
) -> Iterator[str]:
    """The best of each game that was played; *first* and *last* are the days of the week."""
    yield "### " + say(language, "weekly-title", first=first, last=last)
    most = max(LEAST_ROWS, MOST_ROWS // len(rankings))
    for variant, rows in rankings:
        lines = [row_text(row, names, "wins", language) for row in rows[:most]]
        yield "\n".join([f"**{game_name(language, variant)}**", *lines])
    yield "-# " + say(language, "weekly-more")
