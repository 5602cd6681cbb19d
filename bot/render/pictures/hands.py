"""The hands in a table's picture, where a round ended with all of them on the table."""

from collections.abc import Iterator

from bot.render.frame import Frame
from bot.render.gin import rest
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.heading import shown_name
from bot.render.pictures.melds import SMALL, SMALL_TILE
from bot.render.pictures.middle import fan
from bot.render.pictures.sprites import Face
from engine.arrange.knocking import best_melds
from engine.cards import Card, Seat

NAME, BELOW, GAP = 34, 12, 18


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
