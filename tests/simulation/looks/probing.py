"""Whether a process at rest may call as much as ever."""

import asyncio
from contextlib import AsyncExitStack

from bot.runtime.budget import MOST, Budget, Urgency
from tests.simulation.processes import Process

LONGEST_SECONDS = 20.0


async def is_hindered(process: Process) -> bool:
    """Whether it cannot have all slots of a window at once, though nothing is on its way."""
    if process.app is None or process.loop is None:
        return False
    asked = process.loop.create_task(has_all(process.app.part(Budget)))
    # Its task is another loop's, which nobody here can await.
    while not asked.done() and process.lives:
        await asyncio.sleep(0.1)
    return not (asked.done() and asked.result())


async def has_all(budget: Budget) -> bool:
    """Take every slot, and give them back."""
    async with AsyncExitStack() as held:
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                for _ in range(MOST):
                    await held.enter_async_context(budget.turn(Urgency.AT_ONCE))
        except TimeoutError:
            return False
    return True
