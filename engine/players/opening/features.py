"""What is counted of a hand and of a card thrown from it; the weights are fitted to these.

Two lists: of a seat that still has to open, and of one that has opened.
"""

from engine.cards import JOKER, Card
from engine.players.opening.boards import (
    BIT,
    Board,
    around,
    boards,
    completing,
    copies,
    melded,
    partners,
    points,
)
from engine.players.opening.looks import Look, Openings

Features = tuple[float, ...]


def of_hand(look: Look, hand: list[Card], openings: Openings, gone: Card | None) -> Features:
    """What is counted of a *hand*, which is that of *openings* without the card *gone*."""
    once, twice = boards(hand)
    jokers = hand.count(JOKER)
    held = look.values.of(hand)
    late = held / (1 + look.fewest)
    if look.opened:
        return _opened(look, once, twice, jokers, held, late)
    made, reach = openings.without(gone)
    need, wanted = look.need, completing(once)
    outs = copies(wanted, look.once, look.twice)
    worth = points(wanted & look.once, look.values) + points(wanted & look.twice, look.values)
    return (
        1,
        min(made, need) / 10,
        min(reach, need) / 10,
        float(reach >= need),
        outs / 10,
        worth / 100,
        jokers,
        held / 10,
        late,
        partners(once),
    )


def _opened(look: Look, once: Board, twice: Board, jokers: int, held: int, late: float) -> Features:
    """The features of a seat that has opened: how many cards keep it from going out."""
    ready = jokers + copies(look.fits, once, twice)
    alone = once & ~look.fits & ~melded(once)
    again = twice & ~look.fits
    loose = alone.bit_count() + again.bit_count()
    # Late in a round with an empty stock all other cards may be known.
    free = max(1, look.once.bit_count() + look.twice.bit_count())
    outs = copies(completing(alone), look.once, look.twice) / free
    fits = copies(look.fits, look.once, look.twice) / free
    return (
        1,
        loose,
        float(loose == 1),
        float(loose == 2),
        float(loose == 3),
        going_out(loose, ready, outs, fits),
        outs * (loose > 3),
        fits * (loose > 1),
        min(ready, 2),
        jokers,
        held / 10,
        late,
    )


def going_out(loose: int, ready: int, outs: float, fits: float) -> float:
    """The chance to go out with the next card from the stock, one card being left to throw."""
    if loose < 2:
        return fits if loose else 1.0
    if loose == 2:
        return outs if ready else 0.0
    return outs if loose == 3 else 0.0


def of_throw(look: Look, card: Card) -> Features:
    """What is counted of a card for which the next seat may have a use."""
    bit: Board = BIT.get(card, 0)
    if not bit:
        return 1, 1, 1, 1
    close = around(card)
    return (
        float(look.next_opened and bool(look.fits & bit)),
        copies(close, look.once, look.twice) / 10,
        (close & look.known).bit_count(),
        look.values.by_rank[card.rank] / 10,
    )
