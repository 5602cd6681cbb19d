"""Why the strong level plays a turn of Tile Rummy."""

from engine.moves import DrawStock, Move
from engine.players import reasons
from engine.players.tile.patience import waits
from engine.players.tile.tables import fullest
from engine.players.whys import Reason, Why
from engine.view import Seen


def reason(seen: Seen, move: Move) -> Reason:
    """Why the seat to act should make *move*, which is the one that is advised."""
    return (_waiting(seen) if isinstance(move, DrawStock) else None) or reasons.reason(seen, move)


def _waiting(seen: Seen) -> Reason | None:
    """What could be laid and is better kept; None where nothing can be."""
    found = fullest(seen) if seen.acting in seen.opened else None
    if found is None or not waits(seen, found):
        return None
    left = len(seen.hand) - len(found.laid)
    return Reason(Why.TILES_WAIT, cards=found.laid, points=len(found.laid), least=left)
