"""Decisions that a review judges, in words: each as it stood when it was made."""

from bot.messages.frames import past_frame, seated, told_to
from bot.people.card_texts import meld_text
from bot.people.look import Look
from bot.render.frame import Frame
from bot.render.hints import sentence
from bot.render.reviews import JudgedWords
from bot.render.story import story
from bot.table.replays import Replay
from engine.cards import Seat
from engine.melds import fits
from engine.moves import Discard, Move
from engine.record.lines import read_move
from engine.review.told import Judged


def moment_of(
    replay: Replay, judged: Judged, seat: Seat, language: str, look: Look, *, own: bool
) -> JudgedWords:
    """What was done and what would have been better; to *seat* itself as "you" where *own*."""
    frame = past_frame(replay, judged.step, seat, language, look)
    event = replay.event(judged.step + 1)
    told = story(told_to(seat, [event]), seated(replay.row), language, reader=seat if own else None)
    told += given_away(frame, event.move)
    _, better, _ = read_move(judged.better, tiles=frame.seen.variant.tiles)
    return JudgedWords(" ".join(told), sentence(frame, better, judged.reason))


def given_away(frame: Frame, move: Move) -> list[str]:
    """That a card thrown fits what lies on the table, which the next player may use."""
    if not isinstance(move, Discard):
        return []
    seen = frame.seen
    found = next((meld for meld in seen.melds if fits(meld, move.card, seen.melding)), None)
    if found is None:
        return []
    meld = frame.say("hint-meld-number", number=found.id, cards=meld_text(found))
    return [frame.say("review-fits", card=frame.cards([move.card]), meld=meld)]
