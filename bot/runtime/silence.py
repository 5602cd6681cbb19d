"""Whether a connection to Discord still lives: it may have died without a sound.

discord.py keeps the last sign of life to itself; its version is pinned, and a test looks.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import discord

from bot.runtime.clock import MS, in_ms, now_ms
from data.ids import Ms

ANSWER_MS = 2 * MS
"""How long the answer to a heartbeat may take."""
LISTEN_SECONDS = 0.1


def last_heard_ms(socket: Any) -> Ms | None:
    """When something last came by *socket*; None where it is closed."""
    keep_alive = getattr(socket, "_keep_alive", None)
    if keep_alive is None:
        return None
    silent_seconds: float = time.perf_counter() - keep_alive._last_recv
    return now_ms() - in_ms(silent_seconds)


async def answers(socket: Any, late: Callable[[], None]) -> bool:
    """Ask for a sign of life and await it; False where the connection ends instead.

    *late* is called, perhaps often, while the answer takes too long.
    """
    asked_ms, keep_alive = now_ms(), socket._keep_alive
    last = keep_alive._last_recv
    try:
        await socket.send_heartbeat(keep_alive.beat())
    except (discord.ConnectionClosed, OSError):
        return False
    while keep_alive._last_recv == last and socket._keep_alive is keep_alive:
        if now_ms() - asked_ms > ANSWER_MS:
            late()
        await asyncio.sleep(LISTEN_SECONDS)
    return bool(keep_alive._last_recv > last)
