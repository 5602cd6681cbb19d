"""Games of gin between fast players, compiled (numba), and what is to be learned from them."""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from bench.tuning.gin_knocks import knocked
from bench.tuning.gin_looks import (
    KNOWN,
    LAST,
    LEFT,
    LIMIT,
    NEARS,
    STOCK,
    TAKES,
    THROWN,
    TURNS,
    UNSEEN,
    Look,
    count,
    fill,
    fill_own,
    left_of,
    melded,
    number_of,
)
from engine.players.gin.outlook import OTHERS, OWN
from engine.players.gin.strong import SPAN
from engine.players.gin.winning import KNOTS, STEP
from engine.variants.gin import DEAD_HAND

BASELINE, GREEDY, LEARNER, RIVAL = range(4)
"""Who plays: the challenge's baseline, the normal level, and two by the weights that are given."""
GOING_ON, DRAWING, KNOCKING = range(3)
"""What the functions are for."""
POSTS = np.array(KNOTS)
CLASSES, MIDDLE = len(KNOTS), KNOTS.index(0)
ALL = (1 << 52) - 1
LONGEST = 75
"""What a seat goes through in a round at most; longer ones count as dead hands."""
NO_VALUE = -1e9


class Weights(NamedTuple):
    """The functions of two players: by player, function and bend."""

    rows: Any
    begins: Any
    slopes: Any
    bases: Any
    held: Any
    """Those of beliefs.py."""


class Work(NamedTuple):
    """Where a decision is reckoned."""

    look: Look
    begun: Any
    """By function and bend: what all but the own hand brings it to."""
    bends: Any
    found: Any
    """By knot: how likely."""
    best: Any
    """The same of the best throw."""
    values: Any
    """Of every throw, without and with a knock."""


class Notes(NamedTuple):
    """What is kept of games."""

    samples: Any
    """Inputs."""
    goals: Any
    """What became of it, by knot."""
    tags: Any
    """The function it is for."""
    chain: Any
    """By seat, what it went through in this round: the number of a sample, or -1."""
    found: Any
    """What was thought of it."""
    instead: Any
    """What would have been thought of the best, where something else was tried."""
    tried: Any
    size: Any
    """The length of both chains, and how many samples there are."""


class Round(NamedTuple):
    """A round: the sides are by seat."""

    hands: Any
    sides: Any
    """What all have seen of each, at the places of a sight, of whom it is told."""
    table: Any
    prices: Any
    """By seat and knot: the chance to win the game."""


PILE, UPCARD, NEXT, PASSES, MOST = range(5)
"""Places in *table*; PASSES is -1 once the first upcard is behind."""


@njit
def spread(points: int, into: Any) -> None:
    """Share out *points* between the two neighbours among the knots."""
    into[:] = 0.0
    if points == 0:
        into[MIDDLE] = 1.0
        return
    size, sign = abs(points), 1 if points > 0 else -1
    size = max(min(size, POSTS[-1]), POSTS[MIDDLE + 1])
    at = MIDDLE + 1
    while POSTS[at] < size:
        at += 1
    low = POSTS[at - 1]
    share = (size - low) / (POSTS[at] - low)
    into[MIDDLE + sign * (at - MIDDLE)] = share
    if share < 1:
        into[MIDDLE + sign * (at - 1 - MIDDLE)] = 1 - share


@njit
def won(grid: Any, missing: int, others: int) -> float:
    """The chance to win of who begins."""
    if missing <= 0 or others <= 0:
        return 1.0 if missing <= 0 else 0.0
    return grid[(missing + STEP - 1) // STEP, (others + STEP - 1) // STEP]


@njit
def fill_prices(
    grid: Any, missing: int, others: int, begins: bool, by_turns: bool, times: int, into: Any
) -> None:
    """The chance to win after each of the knots."""
    for at in range(CLASSES):
        points = times * POSTS[at]
        mine, theirs = missing - max(points, 0), others + min(points, 0)
        first = not begins if by_turns else points > 0 or (at == MIDDLE and begins)
        into[at] = won(grid, mine, theirs) if first else 1 - won(grid, theirs, mine)


# Deciding


@njit
def _see(now: Round, seat: int, work: Work, weights: Weights, who: int) -> None:
    """Reckon all that does not depend on the own hand."""
    sight, other, table = work.look.sight, now.sides[1 - seat], now.table
    sight[KNOWN], sight[THROWN] = other[KNOWN], other[THROWN]
    sight[TURNS], sight[TAKES], sight[LAST] = other[TURNS], other[TAKES], other[LAST]
    sight[LEFT], sight[LIMIT] = now.sides[seat][LEFT], table[MOST]
    sight[STOCK] = 52 - table[NEXT]
    sight[UNSEEN] = ALL & ~(now.hands[seat] | table[PILE] | other[KNOWN])
    fill(work.look, weights.held)
    for part in range(3):
        rows, begins = weights.rows[who, part], weights.begins[who, part]
        for bend in range(len(begins)):
            over = begins[bend]
            for at in range(OTHERS):
                over += rows[bend, at] * work.look.others[at]
            work.begun[part, bend] = over


@njit
def _worth(work: Work, weights: Weights, who: int, part: int, prices: Any) -> float:
    """What the own inputs are worth; how likely each knot is stays in *found*."""
    rows, slopes, bends, own = (
        weights.rows[who, part],
        weights.slopes[who, part],
        work.bends,
        work.look.own,
    )
    for bend in range(len(bends)):
        over = work.begun[part, bend]
        for at in range(OWN):
            over += rows[bend, OTHERS + at] * own[at]
        bends[bend] = max(over, 0.0)
    value = 0.0
    for knot in range(CLASSES):
        likely = weights.bases[who, part, knot]
        for bend in range(len(bends)):
            likely += slopes[knot, bend] * bends[bend]
        work.found[knot] = likely
        value += likely * prices[knot]
    return value


@njit
def _best_throw(
    work: Work, weights: Weights, who: int, prices: Any, whole: int, barred: int
) -> tuple[float, int, bool]:
    """The best throw of eleven cards: what it is worth, the card, and whether to knock."""
    limit, least = work.look.sight[LIMIT], 1000
    for face in range(52):
        if (whole & ~barred) >> face & 1:
            least = min(least, left_of(whole ^ 1 << face, False))
    best, card, knock = NO_VALUE, 0, False
    work.values[:] = NO_VALUE
    for face in range(52):
        if not (whole & ~barred) >> face & 1:
            continue
        points = left_of(whole ^ 1 << face, False)
        if points > least + SPAN:
            continue
        fill_own(work.look, whole ^ 1 << face, face)
        for knocks in range(2):
            if (knocks and points > min(limit, least)) or (not knocks and least == 0):
                continue
            value = _worth(work, weights, who, KNOCKING if knocks else GOING_ON, prices)
            work.values[2 * face + knocks] = value
            if value > best:
                best, card, knock = value, 1 << face, knocks == 1
                work.best[:] = work.found
    return best, card, knock


@njit
def _note(notes: Notes, part: int, look: Look) -> int:
    """Keep a position; its number."""
    number = notes.size[2]
    notes.samples[number, :OTHERS] = look.others
    notes.samples[number, OTHERS:] = look.own
    notes.tags[number] = part
    notes.size[2] = number + 1
    return number


@njit
def _link(notes: Notes, seat: int, number: int, found: Any, tried: bool, instead: Any) -> None:
    """Keep that a seat has gone through a position."""
    at = notes.size[seat]
    notes.chain[seat, at] = number
    notes.found[seat, at] = found
    notes.tried[seat, at] = tried
    notes.instead[seat, at] = instead
    notes.size[seat] = at + 1


@njit
def _wants(
    now: Round, seat: int, work: Work, weights: Weights, who: int, notes: Notes, tries: float
) -> tuple[bool, bool]:
    """Whether a player by weights takes the upcard, and whether that is a try."""
    hand, upcard, passes = now.hands[seat], now.table[UPCARD], now.table[PASSES]
    prices, learns = now.prices[seat], who == 0
    _see(now, seat, work, weights, who)
    fill_own(work.look, hand, number_of(upcard) if passes == 0 else -1)
    part = DRAWING if passes < 0 else GOING_ON
    leaving = _worth(work, weights, who, part, prices)
    left = work.found.copy()
    number = _note(notes, part, work.look) if learns else -1
    useful = melded(hand | upcard) & upcard or left_of(hand | upcard, True) < left_of(hand, False)
    wants = tried = False
    if useful:
        wants = _best_throw(work, weights, who, prices, hand | upcard, upcard)[0] > leaving
        tried = learns and np.random.random() < tries / 2
        wants = wants != tried
    if learns and wants:
        notes.size[2] -= 1
    elif learns:
        _link(notes, seat, number, left, tried, work.best)
    if tried and wants:
        work.best[:] = left
    return wants, tried


@njit
def _ends(
    now: Round, seat: int, work: Work, weights: Weights, who: int, notes: Notes, tries: float,
    taken: int, tried: bool,
) -> tuple[int, bool]:  # fmt: skip
    """The throw of a player by weights, and whether it knocks; *tried*: it took what it should not
    have, and what leaving it was thought to bring is in *best*."""
    prices, whole, look = now.prices[seat], now.hands[seat], work.look
    instead = work.best.copy()
    if not taken:
        _see(now, seat, work, weights, who)
    _, card, knocks = _best_throw(work, weights, who, prices, whole, taken)
    if who:
        return card, knocks
    if not tried:
        instead[:] = work.best
        if np.random.random() < tries:
            order = np.argsort(work.values)[::-1]
            choice = order[np.random.randint(3)]
            if work.values[choice] > NO_VALUE:
                tried = choice != order[0]
                card, knocks = 1 << choice // 2, choice % 2 == 1
    fill_own(look, whole ^ card, number_of(card))
    if left_of(whole ^ card, False) <= look.sight[LIMIT]:
        number = _note(notes, KNOCKING, look)
        ahead = knocked(whole ^ card, now.hands[1 - seat], look.sight[LIMIT])
        spread(ahead, notes.goals[number])
    _worth(work, weights, who, KNOCKING if knocks else GOING_ON, prices)
    number = -1 if knocks else _note(notes, GOING_ON, look)
    _link(notes, seat, number, work.found, tried, instead)
    return card, knocks


@njit
def _plain_wants(now: Round, seat: int, kind: int) -> bool:
    hand, upcard = now.hands[seat], now.table[UPCARD]
    fits = melded(hand | upcard) & upcard != 0
    if kind == BASELINE:
        return fits
    fewer = left_of(hand | upcard, True)
    return fewer < left_of(hand, False) and (fits or fewer <= now.table[MOST])


@njit
def _plain_ends(now: Round, seat: int, kind: int, taken: int) -> tuple[int, bool]:
    """The card without which least is left, of equal ones by chance or by how few it fits."""
    hand, best, found, ties = now.hands[seat], 1000, 0, 0
    for face in range(52):
        if not (hand & ~taken) >> face & 1:
            continue
        left = left_of(hand ^ 1 << face, False)
        ties = ties + 1 if left == best else 1
        rarer = kind == GREEDY and count(NEARS[face] & hand) < count(NEARS[found] & hand)
        chosen = rarer if kind == GREEDY else np.random.random() * ties < 1
        if left < best or (left == best and chosen):
            best, found = left, face
    return 1 << found, best <= now.table[MOST]


# Playing


@njit
def _deal(now: Round, beginner: int, limit: int, pack: Any) -> None:
    """Ten cards each, those of the beginner first, and an upcard."""
    now.hands[:] = 0
    now.sides[:] = 0
    now.sides[:, LAST] = 13
    for at in range(10):
        now.hands[beginner] |= 1 << pack[at]
        now.hands[1 - beginner] |= 1 << pack[10 + at]
    now.table[PILE] = now.table[UPCARD] = 1 << pack[20]
    now.table[NEXT], now.table[PASSES], now.table[MOST] = 21, 0, limit


@njit
def _turn(
    now: Round, seat: int, kind: int, pack: Any, work: Work, weights: Weights, notes: Notes,
    tries: float,
) -> bool:  # fmt: skip
    """A turn, or the refusal of the first upcard; whether it ended with a knock."""
    table, own, other = now.table, now.sides[seat], now.sides[1 - seat]
    upcard, taken, tried, who = table[UPCARD], 0, False, 1 if kind == RIVAL else 0
    if table[PASSES] != 2:
        if kind < LEARNER:
            wants = _plain_wants(now, seat, kind)
        else:
            wants, tried = _wants(now, seat, work, weights, who, notes, tries)
        taken = upcard if wants else 0
        if not taken:
            other[LEFT] |= upcard
            if table[PASSES] >= 0:
                table[PASSES] += 1
                return False
    if taken:
        table[PILE] &= ~taken
        own[KNOWN] |= taken
        own[TAKES] += 1
        other[LEFT] &= ~taken
    now.hands[seat] |= taken or 1 << pack[table[NEXT]]
    table[NEXT] += 0 if taken else 1
    table[PASSES] = -1
    if kind < LEARNER:
        card, knocks = _plain_ends(now, seat, kind, taken)
    else:
        card, knocks = _ends(now, seat, work, weights, who, notes, tries, taken, tried)
    now.hands[seat] ^= card
    if not knocks:
        table[PILE] |= card
        table[UPCARD] = card
        own[THROWN] |= card
        own[KNOWN] &= ~card
        own[TURNS] += 1
        own[LAST] = number_of(card) % 13 + 1
    return knocks


@njit
def play_round(
    now: Round, beginner: int, kinds: Any, pack: Any, work: Work, weights: Weights, notes: Notes,
    tries: float,
) -> int:  # fmt: skip
    """Play a round that is dealt; the points by which seat 0 is ahead."""
    seat, table = beginner, now.table
    notes.size[:2] = 0
    while notes.size[seat] < LONGEST and (52 - table[NEXT] > DEAD_HAND or table[PASSES] >= 0):
        knocks = _turn(now, seat, kinds[seat], pack, work, weights, notes, tries)
        if knocks:
            ahead = knocked(now.hands[seat], now.hands[1 - seat], now.table[MOST])
            return -ahead if seat else ahead
        seat = 1 - seat
    return 0


@njit
def _become(notes: Notes, seat: int, ahead: int, share: float) -> None:
    """Note what became of all that a seat went through, from the end backwards.

    What was thought later counts too, beside how the round ended; *share* is that of all after it.
    After a try it is what would have been best that counts for what was before.
    """
    flow = np.zeros(CLASSES, dtype=np.float32)
    spread(ahead, flow)
    for at in range(notes.size[seat] - 1, -1, -1):
        number = notes.chain[seat, at]
        if number >= 0:
            notes.goals[number] = flow
        if notes.tried[seat, at]:
            flow[:] = notes.instead[seat, at]
        else:
            flow[:] = share * flow + (1 - share) * notes.found[seat, at]


@njit
def play(
    games: int, seed: int, kinds: Any, work: Work, weights: Weights, notes: Notes, now: Round,
    grids: Any, turns: int, tries: float, varied: bool, share: float, paired: bool, results: Any,
    ends: Any,
) -> tuple[int, float]:  # fmt: skip
    """Play *games*; how many rounds those were, and the points by which seat 0 was ahead.

    grids: the chances to win by who deals next: the loser, or in turn, as *turns* says (2: either).
    varied: to other targets, with other limits and double rounds too. paired: each deal twice, with
    the seats exchanged. Fills *results* with whether seat 0 won, *ends* with how rounds ended for
    who began them.
    """
    rounds, total, found = 0, 0, np.zeros(CLASSES)
    for game in range(games):
        deal = seed + (game // 2 if paired else game)
        np.random.seed(deal)
        target = (100, 100, 100, 150, 250)[np.random.randint(5)] if varied else 100
        by_turns = turns if turns < 2 else np.random.randint(2)
        beginner = np.random.randint(2) ^ (game % 2 if paired else 0)
        missing, number = np.array([target, target]), 0
        while missing[0] > 0 and missing[1] > 0:
            number += 1
            np.random.seed(deal * 1000 + number)
            limit = np.random.randint(10) if varied and np.random.random() < 0.25 else 10
            times = 2 if varied and np.random.random() < 0.08 else 1
            pack = np.random.permutation(52)
            _deal(now, beginner, limit, pack)
            for seat in range(2):
                fill_prices(
                    grids[by_turns], missing[seat], missing[1 - seat], seat == beginner,
                    by_turns == 1, times, now.prices[seat],
                )  # fmt: skip
            ahead = play_round(now, beginner, kinds, pack, work, weights, notes, tries)
            for seat in range(2):
                _become(notes, seat, -ahead if seat else ahead, share)
            spread(-ahead if beginner else ahead, found)
            ends += found
            rounds, total = rounds + 1, total + ahead
            if ahead:
                missing[0 if ahead > 0 else 1] -= abs(ahead) * times
            if by_turns:
                beginner = 1 - beginner
            elif ahead:
                beginner = 0 if ahead > 0 else 1
        results[game] = missing[0] <= 0
    return rounds, total / rounds
