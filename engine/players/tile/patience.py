"""When laying pays and when it can wait, and what the strong level says of it.

A turn that lays brings nobody nearer to the end: all tiles that fit can go in the one turn that
empties the rack. What is short is the tile that lets the last ones go, and that comes by drawing.
So a rack waits while no more of it would be left than the smallest other one has, or hardly more:
against others who wait as well and hold much it may hold as much. For the same reason it opens late
and with one small meld: what is kept can go with the last turn, and until then helps nobody else.
Others who lay turn by turn are another matter: beside a small rack they have to lay even more, so
that all goes at once, and then the rack waits.
"""

from collections import Counter

from engine.arrange.calm import calm
from engine.arrange.tile_turns import Most, Table, most, opening, smallest_opening
from engine.moves import Arrange, DrawStock, Move
from engine.players import reasons
from engine.players.tile.people import arranging
from engine.players.whys import Reason, Why
from engine.variants.tile import TileRules
from engine.view import Seen

HEAD_START = 1
"""Tiles that may be left of the rack beyond those of the smallest other one, so that it waits.

Of 160 games against a player that always lays the most 94 % were won with one tile, 77 % where half
of the other rack counted, 64 % with a third. Who never lays but to go out won all of 400, with a
rack of 40 tiles in the end; that is no game to play with people.
"""

OF_THE_OTHERS = 0.4
"""Part of the smallest other rack that may be left, so that the normal level waits.

Strong won 84 % of 140 games against it, 89 % of 120 against a third, 62 % of 100 against half.
"""

NEAR_THE_END = 3
"""Tiles on another rack from which on points count for more than tiles."""

LEFT_TO_OPEN = 4
"""Tiles that may be left of the rack if it had opened already, so that it opens.

Who opens so late won 66 ± 11 % of 50 games against who opens at once, both with one small meld, and
72 ± 9 % of 80 games against three who lay the most, in place of 61 ± 12 %. Beside three who open
at once it won 32 ± 10 % of 60 games, but lost 61 ± 43 points to them: so it opens at once where
another round is to come, and points still count.
"""

EARLY = 20
"""Tiles in the stock with which it still tells who waits that somebody lays.

Who opens with all once another has laid twice won 80.4 ± 3.6 % of 500 games against the normal
level in place of 78.0, and as much as before against version 3, where it would have lost 9 % of the
games by doing so with any stock; to open with all as soon as another has opened won 83.4 and 47 %.
"""


def hesitating(seen: Seen) -> Table | None:
    """The table that the normal level leaves; None where it is better not to lay."""
    found = arranging(seen)
    limit = OF_THE_OTHERS * fewest(seen)
    return None if found is None or _can_wait(seen, found, limit) else found


def laying(seen: Seen) -> Table | None:
    """The table to leave, for a player who has opened; None where it is better not to lay."""
    found = fullest(seen)
    if found is None or waits(seen, found):
        return None
    return calm(seen.melds, found)


def opening_late(seen: Seen) -> Table | None:
    """The opening for a player who keeps what it can: nothing, or one small meld.

    All it can where somebody may soon be out or lays turn by turn, or the whole rack goes; None
    where it is better to lay nothing or nothing can be laid.
    """
    if _stays_closed(seen):
        return None
    whole = opening_with_most(seen)
    if whole is None or len(whole.laid) == len(seen.hand) or _is_hurried(seen):
        return whole
    return smallest_opening(seen.melds, seen.hand, seen.opening.minimum) or whole


def _is_hurried(seen: Seen) -> bool:
    """Whether somebody may soon be out, or lays turn by turn."""
    return fewest(seen) <= NEAR_THE_END or _others_lay(seen)


def _others_lay(seen: Seen) -> bool:
    """Whether another has laid again after it had opened, early in the round."""
    if len(seen.stock) < EARLY:
        return False
    laid = Counter(act.seat for act in seen.course if isinstance(act.move, Arrange))
    return any(turns > 1 for seat, turns in laid.items() if seat != seen.acting)


def _stays_closed(seen: Seen) -> bool:
    """Whether to draw although the rack could open: in the last round, with nobody in a hurry."""
    is_last = seen.round >= seen.rules_as(TileRules).rounds
    can_wait = bool(seen.stock) and not _is_hurried(seen)
    return is_last and can_wait and _left(seen) > LEFT_TO_OPEN


def _left(seen: Seen) -> int:
    """The tiles that would be left of the rack if it had opened and laid all it can."""
    found = most(seen.melds, seen.hand)
    return len(seen.hand) - len(found.laid if found else ())


def opening_with_most(seen: Seen) -> Table | None:
    """The opening with most tiles; None where nothing can be laid."""
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


def waits(seen: Seen, found: Table) -> bool:
    """Whether to draw although *found* could be laid, which would not empty the rack."""
    return _can_wait(seen, found, fewest(seen) + HEAD_START)


def _can_wait(seen: Seen, found: Table, limit: float) -> bool:
    """Whether there is a tile to draw, and *found* leaves some of the rack, but no more than so."""
    left = len(seen.hand) - len(found.laid)
    return bool(seen.stock) and 0 < left <= limit


def reason(seen: Seen, move: Move) -> Reason:
    """Why the seat to act should make *move* at Tile Rummy, the one that is advised."""
    return (_waiting(seen) if isinstance(move, DrawStock) else None) or reasons.reason(seen, move)


def _waiting(seen: Seen) -> Reason | None:
    """What could be laid and is better kept; None where nothing can be."""
    if seen.acting not in seen.opened:
        return _not_opening(seen)
    found = fullest(seen)
    if found is None or not waits(seen, found):
        return None
    left = len(seen.hand) - len(found.laid)
    return Reason(Why.TILES_WAIT, cards=found.laid, points=len(found.laid), least=left)


def _not_opening(seen: Seen) -> Reason | None:
    """What the rack could open with, and better does not yet; None where it cannot."""
    found = opening_with_most(seen)
    if found is None or not _stays_closed(seen):
        return None
    return Reason(Why.OPENS_LATER, cards=found.laid, points=len(found.laid), least=_left(seen))
