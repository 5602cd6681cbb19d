"""In the evening, who wants that is told by DM that their streak would end: once, and not at night.

Days end at midnight UTC. It comes three hours before, or earlier by as much as quiet hours ask for;
where all of the afternoon is quiet it does not come. Who is told is stored before.
"""

from dataclasses import dataclass

from bot.messages.dms import Dms
from bot.messages.failures import quietly
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.quiet_hours import is_quiet
from bot.people.texts import say
from bot.render.buttons import PRIMARY, button, buttons
from bot.render.layout import ButtonsBelow
from bot.render.titles import moment
from bot.runtime.clock import HOUR_MS, now_ms
from bot.runtime.desk import Desk
from data import streaks
from data.days import DAY_MS, day_of
from data.ids import Ms, UserId
from data.settings import UserSettings

HOURS = range(21, 14, -1)
"""The hours of a day (UTC) at the beginning of which somebody may be told: the first that fits."""


@dataclass(eq=False, repr=False)
class Reminders:
    """Tells people of streaks that would end."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _dms: Dms

    def begin(self) -> None:
        """Look each hour who is to be told, in the process that people's DMs come to."""
        if 0 in self._desk.shards.own:
            self._desk.timers.set("streak reminders", now_ms(), self._look)

    async def _look(self) -> None:
        now = now_ms()
        self._desk.timers.set("streak reminders", next_hour_ms(now), self._look)
        for user in await self._desk.db.read(streaks.remindable, day_of(now)):
            if is_due(await self._preferences.of_user(user), now):
                await self._tell(user, day_of(now))

    async def _tell(self, user: UserId, day: int) -> None:
        """Tell *user* that their streak ends with *day*, unless they were, or it does not."""
        days = await self._desk.db.write(streaks.remind, user, day)
        if days:
            language = await self._languages.of_user(user, None)
            due = moment((day + 1) * DAY_MS)
            text = say(language, "scorecard-reminder", days=days, due=due)
            await quietly(lambda: self._dms.send(user, text, reminder_ways(language)))


def reminder_ways(language: str) -> ButtonsBelow:
    """The ways to today's puzzles and deals, and to no more of these."""
    ways = [
        button(say(language, "button-scorecard-puzzles"), "club:puzzle", PRIMARY),
        button(say(language, "button-club-today"), "club:today"),
        button(say(language, "button-scorecard-remind-off"), "scorecard:remind:off"),
    ]
    return ButtonsBelow(buttons(ways))


def is_due(person: UserSettings, now: Ms) -> bool:
    """Whether *person* may be told now, at the hour that is theirs today or after it."""
    begun_ms = Ms(day_of(now) * DAY_MS)
    hours = (Ms(begun_ms + hour * HOUR_MS) for hour in HOURS)
    own = next((at_ms for at_ms in hours if not is_quiet(person, at_ms)), None)
    return own is not None and own <= now and not is_quiet(person, now)


def next_hour_ms(now: Ms) -> Ms:
    """When the next hour begins."""
    return Ms((now // HOUR_MS + 1) * HOUR_MS)
