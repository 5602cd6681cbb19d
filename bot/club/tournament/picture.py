"""The picture of a tournament's table of results: a line for each player, medals for the first."""

from collections.abc import Sequence

from bot.club.tournament.results import EntrantResult
from bot.club.tournament.view import (
    ShownTournament,
    meeting_text,
    pages_of,
    points_text,
    row_text,
    rows_of,
)
from bot.people.look import Look
from bot.people.texts import plain_name, say
from bot.render.picture import Picture
from bot.render.pictures import fonts, sprites
from bot.render.pictures.canvas import MARGIN, WIDTH, Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.words import plain
from bot.render.titles import game_name
from data.tournaments import Tournament

HEADING, ROW, GAP, DISC, PAD = 112, 72, 6, 46, 16
SIZE, SMALL = 36, 30
PLACE = 84
"""Pixels for the place."""
POINTS, BUCHHOLZ, CELL = 130, 130, 62
MOST_ROUNDS = 4
"""So many rounds have room beside a name: the last ones."""


def tournament_picture(
    tournament: ShownTournament, page: int, language: str, look: Look
) -> Picture:
    """One page of the table of results."""
    colours, rows = theme(look), rows_of(tournament, page)
    first = max(0, tournament.row.round - MOST_ROUNDS)
    parts = [_heading(colours, tournament, page, first, language)]
    parts += [_row(colours, row, first, tournament.row.round) for row in rows]
    return stacked("tournament.png", parts, words(tournament, rows, language))


def words(tournament: ShownTournament, rows: Sequence[EntrantResult], language: str) -> str:
    """All that the picture of a tournament shows, in words."""
    row = tournament.row
    told = (row_text(line, row.round, language) for line in rows)
    lines = [plain_name(row.name), title_text(row, language), about(tournament, language), *told]
    return "\n".join(plain(line) for line in (*lines, say(language, "tournament-ties")))


def title_text(row: Tournament, language: str) -> str:
    """How far the table of results goes: to which round, or to the end."""
    if row.state == "over":
        return say(language, "tournament-final")
    return say(language, "tournament-table", round=row.round, rounds=row.rounds)


def about(tournament: ShownTournament, language: str) -> str:
    """What was played, by how many."""
    game = game_name(language, tournament.row.variant)
    return say(language, "tournament-about", game=game, count=len(tournament.rows))


def _ends(first: int, last: int) -> tuple[int, int, list[int]]:
    """The right ends of the points, of Buchholz, and of each round's cell."""
    points = WIDTH - MARGIN - PAD
    buchholz = points - POINTS
    left = buchholz - BUCHHOLZ
    return points, buchholz, [left - CELL * (last - number - 1) for number in range(first, last)]


def _heading(
    colours: Theme, tournament: ShownTournament, page: int, first: int, language: str
) -> Canvas:
    part = Canvas(colours, HEADING)
    title = title_text(tournament.row, language)
    pages = f" · {page}/{pages_of(tournament)}" if pages_of(tournament) > 1 else ""
    part.text(
        f"{plain_name(tournament.row.name)} · {title}{pages}",
        MARGIN,
        8,
        36,
        bold=True,
        most=WIDTH - 2 * MARGIN,
    )
    points, buchholz, cells = _ends(first, tournament.row.round)
    most = (cells[0] if cells else buchholz) - CELL - MARGIN
    part.text(about(tournament, language), MARGIN, 62, SMALL, colour="muted", most=most)
    for text, end, most in (
        (say(language, "tournament-points"), points, POINTS - 8),
        (say(language, "tournament-buchholz"), buchholz, BUCHHOLZ - 8),
        *((str(number), end - 14, CELL) for number, end in enumerate(cells, first + 1)),
    ):
        part.text(text, end, 62, SMALL, colour="muted", most=most, right=True)
    return part


def _row(colours: Theme, row: EntrantResult, first: int, last: int) -> Canvas:
    part = Canvas(colours, ROW + GAP)
    part.lay(sprites.panel(colours, WIDTH - 2 * MARGIN, ROW, "panel", 12), MARGIN, 0)
    points, buchholz, cells = _ends(first, last)
    middle = (ROW - SIZE * 1.4) / 2
    if row.place in sprites.MEDALS and row.points:
        medal = sprites.medal(colours, row.place, DISC, "panel")
        part.lay(medal, MARGIN + PAD, (ROW - DISC) / 2)
    else:
        part.text(
            str(row.place), MARGIN + PLACE - 14, middle, SIZE, bold=True, ground="panel", right=True
        )
    part.text(points_text(row.points), points, middle, SIZE, bold=True, ground="panel", right=True)
    part.text(
        points_text(row.buchholz),
        buchholz,
        middle + 4,
        SMALL,
        colour="muted",
        ground="panel",
        right=True,
    )
    for met, end in zip(row.until(last)[first:], cells, strict=True):
        text = meeting_text(met)
        wide = fonts.width(fonts.showable(text), "Regular", SMALL)
        part.text(text, end - 20 + wide / 2, middle + 4, SMALL, ground="panel", right=True)
    left = MARGIN + PLACE
    most = (cells[0] - CELL if cells else buchholz - BUCHHOLZ) - left
    is_in = row.entrant.state == "in"
    colour = "ink" if is_in else "muted"
    name = fonts.showable(plain_name(row.entrant.name)) or "?"
    part.text(name, left, middle, SIZE, bold=is_in, colour=colour, ground="panel", most=most)
    return part
