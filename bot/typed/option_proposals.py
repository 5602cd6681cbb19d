"""What is proposed while somebody types options: names and values, presets, what a code means."""

import re
from collections.abc import Mapping, Sequence
from itertools import chain, islice, zip_longest
from typing import Any

from bot.people.texts import FALLBACK, find, say
from bot.render.options import (
    TIMES,
    changes_text,
    hyphened,
    number_text,
    option_name,
    options_of,
    preset_name,
    rules_line,
    value_text,
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

OptionProposal = tuple[str, str]
"""What is shown, and what is typed when it is chosen."""


def proposals(language: str, variant: Variant, typed: str) -> list[OptionProposal]:
    """What is typed with the next `name=value` completed, for each that it can become."""
    if codes := CODE.findall(typed):
        try:
            variant, rules = rules_of_code(codes[-1])
        except BadRuleCode:
            return []
        if typed.endswith(codes[-1]):
            title = game_title(language, variant.key, rules)
            parts = (codes[-1], title, rules_line(language, variant, rules))
            return [(" · ".join(parts)[:LONGEST], typed.strip()[:LONGEST])]
    match = BEGUN.fullmatch(typed)
    done, last = match.groups() if match else ("", typed)
    taken = {name for name, _ in split(variant, done)}
    free = {name: pairs for name, pairs in every_pair(variant).items() if name not in taken}
    found = found_in(language, variant, free, last)
    return [
        (labelled(language, variant, done, pair), done + pair)
        for pair in islice(dict.fromkeys(found), MOST)
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
    return f"{done}{pair} · {meant(language, variant, pair)}"[:LONGEST]


def meant(language: str, variant: Variant, pair: str) -> str:
    """What *pair* means to players: `empty stock: the pile is turned over`."""
    name, _, value = pair.partition("=")
    if name == "preset":
        return preset_name(language, value)
    return changes_text(language, {name: value_of(language, variant, name, value)})


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


Pairs = Mapping[str, Sequence[str]]
"""By option."""


def found_in(language: str, variant: Variant, pairs: Pairs, typed: str) -> list[str]:
    """The pairs that begin as typed; then numbers; then those that hold what was typed.

    Behind a name it is looked for in the values of that option, where none begins so.
    """
    name, equals, wish = typed.rpartition("=")
    start = f"{hyphened(name)}{equals}{hyphened(wish)}"
    begun = [[pair for pair in one if pair.startswith(start)] for one in pairs.values()]
    named = {one: values for one, values in pairs.items() if one.startswith(hyphened(name))}
    found = [*spread(begun), *numbered(variant, named, wish)]
    if equals and any(begun):
        return found
    return [*found, *spread(holding(language, variant, named, wish, alone=bool(equals)))]


def holding(
    language: str, variant: Variant, pairs: Pairs, wish: str, *, alone: bool
) -> list[list[str]]:
    """The pairs with what was typed anywhere in them, as they are typed or as they are called.

    They are called so in the language of who types, or in English. *alone*: it is a value.
    """

    def holds(pair: str) -> bool:
        called = (words(one, variant, pair) for one in dict.fromkeys((language, FALLBACK)))
        names = [pair.split("="), *called]
        return plain(wish) in plain(" · ".join(" ".join(one[alone:]) for one in names))

    return [[pair for pair in one if holds(pair)] for one in pairs.values()]


def words(language: str, variant: Variant, pair: str) -> list[str]:
    """What players call the option of *pair*, and leaflets, and its value."""
    name, _, value = pair.partition("=")
    if name == "preset":
        return [name, preset_name(language, value)]
    meaning = value_text(language, name, value_of(language, variant, name, value))
    also = f"option-words-{name}"
    others = [say(language, also)] if find(language, also) else []
    return [" · ".join([option_name(language, name), *others]), meaning]


def plain(text: str) -> str:
    """*text* as it is compared: without capitals, accents and hyphens."""
    return " ".join(folded(text).replace("-", " ").split())


def numbered(variant: Variant, pairs: Pairs, wish: str) -> list[str]:
    """A number that was typed, for each option that can be so many."""
    number = wish.strip()
    if not (number.isascii() and number.isdecimal()):
        return []
    ranges = {name: options_of(variant).get(name, {}) for name in pairs if name not in TIMES}
    return [
        f"{name}={int(number)}"
        for name, option in ranges.items()
        if option.get("minimum", 1) <= int(number) <= option.get("maximum", 0)
    ]


def spread(pairs: Sequence[Sequence[str]]) -> list[str]:
    """So many as Discord shows, some of each option."""
    in_turns = (pair for pair in chain.from_iterable(zip_longest(*pairs)) if pair)
    shown = set(islice(in_turns, MOST))
    return [pair for pair in chain.from_iterable(pairs) if pair in shown]
