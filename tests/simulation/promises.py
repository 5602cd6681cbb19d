"""What Jolly promises in any storm, and how it is seen to be kept.

Each promise is a sentence and a look at what is left when a scene is over: what was stored, what
was shown to whom and when, and what was asked of Discord. How one looks is in `looks/`.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tests.bot.log_watch import told_in
from tests.simulation.looks import (
    arriving,
    calling,
    dealing,
    deletion,
    exits,
    fairness,
    limits,
    messages,
    pages,
    records,
    secrecy,
    surfaces,
    tallies,
)
from tests.simulation.looks.remains import After, left_of
from tests.simulation.looks.service import shard_of
from tests.simulation.pastimes import Try

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
    yield from pages.leaks(after.pasts, after.witness)


@promise("no message is doubled or lost")
def once(after: After) -> Iterator[str]:
    for past in after.pasts.values():
        rows = (row for row in after.rows["challenges"] if row["game_id"] == past.row.id)
        asked = [row["message_id"] for row in rows]
        found = messages.doubled_or_lost(past, after.world, after.witness, after.service, asked)
        for fault in found:
            yield f"#{past.row.id} {fault}"
    for match, past in after.played:
        for fault in messages.doubled_hands(past, match.people, after.witness):
            yield f"#{past.row.id} {fault}"


@promise("each surface reaches the last step once the storm is over")
def caught_up(after: After) -> Iterator[str]:
    for sight in after.sights:
        for fault in surfaces.behind(sight, after.witness, after.service):
            yield f"#{sight.past.row.id} {fault}"
    yield from pages.behind(after.pages, after.pasts, after.witness, after.seen_at)


@promise("what all have agreed to play is dealt at once")
def dealt(after: After) -> Iterator[str]:
    for past in after.pasts.values():
        found = dealing.dealt_late(past, after.witness, after.service, after.rested_at)
        yield from (f"#{past.row.id} {fault}" for fault in found)


@promise("whose turn it is is told soon, and called where they do nothing")
def called(after: After) -> Iterator[str]:
    never = [row["id"] for row in after.rows["users"] if row["settings"].get("calls") == "never"]
    # Who has the page before them is not called.
    never += [page.user for page in after.pages if page.is_open and page.user]
    for match, past in after.played:
        if isinstance(match, Try):
            continue
        found = calling.uncalled(match, past, after.witness, after.service, never, after.rested_at)
        late = calling.told_late(past, after.witness, after.service, after.calls)
        yield from (f"#{past.row.id} {fault}" for fault in (*found, *late))


@promise("no time is charged for an outage, none is given, and the clock acts when it is over")
def fair(after: After) -> Iterator[str]:
    for past in after.pasts.values():
        faults = [
            *fairness.unfair(past, after.witness, after.service, shard_of(past, after.service)),
            *fairness.overdue(past, after.now_ms),
        ]
        yield from (f"#{past.row.id} {fault}" for fault in faults)


@promise("who has pressed before their time was over has played in time")
def arrived(after: After) -> Iterator[str]:
    for match, past in after.played:
        found = arriving.refused_in_time(match, past, after.witness, after.service)
        yield from (f"#{past.row.id} {fault}" for fault in found)


@promise("results, ratings and levels are what the games come to, each counted once")
def counted(after: After) -> Iterator[str]:
    yield from tallies.miscounted(after.pasts, after.rows["results"])
    yield from tallies.miscounted_alone(after.pasts, after.rows["solos"])
    yield from tallies.unlike(after.rows, after.recounted)


@promise("nothing stays for a person after deletion but what docs/privacy.md names")
def forgotten(after: After) -> Iterator[str]:
    yield from deletion.left(after.witness, after.people)
    yield from deletion.come_back(after.pasts.values())


@promise("what is asked of Discord stays within its limits")
def limited(after: After) -> Iterator[str]:
    yield from limits.floods(after.calls)
    yield from limits.refusals(after.witness, after.service)
    yield from limits.refusals_of_routes(after.witness, after.service)


@promise("no slot of the budget is kept while nothing is on its way")
def unhindered(after: After) -> Iterator[str]:
    yield from (f"{name} cannot have all of its slots" for name in after.hindered)


@promise("a process ends only when it is asked to, or when a trouble lets it")
def lasting(after: After) -> Iterator[str]:
    yield from exits.unexplained(after.service)


@promise("no token is used that is good for nothing any more")
def not_in_vain(after: After) -> Iterator[str]:
    yield from limits.misused_tokens(after.witness, after.service.put_back())


@promise("nothing that Discord would not have let pass was sent")
def allowed(after: After) -> Iterator[str]:
    yield from limits.unexplained(after.violations, after.witness, after.service)


@promise("no fault of our own is logged")
def faultless(after: After) -> Iterator[str]:
    yield from after.faults


@promise("no log tells a card, a seed or a token")
def discreet(after: After) -> Iterator[str]:
    for line in after.logged:
        if told := told_in(line):
            yield f"{line!r} tells {', '.join(told)}"
