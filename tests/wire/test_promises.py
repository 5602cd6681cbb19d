"""What storms promise holds over real sockets, with a real process: the simulation does not lie.

The looks are those of the simulation. Each promise has a test outside of it besides.
"""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.table.record import record_of
from data.store.database import Database
from sandbox.guilds import Guild
from sandbox.people import Person
from tests.bot.log_watch import told_in
from tests.simulation import scene
from tests.simulation.looks import deletion, limits, records, secrecy, tallies
from tests.simulation.looks.past import pasts_of
from tests.simulation.looks.remains import counted_again, everything
from tests.simulation.promises import PROMISES
from tests.simulation.witness import Witness
from tests.wire.aftermath import check
from tests.wire.evening import Evening
from tests.wire.matches import Kind
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn

assert scene  # by which all promises are known

ROOT = Path(__file__).parents[2]
KINDS = (
    Kind("five-hundred", options="target=100"),
    Kind("gin", options="target=25"),
    Kind("straight", 3, "target=30", is_open=True),
    Kind("tile", 1, "opening-points=0", computer=True),
)
KILLS, MOVES = 4, 60
PATIENCE_SECONDS = 60.0
OVER_SOCKETS = "tests/wire/test_promises.py::test_an_evening_keeps_them"
ROUNDS = "tests/wire/test_rounds.py::test_rounds_of_five"
CLUBS = "tests/wire/test_club_evening.py::test_an_evening"
PROOFS = {
    "every acknowledged move is in the record exactly once, and what was refused is not": (
        "tests/wire/test_crash.py::test_an_evening_of_kills"
    ),
    "records replay to the state shown": OVER_SOCKETS,
    "no text or picture's words for one reader hold what is hidden from them": OVER_SOCKETS,
    "no message is doubled or lost": "tests/wire/test_crash.py::test_an_evening_of_kills",
    "each surface reaches the last step once the storm is over": (
        "tests/wire/test_troubles.py::test_trouble_delays_but_loses_nothing"
    ),
    "what all have agreed to play is dealt at once": (
        "tests/wire/test_crash.py::test_killed_between_a_challenge_and_its_game"
    ),
    "whose turn it is is told soon, and called where they do nothing": (
        "tests/wire/test_troubles.py::test_moderators_may_delete"
    ),
    "who has pressed before their time was over has played in time": (
        "tests/wire/test_late_presses.py::test_a_press_in_the_last_moment_counts"
    ),
    "no time is charged for an outage, none is given, and the clock acts when it is over": (
        "tests/wire/test_standstill.py::test_stopped"
    ),
    "results, ratings and levels are what the games come to, each counted once": OVER_SOCKETS,
    "nothing stays for a person after deletion but what docs/privacy.md names": OVER_SOCKETS,
    # When calls arrive is the machine's affair as well: what counts is when they go out.
    "what is asked of Discord stays within its limits": (
        "tests/bot/runtime/test_budget.py::test_no_window_has_more"
    ),
    "no slot of the budget is kept while nothing is on its way": (
        "tests/bot/runtime/test_budget.py::test_a_call_that_fails_on_its_way_keeps_no_slot"
    ),
    "a process ends only when it is asked to, or when a trouble lets it": (
        "tests/wire/test_processes.py::test_a_dead_process_is_stood_in_for"
    ),
    "no token is used that is good for nothing any more": OVER_SOCKETS,
    "nothing that Discord would not have let pass was sent": OVER_SOCKETS,
    "no fault of our own is logged": OVER_SOCKETS,
    "no log tells a card, a seed or a token": OVER_SOCKETS,
    "a tournament comes to its end, in one message that tells how it ended": CLUBS,
    "who came, went, missed and won at a tournament is who they are, and its points add up": CLUBS,
    "nobody sits out twice in a tournament before everybody has, nor plays who missed two": ROUNDS,
    "a table that is broken off goes by its points, with what is laid and held": ROUNDS,
    "a round lasts as long as was said, and the time in which nobody could play in it": ROUNDS,
    "nobody who may still play the same cards sees them at another table": ROUNDS,
    "every game that counts is in one season, whose table is what its games come to": CLUBS,
    "a champion's role is worn by the champion where it may be given, and by nobody else": CLUBS,
    "who won a season, and a week, is told once where that is wanted, and calls nobody": CLUBS,
    "an answer to a puzzle counts once, and a streak is of days with a harder one solved": CLUBS,
    "what comes of an answer to a puzzle is the same whenever one looks": CLUBS,
    "nobody plays two games of an arena at once, nor any after they missed two or near its end": (
        "tests/simulation/test_promises_of_arenas.py::test_who_plays_twice_at_once"
    ),
    "each game of an arena brings what it came to, and double to who is on fire": (
        "tests/simulation/test_promises_of_arenas.py::test_a_game_that_brings_something_else"
    ),
    "a scorecard that is shared stands there once, and shows what its owner has done": CLUBS,
    "who plays a deal of the day sees nothing of what others did with it": CLUBS,
    "a moderator ends the tables that they may end, and each of these stands in the log": CLUBS,
    "who is around is called to a table that is opened, once, and nobody else is": CLUBS,
    "a server that invites us is welcomed, once": (
        "tests/wire/test_promises.py::test_a_server_that_invites_us_is_welcomed_once"
    ),
}
"""By promise: a test that sees it kept by a real process, over real sockets or in real time."""


@pytest.mark.crash
async def test_an_evening_keeps_them(standin: StandIn, tmp_path: Path) -> None:
    """Also when processes are killed, and when somebody has everything deleted."""
    standin.world.emojis.clear()
    evening = Evening(standin, BotProcess(standin, tmp_path), KINDS)
    witness = Witness(evening.bot.database)
    witness.watch(standin)
    async with evening:
        await evening.killed(KILLS, random.Random(1))
        await evening.play_until(MOVES)
    assert all(match.logs for match in evening.matches)
    assert not await check(evening, tmp_path)
    async with evening.bot:
        standin.pick_up()
        await delete_data(evening.matches[0].people[0], standin)
        await standin.until(lambda: has_parted(witness), "the deletion", PATIENCE_SECONDS)
    db = await Database.open(f"sqlite:///{evening.bot.database}")
    found = [fault async for fault in broken(db, witness, evening)]
    await db.close()
    assert not found, "\n".join(found)


@pytest.mark.wire
async def test_a_server_that_invites_us_is_welcomed_once(standin: StandIn, tmp_path: Path) -> None:
    """Also while we are away, and where the process is killed right after it."""
    host = Person(standin, "Dora")
    standin.world.users[host.id] = host
    guild = standin.open_server("Other Club", host)
    # At its first start it takes each server for one that knows it.
    await lived(standin, tmp_path, lambda: knows_a_server(tmp_path))
    standin.invite(guild)
    await lived(standin, tmp_path, lambda: bool(welcomes(standin, guild)))
    await lived(standin, tmp_path, lambda: True)
    assert len(welcomes(standin, guild)) == 1


async def lived(standin: StandIn, folder: Path, look: Callable[[], bool]) -> None:
    """Let a process live until it answers, and until *look* sees what is wanted; then kill it."""
    async with BotProcess(standin, folder) as bot:
        await bot.ready()
        await standin.alice.slash("help", standin.channel)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not look():
                await asyncio.sleep(0.05)
        await bot.kill()
    await standin.hang_up()
    standin.pick_up()


def knows_a_server(folder: Path) -> bool:
    """Whether it is stored of some server that it was welcomed, or needs no welcome."""
    with closing(sqlite3.connect(folder / "jolly.db")) as reading:
        return bool(reading.execute("SELECT 1 FROM welcomes").fetchall())


def welcomes(standin: StandIn, guild: Guild) -> list[str]:
    """What was said to a server that has invited us."""
    channels = [one for one in standin.world.channels.values() if not one.is_dm]
    own = (one for one in channels if standin.world.guild_of(one) is guild)
    posted = [each.text for one in own for each in one.messages.values()]
    return [text for text in posted if "Hello, I’m Jolly" in text]


async def delete_data(person: Person, standin: StandIn) -> None:
    """Have everything deleted that is stored about somebody."""
    asked = (await person.slash("privacy", standin.channel, action="delete")).message
    assert asked is not None
    await person.press(asked, "Yes")


def has_parted(witness: Witness) -> bool:
    """Whether somebody's data was deleted; looks."""
    witness.steps()
    return bool(witness.partings)


async def broken(db: Database, witness: Witness, evening: Evening) -> AsyncIterator[str]:
    """Each fault that the looks find."""
    pasts = await pasts_of(db)
    rows, recounted = await everything(db), await counted_again(db)
    for number, past in pasts.items():
        for fault in records.unlike_replay(past, await record_of(db, number)):
            yield fault
    people = [person for match in evening.matches for person in match.people]
    for faults in (
        secrecy.leaks(pasts, witness),
        tallies.miscounted(pasts, rows["results"]),
        tallies.unlike(rows, recounted),
        deletion.left(witness, people),
        deletion.come_back(pasts.values()),
        limits.misused_tokens(witness),
        (line for line in evening.bot.written if is_fault(line)),
    ):
        for fault in faults:
            yield fault


def is_fault(line: str) -> bool:
    """Whether a line of the log tells of a fault, or what no log may; discord.py names sessions."""
    return "Traceback" in line or (" discord." not in line and bool(told_in(line)))


def test_each_promise_has_its_proof() -> None:
    assert PROOFS.keys() == PROMISES.keys()
    for proof in PROOFS.values():
        file, name = proof.split("::")
        assert f"def {name}(" in (ROOT / file).read_text("utf-8")
