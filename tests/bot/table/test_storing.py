"""What is stored along with a move where others have to hear of it."""

import pytest

from bot.table.played import events_of, line_of, store
from data import games, running
from data.games import NewGame, NewPlayer
from data.store.database import Database
from engine.game import start
from engine.moves import DEALER
from engine.shuffle import game_key
from engine.variants import VARIANTS

VARIANT = VARIANTS["gin"]
SEED = bytes(32)
NOW = 1_750_000_000_000


@pytest.mark.parametrize(("wake", "called"), [(None, []), (3, [1])])
async def test_the_process_of_a_table_is_called(wake: int | None, called: list[int]) -> None:
    """With a move that another one has made, in one transaction; never with its own."""
    db = await Database.open("sqlite:///:memory:")
    rules = VARIANT.rules()
    new = NewGame(
        channel_id=1,
        guild_id=1,
        variant=VARIANT.key,
        rules=rules.model_dump(mode="json"),
        dealer=1,
        players=[NewPlayer(1, "alice"), NewPlayer(2, "bob")],
        seed=SEED,
        commitment="",
        now_ms=NOW,
    )
    async with db.transaction() as tx:
        row = await games.load(tx, await games.create(tx, new))
    (dealt,) = events_of(start(VARIANT, rules, 2, 1), game_key(SEED, []), DEALER, (), 0)
    lines = [line_of(dealt, 0, "dealer")]
    row = await store(db, row, 0, dealt.after, lines, NOW, wake=wake)
    async with db.reading() as tx:
        again = await games.load(tx, row.id)
        assert (again.step, row.step, again.state) == (1, 1, "playing")
        assert [*(await running.woken(tx, [3])).values()] == called
    await db.close()
