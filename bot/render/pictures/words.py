"""What a picture shows in words, for those who hear it: complete, plain, in a good order."""

import re
from collections.abc import Iterator

from bot.people.card_texts import cards_text
from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.pictures.heading import is_open, standing
from bot.render.pictures.middle import may_take
from bot.render.table import melds_text, named, pile_text, players_text, stock_text
from bot.render.titles import clock_text, table_title
from engine.state import Phase

ENDLESS = 100_000
"""Longer than any table's melds."""
HEADS = re.compile(r"^(?:-#|#{1,3}) ", re.MULTILINE)
BOLD = re.compile(r"(?<!\\)\*\*")
ESCAPED = re.compile(r"\\([^\w\s])")


def table_words(frame: Frame) -> str:
    """All that a table's picture shows."""
    seen, language = frame.seen, frame.language
    parts = [
        f"{table_title(language, frame.game, seen.variant.key, seen.rules)}. {standing(frame)}.",
        melds_text(frame, ENDLESS),
        pile_text(frame),
        *_takeable(frame),
        stock_text(frame),
        players_text(frame),
        *_clocks(frame),
        *_open_hands(frame),
    ]
    return "\n".join(plain(part) for part in parts if part)


def _takeable(frame: Frame) -> Iterator[str]:
    """What the reader may take of the pile, the top first."""
    cards = set(may_take(frame))
    if cards:
        found = [card for card in reversed(frame.seen.pile) if card in cards]
        yield say(frame.language, "picture-takeable", cards=cards_text(dict.fromkeys(found)))


def _clocks(frame: Frame) -> Iterator[str]:
    """What the clocks showed after the last move."""
    if frame.seen.phase is not Phase.FINISHED and frame.seen.clocks:
        for seat in frame.seen.playing:
            clock = clock_text(frame.seen.clocks[seat - 1])
            yield say(frame.language, "table-clock-waits", name=named(frame, seat), clock=clock)


def _open_hands(frame: Frame) -> Iterator[str]:
    """The hands where a round ended with all of them on the table."""
    if is_open(frame):
        tiles = frame.seen.variant.tiles
        for seat in frame.seen.playing:
            cards = cards_text(frame.seen.hand_of(seat), tiles=tiles)
            yield say(frame.language, "picture-hand-of", name=named(frame, seat), cards=cards)


def plain(text: str) -> str:
    """A message's text without its formatting."""
    return ESCAPED.sub(r"\1", BOLD.sub("", HEADS.sub("", text))).replace("\u200b", "")
