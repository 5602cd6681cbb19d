"""The edits in a channel stay below what Discord takes there, whatever number of tables it has."""

from bot.messages.surfaces import EDITS, EDITS_MS, EditLane
from bot.runtime.clock import HOUR_MS
from sandbox import rates


def test_a_quiet_channel_takes_some_at_once() -> None:
    """So many edits begin at once, the next when there is room again."""
    lane = EditLane()
    slots = [lane.slot_ms(1_000) for _ in range(2 * EDITS + 1)]
    assert slots == [*[1_000] * EDITS, *[1_000 + EDITS_MS] * EDITS, 1_000 + 2 * EDITS_MS]


def test_no_window_has_more_edits_than_discord_takes() -> None:
    """Wherever a window of Discord's begins, a lane has no more in it than is taken there."""
    lane, window_ms = EditLane(), round(rates.EDITS.seconds * 1_000)
    slots = [lane.slot_ms(moment) for moment in range(0, 60_000, 250)]
    fullest = max(sum(first <= one < first + window_ms for one in slots) for first in slots)
    assert fullest <= rates.EDITS.most


def test_an_edit_now_and_then_waits_for_nothing() -> None:
    """Where edits are seldom each begins at once."""
    lane = EditLane()
    moments = range(0, 60_000, 1_500)
    assert [lane.slot_ms(moment) for moment in moments] == [*moments]


def test_asking_takes_nothing() -> None:
    """Whoever asks when there is room has not taken it."""
    lane = EditLane(1, EDITS_MS)
    assert [lane.free_ms(0), lane.slot_ms(0), lane.free_ms(0), lane.free_ms(0)] == [
        *[0] * 2,
        *[EDITS_MS] * 2,
    ]


def test_the_clock_put_back_delays_nobody() -> None:
    """What was given away for an hour later is no debt."""
    lane = EditLane()
    for _ in range(EDITS):
        lane.slot_ms(HOUR_MS)
    assert lane.slot_ms(0) == 0
