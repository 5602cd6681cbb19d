"""Standings, profiles and finished games, two short lines for each entry."""

from collections.abc import Iterator, Mapping, Sequence

from bot.render.frame import Frame
from bot.render.layout import Block, shown
from bot.render.picture import Picture
from bot.render.results import end_text
from bot.render.table import named
from bot.render.titles import (
    game_name,
    moment,
    names_text,
    number,
    points_text,
    signed,
)
from bot.texts import name_text, say
from data.games import GameRow
from data.profiles import Against, History, Profile, Record
from data.standings import Period, Standing, Standings
from engine.state import RoundResult
from engine.variants import VARIANTS

LONGEST = 3500
"""Characters of a list; Discord allows 4,000 in a message."""


def standings_blocks(
    page: Standings,
    names: Mapping[int, str],
    variant: str,
    period: Period,
    language: str,
    pictures: Sequence[Picture] = (),
) -> list[Block]:
    """One page of a server's standings, as text or in *pictures*."""
    title, *text = standings_text(page, names, variant, period, language)
    return [
        title,
        *(block for one in pictures for block in shown(one)),
        *(() if pictures else text),
    ]


def standings_text(
    page: Standings, names: Mapping[int, str], variant: str, period: Period, language: str
) -> list[str]:
    """One page of a server's standings; the reader's own row is added where it is elsewhere."""
    title = say(language, "standings-title", game=game_name(language, variant), period=period)
    if not page.rows:
        return [f"### {title}", say(language, "standings-empty", period=period)]
    rows = list(page.rows)
    lines = [row_text(row, names, variant, period, language) for row in rows]
    if page.own is not None and page.own not in rows:
        lines += ["…", row_text(page.own, names, variant, period, language)]
    return [f"### {title}", "\n".join(lines), foot(page, language)]


def counts_penalties(variant: str) -> bool:
    """Whether the points of a game are penalties, as it is usually played."""
    game = VARIANTS[variant]
    return game.lowest_wins(next(iter(game.presets.values())))


def sum_text(language: str, variant: str, points: int) -> str:
    """Points made in a game, called penalty points where fewer are better."""
    if counts_penalties(variant):
        return say(language, "penalty-points", count=points)
    return points_text(language, points)


def row_text(
    row: Standing, names: Mapping[int, str], variant: str, period: Period, language: str
) -> str:
    """A player's two lines: what the period is ranked by, then the rest."""
    value, detail = row_values(row, variant, period, language)
    name = name_text(names.get(row.user_id, "?"))
    head = say(language, "standings-row", rank=row.rank, name=name, value=value)
    return f"{head}\n-# {detail}"


def row_values(row: Standing, variant: str, period: Period, language: str) -> tuple[str, str]:
    """What a player is ranked by, and the rest."""
    rating, points = rating_text(row, language), sum_text(language, variant, row.points)
    first, second = rating, points
    if period != "all" and not counts_penalties(variant):
        first, second = points, say(language, "standings-rating-named", rating=rating)
    detail = say(language, "standings-detail", wins=row.wins, games=row.games, value=second)
    if row.streak > 1:
        detail += " · " + say(language, "standings-streak", count=row.streak)
    return first, detail


def rating_text(row: Standing | Record, language: str) -> str:
    """A rating as a whole number, marked while it may still change much."""
    key = "standings-rating-provisional" if row.provisional else "standings-rating"
    return say(language, key, rating=row.rating)


def foot(page: Standings, language: str) -> str:
    """How many players and pages there are, and what a provisional rating means."""
    lines = [
        say(language, "standings-foot", players=page.players, page=page.page, pages=page.pages)
    ]
    if any(row.provisional for row in page.rows):
        lines.append(say(language, "standings-settling"))
    return "\n".join(f"-# {line}" for line in lines)


def profile_text(profile: Profile, name: str, language: str) -> list[str]:
    """One player's record in a server."""
    sections = ["### " + say(language, "profile-title", name=name_text(name))]
    sections += ["\n".join(record_lines(record, language)) for record in profile.records]
    if not profile.records:
        sections.append(say(language, "profile-empty"))
    if profile.against:
        sections.append("\n".join(against_lines(profile.against, language)))
    if profile.unrated or profile.computer:
        uncounted = say(
            language, "profile-uncounted", unrated=profile.unrated, computer=profile.computer
        )
        sections.append(f"-# {uncounted}")
    return sections


def record_lines(record: Record, language: str) -> Iterator[str]:
    """A player's record in one game."""
    yield say(
        language,
        "profile-game",
        game=game_name(language, record.variant),
        rating=rating_text(record, language),
    )
    points = sum_text(language, record.variant, record.points)
    yield say(language, "profile-record", wins=record.wins, games=record.games, points=points)
    if record.best_streak > 1:
        yield say(language, "profile-streak", streak=record.streak, best=record.best_streak)
    yield say(language, "profile-last", time=moment(record.last_ms))


def against_lines(against: Sequence[Against], language: str) -> Iterator[str]:
    """Whom a player has met, and who won."""
    yield say(language, "profile-against")
    for one in against:
        yield say(
            language,
            "profile-against-row",
            name=name_text(one.name),
            won=one.won,
            lost=one.lost,
        )


def history_text(history: History, user: int, name: str, language: str) -> list[str]:
    """A player's finished games, the newest first."""
    title = "### " + say(language, "history-title", name=name_text(name))
    if not history.games:
        return [title, say(language, "history-empty")]
    lines = [game_line(game, user, language) for game in history.games]
    foot_line = say(language, "history-foot", page=history.page, pages=history.pages)
    return [title, "\n".join(lines), f"-# {foot_line}"]


def game_line(game: GameRow, user: int, language: str) -> str:
    """A finished game in a line: number, result and totals, the reader's first."""
    own = [player for player in game.players if player.user_id == user]
    others = [player for player in game.players if player.user_id != user]
    key, named_ones = "history-none", others
    if own and game.winner is not None:
        key = "history-won" if own[0].seat == game.winner else "history-lost"
    if key == "history-lost":
        named_ones = [player for player in others if player.seat == game.winner]
    if key == "history-lost" and len(game.players) > 2:
        key = "history-placed"
    names = names_text(language, [one.name for one in named_ones])
    place = own[0].place or 0 if own else 0
    result = say(language, key, names=names, place=place, count=len(game.players))
    scores = " : ".join(number(player.points or 0) for player in (*own, *others))
    return say(
        language,
        "history-row",
        number=game.id,
        game=game_name(language, game.variant),
        result=f"{result} {scores}",
        when=moment(game.finished_ms or game.moved_ms),
    )


def game_text(frame: Frame, seed: str) -> list[str]:
    """One finished game: its end, and what every round brought."""
    rounds = [round_line(frame, result) for result in frame.seen.results]
    return [*end_text(frame, seed=seed), *pages_of(rounds)]


def round_line(frame: Frame, result: RoundResult) -> str:
    """What each player scored in a round."""
    scores = ", ".join(
        f"{named(frame, seat)} {signed(score)}" for seat, score in enumerate(result.scores, 1)
    )
    return say(frame.language, "history-round", round=result.round, scores=scores)


def pages_of(lines: Sequence[str]) -> list[str]:
    """*lines* as one section; of a game of very many rounds, its last ones."""
    kept: list[str] = []
    length = 0
    for line in reversed(lines):
        length += len(line) + 1
        if length > LONGEST // 2:
            kept.append("…")
            break
        kept.append(line)
    return ["\n".join(reversed(kept))] if kept else []
