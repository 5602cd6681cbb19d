"""The pictures of seasons: a game's table, and the champions of those that are over."""

from collections.abc import Iterator, Mapping, Sequence

from bot.club.season.view import (
    SeasonPage,
    Summary,
    champion_values,
    row_values,
    season_text,
    summary_text,
    summary_title,
    title_text,
)
from bot.messages.illustrating import pictures_for
from bot.people.look import Look
from bot.people.texts import plain_name
from bot.render.picture import Picture
from bot.render.pictures.canvas import Canvas, stacked
from bot.render.pictures.colours import Theme, theme
from bot.render.pictures.standings import heading, person_row
from bot.render.pictures.words import plain
from bot.render.titles import game_name
from data.ids import UserId
from data.season_tables import Ranked


def season_picture(
    page: SeasonPage, names: Mapping[UserId, str], language: str, look: Look
) -> Picture:
    """A page of a game's table; *names* by user."""
    colours = theme(look)
    table = page.table
    rows = [*table.rows, *([table.own] if table.own and table.own not in table.rows else [])]
    parts = [
        person_row(
            colours,
            row.rank,
            names.get(row.user_id, "?"),
            row_values(row, language),
            is_own=row == table.own,
        )
        for row in rows
    ]
    spoken = "\n".join(season_text(page, names, language))
    image = stacked(colours, [heading(colours, title_text(page, language)), *parts])
    return Picture("season.png", image, plain(spoken))


def champions_picture(
    summaries: Sequence[Summary], names: Mapping[UserId, str], language: str, look: Look
) -> Picture:
    """The champions of each season, one season below the other, a row for each game."""
    colours = theme(look)
    parts = [part for one in summaries for part in _season(colours, one, names, language)]
    spoken = "\n".join(summary_text(one, names, language) for one in summaries)
    return Picture("champions.png", stacked(colours, parts), plain(spoken))


def _season(
    colours: Theme, summary: Summary, names: Mapping[UserId, str], language: str
) -> Iterator[Canvas]:
    yield heading(colours, summary_title(summary.season, language))
    for variant, rows in summary.best.items():
        yield _champion(colours, variant, rows, names, language)


def _champion(
    colours: Theme, variant: str, rows: Sequence[Ranked], names: Mapping[UserId, str], language: str
) -> Canvas:
    """A row of a game with its champion, and a medal where somebody is one."""
    name, value, detail = champion_values(variant, rows, names, language)
    about = " · ".join(filter(None, (game_name(language, variant), plain(detail))))
    return person_row(colours, 1 if value else None, plain_name(name), (value, about))


async def season_pictures(
    page: SeasonPage, names: Mapping[UserId, str], language: str, look: Look
) -> tuple[Picture, ...]:
    """One page of a season's table, as standings are shown."""
    if not page.table.rows:
        return ()
    return await pictures_for(look, season_picture, page, names, language, look)


async def champions_pictures(
    summaries: Sequence[Summary],
    names: Mapping[UserId, str],
    language: str,
    look: Look,
    *,
    hasty: bool = True,
) -> tuple[Picture, ...]:
    """Champions, a picture for everybody but those who like text better; none of nobody."""
    shown = summaries, names, language, look
    if not summaries:
        return ()
    return await pictures_for(look, champions_picture, *shown, hasty=hasty, festive=True)
