"""Straight Rummy: melds and lay-offs, and the first to go out scores.

Source: docs/rules/straight.md. Two to six players, one pack; how the round is scored, how the
stock is made again and much else are options.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine import plays
from engine.cards import Seat, pack
from engine.changing import replace
from engine.errors import DeadEnd, OneMeldPerTurn, WrongPhase
from engine.melds import Melding, Values, fits
from engine.moves import Discard, DrawStock, LayMeld, LayOff, SeatMove, TakePile, TurnOver
from engine.rules import Rules
from engine.scoring import (
    doubled,
    end_round,
    end_without_score,
    hand_of,
    held_points,
    leader,
    target_reached,
)
from engine.state import Measure, Phase, ScorePart, ScoreParts, State, Variant
from engine.stock import filled, to_shuffle

USUAL_TARGETS = {2: 100, 3: 150, 4: 200, 5: 200, 6: 200}
"""Points at which the game ends, by the number of seats that it begins with."""


class StraightRules(Rules, frozen=True):
    target: Literal[0] | Annotated[int, Field(ge=10, le=1000)] = 0
    """Points at which the game ends; 0 until it is known how many play, then `USUAL_TARGETS`."""

    deals: Annotated[int, Field(ge=0, le=100)] = 0
    """Rounds after which the game ends, whatever the target; 0 plays to the target."""

    ace: Literal["low", "both"] = "low"
    """Whether an ace may also follow the king."""

    melds_per_turn: Literal["any", "one"] = "any"
    """How many new melds may be laid in a turn."""

    lay_off_before_own_meld: bool = True
    """Whether who has laid no meld of their own may lay off."""

    final_discard: Literal["optional", "required"] = "optional"
    """Whether the last card has to be discarded."""

    stock_out: Literal["reshuffle-once", "reshuffle", "turn-over"] = "reshuffle-once"
    """What happens when the stock is used up."""

    scoring: Literal["winner-takes-all", "penalty"] = "winner-takes-all"
    """Whether the winner scores what the others hold, or each of them that as a penalty."""

    def with_defaults(self, seats: int) -> "StraightRules":
        """These rules with the target that is usual for so many *seats*, where none was named."""
        usual = USUAL_TARGETS.get(seats, 0)
        return self if self.target else self.model_copy(update={"target": usual})


def turn_over(state: State, move: TurnOver) -> State:
    """Turn the whole pile over, unshuffled, to be the stock; the same player then draws.

    Raises WrongPhase while there is a stock, or where the game shuffles.
    """
    if state.stock or state.rules_as(StraightRules).stock_out != "turn-over":
        raise WrongPhase(move.word, state.phase)
    return filled(replace(state, pile=()), state.pile)


def meld(state: State, move: LayMeld) -> State:
    """Lay a new meld; raises OneMeldPerTurn, NotInHand, NotAMeld and DeadEnd."""
    if state.turn.melds and state.rules_as(StraightRules).melds_per_turn == "one":
        raise OneMeldPerTurn
    return _laid(plays.lay_meld(state, move))


def add(state: State, move: LayOff) -> State:
    """Lay a card off on any meld; raises NoSuchMeld, NotInHand, NotOpened, DoesNotFit, DeadEnd."""
    return _laid(plays.lay_off(state, move, opened=_may_lay_off(state)))


def _may_lay_off(state: State) -> bool:
    return state.rules_as(StraightRules).lay_off_before_own_meld or any(
        other.owner == state.acting for other in state.melds
    )


def _laid(state: State) -> State:
    """Go on after a meld or lay-off: out with the last card, and no way into a dead end."""
    seat = state.acting
    opening = state.turn.opening or seat not in state.opened
    turn = replace(state.turn, opening=opening)
    after = replace(state, opened=state.opened | {seat}, turn=turn)
    if not _can_finish(after):
        raise DeadEnd(after.hand[0] if after.hand else None)
    return after if after.hand else _end_turn(after)


def _can_finish(state: State) -> bool:
    """Whether the turn can still be ended with what is in the hand."""
    if state.rules_as(StraightRules).final_discard == "required":
        return bool(state.hand) and not plays.only_taken(state)
    return plays.can_leave(state) and (_may_lay_off(state) or not plays.only_taken(state))


def end_with(state: State, move: Discard) -> State:
    """Discard and end the turn; raises NotInHand and CannotDiscardTakenCard."""
    return _end_turn(plays.discard(state, move))


def _end_turn(state: State) -> State:
    """End the round with an empty hand, or where nobody can win it any more."""
    after = plays.ended_in_person(state)
    if not after.hand:
        return end_round(after, after.acting, "going_rummy" if state.turn.opening else "out")
    if _used_up_again(after) or _nobody_can_go_out(after):
        return end_without_score(after, "stalemate")
    return plays.pass_on(after)


def _used_up_again(state: State) -> bool:
    """Whether the stock, which is made again only once, is used up for the second time."""
    once = state.rules_as(StraightRules).stock_out == "reshuffle-once"
    return once and not state.stock and state.refills.filled and state.refills.used_up > 0


def _nobody_can_go_out(state: State) -> bool:
    """Whether it is certain: each has one card, and no card anywhere could be laid off."""
    if any(len(state.hand_of(seat)) != 1 for seat in state.playing):
        return False
    hands = (card for seat in state.playing for card in state.hand_of(seat))
    cards = (*state.stock, *state.pile, *hands)
    return not any(fits(other, card, state.melding) for other in state.melds for card in cards)


def refill(state: State) -> State:
    """Shuffle the pile, if it can make a stock; where it is turned over that is a move."""
    if state.rules_as(StraightRules).stock_out == "turn-over" or len(state.pile) < 2:
        return state
    return to_shuffle(state, state.pile)


def out_of_time(state: State) -> tuple[SeatMove, ...]:
    """The moves that end the turn for a player whose turn limit has run out."""
    if state.phase is Phase.DRAW:
        return _collected_out_of_time(state)
    if plays.only_taken(state):
        melds = (other for other in state.melds if fits(other, state.hand[0], state.melding))
        return (LayOff.of(state.hand[0], next(melds).id),)
    return (plays.discard_out_of_time(state),)


def _collected_out_of_time(state: State) -> tuple[SeatMove, ...]:
    """Draw, if need be after turning the pile over; else take the top; and discard."""
    if state.stock:
        return DrawStock(), Discard(state.stock[0])
    if state.rules_as(StraightRules).stock_out == "turn-over":
        return TurnOver(), DrawStock(), Discard(state.pile[0])
    return TakePile(), plays.discard_out_of_time(plays.take_top(state, TakePile()))


def parts(state: State) -> ScoreParts:
    """What the others hold: for the winner, or as a penalty for each; double for going rummy."""
    seats = range(1, state.seats + 1)
    if state.rules_as(StraightRules).scoring == "penalty":
        scored = [hand_of(state, seat) for seat in seats]
    else:
        scored = [_hands_of_others(state) if seat == state.acting else () for seat in seats]
    return tuple(map(doubled, scored) if state.turn.opening else scored)


def _hands_of_others(state: State) -> tuple[ScorePart, ...]:
    """What the others hold, as points of the seat to act."""
    return tuple(
        ScorePart("hand-of", held, seat=seat)
        for seat, held in enumerate(held_points(state), 1)
        if held
    )


def winner(state: State) -> Seat | None:
    """Who is ahead when the game is at its end; None before that, and while several are."""
    rules = state.rules_as(StraightRules)
    at_end = state.round >= rules.deals if rules.deals else target_reached(state)
    return leader(state, lowest=measure(rules) is Measure.PENALTIES) if at_end else None


def measure(rules: StraightRules) -> Measure:
    """What results are measured by: what the winners took, or what was counted against each."""
    return Measure.PENALTIES if rules.scoring == "penalty" else Measure.POINTS


VARIANT = Variant(
    key="straight",
    name="Straight Rummy",
    seats=range(2, 7),
    presets={
        "standard": StraightRules(),
        "penalty": StraightRules(scoring="penalty"),
        "strict": StraightRules(
            melds_per_turn="one", lay_off_before_own_meld=False, final_discard="required"
        ),
        "bicycle": StraightRules(stock_out="turn-over"),
        "pagat": StraightRules(melds_per_turn="one", stock_out="reshuffle"),
        "lowest-wins": StraightRules(stock_out="reshuffle", scoring="penalty"),
    },
    pack=pack(),
    hand_size={2: 10, 3: 7, 4: 7, 5: 6, 6: 6},
    values=Values(by_rank=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), low_ace=1),
    first_phase=Phase.DRAW,
    plays={
        Phase.DRAW: {DrawStock: plays.draw_stock, TakePile: plays.take_top, TurnOver: turn_over},
        Phase.PLAY: {LayMeld: meld, LayOff: add, Discard: end_with},
    },
    out_of_time=out_of_time,
    parts=parts,
    winner=winner,
    melding=lambda rules: Melding(ace_high=rules.ace == "both"),
    refill=refill,
    measure=measure,
    takes_long=True,
)
