"""Questions about positions, and pictures, worked out beside the event loop, in a thread for each.

What is legal in a game with duties can take longer than the loop may stand still, and is asked only
once. One thread, as both are work for the processor: more of them would only hold each other up,
and the loop. What waits is bounded by those who wait for it.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

from engine.cards import Seat
from engine.legal import legal_takes
from engine.state import State
from engine.view import Seen

P = ParamSpec("P")
R = TypeVar("R")

REMEMBERED = 100
"""Answers that are remembered: somebody who types asks the same with every key."""

SWITCH_SECONDS = 0.001
"""For how long a thread may keep Python's lock from the loop; usual are 5 ms."""


def give_way() -> None:
    """Begin a thread that lets the event loop go first."""
    sys.setswitchinterval(SWITCH_SECONDS)


_ASKING = ThreadPoolExecutor(1, "asking", give_way)
_DRAWING = ThreadPoolExecutor(1, "drawing", give_way)


async def drawn(draw: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What *draw* makes of its arguments; the event loop goes on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_DRAWING, lambda: draw(*args, **kwargs))


async def asked(question: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """The answer to *question*; the event loop goes on meanwhile. Raises what it raises."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_ASKING, lambda: question(*args, **kwargs))


async def answer(question: Callable[[Seen], R], seen: Seen) -> R:
    """Work out the answer for what somebody sees, once for as long as they see the same."""
    found: R = await asked(known, question, seen)
    return found


@lru_cache(REMEMBERED)
def known(question: Callable[[Seen], Any], seen: Seen) -> Any:
    """Give the answer for what somebody sees where it is asked for beside the event loop
    already."""
    return question(seen)


def is_hard(state: State) -> bool:
    """Whether it can take long to judge a move: in a game with duties."""
    return state.opening.has_duties


def prepare(seen: Seen, seat: Seat) -> None:
    """Let what the hand of *seat* is drawn from be known: whether the pile may be taken."""
    if seen.to_act == seat and is_hard(seen):
        known(legal_takes, seen)
