"""Puzzles of the games with cards: positions of simulated rounds, glanced at, then weighed."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from random import Random

from engine.moves import BigGin, Gin, Move
from engine.players import Level, mind_of
from engine.players.whys import Reason
from engine.puzzles.choices import Way, after, kind_of, ways_on
from engine.puzzles.fates import fates_of
from engine.puzzles.positions import positions, record_of
from engine.puzzles.puzzle import Choice, Proof, Puzzle
from engine.puzzles.thumbs import THUMBS, Option, ease_of, is_solved, options_of, shares, votes_of
from engine.puzzles.weighing import Pair, Scale, margin_of, promised
from engine.state import Phase, State, Variant
from engine.view import Seen, seen_by

FEWEST, MOST = 3, 40
"""Choices that a position has: of two, one press in two is right."""

FAR = 12
"""Moves for which the strong level plays on: six turns or fewer; then the promise is taken."""

KEPT = 6
"""Choices that a puzzle offers at most."""

BY_PROMISE = 2
"""Of these so many that promise most at once; the others tempt most."""

TRIVIAL = 50
"""The ease above which nobody has to think: the computer's lower levels, or nearly all rules of
thumb, make the best choice."""

PLAIN = (Gin, BigGin)
"""Moves that nobody has to think about."""

GLANCED, NEAR = 8, 4
"""Deals at which a position is glanced at first, and moves for which the normal level plays on."""

GLANCE = 0.1
"""The part of the margin by which the best choice has to be better at that glance."""

MOST_DEALS = 240
"""Deals on which the best choice is compared with another, at most."""

CONFIRMED = 300
"""As many at most once more, with the second best and the one that tempts most, all of them others
than before."""

APART = 6
"""Moves between two puzzles of one round."""


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a position before it is weighed."""

    record: str
    random: Random
    least: float
    """The margin."""
    full: Mapping[str, float]
    """The kinds of answers, the reasons and the rules of thumb of which there are enough."""


def of_round(variant: Variant, number: int, full: Mapping[str, float] = {}) -> Iterator[Puzzle]:
    """The puzzles of one simulated round; none whose answer is of a kind that is *full*."""
    last = -APART
    for state, made in positions(variant, number):
        # A record ends with the last move: one of the round has to be made.
        is_there = state.course and state.phase in (Phase.PLAY, Phase.DRAW, Phase.UPCARD)
        if is_there and len(made) >= last + APART:
            found = puzzle_at(state, record_of(state, number, made), number, full)
            if found is not None:
                last = len(made)
                yield found


def puzzle_at(
    state: State, record: str, number: int, full: Mapping[str, float] = {}
) -> Puzzle | None:
    """The puzzle of a position; None where the best choice is not clear, or is plain to see.

    Nor where its kind, its reason or a rule of thumb that solves it is *full*: there are enough.
    """
    every = list(ways_on(state).values())
    is_plain = isinstance(every[0][-1], PLAIN) or kind_of(every[0]) in full
    if not FEWEST <= len(every) <= MOST or is_plain:
        return None
    asked = asked_of(options_of(state, every), full)
    best, *ways = (option.way for option in asked)
    votes = votes_of(shares(asked, THUMBS))
    if len(asked) < FEWEST or votes[0] > TRIVIAL:
        return None
    told = Told(record, Random(number), least_of(state), full)
    others = plausible(state, ways, votes[1:], told)
    if reason_of(state, best, others[0]).why in full:
        return None
    if is_dilemma(state, best, others, told):
        lesser = seeming_less(state, best, others)
        if is_dilemma(state, best, lesser, told):
            return weighed(state, best, lesser, told)
    return None


def least_of(state: State) -> float:
    """The margin as it can be written, with one digit: no less than it is."""
    return ceil(10 * margin_of(state)) / 10


def asked_of(options: Sequence[Option], full: Mapping[str, float]) -> Sequence[Option]:
    """The choices among which is asked, the first being the best.

    Where rules that are *full* would tell it from all that lay something else, it is asked only
    which card to throw.
    """
    best, *_ = options
    same = [option for option in options if option.way[:-1] == best.way[:-1]]
    rest = [option for option in options if option.way[:-1] != best.way[:-1]]
    return same if rest and is_solved(shares([best, *rest], THUMBS), full) else options


def is_dilemma(state: State, best: Way, others: Collection[Way], told: Told) -> bool:
    """Whether there are enough *others*, and no rule that is full tells *best* from them.

    The fewer of them are left, the more rules do.
    """
    if len(others) < FEWEST - 1:
        return False
    return not is_solved(shares(options_of(state, (best, *others)), THUMBS), told.full)


def seeming_less(state: State, best: Way, others: Sequence[Way]) -> list[Way]:
    """Those of *others* that look less than *best* at a glance; none where the first does not.

    Most positions are not worth being weighed.
    """
    glance, least = Scale(state, Random(0), NEAR, Level.NORMAL), GLANCE * margin_of(state)
    looks = (other for other in others if glance.seems(best, other, least, GLANCED))
    return [] if next(looks, None) != others[0] else [others[0], *looks]


def plausible(state: State, ways: Sequence[Way], votes: Sequence[float], told: Told) -> list[Way]:
    """Which of *ways* to offer beside the best: what tempts most, what promises most, and more.

    A good player would weigh them.
    """
    tempting = sorted(range(len(ways)), key=lambda at: -votes[at])
    promise = promised(state, ways, told.random)
    promising = sorted(tempting[1:], key=lambda at: -promise[at])[:BY_PROMISE]
    order = dict.fromkeys((tempting[0], *promising, *tempting))
    return [ways[at] for at in order][: KEPT - 1]


def weighed(state: State, best: Way, others: Sequence[Way], told: Told) -> Puzzle | None:
    """The puzzle where *best* is surely better than the first of *others* and some more.

    Those of which that is not sure are not offered.
    """
    scale = Scale(state, told.random, FAR)
    scale.take_all()
    pairs = dict[Way, Pair]()
    for other in others:
        pair = scale.compare(best, other, told.least, MOST_DEALS)
        if pair.is_sure(told.least):
            pairs[other] = pair
        elif other == others[0]:
            return None
    if not is_dilemma(state, best, pairs, told):
        return None
    if not (scale.is_all or confirmed(state, best, pairs, told)):
        return None
    order = sorted(pairs, key=lambda way: pairs[way].mean)
    found = shares(options_of(state, (best, *order)), THUMBS)
    return Puzzle(
        record=told.record,
        seat=state.acting,
        choices=(Choice(best), *(Choice(way, pairs[way].mean, pairs[way].error) for way in order)),
        way=best,
        proof=proof_of(scale, pairs),
        why=reason_of(state, best, others[0]).why,
        ease=ease_of(found),
        tempting=order.index(others[0]) + 1,
        fates=fates_of(state, told.random, best, others[0]),
    )


def confirmed(state: State, best: Way, pairs: Mapping[Way, Pair], told: Told) -> bool:
    """Whether *best* is better than the first and the nearest of the others on fresh deals too."""
    fresh = Scale(state, Random(told.random.getrandbits(64)), FAR)
    nearest = min(pairs, key=lambda way: pairs[way].mean)
    others = dict.fromkeys((next(iter(pairs)), nearest))
    pair = (fresh.compare(best, other, told.least, CONFIRMED) for other in others)
    return all(each.is_sure(told.least) for each in pair)


def proof_of(scale: Scale, pairs: dict[Way, Pair]) -> Proof:
    """How it is known."""
    is_exact = not scale.over and all(pair.error == 0 for pair in pairs.values())
    sampled = Proof.ALL if scale.is_all else Proof.SAMPLED
    return Proof.EXACT if is_exact else sampled


def told_move(state: State, best: Way, tempting: Way) -> tuple[Seen, Move]:
    """The first move in which the best choice is not the one that tempts, and what is seen then.

    That is the one to be explained.
    """
    pairs = zip(best, tempting, strict=False)
    number = next((n for n, (own, other) in enumerate(pairs) if own != other), 0)
    before = after(state, state.acting, best[:number])
    return seen_by(before, state.acting), best[number]


def reason_of(state: State, best: Way, tempting: Way) -> Reason:
    """Why the best choice is better than the one that tempts."""
    return mind_of(state.variant).reason(*told_move(state, best, tempting))


def explain(puzzle: Puzzle) -> tuple[Seen, Move, Reason]:
    """The move of the answer that is to be explained, what is seen then, and why it is good."""
    tempting = puzzle.choices[puzzle.tempting].moves
    seen, move = told_move(puzzle.state(), puzzle.way, tempting)
    return seen, move, mind_of(seen.variant).reason(seen, move)
