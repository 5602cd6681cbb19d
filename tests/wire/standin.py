"""Discord with a club of three, for tests; a test fails where the bot broke a rule there."""

from typing import Any

from sandbox.discord import Discord
from sandbox.people import Person
from sandbox.world import OWNERS_PERMISSIONS, Channel, Guild, User, World

PATIENCE_SECONDS = 60.0
"""So long people wait for an answer: a stalled machine must not look like a silent bot."""
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.stand.in"
SENT: dict[str, dict[str, Any]] = {}
"""The faces of cards that bots have sent as emojis, by name: a later one finds them there."""


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
