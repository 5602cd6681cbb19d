"""The working tables of the players at a table: in memory, for as long as their turn lasts."""

from dataclasses import replace

from bot.table.draft import Draft, new_draft
from bot.table.seated import Seated
from engine.cards import Seat
from engine.view import seen_by


def draft_of(table: Seated, seat: Seat) -> Draft | None:
    """The working table of *seat*; None where it is not its turn to play with tiles."""
    if not table.state.variant.tiles or table.state.to_act != seat:
        return None
    seen = seen_by(table.state, seat)
    step, draft = table.drafts.get(seat, (-1, None))
    if draft is None or step < table.turn_step:
        return new_draft(seen)
    # Somebody may have given up meanwhile, whose tiles went under the stock.
    return draft if step == table.step else replace(draft, start=seen)


def keep(table: Seated, seat: Seat, draft: Draft) -> None:
    """Remember a working table until the turn is over."""
    table.drafts[seat] = table.step, draft


def arranged(table: Seated, seat: Seat) -> int:
    """How often *seat* has changed its working table in this turn."""
    draft = draft_of(table, seat)
    return draft.revision if draft else 0
