"""The picture of the club's front page: a field for each thing there is to say, two in a row."""

from collections.abc import Iterator, Sequence

from bot.controls.places import HomeLine, NextThing
from bot.people.look import Look
from bot.render.picture import Picture
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.fonts import showable
from bot.render.pictures.words import plain

GAP, HEIGHT, INSIDE = 12, 180, 20
WHOLE = WIDTH - 2 * MARGIN
HALF = (WHOLE - GAP) // 2
TITLE, VALUE, ABOUT = 30, 50, 28
BAR, BAR_TOP = 10, 158


def home_picture(lines: Sequence[HomeLine], ahead: NextThing, look: Look) -> Picture:
    """How one reader stands; what they may do next, *ahead*, stands out."""
    colours = theme(look)
    pairs = [lines[at : at + 2] for at in range(0, len(lines), 2)]
    rows = [*_rows(colours, pairs, ahead)]
    return stacked("club.png", rows, plain("\n".join(line.spoken for line in lines)))


def _rows(
    colours: Theme, pairs: Sequence[Sequence[HomeLine]], ahead: NextThing
) -> Iterator[Canvas]:
    for number, pair in enumerate(pairs):
        top = MARGIN if number == 0 else 0
        part = Canvas(colours, top + HEIGHT + (MARGIN if number == len(pairs) - 1 else GAP))
        wide = WHOLE if len(pair) == 1 else HALF
        for place, line in enumerate(pair):
            ground = "active" if line.next is ahead else "panel"
            _field(part, line, (MARGIN + place * (HALF + GAP), top), wide, ground)
        yield part


def _field(part: Canvas, line: HomeLine, corner: tuple[int, int], wide: int, ground: str) -> None:
    """A title, a value to be read at a glance, the rest; and a bar for so many of how many."""
    left, top = corner
    part.lay(sprites.panel(part.theme, wide, HEIGHT, ground, 12), left, top)
    x, room = left + INSIDE, wide - 2 * INSIDE
    title, value, about = (showable(plain(one)) for one in (line.title, line.value, line.about))
    part.text(title, x, top + 8, TITLE, colour="muted", ground=ground, most=room)
    part.name(value, x, top + 46, VALUE, room, ground=ground)
    part.text(about, x, top + 112, ABOUT, colour="muted", ground=ground, most=room)
    if line.done is not None:
        done, every = line.done
        _bar(part, (x, top + BAR_TOP), room, round(room * done / max(1, every)))


def _bar(part: Canvas, corner: tuple[int, int], room: int, filled: int) -> None:
    x, y = corner
    part.image.paste(part.theme.index["line"], (x, y, x + room, y + BAR))
    if filled:
        part.image.paste(part.theme.index["bar"], (x, y, x + filled, y + BAR))
