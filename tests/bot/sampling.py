"""Values with which a text is written: among them what chooses each of its variants."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product

from babel import Locale
from fluent.syntax import ast as ftl

from bot.people.texts import FALLBACK
from bot.render.titles import tenths
from tests.bot.ftl_files import Content, chosen_by, content, entries, is_plural, variants
from tests.bot.kinds import COUNTS, PEOPLE, Samples, Value, games, table_titles
from tests.bot.values import kind

PAGE_WORDS: dict[str, Samples] = {
    "choices": lambda _: ["target, clock"],
    "command": lambda _: ["/challenge"],
    "count": lambda _: COUNTS,
    "game": games,
    "name": lambda _: PEOPLE,
    "option": lambda _: ["target"],
    "options": lambda _: ["opponent, game"],
    "place": lambda _: ["#rummy"],
    "text": lambda _: ["7x"],
    "title": lambda language: table_titles(language)[:1],
    "value": lambda _: ["500"],
    "way": lambda _: ["Learn"],
}
"""The values of what the sandbox's page says."""

TOGETHER: dict[str, Callable[[str], list[Mapping[str, Value]]]] = {
    "points": lambda language: [
        {"count": abs(one), "number": tenths(language, one)} for one in (*COUNTS, 0.5, 2.5)
    ],
}
"""Values that hang together, in texts where each alone would make no sense."""


@cache
def samples(language: str, key: str, beside: str = FALLBACK) -> dict[str, tuple[Value, ...]]:
    """Values for every variable of a text, among them what chooses each of its variants.

    Those of two languages *beside* each other have the same places in both.
    """
    both = [one for each in dict.fromkeys((FALLBACK, language, beside)) for one in parts(each, key)]
    found: dict[str, tuple[Value, ...]] = {}
    for name in dict.fromkeys(name for _, one in both for name in sorted(one.names)):
        # A text that stands in another is given the values of that one.
        kinds = [known for of, one in both if name in one.names and (known := kind(of, name))]
        given = tuple(kinds[0].samples(language)) if kinds else ()
        selects = [one for _, each in both for one in each.selects if chosen_by(one) == name]
        chosen = [value for one in selects for value in choosing(one, is_given=bool(given))]
        found[name] = tuple(dict.fromkeys((*chosen, *given)))
    return found


def parts(language: str, key: str) -> Iterator[tuple[str, Content]]:
    """The text and those that stand in it, with their keys."""
    if key in entries(language):
        yield key, content(language, key)
        for part in sorted(content(language, key).references):
            yield from parts(language, part)


def choosing(select: ftl.SelectExpression, *, is_given: bool) -> Iterator[Value]:
    """What chooses each variant; the last resort is chosen by the values that are *given*."""
    for name, one in variants(select).items():
        if name.isdecimal():
            yield int(name)
        elif not is_plural(select) and not (one.default and is_given):
            yield name


def rows(language: str, key: str, beside: str = FALLBACK) -> list[dict[str, int]]:
    """Which values to write a text with, so that each value and each variant is shown.

    Values are named by their places in `samples`.
    """
    given = samples(language, key, beside)
    if key in TOGETHER:
        return [dict.fromkeys(given, place) for place in range(len(TOGETHER[key](language)))]
    found: list[dict[str, int]] = []
    shown: set[tuple[str | int, Value | None]] = set()
    # The rows of the shortest way show every value; others only find variants within variants.
    left = {id(one) for one in words(language, key)}
    for number, row in enumerate(candidates(given)):
        if number >= max(map(len, given.values()), default=1) and not left:
            break
        values = {name: given[name][place] for name, place in row.items()}
        new = set(traced(language, key, values)) - shown
        if new or not found:
            shown |= new
            left -= {one for one, *_ in new}
            found.append(row)
    return found


def words(language: str, key: str) -> Iterator[ftl.Variant]:
    """The variants of a text that are chosen by words, and by certain numbers."""
    spoken = language if key in entries(language) else FALLBACK
    for _, part in parts(spoken, key):
        for select in part.selects:
            for name, one in variants(select).items():
                if not is_plural(select) or name.isdecimal():
                    yield one


MOST_CANDIDATES = 3000


def candidates(given: Mapping[str, Sequence[Value]]) -> Iterator[dict[str, int]]:
    """Combinations of values: first the shortest way through all, then every one."""
    longest = max(map(len, given.values()), default=1)
    for place in range(longest):
        yield {
            name: (place + shift) % len(values)
            for shift, (name, values) in enumerate(given.items())
        }
    every = product(*(range(len(values)) for values in given.values()))
    for places in islice(every, MOST_CANDIDATES):
        yield dict(zip(given, places, strict=True))


def values_of(
    language: str, key: str, row: Mapping[str, int], beside: str = FALLBACK
) -> dict[str, Value]:
    """The values at the places of a *row*."""
    if key in TOGETHER:
        place = next(iter(row.values()))
        return dict(TOGETHER[key](language)[place])
    given = samples(language, key, beside)
    return {name: given[name][place] for name, place in row.items()}


def traced(
    language: str, key: str, values: Mapping[str, Value]
) -> Iterator[tuple[str | int, Value | None]]:
    """Which variants and values of a text are shown with certain *values*."""
    spoken = language if key in entries(language) else FALLBACK
    yield from seen(spoken, entries(spoken)[key], values)


def seen(
    language: str, pattern: ftl.Pattern, values: Mapping[str, Value]
) -> Iterator[tuple[str | int, Value | None]]:
    """The same of a part of a text."""
    for element in pattern.elements:
        shown = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(shown, ftl.VariableReference):
            yield shown.id.name, values.get(shown.id.name)
        elif isinstance(shown, ftl.MessageReference):
            yield from traced(language, shown.id.name, values)
        elif isinstance(shown, ftl.SelectExpression):
            one = variant(language, shown, values.get(chosen_by(shown), ""))
            counts = isinstance(values.get(chosen_by(shown)), int)
            # A number is tried in each of its forms, and again with each number that has a form.
            yield id(one), values.get(chosen_by(shown)) if counts else None
            yield from seen(language, one.value, values)


def variant(language: str, select: ftl.SelectExpression, value: Value) -> ftl.Variant:
    """The variant that a *value* chooses."""
    named = variants(select)
    form = "" if isinstance(value, str) else Locale.parse(language).plural_form(value)
    last = next(one for one in select.variants if one.default)
    return named.get(str(value)) or named.get(form) or last
