"""Seasons: a game's table with how long the season lasts, and who won the seasons before."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.messages.weeks import NOON_MS
from bot.people.texts import name_text, say
from bot.people.zones import day_of, zone_called
from bot.render.buttons import button, buttons
from bot.render.layout import Block, shown
from bot.render.picture import Picture
from bot.render.titles import date_at, day, game_name, moment, points_text
from data.ids import Ms, UserId
from data.season_tables import LEAST_GAMES, LEAST_OPPONENTS, Ranked, SeasonTable
from data.seasons import Season

BEHIND = 3
"""So many are named of a game's table that is over."""


@dataclass(frozen=True, slots=True)
class SeasonPage:
    """A page of one game's table in a season."""

    season: Season
    variant: str
    table: SeasonTable
    names: Mapping[UserId, str]
    language: str


@dataclass(frozen=True, slots=True)
class Summary:
    """A season that is over, with the best of each game that was played."""

    season: Season
    best: Mapping[str, Sequence[Ranked]]
    names: Mapping[UserId, str]
    language: str


def dates_text(season: Season) -> str:
    """The first and the last day as Discord's timestamps, named by noon in the server's zone."""
    return f"{date_at(Ms(season.begin_ms + NOON_MS))} – {date_at(Ms(season.end_ms - NOON_MS))}"


def days_text(season: Season) -> str:
    """The first and the last day where no timestamp can stand: in pictures, and to be typed."""
    zone = zone_called(season.zone)
    return f"{day_of(season.begin_ms, zone)} – {day_of(season.end_ms - 1, zone)}"


def people_in(tables: Iterable[Mapping[str, Sequence[Ranked]]]) -> list[UserId]:
    """Everybody who is named in final tables."""
    return [row.user_id for best in tables for rows in best.values() for row in rows]


def season_blocks(page: SeasonPage, pictures: Sequence[Picture]) -> list[Block]:
    """A page of a season's table, as text or in *pictures*."""
    title, *rows = season_text(page)
    told = shown(*pictures) if pictures else rows
    return [f"{title}\n{when_text(page.season, page.language)}", *told, foot(page)]


def season_text(page: SeasonPage) -> list[str]:
    """The title and the rows; the reader's own is added where it is elsewhere."""
    title, table = f"### {title_text(page)}", page.table
    if not table.rows:
        running = "no" if page.season.ended else "yes"
        return [title, say(page.language, "season-unplayed", running=running)]
    lines = [row_text(row, page) for row in table.rows]
    if table.own is not None and table.own not in table.rows:
        lines += ["…", row_text(table.own, page)]
    return [title, "\n".join(lines)]


def title_text(page: SeasonPage) -> str:
    """Which game and which season a table is about."""
    game = game_name(page.language, page.variant)
    return say(page.language, "season-title", game=game, number=page.season.number)


def when_text(season: Season, language: str) -> str:
    """From when to when a season lasts, and how long it still does."""
    days = dates_text(season)
    if season.ended:
        return "-# " + say(language, "season-over", days=days)
    ends, left = day(season.end_ms), moment(season.end_ms)
    return say(language, "season-running", days=days, ends=ends, left=left)


def row_text(row: Ranked, page: SeasonPage) -> str:
    """The two lines of a player in a season's table."""
    value, detail = row_values(row, page.language)
    name = called(row, page.names)
    head = say(page.language, "standings-row", rank=row.rank, name=name, value=value)
    return f"{head}\n-# {detail}"


def row_values(row: Ranked, language: str) -> tuple[str, str]:
    """A player's points, and the rest."""
    met = say(language, "season-opponents", count=row.opponents)
    parts = [say(language, "season-won", wins=row.wins, games=row.games), met]
    if row.champion:
        parts.insert(0, say(language, "season-champion"))
    return points_text(language, row.points), " · ".join(parts)


def foot(page: SeasonPage) -> str:
    """How many there are, what points are given for, and who can become champion."""
    table, language = page.table, page.language
    count = say(
        language, "standings-foot", players=table.players, page=table.page, pages=table.pages
    )
    needs = say(language, "season-needs", games=LEAST_GAMES, people=LEAST_OPPONENTS)
    lines = [count, say(language, "season-rule"), needs]
    return "\n".join(f"-# {line}" for line in lines)


def posted_blocks(summary: Summary, pictures: Sequence[Picture]) -> list[Block]:
    """What is posted when a season is over."""
    language = summary.language
    number, days = summary.season.number, dates_text(summary.season)
    told = shown(*pictures) if pictures else ["\n".join(champion_lines(summary))]
    return [
        "### " + say(language, "season-posted", number=number, days=days),
        *told,
        "-# " + say(language, "season-begun"),
        *buttons([button(say(language, "button-club-season"), "club:season")]),
    ]


def summary_title(summary: Summary, days: str) -> str:
    """Which season a summary is about; *days* are its first and its last one."""
    return say(summary.language, "champions-season", number=summary.season.number, days=days)


def summary_text(summary: Summary, *, is_drawn: bool = False) -> str:
    """A season's champions below its title; where that is said of a picture, as it stands there."""
    days = days_text(summary.season) if is_drawn else dates_text(summary.season)
    return "\n".join([f"**{summary_title(summary, days)}**", *champion_lines(summary)])


def champion_lines(summary: Summary) -> Iterator[str]:
    """Two lines for each game."""
    for variant in summary.best:
        name, value, detail = champion_values(summary, variant)
        game = game_name(summary.language, variant)
        yield " · ".join(filter(None, (game, f"**{name_text(name)}**", value)))
        yield f"-# {detail}"


def champion_values(summary: Summary, variant: str) -> tuple[str, str, str]:
    """The champion of a game or that there is none, their points, and the rest."""
    rows, names, language = summary.best[variant], summary.names, summary.language
    best = next((row for row in rows if row.champion), None)
    others = [row for row in rows if row is not best][: BEHIND - 1]
    behind = [f"{row.rank}. {called(row, names)} {row.points}" for row in others]
    if best is None:
        return say(language, "champions-none"), "", " · ".join(behind)
    won = say(language, "season-won", wins=best.wins, games=best.games)
    detail = " · ".join([won, *behind])
    return names.get(best.user_id, "?"), points_text(language, best.points), detail


def called(row: Ranked, names: Mapping[UserId, str]) -> str:
    """A player's name, safe to stand in a message."""
    return name_text(names.get(row.user_id, "?"))


def title_lines(titles: Mapping[str, Sequence[int]], language: str) -> Iterator[str]:
    """What somebody has won, a line for each game."""
    yield say(language, "profile-titles")
    for variant, numbers in titles.items():
        listed = ", ".join(map(str, numbers))
        game = game_name(language, variant)
        yield say(language, "profile-title-row", game=game, count=len(numbers), seasons=listed)
