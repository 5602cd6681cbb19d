"""Puzzles of the games with cards: positions of simulated rounds, glanced at, then weighed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean

from engine.moves import BigGin, Gin, Move
from engine.players import Level, mind_of
from engine.players.whys import Reason, Why
from engine.puzzles.choices import Way, after, ways_on
from engine.puzzles.fates import fates_of
from engine.puzzles.positions import positions, record_of
from engine.puzzles.puzzle import Choice, Proof, Puzzle
from engine.puzzles.thumbs import THUMBS, most_tempting, options_of, shares
from engine.puzzles.weighing import Pair, Scale, glanced, margin_of, promised
from engine.review.continuing import usual_player
from engine.state import Phase, State, Variant
from engine.view import Seen, seen_by

FEWEST, MOST = 3, 40
"""Choices that a position has: of two, one press in two is right."""

LOOKS = 4
"""Deals for a glance at what the choices promise one turn later."""

FAR = 12
"""Moves for which the quick level plays on: six turns or fewer; then the promise is taken."""

KEPT = 8
"""Choices that a puzzle is stored with, and shows: the best, and those that lose least."""

GLANCED = 0.5
"""Part of the margin that a glance has to see."""

TRIVIAL = 0.4
"""The part of all rules of thumb that may make the best choice: else nobody has to think."""

PLAIN = (Gin, BigGin)
"""Moves that nobody has to think about."""

CONFIRMED = 40
"""Deals on which the strong level plays on after the best choice, the second best and the one that
tempts most."""

LEVEL_WEIGHT = 10
"""Rules of thumb that one of the lower levels counts as: it is nearer to how people play."""

APART = 6
"""Moves between two puzzles of one round."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a position before it is weighed."""

    record: str
    random: Random
    least: float
    """The margin."""


def of_round(variant: Variant, number: int) -> Iterator[Puzzle]:
    """The puzzles of one simulated round."""
    last = -APART
    for state, made in positions(variant, number):
        if state.phase in (Phase.PLAY, Phase.DRAW, Phase.UPCARD) and len(made) >= last + APART:
            found = puzzle_at(state, record_of(state, number, made), number)
            if found is not None:
                last = len(made)
                yield found


def puzzle_at(state: State, record: str, number: int) -> Puzzle | None:
    """The puzzle of a position; None where no choice is clearly the best, or it is plain to see."""
    ways = list(ways_on(state).values())
    if not FEWEST <= len(ways) <= MOST or isinstance(ways[0][-1], PLAIN):
        return None
    told = Told(record, Random(number), margin_of(state))
    order = threatening(state, ways, told)
    if not order or is_trivial(state, [ways[0], *order]):
        return None
    return weighed(state, ways[0], order, told)


def threatening(state: State, ways: Sequence[Way], told: Told) -> list[Way]:
    """The other choices, the most dangerous first; none where a glance sees no margin.

    Those that promise least are left out, beyond as many as a puzzle shows.
    """
    best, *others = ways
    first, *rest = promised(state, ways, told.random)
    if state.phase is Phase.PLAY and first < max(rest):
        return []
    kept = sorted(range(len(others)), key=lambda at: -rest[at])[: KEPT - 1]
    first, *rest = glanced(state, (best, *(others[at] for at in kept)), told.random, LOOKS)
    if first - max(rest) < GLANCED * told.least:
        return []
    return [others[kept[at]] for at in sorted(range(len(kept)), key=lambda at: -rest[at])]


def is_trivial(state: State, ways: Sequence[Way]) -> bool:
    """Whether too many rules of thumb make the best choice, which is the first."""
    found = shares(options_of(state, ways), THUMBS)
    return fmean(each[0] for each in found.values()) > TRIVIAL


def weighed(state: State, best: Way, others: Sequence[Way], told: Told) -> Puzzle | None:
    """The puzzle where *best* is surely the best; None where it is not."""
    scale = Scale(state, told.random, *usual_player(state), FAR)
    scale.take_all()
    pairs = dict[Way, Pair]()
    for other in others:
        pairs[other] = pair = scale.compare(best, other, told.least)
        if not pair.is_sure(told.least):
            return None
    order = sorted(pairs, key=lambda way: pairs[way].mean)
    found = shares(options_of(state, (best, *order)), THUMBS)
    tempting = order[most_tempting(found) - 1]
    if not scale.is_all and not confirmed(state, best, (order[0], tempting), told):
        return None
    puzzle = Puzzle(
        record=told.record,
        seat=state.acting,
        choices=(Choice(best), *(Choice(way, pairs[way].mean, pairs[way].error) for way in order)),
        way=best,
        proof=proof_of(scale, pairs),
        why=Why.WEIGHED,
        ease=ease_of(found),
        fates=fates_of(state, told.random, best, tempting),
    )
    return replace(puzzle, why=mind_of(state.variant).reason(*told_move(puzzle, state)).why)


def confirmed(state: State, best: Way, others: Sequence[Way], told: Told) -> bool:
    """Whether the strong level finds *best* better than *others*, on deals of its own."""
    fresh = Scale(state, Random(told.random.getrandbits(64)), Level.STRONG, far=FAR)
    for other in dict.fromkeys(others):
        if not fresh.compare(best, other, told.least, CONFIRMED).is_sure(told.least):
            return False
    return True


def proof_of(scale: Scale, pairs: dict[Way, Pair]) -> Proof:
    """How it is known."""
    is_exact = not scale.over and all(pair.error == 0 for pair in pairs.values())
    sampled = Proof.ALL if scale.is_all else Proof.SAMPLED
    return Proof.EXACT if is_exact else sampled


def told_move(puzzle: Puzzle, state: State) -> tuple[Seen, Move]:
    """The first move in which the answer is not the second best choice, and what is seen then.

    That is the one to be explained.
    """
    second = puzzle.choices[1].moves
    pairs = zip(puzzle.way, second, strict=False)
    number = next((n for n, (one, other) in enumerate(pairs) if one != other), 0)
    before = after(state, puzzle.seat, puzzle.way[:number])
    return seen_by(before, puzzle.seat), puzzle.way[number]


def explain(puzzle: Puzzle) -> tuple[Seen, Move, Reason]:
    """The move of the answer that is to be explained, what is seen then, and why it is good."""
    seen, move = told_move(puzzle, puzzle.state())
    return seen, move, mind_of(seen.variant).reason(seen, move)


def ease_of(found: Mapping[str, Sequence[float]]) -> float:
    """How many of a hundred rules of thumb make the best choice; the levels count as ten each."""
    levels = ("as easy plays", "as normal plays")
    weights = {name: LEVEL_WEIGHT if name in levels else 1 for name in found}
    right = sum(weight * found[name][0] for name, weight in weights.items())
    return 100 * right / sum(weights.values())
