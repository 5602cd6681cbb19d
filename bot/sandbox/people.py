"""Who lives in the sandbox, as Discord describes them."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.sandbox import snowflakes

Json = dict[str, Any]

OWNER = discord.Permissions.all().value
MEMBER = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
    use_external_emojis=True,
).value
JOINED = "2026-01-01T12:00:00+00:00"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account; *colour* is that of the round picture beside their name."""

    id: int
    name: str
    colour: str
    bot: bool = False

    @property
    def permissions(self) -> int:
        """What this person may do in the server: Alice owns it."""
        return OWNER if self.id == snowflakes.ALICE else MEMBER

    @property
    def direct(self) -> int:
        """The id of this person's conversation with the bot."""
        return self.id + snowflakes.DIRECT


JOLLY = Person(snowflakes.JOLLY, "Jolly", "#5865f2", bot=True)
HUMANS = (
    Person(snowflakes.ALICE, "Alice", "#c2410c"),
    Person(snowflakes.BOB, "Bob", "#0e7490"),
    Person(snowflakes.CAROL, "Carol", "#7e22ce"),
    Person(snowflakes.DAN, "Dan", "#15803d"),
    Person(snowflakes.EVE, "Eve", "#be123c"),
    Person(snowflakes.FAY, "Fay", "#a16207"),
)
PEOPLE = {person.id: person for person in (*HUMANS, JOLLY)}
LOCALES = {
    "en-US": "English",
    "cs": "Čeština",
    "de": "Deutsch",
    "lt": "Lietuvių",
    "pl": "Polski",
    "ru": "Русский",
}
"""The languages in which a person can have Discord, of those that the bot speaks."""


def user_json(person: Person) -> Json:
    """*person* as a user object."""
    return {
        "id": str(person.id),
        "username": person.name.lower(),
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
    }


def self_json() -> Json:
    """The bot's own account, as it sees it itself."""
    return {**user_json(JOLLY), "username": "Jolly", "verified": True, "mfa_enabled": True}


def member_json(person: Person) -> Json:
    """*person* as a member of the server, with the account inside."""
    return {**partial_member_json(person), "user": user_json(person), "deaf": False, "mute": False}


def partial_member_json(person: Person) -> Json:
    """*person* as a member, as `resolved` gives it: without the account."""
    return {
        "roles": [],
        "joined_at": JOINED,
        "premium_since": None,
        "nick": None,
        "avatar": None,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "permissions": str(person.permissions),
    }
