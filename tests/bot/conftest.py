"""A server with three people and the real bot, in a loop of their own; time is virtual there."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from discord.state import ConnectionState
from sqlalchemy import update

from bot.app import Jolly
from bot.render.layout import WORD_JOINER
from bot.runtime.signals import Signal
from bot.table.table import Table
from data.store.database import Database
from data.store.schema import shards
from tests.bot.log_watch import watching_logs
from tests.bot.payloads import check_payloads
from tests.bot.room.env import Env
from tests.bot.room.loop import RoomLoop
from tests.bot.room.people import Account

HOUR_SECONDS, HOUR_MS = 3_600, 3_600_000
EDIT_EVERY_MS = 12_000
SHOWN = 13
"""Seconds after which everything is shown."""
SHORT_GAME, SHORTEST_GAME = 196, 862
"""Seeds of games of 19 turns in two rounds, and of 8 in one, both with deep takes and lay-offs."""
PEOPLE = ("alice", "bob", "carol")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a running bot, and what a long run makes longer."""
    here = Path(__file__).parent
    for item in items:
        if "room" in getattr(item, "fixturenames", ()):
            item.add_marker("room")
        if item.path.stem.startswith("test_fuzz_") and here in item.path.parents:
            item.add_marker("soak")


@pytest.hookimpl
def pytest_asyncio_loop_factories(item: Any) -> Mapping[str, Callable[[], Any]]:
    """Have a test that has a room run in a loop of its own, in virtual time."""
    return {"loop": RoomLoop if "room" in item.fixturenames else asyncio.new_event_loop}


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
    faults: list[str]
    """What the bot logged as its own fault; a test that provokes some clears the list."""
    hands: dict[int, Any] = field(default_factory=dict)
    """The newest ephemeral hand of each person."""

    @property
    def app(self) -> Jolly:
        return self.env.bot

    @property
    def jolly(self) -> Any:
        """The bot, as somebody to challenge."""
        return Account(self.env, self.env.world.bot)

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

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

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


@pytest.fixture(autouse=True)
def _shaped_at_once(shaped_at_once: None) -> None:
    """No test here is about the steps to the tables of today."""


@pytest.fixture
def app(db: Database) -> Jolly:
    """The bot as a host runs it.

    Its heartbeat is far off, as days pass in a test.
    """
    return Jolly(db, shard_count=1, beat_ms=HOUR_MS, edit_every_ms=EDIT_EVERY_MS)


@pytest.fixture
def seldom_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A heartbeat each hour, and patience for it: of the usual ones a week has fifteen thousand."""
    patience = property(lambda _: 2.0 * HOUR_SECONDS, lambda *_: None)
    monkeypatch.setattr(ConnectionState, "heartbeat_timeout", patience, raising=False)
    monkeypatch.setattr("sandbox.gateway.HEARTBEAT_MILLISECONDS", HOUR_MS)
    monkeypatch.setattr("bot.runtime.outages.SILENT_MS", 2 * HOUR_MS)


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
async def room(app: Jolly, db: Database) -> AsyncIterator[Room]:
    """Alice, Bob and Carol in one channel with the bot.

    A fault of the bot fails the test, and so does a request that Discord would not have let pass,
    or a line of the log that tells a card, a seed or a token.
    """
    faults = Faults()
    logging.getLogger().addHandler(faults)
    with watching_logs() as logs:
        async with Env() as env:
            people = [env.guild.add_member(env.create_user(name)) for name in PEOPLE]
            await env.start(app)
            yield Room(env, db, env.guild, env.place(env.discord.channel), *people, faults.found)
    logging.getLogger().removeHandler(faults)
    assert not faults.found
    assert not logs.found
    assert not env.discord.violations
    check_payloads(env.http_requests)
