"""Žolíky: forty points to open, jokers to swap, minus points, and the last one left has won.

Source: docs/rules/zolik.md. Two to six players, two packs and four jokers; a number of deals
instead of the hundred minus points is an option.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.cards import JOKER, Seat, pack
from engine.changing import replace
from engine.clock import put
from engine.errors import CannotClose
from engine.melds import Kind, Meld, Values
from engine.moves import Close, Discard, DrawStock, LayMeld, LayOff, SwapJoker, TakePile
from engine.opening.turns import end_with, lay, out_of_time
from engine.plays import draw_stock, ended_in_person, take_top, without
from engine.rules import Rules
from engine.scoring import doubled, end_round, leader, less_hand
from engine.state import Measure, Opening, Phase, ScorePart, ScoreParts, State, Variant
from engine.stock import filled

CLOSED = 10
"""Points of the seat that has discarded its last card."""

LOST = -100
"""The total with which a seat is out."""

FLUSH = 12
"""Cards of one suit that are laid at once to close from the hand."""


class ZolikRules(Rules, frozen=True):
    initial_meld: Annotated[int, Field(ge=0, le=60)] = 40
    """What the first melds of a player have to be worth, all in one turn."""

    deals: Annotated[int, Field(ge=0, le=100)] = 0
    """Rounds after which the totals decide; 0: until all but one are out."""

    flush_jokers: Literal[False, "half"] = False
    """Whether at most half of the cards of a flush may be jokers.

    New challenges take the presets' `half`; games from before this option are without it.
    """


def take(state: State, move: TakePile) -> State:
    """Take the top of the pile, which may be discarded again; raises PileEmpty and NotInPile."""
    after = take_top(state, move)
    return replace(after, turn=replace(after.turn, returnable=True))


def close(state: State, move: Close) -> State:
    """Close from the hand: twelve cards of one suit, and a discard.

    A hand that has so many left besides the discard has laid nothing. Jokers among the twelve
    stand for any card of the suit and are not named. Raises NotInHand and CannotClose.
    """
    hand = without(state.hand, [move.card])
    most = FLUSH // 2 if state.rules_as(ZolikRules).flush_jokers else 0
    suits = {card.suit for card in hand if card != JOKER}
    if len(hand) != FLUSH or len(suits) != 1 or hand.count(JOKER) > most:
        raise CannotClose(most)
    seat = state.acting
    flush = Meld(len(state.melds) + 1, Kind.FLUSH, seat, hand, hand, (seat,) * FLUSH)
    after = replace(
        state,
        hands=put(state.hands, seat, ()),
        melds=(*state.melds, flush),
        pile=(*state.pile, move.card),
    )
    return end_round(ended_in_person(after), seat, "close")


def turned_over(state: State) -> State:
    """The pile, without its top, as the new stock: its lowest card comes first."""
    return filled(replace(state, pile=state.pile[-1:]), state.pile[:-1])


def parts(state: State) -> ScoreParts:
    """Ten for the seat that closed, minus what the others hold, double after a flush."""
    lost = [less_hand(state, seat) for seat in range(1, state.seats + 1)]
    flush = any(meld.kind is Kind.FLUSH for meld in state.melds)
    scored = tuple(map(doubled, lost) if flush else lost)
    return put(scored, state.acting, (ScorePart("going-out", CLOSED),))


def lost(state: State) -> frozenset[Seat]:
    """The seats that are out by their totals; none in a game of so many deals."""
    if state.rules_as(ZolikRules).deals:
        return frozenset()
    return frozenset(seat for seat in state.playing if state.totals[seat - 1] <= LOST)


def winner(state: State) -> Seat | None:
    """The last one left, or who leads after the last deal."""
    deals = state.rules_as(ZolikRules).deals
    if deals:
        return leader(state) if state.round >= deals else None
    return state.playing[0] if len(state.playing) == 1 else None


def measure(rules: ZolikRules) -> Measure:
    """What results are measured by: staying in, or after so many deals the points."""
    return Measure.POINTS if rules.deals else Measure.LASTING


VARIANT = Variant(
    key="zolik",
    name="Žolíky",
    seats=range(2, 7),
    presets={
        "standard": ZolikRules(flush_jokers="half"),
        "ten-deals": ZolikRules(deals=10, flush_jokers="half"),
    },
    pack=pack(packs=2, jokers=4),
    hand_size=dict.fromkeys(range(1, 7), 12),
    values=Values(by_rank=(15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), low_ace=1),
    first_phase=Phase.FIRST_DISCARD,
    plays={
        Phase.FIRST_DISCARD: {Discard: end_with},
        Phase.DRAW: {DrawStock: draw_stock, TakePile: take},
        Phase.PLAY: {
            LayMeld: lay,
            LayOff: lay,
            SwapJoker: lay,
            Discard: end_with,
            Close: close,
        },
    },
    out_of_time=out_of_time,
    parts=parts,
    winner=winner,
    lost=lost,
    measure=measure,
    opening=lambda rules: Opening(minimum=rules.initial_meld, new_melds=True),
    extra_card=True,
    upcard=False,
    refill=turned_over,
    takes_long=True,
)
