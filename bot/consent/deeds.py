"""What is done to a game once those who have a say agree: it rests, ends, or goes on otherwise."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Self

from bot.people.refused import Refused
from bot.people.texts import name_text
from bot.runtime.clock import now_ms
from bot.table.conditions import gone, may_abort, people
from bot.table.table import Table
from data import games, pauses
from data.store.transaction import Transaction
from engine.cards import Seat

ABOUT_ONE = frozenset({"claim", "computer", "adjourn"})
"""What may be done about somebody who is gone."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What is to be done, and about which seat where it is about one."""

    verb: str
    about: Seat | None = None

    @classmethod
    def read(cls, kind: str) -> Self:
        """The deed that *kind* stands for."""
        verb, _, seat = kind.partition(":")
        return cls(verb, int(seat) if seat else None)

    @property
    def kind(self) -> str:
        """How a deed is stored: `pause`, `claim:2`."""
        return self.verb if self.about is None else f"{self.verb}:{self.about}"


def check(table: Table, deed: Deed) -> None:
    """Raise Refused where *deed* cannot be fulfilled at *table* as it stands."""
    if table.over:
        raise Refused("game-over", game=table.id)
    if table.row.occasion == "tournament":
        raise Refused("tournament-no-stops", game=table.id)
    if table.halted and deed.verb != "abort":
        raise Refused("hand-paused", reason=table.halted)
    if deed.verb == "abort" and not may_abort(table):
        raise Refused("abort-too-late", game=table.id)
    if deed.about is not None and not 1 <= deed.about <= table.row.seats:
        raise Refused("gone-nobody", game=table.id)
    if deed.about is not None and deed.about not in gone(table, now_ms()):
        name = table.row.players[deed.about - 1].name
        raise Refused("gone-not", name=name_text(name), game=table.id)


def voters(table: Table, deed: Deed) -> set[Seat]:
    """The seats that have to agree: all that people play, without those who are gone."""
    if deed.verb not in ABOUT_ONE:
        return set(people(table))
    return set(people(table)) - set(gone(table, now_ms())) - {deed.about or 0}


async def pause(tx: Transaction, table: Table, _: Deed) -> None:
    """Let the clocks stand still."""
    await pauses.pause(tx, table.id, "agreed", now_ms())


async def adjourn(tx: Transaction, table: Table, _: Deed) -> None:
    """Let the clocks stand still until somebody wants to go on."""
    await pauses.pause(tx, table.id, "adjourned", now_ms())


async def abort(tx: Transaction, table: Table, _: Deed) -> None:
    """End the game without a result."""
    await games.abort(tx, table.id, "agreed", now_ms())


async def stand_in(tx: Transaction, table: Table, deed: Deed) -> None:
    """Let the computer play for somebody; from now on the game counts for nobody."""
    level = table.row.computer or "normal"
    await games.note_player(tx, table.id, deed.about or 0, stand_in=level)
    await games.unrate(tx, table.id)


DEEDS: dict[str, Callable[[Transaction, Table, Deed], Awaitable[None]]] = {
    "pause": pause,
    "adjourn": adjourn,
    "abort": abort,
    "computer": stand_in,
}
"""All but the claim, which is a move."""
