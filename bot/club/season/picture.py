"""The pictures of seasons: a game's table, and the champions of those that are over."""

from collections.abc import Iterator, Sequence

from bot.club.season.view import (
    SeasonPage,
    Summary,
    champion_values,
    days_text,
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


def season_picture(page: SeasonPage, look: Look) -> Picture:
    """A page of a game's table."""
    colours, table = theme(look), page.table
    rows = [*table.rows, *([table.own] if table.own and table.own not in table.rows else [])]
    parts = [
        person_row(
            colours,
            row.rank,
            page.names.get(row.user_id, "?"),
            row_values(row, page.language),
            is_own=row == table.own,
        )
        for row in rows
    ]
    spoken = "\n".join(season_text(page))
    title = heading(colours, title_text(page))
    return stacked("season.png", [title, *parts], plain(spoken))


def champions_picture(summaries: Sequence[Summary], look: Look) -> Picture:
    """The champions of each season, one season below the other, a row for each game."""
    colours = theme(look)
    parts = [part for one in summaries for part in _season(colours, one)]
    spoken = "\n".join(summary_text(one, is_drawn=True) for one in summaries)
    return stacked("champions.png", parts, plain(spoken))


def _season(colours: Theme, summary: Summary) -> Iterator[Canvas]:
    """The title, then each game's champion with a medal, or that there is none."""
    yield heading(colours, summary_title(summary, days_text(summary.season)))
    for variant in summary.best:
        name, value, detail = champion_values(summary, variant)
        about = " · ".join(filter(None, (game_name(summary.language, variant), plain(detail))))
        yield person_row(colours, 1 if value else None, plain_name(name), (value, about))


async def champions_pictures(
    summaries: Sequence[Summary], look: Look, *, hasty: bool = True
) -> tuple[Picture, ...]:
    """Champions, a picture for everybody but those who like text better; none of nobody."""
    if not summaries:
        return ()
    return await pictures_for(look, champions_picture, summaries, look, hasty=hasty, festive=True)
