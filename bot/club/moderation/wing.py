"""Moderation: its panel, and what is remembered of it."""

from bot.club.moderation import command, controls
from bot.club.moderation.deeds import Moderation
from bot.controls.places import ClubPage, Sweep, Wing
from bot.runtime.clock import DAY_MS
from data import bans, moderation

BANS_MS, DEEDS_MS = 90 * DAY_MS, 365 * DAY_MS
"""How long bans that are over, and what moderators did, can still be asked about."""


WING = Wing(
    place=__package__,
    parts=(Moderation,),
    pages=(ClubPage("moderate", "host", 1, command.moderate, for_moderators=True),),
    sweeps=(
        Sweep("bans", lambda tx, now_ms, _: bans.remove_old(tx, now_ms, now_ms - BANS_MS)),
        Sweep("deeds", lambda tx, now_ms, _: moderation.remove_old(tx, now_ms - DEEDS_MS)),
    ),
    ways_at_table=(controls.ways_for_moderators,),
)
