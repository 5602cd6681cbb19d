"""Once a day the bot removes what nobody needs, and players notice nothing but that."""

import pytest

from bot.hosting.retention import Retention
from bot.runtime.clock import HOUR_MS, now_ms
from data import challenges, games
from data.errors import NoSuchChallenge
from tests.bot.conftest import Room
from tests.bot.evening import answer, begin, on_turn

pytestmark = pytest.mark.usefixtures("seldom_beats")

DAY_SECONDS = 86_400


async def finished(room: Room) -> int:
    """The number of a game that somebody has resigned."""
    table = await begin(room)
    person = on_turn(room, table)
    sure = await person.slash(room.channel, "resign")
    await room.press(person, sure.response.message, "Yes")
    await room.wait()
    assert table.over
    return int(table.id)


async def test_old_challenges_go(room: Room) -> None:
    """The challenge that led to a game is gone after its days; the game is not."""
    game = await finished(room)
    retention = Retention(room.app.desk, None, 2)
    await room.wait(DAY_SECONDS)
    await retention.remove_old()
    async with room.db.reading() as tx:
        assert (await challenges.load(tx, 1)).game_id == game
    await room.wait(2 * DAY_SECONDS)
    await retention.remove_old()
    async with room.db.reading() as tx:
        with pytest.raises(NoSuchChallenge):
            await challenges.load(tx, 1)
        assert await games.moves_of(tx, game)


async def test_one_process_does_it(room: Room) -> None:
    """That of the first shard, of however many there are."""
    before = len(room.app.desk.timers)
    room.app.shard_ids, room.app.shard_count = [1], 2
    Retention(room.app.desk, None, 2).begin()
    assert len(room.app.desk.timers) == before
    room.app.shard_ids = [0]
    Retention(room.app.desk, None, 2).begin()
    assert len(room.app.desk.timers) == before + 1


async def test_a_game_without_its_moves(room: Room) -> None:
    """Where the host keeps moves for a week, an old game has no replay, and the bot says so."""
    game = await finished(room)
    await room.wait(8 * DAY_SECONDS)
    await Retention(room.app.desk, 7, 30).remove_old()
    async with room.db.reading() as tx:
        assert await games.moves_of(tx, game) == ()
        assert (await games.load(tx, game)).finished_ms < now_ms() - 24 * HOUR_MS
    said = await room.alice.slash(room.channel, "table", table=str(game))
    assert f"#{game}" in answer(said)
