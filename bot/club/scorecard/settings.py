"""What those who manage a server decide about its daily post."""

from bot.club.scorecard.telling import last_told_day, told_ms
from bot.controls.server_settings import PostChannel
from bot.controls.settings import Changes
from bot.people.zones import zone_called
from bot.runtime.clock import now_ms
from data.ids import ChannelId, Ms
from data.settings import Asked, ServerSettings


class DailyPost(PostChannel):
    """Where it is posted each day how the day before went."""

    off = "daily_off"

    def given(self, present: ServerSettings, channel: ChannelId | None) -> Changes:
        """What to store for a channel: the first day that is posted there is the present one."""
        if channel is None:
            return {"daily_channel": None, "daily_posted": None}
        begun = present.daily_channel is not None
        now_told = last_told_day(now_ms(), zone_called(present.zone))
        return {
            "daily_channel": channel,
            "daily_posted": present.daily_posted if begun else now_told,
        }

    def next_ms(self, present: ServerSettings) -> Ms:
        """When the present day is posted."""
        zone = zone_called(present.zone)
        return told_ms(last_told_day(now_ms(), zone) + 1, zone)


SETTINGS = (DailyPost(ServerSettings, "daily_channel", Asked("looks", name="daily")),)
