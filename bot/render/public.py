"""The messages of a table in its channel."""

from typing import Any

import discord
from discord import ui

from bot.render.frame import Frame
from bot.render.layout import button, buttons, layout
from bot.render.results import aborted_text, end_text, round_text
from bot.render.table import ALONE, table_text
from bot.texts import say
from data.standings import RatingChange
from engine.state import Phase


def table_view(frame: Frame) -> ui.LayoutView:
    """The table as everybody sees it, with the way to one's own hand."""
    is_over = frame.seen.phase is Phase.FINISHED or frame.halted == "aborted"
    controls = [] if is_over else buttons([my_hand(frame), *ways(frame)])
    return layout(*table_text(frame, ALONE), *controls)


def ways(frame: Frame) -> list[ui.Button[Any]]:
    """What may be asked for at the table as it stands."""
    return [
        button(say(frame.language, f"button-{verb}"), f"table:{frame.game}:{verb}")
        for verb in frame.ways
    ]


def round_view(frame: Frame) -> ui.LayoutView:
    """The result of the round that *frame* shows as it was left."""
    return layout(round_text(frame))


def my_hand(frame: Frame) -> ui.Button[Any]:
    """Shows the presser's own hand, to nobody else."""
    label = say(frame.language, "button-my-hand")
    return button(label, f"table:{frame.game}:hand", discord.ButtonStyle.primary)


def call_text(frame: Frame, user: int, url: str | None, *, nudged: bool = False) -> str:
    """The call to play: it is short, as a phone shows it in a notification."""
    key = "turn-nudge" if nudged else "turn-call"
    text = say(frame.language, key, user=f"<@{user}>", game=frame.game)
    return f"{text} {say(frame.language, 'turn-link', url=url)}" if url else text


def call_view(frame: Frame) -> ui.View:
    """The button below the call to play."""
    view = ui.View(timeout=None)
    view.add_item(my_hand(frame))
    view.stop()
    return view


def end_view(frame: Frame, seed: str, changes: tuple[RatingChange, ...]) -> ui.LayoutView:
    """The end of a game: its last round, who has won, the totals, the seed, and one more?"""
    again = button(
        say(frame.language, "button-rematch"),
        f"table:{frame.game}:rematch",
        discord.ButtonStyle.primary,
    )
    if frame.halted == "aborted":
        return layout(*aborted_text(frame, seed), *buttons([again]))
    end = end_text(frame, seed=seed, changes=changes)
    return layout(round_text(frame), *end, *buttons([again]), accent=discord.Colour.gold())
