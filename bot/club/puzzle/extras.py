"""One puzzle more: those beyond the puzzles of a day, near to what their reader can, each once."""

from bot.club.puzzle.acting import act
from bot.club.puzzle.daily import Extra, extra_of, games_with_puzzles, suiting
from bot.club.puzzle.grading import PuzzleGrades
from bot.club.puzzle.listing import list_of_day
from bot.club.puzzle.showing import key_of, show, today
from bot.commands.challenge import usual_variant
from bot.controls.clicks import Click, say_to
from bot.controls.club_page import turn_to
from bot.controls.control import chosen_of, control
from bot.render.titles import game_name
from bot.runtime.senders import user_of
from data import puzzle_ratings, puzzles
from data.puzzle_ratings import NEW


@control(r"puzzle:more(:(?P<variant>[a-z0-9-]{1,30}))?")
async def more_puzzles(press: Click, variant: str | None = None) -> None:
    """Show one puzzle more: of a game, or of that whose puzzle the presser answered last."""
    await show_more(press, variant if variant in games_with_puzzles() else await last_game(press))


@control(r"puzzle:game:\d")
async def puzzle_games(press: Click) -> None:
    """Show one puzzle more of the game that was chosen; raises Refused where there is no such."""
    await show_more(press, chosen_of(press, games_with_puzzles()))


async def last_game(press: Click) -> str:
    """The game whose puzzle the presser has answered last; else the server's usual one."""
    rated = await press.client.db.read(puzzle_ratings.of_user, user_of(press))
    usual = (await usual_variant(press)).key
    known = games_with_puzzles()
    return next((game for game in (*rated, usual) if game in known), next(iter(known), usual))


async def show_more(press: Click, variant: str) -> None:
    """Show the puzzle of a game that suits the presser, or say that they have had all."""
    extra = await chosen_for(press, variant)
    if extra is not None:
        await show(press, extra)
        return
    game = game_name(await press.client.languages.of_click(press), variant)
    await turn_to(press, await list_of_day(press, await say_to(press, "puzzle-all-had", game=game)))


async def chosen_for(press: Click, variant: str) -> Extra | None:
    """The puzzle that suits the presser; None where there is none that they may have now."""
    user = user_of(press)
    async with press.client.db.reading() as tx:
        prowess = (await puzzle_ratings.of_user(tx, user)).get(variant, NEW)
        levels = await puzzle_ratings.levels(tx)
        had = await puzzles.had(tx, user)
    grades, day = press.client.part(PuzzleGrades), today(press)
    kept = suiting(variant, prowess, levels, had | await grades.coming(variant, day))
    return extra_of(variant, kept.mark, await grades.on(day)) if kept else None


@control(
    r"puzzle:extra:(?P<variant>[a-z0-9-]{1,30}):(?P<mark>[0-9a-f]{16})"
    r":(?P<verb>[a-z]{1,10})(:(?P<place>\d{1,4})(:[a-z]{1,5})?)?"
)
async def extra_control(press: Click, variant: str, mark: str, verb: str, place: str = "") -> None:
    """Do what the control of a puzzle says; of one that is open no more this is said.

    That is one which the program does not have any more, or which a day has soon.
    """
    extra = extra_of(variant, mark, await press.client.part(PuzzleGrades).on(today(press)))
    if extra is None or not await is_open(press, extra):
        await turn_to(press, await list_of_day(press, await say_to(press, "puzzle-extra-over")))
        return
    await act(press, extra, verb, place or "")


async def is_open(press: Click, extra: Extra) -> bool:
    """Whether a puzzle is no day's soon, or the presser has answered it before."""
    answer = await press.client.db.read(puzzles.answer_to, key_of(press, extra))
    soon = await press.client.part(PuzzleGrades).coming(extra.variant, today(press))
    return answer.is_over or extra.mark not in soon
