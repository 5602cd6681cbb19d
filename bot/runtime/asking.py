"""Questions about positions, answered beside the event loop, and each only once.

What is legal in a game with duties can take longer than the loop may stand still. One thread, as in
`bot.runtime.drawing`: answers are work for the processor, and many tables ask at once.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

from bot.runtime.drawing import give_way
from engine.cards import Seat
from engine.legal import legal_takes
from engine.state import State
from engine.view import Seen

P = ParamSpec("P")
R = TypeVar("R")

REMEMBERED = 100
"""Answers that are remembered: somebody who types asks the same with every key."""

_THREAD = ThreadPoolExecutor(1, "asking", give_way)


async def asked(question: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """The answer to *question*; the event loop goes on meanwhile. Raises what it raises."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_THREAD, lambda: question(*args, **kwargs))


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
