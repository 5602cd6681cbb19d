"""What tests share that ask for a nudge, a pause, an end: presses at the table, and proposals."""

from typing import Any

from bot.runtime.clock import now_ms
from data import games, settings
from tests.bot.conftest import Room, button, buttons, text_of
from tests.bot.evening import public
from tests.bot.presses import told

MINUTE, HOUR, DAY = 60, 3_600, 86_400


def offered(room: Room, table: Any) -> list[str]:
    """The labels of the buttons at the table."""
    return [one.label for one in buttons(public(room, table))]


async def press(room: Room, person: Any, table: Any, label: str) -> Any:
    """Press a button at the table."""
    return await room.press(person, public(room, table), label)


async def ask(room: Room, person: Any, table: Any, label: str) -> str:
    """Press a button at the table, and read what is answered to oneself alone."""
    return told(await press(room, person, table, label))


def proposal(room: Room) -> Any:
    """The newest proposal that can be answered."""
    return room.message_with("Agree")


async def answer(room: Room, person: Any, label: str = "Agree") -> str:
    """Answer the newest proposal."""
    return told(await room.press(person, proposal(room), label))


def open_proposals(room: Room) -> list[str]:
    """The proposals that can still be answered."""
    return [text_of(one) for one in room.messages() if button(one, "Agree")]


async def stored(room: Room, game: int = 1) -> games.GameRow:
    """The game as it is stored."""
    async with room.db.reading() as tx:
        return await games.load(tx, game)


async def running(room: Room) -> list[games.GameRow]:
    """The games that are being played."""
    async with room.db.reading() as tx:
        return list(await games.running(tx))


async def wishes_of(room: Room, person: Any) -> settings.UserSettings:
    """What a person has set."""
    async with room.db.reading() as tx:
        return await settings.user_settings(tx, person.id)


def until(table: Any) -> float:
    """Seconds to the table's deadline."""
    return (table.row.deadline_ms - now_ms()) / 1000
