"""Puzzles of the games with cards: positions of simulated rounds, glanced at, then weighed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from engine.moves import BigGin, Gin, Move
from engine.players import Level, mind_of
from engine.players.whys import Reason, Why
from engine.puzzles.choices import Way, after, mark, way_of, ways_on
from engine.puzzles.positions import positions, record_of
from engine.puzzles.puzzle import Choice, Proof, Puzzle
from engine.puzzles.weighing import Pair, Scale, glanced, margin_of, promised
from engine.state import Phase, State, Variant
from engine.view import Seen, seen_by

FEWEST, MOST = 3, 24
"""Choices of a puzzle: of two, one press in two is right; a menu has 25."""

LOOKS = 2
"""Deals for a glance at what the choices promise one turn later."""

FAR = 12
"""Moves for which the normal level plays on: six turns or fewer; then the promise is taken."""

KEPT = 10
"""Choices that a puzzle is stored with, and shows: the best, and those that lose least."""

GLANCED = 0.5
"""Part of the margin that a glance has to see."""

PLAIN = (Gin, BigGin)
"""Moves that nobody has to think about."""

TRIES = 8
"""How often a level tries a puzzle, to tell how hard that is."""

CONFIRMED = 30
"""Deals on which the strong level plays on after the best choice and the second best."""

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
        if state.phase in (Phase.PLAY, Phase.DRAW) and len(made) >= last + APART:
            found = puzzle_at(state, record_of(state, number, made), number)
            if found is not None:
                last = len(made)
                yield found


def puzzle_at(state: State, record: str, number: int) -> Puzzle | None:
    """The puzzle of a position; None where no choice is clearly the best."""
    ways = ways_on(state)
    if not FEWEST <= len(ways) <= MOST:
        return None
    best, *others = ways.values()
    if isinstance(best[-1], PLAIN):
        return None
    told = Told(record, Random(number), margin_of(state))
    order = threatening(state, best, others, told)
    return weighed(state, best, order, told) if order else None


def threatening(state: State, best: Way, others: Sequence[Way], told: Told) -> list[Way]:
    """The other choices, the most dangerous first; none where a glance sees no margin."""
    first, *rest = promised(state, (best, *others), told.random)
    if first < max(rest):
        return []
    first, *rest = glanced(state, (best, *others), told.random, LOOKS)
    if first - max(rest) < GLANCED * told.least:
        return []
    order = sorted(range(len(others)), key=lambda number: -rest[number])
    return [others[number] for number in order]


def weighed(state: State, best: Way, others: Sequence[Way], told: Told) -> Puzzle | None:
    """The puzzle where *best* is surely the best; None where it is not."""
    scale = Scale(state, told.random, Level.NORMAL, FAR)
    scale.take_all()
    pairs = dict[Way, Pair]()
    for other in others:
        pairs[other] = pair = scale.compare(best, other, told.least)
        if not pair.is_sure(told.least):
            return None
    order = sorted(pairs, key=lambda way: pairs[way].mean)
    is_sure = scale.is_all or confirmed(state, best, order[0], told)
    rest = [Choice(way, pairs[way].mean, pairs[way].error) for way in order[: KEPT - 1]]
    puzzle = Puzzle(
        record=told.record,
        seat=state.acting,
        choices=(Choice(best), *rest),
        way=best,
        proof=proof_of(scale, pairs),
        why=Why.WEIGHED,
        ease=ease_of(state, best, pairs[order[0]].mean),
    )
    why = mind_of(state.variant).reason(*told_move(puzzle, state)).why
    return replace(puzzle, why=why) if is_sure else None


def confirmed(state: State, best: Way, other: Way, told: Told) -> bool:
    """Whether the strong level says the same of the second best, on deals of its own."""
    fresh = Scale(state, Random(told.random.getrandbits(64)), Level.STRONG)
    pair = fresh.compare(best, other, told.least, CONFIRMED)
    return pair.mean >= told.least and pair.is_sure(0)


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


def ease_of(state: State, best: Way, margin: float) -> float:
    """In how many tries the lower levels find the best choice, and behind that the margin."""
    found = finds(state, best, Level.EASY) + finds(state, best, Level.NORMAL)
    return found + min(margin / 1000, 0.99)


def finds(state: State, best: Way, level: Level) -> int:
    """In how many of its tries a level makes the best choice."""
    wanted = mark(state, best)
    ways = [way_of(state, Random(seed), level) for seed in range(TRIES)]
    return sum(mark(state, way) == wanted for way in ways)
