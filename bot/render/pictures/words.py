"""What a picture shows in words, for those who hear it: complete, plain, in a good order."""

import re
from collections.abc import Iterator
from functools import lru_cache

from bot.people.card_texts import cards_text
from bot.render.frame import Frame
from bot.render.pictures.pile import may_take
from bot.render.pictures.seats import shown_name
from bot.render.table import melds_text, pile_text, players_text, stock_text
from engine.cards import HIDDEN
from engine.state import Phase

ENDLESS = 100_000
"""Longer than any table's melds."""
REMEMBERED = 10_000
"""Texts whose plain words are remembered: a page is told most of them with every move."""
HEADS = re.compile(r"^(?:-#|#{1,3}) ", re.MULTILINE)
BOLD = re.compile(r"(?<!\\)\*\*")
ESCAPED = re.compile(r"\\([^\w\s])")


def table_words(frame: Frame) -> str:
    """All that the picture of a table shows, in words."""
    parts = [
        f"{standing(frame)}.",
        pile_text(frame),
        *_takeable(frame),
        melds_text(frame, ENDLESS),
        players_text(frame),
        stock_text(frame),
        *open_hands_said(frame),
    ]
    return "\n".join(plain(part) for part in parts if part)


def standing(frame: Frame) -> str:
    """Whose turn it is, or why it is nobody's."""
    seen = frame.seen
    if frame.halted:
        return frame.say("picture-halted", reason=frame.halted)
    if seen.phase is Phase.FINISHED:
        if seen.winner is None:
            return frame.say("picture-over")
        return frame.say("picture-won", name=shown_name(frame, seen.winner))
    if seen.to_act is None:
        return frame.say("picture-round-over", round=seen.round)
    if seen.to_act == frame.seat:
        return frame.say("picture-own-turn", round=seen.round)
    return frame.say("picture-turn", name=shown_name(frame, seen.to_act), round=seen.round)


def is_open(frame: Frame) -> bool:
    """Whether all hands lie on the table for everybody to see."""
    seen = frame.seen
    return (
        seen.to_act is None and any(seen.hands) and not any(HIDDEN in hand for hand in seen.hands)
    )


def _takeable(frame: Frame) -> Iterator[str]:
    """What the reader may take of the pile, the top first."""
    cards = set(may_take(frame))
    if cards:
        found = [card for card in reversed(frame.seen.pile) if card in cards]
        yield frame.say("picture-takeable", cards=cards_text(dict.fromkeys(found)))


def open_hands_said(frame: Frame) -> Iterator[str]:
    """The hands where a round ended with all of them on the table."""
    if is_open(frame):
        for seat in frame.seen.playing:
            cards = frame.cards(frame.seen.hand_of(seat))
            yield frame.say("picture-hand-of", name=frame.named(seat), cards=cards)


@lru_cache(REMEMBERED)
def plain(text: str) -> str:
    """A message's text without its formatting."""
    return ESCAPED.sub(r"\1", BOLD.sub("", HEADS.sub("", text))).replace("\u200b", "")
