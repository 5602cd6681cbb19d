"""A tournament in words, for everybody: what it is, who is in, how it stands."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.club.tournament.results import EntrantResult, Met
from bot.people.texts import name_text, say
from bot.render.buttons import GREY, PRIMARY, Button, button, phone_rows
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.picture import Picture
from bot.render.titles import clock_time, day, game_title, moment, names_text
from bot.runtime.clock import MINUTE_MS
from data.ids import NO_GAME, ZERO_MS, ChannelId, GameId
from data.tournaments import TableRow, Tournament
from engine.rules import Rules

NAMES_LENGTH = 1500
"""Characters for the names of those who have signed up."""
TABLES_LENGTH = 1500
MOST_MODERATED = 20
"""Numbers of tables in one line."""
PAGE = 16
"""Lines of the table of results in one picture."""
FRACTIONS = {0: "", 25: "¼", 50: "½", 75: "¾"}


class ShownTournament(NamedTuple):
    """A tournament as its message shows it."""

    row: Tournament
    rules: Rules
    places: Mapping[GameId, ChannelId]
    """The channels of the games of the present round."""
    rows: tuple[EntrantResult, ...]
    """The table of results, empty before the first round."""


def tournament_view(
    tournament: ShownTournament, language: str, pictures: Sequence[Picture] = ()
) -> MessageLayout:
    """The message of a tournament, which is always current."""
    blocks: list[Block] = [head(tournament, language), *state_blocks(tournament, language)]
    if tournament.row.round:
        blocks += table_blocks(tournament, language, 1, pictures)
    own = f"tourney:{tournament.row.id}"
    ways = [
        button(say(language, f"button-tournament-{verb}"), f"{own}:{verb}", style)
        for verb, style in verbs(tournament.row)
    ]
    ways += [*rounds_way(tournament.row, language), *again_way(tournament.row, language)]
    accent = discord.Colour.gold() if tournament.row.state == "over" else None
    return layout(*blocks, *phone_rows(ways), accent=accent)


def shared_view(
    tournament: ShownTournament, sharer: str, language: str, pictures: Sequence[Picture] = ()
) -> MessageLayout:
    """The final table, which *sharer* shows to a channel, with the way to all that was played."""
    names = {"name": name_text(sharer), "tournament": name_text(tournament.row.name)}
    leads_to = f"tourneyof:{tournament.row.id}"
    return layout(
        f"{say(language, 'tournament-shared', **names)}\n{winners_text(tournament, language)}",
        *table_blocks(tournament, language, 1, pictures),
        *phone_rows([button(say(language, "button-tournament-results"), leads_to)]),
        accent=discord.Colour.gold(),
    )


def head(tournament: ShownTournament, language: str) -> str:
    """The name of a tournament, and what is played how in small print."""
    row = tournament.row
    parts = [
        game_title(language, row.variant, tournament.rules),
        say(language, "tournament-kind", kind=row.kind),
        *([say(language, "tournament-rounds", count=row.rounds)] if row.rounds else []),
        say(language, "tournament-minutes", count=row.round_ms // MINUTE_MS),
        *([say(language, "tournament-duplicate")] if row.duplicate else []),
        *([say(language, "tournament-computer")] if row.computer else []),
        say(language, "tournament-rated", rated="yes" if row.rated and not row.duplicate else "no"),
    ]
    return f"{say(language, 'tournament-title', name=name_text(row.name))}\n-# {' · '.join(parts)}"


def state_blocks(tournament: ShownTournament, language: str) -> Iterator[str]:
    """What everybody wants to know of a tournament now."""
    match tournament.row.state:
        case "open":
            begins_ms = tournament.row.begins_ms
            yield say(language, "tournament-open", when=day(begins_ms), time=moment(begins_ms))
            yield people_text(tournament.row, language)
        case "cancelled":
            yield say(language, "tournament-cancelled")
        case "running":
            yield from running_blocks(tournament, language)
        case _:
            yield winners_text(tournament, language)
    yield from interventions(tournament.row, language)


def interventions(tournament: Tournament, language: str) -> Iterator[str]:
    """What somebody decided while it went on, for everybody to read."""
    if tournament.cut_ms is not None and tournament.kind != "arena":
        yield f"-# {say(language, 'tournament-cut', round=tournament.round)}"
    if tournament.cut_by:
        name = name_text(tournament.entrant(tournament.cut_by).name)
        yield f"-# {say(language, 'tournament-cut-by', name=name)}"
    moderated = [table.game_id or 0 for table in tournament.tables if table.how == "moderated"]
    if moderated:
        tables = ", ".join(f"#{game}" for game in moderated[:MOST_MODERATED])
        more = len(moderated) - MOST_MODERATED
        tables += say(language, "tournament-more", count=more) if more > 0 else ""
        yield f"-# {say(language, 'tournament-moderated', tables=tables)}"


def people_text(tournament: Tournament, language: str) -> str:
    """Who has signed up for a tournament."""
    people = tournament.playing
    if not people:
        return say(language, "tournament-nobody", most=tournament.most)
    listed = ""
    for number, who in enumerate(people):
        more = name_text(who.name)
        if len(listed) + len(more) > NAMES_LENGTH:
            listed += say(language, "tournament-more", count=len(people) - number)
            break
        listed += f"{', ' if listed else ''}{more}"
    count = say(language, "tournament-players", count=len(people), most=tournament.most)
    return f"**{count}**\n{listed}"


def running_blocks(tournament: ShownTournament, language: str) -> Iterator[str]:
    """The present round and its tables."""
    row, present = tournament.row, tournament.row.present
    played = [table for table in row.at_round(row.round) if table.second is not None]
    ends_ms = present.ends_ms if present else ZERO_MS
    yield say(
        language,
        "tournament-running",
        round=row.round,
        rounds=row.rounds,
        when=clock_time(ends_ms),
        time=moment(ends_ms),
        done=sum(table.how is not None for table in played),
        tables=len(played),
    )
    yield seats_text(tournament, language)
    if present and present.commitment:
        yield say(language, "tournament-commitment", commitment=present.commitment)


def seats_text(tournament: ShownTournament, language: str) -> str:
    """The tables of the round, each below the channel in which it stands."""
    lines, place = list[str](), None
    for table in tournament.row.at_round(tournament.row.round):
        channel = tournament.places.get(table.game_id or NO_GAME)
        if channel != place and channel is not None:
            lines.append(f"<#{channel}>")
            place = channel
        lines.append(seat_line(tournament.row, table, language))
    while sum(map(len, lines)) > TABLES_LENGTH:
        lines.pop()
    return "\n".join(lines)


def seat_line(tournament: Tournament, table: TableRow, language: str) -> str:
    """A table: who, and how it ended."""
    seated = [number for number in (table.first, table.second) if number is not None]
    names = " – ".join(name_text(tournament.entrant(number).name) for number in seated)
    number = f"#{table.game_id}"
    if table.how == "bye":
        return say(language, "tournament-bye", name=names)
    if table.how is None:
        return say(language, "tournament-seat", table=number, names=names)
    line = done_line(table, number, names, language)
    if table.how == "played":
        return line
    return f"{line} {say(language, f'tournament-how-{table.how}')}"


def done_line(table: TableRow, number: str, names: str, language: str) -> str:
    """A table that is done; of the same cards it is compared once all are."""
    if table.first_points is None or table.second_points is None:
        return say(language, "tournament-seat-waits", table=number, names=names)
    points = f"{points_text(table.first_points)} : {points_text(table.second_points)}"
    return say(language, "tournament-seat-done", table=number, names=names, points=points)


def winners_text(tournament: ShownTournament, language: str) -> str:
    """Congratulations to whoever came first in a tournament."""
    first = [row.entrant.name for row in tournament.rows if row.place == 1]
    if not first:
        return say(language, "tournament-nobody-played")
    names = names_text(language, first)
    key = "tournament-won" if len(first) == 1 else "tournament-won-together"
    return say(language, key, names=names)


def table_blocks(
    tournament: ShownTournament, language: str, page: int, pictures: Sequence[Picture]
) -> Iterator[Block]:
    """The table of results, as a picture or in words."""
    for picture in pictures:
        yield from shown(picture)
    if not pictures:
        round_, rows = tournament.row.round, rows_of(tournament, page)
        yield "\n".join(row_text(row, round_, language) for row in rows)
        yield f"-# {say(language, 'tournament-ties')}"


def rows_of(tournament: ShownTournament, page: int) -> Sequence[EntrantResult]:
    """The lines of a page of the table of results."""
    return tournament.rows[(page - 1) * PAGE : page * PAGE]


def pages_of(tournament: ShownTournament) -> int:
    """How many pages the table of results has."""
    return max(1, -(-len(tournament.rows) // PAGE))


def row_text(row: EntrantResult, last: int, language: str) -> str:
    """A player's line of the table of results, in words, until the *last* round."""
    line = say(
        language,
        "tournament-row",
        place=row.place,
        name=name_text(row.entrant.name),
        points=points_text(row.points),
        buchholz=points_text(row.buchholz),
        rounds=" ".join(map(meeting_text, row.until(last))),
    )
    return line if row.entrant.state == "in" else f"{line} {say(language, 'tournament-left')}"


def meeting_text(met: Met | None) -> str:
    """What a round brought a player: points, `+` for sitting out, `·` while it is played."""
    if met is None:
        return "–"
    if met.points is None:
        return "·"
    return "+" if met.other is None else points_text(met.points)


def points_text(hundredths: int) -> str:
    """Points as they are written: `2½`, `1.37`."""
    whole, rest = divmod(hundredths, 100)
    if rest in FRACTIONS:
        return f"{whole or ''}{FRACTIONS[rest]}" or "0"
    return f"{whole}.{rest:02}"


def rounds_way(tournament: Tournament, language: str) -> list[Button]:
    """The way to the pages of the rounds, once there is one."""
    leads_to = f"tourney:{tournament.id}:round:0:0:open"
    there = [button(say(language, "button-tournament-rounds"), leads_to)]
    return there if tournament.round else []


def again_way(tournament: Tournament, language: str) -> list[Button]:
    """The way to one that is held just so a week later, once it is over."""
    leads_to = f"tourneys:again:{tournament.id}"
    there = [button(say(language, "button-tournament-again"), leads_to)]
    return there if tournament.state == "over" else []


def share_way(tournament: Tournament, language: str) -> list[Button]:
    """The way to show its final table to another channel."""
    there = [button(say(language, "button-tournament-share"), f"tourney:{tournament.id}:share:1")]
    return there if tournament.state == "over" and tournament.round else []


def verbs(tournament: Tournament) -> Iterator[tuple[str, int]]:
    """What the buttons below a tournament do, each with its style."""
    is_open, is_running = tournament.state == "open", tournament.state == "running"
    if is_running:
        yield "mine", PRIMARY
    if is_open or (is_running and tournament.kind == "swiss" and tournament.round == 1):
        yield "join", PRIMARY if is_open else GREY
    if is_open or is_running:
        yield "leave", GREY
    if tournament.round:
        yield "results", GREY
    if is_open or is_running:
        yield "host", GREY
