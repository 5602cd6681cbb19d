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
class Wish:
    """What is to be done, and about which seat where it is about one."""

    verb: str
    about: Seat | None = None

    @classmethod
    def read(cls, kind: str) -> Self:
        """The wish that *kind* stands for."""
        verb, _, seat = kind.partition(":")
        return cls(verb, int(seat) if seat else None)

    @property
    def kind(self) -> str:
        """How a wish is stored: `pause`, `claim:2`."""
        return self.verb if self.about is None else f"{self.verb}:{self.about}"


def check(table: Table, wish: Wish) -> None:
    """Raise Refused where *wish* cannot be fulfilled at *table* as it stands."""
    if table.over:
        raise Refused("game-over", game=table.id)
    if table.halted and wish.verb != "abort":
        raise Refused("hand-paused", reason=table.halted)
    if wish.verb == "abort" and not may_abort(table):
        raise Refused("abort-too-late", game=table.id)
    if wish.about is not None and not 1 <= wish.about <= table.row.seats:
        raise Refused("gone-nobody", game=table.id)
    if wish.about is not None and wish.about not in gone(table, now_ms()):
        name = table.row.players[wish.about - 1].name
        raise Refused("gone-not", name=name_text(name), game=table.id)


def voters(table: Table, wish: Wish) -> set[Seat]:
    """The seats that have to agree: all that people play, without those who are gone."""
    if wish.verb not in ABOUT_ONE:
        return set(people(table))
    return set(people(table)) - set(gone(table, now_ms())) - {wish.about or 0}


async def pause(tx: Transaction, table: Table, _: Wish) -> None:
    """Let the clocks stand still."""
    await pauses.pause(tx, table.id, "agreed", now_ms())


async def adjourn(tx: Transaction, table: Table, _: Wish) -> None:
    """Let the clocks stand still until somebody wants to go on."""
    await pauses.pause(tx, table.id, "adjourned", now_ms())


async def abort(tx: Transaction, table: Table, _: Wish) -> None:
    """End the game without a result."""
    await games.abort(tx, table.id, "agreed", now_ms())


async def stand_in(tx: Transaction, table: Table, wish: Wish) -> None:
    """Let the computer play for somebody; from now on the game counts for nobody."""
    level = table.row.computer or "normal"
    await games.note_player(tx, table.id, wish.about or 0, stand_in=level)
    await games.unrate(tx, table.id)


DEEDS: dict[str, Callable[[Transaction, Table, Wish], Awaitable[None]]] = {
    "pause": pause,
    "adjourn": adjourn,
    "abort": abort,
    "computer": stand_in,
}
"""All but the claim, which is a move."""
