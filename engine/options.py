"""The options of a game and their text form."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from pydantic import ValidationError

from engine.errors import BadOptionValue, UnknownOption
from engine.rules import DAY, HOUR, Rules
from engine.state import Variant

Value = int | bool | str | None

OFFERED: Mapping[str, tuple[Value, ...]] = {
    "clock": (None, 180, 300, 600, 900, 1800, 3600),
    "increment": (0, 5, 10, 15, 30, 60),
    "turn-limit": (None, 30, 60, 120, 300, HOUR, DAY, 3 * DAY, 7 * DAY),
    "opening-points": (0, 20, 30, 40, 50),
}
"""Values worth proposing where a range is allowed; in seconds."""


@cache
def option_names(variant: Variant) -> tuple[str, ...]:
    """The options of *variant* as the notation spells them."""
    fields = variant.rules.model_fields
    target, common = fields["target"], Rules.model_fields["target"]
    unused = () if repr(target) != repr(common) else ("target",)
    return tuple(name.replace("_", "-") for name in fields if name not in unused)


def rules_from(variant: Variant, options: Mapping[str, str]) -> Rules:
    """The rules of a game with these *options*, defaults elsewhere.

    Raises UnknownOption and BadOptionValue.
    """
    for name, text in options.items():
        _check(variant, name, text)
    values = {name.replace("-", "_"): _value(text) for name, text in options.items()}
    return variant.rules.model_validate(values)


def _check(variant: Variant, name: str, text: str) -> None:
    """Raise UnknownOption or BadOptionValue unless *text* is a value of option *name*."""
    if name not in option_names(variant):
        raise UnknownOption(name, option_names(variant))
    field, value = name.replace("-", "_"), _value(text)
    try:
        read = getattr(variant.rules.model_validate({field: value}), field)
    except ValidationError:
        raise BadOptionValue(name, text) from None
    if type(read) is not type(value):  # "no" is no 0
        raise BadOptionValue(name, text)


def _value(text: str) -> Value:
    """A value as the notation writes it: `none`, `yes`, `no`, a number, or a word."""
    words: dict[str, Value] = {"none": None, "yes": True, "no": False}
    if text in words:
        return words[text]
    return int(text) if re.fullmatch(r"0|[1-9][0-9]{0,8}", text) else text


def write_value(value: Value) -> str:
    """The text of a value, as `rules_from` reads it."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
    return str(value)


def write_options(variant: Variant, rules: Rules) -> dict[str, str]:
    """Every option of *rules* with its value, so that a later default changes nothing."""
    return {name: write_value(value) for name, value in _values(variant, rules).items()}


def describe(variant: Variant) -> dict[str, Any]:
    """The options with defaults and choices or bounds, and the presets, ready for JSON.

    Values are as an `option` line has them, numbers as numbers.
    """
    schema = variant.rules.model_json_schema()["properties"]
    return {
        "game": variant.key,
        "name": variant.name,
        "players": list(variant.seats),
        "options": {
            name: _described(name, schema[name.replace("-", "_")]) for name in option_names(variant)
        },
        "presets": {
            key: {name: _plain(value) for name, value in _values(variant, rules).items()}
            for key, rules in variant.presets.items()
        },
    }


def _values(variant: Variant, rules: Rules) -> dict[str, Value]:
    return {name: getattr(rules, name.replace("-", "_")) for name in option_names(variant)}


def _plain(value: Value) -> int | str:
    """A value as JSON: numbers stay numbers, all else is the notation's word."""
    return value if type(value) is int else write_value(value)


def _described(name: str, schema: Mapping[str, Any]) -> dict[str, Any]:
    """One option from its JSON *schema*: the default, and what may stand there."""
    described: dict[str, Any] = {"default": _plain(schema["default"])}
    kinds = schema.get("anyOf", [schema])
    choices = OFFERED.get(name) or [value for kind in kinds for value in _choices(kind)]
    described["choices"] = [_plain(value) for value in choices]
    for kind in kinds:
        described |= {bound: kind[bound] for bound in ("minimum", "maximum") if bound in kind}
    return described


def _choices(kind: Mapping[str, Any]) -> Sequence[Value]:
    """The values that one JSON schema lists; none where it has bounds instead."""
    match kind:
        case {"enum": values}:
            return tuple(values)
        case {"const": value}:
            return (value,)
        case {"type": "boolean"}:
            return (True, False)
        case {"type": "null"}:
            return (None,)
    return ()
