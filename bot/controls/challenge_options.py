"""The controls with which the rules of an open challenge are changed."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.controls.clicks import Click
from bot.controls.control import Control, chosen
from bot.lobby.challenge_rules import check_changeable
from bot.lobby.options_dialog import dialog, pages_of
from bot.render.challenge import rules_of
from bot.typed.options import preset_rules, rules_with, with_preset
from data import challenges
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS


class OptionsButton(Control, template=r"options:(?P<id>\d{1,18}):(?P<page>\d)"):
    """On the panel: opens the dialog of one page."""

    async def press(self, press: Click) -> None:
        """Show the values that hold now."""
        async with press.client.db.reading() as tx:
            row = await challenges.load(tx, int(self.words["id"]))
        check_changeable(press, row)
        variant, language = VARIANTS[row.variant], await press.client.languages.of_click(press)
        page = min(int(self.words["page"]), len(pages_of(variant)) - 1)
        await press.response.send_modal(dialog(language, row.id, variant, rules_of(row), page))


class PresetSelect(Control, template=r"options:(?P<id>\d{1,18}):preset"):
    """On the panel: the presets."""

    async def press(self, press: Click) -> None:
        """Take the rules of the chosen preset."""
        language, name = await press.client.languages.of_click(press), next(iter(chosen(press)), "")

        def choose(variant: Variant, rules: Rules) -> Rules:
            return with_preset(variant, preset_rules(language, variant, name), rules)

        await press.client.challenge_rules.change(press, int(self.words["id"]), choose)


class OptionsDialog(Control, template=r"dialog:(?P<id>\d{1,18}):(?P<page>\d)"):
    """A dialog that was filled in."""

    async def press(self, press: Click) -> None:
        """Take what was filled in."""
        language, filled = await press.client.languages.of_click(press), dict(fields(press))

        def choose(variant: Variant, rules: Rules) -> Rules:
            return rules_with(language, variant, rules, filled)

        await press.client.challenge_rules.change(press, int(self.words["id"]), choose)


def fields(press: Click) -> Iterator[tuple[str, str]]:
    """The names of a dialog's fields with what stands in them."""
    data: Any = press.data
    return filled_in(data.get("components", ()))


def filled_in(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """The same in a list of components, as Discord sends them."""
    for one in components:
        inner = one.get("component", one)
        if "custom_id" in inner:
            yield inner["custom_id"], str(inner.get("value") or (inner.get("values") or ("",))[0])


OPTION_CONTROLS = (OptionsButton, PresetSelect, OptionsDialog)
