"""What the choice that tempts loses, in the cards' own terms: what became of them in the rounds."""

from collections.abc import Iterator, Sequence
from random import Random

from engine import moves
from engine.cards import Card, Seat
from engine.puzzles.choices import Way, after
from engine.puzzles.puzzle import Fate, Lot
from engine.puzzles.weighing import Scale
from engine.state import State

ROUNDS = 50
"""Rounds that are played on after each of the two."""
TELLING = 8
"""Rounds of a hundred by which the two choices have to differ."""
TOLD = 3
"""What is told at most."""
FEWER = frozenset({Lot.LEFT, Lot.THEIRS})
"""What is better if it comes less often."""


def fates_of(
    state: State, random: Random, best: Way, tempting: Way, rounds: int = ROUNDS
) -> tuple[Fate, ...]:
    """What came of the *best* choice more often than of the *tempting* one, or less where it harms.

    After both, so many *rounds* are played to the end.
    """
    scale = Scale(state, random)
    both = [[scale.end(way, number) for number in range(rounds)] for way in (best, tempting)]
    found = [
        Fate(lot, card, *(_often(state, ends, lot, card) for ends in both))
        for lot, card in _at_issue(state, best, tempting)
    ]
    telling = [fate for fate in found if _gain(fate) >= TELLING]
    return tuple(sorted(telling, key=_gain, reverse=True)[:TOLD])


def _at_issue(state: State, best: Way, tempting: Way) -> Iterator[tuple[Lot, Card | None]]:
    """What the two choices may differ in: who ends the round, and the cards that one of them keeps.

    A card that is drawn from the stock is another in each round.
    """
    yield Lot.FIRST, None
    kept = [set(_kept(state, way)) for way in (best, tempting)]
    for card in sorted(kept[0] ^ kept[1]):
        for lot in (Lot.LAID, Lot.LEFT, Lot.THEIRS):
            yield lot, card


def _kept(state: State, way: Way) -> tuple[Card, ...]:
    if isinstance(way[0], moves.DrawStock):
        return state.hand
    return after(state, state.acting, way).hand_of(state.acting)


def _often(state: State, ends: Sequence[State], lot: Lot, card: Card | None) -> int:
    count = sum(_has(state, end, lot, card) for end in ends)
    return round(100 * count / max(len(ends), 1))


def _has(state: State, end: State, lot: Lot, card: Card | None) -> bool:
    """Whether a round that was played on ended so."""
    seat = state.acting
    acts = end.course[len(state.course) :]
    others = [other for other in state.playing if other != seat]
    match lot:
        case Lot.FIRST:
            return bool(acts) and acts[-1].seat == seat and _is_over(state, end)
        case Lot.LAID:
            return card in _laid(end, seat, len(state.course))
        case Lot.LEFT:
            return card in end.hand_of(seat)
        case _:
            return any(
                card in end.hand_of(other) or card in _laid(end, other, len(state.course))
                for other in others
            )


def _is_over(state: State, end: State) -> bool:
    return len(end.results) > len(state.results)


def _laid(end: State, seat: Seat, since: int) -> set[Card]:
    """The cards that a seat has brought to the table after so many acts of the round."""
    lays = (act.move for act in end.course[since:] if act.seat == seat)
    return {
        card
        for move in lays
        if isinstance(move, moves.LayMeld | moves.LayOff)
        for card in moves.cards_in(move)
    }


def _gain(fate: Fate) -> int:
    difference = fate.best - fate.tempting
    return -difference if fate.lot in FEWER else difference
