"""What comes from whoever wishes ill: it is refused or closed, and nobody else is slower."""

import asyncio
from random import Random
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse

from bot.messages.pages import Pages
from data import games
from tests.bot.conftest import Room
from tests.bot.evening import begin, turn, waiting
from tests.web.conftest import PUBLIC_URL, Page
from tests.web.malice import SOLID, is_wish, no_use, say_too_much
from tests.web.seats import Seat, sit, until

MANY, AT_ONCE = 10_000, 20
"""How many messages there are, and how many of one person are heard at once."""
PAUSE_SECONDS = 5.01
"""After so long one may say as much again."""
GAMES = ("five-hundred", "tile")
LASTING = {"options": "turn-limit=none"}
PLAIN = ("draw", "turnover", "pass", "discard")
"""How the lines begin that one plays who does not care."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_ten_thousand_messages_that_are_none(room: Room, page: Page, game: str) -> None:
    """Each is refused or closes its page, and the table stands as it stood.

    Two players and an onlooker say all they can, and one of them more; those who play elsewhere are
    answered meanwhile.
    """
    dan, eve = (room.guild.add_member(room.env.create_user(name)) for name in ("dan", "eve"))
    others = await begun(room, page, dan, eve, "five-hundred")
    foes = await begun(room, page, room.alice, room.bob, game)
    for _ in range(8):
        await move(foes)
    await asyncio.sleep(PAUSE_SECONDS)
    table = await room.table(2)
    foes[room.carol] = await sit(page, room.carol, table.id)
    before, dice = (table.step, table.state, table.row.players), Random(31)
    for _ in range(MANY // len(GAMES) // (len(foes) * AT_ONCE) + 1):
        said = {foe: [no_use(table.step, dice) for _ in range(AT_ONCE - 1)] for foe in foes}
        for foe, texts in said.items():
            for text in texts:
                await foes[foe].socket.send_str(text)
        assert "refused" not in await move(others)
        for foe, texts in said.items():
            for text in texts:
                assert "refused" in await foes[foe].read("answer"), text
        loud = dice.choice([*foes])
        await say_too_much(foes[loud].socket, dice)
        await foes[loud].closed()
        await asyncio.sleep(PAUSE_SECONDS)
        foes[loud] = await sit(page, loud, table.id)

    assert (table.step, table.state, table.row.players) == before


async def begun(room: Room, page: Page, one: Any, other: Any, game: str) -> dict[Any, Seat]:
    """The pages of two at a new table."""
    await one.slash(room.channel, "challenge", opponent=other, game=game, **LASTING)
    await room.press(other, room.message_with("Accept"), "Accept")
    await room.wait()
    async with room.db.reading() as tx:
        number = (await games.running(tx))[-1].id
    return {person: await sit(page, person, number) for person in (one, other)}


async def move(seats: dict[Any, Seat]) -> dict[str, Any]:
    """What is answered to whoever is to move, who does not care how."""
    newest = max(seat.look()["step"] for seat in seats.values())
    for seat in seats.values():
        await until(seat, lambda shown: shown["step"] >= newest)
    seat = next(s for s in seats.values() if s.table["view"]["turn"] == s.table["seat"])
    lines = [may for may in seat.table["may"] if may.startswith(PLAIN)]
    assert lines, seat.table
    return await seat.play(lines[0])


async def test_many_tabs_say_no_more_than_one(room: Room, page: Page) -> None:
    """Twenty messages are heard at two pages of one person together, whoever else says something.

    Who comes back at once has not gained anything; some seconds later all is as ever.
    """
    table = await begin(room)
    one, two = [await sit(page, room.alice, table.id) for _ in range(2)]
    other = await sit(page, room.bob, table.id)
    for tab in (one, two):
        for _ in range(AT_ONCE // 2):
            await tab.socket.send_str('{"n": 1, "do": "plan", "line": null}')
        assert not any(["refused" in await tab.read("answer") for _ in range(AT_ONCE // 2)])

    for tab in (two, await sit(page, room.alice, table.id)):
        await tab.socket.send_str('{"n": 1, "do": "here", "on": true}')
        assert (await tab.read("answer"))["refused"]["code"] == "too_fast"
        await tab.closed()
    assert "refused" not in await other.do("here", on=True)
    await room.wait(PAUSE_SECONDS)
    assert "refused" not in await one.do("here", on=True)


async def test_messages_that_are_too_large(room: Room, page: Page) -> None:
    """One above 16 kB closes the page, and what is far above is not even read; bytes do as well."""
    table = await begin(room)
    before = table.step
    for said in ("x" * (16 * 1024 + 1), "x" * 200_000, b"\x00\xff"):
        me = await sit(page, room.alice, table.id)
        if isinstance(said, str):
            await me.socket.send_str(said)
        else:
            await me.socket.send_bytes(said)
        await room.wait(2)
        assert me.socket.closed

    assert table.step == before


async def test_keys_of_others(room: Room, page: Page) -> None:
    """Without a session, or with one that has ended, there is no socket."""
    table = await begin(room)
    browser = await page.signed_in(room.alice.id)
    path = f"/table/{table.id}/socket"

    assert (await page.browser().ask(path, Origin=PUBLIC_URL)).status == 401
    strange = {"Origin": PUBLIC_URL, "Sec-WebSocket-Protocol": "jolly, session.abcdef"}
    assert (await page.browser().ask(path, **strange)).status == 401
    await page.sessions.end_all(room.alice.id)
    assert (await browser.ask(path, Origin=PUBLIC_URL)).status == 401
    assert (await (await page.signed_in(room.alice.id)).ask("/table/999/socket")).status == 403


async def test_what_one_may_not_do_for_another(room: Room, page: Page) -> None:
    """A page acts for whoever is signed in, whatever it says."""
    table = await begin(room)
    me = await sit(page, waiting(room, table), table.id)
    seat = table.state.to_act

    for wish in (
        {"do": "play", "step": table.step, "lines": [f"{seat} draw"]},
        {"do": "play", "step": table.step, "lines": ["draw"], "seat": seat},
        {"do": "play", "step": table.step, "lines": ["resign"]},
        {"do": "play", "step": table.step, "lines": ["more-time 1 900"]},
        {"do": "play", "step": table.step, "lines": ["deal"]},
    ):
        assert "refused" in await me.do(**wish)
    assert not table.over


async def test_a_page_that_never_reads(room: Room, page: Page) -> None:
    """It is closed, and another's at the same table goes on as ever."""
    table = await begin(room, options="turn-limit=none")
    browser = await page.signed_in(room.alice.id)
    deaf = await page.http.ws_connect(
        f"{page.address}/table/{table.id}/socket", headers=browser.headers | {"Origin": PUBLIC_URL}
    )
    stop_reading(deaf)
    page.sockets.append(deaf)
    other = await sit(page, room.bob, table.id)
    for _ in range(6):
        await turn(room, table)
        await until(other, lambda shown: shown["step"] == table.step)
    await room.wait(60)

    pages = page.app.part(Pages)
    assert not pages.here(table.id, room.alice.id)
    assert pages.here(table.id, room.bob.id)
    assert not room.faults


async def test_very_many_tabs(room: Room, page: Page) -> None:
    """The oldest of more than twenty pages of one person is closed, and the newest works."""
    table = await begin(room)
    tabs = [await sit(page, room.alice, table.id) for _ in range(21)]
    await room.wait(1)

    assert [tab.socket.closed for tab in tabs] == [True] + 20 * [False]
    assert "refused" not in await tabs[-1].do("here", on=True)


def stop_reading(socket: ClientWebSocketResponse) -> None:
    """Let nothing more of what is sent to *socket* be read."""
    connection: Any = socket._conn
    connection.transport.pause_reading()


def test_what_is_spoilt_can_be_solid() -> None:
    """What is spoilt would be a wish otherwise: what is refused is the spoiling."""
    assert all(map(is_wish, SOLID))
