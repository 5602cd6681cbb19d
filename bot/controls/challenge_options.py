"""The controls with which the rules of an open challenge are changed."""

from collections.abc import Sequence

from bot.controls.clicks import Click
from bot.controls.control import chosen, chosen_of, control
from bot.controls.dialogs import Dialog, typed_before
from bot.lobby.challenge_rules import ChallengeRules, check_changeable
from bot.lobby.options_dialog import SHEET, dialog, field_name, pages_of
from bot.lobby.waiting import STANDS
from bot.people.refused import Refused
from bot.render.buttons import Button
from bot.render.challenge import rules_of
from bot.runtime.senders import guild_of
from bot.typed.filled import NOTHING, Fields
from bot.typed.house_sheets import Sheet, readable
from bot.typed.options import preset_rules, rules_filled, with_preset
from data import challenges, sheets
from data.ids import NO_GUILD, ChallengeId
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS


@control(r"options:(?P<id>\d{1,18}):(?P<page>\d)(?P<again>:again)?")
async def options_button(press: Click, id: ChallengeId, page: int, again: str = "") -> None:
    """Open a dialog of options with the values that hold now, or *again* with what was typed."""
    row = await press.client.db.read(challenges.load, id)
    check_changeable(press, row)
    variant, language = VARIANTS[row.variant], await press.client.languages.of_click(press)
    page = min(page, len(pages_of(variant)) - 1)
    typed = typed_before(press, f"options:{row.id}:{page}", language) if again else NOTHING
    shown = dialog(language, row.id, variant, rules_of(row), page, typed)
    await press.response.send_modal(shown)


@control(r"options:(?P<id>\d{1,18}):preset")
async def preset_select(press: Click, id: ChallengeId) -> None:
    """Let a challenge have the house rules or the preset that was chosen on its panel."""
    language, name = await press.client.languages.of_click(press), next(iter(chosen(press)), "")
    house: Sequence[Sheet] = ()
    if name.startswith(SHEET):
        async with press.client.db.reading() as tx:
            house = readable(await sheets.of_server(tx, guild_of(press) or NO_GUILD))

    def choose(variant: Variant, rules: Rules) -> Rules:
        if not name.startswith(SHEET):
            return with_preset(variant, preset_rules(language, variant, name), rules)
        return with_preset(variant, sheet_rules(house, variant, name), rules)

    await press.client.part(ChallengeRules).change(press, id, choose)


def sheet_rules(house: Sequence[Sheet], variant: Variant, value: str) -> Rules:
    """The rules of the sheet that was chosen; raises Refused where there is none such any more."""
    key = value.removeprefix(SHEET)
    for sheet in house:
        if sheet.key == key and sheet.variant is variant:
            return sheet.rules
    raise Refused("sheet-gone")


@control(r"options:(?P<id>\d{1,18}):stand")
async def stand_select(press: Click, id: ChallengeId) -> None:
    """Let a challenge stand for the time that was chosen; raises Refused for any other."""
    open_ms = STANDS[chosen_of(press, STANDS)]
    await press.client.part(ChallengeRules).stand(press, id, open_ms)


@control(r"options:(?P<id>\d{1,18}):watchers")
async def watchers_select(press: Click, id: ChallengeId) -> None:
    """Let those watch the game of a challenge who were chosen on its panel."""
    word = next(iter(chosen(press)), "")
    await press.client.part(ChallengeRules).change(press, id, lambda _, rules: rules, word)


class OptionsDialog(Dialog, template=r"dialog:(?P<id>\d{1,18}):(?P<page>\d)"):
    """The dialog of a challenge's options, filled in."""

    again = "options:{id}:{page}:again"

    async def take(self, press: Click, filled: Fields) -> None:
        """Let the challenge have the options that were filled in."""
        language = await press.client.languages.of_click(press)

        def choose(variant: Variant, rules: Rules) -> Rules:
            return rules_filled(language, variant, rules, filled)

        await press.client.part(ChallengeRules).change(press, self.challenge, choose)

    async def refuse(self, press: Click, why: str, again: Button) -> None:
        """Say in the panel why the options were not taken."""
        await press.client.part(ChallengeRules).refuse(press, self.challenge, why, again)

    def name_of(self, language: str, field: str) -> str:
        """The name of the option that a field is about."""
        return field_name(language, field)
