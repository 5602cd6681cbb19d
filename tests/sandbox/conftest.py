"""The sandbox: its world alone, as a process, and in a browser."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from sandbox.server import Sandbox, free_port
from tests.sandbox.player import DESK, PHONE, Player, player
from tests.sandbox.process import Fork, SandboxProcess
from tests.sandbox.process import free_port as free_port_number

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
UNUSED = (
    # Beside every page Chromium opens two of its own for its line of addresses, which nobody sees
    # and which took as long as a page under test.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Chromium hears the last such list alone, so these are those of Playwright.
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium's own that are turned off."""
QUIET = [
    "--no-sandbox",
    f"--disable-features={','.join(UNUSED)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    """The sandbox's Discord, without a bot."""
    async with Sandbox(free_port(free_port_number())) as sandbox:
        yield sandbox


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SandboxProcess]:
    """One running sandbox; it must end cleanly, and nothing may go wrong in it."""
    process = SandboxProcess(tmp_path_factory.mktemp("sandbox"), free_port_number(), Fork)
    yield process
    assert process.end() == 0
    said = process.output.read_text()
    assert "Traceback" not in said, said
    assert "WARNING jolly.sandbox" not in said, said


@pytest.fixture(scope="module")  # longer, and its event loop would be in the way of async tests
def browser() -> Iterator[Browser]:
    """Headless Chromium, where there is one and this is no CI."""
    if os.environ.get("CI", "").lower() in ("true", "1"):
        pytest.skip("no browser tests in CI")
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no Chromium found; install it to try the sandbox's page")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def desk(browser: Browser) -> Iterator[Player]:
    """Somebody at a desk."""
    with player(browser, DESK) as sitting:
        yield sitting


@pytest.fixture
def phone(browser: Browser) -> Iterator[Player]:
    """Somebody with a phone."""
    with player(browser, PHONE) as sitting:
        yield sitting
