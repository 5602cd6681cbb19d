"""The picture of a table, made of parts that lie below each other."""

from collections.abc import Iterator

from bot.render.frame import Frame
from bot.render.gin import rest
from bot.render.picture import Picture
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.heading import heading, is_open, players, shown_name
from bot.render.pictures.melds import SMALL, SMALL_TILE, has_melds, melds
from bot.render.pictures.middle import fan, middle, stock_of_tiles
from bot.render.pictures.sprites import Face
from bot.render.pictures.words import table_words
from engine.arrange.knocking import best_melds
from engine.cards import Card, Seat

NAME, BELOW, GAP = 34, 12, 18


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


def open_hands(frame: Frame, theme: Theme) -> Canvas:
    """The hand of each player below the name, melds apart from what is left."""
    tiles = frame.seen.variant.tiles
    size = SMALL_TILE if tiles else SMALL
    line = NAME + size.height + BELOW
    part = Canvas(theme, line * len(frame.seen.playing))
    for number, seat in enumerate(frame.seen.playing):
        part.text(shown_name(frame, seat), MARGIN, number * line, 24, colour="muted", most=WIDTH)
        left = MARGIN
        for cards in parts_of(frame, seat):
            faces = [Face(card, card, tiles) for card in cards]
            fan(part, faces, left, number * line + NAME, size)
            left += (len(cards) - 1) * size.step + size.width + GAP
    return part


def parts_of(frame: Frame, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """A hand as it lies: where one knocks the melds first, else all of it."""
    hand = frame.seen.hand_of(seat)
    found = best_melds(hand) if frame.seen.variant.knock_limit else ()
    yield from found
    if left := rest(hand, found):
        yield tuple(left)
