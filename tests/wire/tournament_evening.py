"""A tournament evening of many while the bot is killed: `python -m tests.wire.tournament_evening`.

Everybody signs up by the button, and plays whatever table they have by commands and what these
propose. At the end the stored rows have to add up, and to be what everybody reads.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from data import games, tournaments
from data.store.database import Database
from data.tournaments import Tournament
from sandbox.people import NoAnswer, Person
from sandbox.world import Message
from tests.wire.attempts import Log
from tests.wire.players import Typist
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

PATIENCE_SECONDS = 120.0
BREATH_SECONDS = 0.5
"""How long somebody waits who has no turn."""
START_SECONDS, PLAY_SECONDS = 2.0, 20.0
"""A process lives at most so long while it starts, and while people play."""
LONGEST_SECONDS = 3600.0


class TournamentEvening:
    """So many people at one tournament, each going on whenever there is a bot to play with."""

    def __init__(self, standin: StandIn, bot: BotProcess, count: int) -> None:
        self.standin, self.bot = standin, bot
        standin.patience = PATIENCE_SECONDS
        standin.world.nonce_seconds = float("inf")
        self.people = standin.crowd(count)
        self.answered = Counter[str]()
        self.signed_up = set[str]()
        self.kills = 0
        self._playing = list[asyncio.Task[None]]()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    def opens(self, **options: str | int | bool) -> None:
        """Carol opens it, everybody signs up and plays, and she lets it begin."""
        self._playing = [asyncio.create_task(self._play(person)) for person in self.people]
        self._playing.append(asyncio.create_task(self._host(options)))

    async def _host(self, options: dict[str, str | int | bool]) -> None:
        """Open it, as often as it takes; begin once everybody is in."""
        standin, everybody = self.standin, f"{len(self.people)} of "
        while (message := self.message()) is None or everybody not in message.text:
            await self.standin.until(self.reachable, "a process", PATIENCE_SECONDS)
            if message is None:
                with suppress(NoAnswer):
                    channel = standin.channel
                    await standin.carol.slash("club tournament", channel, signup="60", **options)
            await asyncio.sleep(2 * BREATH_SECONDS)
        while "Round" not in message.text:
            await self.standin.until(self.reachable, "a process", PATIENCE_SECONDS)
            with suppress(NoAnswer):
                host = await standin.carol.press(message, "Host")
                labels = [one.label for one in host.message.buttons] if host.message else []
                if host.message is not None and "Start now" in labels:
                    await standin.carol.press(host.message, "Start now")
            await asyncio.sleep(4 * BREATH_SECONDS)

    def message(self) -> Message | None:
        """The one message of the tournament."""
        labels = {"Host", "All results"}
        found = [
            each
            for each in self.standin.channel.seen_by(self.standin.carol)
            if not each.owner and labels & {one.label for one in each.buttons}
        ]
        assert len(found) < 2, [each.text[:80] for each in found]
        return found[0] if found else None

    def reachable(self) -> bool:
        """Whether there is a bot."""
        return not self.standin.bot_gone.is_set() and bool(self.standin.gateway.live())

    async def _play(self, person: Person) -> None:
        """Play one's table, whichever it is, for ever."""
        number, moments = person.id, random.Random(person.id)
        while True:
            await self.standin.until(self.reachable, "a process", PATIENCE_SECONDS)
            message = self.message()
            if message is None or "Starts" in message.text:
                if message is not None and person.name not in self.signed_up:
                    with suppress(NoAnswer):
                        await person.press(message, "Join")
                        self.signed_up.add(person.name)
                await asyncio.sleep(BREATH_SECONDS)
                continue
            typist = Typist(person, self.standin.channel, 1, Log(), number)
            with suppress(NoAnswer, AssertionError, IndexError):
                if await typist.turn():
                    self.answered[person.name] += 1
                    continue
            await asyncio.sleep(BREATH_SECONDS + moments.random())

    def check_players(self) -> None:
        """Raise what one of them met."""
        for task in self._playing:
            if task.done() and not task.cancelled():
                task.result()

    # lives of processes

    async def begin(self) -> None:
        """Start the next process."""
        self.standin.pick_up()
        await self.bot.start()

    async def end(self) -> None:
        """Kill it, at once."""
        await self.bot.kill()
        await self.standin.hang_up()
        self.standin.faults.clear()
        self.kills += 1
        self.check_players()

    async def killed_until_over(self, moments: random.Random, kills: int) -> None:
        """Kill the bot so often at random moments, and let the last process live to the end."""
        for number in range(kills):
            if await self.is_over():
                return
            if number:
                await self.begin()
            quick = number % 4 == 3
            await asyncio.sleep(moments.uniform(0, START_SECONDS if quick else PLAY_SECONDS))
            await self.end()
        if kills:
            await self.begin()
        async with asyncio.timeout(LONGEST_SECONDS):
            while not await self.is_over():
                self.check_players()
                await asyncio.sleep(1)

    async def is_over(self) -> bool:
        """Whether it is, by what is stored."""
        found = await stored(self.bot) if self.bot.database.exists() else None
        return found is not None and found.state == "over"


async def stored(bot: BotProcess) -> Tournament | None:
    """The tournament as the database has it, if it does."""
    db = await Database.open(f"sqlite:///{bot.database}")
    async with db.reading() as tx:
        found = await tournaments.load(tx, 1)
    await db.close()
    return found


async def faults_of(evening: TournamentEvening) -> list[str]:
    """What does not add up in a tournament that is over."""
    one = await stored(evening.bot)
    assert one is not None
    faults = list[str]()
    met = Counter[frozenset[int | None]]()
    for number in range(1, one.rounds + 1):
        tables = one.at_round(number)
        seats = Counter(who for table in tables for who in (table.first, table.second) if who)
        faults += [f"round {number}: {who} sits at {n} tables" for who, n in seats.items() if n > 1]
        faults += [f"round {number}: table {table.place} open" for table in tables if not table.how]
        for table in tables:
            together = (table.first_points or 0) + (table.second_points or 0)
            if table.second is not None and together != 100:
                faults.append(f"round {number}, table {table.place}: {together} points")
            if table.second is not None:
                met[frozenset((table.first, table.second))] += 1
    faults += [f"{set(pair)} met {n} times" for pair, n in met.items() if n > 1]
    db = await Database.open(f"sqlite:///{evening.bot.database}")
    async with db.reading() as tx:
        running = await games.running(tx)
        made = sum(table.game_id is not None for table in one.tables)
        if running:
            faults.append(f"{len(running)} games still go on")
        rows = [await games.load(tx, table.game_id) for table in one.tables if table.game_id]
    await db.close()
    if len({row.id for row in rows}) != made:
        faults.append("a game was made twice")
    faults += [f"#{row.id} has {hands}" for row in rows if (hands := dms_of(row.players))]
    return faults


def dms_of(players: Sequence[games.PlayerRow]) -> int:
    """How many hands were sent by DM."""
    return sum(one.dm_message_id is not None for one in players)


async def main(count: int, kills: int, minutes: int, seed: int, **options: str | bool) -> int:
    """An evening; tells what it was, and returns how much did not add up."""
    with tempfile.TemporaryDirectory() as folder:
        async with StandIn() as standin:
            begun = time.time()
            evening = TournamentEvening(standin, BotProcess(standin, Path(folder)), count)
            async with evening:
                await evening.begin()
                await evening.bot.ready()
                evening.opens(options="target=100", minutes=minutes, **options)
                await evening.killed_until_over(random.Random(seed), kills)
                await standin.until(
                    lambda: (found := evening.message()) and "Congratulations" in found.text,
                    "the end",
                    120,
                )
                faults = await faults_of(evening)
                one = await stored(evening.bot)
                assert one is not None
                await evening.bot.kill()
            written = [line for line in evening.bot.written if "Traceback" in line]
            report(evening, one, time.time() - begun)
            for fault in (*faults, *written, *map(str, standin.violations)):
                print(fault)
            return len(faults) + len(written) + len(standin.violations)


def report(evening: TournamentEvening, one: Tournament, seconds: float) -> None:
    """What the evening was, in numbers."""
    how = Counter(table.how for table in one.tables)
    print(f"{len(evening.people)} people, {one.rounds} rounds, {len(one.tables)} tables: {how}")
    print(f"{sum(evening.answered.values())} turns, {evening.kills} kills, {seconds:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=64)
    parser.add_argument("--kills", type=int, default=12)
    parser.add_argument("--minutes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duplicate", action="store_true")
    asked = parser.parse_args()
    raise SystemExit(
        asyncio.run(
            main(asked.people, asked.kills, asked.minutes, asked.seed, duplicate=asked.duplicate)
        )
    )
