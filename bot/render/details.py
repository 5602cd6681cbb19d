"""The way to the sums of a round: shown to whoever presses, and to nobody else."""

from bot.render.buttons import Button, button
from bot.render.frame import Frame


def details_button(frame: Frame) -> Button:
    """Shows the sums of the last round that *frame* knows."""
    return button(frame.say("button-details"), f"sums:{frame.game}:{frame.seen.results[-1].round}")
