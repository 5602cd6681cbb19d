"""Whether people reach the page of the tables, and what its host enters at Discord."""

import re
from collections.abc import AsyncIterator, Iterator
from ipaddress import ip_address

import aiohttp
from yarl import URL

from bot.hosting.findings import Finding, ok, problem, warning
from bot.runtime.config import Settings

SECONDS = 10.0
SECRET = re.compile(r"[\w-]{32}")
"""What Discord's client secrets look like."""
REDIRECT = "https://127.0.0.1"
"""Discord wants one to be entered, and sends nobody there."""


async def look_at_page(settings: Settings) -> AsyncIterator[Finding]:
    """Everything about the page; where there is none, only that."""
    url = settings.public_url
    if url is None:
        yield ok("PUBLIC_URL", "not set, so tables are played in messages alone")
        return
    yield await look_at_way(url, settings)
    if not url.startswith("https:"):
        text = f"{url} is no https: whoever is in between reads hands, and Discord shows no page"
        yield warning("TLS", text)
    for finding in look_at_activity(URL(url), settings):
        yield finding


async def look_at_way(url: str, settings: Settings) -> Finding:
    """Whether the page answers at *url*, asked as people would; else where the way ends."""
    trouble = await asked(url)
    if not trouble:
        return ok("PUBLIC_URL", f"{url} answers")
    own = here(settings)
    if nearby := await asked(own):
        text = f"{url} does not answer ({trouble}), nor does {own} ({nearby})"
        return warning("PUBLIC_URL", f"{text}; start Jolly, then ask again")
    text = f"Jolly answers at {own}, but {url} does not ({trouble})"
    return problem("PUBLIC_URL", f"{text}; let what stands there hand all on to {own}")


async def asked(url: str) -> str:
    """What is wrong with `/healthz` below *url*; empty where Jolly answers."""
    timeout = aiohttp.ClientTimeout(SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as http,
            http.get(f"{url}/healthz") as told,
        ):
            if told.status != 200:
                return f"it answers {told.status}"
            return "" if await told.text() == "ok\n" else "something else answers"
    except (aiohttp.ClientError, OSError) as error:
        return str(error) or "no answer in time"


def here(settings: Settings) -> str:
    """Where this machine reaches the page without what stands in front of it."""
    address = ip_address(settings.web_host)
    loopback = "127.0.0.1" if address.version == 4 else "::1"
    host = loopback if address.is_unspecified else str(address)
    return str(URL.build(scheme="http", host=host, port=settings.web_port))


def look_at_activity(url: URL, settings: Settings) -> Iterator[Finding]:
    """Whether the page can be shown inside Discord, and what to enter for that in its portal."""
    if settings.discord_client_secret is None:
        yield ok("DISCORD_CLIENT_SECRET", "not set, so the page opens in a browser alone")
        return
    if SECRET.fullmatch(settings.discord_client_secret.get_secret_value()):
        yield ok("DISCORD_CLIENT_SECRET", "looks like one")
    else:
        text = "looks like none; copy it again from the developer portal (OAuth2, Reset Secret)"
        yield problem("DISCORD_CLIENT_SECRET", text)
    text = f"in the developer portal, once: Activities, URL Mappings: / to {url.authority}"
    yield ok("Activities", f"{text}; Settings: Enable Activities; OAuth2, Redirects: {REDIRECT}")
