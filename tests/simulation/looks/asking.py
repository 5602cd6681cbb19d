"""What is to be seen of a game once all has come to rest, and what people are shown who ask."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from data.store.database import Database
from sandbox import limits
from sandbox.people import ClientRefused, NoAnswer, Person
from sandbox.world import Message
from tests.simulation.looks.past import Past, past_of
from tests.wire.matches import Match
from tests.wire.standin import with_faces

REST_SECONDS = 10.0
"""So long after the last step every surface shows it."""
TRIES = 8
"""A clock may act meanwhile: then once more, as no turn is shorter than a rest."""

READABLE = {"language": "en", "cards": "text", "large": False}
"""How everybody reads in the end, so that one text can be compared with another."""

Parts = tuple[str, ...]
"""A message's text, part by part, with its cards in signs."""


@dataclass(frozen=True, slots=True)
class Screen:
    """The newest hand that somebody alone sees in a channel, and the press that asked for it.

    *pressed* is when that was, *age* how long ago by then (seconds).
    """

    parts: Parts
    pressed: float
    age: float


@dataclass(frozen=True, slots=True)
class Sight:
    """What stood in Discord of a game at rest, and what its players were *told* by commands.

    *tables* are the messages that show it, *calls* whom those mention that call somebody to play,
    *hands* the messages in the players' DMs, *screens* what players see of their hand besides.
    """

    match: Match
    past: Past
    tables: Sequence[Parts]
    calls: Sequence[frozenset[int]]
    hands: Mapping[Person, Sequence[Parts]]
    screens: Mapping[Person, Screen]
    told: Mapping[tuple[Person, str], Parts]


async def sights(db: Database, match: Match) -> AsyncIterator[Sight]:
    """Every game of *match*, at rest."""
    for number in sorted(match.logs):
        past = await past_of(db, number)
        for person in seated(match, past):
            with suppress(NoAnswer, ClientRefused):
                await person.slash("preferences", match.channel, **READABLE)
        yield await sight(db, match, number)


async def sight(db: Database, match: Match, number: int) -> Sight:
    """One game, seen while it stood still."""
    for _ in range(TRIES):
        past = await past_of(db, number)
        await asyncio.sleep(REST_SECONDS)
        tables = [parts_of(each) for each in standing(match, f"#{number} · ") if is_table(each)]
        calls = [each.pinged for each in standing(match, f"your turn in **#{number}**")]
        hands = {one: hands_of(one, number) for one in seated(match, past)}
        screens = {
            one: screen
            for one in seated(match, past)
            if (screen := screen_of(match, one, number)) is not None
        }
        told = {
            (person, command): await answered(match, person, command, number)
            for person in seated(match, past)
            for command in (("history",) if past.over else ("hand", "table"))
        }
        after = await past_of(db, number)
        if (past.last, past.row.state) == (after.last, after.row.state):
            break
    return Sight(match, past, tables, calls, hands, screens, told)


def seated(match: Match, past: Past) -> list[Person]:
    """Who of the match plays the game."""
    return [one for one in match.people if past.seat_of(one.id) is not None]


def standing(match: Match, words: str) -> list[Message]:
    """What everybody reads in its channel with these *words*."""
    every = match.channel.messages.values()
    return [each for each in every if not (each.deleted or each.owner) and words in each.text]


def is_table(message: Message) -> bool:
    """Whether it shows a running game."""
    return "**Stock**" in message.text


def hands_of(person: Person, number: int) -> list[Parts]:
    """What was sent to the DM of somebody about a game; answers to commands are as they were."""
    every = (e for e in person.dm.messages.values() if not (e.deleted or e.interaction))
    return [parts_of(each) for each in every if f"#{number} · " in each.text]


def screen_of(match: Match, person: Person, number: int) -> Screen | None:
    """The newest hand that somebody sees in the channel, where a press has asked for it."""
    asked = {
        message.id: made
        for made in match.standin.interactions.values()
        # A press that was refused beside the hand has not asked for it.
        if (message := made.original) is not None and made.person is person
    }
    seen = (each for each in match.channel.messages.values() if each.owner is person)
    own = [each for each in seen if f"#{number} · " in each.text and not each.deleted]
    made = asked.get(own[-1].id) if own else None
    return None if made is None else Screen(parts_of(own[-1]), made.begun, made.age)


async def answered(match: Match, person: Person, command: str, number: int) -> Parts:
    """What *command* shows."""
    try:
        answer = await person.slash(command, match.channel, table=str(number))
    except (NoAnswer, ClientRefused) as why:
        return (f"nothing: {why!r}",)
    message = answer.message
    if message is None or not message.components:
        return (f"nothing: {answer.text}",)
    return parts_of(message)


def parts_of(message: Message) -> Parts:
    """The parts of a message's text."""
    every = (part for part in limits.nested(message.components) if part["type"] == limits.TEXT)
    return tuple(with_faces(part["content"]) for part in every)
