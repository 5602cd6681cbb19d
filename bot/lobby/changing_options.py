"""The rules of an open challenge, changed in a dialog by whoever has made it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.controls.buttons import Control, chosen
from bot.controls.clicks import Click
from bot.lobby import challenge_messages as messages
from bot.lobby.options_dialog import dialog, needs_panel, pages_of, panel
from bot.messages.pressed import change as change_message
from bot.messages.replies import NOBODY
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.challenge import rules_of
from bot.runtime.clock import click_ms
from bot.typed.options import preset_rules, rules_with, with_preset
from data import challenges
from data.challenges import ChallengePlayer, ChallengeRow
from data.errors import ChallengeClosed
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

Choose = Callable[[Variant, Rules], Rules]
"""Makes other rules from those of a challenge; raises Refused."""


async def ask(press: Click, row: ChallengeRow) -> None:
    """Open the dialog, or the panel that leads to its pages; raises Refused."""
    check_changeable(press, row)
    variant, rules = VARIANTS[row.variant], rules_of(row)
    language = await press.client.language(press)
    if not needs_panel(variant):
        await press.response.send_modal(dialog(language, row.id, variant, rules, 0))
        return
    view = panel(language, row.id, variant, rules)
    await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


def check_changeable(press: Click, row: ChallengeRow) -> None:
    """Raise Refused or ChallengeClosed unless the presser may change the rules now."""
    if press.user.id != row.challenger_id:
        raise Refused("challenge-options-not-yours")
    if row.game_id is not None:
        raise Refused("challenge-has-begun", game=row.game_id)
    if row.state != "open" or row.expires_ms <= click_ms(press):
        raise ChallengeClosed(row.id, row.state)


async def change(press: Click, number: int, choose: Choose) -> None:
    """Let the challenge have the rules that were chosen, and show it.

    Raises Refused, ChallengeClosed and NoSuchChallenge; then nothing has changed.
    """
    async with press.client.db.transaction() as tx:
        row = await challenges.load(tx, number)
        check_changeable(press, row)
        rules = choose(VARIANTS[row.variant], rules_of(row))
        agreed = agreed_with(row) if rules != rules_of(row) else ()
        if rules != rules_of(row):
            row = await challenges.change_rules(tx, number, rules.model_dump(mode="json"))
    await show(press, row)
    if agreed:
        await messages.tell_changed(press.client, row, agreed)


def agreed_with(row: ChallengeRow) -> tuple[ChallengePlayer, ...]:
    """Who has accepted the challenge, or joined, as its rules are."""
    others = (one for one in row.playing if one.user_id != row.challenger_id)
    return tuple(one for one in others if one.accepted_ms is not None)


async def show(press: Click, row: ChallengeRow) -> None:
    """Bring the challenge's message up to date, and the panel where that was used."""
    if press.message is not None and press.message.id == row.message_id:
        await messages.answer(press, row)
        return
    language = await press.client.language(press)
    note = say(language, "options-shown")
    view = panel(language, row.id, VARIANTS[row.variant], rules_of(row), note)
    await change_message(press, view, subject="options")
    await messages.redraw(press.client, row)


class OptionsButton(Control, template=r"options:(?P<id>\d{1,18}):(?P<page>\d)"):
    """On the panel: opens the dialog of one page."""

    async def press(self, press: Click) -> None:
        """Show the values that hold now."""
        async with press.client.db.reading() as tx:
            row = await challenges.load(tx, int(self.words["id"]))
        check_changeable(press, row)
        variant, language = VARIANTS[row.variant], await press.client.language(press)
        page = min(int(self.words["page"]), len(pages_of(variant)) - 1)
        await press.response.send_modal(dialog(language, row.id, variant, rules_of(row), page))


class PresetSelect(Control, template=r"options:(?P<id>\d{1,18}):preset"):
    """On the panel: the presets."""

    async def press(self, press: Click) -> None:
        """Take the rules of the chosen preset."""
        language, name = await press.client.language(press), next(iter(chosen(press)), "")

        def choose(variant: Variant, rules: Rules) -> Rules:
            return with_preset(variant, preset_rules(language, variant, name), rules)

        await change(press, int(self.words["id"]), choose)


class OptionsDialog(Control, template=r"dialog:(?P<id>\d{1,18}):(?P<page>\d)"):
    """A dialog that was filled in."""

    async def press(self, press: Click) -> None:
        """Take what was filled in."""
        language, filled = await press.client.language(press), dict(fields(press))

        def choose(variant: Variant, rules: Rules) -> Rules:
            return rules_with(language, variant, rules, filled)

        await change(press, int(self.words["id"]), choose)


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


CONTROLS = (OptionsButton, PresetSelect, OptionsDialog)
