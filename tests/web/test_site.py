"""What is served, and what each answer has a browser beware of."""

import gzip
import re
import socket
import subprocess
import sys

import pytest

from bot.app import Jolly
from bot.messages.pages import Pages
from bot.web.files import FOLDER
from tests.bot.conftest import Room
from tests.simulation.troubles import disk_error
from tests.web.conftest import Page

PATHS = ("/healthz", "/", "/?frame_id=1", "/t/x", "/table/", "/table/1", "/nowhere", "/page/x/y")
START = """
import asyncio, sys
import bot.app, bot.hosting.running as running
from bot.runtime.config import Settings
from data.store.database import Database

async def start():
    async with await Database.open("sqlite:///:memory:") as db:
        settings = Settings(_env_file=None, public_url={public_url!r}, web_port={port})
        app = bot.app.build(db, settings)
        for _, _, serve in running.served(app, settings, None):
            await (await serve()).cleanup()

asyncio.run(start())
print(*sys.modules)
"""


def own_file(page: str, name: str) -> str:
    """The path of one of the files that the page names."""
    found = re.search(rf'"(/page/\w+/{name})"', page)
    assert found, page
    return found[1]


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_is_careful(page: Page, path: str) -> None:
    """Nothing comes from elsewhere, no frame but Discord's shows it, no address is told further."""
    answer = await page.browser().ask(path)

    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'; connect-src 'self' wss://table.example.org;")
    assert ("frame-ancestors 'none'" in policy) == ("frame_id" not in path)
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert "Server" not in answer.headers


async def test_files_are_kept_for_ever(page: Page) -> None:
    """By an address that has the hash of all of them; packed where the browser can unpack."""
    browser = page.browser()
    index = await (await browser.ask("/?frame_id=1")).text()
    path = own_file(index, "main.js")

    answer = await browser.ask(path)

    assert answer.status == 200
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.content_type == "text/javascript"
    assert answer.headers["Content-Encoding"] == "gzip"
    assert await answer.read() == (FOLDER / "main.js").read_bytes()
    plain = await browser.ask(path, **{"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert (await browser.ask(re.sub(r"/page/\w+/", "/page/0123456789ab/", path))).status == 404


async def test_modules_are_fetched_at_once(page: Page) -> None:
    """The page names each that it is made of, but what is wanted inside Discord alone."""
    index = await (await page.browser().ask("/?frame_id=1")).text()

    named = set(re.findall(r'<link rel="modulepreload" href="/page/\w+/([^"]+)">', index))

    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.js")}
    assert named == there - {"discord.js", "sdk.js"}


@pytest.mark.parametrize(
    "name",
    [
        "../site.py",
        "..%2Fsite.py",
        "%2e%2e/%2e%2e/people/texts.py",
        "/etc/passwd",
        "%2Fetc%2Fpasswd",
        "..\\\\site.py",
        "main.js%00",
        "index.html",
        "sentence.html",
        "",
    ],
)
async def test_no_way_leads_out_of_the_folder(page: Page, name: str) -> None:
    """Only the page's own files are there, and none that is filled in for each reader."""
    index = await (await page.browser().ask("/?frame_id=1")).text()
    folder = own_file(index, "main.js").removesuffix("main.js")

    assert (await page.browser().ask(folder + name)).status == 404


async def test_a_database_that_refuses(room: Room, page: Page) -> None:
    """Who comes then is asked to come again, and a link is not used up by that."""
    link = await page.link(room.alice.id)
    loop = room.env.discord.loop
    usual, loop.storage_fault = loop.storage_fault, refuse
    answer = await page.browser().ask(link)
    loop.storage_fault = usual

    assert answer.status == 503
    assert "database" in await answer.text()
    assert (await page.browser().ask(link)).status == 303


def refuse(_: str) -> None:
    """Let the database refuse whatever it is asked."""
    raise disk_error()


async def test_nobody_comes_in_before_all_tables_are_there(room: Room, page: Page) -> None:
    """While it starts or ends nothing is done, nor a link used up; the page itself is there."""
    link = await page.link(room.alice.id)
    room.app.is_playing = False
    statuses = [(await page.browser().ask(path)).status for path in (link, "/table/", "/healthz")]
    room.app.is_playing = True

    assert statuses == [503, 503, 200]
    assert (await page.browser().ask(link)).status == 303


async def test_what_else_is_refused_is_as_careful(page: Page) -> None:
    """A wrong method, and another site’s POST, have the same headers."""
    browser = page.browser()
    answers = {
        405: await browser.ask("/table/", "DELETE"),
        403: await browser.ask("/table/signout", "POST", Origin="https://evil.example"),
    }
    for status, answer in answers.items():
        assert answer.status == status
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert "Server" not in answer.headers


async def test_asking_for_the_head_alone(page: Page) -> None:
    """A HEAD has the headers of the answer and nothing behind them."""
    answer = await page.browser().ask("/healthz", "HEAD")

    assert (answer.status, await answer.read()) == (200, b"")


@pytest.mark.parametrize("headers", [{"X-Long": "x" * 20_000}, {"Cookie": "jolly=" + "x" * 9_000}])
async def test_headers_that_are_too_long(page: Page, headers: dict[str, str]) -> None:
    """They are refused, and the page goes on."""
    assert (await page.browser().ask("/table/", **headers)).status == 400
    assert (await page.browser().ask("/healthz")).status == 200


async def test_the_page_is_whole() -> None:
    """Whatever is packed is there, small, and holds what the file holds."""
    for path in {*FOLDER.rglob("*.js")} - {FOLDER / "sdk.js"}:
        assert len(gzip.compress(path.read_bytes())) < 20_000, path


@pytest.mark.parametrize(("public_url", "loaded"), [(None, False), ("http://127.0.0.1:1", True)])
def test_who_has_no_page_loads_nothing_of_it(public_url: str | None, loaded: bool) -> None:
    """A host who has set no PUBLIC_URL has what they had."""
    code = START.format(public_url=public_url, port=free_port())
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert any(name.startswith("bot.web") for name in done.stdout.split()) == loaded


def free_port() -> int:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def test_messages_know_whether_there_is_a_page(app: Jolly) -> None:
    """Without one nothing leads there."""
    assert not app.part(Pages).is_open
