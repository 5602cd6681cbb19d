"""The rules of an open challenge, changed in a dialog by whoever has made it."""

from collections.abc import Callable, Sequence

from bot.lobby.challenge_messages import ChallengeMessages
from bot.lobby.options_dialog import panel
from bot.lobby.waiting import OPEN_MS, STANDS, check_slow, slowed
from bot.messages.pressed import put
from bot.messages.replies import show_privately
from bot.people.languages import Languages
from bot.people.readers import WATCHERS, watchers_word
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import Button
from bot.render.challenge import rules_of
from bot.render.layout import MessageLayout
from bot.runtime.clock import click_ms
from bot.runtime.senders import AnyClick, user_of
from bot.runtime.signals import Signal
from bot.typed.house_sheets import readable
from data import challenges, sheets
from data.challenges import ChallengePlayer, ChallengeRow
from data.errors import ChallengeClosed
from data.game_rows import Audience
from data.ids import NO_GUILD, ChallengeId, Ms
from data.store.database import Database
from data.store.transaction import Transaction
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

Choose = Callable[[Variant, Rules], Rules]
"""Makes other rules from those of a challenge; raises Refused."""


class ChallengeRules:
    """Lets whoever has made a challenge change its rules, and how long it stands."""

    def __init__(self, db: Database, languages: Languages, messages: ChallengeMessages) -> None:
        self._db = db
        self._languages = languages
        self._messages = messages
        self.stands: Signal[ChallengeRow] = Signal()
        """A challenge stands until another time than before."""

    async def ask(self, press: AnyClick, row: ChallengeRow) -> None:
        """Open the panel that leads to the dialogs; raises Refused."""
        check_changeable(press, row)
        await show_privately(press, await self._panel(press, row))

    async def change(
        self,
        press: AnyClick,
        number: ChallengeId,
        choose: Choose,
        watchers: str = "",
    ) -> None:
        """Let the challenge have the rules that were chosen, and who may watch; and show it.

        Raises Refused, ChallengeClosed and NoSuchChallenge; then nothing has changed.
        """
        async with self._db.transaction() as tx:
            row = await challenges.load(tx, number)
            check_changeable(press, row)
            rules = choose(VARIANTS[row.variant], rules_of(row))
            check_slow(rules, row.expires_ms - row.created_ms)
            audience = WATCHERS.get(watchers, row.audience)
            row, agreed = await changed(tx, row, rules, audience)
        await self._show(press, row, agreed)

    async def stand(self, press: AnyClick, number: ChallengeId, open_ms: Ms) -> None:
        """Let the challenge stand for so long from when it was made, and show it.

        One that waits is played by slow clocks. Raises as `change`.
        """
        async with self._db.transaction() as tx:
            row = await challenges.load(tx, number)
            check_changeable(press, row)
            until_ms = row.created_ms + open_ms
            if until_ms <= click_ms(press):
                raise Refused("waiting-too-short")
            rules = slowed(rules_of(row)) if open_ms > OPEN_MS else rules_of(row)
            row, agreed = await changed(tx, row, rules, row.audience)
            row = await challenges.let_stand(tx, number, until_ms)
        self.stands.publish(row)
        await self._show(press, row, agreed)

    async def _show(
        self,
        press: AnyClick,
        row: ChallengeRow,
        agreed: Sequence[ChallengePlayer],
    ) -> None:
        """Bring the challenge's message and the panel up to date; call who had *agreed*."""
        if press.message is not None and press.message.id == row.message_id:
            await self._messages.answer(press, row)
        else:
            language = await self._languages.of_click(press)
            view = await self._panel(press, row, say(language, "options-shown"))
            await put(press, view, subject="options")
            await self._messages.redraw(row.id)
        if agreed:
            await self._messages.tell_changed(row, agreed)

    async def refuse(self, press: AnyClick, number: ChallengeId, why: str, again: Button) -> None:
        """Say *why* a dialog was not taken, with *again* to mend it, in the panel."""
        row = await self._db.read(challenges.load, number)
        view = await self._panel(press, row, why, [again])
        await put(press, view, subject="options")

    async def _panel(
        self,
        press: AnyClick,
        row: ChallengeRow,
        note: str = "",
        again: Sequence[Button] = (),
    ) -> MessageLayout:
        variant, language = VARIANTS[row.variant], await self._languages.of_click(press)
        lasts_ms = row.expires_ms - row.created_ms
        known = readable(await self._db.read(sheets.of_server, row.guild_id or NO_GUILD))
        return panel(
            language,
            row.id,
            variant,
            rules_of(row),
            standing=min(STANDS, key=lambda key: abs(STANDS[key] - lasts_ms)),
            sheets=[one for one in known if one.variant is variant],
            watchers="" if row.guild_id is None else watchers_word(row.audience),
            keeps=row.guild_id is not None and press.permissions.manage_guild,
            note=note,
            again=again,
        )


async def changed(
    tx: Transaction, row: ChallengeRow, rules: Rules, audience: Audience | None
) -> tuple[ChallengeRow, tuple[ChallengePlayer, ...]]:
    """The challenge with these rules and watchers, and who had agreed to others."""
    if (rules, audience) == (rules_of(row), row.audience):
        return row, ()
    others = (one for one in row.playing if one.user_id != row.challenger_id)
    agreed = tuple(one for one in others if one.accepted_ms is not None)
    stored = rules.model_dump(mode="json")
    return await challenges.change_rules(tx, row.id, stored, audience), agreed


def check_changeable(press: AnyClick, row: ChallengeRow) -> None:
    """Raise Refused or ChallengeClosed unless the presser may change the rules now."""
    if user_of(press) != row.challenger_id:
        raise Refused("challenge-options-not-yours")
    if row.game_id is not None:
        raise Refused("challenge-has-begun", game=row.game_id)
    if row.state != "open" or row.expires_ms <= click_ms(press):
        raise ChallengeClosed(row.id, row.state)
