"""The working tables of the players at a table: in memory, for as long as their turn lasts."""

from dataclasses import replace
from typing import Protocol

from bot.table.draft import Draft, new_draft
from engine.cards import Seat
from engine.state import State
from engine.view import seen_by


class Arranged(Protocol):
    """A table, as far as working tables ask for it."""

    state: State
    step: int
    turn_step: int
    drafts: dict[Seat, tuple[int, Draft]]


def draft_of(table: Arranged, seat: Seat) -> Draft | None:
    """The working table of *seat*; None where it is not its turn to play with tiles."""
    if not table.state.variant.tiles or table.state.to_act != seat:
        return None
    seen = seen_by(table.state, seat)
    step, draft = table.drafts.get(seat, (-1, None))
    if draft is None or step < table.turn_step:
        return new_draft(seen)
    # Somebody may have given up meanwhile, whose tiles went under the stock.
    return draft if step == table.step else replace(draft, start=seen)


def keep(table: Arranged, seat: Seat, draft: Draft) -> None:
    """Remember a working table until the turn is over."""
    table.drafts[seat] = table.step, draft


def arranged(table: Arranged, seat: Seat) -> int:
    """How often *seat* has changed its working table in this turn."""
    draft = draft_of(table, seat)
    return draft.revision if draft else 0
