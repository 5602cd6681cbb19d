"""The page's server: what is served where, and what each answer tells a browser to beware of."""

import logging
from functools import partial

from aiohttp import web
from aiohttp.hdrs import CACHE_CONTROL, SERVER
from aiohttp.http import HttpProcessingError
from aiohttp.typedefs import Handler, Middleware

from bot.controls.clicks import Client
from bot.messages.pages import Pages
from bot.people.refused import Refused
from bot.runtime.config import Settings
from bot.web import activity, doors, endings, socket
from bot.web.activity import Activity
from bot.web.contents import PageContents
from bot.web.files import Files
from bot.web.origins import DISCORD, Origins
from bot.web.sessions import Sessions
from bot.web.visits import Visits
from data.errors import NoSuchGame, StorageRefused

STATUSES: dict[type[Exception], int] = {Refused: 403, NoSuchGame: 403, StorageRefused: 503}
"""Nobody finds out whether there is a table that they may not look at."""
LATER = web.HTTPServiceUnavailable.status_code
FOR_PLAYERS = ("/t/", "/table/", "/activity")
"""How addresses begin at which nothing is done before all tables are taken up, or once we end."""
faults = logging.getLogger(__name__)
faults.addFilter(lambda record: is_fault(record))

LONGEST_BODY = 16 * 1024
SHUTDOWN_SECONDS = 2.0
"""How long requests that are being answered may hold up the end."""


async def serve_pages(
    client: Client, settings: Settings, framed_by: str | None = None
) -> web.AppRunner:
    """Serve the page where *settings* say; the caller cleans the runner up.

    *framed_by* are the sources that may show it in a frame: None, Discord's. Raises OSError where
    the port is taken.
    """
    assert settings.public_url is not None
    runner = web.AppRunner(
        application(client, settings, framed_by),
        access_log=None,
        logger=faults,
        shutdown_timeout=SHUTDOWN_SECONDS,
    )
    await runner.setup()
    try:
        await web.TCPSite(runner, settings.web_host, settings.web_port).start()
    except OSError:
        await runner.cleanup()
        raise
    return runner


def application(
    client: Client, settings: Settings, framed_by: str | None = None
) -> web.Application:
    """Everything that is served; from now on messages lead to it."""
    assert settings.public_url is not None
    client.parts.add(settings)
    client.parts.add(Origins(client, settings.public_url, framed_by or DISCORD))
    files, own = client.parts.add(Files()), client.parts.make(Sessions)
    pages = client.part(Pages)
    pages.link, pages.sign_out = partial(doors.link_to, client), own.end_all
    site = web.Application(client_max_size=LONGEST_BODY, middlewares=[gentle(client)])
    site.add_routes([web.get("/healthz", healthz), *files.routes(), *doors.routes(client)])
    client.parts.make(PageContents)
    visits = client.parts.make(Visits)
    client.tables.changed.subscribe(visits.follow)
    pages.show, pages.open_tables = visits.show, visits.tables
    own.ended.subscribe(visits.close_all_of)
    site.on_shutdown.append(lambda _: visits.close_all())
    site.add_routes([*socket.routes(client), *endings.routes(client)])
    if is_shown_in_discord(settings, framed_by):
        site.add_routes(Activity(client).routes())
        pages.launch = partial(activity.note_launch, client)
    site.on_response_prepare.append(partial(protect, client.part(Origins)))
    return site


def is_shown_in_discord(settings: Settings, framed_by: str | None) -> bool:
    """Whether Discord, or what stands in for it, can show the page and tell us to whom."""
    reached = framed_by is not None or (settings.public_url or "").startswith("https:")
    return settings.discord_client_secret is not None and reached


async def healthz(_: web.Request) -> web.Response:
    """Tell whoever asks from outside that the page is reached."""
    return web.Response(text="ok\n")


def gentle(client: Client) -> Middleware:
    """Answer with a sentence where nothing can be shown, and why."""

    @web.middleware
    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not client.is_playing and request.path.startswith(FOR_PLAYERS):
            return await doors.sentence(client, request, Refused("door-later"), LATER)
        try:
            return await handler(request)
        except tuple(STATUSES) as refusal:
            status = next(STATUSES[kind] for kind in STATUSES if isinstance(refusal, kind))
            return await doors.sentence(client, request, refusal, status)

    return answer


def is_fault(record: logging.LogRecord) -> bool:
    """Whether *record* is about a fault of ours.

    A request that is no HTTP is none, and may quote a cookie; nor is one whose sender has gone.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError | ConnectionResetError)


async def protect(origins: Origins, request: web.Request, answer: web.StreamResponse) -> None:
    """Let nothing from elsewhere into the page, and the page into no frame but Discord's."""
    framed = request.path == "/" and "frame_id" in request.query
    frames = origins.framed_by if framed else "'none'"
    headers = answer.headers
    headers["Content-Security-Policy"] = (
        f"default-src 'self'; connect-src 'self' {origins.socket_url}; img-src 'self' data:; "
        f"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    # A link that lets somebody in stands in an address.
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
    headers.setdefault(CACHE_CONTROL, "no-store")
    if origins.is_secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    headers.popall(SERVER, None)
