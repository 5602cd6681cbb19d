"""Discord with a club of three, for tests; a test fails where the bot broke a rule there."""

from sandbox.discord import Discord
from sandbox.people import Person
from sandbox.world import OWNERS_PERMISSIONS, Channel, Guild, User, World

PATIENCE_SECONDS = 60.0
"""So long people wait for an answer: a stalled machine must not look like a silent bot."""
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.stand.in"


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
