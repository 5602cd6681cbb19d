"""The dice of the day: what they add to the rest."""

from collections.abc import Sequence

from bot.controls.clicks import Client
from bot.controls.places import ClubPage, ProfileAsked, Wing
from bot.people.texts import say
from tests.eighth.dice import command
from tests.eighth.dice.life import Dice


def begin(client: Client) -> None:
    """Throw them, today and each day."""
    client.part(Dice).begin()


async def lucky(asked: ProfileAsked) -> Sequence[str]:
    """A line of a profile, on a day of two sixes."""
    thrown = asked.click.client.part(Dice).thrown
    return (say(asked.language, "dice-lucky"),) if sum(thrown) == 12 else ()


WING = Wing(
    place=__package__,
    parts=(Dice,),
    begin=begin,
    pages=(ClubPage("dice", "today", 3, command.dice),),
    profile_lines=(lucky,),
)
