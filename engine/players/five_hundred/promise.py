"""What a round still brings, both hands being known: for whoever looks back at a game.

Before a turn it is told from what lies there; within one, from what its likely end would leave: all
is laid that can be, and of some discards the one is thrown that is best where all is seen.
"""

from engine.cards import Seat
from engine.players.additions import Table, row_of, with_lays
from engine.players.faces import FaceSet, each, face_of, set_of
from engine.players.fitted import Net
from engine.players.five_hundred.greedy import usefulness
from engine.players.five_hundred.prospects import Field, points_of
from engine.players.five_hundred.turns import goes_out, layout_of
from engine.players.five_hundred.worth import SHOWN
from engine.players.layout import Layout
from engine.players.memory import memory_of
from engine.players.sight import sight_of
from engine.scoring import laid_points
from engine.state import Phase, State
from engine.view import seen_by

Numbers = tuple[float, ...]

DISCARDS = 6
"""Discards that are weighed: the least useful ones."""


def promise(net: Net, state: State, seat: Seat) -> float:
    """Points by which *seat* will be ahead of the other by this round, all cards being known.

    Between equal players.
    """
    in_turn = state.phase is Phase.PLAY
    ending = state.acting if in_turn else 3 - state.acting
    laid = laid_points(state)
    ahead = laid[ending - 1] - laid[2 - ending] + (_in_turn if in_turn else _waiting)(net, state)
    return ahead if seat == ending else -ahead


def _waiting(net: Net, state: State) -> float:
    """What is to come for the seat that waits for its next turn."""
    *deeper, top = (1 << face_of(card) for card in state.pile) if state.pile else (0,)
    field = _field(state, 3 - state.acting, tuple(map(row_of, state.melds)), tuple(deeper))
    return net.of(inputs(field, set_of(state.hands[2 - state.acting]), top, waits=True))


def _in_turn(net: Net, state: State) -> float:
    """What is to come for the seat that is about to lay and to throw."""
    sight = sight_of(seen_by(state, state.acting))
    lays, rest = layout_of(sight) or Layout((), sight.hand)
    laid, caught = sum(lay.points for lay in lays), points_of(set_of(state.hands[2 - state.acting]))
    if goes_out(sight, Layout(lays, rest)):
        return laid + caught
    thrown = list(each(rest & ~sight.kept or rest))
    if not sight.stock:
        return laid + caught - points_of(rest) + max(sight.held[face] for face in thrown)
    pile = tuple(1 << face for face in sight.pile)
    field = _field(state, state.acting, with_lays(sight.table, lays), pile)
    thrown = sorted(thrown, key=lambda face: usefulness(face, rest, sight))[:DISCARDS]
    top = max((1 << face for face in thrown), key=lambda top: SHOWN.of(field, rest & ~top, top))
    return laid + net.of(inputs(field, rest & ~top, top, waits=False))


def _field(state: State, ending: Seat, table: Table, pile: tuple[FaceSet, ...]) -> Field:
    """What the other player finds after the turn of a seat whose hand is no secret."""
    other, stock = set_of(state.hands[2 - ending]), set_of(state.stock)
    acts = memory_of(state).thrown
    thrown = set_of(act.card for act in acts if act.seat != ending)
    return Field(stock, other, table, (other.bit_count(), stock.bit_count()), thrown, pile)


def inputs(field: Field, hand: FaceSet, top: FaceSet, *, waits: bool) -> Numbers:
    """The numbers of a seat that has ended a turn with *hand*, *top* lying on the pile."""
    own, other = hand.bit_count(), field.other
    held, others = points_of(hand), points_of(field.known)
    return (
        SHOWN.of(field, hand, top) / 50,
        held / 50,
        others / 50,
        own / 10,
        other / 10,
        1 / (1 + own),
        1 / (1 + other),
        held / (1 + other) / 20,
        others / (1 + own) / 20,
        waits,
    )
