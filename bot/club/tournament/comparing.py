"""Where two games of the same cards part for one seat: deal by deal, turn by turn.

As long as both seats of a table do what the two at another table do, they see the same and have the
same choice. A game has several deals, and each begins with the same cards at all tables again.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.table.played import Event
from engine.cards import Seat
from engine.moves import DEALER, Deal
from engine.state import Phase, State
from engine.view import seen_by

Steps = Sequence[tuple[int, Event]]
"""Moves of a game, each with the step to which it led."""


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where another game left the course of one's own.

    What was done instead of each other is told from the first move that differs to the end of the
    turn.
    """

    round: int
    turn: int
    """The number of the turn in the round, among those of whoever played otherwise."""
    seat: Seat
    """Who played otherwise."""
    step: int
    """The step of the other game to which its first different move led."""
    own: tuple[Event, ...]
    other: tuple[Event, ...]


def parted(own: Sequence[Event], other: Sequence[Event], seat: Seat) -> Divergence | None:
    """Where *seat* first decided otherwise in the *other* game, seeing what it saw in its *own*.

    Where it never did: where its opponent first played otherwise, so that it saw something else
    from there on. None where both games have the same course as far as both go on.
    """
    found = list(_partings(own, other, seat))
    return next((one for one in found if one.seat == seat), next(iter(found), None))


def _partings(own: Sequence[Event], other: Sequence[Event], seat: Seat) -> Iterator[Divergence]:
    """Where the games part in each of the rounds that both have."""
    others = dict(_rounds(other))
    for number, mine in _rounds(own):
        theirs = others.get(number)
        # A deal by another dealer gives the seat other cards.
        if theirs and _outlook(mine[0][1].after, seat) == _outlook(theirs[0][1].after, seat):
            found = _in_round(number, _turns(mine[1:]), _turns(theirs[1:]), seat)
            yield from filter(None, [found])


def _rounds(events: Sequence[Event]) -> Iterator[tuple[int, Steps]]:
    """The moves of each round, with its number, from its deal on."""
    steps = list(enumerate(events, 1))
    deals = [place for place, event in enumerate(events) if isinstance(event.move, Deal)]
    for begin, end in zip(deals, [*deals[1:], len(steps)], strict=True):
        yield events[begin].after.round, steps[begin:end]


def _turns(steps: Steps) -> list[Steps]:
    """What each seat did in a row, without the dealer; who gives up out of turn does so alone."""
    own = [one for one in steps if one[1].seat != DEALER]
    return [list(row) for _, row in groupby(own, key=lambda one: (one[1].seat, _in_turn(one[1])))]


def _in_turn(event: Event) -> bool:
    """Whether a move was made by the seat to act."""
    return event.seat == event.before.to_act


def _in_round(
    number: int, mine: Sequence[Steps], theirs: Sequence[Steps], seat: Seat
) -> Divergence | None:
    """Where two games part in a round, if they do before one of them is over."""
    for place, (turn, instead) in enumerate(zip(mine, theirs, strict=False)):
        if _left(turn, seat) == _left(instead, seat):
            continue
        same = _same_moves(turn, instead, seat)
        own, other = turn[same:], instead[same:]
        if not (own and other):
            # One was broken off in the middle of the turn.
            return None
        who = _astray(own[0][1], other[0][1])
        count = sum(_is_full(one) for one in mine[: place + 1] if one[0][1].seat == who)
        events = tuple(event for _, event in own), tuple(event for _, event in other)
        return Divergence(number, max(count, 1), who, other[0][0], *events)
    return None


def _is_full(turn: Steps) -> bool:
    """Whether it was more than passing a card that was turned up."""
    return turn[-1][1].before.phase is not Phase.UPCARD


def _same_moves(turn: Steps, instead: Steps, seat: Seat) -> int:
    """How many moves two turns have in common from their beginning on."""
    pairs = enumerate(zip(turn, instead, strict=False))
    apart = (place for place, (a, b) in pairs if _left([a], seat) != _left([b], seat))
    return next(apart, min(len(turn), len(instead)))


def _astray(own: Event, other: Event) -> Seat:
    """Who decided otherwise: whose turn it was, or who gave up when it was not theirs."""
    hasty = (event.seat for event in (other, own) if not _in_turn(event))
    return next(hasty, other.seat)


def _left(turn: Steps, seat: Seat) -> object:
    """What a turn left behind, as *seat* sees it."""
    return turn[-1][1].seat, _outlook(turn[-1][1].after, seat)


def _outlook(state: State, seat: Seat) -> object:
    """What *seat* sees of the cards, whatever the scores, the clocks and the order of the melds."""
    seen = seen_by(state, seat)
    melds = sorted((one.owner or 0, one.stands_for, sorted(one.cards)) for one in seen.melds)
    cards = seen.hands, len(seen.stock), seen.pile, melds
    return seen.to_act, seen.phase, seen.out, seen.round, cards
