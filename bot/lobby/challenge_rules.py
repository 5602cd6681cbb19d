"""The rules of an open challenge, changed in a dialog by whoever has made it."""

from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from bot.lobby.challenge_messages import ChallengeMessages
from bot.lobby.options_dialog import dialog, needs_panel, panel
from bot.messages.pressed import change as change_message
from bot.messages.pressed import is_private
from bot.messages.replies import NOBODY
from bot.people.languages import Languages
from bot.people.readers import WATCHERS, watchers_word
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.challenge import rules_of
from bot.render.layout import buttons, layout
from bot.runtime.clock import click_ms
from data import challenges
from data.challenges import ChallengePlayer, ChallengeRow
from data.errors import ChallengeClosed
from data.store.database import Database
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

Choose = Callable[[Variant, Rules], Rules]
"""Makes other rules from those of a challenge; raises Refused."""


class ChallengeRules:
    """Lets whoever has made a challenge change its rules."""

    def __init__(self, db: Database, languages: Languages, messages: ChallengeMessages) -> None:
        self._db = db
        self._languages = languages
        self._messages = messages

    async def ask(self, press: discord.Interaction[Any], row: ChallengeRow) -> None:
        """Open the dialog, or the panel that leads to its pages; raises Refused."""
        check_changeable(press, row)
        variant, rules = VARIANTS[row.variant], rules_of(row)
        language = await self._languages.of_click(press)
        if not needs_panel(variant):
            shown = dialog(language, row.id, variant, rules, 0, watchers=watchers_of(row))
            await press.response.send_modal(shown)
            return
        view = panel(language, row.id, variant, rules, watchers=watchers_of(row))
        await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def change(
        self, press: discord.Interaction[Any], number: int, choose: Choose, watchers: str = ""
    ) -> None:
        """Let the challenge have the rules that were chosen, and who may watch; and show it.

        Raises Refused, ChallengeClosed and NoSuchChallenge; then nothing has changed.
        """
        async with self._db.transaction() as tx:
            row = await challenges.load(tx, number)
            check_changeable(press, row)
            rules = choose(VARIANTS[row.variant], rules_of(row))
            audience = WATCHERS.get(watchers, row.audience)
            is_other = (rules, audience) != (rules_of(row), row.audience)
            agreed = agreed_with(row) if is_other else ()
            if is_other:
                stored = rules.model_dump(mode="json")
                row = await challenges.change_rules(tx, number, stored, audience)
        await self._show(press, row)
        if agreed:
            await self._messages.tell_changed(row, agreed)

    async def _show(self, press: discord.Interaction[Any], row: ChallengeRow) -> None:
        """Bring the challenge's message up to date, and the panel where that was used."""
        if press.message is not None and press.message.id == row.message_id:
            await self._messages.answer(press, row)
            return
        language = await self._languages.of_click(press)
        note = say(language, "options-shown")
        variant, rules = VARIANTS[row.variant], rules_of(row)
        view = panel(language, row.id, variant, rules, note, watchers=watchers_of(row))
        await change_message(press, view, subject="options")
        await self._messages.redraw(row)

    async def refuse(
        self, press: discord.Interaction[Any], number: int, why: str, again: ui.Button[Any]
    ) -> int | None:
        """Say *why* a dialog was not taken, with *again* to mend it: in the panel, if it is open.

        Returns the new message where there is none.
        """
        async with self._db.reading() as tx:
            row = await challenges.load(tx, number)
        variant, language = VARIANTS[row.variant], await self._languages.of_click(press)
        if needs_panel(variant):
            watchers = watchers_of(row)
            view = panel(language, row.id, variant, rules_of(row), why, [again], watchers=watchers)
        else:
            view = layout(why, *buttons([again]))
        if is_private(press, "options"):
            await change_message(press, view, subject="options")
            return None
        sent = await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
        return None if needs_panel(variant) else sent.message_id


def watchers_of(row: ChallengeRow) -> str:
    """Who may watch the game of a challenge, as a word; empty in a DM, where nobody can."""
    return "" if row.guild_id is None else watchers_word(row.audience)


def check_changeable(press: discord.Interaction[Any], row: ChallengeRow) -> None:
    """Raise Refused or ChallengeClosed unless the presser may change the rules now."""
    if press.user.id != row.challenger_id:
        raise Refused("challenge-options-not-yours")
    if row.game_id is not None:
        raise Refused("challenge-has-begun", game=row.game_id)
    if row.state != "open" or row.expires_ms <= click_ms(press):
        raise ChallengeClosed(row.id, row.state)


def agreed_with(row: ChallengeRow) -> tuple[ChallengePlayer, ...]:
    """Who has accepted the challenge, or joined, as its rules are."""
    others = (one for one in row.playing if one.user_id != row.challenger_id)
    return tuple(one for one in others if one.accepted_ms is not None)
