"""Discord's OpenAPI document as a judge of requests and of our own answers to them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

PATH = Path(__file__).parent / "openapi" / "openapi.json"
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

    def request_problems(self, body: Any) -> list[str]:
        """What in *body* the document does not allow."""
        return _problems(self, "", body)

    def answer_problems(self, status: int, body: Any) -> list[str]:
        """What in our own answer the document does not allow."""
        answer = self.definition["responses"].get(str(status))
        if answer is None:
            return [f"{status} is no answer of {self.name}"]
        if "application/json" not in answer.get("content", {}):
            return [] if body is None else [f"{status} of {self.name} has no body"]
        return _problems(self, str(status), body)


@cache
def _document() -> dict[str, Any]:
    text = PATH.read_text(encoding="utf-8").replace('"#/', f'"{BASE}#/')
    document: dict[str, Any] = json.loads(text)
    return document


@cache
def _taken(*, answer: bool) -> dict[str, Any]:
    """The document as an *answer* is judged by it, or a request."""
    document = _document()
    if answer:
        return document
    schemas = document["components"]["schemas"] | {"SnowflakeType": LENIENT_SNOWFLAKE}
    return document | {"components": document["components"] | {"schemas": schemas}}


@cache
def _registry(*, answer: bool) -> Registry[Any]:
    empty: Registry[Any] = Registry()
    resource = DRAFT202012.create_resource(_taken(answer=answer))
    filled: Registry[Any] = empty.with_resource(BASE, resource)
    return filled


def _problems(operation: Operation, status: str, body: Any) -> list[str]:
    """What is wrong with the *body* of an answer, or of a request (no *status*).

    The quick judge tells whether anything is, the other one says what.
    """
    if _judge_of(operation, status).is_valid(body):
        return []
    validator = Judge(_schema_of(operation, status), registry=_registry(answer=bool(status)))
    return [_sentence(error) for error in validator.iter_errors(body)]


def _schema_of(operation: Operation, status: str) -> dict[str, Any]:
    definition = operation.definition
    whole = definition["responses"][status] if status else definition["requestBody"]
    schema: dict[str, Any] = whole["content"]["application/json"]["schema"]
    return schema


@cache
def _judge_of(operation: Operation, status: str) -> jsonschema_rs.Draft202012Validator:
    return _quick_judge(json.dumps(_schema_of(operation, status)), answer=bool(status))


@cache
def _quick_judge(schema: str, *, answer: bool) -> jsonschema_rs.Draft202012Validator:
    """Most operations on messages share one."""
    own = json.loads(_tolerant(schema))
    return jsonschema_rs.Draft202012Validator(own, registry=_quick_registry(answer=answer))


@cache
def _quick_registry(*, answer: bool) -> jsonschema_rs.Registry:
    document = json.loads(_tolerant(json.dumps(_taken(answer=answer))))
    return jsonschema_rs.Registry([(BASE, document)])


def _tolerant(schema: str) -> str:
    """A schema of the document's as Discord means it: `oneOf` takes what fits several, too."""
    return schema.replace('"oneOf":', '"anyOf":')


def _sentence(error: ValidationError) -> str:
    where = ".".join(str(step) for step in error.absolute_path) or "body"
    said = error.message
    return f"{where}: {said if len(said) < 300 else said[:150] + ' … ' + said[-100:]}"


def _alternatives(
    validator: Any, alternatives: list[dict[str, Any]], instance: Any, schema: dict[str, Any]
) -> Iterator[ValidationError]:
    """`oneOf` and `anyOf`: only the alternative that the `type` of *instance* means is judged.

    That says more than "fits none of 7", and trying all of them at every level takes a second for a
    table's message.
    """
    meant = [each for each in alternatives if _may_be(each, instance)]
    if len(meant) == 1:
        yield from validator.descend(instance, meant[0])
    elif not meant or not any(validator.evolve(schema=each).is_valid(instance) for each in meant):
        yield ValidationError(f"{instance!r} is none of the {len(alternatives)} things allowed")


def _may_be(alternative: dict[str, Any], instance: Any) -> bool:
    """Whether *alternative* is worth trying: null for null, an object by the number of its kind."""
    if alternative.get("type") == "null" or instance is None:
        return instance is None and alternative.get("type") == "null"
    if not isinstance(instance, dict):
        return True
    kinds = ((key, _kinds(alternative.get("$ref", ""), key)) for key in ("type", "entity_type"))
    return all(not allowed or instance.get(key) in allowed for key, allowed in kinds)


@cache
def _kinds(reference: str, key: str) -> tuple[int, ...]:
    """The numbers that *key* may be in the schema that *reference* names; () for any."""
    schema = _document()["components"]["schemas"].get(reference.rpartition("/")[2], {})
    return tuple(schema.get("properties", {}).get(key, {}).get("enum", ()))


Judge = extend(Draft202012Validator, {"oneOf": _alternatives, "anyOf": _alternatives})


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
