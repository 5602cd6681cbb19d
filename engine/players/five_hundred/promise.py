"""How far ahead a seat can expect to be when the round is over, all cards being known."""

from engine.cards import Seat
from engine.players.additions import row_of
from engine.players.faces import face_of, set_of
from engine.players.five_hundred.aspects import field
from engine.players.five_hundred.worth import SHOWN
from engine.players.memory import memory_of
from engine.scoring import laid_points
from engine.state import Phase, State


def promise(state: State, seat: Seat) -> float:
    """Points by which *seat* will be ahead of the other by this round, between equal players."""
    if state.phase not in (Phase.DRAW, Phase.PLAY):
        return _scored(state, seat)
    waiting = 3 - state.acting
    laid = laid_points(state)
    ahead = laid[waiting - 1] - laid[state.acting - 1] + _to_come(state, waiting)
    return ahead if seat == waiting else -ahead


def _scored(state: State, seat: Seat) -> float:
    """What the last round has brought; nothing before the first."""
    if not state.results:
        return 0.0
    scores = state.results[-1].scores
    return float(scores[seat - 1] - scores[2 - seat])


def _to_come(state: State, waiting: Seat) -> float:
    """What the rest of the round is worth to the seat that waits for its turn."""
    own, other = set_of(state.hands[waiting - 1]), set_of(state.hands[2 - waiting])
    stock = set_of(state.stock)
    rows = tuple(map(row_of, state.melds))
    thrown = set_of(each.card for each in memory_of(state).thrown if each.seat == state.acting)
    counts = other.bit_count(), stock.bit_count()
    pile = tuple(1 << face_of(card) for card in state.pile) or (0,)
    return SHOWN.of(field(stock, other, rows, counts, thrown, pile[:-1]), own, pile[-1])
