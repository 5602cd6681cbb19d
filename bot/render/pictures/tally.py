"""The points of a round as a picture shows them: a row for each player, what they are for above."""

from typing import NamedTuple

from bot.render.frame import Frame
from bot.render.picture import Picture
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.seats import shown_name
from bot.render.pictures.sizes import LARGE, LINE, USUAL, Sizes
from bot.render.pictures.table import open_hands
from bot.render.pictures.words import is_open, plain
from bot.render.results import short_text, tally_of
from bot.render.tally import RoundTally, cells, heads

GAP, PAD, BETWEEN = 6, 14, 26
LEAST_NAME = 180
"""Pixels that a name has at least, or the letters are smaller."""
SMALL = USUAL._replace(label=30)


def round_picture(frame: Frame) -> Picture:
    """What a round has brought, and the hands where they were laid open."""
    colours = theme(frame.look)
    sizes = LARGE if frame.look.large else USUAL
    parts = [tally_part(frame, colours, sizes)]
    if is_open(frame):
        parts.append(open_hands(frame, colours, sizes))
    title = frame.say("table-round", round=frame.seen.results[-1].round)
    words = "\n".join([title, *map(plain, short_text(frame).split("\n")[1:])])
    return stacked("round.png", parts, words)


class Grid(NamedTuple):
    """What is written where: the heads and the numbers by row, and the right end of each column."""

    above: list[str]
    lines: list[list[str]]
    ends: list[int]
    sizes: Sizes
    names: int
    """Pixels that are left for the names."""


def tally_part(frame: Frame, theme: Theme, sizes: Sizes) -> Canvas:
    """The table of the points, as large as names have room beside it; the sums stand out."""
    table = tally_of(frame)
    grids = [grid(frame.language, table, one) for one in (sizes, USUAL, SMALL)]
    chosen = next((one for one in grids if one.names >= LEAST_NAME), grids[-1])
    sizes, height = chosen.sizes, chosen.sizes.line + PAD
    first = GAP + round(sizes.label * LINE)
    part = Canvas(theme, first + (height + GAP) * len(chosen.lines) + GAP)
    for head, end in zip(chosen.above, chosen.ends, strict=True):
        part.text(head, end, GAP, sizes.label, colour="muted", right=True)
    for number, row in enumerate(table.rows):
        top = first + number * (height + GAP)
        part.lay(sprites.panel(theme, WIDTH - 2 * MARGIN, height, "panel", 10), MARGIN, top)
        written = top + (height - sizes.label * LINE) / 2 - 1
        name, left = shown_name(frame, row.seat), MARGIN + PAD
        part.name(name, left, written, sizes.label, chosen.names)
        _numbers(part, table, chosen, number, written)
    return part


def grid(language: str, table: RoundTally, sizes: Sizes) -> Grid:
    """The table in letters of one size."""
    above = [fonts.showable(head) for head in heads(language, table)]
    lines = [cells(table, row) for row in table.rows]
    ends, right = [], WIDTH - MARGIN - PAD
    for head, *numbers in reversed(list(zip(above, *lines, strict=True))):
        ends.append(right)
        widest = max(fonts.width(text, "Bold", sizes.label) for text in numbers)
        right -= max(widest, fonts.width(head, "Regular", sizes.label)) + BETWEEN
    return Grid(above, lines, ends[::-1], sizes, right - MARGIN - PAD)


def _numbers(part: Canvas, table: RoundTally, grid: Grid, row: int, top: float) -> None:
    """The numbers of a player, the score and the total bold."""
    for place, (text, end) in enumerate(zip(grid.lines[row], grid.ends, strict=True)):
        is_sum = place >= len(table.columns)
        part.text(text, end, top, grid.sizes.label, bold=is_sum, ground="panel", right=True)
