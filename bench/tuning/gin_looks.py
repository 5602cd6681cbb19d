"""The inputs of gin's strong player, compiled (numba): what engine/players/gin/outlook.py tells.

Sets of faces are whole numbers of 52 bits. A test holds both to the same numbers.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from engine.arrange import deadwood
from engine.arrange.deadwood import RANKS, SUIT
from engine.players.faces import ALL
from engine.players.gin.beliefs import HAND
from engine.players.gin.hands import NEAR, NEXT, PAIRS, SAME, VALUES
from engine.players.gin.outlook import LATE, OTHERS, OWN

OUTSIDE, DEAREST = np.array(deadwood._OUTSIDE), np.array(deadwood._DEAREST)
COUNTS = np.array([number.bit_count() for number in range(SUIT + 1)])
ONE_OF_EACH, TWO_SUITS = RANKS[0], (1 << 26) - 1
TO_QUEEN, NO_ACES = ALL ^ RANKS[12], ALL ^ RANKS[0]
TO_JACK = TO_QUEEN ^ RANKS[11]
POINTS = np.array(VALUES)
NEARS, NEXTS, SAMES = np.array(NEAR), np.array(NEXT), np.array(SAME)
MOST_PAIRS = max(map(len, PAIRS))
PAIRED = np.array([[*pairs, *[(-1, -1)] * (MOST_PAIRS - len(pairs))] for pairs in PAIRS])
"""By face the two others of each meld of three with it, as many rows for all."""


class Look(NamedTuple):
    """What is known at one moment, as arrays that are filled anew."""

    sight: Any
    """Whole numbers, at the places below."""
    held: Any
    danger: Any
    others: Any
    own: Any


UNSEEN, KNOWN, THROWN, LEFT, TURNS, TAKES, LAST, STOCK, LIMIT = range(9)
"""Places in *sight*."""


def new_look() -> Look:
    """One that knows nothing yet."""
    inputs = [np.zeros(size, np.float32) for size in (OTHERS, OWN)]
    return Look(np.zeros(9, np.int64), np.zeros(52), np.zeros(52), *inputs)


@njit
def count(faces: int) -> int:
    """How many faces a set has."""
    low = COUNTS[faces & SUIT] + COUNTS[faces >> 13 & SUIT]
    return low + COUNTS[faces >> 26 & SUIT] + COUNTS[faces >> 39]


@njit
def number_of(face: int) -> int:
    """The number of the only face of a set."""
    number = 0
    while face >> number > 1:
        number += 1
    return number


@njit
def _beside(faces: int, discard: bool) -> int:
    s, h, d, c = faces & SUIT, faces >> 13 & SUIT, faces >> 26 & SUIT, faces >> 39
    left = OUTSIDE[s] + OUTSIDE[h] + OUTSIDE[d] + OUTSIDE[c]
    if discard:
        left -= max(max(DEAREST[s], DEAREST[h]), max(DEAREST[d], DEAREST[c]))
    return left


@njit
def _with_groups(faces: int, ranks: int, discard: bool) -> int:
    """The least of what is beside groups; *ranks* has a bit for each that may lie in one."""
    if ranks == 0:
        return _beside(faces, discard)
    low = ranks & -ranks
    others, same = ranks ^ low, faces & (low * ONE_OF_EACH)
    rest = faces ^ same
    least = _with_groups(faces, others, discard)
    if count(same) < 3:
        return least
    least = min(least, _with_groups(rest, others, discard))
    if count(same) == 4:
        while same:
            card = same & -same
            same ^= card
            least = min(least, _with_groups(rest | card, others, discard))
    return least


@njit
def left_of(faces: int, discard: bool) -> int:
    """The least deadwood of a set of faces; after one of them is thrown, if *discard*."""
    low, high = faces & TWO_SUITS, faces >> 26
    both, either = low & high, low | high
    return _with_groups(faces, (both & either >> 13 | both >> 13 & either) & SUIT, discard)


@njit
def _groups(faces: int) -> int:
    """All faces of the ranks of which three are there."""
    a, b, c, d = faces & SUIT, faces >> 13 & SUIT, faces >> 26 & SUIT, faces >> 39
    return ((a & b | a & c | b & c) & d | a & b & c) * ONE_OF_EACH


@njit
def melded(faces: int) -> int:
    """The faces that lie in any meld of three."""
    low = faces & faces >> 1 & faces >> 2 & TO_JACK
    return low | low << 1 | low << 2 | _groups(faces) & faces


@njit
def outs(faces: int) -> int:
    """The faces that make a meld of three with two of a set."""
    low = faces & faces >> 1 & TO_QUEEN
    apart = faces & faces >> 2 & TO_JACK
    a, b, c, d = faces & SUIT, faces >> 13 & SUIT, faces >> 26 & SUIT, faces >> 39
    pairs = a & b | a & c | a & d | b & c | b & d | c & d
    rows = (low & NO_ACES) >> 1 | (low & TO_JACK) << 2 | apart << 1
    return (rows | pairs * ONE_OF_EACH) & ~faces


@njit
def longer(melds: int) -> int:
    """The faces that go onto a meld, of cards of which every one lies in a meld."""
    low = melds & melds >> 1 & TO_QUEEN
    return ((low & NO_ACES) >> 1 | (low & TO_JACK) << 2 | _groups(melds)) & ~melds


@njit
def fill(look: Look, weights: Any) -> None:
    """Reckon from the sight of a look all that does not depend on the own hand."""
    _believe(look.sight, weights, look.held)
    for face in range(52):
        safe = 1.0
        for at in range(MOST_PAIRS):
            first, other = PAIRED[face, at]
            if first < 0:
                break
            safe *= 1 - look.held[first] * look.held[other]
        look.danger[face] = 1 - safe
    _fill_others(look)


@njit
def _believe(sight: Any, weights: Any, held: Any) -> None:
    """How likely the other holds each face; *weights* are those of beliefs.py."""
    known, unseen = sight[KNOWN], sight[UNSEEN]
    unknown = HAND - count(known)
    begin = np.log(max(unknown, 0.5) / max(count(unseen) - unknown, 0.5))
    turns = min(sight[TURNS], 10) / 10
    for face in range(52):
        held[face] = float(known >> face & 1)
        if not unseen >> face & 1:
            continue
        value, near, close, same = POINTS[face] / 10, NEARS[face], NEXTS[face], SAMES[face]
        apart, odds, at = near & ~close & ~same, begin + weights[0], 1
        for shown in (known, sight[THROWN], sight[LEFT]):
            for of in (same, close, apart):
                odds += weights[at] * count(shown & of)
                at += 1
        over = 1.0 if face % 13 >= sight[LAST] else 0.0
        odds += weights[10] * count((unseen | known) & near) / 10 + weights[11] * value
        odds += weights[12] * value * turns + weights[13] * turns + weights[14] * over
        odds += weights[15] * over * count(known & near)
        held[face] = 1 / (1 + np.exp(-odds))


@njit
def _fill_others(look: Look) -> None:
    """The inputs of what is known besides the own hand."""
    sight, held, danger, x = look.sight, look.held, look.danger, look.others
    known, unseen = sight[KNOWN], sight[UNSEEN]
    weight = likely = loose = 0.0
    for face in range(52):
        if (unseen | known) >> face & 1:
            weight += POINTS[face] * held[face]
            likely += held[face] * danger[face]
            loose += POINTS[face] * held[face] * (1 - danger[face])
    x[0], x[1] = count(known) / 4, min(sight[TAKES], 5) / 4
    x[2], x[3] = sight[STOCK] / 31, min(sight[TURNS], 12) / 10
    x[4], x[5] = weight / 60, min(sight[LAST], 10) / 10
    x[6], x[7] = sight[LIMIT] / 10, count(melded(known)) / 4
    x[8], x[9], x[10] = likely / 10, loose / 60, 1.0 if sight[STOCK] <= LATE else 0.0
    for rank in range(13):
        row = ONE_OF_EACH << rank
        x[11 + rank] = count(known & row) / 2
        x[24 + rank] = count(sight[THROWN] & row) / 2
        x[37 + rank] = count(sight[LEFT] & row) / 2
        x[50 + rank] = count(unseen & row) / 2


@njit
def fill_own(look: Look, kept: int, thrown: int) -> None:
    """The inputs for the ten cards *kept*; *thrown* is the number of a face, or -1."""
    sight, danger, x = look.sight, look.danger, look.own
    points, fewer, limit = left_of(kept, False), left_of(kept, True), sight[LIMIT]
    early, turns = sight[STOCK] / 31, min(sight[TURNS], 12) / 10
    mean, ready, gin = _after_draw(look, kept, points, fewer)
    together = melded(kept)
    loose = kept & ~together
    exposed = danger[thrown] if thrown >= 0 else 0.0
    x[0], x[1], x[2], x[3], x[4] = points / 30, mean / 30, ready, gin, fewer / 30
    x[5] = count(loose) / 5
    x[8], x[9], x[10] = exposed, 0.0, 0.0
    if thrown >= 0:
        x[9], x[10] = POINTS[thrown] / 10, count(NEARS[thrown] & sight[THROWN]) / 2
    x[11], x[12] = 1.0 if points <= limit else 0.0, 1.0 if points == 0 else 0.0
    x[13], x[14], x[15] = ready * early, min(points, 20) / 20, exposed * turns
    _fill_loose(look, loose)
    _fill_laid_off(look, together)
    x[24], x[25], x[26] = early * points / 30, max(points - 20, 0) / 20, gin * early
    x[27], x[28] = count(outs(kept) & sight[UNSEEN]) / 10, points / 30 * turns
    for rank in range(13):
        row = ONE_OF_EACH << rank
        x[29 + rank] = count(loose & row)
        x[42 + rank] = count(together & row) / 3


@njit
def _total(look: Look) -> float:
    total = 0.0
    for face in range(52):
        if look.sight[UNSEEN] >> face & 1:
            total += 1 - look.held[face]
    return total or 1.0


@njit
def _after_draw(look: Look, kept: int, points: int, fewer: int) -> tuple[float, float, float]:
    """After the next of the stock: the mean deadwood, the chances of a knock and of gin."""
    mean = ready = gin = 0.0
    unseen, limit, helpful = look.sight[UNSEEN], look.sight[LIMIT], outs(kept)
    for face in range(52):
        if not unseen >> face & 1:
            continue
        left = min(points, fewer + POINTS[face])
        if helpful >> face & 1:
            left = left_of(kept | 1 << face, True)
        part = 1 - look.held[face]
        mean += part * left
        if left <= limit:
            ready += part
        if left == 0:
            gin += part
    total = _total(look)
    return mean / total, ready / total, gin / total


@njit
def _fill_loose(look: Look, loose: int) -> None:
    """What may become of the loose cards, and of what to throw of them."""
    held, danger, x, unseen = look.held, look.danger, look.own, look.sight[UNSEEN]
    least, dearest, second, far, spare, offered = 2.0, 0, 0, 0.0, 0.0, 0.0
    live = partners = 0
    for face in range(52):
        if (outs(loose) & unseen) >> face & 1:
            spare += 1 - held[face]
            offered += held[face] * (1 - danger[face])
        if not loose >> face & 1:
            continue
        live += count(NEARS[face] & unseen)
        partners += NEARS[face] & loose != 0
        least = min(least, danger[face])
        second = max(second, min(dearest, POINTS[face]))
        dearest = max(dearest, POINTS[face])
        for at in range(MOST_PAIRS):
            first, other = PAIRED[face, at]
            if first >= 0 and unseen >> first & 1 and unseen >> other & 1:
                far += (1 - held[first]) * (1 - held[other])
    total = _total(look)
    x[6], x[7] = spare / total, live / 20
    x[16], x[17], x[18] = least if loose else 0.0, dearest / 10, partners / 5
    x[19], x[20], x[21] = second / 10, far / total / 10, offered


@njit
def _fill_laid_off(look: Look, together: int) -> None:
    """What the other could lay off on the melds."""
    ends = longer(together) & (look.sight[UNSEEN] | look.sight[KNOWN])
    cards = points = 0.0
    for face in range(52):
        if ends >> face & 1:
            cards += look.held[face]
            points += look.held[face] * POINTS[face]
    look.own[22], look.own[23] = cards, points / 10
