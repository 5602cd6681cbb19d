"""A puzzle shown to whoever asked for it, and answered by them; however they came to it."""

from dataclasses import replace

from bot.club.puzzle.daily import Daily, Shipped
from bot.club.puzzle.mistakes import Mistake, own_frame
from bot.club.puzzle.outcome import outcome_view
from bot.club.puzzle.posed import Posed, frame_of
from bot.club.puzzle.view import ShownPuzzle, page_of, puzzle_view
from bot.controls.clicks import Click
from bot.controls.club_page import CLUB, leading_back, turn_to
from bot.lobby.door import admit, knock
from bot.messages.illustrating import hand_pictures
from bot.messages.own_pages import OwnPages
from bot.people.refused import Refused
from bot.render.hints import sentence
from bot.render.layout import MessageLayout
from bot.runtime.asking import asked
from bot.runtime.clock import click_ms
from bot.runtime.news import News
from bot.runtime.senders import guild_of, user_of
from data import puzzles
from data.puzzle_ratings import Contest
from data.puzzles import AnyKey, ExtraKey, Key, MistakeKey, day_of
from data.store.transaction import Transaction
from engine.puzzles.finding import explain


def today(click: Click) -> int:
    """The day on which somebody clicked, UTC."""
    return day_of(click_ms(click))


async def show(click: Click, posed: Posed, marked: int | None = None) -> None:
    """Show a puzzle to the caller alone."""
    await turn_to(click, await content_of(click, posed, marked))

    async def draw() -> MessageLayout:
        return await leading_back(click, await content_of(click, posed))

    click.client.part(OwnPages).keep(click, CLUB, draw)


async def content_of(click: Click, posed: Posed, marked: int | None = None) -> MessageLayout:
    """A puzzle as its reader likes to see it: still open, or with its outcome."""
    shown = await shown_to(click, posed, marked)
    pictures = await hand_pictures(shown.frame, page_of(shown.frame), None)
    if not shown.answer.is_over:
        return puzzle_view(shown, pictures)
    streak = None
    if isinstance(posed, Daily):
        streak = await click.client.db.read(puzzles.streak_of, user_of(click), today(click))
    return outcome_view(shown, await why_of(shown), streak, pictures)


async def why_of(shown: ShownPuzzle) -> str:
    """Why the best choice is that, in words; of tiles nothing, as the table says it."""
    posed, frame = shown.posed, shown.frame
    if isinstance(posed, Mistake):
        return sentence(frame, posed.puzzle.way[0], posed.reason)
    seen, move, reason = await asked(explain, posed.puzzle)
    return "" if seen.variant.tiles else sentence(replace(frame, seen=seen), move, reason)


async def shown_to(click: Click, posed: Posed, marked: int | None = None) -> ShownPuzzle:
    """A puzzle for the caller, with what they have made of it."""
    app, user = click.client, click.user
    answer = await app.db.read(puzzles.answer_to, key_of(click, posed))
    look, language = await app.looks.of_click(click), await app.languages.of_click(click)
    if isinstance(posed, Mistake):
        frame = own_frame(posed, language, look)
    else:
        frame = frame_of(posed, language, user.display_name, user_of(click), look)
    return ShownPuzzle(posed, frame, answer, marked)


def key_of(click: Click, posed: Posed) -> AnyKey:
    """Where the caller's answer is stored."""
    user = user_of(click)
    match posed:
        case Daily():
            return Key(user, posed.day, posed.variant, posed.grade)
        case Mistake():
            return MistakeKey(user, posed.game, posed.step)
    return ExtraKey(user, posed.mark)


def number_in(posed: Posed, place: str) -> int | None:
    """The choice that a control names by its place."""
    named = place.isdecimal() and place.isascii() and len(place) < 3
    return posed.listed[int(place)] if named and int(place) < len(posed.listed) else None


async def answer(press: Click, posed: Posed, choice: int | None) -> None:
    """Count the answer, once, and show how it was; raises Refused where it is no choice."""
    if choice is None:
        raise Refused("changed-command")
    guest = await knock(press, guild_of(press))
    contest = contest_of(press, posed)
    key, solved = key_of(press, posed), choice == 0
    async with press.client.db.transaction() as tx:
        await admit(tx, guest)
        await check_first(tx, key)
        await puzzles.answer(tx, key, posed.mark, choice, solved=solved, contest=contest)
    if isinstance(posed, Daily):
        press.client.part(News).answered.publish(user_of(press))
    await show(press, posed)


def contest_of(press: Click, posed: Posed) -> Contest | None:
    """What an answer is rated by; nobody is rated by their own mistakes."""
    if not isinstance(posed, Shipped):
        return None
    return Contest(posed.variant, posed.grade, click_ms(press))


async def check_first(tx: Transaction, key: AnyKey) -> None:
    """Raise Refused for who has had their try on a day, and their data deleted since."""
    if isinstance(key, Key) and await puzzles.was_answered(tx, key):
        raise Refused("puzzle-had")


async def hint(press: Click, posed: Posed) -> None:
    """Note one hint more, and show what it leaves."""
    async with press.client.db.transaction() as tx:
        key = key_of(press, posed)
        await check_first(tx, key)
        await puzzles.take_hint(tx, key, posed.mark, posed.most_hints)
    await show(press, posed)
