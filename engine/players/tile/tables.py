"""Tables that a player can leave after a turn, and what the other racks still hold."""

from engine.arrange.tile_turns import Most, Table, most, opening
from engine.view import Seen

__all__ = ["Table", "fewest", "first_table", "fullest"]

NEAR_THE_END = 3
"""Tiles on another rack from which on points count for more than tiles."""


def first_table(seen: Seen) -> Table | None:
    """The opening with most tiles; None where there is none."""
    least, total = seen.opening.minimum, seen.opening.together
    return opening(seen.melds, seen.hand, least=least, total=total)


def fullest(seen: Seen) -> Table | None:
    """The table with most of the rack on it, or most points when somebody may soon be out.

    For a player who has opened; None where nothing can be laid.
    """
    aim = Most.POINTS if fewest(seen) <= NEAR_THE_END else Most.TILES
    return most(seen.melds, seen.hand, aim)


def fewest(seen: Seen) -> int:
    """How many tiles the smallest of the other racks has."""
    return min(len(seen.hand_of(seat)) for seat in seen.playing if seat != seen.acting)
