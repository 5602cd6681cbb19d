"""Troubles to order: errors, rate limits, slow and lost answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from sandbox.calls import Call
from sandbox.errors import KNOWN, rate_limited


@dataclass(eq=False)
class Fault:
    """What befalls the next *times* requests named *on*, such as `GET /users/@me`; None: any.

    *code* is a Discord error code, *status* a bare status (429: with *retry_after*, for all routes
    if *everywhere*). *headers* are those of a 429 that a proxy lets through. *delay* (seconds) is
    waited before anything is done. With *lost* the request takes effect and the connection is
    closed instead of answering, with *unheard* it is closed before that; *held* keeps it from being
    done ("request") or answered ("answer") until the process is gone.
    """

    on: str | None
    times: int = 1
    status: int = 0
    code: int = 0
    retry_after: float = 0.2
    everywhere: bool = False
    delay: float = 0.0
    lost: bool = False
    unheard: bool = False
    held: Literal["", "request", "answer"] = ""
    headers: tuple[str, ...] = ("Via", "Retry-After", "X-RateLimit-Scope")
    when: Callable[[Call], bool] = lambda call: True
    seen: int = 0

    def strikes(self, call: Call) -> bool:
        """Whether it befalls this request, which is then counted."""
        if self.seen >= self.times or self.on not in (None, call.name) or not self.when(call):
            return False
        self.seen += 1
        return True

    def answer(self) -> tuple[int, dict[str, Any] | None, dict[str, str]] | None:
        """Status, body and headers of the trouble; None where the request itself goes through."""
        if self.code:
            status, message = KNOWN[self.code]
            return status, {"code": self.code, "message": message}, {}
        if self.status == 429:
            body, headers = rate_limited(self.retry_after, "global" if self.everywhere else "user")
            return 429, body, {key: headers[key] for key in self.headers}
        return (self.status, {"code": 0, "message": "trouble"}, {}) if self.status else None
