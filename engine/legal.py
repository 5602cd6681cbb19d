"""What the seat to act could do: for autocomplete, buttons and computer players.

Everything here is best first, is what `play` would accept, and follows from what that seat may
see: it makes no difference whether a State or the seat's Seen is given.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from engine import moves
from engine.arrange.deadwood import deadwood
from engine.arrange.namings import readings
from engine.arrange.pieces import Pieces
from engine.cards import ACE, JOKER, Card
from engine.changing import replace
from engine.errors import Refusal
from engine.melds import Kind, Meld, card_at, card_points, extended
from engine.opening.duties import swaps
from engine.opening.finishing import NewMelds
from engine.ranking import (
    Lay,
    discard_rank,
    fitting_cards,
    helps,
    is_due,
    lays_first,
    meld_points,
    natural_melds,
    points_added,
    worth_taking,
)
from engine.state import State

AnyMove = TypeVar("AnyMove", bound=moves.Move)


BARE: tuple[moves.SeatMove, ...] = (
    moves.DrawStock(),
    moves.TurnOver(),
    moves.Pass(),
    moves.BigGin(),
)
"""Moves that need no card to be named."""

KNOCKS = (moves.Knock, moves.Gin, moves.BigGin)
"""Moves whose score is made of both hands."""


def legal_moves(state: State) -> tuple[moves.SeatMove, ...]:
    """All that the seat to act may do in its turn, giving up aside; empty while nobody is to."""
    takes = legal_takes(state)
    helpful = tuple(take for take in takes[:1] if take.card and helps(state, take.card))
    lays: list[Lay] = [*legal_melds(state), *legal_layoffs(state)]
    return (
        *helpful,
        *_legal(state, BARE),
        *takes[len(helpful) :],
        *legal_knocks(state),
        *legal_closes(state),
        *sorted(lays, key=lays_first(state)),
        *legal_swaps(state),
        *legal_discards(state),
    )


def legal_takes(state: State) -> tuple[moves.TakePile, ...]:
    """How far down the pile may be taken: what brings most at once first, then fewer cards."""
    cards = dict.fromkeys(reversed(state.pile))
    legal = [move.card for move in _legal(state, map(moves.TakePile, cards)) if move.card]
    return tuple(map(moves.TakePile, sorted(legal, key=lambda card: -worth_taking(state, card))))


def legal_melds(state: State) -> tuple[moves.LayMeld, ...]:
    """The melds that may be laid: what is owed first, then fewer jokers, most points, longer."""
    return tuple(sorted(_legal_melds(state), key=lambda move: not is_due(state, move)))


def _legal_melds(state: State) -> Iterator[moves.LayMeld]:
    melds = possible_melds(state)
    if not melds or not state.opening.has_duties:
        yield from _legal(state, (move for move, _ in melds))
        return
    new = NewMelds(state)
    for move, points in melds:
        if new.will_do(move, points) or (new.can_go_on(move) and is_legal(state, move)):
            yield move


def possible_melds(state: State) -> list[tuple[moves.LayMeld, int]]:
    """The melds that the hand holds, in the same order, whether or not they may be laid.

    With the points of each.
    """
    # A joker beside all cards of a suit comes to the same with the ace at either end.
    worth = dict(held_melds(state))
    return sorted(worth.items(), key=lambda each: (moves.cards_in(each[0]).count(JOKER), -each[1]))


def held_melds(state: State) -> Iterator[tuple[moves.LayMeld, int]]:
    """The melds of the hand with their points as they are found, for who needs only some of
    them."""
    if _now(state, moves.LayMeld):
        melds = [(meld, meld_points(state, meld)) for meld in natural_melds(state, state.hand)]
        melds.sort(key=lambda each: (-each[1], -len(each[0]), each[0]))
        yield from ((moves.LayMeld.of(meld), points) for meld, points in melds)
        yield from _melds_with_jokers(state)


def _melds_with_jokers(state: State) -> Iterator[tuple[moves.LayMeld, int]]:
    """The new melds with jokers, the longer first; each with every place that these can have."""
    values = state.variant.values
    if JOKER in state.hand:
        pieces = Pieces(state.hand, state.melding, values)
        found = [pieces.piece(option) for option in pieces.options() if option.jokers]
        for piece in sorted(found, key=lambda piece: -len(piece.cards)):
            for cards, reading in readings(piece.cards, state.melding):
                assert reading is not None
                yield moves.LayMeld(cards), sum(card_points(reading, values))


def legal_layoffs(state: State) -> tuple[moves.LayOff, ...]:
    """The lay-offs that may be made: what is owed first, then most points, then as sorted."""
    legal = _legal(state, possible_layoffs(state))
    return tuple(sorted(legal, key=lambda move: not is_due(state, move)))


def possible_layoffs(state: State) -> list[moves.LayOff]:
    """The lay-offs that fit, in the same order, whether or not they may be made."""
    possible = [
        moves.LayOff(laid, meld.id)
        for card in dict.fromkeys(state.hand)
        for meld in state.melds
        for laid in _places(state, card, meld)
    ]
    return sorted(possible, key=lambda move: -points_added(state, move))


def _places(state: State, card: Card, meld: Meld) -> Iterator[moves.Laid]:
    """The ways to lay *card* off on *meld*: a joker can be named for the low end of a run."""
    longer = extended(meld, card, 0, melding=state.melding)
    if longer is None:
        return
    yield moves.Laid(card)
    if card == JOKER and meld.kind is Kind.RUN and meld.low > ACE:
        low = card_at(meld.stands_for[0].suit, meld.low - 1)
        other = extended(meld, card, 0, stands_for=low, melding=state.melding)
        if other not in (None, longer):
            yield moves.Laid(card, low)


def legal_swaps(state: State) -> tuple[moves.SwapJoker, ...]:
    """The jokers on the table that may be swapped, and for which card of the hand."""
    return tuple(_legal(state, swaps(state))) if _now(state, moves.SwapJoker) else ()


def legal_discards(state: State) -> tuple[moves.Discard, ...]:
    """The discards that may be made: what is of least use first, and of that the highest."""
    if not _now(state, moves.Discard):
        return ()
    best = sorted(set(state.hand), key=discard_rank(state))
    return tuple(_legal(state, map(moves.Discard, best)))


def legal_knocks(state: State) -> tuple[moves.Knock | moves.Gin, ...]:
    """The discards with which the seat may knock, those that leave least deadwood first."""
    if not _now(state, moves.Knock):
        return ()
    knocks = (kind(card) for kind in (moves.Knock, moves.Gin) for card in state.hand)
    # A knock with nothing left is gin: of the two the later one is kept.
    found = {move.card: move for move in _legal(state, knocks)}
    left = {card: deadwood(other for other in state.hand if other != card) for card in found}
    return tuple(sorted(found.values(), key=lambda move: left[move.card]))


def legal_closes(state: State) -> tuple[moves.Close, ...]:
    """The discards with which the seat may close from the hand."""
    if not _now(state, moves.Close):
        return ()
    return tuple(_legal(state, map(moves.Close, dict.fromkeys(state.hand))))


def is_legal(state: State, move: moves.Move) -> bool:
    """Whether the seat to act may make *move*."""
    return any(True for _ in _legal(state, [move]))


def _now(state: State, kind: type) -> bool:
    """Whether the game has this kind of move at this point."""
    return kind in state.variant.plays.get(state.phase, {})


def _legal(state: State, tried: Iterable[AnyMove]) -> Iterator[AnyMove]:
    """Those *tried* that `play` accepts: none while the dealer has to shuffle first."""
    if state.refills.due:
        return
    plays: Mapping[type, Any] = state.variant.plays.get(state.phase, {})
    for move in tried:
        if (make := plays.get(type(move))) is None:
            continue
        try:
            # What `play` does besides, such as to remember the way back, refuses nothing.
            make(_alone(state) if isinstance(move, KNOCKS) else state, move)
        except Refusal:
            continue
        yield move


def _alone(state: State) -> State:
    """*state* with the other hands empty: they decide what a knock scores, not whether it is legal.

    Whoever asks may not see them.
    """
    hands = (hand if seat == state.to_act else () for seat, hand in enumerate(state.hands, 1))
    return replace(state, hands=tuple(hands))


def can_be_laid(state: State, card: Card) -> bool:
    """Whether *card* of the hand fits a meld, of the hand or on the table; a joker always does."""
    return card == JOKER or card in fitting_cards(state)
