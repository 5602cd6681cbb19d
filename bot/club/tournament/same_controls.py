"""What others made of one's own cards, and the moments at which they played otherwise."""

import re
from contextlib import suppress

from bot.club.tournament.comparing import parted
from bot.club.tournament.controls import loaded
from bot.club.tournament.round_view import own_table
from bot.club.tournament.same_view import (
    OTHERS,
    OtherTable,
    SameCards,
    compared_with,
    pages_for,
    same_view,
)
from bot.commands.replay import moment, opened
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, control
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.runtime.asking import asked
from bot.runtime.senders import user_of
from bot.table.replays import Replay
from data.errors import NoSuchGame
from data.ids import NO_GAME, GameId, TournamentId
from data.tournaments import TableRow
from engine.cards import Seat
from engine.variants import VARIANTS

MOMENT = re.compile(r"(\d{1,18}):(\d{1,9}):(\d{1,2})")
"""A game, a step of it, and through whose eyes it is looked at."""


@control(r"tourney:(?P<id>\d{1,18}):same:(?P<round>\d{1,3}):(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})")
async def tournament_same(press: Click, id: TournamentId, round: int, page: int, way: str) -> None:
    """Show what others made of the presser's cards in a round that is over; raises Refused."""
    tournament = await loaded(press, id)
    own_entry = tournament.of_user(user_of(press))
    entrant = own_entry.number if own_entry else 0
    every = compared_with(tournament, round, entrant)
    own = own_table(tournament, round, entrant)
    if own is None or not every:
        raise Refused("tournament-same-none")
    page = min(max(page, 1), pages_for(every))
    mine, seat = await replay_of(press, own), own.seat_of(entrant) or 1
    others = [
        await other_of(press, table, mine, seat)
        for table in every[(page - 1) * OTHERS : page * OTHERS]
    ]
    rules = VARIANTS[tournament.variant].rules.model_validate(tournament.rules)
    shown = SameCards(tournament, rules, own, seat, mine, others, page)
    language = await press.client.languages.of_click(press)
    await turn_to(press, same_view(shown, every, language))


async def other_of(press: Click, table: TableRow, mine: Replay | None, seat: Seat) -> OtherTable:
    """Another table, with where its game left the course of the presser's."""
    theirs, parting = await replay_of(press, table), None
    if mine is not None and theirs is not None:
        parting = await asked(parted, mine.events, theirs.events, seat)
    return OtherTable(table, theirs, parting)


async def replay_of(press: Click, table: TableRow) -> Replay | None:
    """The game of a table; None where there is no record, or the presser may not look at it."""
    with suppress(NoSuchGame, Refused):
        return await opened(press, table.game_id or NO_GAME)
    return None


@control(r"tourneythere:\d")
async def tournament_moment(press: Click) -> None:
    """Show another game at the moment that was chosen, through the eyes of its player."""
    found = MOMENT.fullmatch(next(iter(chosen(press)), ""))
    if found is None:
        raise Refused("changed-command")
    game, step, eyes = map(int, found.groups())
    replay = await opened(press, GameId(game))
    seen = await moment(press, replay, replay.within(step), min(eyes, replay.row.seats))
    await show_privately(press, seen)
