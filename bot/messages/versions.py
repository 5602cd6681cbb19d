"""What a hand shows, in short: while it stays the same, its message does too."""

from dataclasses import replace
from typing import NamedTuple

from bot.people.look import Look
from bot.table.drafts import arranged
from bot.table.habits import has_played
from bot.table.seated import TableStanding
from bot.table.table import Table
from engine.cards import Seat


class Version(NamedTuple):
    """All that decides how a hand is shown: while it stays the same, the message does too."""

    standing: TableStanding
    arranged: int
    """How often the working table of tiles has been changed in this turn."""
    plan: str | None
    """What is said ahead of the turn."""
    language: str
    look: Look
    cards: str
    """How that look shows cards at this moment."""


def version_of(table: Table, seat: Seat, language: str, look: Look) -> Version:
    """What a hand of *seat* shows as the table is now."""
    plan = table.row.players[seat - 1].plan
    if look.is_new and has_played(table, seat):
        # Known here before it is stored.
        look = replace(look, is_new=False)
    standing, tiles = table.standing(seat), arranged(table, seat)
    return Version(standing, tiles, plan, language, look, look.as_seen)
