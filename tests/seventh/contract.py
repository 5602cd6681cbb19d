"""Contract rummy of three rounds: each round says which melds one opens with.

Two to four players, one pack, ten cards each. Whoever opens lays the contract of the round in one
turn, exactly: two groups, then a group and a run, then two runs. After it anything may be laid.
Whoever goes out scores nothing; the others get what they hold as penalty points, and some more if
they have not met the contract. The lowest total wins; while several share it another round of the
last contract is played.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from engine.arrange.naturals import melds_within
from engine.cards import Seat, pack
from engine.changing import replace
from engine.errors import DeadEnd, Refusal
from engine.melds import Kind, Values, fits
from engine.moves import Discard, DrawStock, LayMeld, LayOff, SeatMove, TakePile
from engine.plays import (
    can_leave,
    discard,
    discard_out_of_time,
    draw_stock,
    ended_in_person,
    lay_meld,
    lay_off,
    only_taken,
    pass_on,
    take_top,
)
from engine.rules import Rules
from engine.scoring import end_round, hand_of, leader
from engine.state import Measure, Opening, Phase, ScorePart, ScoreParts, State, Variant
from engine.stock import to_shuffle

CONTRACTS = ((Kind.GROUP, Kind.GROUP), (Kind.GROUP, Kind.RUN), (Kind.RUN, Kind.RUN))


class ContractRules(Rules, frozen=True):
    missed: Literal[0, 10, 20] = 10
    """Penalty points of who has not met the contract when a round ends."""


class ContractFirst(Refusal):
    """*contract* is what the first melds of the round have to be."""

    sentence = "This round is opened with {contract}, all in one turn."
    contract: str


def contract(state: State) -> tuple[Kind, ...]:
    """The melds that this round is opened with."""
    return CONTRACTS[min(state.round, len(CONTRACTS)) - 1]


def missing(state: State) -> Counter[Kind]:
    """What the seat to act has still to lay of the contract."""
    if state.acting in state.opened:
        return Counter()
    return Counter(contract(state)) - _begun(state)


def _begun(state: State) -> Counter[Kind]:
    return Counter(state.melds[number - 1].kind for number in state.turn.melds)


def _refused(state: State) -> ContractFirst:
    return ContractFirst(" + ".join(contract(state)))


def meld(state: State, move: LayMeld) -> State:
    """Lay a meld; one of the contract, where that does not lie there yet.

    Raises ContractFirst for a meld that is none of it or with which the rest could not be laid,
    DeadEnd, and what `lay_meld` does.
    """
    after = lay_meld(state, move)
    if not missing(state):
        return _ended_if_out(_with_a_way_on(after))
    if _begun(after) - Counter(contract(state)) or not _can_go_on(after):
        raise _refused(state)
    return _ended_if_out(_opened(after))


def _with_a_way_on(state: State) -> State:
    if not can_leave(state):
        raise DeadEnd(state.hand[0])
    return state


def _opened(state: State) -> State:
    if missing(state):
        return state
    turn = replace(state.turn, opening=True)
    return replace(state, opened=state.opened | {state.acting}, turn=turn)


def _can_go_on(state: State) -> bool:
    """Whether the contract can be laid with what is in the hand, and the turn ended after it."""
    return any(True for _ in _ways_on(state)) if missing(state) else can_leave(state)


def _ways_on(state: State) -> Iterator[LayMeld]:
    """The melds that bring the contract nearer, with which the rest can be laid."""
    for cards in melds_within(state.hand):
        after = lay_meld(state, LayMeld.of(cards))
        if not _begun(after) - Counter(contract(state)) and _can_go_on(after):
            yield LayMeld.of(cards)


def add(state: State, move: LayOff) -> State:
    """Add a card to any meld; raises NotOpened before the contract, and what `lay_off` does."""
    after = lay_off(state, move, opened=state.acting in state.opened)
    return _ended_if_out(_with_a_way_on(after))


def end_with(state: State, move: Discard) -> State:
    """Discard and end the turn; raises ContractFirst in the middle of it, and as `discard`."""
    if state.turn.melds and missing(state):
        raise _refused(state)
    after = _ended_if_out(discard(state, move))
    return after if after.to_act is None else pass_on(ended_in_person(after))


def _ended_if_out(state: State) -> State:
    return state if state.hand else end_round(ended_in_person(state), state.acting, "out")


def out_of_time(state: State) -> tuple[SeatMove, ...]:
    """The moves that end the turn for a player whose turn limit has run out."""
    if state.phase is Phase.DRAW and state.stock:
        return DrawStock(), Discard(state.stock[0])
    if state.phase is Phase.DRAW:
        return TakePile(), discard_out_of_time(take_top(state, TakePile()))
    if state.turn.melds and missing(state):
        way = next(_ways_on(state))
        after = meld(state, way)
        return (way,) if after.to_act is None else (way, *out_of_time(after))
    if only_taken(state):
        onto = next(other for other in state.melds if fits(other, state.hand[0]))
        return (LayOff.of(state.hand[0], onto.id),)
    return (discard_out_of_time(state),)


def parts(state: State) -> ScoreParts:
    """What each holds, and some points more for who has not met the contract."""
    assert isinstance(state.rules, ContractRules)
    missed = ScorePart("contract-missed", state.rules.missed)
    return tuple(
        hand_of(state, seat)
        if seat in state.opened or seat not in state.playing or not missed.points
        else (*hand_of(state, seat), missed)
        for seat in range(1, state.seats + 1)
    )


def winner(state: State) -> Seat | None:
    """The lowest total after the last contract; with equal ones nobody yet."""
    return leader(state, lowest=True) if state.round >= len(CONTRACTS) else None


VARIANT = Variant(
    key="contract",
    name="Contract Rummy",
    seats=range(2, 5),
    presets={"standard": ContractRules(), "mild": ContractRules(missed=0)},
    pack=pack(),
    hand_size=dict.fromkeys(range(1, 5), 10),
    values=Values(by_rank=(0, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), low_ace=1),
    first_phase=Phase.DRAW,
    plays={
        Phase.DRAW: {DrawStock: draw_stock, TakePile: take_top},
        Phase.PLAY: {LayMeld: meld, LayOff: add, Discard: end_with},
    },
    out_of_time=out_of_time,
    winner=winner,
    parts=parts,
    opening=lambda _: Opening(is_own=True),
    refill=lambda state: to_shuffle(state, state.pile[:-1]) if len(state.pile) > 1 else state,
    measure=lambda _: Measure.PENALTIES,
)
