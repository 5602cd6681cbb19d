"""The settings of a server: a panel of menus for who manages it, words for everybody else."""

from collections.abc import Iterator, Sequence

from bot.controls.clicks import Click, say_to, server_of
from bot.controls.control import control
from bot.controls.places import WINGS
from bot.controls.server_settings import OWN, known, may_write
from bot.controls.setting_panels import PANELS, Make, SettingsPanel
from bot.controls.settings import Changes, Number, Setting, SettingView
from bot.messages.announcer import Announcer
from bot.people.refused import Refused
from bot.people.texts import is_said, say
from bot.render.buttons import GREEN, Row, button, buttons
from bot.render.layout import Block, MessageLayout, layout
from bot.runtime.permissions import missing
from data import settings
from data.ids import GuildId
from data.settings import ServerSettings
from data.store.database import Database

EVERYTHING = "all"
"""The page before the others: all that is set, in words, with the way to each."""


class ServerPanel(SettingsPanel):
    """The settings of a server, and what Jolly lacks there."""

    subject, shown = "server", -1

    def pages(self) -> Sequence[str]:
        """The pages of the panel, in the order in which a host is led through them."""
        of_club = [page.name for wing in WINGS for page in wing.server_pages]
        return ["games", "looks", *of_club, "roles", "ready"]

    def settings(self) -> Sequence[Setting]:
        """The settings of a server, page by page."""
        every, order = [*OWN, *(one for wing in WINGS for one in wing.settings)], self.pages()
        return sorted(every, key=lambda one: order.index(one.asked.page))

    async def present(self, click: Click) -> ServerSettings:
        """The settings of the clicker's server, which they manage; raises Refused."""
        managed(click)
        return await settings_here(click)

    async def change(self, click: Click, make: Make) -> tuple[ServerSettings, Changes]:
        """Store what *make* says, and let all that follows from it happen; raises Refused."""
        guild = managed(click)
        present, changes = await store(click.client.db, guild, make)
        click.client.preferences.server_changed(guild)
        for heard in [heard for wing in WINGS for heard in wing.settings_changed]:
            heard(click.client, changes)
        if self.reshows(changes):
            click.client.part(Announcer).mark_all(guild=guild)
        return present, changes

    async def parts(self, click: Click, view: SettingView, page: str) -> Sequence[Block]:
        """What stands on a page, below which step it is, and above the next one."""
        if page == EVERYTHING:
            return glance(view)
        of_club = {one.name: one.blocks for wing in WINGS for one in wing.server_pages}
        if page in of_club:
            blocks = await of_club[page](click, view)
        elif page == "ready":
            blocks = [*glance(view), *ways_on(view)]
        else:
            blocks = [*await super().parts(click, view, page), *self.numbers(view, page)]
        return [self.lead(view.language, page), *blocks, *self.onward(view.language, page)]

    def numbers(self, view: SettingView, page: str) -> list[Block]:
        """The numbers of a page, in words above the ways to their dialogs."""
        found = [one for one in self.settings() if one.asked.page == page]
        found = [one for one in found if isinstance(one, Number)]
        lines = "\n".join(line for one in found for line in one.lines(view))
        dialogs = dict.fromkeys(one.asked.dialog for one in found)
        ways = [button(say(view.language, f"button-{one}"), f"server:ask:{one}") for one in dialogs]
        return [lines, *buttons(ways)] if found else []

    def lead(self, language: str, page: str) -> str:
        """Which step of the set-up a page is, and what it is about."""
        order, name, about = self.pages(), f"server-page-{page}", f"server-about-{page}"
        step, steps = order.index(page) + 1, len(order)
        told = [f"-# {say(language, about)}"] if is_said(about) else []
        title = say(language, "server-step", step=step, steps=steps, page=say(language, name))
        return "\n".join([title, *told])

    def onward(self, language: str, page: str) -> list[Row]:
        """The way to the next step, if there is one."""
        following = [*self.pages(), ""][self.pages().index(page) + 1]
        if not following:
            return []
        label = say(language, "button-setup-next", page=say(language, f"server-page-{following}"))
        # The tabs below lead to the same page: two controls cannot have one id.
        return buttons([button(label, f"server:next:{following}", GREEN)])


SERVER = ServerPanel()
PANELS[SERVER.subject] = SERVER


def managed(click: Click) -> GuildId:
    """The server that the caller manages; raises Refused.

    Discord hides the command from others, but a server can show it to anybody, and who has opened
    the panel may have lost the permission.
    """
    guild = server_of(click)
    if not click.permissions.manage_guild:
        raise Refused("server-needs-permission")
    return guild


async def settings_here(click: Click) -> ServerSettings:
    """The settings of the server in which somebody clicked; raises Refused."""
    return await click.client.db.read(settings.server_settings, server_of(click))


async def store(db: Database, guild: GuildId, make: Make) -> tuple[ServerSettings, Changes]:
    """Store what *make* says; two who change something at the same time both have it changed."""
    async with db.transaction() as tx:
        before = await settings.held_server(tx, guild)
        changes = make(before)
        after = await settings.change_server(tx, guild, **changes)
        for adapt in [adapt for wing in WINGS for adapt in wing.settings_stored]:
            await adapt(tx, guild, before, after)
        return after, changes


def ways_on(view: SettingView) -> list[Row]:
    """What to do once a server is set up."""
    play, club = say(view.language, "button-play-now"), say(view.language, "button-club")
    computer = f"guide:computer:{view.present.game}"
    return buttons([button(play, computer), button(club, "club:home")])


def glance(view: SettingView) -> list[Block]:
    """All that is set in a server, and what Jolly lacks there."""
    lacks = "\n".join(lacking(view))
    return ["\n".join(all_lines(view)), lacks or say(view.language, "setup-all-well")]


def lacking(view: SettingView) -> Iterator[str]:
    """What Jolly may not do in this server, or in the channels that are named."""
    language, guild = view.language, view.guild
    if guild is None:
        return
    if absent := missing(guild.me.guild_permissions.value):
        yield say(language, "setup-missing", permissions=", ".join(absent))
    for channel in known(guild, view.present.challenge_channels):
        if not may_write(guild, channel):
            yield say(language, "setup-cannot-write", channel=f"<#{channel}>")


def words(view: SettingView) -> MessageLayout:
    """All settings of a server in words, for who may not change them."""
    title, more = say(view.language, "server-title"), say(view.language, "server-for-managers")
    return layout("\n".join([title, *all_lines(view), more]))


def all_lines(view: SettingView) -> Iterator[str]:
    """All that is set in a server, page by page."""
    for setting in SERVER.settings():
        yield from setting.lines(view)


@control(r"server:open:setup")
async def set_up_button(press: Click) -> None:
    """Begin the set-up of a server; raises Refused to who does not manage it."""
    present = await settings_here(press)
    if not press.permissions.manage_guild:
        raise Refused("setup-for-managers", [(await say_to(press, "button-club"), "club:home")])
    await SERVER.show(press, present, SERVER.pages()[0])
