"""A server: its members, their roles, and the events that it announces."""

from dataclasses import dataclass, field
from datetime import datetime

from sandbox import clock
from sandbox.accounts import EVERYTHING, User, snowflake, stamp

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4


@dataclass(eq=False)
class Role:
    """A role of a server; *of* is the bot whose own it is, which nobody can give away."""

    name: str
    permissions: int = 0
    color: int = 0
    mentionable: bool = False
    of: User | None = None
    id: int = field(default_factory=snowflake)

    @property
    def mention(self) -> str:
        """`<@&id>`."""
        return f"<@&{self.id}>"


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a role or a person may do in one channel, otherwise than in its server."""

    of: Role | User
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Event:
    """Something announced for a time, at a place outside Discord; *ended* is 3 or 4 once it is."""

    name: str
    location: str
    starts: datetime
    ends: datetime
    creator: User
    description: str | None = None
    ended: int = 0
    begun: bool = False
    id: int = field(default_factory=snowflake)

    @property
    def status(self) -> int:
        """Scheduled, active, completed or canceled: Discord itself begins and ends it in time."""
        now = clock.now()
        if self.ended or now >= self.ends:
            return self.ended or COMPLETED
        return ACTIVE if self.begun or now >= self.starts else SCHEDULED


@dataclass(eq=False)
class Guild:
    """A server; its id decides on its shard.

    *roles* stand in their order, the lowest first, without @everyone. *members* are ids with the
    roles that each has, the bot's among them; *has_bot* is whether it was invited. *system_channel*
    is the id of the channel for notices. *command_users* are those who may use a command, by its
    name, without the permission that it needs of others.
    """

    name: str
    owner: User
    locale: str = "en-US"
    id: int = field(default_factory=snowflake)
    joined: str = field(default_factory=stamp)
    roles: list[Role] = field(default_factory=list)
    members: dict[int, list[Role]] = field(default_factory=dict)
    events: dict[int, Event] = field(default_factory=dict)
    system_channel: int | None = None
    command_users: dict[str, set[int]] = field(default_factory=dict)
    has_bot: bool = True

    @property
    def everyone(self) -> Role:
        """The role that everybody has; its id is the server's."""
        return Role("@everyone", EVERYTHING, id=self.id)

    @property
    def all_roles(self) -> list[Role]:
        """Every role, @everyone first."""
        return [self.everyone, *self.roles]

    @property
    def bot_role(self) -> Role:
        """The bot's own role. What else it may do in this server than in its channels is here."""
        return next(role for role in self.roles if role.of)

    def position(self, role: Role) -> int:
        """How high *role* stands; @everyone is at 0."""
        return self.roles.index(role) + 1 if role in self.roles else 0

    def role(self, id: int) -> Role | None:
        """The role with this id."""
        return next((role for role in self.all_roles if role.id == id), None)

    def has(self, user: User) -> bool:
        """Whether *user* is a member."""
        return user.in_guild and user.id in self.members

    def roles_of(self, user: User) -> list[Role]:
        """The roles that *user* has, without @everyone."""
        return self.members.get(user.id, [])

    def top(self, user: User) -> int:
        """The position of the highest role that *user* has."""
        return max(map(self.position, self.roles_of(user)), default=0)

    def coming(self) -> list[Event]:
        """The events that are not over."""
        return [each for each in self.events.values() if each.status in (SCHEDULED, ACTIVE)]
