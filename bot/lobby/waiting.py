"""How long a challenge stands, and what it is played by where it waits for days.

Who is asked may answer while the challenger sleeps, and the game begins then. So nobody's time may
run out within the hour: clocks and turns of less are for those who are both there.
"""

from bot.people.refused import Refused
from bot.runtime.clock import HOUR_MS, MINUTE_MS
from data.challenges import ChallengeRow
from data.ids import Ms
from engine.rules import DAY, HOUR, Rules

OPEN_MS = 15 * MINUTE_MS
"""How long a challenge stands, unless it is to wait."""
STANDS = {"15m": OPEN_MS, "1d": 24 * HOUR_MS, "3d": 72 * HOUR_MS, "7d": 168 * HOUR_MS}
"""What can be chosen."""
LONGEST_MS = max(STANDS.values())
LEAST_SECONDS = HOUR
"""The shortest clock and turn of a challenge that waits."""


def waits(row: ChallengeRow) -> bool:
    """Whether a challenge stands for so long that its people go away meanwhile."""
    return row.expires_ms - row.created_ms > OPEN_MS


def is_live(rules: Rules) -> bool:
    """Whether somebody who is away for an hour may lose by it."""
    limits = (rules.clock, rules.turn_limit)
    return any(limit is not None and limit < LEAST_SECONDS for limit in limits)


def slowed(rules: Rules) -> Rules:
    """*rules* with a day for each turn, and no clock, where they were live."""
    if not is_live(rules):
        return rules
    times = {"clock": None, "increment": 0, "turn_limit": DAY}
    return type(rules).model_validate(rules.model_dump() | times)


def check_slow(rules: Rules, open_ms: Ms) -> None:
    """Raise Refused where a challenge that stands so long would be played by live clocks."""
    if open_ms > OPEN_MS and is_live(rules):
        raise Refused("waiting-needs-slow")
