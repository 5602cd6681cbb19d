"""The messages of a table in its channel."""

from collections.abc import Sequence

from bot.render.buttons import GREY, PRIMARY, Button, button, buttons
from bot.render.frame import Frame
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.picture import Picture
from bot.render.results import (
    details_button,
    hands_are_hidden,
    outside_scores,
    round_told,
    short_text,
)
from bot.render.table import ALONE, news, players_text, small_print, table_text
from data.ids import UserId
from engine.legal import is_legal
from engine.moves import DrawStock
from engine.state import Phase

TOLD_LENGTH = 300
"""Characters of what is told with a call to play; more would be no notification any more."""


def table_view(frame: Frame, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """The table as everybody sees it, with the way to one's own hand."""
    is_over = frame.seen.phase is Phase.FINISHED or frame.halted == "aborted"
    verbs = ["page", *frame.ways] if frame.opens_page else frame.ways
    ways = [table_button(frame, verb) for verb in verbs]
    controls = [] if is_over else buttons([*hand_buttons(frame), *ways])
    return layout(*table_blocks(frame, pictures), *controls, look=frame.look)


def table_button(frame: Frame, verb: str, style: int = GREY) -> Button:
    """A button at a table that is called like what it does."""
    return button(frame.say(f"button-{verb}"), f"table:{frame.game}:{verb}", style)


def table_blocks(
    frame: Frame, pictures: Sequence[Picture] = (), length: int = ALONE
) -> list[Block]:
    """The table as it is told; with *pictures* of it, only what they do not show."""
    if frame.hidden:
        return [*filter(None, [news(frame), players_text(frame), small_print(frame)])]
    if not pictures:
        return [*table_text(frame, length)]
    return [news(frame), *shown(*pictures), *filter(None, [small_print(frame)])]


def round_view(frame: Frame, pictures: Sequence[Picture] = ()) -> MessageLayout:
    """The result of the round that *frame* shows as it was left; *pictures* show who has scored."""
    if frame.hidden:
        return layout(outside_scores(frame), look=frame.look)
    ways = [details_button(frame)]
    if hands_are_hidden(frame) and any(frame.held):
        own = f"held:{frame.game}:{frame.seen.results[-1].round}"
        ways.append(button(frame.say("button-my-cards"), own))
    told = [round_told(frame), *shown(*pictures)] if pictures else [short_text(frame)]
    return layout(*told, *buttons(ways), look=frame.look)


def hand_buttons(frame: Frame) -> list[Button]:
    """The ways to one's own hand, shown to nobody else: as it is, or with a card from the stock."""
    label = frame.say("button-my-hand")
    hand = button(label, f"table:{frame.game}:hand", PRIMARY)
    if not may_draw(frame):
        return [hand]
    label = frame.say("button-draw-and-show")
    return [hand, button(label, f"draw:{frame.game}:{frame.step}")]


def may_draw(frame: Frame) -> bool:
    """Whether a person may draw from the stock now, and then goes on with the turn."""
    seen = frame.seen
    if seen.to_act is None or frame.halted or frame.hidden or seen.variant.tiles:
        return False
    player = frame.player(seen.to_act)
    is_person = player.user_id is not None and not player.stand_in
    return is_person and is_legal(seen, DrawStock())


def call_text(
    frame: Frame, user: UserId, url: str | None, *, nudged: bool = False, told: str = ""
) -> str:
    """The call to play: it is short, as a phone shows it in a notification.

    *told* is what the turn before brought.
    """
    key = "turn-nudge" if nudged else "turn-call-told" if told else "turn-call"
    told = told if len(told) <= TOLD_LENGTH else told[: TOLD_LENGTH - 1] + "…"
    text = frame.say(key, user=f"<@{user}>", game=frame.game, told=told)
    return f"{text} {frame.say('turn-link', url=url)}" if url else text
