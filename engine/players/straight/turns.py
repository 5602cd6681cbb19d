"""The ways to play out a turn that are worth a thought: what is laid, and what is thrown then.

They are sets of faces; which move of the game comes first is worked out once a way is chosen.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from typing import NamedTuple

from engine.melds import fits
from engine.moves import Discard, LayMeld, LayOff, SeatMove
from engine.players.faces import FaceSet, card_of, each
from engine.players.straight.board import Board
from engine.players.straight.shapes import Lying, weight
from engine.view import Seen


class Lays(NamedTuple):
    """New *melds*, and the cards that are laid *off*; what is *held* and *lying* then."""

    melds: tuple[FaceSet, ...]
    off: FaceSet
    held: FaceSet
    lying: Lying


class Turn(NamedTuple):
    """The rest of a turn: what is laid, the card *thrown* at its end, and what is *held* then."""

    lays: Lays
    thrown: FaceSet
    """None where the last card was laid."""
    held: FaceSet

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is laid."""
        return not self.lays.melds and not self.lays.off


def nothing(board: Board) -> Lays:
    """All cards are kept in the hand."""
    return Lays((), 0, board.hand, board.lying)


def with_top(board: Board) -> Board:
    """*board* after the top of the pile was taken."""
    return replace(board, hand=board.hand | board.top, kept=board.top, top=0)


def turns(board: Board, lays: Lays) -> Iterator[Turn]:
    """The discards after *lays*, out of no meld that is held where another card can go.

    None is thrown where the last card was laid.
    """
    if not lays.held:
        yield Turn(lays, 0, 0)
    free = lays.held & ~board.kept
    rest = free & ~sum(board.shapes.best_melds(lays.held)) or free
    while rest:
        card = rest & -rest
        rest ^= card
        yield Turn(lays, card, lays.held ^ card)


def all_lays(board: Board) -> Iterator[Lays]:
    """The choices of what to lay that are allowed: nothing, all, and some between."""
    yield nothing(board)
    yield from (lays for lays in _lays(board) if _can_end(board, lays))


def _lays(board: Board) -> Iterator[Lays]:
    """The choices of what to lay, whether or not the turn can be ended then."""
    melds = _melds(board)
    for some in {melds, *((meld,) for meld in melds)} if melds else ():
        yield from _with_melds(board, some)
    if board.rules.lay_off_before_own_meld or board.own_meld:
        yield from _without_melds(board)


def most(board: Board) -> Lays:
    """The lays that leave fewest cards."""
    return min(all_lays(board), key=lambda lays: weight(lays.held))


def _melds(board: Board) -> tuple[FaceSet, ...]:
    """The best melds of the hand that may be laid in this turn."""
    melds = board.shapes.best_melds(board.hand)
    if board.rules.melds_per_turn == "any":
        return melds
    return () if board.melds else tuple(sorted(melds, key=weight)[-1:])


def _with_melds(board: Board, melds: tuple[FaceSet, ...]) -> Iterator[Lays]:
    """*melds* alone, and with all that can be laid off then."""
    held, lying = board.hand & ~sum(melds), reduce(board.shapes.laid, melds, board.lying)
    yield Lays(melds, 0, held, lying)
    off, after = board.shapes.laid_off(held, lying)
    if off:
        yield Lays(melds, off, held & ~off, after)


def _without_melds(board: Board) -> Iterator[Lays]:
    """All that can be laid off, and what melds are left then."""
    shapes = board.shapes
    off, lying = shapes.laid_off(board.hand, board.lying)
    if not off:
        return
    held = board.hand & ~off
    yield Lays((), off, held, lying)
    melds = () if board.rules.melds_per_turn == "one" else shapes.best_melds(held)
    if melds:
        yield Lays(melds, off, held & ~sum(melds), reduce(shapes.laid, melds, lying))


def _can_end(board: Board, lays: Lays) -> bool:
    """Whether the turn can be ended: by a discard, or without one where none is required."""
    if not lays.held:
        return board.rules.final_discard == "optional"
    return lays.held != board.kept


def ways_out(board: Board) -> Turn | None:
    """A turn that ends the round, if there is one: as few cards as possible are thrown."""
    lays = most(board)
    if lays.held.bit_count() < 2:
        return next(turns(board, lays), None)
    return _out_by_throwing(board) if board.rules.final_discard == "required" else None


def _out_by_throwing(board: Board) -> Turn | None:
    """All but one card laid, where the last one has to be thrown though it could be laid."""
    free = board.rules.model_copy(update={"final_discard": "optional"})
    for face in each(board.hand & ~board.kept):
        spared = 1 << face
        lays = most(replace(board, hand=board.hand ^ spared, rules=free))
        if not lays.held:
            return Turn(lays._replace(held=spared), spared, 0)
    return None


def first_move(seen: Seen, turn: Turn) -> SeatMove:
    """What comes first: new melds, which others may be laid off on, lay-offs, the discard."""
    for meld in turn.lays.melds:
        return LayMeld.of(map(card_of, each(meld)))
    for card in map(card_of, each(turn.lays.off)):
        for lying in seen.melds:
            if fits(lying, card, seen.melding):
                return LayOff.of(card, lying.id)
    return Discard(card_of(turn.thrown.bit_length() - 1))
