"""What a round may still bring, all hands being known: for whoever looks back at a game.

Two seats are weighed against each other, the one whose turn comes sooner first; of several others
a seat can expect the mean of what it can against each of them.
"""

from functools import partial
from statistics import fmean

from engine.cards import JOKER, Card, Seat
from engine.players.fitted import Net
from engine.players.opening.boards import (
    BIT,
    Board,
    boards,
    completing,
    copies,
    fitting,
    melded,
    partners,
)
from engine.players.opening.features import going_out
from engine.players.opening.looks import openings
from engine.state import Phase, State

Numbers = tuple[float, ...]

CLOSED, OPENED = 6, 9
"""How many numbers tell how near a hand is to its opening, and to going out after that."""


class Chances:
    """What can be laid off, and what can still be drawn."""

    def __init__(self, state: State) -> None:
        self.fits = fitting(state.melds)
        self.left = max(1, len(state.stock))
        self._stock = boards(state.stock)

    def of(self, wanted: Board) -> float:
        """The part of the stock that is *wanted*."""
        return copies(wanted, *self._stock) / self.left


def promise(net: Net, state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead of the mean of the others."""
    others = (other for other in state.playing if other != seat)
    return fmean(map(partial(_against, net, state, seat), others))


def _against(net: Net, state: State, seat: Seat, other: Seat) -> float:
    """The points by which *seat* can expect to be ahead of one *other*."""
    if (seat - state.acting) % state.seats < (other - state.acting) % state.seats:
        return net.of(inputs(state, seat, other))
    return -net.of(inputs(state, other, seat))


def inputs(state: State, sooner: Seat, later: Seat) -> Numbers:
    """The numbers of two seats, *sooner* being that which plays before the other."""
    chances = Chances(state)
    own, other = standing(state, sooner, chances), standing(state, later, chances)
    return *own, *other, *_of_turn(state, sooner, chances), *_crossed(own, other)


def standing(state: State, seat: Seat, chances: Chances) -> Numbers:
    """What one hand tells by itself: how near it is to its next aim, and what it may cost."""
    hand = state.hand_of(seat)
    once, twice = boards(hand)
    held = state.variant.values.of(hand) / 50
    opened = seat in state.opened
    return (
        *((0.0,) * CLOSED if opened else _to_open(state, hand, once, chances)),
        *(_to_go_out(hand, chances) if opened else (0.0,) * OPENED),
        hand.count(JOKER),
        held,
        held * held,
        len(hand) / 10,
        partners(once) / 10,
        ((once & ~melded(once)).bit_count() + twice.bit_count()) / 10,
    )


def _to_open(state: State, hand: tuple[Card, ...], once: Board, chances: Chances) -> Numbers:
    """Of a hand that has to open: what it could lay, and what with one more card."""
    need = state.opening.minimum
    made, reach = openings(hand, state.melding, state.variant.values).without(None)
    return (
        1.0,
        min(made, need) / 50,
        min(reach, need) / 50,
        made >= need,
        reach >= need,
        chances.of(completing(once)),
    )


def _to_go_out(hand: tuple[Card, ...], chances: Chances) -> Numbers:
    """Of a hand that has opened: what keeps it from going out, and what would help."""
    once, twice = boards(hand)
    ready = hand.count(JOKER) + copies(chances.fits, once, twice)
    alone = once & ~melded(once) & ~chances.fits
    loose = alone.bit_count() + (twice & ~chances.fits).bit_count()
    useful, fitting_ones = chances.of(completing(alone)), chances.of(chances.fits)
    return (
        1.0,
        loose / 5,
        loose <= 1,
        loose == 2,
        loose == 3,
        going_out(loose, ready, useful, fitting_ones),
        useful,
        fitting_ones,
        ready / 5,
    )


def _of_turn(state: State, sooner: Seat, chances: Chances) -> Numbers:
    """How late it is, and whether the top of the pile is of use to the seat that may take it."""
    draws = state.phase is Phase.DRAW
    may_take = draws and sooner == state.acting and bool(state.pile)
    top = BIT.get(state.pile[-1], 0) if may_take else 0
    wanted = completing(boards(state.hand_of(sooner))[0])
    return chances.left / 50, not draws, bool(top & chances.fits), bool(top & wanted)


def _crossed(own: Numbers, other: Numbers) -> Numbers:
    """What counts by whether the one or the other has opened: above all, what each holds."""
    closed, opened, held = 0, CLOSED, CLOSED + OPENED + 1
    return (
        own[closed] * other[closed],
        own[opened] * other[opened],
        own[held] * other[opened],
        other[held] * own[opened],
        own[held] * own[closed],
        other[held] * other[closed],
        own[held] * own[opened],
        other[held] * other[opened],
    )
