"""What one seat may see."""

from typing import NewType

from engine.cards import HIDDEN, Card, Seat
from engine.changing import replace
from engine.state import NEW_TURN, Phase, Refills, ScorePart, State

Seen = NewType("Seen", State)
"""A state without the secrets; renderers and computer players take nothing else."""


def seen_by(state: State, seat: Seat | None) -> Seen:
    """*state* as *seat* sees it; None is an onlooker.

    Other hands and the stock keep their sizes; a card just drawn is its owner's secret. Where a
    round ends with the hands on the table everybody sees them.
    """
    hands = state.hands
    over = state.to_act is None and bool(state.results)
    if not (over and state.results[-1].reason in state.variant.laid_open):
        hands = tuple(
            hand if number == seat else _hidden(hand) for number, hand in enumerate(hands, 1)
        )
    turn = state.turn
    if turn.drawn is not None and state.to_act != seat:
        turn = replace(turn, drawn=HIDDEN)
    return Seen(replace(state, hands=hands, stock=_hidden(state.stock), turn=turn, back=None))


def from_outside(state: State) -> Seen:
    """*state* as somebody knows it who may not look at the table.

    Who plays, whose turn it is, the clocks and the scores: no card, nor how many there are where,
    nor what the points were for.
    """
    results = tuple(
        replace(result, parts=tuple((ScorePart("scored", score),) for score in result.scores))
        for result in state.results
    )
    is_turn = state.to_act is not None
    return Seen(
        replace(
            state,
            results=results,
            phase=Phase(state.variant.turn_phase) if is_turn else state.phase,
            hands=((),) * state.seats,
            stock=(),
            pile=(),
            melds=(),
            opened=frozenset(),
            refills=Refills(),
            upcard=None,
            passes=0,
            course=(),
            turn=NEW_TURN,
            back=None,
        )
    )


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)
