"""A request of the bot, and what is answered."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox import clock
from sandbox.accounts import User
from sandbox.premises import Premises
from sandbox.world import Upload


@dataclass(eq=False)
class Call:
    """One request: *body* is its JSON, *uploads* what came with it, *reason* for the audit log.

    It was sent by the bot itself if *authorised*, or for somebody who let it (*bearer*).
    It came *at* one moment and was looked at when nothing held it up any more (`clock.seconds`).
    """

    discord: Premises
    name: str
    parameters: tuple[str, ...]
    query: dict[str, str]
    authorised: bool = False
    bearer: User | None = None
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    reason: str = ""
    at: float = field(default_factory=clock.seconds)
    judged_at: float = 0.0
    status: int = 0


Handler = Callable[[Call], Any]
"""Does what a request asks, and gives the body of the answer; None: it has none."""
