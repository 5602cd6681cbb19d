"""What the strong player counts of a hand and of a throw; its functions are fitted to these.

Two lists: of a seat that still has to open, and of one that has opened. Counts are scaled so that
what is usual is about one.
"""

from functools import cache

from engine.cards import JOKER, Card
from engine.melds import Values
from engine.players.opening.boards import (
    EACH_SUIT,
    Board,
    around,
    boards,
    completing,
    copies,
    melded,
    partners,
    points,
)
from engine.players.opening.looks import Openings
from engine.players.opening.scene import Scene, bit_of

Aspects = tuple[float, ...]


def of_hand(scene: Scene, hand: list[Card], openings: Openings, gone: Card | None) -> Aspects:
    """What is counted of a *hand*, which is that of *openings* without the card *gone*."""
    once, twice = boards(hand)
    jokers, values = hand.count(JOKER), scene.state.variant.values
    held = values.of(hand)
    common = (jokers, held / 50, held / 20 / (1 + min(scene.others)))
    if scene.opened:
        return common + _opened(scene, once, twice, jokers) + scene.aspects
    return common + _closed(scene, once, twice, openings.without(gone)) + scene.aspects


def _closed(scene: Scene, once: Board, twice: Board, reached: tuple[int, int]) -> Aspects:
    """Of a seat that has to open: what its melds are worth, and what would bring them on."""
    values = scene.state.variant.values
    need = scene.state.opening.minimum
    made, reach = reached
    ready, wanted = made >= need, completing(once)
    outs = scene.copies(wanted)
    worth = points(wanted & scene.once, values) + points(wanted & scene.twice, values)
    enough = scene.copies(wanted & from_points((need - made + 2) // 3, values))
    bound = melded(once) | scene.lying.fits
    loose = (once & ~bound).bit_count() + (twice & ~bound).bit_count()
    return (
        min(made, need) / 20,
        min(reach, need) / 20,
        float(ready),
        float(reach >= need),
        float(reach >= need) * enough / 10,
        outs / 10,
        worth / 100,
        partners(once) / 5,
        partners(once & ~melded(once)) / 5,
        loose / 5,
        float(ready and loose <= 3),
        float(ready and loose <= 1),
        (once & scene.lying.fits).bit_count() / 3,
        scene.copies(completing(once & ~melded(once))) / scene.unseen,
    )


def _opened(scene: Scene, once: Board, twice: Board, jokers: int) -> Aspects:
    """Of a seat that has opened: how many cards keep it from going out, and what helps it."""
    fits = scene.lying.with_steps(once)
    ready = jokers + copies(fits, once, twice)
    alone = once & ~fits & ~melded(once)
    pairs = partners(alone)
    loose = alone.bit_count() + (twice & ~fits).bit_count()
    if jokers and pairs:
        loose, ready = loose - 2, ready - 1
    wanted = completing(alone)
    outs, fitting = scene.copies(wanted) / scene.unseen, scene.copies(fits) / scene.unseen
    wild = scene.jokers / scene.unseen
    return (
        loose / 3,
        float(loose < 2),
        float(loose == 2),
        float(loose == 3),
        _going_out(loose, ready, outs + (wild if pairs else 0), fitting + wild),
        outs * (loose > 3),
        fitting * (loose > 1),
        fitting,
        min(ready, 2) / 2,
        (once.bit_count() + twice.bit_count()) / 5,
        min(pairs, 4) / 2,
        min((once & scene.swaps).bit_count(), 2),
    )


def _going_out(loose: int, ready: int, outs: float, fitting: float) -> float:
    """The chance to go out with the next card from the stock, one card being left to throw."""
    if loose < 2:
        return fitting if loose else 1.0
    if loose == 2:
        return outs if ready else 0.0
    return outs if loose == 3 else 0.0


def of_throw(scene: Scene, card: Card) -> Aspects:
    """What is counted of a card for which the next seat may have a use."""
    bit = bit_of(card)
    if not bit:
        return 1, 1, 1, 1, 1, 0, 0
    close, known, fits = around(card), scene.remembered, bool(scene.lying.fits & bit)
    next_opened = scene.state.opened and _next_of(scene) in scene.state.opened
    return (
        float(bool(next_opened) and fits),
        float(fits),
        scene.copies(close) / 10,
        (close & known.known).bit_count(),
        scene.state.variant.values.by_rank[card.rank] / 10,
        (close & known.thrown).bit_count() / 3,
        float(bool(known.thrown & bit)),
    )


def _next_of(scene: Scene) -> int:
    playing = scene.state.playing
    return next((other for other in playing if other > scene.seat), playing[0])


@cache
def from_points(least: int, values: Values) -> Board:
    """The natural cards that count so many points at least."""
    ranks = sum(1 << rank for rank in range(1, 14) if values.by_rank[rank] >= least)
    return ranks * EACH_SUIT
