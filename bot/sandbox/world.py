"""The sandbox's Discord: channels, messages and commands, in memory, and who hears of a change."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.sandbox.answers import Refused
from bot.sandbox.channels import THREAD, Channel, channel_json, first_channels
from bot.sandbox.messages import EPHEMERAL, Message, Upload, blank, fill, now, pinged
from bot.sandbox.people import HUMANS, JOLLY, Json, Person
from bot.sandbox.snowflakes import CHANNEL, FIXED, Snowflakes

Hear = Callable[[Json, frozenset[int]], None]
"""Told of an event, and of the people who may see it."""

MOST_MESSAGES = 400
"""Kept per channel; older ones are forgotten."""
IMAGES = ("image/png", "image/jpeg", "image/gif", "image/webp")


class World:
    """Everything there is; *address* is where its files are fetched from."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ids = Snowflakes()
        self.began = self.ids.take()
        self.channels = first_channels()
        self.messages: dict[int, dict[int, Message]] = {id: {} for id in self.channels}
        self.files: dict[str, Upload] = {}
        self.commands: list[Json] = []
        self.emojis: dict[int, Json] = {}
        self.unread: dict[int, dict[int, int]] = {person.id: {} for person in HUMANS}
        self.locales: dict[int, str] = {}
        """The languages of people's Discord, of those who chose one."""
        self.nonces: dict[tuple[int, str], Message] = {}
        self.hearers: set[Hear] = set()

    def tell(self, event: Json, audience: frozenset[int]) -> None:
        """Let everybody who listens hear of *event*."""
        for hear in tuple(self.hearers):
            hear(event, audience)

    def tell_all(self, event: Json) -> None:
        """Let everybody hear of what concerns nobody in particular."""
        self.tell(event, frozenset(person.id for person in HUMANS))

    def locale(self, person: Person) -> str:
        """The language of *person*'s Discord."""
        return self.locales.get(person.id, "en-US")

    def channel(self, id: int) -> Channel:
        """The channel *id*. Raises Refused (10003).

        Messages are gone after a restart, but games go on: a thread of theirs is opened again.
        """
        if id not in self.channels and FIXED < id < self.began:
            self.put_channel(Channel(id, "earlier table", THREAD, parent=CHANNEL))
        if id not in self.channels:
            raise Refused(404, 10003, "Unknown Channel")
        return self.channels[id]

    def message(self, channel: int, id: int) -> Message:
        """A message of *channel*. Raises Refused (10003, 10008)."""
        self.channel(channel)
        if id not in self.messages[channel]:
            raise Refused(404, 10008, "Unknown Message")
        return self.messages[channel][id]

    def visible(self, channel: int, person: int) -> list[Message]:
        """What *person* can read in *channel*, oldest first."""
        seen = self.messages[channel].values()
        return [message for message in seen if message.only_for in (None, person)]

    def post(
        self,
        channel: int,
        author: Person,
        sent: Json,
        uploads: Sequence[Upload] = (),
        *,
        only_for: int | None = None,
        about: Json | None = None,
    ) -> Message:
        """Put a new message into *channel*; one sent twice with the same nonce is one.

        *about* are fields that come from where it was sent, such as the interaction.
        """
        self.channel(channel)
        again = self.nonces.get((channel, str(sent.get("nonce"))))
        if again and sent.get("enforce_nonce"):
            return again
        id = self.ids.take()
        message = Message(id, channel, blank(id, channel, author) | (about or {}), only_for)
        self._fill(message, sent, uploads)
        message.data["flags"] |= EPHEMERAL if only_for else 0
        self.messages[channel][id] = message
        if sent.get("nonce"):
            self.nonces[channel, str(sent["nonce"])] = message
        self._tidy(message)
        self._notify(message, sent)
        self.announce(message, new=True)
        self._forget(channel)
        return message

    def edit(self, message: Message, sent: Json, uploads: Sequence[Upload] = ()) -> Message:
        """Change *message* in place; an edit notifies nobody."""
        self._fill(message, sent, uploads)
        message.data["edited_timestamp"] = now()
        self.announce(message)
        return message

    def delete(self, message: Message) -> None:
        """Take *message* away, and what notified of it."""
        self.messages[message.channel].pop(message.id, None)
        self.nonces = {key: kept for key, kept in self.nonces.items() if kept is not message}
        for attachment in message.data["attachments"]:
            self.files.pop(attachment["id"], None)
        event = {"t": "gone", "channel": str(message.channel), "id": str(message.id)}
        self.tell(event, self._audience(message))
        for waiting in self.unread.values():
            waiting.pop(message.id, None)
        self.tell_all(self.unread_event())

    def open_thread(self, parent: int, name: str, id: int | None = None) -> Channel:
        """A thread under the channel *parent*; *id* is the message it starts from, if any."""
        thread = Channel(id or self.ids.take(), name, THREAD, parent=self.channel(parent).id)
        return self.put_channel(thread)

    def change_channel(self, channel: Channel, *, name: str, archived: bool) -> Channel:
        """Rename or archive *channel*."""
        return self.put_channel(replace(channel, name=name, archived=archived))

    def put_channel(self, channel: Channel) -> Channel:
        """Keep *channel*, and show it."""
        self.channels[channel.id] = channel
        self.messages.setdefault(channel.id, {})
        self.tell({"t": "channel", "channel": self.page_channel(channel)}, channel.audience)
        return channel

    def page_channel(self, channel: Channel) -> Json:
        """*channel* as the page wants it."""
        return {
            "id": str(channel.id),
            "name": channel.name,
            "kind": channel.kind,
            "archived": channel.archived,
            "main": channel.id == CHANNEL,
            "guild": "guild_id" in channel_json(channel),
        }

    def set_commands(self, commands: list[Json]) -> None:
        """Know the bot's commands from now on."""
        self.commands = commands
        self.tell_all({"t": "commands"})

    def saw(self, person: int, channel: int) -> None:
        """*person* has looked at *channel*: nothing in it is unread any more."""
        waiting = self.unread[person]
        for message in [id for id, where in waiting.items() if where == channel]:
            del waiting[message]
        self.tell_all(self.unread_event())

    def unread_event(self) -> Json:
        """How much waits for each person, and where."""
        counts = {str(person): _counted(waiting) for person, waiting in self.unread.items()}
        return {"t": "unread", "counts": counts}

    def _fill(self, message: Message, sent: Json, uploads: Sequence[Upload]) -> None:
        if uploads or "attachments" in sent:
            message.data["attachments"] = self._attachments(message, sent, uploads)
        named = {attachment["filename"]: attachment for attachment in message.data["attachments"]}
        fill(message.data, sent, named)

    def _attachments(self, message: Message, sent: Json, uploads: Sequence[Upload]) -> list[Json]:
        listed = {str(kept["id"]) for kept in sent.get("attachments") or []}
        kept = [old for old in message.data["attachments"] if old["id"] in listed]
        return kept + [self._store(upload) for upload in uploads]

    def _store(self, upload: Upload) -> Json:
        id = str(self.ids.take())
        self.files[id] = upload
        url = f"{self.address}/files/{id}/{upload.name}"
        return {
            "id": id,
            "filename": upload.name,
            "size": len(upload.content),
            "content_type": upload.content_type,
            "url": url,
            "proxy_url": url,
        }

    def _notify(self, message: Message, sent: Json) -> None:
        channel = self.channels[message.channel]
        if message.data["author"]["id"] != str(JOLLY.id) or message.only_for:
            return
        told = channel.audience if channel.person else pinged(message.data, sent)
        for person in told & self.unread.keys():
            self.unread[person][message.id] = channel.id
        self.tell_all(self.unread_event())

    def announce(self, message: Message, *, new: bool = False) -> None:
        """Show *message* as it is now."""
        self.tell({"t": "message", "message": message.data, "new": new}, self._audience(message))

    def _audience(self, message: Message) -> frozenset[int]:
        if message.only_for:
            return frozenset({message.only_for})
        return self.channels[message.channel].audience

    def _tidy(self, message: Message) -> None:
        """Put a person's older short answers away: they would push the hand out of sight."""
        for old in self.visible(message.channel, message.only_for or 0):
            if old.only_for and old is not message and not old.data["components"]:
                self.delete(old)

    def _forget(self, channel: int) -> None:
        messages = list(self.messages[channel].values())
        for old in messages[:-MOST_MESSAGES]:
            self.delete(old)


def _counted(waiting: dict[int, int]) -> dict[str, int]:
    places = [str(channel) for channel in waiting.values()]
    return {channel: places.count(channel) for channel in set(places)}
