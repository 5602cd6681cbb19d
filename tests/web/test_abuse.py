"""What comes from whoever wishes ill: it is refused or closed, and nobody else is slower."""

import asyncio
from random import Random
from typing import Any

from aiohttp import ClientWebSocketResponse

from bot.messages.pages import Pages
from bot.web.wishes import WISHES
from tests.bot.conftest import Room
from tests.bot.evening import begin, turn, waiting
from tests.web.conftest import PUBLIC_URL, Page
from tests.web.seats import sit, until

SOLID = [
    '{"n": 1, "do": "play", "step": 1, "lines": ["draw"]}',
    '{"n": 2, "do": "raise", "cards": ["7h", "8h"]}',
    '{"n": 3, "do": "draft", "table": [["r3", "*r4"], ["b7"]]}',
    '{"n": 4, "do": "plan", "line": "discard Kd"}',
    '{"n": 5, "do": "agree", "proposal": 12}',
    '{"n": 6, "do": "way", "way": "give:1:300"}',
    '{"n": 7, "do": "replay", "at": 3}',
]
JUNK = ["null", "[]", "{}", "-1", "1e400", '""', "\u0000", "NaN", '"\ud83c"', "[[[[", "true", "💥"]
AT_ONCE, PAUSE_SECONDS = 20, 5.01
"""So many messages of one person are heard at once; after so long they may say as much again."""
SPACING_SECONDS = 0.26
"""As fast as a page may speak."""


def spoilt(dice: Random) -> str:
    """A message that is none, or nearly one."""
    text = dice.choice(SOLID)
    for _ in range(dice.randint(1, 4)):
        at, width = dice.randrange(len(text) + 1), dice.randint(0, 9)
        text = text[:at] + dice.choice([*JUNK, "", text[at : at + width] * 3]) + text[at + width :]
    return text.encode("utf-8", "replace").decode()


async def test_a_thousand_messages_that_are_none(room: Room, page: Page) -> None:
    """Each is answered, none is a fault, and the table stands as it stood."""
    table = await begin(room, options="turn-limit=none")
    me = await sit(page, waiting(room, table), table.id)
    dice, before, answers = Random(31), table.step, 0
    for _ in range(1000):
        await me.socket.send_str(spoilt(dice))
        await asyncio.sleep(SPACING_SECONDS)
        assert await me.read("answer")
        answers += 1

    assert answers == 1000
    assert table.step == before


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
    assert [WISHES.validate_json(one).n for one in SOLID] == list(range(1, 8))
