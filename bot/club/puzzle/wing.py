"""Puzzles: three a day for each game, and how many days somebody has solved one in a row."""

from collections.abc import Sequence

from bot.club.puzzle import command
from bot.club.puzzle.away import Away
from bot.club.puzzle.view import solved_text
from bot.controls.clicks import Client
from bot.controls.places import ClubPage, ProfileAsked, Sweep, Wing
from bot.runtime.clock import now_ms
from bot.runtime.outages import Outages
from data import puzzles


def furnish(client: Client) -> None:
    """Have it written down when nobody could reach us, after the tables were credited for it.

    What they were credited stays, whatever comes of this.
    """
    client.part(Outages).missed.subscribe(Away(client.desk).note)


async def solved(asked: ProfileAsked) -> Sequence[str]:
    """How many puzzles somebody has solved, for themselves alone."""
    if not asked.is_own:
        return ()
    async with asked.click.client.db.reading() as tx:
        count = await puzzles.solved_by(tx, asked.user)
        streak = await puzzles.streak_of(tx, asked.user, puzzles.day_of(now_ms()))
    return (solved_text(asked.language, count, streak),) if count else ()


WING = Wing(
    name="puzzle",
    furnish=furnish,
    commands=(command.puzzle,),
    controls=command.CONTROLS,
    pages=(ClubPage("puzzle", "today", 2, command.show_day),),
    sweeps=(Sweep("answers to puzzles", lambda tx, now_ms, _: puzzles.remove_old(tx, now_ms)),),
    profile_lines=(solved,),
)
