"""The page of a table on a phone: games in play, an end, and the list of one's tables."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, Page

from bot.runtime.clock import now_ms
from data import sessions
from data.ids import UserId
from data.store.database import Database
from sandbox.living_room import ALICE, PEOPLE
from tests.gallery import positions
from tests.gallery.films import PHONE, WARM_SECONDS
from tests.gallery.reel import save
from tests.gallery.steps import Hand
from tests.sandbox.process import SandboxProcess, free_port
from tests.sandbox.visitor import visit

SHARPNESS = 1.5
DARK, LIGHT = ("dark",), ("light",)
STILL = "!document.getAnimations().length && [...document.images].every((one) => one.complete)"


@dataclass(frozen=True, slots=True)
class TableScreen:
    """What the page shows of the *game* at a position, or of all games.

    *steps* come before it, as in `screens.py`; then what *taps* select is tapped.
    """

    name: str
    title: str
    game: str = ""
    themes: tuple[str, ...] = DARK
    steps: tuple[str, ...] = ()
    taps: tuple[str, ...] = ()
    shows: str = "#hand .card"


TABLES = (
    TableScreen("page-500", "At the table: 500 Rummy", "500", DARK + LIGHT),
    TableScreen("page-straight", "At the table: Straight Rummy", "straight", LIGHT),
    TableScreen("page-gin", "At the table: Gin Rummy", "gin", DARK),
    TableScreen("page-rummy-51", "At the table: Rummy 51", "rummy-51", LIGHT),
    TableScreen("page-zolik", "At the table: Žolíky", "zolik", DARK),
    TableScreen("page-tile", "At the table: Tile Rummy", "tile", DARK + LIGHT),
    TableScreen(
        "page-working",
        "At the table: a row that is no meld",
        "tile",
        LIGHT,
        taps=(".row .card:nth-child(4)", ".newrow"),
        shows=".row",
    ),
    TableScreen("page-tables", "At the table: which one", themes=LIGHT, shows="#chooser button"),
    TableScreen(
        "page-end",
        "At the table: the end of a game",
        "500-end",
        steps=("/discard ; table:500-end ; card:?",),
        shows="#result img",
    ),
)


async def photograph(
    browser: Browser, code: str, locale: str, screens: Sequence[TableScreen], folder: Path
) -> None:
    """Photograph *screens* in the language *code*, into *folder*."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "var").mkdir()
        database = f"sqlite:///{name}/var/sandbox.db"
        numbers = await positions.store(database, (*positions.POSITIONS, positions.STRAIGHT))
        with SandboxProcess(Path(name), free_port()) as sandbox:
            async with visit(sandbox.address) as visitor:
                await visitor.be(PEOPLE[ALICE].name)
                await visitor.ask("speak", locale=locale)
                await asyncio.sleep(WARM_SECONDS)
                hand = Hand(visitor, numbers)
                await hand.do(f"/preferences ; language:{code} ; cards:image")
                await hand.do("/hand ; table:500")
                await hand.do(":page")
                async with signed_in(browser, hand.page, database) as page:
                    for screen in screens:
                        await take(page, hand, screen, folder)
            sandbox.end()


@asynccontextmanager
async def signed_in(browser: Browser, address: str, database: str) -> AsyncIterator[Page]:
    """The page at *address* on the phone of Alice, who has come by a link."""
    db = await Database.open(database)
    token = await db.write(sessions.add_link, UserId(ALICE), None, now_ms())
    await db.close()
    context = await browser.new_context(
        base_url=address,
        viewport=PHONE,  # type: ignore[arg-type]
        device_scale_factor=SHARPNESS,
        bypass_csp=True,  # or nothing could be waited for
    )
    page = await context.new_page()
    await page.goto(f"/t/{token}")
    yield page
    await context.close()


async def take(page: Page, hand: Hand, screen: TableScreen, folder: Path) -> None:
    """Bring *screen* up and photograph it in its themes."""
    for step in screen.steps:
        await hand.do(step)
    for theme in screen.themes:
        await hand.do(f"/preferences ; background:{theme}")
        await page.goto(f"/table/{hand.numbers.get(screen.game, '')}")
        await page.locator(screen.shows).first.wait_for()
        for selector in screen.taps:
            await page.locator(selector).click()
        await page.wait_for_function(STILL)
        save(await page.screenshot(), folder / f"{screen.name}-{theme}-phone.webp")
