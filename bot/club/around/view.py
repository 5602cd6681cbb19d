"""Who is around, which tables are open, and how somebody hears that they are asked."""

from collections.abc import Collection, Sequence

from bot.people.quiet_hours import clock
from bot.people.texts import name_text, say
from bot.render.buttons import PRIMARY, Button, button, buttons
from bot.render.challenge import challenge_url, commitment_text, mentions, rules_of, time_text
from bot.render.layout import Block, ButtonsBelow, MessageLayout, layout
from bot.render.options import code_text, rules_line
from bot.render.titles import day, game_name, game_title, moment, names_text
from data.around import Availability
from data.challenges import ChallengeRow
from data.ids import UserId
from engine.variants import VARIANTS

MOST_NAMES = 15
"""So many of those who are around are named."""
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def around_text(language: str, names: Sequence[str]) -> str:
    """Who is around now, by name alone."""
    if not names:
        return say(language, "around-nobody")
    return say(language, "around-now", names=some_names(language, names, MOST_NAMES))


def some_names(language: str, names: Sequence[str], most: int) -> str:
    """Names, of very many the first, and how many more there are."""
    more = len(names) - most
    return names_text(language, names[:most]) + (f" +{more}" if more > 0 else "")


def said_text(language: str, said: Availability, zone: str | None, *, lapsed: bool) -> str:
    """When somebody may be called, as they have said."""
    names = [game_name(language, key) for key in said.games if key in VARIANTS]
    start, end = said.from_minute, said.to_minute
    hours = f"{clock(start)}–{clock(end)}" if start != end else say(language, "around-any-time")
    key = "around-lapsed" if lapsed else "around-said"
    return say(
        language,
        key,
        games=", ".join(names),
        days=days_text(language, said.days),
        hours=hours,
        zone=zone or "?",
        until=day(said.until_ms),
    )


def days_text(language: str, days: Sequence[int]) -> str:
    """Days of the week: `Mon, Fri`."""
    if len(days) == len(WEEKDAYS):
        return say(language, "around-every-day")
    return ", ".join(say(language, "weekday", day=WEEKDAYS[one]) for one in sorted(days))


def call_text(language: str, row: ChallengeRow, users: Collection[UserId], url: str) -> str:
    """Calls people, who have said that they may be called, to an open table."""
    return say(
        language,
        "around-call",
        people=mentions(language, users),
        name=name_text(row.players[0].name),
        game=game_title(language, row.variant, rules_of(row)),
        url=url,
    )


def tables_view(
    language: str,
    rows: Sequence[tuple[ChallengeRow, str]],
    reader: UserId,
    ways: Sequence[Button],
    note: str = "",
) -> MessageLayout:
    """A page of open tables, each with the id of the control that joins it; *ways* lead on.

    It cannot be pressed where all seats are taken, or the *reader* has one.
    """
    blocks: list[Block] = [say(language, "tables-title")]
    if not rows:
        blocks.append(say(language, "tables-nobody"))
    for row, join in rows:
        label = say(language, "button-join")
        closed = row.free_seats == 0 or any(one.user_id == reader for one in row.players)
        blocks.append(table_text(language, row))
        blocks += buttons([button(label, join, PRIMARY, disabled=closed)])
    return layout(*blocks, *([note] if note else []), *buttons(ways))


def table_text(language: str, row: ChallengeRow) -> str:
    """An open table: what is played, by what rules, who sits there, until when, and where."""
    rules, variant = rules_of(row), VARIANTS[row.variant]
    seated = say(
        language,
        "challenge-seated",
        taken=len(row.players),
        seats=row.seats - (row.computer is not None),
        names=names_text(language, [one.name for one in row.players]),
    )
    more = [
        rules_line(language, variant, rules),
        time_text(language, rules),
        say(language, "challenge-rated" if row.rated else "challenge-unrated"),
    ]
    end = say(language, "challenge-expires", time=moment(row.expires_ms))
    link = say(language, "turn-link", url=challenge_url(row))
    title = f"**{game_title(language, row.variant, rules)}**"
    lines = (title, seated, *(f"-# {one}" for one in more), f"{end} · {link}")
    return "\n".join(lines)


def invitation_text(language: str, row: ChallengeRow, server: str) -> str:
    """A challenge that waits for the reader's answer, as a DM."""
    rules, variant = rules_of(row), VARIANTS[row.variant]
    asked = say(
        language,
        "invitation",
        name=name_text(row.players[0].name),
        game=game_title(language, row.variant, rules),
        server=name_text(server),
        url=challenge_url(row),
    )
    more = (
        f"{rules_line(language, variant, rules)} · {code_text(language, variant, rules)}",
        time_text(language, rules),
        say(language, "challenge-rated" if row.rated else "challenge-unrated"),
        say(language, "challenge-expires", time=moment(row.expires_ms)),
        commitment_text(row, language),
        say(language, "invitation-why"),
    )
    return "\n".join((asked, *(f"-# {line}" for line in more)))


def invitation_view(language: str, row: ChallengeRow, mark: str) -> ButtonsBelow:
    """Accept and Decline below an invitation; they agree to the rules with this *mark*."""
    yes, no = say(language, "button-accept"), say(language, "button-decline")
    accept = button(yes, f"invited:{row.id}:accept:{mark}", PRIMARY)
    decline = button(no, f"invited:{row.id}:decline:{mark}")
    return ButtonsBelow(buttons([accept, decline]))
