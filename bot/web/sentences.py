"""Sentences of messages as a page says them: without Discord's signs for bold, people and times."""

import re
from datetime import UTC, datetime

from babel.dates import format_date, format_time

from bot.people.texts import plain_name, say
from bot.render.pictures.words import plain
from bot.render.titles import about, span_parts
from bot.runtime.clock import MS, now_ms
from data.games import GameRow

TIME = re.compile(r"<t:(\d+):(\w)>")
PERSON = re.compile(r"<@!?(\d+)>")
SMALL = re.compile(r"^-# ", re.MULTILINE)


def plainly(language: str, text: str, row: GameRow) -> str:
    """A *text* about the game of *row* as it is read outside of Discord."""
    names = {str(one.user_id): plain_name(one.name) for one in row.players}
    text = PERSON.sub(lambda found: names.get(found[1], "…"), SMALL.sub("", text))
    return plain(TIME.sub(lambda found: moment(language, int(found[1]), found[2]), text))


def moment(language: str, at: int, style: str) -> str:
    """A time, in seconds since 1970, in one of Discord's styles, of which `R` counts down.

    `in 4 minutes`; else the day and the time of day, or one of them. Other than Discord we don't
    know where its reader is, so a time of day is that of UTC and says so.
    """
    if style == "R":
        unit, count = span_parts(about(max(0, at - now_ms() // MS)))
        return say(language, f"said-in-{unit}", count=count)
    when = datetime.fromtimestamp(at, UTC)
    date = format_date(when, "long", locale=language)
    time = f"{format_time(when, 'short', locale=language)} UTC"
    return {"D": date, "t": time}.get(style, f"{date}, {time}")
