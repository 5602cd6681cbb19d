"""Whether a game is dealt as soon as all have agreed to play it."""

from collections.abc import Iterator

from tests.simulation.looks.arriving import AFTER_SECONDS, HARMLESS
from tests.simulation.looks.past import Past
from tests.simulation.looks.service import Service, shard_of
from tests.simulation.looks.spans import within
from tests.simulation.witness import Witness

SOON_SECONDS = 6.0


def dealt_late(past: Past, witness: Witness, service: Service, rested: float) -> Iterator[str]:
    """Where a game waited for its cards, though its process was there and could store them.

    All was at rest from *rested* on, by the schedule's clock.
    """
    known = [(at, step) for at, game, step in witness.progress if game == past.row.id]
    begun = min((at for at, _ in known), default=rested)
    dealt = min((at for at, step in known if step > 0), default=rested)
    # Before they are dealt Discord is asked who of them is in the server.
    harmless = HARMLESS - {"slow"}
    others = [each for each in service.spells if each.kind not in harmless]
    troubled = [(each.begin, each.end + AFTER_SECONDS) for each in others]
    out = service.out(shard_of(past, service))
    if dealt > begun + SOON_SECONDS and not within([*troubled, *out], begun, dealt):
        yield f"was dealt {dealt - begun:.2f} s after all had agreed, at {begun:.2f}"
