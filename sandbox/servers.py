"""What people do to a server: open it, invite the bot or throw it out, give roles, come and go."""

from collections.abc import Iterable

from sandbox import payloads
from sandbox.accounts import User, stamp
from sandbox.guilds import Guild, Overwrite, Role
from sandbox.people import Person
from sandbox.rest import Rest
from sandbox.world import PRIVATE_THREAD, THREAD, Channel


class Servers(Rest):
    """Where no *guild* is said, the first one is meant."""

    def open_server(
        self,
        name: str,
        owner: User,
        people: Iterable[User] = (),
        *,
        locale: str = "en-US",
        channels: Iterable[str] = ("general",),
        system_channel: bool = True,
    ) -> Guild:
        """Make another server with *channels*, the first for notices, without the bot as yet."""
        guild = self.world.add_guild(Guild(name, owner, locale, has_bot=False))
        guild.members |= {each.id: [] for each in people}
        made = [self.world.add_channel(Channel(each, guild=guild)) for each in channels]
        guild.system_channel = made[0].id if made and system_channel else None
        return guild

    def channels_of(self, guild: Guild) -> list[Channel]:
        """The channels of a server, without its threads."""
        return [each for each in self.world.channels_in(guild) if not each.parent]

    def invite(self, guild: Guild, permissions: int = 0) -> None:
        """Let the bot in, for the first time or anew, with *permissions* beyond its channels'."""
        guild.has_bot, guild.joined = True, stamp()
        guild.bot_role.permissions = permissions
        guild.members[self.bot.id] = [guild.bot_role]
        created = payloads.guild_create(self.world, guild, invited=True)
        self.dispatch("GUILD_CREATE", created, guild)
        self.tell("server", guild)

    def come_back(self, guild: Guild) -> None:
        """Let a server be there for the bot that is in it already, as after an outage there."""
        guild.has_bot = True
        self.dispatch("GUILD_CREATE", payloads.guild_create(self.world, guild), guild)
        self.tell("server", guild)

    def throw_out(self, guild: Guild) -> None:
        """Remove the bot: it loses what it had there, and is told."""
        guild.has_bot = False
        guild.members.pop(self.bot.id, None)
        self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild)
        self.tell("server", guild)

    def allow(self, permissions: int) -> None:
        """Let the bot do more in the whole first server, as a host does who changes its role."""
        self.guild.bot_role.permissions |= permissions
        self.change_role(self.guild.bot_role)

    def change_server(self, guild: Guild) -> None:
        """Tell the bot that *guild*, its name or its language changed."""
        self.dispatch("GUILD_UPDATE", payloads.guild(guild), guild)

    def open_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """Make another channel, as somebody of the server does."""
        channel = Channel(name, guild=guild)
        self.tell("channel", self.world.add_channel(channel))
        self.dispatch("CHANNEL_CREATE", payloads.channel(channel, self.world), channel)
        return channel

    def open_thread(
        self, parent: Channel, name: str, opener: User | None = None, *, private: bool = False
    ) -> Channel:
        """Open a thread in *parent*, as *opener* does, or else the owner of the server.

        In a *private* one the bot is a member too.
        """
        by = opener or self.world.guild_of(parent).owner
        kind = PRIVATE_THREAD if private else THREAD
        thread = self.world.add_channel(Channel(name, kind, parent=parent, opener=by))
        self.tell("channel", thread)
        shown = payloads.channel(thread, self.world) | {"newly_created": True}
        self.dispatch("THREAD_CREATE", shown, thread)
        return thread

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread; of a channel's threads no bot hears."""
        shown = payloads.channel(channel, self.world)
        for each in self.world.channels.values():
            each.deleted |= channel in (each, each.parent)
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.dispatch(event, shown, channel)
        self.tell("channel", channel)

    def overwrite(self, channel: Channel, of: Role | User, allow: int = 0, deny: int = 0) -> None:
        """Say what a role or a person, not the bot, may do in *channel*; nothing takes it back."""
        others = [each for each in channel.overwrites if each.of.id != of.id]
        said = [Overwrite(of, allow, deny)] if allow or deny else []
        channel.overwrites = [*others, *said]
        self.change_channel(channel)

    def let_use(self, command: str, user: User, guild: Guild | None = None) -> None:
        """Let *user* have a command without the permission that it needs, as a host does."""
        (guild or self.guild).command_users.setdefault(command, set()).add(user.id)

    def join(self, name: str, *roles: Role, guild: Guild | None = None) -> Person:
        """Let another person join a server, with *roles*; the bot does not hear of it."""
        person = Person(self, name)
        self.world.users[person.id] = person
        (guild or self.guild).members[person.id] = list(roles)
        return person

    def crowd(self, count: int, *roles: Role) -> list[Person]:
        """Let *count* people join the first server at once: "Player 1" and so on."""
        return [self.join(f"Player {number}", *roles) for number in range(1, count + 1)]

    def leave(self, person: User, guild: Guild | None = None) -> None:
        """Let *person* leave a server; the bot does not hear of it."""
        (guild or self.guild).members.pop(person.id, None)

    def add_role(
        self, name: str, permissions: int = 0, guild: Guild | None = None, *, highest: bool = False
    ) -> Role:
        """Make a role: below all others, as Discord does, or above them, the bot's too."""
        where, role = guild or self.guild, Role(name, permissions)
        where.roles.insert(len(where.roles) if highest else 0, role)
        self._tell_role("CREATE", role, where)
        for moved in [] if highest else where.roles[1:]:
            self._tell_role("UPDATE", moved, where)
        return role

    def change_role(self, role: Role, guild: Guild | None = None) -> None:
        """Tell the bot that *role*, or its place among the others, changed."""
        self._tell_role("UPDATE", role, guild or self.guild)

    def move_role(self, role: Role, place: int) -> None:
        """Put a *role* of the first server where it has so many below it, @everyone not counted."""
        self.guild.roles.remove(role)
        self.guild.roles.insert(place, role)
        for each in self.guild.roles:
            self._tell_role("UPDATE", each, self.guild)

    def delete_role(self, role: Role) -> None:
        """Take a *role* of the first server away, also from all who have it."""
        where = self.guild
        where.roles.remove(role)
        for had in where.members.values():
            had[:] = [each for each in had if each is not role]
        gone = {"guild_id": str(where.id), "role_id": str(role.id)}
        self.dispatch("GUILD_ROLE_DELETE", gone, where)
        self.tell("server", where)

    def _tell_role(self, what: str, role: Role, guild: Guild) -> None:
        shown = {"guild_id": str(guild.id), "role": payloads.role(role, guild)}
        self.dispatch(f"GUILD_ROLE_{what}", shown, guild)
        self.tell("server", guild)

    def give(self, person: User, *roles: Role, guild: Guild | None = None) -> None:
        """Give *person* roles, as a host does."""
        where = guild or self.guild
        had = where.members[person.id]
        had += [role for role in roles if role not in had]
        self.tell_member(person, where)

    def take(self, person: User, *roles: Role) -> None:
        """Take roles of the first server away from *person*."""
        left = [each for each in self.guild.roles_of(person) if each not in roles]
        self.guild.members[person.id] = left
        self.tell_member(person, self.guild)
