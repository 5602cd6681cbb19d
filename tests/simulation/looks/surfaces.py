"""Once the storm is over each surface shows the last step: the table, hands by DM, and the call."""

import re
from collections.abc import Iterator

from bot.render.layout import WORD_JOINER
from tests.simulation.looks.asking import Parts, Sight
from tests.simulation.looks.past import Past
from tests.simulation.looks.records import faces_of, held_in
from tests.simulation.looks.service import Service
from tests.simulation.witness import Witness

QUIET_SECONDS = 3.0
"""So long after the last trouble nothing is on its way any more that it has struck."""
KEPT_SECONDS = 13 * 60.0
"""So long a hand is kept current by the token of the press that asked for it."""
YOUR_TURN = "**Your turn", "**You start the round"


def behind(sight: Sight, witness: Witness, service: Service) -> Iterator[str]:
    """What showed another state of a game than the last one."""
    past = sight.past
    if past.over:
        if sight.calls and not sight.match.channel.deleted:
            yield f"is over, and {len(sight.calls)} calls to play stand"
        return
    if sight.match.channel.deleted:
        return
    shown = [lines(parts) for (_, command), parts in sight.told.items() if command == "table"]
    drawn = past.has_drawn
    if shown and not (len(sight.tables) == 1 and as_shown(sight.tables[0], shown[0], drawn=drawn)):
        yield f"the table shows {sight.tables}, and is {shown[0]}"
    for person, hands in sight.hands.items():
        for hand in hands:
            yield from (f"{person.name}'s DM {fault}" for fault in old(hand, past, person.id))
    yield from unfollowed(sight, service)
    if past.row.pause_reason is None:
        yield from uncalled(sight, witness)


def unfollowed(sight: Sight, service: Service) -> Iterator[str]:
    """Where a hand on the screen is not the present one, of those asked for since the storm.

    The process that was asked for it lives: it alone can bring it up to date, as long as the token
    lives by its clock.
    """
    kept = KEPT_SECONDS - max(service.aheads())
    for person, screen in sight.screens.items():
        if screen.age < kept and screen.pressed > service.last_trouble() + QUIET_SECONDS:
            faults = old(screen.parts, sight.past, person.id)
            yield from (f"{person.name}'s screen {fault}" for fault in faults)


def old(hand: Parts, past: Past, user: int) -> Iterator[str]:
    """Where a hand by DM is not the present one; one that claims nothing of the game is none."""
    seat, state, held = past.seat_of(user) or 0, past.states[-1], held_in(hand)
    if held is None:
        return
    if held != faces_of(past, state.hands[seat - 1]):
        yield f"shows {dict(held)}"
    on_turn = state.to_act == seat and past.row.pause_reason is None
    if any(part.startswith(YOUR_TURN) for part in hand) != on_turn:
        yield f"says {hand}, and {'' if on_turn else 'not '}theirs is the turn"


def uncalled(sight: Sight, witness: Witness) -> Iterator[str]:
    """Where whose turn it is was neither called nor shown anything since it came."""
    past = sight.past
    player = past.row.players[(past.states[-1].to_act or 1) - 1]
    if player.user_id is None or player.user_id < 0 or player.stand_in:
        return
    reader, began = frozenset({player.user_id}), past.turn_step(past.last)
    if sight.calls not in ([], [reader]):
        yield f"it is the turn of {player.name}, and called are {sight.calls}"
    told = (said for said in witness.said if said.readers == reader)
    if not sight.calls and not any(said.steps.get(past.row.id, 0) >= began for said in told):
        yield f"it is the turn of {player.name} since step {began}, who was told nothing"


ENDS = re.compile(r"<t:(\d+):R>")
"""When a turn ends, as a table says it (seconds since 1970)."""
CREDIT_SECONDS = 2
"""So much may have been given to a player since, for which no table is shown anew."""


HELD = re.compile(r"\d+ (?:card|tile)s?\b")
"""How many cards somebody has, or the stock."""


def as_shown(table: Parts, now: set[str], *, drawn: bool) -> bool:
    """Whether a table tells nothing else than what is so *now*.

    Where somebody has *drawn* last, that is shown with what follows.
    """
    ends = [int(each) for line in now for each in ENDS.findall(line)]
    said = "\n".join(table)
    for each in ENDS.findall(said):
        if near := [end for end in ends if abs(end - int(each)) <= CREDIT_SECONDS]:
            said = said.replace(f"<t:{each}:R>", f"<t:{near[0]}:R>")
    if drawn:
        said, now = HELD.sub("", said), {HELD.sub("", line) for line in now}
    return lines((said,)) <= now


def lines(parts: Parts) -> set[str]:
    """The lines of a table."""
    return {*"\n".join(parts).replace(WORD_JOINER, "").splitlines()}
