"""Discord's OpenAPI document as a judge of requests and of our own answers to them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry, ValidationError

FOLDER = Path(__file__).parent / "openapi"
UNPUBLISHED = "oauth2.json"
"""What Discord's own document leaves out, in its form: how a code becomes a token."""
FORM = "application/x-www-form-urlencoded"
BASE = "urn:discord"  # the references inside are made absolute, as each schema is used alone
METHODS = frozenset({"get", "put", "post", "patch", "delete"})
# Discord takes snowflakes in a request as text or as a number; discord.py sends numbers for
# `recipient_id` and `allowed_mentions`. In an answer they are always text.
LENIENT_SNOWFLAKE = {
    "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
}


@dataclass(frozen=True, slots=True, eq=False)
class Operation:
    """One method of one path; *template* is the path as the document writes it."""

    method: str
    template: str
    pattern: re.Pattern[str]
    definition: dict[str, Any]

    @property
    def name(self) -> str:
        """`POST /channels/{channel_id}/messages`."""
        return f"{self.method} {self.template}"

    def takes_body(self) -> bool:
        """Whether the document knows a body for this request."""
        return "requestBody" in self.definition

    def takes_files(self) -> bool:
        """Whether the body may come as multipart/form-data."""
        return "multipart/form-data" in self.definition["requestBody"]["content"]

    def takes_form(self) -> bool:
        """Whether the body comes as a browser sends a form, and no other way."""
        return list(self.definition["requestBody"]["content"]) == [FORM]

    def request_problems(self, body: Any) -> list[str]:
        """What in *body* the document does not allow."""
        return _problems(self, "", body)

    def status_with(self, body: Any) -> int:
        """The status of an answer that has this *body*, or none."""
        taken = (204,) if body is None else (200, 201)
        return next(each for each in taken if str(each) in self.definition["responses"])

    def answer_problems(self, status: int, body: Any) -> list[str]:
        """What in our own answer the document does not allow."""
        if "application/json" not in self.definition["responses"][str(status)].get("content", {}):
            return [] if body is None else [f"{status} of {self.name} has no body"]
        return _problems(self, str(status), body)


@cache
def _document() -> dict[str, Any]:
    """The document; its `oneOf` is meant to take what fits several, too."""
    text = (FOLDER / "openapi.json").read_text(encoding="utf-8").replace('"#/', f'"{BASE}#/')
    text = text.replace('"oneOf":', '"anyOf":')
    document: dict[str, Any] = json.loads(text)
    document["paths"] |= json.loads((FOLDER / UNPUBLISHED).read_text(encoding="utf-8"))["paths"]
    return document


@cache
def _registry(*, answer: bool) -> Registry:
    """The document as an *answer* is judged by it, or a request."""
    schemas = _document()["components"]["schemas"]
    taken = schemas if answer else schemas | {"SnowflakeType": LENIENT_SNOWFLAKE}
    return Registry([(BASE, {"components": {"schemas": taken}})])


def _problems(operation: Operation, status: str, body: Any) -> list[str]:
    """What is wrong with the *body* of an answer, or of a request (no *status*)."""
    errors = _judge_of(operation, status).iter_errors(body)
    return [sentence for error in errors for sentence in _sentences(error)]


@cache
def _judge_of(operation: Operation, status: str) -> Draft202012Validator:
    definition = operation.definition
    whole = definition["responses"][status] if status else definition["requestBody"]
    content = whole["content"]
    schema = (content.get("application/json") or content[FORM])["schema"]
    return _judge(json.dumps(schema), answer=bool(status))


@cache
def _judge(schema: str, *, answer: bool) -> Draft202012Validator:
    """Most operations on messages share one."""
    return Draft202012Validator(json.loads(schema), registry=_registry(answer=answer))


def _sentences(error: ValidationError) -> Iterator[str]:
    """What is wrong; where there are alternatives, with the one that is meant."""
    if alternatives := getattr(error.kind, "context", None):
        meant = min(alternatives, key=lambda errors: (_is_other(error, errors), len(errors)))
        for each in meant:
            yield from _sentences(each)
        return
    where = ".".join(str(step) for step in error.instance_path) or "body"
    said = error.message
    yield f"{where}: {said if len(said) < 300 else said[:150] + ' … ' + said[-100:]}"


def _is_other(error: ValidationError, errors: list[ValidationError]) -> bool:
    """Whether what is judged is of another kind than the alternative with these *errors*."""
    own = error.instance_path
    kinds = ([*own, "type"], [*own, "entity_type"])
    return any(
        each.instance_path in kinds or (each.instance_path == own and each.kind.name == "type")
        for each in errors
    )


@cache
def operations() -> tuple[Operation, ...]:
    """Every operation of the document, paths without parameters first."""
    return tuple(sorted(_read_operations(), key=lambda each: each.template.count("{")))


def _read_operations() -> Iterator[Operation]:
    for template, methods in _document()["paths"].items():
        pattern = re.compile(re.sub(r"\\\{\w+\\\}", "([^/]+)", re.escape(template)) + "$")
        for method in METHODS & methods.keys():
            yield Operation(method.upper(), template, pattern, methods[method])


def find(method: str, path: str) -> tuple[Operation, tuple[str, ...]] | None:
    """The operation that answers *method* *path*, and what stands for its parameters."""
    for operation in operations():
        found = operation.pattern.match(path) if operation.method == method else None
        if found:
            return operation, found.groups()
    return None
