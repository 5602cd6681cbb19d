"""Whether whose turn it is was told soon, and called where they did nothing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from bot.messages.calls import PATIENCE_MS
from sandbox.calls import Call
from tests.simulation.looks.fairness import made_in, tells
from tests.simulation.looks.messages import CALL
from tests.simulation.looks.past import Past
from tests.simulation.looks.service import Service
from tests.simulation.witness import Witness
from tests.wire.matches import Match

CALLED_SECONDS = PATIENCE_MS / 1000 + 25.0
"""So long at most after a turn began, or the last trouble, whose turn it is has been called."""
ABOUT_SECONDS = 5.0
"""What was pressed so long before a turn may be answered in it."""

SOON_SECONDS = 8.0
"""So long after a turn began at most something was shown of it, where nothing was in the way."""
AFTER_SECONDS = 20.0
"""So long after a trouble, or a pause, something may still be in the way."""


def told_late(
    past: Past, witness: Witness, service: Service, calls: Iterable[Call]
) -> Iterator[str]:
    """Where nothing of a turn was shown for long, though nothing was in the way."""
    rests = list(witness.rests_of(past.row.id))
    busy = [(each.begin, each.end) for each in service.spells]
    own = (call for call in calls if call.parameters[:1] == (str(past.row.channel_id),))
    busy += [(call.at, call.at) for call in own if call.status >= 400]
    for move, following in pairwise(made_in(past, witness, service.aheads())):
        after, since = move.row.step + 1, move.stored
        user = past.row.players[(past.states[after].to_act or 1) - 1].user_id
        if past.turn_step(after) != after or user is None or user < 0:
            continue
        end = since + SOON_SECONDS
        if following.stored < end or any(
            begin <= end and since <= over + AFTER_SECONDS for begin, over in [*busy, *rests]
        ):
            continue
        said = (one for one in witness.said if since <= one.at <= end)
        if not any(tells(one, past, after) for one in said):
            yield f"nothing was shown of the turn that began at {since:.2f} with move {after}"


def uncalled(
    match: Match,
    past: Past,
    witness: Witness,
    service: Service,
    never: Sequence[int],
    rested: float,
) -> Iterator[str]:
    """Where who did nothing in the last turn was not called in it; *never* are who want no calls.

    All was at rest from *rested* on, by the schedule's clock.
    """
    player = past.row.players[(past.states[-1].to_act or 1) - 1]
    user, began = player.user_id or 0, past.turn_step(past.last)
    reached = [at for at, game, step in witness.progress if game == past.row.id and step >= began]
    since = min(reached, default=rested)
    resting = past.over or past.row.pause_reason is not None or match.channel.deleted
    if resting or user <= 0 or player.stand_in or user in never:
        return
    if rested - max(since, service.last_trouble(), last_rest(past, witness)) < CALLED_SECONDS:
        return
    if any(
        made.person.id == user and since - ABOUT_SECONDS < made.begun < rested
        for made in match.standin.interactions.values()
    ):
        return
    words, mention = CALL.format(past.row.id), f"<@{user}>"
    calls = (said for said in witness.made.values() if words in said.text and mention in said.text)
    if not any(said.steps.get(past.row.id, 0) >= began for said in calls):
        yield f"{player.name} was not called in the turn that began at {since:.2f}"


def last_rest(past: Past, witness: Witness) -> float:
    """When a game went on after its last pause."""
    return max((at for at, game, _ in witness.rests if game == past.row.id), default=0.0)
