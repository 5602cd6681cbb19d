"""The places that features of the club fill: what each adds to the screens of the whole program.

A feature says in its `wing.py` what it adds, as one `Wing`. Whoever shows a screen asks all that
have joined, and knows none of them.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from discord.app_commands import Command

from bot.controls.clicks import Click, Client
from bot.controls.settings import Changes, Setting, SettingView
from bot.lobby.wishes import Wish
from bot.people.texts import say
from bot.render.buttons import Button, button
from bot.render.layout import Block, MessageLayout
from bot.table.table import Table
from data.games import GameRow
from data.ids import GuildId, Ms, UserId
from data.settings import ServerSettings
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ClubPage:
    """A button on the club's front page: `club:<name>`, labelled by `button-club-<name>`."""

    name: str
    section: str
    """Where it stands: *today*, *people*, *compete* or *host*."""
    order: int
    """Its place among the buttons of its section; the lowest comes first."""
    command: Command[Any, ..., None]
    """Is given without options by a press."""
    for_moderators: bool = False
    in_dm: bool = False
    """Whether it is offered in a DM, where there is no server."""


class Importance(IntEnum):
    """What comes before what on the club's front page, and of what is proposed to do next there."""

    TURN = 10
    TOURNAMENT = 20
    DEAL = 30
    PUZZLE = 40
    SEASON = 50
    TABLES = 60


@dataclass(frozen=True, slots=True)
class NextThing:
    """What somebody may do next: a sentence about it, and a button by its label and id."""

    sentence: str
    label: str
    way: str


@dataclass(frozen=True, slots=True)
class HomeLine:
    """What a feature has to say on the club's front page, in a few words as messages have them."""

    importance: Importance
    title: str
    value: str
    """What is read at a glance: `3 of 6`."""
    about: str = ""
    told: str = ""
    """Stands for *value* where it is written, as a picture can show no Discord timestamp."""
    done: tuple[int, int] | None = None
    """So many of how many, for a bar."""
    next: NextThing | None = None

    @property
    def written(self) -> str:
        """All that a message says of it, on one line."""
        return " · ".join(filter(None, (f"**{self.title}**", self.told or self.value, self.about)))

    @property
    def spoken(self) -> str:
        """All that a picture shows of it."""
        return " · ".join(filter(None, (self.title, self.value, self.about)))


@dataclass(frozen=True, slots=True)
class HomeAsked:
    """Who looks at the club's front page, when, and in which server; None: in a DM.

    All that is said there is read in one transaction, *tx*: whoever says something reads little.
    """

    click: Click
    tx: Transaction
    user: UserId
    guild: GuildId | None
    language: str
    now_ms: Ms
    game: str
    """The game that is played here usually."""
    zone: str | None
    """The time zone by which the reader reads times, as far as it is known."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A list of a server's best beside those of all time, the month and the week."""

    name: str
    """The choice of `/standings period`; its label is `period-<name>`."""
    way: Callable[[str], str]
    """The id of the button that leads to it, by the game."""
    show: Callable[[Click, str, int, str], Awaitable[MessageLayout]]
    """A page of it in a game, by its number and in a language."""


@dataclass(frozen=True, slots=True)
class ProfileAsked:
    """Whose profile is shown, and to whom; *is_own*: they look at themselves."""

    click: Click
    guild: GuildId
    user: UserId
    is_own: bool
    language: str


@dataclass(frozen=True, slots=True)
class ServerPage:
    """A page of the panel in which a server is set up, labelled by `server-page-<name>`."""

    name: str
    blocks: Callable[[Click, SettingView], Awaitable[Sequence[Block]]]
    """What stands on it."""


@dataclass(frozen=True, slots=True)
class Sweep:
    """What is removed once a day: some of it in a transaction, and how many that were."""

    what: str
    """Its name in the log."""
    remove: Callable[[Transaction, Ms, Ms], Awaitable[int]]
    """By the present moment and that before which challenges are old, both in milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wing:
    """All that a feature of the club adds to the rest; it adds nothing where it says nothing."""

    place: str
    """Its folder, or its only file, as imports name it: commands and controls are read there."""
    parts: Sequence[type[Any]] = ()
    """Its parts, made once for each client, each of others that its constructor names."""
    furnish: Callable[[Client], None] | None = None
    """Lets its parts hear of what concerns them, once for each client."""
    begin: Callable[[Client], None] | None = None
    """Lets it do from now on what it does by itself: we are ready for the first time."""
    pages: Sequence[ClubPage] = ()
    home_lines: Sequence[Callable[[HomeAsked], Awaitable[Sequence[HomeLine]]]] = ()
    """What it says on the front page, to one reader; nothing where nothing is the case."""
    rankings: Sequence[Ranking] = ()
    settings: Sequence[Setting] = ()
    """What a server's managers decide about it: in their panel, by command, and in words."""
    server_pages: Sequence[ServerPage] = ()
    """Pages of that panel, between the looks and the roles."""
    settings_stored: Sequence[
        Callable[[Transaction, GuildId, ServerSettings, ServerSettings], Awaitable[None]]
    ] = ()
    """What changes with a server's settings, from the old ones to the new, in one transaction."""
    settings_changed: Sequence[Callable[[Client, Changes], None]] = ()
    """What is done once a server's settings are stored."""
    sweeps: Sequence[Sweep] = ()
    profile_wins: Sequence[Callable[[ProfileAsked], Awaitable[Sequence[str]]]] = ()
    """Lines below the records of a profile."""
    profile_lines: Sequence[Callable[[ProfileAsked], Awaitable[Sequence[str]]]] = ()
    """Parts at the end of a profile."""
    open_table_notes: Sequence[Callable[[Click, Wish], Awaitable[str]]] = ()
    """What whoever opens a table for everybody is told besides; nothing where that is empty."""
    ways_at_table: Sequence[Callable[[Click, Table], Awaitable[Sequence[tuple[str, str]]]]] = ()
    """Buttons, as label and id, for somebody who looks at a table without sitting there."""
    partings: Sequence[Callable[[Click, Transaction], Awaitable[Callable[[], None]]]] = ()
    """What is to be done once somebody's data is deleted, found out in the same transaction."""
    ways_after: Sequence[tuple[str, str]] = ()
    """Buttons below what somebody has just done of the day, as the key of its label and the id."""
    openings: Sequence[Callable[[Client, UserId, GameRow], Awaitable[GameRow]]] = ()
    """A sealed game as whoever looks back at it may see it; raises Refused where they may not."""

    @property
    def name(self) -> str:
        """What its folder is called."""
        return self.place.rpartition(".")[2]


WINGS: list[Wing] = []
"""Those that have joined, in the order in which they did."""


def join(wing: Wing) -> None:
    """Add all that *wing* adds; raises ValueError where one of that name has joined."""
    if any(wing.name == other.name for other in WINGS):
        raise ValueError(f"two wings are called {wing.name}")
    WINGS.append(wing)


def leave(wing: Wing) -> None:
    """Take everything that *wing* has added away again."""
    WINGS.remove(wing)


def ways_after(language: str) -> list[Button]:
    """Where somebody may go on who has answered a puzzle of the day, or finished its deal."""
    every = [way for wing in WINGS for way in wing.ways_after]
    return [button(say(language, key), way) for key, way in every]


async def opened_for(client: Client, user: UserId, row: GameRow) -> GameRow:
    """A game as *user* may look back at it; raises Refused where a feature lets them not yet."""
    openings = [opened for wing in WINGS for opened in wing.openings]
    for opened in openings if row.audience == "sealed" else ():
        row = await opened(client, user, row)
    return row


async def ways_for_others(click: Click, table: Table) -> list[tuple[str, str]]:
    """What somebody who does not sit at *table* may do about it, as labels and ids of buttons."""
    asked = [ways for wing in WINGS for ways in wing.ways_at_table]
    return [way for ways in asked for way in await ways(click, table)]
