"""No message is doubled or lost: all that was ever posted counts, what was deleted since too.

What somebody else deleted may be there once more for each time, and need not be there where it was
deleted, or its channel, before it could be told.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf

from bot.messages.calls import ADDRESS
from sandbox.people import Person
from sandbox.world import NONCE_SECONDS, Message, World
from tests.simulation.looks.past import Past
from tests.simulation.looks.service import Service, shard_of
from tests.simulation.looks.spans import seconds_in
from tests.simulation.witness import Said, Witness

CALL = "your turn in **#{}**"
TOLD_SECONDS = 5.0
"""So long after a step at most what came of it is posted, where nothing is in the way."""


def doubled_or_lost(
    past: Past, world: World, witness: Witness, service: Service, asked: Collection[int]
) -> Iterator[str]:
    """What was posted of a game more often than once, or never.

    *asked* are the messages that asked for it, which tell its beginning.
    """
    number, posted = past.row.id, list(public(world))
    if past.row.occasion == "today":
        told = [each.id for each in posted if f"#{number} · " in each.text]
        yield from (f"is a deal of the day, and told of by {each}" for each in told)
        return

    def lost(step: int, *places: int) -> bool:
        gone = (witness.torn.get(each, inf) for each in (past.row.channel_id, *places))
        return was_late(past, step, min(gone), witness, service)

    for each in rounds(past):
        found = [one for one in posted if f"#{number} · Round {each} is over." in one.text]
        step = next(n for n, state in enumerate(past.states) if len(state.results) >= each)
        yield from once(f"the result of round {each}", found, witness, is_lost=lost(step))
    tables = [e for e in posted if f"#{number} · " in e.text and "**Stock**" in e.text]
    tables = [each for each in tables if not moved(each, tables, witness)]
    yield from once("its table", tables, witness, is_lost=lost(1))
    ends = [each for each in posted if is_end(each, number)]
    if past.over:
        # That a game is called off is no move.
        step = past.last + (past.row.state == "aborted")
        yield from once("its end", ends, witness, is_lost=lost(step))
    elif ends:
        yield f"goes on, and its end is told {len(ends)} times"
    if not past.row.computer and past.row.occasion is None:
        begun = [each for each in posted if f"started: #{number}**" in each.text]
        yield from once("its beginning", begun, witness, is_lost=lost(0, *asked))
    yield from doubled_calls(past, posted, witness, service)


def was_late(past: Past, step: int, gone: float, witness: Witness, service: Service) -> bool:
    """Whether what came of a step could not be told any more where that was *gone* then.

    Nor could it where the clock had made the step only just before all was looked at. In a pause,
    as its channel is closed, nothing can be told either.
    """
    gone = min(gone, witness.said[-1].at)
    reached = (at for at, game, now in witness.progress if game == past.row.id and now >= step)
    made = next(reached, inf)
    hindrances = [*service.doubtful(shard_of(past, service)), *witness.rests_of(past.row.id)]
    hindered = seconds_in(hindrances, made, gone)
    return gone - made - hindered <= TOLD_SECONDS


def rounds(past: Past) -> range:
    """The rounds that are over."""
    return range(1, len(past.states[-1].results) + 1)


def public(world: World) -> Iterator[Message]:
    """All that was ever posted for everybody to see."""
    for channel in world.channels.values():
        if not channel.is_dm:
            yield from (each for each in channel.messages.values() if not each.owner)


def is_end(message: Message, number: int) -> bool:
    """Whether a message tells of a game's end."""
    labels = {one.label for one in message.buttons}
    return "Rematch" in labels and f"#{number} · " in message.text


def once(what: str, found: list[Message], witness: Witness, *, is_lost: bool) -> Iterator[str]:
    """Where *what* was not posted once, and once more for each time that others deleted it.

    What *is_lost* need not be there.
    """
    torn = sum(each.deleted and each.id not in witness.gone for each in found)
    least = 0 if is_lost else 1
    if not least <= len(found) <= 1 + torn:
        yield f"{what} was posted {len(found)} times: {[each.id for each in found]}"


def moved(table: Message, tables: Sequence[Message], witness: Witness) -> bool:
    """Whether a table was posted anew further down, and taken away where it was."""
    return table.id in witness.gone and table.id < max(each.id for each in tables)


def doubled_calls(
    past: Past, posted: Iterable[Message], witness: Witness, service: Service
) -> Iterator[str]:
    """Where somebody was called to play twice in one turn, in the same words.

    A call that had to wait for Discord's limits tells of what came before its own turn. Whose turn
    it is after a pause is called once more.
    """
    words = CALL.format(past.row.id)
    resumed = [at for at, game in witness.resumed if game == past.row.id]
    told = dict[tuple[int, frozenset[int], str], Message]()
    for message in posted:
        if words in message.text:
            said = ADDRESS.sub("", message.text)
            turn = turn_at(past, witness.made[message.id]), message.pinged, said
            first = told.get(turn)
            is_anew = first and any(first.at <= at <= message.at for at in resumed)
            if first and not is_anew and not may_be_unknown(first, message.at, witness, service):
                yield f"two calls in the turn of step {turn[0]}: {first.id} and {message.id}"
            told[turn] = message


def may_be_unknown(call: Message, now: float, witness: Witness, service: Service) -> bool:
    """Whether nobody may know of a call any more, as it was posted and could not be noted.

    Nobody does once Discord has forgotten its nonce, where a process stood still with the database
    in its hands; nor where the process was gone before it could note the call, and somebody else
    has deleted that since.
    """
    if any(a < call.at < b - NONCE_SECONDS for a, b in service.frozen()):
        return True
    ends = (end for life in service.lives for _, end in life.lives())
    is_torn = witness.torn.get(call.id, inf) < now
    return is_torn and any(0 <= end - call.at <= TOLD_SECONDS for end in ends)


def turn_at(past: Past, said: Said) -> int:
    """The step with which the turn began that went on when this was said."""
    return past.turn_step(min(said.steps.get(past.row.id, 0), past.last))


def doubled_hands(past: Past, people: Iterable[Person], witness: Witness) -> Iterator[str]:
    """Where somebody has two hands of a game in their DM; one sent anew takes the other away."""
    for one in people:
        # What answers a command there is no hand that was sent.
        sent = (each for each in one.dm.messages.values() if not each.interaction)
        hands = (each for each in sent if f"#{past.row.id} · " in each.text)
        found = [each for each in hands if each.id not in witness.gone]
        if len(found) > 1 + sum(each.deleted for each in found):
            yield f"{len(found)} hands in the DM of {one.name}"
