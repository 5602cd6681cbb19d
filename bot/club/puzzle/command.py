"""`/club puzzle`: the puzzles of the day, for each person alone."""

from discord import app_commands
from discord.app_commands import Choice as Offered

from bot.club.puzzle.acting import AFTERWARDS, act
from bot.club.puzzle.daily import Daily, puzzle_of_day
from bot.club.puzzle.grading import PuzzleGrades
from bot.club.puzzle.listing import list_of_day
from bot.club.puzzle.outcome import share_line
from bot.club.puzzle.showing import show, shown_to, today
from bot.commands.challenge import usual_variant
from bot.commands.context import GAMES, command
from bot.controls.clicks import Click, say_to
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, control
from bot.people.refused import Refused
from bot.people.texts import text
from bot.render.layout import layout
from bot.runtime.clock import click_ms
from bot.runtime.senders import guild_of, user_of
from bot.table.replays import Replays
from data import puzzles
from engine.puzzles.puzzle import Grade

GRADES = [Offered(name=text(f"puzzle-grade-{grade}"), value=grade.value) for grade in Grade]


@command("club-puzzle")
@app_commands.choices(game=GAMES, level=GRADES)
async def puzzle(click: Click, game: str | None = None, level: str | None = None) -> None:
    """Show today's puzzles, or one of them, to the caller alone."""
    if game is None and level is None:
        await turn_to(click, await list_of_day(click))
        return
    variant = game or (await usual_variant(click)).key
    grade = level or await next_grade(click, variant)
    await show(click, await wanted(click, variant, grade, today(click)))


async def next_grade(click: Click, variant: str) -> str:
    """The easiest grade of a game that the caller has not answered yet today; else the hardest."""
    answers = await click.client.db.read(puzzles.answers_on, user_of(click), today(click))
    answered = {grade for (game, grade), one in answers.items() if game == variant and one.is_over}
    return next((grade for grade in Grade if grade not in answered), Grade.HARD)


async def wanted(click: Click, variant: str, grade: str, day: int) -> Daily:
    """The puzzle of that day; raises Refused where there is none."""
    grades = await click.client.part(PuzzleGrades).on(day)
    found = puzzle_of_day(variant, grade, day, grades) if grade in list(Grade) else None
    if found is None:
        raise Refused("puzzle-none")
    return found


@control(r"puzzle:(?P<way>home|pick:\d)")
async def puzzles_control(press: Click, way: str) -> None:
    """Show the list of today's puzzles, or the puzzle that was chosen there."""
    if way == "home":
        await turn_to(press, await list_of_day(press))
        return
    variant, _, grade = next(iter(chosen(press)), "").partition(".")
    await show(press, await wanted(press, variant, grade, today(press)))


@control(
    r"puzzle:(?P<day>\d{1,6}):(?P<variant>[a-z0-9-]{1,30}):(?P<grade>[a-z]{1,10})"
    r":(?P<verb>[a-z]{1,10})(:(?P<place>\d{1,4})(:[a-z]{1,5})?)?"
)
async def puzzle_control(
    press: Click, day: int, variant: str, grade: str, verb: str, place: str = ""
) -> None:
    """Open a puzzle, mark a choice, answer, take a hint, share, or see what happens.

    Once the day is over nothing can be answered any more.
    """
    if verb == "share":
        await share(press, await wanted(press, variant, grade, day))
        return
    if day != today(press) and verb not in AFTERWARDS:
        note = await say_to(press, "puzzle-over")
        await turn_to(press, await list_of_day(press, note))
        return
    await act(press, await wanted(press, variant, grade, day), verb, place or "")


async def share(press: Click, daily: Daily) -> None:
    """Post the presser's line to the channel, without a sound; raises Refused.

    In a DM it is shown in passing, as a hand may stand above.
    """
    app, user = press.client, press.user
    shown = await shown_to(press, daily)
    if not shown.answer.is_over:
        raise Refused("puzzle-unanswered")
    app.part(Replays).note_share(user_of(press), click_ms(press))
    streak = await app.db.read(puzzles.streak_of, user_of(press), daily.day)
    line = layout(share_line(shown, streak, user.display_name))
    is_private = guild_of(press) is None
    await press.response.send_message(**line.new(), silent=True, ephemeral=is_private)
