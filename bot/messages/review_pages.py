"""The pages of a review, as one reader likes to see them."""

from dataclasses import dataclass, replace

from bot.messages.frames import past_frame, told_to
from bot.messages.illustrating import pictures_for, side_by_side
from bot.people.look import Look
from bot.render.chances import course_of, course_text
from bot.render.controls import HandPage
from bot.render.hints import sentence
from bot.render.layout import MessageLayout
from bot.render.pictures.chances import chances_picture
from bot.render.reviews import judged_view, review_view
from bot.render.story import story
from bot.table.replays import Replay
from bot.table.sorting import in_order
from engine.cards import Seat
from engine.record.lines import read_move
from engine.review.told import Review


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a review; *sharer* is its player's name where that is everybody."""

    language: str
    look: Look
    order: str
    sharer: str = ""


async def page(
    replay: Replay, seat: Seat, review: Review, number: int, reader: Reader
) -> MessageLayout:
    """A page: 0 is the whole game, each other one a judged decision."""
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
    return review_view(frame, review, chances, sharer=reader.sharer)


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
    done = told_to(seat, [replay.event(judged.step + 1)])
    played = " ".join(story(done, own.players, reader.language))
    _, better, _ = read_move(judged.better, tiles=own.seen.variant.tiles)
    advice = sentence(own, better, judged.reason)
    told = own.say("review-played", told=played), own.say("review-better", advice=advice)
    return judged_view(own, review, number, told, hand, pictures, sharer=reader.sharer)
