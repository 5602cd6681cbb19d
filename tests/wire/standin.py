"""Discord with a club of three, for tests; a test fails where the bot broke a rule there."""

import re
from functools import lru_cache
from typing import Any

from bot.messages.emojis import every_card
from bot.people.card_texts import card_text
from sandbox.accounts import OWNERS_PERMISSIONS, User
from sandbox.discord import Discord
from sandbox.guilds import Guild
from sandbox.people import Person
from sandbox.world import Channel, Message, World

PATIENCE_SECONDS = 60.0
"""So long people wait for an answer: a stalled machine must not look like a silent bot."""
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.stand.in"
SENT: dict[str, dict[str, Any]] = {}
"""The faces of cards that bots have sent as emojis, by name: a later one finds them there."""
EMOJI = re.compile(r"<:([a-z0-9]{2,5}):\d+>")
FACES = {token: card_text(card, tiles=tiles) for card, tiles, token in every_card()}


WRITTEN = Message.text


def read(message: Message) -> str:
    """What people read on a message: an emoji of a card is that card.

    When a bot has its emojis depends on how fast it could send them.
    """
    return seen(WRITTEN.__get__(message))


def with_faces(written: str) -> str:
    """A text with its cards instead of emojis of them."""
    return EMOJI.sub(lambda emoji: FACES[emoji[1]], written)


seen = lru_cache(maxsize=1000)(with_faces)
"""The same for a text that somebody looks at again and again."""


setattr(Message, "text", property(read))  # noqa: B010 - mypy knows no other way


class StandIn(Discord):
    """One server of Carol's, with one channel, and Alice and Bob in it."""

    def __init__(self) -> None:
        self.alice, self.bob = Person(self, "Alice"), Person(self, "Bob")
        self.carol = Person(self, "Carol")
        self.carol.permissions = OWNERS_PERMISSIONS
        world = World(User("Jolly", bot=True), Guild("Card Club", self.carol))
        super().__init__(world, Channel("card-table"), TOKEN)
        self.patience = PATIENCE_SECONDS
        for person in (self.alice, self.bob):
            world.add_user(person)
        world.emojis.update({int(emoji["id"]): emoji for emoji in SENT.values()})

    async def __aexit__(self, *exc: object) -> None:
        SENT.update({emoji["name"]: emoji for emoji in self.world.emojis.values()})
        await super().__aexit__(*exc)
