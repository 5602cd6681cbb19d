"""What Discord says of the token, the application and the servers: for the doctor."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import suppress
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any, Self

import aiohttp
import discord
from discord import app_commands

from bot.commands import subjects
from bot.commands.tree import CHAT_INPUT, ENTRY_POINT
from bot.hosting import SANDBOX_NEEDS
from bot.hosting.findings import Finding, ok, problem, warning
from bot.runtime.clock import MS, now_ms, to_ms
from bot.runtime.config import Settings
from bot.runtime.permissions import invite, missing
from data.ids import ZERO_MS, GuildId, Ms

SECONDS = 15.0
TRIES = 3
LONGEST_WAIT = 5.0
CLOCKS_APART_MS = 2 * MS
FEW_STARTS = 20
PAGE, PAGES = 200, 5
"""Servers that are looked at: more would only repeat what these tell."""
NAMED = 5
"""Servers that are named in one line."""
LOOKED_AT = 25
"""Servers whose roles are asked for: more would only repeat what these tell."""
PRIVILEGED = {12: "presence", 14: "members", 18: "message content"}
"""Flags of an application; of one that is in few servers it is the next bit."""


class TokenRefused(Exception):
    """Discord does not know the token."""


class Obstacle(Exception):
    """Discord gives no useful answer."""


class Api:
    """Plain requests to Discord; *apart_ms* is how far our clock is ahead of its, if it told."""

    def __init__(self, settings: Settings) -> None:
        assert settings.discord_token is not None
        self._base = settings.discord_api_url or discord.http.Route.BASE
        self._own = {"Authorization": f"Bot {settings.discord_token.get_secret_value()}"}
        self.apart_ms: Ms | None = None

    async def __aenter__(self) -> Self:
        timeout = aiohttp.ClientTimeout(SECONDS)
        headers = {"User-Agent": f"DiscordBot (jolly, {version('jolly')})"}
        self._http = aiohttp.ClientSession(headers=headers, timeout=timeout)
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self._http.close()

    async def get(self, path: str) -> Any:
        """The answer to a GET. Raises TokenRefused, Obstacle."""
        return await self._ask("GET", path, headers=self._own)

    async def takes(self, form: dict[str, str]) -> bool:
        """Whether OAuth2 gives a token for what a *form* says. Raises Obstacle."""
        try:
            await self._ask("POST", "/oauth2/token", data=form)
        except TokenRefused:
            return False
        return True

    async def _ask(self, method: str, path: str, **request: Any) -> Any:
        reason = ""
        for _ in range(TRIES):
            asked_ms = now_ms()
            try:
                async with self._http.request(method, self._base + path, **request) as answer:
                    if date := answer.headers.get("Date"):
                        date_ms = to_ms(parsedate_to_datetime(date))
                        self.apart_ms = apart(date_ms, asked_ms, now_ms())
                    if answer.status == 401:
                        raise TokenRefused
                    if answer.status == 200:
                        return await answer.json()
                    reason = f"it answers {answer.status}"
                    pause = float(answer.headers.get("Retry-After") or 1.0)
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                reason, pause = str(error) or "no answer in time", 1.0
            await asyncio.sleep(min(pause, LONGEST_WAIT))
        raise Obstacle(reason)


async def look_at_discord(settings: Settings) -> AsyncIterator[Finding]:
    """Everything that Discord can tell. Raises TokenRefused."""
    if settings.discord_token is None:
        yield look_at_nothing()
        return
    try:
        async with Api(settings) as api:
            async for finding in _asked(api, settings):
                yield finding
    except Obstacle as trouble:
        text = f"cannot be reached ({trouble}); check the network, and DISCORD_API_URL if it is set"
        yield problem("Discord", text)


def look_at_nothing() -> Finding:
    """What follows from there being no token, where the sandbox may not be installed."""
    if all(map(find_spec, SANDBOX_NEEDS)):
        text = "not set, so `jolly` starts the sandbox; nothing of Discord can be looked at"
        return warning("DISCORD_TOKEN", text)
    text = "not set, and the sandbox is not installed, so `jolly` has nothing to run; set it"
    return problem("DISCORD_TOKEN", text)


async def _asked(api: Api, settings: Settings) -> AsyncIterator[Finding]:
    me = await api.get("/users/@me")
    yield ok("DISCORD_TOKEN", f"Discord knows it as {plain(me['username'])}")
    if api.apart_ms is not None:
        yield look_at_clock(api.apart_ms)
    application = await api.get("/applications/@me")
    for finding in look_at_application(application):
        yield finding
    if (secret := settings.discord_client_secret) is not None:
        yield await look_at_secret(api, application["id"], secret.get_secret_value())
    yield look_at_commands(await api.get(f"/applications/{application['id']}/commands"))
    for finding in look_at_shards(await api.get("/gateway/bot"), settings):
        yield finding
    yield look_at_servers(await servers(api))
    yield ok("invite", invite(application["id"]))


def apart(date_ms: Ms, asked_ms: Ms, answered_ms: Ms) -> Ms:
    """How far our clock is ahead of one that showed *date_ms*, in whole seconds, in between."""
    if (ahead_ms := asked_ms - (date_ms + MS)) > 0:
        return ahead_ms
    return min(ZERO_MS, answered_ms - date_ms)


def look_at_clock(apart_ms: Ms) -> Finding:
    """Whether players see times that are true."""
    if abs(apart_ms) <= CLOCKS_APART_MS:
        return ok("clock", "agrees with Discord's")
    text = f"{abs(apart_ms) / MS:.0f} s {'ahead of' if apart_ms > 0 else 'behind'} Discord's"
    return warning("clock", f"{text}; let this machine set it by NTP, as clocks of games show it")


def look_at_application(application: dict[str, Any]) -> Iterator[Finding]:
    """Whether what people press reaches the bot, and nothing more does."""
    if application.get("interactions_endpoint_url"):
        text = "an Interactions Endpoint URL is set, so nothing that people press reaches Jolly; "
        yield problem("application", f"{text}remove it in the developer portal")
    if application.get("bot_require_code_grant"):
        text = "Requires OAuth2 Code Grant is on, and the invite link will not work; switch it off"
        yield problem("application", text)
    flags = int(application.get("flags") or 0)
    on = [name for bit, name in PRIVILEGED.items() if flags & 3 << bit]
    text = "none is needed"
    if on:
        text += f"; {', '.join(on)} may be switched off in the developer portal (Bot)"
    yield ok("privileged intents", text)


async def look_at_secret(api: Api, application: str, secret: str) -> Finding:
    """Whether people can be signed in inside Discord; the token that is had is not kept."""
    wish = {"grant_type": "client_credentials", "scope": "identify"}
    if await api.takes({"client_id": application, "client_secret": secret, **wish}):
        return ok("client secret", "Discord knows it as this application's")
    text = "Discord refuses DISCORD_CLIENT_SECRET; copy it again from the developer portal"
    return problem("client secret", f"{text} (OAuth2, Reset Secret)")


def look_at_commands(registered: Sequence[dict[str, Any]]) -> Finding:
    """Whether people find the commands of this version."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    subjects.setup(tree)  # type: ignore[arg-type] # none of its commands is called
    declared = (command.to_dict(tree) for command in tree.get_commands())
    opening = [command["name"] for command in registered if command["type"] == ENTRY_POINT]
    absent = {*map(shown_name, declared)} - {*map(shown_name, registered)}
    if absent:
        named = ", ".join(sorted(absent))
        return warning("commands", f"not registered yet: {named}; the next start does it")
    text = f"{len(registered) - len(opening)} are registered"
    if opening:
        text += f", beside Discord's own for Activities, {plain(opening[0])}, which stays"
    return ok("commands", text)


def shown_name(command: dict[str, Any]) -> str:
    """What a command is called: as it is typed, or as a menu has it."""
    is_typed = command.get("type", CHAT_INPUT) == CHAT_INPUT
    return f"/{command['name']}" if is_typed else str(command["name"])


def look_at_shards(gateway: dict[str, Any], settings: Settings) -> Iterator[Finding]:
    """Whether every server is served."""
    wanted, count = int(gateway["shards"]), settings.shard_count
    if count is not None and count < wanted:
        text = f"SHARD_COUNT is {count}, and Discord recommends {wanted}"
        yield warning("shards", f"{text}; set it to that for every process, and restart them all")
    else:
        own = ", ".join(map(str, settings.shard_ids)) or "all"
        yield ok("shards", f"{count or wanted} (Discord recommends {wanted}), here: {own}")
    limit = gateway["session_start_limit"]
    left = f"{limit['remaining']} of {limit['total']} are left for today"
    yield (ok if limit["remaining"] > FEW_STARTS else warning)("starts", left)


async def servers(api: Api) -> list[dict[str, Any]]:
    """The servers that the bot is in, up to a thousand."""
    found: list[dict[str, Any]] = []
    for _ in range(PAGES):
        after = f"&after={found[-1]['id']}" if found else ""
        page = await api.get(f"/users/@me/guilds?limit={PAGE}{after}")
        found += page
        if len(page) < PAGE:
            break
    return found


def look_at_servers(found: Sequence[dict[str, Any]]) -> Finding:
    """Whether the bot may do what it has to; a channel may still forbid it."""
    if not found:
        return warning("servers", "Jolly is in none yet; open the invite link")
    lacks = {plain(one["name"]): missing(int(one["permissions"])) for one in found}
    short = [f"{name} ({', '.join(names)})" for name, names in lacks.items() if names]
    if not short:
        return ok("servers", f"{len(found)}, with all permissions that are needed")
    more = f" and {len(short) - NAMED} more" if len(short) > NAMED else ""
    text = f"missing permissions: {'; '.join(short[:NAMED])}{more}"
    if any("Attach Files" in names for names in lacks.values()):
        text += "; without Attach Files tables in channels have no pictures"
    return warning("servers", f"{text}; give them to Jolly's role, or open the invite link again")


async def look_at_roles(api: Api, named: Mapping[GuildId, frozenset[int]]) -> Finding:
    """Compare the roles that each server has *named* with those that it has."""
    if not named:
        return ok("roles", "no server has named any; its managers do so by /server setup")
    gone = [
        plain(server["name"])
        async for server, roles in asked_about(api, named)
        if roles - {int(one["id"]) for one in server["roles"]}
    ]
    if not gone:
        return ok("roles", f"{len(named)} servers have named some, and none of these is gone")
    text = f"deleted, but still named in the settings of {', '.join(gone[:NAMED])}"
    return warning("roles", f"{text}; choose others there by /server setup")


async def asked_about(
    api: Api, named: Mapping[GuildId, frozenset[int]]
) -> AsyncIterator[tuple[dict[str, Any], frozenset[int]]]:
    """Servers, each with its roles that are *named*; those that cannot be asked are left out."""
    for guild, roles in [*named.items()][:LOOKED_AT]:
        with suppress(Obstacle):
            yield await api.get(f"/guilds/{guild}"), roles


async def look_at_champions(api: Api, named: Mapping[GuildId, frozenset[int]]) -> Finding:
    """Whether Jolly may give the roles that each server has *named* for its champions."""
    me = (await api.get("/users/@me"))["id"]
    stuck = []
    async for server, roles in asked_about(api, named):
        with suppress(Obstacle):
            own = await api.get(f"/guilds/{server['id']}/members/{me}")
            if not may_give(server["roles"], own["roles"], roles):
                stuck.append(plain(server["name"]))
    if not stuck:
        return ok("champions", f"their roles can be given in {len(named)} servers")
    text = f"their roles cannot be given in {', '.join(stuck[:NAMED])}"
    how = "give Jolly's role there Manage Roles, and move it above theirs"
    return warning("champions", f"{text}; {how}")


def may_give(known: list[dict[str, Any]], own: list[str], wanted: frozenset[int]) -> bool:
    """Whether who has the roles *own*, of those *known* in a server, may give those *wanted*.

    A role that is gone is told elsewhere.
    """
    # The role of everybody has the lowest place.
    mine = [one for one in known if one["id"] in own or one["position"] == 0]
    bits = [discord.Permissions(int(one["permissions"])) for one in mine]
    top = max((one["position"] for one in mine), default=0)
    below = all(one["position"] < top for one in known if int(one["id"]) in wanted)
    return below and any(one.manage_roles or one.administrator for one in bits)


def plain(name: str) -> str:
    """*name* on one line of a terminal, whatever somebody called it."""
    return re.sub(r"[^\w .,!?&'()+#-]", "?", name)
