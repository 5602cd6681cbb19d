"""What others made of the reader's cards, in a round in which all tables had the same."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.club.tournament.comparing import Divergence
from bot.club.tournament.deciding import DECIDED
from bot.club.tournament.round_view import COMPARED, counts, is_over, own_table
from bot.controls.paging import page_buttons
from bot.messages.frames import seated, told_to
from bot.people.texts import name_text, plain_name, say
from bot.render.buttons import Row, button, phone_rows
from bot.render.layout import MessageLayout, layout
from bot.render.menus import Option, option, selects
from bot.render.story import story
from bot.render.titles import fixed_rounds, signed
from bot.table.played import Event
from bot.table.replays import Replay
from data.tournaments import TableRow, Tournament
from engine.cards import Seat
from engine.rules import Rules

OTHERS = 4
"""Other tables on a page."""


class OtherTable(NamedTuple):
    """Another table of the same cards; *replay* is None where there is no record any more."""

    table: TableRow
    replay: Replay | None
    parting: Divergence | None
    """Where its game left the course of the reader's."""


class SameCards(NamedTuple):
    """A page of what others made of the reader's cards, in a round that is over."""

    row: Tournament
    rules: Rules
    own: TableRow
    seat: Seat
    replay: Replay | None
    """The reader's own game."""
    others: Sequence[OtherTable]
    """Those on the page, the best first."""
    page: int


def compared_with(tournament: Tournament, number: int, entrant: int) -> list[TableRow]:
    """The other tables of the reader's cards in a round, the best of their seat first.

    None before the round is over, nor where the reader's own table is not compared.
    """
    own = own_table(tournament, number, entrant)
    there = [table for table in tournament.at_round(number) if table.how in COMPARED]
    if not tournament.duplicate or own not in there or not is_over(tournament, number):
        return []
    seat = own.seat_of(entrant) or 1
    others = [table for table in there if table != own]
    return sorted(others, key=lambda table: -margin_at(table, seat))


def margin_at(table: TableRow, seat: Seat) -> int:
    """By how much somebody was better at a table, or worse, as the game measures it."""
    return (table.margin or 0) * (1 if seat == 1 else -1)


def pages_for(others: Sequence[TableRow]) -> int:
    """How many pages so many other tables take."""
    return max(1, -(-len(others) // OTHERS))


def same_view(shown: SameCards, every: Sequence[TableRow], language: str) -> MessageLayout:
    """The page, with *every* other table of these cards counted; and the ways to the moments."""
    told_of = [other_text(shown, other, language) for other in shown.others]
    own = f"tourney:{shown.row.id}"
    pages = page_buttons(language, f"{own}:same:{shown.own.round}", shown.page, pages_for(every))
    back = say(language, "button-tournament-round")
    title = say(language, "tournament-title", name=name_text(shown.row.name))
    where = say(language, "tournament-same", round=shown.own.round)
    return layout(
        f"{title}\n{where}",
        own_text(shown, every, language),
        *told_of,
        *moments_menu(shown, language),
        *phone_rows([*pages, button(back, f"{own}:round:{shown.own.round}:0:same")]),
    )


def own_text(shown: SameCards, every: Sequence[TableRow], language: str) -> str:
    """What the reader made of the cards, and which place that is among all tables."""
    own = margin_at(shown.own, shown.seat)
    place = 1 + sum(margin_at(table, shown.seat) > own for table in every)
    values = {"place": place, "all": len(every) + 1}
    return say(language, "tournament-same-own", **made(shown, own), **values)


def made(shown: SameCards, margin: int) -> dict[str, str]:
    """What a margin is told by: points with their sign, or only who has won."""
    if counts(shown.row, shown.rules) and abs(margin) < DECIDED:
        return {"how": "made", "points": signed(margin)}
    return {"how": "won" if margin > 0 else "lost" if margin else "drew", "points": ""}


def other_text(shown: SameCards, other: OtherTable, language: str) -> str:
    """What somebody else made of the reader's cards, and where their games parted."""
    name = name_text(sitter(shown, other.table))
    result = made(shown, margin_at(other.table, shown.seat))
    head = say(language, "tournament-same-other", name=name, **result)
    return f"{head}\n{parting_text(shown, other, language)}"


def sitter(shown: SameCards, table: TableRow) -> str:
    """Who had the reader's cards at another table."""
    number = table.first if shown.seat == 1 else table.second or 0
    return shown.row.entrant(number).name


def parting_text(shown: SameCards, other: OtherTable, language: str) -> str:
    """Where two games parted, and what was done in each of them instead of the other."""
    if shown.replay is None or other.replay is None:
        return say(language, "tournament-same-gone")
    if (parting := other.parting) is None:
        return say(language, "tournament-same-never")
    theirs = " ".join(told(other.replay, parting.other, shown.seat, language))
    mine = " ".join(told(shown.replay, parting.own, shown.seat, language, reader=shown.seat))
    key = "tournament-same-parted" if parting.seat == shown.seat else "tournament-same-opponent"
    where = where_text(shown, parting, language)
    return say(language, key, where=where, theirs=theirs, mine=mine)


def told(
    replay: Replay, events: Sequence[Event], seat: Seat, language: str, reader: Seat | None = None
) -> list[str]:
    """Moves in sentences, as who sat at *seat* knew of them; to the *reader* as "you"."""
    return story(told_to(seat, events), seated(replay.row), language, reader=reader)


def where_text(shown: SameCards, parting: Divergence, language: str) -> str:
    """The turn, and the round of the game where it has several."""
    is_long = fixed_rounds(shown.rules) != 1
    key = "tournament-same-where-round" if is_long else "tournament-same-where"
    return say(language, key, round=parting.round, turn=parting.turn)


def moments_menu(shown: SameCards, language: str) -> list[Row]:
    """The moments at which other games left the reader's course, to be looked at."""
    options = list(moments(shown, language))
    return selects("tourneythere:", options, say(language, "tournament-same-see"), several=False)


def moments(shown: SameCards, language: str) -> Iterator[Option]:
    """Each moment by who played there, when, and what leads to it."""
    for other in shown.others:
        if (parting := other.parting) is not None:
            where = where_text(shown, parting, language)
            label = f"{plain_name(sitter(shown, other.table))} · {where}"
            yield option(label, f"{other.table.game_id}:{parting.step}:{shown.seat}")
