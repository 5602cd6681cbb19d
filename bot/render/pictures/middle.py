"""The middle of a table's picture: the stock, and the pile as a fan with its top at the end."""

from collections.abc import Sequence

from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.faces import paper
from bot.render.pictures.sprites import Face, Size
from engine.cards import Card
from engine.legal import legal_takes
from engine.view import Seen

CARD = Size(64, 92, 48)
"""On the table; on a phone's screen a third of that."""
LABEL, BELOW = 36, 28
PILE_LEFT = 128
A_ROW = (WIDTH - MARGIN - PILE_LEFT - CARD.width) // CARD.step + 1
MOST_ROWS = 4


def middle(frame: Frame, theme: Theme) -> Canvas:
    """The stock and the pile."""
    rows = pile_rows(frame.seen)
    line = CARD.height + BELOW
    part = Canvas(theme, LABEL + max(1, len(rows)) * line)
    _stock(part, frame)
    _label(part, frame, rows)
    for number, row in enumerate(rows):
        fan(part, [Face(card, card, False) for card in row], PILE_LEFT, LABEL + number * line, CARD)
    _arrows(part, frame, sum(map(len, rows)))
    return part


def stock_of_tiles(frame: Frame, theme: Theme) -> Canvas:
    """How many tiles are left to draw, in a line."""
    part = Canvas(theme, 48)
    taken = part.text(say(frame.language, "picture-stock"), MARGIN, 2, 26, colour="muted")
    line = sprites.words(theme, str(len(frame.seen.stock)), "Bold", 26, "ink", "felt")
    part.lay(line, MARGIN + taken + 10, 2)
    return part


def may_take(frame: Frame) -> list[Card]:
    """The cards of the pile down to which the reader may take now."""
    if frame.seat is None or frame.seat != frame.seen.to_act or frame.halted:
        return []
    return [move.card for move in legal_takes(frame.seen) if move.card]


def pile_rows(seen: Seen) -> list[tuple[Card, ...]]:
    """The pile from the bottom up in full rows; where only its top matters in one."""
    most = A_ROW * (MOST_ROWS if seen.variant.takes_deeper else 1)
    shown = seen.pile[-most:]
    return [shown[start : start + A_ROW] for start in range(0, len(shown), A_ROW)]


def _stock(part: Canvas, frame: Frame) -> None:
    """The stock with the number of its cards."""
    count = len(frame.seen.stock)
    part.text(say(frame.language, "picture-stock"), MARGIN, 0, 24, colour="muted", most=100)
    if count:
        sprite = sprites.back(part.theme, CARD.width, CARD.height, "felt")
        part.lay(sprite, MARGIN, LABEL)
    else:
        place = sprites.panel(part.theme, CARD.width, CARD.height, "panel", 8)
        part.lay(place, MARGIN, LABEL)
    _number(part, str(count), MARGIN + CARD.width / 2, LABEL + CARD.height / 2)


def _number(part: Canvas, text: str, x: float, y: float) -> None:
    line = sprites.words(part.theme, text, "Bold", 30, "card", "badge")
    width, height = line.width + 14, 42
    part.lay(sprites.panel(part.theme, width, height, "badge", 8), x - width / 2, y - height / 2)
    part.lay(line, x - line.width / 2, y - line.height / 2)


def _label(part: Canvas, frame: Frame, rows: Sequence[Sequence[Card]]) -> None:
    """What lies here, and how much of it is not shown."""
    deeper = len(frame.seen.pile) - sum(map(len, rows))
    text = say(frame.language, "picture-pile", count=len(frame.seen.pile), deeper=deeper)
    part.text(text, PILE_LEFT, 0, 24, colour="muted", most=WIDTH - PILE_LEFT - MARGIN)


def _arrows(part: Canvas, frame: Frame, shown: int) -> None:
    """An arrow below each card that may be taken; of equal ones that is the highest."""
    arrow = sprites.sign(part.theme, "up", 24, "accent", "felt")
    for card in may_take(frame):
        place = shown - 1 - frame.seen.pile[::-1].index(card)
        if place >= 0:
            row, column = divmod(place, A_ROW)
            top = LABEL + row * (CARD.height + BELOW) + CARD.height + 1
            part.lay(arrow, PILE_LEFT + column * CARD.step + 12, top)


def fan(part: Canvas, row: Sequence[Face], left: float, top: float, size: Size) -> None:
    """Cards one upon the other, the last one whole."""
    below = "felt"
    for place, face in enumerate(row):
        covered = size.step < size.width and place < len(row) - 1
        sprite = sprites.lying(part.theme, face, size, below, covered=covered)
        part.lay(sprite, left + place * size.step, top)
        if size.step < size.width:
            below = paper(face.card, tiles=face.tiles)
