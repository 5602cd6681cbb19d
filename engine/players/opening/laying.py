"""What a turn lays: the ways that come into question, and their first moves."""

from collections.abc import Collection, Sequence

from engine.arrange.hands import Split, Worth, best_split, cards_laid, in_hand
from engine.arrange.pieces import Piece
from engine.cards import JOKER, Card
from engine.game import play
from engine.legal import is_legal, legal_swaps
from engine.moves import LayMeld, LayOff, SwapJoker
from engine.opening import ordering
from engine.opening.duties import has_opened
from engine.opening.finishing import discards, missing, own_melds
from engine.opening.overdue import fewest
from engine.players.opening.boards import boards, swappable
from engine.state import State
from engine.view import Seen

Lay = LayMeld | LayOff | SwapJoker

DEAR_JOKER = 40
"""Points that a joker would have to save before it is laid by a way that spares them."""


def ways(seen: Seen) -> list[Split]:
    """The ways to lay that come into question, none laying nothing; each leaves a card to throw.

    Before the seat has opened only those that open.
    """
    values = seen.variant.values
    worths: tuple[Worth | None, ...] = (in_hand(values), _sparing(seen), cards_laid, None)
    opened = has_opened(seen)
    melds = seen.melds if opened else own_melds(seen)
    least = missing(seen)
    due = (seen.turn.must_meld,) if seen.turn.must_meld else ()
    found: dict[tuple[Card, ...], Split] = {}
    for worth in worths[: 3 if opened else 4]:
        split = best_split(
            seen.hand,
            seen.melding,
            values,
            worth=worth,
            melds=melds,
            owed=due,
            discards=discards(seen),
        )
        if split and split.pieces and (opened or split.points >= least):
            found.setdefault(split.left, split)
    return list(found.values())


def _sparing(seen: State) -> Worth:
    """Worth of a piece by its points in the hand, jokers being dear."""
    by_rank = seen.variant.values.by_rank

    def worth(piece: Piece) -> int:
        return sum(
            [-DEAR_JOKER if card == JOKER else by_rank[card.rank] for card, _ in piece.cards]
        )

    return worth


def beginning(seen: Seen, split: Split) -> Lay | None:
    """The first move of a way that is accepted: new melds first, and what counts most."""
    pieces = sorted(split.pieces, key=lambda piece: (piece.onto or 0, -piece.points))
    firsts = (ordering.moves(piece)[0] for piece in pieces)
    return next((move for move in firsts if is_legal(seen, move)), None)


def useful_swap(seen: Seen) -> SwapJoker | None:
    """The swap after which most can be laid, where the hand has fewer cards than without it."""
    if not has_opened(seen) or not seen.opening.swaps:
        return None
    if not swappable(seen.melds) & boards(seen.hand)[0]:
        return None
    left = {move: len(fewest_left(play(seen, seen.acting, move))) for move in legal_swaps(seen)}
    best = min(left, key=left.__getitem__, default=None)
    return best if best and left[best] < len(fewest_left(seen)) else None


def fewest_left(state: State) -> Sequence[Card]:
    """What is left of the hand after what is owed has been laid, and then all that can be."""
    _, after = fewest(state)
    split = most_laid(after, after.hand, discards(after))
    return split.left if split else after.hand


def most_laid(
    state: State, hand: Sequence[Card], discards: Collection[Card] | None = None
) -> Split | None:
    """The split that lays most cards of *hand*; of *discards*, where given, one is left."""
    return best_split(
        *(hand, state.melding, state.variant.values),
        worth=cards_laid,
        melds=state.melds,
        discards=discards,
    )
