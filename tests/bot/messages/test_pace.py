"""The calls of our own accord stay below what Discord takes from one bot."""

from bot.messages.announcer import Pace
from bot.runtime.clock import HOUR_MS, MS


def test_a_quiet_moment_allows_a_burst() -> None:
    """So many calls begin at once, the next when there is room again."""
    pace = Pace(each_second=10, burst=5)

    assert [pace.slot_ms(1000, 1) for _ in range(7)] == [1000] * 6 + [1100]


def test_no_second_has_more() -> None:
    """However many ask at once, each second has its share, first come, first served."""
    pace = Pace(each_second=40, burst=40)

    slots = [pace.slot_ms(0, 3) for _ in range(500)]

    assert slots == sorted(slots)
    for second in range(2, 30):
        begun = [one for one in slots if second * MS <= one < (second + 1) * MS]
        assert 36 <= 3 * len(begun) <= 42


def test_the_clock_put_back_delays_nobody() -> None:
    """What was given away for an hour later is no debt."""
    pace = Pace(each_second=10, burst=1)
    pace.slot_ms(HOUR_MS, 1)

    assert pace.slot_ms(0, 1) == 0
