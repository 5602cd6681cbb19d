"""What a knock at gin brings, compiled (numba): as engine/arrange/knocking.py finds it."""

from typing import Any

import numpy as np
from numba import njit

from bench.tuning.gin_looks import ONE_OF_EACH, POINTS, SUIT, count, left_of, number_of
from engine.variants.gin import GIN_BONUS, UNDERCUT_BONUS

MOST = 60
"""Melds that ten cards have at most, and more."""
NEVER = -1000


@njit
def knocked(hand: int, other: int, limit: int) -> int:
    """The points by which a knocker is ahead; NEVER where its deadwood is too high."""
    if left_of(hand, False) == 0:
        return GIN_BONUS + left_of(other, False)
    melds = np.zeros(MOST, dtype=np.int64)
    some = _fill_melds(hand, melds)
    chosen = np.zeros(4, dtype=np.int64)
    ahead = _layouts(melds[:some], hand, chosen, 0, other, limit)
    return ahead if ahead > 0 else ahead - UNDERCUT_BONUS


@njit
def _fill_melds(hand: int, melds: Any) -> int:
    """Put every meld of a hand in a row; how many there are."""
    some = 0
    for rank in range(13):
        same = hand & (ONE_OF_EACH << rank)
        if count(same) >= 3:
            melds[some] = same
            some += 1
        rest = same if count(same) == 4 else 0
        while rest:
            melds[some] = same ^ (rest & -rest)
            rest &= rest - 1
            some += 1
    for first in range(52):
        row, face = 0, first
        while hand >> face & 1 and face // 13 == first // 13:
            row |= 1 << face
            face += 1
            if face - first >= 3:
                melds[some] = row
                some += 1
    return some


@njit
def _points(faces: int) -> int:
    points = 0
    for face in range(52):
        if faces >> face & 1:
            points += POINTS[face]
    return points


@njit
def _layouts(melds: Any, free: int, chosen: Any, taken: int, other: int, limit: int) -> int:
    """The best difference of the layouts of a hand with *chosen* and more *melds*."""
    best, points = NEVER, _points(free)
    if points <= limit:
        best = _reply(chosen[:taken], other) - points
    for number in range(len(melds)):
        meld = melds[number]
        if not meld & ~free:
            chosen[taken] = meld
            more = _layouts(melds[number + 1 :], free & ~meld, chosen, taken + 1, other, limit)
            best = max(best, more)
    return best


@njit
def _reply(melds: Any, faces: int) -> int:
    """The least deadwood of *faces* when some may be laid off on *melds*."""
    if len(melds) == 0:
        return left_of(faces, False)
    meld, rest = melds[0], melds[1:]
    low = number_of(meld & -meld)
    if not meld & (2 << low):
        fourth = ONE_OF_EACH << low % 13 & faces
        least = _reply(rest, faces)
        return min(least, _reply(rest, faces ^ fourth)) if fourth else least
    high = low
    while meld >> (high + 1) & 1 and high % 13 < 12:
        high += 1
    suit, least, down, at = SUIT << low // 13 * 13, NEVER, 0, low
    while True:
        up, top = 0, high
        while True:
            left = _reply(rest, faces & ~(down | up))
            least = left if least == NEVER else min(least, left)
            top += 1
            if not (suit & faces) >> top & 1:
                break
            up |= 1 << top
        at -= 1
        if at < 0 or not (suit & faces) >> at & 1:
            return least
        down |= 1 << at
