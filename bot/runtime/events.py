"""Gateway events that are left out: what discord.py cannot read, and clicks delivered twice.

Otherwise a single malformed event ends the whole client. What reads them is an internal of
discord.py; its version is pinned for that reason, and a test sends such events.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.runtime.clock import now_ms
from bot.runtime.contexts import arriving
from bot.runtime.newest import Newest

log = logging.getLogger(__name__)

NEEDED = {"READY", "RESUMED"}
"""Without these there is no connection worth keeping."""

INTERACTION = "INTERACTION_CREATE"
REMEMBERED = 10_000
"""Clicks whose ids are kept to know them by, the newest."""

HANDLERS = ("CommandTree-invoker", "discord-ui-", "discord.py: ")
"""How discord.py calls the tasks in which clicks, and other news, are worked at."""

SHOWN = "shown"
"""Where in its data an interaction has the components of its message, as Discord tells them."""
KEPT = ("id", "type", "flags", "content")
"""What discord.py is told of the message of an interaction."""

Read = Callable[[Any], None]


def leave_out_unreadable(client: discord.Client) -> None:
    """Guard everything that reads an event of *client*."""
    parsers = client._connection.parsers
    for event, read in parsers.items():
        if event not in NEEDED:
            parsers[event] = guarded(event, once(lightly(read)) if event == INTERACTION else read)


def lightly(read: Read) -> Read:
    """*read*, of which discord.py makes no objects of what the pressed message shows.

    To make them costs more than all else of a press, and few are looked at.
    """

    def read_lightly(data: Any) -> None:
        if message := data.get("message"):
            data["data"][SHOWN] = message.get("components", ())
            kept = {key: message[key] for key in KEPT if key in message}
            data["message"] = {**kept, "components": []}
        read(data)

    return read_lightly


def once(read: Read) -> Read:
    """*read*, called a single time for each id: nobody makes the same click twice."""
    known: Newest[str, None] = Newest(REMEMBERED)

    def read_new(data: Any) -> None:
        if data["id"] not in known:
            known[data["id"]] = None
            read(data)

    return read_new


def guarded(event: str, read: Read) -> Read:
    """*read*, with its faults logged, but never what the event said."""

    def try_to_read(data: Any) -> None:
        try:
            with arriving(event, data, now_ms()):
                read(data)
        except Exception:
            log.exception("an event %s could not be read and was left out", event)

    return try_to_read


def handlers() -> list[asyncio.Task[Any]]:
    """The tasks that work at events Discord has sent, without the present one."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    return [task for task in others if task.get_name().startswith(HANDLERS)]
