"""What a turn is made of, as far as games share it."""

from collections.abc import Iterable
from dataclasses import replace

from engine.cards import Card, Seat
from engine.clock import incremented, put
from engine.errors import (
    CannotDiscardTakenCard,
    DoesNotFit,
    MustMeldTakenCard,
    NoSuchMeld,
    NotAMeld,
    NotInHand,
    NotInPile,
    PileEmpty,
    StockEmpty,
    WrongPlayerCount,
)
from engine.melds import Meld, Values, extended, new_meld
from engine.moves import Deal, Discard, DrawStock, LayMeld, LayOff
from engine.state import Phase, State, Turn


def next_seat(state: State, seat: Seat) -> Seat:
    """Who plays after *seat*, passing over those that are out."""
    return next((other for other in state.playing if other > seat), state.playing[0])


def deal(state: State, move: Deal) -> State:
    """Begin the next round: one card at a time, from the seat after the dealer; then the upcard.

    The state is a new one, made of what outlives a round. Raises WrongPlayerCount.
    """
    variant = state.variant
    if state.seats not in variant.seats:
        raise WrongPlayerCount(state.seats, variant.seats[0], variant.seats[-1])
    dealer = next_seat(state, state.dealer) if state.round else state.dealer
    first = next_seat(state, dealer)
    hands, rest = _dealt(state, first, move.order)
    return State(
        variant=variant,
        rules=state.rules,
        seats=state.seats,
        dealer=dealer,
        totals=state.totals,
        missed=state.missed,
        clocks=state.clocks,
        results=state.results,
        round=state.round + 1,
        out=state.out,
        at=state.at,
        phase=variant.first_phase,
        to_act=first,
        hands=hands,
        stock=rest[1:],
        pile=rest[:1],
        turn_at=state.at,
    )


def _dealt(
    state: State, first: Seat, order: tuple[Card, ...]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands by seat, *first* getting the first card, and what is left of *order*."""
    players = len(state.playing)
    dealt = players * state.variant.hand_size[players]
    hands: list[tuple[Card, ...]] = [()] * state.seats
    seat = first
    for place in range(players):
        hands[seat - 1] = tuple(sorted(order[place:dealt:players]))
        seat = next_seat(state, seat)
    return tuple(hands), order[dealt:]


def with_hand(state: State, hand: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """All hands, that of the seat to act being *hand* (sorted here)."""
    return put(state.hands, state.acting, tuple(sorted(hand)))


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """*hand* less *cards*; raises NotInHand with those that are missing."""
    left, missing = list(hand), []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    if missing:
        raise NotInHand(tuple(missing))
    return tuple(left)


def draw_stock(state: State, _: DrawStock) -> State:
    """Draw the top card of the stock; raises StockEmpty."""
    if not state.stock:
        raise StockEmpty
    card = state.stock[0]
    return replace(
        state,
        phase=Phase.PLAY,
        hands=with_hand(state, (*state.hand, card)),
        stock=state.stock[1:],
        turn=Turn(drawn=card),
    )


def take_pile(state: State, deepest: Card | None) -> State:
    """Take the pile from the top down to *deepest*, or the top alone.

    Raises PileEmpty and NotInPile.
    """
    if not state.pile:
        raise PileEmpty
    if deepest is not None and deepest not in state.pile:
        raise NotInPile(deepest)
    depth = len(state.pile) - 1 if deepest is None else state.pile.index(deepest)
    taken = state.pile[depth:]
    return replace(
        state,
        phase=Phase.PLAY,
        hands=with_hand(state, state.hand + taken),
        pile=state.pile[:depth],
        turn=Turn(taken=taken),
    )


def lay_meld(state: State, move: LayMeld) -> State:
    """Lay a new meld from the hand; raises NotInHand and NotAMeld."""
    cards = tuple(laid.card for laid in move.cards)
    hand = without(state.hand, cards)
    meld = new_meld(len(state.melds) + 1, state.acting, cards)
    if meld is None:
        raise NotAMeld(cards)
    hands = put(state.hands, state.acting, hand)
    return replace(state, hands=hands, melds=(*state.melds, meld))


def lay_off(state: State, move: LayOff) -> State:
    """Add a card from the hand to a meld; raises NoSuchMeld, NotInHand and DoesNotFit."""
    card = move.card.card
    meld = numbered(state, move.meld)
    hand = without(state.hand, (card,))
    longer = extended(meld, card, state.acting)
    if longer is None:
        raise DoesNotFit(card, move.meld)
    return replace(
        state,
        hands=put(state.hands, state.acting, hand),
        melds=put(state.melds, move.meld, longer),
    )


def numbered(state: State, number: int) -> Meld:
    """The meld with this *number*; raises NoSuchMeld."""
    if not 1 <= number <= len(state.melds):
        raise NoSuchMeld(number)
    return state.melds[number - 1]


def discard(state: State, move: Discard) -> State:
    """Put a card on the pile; the turn is not passed on yet.

    Raises NotInHand, MustMeldTakenCard, and CannotDiscardTakenCard for the only card taken.
    """
    hand = without(state.hand, (move.card,))
    if state.turn.must_meld is not None:
        raise MustMeldTakenCard(state.turn.must_meld)
    if state.turn.taken == (move.card,):
        raise CannotDiscardTakenCard(move.card)
    return replace(state, hands=put(state.hands, state.acting, hand), pile=(*state.pile, move.card))


def settled(state: State) -> State:
    """The turn ended in person: the clock gets its increment, missed turns are forgotten."""
    seat = state.acting
    return replace(
        state, clocks=incremented(state, seat), missed=put(state.missed, seat, 0), turn=Turn()
    )


def pass_on(state: State) -> State:
    """Give the turn to the next seat."""
    to_act = next_seat(state, state.acting)
    return replace(state, phase=Phase.DRAW, to_act=to_act, turn=Turn(), turn_at=state.at)


def discard_out_of_time(state: State) -> Discard:
    """What the game discards for a player who is out of time.

    The card drawn from the stock; if there is none or it is gone, the highest that may be
    discarded: by value, then rank (the ace below the 2), then suit, spades going first.
    """
    if state.turn.drawn is not None and state.turn.drawn in state.hand:
        return Discard(state.turn.drawn)
    allowed = [card for card in state.hand if state.turn.taken != (card,)]
    return Discard(max(allowed, key=lambda card: _height(card, state.variant.values)))


def _height(card: Card, values: Values) -> tuple[int, int, int]:
    return values.by_rank[card.rank], card.rank, -card.suit
