"""No message is doubled or lost: all that was ever posted counts, what was deleted since too.

What somebody else deleted may be there once more for each time.
"""

from collections.abc import Iterable, Iterator, Sequence

from sandbox.people import Person
from sandbox.world import Message, World
from tests.simulation.looks.past import Past
from tests.simulation.witness import Said, Witness

CALL = "your turn in **#{}**"


def doubled_or_lost(past: Past, world: World, witness: Witness) -> Iterator[str]:
    """What was posted of a game more often than once, or never."""
    number, posted = past.row.id, list(public(world))
    wanted = {f"the result of round {n}": f"#{number} · Round {n} is over." for n in rounds(past)}
    for what, words in wanted.items():
        yield from once(what, [each for each in posted if words in each.text], witness)
    tables = [e for e in posted if f"#{number} · " in e.text and "**Stock**" in e.text]
    tables = [each for each in tables if not moved(each, tables, witness)]
    yield from once("its table", tables, witness)
    ends = [each for each in posted if is_end(each, number)]
    if past.over:
        yield from once("its end", ends, witness)
    elif ends:
        yield f"goes on, and its end is told {len(ends)} times"
    if not past.row.computer and past.row.occasion is None:
        begun = [each for each in posted if f"begun: #{number}**" in each.text]
        yield from once("its beginning", begun, witness)
    yield from doubled_calls(past, posted, witness)


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


def once(what: str, found: list[Message], witness: Witness) -> Iterator[str]:
    """Where *what* was not posted once, and once more for each time that others deleted it."""
    torn = sum(each.deleted and each.id not in witness.gone for each in found)
    if not 1 <= len(found) <= 1 + torn:
        yield f"{what} was posted {len(found)} times: {[each.id for each in found]}"


def moved(table: Message, tables: Sequence[Message], witness: Witness) -> bool:
    """Whether a table was posted anew further down, and taken away where it was."""
    return table.id in witness.gone and table.id < max(each.id for each in tables)


def doubled_calls(past: Past, posted: Iterable[Message], witness: Witness) -> Iterator[str]:
    """Where somebody was called to play twice in one turn."""
    words = CALL.format(past.row.id)
    told = dict[tuple[int, frozenset[int]], int]()
    for message in posted:
        if words in message.text:
            turn = turn_at(past, witness.made[message.id]), message.pinged
            if turn in told:
                yield f"two calls in the turn of step {turn[0]}: {told[turn]} and {message.id}"
            told[turn] = message.id


def turn_at(past: Past, said: Said) -> int:
    """The step with which the turn began that went on when this was said."""
    return past.turn_step(min(said.steps.get(past.row.id, 0), past.last))


def doubled_hands(past: Past, people: Iterable[Person], witness: Witness) -> Iterator[str]:
    """Where somebody has two hands of a game in their DM."""
    for one in people:
        # What answers a command there is no hand that was sent.
        sent = (each for each in one.dm.messages.values() if not each.interaction)
        found = [each for each in sent if f"#{past.row.id} · " in each.text]
        torn = sum(each.deleted and each.id not in witness.gone for each in found)
        if len(found) > 1 + torn:
            yield f"{len(found)} hands in the DM of {one.name}"
