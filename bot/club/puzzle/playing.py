"""See what happens: the best answer to a puzzle and the tempting one, each played to the end."""

from dataclasses import dataclass, field

from bot.club.puzzle.lines import BEST, LineShown, line_view, waiting_view
from bot.club.puzzle.posed import Posed, told
from bot.club.puzzle.showing import show, shown_to
from bot.club.puzzle.view import ShownPuzzle
from bot.controls.clicks import Click
from bot.controls.club_page import leading_back, turn_to
from bot.messages.failures import living
from bot.messages.illustrating import side_by_side
from bot.people.refused import Refused
from bot.render.frame import Frame, Player
from bot.render.hand_page import HandPage
from bot.render.layout import MessageLayout
from bot.render.story import lone_frame
from bot.runtime.newest import Newest
from bot.runtime.senders import user_of
from bot.runtime.workers import Workers
from engine.puzzles.playing_out import PlayedOut, played_out, tempting_way
from engine.review.walking import Step
from engine.view import seen_by

REMEMBERED = 64
"""Puzzles of which is kept what comes of their answers."""


@dataclass(eq=False, repr=False)
class PlayedOuts:
    """Has puzzles played out, and remembers for a while what came of that."""

    _workers: Workers
    _found: Newest[str, PlayedOut] = field(default_factory=lambda: Newest(REMEMBERED))

    def known(self, posed: Posed) -> PlayedOut | None:
        """What comes of the answers to a puzzle, where that is remembered."""
        return self._found.get(posed.way)

    async def find(self, posed: Posed) -> PlayedOut:
        """Work out what comes of the answers to a puzzle: the same each time."""
        best, other = posed.puzzle.way, tempting_way(posed.puzzle, posed.seen)
        found = await self._workers.ask(played_out, posed.seen, best, other, posed.mark)
        self._found[posed.way] = found
        return found


async def see(press: Click, posed: Posed, line: str, number: str) -> None:
    """Show a moment of a line to whoever has answered the puzzle; raises Refused for others."""
    shown = await shown_to(press, posed)
    check_answered(shown)
    outs = press.client.part(PlayedOuts)
    found, step = outs.known(posed), int(number or 1)
    if found is not None:
        await turn_to(press, await moment(press, shown, found, line, step))
        return
    await turn_to(press, waiting_view(shown))
    content = await moment(press, shown, await outs.find(posed), line, step)
    content = await leading_back(press, content)
    await living(press).edit_original_response(**content.edit())


async def moment(
    press: Click, shown: ShownPuzzle, found: PlayedOut, line: str, step: int
) -> MessageLayout:
    """A line after so many of its moves, or after its last one."""
    made = found.best if line == BEST else found.other
    steps = moves_of(found, line)
    step = min(step, len(made))
    frame = frame_at(press, shown, steps, found, step)
    state = steps[step - 1].after if step else found.deal
    held = {seat: tuple(sorted(hand)) for seat, hand in enumerate(state.hands, 1)}
    page = HandPage(order=held[shown.posed.puzzle.seat], tells_turn=False)
    pictures = await side_by_side(frame, frame, page)
    return line_view(LineShown(shown, frame, line, step, len(made), held), pictures)


def moves_of(found: PlayedOut, line: str) -> list[Step]:
    """The moves of a line, each with what was before and after it."""
    made = found.best if line == BEST else found.other
    states = found.states(made)
    return [
        Step(number, states[number], seat, move, states[number + 1])
        for number, (seat, move) in enumerate(made)
    ]


def frame_at(
    press: Click, shown: ShownPuzzle, steps: list[Step], found: PlayedOut, step: int
) -> Frame:
    """The table after so many moves, as the seat of the puzzle sees it; told is the turn so far."""
    seat, first = shown.posed.puzzle.seat, step
    while first and steps[first - 1].seat == steps[step - 1].seat:
        first -= 1
    seen = seen_by(steps[step - 1].after if step else found.deal, seat)
    turn = [told(each, seat) for each in steps[first:step]]
    reader = Player(seat, press.user.display_name, user_of(press))
    return lone_frame(reader, seen, turn, shown.language, shown.frame.look)


async def back(press: Click, posed: Posed) -> None:
    """Show the outcome of the puzzle again; raises Refused where there is none."""
    check_answered(await shown_to(press, posed))
    await show(press, posed)


def check_answered(shown: ShownPuzzle) -> None:
    """Raise Refused for who has not answered yet: nothing is given away."""
    if not shown.answer.is_over:
        raise Refused("puzzle-unanswered")
