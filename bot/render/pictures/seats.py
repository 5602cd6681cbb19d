"""The players in a table's picture: a panel each; whose turn it is stands out and is labelled."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.people.texts import plain_name
from bot.render.frame import Frame, Player
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.render.pictures.colours import Theme
from bot.render.pictures.fonts import BETWEEN, broken, showable
from bot.render.pictures.sizes import Sizes
from bot.render.table import laid_and_opened
from bot.render.titles import number
from engine.cards import Seat
from engine.leaving import resigned
from engine.state import Phase

GAP, PAD, EDGE = 10, 12, 6
WIDE = 2
"""Up to so many panels in a row each have the points beside the name, not below it."""


class SeatPanel(NamedTuple):
    """What stands in one player's panel."""

    player: Player
    notes: tuple[str, ...]
    """Lines below the name."""
    letters: int
    """Their size."""
    is_lit: bool
    """Whether it is this player's turn, or this one has won."""
    ground: str
    ink: str


def players(frame: Frame, theme: Theme, sizes: Sizes) -> Canvas:
    """A panel for each player, in rows."""
    columns = sizes.columns[len(frame.players)]
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
    room = _words_width(frame, width, columns, sizes)
    panels = [_panel(frame, player, sizes, room, columns) for player in frame.players]
    rows = [panels[start : start + columns] for start in range(0, len(panels), columns)]
    heights = [_height(max(len(one.notes) for one in row), columns, sizes) for row in rows]
    part, top = Canvas(theme, GAP + sum(heights) + GAP * len(rows)), GAP
    for row, height in zip(rows, heights, strict=True):
        for column, panel in enumerate(row):
            box = MARGIN + column * (width + GAP), top, width, height
            _draw(part, frame, panel, box, columns <= WIDE, sizes)
        top += height + GAP
    return part


def _words_width(frame: Frame, width: int, columns: int, sizes: Sizes) -> int:
    if columns > WIDE:
        return width - 2 * PAD
    longest = max(len(number(total)) for total in frame.seen.totals)
    return width - 4 * PAD - sizes.back - round(longest * sizes.score * 0.6)


def _height(notes: int, columns: int, sizes: Sizes) -> int:
    """The height of a panel whose longest has so many lines below the name."""
    lines = (1 + notes) * sizes.line + EDGE + PAD
    back = _back_height(sizes)
    return max(lines, back + 2 * PAD) if columns <= WIDE else lines + back + 4


def _has_hand(frame: Frame, seat: Seat) -> bool:
    return bool(frame.seen.round) and seat not in frame.seen.out


def _back_height(sizes: Sizes) -> int:
    return round(sizes.back * 1.36)


def _panel(frame: Frame, player: Player, sizes: Sizes, room: int, columns: int) -> SeatPanel:
    """What to write of a player, in lines that fit into *room* beside hand and points."""
    lit = lit_seat(frame)
    if columns <= WIDE and not _has_hand(frame, player.seat):
        room += sizes.back + PAD
    is_lit = player.seat == lit
    words = BETWEEN.join(notes(frame, player))
    line, letters = fonts.shrunk(words, "Regular", sizes.label, room)
    if line != words:
        letters = sizes.label
    lines = tuple(broken(words, "Regular", letters, room)) if words else ()
    ground, ink = ("active", "ink") if is_lit else ("panel", "muted" if lit else "ink")
    return SeatPanel(player, lines, letters, is_lit, ground, ink)


def lit_seat(frame: Frame) -> Seat | None:
    """The seat that stands out: whose turn it is, at the end the winner; none in a pause."""
    seen = frame.seen
    if seen.phase is Phase.FINISHED:
        return seen.winner
    return None if frame.halted else seen.to_act


def _draw(
    part: Canvas,
    frame: Frame,
    panel: SeatPanel,
    box: tuple[int, int, int, int],
    is_wide: bool,
    sizes: Sizes,
) -> None:
    left, top, width, height = box
    edge = "accent" if panel.is_lit else None
    part.lay(sprites.panel(part.theme, width, height, panel.ground, 14, edge, EDGE), left, top)
    # The letters keep away from the outline.
    first = top + EDGE
    back_top = top + (height - _back_height(sizes)) // 2 if is_wide else first + sizes.line + 6
    words = left + PAD
    if _has_hand(frame, panel.player.seat):
        _hand(part, frame, panel, words, back_top, sizes)
        words += sizes.back + PAD if is_wide else 0
    score = _score(part, frame, panel, left + width - PAD, back_top, sizes)
    most = left + width - PAD - words - (score + PAD if is_wide else 0)
    _name(part, frame, panel, words, first, most, sizes)
    below = first + sizes.line + (0 if is_wide else _back_height(sizes) + 4)
    for place, line in enumerate(panel.notes):
        colour = "accent" if panel.is_lit and place == 0 else panel.ink
        line_top = below + place * sizes.line
        part.text(
            line, words, line_top, panel.letters, colour=colour, ground=panel.ground, most=most
        )


def _name(
    part: Canvas, frame: Frame, panel: SeatPanel, left: int, top: int, most: int, sizes: Sizes
) -> None:
    """The name; that of the winner behind a crown."""
    if panel.is_lit and frame.seen.phase is Phase.FINISHED:
        crown = sprites.sign(part.theme, "crown", sizes.label, "accent", panel.ground)
        part.lay(crown, left, top + 9)
        left, most = left + sizes.label + 8, most - sizes.label - 8
    name = shown_name(frame, panel.player.seat)
    part.name(name, left, top, sizes.label, most, colour=panel.ink, ground=panel.ground)


def _score(part: Canvas, frame: Frame, panel: SeatPanel, right: int, top: int, sizes: Sizes) -> int:
    """The points so far, level with the back; gives their width."""
    points = number(frame.seen.totals[panel.player.seat - 1])
    line_top = top + _back_height(sizes) / 2 - sizes.score * 0.7
    return part.text(
        points,
        right,
        line_top,
        sizes.score,
        bold=True,
        colour=panel.ink,
        ground=panel.ground,
        right=True,
    )


def _hand(part: Canvas, frame: Frame, panel: SeatPanel, left: int, top: int, sizes: Sizes) -> None:
    """The back of a card with the number of cards in the player's hand."""
    height = _back_height(sizes)
    part.lay(sprites.back(part.theme, sizes.back, height, panel.ground), left, top)
    count = str(len(frame.seen.hand_of(panel.player.seat)))
    plate = sprites.plate(part.theme, count, sizes.label)
    part.lay(plate, left + (sizes.back - plate.width) / 2, top + (height - plate.height) / 2)


def notes(frame: Frame, player: Player) -> Iterator[str]:
    """What else there is to know of a player: whose turn it is first."""
    seen, seat = frame.seen, player.seat
    if seat in seen.out and (seen.seats > 2 or seen.phase is not Phase.FINISHED):
        yield frame.say("picture-left" if seat in resigned(seen) else "picture-out")
        return
    if seat == lit_seat(frame) and seen.phase is not Phase.FINISHED:
        yield frame.say("picture-to-play")
    yield from laid_and_opened(frame, seat, "picture")
    if player.stand_in:
        yield frame.say("picture-stand-in")


def shown_name(frame: Frame, seat: Seat) -> str:
    """The name of a player in letters that pictures have; else the number of the seat."""
    return showable(plain_name(frame.player(seat).name)) or frame.say("picture-seat", seat=seat)
