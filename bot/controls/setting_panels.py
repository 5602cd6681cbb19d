"""A panel of settings: pages of menus, with dialogs for what is typed, as those are declared."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.controls.clicks import Click, say_to
from bot.controls.control import Control, control
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.paging import paged
from bot.controls.settings import Changes, Setting, SettingView
from bot.messages.pressed import custom_id, put
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.people.texts import is_said, say
from bot.render.buttons import Button
from bot.render.dialog import modal
from bot.render.layout import Block, MessageLayout
from bot.typed.filled import NOTHING, Fields, reading

Make = Callable[[Any], Changes]
"""Says what to store, by what is stored; raises Refused and WrongFields."""
Again = Sequence[Button]
"""Buttons below what was wrong."""


class SettingsPanel:
    """The settings of whoever looks at them, or of a server that they manage."""

    subject: str
    """The first word of the ids of its controls, and of its texts."""
    shown = 0
    """Which of the pages on which something was changed is shown: the first, or -1, the last."""

    @abstractmethod
    def pages(self) -> Sequence[str]:
        """The pages of the panel, in the order in which they are gone through."""

    @abstractmethod
    def settings(self) -> Sequence[Setting]:
        """The settings that can be changed in the panel."""

    def page_of(self, settings: Iterable[Setting]) -> str:
        """The page to show after these *settings* were changed."""
        changed = {one.asked.page for one in settings}
        pages = [page for page in self.pages() if page in changed] or self.pages()[:1]
        return pages[self.shown]

    @abstractmethod
    async def present(self, click: Click) -> Any:
        """What is set now; raises Refused where the clicker may not change it."""

    @abstractmethod
    async def change(self, click: Click, make: Make) -> tuple[Any, Changes]:
        """Store what *make* says, and let all that follows from it happen; raises Refused."""

    async def parts(self, click: Click, view: SettingView, page: str) -> Sequence[Block]:
        """What stands on a page."""
        found = [one for one in self.settings() if one.asked.page == page]
        return [block for one in found for block in one.blocks(view)]

    def found(self, what: Callable[[Setting], object], value: str) -> list[Setting]:
        """The settings of which *what* is that *value*; raises Refused where there is none."""
        found = [one for one in self.settings() if what(one) == value]
        if not found:
            raise Refused("control-unknown")
        return found

    def dialog(self, name: str) -> list[Setting]:
        """The settings that are typed in a dialog; raises Refused where there is no such."""
        return self.found(lambda one: one.asked.dialog, name)

    async def view(
        self, click: Click, present: Any, page: str, note: str, again: Again = ()
    ) -> MessageLayout:
        """One page; a *note* says what has just been done, or what was wrong and can be mended."""
        language = await click.client.languages.of_click(click)
        parts = await self.parts(click, SettingView(language, present, click.guild), page)
        return paged(language, self.subject, page, self.pages(), parts, note, again)

    async def show(self, click: Click, present: Any, page: str, note: str = "") -> None:
        """Show a page to the clicker alone."""
        await show_privately(click, await self.view(click, present, page, note))

    async def redraw(
        self, press: Click, present: Any, page: str, note: str = "", again: Again = ()
    ) -> None:
        """Show a page as it is now, where it was pressed."""
        await put(press, await self.view(press, present, page, note, again))

    async def redraw_changed(self, press: Click, make: Make) -> None:
        """Store what *make* says, and show the panel so."""
        present, changes = await self.change(press, make)
        page = self.page_of(one for one in self.settings() if one.field in changes)
        await self.redraw(press, present, page, await self.saved(press))

    async def saved(self, click: Click) -> str:
        """Says that something was stored."""
        return await say_to(click, f"{self.subject}-changed")

    def reshows(self, changes: Changes) -> bool:
        """Whether *changes* show what stands in Discord otherwise."""
        return any(one.asked.reshows for one in self.settings() if one.field in changes)


AGAIN = ("again", "anew")
"""What the ids of controls say that open a dialog with what was typed."""
PANELS: dict[str, SettingsPanel] = {}
"""By the first word of their controls."""


class SettingMenu(Control, template=r"(?P<panel>server|preferences):set:[a-z_]{1,30}"):
    """A menu of what a setting can be."""

    async def press(self, press: Click) -> None:
        """Store the choice, and show the panel so; raises Refused where there is no such menu."""
        panel = PANELS[self.words["panel"]]
        (setting,) = panel.found(lambda one: one.menu_id, custom_id(press))
        await panel.redraw_changed(press, lambda present: setting.picked(press, present))


@control(r"(?P<panel>server|preferences):end:(?P<what>[a-z]{1,12})")
async def setting_end(press: Click, panel: str, what: str) -> None:
    """End what was set, and show the panel so; raises Refused where nothing is called so."""
    (setting,) = PANELS[panel].found(lambda one: one.name, what)
    await PANELS[panel].redraw_changed(press, lambda present: setting.ended(press, present))


@control(r"(?P<panel>server|preferences):(?:page|next):(?P<page>[a-z]{1,12})")
async def settings_page(press: Click, panel: str, page: str) -> None:
    """Show another page of the panel; raises Refused where there is no such."""
    if page not in PANELS[panel].pages():
        raise Refused("control-unknown")
    await PANELS[panel].redraw(press, await PANELS[panel].present(press), page)


class SettingsOpener(
    Control, template=r"(?P<panel>server|preferences):(?P<verb>ask|again):(?P<what>[a-z]{1,12})"
):
    """A button that opens a dialog, *again* with what was typed."""

    async def press(self, press: Click) -> None:
        """Open a dialog of settings; raises Refused where there is no such."""
        what, panel = self.words["what"], PANELS[self.words["panel"]]
        asked, language = panel.dialog(what), await press.client.languages.of_click(press)
        view, typed = SettingView(language, await panel.present(press)), NOTHING
        if self.words["verb"] in AGAIN:
            typed = typed_before(press, f"{panel.subject}:ask:{what}", language)
        fields = [field for one in asked for field in await one.fields(press, view, typed)]
        named = f"dialog-{what}", f"{panel.subject}-page-{asked[0].asked.page}"
        title = say(language, next(filter(is_said, named)))
        await press.response.send_modal(modal(title, f"{panel.subject}:fill:{what}", fields))


class SettingsDialog(Dialog, template=r"(?P<panel>server|preferences):fill:(?P<what>[a-z]{1,12})"):
    """The dialog of some settings, filled in."""

    again = "{panel}:again:{what}"

    async def take(self, press: Click, filled: Fields) -> None:
        """Store the settings that were filled in, and show the panel so."""
        panel = PANELS[self.words["panel"]]
        asked = panel.dialog(self.words["what"])
        present, _ = await panel.change(press, lambda now: filled_in(asked, press, filled, now))
        for setting in asked:
            await setting.follow(press, filled)
        await panel.redraw(press, present, asked[0].asked.page, await panel.saved(press))

    async def refuse(self, press: Click, why: str, again: Button) -> None:
        """Say in the panel what was wrong."""
        panel = PANELS[self.words["panel"]]
        page = panel.dialog(self.words["what"])[0].asked.page
        await panel.redraw(press, await panel.present(press), page, why, [again])


def filled_in(settings: Iterable[Setting], press: Click, filled: Fields, present: Any) -> Changes:
    """What to store of all that was filled in; raises WrongFields with all that is wrong."""
    found: Changes = {}
    with reading() as field:
        for setting in settings:
            with field(setting.dialog_field):
                found |= setting.filled(press, filled, present)
    return found
