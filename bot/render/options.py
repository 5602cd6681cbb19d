"""The options of games in words: their names and values, and how rules differ from the usual."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from bot.people.texts import is_said, say
from bot.render.titles import span_text
from engine.options import describe, write_options
from engine.record.rule_code import rule_code
from engine.rules import Rules
from engine.state import Variant

TIMES = frozenset(("clock", "increment", "turn-limit"))
"""The options that are lengths of time."""


@cache
def options_of(variant: Variant) -> Mapping[str, Mapping[str, Any]]:
    """The options of a game as `describe` gives them, which takes milliseconds.

    The default is what a new challenge has: that of the first preset.
    """
    about = describe(variant)
    usual = next(iter(about["presets"].values()))
    return {name: option | {"default": usual[name]} for name, option in about["options"].items()}


def option_name(language: str, option: str) -> str:
    """What players call an option: `initial meld`."""
    return named(language, f"option-name-{option}", option)


def value_text(language: str, option: str, value: str) -> str:
    """What a value, as the notation writes it, means to players: `5 minutes`, `yes`."""
    if option in TIMES and value.isdecimal():
        return span_text(language, int(value))
    if value in ("yes", "no", "none"):
        return say(language, value)
    return named(language, f"option-value-{option}-{value}", value)


def number_text(language: str, option: str, number: str) -> str:
    """A number, with what it means where that is something else: `0 · by the number of players`."""
    meant = value_text(language, option, number)
    return number if meant == number else f"{number} · {meant}"


def preset_name(language: str, preset: str) -> str:
    """What players call a named set of rules: `Tournament`."""
    name = named(language, f"preset-{hyphened(preset)}", preset)
    return name[:1].upper() + name[1:]


def named(language: str, key: str, plain: str) -> str:
    """The words of *key*; where there are none, the *plain* name with blanks for its hyphens."""
    return say(language, key) if is_said(key) else plain.replace("-", " ").replace("_", " ")


def hyphened(words: str) -> str:
    """A name as the notation spells it: lower case, one hyphen for blanks and underscores."""
    return "-".join(words.lower().replace("_", " ").replace("-", " ").split())


def differences(variant: Variant, base: Rules, rules: Rules) -> Mapping[str, str]:
    """The options in which *rules* are other than *base*, with their values."""
    before = write_options(variant, base)
    return {
        name: value
        for name, value in write_options(variant, rules).items()
        if value != before[name]
    }


def nearest_preset(variant: Variant, rules: Rules) -> str:
    """The preset that *rules* differ from the least; of several the first."""
    return min(
        variant.presets, key=lambda name: len(differences(variant, variant.presets[name], rules))
    )


def rules_line(language: str, variant: Variant, rules: Rules) -> str:
    """How *rules* differ from the usual: `Rules: Tournament – target: 250 – but big gin: no`."""
    preset = nearest_preset(variant, rules)
    usual, base = variant.usual, variant.presets[preset]
    changed = differences(variant, base, rules)
    changes = changes_text(language, changed)
    if base is usual:
        return say(language, "options-changed" if changes else "options-usual", changes=changes)
    key = "options-preset-changed" if changes else "options-preset"
    meant = differences(variant, usual, base).items()
    meaning = changes_text(language, {name: value for name, value in meant if name not in changed})
    name = preset_name(language, preset)
    return say(language, key, preset=name, meaning=meaning, changes=changes)


def changes_text(language: str, options: Mapping[str, str]) -> str:
    """Options with their values: `target 250, big gin: no`."""
    return ", ".join(
        say(
            language,
            "option-with-value",
            option=option_name(language, name),
            value=value_text(language, name, value),
        )
        for name, value in options.items()
    )


def code_text(language: str, variant: Variant, rules: Rules) -> str:
    """The code of *rules*, to be passed on."""
    return say(language, "options-code", code=rule_code(variant, rules))
