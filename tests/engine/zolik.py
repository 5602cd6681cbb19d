"""Positions of Žolíky."""

from typing import Any

from engine.state import State
from tests.engine.situations import after
from tests.engine.two_packs import at_turn

KINGS = "Ks Kh Kd"
NOBODY = ()


def turn(hand: str, **where: Any) -> State:
    """Seat 1 is about to draw."""
    return at_turn("zolik", hand, **where)


def drawn(hand: str, *lines: str, **where: Any) -> State:
    """Seat 1 has drawn the 3 of clubs, and played *lines*."""
    return after(turn(hand, stock="3c", **where), "1 draw", *(f"1 {line}" for line in lines))


def fresh(hand: str, *lines: str, **where: Any) -> State:
    """The same before the initial meld."""
    return drawn(hand, *lines, opened=NOBODY, **where)
