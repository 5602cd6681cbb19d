"""The standings of a week that is over, as everybody in a server reads them."""

from collections.abc import Iterator, Mapping, Sequence

from bot.people.texts import say
from bot.render.standings import row_text
from bot.render.titles import game_name
from data.standings import Standings

MOST_ROWS = 10
"""Of one game; of several each has its share, as all stand in one message."""
LEAST_ROWS = 3


def weekly_text(
    pages: Sequence[Standings], names: Mapping[int, str], first: str, last: str, language: str
) -> Iterator[str]:
    """The best of each game that was played; *first* and *last* are the days of the week."""
    yield "### " + say(language, "weekly-title", first=first, last=last)
    most = max(LEAST_ROWS, MOST_ROWS // len(pages))
    for page in pages:
        lines = [row_text(row, names, page, language) for row in page.rows[:most]]
        yield "\n".join([f"**{game_name(language, page.variant)}**", *lines])
    yield "-# " + say(language, "weekly-more")
