"""Sentences of messages as a page says them: without Discord's signs for bold, people and times."""

import re

from bot.people.texts import plain_name, say
from bot.render.pictures.words import plain
from bot.render.titles import about, span_parts
from bot.runtime.clock import MS, now_ms
from data.games import GameRow

TIME = re.compile(r"<t:(\d+)(?::\w)?>")
PERSON = re.compile(r"<@!?(\d+)>")
SMALL = re.compile(r"^-# ", re.MULTILINE)


def plainly(language: str, text: str, row: GameRow) -> str:
    """A *text* about the game of *row* as it is read outside of Discord."""
    names = {str(one.user_id): plain_name(one.name) for one in row.players}
    text = PERSON.sub(lambda found: names.get(found[1], "…"), SMALL.sub("", text))
    return plain(TIME.sub(lambda found: moment(language, int(found[1])), text))


def moment(language: str, at: int) -> str:
    """How long it is until a time, in seconds since 1970: `in 4 minutes`."""
    left = max(0, at - now_ms() // MS)
    unit, count = span_parts(about(left))
    return say(language, f"said-in-{unit}", count=count)
