"""Standings, profiles and finished games, two short lines for each entry."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.people.texts import name_text, say
from bot.render.titles import game_name, moment, names_text, number, points_text, signed_tenths
from data.games import GameRow
from data.ids import UserId
from data.profiles import Against, History, Profile, Record
from data.puzzle_ratings import Prowess
from data.reviews import Share, Trend
from data.solos import Standpoint
from data.standings import Standing, Standings, usual_order
from data.tally import MEANS
from engine.state import Measure

LONGEST = 3500
"""Characters of a list; Discord allows 4,000 in a message."""

WEEKLY_ROWS = 10
"""Of one game of a week; of several each has its share, as all stand in one message."""
LEAST_WEEKLY_ROWS = 3


def standings_text(
    page: Standings, names: Mapping[UserId, str], language: str, *, counted: bool = False
) -> list[str]:
    """One page of a server's standings; the reader's own row is added where it is elsewhere.

    *counted*: some game counts in the server, this one or another, then or before.
    """
    title = f"### {title_text(page, language)}"
    if not page.rows:
        empty = "standings-nobody-game" if counted else "standings-nobody"
        game = game_name(language, page.variant)
        return [title, say(language, empty, game=game, period=page.period)]
    lines = [row_text(row, names, page, language) for row in page.rows]
    if page.own is not None and page.own not in page.rows:
        lines += ["…", row_text(page.own, names, page, language)]
    return [title, "\n".join(lines), foot(page, language)]


def title_text(page: Standings, language: str) -> str:
    """Which game and time, and by what it is ranked where that is not the usual."""
    game = game_name(language, page.variant)
    title = say(language, "standings-title", game=game, period=page.period)
    if page.order == usual_order(page.period):
        return title
    return f"{title} · {say(language, 'standings-order', order=page.order)}"


def row_text(row: Standing, names: Mapping[UserId, str], page: Standings, language: str) -> str:
    """A player's two lines: what they are ranked by, then the rest."""
    value, detail = row_values(row, page, language)
    name = name_text(names.get(row.user_id, "?"))
    head = say(language, "standings-row", rank=row.rank, name=name, value=value)
    return f"{head}\n-# {detail}"


def row_values(row: Standing, page: Standings, language: str) -> tuple[str, str]:
    """What a player is ranked by, and the rest."""
    rating, won = rating_text(row, language), won_text(row, language)
    brought = list(tally_parts(row, language, page.measures))
    parts = [won, *brought, say(language, "standings-rating-named", rating=rating)]
    if page.order == "rating":
        first, parts = rating, parts[:-1]
    else:
        first = brought[0] if page.order == "points" and brought else won
        if page.order == "points" and page.measures[0] is Measure.POINTS and row.tally.point_games:
            first = say(language, "standings-total", points=points_text(language, row.tally.points))
        else:
            parts.remove(first)
    if row.streak > 1:
        parts.append(say(language, "standings-streak", count=row.streak))
    return first, " · ".join(parts)


def won_text(row: Standing | Record, language: str) -> str:
    """How many games were won, of how many."""
    return say(language, "standings-won", wins=row.wins, games=row.games)


def tally_parts(
    row: Standing | Record, language: str, measures: Iterable[Measure] = MEANS
) -> Iterator[str]:
    """What a game brought on average, for each of *measures*; nothing where none was."""
    each, count = row.tally, row.games
    for measure in measures:
        match measure:
            case Measure.POINTS if each.point_games:
                points = points_text(language, round(each.points / each.point_games))
                yield say(language, "standings-each", points=points)
            case Measure.PENALTIES if each.penalty_games:
                penalties = round(each.penalties / each.penalty_games)
                points = say(language, "penalty-points", count=penalties)
                yield say(language, "standings-each", points=points)
            # Of duels the games won say the same.
            case Measure.LASTING if each.rivals > count:
                yield say(language, "standings-outlasted", beaten=each.beaten, rivals=each.rivals)


def rating_text(row: Standing | Record | Prowess, language: str) -> str:
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


def profile_text(
    profile: Profile,
    name: str,
    language: str,
    learned: Sequence[Trend] = (),
    won: Sequence[str] = (),
) -> list[str]:
    """One player's record in a server, with what they have *learned* from their games.

    *won*: what they have won besides, in words.
    """
    sections = ["### " + say(language, "profile-title", name=name_text(name))]
    sections += ["\n".join(record_lines(record, language)) for record in profile.records]
    if not profile.records:
        sections.append(say(language, "profile-empty"))
    sections += won
    if profile.places:
        sections.append("\n".join(place_lines(profile.places, language)))
    if learned:
        told = [
            share_text(language, f"review-{when}", trend, share)
            for trend in learned
            for when, share in (("lately", trend.lately), ("before", trend.before))
            if share
        ]
        sections.append("\n".join([say(language, "review-trend"), *told]))
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
    yield " · ".join([won_text(record, language), *tally_parts(record, language)])
    if record.best_streak > 1:
        yield say(language, "profile-streak", streak=record.streak, best=record.best_streak)
    yield say(language, "profile-last", time=moment(record.last_ms))


def share_text(language: str, key: str, trend: Trend, share: Share) -> str:
    """What cards and decisions brought somebody in some games, for each of their rounds."""
    luck, play = (signed_tenths(language, one) for one in (share.luck, share.play))
    game = game_name(language, trend.variant)
    return say(language, key, game=game, count=share.games, luck=luck, play=play)


def place_lines(places: Mapping[str, Standpoint], language: str) -> Iterator[str]:
    """Where a player stands on the scale of the computer's levels, a line for each game."""
    for variant, stands in places.items():
        yield say(
            language,
            "profile-place",
            game=game_name(language, variant),
            place=stands.place,
            games=say(language, "games-count", count=stands.games),
        )


def against_lines(against: Sequence[Against], language: str) -> Iterator[str]:
    """Whom a player has met, and who won."""
    yield say(language, "profile-against")
    for record in against:
        yield say(
            language,
            "profile-against-row",
            name=name_text(record.name),
            won=record.won,
            lost=record.lost,
        )


def history_text(history: History, user: UserId, name: str, language: str) -> list[str]:
    """A player's finished games, the newest first."""
    title = "### " + say(language, "history-title", name=name_text(name))
    if not history.games:
        return [title, say(language, "history-nothing")]
    lines = [game_line(game, user, language) for game in history.games]
    foot_line = say(language, "history-foot", page=history.page, pages=history.pages)
    return [title, "\n".join(lines), f"-# {foot_line}"]


def game_line(game: GameRow, user: UserId, language: str) -> str:
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


def weekly_text(
    pages: Sequence[Standings], names: Mapping[UserId, str], first: str, last: str, language: str
) -> Iterator[str]:
    """The best of each game that was played; *first* and *last* are the days of the week."""
    yield "### " + say(language, "weekly-title", first=first, last=last)
    most = max(LEAST_WEEKLY_ROWS, WEEKLY_ROWS // len(pages))
    for page in pages:
        lines = [row_text(row, names, page, language) for row in page.rows[:most]]
        yield "\n".join([f"**{game_name(language, page.variant)}**", *lines])
    yield "-# " + say(language, "weekly-more")
