"""What exists: servers, their channels, people, messages, files and commands."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox import clock, limits
from sandbox.accounts import (
    ADMINISTRATOR,
    EVERYTHING,
    OWNERS_PERMISSIONS,
    Json,
    User,
    snowflake,
    stamp,
)
from sandbox.errors import ApiError
from sandbox.guilds import Guild, Overwrite, Role

MOST_DROPPED = 100
"""So many files are kept that are on no message any more."""
NONCE_SECONDS = 180.0
"""Discord knows a nonce for "the past few minutes": developers/resources/message.mdx."""

THREAD, PRIVATE_THREAD = 11, 12


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    name: str
    content_type: str
    content: bytes


@dataclass(eq=False)
class Channel:
    """A text channel (kind 0), a DM (1), or a thread (11; a private one 12).

    *permissions* are the bot's there, those of others are in *overwrites*; a thread has its
    parent's. Without *guild* it is one of the first server's, and a thread without *opener* the
    bot's, which *sleeps_after* so many minutes.
    """

    name: str
    kind: int = 0
    recipient: User | None = None
    parent: "Channel | None" = None
    permissions: int = EVERYTHING
    deleted: bool = False
    archived: bool = False
    opener: User | None = None
    sleeps_after: int = 1440
    guild: Guild | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    messages: "dict[int, Message]" = field(default_factory=dict)
    id: int = field(default_factory=snowflake)

    @property
    def is_dm(self) -> bool:
        """Whether this is the bot's conversation with one user."""
        return self.kind == 1

    @property
    def is_thread(self) -> bool:
        """Whether this lies under a channel."""
        return self.kind in (THREAD, PRIVATE_THREAD)

    def seen_by(self, user: User) -> "list[Message]":
        """The messages that *user* sees here, oldest first."""
        return [each for each in self.messages.values() if each.visible_to(user)]


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str
    disabled: bool
    component_id: int


@dataclass(frozen=True, slots=True)
class Select:
    """A select menu as a person sees it; *options* are label and value, *chosen* values.

    One of people, roles or channels has no options of its own: it offers those of the server, of
    channels only the *channel_types*, if there are any.
    """

    custom_id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...]
    least: int
    most: int
    disabled: bool
    component_id: int
    kind: int = limits.STRING_SELECT
    channel_types: tuple[int, ...] = ()


@dataclass(eq=False)
class Message:
    """A message; *owner* is the only one who sees it, if it is ephemeral.

    *interaction* is what it says of the interaction that it answers, *command* how that was called;
    *mentioned* are named in it, and *pinged* are told of it.
    """

    channel: Channel
    author: User
    body: Json
    owner: User | None = None
    interaction: Json | None = None
    command: str = ""
    nonce: str | int | None = None
    webhook: bool = False
    deleted: bool = False
    edited: str | None = None
    edits: int = 0
    loading: bool = False
    mentioned: frozenset[int] = frozenset()
    mentioned_roles: frozenset[int] = frozenset()
    pinged: frozenset[int] = frozenset()
    id: int = field(default_factory=snowflake)
    created: str = field(default_factory=stamp)
    at: float = field(default_factory=clock.seconds)

    def visible_to(self, user: User) -> bool:
        """Whether *user* can see this message at all."""
        audience = self.owner or (self.channel.recipient if self.channel.is_dm else None)
        return not self.deleted and audience in (None, user)

    @property
    def flags(self) -> int:
        """The message's flags, the one of a loading answer included."""
        return (self.body.get("flags") or 0) | (1 << 7 if self.loading else 0)

    @property
    def age(self) -> float:
        """Seconds since it was sent."""
        return clock.seconds() - self.at

    @property
    def attachments(self) -> list[Json]:
        """The files on it, as Discord describes them."""
        return self.body.get("attachments") or []

    @property
    def components(self) -> list[Json]:
        """The message's components, nested as they were sent."""
        return self.body.get("components") or []

    @property
    def text(self) -> str:
        """All that can be read on it."""
        texts = [self.body.get("content") or ""]
        texts += [each["content"] for each in self._every(limits.TEXT)]
        for embed in self.body.get("embeds") or []:
            texts += [embed.get("title") or "", embed.get("description") or ""]
        return "\n".join(text for text in texts if text)

    @property
    def buttons(self) -> list[Button]:
        """The message's buttons, in reading order."""
        return [
            Button(
                each.get("label") or (each.get("emoji") or {}).get("name", ""),
                each.get("custom_id") or "",
                bool(each.get("disabled")),
                each["id"],
            )
            for each in self._every(limits.BUTTON)
        ]

    @property
    def selects(self) -> list[Select]:
        """The message's selects of every kind, in reading order."""
        return [
            Select(
                each["custom_id"],
                each.get("placeholder") or "",
                tuple((option["label"], option["value"]) for option in each.get("options", ())),
                tuple(
                    str(option.get("value") or option["id"])
                    for option in each.get("options") or each.get("default_values") or ()
                    if option.get("default", "id" in option)
                ),
                each.get("min_values", 1),
                each.get("max_values", 1),
                bool(each.get("disabled")),
                each["id"],
                each["type"],
                tuple(each.get("channel_types") or ()),
            )
            for each in limits.nested(self.components)
            if each["type"] in limits.SELECTS
        ]

    def _every(self, kind: int) -> Iterator[Json]:
        return (each for each in limits.nested(self.components) if each["type"] == kind)


ENTRY_POINT = 4
"""The type of the command that opens Activities, which is in no list of slash commands."""


@dataclass(eq=False)
class World:
    """Everything that exists, found by id; *address* is where its files are.

    *guild* is the first server; who comes into existence is a member there. *earlier* are ids of an
    earlier run: a thread of that time is opened again when it is asked for, since games outlive the
    world in which they were begun.
    """

    bot: User
    guild: Guild
    guilds: list[Guild] = field(default_factory=list)
    users: dict[int, User] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    emojis: dict[int, Json] = field(default_factory=dict)
    files: dict[str, Upload] = field(default_factory=dict)
    dropped_files: dict[str, Upload] = field(default_factory=dict)
    """The last ones that are on no message any more: a page may be about to show them."""
    commands: list[Json] = field(default_factory=list)
    allowed_commands: list[Json] = field(default_factory=list)
    """Those that were sent last and break no limit: most starts send the same again."""
    nonces: dict[str | int, Message] = field(default_factory=dict)
    nonce_seconds: float = NONCE_SECONDS
    has_activities: bool = False
    """Activities are switched on."""
    earlier: range = range(0)
    address: str = ""

    def __post_init__(self) -> None:
        self.add_user(self.bot)
        self.add_user(self.guild.owner)
        self.add_guild(self.guild)

    def sent_with(self, nonce: str | int | None) -> Message | None:
        """The bot's message with this nonce, if it is not too old for Discord to know."""
        message = self.nonces.get(nonce) if nonce is not None else None
        return message if message and clock.seconds() - message.at < self.nonce_seconds else None

    def switch_activities_on(self) -> Json:
        """Have the command that opens Activities, as an owner has who switches them on."""
        self.has_activities = True
        opens: Json = {"id": str(snowflake()), "application_id": str(self.bot.id)}
        opens |= {"version": str(snowflake()), "type": ENTRY_POINT, "handler": 2, "nsfw": False}
        opens |= {"name": "launch", "description": "", "default_member_permissions": None}
        opens |= {"integration_types": [0], "contexts": [0, 1, 2]}
        self.commands.append(opens)
        return opens

    def add_user(self, user: User) -> User:
        """Let *user* exist, and be in the first server."""
        self.guild.members.setdefault(user.id, [])
        return self.users.setdefault(user.id, user)

    def add_guild(self, guild: Guild) -> Guild:
        """Let *guild* exist, with its owner and the bot, whose own role stands above all others."""
        own = Role(self.bot.name, of=self.bot)
        guild.roles.append(own)
        guild.members.setdefault(guild.owner.id, [])
        guild.members[self.bot.id] = [own]
        self.guilds.append(guild)
        return guild

    def guild_of(self, channel: Channel) -> Guild:
        """The server in which *channel* is; for a DM the first one."""
        return channel.guild or (channel.parent and channel.parent.guild) or self.guild

    def permissions_of(self, user: User, guild: Guild) -> int:
        """What *user* may do in *guild*, with what roles add."""
        own = OWNERS_PERMISSIONS if user is guild.owner else EVERYTHING
        allowed = user.permissions if guild is self.guild else own
        for role in guild.roles_of(user):
            allowed |= role.permissions
        return OWNERS_PERMISSIONS if allowed & ADMINISTRATOR else allowed

    def permissions_in(self, user: User, channel: Channel) -> int:
        """What *user* may do in *channel* of a server: @everyone's there, roles', then their own.

        Sources: developers/topics/permissions.mdx of discord/discord-api-docs.
        """
        guild = self.guild_of(channel)
        allowed = self.permissions_of(user, guild)
        if allowed & ADMINISTRATOR:
            return allowed
        roles = {role.id for role in guild.roles_of(user)}
        every = (channel.parent or channel).overwrites
        for ids in ({guild.id}, roles, {user.id}):
            meant = [each for each in every if each.of.id in ids]
            for each in meant:
                allowed &= ~each.deny
            for each in meant:
                allowed |= each.allow
        return allowed

    def bot_permissions(self, channel: Channel) -> int:
        """What the bot may do in *channel*, and in its server."""
        beyond = 0 if channel.is_dm else self.guild_of(channel).bot_role.permissions
        return (channel.parent or channel).permissions | beyond & ~EVERYTHING

    def add_channel(self, channel: Channel) -> Channel:
        """Let *channel* exist."""
        return self.channels.setdefault(channel.id, channel)

    def channels_in(self, guild: Guild) -> list[Channel]:
        """The channels and threads of *guild* that are not deleted."""
        living = (each for each in self.channels.values() if not (each.deleted or each.is_dm))
        return [each for each in living if self.guild_of(each) is guild]

    def channel(self, id: int) -> Channel:
        """The channel *id*. Raises ApiError where there is none (10003)."""
        if id in self.earlier and id not in self.channels:
            parent = next(iter(self.channels.values()))
            self.add_channel(Channel("earlier table", THREAD, parent=parent, id=id))
        found = self.channels.get(id)
        if found is None or found.deleted:
            raise ApiError(10003)
        return found

    def store(self, upload: Upload) -> Json:
        """Keep a file; how Discord describes it as an attachment."""
        own = str(snowflake())
        self.files[own] = upload
        url = f"{self.address}/files/{own}/{upload.name}"
        shown = {"id": own, "filename": upload.name, "size": len(upload.content)}
        return shown | {"content_type": upload.content_type, "url": url, "proxy_url": url}

    def drop_file(self, own: str) -> None:
        """Take a file away from its message."""
        if upload := self.files.pop(own, None):
            self.dropped_files[own] = upload
            for old in list(self.dropped_files)[:-MOST_DROPPED]:
                del self.dropped_files[old]

    def dm(self, user: User) -> Channel:
        """The bot's DM with *user*, made where there is none yet."""
        known = (each for each in self.channels.values() if each.recipient is user)
        return next(known, None) or self.add_channel(Channel(user.name, 1, recipient=user))

    def shard_of(self, where: Channel | Guild, count: int) -> int:
        """The shard of *count* that hears of what happens in a channel or a server."""
        if isinstance(where, Guild):
            return (where.id >> 22) % count
        return 0 if where.is_dm else self.shard_of(self.guild_of(where), count)
