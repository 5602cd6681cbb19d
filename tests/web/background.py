"""An event loop in a thread of its own, for whoever waits for a browser meanwhile."""

import asyncio
from collections.abc import Coroutine
from threading import Thread
from typing import Any

PATIENCE_SECONDS = 120.0


class Background:
    """Runs what is asked of it, and goes on with whatever that has begun, until it is closed."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What *work* gives, or raises, when it is done."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_SECONDS)

    def close(self) -> None:
        """End the loop and its thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
