"""The bot as a process of a simulation: started, killed, frozen, asked to end, and begun anew."""

import os
import signal
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from pydantic import SecretStr

from bot.__main__ import CANNOT_START
from bot.app import Jolly, build
from bot.hosting.running import run_bot
from bot.runtime.config import Settings
from data.errors import DataError
from data.store.database import Database
from sandbox.discord import Discord
from tests.simulation.loops import Delay, Loop, Schedule, at_once, no_fault

PUBLIC_URL = "https://table.example.org"
"""Where people reach the page."""
What = Literal["start", "gone", "asked", "over", "frozen", "clock", "refusing", "stored"]


@dataclass(frozen=True, slots=True)
class Event:
    """What befell a process at a moment of the schedule's clock.

    It was started, *gone* at once, *asked* to end, or *over* by itself; *frozen* for so many
    *seconds*, its wall *clock* put forward by them; its database began *refusing* all that it was
    asked, and *stored* again. How it ended by itself is *told*.
    """

    at: float
    what: What
    seconds: float = 0.0
    told: str = ""


def of_its_own() -> Context:
    """What a process begins with: discord.py keeps its webhooks' locks in the context of all."""
    context = Context()
    context.run(async_context.set, AsyncWebhookAdapter())
    return context


class Process:
    """Jolly on *database*, talking to *standin*; *shards* of *shard_count* are its own, if any.

    It serves the page at *web_port*, if there is one, to what stands in front of it.
    """

    def __init__(
        self,
        schedule: Schedule,
        standin: Discord,
        database: Path,
        *,
        name: str = "jolly",
        shards: tuple[int, ...] = (),
        shard_count: int = 1,
        web_port: int | None = None,
        aside: Delay = at_once,
        storage_delay: Delay = at_once,
        make: Callable[[Database, Settings], Jolly] = build,
    ) -> None:
        self.schedule = schedule
        self.standin = standin
        self.database = database
        self.name = name
        self.shards = shards
        self.shard_count = shard_count
        self.web_port = web_port
        self.ahead = 0.0
        """By how many seconds its machine's wall clock is ahead of the true time."""
        self.app: Jolly | None = None
        self.loop: Loop | None = None
        self.starts = 0
        self.events: list[Event] = []
        """What has befallen it, in order."""
        self._aside = aside
        self._storage_delay = storage_delay
        self._make = make
        self._task: Any = None

    @property
    def settings(self) -> Settings:
        """As a host would have set them."""
        return Settings(
            _env_file=None,
            discord_token=SecretStr(self.standin.token),
            discord_api_url=self.standin.api_url,
            discord_gateway_url=self.standin.gateway_url,
            shard_count=self.shard_count,
            shard_ids=self.shards,
            database_url=f"sqlite:///{self.database}",
            **self._web(),
        )

    def _web(self) -> dict[str, Any]:
        """What a host sets who wants the page."""
        return {"public_url": PUBLIC_URL, "web_port": self.web_port} if self.web_port else {}

    @property
    def lives(self) -> bool:
        """Whether it runs."""
        return self.loop is not None and not self._task.done()

    @property
    def exit_code(self) -> int:
        """How it ended by itself, as its command line tells; raises what that does not foresee."""
        try:
            code: int = self._task.result()
        except DataError:
            return CANNOT_START
        return code

    @property
    def plays(self) -> bool:
        """Whether it lets people play."""
        return self.lives and self.app is not None and self.app.is_playing

    @property
    def is_asked(self) -> bool:
        """Whether it was asked to end since it was started; who asks again kills it."""
        last = (each.what for each in reversed(self.events) if each.what in ("start", "asked"))
        return next(last, "start") == "asked"

    def start(self) -> None:
        """Start it; nothing is done of that yet."""
        assert not self.lives, f"{self.name} runs"
        if self.loop is not None:
            self._bury()
        self.starts += 1
        self._note("start")
        loop = self.schedule.loop(f"{self.name}.{self.starts}", aside=self._aside)
        loop.storage_delay = self._storage_delay
        loop.ahead = self.ahead
        self.loop, self.app = loop, None
        work = run_bot(self.settings, self._built)
        self._task = loop.create_task(work, context=of_its_own())
        self._task.add_done_callback(self._ended)

    def _note(self, what: What, seconds: float = 0.0, told: str = "") -> None:
        self.events.append(Event(self.schedule.now, what, seconds, told))

    def _ended(self, task: Any) -> None:
        how = repr(task.exception()) if task.exception() else f"exit code {task.result()}"
        self._note("over", told=how)

    def _built(self, db: Database, settings: Settings) -> Jolly:
        self.app = self._make(db, settings)
        return self.app

    def kill(self) -> None:
        """End it between two of its steps: nothing it would still do is done."""
        assert self.loop is not None
        self._bury()

    def lose_machine(self) -> None:
        """End it together with all that it has sent and that has not arrived.

        What it committed is on the disk: the store has each commit synced.
        """
        assert self.loop is not None
        self.schedule.network.lose(self.loop)
        self._bury()

    def refuse_storage(self, fault: Callable[[str], None], *, always: bool) -> None:
        """Let its database refuse what *fault* does, which is *always* everything or not."""
        assert self.loop is not None
        self.loop.storage_fault = fault
        if always:
            self._note("refusing")

    def restore_storage(self) -> None:
        """Let its database be as quick and as reliable as in the beginning."""
        self._note("stored")
        if self.loop is not None:
            self.loop.storage_delay, self.loop.storage_fault = self._storage_delay, no_fault

    def _bury(self) -> None:
        """Let the system take back what the process had: connections, locks, what it half wrote."""
        loop, self.loop = self.loop, None
        assert loop is not None
        self._note("gone")
        self.schedule.drop(loop)
        self.schedule.network.cut(loop)
        for line in loop.lines:
            line.cut()
        if self.app is not None:
            shown = self.app.db.lives._shown
            for file in shown.values():
                os.close(file)
            shown.clear()

    def ask_to_end(self) -> None:
        """Send it SIGTERM."""
        assert self.loop is not None
        self._note("asked")
        ask, args = self.loop.signals[signal.SIGTERM]
        self.loop.call_soon(ask, *args)

    def freeze(self, seconds: float) -> None:
        """Let it do nothing for so long, and then all that came meanwhile."""
        assert self.loop is not None
        self._note("frozen", seconds)
        self.loop.frozen_until = self.schedule.now + seconds

    def put_clock(self, seconds: float) -> None:
        """Put its machine's wall clock forward, or back, by so many seconds."""
        self._note("clock", seconds)
        self.ahead += seconds
        if self.loop is not None:
            self.loop.ahead = self.ahead
