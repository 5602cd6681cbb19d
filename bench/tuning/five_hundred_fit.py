"""The weights of 500 Rummy from samples: ridge regression, and bends in what it leaves over."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from bench.tuning.five_hundred_rounds import DRAWING, ENDED, SHOWN
from bench.tuning.nets import Descent, descend
from bench.tuning.weights import put
from engine.players.five_hundred.aspects import aspects, times
from engine.players.five_hundred.prospects import Field

BENDS = 12
"""Bends of each function."""
TIMES = len(times(1, 1, 1))
ASPECTS = len(aspects(Field(0, 0, (), (1, 1), 0, ()), 7, 8))
CHUNK = 20_000
"""Rows of which the products are worked out together."""
SPREAD = 50.0
"""Points to one unit while the bends are looked for."""
OWN = 4
"""Numbers of a row before the times: kind, round and seat, lead, and what followed."""

SCALE = 20.0
"""Points to one unit of an aspect, so that the penalties below are for what is of one size."""
PENALTY, PENALTY_IN_TIME = 200.0, 700.0
"""Of the ridge regression: of an aspect's weight, and of its change with time."""
TRACE = 0.8
"""How much of a result counts for the position before it, against what the next one was worth."""
TURNS = 3
"""How often results are reckoned anew by the worths that were found."""
EPOCHS, BATCH, RATE, DECAY = 8, 512, 0.002, 1e-4
"""How Adam goes about it; the rate falls to nothing."""
HELD_OUT = 10
"""One round of so many is not fitted to, only told of."""


class Samples(NamedTuple):
    """The rows of one function, in order."""

    place: Any
    """Where each is among all rows."""
    group: Any
    """Round and seat."""
    lead: Any
    times: Any
    aspects: Any

    @property
    def held_out(self) -> Any:
        """Which of them are not fitted to."""
        return self.group // 2 % HELD_OUT == 0


class Found(NamedTuple):
    """What was fitted: the table by time and aspect, and the bends."""

    table: Any
    bends: list[list[float]]


def fit(files: list[str]) -> None:
    """Write new weights by the samples of *files*."""
    width = OWN + TIMES + ASPECTS
    rows = np.concatenate(
        [np.fromfile(each, dtype=np.float32).reshape(-1, width) for each in files]
    )
    ended, drawing, shown = (samples(rows, kind) for kind in (ENDED, DRAWING, SHOWN))
    written = {}
    for kind in ended, shown:
        found, aims = by_later(kind, rows[kind.place, 3].astype(float))
        written |= _rows("after a turn" if kind is ended else "after a turn, all seen", found)
        if kind is ended:
            written |= _rows("before a draw", of_drawing(drawing, ended, aims, rows))
    put("five_hundred", written, ".3g")


def samples(rows: Any, kind: int) -> Samples:
    """The rows of a kind."""
    place = np.flatnonzero(rows[:, 0] == kind)
    mine = rows[place]
    times_end = OWN + TIMES
    return Samples(
        *(place, mine[:, 1].astype(int), mine[:, 2].astype(float)),
        *(mine[:, OWN:times_end], mine[:, times_end:] / SCALE),
    )


def by_later(kind: Samples, followed: Any) -> tuple[Found, Any]:
    """What was fitted in the end, and what each row was found to be followed by."""
    aims = followed
    for _ in range(TURNS):
        aims = returns(kind, followed, values(ridge(kind, aims), kind))
    found, worths = fitted(kind, aims)
    tell(kind, followed, worths)
    return found, returns(kind, followed, worths)


def returns(kind: Samples, followed: Any, worths: Any) -> Any:
    """What followed each row, partly as the later positions of its seat were worth."""
    found = followed.copy()
    for at in range(len(found) - 2, -1, -1):
        if kind.group[at + 1] == kind.group[at]:
            later = TRACE * found[at + 1] + (1 - TRACE) * worths[at + 1]
            found[at] = kind.lead[at + 1] - kind.lead[at] + later
    return found


def of_drawing(drawing: Samples, ended: Samples, aims: Any, rows: Any) -> Found:
    """The function of drawing: what followed is told by the end of the same turn, if it had one."""
    goal = rows[drawing.place, 3].astype(float)
    after = {place: at for at, place in enumerate(ended.place)}
    for at, place in enumerate(drawing.place):
        then = after.get(place + 1)
        if then is not None and ended.group[then] == drawing.group[at]:
            goal[at] = ended.lead[then] - drawing.lead[at] + aims[then]
    found, worths = fitted(drawing, goal)
    tell(drawing, goal, worths)
    return found


def fitted(kind: Samples, aims: Any) -> tuple[Found, Any]:
    """The table, and bends in what it leaves over; what they make of each row."""
    table = ridge(kind, aims)
    worths = values(table, kind)
    bends, more = bent(kind, aims - worths)
    return Found(table, bends), worths + more


def ridge(kind: Samples, aims: Any) -> Any:
    """The weights, by time and aspect."""
    width = 1 + kind.aspects.shape[1]
    penalty = np.full((TIMES, width), PENALTY_IN_TIME)
    penalty[0] = PENALTY
    square, right = np.diag(penalty.ravel()), np.zeros(penalty.size)
    used = np.flatnonzero(~kind.held_out)
    for some in np.array_split(used, len(used) // CHUNK + 1):
        part = products(kind, some)
        square += part.T @ part
        right += part.T @ aims[some]
    return np.linalg.solve(square, right).reshape(TIMES, width)


def products(kind: Samples, some: Any) -> Any:
    """Each time with each aspect, for some rows."""
    ones = np.ones((len(some), 1), dtype=np.float32)
    parts = np.hstack([ones, kind.aspects[some]])
    return (kind.times[some][:, :, None] * parts[:, None, :]).reshape(len(some), -1)


def values(table: Any, kind: Samples) -> Any:
    """What the rows are worth by *table*."""
    found = np.einsum("nt,ta,na->n", kind.times, table[:, 1:], kind.aspects, optimize=True)
    return found + kind.times @ table[:, 0]


def tell(kind: Samples, followed: Any, worths: Any) -> None:
    """Print how much is explained of the rest, where nothing was fitted to it, as a round goes."""
    stock = (kind.times[:, 3] + 0.6) * 25
    for low, high in ((0, 26), (20, 26), (15, 20), (10, 15), (5, 10), (0, 5)):
        here = (stock >= low) & (stock < high) & kind.held_out
        missed = ((followed[here] - worths[here]) ** 2).mean()
        print(f"stock {low} to {high}: {here.sum()} {1 - missed / followed[here].var():.3f}")


def bent(kind: Samples, left: Any) -> tuple[list[list[float]], Any]:
    """Bends that explain what is *left* over, by Adam; and what they come to."""
    inputs = np.hstack([kind.times[:, 1:], kind.aspects]).astype(np.float32)
    middle, wide = inputs.mean(0), inputs.std(0) + 1e-3
    x, y = (inputs - middle) / wide, (left / SPREAD).astype(np.float32)
    chance = np.random.default_rng(1)
    values_now = [
        (chance.normal(size=(BENDS, x.shape[1])) / 6).astype(np.float32),
        (chance.normal(size=BENDS) / 3).astype(np.float32),
        np.zeros(BENDS, dtype=np.float32),
    ]
    used = np.flatnonzero(~kind.held_out)
    how = Descent(EPOCHS * (len(used) // BATCH), RATE, DECAY)
    descend(values_now, x, y, batches(used, chance), how)
    rows, begins, slopes = values_now
    more = np.maximum(x @ rows.T + begins, 0) @ slopes * SPREAD
    own = rows / wide
    begins = begins - own @ middle
    bends = [
        [float(begin), float(slope * SPREAD), 0.0, *map(float, row)]
        for begin, slope, row in zip(begins, slopes, own, strict=True)
    ]
    return bends, more


def batches(used: Any, chance: Any) -> Iterator[Any]:
    """Rows to learn from, by their numbers."""
    for _ in range(EPOCHS):
        order = chance.permutation(used)
        for begin in range(0, len(used) - BATCH + 1, BATCH):
            yield order[begin : begin + BATCH]


def _rows(name: str, found: Found) -> dict[str, list[list[float]]]:
    """The numbers of a function, for aspects as they are."""
    table, bends = found.table.copy(), [list(bend) for bend in found.bends]
    table[:, 1:] /= SCALE
    for bend in bends:
        bend[2 + TIMES :] = [each / SCALE for each in bend[2 + TIMES :]]
    return {name: table.tolist(), f"{name}: bends": bends}
