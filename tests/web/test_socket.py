"""The socket of a table: what comes down it, and what a page may send up."""

import asyncio

import pytest
from aiohttp import ClientWebSocketResponse

from tests.bot.conftest import Room
from tests.bot.evening import begin, on_turn, waiting
from tests.web.conftest import PUBLIC_URL, Page
from tests.web.seats import sit


async def test_a_turn_at_the_page(room: Room, page: Page) -> None:
    """One draws and discards at the page, and sees the table after each move."""
    table = await begin(room)
    me = await sit(page, on_turn(room, table), table.id)
    other = await sit(page, waiting(room, table), table.id)

    assert "refused" not in await me.play("draw")
    discard = next(line for line in me.table["may"] if line.startswith("discard"))
    assert "refused" not in await me.play(discard)
    while other.table["step"] < table.step:
        await other.read("table")

    assert other.table["view"]["turn"] == other.table["seat"]
    assert other.table["view"]["pile"][-1] == discard.split()[1]


async def test_what_is_refused_says_why(room: Room, page: Page) -> None:
    """Out of turn, at an old step, and nonsense: each has its code, and nothing changes."""
    table = await begin(room)
    me = await sit(page, on_turn(room, table), table.id)
    other = await sit(page, waiting(room, table), table.id)
    step = table.step

    codes = [
        (await other.do("play", step=step, lines=["draw"]))["refused"]["code"],
        (await me.do("play", step=step - 1, lines=["draw"]))["refused"]["code"],
        (await me.do("play", step=step, lines=["fly"]))["refused"]["code"],
        (await me.do("play", step=step, lines=["draw", "discard As", "draw"]))["refused"]["code"],
        (await me.do("play", step=step, lines=["timeout"]))["refused"]["code"],
    ]

    assert codes[:2] == ["not_your_turn", "moved_on"]
    assert table.step == step


@pytest.mark.parametrize("origin", ["https://elsewhere.example", ""])
async def test_from_elsewhere(room: Room, page: Page, origin: str) -> None:
    """Another site's page gets no socket, whoever is signed in."""
    table = await begin(room)
    browser = await page.signed_in(room.alice.id)

    answer = await browser.ask(f"/table/{table.id}/socket", Origin=origin)

    assert answer.status == 403


async def test_too_fast(room: Room, page: Page) -> None:
    """The twenty-first message within five seconds closes the page."""
    table = await begin(room)
    me = await sit(page, room.alice, table.id)

    for _ in range(21):
        await me.socket.send_str('{"n": 1, "do": "plan", "line": null}')
    answers = [await me.read("answer") for _ in range(21)]
    await room.wait(1)

    assert answers[-1]["refused"]["code"] == "too_fast"
    assert "refused" not in answers[-2]
    assert me.socket.closed


async def test_who_goes_while_the_door_opens(room: Room, page: Page) -> None:
    """At whatever moment a page is closed, nobody is told of a fault."""
    table = await begin(room)
    headers = (await page.signed_in(room.alice.id)).headers | {"Origin": PUBLIC_URL}
    for steps in range(60):
        knock = page.http.ws_connect(f"{page.address}/table/{table.id}/socket", headers=headers)
        coming = asyncio.ensure_future(knock)
        for _ in range(steps):
            await asyncio.sleep(0)
        coming.cancel()
        for socket in await asyncio.gather(coming, return_exceptions=True):
            if isinstance(socket, ClientWebSocketResponse):
                await socket.close()
        await room.env.settle()
