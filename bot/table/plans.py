"""What a player has said to do when their turn comes: kept with the seat, for one turn only.

A plan waits until the turn begins, and belongs to that very turn from then on. So whatever is left
of it after a kill is seen from the table: it goes on, or is no plan any more.
"""

import json
from dataclasses import asdict, dataclass, replace

from bot.people.refused import Refused
from bot.table.table import Table
from data import games
from engine.cards import Card, Seat
from engine.legal import can_be_laid, is_legal, legal_knocks
from engine.moves import Discard, DrawStock
from engine.state import Phase, State


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan for a turn: to draw from the stock, then perhaps to discard a card."""

    discard: Card | None
    """None: to draw, and no more."""
    round: int
    missed: int
    """How many turns in a row the player had missed when they made it."""
    turn: int | None = None
    """The first step of the turn that it is played in; None before that has come."""


def read_plan(text: str) -> Plan:
    """The plan that a stored text says."""
    values = json.loads(text)
    discard = values.pop("discard")
    return Plan(discard=discard and Card(*discard), **values)


def write_plan(plan: Plan) -> str:
    """A plan as the text that is stored."""
    return json.dumps(asdict(plan))


def plan_of(table: Table, seat: Seat) -> Plan | None:
    """What *seat* has planned for its next turn, or for the present one."""
    text, state = table.row.players[seat - 1].plan, table.state
    if text is None or table.over or seat in state.out:
        return None
    plan = read_plan(text)
    if plan.turn is not None:
        return plan if state.to_act == seat and plan.turn == table.turn_step else None
    begun = state.to_act == seat and state.phase is not Phase.DRAW
    is_of_now = plan.round == state.round and plan.missed == state.missed[seat - 1]
    return plan if is_of_now and not begun else None


def planned_move(plan: Plan, state: State) -> DrawStock | Discard | None:
    """What *plan* makes of the turn now; None where it does not go on.

    The card is kept where it, or the card drawn, could be laid, and where one may knock.
    """
    if state.phase is Phase.DRAW:
        return DrawStock() if is_legal(state, DrawStock()) else None
    if state.phase is not Phase.PLAY or plan.discard is None:
        return None
    cards = {plan.discard, state.turn.drawn or plan.discard}
    if any(can_be_laid(state, card) for card in cards) or legal_knocks(state):
        return None
    move = Discard(plan.discard)
    return move if is_legal(state, move) else None


def has_planned(table: Table) -> bool:
    """Whether the seat to act will move by itself now, as its player has planned.

    Not where the computer plays in the player's place.
    """
    seat = table.state.to_act
    if seat is None or table.halted or table.is_computer(seat):
        return False
    plan = plan_of(table, seat)
    return plan is not None and planned_move(plan, table.state) is not None


def may_plan(table: Table, seat: Seat) -> bool:
    """Whether *seat* waits for a turn in which it will draw."""
    state = table.state
    waits = state.to_act not in (None, seat) and seat in state.playing and not table.halted
    return waits and state.phase in (Phase.DRAW, Phase.PLAY) and not table.variant.tiles


async def make_plan(table: Table, seat: Seat, discard: Card | None) -> None:
    """Store what *seat* is to do in its next turn; raises Refused and StorageRefused."""
    state = table.state
    if not may_plan(table, seat) or (discard and discard not in state.hand_of(seat)):
        raise Refused("ahead-not-now")
    await _note(table, seat, Plan(discard, state.round, state.missed[seat - 1]))


async def begin_plan(table: Table, seat: Seat, plan: Plan) -> None:
    """Let *plan* belong to the turn that begins now; raises StorageRefused."""
    await _note(table, seat, replace(plan, turn=table.turn_step))


async def drop_plan(table: Table, seat: Seat) -> None:
    """Let nothing be planned any more; raises StorageRefused."""
    await _note(table, seat, None)


async def _note(table: Table, seat: Seat, plan: Plan | None) -> None:
    async with table.noting() as tx:
        text = None if plan is None else write_plan(plan)
        await games.note_player(tx, table.id, seat, plan=text)
