"""The way to the sums of a round: shown to whoever presses, and to nobody else."""

from bot.people.texts import say
from bot.render.buttons import Button, button
from bot.render.frame import Frame


def details_button(frame: Frame) -> Button:
    """Shows the sums of the last round that *frame* knows."""
    round_ = frame.seen.results[-1].round
    return button(say(frame.language, "button-details"), f"sums:{frame.game}:{round_}")
