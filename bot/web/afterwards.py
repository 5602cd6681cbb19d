"""What is wished for when a game is over: once more, step by step, and what there is to learn."""

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Sequence

from bot.controls.places import opened_for
from bot.lobby.door import Caller
from bot.lobby.lobby import Lobby
from bot.messages.frames import past_frame
from bot.messages.judged import moment_of
from bot.people.readers import Readers
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.hand_page import HandPage
from bot.render.pictures.words import plain
from bot.render.reviews import JudgedWords, judged_text, result_text, title
from bot.render.table import turn_text
from bot.runtime.clock import snowflake
from bot.table.conditions import next_level
from bot.table.replays import Replay, Replays
from bot.table.reviews import Reviews
from bot.table.sorting import in_order
from bot.web.endings import lines_of, round_view
from bot.web.view import Json, table_view
from bot.web.visits import Visits
from bot.web.wishes import LookBack, PlayAgain, WishMade
from engine.cards import Seat
from engine.review.told import Review


async def play_again(asked: WishMade, wish: PlayAgain) -> Json:
    """Challenge the same people once more, or accept where they have asked."""
    return await play_at(asked, wish.part, None)


async def play_at(asked: WishMade, part: str, level: str | None) -> Json:
    """Ask for the same game once more, with the computer at *level* where that is another."""
    table, doer = asked.visit.table, asked.doer
    number = snowflake(asked.at_ms)
    # A page that draws none of its own leaves its part to us.
    own = hashlib.sha256((part or secrets.token_hex()).encode()).digest()
    caller = Caller(asked.client, doer.user, doer.name, doer.at_ms, number, own)
    key = await asked.client.part(Lobby).play_again(caller, table, level, asked.language)
    await asked.client.part(Visits).show(table)
    return {"text": say(asked.language, key)} if key else {}


async def play_harder(asked: WishMade) -> Json:
    """Ask for the same game with a stronger computer."""
    return await play_at(asked, "", next_level(asked.visit.table) or None)


async def look_back(asked: WishMade, wish: LookBack) -> Json:
    """A moment of a finished game, as the reader saw it then; the first where none is named."""
    replay = await past(asked)
    step = replay.within(1 if wish.at is None else wish.at)
    return {
        "replay": {
            **await moment(asked, replay, step),
            "at": step,
            "steps": replay.steps,
            "turns": list(replay.turns),
            "rounds": list(replay.rounds),
        }
    }


async def past(asked: WishMade) -> Replay:
    """The game, move by move; raises Refused where it is not over, or may not be looked back at."""
    replays, game = asked.client.part(Replays), asked.visit.table.id
    row = await opened_for(asked.client, asked.visit.user, await replays.row(game))
    await asked.client.part(Readers).check_person(asked.visit.user, row)
    if row.audience == "sealed":
        raise Refused("table-sealed", game=game)
    return await replays.of(row)


async def moment(asked: WishMade, replay: Replay, step: int) -> Json:
    """The table of the game at *step*, at which nothing can be done."""
    frame, state = await frame_at(asked, replay, step, asked.visit.seat), replay.state(step)
    hand = state.hand_of(frame.seat) if frame.seat and state.hands else ()
    page = HandPage(in_order(state, hand, await order_of(asked), None))
    ended = state.to_act is None and bool(state.results) and not frame.halted
    nothing = {
        "may": [],
        "labels": [],
        "likely": [],
        "together": [],
        "duties": [],
        "may_plan": False,
        "turn_text": plain(turn_text(frame)),
    }
    result = round_view(frame) if ended else None
    return {**table_view(frame, page, None, ()), **nothing, "result": result}


async def frame_at(asked: WishMade, replay: Replay, step: int, seat: Seat | None) -> Frame:
    """The game at *step* as *seat* saw it then."""
    look = await asked.client.looks.of_user(asked.visit.user, replay.row.guild_id)
    return past_frame(replay, step, seat, asked.language, look)


async def order_of(asked: WishMade) -> str:
    """How the reader likes their cards sorted."""
    return (await asked.client.preferences.of_user(asked.visit.user)).order


async def learn(asked: WishMade) -> Json:
    """What there is to learn from a game, and at which moments; or how far that is worked out."""
    replay, seat, reviews = await past(asked), asked.seat, asked.client.part(Reviews)
    if replay.row.state == "aborted":
        raise Refused("review-aborted", game=replay.row.id)
    review = await reviews.kept(replay.row.id, seat)
    if review is None:
        job, _ = await reviews.begin(replay, seat)
        return {"text": say(asked.language, "review-progress", percent=int(100 * job.done))}
    frame = await frame_at(asked, replay, replay.steps, seat)
    moments = [
        moment_of(replay, one, seat, frame.language, frame.look, own=True) for one in review.judged
    ]
    text = review_text(frame, review, moments)
    return {"text": text, "moments": [one.step for one in review.judged]}


def review_text(frame: Frame, review: Review, moments: Sequence[JudgedWords]) -> str:
    """How a game went, and the decisions that cost most, in short."""
    texts = [
        title(frame, ""),
        result_text(frame, review, ""),
        judged_text(frame.language, review, moments),
        frame.say("review-measured"),
    ]
    return "\n".join(lines_of(texts))


AFTERWARDS: dict[str, Callable[[WishMade], Awaitable[Json]]] = {
    "review": learn,
    "harder": play_harder,
}
"""What else is offered at the end of a game."""
