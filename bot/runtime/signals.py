"""How a part tells others of what happened without knowing them; `bot/app.py` has them listen."""

from collections.abc import Awaitable, Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Tells its listeners at once, in the order in which they subscribed."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, None]] = []

    def subscribe(self, listener: Callable[P, None]) -> None:
        """Call *listener* whenever it happens."""
        self._listeners.append(listener)

    def publish(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell every listener that it has happened."""
        for listener in self._listeners:
            listener(*args, **kwargs)


class Hook(Generic[P]):
    """Awaits its listeners one after the other; what one raises ends it."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, Awaitable[None]]] = []

    def subscribe(self, listener: Callable[P, Awaitable[None]], *, first: bool = False) -> None:
        """Await *listener* whenever it happens; *first*, before all who have subscribed."""
        self._listeners.insert(0 if first else len(self._listeners), listener)

    async def run(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Await every listener; return when all that follows is done."""
        for listener in self._listeners:
            await listener(*args, **kwargs)
