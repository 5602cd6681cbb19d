"""What Discord may fail to do or refuse, and how soon it is tried again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from bot.runtime.clock import HOUR_MS, MINUTE_MS, MS, has_ended, in_ms
from bot.runtime.senders import AnyClick
from data.errors import StorageRefused
from data.ids import Ms

log = logging.getLogger(__name__)

Done = TypeVar("Done")

FAULTS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How it is told that Discord has not done what it was asked, or could not be asked."""
PASSING = (*FAULTS, StorageRefused)
"""What may be better in a moment."""
NOT_ALLOWED = 50013
"""A permission is missing: to write there, or only to attach files."""
UNREACHABLE = {10003, 50001, NOT_ALLOWED, 160005}
"""Unknown channel, missing access, missing permissions, locked thread."""
LONGEST_RETRY_MS = MINUTE_MS
LONGEST_REFUSED_MS = HOUR_MS
"""The same where Discord does not fail, but refuses: it counts that, and it seldom passes."""
LONGEST_ASKED_SECONDS = 6 * 3600.0


class Unreachable(Exception):
    """The table's channel is gone or closed to us."""


class TokenEnded(Exception):
    """A press was answered too long ago: its token edits and follows that for fifteen minutes."""


def living(press: AnyClick) -> AnyClick:
    """*press*, whose token is used at once. Raises TokenEnded where it is too late for that.

    Whoever stands still may come to it hours later, and Discord counts it against us.
    """
    if has_ended(press):
        raise TokenEnded(f"the token of interaction {press.id} has ended")
    return press


def is_passing(error: Exception) -> bool:
    """Whether Discord fails, or wants to be asked less, and does not refuse."""
    return not isinstance(error, discord.HTTPException) or error.status in (429, *range(500, 600))


def pause_ms(error: Exception, failures: int) -> Ms:
    """How long to wait after so many failures in a row; as long as Discord asks, if longer."""
    longest_ms, asked = LONGEST_RETRY_MS, 0.0
    match error:
        case discord.RateLimited():
            asked = error.retry_after
        case discord.HTTPException(status=429):
            # What a proxy sends, or a ban: discord.py does not wait for these by itself.
            asked = seconds_of(error.response.headers.get("Retry-After", ""))
        case discord.HTTPException() if error.status < 500:
            longest_ms = LONGEST_REFUSED_MS
    return max(in_ms(asked), min(longest_ms, MS * (1 << min(failures, 30))))


def seconds_of(text: str) -> float:
    """The seconds that a header names; 0 where it names none."""
    try:
        return min(float(text), LONGEST_ASKED_SECONDS)
    except ValueError:
        return 0.0


async def all_of(*work: Awaitable[Done]) -> list[Done]:
    """Do all *work* side by side; a fault in one is raised when the others are done too."""
    if len(work) < 2:
        return [await each for each in work]
    done: list[Done] = []
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result
        done.append(result)
    return done


async def quietly(work: Callable[[], Awaitable[object]]) -> None:
    """Do *work* that may fail at Discord without consequence."""
    try:
        await work()
    except (*PASSING, Unreachable, TokenEnded) as error:
        log.info("not told: %s", error)
