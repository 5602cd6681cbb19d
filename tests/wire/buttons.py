"""The buttons of a message, and what one of them leads to."""

from sandbox.people import Person
from sandbox.world import Message
from tests.wire.matches import NUMBER


def labels(message: Message | None) -> set[str]:
    """What the buttons of *message* say; nothing where there is none."""
    return {each.label for each in message.buttons} if message else set()


async def own_table(person: Person, message: Message) -> int | None:
    """The number of the game that somebody has now, as a tournament's *message* tells them."""
    found = (await person.press(message, "My table")).message
    number = NUMBER.search(found.text) if found and "My hand" in labels(found) else None
    return int(number[1]) if number else None
