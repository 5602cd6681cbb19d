"""What a turn is made of, as far as games share it."""

from collections.abc import Iterable

from engine import errors
from engine.cards import JOKER, Card, Seat
from engine.changing import replace
from engine.clock import incremented, put
from engine.melds import Meld, extended, fits, new_meld, swapped
from engine.moves import Deal, Discard, DrawStock, LayMeld, LayOff, SwapJoker, TakePile
from engine.state import NEW_TURN, Phase, State, next_seat
from engine.stock import begin_turn


def deal(state: State, move: Deal) -> State:
    """Begin the next round: one card at a time, from the seat that begins; then the upcard.

    That is the seat after the dealer; with tiles nobody deals. The state is a new one, made of
    what outlives a round. Raises WrongPlayerCount.
    """
    variant = state.variant
    if state.seats not in variant.seats:
        raise errors.WrongPlayerCount(state.seats, variant.seats[0], variant.seats[-1])
    dealer = variant.next_dealer(state) if state.round else state.dealer
    first = dealer if variant.tiles else next_seat(state, dealer)
    hands, rest = _dealt(state, first, move.order)
    upcards = int(variant.upcard)
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
        stock=rest[upcards:],
        pile=rest[:upcards],
        upcard=rest[0] if upcards else None,
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
    if state.variant.extra_card:
        hands[first - 1] = tuple(sorted((*hands[first - 1], order[dealt])))
        dealt += 1
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
        raise errors.NotInHand(tuple(missing))
    return tuple(left)


def draw_stock(state: State, _: DrawStock) -> State:
    """Draw the top card of the stock; raises StockEmpty."""
    if not state.stock:
        raise errors.StockEmpty
    card = state.stock[0]
    return replace(
        state,
        phase=Phase.PLAY,
        hands=with_hand(state, (*state.hand, card)),
        stock=state.stock[1:],
        turn=replace(NEW_TURN, drawn=card),
    )


def take_pile(state: State, deepest: Card | None) -> State:
    """Take the pile from the top down to *deepest*, or the top alone.

    Raises PileEmpty and NotInPile.
    """
    if not state.pile:
        raise errors.PileEmpty
    if deepest is not None and deepest not in state.pile:
        raise errors.NotInPile(deepest)
    depth = len(state.pile) - 1 if deepest is None else state.pile.index(deepest)
    taken = state.pile[depth:]
    return replace(
        state,
        phase=Phase.PLAY,
        hands=with_hand(state, state.hand + taken),
        pile=state.pile[:depth],
        turn=replace(NEW_TURN, taken=taken, returnable=taken[0] in state.hand),
    )


def take_top(state: State, move: TakePile) -> State:
    """Take the top of the pile, in games where nothing below it may be taken.

    Raises PileEmpty and NotInPile.
    """
    if state.pile and move.card is not None and move.card != state.pile[-1]:
        raise errors.NotInPile(move.card)
    return take_pile(state, None)


def lay_meld(state: State, move: LayMeld) -> State:
    """Lay a new meld from the hand; raises NotInHand, NotAMeld and TooManyJokers."""
    cards = tuple(laid.card for laid in move.cards)
    hand = without(state.hand, cards)
    number = len(state.melds) + 1
    meld = new_meld(number, state.acting, move.cards, state.melding)
    if meld is None:
        raise errors.NotAMeld(cards)
    if state.melding.too_many(cards):
        raise errors.TooManyJokers(meld.cards)
    return replace(
        state,
        hands=put(state.hands, state.acting, hand),
        melds=(*state.melds, meld),
        turn=replace(state.turn, melds=(*state.turn.melds, number)),
    )


def lay_off(state: State, move: LayOff, *, opened: bool = True) -> State:
    """Add a card from the hand to a meld; *opened*: whether the seat may touch that meld.

    Raises NoSuchMeld, NotInHand, NotOpened, DoesNotFit and TooManyJokers.
    """
    card, stands_for = move.card
    meld, hand = _onto(state, card, move.meld, opened=opened)
    longer = extended(meld, card, state.acting, stands_for=stands_for, melding=state.melding)
    if longer is None:
        raise errors.DoesNotFit(card, move.meld)
    if state.melding.too_many(longer.cards):
        raise errors.TooManyJokers(longer.cards)
    return _with_meld(state, hand, longer)


def swap(state: State, move: SwapJoker, *, opened: bool, above: int) -> State:
    """Take the joker of a meld for the card that it stands for; *opened* as in `lay_off`.

    It has to be laid again on a meld with a number *above* that one.

    Raises NoSuchMeld, NotInHand, NotOpened and JokerNotReplaceable.
    """
    meld, hand = _onto(state, move.card, move.meld, opened=opened)
    after = swapped(meld, move.card, state.acting)
    if after is None:
        raise errors.JokerNotReplaceable(move.card, move.meld)
    turn = replace(state.turn, swapped=(*state.turn.swapped, above))
    return replace(_with_meld(state, tuple(sorted((*hand, JOKER))), after), turn=turn)


def _onto(state: State, card: Card, number: int, *, opened: bool) -> tuple[Meld, tuple[Card, ...]]:
    """A meld, and the hand without a card for it; raises NoSuchMeld, NotInHand and NotOpened."""
    if not 1 <= number <= len(state.melds):
        raise errors.NoSuchMeld(number)
    hand = without(state.hand, (card,))
    if not opened:
        raise errors.NotOpened
    return state.melds[number - 1], hand


def _with_meld(state: State, hand: tuple[Card, ...], meld: Meld) -> State:
    """*meld* on the table instead of the one with its number, and *hand* left to the seat."""
    hands, melds = put(state.hands, state.acting, hand), put(state.melds, meld.id, meld)
    return replace(state, hands=hands, melds=melds)


def discard(state: State, move: Discard) -> State:
    """Put a card on the pile; the turn is not passed on yet.

    Raises NotInHand, MustMeldTakenCard, MustMeldJoker, and CannotDiscardTakenCard for the only
    card taken.
    """
    hand = without(state.hand, (move.card,))
    if state.turn.must_meld is not None:
        raise errors.MustMeldTakenCard(state.turn.must_meld)
    if state.turn.swapped:
        raise errors.MustMeldJoker
    if not may_discard(state, move.card):
        raise errors.CannotDiscardTakenCard(move.card)
    return replace(state, hands=put(state.hands, state.acting, hand), pile=(*state.pile, move.card))


def may_discard(state: State, card: Card) -> bool:
    """Whether *card* of the hand is not the one just taken; of two equal cards one may go."""
    return state.turn.taken != (card,) or state.turn.returnable


def only_taken(state: State) -> bool:
    """Whether the hand is nothing but the one card just taken from the pile."""
    return len(state.hand) == 1 and state.hand == state.turn.taken


def can_leave(state: State) -> bool:
    """Whether a hand of nothing but the one card just taken from the pile can still be laid."""
    return not only_taken(state) or any(
        fits(other, state.hand[0], state.melding) for other in state.melds
    )


def ended_in_person(state: State) -> State:
    """The turn ended in person: the clock gets its increment, missed turns are forgotten."""
    seat = state.acting
    if not state.clocks and not state.missed[seat - 1]:
        return state
    return replace(state, clocks=incremented(state, seat), missed=put(state.missed, seat, 0))


def pass_on(state: State) -> State:
    """Give the turn to the next seat, with a new stock where there is none."""
    to_act = next_seat(state, state.acting)
    phase = state.variant.turn_phase
    return begin_turn(
        replace(state, phase=phase, to_act=to_act, turn=NEW_TURN, turn_at=state.at, turn_more=0.0)
    )


def discard_out_of_time(state: State) -> Discard:
    """What the game discards for a player who is out of time.

    The card drawn from the stock; if there is none or it is gone, the highest that may be
    discarded: by value, then rank (the ace below the 2), then suit, spades going first.
    """
    if state.turn.drawn is not None and state.turn.drawn in state.hand:
        return Discard(state.turn.drawn)
    allowed = [card for card in state.hand if may_discard(state, card)]
    points = state.variant.values.by_rank
    return Discard(max(allowed, key=lambda card: (points[card.rank], card.rank, -card.suit)))
