"""Games of the same cards in memory, played plainly but for what a test wants otherwise."""

from collections import Counter
from collections.abc import Mapping

from bot.table.played import Event
from engine.cards import Seat
from engine.game import due, play, start
from engine.legal import legal_discards
from engine.moves import DEALER, Move, Pass
from engine.moves import DrawStock as Draw
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

KEY = bytes(range(32))


def plain_game(
    game: str,
    turns: int,
    otherwise: Mapping[tuple[Seat, int], int | Move] | None = None,
    key: bytes = KEY,
) -> list[Event]:
    """So many turns in which each draws and discards the first card that may be.

    *otherwise* says, by seat and its turn, which other of the cards that may be is discarded, or
    what is done first instead of drawing.
    """
    variant = VARIANTS[game]
    state, events = start(variant, variant.usual, 2, 1), list[Event]()
    taken = Counter[Seat]()
    while sum(taken.values()) < turns:
        dealt = due(state, key)
        seat = DEALER if dealt is not None else state.acting
        wish = (otherwise or {}).get((seat, taken[seat] + 1), 0)
        move = dealt or _plain(state, wish)
        before, state = state, play(state, seat, move)
        events.append(Event(before, seat, move, state))
        if seat and (state.to_act, state.round) != (before.to_act, before.round):
            taken[seat] += before.phase is not Phase.UPCARD
    return events


def _plain(state: State, wish: int | Move) -> Move:
    """The usual move of the seat to act, or what a test wishes."""
    if state.phase is Phase.UPCARD:
        return Pass()
    if state.phase is Phase.DRAW:
        return Draw() if isinstance(wish, int) else wish
    number = wish if isinstance(wish, int) else 0
    return legal_discards(seen_by(state, state.acting))[number]
