"""Discord's rate limits, as far as they are known: off until somebody wants them.

Sources: topics/rate-limits.mdx of discord/discord-api-docs for what is bound to the global limit;
the numbers of single routes are what bots have observed (discord-api-docs #367, #2701, #8330), as
Discord publishes none and may change them.
"""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from sandbox import clock
from sandbox.accounts import Json
from sandbox.calls import Call
from sandbox.errors import ApiError, rate_limited
from sandbox.world import Message

Key = tuple[Hashable, ...]
"""Which limit it is, and last whose."""
HOUR, DAY = 3600.0, 86_400.0
OLD_EDITS = 30046
MOST_WINDOWS = 1000
"""Kept before it is looked which are over; from then on twice as many as were not."""
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = f"{MESSAGES}/{{message_id}}"
MEMBER_ROLE = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
GUILD_EVENTS = "/guilds/{guild_id}/scheduled-events"
DMS = "/users/@me/channels"
HOOKS, INTERACTIONS = "/webhooks/", "/interactions/"
OAUTH = "/oauth2/token"


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so many requests within *seconds*; *code* is Discord's, where it has one."""

    most: int
    seconds: float
    scope: Literal["user", "global", "shared"] = "user"
    code: int = 0


ALL_REQUESTS = Limit(50, 1.0, "global")
SENDS = EDITS = Limit(5, 5.0)
EDITS_OF_OLD = Limit(3, 6.0, code=OLD_EDITS)
DELETIONS = ((10.0, Limit(5, 1.0)), (14 * DAY, Limit(3, 0.33)), (float("inf"), Limit(30, 4.0)))
"""By the age of the message in seconds, up to which a limit holds."""
BY_TOKEN = Limit(5, 2.0)
FOLLOW_UPS = Limit(30, 60.0, "shared")
# Nobody says what these are; so much seems to be let pass.
ROLE_CHANGES, NEW_EVENTS, NEW_DMS = Limit(10, 10.0), Limit(5, 60.0), Limit(10, 10.0)
FOR_OTHERS = Limit(50, 1.0)


@dataclass(slots=True)
class Window:
    """What was taken of a limit since *began*, in the clock's seconds."""

    began: float
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is answered: the headers, and the body of a 429 where a request comes too soon."""

    headers: dict[str, str]
    refusal: Json | None = None


@dataclass(eq=False)
class Rates:
    """What was asked of each bucket lately; without *enforced* no bucket is ever used up."""

    enforced: bool = False
    clock: Callable[[], float] = clock.seconds
    windows: dict[Key, Window] = field(default_factory=dict)
    refused: int = 0
    most_windows: int = MOST_WINDOWS

    def take(self, call: Call) -> Verdict:
        """Count *call*, unless one of its buckets is used up."""
        if not self.enforced:
            return Verdict(headers((call.name, None), Limit(50, 1.0), 49, 1.0))
        self._forget()
        found = [(key, limit, self._window(key, limit)) for key, limit in buckets(call)]
        for key, limit, window in found:
            if window.taken >= limit.most:
                self.refused += 1
                return too_soon(key, limit, self._left(window, limit))
        for _, _, window in found:
            window.taken += 1
        key, limit, window = found[0]
        left = self._left(window, limit)
        return Verdict(headers(key, limit, limit.most - window.taken, left))

    def _window(self, key: Key, limit: Limit) -> Window:
        window = self.windows.get(key)
        if window is None or self._left(window, limit) <= 0:
            window = self.windows[key] = Window(self.clock())
        return window

    def _left(self, window: Window, limit: Limit) -> float:
        return window.began + limit.seconds - self.clock()

    def _forget(self) -> None:
        if len(self.windows) > self.most_windows:
            oldest = self.clock() - FOLLOW_UPS.seconds
            self.windows = {k: each for k, each in self.windows.items() if each.began > oldest}
            self.most_windows = max(MOST_WINDOWS, 2 * len(self.windows))


def buckets(call: Call) -> Iterator[tuple[Key, Limit]]:
    """The buckets that *call* counts in, its route's first."""
    method, path = call.name.split(" ")
    place = call.parameters[0] if call.parameters else ""
    if path.startswith(INTERACTIONS):
        yield ("token", call.parameters[1]), BY_TOKEN
        return
    if call.bearer or path == OAUTH:
        yield ("for others", call.bearer and call.bearer.id), FOR_OTHERS
        return
    if path.startswith(HOOKS):
        yield ("token", call.parameters[1]), BY_TOKEN
        made = call.discord.interactions.get(call.parameters[1])
        if method == "POST" and made:
            yield ("follow-ups", made.channel.id), FOLLOW_UPS
        return
    if (method, path) == ("POST", MESSAGES):
        yield ("sends", place), SENDS
    elif (method, path) == ("PATCH", MESSAGE):
        yield ("edits", place), EDITS
        message = message_of(call)
        if message and message.age > HOUR:
            yield ("edits of old", place), EDITS_OF_OLD
    elif (method, path) == ("DELETE", MESSAGE):
        message = message_of(call)
        age = message.age if message else 0.0
        until, limit = next(each for each in DELETIONS if age < each[0])
        yield ("deletions", until, place), limit
    elif path == MEMBER_ROLE:
        yield ("roles", place), ROLE_CHANGES
    elif (method, path) == ("POST", GUILD_EVENTS):
        yield ("events", place), NEW_EVENTS
    elif (method, path) == ("POST", DMS):
        yield ("new dms", None), NEW_DMS
    yield ("all requests", None), ALL_REQUESTS


def message_of(call: Call) -> Message | None:
    """The message that *call* is about, if there is one."""
    try:
        channel = call.discord.world.channel(int(call.parameters[0]))
    except (ApiError, ValueError):
        return None
    return channel.messages.get(int(call.parameters[1]))


def headers(key: Key, limit: Limit, remaining: int, left: float) -> dict[str, str]:
    """What an answer says of its bucket; *left* are the seconds until it is full again."""
    return {
        "X-RateLimit-Limit": str(limit.most),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{clock.now().timestamp() + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        # The same in every channel, as Discord has it.
        "X-RateLimit-Bucket": f"{hash(key[:-1]) & 0xFFFFFFFF:08x}",
    }


def too_soon(key: Key, limit: Limit, left: float) -> Verdict:
    """The answer to what comes *left* seconds too soon."""
    body, more = rate_limited(round(left, 3), limit.scope)
    if limit.scope == "shared":
        body["message"] = "The resource is being rate limited."
    if limit.code:
        body |= {"code": limit.code, "message": ApiError(limit.code).message}
    if limit.scope == "global":
        return Verdict(more | {"X-RateLimit-Global": "true"}, body)
    return Verdict(headers(key, limit, 0, left) | more, body)
