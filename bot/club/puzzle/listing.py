"""The list of a day's puzzles, with what its reader has made of each, and the ways to more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.club.puzzle.daily import games_with_puzzles
from bot.club.puzzle.showing import today
from bot.club.puzzle.view import grade_name, streak_text
from bot.controls.clicks import Click
from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.layout import Block, MessageLayout, layout
from bot.render.menus import OPTIONS_A_SELECT, option, select, selects
from bot.render.standings import rating_text
from bot.render.titles import date, game_name
from bot.runtime.senders import user_of
from data import puzzle_ratings, puzzles
from data.puzzle_ratings import Prowess
from data.puzzles import Answer, Streak
from engine.puzzles.puzzle import Grade


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """What one person has made of a day's puzzles, and how strong they are."""

    day: int
    games: Sequence[str]
    answers: Mapping[tuple[str, str], Answer]
    streak: Streak
    ratings: Mapping[str, Prowess]


async def list_of_day(click: Click, note: str = "") -> MessageLayout:
    """The list of today's puzzles as its reader stands, below a *note*."""
    day, user = today(click), user_of(click)
    async with click.client.db.reading() as tx:
        answers = await puzzles.answers_on(tx, user, day)
        streak = await puzzles.streak_of(tx, user, day)
        ratings = await puzzle_ratings.of_user(tx, user)
    shown = PuzzleDay(day, games_with_puzzles(), answers, streak, ratings)
    return day_view(await click.client.languages.of_click(click), shown, note)


def day_view(language: str, shown: PuzzleDay, note: str = "") -> MessageLayout:
    """Today's puzzles, with what the reader has made of each."""
    rows = [row_text(language, game, shown) for game in shown.games]
    blocks: list[Block] = [
        *filter(None, [note]),
        say(language, "puzzle-title", day=date(shown.day)),
        say(language, "puzzle-about"),
        "\n".join(rows) or say(language, "puzzle-none"),
        f"{streak_text(language, shown.streak)}\n-# {say(language, 'streak-rule')}",
    ]
    if not rows:
        return layout(*blocks)
    ways = [
        button(say(language, "button-puzzle-more"), "puzzle:more"),
        button(say(language, "button-puzzle-own"), "puzzle:own"),
    ]
    return layout(*blocks, *menus(language, shown.games), *buttons(ways))


def menus(language: str, games: Sequence[str]) -> list[Block]:
    """A menu of the day's puzzles, and one of the games to have one more of."""
    choices = [
        option(f"{game_name(language, game)} · {grade_name(language, grade)}", f"{game}.{grade}")
        for game in games
        for grade in Grade
    ]
    named = [option(game_name(language, game), game) for game in games[:OPTIONS_A_SELECT]]
    return [
        *selects("puzzle:pick:", choices, say(language, "puzzle-pick"), several=False),
        select("puzzle:game:0", named, say(language, "puzzle-more-of")),
    ]


def row_text(language: str, game: str, shown: PuzzleDay) -> str:
    """A game with its three grades, how each was answered, and the reader's rating there."""
    grades = [
        f"{mark_of(shown.answers.get((game, grade)))} {grade_name(language, grade)}"
        for grade in Grade
    ]
    prowess = shown.ratings.get(game)
    rated = f" · {rating_text(prowess, language)}" if prowess else ""
    return f"**{game_name(language, game)}**{rated}\n{' · '.join(grades)}"


def mark_of(answer: Answer | None) -> str:
    """Whether a puzzle was solved, or is still open."""
    if answer is None or not answer.is_over:
        return "⬜"
    return "✅" if answer.solved else "❌"


def ratings_text(language: str, ratings: Mapping[str, Prowess]) -> str:
    """How strong somebody is at the puzzles of each game, in one line."""
    each = [
        f"{game_name(language, game)} {rating_text(prowess, language)}"
        for game, prowess in ratings.items()
        if game in games_with_puzzles()
    ]
    return say(language, "puzzle-ratings", ratings=" · ".join(each)) if each else ""
