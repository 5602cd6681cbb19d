"""A server with three people and the real bot, inside SimCord; time is virtual there."""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from discord.webhook.async_ import async_context
from simcord import _dpy_internals
from simcord.builders import UserHandle
from simcord.env import Env
from sqlalchemy import Connection, inspect, update

from bot.app import Jolly
from bot.messages.replies import sentence
from bot.render.layout import WORD_JOINER
from bot.runtime.signals import Signal
from bot.table.table import Table
from data.migrations import migrate
from data.store.database import Database
from data.store.schema import shards
from tests.bot.log_watch import watching_logs
from tests.bot.payloads import check_payloads

HOUR_MS = 3_600_000
EDIT_EVERY_MS = 12_000
SHOWN = 13
"""Seconds after which everything is shown."""
SHORT_GAME, SHORTEST_GAME = 1044, 442
"""Seeds of games of 18 turns in two rounds, and of 8 in one, both with deep takes and lay-offs."""
SHORT_WAIT_SECONDS = 1.0
"""Waits shorter than this end by themselves; longer ones when a test lets time pass."""
SETTLED_AFTER_SECONDS = 0.002
"""How often SimCord looks whether the bot is done, in real seconds; its own 0.05 are too slow."""
SETTLED_WITHIN_SECONDS = 180.0
"""How long the bot may be busy in one step of a test, in real seconds: a machine may stall."""
PEOPLE = ("alice", "bob", "carol")


SLOW = (
    *("test_fair_restart", "test_from_0_", "test_gone", "test_learn", "test_limits"),
    *("test_memory", "test_onlookers", "test_options_dialog", "test_pauses_by_players"),
    *("test_picture_messages", "test_presses", "test_pseudo_language", "test_refusals_of_"),
    *("test_restart", "test_several_", "test_troubles_", "test_vacations", "test_whole_"),
)
"""How the names of files begin whose tests need much of the client: not for `make unit`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow here, and what a long run makes longer."""
    here = Path(__file__).parent
    for item in (one for one in items if here in one.path.parents):
        if item.path.stem.startswith(SLOW):
            item.add_marker("slow")
        if item.path.stem.startswith("test_fuzz_"):
            item.add_marker("soak")


@dataclass
class Room:
    """One server, its channel, and what people in it do and see."""

    env: Any
    db: Database
    guild: Any
    channel: Any
    alice: Any
    bob: Any
    carol: Any
    hands: dict[int, Any] = field(default_factory=dict)
    """The newest ephemeral hand of each person."""
    faults: list[str] = field(default_factory=list)
    """What the bot logged as its own fault; a test that provokes some clears the list."""

    @property
    def app(self) -> Jolly:
        return self.env.bot

    @property
    def jolly(self) -> Any:
        """The bot, as somebody to challenge."""
        return UserHandle(self.env, self.env.backend.bot_user)

    async def stored_table(self, game: int) -> Table:
        """A game as another process would read it, of which this one hears nothing."""
        return await Table.load(replace(self.app.tables._around, changed=Signal()), game)

    def messages(self, channel: Any = None) -> list[Any]:
        """What everybody can read in a channel."""
        return list((channel or self.channel).history())

    def message_with(self, label: str, channel: Any = None) -> Any:
        """The newest message with a button of that label."""
        found = [one for one in self.messages(channel) if button(one, label)]
        assert found, f"no message with {label!r}: {[text_of(m) for m in self.messages(channel)]}"
        return found[-1]

    async def press(self, person: Any, message: Any, label: str) -> Any:
        """Press the button with that label; fails where there is none or it is disabled."""
        found = button(message, label)
        assert found is not None, f"no button {label!r} in {text_of(message)!r}"
        return await actor(person, message).click(message, custom_id=found.custom_id)

    async def choose(self, person: Any, message: Any, verb: str, *labels: str) -> Any:
        """Choose options by their labels in the select whose id has *verb*."""
        for select in selects(message):
            if f":{verb}:" in select.custom_id:
                values = [one.value for one in select.options if one.label in labels]
                assert len(values) == len(labels), [one.label for one in select.options]
                who = actor(person, message)
                return await who.select(message, values, custom_id=select.custom_id)
        raise AssertionError(f"no select {verb} in {text_of(message)!r}")

    async def wait(self, seconds: float = SHOWN) -> None:
        """Let time pass, and what it brings be done."""
        await self.env.advance_time(seconds)

    async def table(self, game: int = 1) -> Any:
        """The table as the bot has it."""
        return await self.app.tables.get(game)


def walk(components: Any) -> Any:
    """Every component of a message, nested ones too."""
    for component in components:
        yield component
        yield from walk(getattr(component, "children", ()))


def button(message: Any, label: str) -> Any:
    """The button of *message* with that label, or None."""
    return next((c for c in walk(message.components) if getattr(c, "label", None) == label), None)


def buttons(message: Any) -> list[Any]:
    """All buttons of *message*."""
    return [c for c in walk(message.components) if c.type.name == "button"]


def selects(message: Any) -> list[Any]:
    """All selects of *message*."""
    return [c for c in walk(message.components) if hasattr(c, "options")]


def text_of(message: Any) -> str:
    """All that a person reads in *message*, without the controls."""
    texts = [c.content for c in walk(message.components) if hasattr(c, "content")]
    return "\n".join([message.content, *texts]).strip().replace(WORD_JOINER, "")


def actor(person: Any, message: Any) -> Any:
    """*person* where *message* is: a member in the server, a user in the DM with the bot."""
    dm = dm_of(person)
    return person.user if dm is not None and message.channel.id == dm.id else person


def dm_of(person: Any) -> Any:
    """A person's DM with the bot."""
    return person.user.dm_channel


class Faults(logging.Handler):
    """Collects what the bot logs as its own fault: a callback's exception reaches nobody else."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        formatter = logging.Formatter("%(name)s: %(message)s")
        self.found.append(formatter.format(record))


@pytest.fixture
async def kept() -> AsyncIterator[AsyncExitStack]:
    """What is closed at the very end: a bot uses its database until it has ended itself."""
    async with AsyncExitStack() as stack:
        yield stack


@pytest.fixture
async def db(kept: AsyncExitStack) -> Database:
    """A database in memory: what a restart of the process needs is tried elsewhere."""
    return await open_until_the_end(kept, "sqlite:///:memory:")


async def open_until_the_end(kept: AsyncExitStack, url: str) -> Database:
    """The database at *url*, which is closed after the bot, whichever was started on it."""
    database = await Database.open(url)
    kept.push_async_callback(database.close)
    return database


SHAPE: list[str] = []
"""What makes the tables of today, once the steps to them have been taken."""


def shape(connection: Connection, folder: Path) -> None:
    """Give an empty database its tables at once: the many steps to them are tried elsewhere."""
    if SHAPE and not inspect(connection).get_table_names():
        for statement in SHAPE:
            connection.exec_driver_sql(statement)
        return
    migrate(connection, folder)
    if not SHAPE:
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
        SHAPE.extend(sql for (sql,) in made if "sqlite_" not in sql)
        (revision,) = connection.exec_driver_sql("SELECT * FROM alembic_version").one()
        SHAPE.append(f"INSERT INTO alembic_version VALUES ('{revision}')")


@pytest.fixture(autouse=True)
def _gives_back() -> Iterator[None]:
    """Give the process its clocks and webhooks back, also where SimCord could not end.

    It raises before it does so where a bot is still busy, and later tests of this process would
    live on its clock and send to its webhooks.
    """
    webhooks = async_context.get()
    yield
    async_context.set(webhooks)
    for env in set(_dpy_internals._clock_owners):
        _dpy_internals.release_clocks(env)


@pytest.fixture(autouse=True)
def _shaped_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.store.sqlite.migrate", shape)


@pytest.fixture(autouse=True)
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often whether the bot is done, and let its timers fire on virtual time alone.

    SimCord gives a bot five seconds to start, however slow the machine: it has as long as all else.
    """
    settle = Env._settle_internal
    monkeypatch.setitem(settle.__kwdefaults__, "idle", SETTLED_AFTER_SECONDS)

    async def settle_patiently(env: Env, **how: Any) -> None:
        await settle(env, **{**how, "timeout": SETTLED_WITHIN_SECONDS})

    monkeypatch.setattr(Env, "_settle_internal", settle_patiently)
    schedule = Env._schedule_timer

    def virtual(env: Env, record: Any, *timer: Any) -> None:
        if record.when - env._virtual_time < SHORT_WAIT_SECONDS:
            schedule(env, record, *timer)

    monkeypatch.setattr(Env, "_schedule_timer", virtual)


@pytest.fixture
def simcord_bot(db: Database) -> Jolly:
    """The bot as a host runs it.

    Its heartbeat is far off, as days pass in a test.
    """
    return Jolly(db, shard_count=1, beat_ms=HOUR_MS, edit_every_ms=EDIT_EVERY_MS)


async def known_to_be_dead(db: Database) -> None:
    """Let the next process take over at once, instead of wondering whether the last one lives."""
    async with db.transaction() as tx:
        await tx.execute(update(shards).values(process=None))


class Drawn:
    """Stands where the bot draws secrets, and always draws the same."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def token_bytes(self, length: int) -> bytes:
        return self.seed.to_bytes(length, "big")

    def randbelow(self, limit: int) -> int:
        """The last seat deals, so that the challenger begins."""
        return limit - 1


@pytest.fixture
def known_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run: those of the seed given as a parameter, or of a short game."""
    monkeypatch.setattr("bot.lobby.begin.secrets", Drawn(getattr(request, "param", SHORT_GAME)))
    monkeypatch.setattr(
        "bot.lobby.begin.entropy_of", lambda click: sha256(click.user.name.encode()).digest()
    )


@pytest.fixture
def room(simcord_env: Any, db: Database) -> Iterator[Room]:
    """Alice, Bob and Carol in one channel with the bot.

    A fault of the bot fails the test, and so does a message that breaks a limit of Discord's, or a
    line of the log that tells a card, a seed or a token.
    """
    simcord_env.settle_timeout = SETTLED_WITHIN_SECONDS
    guild = simcord_env.create_guild()
    channel = guild.create_text_channel("rummy")
    people = [guild.add_member(simcord_env.create_user(name)) for name in PEOPLE]
    place = Room(simcord_env, db, guild, channel, *people)
    place.app.tables.changed.publish = within(simcord_env, place.app.tables.changed.publish)
    handler = Faults(place.faults)
    logging.getLogger().addHandler(handler)
    with watching_logs() as logs:
        yield place
    assert place.db.is_open, "the bot may still have to write"
    logging.getLogger().removeHandler(handler)
    raised = [error.__cause__ or error for error in simcord_env.errors]
    assert not [error for error in raised if sentence("en", error) is None]
    assert not place.faults
    assert not logs.found
    check_payloads(simcord_env.http_requests)


def within(env: Env, work: Callable[..., None]) -> Callable[..., None]:
    """*work* on the bot's virtual time, also where a test plays past Discord."""

    def in_scope(*args: Any) -> None:
        with env._bot_scope():
            work(*args)

    return in_scope


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: Any) -> Any:
    """Let a test that has a room live on the room's virtual clock."""
    room = item.funcargs.get("room")
    if room is None:
        return (yield)
    with room.env.time_context():
        return (yield)
