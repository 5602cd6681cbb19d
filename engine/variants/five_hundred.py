"""500 Rummy, a duel: points for the cards melded, lost for those left in the hand.

Source: docs/rules/five-hundred.md. Two players, thirteen cards each; any number of cards may be
taken from the pile if the deepest of them is laid in the same turn.
"""

from collections.abc import Iterator
from typing import Literal

from engine import plays
from engine.arrange.naturals import melds_within
from engine.cards import ACE, Card, Seat, pack
from engine.changing import replace
from engine.errors import DeadEnd, TakenCardUnusable
from engine.melds import ACE_HIGH, Kind, Meld, Values, extended, fits, points_by_seat
from engine.moves import Discard, DrawStock, LayMeld, LayOff, SeatMove, TakePile
from engine.rules import Rules
from engine.scoring import end_round, laid_points, leader_at_target, less_hand
from engine.state import Phase, ScorePart, ScoreParts, State, Variant

Way = tuple[LayMeld | LayOff, ...]


class FiveHundredRules(Rules, frozen=True):
    target: Literal[100, 200, 500] = 100
    """Points at which the game ends."""

    one_round: bool = False
    """Whether the game ends with its first round, whatever the target."""


def take(state: State, move: TakePile) -> State:
    """Take the pile down to a card; the deepest of several has to be laid in this turn.

    Raises PileEmpty, NotInPile, and TakenCardUnusable where no sequence of melds and lay-offs
    would bring that card to the table.
    """
    after = plays.take_pile(state, move.card)
    taken = after.turn.taken
    if len(taken) == 1:
        return after
    if not can_be_laid(taken[0], after.hand, after.melds):
        raise TakenCardUnusable(taken[0])
    return replace(after, turn=replace(after.turn, must_meld=taken[0]))


def can_be_laid(card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> bool:
    """Whether *card* of *hand* gets onto the table by some sequence of melds and lay-offs.

    Three ways are all there are. A new meld of the hand's cards that a further card could join
    would be a meld with that card as well; and two cards of the hand between a run and *card*
    are a run with it. So what has to be laid first, if anything, is one card next to a run.
    """
    return (
        any(fits(meld, card) for meld in melds)
        or _in_a_meld(card, hand)
        or any(True for _ in _bridges(card, hand, melds))
    )


def _in_a_meld(card: Card, hand: tuple[Card, ...]) -> bool:
    """Whether *hand* has a meld with *card* in it."""
    if sum(other.rank == card.rank for other in hand) >= 3:
        return True
    held = {other.rank for other in hand if other.suit == card.suit}
    if ACE in held:
        held.add(ACE_HIGH)
    places = (ACE, ACE_HIGH) if card.rank == ACE else (card.rank,)
    return any(
        {start, start + 1, start + 2} <= held
        for place in places
        for start in range(place - 2, place + 1)
    )


def _bridges(
    card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]
) -> Iterator[tuple[Card, Meld]]:
    """The cards of *hand* that, laid off on a run, let *card* follow, each with the run."""
    for meld in melds:
        if meld.kind is Kind.RUN and meld.cards[0].suit == card.suit:
            for other in hand:
                longer = extended(meld, other, 0)
                if longer is not None and fits(longer, card):
                    yield other, meld


def meld(state: State, move: LayMeld) -> State:
    """Lay a new meld; raises NotInHand, NotAMeld and DeadEnd."""
    return _laid(plays.lay_meld(state, move))


def add(state: State, move: LayOff) -> State:
    """Lay a card off on any meld; raises NoSuchMeld, NotInHand, DoesNotFit and DeadEnd."""
    return _laid(plays.lay_off(state, move))


def _laid(state: State) -> State:
    """Go on after a meld or lay-off: out with the last card, and no way into a dead end."""
    if not state.hand:
        return _end_turn(state)
    pinned = state.turn.must_meld
    if pinned is not None and pinned not in state.hand:
        return replace(state, turn=replace(state.turn, must_meld=None))
    if pinned is not None and not can_be_laid(pinned, state.hand, state.melds):
        raise DeadEnd(pinned)
    if not plays.can_leave(state):
        raise DeadEnd(state.hand[0])
    return state


def end_with(state: State, move: Discard) -> State:
    """Discard and end the turn.

    Raises NotInHand, MustMeldTakenCard and CannotDiscardTakenCard.
    """
    return _end_turn(plays.discard(state, move))


def _end_turn(state: State) -> State:
    """The round ends with an empty hand, or with the turn that took the last of the stock."""
    after = plays.ended_in_person(state)
    if not after.hand:
        return end_round(after, after.acting, "out")
    if not after.stock:
        return end_round(after, after.acting, "stock")
    return plays.pass_on(after)


def out_of_time(state: State) -> tuple[SeatMove, ...]:
    """The moves that end the turn for a player whose turn limit has run out."""
    if state.phase is Phase.DRAW:
        return DrawStock(), Discard(state.stock[0])
    owed = _owed(state)
    after = _with(state, owed)
    return (*owed, plays.discard_out_of_time(after)) if after.hand else owed


def _owed(state: State) -> Way:
    """What has to be laid before the turn can end, in the way that the rules prefer.

    That is the pinned card, or a card just taken that is the whole hand. In every way of one
    move the card is laid by that move; where there is none, one bridge and the card will do.
    """
    card = state.turn.must_meld
    if card is None:
        if not plays.only_taken(state):
            return ()
        card = state.hand[0]
    ways: list[Way] = [(LayMeld.of(cards),) for cards in melds_within(state.hand) if card in cards]
    ways += [(LayOff.of(card, other.id),) for other in state.melds if fits(other, card)]
    ways = ways or [
        (LayOff.of(bridge, run.id), LayOff.of(card, run.id))
        for bridge, run in _bridges(card, state.hand, state.melds)
    ]
    return min(ways, key=lambda way: _preference(state, way))


def _with(state: State, way: Way) -> State:
    """The cards of *way* on the table, and nothing else done."""
    for move in way:
        state = (
            plays.lay_meld(state, move) if isinstance(move, LayMeld) else plays.lay_off(state, move)
        )
    return state


def _preference(state: State, way: Way) -> tuple[int, list[int], list[int], list[int]]:
    """Order ways of as many moves: most points, highest ranks, suits s h d c, lowest meld."""
    after, seat = _with(state, way), state.acting
    points = laid_points(after)[seat - 1] - laid_points(state)[seat - 1]
    laid = sorted(set(state.hand).difference(after.hand), key=lambda card: (-card.rank, card.suit))
    numbers = [len(after.melds) if isinstance(move, LayMeld) else move.meld for move in way]
    return -points, [-card.rank for card in laid], [card.suit for card in laid], numbers


def parts(state: State) -> ScoreParts:
    """What each has laid, less what each still holds."""
    return tuple(
        (*(_laid_by(state, seat) or (ScorePart("laid-nothing", 0),)), *less_hand(state, seat))
        for seat in range(1, state.seats + 1)
    )


def _laid_by(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """A part for every meld in which *seat* has laid cards: a whole one, or added to another's."""
    return tuple(
        ScorePart("meld" if points.keys() == {seat} else "added", points[seat], meld=other.id)
        for other in state.melds
        if seat in (points := points_by_seat(other, state.variant.values))
    )


VARIANT = Variant(
    key="five-hundred",
    name="500 Rummy",
    seats=range(2, 3),
    presets={"standard": FiveHundredRules()},
    pack=pack(),
    hand_size={2: 13},
    values=Values(by_rank=(0, 15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), low_ace=1),
    first_phase=Phase.DRAW,
    plays={
        Phase.DRAW: {DrawStock: plays.draw_stock, TakePile: take},
        Phase.PLAY: {LayMeld: meld, LayOff: add, Discard: end_with},
    },
    out_of_time=out_of_time,
    parts=parts,
    winner=leader_at_target,
    laid_counts=True,
    takes_deeper=True,
    takes_long=True,
)
