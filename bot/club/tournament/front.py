"""What the club's front page says of tournaments: when the next begins, and who is in."""

from collections.abc import Sequence
from datetime import datetime

from bot.controls.places import HomeAsked, HomeLine, Importance, NextThing
from bot.people.texts import name_text, say
from bot.people.zones import zone_called
from bot.render.titles import clock_time, moment
from bot.runtime.clock import MS
from data.tournament_briefs import TournamentBrief, briefs

MOST = 2
"""Tournaments that are told of, those that begin first."""


async def tournaments_on(asked: HomeAsked) -> Sequence[HomeLine]:
    """The tournaments of the reader's server that are open for signing up, or running."""
    if asked.guild is None:
        return ()
    found = await briefs(asked.tx, asked.guild, asked.user, MOST)
    return [told_of(asked, one) for one in found]


def told_of(asked: HomeAsked, brief: TournamentBrief) -> HomeLine:
    """One tournament: its round, or when it begins, how many are in, and what to press."""
    language, title = asked.language, name_text(brief.name)
    about = say(language, "tournament-front-in", count=brief.players, own=brief.own or "none")
    if brief.state == "running":
        value = say(language, "tournament-table", round=brief.round, rounds=brief.rounds)
        when = ""
    else:
        value, when = clock_of(brief, asked.zone), clock_time(brief.begins_ms)
    return HomeLine(
        Importance.TOURNAMENT, title, value, about, when, next=next_thing(language, brief)
    )


def clock_of(brief: TournamentBrief, zone: str | None) -> str:
    """When a tournament begins, by the reader's clock; nothing where we do not know theirs."""
    if zone is None:
        return ""
    return datetime.fromtimestamp(brief.begins_ms / MS, zone_called(zone)).strftime("%H:%M")


def next_thing(language: str, brief: TournamentBrief) -> NextThing | None:
    """To sign up, or to play on: what the reader can do in a tournament, if anything."""
    name = name_text(brief.name)
    if brief.plays:
        sentence = say(language, "tournament-front-plays", name=name)
        label, verb = say(language, "button-tournament-mine"), "mine"
    elif brief.may_join:
        sentence = say(language, "tournament-front-open", name=name, time=moment(brief.begins_ms))
        label, verb = say(language, "button-tournament-front"), "join"
    else:
        return None
    return NextThing(sentence, label, f"tourney:{brief.id}:{verb}")
