"""What `replay` prints: a finished round, and the game as it stands."""

from collections.abc import Sequence
from typing import Any

from engine.arrange.tile_turns import row_of
from engine.cards import write_card
from engine.melds import Meld, points_by_seat
from engine.record.lines import write_laid
from engine.state import Phase, RoundResult, State, Variant


def round_line(result: RoundResult) -> dict[str, Any]:
    """A finished round, ready for JSON."""
    return {
        "round": result.round,
        "scores": _by_seat(result.scores),
        "totals": _by_seat(result.totals),
        "ended_by": result.ended_by,
        "reason": result.reason,
    }


def final(state: State) -> dict[str, Any]:
    """The game as it stands, ready for JSON."""
    tiles = state.variant.tiles
    return {
        "state": "finished" if state.phase is Phase.FINISHED else "playing",
        "winner": state.winner,
        "totals": _by_seat(state.totals),
        "turn": state.to_act,
        "phase": state.phase,
        "hands": _by_seat([[write_card(card, tiles=tiles) for card in h] for h in state.hands]),
        "melds": [_meld(meld, state.variant) for meld in state.melds],
        "pile": [write_card(card, tiles=tiles) for card in state.pile],
        "stock": len(state.stock),
        "clocks": _by_seat([int(left) if left == int(left) else left for left in state.clocks]),
    }


def _by_seat(values: Sequence[Any]) -> dict[str, Any]:
    return {str(seat): value for seat, value in enumerate(values, 1)}


def _meld(meld: Meld, variant: Variant) -> dict[str, Any]:
    points = points_by_seat(meld, variant.values)
    return {
        "id": meld.id,
        "cards": [write_laid(laid, tiles=variant.tiles) for laid in row_of(meld)],
        "points": {str(seat): value for seat, value in points.items()},
    }
