"""The REST side: every request is judged by the document, then obeyed or refused."""

import asyncio
import json
import re
from collections.abc import MutableSequence
from mimetypes import guess_type
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from sandbox import clock, document
from sandbox.activities import Unlisted
from sandbox.calls import Call
from sandbox.errors import ApiError
from sandbox.faults import Fault
from sandbox.premises import PREFIX, Premises
from sandbox.rates import Rates
from sandbox.routes import HANDLERS
from sandbox.world import Channel, Upload, World

SAFE_NAME = re.compile(r"[^\w.\-]+")
FILE_PART = re.compile(r"files\[(\d)\]$")
# Errors that a bot in order may meet: the world changed, or it has no right or was refused.
# The others mean that it sent what it should not have sent; a rate limit says so by itself.
BLAMELESS = frozenset(
    {
        *(10003, 10004, 10007, 10008, 10011, 10013, 10014, 10070, 30038, 40003),
        *(50001, 50007, 50013, 50083, 50106, 50278, 180000),
    }
)
FOR_OTHERS = frozenset({"GET /users/@me"})
"""What the bot may ask for somebody who let it know them."""
WITHOUT_TOKEN = ("/interactions/", "/webhooks/", "/oauth2/token")
LONGEST_REASON = 512
"""Characters that the audit log keeps of why something was done."""


Outcome = tuple[int, Any, dict[str, str], bool]  # status, body, headers, lost on its way


class Rest(Premises):
    """Judges each request and has it done by its handler, unless something was ordered instead."""

    def __init__(self, world: World, channel: Channel, token: str) -> None:
        super().__init__(world, channel, token)
        self.rates = Rates()
        self.faults: list[Fault] = []
        self.calls: MutableSequence[Call] = []
        self.open_calls = 0

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request as Discord would."""
        path = request.path.removeprefix(PREFIX)
        found = document.find(request.method, path) if path != request.path else None
        if not found or found[0].name not in HANDLERS:
            whose = "the sandbox" if found else "Discord"
            self.blame(f"{request.method} {request.path}: {whose} has no such route")
            return _response(404, {"message": "404: Not Found", "code": 0})
        operation, parameters = found
        call = Call(self, operation.name, parameters, dict(request.query))
        authorization = request.headers.get("Authorization", "")
        call.authorised = authorization == f"Bot {self.token}"
        call.bearer = self.activities.bearer(authorization)
        call.reason = unquote(request.headers.get("X-Audit-Log-Reason", ""))
        self.calls.append(call)
        self.open_calls += 1
        try:
            call.status, body, headers, lost = await self._judged(call, operation, request)
        finally:
            self.open_calls -= 1
            self.ring()
        if lost and request.transport:
            request.transport.abort()
        return _response(call.status, body, headers)

    async def _judged(
        self, call: Call, operation: document.Operation, request: web.Request
    ) -> Outcome:
        try:
            await _read_body(call, operation, request)
            return await self._answer(call, operation)
        except ApiError as error:
            return _refused(call, error)
        except ConnectionResetError:
            # Who asked has gone in the middle of it, as a process that is killed does.
            raise
        except Exception as error:
            self.blame(f"the sandbox itself, {call.name}: {error!r}")
            raise

    async def _answer(self, call: Call, operation: document.Operation) -> Outcome:
        """Meet the faults that were ordered and the rate limits, then have the request done."""
        fault = next((each for each in self.faults if each.strikes(call)), None)
        if fault and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault and fault.held == "request":
            return await self._given_up(call)
        if fault and fault.unheard:
            return 500, {}, {}, True
        trouble = fault.answer() if fault else None
        if trouble:
            return *trouble, False
        call.judged_at = clock.seconds()
        _check_head(call)
        verdict = self.rates.take(call)
        if verdict.refusal:
            return 429, verdict.refusal, verdict.headers, False
        if operation.takes_body():
            problems = operation.request_problems(call.body)
            if problems:
                raise ApiError(50035, problems)
        body = HANDLERS[call.name](call)
        status = operation.status_with(body)
        for problem in operation.answer_problems(status, body):
            self.blame(f"the sandbox itself, {call.name}: {problem}")
        if fault and fault.held:
            return await self._given_up(call)
        return status, body, verdict.headers, bool(fault and fault.lost)

    async def _given_up(self, call: Call) -> Outcome:
        """Nothing more comes of a request, once its sender is gone."""
        self.ring()
        await self.bot_gone.wait()
        return 500, {}, {}, True


def _check_head(call: Call) -> None:
    is_let = call.authorised or (call.bearer and call.name in FOR_OTHERS)
    if not is_let and not call.name.split(" ")[1].startswith(WITHOUT_TOKEN):
        raise ApiError(0)
    if len(call.reason) > LONGEST_REASON:
        raise ApiError(50035, [f"X-Audit-Log-Reason: {len(call.reason)} characters"])


def _refused(call: Call, error: ApiError) -> Outcome:
    wrong_token = error.code == 0 and call.discord.wrong_token_expected
    blameless = isinstance(error, Unlisted) and error.blameless
    if error.code not in BLAMELESS and not wrong_token and not blameless:
        details = "; ".join(error.problems) or error.message
        call.discord.blame(f"{call.name}: {error.code} {details}")
    return error.status, error.body(), {}, False


async def _read_body(call: Call, operation: document.Operation, request: web.Request) -> None:
    kind = request.content_type
    if not request.can_read_body:
        return
    if kind == "multipart/form-data" and operation.takes_body() and operation.takes_files():
        await _read_parts(call, request)
    elif operation.takes_body() and operation.takes_form() and kind == document.FORM:
        call.body = dict(await request.post())
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
            name = SAFE_NAME.sub("_", part.filename)
            # Discord looks for itself at what comes; discord.py says nothing of it.
            kind = guess_type(name)[0] or "application/octet-stream"
            call.uploads.append(Upload(name, kind, content))
        else:
            raise ApiError(50035, [f"a part named {part.name} is not taken"])


def _parsed(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        raise ApiError(50109) from None


def _response(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """An answer; its type is exactly application/json, or discord.py takes it for text."""
    content = b"" if status == 204 else json.dumps(body).encode()
    kind = {} if status == 204 else {"Content-Type": "application/json"}
    return web.Response(status=status, body=content, headers=kind | (headers or {}))
