"""`/club puzzle`: the puzzles of the day, for each person alone."""

from dataclasses import replace

from discord import app_commands
from discord.app_commands import Choice as Offered

from bot.club.puzzle.daily import Daily, frame_of, games_with_puzzles, puzzle_of_day
from bot.club.puzzle.view import (
    ShownPuzzle,
    day_view,
    outcome_view,
    page_of,
    puzzle_view,
    share_line,
)
from bot.commands.challenge import usual_variant
from bot.commands.context import GAMES, command
from bot.controls.clicks import Click, say_to
from bot.controls.control import chosen, control
from bot.lobby.door import admit, knock
from bot.messages.illustrating import hand_pictures
from bot.messages.own_pages import OwnPages
from bot.messages.pressed import put
from bot.messages.replies import reply_privately, show_privately
from bot.people.refused import Refused
from bot.people.texts import text
from bot.render.hints import sentence
from bot.render.layout import MessageLayout, layout
from bot.runtime.asking import asked
from bot.runtime.clock import click_ms
from bot.runtime.news import News
from bot.runtime.senders import guild_of, user_of
from bot.table.replays import Replays
from data import puzzles
from data.puzzles import Answer, Key, day_of
from data.store.transaction import Transaction
from engine.puzzles.finding import explain
from engine.puzzles.puzzle import Grade

GRADES = [Offered(name=text(f"puzzle-grade-{grade}"), value=grade.value) for grade in Grade]


@command("club-puzzle")
@app_commands.choices(game=GAMES, level=GRADES)
async def puzzle(click: Click, game: str | None = None, level: str | None = None) -> None:
    """Show today's puzzles, or one of them, to the caller alone."""
    if game is None and level is None:
        await show_privately(click, await day_of_puzzles(click))
        return
    variant = game or (await usual_variant(click)).key
    grade = level or await next_grade(click, variant)
    await show(click, wanted(variant, grade, today(click)))


def today(click: Click) -> int:
    """The day on which somebody clicked, UTC."""
    return day_of(click_ms(click))


async def next_grade(click: Click, variant: str) -> str:
    """The easiest grade of a game that the caller has not answered yet today; else the hardest."""
    answers = await click.client.db.read(puzzles.answers_on, user_of(click), today(click))
    answered = {grade for (game, grade), one in answers.items() if game == variant and is_over(one)}
    return next((grade for grade in Grade if grade not in answered), Grade.HARD)


def is_over(answer: Answer) -> bool:
    """Whether the answer that counts was given to a puzzle."""
    return answer.choice is not None


def wanted(variant: str, grade: str, day: int) -> Daily:
    """The puzzle of that day; raises Refused where there is none."""
    found = puzzle_of_day(variant, grade, day) if grade in list(Grade) else None
    if found is None:
        raise Refused("puzzle-none")
    return found


async def day_of_puzzles(click: Click, note: str = "") -> MessageLayout:
    """The list of today's puzzles as its reader stands."""
    day, language = today(click), await click.client.languages.of_click(click)
    async with click.client.db.reading() as tx:
        answers = await puzzles.answers_on(tx, user_of(click), day)
        streak = await puzzles.streak_of(tx, user_of(click), day)
    return day_view(language, day, games_with_puzzles(), answers, streak, note)


async def show(click: Click, daily: Daily, marked: int | None = None) -> None:
    """Show a puzzle to the caller alone: in the pressed message, or in a new one."""
    content = await content_of(click, daily, marked)
    if click.message is None:
        await show_privately(click, content)
    else:
        await put(click, content)

    async def draw() -> MessageLayout:
        return await content_of(click, daily)

    click.client.part(OwnPages).keep(click, "puzzle", draw)


async def content_of(click: Click, daily: Daily, marked: int | None = None) -> MessageLayout:
    """A puzzle as its reader likes to see it: still open, or with its outcome."""
    shown = await shown_to(click, daily, marked)
    pictures = await hand_pictures(shown.frame, page_of(shown.frame), None)
    if not is_over(shown.answer):
        return puzzle_view(shown, pictures)
    seen, move, reason = await asked(explain, daily.puzzle)
    streak = await click.client.db.read(puzzles.streak_of, user_of(click), today(click))
    is_told = not seen.variant.tiles
    why = sentence(replace(shown.frame, seen=seen), move, reason) if is_told else ""
    return outcome_view(shown, why, streak, pictures)


async def shown_to(click: Click, daily: Daily, marked: int | None = None) -> ShownPuzzle:
    """A puzzle for the caller, with what they have made of it."""
    app, user = click.client, click.user
    answer = await app.db.read(puzzles.answer_to, key_of(click, daily))
    look = await app.looks.of_click(click)
    frame = frame_of(
        daily, await app.languages.of_click(click), user.display_name, user_of(click), look
    )
    return ShownPuzzle(daily, frame, answer, marked)


def key_of(click: Click, daily: Daily) -> Key:
    """Where the caller's answer is stored."""
    return Key(user_of(click), daily.day, daily.variant, daily.grade)


@control(r"puzzle:(?P<way>home|pick:\d)")
async def puzzles_control(press: Click, way: str) -> None:
    """Show the list of today's puzzles, or the puzzle that was chosen there."""
    if way == "home":
        await put(press, await day_of_puzzles(press))
        return
    variant, _, grade = next(iter(chosen(press)), "").partition(".")
    await show(press, wanted(variant, grade, today(press)))


@control(
    r"puzzle:(?P<day>\d{1,6}):(?P<variant>[a-z0-9-]{1,30}):(?P<grade>[a-z]{1,10})"
    r":(?P<verb>[a-z]{1,10})(:(?P<place>\d{1,2}))?"
)
async def puzzle_control(
    press: Click, day: int, variant: str, grade: str, verb: str, place: str = ""
) -> None:
    """Mark a choice of a puzzle, answer, take a hint, or share; one of another day is over."""
    if verb == "share":
        await share(press, wanted(variant, grade, day))
        return
    if day != today(press):
        note = await say_to(press, "puzzle-over")
        await put(press, await day_of_puzzles(press, note))
        return
    daily = wanted(variant, grade, day)
    match verb:
        case "mark":
            await show(press, daily, number_in(daily, next(iter(chosen(press)), "")))
        case "give":
            await answer(press, daily, number_in(daily, place))
        case "choose" | "answer":
            await show(press, daily)
            await reply_privately(press, await say_to(press, "puzzle-old-buttons"))
        case "hint":
            await hint(press, daily)
        case _:
            raise Refused("changed-command")


def number_in(daily: Daily, place: str) -> int | None:
    """The choice that a control names by its place."""
    named = place.isdecimal() and place.isascii() and len(place) < 3
    return daily.listed[int(place)] if named and int(place) < len(daily.listed) else None


async def answer(press: Click, daily: Daily, choice: int | None) -> None:
    """Count the answer, once, and show how it was; raises Refused where it is no choice."""
    if choice is None:
        raise Refused("changed-command")
    guest = await knock(press, guild_of(press))
    async with press.client.db.transaction() as tx:
        await admit(tx, guest)
        await check_first(tx, key_of(press, daily))
        await puzzles.answer(tx, key_of(press, daily), daily.mark, choice, solved=choice == 0)
    press.client.part(News).answered.publish(user_of(press))
    await show(press, daily)


async def check_first(tx: Transaction, key: Key) -> None:
    """Raise Refused for who has had their try, and their data deleted since."""
    if await puzzles.was_answered(tx, key):
        raise Refused("puzzle-had")


async def hint(press: Click, daily: Daily) -> None:
    """Note one hint more, and show what it leaves."""
    async with press.client.db.transaction() as tx:
        await check_first(tx, key_of(press, daily))
        await puzzles.take_hint(tx, key_of(press, daily), daily.mark, daily.most_hints)
    await show(press, daily)


async def share(press: Click, daily: Daily) -> None:
    """Post the presser's line to the channel, without a sound; raises Refused.

    In a DM it is shown in passing, as a hand may stand above.
    """
    app, user = press.client, press.user
    shown = await shown_to(press, daily)
    if not is_over(shown.answer):
        raise Refused("puzzle-unanswered")
    app.part(Replays).note_share(user_of(press), click_ms(press))
    streak = await app.db.read(puzzles.streak_of, user_of(press), daily.day)
    line = layout(share_line(shown, streak, user.display_name))
    is_private = guild_of(press) is None
    await press.response.send_message(**line.new(), silent=True, ephemeral=is_private)
