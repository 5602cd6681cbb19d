"""Pictures drawn beside the event loop: one after the other, in a thread of their own.

One thread, as drawing is work for the processor: more of them would only hold each other up, and
the loop. What waits is bounded by those who wait for it, who have nothing else to do meanwhile.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

SWITCH_SECONDS = 0.001
"""For how long the thread may keep Python's lock from the loop; usual are 5 ms."""


def give_way() -> None:
    """Begin a thread that lets the event loop go first."""
    sys.setswitchinterval(SWITCH_SECONDS)


_THREAD = ThreadPoolExecutor(1, "drawing", give_way)


async def drawn(draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What *draw* makes of its arguments; the event loop goes on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, lambda: draw(*args, **kwargs))
