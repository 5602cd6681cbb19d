"""The picture of a table, made of parts that lie below each other."""

from collections.abc import Iterator

from bot.render.frame import Frame
from bot.render.gin import rest
from bot.render.picture import Picture
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.corner import corner
from bot.render.pictures.lying import LyingCard, fan
from bot.render.pictures.seats import players, shown_name
from bot.render.pictures.sizes import LARGE, USUAL, Sizes
from bot.render.pictures.spread import spread
from bot.render.pictures.things import things
from bot.render.pictures.words import is_open, table_words
from engine.arrange.knocking import best_melds
from engine.cards import Card, Seat

BELOW, GAP = 12, 16


def table_picture(frame: Frame) -> Picture:
    """The table as the reader of *frame* may see it: who plays, and what lies there.

    Its title and its clocks, which no picture can let run, stand in the message.
    """
    drawn = parts(frame, theme(frame.look))
    return stacked("table.png", drawn, table_words(frame), soft_edge=True)


def parts(frame: Frame, colours: Theme) -> Iterator[Canvas]:
    """What the picture shows, from top to bottom."""
    sizes = LARGE if frame.look.large else USUAL
    yield players(frame, colours, sizes)
    if frame.seen.round:
        yield spread(frame, colours, sizes, things(frame), corner(frame, sizes))
    if is_open(frame):
        yield open_hands(frame, colours, sizes)


def open_hands(frame: Frame, theme: Theme, sizes: Sizes) -> Canvas:
    """The hand of each player below the name, melds apart from what is left."""
    tiles = frame.seen.variant.tiles
    size = (sizes.tiles if tiles else sizes.cards[-1]).size
    line = sizes.line + size.height + BELOW
    part = Canvas(theme, line * len(frame.seen.playing))
    for number, seat in enumerate(frame.seen.playing):
        top, left = number * line, MARGIN
        name = shown_name(frame, seat)
        part.text(name, MARGIN, top, sizes.label, colour="muted", most=WIDTH - 2 * MARGIN)
        for cards in parts_of(frame, seat):
            row = [LyingCard(card, (), tiles) for card in cards]
            fan(part, row, left, top + sizes.line, size)
            left += (len(cards) - 1) * size.step + size.width + GAP
    return part


def parts_of(frame: Frame, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """A hand as it lies: where one knocks the melds first, else all of it."""
    hand = frame.seen.hand_of(seat)
    found = best_melds(hand) if frame.seen.variant.knock_limit else ()
    yield from found
    if left := rest(hand, found):
        yield tuple(left)
