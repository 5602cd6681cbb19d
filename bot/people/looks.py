"""How each reader likes to see cards, and how those at a table like everybody to see them."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.people.languages import OF_SERVER
from bot.people.look import NO_EMOJIS, PLAIN, USUAL, Look, look_of
from bot.people.preferences import Preferences
from bot.runtime.senders import AnyClick, guild_of, user_of
from data import settings
from data.errors import StorageRefused
from data.ids import GuildId, UserId
from data.settings import UserSettings
from data.store.database import Database

LOOKS = frozenset({"cards", "colours", "background", "large"})
"""The preferences that make up a look."""


class Looks:
    """Knows the look of every reader."""

    def __init__(self, db: Database, preferences: Preferences) -> None:
        self._db = db
        self._preferences = preferences
        self.emojis: Mapping[str, Mapping[str, str]] = {}
        """The emojis of cards by sets of colours, as far as Discord has them."""

    async def of_user(self, user: UserId, guild: GuildId | None) -> Look:
        """The look of what *user* alone reads, about something in a server."""
        preferences = await self._preferences.of_user(user)
        wish = (await self._preferences.of_server(guild)).cards
        usual = USUAL.cards if wish == "automatic" else wish
        return look_of(preferences, self.emojis.get(preferences.colours, NO_EMOJIS), usual)

    async def of_click(self, click: AnyClick) -> Look:
        """The look of the person who clicked; in a DM the server of their table counts too."""
        guild = guild_of(click) or click.extras.get(OF_SERVER)
        return await self.of_user(user_of(click), guild)

    async def told(self, click: AnyClick) -> Look:
        """The look for a refusal: text where what they like cannot be read."""
        try:
            return await self.of_click(click)
        except StorageRefused:
            return PLAIN

    async def of_server(self, guild: GuildId | None, people: Iterable[UserId]) -> Look:
        """The look of what everybody in a server reads, made for *people*."""
        preferences = [await self._preferences.of_user(user) for user in people]
        look = agreed(preferences)
        wish = (await self._preferences.of_server(guild)).cards
        cards = look.cards if wish == "automatic" else wish
        return replace(look, cards=cards, emojis=self.emojis.get(look.colours, NO_EMOJIS))

    async def seen(self, user: UserId) -> None:
        """Remember that *user* knows the choice of looks: it is not pointed out any more."""
        if not (await self._preferences.of_user(user)).look_chosen:
            await self.choose(user, {})

    async def choose(self, user: UserId, changes: Mapping[str, Any]) -> None:
        """Store what *user* has chosen of a look."""
        await self._db.write(settings.change_user, user, look_chosen=True, **changes)
        self._preferences.changed(user)


def agreed(preferences: Iterable[UserSettings]) -> Look:
    """What people have all chosen; the usual where they differ, or where there is nobody.

    Nobody who has chosen text sees emojis.
    """
    looks = [look_of(one) for one in preferences] or [USUAL]
    chosen = {name: {getattr(look, name) for look in looks} for name in LOOKS}
    usual = PLAIN if "text" in chosen["cards"] else replace(USUAL, is_new=False)
    return replace(usual, **{name: one.pop() for name, one in chosen.items() if len(one) == 1})
