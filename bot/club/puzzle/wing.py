"""Puzzles: three a day for each game, and how many days somebody has solved one in a row."""

import logging
from collections.abc import Sequence
from functools import partial

from bot.club.puzzle import command
from bot.club.puzzle.front import puzzles_answered
from bot.club.puzzle.grading import PuzzleGrades
from bot.club.puzzle.listing import ratings_text
from bot.club.puzzle.mistakes import Mistakes
from bot.club.puzzle.playing import PlayedOuts
from bot.club.puzzle.view import streak_text
from bot.controls.clicks import Client
from bot.controls.places import ClubPage, ProfileAsked, Sweep, Wing
from bot.people.texts import say
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.outages import Outages
from data import puzzle_grades, puzzle_ratings, puzzles
from data.errors import StorageRefused
from data.ids import Ms
from data.puzzle_grades import week_of
from data.store.transaction import Transaction

log = logging.getLogger(__name__)


def furnish(client: Client) -> None:
    """Have it written down when nobody could reach us, after the tables were credited for it.

    What they were credited stays, whatever comes of this.
    """
    client.part(Outages).missed.subscribe(partial(note_away, client.desk))


async def note_away(desk: Desk, shard: int, since_ms: Ms, until_ms: Ms) -> None:
    """Note that the players of a shard could not reach us for that time, unless it is short.

    What cannot be stored is left out: the credit at the tables was, and must not come twice.
    """
    if until_ms - since_ms < MINUTE_MS:
        return
    try:
        await desk.db.write(puzzles.note_away, shard, since_ms, until_ms)
    except StorageRefused as refusal:
        log.warning("time away was not written down: %s", refusal)


async def solved(asked: ProfileAsked) -> Sequence[str]:
    """How many puzzles somebody has solved and their ratings, for themselves alone.

    Others are shown ratings of their own server; these are of puzzles answered anywhere.
    """
    if not asked.is_own:
        return ()
    async with asked.click.client.db.reading() as tx:
        count = await puzzles.solved_by(tx, asked.user)
        streak = await puzzles.streak_of(tx, asked.user, puzzles.day_of(now_ms()))
        ratings = await puzzle_ratings.of_user(tx, asked.user)
    lines = [ratings_text(asked.language, ratings)]
    if count:
        lines[:0] = (
            say(asked.language, "puzzle-solved", count=count),
            streak_text(asked.language, streak),
        )
    return tuple(filter(None, ["\n".join(filter(None, lines))]))


async def remove_grades(tx: Transaction, now_ms: Ms) -> int:
    """Remove the grades of weeks that are long over; tells how many rows."""
    return await puzzle_grades.remove_before(tx, week_of(puzzles.day_of(now_ms)))


WING = Wing(
    place=__package__,
    parts=(PlayedOuts, Mistakes, PuzzleGrades),
    furnish=furnish,
    begin=lambda client: client.part(PuzzleGrades).begin(),
    pages=(ClubPage("puzzle", "today", 2, command.puzzle, in_dm=True),),
    home_lines=(puzzles_answered,),
    sweeps=(
        Sweep("answers to puzzles", lambda tx, now_ms, _: puzzles.remove_old(tx, now_ms)),
        Sweep("grades of puzzles", lambda tx, now_ms, _: remove_grades(tx, now_ms)),
    ),
    profile_lines=(solved,),
)
