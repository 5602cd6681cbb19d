"""The picture of a table, made of parts that lie below each other."""

from collections.abc import Iterator

from bot.render.frame import Frame
from bot.render.picture import Picture
from bot.render.pictures.canvas import Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.hands import open_hands
from bot.render.pictures.heading import heading, is_open, players
from bot.render.pictures.melds import has_melds, melds
from bot.render.pictures.middle import middle, stock_of_tiles
from bot.render.pictures.words import table_words


def table_picture(frame: Frame) -> Picture:
    """The table as the reader of *frame* may see it.

    Clocks show what they did after the last move, as a picture cannot count down.
    """
    colours = theme(frame.look)
    return Picture("table.png", stacked(colours, parts(frame, colours)), table_words(frame))


def parts(frame: Frame, colours: Theme) -> Iterator[Canvas]:
    """What the picture shows, from top to bottom."""
    tiles = frame.seen.variant.tiles
    yield heading(frame, colours)
    yield players(frame, colours)
    if frame.seen.round:
        yield stock_of_tiles(frame, colours) if tiles else middle(frame, colours)
    if frame.seen.round and has_melds(frame):
        yield melds(frame, colours)
    if is_open(frame):
        yield open_hands(frame, colours)
