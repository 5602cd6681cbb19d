"""Nothing of a person is left once their data was deleted, but what docs/privacy.md names.

What was stored is looked at as it was at the very moment of the deletion, as people come back.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from data.deletions import is_of
from data.privacy import FORMER_MODERATOR, NOBODY
from sandbox.people import Person
from tests.simulation.looks.past import Past
from tests.simulation.witness import Parting, Witness

Row = Mapping[str, Any]
OF_ONE_ALONE = ("hand_order", "plan", "dm_channel_id", "dm_message_id", "hinted_step")
"""What is stored of a seat for whoever has it, and of nobody."""


def left(witness: Witness, people: Iterable[Person]) -> Iterator[str]:
    """What was left of somebody, or was not left as a mark."""
    people, known = list(people), 0
    for parting in witness.partings:
        for deletion in parting.deletions[known:]:
            who = next((one for one in people if marks(deletion, one)), None)
            if who is None:
                yield f"a deletion at {parting.at:.3f} has nobody's mark"
            else:
                yield from (f"{who.name}: {fault}" for fault in left_of_one(parting, who))
        known = len(parting.deletions)


def marks(row: Row, person: Person) -> bool:
    """Whether a row has the mark of a person."""
    return is_of(row["salt"], row["mark"], person.id)


def left_of_one(parting: Parting, person: Person) -> Iterator[str]:
    """The same of one person, right after their deletion."""
    name = re.compile(rf"(?<![\w-]){re.escape(person.name)}(?![\w-])")
    numbers = {person.id, person.dm.id}
    played_by_dm = {row["id"] for row in parting.rows["games"] if row["state"] == "playing"}
    for table, rows in parting.rows.items():
        for row in rows:
            for column, value in row.items():
                if (table, column) == ("games", "channel_id") and row["id"] in played_by_dm:
                    continue
                told = isinstance(value, str) and (name.search(value) or str(person.id) in value)
                if told or value in numbers:
                    yield f"{table}.{column} is {value!r} in {dict(row)}"
    yield from unmarked(parting)


def unmarked(parting: Parting) -> Iterator[str]:
    """Where nothing is known any more by which somebody would be kept from shedding something."""
    running = {row["id"] for row in parting.rows["tournaments"] if row["state"] == "running"}
    standing = {
        "blocks": [row for row in parting.rows["blocks"] if row["blocked_user_id"] < 0],
        "tournament_players": [
            row
            for row in parting.rows["tournament_players"]
            if row["user_id"] is not None and row["user_id"] < 0 and row["tournament_id"] in running
        ],
    }
    for table, rows in standing.items():
        yield from (f"{table} has no mark in {dict(row)}" for row in rows if row["mark"] is None)


def come_back(pasts: Iterable[Past]) -> Iterator[str]:
    """Where something of one person's has come back to the seat of nobody."""
    for past in pasts:
        for player in past.row.players:
            if player.user_id is None or player.user_id > 0:
                continue
            kept = {one: getattr(player, one) for one in OF_ONE_ALONE}
            if any(value is not None for value in kept.values()):
                yield f"#{past.row.id} nobody has {kept} at seat {player.seat}"
            if player.name not in (NOBODY, FORMER_MODERATOR):
                yield f"#{past.row.id} nobody is called {player.name}"
