"""One position looked at from all sides: what is offered, and what lies near it."""

from collections.abc import Hashable, Iterator
from random import Random

import pytest

from engine.arrange.naturals import melds_within
from engine.cards import JOKER, Card
from engine.errors import Refusal
from engine.game import play
from engine.legal import legal_moves
from engine.melds import Kind, card_at, extended, read
from engine.moves import (
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    Laid,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.record.lines import write_move
from engine.state import State
from engine.view import seen_by

WITH_A_CARD = (TakePile, Discard, Knock, Gin, Close)


def look_closely(state: State, random: Random) -> None:
    """What is offered follows from what the seat sees; it is accepted, and nothing else is.

    Tables of tiles are not offered, so these are not looked at.
    """
    legal = legal_moves(state)
    assert legal_moves(seen_by(state, state.to_act)) == legal
    assert legal or state.variant.tiles
    assert len(set(legal)) == len(legal)
    for move in legal:
        play(state, state.acting, move)
    offered = {meant(state, move) for move in legal}
    for move in near(state, random):
        if meant(state, move) not in offered:
            line = write_move(state.acting, move, tiles=state.variant.tiles)
            with pytest.raises(Refusal):
                pytest.fail(f"not offered: {line} {play(state, state.acting, move)}")


def meant(state: State, move: Move) -> Hashable:
    """What a move comes to: moves of which only one is offered are the same."""
    match move:
        case TakePile(None) if state.pile:
            return TakePile(state.pile[-1])
        case Knock(card) if _is_gin(state, card):
            return Gin(card)
        case LayMeld(cards):
            found = read(cards, state.melding)
            if found and found.kind is Kind.GROUP:
                return Kind.GROUP, tuple(sorted(card for card, _ in cards))
            return found or move
        case LayOff(laid, number) if 1 <= number <= len(state.melds):
            return _longer(state, laid, number) or move
    return move


def _is_gin(state: State, card: Card) -> bool:
    """Whether a knock would be gin."""
    try:
        play(state, state.acting, Gin(card))
    except Refusal:
        return False
    return True


def _longer(state: State, laid: Laid, number: int) -> Hashable:
    """What a lay-off makes of a meld; which joker of a group is which makes no difference."""
    card, named = laid
    meld = state.melds[number - 1]
    longer = extended(meld, card, 0, stands_for=named, melding=state.melding)
    if longer and longer.kind is Kind.GROUP:
        return number, card, longer.cards
    return longer and (longer, card)


def near(state: State, random: Random) -> Iterator[Move]:
    """Moves of all kinds with cards that are there; many of them are not allowed."""
    yield from (DrawStock(), TurnOver(), Pass(), BigGin(), TakePile())
    cards = [*dict.fromkeys([*state.hand, *state.pile[-3:], *random.sample(state.variant.pack, 2)])]
    for kind in WITH_A_CARD:
        yield from map(kind, cards)
    for number in range(1, len(state.melds) + 2):
        yield from (SwapJoker(card, number) for card in cards)
        for card in random.sample(cards, min(len(cards), 6)):
            yield from (LayOff(laid, number) for laid in _namings(state, card, number))
    yield from map(LayMeld.of, melds_within(state.hand))
    yield from _odd_melds(state, random)


def _namings(state: State, card: Card, number: int) -> Iterator[Laid]:
    """A card, and if it is a joker each of the places it could have in a meld."""
    yield Laid(card)
    if card == JOKER and number <= len(state.melds):
        meld = state.melds[number - 1]
        suit, rank = meld.stands_for[0]
        if meld.kind is Kind.RUN:
            ends = (place for place in (meld.low - 1, meld.high + 1) if 1 <= place <= 14)
            yield from (Laid(JOKER, card_at(suit, place)) for place in ends)
        else:
            yield from (Laid(JOKER, Card(other, rank)) for other in range(4))


def _odd_melds(state: State, random: Random) -> Iterator[LayMeld]:
    """Some cards of the hand that lie close together, with jokers, named or not."""
    naturals = sorted(set(state.hand) - {JOKER}) or list(state.variant.pack[:1])
    jokers = state.hand.count(JOKER)
    for _ in range(12):
        card = random.choice(naturals)
        close = [c for c in naturals if c.rank == card.rank or c.suit == card.suit]
        some = random.sample(close, min(len(close), random.randint(1, 4)))
        yield LayMeld.of([*some, *[JOKER] * random.randint(0, jokers)])
        low, size = max(1, card.rank - random.randint(0, 4)), random.randint(3, 5)
        run = [card_at(card.suit, place) for place in range(low, min(low + size, 15))]
        group = [Card(suit, card.rank) for suit in range(4)][: random.randint(3, 4)]
        for row in (run, group):
            laid = [Laid(c) if c in naturals else Laid(JOKER, c) for c in row]
            if sum(c == JOKER for c, _ in laid) <= jokers:
                yield LayMeld(tuple(laid))
