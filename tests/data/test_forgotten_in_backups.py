"""Backups and people who were forgotten since: a restore brings nobody back."""

from pathlib import Path

import pytest
from sqlalchemy import select

from data import challenges, deletions, games, privacy, settings
from data.backup.copies import backup, restore
from data.challenges import ChallengeRow, Invited, NewChallenge
from data.games import GameRow
from data.privacy import NOBODY
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, CAROL, CHANNEL, GUILD, NOW, new_game, played

FINISHED, RUNNING, ALONE, OTHERS = 1, 2, 3, 4
"""The games of an evening."""


async def evening(url: str) -> None:
    """A finished game, running ones of Alice and of others, and challenges."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 100])
        await games.create(tx, new_game(ALICE, BOB, CAROL))
        await games.create(tx, new_game(ALICE, None, guild=None, rated=False))
        await games.create(tx, new_game(BOB, CAROL))
        for game in (RUNNING, ALONE, OTHERS):
            await games.note(tx, game, shown_step=0)
        for challenger, invited in ((BOB, ALICE), (BOB, CAROL)):
            await challenges.create(tx, challenge(challenger, invited))
        await settings.change_user(tx, ALICE, cards="emoji")
    await db.close()


def challenge(challenger: int, invited: int) -> NewChallenge:
    return NewChallenge(
        guild_id=GUILD,
        channel_id=CHANNEL,
        variant="gin",
        rules={"target": 100},
        challenger=Invited(challenger, f"user {challenger}"),
        invited=[Invited(invited, f"user {invited}")],
        seats=2,
        seed=bytes(32),
        commitment="cd" * 32,
        now_ms=NOW,
        expires_ms=NOW + 1,
    )


async def forget(url: str, user: int) -> None:
    """Delete the data of *user*, as the bot does once their games are resigned."""
    db = await Database.open(url)
    async with db.transaction() as tx:
        await privacy.forget(tx, user, [row.id for row in await games.tables_of(tx, user)])
    await db.close()


async def stored(url: str) -> tuple[tuple[GameRow, ...], list[ChallengeRow], set[int]]:
    """The games and challenges of a database, and everybody whom it names."""
    db = await Database.open(url)
    people: set[int] = set()
    async with db.reading() as tx:
        rows = await games.find(tx, select(games.games).order_by(games.games.c.id))
        asked = [await challenges.load(tx, number) for number in (1, 2)]
        for column in privacy.PERSONAL:
            people |= {one for one in (await tx.execute(select(column))).scalars() if one}
    await db.close()
    return rows, asked, people


async def test_nobody_comes_back(shared_url: str, tmp_path: Path) -> None:
    """Who was forgotten after the backup is so in what is restored, as often as it is restored."""
    await evening(shared_url)
    await backup(shared_url, tmp_path / "b.db", NOW)
    await forget(shared_url, ALICE)

    for moment in range(2):
        restored = await restore(shared_url, tmp_path / "b.db", NOW + 1000 * moment)

        rows, _, people = await stored(shared_url)
        assert restored.forgotten == 1
        assert {user for user in people if user > 0} == {BOB, CAROL}
        assert rows[0].players[0].name == NOBODY


async def test_what_went_on(shared_url: str, tmp_path: Path) -> None:
    """A table of several is to be taken up; a game in a DM is over; nobody is asked any more."""
    await evening(shared_url)
    await backup(shared_url, tmp_path / "b.db", NOW)
    await forget(shared_url, ALICE)

    await restore(shared_url, tmp_path / "b.db", NOW)

    rows, asked, _ = await stored(shared_url)
    assert [row.state for row in rows] == ["finished", "playing", "aborted", "playing"]
    assert [row.shown_step for row in rows] == [None, None, 0, 0]
    assert (rows[2].channel_id, rows[2].end_message_id) == (privacy.NO_PLACE, privacy.NO_PLACE)
    assert [one.state for one in asked] == ["cancelled", "open"]


async def test_who_came_back_stays(shared_url: str, tmp_path: Path) -> None:
    """A deletion before the backup is none of what the person has played since."""
    await evening(shared_url)
    await forget(shared_url, ALICE)
    db = await Database.open(shared_url)
    async with db.transaction() as tx:
        await played(tx, [ALICE, BOB], [500, 100])
    await db.close()
    await backup(shared_url, tmp_path / "b.db", NOW)
    await forget(shared_url, BOB)

    restored = await restore(shared_url, tmp_path / "b.db", NOW)

    rows, _, people = await stored(shared_url)
    assert restored.forgotten == 1
    assert {user for user in people if user > 0} == {ALICE, CAROL}
    assert rows[-1].players[0].user_id == ALICE


async def test_a_newer_backup_tells_an_older_one(url: str, shared_url: str, tmp_path: Path) -> None:
    """Where the database is lost: the newest backup first, and what it knows holds for others."""
    await evening(url)
    await backup(url, tmp_path / "old.db", NOW)
    await forget(url, ALICE)
    await backup(url, tmp_path / "new.db", NOW)
    Path(url.removeprefix("sqlite:///")).unlink()

    first = await restore(shared_url, tmp_path / "new.db", NOW)
    then = await restore(shared_url, tmp_path / "old.db", NOW + 1000)

    _, _, people = await stored(shared_url)
    assert (first.forgotten, then.forgotten) == (None, 1)
    assert ALICE not in people


@pytest.mark.parametrize("text", ["broken" * 999, None], ids=["damaged", "missing"])
async def test_nothing_to_know_them_from(url: str, tmp_path: Path, text: str | None) -> None:
    """Where what was there cannot be read, a host is told that deletions are not known."""
    await evening(url)
    await backup(url, tmp_path / "b.db", NOW)
    file = Path(url.removeprefix("sqlite:///"))
    file.unlink()
    if text:
        file.write_text(text)

    restored = await restore(url, tmp_path / "b.db", NOW)

    assert restored.forgotten is None


async def test_what_is_restored_knows_them_too(shared_url: str, tmp_path: Path) -> None:
    """The list goes on: a backup of what was restored has every deletion, each once."""
    await evening(shared_url)
    await backup(shared_url, tmp_path / "b.db", NOW)
    for user in (ALICE, CAROL):
        await forget(shared_url, user)
    for moment in range(2):
        await restore(shared_url, tmp_path / "b.db", NOW + 1000 * moment)

    db = await Database.open(shared_url)
    async with db.reading() as tx:
        found = [len(await deletions.of_user(tx, user)) for user in (ALICE, BOB, CAROL)]
    await db.close()
    assert found == [1, 0, 1]
