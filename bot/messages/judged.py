"""Decisions that a review judges, in words: each as it stood when it was made."""

from bot.messages.frames import past_frame, seated, told_to
from bot.people.look import Look
from bot.render.hints import sentence
from bot.render.reviews import JudgedWords
from bot.render.story import story
from bot.table.replays import Replay
from engine.cards import Seat
from engine.record.lines import read_move
from engine.review.told import Judged


def moment_of(
    replay: Replay, judged: Judged, seat: Seat, language: str, look: Look, *, own: bool
) -> JudgedWords:
    """What was done and what would have been better; to *seat* itself as "you" where *own*."""
    frame = past_frame(replay, judged.step, seat, language, look)
    done = told_to(seat, [replay.event(judged.step + 1)])
    told = story(done, seated(replay.row), language, reader=seat if own else None)
    _, better, _ = read_move(judged.better, tiles=frame.seen.variant.tiles)
    return JudgedWords(" ".join(told), sentence(frame, better, judged.reason))
