"""What stands on people's screens: the messages that each sees, and what they have not seen yet."""

from collections import Counter
from collections.abc import Callable

from sandbox import payloads
from sandbox.accounts import Json, User
from sandbox.guilds import Guild
from sandbox.living_room import CHANNEL, LivingRoom
from sandbox.premises import Kind
from sandbox.world import Channel, Message

Screen = Callable[[Json, frozenset[int]], None]
"""Where an event goes, with the people who may see it."""
MOST_MESSAGES = 400
"""Kept per channel; older ones are deleted."""


class Screens:
    """Everybody's client. What a client puts away, Discord and the bot know nothing of."""

    def __init__(self, discord: LivingRoom) -> None:
        self.discord = discord
        self.everybody = frozenset(discord.people)
        self.unread: dict[int, dict[int, int]] = {person: {} for person in discord.people}
        self.away: set[int] = set()
        self.spoken: set[int] = set()
        """The people who have chosen the language of their Discord."""
        self.hearers: set[Screen] = set()
        discord.hearers.append(self.hear)

    def tell(self, event: Json, audience: frozenset[int] | None = None) -> None:
        """Let everybody who listens hear of *event*; without *audience* it concerns all."""
        for hear in tuple(self.hearers):
            hear(event, self.everybody if audience is None else audience)

    def hear(self, kind: Kind, of: Message | Channel | Guild | None) -> None:
        """Show what happened."""
        match kind, of:
            case "new", Message():
                self._tidy(of)
                self._count(of)
                self._show(of, new=True)
                self._forget(of.channel)
            case "changed", Message():
                self._show(of, new=False)
            case "gone", Message():
                self._take_away(of)
            case "channel", Channel():
                self.tell({"t": "channel", "channel": self.place(of)}, self.audience(of))
            case "server", Guild():
                self.tell(self.server_event())
                self.tell({"t": "commands"})
            case "commands", _:
                self.tell({"t": "commands"})
            case "connection", _:
                self.tell({"t": "bot", "online": self.online})

    @property
    def online(self) -> bool:
        """Whether the bot is there."""
        return bool(self.discord.gateway.live())

    def audience(self, of: Message | Channel) -> frozenset[int]:
        """The ids of the people who may see *of*."""
        channel = of.channel if isinstance(of, Message) else of
        owner = of.owner if isinstance(of, Message) else None
        reader = owner or channel.recipient
        return frozenset({reader.id}) if reader else self.everybody

    def visible(self, channel: Channel, person: User) -> list[Message]:
        """What *person* can read in *channel*, oldest first."""
        return [each for each in channel.seen_by(person) if each.id not in self.away]

    def drawn(self, message: Message) -> Json:
        """*message* as the page wants it."""
        return payloads.message(message, self.discord.world)

    def place(self, channel: Channel) -> Json:
        """*channel* as the page wants it."""
        return {
            "id": str(channel.id),
            "name": channel.name,
            "kind": channel.kind,
            "archived": channel.archived,
            "main": channel.id == CHANNEL,
            "guild": not channel.is_dm,
        }

    def dismiss(self, message: Message) -> None:
        """Put away a message that only one person sees."""
        if message.owner:
            self.away.add(message.id)
            self._tell_gone(message)

    def saw(self, person: int, channel: int) -> None:
        """*person* has looked at *channel*: nothing in it is unread any more."""
        waiting = self.unread[person]
        for message in [id for id, where in waiting.items() if where == channel]:
            del waiting[message]
        self.tell(self.unread_event())

    def unread_event(self) -> Json:
        """How much waits for each person, and where."""
        counts = {str(id): Counter(map(str, each.values())) for id, each in self.unread.items()}
        return {"t": "unread", "counts": counts}

    def server_event(self) -> Json:
        """The server's roles and who has them, its events, and whether the bot is in it."""
        guild = self.discord.guild
        return {
            "t": "server",
            "owner": str(guild.owner.id),
            "invited": guild.has_bot,
            "roles": [payloads.role(each, guild) for each in guild.all_roles],
            "members": {str(id): [str(e.id) for e in has] for id, has in guild.members.items()},
            "events": [payloads.event(each, guild) for each in guild.coming()],
        }

    def _show(self, message: Message, *, new: bool) -> None:
        if message.id not in self.away:
            event = {"t": "message", "message": self.drawn(message), "new": new}
            self.tell(event, self.audience(message))

    def _tell_gone(self, message: Message) -> None:
        event = {"t": "gone", "channel": str(message.channel.id), "id": str(message.id)}
        self.tell(event, self.audience(message))

    def _take_away(self, message: Message) -> None:
        message.channel.messages.pop(message.id, None)
        self.away.discard(message.id)
        self._tell_gone(message)
        for waiting in self.unread.values():
            waiting.pop(message.id, None)
        self.tell(self.unread_event())

    def _count(self, message: Message) -> None:
        if message.author.bot and not message.owner:
            for person in message.pinged & self.unread.keys():
                self.unread[person][message.id] = message.channel.id
            self.tell(self.unread_event())

    def _tidy(self, message: Message) -> None:
        """Put a person's older short answers away: they would push the hand out of sight."""
        for old in self.visible(message.channel, message.owner) if message.owner else ():
            if old.owner and old is not message and not old.components:
                self.dismiss(old)

    def _forget(self, channel: Channel) -> None:
        for old in list(channel.messages.values())[:-MOST_MESSAGES]:
            self.discord.delete(old)
