"""What Prometheus reads at `/metrics`: numbers alone, with labels from small fixed sets.

Nothing here says who plays or what they hold. Each process counts for itself.
"""

import logging
import re
import time
from functools import partial

import aiohttp
from discord.http import HTTPClient
from prometheus_client import GC_COLLECTOR, REGISTRY, Counter, Histogram, disable_created_metrics

from bot.runtime.contexts import REQUEST

# They are a line more for each number, which nobody reads.
disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY.unregister(GC_COLLECTOR)

MOVES = Counter("jolly_moves", "Moves stored.", ["game", "source"])
CHALLENGES = Counter("jolly_challenges", "Challenges posted, and how they ended.", ["event"])
REFUSALS = Counter("jolly_refusals", "What players were told instead of being obeyed.", ["code"])
FAULTS = Counter("jolly_faults", "Faults of Jolly's own, logged.", ["logger"])
ANSWERS = Histogram(
    "jolly_answer_seconds",
    "From an interaction's arrival until Discord has taken the first answer.",
    ["kind"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3),
)
REQUESTS = Counter("jolly_discord_requests", "Requests to Discord.", ["route", "status"])
REQUEST_SECONDS = Histogram(
    "jolly_discord_request_seconds",
    "How long Discord takes.",
    ["route"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
LATENESS = Histogram(
    "jolly_deadline_lateness_seconds",
    "How late what falls due begins.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 60),
)
COMMITS = Histogram(
    "jolly_commit_seconds",
    "How long a move waits until it is on the disk.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)

ROUTES = (
    ("answer", r"POST /interactions/"),
    ("follow up", r"\w+ /webhooks/"),
    ("post", r"POST /channels/\d+/messages$"),
    ("edit", r"PATCH /channels/\d+/messages/"),
    ("delete", r"DELETE /channels/\d+/messages/"),
    ("read", r"GET /channels/"),
    ("thread", r"POST /channels/.*/threads$"),
    ("open dm", r"POST /users/@me/channels$"),
    ("commands", r"\w+ /applications/\d+/commands"),
)
"""The classes of routes; whatever else there is, is `other`."""
ROUTE = re.compile("|".join(f"({pattern})" for _, pattern in ROUTES))
"""All of them in one, as every request is looked at."""
PREFIX = re.compile(r"^/api/v\d+")


def route_class(method: str, path: str) -> str:
    """The class of a request, without any number."""
    found = ROUTE.match(f"{method} {PREFIX.sub('', path)}")
    return ROUTES[found.lastindex - 1][0] if found and found.lastindex else "other"


def status_class(status: int) -> str:
    """`2xx`, `4xx`, `5xx`, and what a host watches by itself: `401`, `403`, `429`."""
    return str(status) if status in (401, 403, 429) else f"{status // 100}xx"


def count_requests(http: HTTPClient) -> None:
    """Have all requests counted that *http* makes."""
    http.request = partial(http.request, middlewares=(counted,))  # type: ignore[method-assign]


async def counted(
    request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType
) -> aiohttp.ClientResponse:
    """Send a request to Discord, and count it with what is answered."""
    began, route = time.perf_counter(), route_class(request.method, request.url.raw_path)
    try:
        response = await send(request)
    except BaseException:
        REQUESTS.labels(route, "failed").inc()
        raise
    now = time.perf_counter()
    REQUESTS.labels(route, status_class(response.status)).inc()
    REQUEST_SECONDS.labels(route).observe(now - began)
    arrived = REQUEST.get()
    if route == "answer" and response.status < 300 and arrived is not None:
        ANSWERS.labels(arrived.kind).observe(now - arrived.arrived)
    return response


class FaultCounter(logging.Handler):
    """Counts what is logged as a fault, whoever logs it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count *record* by its logger: a module's name."""
        FAULTS.labels(record.name).inc()
