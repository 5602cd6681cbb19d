"""Running the bot as a process: from the settings to the exit code.

A restore is let have the database meanwhile; then we come back on what was restored.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar

import aiohttp
import discord
import discord.client
import discord.gateway
import discord.http
import discord.shard
from aiohttp.web import AppRunner
from discord import InteractionResponseType, MessageType
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

from bot.controls.clicks import Client
from bot.hosting.health import serve_health
from bot.hosting.parting import Parting
from bot.runtime import config
from bot.runtime.clock import now_ms
from bot.runtime.config import WRONG_SETTING, Settings
from bot.runtime.leases import ShardTaken
from bot.runtime.logs import milestones
from bot.runtime.metrics import counted
from bot.runtime.news import News
from data import checkup
from data.backup import yielding
from data.errors import DatabaseProblem, StorageRefused
from data.store.database import Database

log = logging.getLogger(__name__)

TOKEN_REFUSED = 3
"""Exit code: Discord refused the token."""
REFUSED = 1
"""Exit code: Discord refused something else, or a shard is another's; one line says what."""
SIGNALLED = 128
"""Exit code of a process that ended without its last words: this, and the signal's number."""
LOGIN_SECONDS = 120.0
"""How long a login may take, its own waits for rate limits and tries after faults included."""
LONGEST_RETRY_SECONDS = 60.0
NEW = InteractionResponseType.channel_message.value
"""The kind of answer whose message has a number that we do not know before."""
LOOK_SECONDS = 1.0
"""How often we look whether a restore wants the database, or has ended."""
LONGEST_RESTORE_SECONDS = 600.0


Build = Callable[[Database, Settings], Client]


async def run_bot(
    settings: Settings,
    build: Build,
    on_playing: Callable[[], None] | None = None,
    framed_by: str | None = None,
) -> int:
    """Run until a signal comes, Discord refuses the token, or a fault ends the connection.

    *on_playing* is called once `ready` has been logged. *framed_by* are the sources that may show
    the tables' page in a frame, where these are others than Discord's.
    """
    stop = stop_event()
    use_endpoints(settings.discord_api_url, settings.discord_gateway_url)
    if config.open_to_others():
        log.warning("other users can read .env, and in it the token; run: chmod 600 .env")
    if (file := checkup.open_to_others(settings.database_url)) is not None:
        log.warning("other users can read hands and seeds in %s; run: chmod 600 %s", file, file)
    while (code := await _run_once(settings, build, on_playing, stop, framed_by)) is None:
        if await either(until_over(settings.database_url), stop.wait()) == 1:
            return 0
    return code


async def _run_once(
    settings: Settings,
    build: Build,
    on_playing: Callable[[], None] | None,
    stop: asyncio.Event,
    framed_by: str | None,
) -> int | None:
    """The exit code; None where a restore wants the database, and we are to come back."""
    async with AsyncExitStack() as stack:
        db = await Database.open(settings.database_url)
        stack.push_async_callback(db.close)
        app = build(db, settings)
        if on_playing is not None:
            app.part(News).playing.subscribe(on_playing)
        for name, port, serve in served(app, settings, framed_by):
            try:
                runner = await serve()
            except OSError as error:
                reason = os.strerror(error.errno or 0)
                print(f"jolly: {name}: {reason}: {port}", file=sys.stderr)
                return WRONG_SETTING
            stack.push_async_callback(runner.cleanup)
        stack.push_async_callback(app.close)
        leaving = asyncio.create_task(either(stop.wait(), until_asked(db)))
        code = await _until_stopped(app, settings, leaving)
        if leaving.cancelled() or leaving.result() == 0:
            return code
        milestones.info("giving way to a restore")
        return None


def served(
    app: Client, settings: Settings, framed_by: str | None
) -> Iterator[tuple[str, int, Callable[[], Awaitable[AppRunner]]]]:
    """What is served over HTTP: the setting with the port, the port, and what serves there."""
    if settings.http_port is not None:
        yield "HTTP_PORT", settings.http_port, partial(serve_health, settings.http_port, app)
    if settings.public_url is not None:
        from bot.web.site import serve_pages  # who has no page needs nothing of it

        yield "WEB_PORT", settings.web_port, partial(serve_pages, app, settings, framed_by)


async def until_asked(db: Database) -> None:
    """Return once a restore waits for us."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            if await db.read(yielding.is_asked, now_ms()):
                return
        except StorageRefused as refusal:
            log.debug("could not look for a restore: %s", refusal)


async def until_over(url: str) -> None:
    """Return once the database may be used again; raises DatabaseProblem where it never may."""
    loop = asyncio.get_running_loop()
    end = loop.time() + LONGEST_RESTORE_SECONDS
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            async with await Database.open(url) as db:
                if not await db.read(yielding.is_asked, now_ms()):
                    return
        except (DatabaseProblem, StorageRefused):
            if loop.time() > end:
                raise


async def either(*works: Coroutine[Any, Any, object]) -> int:
    """Do all of *works* until one of them has ended, and tell which; raises what it raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        first = next(number for number, task in enumerate(tasks) if task.done())
        tasks[first].result()
        return first
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def stop_event() -> asyncio.Event:
    """Set when the process is asked to end; who asks again is obeyed at once."""
    stop = asyncio.Event()

    def ask(number: int) -> None:
        if stop.is_set():
            os._exit(SIGNALLED + number)
        stop.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ask, number)
    return stop


async def _until_stopped(app: Client, settings: Settings, stopped: asyncio.Task[int]) -> int:
    connection = asyncio.create_task(connect(app, settings))
    await asyncio.wait({connection, stopped}, return_when=asyncio.FIRST_COMPLETED)
    if not connection.done():
        milestones.info("stopping")
        if app.is_playing:
            await app.part(Parting).say_farewell()
        await app.close()
        connection.cancel()
    stopped.cancel()
    (outcome, _) = await asyncio.gather(connection, stopped, return_exceptions=True)
    match outcome:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # not authenticated
            print(
                "jolly: Discord refused DISCORD_TOKEN; copy the bot's token again from the "
                "developer portal (Bot, Reset Token).",
                file=sys.stderr,
            )
            return TOKEN_REFUSED
        case discord.DiscordException():
            print(f"jolly: Discord does not let the bot work: {outcome}", file=sys.stderr)
            return REFUSED
        case ShardTaken():
            print(f"jolly: {outcome}", file=sys.stderr)
            return REFUSED
        case asyncio.CancelledError():
            return 0
        case BaseException():
            raise outcome
    return 0


async def connect(app: Client, settings: Settings) -> None:
    """Log in, again and again while Discord cannot be reached, and stay connected."""
    assert settings.discord_token is not None
    async_context.set(Answers())  # type: ignore[no-untyped-call]
    token = settings.discord_token.get_secret_value()
    await _patiently(app, lambda: _log_in(app, token))
    await _patiently(app, app.connect)


async def _log_in(app: Client, token: str) -> None:
    """Log in and register the commands; a try that fails leaves no session open."""
    try:
        async with asyncio.timeout(LOGIN_SECONDS):
            await app.login(token)
    except Exception:
        await app.http.close()
        app.http.connector = discord.utils.MISSING
        raise


async def _patiently(app: Client, work: Callable[[], Awaitable[None]]) -> None:
    """Do *work*, ever more seldom while Discord cannot be reached; raises what will not pass."""
    seconds = 1.0
    while True:
        try:
            return await work()
        except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
            if app.is_closed() or not _passes(error):
                raise
            seconds = min(LONGEST_RETRY_SECONDS, 2 * seconds)
            pause = max(seconds, getattr(error, "retry_after", 0.0))
            reason = str(error) or type(error).__name__
            log.warning("Discord cannot be reached (%s); trying again in %d s", reason, pause)
            await asyncio.sleep(pause)


def _passes(error: Exception) -> bool:
    """Whether Discord may do later what it did not do now."""
    match error:
        case discord.LoginFailure():
            return False
        case discord.HTTPException():
            return error.status >= 500 or error.status == 429
        case discord.GatewayNotFound() | discord.RateLimited():
            return True
    return not isinstance(error, discord.DiscordException)


class PatientSocket(discord.gateway.DiscordWebSocket):
    """A connection to the gateway; one that breaks off before it has begun counts as not made.

    discord.py then asks itself to reconnect. Where it is doing just that, it does not expect to be
    asked and ends the client; a connection that could not be made it tries again later.
    """

    pinned: ClassVar[URL | None] = None
    """The host's gateway, to which it connects whatever Discord answers."""

    @classmethod
    async def from_client(cls, client: Any, **parameters: Any) -> Any:
        if cls.pinned is not None:
            parameters["gateway"] = cls.pinned
        try:
            return await super().from_client(client, **parameters)
        except discord.gateway.ReconnectWebSocket:
            if parameters.get("resume"):
                raise  # the session may still be resumed
            raise ConnectionError("the gateway broke off before it began") from None


def use_endpoints(api_url: str | None, gateway_url: str | None) -> None:
    """Send all REST calls to *api_url* and open every gateway connection at *gateway_url*.

    A rate-limit proxy, or a Discord of one's own. discord.py offers no setting for either, so this
    names three of its internals; its version is pinned for that, and a test plays over such ones.

    To be called before the client is made. The gateway is pinned: neither the address that the API
    names nor the one to resume at takes its place. Wherever it is, its connections are patient.
    """
    if api_url:
        discord.http.Route.BASE = api_url
    PatientSocket.pinned = URL(gateway_url) if gateway_url else None
    discord.client.DiscordWebSocket = PatientSocket  # type: ignore[misc]
    discord.shard.DiscordWebSocket = PatientSocket  # type: ignore[misc]


class Answers(AsyncWebhookAdapter):
    """Sends what is done by the tokens of interactions; of their messages it tells the numbers.

    discord.py asks for the whole message with each answer and makes objects of all that is in it,
    which costs as much as everything else about an answer, and nobody looks at them.
    """

    async def request(self, route: Route, session: Any, **request: Any) -> Any:
        """Send a request, and return what discord.py reads of what Discord answers."""
        session = SimpleNamespace(request=partial(session.request, middlewares=(counted,)))
        if route.path.endswith("/callback"):
            payload = request.get("payload")
            if payload is not None and payload["type"] != NEW:
                request["params"] = None
            answer = await super().request(route, session, **request) or {}
            return {"interaction": answer.get("interaction", {"id": route.webhook_id})}
        answer = await super().request(route, session, **request)
        if route.method == "PATCH" and route.path.endswith("/@original"):
            return {"id": answer["id"], "type": MessageType.default.value, "content": ""}
        return answer
