"""What two people chose last, of all that is stored."""

from dataclasses import replace
from typing import Any

from data import challenges, games
from data.challenges import Invited
from data.pairs import Choice, last_choice
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, GUILD, NOW, new_game
from tests.data.test_stored_challenges import OPEN_TABLE, TO_BOB

LATER = NOW + 60_000


async def last(db: Database, *people: int, guild: int = GUILD) -> Choice | None:
    async with db.reading() as tx:
        return await last_choice(tx, guild, *(people or (ALICE, BOB)))


async def test_the_last_of_challenges_and_games(db: Database) -> None:
    """The newest counts, whoever asked whom, and whether or not it was played."""
    assert await last(db) is None
    async with db.transaction() as tx:
        first = await challenges.create(tx, TO_BOB)
        await challenges.change_rules(tx, first, {"target": 300}, None)
    assert await last(db) == Choice("five-hundred", {"target": 300}, NOW)
    async with db.transaction() as tx:
        await games.create(tx, new_game(BOB, ALICE, variant="gin", now_ms=LATER))
    assert await last(db, BOB, ALICE) == await last(db)
    assert await last(db) == Choice("gin", {"target": 500, "clock": None}, LATER)


async def test_what_does_not_count(db: Database) -> None:
    """Other servers, others at the table, open tables and the computer are not these two alone."""
    three = replace(TO_BOB, invited=(Invited(BOB, "Bob"), Invited(CAROL, "Carol")), seats=3)
    with_computer = replace(TO_BOB, computer="normal", seats=3)
    async with db.transaction() as tx:
        for new in (three, OPEN_TABLE, with_computer, replace(TO_BOB, guild_id=GUILD + 1)):
            await challenges.create(tx, new)
        for seats in ((ALICE, BOB, CAROL), (ALICE, None), (BOB, CAROL)):
            await games.create(tx, new_game(*seats))
    assert await last(db) is None
    assert await last(db, guild=GUILD + 1)


async def test_what_came_to_nothing(db: Database) -> None:
    """What was taken back or declined is as if it had not been; what ran out is not."""
    async with db.transaction() as tx:
        ends: tuple[Any, ...] = ("cancelled", "declined", "expired")
        numbers = {end: await challenges.create(tx, replace(TO_BOB, variant=end)) for end in ends}
        for end in ("expired", "declined", "cancelled"):
            await challenges.close(tx, numbers[end], end)
    assert await last(db) == Choice("expired", dict(TO_BOB.rules), NOW)


async def test_before_a_challenge(db: Database) -> None:
    """What came before a challenge is neither it nor the game that it led to."""
    async with db.transaction() as tx:
        await challenges.create(tx, replace(TO_BOB, variant="gin"))
        second = await challenges.create(tx, replace(TO_BOB, now_ms=LATER))
        await games.create(tx, new_game(now_ms=LATER + 1))
        found = await last_choice(tx, GUILD, ALICE, BOB, before=second)
    assert found is not None
    assert found.variant == "gin"
