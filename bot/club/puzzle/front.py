"""What the club's front page says of the puzzles of the day: how many are done, and the next."""

from collections.abc import Sequence

from bot.club.puzzle.daily import games_with_puzzles
from bot.controls.places import HomeAsked, HomeLine, Importance, NextThing
from bot.people.texts import say
from bot.render.titles import game_name
from data.puzzles import answers_on, day_of, streak_of
from engine.puzzles.puzzle import Grade


async def puzzles_answered(asked: HomeAsked) -> Sequence[HomeLine]:
    """How many of today's puzzles the reader has answered, and how long their streak is."""
    day, language = day_of(asked.now_ms), asked.language
    answers = await answers_on(asked.tx, asked.user, day)
    streak = await streak_of(asked.tx, asked.user, day)
    games = sorted(games_with_puzzles(), key=lambda key: key != asked.game)
    every = [(game, grade) for grade in Grade for game in games]
    done = {key for key, one in answers.items() if one.is_over}
    left = [one for one in every if one not in done]
    about = say(language, "puzzle-front-streak", days=streak.days) if streak.days else ""
    line = HomeLine(
        Importance.PUZZLE,
        say(language, "puzzle-front"),
        say(language, "puzzle-front-done", done=len(every) - len(left), all=len(every)),
        about,
        done=(len(every) - len(left), len(every)),
        next=next_puzzle(language, day, *left[0]) if left else None,
    )
    return (line,) if every else ()


def next_puzzle(language: str, day: int, game: str, grade: str) -> NextThing:
    """The way to a puzzle that the reader has not answered yet."""
    named = {"game": game_name(language, game), "grade": say(language, f"puzzle-grade-{grade}")}
    return NextThing(
        say(language, "puzzle-front-next", **named),
        say(language, "button-puzzle-front"),
        f"puzzle:{day}:{game}:{grade}:open",
    )
