"""The picture of the deal of the day: a server's players, the strong level and the median."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.club.today.view import Result, headline, judge_text, lead_text, listed
from bot.people.look import Look
from bot.people.texts import plain_name, say
from bot.render.picture import Picture
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.fonts import showable
from bot.render.pictures.words import plain

HEADING, ROW, GAP, DISC = 56, 72, 8, 44
BAR, BAR_TOP = 10, 52
MOST = 10
"""Players by name; of more the best, and the reader."""


@dataclass(frozen=True, slots=True)
class LeadLine:
    """One line of the picture; *place* None is what players are compared with."""

    place: int | None
    name: str
    lead: int | None
    is_own: bool = False


def today_picture(result: Result, look: Look) -> Picture:
    """How those did whom the reader may know by name, beside the strong level and the median."""
    colours, lines = theme(look), list(lines_of(result))
    most = max((abs(one.lead) for one in lines if one.lead is not None), default=0)
    parts = [_heading(colours, result), *(_row(colours, one, most, result) for one in lines)]
    spoken = "\n".join([headline(result), judge_text(result), *listed(result)])
    return stacked("today.png", parts, plain(spoken))


def lines_of(result: Result) -> Iterator[LeadLine]:
    """The best of the server and the reader, with the strong level and the median among them."""
    board, own = result.board, result.board.own
    rows = [
        LeadLine(board.place(one.lead), one.name, one.lead, one.user == result.user)
        for one in board.known[:MOST]
    ]
    if own is not None and not any(one.is_own for one in rows):
        rows.append(LeadLine(board.place(own.lead), own.name, own.lead, is_own=True))
    for name, lead in (("judge", result.deal.strong), ("median", board.median)):
        if lead is not None:
            before = sum(one.lead is not None and one.lead >= lead for one in rows)
            rows.insert(before, LeadLine(None, say(result.language, f"today-{name}-name"), lead))
    yield from rows


def _heading(colours: Theme, result: Result) -> Canvas:
    part = Canvas(colours, HEADING)
    title = say(result.language, "today-picture", game=result.game)
    part.text(title, MARGIN, 8, 30, bold=True, most=WIDTH - 2 * MARGIN)
    return part


def _row(colours: Theme, line: LeadLine, most: int, result: Result) -> Canvas:
    """A place, a name, a lead, and below a bar as long as the lead is large."""
    left, right = MARGIN + 82, WIDTH - MARGIN - 16
    part, ground = Canvas(colours, ROW + GAP), "active" if line.is_own else "panel"
    part.lay(sprites.panel(colours, WIDTH - 2 * MARGIN, ROW, ground, 12), MARGIN, 0)
    _place(part, line, ground)
    value = lead_text(result.language, line.lead)
    taken = part.text(value, right, 6, 30, bold=True, ground=ground, right=True)
    name = showable(plain_name(line.name)) or "?"
    room = right - left - taken - 16
    part.text(name, left, 6, 30, bold=line.is_own, ground=ground, most=room)
    if line.lead and most:
        width = max(BAR, round((right - left) * abs(line.lead) / most))
        colour = colours.index["bar" if line.lead > 0 else "wrong"]
        part.image.paste(colour, (left, BAR_TOP, left + width, BAR_TOP + BAR))
    return part


def _place(part: Canvas, line: LeadLine, ground: str) -> None:
    if line.place in sprites.MEDALS and line.lead is not None:
        part.lay(sprites.medal(part.theme, line.place, DISC, ground), MARGIN + 16, (ROW - DISC) / 2)
    elif line.place is not None:
        part.text(str(line.place), MARGIN + 64, 16, 28, bold=True, ground=ground, right=True)
