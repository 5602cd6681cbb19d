"""What tests of a running evening share: a game begun, turns played, clicks that were slow."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from data import games
from engine.cards import Card, write_card
from engine.legal import legal_discards
from engine.state import Phase
from engine.view import seen_by
from tests.bot.conftest import Room, button, dm_of, text_of


async def begin(room: Room, *, opponent: Any = None, channel: Any = None, **options: Any) -> Any:
    """The table at which Alice and Bob have just begun, with everything shown."""
    place, other = channel or room.channel, opponent or room.bob
    await room.alice.slash(place, "challenge", opponent=other, **options)
    await room.press(other, room.message_with("Accept", place), "Accept")
    await room.wait()
    async with room.db.reading() as tx:
        newest = (await games.running(tx))[-1].id
    return await room.table(newest)


def on_turn(room: Room, table: Any) -> Any:
    """The person whose turn it is."""
    user = table.user_at(table.state.to_act)
    return next(one for one in (room.alice, room.bob, room.carol) if one.id == user)


def waiting(room: Room, table: Any) -> Any:
    """The person who waits for the other's turn."""
    return room.bob if on_turn(room, table) is room.alice else room.alice


async def draw(room: Room, table: Any) -> Any:
    """Draw from the stock by command."""
    return await on_turn(room, table).slash(
        room.channel, "draw", **{"from": "stock"}, table=str(table.id)
    )


async def discard(room: Room, table: Any) -> Any:
    """Discard the card that is proposed first, by command."""
    card = token(legal_discards(seen_by(table.state, table.state.to_act))[0].card)
    person = on_turn(room, table)
    return await person.slash(room.channel, "discard", card=card, table=str(table.id))


async def turn(room: Room, table: Any) -> None:
    """Play one plain turn."""
    if table.state.phase is Phase.DRAW:
        await draw(room, table)
    await discard(room, table)


def token(card: Card) -> str:
    return write_card(card)


def hand_of(room: Room, person: Any) -> Any:
    """The hand in a person's DM."""
    ways = ("More", "…", "Rules")
    found = [one for one in room.messages(dm_of(person)) if any(button(one, each) for each in ways)]
    assert found, f"{person.name} has no hand in the DM"
    return found[-1]


def public(room: Room, table: Any, channel: Any = None) -> Any:
    """The table's public message."""
    found = [one for one in room.messages(channel) if one.id == table.row.table_message_id]
    assert found, "the table has no public message"
    return found[0]


def calls(room: Room, table: Any, channel: Any = None) -> list[Any]:
    """The calls to play that stand in the channel."""
    words = f"your turn in **#{table.id}**"
    return [one for one in room.messages(channel) if words in one.content]


def told(room: Room, words: str, channel: Any = None) -> list[Any]:
    """The messages of a channel that contain *words*."""
    return [one for one in room.messages(channel) if words in text_of(one)]


def answer(result: Any) -> str:
    """What the bot answered to a command or a press."""
    return text_of(result.response.message)


def shown(interaction: Any) -> Any:
    """The message that answers a command or a press."""
    return interaction.response.message


def refused(room: Room, answer: Any) -> str:
    """The text of a refusal, told to one person alone; a fault would have been logged."""
    assert not room.faults
    assert shown(answer).flags.ephemeral
    return text_of(shown(answer))


def whispers(result: Any) -> list[str]:
    """What the bot told the presser alone, apart from changing the pressed message."""
    found = [result.response, *result.followups]
    return [text_of(one.message) for one in found if one and one.ephemeral]


def shown_times(message: Any) -> list[int]:
    """The Discord timestamps in a message, in seconds since 1970."""
    return [int(found) for found in re.findall(r"<t:(\d+)(?::\w)?>", text_of(message))]


def requests(room: Room, method: str, part: str) -> list[Any]:
    """The calls of Discord's API so far whose path has *part*."""
    found = room.env.http_requests
    return [one for one in found if one.method == method and part in one.path]


@contextmanager
def slow(room: Room, seconds: float) -> Iterator[None]:
    """Clicks made meanwhile reach the bot only *seconds* after they were made."""
    room.env.lag = seconds
    try:
        yield
    finally:
        room.env.lag = 0.0


async def moves(room: Room, table: Any) -> tuple[games.MoveRow, ...]:
    """What is stored of the game."""
    async with room.db.reading() as tx:
        return await games.moves_of(tx, table.id)
