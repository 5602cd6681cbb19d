"""What Jolly promises in any storm, and how it is seen to be kept.

Each promise is a sentence and a look at what is left when a scene is over: what was stored, what
was shown to whom and when, and what was asked of Discord. How one looks is in `looks/`.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tests.bot.log_watch import told_in
from tests.simulation.looks import limits, messages, records, secrecy, surfaces
from tests.simulation.looks.remains import After, left_of

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

Look = Callable[[After], Iterator[str]]
PROMISES: dict[str, Look] = {}
"""By their sentences; each gives what speaks against it."""


def promise(sentence: str) -> Callable[[Look], Look]:
    """Let a look be what finds where *sentence* was not kept."""

    def keep(look: Look) -> Look:
        PROMISES[sentence] = look
        return look

    return keep


async def kept(scene: "Scene") -> list[str]:
    """Every promise that was not kept in *scene*, and how."""
    return broken(await left_of(scene))


def broken(after: After) -> list[str]:
    """Every promise that was not kept, and how."""
    return [f"{sentence}: {fault}" for sentence, look in PROMISES.items() for fault in look(after)]


@promise("every acknowledged move is in the record exactly once, and what was refused is not")
def recorded(after: After) -> Iterator[str]:
    for match, past in after.played:
        seated = after.witness.seated.get(past.row.id, {})
        for fault in records.unlike_attempts(match, past, seated):
            yield f"#{past.row.id} {fault}"


@promise("records replay to the state shown")
def replayed(after: After) -> Iterator[str]:
    for past in after.pasts.values():
        for fault in records.unlike_replay(past, after.records[past.row.id]):
            yield f"#{past.row.id} {fault}"
    for sight in after.sights:
        for fault in records.unlike_shown(sight):
            yield f"#{sight.past.row.id} {fault}"


@promise("no text or picture's words for one reader hold what is hidden from them")
def secret(after: After) -> Iterator[str]:
    yield from secrecy.leaks(after.pasts, after.witness)


@promise("no message is doubled or lost")
def once(after: After) -> Iterator[str]:
    for past in after.pasts.values():
        for fault in messages.doubled_or_lost(past, after.world, after.witness):
            yield f"#{past.row.id} {fault}"
    for match, past in after.played:
        for fault in messages.doubled_hands(past, match.people, after.witness):
            yield f"#{past.row.id} {fault}"


@promise("each surface reaches the last step once the storm is over")
def caught_up(after: After) -> Iterator[str]:
    for sight in after.sights:
        for fault in surfaces.behind(sight, after.witness):
            yield f"#{sight.past.row.id} {fault}"


@promise("what is asked of Discord stays within its limits")
def limited(after: After) -> Iterator[str]:
    yield from limits.floods(after.calls)
    yield from limits.refusals(after.witness)


@promise("no token is used that is good for nothing any more")
def not_in_vain(after: After) -> Iterator[str]:
    yield from limits.misused_tokens(after.witness)


@promise("nothing that Discord would not have let pass was sent")
def allowed(after: After) -> Iterator[str]:
    yield from limits.unexplained(after.violations, after.witness)


@promise("no fault of our own is logged")
def faultless(after: After) -> Iterator[str]:
    yield from after.faults


@promise("no log tells a card, a seed or a token")
def discreet(after: After) -> Iterator[str]:
    for line in after.logged:
        if told := told_in(line):
            yield f"{line!r} tells {', '.join(told)}"
