"""The life of an interaction: what it says, and which answers it takes, when and how often."""

import asyncio
import secrets
from dataclasses import dataclass, field

from sandbox import clock, command_limits, payloads
from sandbox.accounts import Json, User, snowflake
from sandbox.activities import Instance
from sandbox.errors import ApiError
from sandbox.world import Channel, Message, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12

# developers/interactions/receiving-and-responding.mdx
FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
ANSWERS = {
    COMMAND: frozenset({SEND, DEFER, MODAL, LAUNCH}),
    COMPONENT: frozenset({SEND, DEFER, DEFER_UPDATE, UPDATE, MODAL, LAUNCH}),
    AUTOCOMPLETE: frozenset({CHOICES}),
    MODAL_SUBMIT: frozenset({SEND, DEFER, LAUNCH}),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """The first answer to an interaction, as its person sees it; *after* is in seconds."""

    interaction: "Interaction"
    kind: int
    after: float
    message: Message | None = None
    modal: Json | None = None
    choices: tuple[tuple[str, str | int | float], ...] = ()
    activity: Instance | None = None

    @property
    def text(self) -> str:
        """What the answering message says at present; '' where there is none."""
        return self.message.text if self.message else ""


@dataclass(eq=False)
class Interaction:
    """Something a person did to the bot: *kind* is Discord's interaction type.

    *filled* is whether the dialog that it led to was sent.
    """

    kind: int
    person: User
    channel: Channel
    data: Json
    message: Message | None = None
    option_kind: int = command_limits.STRING
    id: int = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(40))
    begun: float = field(default_factory=clock.seconds)
    patience: float = FIRST_ANSWER_SECONDS
    answer: Answer | None = None
    original: Message | None = None
    filled: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def age(self) -> float:
        """Seconds since the person acted."""
        return clock.seconds() - self.begun

    def check_first(self, kind: int) -> None:
        """Raise ApiError unless a first answer of *kind* may be given now."""
        if self.answer:
            raise ApiError(40060)
        if self.age > self.patience:
            raise ApiError(10062)
        allowed = ANSWERS[self.kind]
        if self.kind == MODAL_SUBMIT and self.message:
            allowed |= {DEFER_UPDATE, UPDATE}
        if kind not in allowed:
            raise ApiError(50035, [f"type {kind} does not answer an interaction of {self.kind}"])

    def check_token(self) -> None:
        """Raise ApiError where the token does not (or no longer) speak for this interaction."""
        if self.age > TOKEN_SECONDS:
            raise ApiError(50027)
        if not self.answer:
            raise ApiError(10015)

    def settle(self, answer: Answer) -> None:
        """Keep the first *answer*; from now on the person has it."""
        self.answer = answer
        self.original = answer.message
        self.answered.set()

    @property
    def command(self) -> str:
        """The command that was given, with its sub-commands; '' where it is none."""
        names, data = [], self.data if self.kind == COMMAND else {}
        while data:
            names.append(data["name"])
            inside = data.get("options") or [{}]
            data = inside[0] if inside[0].get("type") in (1, 2) else {}
        return " ".join(names)

    def metadata(self) -> Json:
        """What a message that answers this interaction says about it."""
        about: Json = {
            "id": str(self.id),
            "type": self.kind,
            "user": payloads.user(self.person),
            "authorizing_integration_owners": {},
        }
        about |= self._pointed_at()
        if self.kind == COMPONENT and self.message:
            about["interacted_message_id"] = str(self.message.id)
        if self.kind == MODAL_SUBMIT:
            about["triggering_interaction_metadata"] = about | {"type": COMMAND}
        return about

    def _pointed_at(self) -> Json:
        """On whom, or on what message, a command was given that is given so."""
        target = self.data.get("target_id") if self.kind == COMMAND else None
        if target is None:
            return {}
        if self.data["type"] == command_limits.ON_MESSAGE:
            return {"target_message_id": target}
        users = self.data["resolved"].get("users", {})
        return {"target_user": users[target]} if target in users else {}

    def event(self, world: World) -> Json:
        """The INTERACTION_CREATE that tells the bot."""
        event: Json = {
            "id": str(self.id),
            "application_id": str(world.bot.id),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(self.channel.id),
            "channel": payloads.channel(self.channel, world),
            "locale": self.person.locale,
            "app_permissions": str(world.bot_permissions(self.channel)),
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if self.message:
            event["message"] = payloads.message(self.message, world)
        return event | (self._in_dm() if self.channel.is_dm else self._in_guild(world))

    def _in_dm(self) -> Json:
        return {
            "user": payloads.user(self.person),
            "context": 1,
            "authorizing_integration_owners": {"0": "0"},
        }

    def _in_guild(self, world: World) -> Json:
        guild = world.guild_of(self.channel)
        permissions = {"permissions": str(world.permissions_in(self.person, self.channel))}
        return {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": payloads.member(self.person, guild) | permissions,
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
