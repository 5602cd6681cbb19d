"""What players and servers prefer. Stored as JSON: what this version does not know is left out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, Field, ValidationError
from sqlalchemy import Table, bindparam, select

from data.ids import ZERO_MS, ChannelId, GuildId, Ms, UserId
from data.store.schema import servers, users
from data.store.transaction import Transaction

Settings = TypeVar("Settings", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Asked:
    """Where a setting is asked for: `bot/controls/settings.py` makes of it all that people see."""

    page: str
    """The page of the panel on which it stands."""
    kind: str = ""
    """What its type does not say: whether it is a channel, a role, a language, …"""
    name: str = ""
    """Its name in texts and in ids of controls, where that is not the field's."""
    command: str = "set"
    """The command below `/server` that has its options."""
    dialog: str = ""
    """The dialog in which it is typed; Discord takes five fields in each."""
    menu: str = ""
    """What the id of its menu says behind the panel's name, where that is not `set:<name>`."""
    reshows: bool = False
    """Whether what people have before them is shown anew when it changes."""


LOOK = Asked("looks", reshows=True)
LIMIT = Asked("games", dialog="limits")


class UserSettings(BaseModel, frozen=True, extra="ignore"):
    """A player's preferences, the same everywhere; those that are asked for in this order."""

    language: Annotated[str | None, Asked("looks", "language", reshows=True)] = None
    cards: Annotated[Literal["emoji", "image", "text"] | None, LOOK] = None
    """How cards are shown; None: as the server of a game shows them, else as emojis. Until Jolly
    has emojis of its own, these are text."""
    colours: Annotated[Literal["four", "two"], LOOK] = "four"
    background: Annotated[Literal["dark", "light"], LOOK] = "dark"
    """Of pictures: as the person's Discord looks."""
    large: Annotated[bool, LOOK] = False
    """Large print."""
    messages: Annotated[Literal["dm", "channel"], Asked("turns", reshows=True)] = "dm"
    calls: Annotated[Literal["usual", "always", "never"], Asked("turns")] = "usual"
    """Whether a turn that comes is called: usually only to who is away, or does nothing."""
    invitations: Annotated[bool, Asked("turns")] = False
    """Hears by DM of challenges that wait for an answer."""
    streaks: Annotated[bool, Asked("turns")] = False
    """Hears by DM of an evening on which a streak would end."""
    quiet_from: Annotated[
        Annotated[int, Field(ge=0, lt=24 * 60)] | None,
        Asked("away", "quiet", "quiet", dialog="quiet"),
    ] = None
    quiet_to: Annotated[int, Field(ge=0, lt=24 * 60)] | None = None
    """From when to when DMs make no sound, in minutes since midnight where the person is."""
    zone: Annotated[str | None, Asked("away", "zone", dialog="quiet")] = None
    """The person's time zone: `Europe/Riga`."""
    look_chosen: bool = False
    """Has chosen how cards look, or looked at the choice: it is not pointed out any more."""
    card_turn_known: bool = False
    tile_turn_known: bool = False
    """Has played a turn: how that is done is not said any more."""
    order: Literal["melds", "suit", "rank", "own"] = "melds"
    """How a hand is sorted; the own order itself is kept with each game (hand_order)."""
    spoken: str | None = None
    """Which of our languages, if not English, their Discord speaks: DMs are in it too."""
    dm_consent: bool = False
    """Has accepted or joined a game that said its hand comes by DM."""
    dm_closed: bool = False
    """A DM was refused, and the player has been told."""
    vacation_until_ms: Annotated[Ms, Asked("away", "vacation", "vacation", dialog="vacation")] = (
        ZERO_MS
    )
    """At slow games no time runs for them until then."""
    vacation_from_ms: Ms = ZERO_MS
    vacation_to_ms: Ms = ZERO_MS
    """When the last one began, and when it ends or was ended."""
    vacation_year: int = 0
    vacation_days: int = 0
    """The days taken in that year, UTC."""


LEAST_MENTIONS, MOST_MENTIONS = 120, 1000
"""How many people may be mentioned in an hour in the smallest and the largest servers."""


class ServerSettings(BaseModel, frozen=True, extra="ignore"):
    """What a server's members with Manage Server have set; what is asked for in this order.

    A feature of the club declares its own in its folder.
    """

    challenge_channels: Annotated[
        tuple[ChannelId, ...], Asked("games", "channels", "channels")
    ] = ()
    """Where challenges may be posted; empty: everywhere."""
    game: Annotated[str, Asked("games", "game")] = "five-hundred"
    language: Annotated[str | None, Asked("looks", "language", reshows=True)] = None
    cards: Annotated[Literal["automatic", "emoji", "image", "text"], LOOK] = "automatic"
    """How tables show cards to everybody, and hands to those who have chosen nothing; automatic:
    tables as all who sit there chose, the usual where they differ, and hands as emojis."""
    threads: Annotated[bool, Asked("games")] = False
    """Whether each game gets a thread of its own."""
    rated: Annotated[bool, Asked("games")] = True
    """Whether a new challenge counts for ratings unless whoever makes it says otherwise."""
    games_per_person: Annotated[int, Field(ge=1, le=100), LIMIT] = 10
    games_per_server: Annotated[int, Field(ge=1, le=10_000), LIMIT] = 200
    challenges_per_person: Annotated[int, Field(ge=1, le=50), LIMIT] = 3
    """Open challenges that one member may have made."""
    challenges_to_person: Annotated[int, Field(ge=1, le=50), LIMIT] = 5
    """Open challenges that may await one member's answer."""
    mentions_per_hour: Annotated[
        int, Field(ge=0, le=10_000), Asked("games", "mentions", dialog="limits")
    ] = 0
    """People who may be mentioned in an hour by challenges and by calls for open tables; 0: by how
    many members the server has."""
    moderator_roles: Annotated[
        tuple[int, ...], Asked("roles", "roles", "moderators", command="roles")
    ] = ()
    """Who has one of these moderates, as do those with Manage Server."""
    challenger_roles: Annotated[
        tuple[int, ...], Asked("roles", "roles", "challengers", command="roles")
    ] = ()
    """Who may challenge and open tables; empty: everybody."""
    muted_roles: Annotated[tuple[int, ...], Asked("roles", "roles", "muted", command="roles")] = ()
    """Who may neither do that nor join or accept."""
    weekly_channel: ChannelId | None = None
    """Where the standings of each week are posted."""
    weekly_posted: str | None = None
    """The last week that was posted, ISO: `2026-W47`."""
    daily_channel: ChannelId | None = None
    """Where it is posted each day how the deals and puzzles of the day before went."""
    daily_posted: int | None = None
    """The last day that was posted, since 1970."""
    zone: str | None = None
    """The server's time zone, by whose midnight seasons begin and end: `Europe/Riga`."""
    season: Literal["month", "quarter", "weeks-4", "weeks-2"] = "month"
    """How long a season lasts; the last two from Monday to Sunday."""
    season_post: bool = True
    """Whether champions are told where the standings of each week are posted."""
    champion_roles: Mapping[str, int] = {}
    """The role that the champion of each game wears, by the game's key."""


def most_mentions(present: ServerSettings, members: int) -> int:
    """How many people may be mentioned in an hour: unless it is set, as many as are *members*."""
    by_size = min(max(members, LEAST_MENTIONS), MOST_MENTIONS)
    return present.mentions_per_hour or by_size


async def user_settings(tx: Transaction, user: UserId) -> UserSettings:
    """The preferences of *user*, defaults where nothing was set."""
    return read(UserSettings, await stored(tx, users, user))


async def held_user(tx: Transaction, user: UserId) -> UserSettings:
    """The preferences of *user*, held until the transaction ends, for who decides by them."""
    await tx.hold(f"user {user}")
    return await user_settings(tx, user)


async def change_user(tx: Transaction, /, user: UserId, **changes: Any) -> UserSettings:
    """Set some preferences; raises pydantic's ValidationError."""
    return await change(tx, users, user, await held_user(tx, user), changes)


async def server_settings(tx: Transaction, guild: GuildId) -> ServerSettings:
    """The settings of a server, defaults where nothing was set."""
    return read(ServerSettings, await stored(tx, servers, guild))


async def held_server(tx: Transaction, guild: GuildId) -> ServerSettings:
    """The settings of a server, held until the transaction ends, for who decides by them."""
    await tx.hold(f"server {guild}")
    return await server_settings(tx, guild)


async def change_server(tx: Transaction, /, guild: GuildId, **changes: Any) -> ServerSettings:
    """Set some of a server's settings; raises pydantic's ValidationError."""
    return await change(tx, servers, guild, await held_server(tx, guild), changes)


async def servers_with(tx: Transaction, field: str) -> tuple[GuildId, ...]:
    """The servers that have set *field*, a channel to post in, and where we still are."""
    wanted = servers.c.settings[field].as_string().is_not(None)
    query = select(servers.c.id).where(wanted, servers.c.left_ms.is_(None))
    return tuple(await tx.scalars(query.order_by(servers.c.id)))


# Built once for each table, as they are asked for at each press.
STORED = {
    table: select(table.c.settings).where(table.c.id == bindparam("owner", type_=table.c.id.type))
    for table in (users, servers)
}


async def stored(tx: Transaction, table: Table, owner: UserId | GuildId) -> dict[str, Any]:
    """What *owner* has set, as stored."""
    return await tx.scalar(STORED[table], {"owner": owner}) or {}


def read(kind: type[Settings], values: Mapping[str, Any]) -> Settings:
    """The settings in *values*; what this version does not allow falls back to its default."""
    try:
        return kind.model_validate(values)
    except ValidationError as error:
        wrong = {problem["loc"][0] for problem in error.errors()}
        return kind.model_validate({name: values[name] for name in values.keys() - wrong})


async def change(
    tx: Transaction,
    table: Table,
    owner: UserId | GuildId,
    present: Settings,
    changes: Mapping[str, Any],
) -> Settings:
    """Store *present* with *changes*; a default is not stored, so that it may change later."""
    changed = type(present).model_validate({**present.model_dump(), **changes})
    values = changed.model_dump(mode="json", exclude_defaults=True)
    await tx.put(table, {"id": owner}, settings=values)
    return changed
