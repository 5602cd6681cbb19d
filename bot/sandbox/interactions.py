"""What people do, on its way to the bot and back: commands, presses, choices."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import snowflakes
from bot.sandbox.answers import Refused
from bot.sandbox.catalogue import CHANNEL, USER, data_of
from bot.sandbox.channels import Channel, channel_json
from bot.sandbox.messages import Message
from bot.sandbox.people import (
    JOLLY,
    OWNER,
    PEOPLE,
    Json,
    Person,
    member_json,
    partial_member_json,
    user_json,
)
from bot.sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, DIALOG_SENT = 2, 3, 4, 5
ANSWER_SECONDS = 3.0
"""How long the bot has for its first answer."""
TOKEN_SECONDS = 15 * 60
USER_SELECT = 5
TEXT_INPUT = 4


@dataclass(slots=True)
class Interaction:
    """One thing that somebody did. *answer* is the bot's first answer, for the page.

    *dialog* is what the bot asked the person to fill in, until that is sent.
    """

    id: int
    kind: int
    person: Person
    channel: Channel
    data: Json
    message: Message | None = None
    locale: str = "en-US"
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    made: float = field(default_factory=time.monotonic)
    original: Message | None = None
    dialog: Json | None = None
    answer: asyncio.Future[Json] = field(default_factory=lambda: asyncio.Future())

    @property
    def age(self) -> float:
        """Seconds since it was made."""
        return time.monotonic() - self.made


class Interactions:
    """Those under way. *send* hands one to the bot, and says whether there is a bot."""

    def __init__(self, world: World, send: Callable[[str, Json], bool]) -> None:
        self.world = world
        self.send = send
        self.open: dict[str, Interaction] = {}

    def by_token(self, token: str) -> Interaction:
        """The interaction with *token*. Raises Refused (50027) once it is too old."""
        found = self.open.get(token)
        if found is None or found.age > TOKEN_SECONDS:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return found

    async def start(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        message: Message | None = None,
    ) -> Json:
        """Hand it to the bot; the bot's answer, or `problem`, a sentence for the person."""
        self._forget()
        id, locale = self.world.ids.take(), self.world.locale(person)
        made = Interaction(id, kind, person, channel, data, message, locale)
        self.open[made.token] = made
        if not self.send("INTERACTION_CREATE", payload(made)):
            return {"problem": "Jolly is not there at the moment. Try again in a few seconds."}
        try:
            return await asyncio.wait_for(made.answer, ANSWER_SECONDS)
        except TimeoutError:
            return {"problem": "Jolly did not answer in time."}

    async def command(
        self, kind: int, person: Person, channel: Channel, path: list[str], options: list[Json]
    ) -> Json:
        """Give the slash command *path*, or ask what an option that is being typed could be."""
        named = [command for command in self.world.commands if command["name"] == path[0]]
        if not named:
            return {"problem": f"There is no command /{path[0]}."}
        data = data_of(named[0], path, options)
        people = [option["value"] for option in options if option["type"] == USER]
        places = [option["value"] for option in options if option["type"] == CHANNEL]
        data["resolved"] = resolved(people, channel) | self._places(places, person)
        return await self.start(kind, person, channel, data)

    async def press(
        self, person: Person, message: Message, custom_id: str, kind: int, values: list[str]
    ) -> Json:
        """Press a button, or choose *values* in a select menu."""
        channel = self.world.channels[message.channel]
        data: Json = {"custom_id": custom_id, "component_type": kind}
        if kind != 2:
            data["values"] = values
        if kind == USER_SELECT:
            data["resolved"] = resolved(values, channel)
        return await self.start(COMPONENT, person, channel, data, message)

    async def fill(self, person: Person, opened: int, filled: Json) -> Json:
        """Send the dialog that the interaction *opened* led to; *filled* by its fields' ids."""
        found = (one for one in self.open.values() if one.id == opened and one.person == person)
        asked = next((one for one in found if one.dialog), None)
        if asked is None or asked.dialog is None:
            return {"problem": "This dialog was sent already, or is too old."}
        dialog, asked.dialog = asked.dialog, None
        data = {
            "custom_id": dialog["custom_id"],
            "components": [_filled(label, filled) for label in dialog["components"]],
        }
        return await self.start(DIALOG_SENT, person, asked.channel, data, asked.message)

    def _places(self, ids: Iterable[Any], person: Person) -> Json:
        """The channels with *ids*, as interactions carry them."""
        found = (self.world.channel(int(id)) for id in ids if str(id).isdecimal())
        permissions = {"permissions": str(person.permissions)}
        return {"channels": {str(one.id): channel_json(one) | permissions for one in found}}

    def _forget(self) -> None:
        for token, old in list(self.open.items()):
            if old.age > TOKEN_SECONDS:
                del self.open[token]


def _filled(label: Json, filled: Json) -> Json:
    """What was filled in under *label*; fields are texts and selects."""
    inner = label["component"]
    kind, name = inner["type"], inner["custom_id"]
    value = filled[name]
    field = {"value": str(value)} if kind == TEXT_INPUT else {"values": [str(one) for one in value]}
    about = {"type": kind, "id": inner["id"], "custom_id": name}
    return {"type": label["type"], "id": label["id"], "component": about | field}


def resolved(ids: Iterable[Any], channel: Channel) -> Json:
    """The people with *ids*, as interactions carry them."""
    people = [PEOPLE[int(id)] for id in ids if str(id).isdecimal() and int(id) in PEOPLE]
    users = {str(person.id): user_json(person) for person in people}
    if channel.person or not people:
        return {"users": users}
    return {"users": users, "members": {str(p.id): partial_member_json(p) for p in people}}


def payload(made: Interaction) -> Json:
    """The event that the gateway sends the bot."""
    shared: Json = {
        "id": str(made.id),
        "application_id": str(JOLLY.id),
        "type": made.kind,
        "token": made.token,
        "version": 1,
        "data": made.data,
        "channel": channel_json(made.channel) | {"permissions": str(made.person.permissions)},
        "channel_id": str(made.channel.id),
        "app_permissions": str(OWNER),
        "locale": made.locale,
        "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if made.message:
        shared["message"] = made.message.data
    return shared | (_in_direct(made) if made.channel.person else _in_server(made))


def _in_direct(made: Interaction) -> Json:
    return {
        "user": user_json(made.person),
        "context": 1,
        "authorizing_integration_owners": {"0": "0"},
    }


def _in_server(made: Interaction) -> Json:
    guild = str(snowflakes.GUILD)
    return {
        "guild_id": guild,
        "guild": {"id": guild, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "member": member_json(made.person),
        "context": 0,
        "authorizing_integration_owners": {"0": guild},
    }


def metadata(made: Interaction) -> Json:
    """What a message that answers *made* says about it, for the line above it."""
    about: Json = {
        "id": str(made.id),
        "type": made.kind,
        "user": user_json(made.person),
        "authorizing_integration_owners": {"0": str(snowflakes.GUILD)},
    }
    if made.message:
        about["interacted_message_id"] = str(made.message.id)
    if made.kind == COMMAND:
        about["name"] = made.data["name"]
    return {"interaction_metadata": about, "application_id": str(JOLLY.id)} | _kind(made)


def _kind(made: Interaction) -> Json:
    if made.kind != COMMAND:
        return {}
    named = {"id": str(made.id), "type": COMMAND, "name": made.data["name"]}
    return {"type": 20, "interaction": named | {"user": user_json(made.person)}}
