"""An arena in words: how long it goes on, how many play and wait, and how everybody stands."""

from collections.abc import Iterator, Sequence

import discord

from bot.club.tournament.arena_scoring import ArenaLine, arena_standings
from bot.club.tournament.arena_terms import CLOSES_MS, LATEST_MS
from bot.club.tournament.rounds import unsettled
from bot.club.tournament.view import (
    ShownTournament,
    again_way,
    interventions,
    people_text,
    points_text,
)
from bot.people.texts import name_text, say
from bot.render.buttons import GREY, PRIMARY, button, phone_rows
from bot.render.layout import Block, MessageLayout, layout
from bot.render.titles import clock_time, day, game_title, moment, names_text
from bot.runtime.clock import MINUTE_MS
from data.tournaments import Tournament

TOP = 10
"""Lines of the message that everybody reads."""
ARENA_PAGE = 16
"""Lines of a page for one reader."""
LATEST_GAMES = 12
"""So many games of somebody stand in their line, the last ones."""
MOST_THREADS = 8


def arena_view(tournament: ShownTournament, language: str) -> MessageLayout:
    """The message of an arena, which is always current."""
    row = tournament.row
    lines = arena_standings(row)
    blocks = [arena_head(tournament, language), *arena_blocks(tournament, lines, language)]
    if row.round:
        blocks.append(standings_text(lines[:TOP], language, more=max(0, len(lines) - TOP)))
    ways = [
        button(say(language, label), f"tourney:{row.id}:{verb}", style)
        for verb, label, style in arena_verbs(row)
    ]
    ways += again_way(row, language) if row.state == "over" else []
    accent = discord.Colour.gold() if row.state == "over" else None
    return layout(*blocks, *phone_rows(ways), accent=accent)


def arena_page(tournament: ShownTournament, language: str, page: int) -> Iterator[Block]:
    """How an arena stands, for one reader alone, with one page of its lines."""
    lines = arena_standings(tournament.row)
    yield arena_head(tournament, language)
    if page == 1:
        yield from arena_blocks(tournament, lines, language)
    if tournament.row.round:
        shown = lines[(page - 1) * ARENA_PAGE : page * ARENA_PAGE]
        yield standings_text(shown, language)
        yield f"-# {say(language, 'arena-ties')}"


def arena_pages(tournament: Tournament) -> int:
    """How many pages the lines of an arena fill."""
    return max(1, -(-len(arena_standings(tournament)) // ARENA_PAGE))


def arena_head(tournament: ShownTournament, language: str) -> str:
    """The name of an arena, and what is played how in small print."""
    row = tournament.row
    parts = [
        game_title(language, row.variant, tournament.rules),
        say(language, "arena-kind", count=row.round_ms // MINUTE_MS),
        say(language, "tournament-rated", rated="yes" if row.rated else "no"),
    ]
    return f"{say(language, 'tournament-title', name=name_text(row.name))}\n-# {' · '.join(parts)}"


def arena_blocks(
    tournament: ShownTournament, lines: Sequence[ArenaLine], language: str
) -> Iterator[str]:
    """What everybody wants to know of an arena now."""
    row = tournament.row
    if row.state == "open":
        yield say(language, "arena-open", when=day(row.begins_ms), time=moment(row.begins_ms))
        yield people_text(row, language)
        yield f"-# {say(language, 'arena-rules')}"
    elif row.state == "cancelled":
        yield say(language, "tournament-cancelled")
    elif row.state == "running":
        yield "\n".join(running_lines(tournament, lines, language))
    else:
        yield arena_winners(lines, language)
    yield from () if row.state == "cancelled" else arena_interventions(row, language)


def running_lines(
    tournament: ShownTournament, lines: Sequence[ArenaLine], language: str
) -> Iterator[str]:
    """How long an arena goes on, how many play and who waits."""
    row, present = tournament.row, tournament.row.present
    if present is None:
        return
    ends_ms = present.ends_ms
    yield say(language, "arena-running", when=clock_time(ends_ms), time=moment(ends_ms))
    waiting = [line.entrant.name for line in lines if line.waits]
    playing = sum(line.plays for line in lines)
    yield say(language, "arena-playing", playing=playing, waiting=len(waiting))
    if waiting:
        names = names_text(language, waiting[:TOP])
        yield f"-# {say(language, 'arena-waiting', count=len(waiting), names=names)}"
    limits = {"closes": clock_time(ends_ms - CLOSES_MS), "latest": clock_time(ends_ms + LATEST_MS)}
    yield f"-# {say(language, 'arena-limits', **limits)}"
    numbers = [table.game_id for table in unsettled(row) if table.game_id]
    places = dict.fromkeys(tournament.places[one] for one in numbers if one in tournament.places)
    if places:
        listed = " ".join(f"<#{place}>" for place in list(places)[:MOST_THREADS])
        yield f"-# {say(language, 'arena-places', places=listed)}"


def arena_interventions(tournament: Tournament, language: str) -> Iterator[str]:
    """What somebody decided while an arena went on, for everybody to read."""
    if tournament.cut_ms is not None:
        yield f"-# {say(language, 'arena-cut')}"
    yield from interventions(tournament, language)


def arena_winners(lines: Sequence[ArenaLine], language: str) -> str:
    """Congratulations to whoever came first in an arena."""
    first = [line.entrant.name for line in lines if line.place == 1 and line.sheet]
    if not first:
        return say(language, "tournament-nobody-played")
    key = "tournament-won" if len(first) == 1 else "tournament-won-together"
    return say(language, key, names=names_text(language, first))


def standings_text(lines: Sequence[ArenaLine], language: str, more: int = 0) -> str:
    """Lines of how everybody stands in an arena, and how many are not shown."""
    listed = [line_text(line, language) for line in lines]
    if more:
        listed.append(f"-# {say(language, 'arena-more', count=more)}")
    return "\n".join(listed)


def line_text(line: ArenaLine, language: str) -> str:
    """Somebody's line: place, name, points, and what their games brought, the last ones."""
    text = say(
        language,
        "arena-row",
        place=line.place,
        name=name_text(line.entrant.name),
        points=points_text(line.points),
    )
    if line.on_fire:
        text += f" {say(language, 'arena-fire')}"
    if line.sheet:
        text += f" · {' '.join(map(points_text, line.sheet[-LATEST_GAMES:]))}"
    if line.entrant.state != "in":
        key = "arena-paused" if line.entrant.state == "left" else "arena-out"
        text += f" {say(language, key)}"
    return text


def arena_verbs(tournament: Tournament) -> Iterator[tuple[str, str, int]]:
    """What the buttons below an arena do, each with its label and style."""
    is_open, is_running = tournament.state == "open", tournament.state == "running"
    if is_running:
        yield "mine", "button-tournament-mine", PRIMARY
    if is_open or is_running:
        yield "join", "button-tournament-join", PRIMARY if is_open else GREY
        yield "leave", "button-arena-pause" if is_running else "button-tournament-leave", GREY
    if tournament.round:
        yield "results", "button-tournament-results", GREY
    if is_open or is_running:
        yield "host", "button-tournament-host", GREY
