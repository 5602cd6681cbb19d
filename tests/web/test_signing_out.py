"""Signing out everywhere, and what is kept of sessions and links for how long."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.hosting.retention import Retention
from bot.web.sessions import CHECK_SECONDS
from data import sessions as stored
from data.sessions import LINK_MS
from data.store.schema import page_links, sessions
from tests.bot.conftest import Room, button, text_of
from tests.bot.evening import begin, shown
from tests.web.conftest import Page
from tests.web.seats import sit


async def time_off(room: Room, person: Any) -> Any:
    """The last page of somebody's preferences, where the way out of all is."""
    answer = await person.slash(room.channel, "preferences")
    await room.press(person, shown(answer), "Quiet, vacation")
    return answer


async def kept(room: Room) -> tuple[int, int]:
    """How many sessions and links are stored."""
    async with room.db.reading() as tx:
        rows = [
            await tx.scalar(select(func.count()).select_from(t)) for t in (sessions, page_links)
        ]
    return rows[0] or 0, rows[1] or 0


async def test_signing_out_everywhere(room: Room, page: Page) -> None:
    """A button of /preferences ends one's own sessions, and those of nobody else."""
    browsers = [await page.signed_in(person.id) for person in (room.alice, room.alice, room.bob)]
    ended: list[int] = []
    page.sessions.ended.subscribe(ended.append)
    panel = await time_off(room, room.alice)

    await room.press(room.alice, shown(panel), "Sign out everywhere")

    answers = [await browser.ask("/table/") for browser in browsers]
    assert [answer.status for answer in answers] == [401, 401, 200]
    assert ended == [room.alice.id]
    assert "signed out in every browser" in text_of(shown(panel))


@pytest.mark.parametrize("where", ["here", "elsewhere"])
async def test_what_is_open_closes(room: Room, page: Page, where: str) -> None:
    """At once, and some minutes later where it was another process that heard of it."""
    table = await begin(room)
    seats = [await sit(page, person, table.id) for person in (room.alice, room.bob)]
    watching = [asyncio.create_task(seat.closed()) for seat in seats]
    if where == "here":
        await page.sessions.end_all(room.alice.id)
        await room.wait(1)
    else:
        await room.db.write(stored.end_all, room.alice.id)
        await room.wait(CHECK_SECONDS)

    assert [each.done() for each in watching] == [True, False]
    await seats[1].socket.close()
    await asyncio.gather(*watching)


async def test_no_way_out_of_what_is_not_there(room: Room) -> None:
    """On a host without pages /preferences is what it was."""
    assert button(shown(await time_off(room, room.alice)), "Sign out everywhere") is None


async def test_a_deletion_ends_all_sessions(room: Room, page: Page) -> None:
    """Whoever has their data deleted is signed out, and an export has no key."""
    browser = await page.signed_in(room.alice.id)
    await page.link(room.alice.id)
    export = await room.alice.slash(room.channel, "privacy", action="export")
    (sent,) = export.followups or [export.response]
    (file,) = sent.message.attachments
    words = await file.read()
    assert len(json.loads(words)["sessions"]) == 1
    assert browser.headers["Cookie"].removeprefix("jolly=").encode() not in words
    ended: list[int] = []
    page.sessions.ended.subscribe(ended.append)

    sure = await room.alice.slash(room.channel, "privacy", action="delete")
    await room.press(room.alice, shown(sure), "Yes")

    assert (await browser.ask("/table/")).status == 401
    assert await kept(room) == (0, 0)
    assert ended == [room.alice.id]


async def test_what_lets_nobody_in_is_swept(room: Room, page: Page, soon_over: int) -> None:
    """The unused link is gone when it is over, and days later the unused session."""
    await page.signed_in(room.alice.id)
    await page.link(room.alice.id)
    retention = Retention(room.app.desk, None, 30)

    await room.wait(LINK_MS / 1000)
    await retention.remove_old()
    assert await kept(room) == (1, 0)
    await room.wait(soon_over / 1000)
    await retention.remove_old()
    assert await kept(room) == (0, 0)
