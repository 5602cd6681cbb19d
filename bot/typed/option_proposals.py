"""What is proposed while somebody types options: names and values, presets, what a code means."""

import re
from collections.abc import Mapping, Sequence
from itertools import chain, islice, zip_longest
from typing import Any

from bot.people.texts import FALLBACK
from bot.render.options import (
    TIMES,
    changes_text,
    hyphened,
    number_text,
    option_name,
    options_of,
    preset_name,
    rules_line,
)
from bot.render.titles import game_title
from bot.typed.options import CODE, split, value_of
from bot.typed.spans import write_span
from bot.typed.words import folded
from engine.record.rule_code import BadRuleCode, rules_of_code
from engine.state import Variant

MOST = 25
"""Discord's limit for what an autocompletion proposes."""
LONGEST = 100
"""Discord's limit for each."""
BEGUN = re.compile(r"((?:.*= *\S+\s+)?)(.*)", re.DOTALL)
"""The pairs that are complete, and the one being typed."""

ROUND_NUMBERS = (1, 3, 5, 10, 20, 50, 100, 150, 200, 300, 500, 1000)
"""What is proposed of a range."""

Proposal = tuple[str, str]
"""What is shown, and what is typed when it is chosen."""


def proposals(language: str, variant: Variant, typed: str) -> list[Proposal]:
    """What is typed with the next `name=value` completed, for each that it can become."""
    if codes := CODE.findall(typed):
        try:
            variant, _ = rules_of_code(codes[-1])
        except BadRuleCode:
            return []
        if typed.endswith(codes[-1]):
            return [meaning(language, typed.strip(), codes[-1])]
    match = BEGUN.fullmatch(typed)
    done, last = match.groups() if match else ("", typed)
    begun = "=".join(hyphened(part) for part in last.split("="))
    taken = {name for name, _ in split(variant, done)}
    free = {name: pairs for name, pairs in every_pair(variant).items() if name not in taken}
    found = fitting(free, begun) or named(language, free, last)
    return [
        (labelled(language, variant, done, pair), done + pair)
        for pair in spread(found)
        if len(done + pair) <= LONGEST
    ]


def labelled(language: str, variant: Variant, done: str, pair: str) -> str:
    """What will be typed, and in other languages than that of the options what it means.

    A number that means something else is told in that language too.
    """
    name, _, value = pair.partition("=")
    if language == FALLBACK:
        return done + (
            f"{name}={number_text(language, name, value)}" if value.isdecimal() else pair
        )
    if name == "preset":
        meant = preset_name(language, value)
    else:
        meant = changes_text(language, {name: value_of(language, variant, name, value)})
    return f"{done}{pair} · {meant}"[:LONGEST]


def meaning(language: str, typed: str, code: str) -> Proposal:
    """What a code stands for."""
    variant, rules = rules_of_code(code)
    parts = (code, game_title(language, variant.key, rules), rules_line(language, variant, rules))
    return " · ".join(parts)[:LONGEST], typed[:LONGEST]


def every_pair(variant: Variant) -> dict[str, list[str]]:
    """All that is worth proposing, by option; what changes something first."""
    presets = [hyphened(name) for name in variant.presets]
    found = {"preset": [f"preset={name}" for name in presets]} if len(presets) > 1 else {}
    for name, option in options_of(variant).items():
        values = dict.fromkeys((*worth_proposing(variant, name, option), option["default"]))
        found[name] = [f"{name}={written(name, value)}" for value in values]
    return found


def worth_proposing(variant: Variant, name: str, option: Mapping[str, Any]) -> Sequence[int | str]:
    """The values of an option but the usual one; of a range those of presets, and round ones.

    Times are proposed as they are usually set.
    """
    values = list(option["choices"])
    if "minimum" in option and name not in TIMES:
        set_by = (getattr(rules, name.replace("-", "_")) for rules in variant.presets.values())
        values += [value for value in set_by if value is not None]
        least, most = option["minimum"], option["maximum"]
        values += [least, most, *(n for n in ROUND_NUMBERS if least < n < most)]
    return [value for value in dict.fromkeys(values) if value != option["default"]]


def written(name: str, value: int | str) -> str:
    """A value as it is typed."""
    return write_span(value) if name in TIMES and isinstance(value, int) else str(value)


def fitting(pairs: Mapping[str, Sequence[str]], begun: str) -> list[list[str]]:
    """The pairs that begin as typed; where there are none, those whose name has it inside."""
    found = [[pair for pair in one if pair.startswith(begun)] for one in pairs.values()]
    if any(found):
        return found
    return [list(one) for name, one in pairs.items() if begun in name]


def named(language: str, pairs: Mapping[str, Sequence[str]], begun: str) -> list[list[str]]:
    """The pairs of options whose name in this language begins as typed."""
    wish = folded(begun).strip()
    return [
        list(one)
        for name, one in pairs.items()
        if folded(option_name(language, name)).startswith(wish)
    ]


def spread(pairs: Sequence[Sequence[str]]) -> list[str]:
    """So many as Discord shows, some of each option."""
    in_turns = (pair for pair in chain.from_iterable(zip_longest(*pairs)) if pair)
    shown = set(islice(in_turns, MOST))
    return [pair for pair in chain.from_iterable(pairs) if pair in shown]
