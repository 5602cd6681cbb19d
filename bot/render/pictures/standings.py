"""The picture of a server's standings: a row for each player, medals for the first three."""

from collections.abc import Mapping

from bot.people.look import Look
from bot.people.texts import plain_name
from bot.render.picture import Picture
from bot.render.pictures import sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.fonts import broken, showable
from bot.render.pictures.words import plain
from bot.render.standings import row_values, standings_text, title_text
from data.ids import UserId
from data.standings import Standings

HEADING, ROW, LINE, GAP, DISC = 62, 84, 30, 8, 48
SMALL = 23
VALUE = 510
"""Pixels for what players are ranked by."""


def standings_picture(
    page: Standings, names: Mapping[UserId, str], language: str, look: Look
) -> Picture:
    """One page of the standings; *names* by user."""
    colours, shown = theme(look), [*page.rows]
    if page.own is not None and page.own not in shown:
        shown.append(page.own)
    rows = [
        person_row(
            colours,
            row.rank,
            names.get(row.user_id, "?"),
            row_values(row, page, language),
            is_own=row == page.own,
        )
        for row in shown
    ]
    spoken = "\n".join(standings_text(page, names, language))
    title = heading(colours, title_text(page, language))
    return stacked("standings.png", [title, *rows], plain(spoken))


def heading(colours: Theme, title: str) -> Canvas:
    """What the rows below it are about."""
    part = Canvas(colours, HEADING)
    part.text(title, MARGIN, 8, 32, bold=True, most=WIDTH - 2 * MARGIN)
    return part


def person_row(
    colours: Theme, rank: int | None, called: str, values: tuple[str, str], *, is_own: bool = False
) -> Canvas:
    """One player: the place, the name, what they are ranked by; below it the rest."""
    left, right = MARGIN + 82, WIDTH - MARGIN - 16
    rest = broken(showable(values[1]), "Regular", SMALL, right - left)
    height = ROW + LINE * (len(rest) - 1)
    part, ground = Canvas(colours, height + GAP), "active" if is_own else "panel"
    part.lay(sprites.panel(colours, WIDTH - 2 * MARGIN, height, ground, 12), MARGIN, 0)
    _place(part, rank, ground)
    taken = part.text(values[0], right, 5, 30, bold=True, ground=ground, most=VALUE, right=True)
    name = showable(plain_name(called)) or "?"
    part.text(name, left, 5, 30, bold=True, ground=ground, most=right - left - taken - 16)
    for number, line in enumerate(rest):
        top = 46 + LINE * number
        part.text(line, left, top, SMALL, colour="muted", ground=ground, most=right - left)
    return part


def _place(part: Canvas, rank: int | None, ground: str) -> None:
    if rank is None:
        return
    if rank in sprites.MEDALS:
        part.lay(sprites.medal(part.theme, rank, DISC, ground), MARGIN + 16, (ROW - DISC) / 2)
    else:
        part.text(str(rank), MARGIN + 64, 18, 30, bold=True, ground=ground, right=True)
