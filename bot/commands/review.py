"""The review of a finished game: for whoever played it, worked out once, and theirs to share."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial

import aiohttp
import discord

from bot.commands.context import check_past
from bot.commands.replay import check_place, own_eyes
from bot.controls.clicks import Click, say_to
from bot.controls.control import control
from bot.messages.failures import TokenEnded, living
from bot.messages.frames import past_frame
from bot.messages.illustrating import pictures_for, side_by_side
from bot.messages.judged import moment_of
from bot.messages.own_pages import OwnPages
from bot.messages.pressed import put_privately
from bot.messages.replies import show_privately
from bot.people.look import Look
from bot.people.refused import Refused
from bot.render.chances import course_of, course_text
from bot.render.hand_page import HandPage
from bot.render.layout import MessageLayout, layout
from bot.render.pictures.chances import chances_picture
from bot.render.reviews import ROUNDS, judged_view, review_view, rounds_view, waiting_view
from bot.runtime.clock import click_ms, now_ms, until_ms
from bot.runtime.senders import user_of
from bot.table.replays import Replay, Replays
from bot.table.reviews import Found, Job, Reviews
from bot.table.sorting import in_order
from data.ids import GameId
from engine.cards import Seat
from engine.review.told import Review

log = logging.getLogger(__name__)

ShowReview = Callable[[Review], Awaitable[MessageLayout]]
"""What is shown of a review once it is there."""
TELL_EVERY_SECONDS = 1.5
"""How often somebody who waits is told how far it is."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a review; *sharer* is its player's name where that is everybody."""

    language: str
    look: Look
    order: str
    sharer: str = ""


@control(r"reviewed:(?P<game>\d{1,18})")
async def review_button(press: Click, game: GameId) -> None:
    """Show the presser alone a game's review, or how far it is; raises Refused and NoSuchGame."""
    await open_page(press, game, 0)


@control(r"review:(?P<game>\d{1,18}):(?P<page>\d):(?P<way>[a-z]{1,10})")
async def review_control(press: Click, game: GameId, page: int, way: str) -> None:
    """Show another page of a review in the same message, or share this one."""
    await (share if way == "share" else open_page)(press, game, page)


async def open_page(press: Click, game: GameId, number: int) -> None:
    """Show a page of the presser's own review, working it out where it is not there yet."""
    replay, seat = await own_game(press, game)
    review = await press.client.part(Reviews).kept(game, seat)
    if review is None:
        await work_out(press, replay, seat, partial(first_page, press, replay, seat))
        return
    content = await own_page(press, replay, seat, review, number)
    await put_privately(press, content, "review")
    keep(press, replay, seat, review, number)


async def own_game(press: Click, game: GameId) -> tuple[Replay, Seat]:
    """A finished game and the presser's seat; raises Refused and NoSuchGame."""
    replays = press.client.part(Replays)
    row = await replays.row(game)
    await check_past(press, row)
    seat = own_eyes(press, row)
    if not seat:
        raise Refused("review-others", game=game)
    if row.state == "aborted":
        raise Refused("review-aborted", game=game)
    return await replays.of(row), seat


async def first_page(press: Click, replay: Replay, seat: Seat, review: Review) -> MessageLayout:
    """How the presser's game went, kept current."""
    keep(press, replay, seat, review, 0)
    return await own_page(press, replay, seat, review, 0)


async def work_out(press: Click, replay: Replay, seat: Seat, show: ShowReview) -> None:
    """Tell the presser how far their review is, until what *show* makes of it is there."""
    job, found = await press.client.part(Reviews).begin(replay, seat)
    language = await press.client.languages.of_click(press)
    view = waiting_view(language, job.before, job.done)
    await show_privately(press, view)
    press.client.desk.tasks.start(follow(press, job, found, show))


async def follow(press: Click, job: Job, found: Found, show: ShowReview) -> None:
    """Keep the answer current until what *show* makes of the review stands in it."""
    language = await press.client.languages.of_click(press)
    told = job.before, job.done
    try:
        while not (await asyncio.wait({found}, timeout=TELL_EVERY_SECONDS))[0]:
            if now_ms() >= until_ms(press):
                # It will be there for the next press.
                return
            if told != (told := (job.before, job.done)):
                await edit(press, waiting_view(language, *told))
        await edit(press, await outcome(press, found, show))
    except (discord.HTTPException, aiohttp.ClientError, TokenEnded) as error:
        # Dismissed, which nobody tells us; or shown with their next press.
        log.debug("how far a review is could not be shown: %s", error)


async def outcome(press: Click, found: Found, show: ShowReview) -> MessageLayout:
    """What *show* makes of a review that was worked out, or that there is none."""
    if found.cancelled() or (fault := found.exception()):
        if not found.cancelled():
            log.error("a review failed", exc_info=fault)
        return layout(await say_to(press, "review-failed"))
    return await show(found.result())


async def edit(press: Click, content: MessageLayout) -> None:
    """Put *content* in place of the answer to a press. Raises TokenEnded."""
    await living(press).edit_original_response(**content.edit())


def keep(press: Click, replay: Replay, seat: Seat, review: Review, number: int) -> None:
    """Let the page follow where its reader likes to read otherwise."""

    async def draw() -> MessageLayout:
        return await own_page(press, replay, seat, review, number)

    press.client.part(OwnPages).keep(press, "review", draw)


async def own_page(
    press: Click, replay: Replay, seat: Seat, review: Review, number: int
) -> MessageLayout:
    """A page as the presser likes to read it."""
    app, user = press.client, user_of(press)
    look = await app.looks.of_user(user, replay.row.guild_id)
    order = (await app.preferences.of_user(user)).order
    reader = Reader(await app.languages.of_click(press), look, order)
    return await page(replay, seat, review, number, reader)


async def share(press: Click, game: GameId, number: int) -> None:
    """Show a page to the channel, with its player's name; raises Refused."""
    app, user = press.client, user_of(press)
    replay, seat = await own_game(press, game)
    check_place(press, replay.row)
    review = await app.part(Reviews).kept(game, seat)
    if review is None:
        raise Refused("review-gone", game=game)
    app.part(Replays).note_share(user, click_ms(press))
    look = await app.looks.of_server(replay.row.guild_id, [user])
    order = (await app.preferences.of_user(user)).order
    language = await app.languages.of_server(replay.row.guild_id)
    reader = Reader(language, look, order, press.user.display_name)
    content = await page(replay, seat, review, number, reader)
    await press.response.send_message(**content.new())


async def page(
    replay: Replay, seat: Seat, review: Review, number: int, reader: Reader
) -> MessageLayout:
    """A page: 0 is the whole game, another one the rounds, each other one a judged decision."""
    if number == ROUNDS:
        frame = past_frame(replay, replay.steps, seat, reader.language, reader.look)
        return rounds_view(frame, review, sharer=reader.sharer)
    if 1 <= number <= len(review.judged):
        return await decision(replay, seat, review, number, reader)
    return await whole(replay, seat, review, reader)


async def whole(replay: Replay, seat: Seat, review: Review, reader: Reader) -> MessageLayout:
    """The first page of a review: how the game went."""
    language, look = reader.language, reader.look
    frame = past_frame(replay, replay.steps, seat, language, look)
    deals = [(step, replay.state(step).round) for step in replay.rounds]
    course = course_of(review, deals, replay.steps)
    pictures = await pictures_for(look, chances_picture, course, language, look)
    chances = pictures or course_text(language, course)
    told = [
        moment_of(replay, judged, seat, language, look, own=not reader.sharer)
        for judged in review.judged
    ]
    return review_view(frame, review, told, chances, sharer=reader.sharer)


async def decision(
    replay: Replay, seat: Seat, review: Review, number: int, reader: Reader
) -> MessageLayout:
    """A judged decision, with the position as *seat* saw it."""
    judged = review.judged[number - 1]
    own = past_frame(replay, judged.step, seat, reader.language, reader.look)
    # Outlines of what is new would be about another turn.
    own = replace(own, before=None)
    hand = in_order(own.seen, own.seen.hand_of(seat), reader.order, None)
    pictures = await side_by_side(own, own, HandPage(hand))
    told = moment_of(replay, judged, seat, reader.language, reader.look, own=not reader.sharer)
    return judged_view(own, review, number, told, hand, pictures, sharer=reader.sharer)
