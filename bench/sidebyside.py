"""Time several ways to answer one question, in turns in one run, and compare them."""

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from statistics import median
from time import perf_counter_ns
from typing import Any

Ways = Mapping[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]]
"""By name: what turns a case into the form a way takes, untimed, and the way itself."""


BLOCK = 25
"""Cases that a way answers before it is the next one's turn: what it needs stays at hand."""


def times(cases: Sequence[Any], ways: Ways, *, calls: int = 1) -> dict[str, list[float]]:
    """Seconds that each way takes for each case, the mean of so many *calls*; first to warm up."""
    found: dict[str, list[float]] = {name: [] for name in ways}
    for begin in range(-BLOCK, len(cases), BLOCK):
        block = cases[max(0, begin) : max(0, begin) + BLOCK]
        for name, (prepare, answer) in ways.items():
            taken = [_timed(case, answer, calls) for case in list(map(prepare, block))]
            found[name] += taken if begin >= 0 else []
    return found


def _timed(case: Any, answer: Callable[[Any], Any], calls: int) -> float:
    every = repeat(case, calls)
    begun = perf_counter_ns()
    for each in every:
        answer(each)
    return (perf_counter_ns() - begun) / calls / 1e9


def show(title: str, found: Mapping[str, Sequence[float]]) -> None:
    """A line for each way; the first is ours, and the ratios say how many times faster that is."""
    print(f"{title}, {len(next(iter(found.values())))} cases")
    ours = next(iter(found))
    for name, taken in found.items():
        print(f"  {name:34}{line(taken)}{ratio(taken, found[ours]) if name != ours else ''}")


def line(taken: Sequence[float]) -> str:
    """Median, 99th percentile and worst, in microseconds."""
    shown = (median(taken), late(taken), max(taken))
    return "".join(f"{seconds * 1e6:12,.1f}" for seconds in shown) + " µs"


def ratio(taken: Sequence[float], ours: Sequence[float]) -> str:
    return f"  ours {median(taken) / median(ours):.2f}×, p99 {late(taken) / late(ours):.2f}×"


def late(taken: Sequence[float]) -> float:
    """The 99th percentile."""
    return sorted(taken)[int(len(taken) * 0.99)]
