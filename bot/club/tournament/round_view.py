"""A page of a tournament's round: its tables with what they came to, or how they stand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.club.tournament.deciding import DECIDED
from bot.club.tournament.view import interventions, points_text, seat_line
from bot.controls.paging import page_buttons
from bot.people.texts import name_text, plain_name, say
from bot.render.buttons import PRIMARY, Button, Row, button, phone_rows
from bot.render.layout import MessageLayout, layout
from bot.render.menus import Option, option, select, selects
from bot.render.titles import clock_time, moment
from bot.render.titles import number as number_text
from bot.render.titles import points_text as game_points
from data.ids import NO_GAME, GameId
from data.tournaments import TableRow, Tournament
from engine.rules import Rules
from engine.state import Measure
from engine.variants import VARIANTS

TABLES = 8
"""Tables on a page."""
COMPARED = ("played", "decided")
"""How tables end whose result is compared with others of the same cards."""
COUNTED = (Measure.POINTS, Measure.PENALTIES)
"""By what a difference of points says how clear a result is."""


class RoundPage(NamedTuple):
    """A page of a round, as somebody reads it who takes part or looks on."""

    row: Tournament
    rules: Rules
    round: int
    page: int
    scores: Mapping[GameId, Sequence[int]]
    """The points of the games on the page that are being played."""
    entrant: int
    """The reader's number among those who take part; 0 where they do not."""

    @property
    def tables(self) -> tuple[TableRow, ...]:
        """The tables on the page."""
        return tables_on(self.row, self.round, self.page)

    @property
    def own(self) -> TableRow | None:
        """The reader's own table of the round, on whatever page."""
        return own_table(self.row, self.round, self.entrant)


def tables_on(tournament: Tournament, number: int, page: int) -> tuple[TableRow, ...]:
    """The tables on a page of a round."""
    return tournament.at_round(number)[(page - 1) * TABLES : page * TABLES]


def own_table(tournament: Tournament, number: int, entrant: int) -> TableRow | None:
    """Where somebody sits in a round, by their number; None where they are not in it."""
    return next((table for table in tournament.at_round(number) if table.seat_of(entrant)), None)


def leaves(tournament: Tournament) -> list[tuple[int, int]]:
    """All pages in their order, each by its round and its number in that."""
    return [
        (number, place // TABLES + 1)
        for number in range(1, tournament.round + 1)
        for place in range(0, len(tournament.at_round(number)), TABLES)
    ]


def opened_at(tournament: Tournament, number: int, page: int, entrant: int) -> tuple[int, int]:
    """The page that is meant, or one that there is.

    Round 0 is the present one; page 0 the one on which the *entrant* sits, else the first.
    """
    number = min(number, tournament.round) or tournament.round
    every = [other for round_, other in leaves(tournament) if round_ == number]
    own = own_table(tournament, number, entrant)
    if page == 0 and own is not None:
        page = tournament.at_round(number).index(own) // TABLES + 1
    return number, min(max(page, 1), max(every, default=1))


def is_over(tournament: Tournament, number: int) -> bool:
    """Whether a round is over, so that nothing of its tables is secret any more."""
    return any(one.round == number and one.ended_ms is not None for one in tournament.played)


def round_view(shown: RoundPage, language: str) -> MessageLayout:
    """A page of a round, with the ways to the others and into its games."""
    lines = "\n".join(table_line(shown, table, language) for table in shown.tables)
    notes = interventions(shown.row, language) if shown.round == shown.row.round else ()
    return layout(
        title(shown, language),
        lines,
        *(f"-# {note}" for note in proofs(shown, language)),
        *notes,
        *phone_rows(own_ways(shown, language)),
        *replays_menu(shown, language),
        *rounds_menu(shown, language),
        *phone_rows(leaf_ways(shown, language)),
    )


def title(shown: RoundPage, language: str) -> str:
    """The name of the tournament, and which page of which round this is."""
    pages = sum(number == shown.round for number, _ in leaves(shown.row))
    values = {"round": shown.round, "rounds": shown.row.rounds, "page": shown.page, "pages": pages}
    where = say(language, "tournament-round", **values)
    return f"{say(language, 'tournament-title', name=name_text(shown.row.name))}\n{where}"


def proofs(shown: RoundPage, language: str) -> Iterator[str]:
    """When the round ends where it runs, and what fixed its cards where all had the same."""
    row = next((one for one in shown.row.played if one.round == shown.round), None)
    if row is None:
        return
    if row.ended_ms is None:
        when, time = clock_time(row.ends_ms), moment(row.ends_ms)
        yield say(language, "tournament-round-runs", when=when, time=time)
        if row.commitment:
            yield say(language, "tournament-round-same-later")
    if row.commitment:
        told = say(language, "tournament-commitment", commitment=row.commitment)
        yield told.removeprefix("-# ")


def table_line(shown: RoundPage, table: TableRow, language: str) -> str:
    """A table: who, what it came to or how it stands, and whether it is the reader's own."""
    parts = [seat_line(shown.row, table, language)]
    if table.how == "bye" and table.first_points is not None:
        parts.append(f"· **{points_text(table.first_points)}**")
    elif table.how is None:
        parts.append(f"· {score_text(shown, table, language)}")
    elif ahead := ahead_text(shown, table, language):
        parts.append(ahead)
    if table.seat_of(shown.entrant):
        parts.append(say(language, "tournament-round-own"))
    return " ".join(parts)


def score_text(shown: RoundPage, table: TableRow, language: str) -> str:
    """How a game stands that is being played."""
    scores = shown.scores.get(table.game_id or NO_GAME, ())
    if not any(scores):
        return say(language, "tournament-round-playing")
    points = " : ".join(map(number_text, scores))
    return say(language, "tournament-round-now", points=points)


def ahead_text(shown: RoundPage, table: TableRow, language: str) -> str:
    """Who was ahead at a table and by how much; empty where no points say so."""
    margin = table.margin or 0
    if not margin or abs(margin) >= DECIDED or not counts(shown.row, shown.rules):
        return ""
    number = table.first if margin > 0 else table.second or 0
    name = name_text(shown.row.entrant(number).name)
    by = game_points(language, abs(margin))
    return say(language, "tournament-round-ahead", name=name, points=by)


def counts(tournament: Tournament, rules: Rules) -> bool:
    """Whether a difference of points says in its game how clear a result is."""
    return VARIANTS[tournament.variant].measure(rules) in COUNTED


def own_ways(shown: RoundPage, language: str) -> Iterator[Button]:
    """What the reader can do about their own table, once it is done and open."""
    own = shown.own
    if own is None or own not in replayed(shown.row, shown.round):
        return
    yield button(say(language, "button-replay"), f"past:{own.game_id}:1")
    if own.how == "played":
        yield button(say(language, "button-review"), f"reviewed:{own.game_id}")
    if shown.row.duplicate and own.how in COMPARED:
        leads_to = f"tourney:{shown.row.id}:same:{shown.round}:1:open"
        yield button(say(language, "button-tournament-same"), leads_to, PRIMARY)


def replayed(tournament: Tournament, number: int) -> list[TableRow]:
    """The tables of a round whose games can be looked back at: done, and no secret any more."""
    if tournament.duplicate and not is_over(tournament, number):
        return []
    return [one for one in tournament.at_round(number) if one.game_id and one.how is not None]


def replays_menu(shown: RoundPage, language: str) -> list[Row]:
    """The games of the page to look back at."""
    there = replayed(shown.row, shown.round)
    options = [replay_option(shown.row, table) for table in shown.tables if table in there]
    return selects("again:", options, say(language, "history-replay"), several=False)


def replay_option(tournament: Tournament, table: TableRow) -> Option:
    """A game in a menu: its number and who played."""
    both = (table.first, table.second or 0)
    names = " – ".join(plain_name(tournament.entrant(number).name) for number in both)
    return option(f"#{table.game_id} · {names}", str(table.game_id))


def rounds_menu(shown: RoundPage, language: str) -> list[Row]:
    """All rounds so far, where Back and Next would be a long way."""
    if shown.row.round < 3:
        return []
    options = [
        option(
            say(language, "table-round", round=number), str(number), chosen=number == shown.round
        )
        for number in range(1, shown.row.round + 1)
    ]
    leads_to = f"tourney:{shown.row.id}:rounds:to"
    return [select(leads_to, options, say(language, "replay-rounds"))]


def leaf_ways(shown: RoundPage, language: str) -> list[Button]:
    """Back and Next through all pages of all rounds, and the table of results."""
    every, own = leaves(shown.row), f"tourney:{shown.row.id}"
    here = every.index((shown.round, shown.page))
    ways = page_buttons(language, f"{own}:round", here + 1, len(every))
    around = every[max(here - 1, 0)], every[min(here + 1, len(every) - 1)]
    for way, (number, page), towards in zip(ways, around, ("back", "next"), strict=False):
        way["custom_id"] = f"{own}:round:{number}:{page}:{towards}"
    if not is_over(shown.row, shown.round):
        leads_to = f"{own}:round:{shown.round}:{shown.page}:again"
        ways.append(button(say(language, "button-refresh"), leads_to))
    key = "button-tournament-table" if shown.row.state == "over" else "button-tournament-standings"
    return [*ways, button(say(language, key), f"{own}:page:1:table")]
