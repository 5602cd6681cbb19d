"""What the controls of a puzzle do, however its presser came to it."""

from bot.club.puzzle.lines import BEST, TEMPTING
from bot.club.puzzle.playing import back, see
from bot.club.puzzle.posed import Posed
from bot.club.puzzle.showing import answer, hint, number_in, show
from bot.controls.clicks import Click, say_to
from bot.controls.control import chosen
from bot.messages.replies import reply_privately
from bot.people.refused import Refused

AFTERWARDS = (BEST, TEMPTING, "back")
"""What may be done with a puzzle once it is answered, however long ago."""


async def act(press: Click, posed: Posed, verb: str, place: str) -> None:
    """Open a puzzle, mark a choice, answer, take a hint, or see what happens; raises Refused."""
    match verb:
        case "open":
            await show(press, posed)
        case "mark":
            await show(press, posed, number_in(posed, next(iter(chosen(press)), "")))
        case "give":
            await answer(press, posed, number_in(posed, place))
        case "choose" | "answer":
            await show(press, posed)
            await reply_privately(press, await say_to(press, "puzzle-old-buttons"))
        case "hint":
            await hint(press, posed)
        case "best" | "tempting":
            await see(press, posed, verb, place)
        case "back":
            await back(press, posed)
        case _:
            raise Refused("changed-command")
