"""Spans of time, in seconds: of all of them, and of what is between."""

from collections.abc import Iterable, Iterator
from math import inf

Span = tuple[float, float]
"""From when until when."""


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same time in spans that are in order and apart."""
    found: list[Span] = []
    for begin, end in sorted(span for span in spans if span[0] < span[1]):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def between(spans: Iterable[Span]) -> Iterator[Span]:
    """All other time."""
    since = -inf
    for begin, end in joined(spans):
        yield since, begin
        since = end
    yield since, inf


def shared(one: Iterable[Span], other: Iterable[Span]) -> Iterator[Span]:
    """The time in both."""
    others = joined(other)
    for begin, end in joined(one):
        yield from within(others, begin, end)


def within(spans: Iterable[Span], begin: float, end: float) -> list[Span]:
    """What of them lies between two moments."""
    cut = ((max(begin, a), min(end, b)) for a, b in spans)
    return [(a, b) for a, b in cut if a < b]


def seconds_in(spans: Iterable[Span], begin: float, end: float) -> float:
    """How much of the time between two moments they are."""
    return sum(b - a for a, b in joined(within(spans, begin, end)))


def wider(spans: Iterable[Span], before: float, after: float) -> list[Span]:
    """The same with so many seconds more on either side."""
    return [(begin - before, end + after) for begin, end in spans]
