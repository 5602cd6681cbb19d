"""Time at the tables: what is charged between two moves, and when the clock acts.

Everything is reckoned by the schedule's clock, whatever the wall clocks of processes showed.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from math import inf

from data.games import MoveRow
from data.shards import UNHEARD_MS
from sandbox.rates import SENDS
from tests.simulation.looks.messages import CALL
from tests.simulation.looks.past import Past
from tests.simulation.looks.secrecy import games_in
from tests.simulation.looks.service import BEAT_SECONDS, CREDIT_SECONDS, Service
from tests.simulation.looks.spans import Span, joined, seconds_in, wider
from tests.simulation.machine import scheduled
from tests.simulation.witness import POST, Said, Witness

EXACT_SECONDS = 0.5
"""What passes between a press and what comes of it, and gaps that are too short to be noticed."""
SHOWN_SECONDS = 1.0
"""A turn that its player sees later than this is not charged for that time."""
JUMP_SECONDS = 5.0
"""A wall clock that is put forward or back by less is not noticed."""
UNHEARD_SECONDS = UNHEARD_MS / 1000
"""A shard that is silent for less is not known to be by processes of others."""
ACT_SECONDS = 3.0
"""So much later than a time was over the clock has acted: a second of grace, and what it asks."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move: when (seconds, by the schedule's clock) it was *made*, and when *stored*."""

    row: MoveRow
    made: float
    stored: float


def made_in(past: Past, witness: Witness, aheads: set[float]) -> list[Made]:
    """The moves of a game that have a time."""
    stored = dict[int, float]()
    for at, game, step in witness.progress:
        if game == past.row.id:
            for each in range(max(stored, default=0) + 1, step + 1):
                stored[each] = at
    return [
        Made(row, moment_of(row, stored[row.step + 1], aheads), stored[row.step + 1])
        for row in past.lines
        if row.at_ms is not None and row.step + 1 in stored
    ]


def noticed(moves: Sequence[Made], service: Service) -> Iterator[Made]:
    """The moves but those before anybody could notice that the wall clock had been put back.

    The player is charged for such a move with the next one.
    """
    for move in moves:
        jumps = service.jumps(move.stored - BEAT_SECONDS, move.stored)
        if not any(each < -JUMP_SECONDS for each in jumps):
            yield move


def moment_of(row: MoveRow, stored: float, aheads: set[float]) -> float:
    """When a move was made: the last moment before it was stored that its stamp can mean."""
    wall = scheduled(row.created_ms / 1000)
    possible = [wall - ahead for ahead in aheads if wall - ahead <= stored + 0.01]
    return max(possible, default=stored)


def unfair(past: Past, witness: Witness, service: Service, shard: int) -> Iterator[str]:
    """Where a clock ran while nobody could play, stood while they could, or did not act in time."""
    moves = list(noticed(made_in(past, witness, service.aheads()), service))
    rests = list(witness.rests_of(past.row.id))
    out = joined([*service.out(shard), *rests])
    # What is given ahead is as long as the pause or longer: it may also take back what had been
    # charged of the turn before.
    graces = [(3 * begin - 2 * till, till) for begin, till in witness.graces_of(past.row.id)]
    doubtful = joined(
        [*service.doubtful(shard), *wider(rests, BEAT_SECONDS, CREDIT_SECONDS), *graces],
    )
    unseen = joined([*doubtful, *shown_late(past, moves, witness)])
    yield from overgiven(past, moves, rests, witness, service)
    for before, after in pairwise(moves):
        yield from unfair_between(before, after, out, unseen, service)
    for move in moves:
        if move.row.source == "clock":
            yield from acted_late(move, doubtful)


def overgiven(
    past: Past,
    moves: Sequence[Made],
    rests: Sequence[Span],
    witness: Witness,
    service: Service,
) -> Iterator[str]:
    """Where more was given back in a turn than has passed of it.

    A turn that begins in a pause, as another resigns, begins with it: the clock stands still. What
    its player has after a pause that another ended is given with it.
    """
    graces = list(witness.graces_of(past.row.id))
    given = [(at, ms) for at, game, ms in witness.credits if game == past.row.id]
    begun = [each for each in moves if past.turn_step(each.row.step + 1) == each.row.step + 1]
    for first, following in zip_longest(begun, begun[1:]):
        end = inf if following is None else following.stored
        before = next((ms for at, ms in reversed(given) if at <= first.stored), 0)
        since = min([first.made, *(begin for begin, till in rests if begin <= first.made < till)])
        for at, ms in given:
            seconds, passed = (ms - before) / 1000, at - since
            most = passed + EXACT_SECONDS + service.disagreement()
            jumped = sum(map(abs, service.jumps(first.made - BEAT_SECONDS, at)))
            ahead = [till - begin for begin, till in graces if since <= begin <= at]
            # Which is as long as the pause was by the wall clock.
            most += jumped + sum(ahead) + jumped * len(ahead)
            if first.stored < at < end and seconds > most:
                yield (
                    f"{seconds:.2f} s were given back by {at:.2f} in the turn that began with "
                    f"move {first.row.step}, {passed:.2f} s before"
                )


def shown_late(past: Past, moves: Sequence[Made], witness: Witness) -> Iterator[Span]:
    """From when a turn came until something was shown of it, where that was late."""
    for move in moves:
        after = move.row.step + 1
        if past.turn_step(after) == after:
            since = (said for said in witness.said if said.at >= move.stored)
            shown = next((one for one in since if tells(one, past, after)), None)
            if shown is not None:
                called = held_up_call(shown, past, witness)
                seen = shown.at if called is None else called.at
                if seen > move.made + SHOWN_SECONDS:
                    yield move.made, seen


def held_up_call(shown: Said, past: Past, witness: Witness) -> Said | None:
    """The call to whose turn was *shown*, where it had to wait for Discord's limit of a channel.

    So many messages were posted there shortly before that no more were taken.
    """
    words, full = CALL.format(past.row.id), SENDS.seconds + SHOWN_SECONDS
    first = bisect_left(witness.said, shown.at - full, key=lambda said: said.at)
    last = bisect_right(witness.said, shown.at + full, key=lambda said: said.at)
    near = witness.said[first:last]
    posts = [each for each in near if (each.name, each.channel) == (POST, past.row.channel_id)]
    call = next((each for each in posts if each.at >= shown.at and words in each.text), None)
    if call is None:
        return None
    before = sum(call.at - full <= each.at < call.at for each in posts)
    return call if before >= SENDS.most else None


def tells(said: Said, past: Past, after: int) -> bool:
    """Whether something was said, at its table or to them alone, to whose turn it is by then."""
    if said.is_refused:
        return False
    seat = past.states[after].to_act
    player = past.row.players[(seat or 1) - 1].user_id
    if said.readers is None:
        is_told = said.channel == past.row.channel_id and f"#{past.row.id} " in said.text
    else:
        is_told = player in said.readers and past.row.id in games_in(said.text)
    return is_told and said.steps.get(past.row.id, 0) >= after


def unfair_between(
    before: Made, after: Made, out: Sequence[Span], doubtful: Sequence[Span], service: Service
) -> Iterator[str]:
    """Where more or less was charged between two moves than was fair."""
    begin, end = before.made, after.made
    charged = ((after.row.at_ms or 0) - (before.row.at_ms or 0)) / 1000
    jumps = service.jumps(begin, after.stored)
    most = max(0.0, end - begin) - seconds_in(out, begin, end) + EXACT_SECONDS
    most += sum(each for each in jumps if 0 < each <= JUMP_SECONDS)
    most += credited_before(before, after, out)
    if service.shard_count > 1:
        most += unheard(out, begin, end)
    least = max(0.0, end - begin) - seconds_in(doubtful, begin, end) - EXACT_SECONDS
    # Presses have Discord's time and all else that of the process, where these are close.
    least, most = least - service.disagreement(), most + service.disagreement()
    if after.row.source == "clock":
        # It charges up to the moment at which the time was over, and acts a little later.
        least -= ACT_SECONDS
    least -= sum(-each for each in jumps if -JUMP_SECONDS <= each < 0)
    if not least <= charged <= most:
        yield (
            f"{charged:.2f} s were charged for move {after.row.step}, by {after.row.source}, "
            f"{least:.2f} to {most:.2f} s are fair: from {begin:.2f} to {end:.2f}"
        )


def unheard(out: Sequence[Span], begin: float, end: float) -> float:
    """What is charged of an outage that went on when a move was made, by another shard's process.

    That one takes the table's own for alive as long as it has been silent for a moment only.
    """
    lately = (span for span in out if span[0] < end <= span[1])
    return sum(end - max(since, begin) for since, _ in lately if end - since <= UNHEARD_SECONDS)


def credited_before(before: Made, after: Made, out: Sequence[Span]) -> float:
    """What was credited with a move of an outage in which it was pressed, and which went on then.

    It is not credited once more to who goes on. Another player's turn began with it: they are
    charged for as much as of any that is shown late.
    """
    rest = next((end - before.made for begin, end in out if begin <= before.made < end), 0.0)
    rest = min(rest, after.made - before.made)
    return rest if before.row.seat == after.row.seat else min(rest, SHOWN_SECONDS)


def acted_late(move: Made, doubtful: Sequence[Span]) -> Iterator[str]:
    """Where the clock has acted long after a time was over."""
    late = move.stored - move.made - seconds_in(doubtful, move.made, move.stored)
    if late > ACT_SECONDS:
        yield f"the clock has made move {move.row.step} {late:.2f} s late, at {move.stored:.2f}"


def overdue(past: Past, now_ms: int) -> Iterator[str]:
    """Where a time has been over for long and the clock has not acted."""
    due_ms, row = past.row.deadline_ms, past.row
    if past.over or row.pause_reason is not None or due_ms is None:
        return
    if now_ms > due_ms + ACT_SECONDS * 1000:
        yield f"the time has been over for {(now_ms - due_ms) / 1000:.2f} s"
