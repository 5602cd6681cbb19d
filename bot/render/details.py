"""The way to the sums of a round: shown to whoever presses, and to nobody else."""

from typing import Any

from discord import ui

from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.layout import button


def details_button(frame: Frame) -> ui.Button[Any]:
    """Shows the sums of the last round that *frame* knows."""
    round_ = frame.seen.results[-1].round
    return button(say(frame.language, "button-details"), f"sums:{frame.game}:{round_}")
