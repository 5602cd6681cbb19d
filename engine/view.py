"""What one seat may see."""

from typing import NewType

from engine.cards import HIDDEN, Card, Seat
from engine.changing import replace
from engine.state import State

Seen = NewType("Seen", State)
"""A state without the secrets; renderers and computer players take nothing else."""


def seen_by(state: State, seat: Seat | None) -> Seen:
    """*state* as *seat* sees it; None is an onlooker.

    Other hands and the stock keep their sizes; a card just drawn is its owner's secret.
    """
    hands = tuple(
        hand if number == seat else _hidden(hand) for number, hand in enumerate(state.hands, 1)
    )
    turn = state.turn
    if turn.drawn is not None and state.to_act != seat:
        turn = replace(turn, drawn=HIDDEN)
    return Seen(replace(state, hands=hands, stock=_hidden(state.stock), turn=turn))


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (HIDDEN,) * len(cards)
