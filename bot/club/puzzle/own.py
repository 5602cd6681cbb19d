"""My mistakes: decisions of the presser's own games that surely cost points, each until solved."""

from bot.club.puzzle.acting import act
from bot.club.puzzle.mistakes import Mistake, Mistakes, mistakes_of
from bot.club.puzzle.showing import content_of, show
from bot.controls.clicks import Click
from bot.controls.club_page import leading_back, turn_to
from bot.controls.control import control
from bot.messages.failures import living
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.layout import MessageLayout, layout
from bot.runtime.senders import guild_of, user_of
from bot.table.replays import Replays
from data import profiles, puzzles
from data.ids import GameId
from data.puzzles import MistakeKey
from data.reviews import OwnReview
from engine.review.told import Judged

Wrong = tuple[OwnReview, Judged]
"""A decision, with the review that has judged it."""


@control(r"puzzle:own")
async def own_puzzles(press: Click) -> None:
    """Show the newest decision that the presser has not solved, or how they come by any."""
    async with press.client.db.reading() as tx:
        found = await mistakes_of(tx, user_of(press))
        solved = await puzzles.of_mistakes(tx, user_of(press))
    left = [one for one in found if not solved.get(place_of(one))]
    # Those that were never tried come before those that went wrong again.
    order = sorted(left, key=lambda one: place_of(one) in solved)
    if not order:
        await turn_to(press, await nothing_view(press, had=bool(found)))
        return
    game, step = place_of(order[0])
    async with press.client.db.transaction() as tx:
        await puzzles.try_again(tx, MistakeKey(user_of(press), game, step))
    await open_mistake(press, order[0])


def place_of(found: Wrong) -> tuple[GameId, int]:
    """The game of a decision, and its place among the moves."""
    review, judged = found
    return review.game_id, judged.step


async def open_mistake(press: Click, found: Wrong) -> None:
    """Show a decision as a puzzle, once its choices have been compared."""
    review, judged = found
    mistakes, replays = press.client.part(Mistakes), press.client.part(Replays)
    known = mistakes.known(*place_of(found))
    if known is not None:
        await show(press, known)
        return
    replay = await replays.of(await replays.row(review.game_id))
    language = await press.client.languages.of_click(press)
    home = button(say(language, "button-puzzle-others"), "puzzle:home")
    await turn_to(press, layout(say(language, "puzzle-own-waiting"), *buttons([home])))
    made = await mistakes.make(replay, review.seat, judged)
    content = await leading_back(press, await content_of(press, made))
    await living(press).edit_original_response(**content.edit())


@control(
    r"puzzle:own:(?P<game>\d{1,18}):(?P<step>\d{1,9})"
    r":(?P<verb>[a-z]{1,10})(:(?P<place>\d{1,4})(:[a-z]{1,5})?)?"
)
async def mistake_control(
    press: Click, game: GameId, step: int, verb: str, place: str = ""
) -> None:
    """Do what the control of one's own mistake says; raises Refused where it is no such.

    Where its choices are not remembered any more it is shown as it stands, and nothing else done.
    """
    async with press.client.db.reading() as tx:
        every = await mistakes_of(tx, user_of(press))
    found = next((one for one in every if place_of(one) == (game, step)), None)
    if found is None:
        raise Refused("puzzle-own-gone")
    known: Mistake | None = press.client.part(Mistakes).known(game, step)
    if known is None:
        await open_mistake(press, found)
        return
    await act(press, known, verb, place or "")


async def nothing_view(press: Click, *, had: bool) -> MessageLayout:
    """That there is nothing to practise, and the way to a review, which may find something."""
    user, guild = user_of(press), guild_of(press)
    language = await press.client.languages.of_click(press)
    past = await press.client.db.read(profiles.history, guild=guild, user=user)
    ways = [
        button(say(language, "button-puzzle-review", game=row.id), f"reviewed:{row.id}")
        for row in past.games[:1]
    ]
    ways.append(button(say(language, "button-puzzle-others"), "puzzle:home"))
    told = say(language, "puzzle-own-solved" if had else "puzzle-own-none")
    return layout(told, *buttons(ways))
