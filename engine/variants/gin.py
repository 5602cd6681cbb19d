"""Gin Rummy: melds stay in the hand, and who has little beside them knocks.

Source: docs/rules/gin.md. Two players, ten cards each; how the two hands lie when a round ends is
found by the engine.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine import plays
from engine.arrange.deadwood import deadwood
from engine.arrange.knocking import knocking
from engine.cards import ACE, Seat, pack
from engine.changing import replace
from engine.clock import put
from engine.errors import DeadwoodTooHigh, WrongPhase
from engine.melds import Melding, Values
from engine.moves import BigGin, Discard, DrawStock, Gin, Knock, Pass, SeatMove, TakePile
from engine.rules import Rules
from engine.scoring import doubled, end_round, end_without_score, leader_at_target
from engine.state import Phase, ScorePart, ScoreParts, State, Variant, next_seat, nothing

GIN_BONUS = 25
BIG_GIN_BONUS = 31
UNDERCUT_BONUS = 25
GAME_BONUS = 100
DEAD_HAND = 2
"""Cards left in the stock with which a round ends when nobody has knocked."""
SPADES = 0

Won = tuple[str, Seat, tuple[ScorePart, ...]]
"""Why a round has ended, who scores, and what."""


class GinRules(Rules, frozen=True):
    target: Annotated[int, Field(ge=25, le=250)] = 100
    """Points at which the game ends."""

    knock: Literal[10, "oklahoma"] = 10
    """Most deadwood to knock with; oklahoma: the value of the upcard, an ace meaning gin only."""

    oklahoma_spades_double: bool = True
    """Whether, with oklahoma, a spade as upcard doubles the score of the round."""

    big_gin: bool = True
    """Whether a player may end the round with all eleven cards in melds."""

    line_bonus: Literal[25, 20] = 25
    """Points for each round won, added when the game is over."""

    one_round: bool = False
    """Whether the game ends with its first round, whatever the target."""

    next_dealer: Literal["loser", "turns"] = "loser"
    """Who deals the next round: the loser of this one, or each player in turn."""


def take(state: State, move: TakePile) -> State:
    """Take the top of the pile; raises WrongPhase where both have just refused it, NotInPile."""
    if state.phase is Phase.DRAW and state.passes == state.seats:
        raise WrongPhase(move.word, state.phase)
    return _after_passes(plays.take_top(state, move))


def draw(state: State, move: DrawStock) -> State:
    """Draw the top card of the stock."""
    return _after_passes(plays.draw_stock(state, move))


def _after_passes(state: State) -> State:
    return replace(state, passes=0) if state.passes else state


def refuse(state: State, _: Pass) -> State:
    """Refuse the upcard: it is offered to the dealer next, then the stock is drawn from."""
    passes = state.passes + 1
    after = replace(plays.pass_on(plays.ended_in_person(state)), passes=passes)
    return after if passes == state.seats else replace(after, phase=Phase.UPCARD)


def end_with(state: State, move: Discard) -> State:
    """Discard and end the turn; the hand is dead when the stock has run down to two cards.

    Raises NotInHand and CannotDiscardTakenCard.
    """
    after = plays.ended_in_person(plays.discard(state, move))
    if len(after.stock) <= DEAD_HAND:
        return end_without_score(after, "dead_hand")
    return plays.pass_on(after)


def knock(state: State, move: Knock) -> State:
    """Discard and knock.

    Raises NotInHand, CannotDiscardTakenCard and DeadwoodTooHigh.
    """
    return _knocked(state, Discard(move.card), limit(state))


def gin(state: State, move: Gin) -> State:
    """Discard, with everything else in melds; raises as `knock`."""
    return _knocked(state, Discard(move.card), 0)


def limit(state: State) -> int:
    """The most deadwood that a player may knock with in this round."""
    if state.rules_as(GinRules).knock != "oklahoma" or state.upcard is None:
        return 10
    return 0 if state.upcard.rank == ACE else state.variant.values.of([state.upcard])


def _knocked(state: State, last: Discard, most: int) -> State:
    after = plays.discard(state, last)
    points = deadwood(after.hand)
    if points > most:
        raise DeadwoodTooHigh(points, most)
    return _won(after, _scored(after, most))


def _scored(state: State, most: int) -> Won:
    """What has become of a knock."""
    seat, other = state.acting, next_seat(state, state.acting)
    found = knocking(state.hand, state.hand_of(other), most)
    assert found is not None
    own, others = found.deadwood, found.reply.deadwood
    theirs = ScorePart("deadwood-of", others, seat=other)
    if own == 0:
        return "gin", seat, (ScorePart("gin", GIN_BONUS), theirs)
    if others > own:
        return "knock", seat, (theirs, ScorePart("deadwood", -own))
    left = ScorePart("deadwood-of", own, seat=seat), ScorePart("deadwood", -others)
    return "undercut", other, (ScorePart("undercut", UNDERCUT_BONUS), *left)


def big_gin(state: State, move: BigGin) -> State:
    """End the round with all eleven cards in melds; raises WrongPhase and DeadwoodTooHigh."""
    if not state.rules_as(GinRules).big_gin:
        raise WrongPhase(move.word, state.phase)
    if points := deadwood(state.hand):
        raise DeadwoodTooHigh(points, 0)
    other = next_seat(state, state.acting)
    others = ScorePart("deadwood-of", deadwood(state.hand_of(other)), seat=other)
    return _won(state, ("biggin", state.acting, (ScorePart("big-gin", BIG_GIN_BONUS), others)))


def _won(state: State, found: Won) -> State:
    """End the round with the points that one seat scores."""
    reason, seat, scored = found
    after = plays.ended_in_person(state)
    counted = doubled(scored) if is_doubled(state) else scored
    return end_round(after, state.acting, reason, put(nothing(state), seat, counted))


def is_doubled(state: State) -> bool:
    """Whether the score of this round is doubled, its upcard being a spade."""
    rules = state.rules_as(GinRules)
    doubles = rules.knock == "oklahoma" and rules.oklahoma_spades_double
    return doubles and state.upcard is not None and state.upcard.suit == SPADES


def out_of_time(state: State) -> tuple[SeatMove, ...]:
    """The moves that end the turn for a player whose turn limit has run out; never a knock."""
    match state.phase:
        case Phase.UPCARD:
            return (Pass(),)
        case Phase.DRAW:
            return DrawStock(), Discard(state.stock[0])
    return (plays.discard_out_of_time(state),)


def next_dealer(state: State) -> Seat:
    """Who lost the round deals the next, after a dead hand the same dealer; or each in turn."""
    if state.rules_as(GinRules).next_dealer == "turns":
        return next_seat(state, state.dealer)
    scores = state.results[-1].scores
    return scores.index(0) + 1 if any(scores) else state.dealer


def bonuses(state: State, winner: Seat) -> ScoreParts:
    """The line bonuses of both and the game bonus, doubled for a shutout; none for one round."""
    rules = state.rules_as(GinRules)
    if rules.one_round:
        return nothing(state)
    won = [sum(result.scores[seat] > 0 for result in state.results) for seat in range(state.seats)]
    lines: ScoreParts = tuple((ScorePart("line", rules.line_bonus, times=n),) for n in won)
    game = ScorePart("game", GAME_BONUS * (1 if all(won) else 2))
    return put(lines, winner, (*lines[winner - 1], game))


VARIANT = Variant(
    key="gin",
    name="Gin Rummy",
    seats=range(2, 3),
    presets={
        "classic": GinRules(),
        "oklahoma": GinRules(knock="oklahoma", target=150),
        "tournament": GinRules(target=250, line_bonus=20),
    },
    pack=pack(),
    hand_size={2: 10},
    values=Values(by_rank=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), low_ace=1),
    first_phase=Phase.UPCARD,
    plays={
        Phase.UPCARD: {TakePile: take, Pass: refuse},
        Phase.DRAW: {DrawStock: draw, TakePile: take},
        Phase.PLAY: {Discard: end_with, Knock: knock, Gin: gin, BigGin: big_gin},
    },
    out_of_time=out_of_time,
    winner=leader_at_target,
    melding=lambda _: Melding(ace_high=False),
    next_dealer=next_dealer,
    bonuses=bonuses,
    knock_limit=limit,
    doubles=is_doubled,
    laid_open=frozenset({"knock", "gin", "biggin", "undercut"}),
)
