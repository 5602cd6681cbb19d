"""How each reader likes to see cards, and how those at a table like everybody to see them."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.controls.clicks import Click
from bot.people.look import PLAIN, Look, look_of
from bot.table.drafts import arranged
from bot.table.table import Standing, Table
from data import settings
from data.settings import UserSettings
from engine.cards import Seat

if TYPE_CHECKING:
    from bot.app import Jolly

LOOKS = frozenset({"cards", "colours", "background", "large"})
"""The preferences that make up a look."""


class Version(NamedTuple):
    """All that decides how a hand is shown: while it stays the same, the message does too."""

    standing: Standing
    arranged: int
    """How often the working table of tiles has been changed in this turn."""
    language: str
    look: Look


def version_of(table: Table, seat: Seat, language: str, look: Look) -> Version:
    """What a hand of *seat* shows as the table is now."""
    return Version(table.standing, arranged(table, seat), language, look)


class Looks:
    """Knows the look of every reader."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app

    async def of_user(self, user: int) -> Look:
        """The look of what *user* alone reads."""
        preferences = await self._app.preferences.of_user(user)
        return look_of(preferences, self._emojis(preferences.colours))

    async def of_table(self, table: Table) -> Look:
        """The look of what everybody reads at *table*."""
        people = [one.user_id for one in table.row.players if (one.user_id or 0) > 0]
        return await self.of_server(table.row.guild_id, [user for user in people if user])

    async def of_server(self, guild: int | None, people: Iterable[int]) -> Look:
        """The look of what everybody in a server reads, made for *people*."""
        preferences = [await self._app.preferences.of_user(user) for user in people]
        look = agreed(preferences)
        wish = (await self._app.preferences.of_server(guild)).cards
        cards = look.cards if wish == "automatic" else wish
        return replace(look, cards=cards, emojis=self._emojis(look.colours))

    def _emojis(self, colours: str) -> Mapping[str, str]:
        return self._app.card_emojis.names("two" if colours == "two" else "four")


def agreed(preferences: Iterable[UserSettings]) -> Look:
    """What people have all chosen; the usual where they differ, or where there is nobody."""
    looks = [look_of(one) for one in preferences]
    chosen = {name: {getattr(look, name) for look in looks} for name in LOOKS}
    return replace(PLAIN, **{name: one.pop() for name, one in chosen.items() if len(one) == 1})


def redraw(app: "Jolly", user: int) -> None:
    """Show the tables at which *user* plays as they are liked now, to the others too."""
    for table in app.tables:
        if table.seat_of(user) is not None and not table.over:
            app.announcer.mark(table)


def redraw_server(app: "Jolly", guild: int) -> None:
    """Show the tables of a server as it has them shown now."""
    for table in app.tables:
        if table.row.guild_id == guild and not table.over:
            app.announcer.mark(table)


async def look_seen(press: Click) -> None:
    """Remember that the presser knows the choice of looks: it is not pointed out any more."""
    user = press.user.id
    if not (await press.client.preferences.of_user(user)).look_chosen:
        await choose(press, {})


async def choose(press: Click, changes: Mapping[str, Any]) -> None:
    """Store what the presser has chosen of a look."""
    async with press.client.db.transaction() as tx:
        await settings.change_user(tx, press.user.id, look_chosen=True, **changes)
    press.client.preferences.changed(press.user.id)
