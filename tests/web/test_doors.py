"""Who is let in at the page, and where; everybody else reads a sentence."""

import pytest

from bot.runtime.clock import DAY_MS
from data.sessions import LINK_MS
from tests.bot.conftest import Room
from tests.bot.evening import begin
from tests.web.conftest import PUBLIC_URL, Page

COOKIE = "jolly={}; HttpOnly; Max-Age=31536000; Path=/; SameSite=Lax; Secure"


async def test_a_link_lets_in_once(room: Room, page: Page) -> None:
    """It leads to its table with a cookie that no script reads; the second time to a sentence."""
    table = await begin(room)
    link, browser = await page.link(room.alice.id, table.id), page.browser()

    answer = await browser.ask(link)

    assert (answer.status, answer.headers["Location"]) == (303, f"/table/{table.id}")
    key = answer.cookies["jolly"].value
    assert answer.headers["Set-Cookie"] == COOKIE.format(key)
    assert (await browser.ask(f"/table/{table.id}")).status == 200
    again = await page.browser().ask(link)
    assert again.status == 410
    assert "This link has been used" in await again.text()
    assert "Set-Cookie" not in again.headers


async def test_a_link_without_a_table(page: Page, room: Room) -> None:
    """It leads to the list of one's tables."""
    answer = await page.browser().ask(await page.link(room.alice.id))

    assert answer.headers["Location"] == "/table/"


@pytest.mark.parametrize("path", ["/t/unknown", "/t/%00", "/t/" + "x" * 2000])
async def test_what_is_no_link(page: Page, path: str) -> None:
    """Whatever stands in its place lets nobody in."""
    assert (await page.browser().ask(path)).status == 410


async def test_an_old_link(room: Room, page: Page) -> None:
    """After ten minutes it counts no more."""
    link = await page.link(room.alice.id)
    await room.wait(LINK_MS / 1000)

    assert (await page.browser().ask(link)).status == 410


async def test_looking_whether_a_link_is_there(room: Room, page: Page) -> None:
    """A HEAD, as programs send that show what a link leads to, does not use it up."""
    link = await page.link(room.alice.id)

    assert (await page.browser().ask(link, "HEAD")).status == 405
    assert (await page.browser().ask(link)).status == 303


async def test_another_link_in_the_same_browser(room: Room, page: Page) -> None:
    """One's own session goes on; somebody else's link makes it theirs."""
    browser = await page.signed_in(room.alice.id)

    assert "Set-Cookie" not in (await browser.ask(await page.link(room.alice.id))).headers
    assert "Set-Cookie" in (await browser.ask(await page.link(room.bob.id))).headers


@pytest.mark.parametrize("path", ["/table/", "/table/1"])
@pytest.mark.parametrize("cookie", [None, "jolly=guessed", "jolly=", "other=1"])
async def test_nobody_is_signed_in(page: Page, path: str, cookie: str | None) -> None:
    """The sentence says where a link is had."""
    headers = {} if cookie is None else {"Cookie": cookie}
    answer = await page.browser().ask(path, **headers)

    assert answer.status == 401
    assert "Press Play at the table" in await answer.text()


async def test_a_session_lasts_while_it_is_used(room: Room, page: Page, soon_over: int) -> None:
    """So long after the last use it is over, and not before."""
    browser = await page.signed_in(room.alice.id)
    for _ in range(2):
        await room.wait((soon_over - DAY_MS) / 1000)
        assert (await browser.ask("/table/")).status == 200
    await room.wait(soon_over / 1000)

    assert (await browser.ask("/table/")).status == 401


async def test_signing_out(room: Room, page: Page) -> None:
    """The cookie counts no more, even where somebody has kept it; other browsers stay."""
    browser, other = [await page.signed_in(room.alice.id) for _ in range(2)]
    kept = dict(browser.headers)

    assert (await browser.ask("/table/signout", "POST", Origin=PUBLIC_URL)).status == 204
    assert (await browser.ask("/table/", **kept)).status == 401
    assert (await other.ask("/table/")).status == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", f"{PUBLIC_URL}.evil.example"])
async def test_another_page_signs_nobody_out(room: Room, page: Page, origin: str) -> None:
    """What another site makes a browser send is refused."""
    browser = await page.signed_in(room.alice.id)

    assert (await browser.ask("/table/signout", "POST", Origin=origin)).status == 403
    assert (await browser.ask("/table/signout", "POST")).status == 403
    assert (await browser.ask("/table/")).status == 200


async def test_discord_shows_the_page_in_a_frame(page: Page) -> None:
    """Where Discord loads it, nobody has to be signed in yet; others are led to their tables."""
    framed = await page.browser().ask("/?frame_id=1&instance_id=2&platform=desktop")
    assert framed.status == 200
    assert "discordsays.com" in framed.headers["Content-Security-Policy"]

    bare = await page.browser().ask("/")
    assert (bare.status, bare.headers["Location"]) == (303, "/table/")


async def test_the_sentence_is_in_the_reader_s_language(page: Page) -> None:
    """As far as their browser tells it, and English where it tells none of ours."""
    for accepted, language in {"de-AT,de;q=0.9": "de", "xx": "en", "": "en"}.items():
        answer = await page.browser().ask("/table/", **{"Accept-Language": accepted})
        assert f'<html lang="{language}">' in await answer.text()
