"""A line of a puzzle as a message: what comes of an answer, move by move, with all hands open."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.club.puzzle.view import ShownPuzzle, title
from bot.render.buttons import GREY, PRIMARY, Button, button, buttons
from bot.render.frame import Frame
from bot.render.layout import Block, MessageLayout, layout
from bot.render.layout import shown as drawn
from bot.render.picture import Picture
from bot.render.results import round_reason, tally_of
from bot.render.sizes import own_cards
from bot.render.table import ALONE, lying, since
from bot.render.tally import score_lines
from engine.cards import Card, Seat

BEST, TEMPTING = "best", "tempting"
"""The two lines, by the verbs of their controls."""
AROUND = 400
"""Characters around the table: which puzzle, which line, whose hands."""


@dataclass(frozen=True, slots=True)
class LineShown:
    """A moment of a line: the table after so many moves."""

    puzzle: ShownPuzzle
    frame: Frame
    line: str
    step: int
    steps: int
    held: Mapping[Seat, Sequence[Card]]
    """What each seat holds: that of the others is made up."""

    @property
    def is_over(self) -> bool:
        """Whether the round is over by now."""
        return len(self.frame.seen.results) > len(self.puzzle.posed.seen.results)


def waiting_view(shown: ShownPuzzle) -> MessageLayout:
    """What stands where the lines will be."""
    back = button(shown.frame.say("button-puzzle-back"), shown.control("back"))
    return layout(title(shown), shown.frame.say("puzzle-line-waiting"), *buttons([back]))


def line_view(shown: LineShown, pictures: Sequence[Picture]) -> MessageLayout:
    """The moment, with the ways through the line, to the other one, and back to the outcome."""
    frame = shown.frame
    place = frame.say(f"puzzle-line-{shown.line}", step=shown.step, steps=shown.steps)
    above = [title(shown.puzzle), place, *since(frame), *ended(shown)]
    own = shown.held[shown.puzzle.posed.puzzle.seat]
    held = [hand_text(frame, seat, cards) for seat, cards in others(shown) if cards]
    blocks: list[Block] = ["\n".join(above)]
    if pictures:
        blocks += drawn(*pictures)
    else:
        cards = own_cards(frame, own) if own else ""
        room = ALONE - AROUND - sum(map(len, [*above, cards, *held]))
        blocks += [block for block in (*lying(frame, room), cards) if block]
    blocks += ["\n".join([*held, f"-# {frame.say('puzzle-line-about')}"])]
    return layout(*blocks, *buttons(ways(shown)), *buttons(switches(shown)), look=frame.look)


def ended(shown: LineShown) -> Iterator[str]:
    """What the round came to, where it is over."""
    if shown.is_over:
        frame = shown.frame
        why = round_reason(frame, frame.seen.results[-1])
        yield frame.say("puzzle-line-over", why=why)
        yield from score_lines(frame, tally_of(frame))


def others(shown: LineShown) -> Iterator[tuple[Seat, Sequence[Card]]]:
    """The other seats, with what they hold."""
    own = shown.puzzle.posed.puzzle.seat
    return ((seat, cards) for seat, cards in shown.held.items() if seat != own)


def hand_text(frame: Frame, seat: Seat, cards: Sequence[Card]) -> str:
    """What another seat holds."""
    whose = frame.say("replay-hand", name=frame.named(seat))
    return f"{whose} {frame.cards(cards)}"


def ways(shown: LineShown) -> Iterator[Button]:
    """Buttons to the other moments of the line."""
    here, last = shown.step, shown.steps
    for label, step, is_there in (
        ("first", 0, here == 0),
        ("step-back", max(here - 1, 0), here == 0),
        ("step-on", min(here + 1, last), here == last),
        ("last", last, here == last),
    ):
        way = label.removeprefix("step-")
        style = PRIMARY if way == "on" else GREY
        leads_to = shown.puzzle.control(f"{shown.line}:{step}:{way}")
        yield button(shown.frame.say(f"button-{label}"), leads_to, style, disabled=is_there)


def switches(shown: LineShown) -> Iterator[Button]:
    """Buttons to both lines, at their first move, and back to the outcome."""
    for line in (BEST, TEMPTING):
        leads_to = shown.puzzle.control(f"{line}:1:line")
        label = shown.frame.say(f"button-puzzle-{line}")
        yield button(label, leads_to, disabled=line == shown.line)
    yield button(shown.frame.say("button-puzzle-back"), shown.puzzle.control("back"))
