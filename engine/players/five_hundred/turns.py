"""A player's turn: what it lays, what it discards, and the next move of that."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.errors import Refusal
from engine.game import play
from engine.legal import legal_takes
from engine.moves import Discard, LayMeld, LayOff, Move
from engine.players.additions import Lay
from engine.players.faces import Face, card_of, each, face_of
from engine.players.layout import Layout, best_layout
from engine.players.sight import Sight
from engine.view import Seen


class Plan(NamedTuple):
    """How a turn goes on: the *lays*, then the *discard* (None: the hand is empty by then)."""

    worth: float
    """Points expected from here on, to compare plans with."""
    lays: tuple[Lay, ...]
    discard: Face | None


def layout_of(sight: Sight) -> Layout | None:
    """The best that can be laid now; a card that must not be discarded is laid if it can be.

    None where a card that has to be laid cannot be.
    """
    layout = best_layout(sight, sight.must or sight.kept)
    return layout if layout or sight.must else best_layout(sight, 0)


def useful_takes(sight: Sight, depths: Iterable[int]) -> Iterator[tuple[int, Sight, Layout]]:
    """The takes whose deepest card can be laid, each with the sight and the layout after it.

    A take for any other reason could be answered in kind, and the round would never end.
    """
    for depth in depths:
        after = sight.after_take(depth)
        layout = layout_of(after)
        if layout is not None and not layout.rest & after.kept:
            yield depth, after, layout


def goes_out(sight: Sight, layout: Layout) -> bool:
    """Whether *layout* empties the hand, with a discard if need be."""
    return not layout.rest or (layout.rest.bit_count() == 1 and layout.rest != sight.kept)


def moves_of(seen: Seen, plan: Plan) -> Iterator[Move]:
    """The moves of *plan*, in the order they are made."""
    for lay in plan.lays:
        if lay.onto is None:
            yield LayMeld.of(card_of(face) for face in each(lay.cards))
        for face in lay.order:
            yield LayOff.of(card_of(face), seen.melds[lay.onto or 0].id)
    if plan.discard is not None:
        yield Discard(card_of(plan.discard))


def first_legal(seen: Seen, plan: Plan) -> Move | None:
    """The first move of *plan* that the rules accept."""
    for move in moves_of(seen, plan):
        try:
            play(seen, seen.acting, move)
        except Refusal:
            continue
        return move
    return None


def depths(seen: Seen) -> list[int]:
    """Where in the pile a legal take can begin, the shallowest first."""
    faces = [face_of(card) for card in seen.pile]
    chosen = [faces.index(face_of(take.card)) for take in legal_takes(seen) if take.card]
    return sorted(chosen, reverse=True)
