"""What is done to a game once those who have a say agree: it rests, ends, or goes on otherwise."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Self

from bot.people.readers import WATCHERS
from bot.people.refused import Refused
from bot.people.texts import name_text
from bot.runtime.clock import now_ms
from bot.table.conditions import gone, may_abort, people, taker
from bot.table.table import Table
from data import games, pauses
from data.game_rows import Audience
from data.store.transaction import Transaction
from engine.cards import Seat
from engine.moves import Move, Resign, TakeBack

ABOUT_ONE = frozenset({"claim", "computer", "adjourn"})
"""What may be done about somebody who is gone."""
MOVES = frozenset({"claim", "takeback"})
"""What is done by a move, which takes a transaction of its own."""
WATCH: dict[str, Audience | None] = {f"watch-{word}": one for word, one in WATCHERS.items()}
"""Who may watch, once all have agreed."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What is to be done, and about which seat where it is about one."""

    verb: str
    about: Seat | None = None
    step: int | None = None
    """The step that the table has to be at, where it is about the last move."""

    @classmethod
    def read(cls, kind: str) -> Self:
        """The deed that *kind* stands for."""
        rest, _, step = kind.partition("@")
        verb, _, seat = rest.partition(":")
        return cls(verb, int(seat) if seat else None, int(step) if step else None)

    @property
    def kind(self) -> str:
        """How a deed is stored: `pause`, `claim:2`, `takeback@17`."""
        about = "" if self.about is None else f":{self.about}"
        return f"{self.verb}{about}" + ("" if self.step is None else f"@{self.step}")


def check(table: Table, deed: Deed) -> None:
    """Raise Refused where *deed* cannot be fulfilled at *table* as it stands."""
    if table.over:
        raise Refused("game-over", game=table.id)
    if table.row.occasion is not None and (deed.verb == "takeback" or deed.verb in WATCH):
        raise Refused("consent-occasion", game=table.id)
    if table.row.occasion == "tournament":
        raise Refused("tournament-no-stops", game=table.id)
    if table.halted and deed.verb != "abort":
        raise Refused("hand-paused", reason=table.halted)
    if deed.verb == "abort" and not may_abort(table):
        raise Refused("abort-too-late", game=table.id)
    if deed.verb == "takeback" and table.row.rated:
        raise Refused("takeback-rated", game=table.id)
    if deed.verb == "takeback" and (deed.step != table.step or taker(table) is None):
        raise Refused("takeback-none", game=table.id)
    if deed.verb in WATCH and table.row.guild_id is None:
        raise Refused("watchers-dm", game=table.id)
    if deed.verb in WATCH and table.row.audience == WATCH[deed.verb]:
        raise Refused("watchers-same", game=table.id)
    if deed.about is not None and not 1 <= deed.about <= table.row.seats:
        raise Refused("gone-nobody", game=table.id)
    if deed.about is not None and deed.about not in gone(table, now_ms()):
        name = table.row.players[deed.about - 1].name
        raise Refused("gone-not", name=name_text(name), game=table.id)


def move_of(table: Table, deed: Deed) -> tuple[Seat, Move]:
    """The move by which *deed* is done, and who makes it."""
    if deed.verb == "claim":
        assert deed.about is not None
        return deed.about, Resign()
    return taker(table) or 0, TakeBack()


def is_made(table: Table, deed: Deed) -> bool:
    """Whether the move by which *deed* is done has been made."""
    if deed.verb == "claim":
        return deed.about in table.state.out
    since = table.step - (deed.step or 0)
    made = deed.verb == "takeback" and 0 < since <= len(table.events)
    return made and isinstance(table.events[-since].move, TakeBack)


def voters(table: Table, deed: Deed) -> set[Seat]:
    """The seats that have to agree: all that people play, without those who are gone."""
    if deed.verb not in ABOUT_ONE:
        return set(people(table))
    return set(people(table)) - {*gone(table, now_ms()), deed.about}


async def rest(tx: Transaction, table: Table, deed: Deed) -> None:
    """Let the clocks stand still; of an adjourned game until somebody wants to go on."""
    reason = "adjourned" if deed.verb == "adjourn" else "agreed"
    await pauses.pause(tx, table.id, reason, now_ms())


async def abort(tx: Transaction, table: Table, _: Deed) -> None:
    """End the game without a result."""
    await games.abort(tx, table.id, "agreed", now_ms())


async def stand_in(tx: Transaction, table: Table, deed: Deed) -> None:
    """Let the computer play for somebody; from now on the game counts for nobody."""
    level = table.row.computer or "normal"
    await games.note_player(tx, table.id, deed.about or 0, stand_in=level)
    await games.unrate(tx, table.id)


async def let_watch(tx: Transaction, table: Table, deed: Deed) -> None:
    """Let others look on as it was agreed."""
    await games.let_watch(tx, table.id, WATCH[deed.verb])


WHEN_AGREED: dict[str, Callable[[Transaction, Table, Deed], Awaitable[None]]] = {
    "pause": rest,
    "adjourn": rest,
    "abort": abort,
    "computer": stand_in,
    **dict.fromkeys(WATCH, let_watch),
}
"""What each deed does once all have agreed, but for those that are moves."""
