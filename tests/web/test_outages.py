"""While Discord cannot be reached, and at the end: nothing is done at the page."""

import asyncio

from tests.bot.conftest import Room
from tests.bot.evening import begin, on_turn
from tests.web.conftest import Page
from tests.web.seats import sit

SHARD = 0


async def test_no_move_while_discord_is_away(room: Room, page: Page) -> None:
    """A move is refused until the shard is back, and what it missed is charged to nobody."""
    table = await begin(room)
    seat = await sit(page, on_turn(room, table), table.id)
    room.app.outages.lost(SHARD)

    refused = (await seat.play("draw"))["refused"]
    assert refused["code"] == "halted"
    assert "reach Discord" in refused["text"]
    assert table.step == seat.table["step"]

    await room.app.outages.over(SHARD)
    assert "refused" not in await seat.play("draw")


async def test_pages_are_closed_at_the_end(room: Room, page: Page) -> None:
    """Nobody waits for them, and each comes again by itself."""
    table = await begin(room)
    seat = await sit(page, on_turn(room, table), table.id)

    began = asyncio.get_running_loop().time()
    await page.runner.cleanup()

    assert asyncio.get_running_loop().time() - began < 1
    await seat.closed()
    assert seat.socket.close_code is not None
