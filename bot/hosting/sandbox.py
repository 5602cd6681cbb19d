"""The sandbox: the bot, unchanged, on a Discord of our own with a page, all on this computer."""

import sys
from functools import partial

from pydantic import SecretStr

from bot.controls.clicks import Client
from bot.hosting.running import Build, run_bot
from bot.hosting.showcase import Showcase, show_pictures
from bot.runtime.config import Settings
from data.ids import UserId
from data.store.database import Database
from sandbox.living_room import HUMANS
from sandbox.premises import HOST
from sandbox.server import Sandbox, free_port

DATABASE = "sqlite:///var/sandbox.db"
NO_PORT = 2
"""Exit code: no port is free."""


async def run_sandbox(settings: Settings, build: Build, *, rate_limits: bool) -> int:
    """Run the bot against a Discord of its own until a signal comes; the exit code.

    With *rate_limits* it waits as often as Discord would have it wait.
    """
    try:
        listening = free_port(settings.sandbox_port)
    except OSError as error:
        print(f"jolly: SANDBOX_PORT: {error.strerror}: {settings.sandbox_port}", file=sys.stderr)
        return NO_PORT
    showcase = Showcase()

    def shown(db: Database, chosen: Settings) -> Client:
        showcase.bot = made = build(db, chosen)
        return made

    async with Sandbox(listening, showcase) as sandbox:
        sandbox.rates.enforced = rate_limits
        chosen = settings_for(sandbox, settings)
        await show_pictures(chosen.database_url, [UserId(person.id) for person in HUMANS])
        sandbox.show_activity(str(chosen.public_url))
        greeting = partial(greet, sandbox)
        return await run_bot(
            chosen, shown, on_playing=greeting, framed_by=" ".join(sorted(sandbox.origins))
        )


def greet(sandbox: Sandbox) -> None:
    """Print the address of the sandbox's page."""
    limits = " Discord's rate limits hold." if sandbox.rates.enforced else ""
    print(
        f"\n  Jolly's sandbox is open:  {sandbox.address}/"
        f"\n  Open that address in a browser. Ctrl+C ends it; games are kept.{limits}\n",
        flush=True,
    )


def settings_for(sandbox: Sandbox, settings: Settings) -> Settings:
    """*settings*, with Discord replaced by *sandbox* and a database that is no real server's.

    The tables' page is at the next free port behind the sandbox's own.
    """
    with free_port(sandbox.port + 1) as found:
        port = found.getsockname()[1]
    return settings.model_copy(
        update={
            "discord_token": SecretStr(sandbox.token),
            "discord_client_secret": SecretStr(sandbox.activities.secret),
            "discord_api_url": sandbox.api_url,
            "discord_gateway_url": sandbox.gateway_url,
            "shard_count": 1,
            "shard_ids": (),
            "database_url": database_for(settings),
            "public_url": f"http://{HOST}:{port}",
            "web_host": HOST,
            "web_port": port,
        }
    )


def database_for(settings: Settings) -> str:
    """Where the sandbox keeps its games.

    A host who has a token has real games at DATABASE_URL; those are never touched.
    """
    chosen = "database_url" in settings.model_fields_set and settings.discord_token is None
    return settings.database_url if chosen else DATABASE
