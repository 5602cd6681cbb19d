"""Whether who has pressed before their time was over has played in time."""

import re
from collections.abc import Iterator
from itertools import pairwise

from bot.minding.deadlines import GRACE_MS
from sandbox.interactions import Interaction
from tests.simulation.gateways import UnsteadyStandIn
from tests.simulation.looks.fairness import Made, made_in
from tests.simulation.looks.past import Past
from tests.simulation.looks.service import Service, shard_of
from tests.simulation.looks.spans import Span, within
from tests.simulation.machine import scheduled
from tests.simulation.witness import Witness
from tests.wire.attempts import Attempt
from tests.wire.matches import Match

FIRST_MOVES = (" draw", " pass")
"""What nobody refuses who has just come on turn."""
CONTROL = re.compile(r"[a-z]+:\d+:(\d+)(:|$)")
"""The id of a control in a hand: its game, and at which step it was shown."""
SURE_SECONDS = 0.05
"""By so much a press was in time for sure: Discord stamps it to the millisecond."""
ACT_SECONDS = 0.2
"""By so much it has arrived before the clock acts by itself."""
HARMLESS = frozenset(
    {"events", "slow", "refused", "lost_requests", "lost_answers", "dead_tokens", "close_dms"}
)
"""Troubles by which a press is late, or its answer: nothing else is in its way."""
AFTER_SECONDS = 5.0
"""So long after others something may still be."""


def refused_in_time(match: Match, past: Past, witness: Witness, service: Service) -> Iterator[str]:
    """Where the clock has made somebody's first move of a turn, for which they had pressed."""
    if len(service.aheads()) > 1:
        return  # Clocks did not agree on when the time was over.
    doubtful = in_the_way(past, witness, service)
    for before, move in pairwise(made_in(past, witness, service.aheads())):
        seat = move.row.seat
        if move.row.source != "clock" or past.turn_step(move.row.step) != move.row.step:
            continue
        user = witness.seated.get(past.row.id, {}).get(seat)
        place = next((n for n, one in enumerate(match.people, 1) if one.id == user), None)
        near = within(doubtful, move.made - AFTER_SECONDS, move.stored + SURE_SECONDS)
        if place is None or near:
            continue
        for attempt in match.logs[past.row.id].attempts:
            begun = scheduled(attempt.begun)
            stopped = within(doubtful, begun, begun + AFTER_SECONDS)
            if attempt.done is False and attempt.line.startswith(f"{place} ") and not stopped:
                yield from pressed_in_time(match, attempt, before, move)


def in_the_way(past: Past, witness: Witness, service: Service) -> list[Span]:
    """When something else, or a pause, may have kept a press from being played."""
    others = [each for each in service.spells if each.kind not in HARMLESS]
    troubled = [(each.begin, each.end + AFTER_SECONDS) for each in others]
    return [*troubled, *service.out(shard_of(past, service)), *witness.rests_of(past.row.id)]


def pressed_in_time(match: Match, attempt: Attempt, before: Made, move: Made) -> Iterator[str]:
    """Whether a refused attempt was made in time, and has arrived while the clock waited."""
    begun, over = scheduled(attempt.begun), move.made
    if not attempt.line.endswith(FIRST_MOVES) or not before.made < begun < over - SURE_SECONDS:
        return
    made = press_of(match, begun)
    if made is None or is_old(made, move.row.step):
        return
    assert isinstance(match.standin, UnsteadyStandIn)
    told = match.standin.gateway.told.get(made.id)
    if told is not None and told < over + GRACE_MS / 1000 - ACT_SECONDS:
        yield f"{attempt.line} was pressed {over - begun:.2f} s before the time was over, in vain"


def press_of(match: Match, begun: float) -> Interaction | None:
    """What somebody did at that moment, by the schedule's clock."""
    every = match.standin.interactions.values()
    return next((one for one in every if abs(one.begun - begun) < 0.001), None)


def is_old(made: Interaction, step: int) -> bool:
    """Whether a control was pressed from before the turn that began at *step*.

    It shows how the table stands now instead of acting.
    """
    control = CONTROL.match(made.data.get("custom_id", ""))
    return control is not None and int(control[1]) < step
