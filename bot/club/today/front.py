"""What the club's front page says of the deals of the day: how many are played, and the next."""

from collections.abc import Sequence

from bot.club.today.deals import offered
from bot.club.today.view import deal_id
from bot.controls.places import HomeAsked, HomeLine, Importance, NextThing
from bot.people.texts import say
from bot.render.titles import game_name
from data.todays import day_of, tries_of


async def deals_played(asked: HomeAsked) -> Sequence[HomeLine]:
    """How many of today's deals the reader has had their try at."""
    day, language = day_of(asked.now_ms), asked.language
    tries = await tries_of(asked.tx, day, asked.user)
    games = sorted(offered(), key=lambda key: key != asked.game)
    played = sum(key in tries for key in games)
    value = say(language, "today-front-done", done=played, all=len(games))
    left = [key for key in games if key not in tries]
    line = HomeLine(
        Importance.DEAL,
        say(language, "today-front"),
        value,
        done=(played, len(games)),
        next=next_deal(language, day, left[0]) if left else None,
    )
    return (line,) if games else ()


def next_deal(language: str, day: int, game: str) -> NextThing:
    """The way to a deal that the reader has not played yet."""
    name = game_name(language, game)
    return NextThing(
        say(language, "today-front-next", game=name),
        say(language, "button-today-front"),
        deal_id("deal", day, game),
    )
