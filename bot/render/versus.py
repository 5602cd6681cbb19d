"""How two people stand against each other, as one of them reads it."""

from collections.abc import Iterator, Sequence

from bot.people.texts import name_text, say
from bot.render.buttons import GREY, PRIMARY, Button, button
from bot.render.standings import game_line
from bot.render.titles import game_name, points_text
from data.games import GameRow
from data.ids import UserId
from data.meetings import Meetings
from engine.state import Measure

A_STREAK = 2
"""Fewer games won in a row are none."""


def versus_text(
    met: Meetings, last: Sequence[GameRow], user: UserId, name: str, language: str
) -> list[str]:
    """All games of *user* with somebody called *name*, and the *last* of them in a line each."""
    name = name_text(name)
    title = "### " + say(language, "versus-title", name=name)
    if not met.games:
        return [title, say(language, "versus-none")]
    games = [game_text(variant, some, language) for variant, some in met.by_variant().items()]
    lines = [say(language, "versus-last"), *(game_line(row, user, language) for row in last)]
    return [
        title,
        "\n".join(lead_lines(met, name, language)),
        "\n".join(games),
        "\n".join(lines),
        "-# " + say(language, "versus-about"),
    ]


def lead_lines(met: Meetings, name: str, language: str) -> Iterator[str]:
    """Who leads, and who has won several games in a row."""
    ahead = (met.won > met.lost) - (met.won < met.lost)
    key = {1: "versus-ahead", 0: "versus-even", -1: "versus-behind"}[ahead]
    lead = say(language, key, name=name, won=met.won, lost=met.lost)
    level = [say(language, "versus-level", count=met.level)] if met.level else []
    yield " · ".join([lead, *level])
    outcome, count = met.runs[0]
    if outcome and count >= A_STREAK:
        key = "versus-streak-own" if outcome > 0 else "versus-streak-other"
        yield say(language, key, name=name, count=count)
    own, other = met.longest(1), met.longest(-1)
    if max(own, other) >= A_STREAK:
        yield "-# " + say(language, "versus-longest", name=name, own=own, other=other)


def game_text(variant: str, met: Meetings, language: str) -> str:
    """What came of one of the games: who won how many, and the points of both."""
    game = game_name(language, variant)
    won = say(language, "versus-game", game=game, won=met.won, lost=met.lost)
    return " · ".join([won, *points_parts(met, language)])


def points_parts(met: Meetings, language: str) -> Iterator[str]:
    """The points of both in all of these games, and the penalty points, as far as any were made."""
    if points := met.points(Measure.POINTS):
        own, other = (points_text(language, one) for one in points)
        yield say(language, "versus-points", own=own, other=other)
    if penalties := met.points(Measure.PENALTIES):
        own, other = (say(language, "penalty-points", count=one) for one in penalties)
        yield say(language, "versus-points", own=own, other=other)


def person_button(language: str, user: UserId, verb: str) -> Button:
    """A button about somebody: to *challenge* them, their *profile*, or both head to head."""
    style = PRIMARY if verb == "challenge" else GREY
    return button(say(language, f"button-{verb}"), f"person:{user}:{verb}", style)
