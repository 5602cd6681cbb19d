"""What the standings of a week are made of, of all that is stored."""

from data import privacy, settings, standings
from data.store.database import Database
from tests.data.stored_samples import ALICE, BOB, GUILD, NOW, played

HOUR = 3_600_000


async def test_servers_that_want_the_week(db: Database) -> None:
    """Those with a channel for it, while we are there."""
    async with db.transaction() as tx:
        await settings.change_server(tx, 1, weekly_channel=11, threads=True)
        await settings.change_server(tx, 2, threads=True)
        await settings.change_server(tx, 3, weekly_channel=33)
        await settings.change_server(tx, 4, weekly_channel=44)
        await settings.change_server(tx, 4, weekly_channel=None)
        await privacy.note_server(tx, 3, NOW)
        assert await settings.servers_with(tx, "weekly_channel") == (1,)


async def test_games_of_some_time(db: Database) -> None:
    """The first moment counts, the last does not; the most played game comes first."""
    async with db.transaction() as tx:
        for ended_ms, variant in (
            (NOW - 1, "tile"),
            (NOW, "gin"),
            (NOW + 1, "straight"),
            (NOW + 2, "straight"),
            (NOW + HOUR, "zolik"),
        ):
            await played(tx, [ALICE, BOB], [9, 5], finished_ms=ended_ms, variant=variant)
        found = await standings.played(tx, GUILD, NOW, NOW + HOUR)
        week = await standings.standings(
            tx, GUILD, "straight", "week", now_ms=NOW, until_ms=NOW + 2
        )
        assert await standings.played(tx, GUILD + 1, NOW, NOW + HOUR) == ()
    assert found == ("straight", "gin")
    assert [(row.user_id, row.games) for row in week.rows] == [(ALICE, 1), (BOB, 1)]
