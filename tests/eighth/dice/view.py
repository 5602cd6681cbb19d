"""What people see of the dice."""

from bot.people.texts import say
from bot.render.buttons import button, buttons
from bot.render.layout import MessageLayout, layout
from tests.eighth.dice.life import Throw


def dice_view(language: str, thrown: Throw) -> MessageLayout:
    """The throw, and a way to see it once more."""
    first, second = thrown
    again = button(say(language, "button-dice-again"), "dice:again")
    return layout(say(language, "dice-thrown", first=first, second=second), *buttons([again]))
