"""Who lives in the sandbox: a bot, six people and their server, the same in every run."""

import logging
import secrets
from collections import deque
from dataclasses import dataclass

from sandbox.accounts import CREATE_EVENTS, MANAGE_ROLES, OWNERS_PERMISSIONS, User, snowflake
from sandbox.discord import Discord
from sandbox.guilds import Guild, Role
from sandbox.people import Person
from sandbox.world import Channel, World

log = logging.getLogger("jolly.sandbox")

GUILD = 1_440_000_000_000_000_001
CHANNEL = 1_440_000_000_000_000_002
ALICE = 1_440_000_000_000_000_011
DIRECT = 1_000
"""What a person's id is raised by to give the id of their conversation with the bot."""
ROLES = 500
"""What the server's id is raised by to give the ids of its roles."""
JOLLYS_PERMISSIONS = MANAGE_ROLES | CREATE_EVENTS
MOST_CALLS = 100
"""The requests that are remembered."""


@dataclass(frozen=True, slots=True)
class Resident:
    """Somebody with an account; *colour* is that of the round picture beside their name."""

    id: int
    name: str
    colour: str

    @property
    def direct(self) -> int:
        """The id of this person's conversation with the bot."""
        return self.id + DIRECT


JOLLY = Resident(ALICE - 1, "Jolly", "#5865f2")
HUMANS = (
    Resident(ALICE, "Alice", "#c2410c"),
    Resident(ALICE + 1, "Bob", "#0e7490"),
    Resident(ALICE + 2, "Carol", "#7e22ce"),
    Resident(ALICE + 3, "Dan", "#15803d"),
    Resident(ALICE + 4, "Eve", "#be123c"),
    Resident(ALICE + 5, "Fay", "#a16207"),
)
PEOPLE = {person.id: person for person in (*HUMANS, JOLLY)}
FIXED = HUMANS[-1].direct
"""The greatest of these ids."""
LOCALES = {
    "en-US": "English",
    "cs": "Čeština",
    "de": "Deutsch",
    "lt": "Lietuvių",
    "pl": "Polski",
    "ru": "Русский",
}
"""The languages in which a person can have Discord, of those that the bot speaks."""


class LivingRoom(Discord):
    """Discord with Alice's server, to which everybody belongs."""

    def __init__(self) -> None:
        people = [Person(self, one.name, one.id) for one in HUMANS]
        people[0].permissions = OWNERS_PERMISSIONS
        bot = User(JOLLY.name, bot=True, id=JOLLY.id)
        guild = Guild("The living room", people[0], id=GUILD, system_channel=CHANNEL)
        world = World(bot, guild, earlier=range(FIXED + 1, snowflake()))
        super().__init__(world, Channel("rummy", id=CHANNEL), secrets.token_urlsafe(32))
        self.calls = deque(maxlen=MOST_CALLS)
        self.people = {person.id: person for person in people}
        for human, person in zip(HUMANS, people, strict=True):
            world.add_user(person)
            world.add_channel(Channel("Jolly", 1, recipient=person, id=human.direct))
        self._give_roles()

    def _give_roles(self) -> None:
        """Let Jolly do all that a host may grant; Carol keeps order, above and not by its grace."""
        bot_role = self.guild.bot_role
        bot_role.permissions, bot_role.id = JOLLYS_PERMISSIONS, GUILD + ROLES
        champion = Role("Champion", color=0xD4A017, id=GUILD + ROLES + 1)
        moderator = Role("Moderator", color=0x15803D, id=GUILD + ROLES + 2)
        self.guild.roles[:] = [champion, bot_role, moderator]
        self.guild.members[HUMANS[2].id].append(moderator)

    def blame(self, sentence: str) -> None:
        """Say in the log what the bot must not do."""
        super().blame(sentence)
        log.warning("%s", sentence)
