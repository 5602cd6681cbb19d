"""What storms promise holds over real sockets, with a real process: the simulation does not lie.

The looks are those of the simulation. Each promise has a test outside of it besides.
"""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.table.record import record_of
from data.store.database import Database
from sandbox.people import Person
from tests.bot.log_watch import told_in
from tests.simulation import promises_of_clubs
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

assert promises_of_clubs  # they are registered, too

ROOT = Path(__file__).parents[2]
KINDS = (
    Kind("five-hundred", options="target=60"),
    Kind("gin", options="target=25"),
    Kind("straight", 3, "target=30", is_open=True),
    Kind("tile", 1, "opening-points=0", computer=True),
)
KILLS, MOVES = 4, 60
DELETION_SECONDS = 60.0
OVER_SOCKETS = "tests/wire/test_promises.py::test_an_evening_keeps_them"
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
    "no time is charged for an outage, none is given, and the clock acts when it is over": (
        "tests/wire/test_standstill.py::test_stopped"
    ),
    "results, ratings and levels are what the games come to, each counted once": OVER_SOCKETS,
    "nothing stays for a person after deletion but what docs/privacy.md names": OVER_SOCKETS,
    "what is asked of Discord stays within its limits": OVER_SOCKETS,
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
    "a tournament comes to its end, in one message that tells how it ended": (
        "tests/wire/test_club_evening.py::test_an_evening"
    ),
    "who came, went, missed and won at a tournament is who they are, and its points add up": (
        "tests/wire/test_club_evening.py::test_an_evening"
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
    assert not await check(evening, tmp_path)
    async with evening.bot:
        standin.pick_up()
        await delete_data(evening.matches[0].people[0], standin)
        await standin.until(lambda: has_parted(witness), "the deletion", DELETION_SECONDS)
    db = await Database.open(f"sqlite:///{evening.bot.database}")
    found = [fault async for fault in broken(db, witness, standin, evening)]
    await db.close()
    assert not found, "\n".join(found)


async def delete_data(person: Person, standin: StandIn) -> None:
    """Have everything deleted that is stored about somebody."""
    asked = (await person.slash("privacy", standin.channel, action="delete")).message
    assert asked is not None
    await person.press(asked, "Yes")


def has_parted(witness: Witness) -> bool:
    """Whether somebody's data was deleted; looks."""
    witness.steps()
    return bool(witness.partings)


async def broken(
    db: Database, witness: Witness, standin: StandIn, evening: Evening
) -> AsyncIterator[str]:
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
        limits.floods(standin.calls),
        limits.refusals(witness),
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
