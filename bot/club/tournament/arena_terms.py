"""On what terms an arena is played: how long, and by which rules and times."""

from bot.people.refused import Refused
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.typed.one_round import of_one_round
from data.ids import Ms
from data.tournaments import Tournament
from engine.rules import Rules

LENGTHS = (30, 60, 90, 120)
"""In minutes."""
USUAL_LENGTH = 60
TIMES = {"clock": 180, "increment": 5, "turn_limit": 45}
"""Seconds: short games, so that who waits does not wait for long."""
CLOSES_MS = 2 * MINUTE_MS
"""So long before the end no game begins any more, and nobody comes."""
LATEST_MS = MINUTE_MS
"""A game that is over so long after the end still counts."""


def arena_rules(rules: Rules) -> Rules:
    """*rules* for a game of an arena: one round, by short clocks.

    Raises Refused where the game cannot be over after one round.
    """
    short = of_one_round(rules)
    if short is None:
        raise Refused("arena-game")
    return short.model_copy(update=TIMES)


def check_length(minutes: int) -> int:
    """How long an arena lasts, in minutes; raises Refused for another length than those offered."""
    if minutes not in LENGTHS:
        raise Refused("arena-length")
    return minutes


def closes_ms(tournament: Tournament) -> Ms | None:
    """Until when people may come to an arena that runs, and games begin there."""
    present = tournament.present
    return None if present is None else present.ends_ms - CLOSES_MS


def is_closed(tournament: Tournament) -> bool:
    """Whether no games begin in an arena: it has not begun, or is over soon."""
    until_ms = closes_ms(tournament)
    return until_ms is None or now_ms() >= until_ms
