"""The REST side: every request is judged by the document, then obeyed or refused."""

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from tests.wire_discord import document
from tests.wire_discord.errors import ApiError

if TYPE_CHECKING:
    from tests.wire_discord.standin import StandIn

PREFIX = "/api/v10"
FILE_PART = re.compile(r"files\[(\d)\]$")
# Errors that a bot in order may meet: the world changed, or it has no right or was refused.
# The others mean that it sent what it should not have sent.
BLAMELESS = frozenset(
    {10003, 10004, 10007, 10008, 10013, 10014, 40003, 50001, 50007, 50013, 50083, 50278}
)


@dataclass(eq=False)
class Call:
    """One request: *body* is its JSON, *files* the names and sizes of what came with it."""

    standin: "StandIn"
    name: str
    parameters: tuple[str, ...]
    query: dict[str, str]
    authorised: bool = False
    body: Any = None
    files: dict[str, int] = field(default_factory=dict)
    at: float = field(default_factory=time.monotonic)
    status: int = 0


Answer = tuple[int, Any]
Outcome = tuple[int, Any, dict[str, str], bool]  # status, body, headers, lost on its way
Handler = Callable[[Call], Answer | Awaitable[Answer]]


async def serve(standin: "StandIn", request: web.Request) -> web.StreamResponse:
    """Answer one request as Discord would."""
    path = request.path.removeprefix(PREFIX)
    found = document.find(request.method, path) if path != request.path else None
    if not found or found[0].name not in standin.handlers:
        whose = "the stand-in" if found else "Discord"
        standin.blame(f"{request.method} {request.path}: {whose} has no such route")
        return _response(404, {"message": "404: Not Found", "code": 0})
    operation, parameters = found
    call = Call(standin, operation.name, parameters, dict(request.query))
    call.authorised = request.headers.get("Authorization") == f"Bot {standin.token}"
    standin.calls.append(call)
    standin.open_calls += 1
    try:
        call.status, body, headers, lost = await _judged(call, operation, request)
    finally:
        standin.open_calls -= 1
        standin.ring()
    if lost and request.transport:
        request.transport.abort()
    return _response(call.status, body, headers)


async def _judged(call: Call, operation: document.Operation, request: web.Request) -> Outcome:
    try:
        await _read_body(call, operation, request)
        return await _answer(call, operation)
    except ApiError as error:
        return _refused(call, error)
    except Exception as error:
        call.standin.blame(f"the stand-in itself, {call.name}: {error!r}")
        raise


async def _answer(call: Call, operation: document.Operation) -> Outcome:
    """Meet the faults that a test ordered, then have the request done."""
    fault = call.standin.fault_for(call)
    if fault and fault.delay:
        await asyncio.sleep(fault.delay)
    if fault and fault.held == "request":
        return await _given_up(call)
    trouble = fault.answer() if fault else None
    if trouble:
        return *trouble, False
    _check_authorised(call)
    if operation.takes_body():
        problems = operation.request_problems(call.body)
        if problems:
            raise ApiError(50035, problems)
    status, body = await _handled(call)
    for problem in operation.answer_problems(status, body):
        call.standin.blame(f"the stand-in itself, {call.name}: {problem}")
    if fault and fault.held:
        return await _given_up(call)
    return status, body, _limit_headers(call), bool(fault and fault.lost)


async def _given_up(call: Call) -> Outcome:
    """Nothing more comes of a request, once its sender is gone."""
    call.standin.ring()
    await call.standin.bot_gone.wait()
    return 500, {}, {}, True


async def _handled(call: Call) -> Answer:
    result = call.standin.handlers[call.name](call)
    return result if isinstance(result, tuple) else await result


def _check_authorised(call: Call) -> None:
    needs_none = call.name.split(" ")[1].startswith(("/interactions/", "/webhooks/"))
    if not call.authorised and not needs_none:
        raise ApiError(0)


def _refused(call: Call, error: ApiError) -> Outcome:
    wrong_token = error.code == 0 and call.standin.wrong_token_expected
    if error.code not in BLAMELESS and not wrong_token:
        details = "; ".join(error.problems) or error.message
        call.standin.blame(f"{call.name}: {error.code} {details}")
    return error.status, error.body(), {}, False


async def _read_body(call: Call, operation: document.Operation, request: web.Request) -> None:
    kind = request.content_type
    if not request.can_read_body:
        return
    if kind == "multipart/form-data" and operation.takes_body() and operation.takes_files():
        await _read_parts(call, request)
    elif kind == "application/json":
        call.body = _parsed(await request.read())
    else:
        raise ApiError(50035, [f"a body of type {kind} is not taken here"])


async def _read_parts(call: Call, request: web.Request) -> None:
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        if part.name == "payload_json":
            call.body = _parsed(content)
        elif FILE_PART.match(part.name or "") and part.filename:
            call.files[part.filename] = len(content)
        else:
            raise ApiError(50035, [f"a part named {part.name} is not taken"])


def _parsed(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        raise ApiError(50109) from None


def _limit_headers(call: Call) -> dict[str, str]:
    """The rate-limit headers of a bucket that is never used up."""
    return {
        "X-RateLimit-Limit": "50",
        "X-RateLimit-Remaining": "49",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.000",
        "X-RateLimit-Bucket": f"{hash(call.name) & 0xFFFFFFFF:08x}",
    }


def _response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """An answer; its type is exactly application/json, or discord.py takes it for text."""
    content = b"" if status == 204 else json.dumps(body).encode()
    kind = {} if status == 204 else {"Content-Type": "application/json"}
    return web.Response(status=status, body=content, headers=kind | (headers or {}))
