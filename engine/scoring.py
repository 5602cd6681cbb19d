"""How rounds and games end, as far as games share it."""

from engine.cards import Seat
from engine.changing import replace
from engine.melds import points_by_seat
from engine.state import Phase, RoundResult, ScorePart, ScoreParts, State, Turn, nothing, sums

DOUBLED = "doubled"
"""The name of the part that a round adds which counts twice."""


def end_round(state: State, by: Seat | None, reason: str, parts: ScoreParts | None = None) -> State:
    """Score the round that the turn of *by* has ended; the game may be over with it.

    What is scored is what the variant counts, where *parts* do not say.
    """
    counted = state.variant.parts(state) if parts is None else parts
    after = closed(state, counted, by, reason)
    after = replace(after, out=after.out | after.variant.lost(after))
    winner = after.variant.winner(after)
    if winner is None:
        return after
    totals = _added(after.totals, after.variant.bonuses(after, winner))
    return replace(after, phase=Phase.FINISHED, winner=winner, totals=totals)


def end_without_score(state: State, reason: str) -> State:
    """End a round that nobody has won: a stalemate, a dead hand."""
    return end_round(state, None, reason, nothing(state))


def _added(totals: tuple[int, ...], parts: ScoreParts) -> tuple[int, ...]:
    return tuple(total + score for total, score in zip(totals, sums(parts), strict=True))


def closed(state: State, parts: ScoreParts, by: Seat | None, reason: str) -> State:
    """The round over, its table left as it is; the next deal may follow."""
    totals = _added(state.totals, parts)
    result = RoundResult(state.round, parts, totals, by, reason)
    return replace(
        state,
        totals=totals,
        results=(*state.results, result),
        phase=Phase.DEAL,
        to_act=None,
        turn=Turn(),
    )


def laid_points(state: State) -> tuple[int, ...]:
    """The points each seat has on the table, lay-offs counting for whoever laid them."""
    points = [0] * state.seats
    for meld in state.melds:
        for seat, value in points_by_seat(meld, state.variant.values).items():
            points[seat - 1] += value
    return tuple(points)


def held_points(state: State) -> tuple[int, ...]:
    """The points each seat still holds."""
    return tuple(state.variant.values.of(hand) for hand in state.hands)


def hand_of(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The hand of *seat* as penalty points; no part where it comes to nothing."""
    held = state.variant.values.of(state.hand_of(seat))
    return (ScorePart("hand", held),) if held else ()


def less_hand(state: State, seat: Seat) -> tuple[ScorePart, ...]:
    """The hand of *seat* as it is taken off its points; no part where it comes to nothing."""
    return tuple(ScorePart("held", -part.points) for part in hand_of(state, seat))


def doubled(parts: tuple[ScorePart, ...]) -> tuple[ScorePart, ...]:
    """*parts*, and once more what they come to."""
    once = sum(part.points for part in parts)
    return (*parts, ScorePart(DOUBLED, once)) if once else parts


def leader(state: State, *, lowest: bool = False) -> Seat | None:
    """The playing seat with the best total; None while several share it."""
    totals = {seat: state.totals[seat - 1] for seat in state.playing}
    best = min(totals.values()) if lowest else max(totals.values())
    ahead = [seat for seat, total in totals.items() if total == best]
    return ahead[0] if len(ahead) == 1 else None


def leader_at_target(state: State, *, lowest: bool = False) -> Seat | None:
    """Who is ahead once somebody has the target, or after one round; None before, and if level."""
    is_last = getattr(state.rules, "one_round", False) or target_reached(state)
    return leader(state, lowest=lowest) if is_last else None


def target_reached(state: State) -> bool:
    """Whether somebody who still plays has as many points as the game goes to."""
    return any(state.totals[seat - 1] >= state.rules.target for seat in state.playing)
