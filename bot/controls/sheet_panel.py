"""A server's house rules: everybody reads them, who manages the server changes them."""

from collections.abc import Sequence

from discord import ui

from bot.controls.clicks import Click, say_to, server_of
from bot.controls.club_page import turn_to
from bot.controls.control import chosen, control
from bot.controls.dialogs import Dialog, typed_before
from bot.controls.server_panel import managed
from bot.messages.pressed import is_private
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.buttons import Button, button, buttons
from bot.render.challenge import rules_of, time_text
from bot.render.dialog import choice_field, modal, text_field
from bot.render.layout import Block, MessageLayout, layout
from bot.render.menus import OPTIONS_A_SELECT, option, select
from bot.render.options import code_text, rules_line
from bot.render.titles import game_name, game_title
from bot.runtime.clock import now_ms
from bot.runtime.senders import answer_of
from bot.typed.filled import NOTHING, Fields, WrongFields, reading
from bot.typed.house_sheets import NAME_LENGTH, read_name, read_sheet
from bot.typed.options import chosen_rules
from data import challenges, settings, sheets
from data.ids import ChallengeId, GuildId, MessageId
from data.sheets import SheetRow, key_of
from data.store.transaction import Transaction
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

MOST = 20
"""Sheets that a server keeps."""
OPTIONS_LENGTH = 200
KEY = r"[^:]{1,80}"


async def rows_of(click: Click) -> Sequence[SheetRow]:
    """The sheets of the caller's server; raises Refused outside one."""
    return await click.client.db.read(sheets.of_server, server_of(click))


async def show(click: Click, note: str = "") -> None:
    """Show the list of house rules to the caller alone."""
    await turn_to(click, await list_of(click, note))


async def list_of(click: Click, note: str = "", again: Sequence[Button] = ()) -> MessageLayout:
    """The list of house rules as it is now."""
    language = await click.client.languages.of_click(click)
    rows, may = await rows_of(click), click.permissions.manage_guild
    parts: list[Block] = [say(language, "sheets-title")]
    parts += [sheet_text(language, row) for row in rows] or [say(language, "sheets-none")]
    if may and rows:
        lines = [option(row.name, row.key) for row in rows[:OPTIONS_A_SELECT]]
        parts.append(select("sheets:pick", lines, say(language, "sheets-pick")))
    if may:
        parts += buttons([button(say(language, "button-sheet-new"), "sheets:ask:new:")])
    about = say(language, "sheets-about" if may else "sheets-for-managers")
    noted: list[Block] = [note, *buttons(again)] if note else []
    return layout(*parts, f"-# {about}", *noted)


def sheet_text(language: str, row: SheetRow) -> str:
    """A sheet with its game and rules; one that this version does not understand is told."""
    sheet = read_sheet(row)
    if sheet is None:
        return f"**{name_text(row.name)}**\n⚠ {say(language, 'sheet-not-read-line')}"
    title = game_title(language, sheet.variant.key, sheet.rules)
    line = rules_line(language, sheet.variant, sheet.rules)
    times = time_text(language, sheet.rules)
    return f"**{name_text(row.name)}** · {title}\n-# {line} · {times}"


async def one_of(click: Click, key: str) -> MessageLayout:
    """Some house rules, with what can be done to them; raises Refused where there are none such."""
    language = await click.client.languages.of_click(click)
    row = next((one for one in await rows_of(click) if one.key == key), None)
    if row is None:
        raise Refused("sheet-gone")
    sheet = read_sheet(row)
    code = [code_text(language, sheet.variant, sheet.rules)] if sheet else []
    ways = [
        button(say(language, "button-sheet-rename"), f"sheets:ask:rename:{key}"),
        button(say(language, "button-sheet-remove"), f"sheets:remove:{key}"),
        button(say(language, "button-sheets"), "sheets:list"),
    ]
    return layout(sheet_text(language, row), *code, *buttons(ways))


async def add(click: Click, typed: str, variant: Variant, rules: Rules) -> str:
    """Keep rules under a name; returns what to tell. Raises Refused."""
    guild, name = managed(click), read_name(typed)
    async with click.client.db.transaction() as tx:
        await check_free(tx, guild, name)
        if await sheets.count(tx, guild) >= MOST:
            raise Refused("sheets-too-many", count=MOST)
        await sheets.add(tx, guild, name, variant.key, rules.model_dump(mode="json"), now_ms())
    return await say_to(click, "sheet-kept", name=name_text(name))


async def rename(click: Click, key: str, typed: str) -> str:
    """Call a sheet otherwise; returns what to tell. Raises Refused."""
    guild, name = managed(click), read_name(typed)
    async with click.client.db.transaction() as tx:
        if key_of(name) != key:
            await check_free(tx, guild, name)
        if not await sheets.rename(tx, guild, key, name):
            raise Refused("sheet-gone")
    return await say_to(click, "preferences-changed")


async def remove(click: Click, key: str) -> str:
    """Keep a sheet no longer; returns what to tell. Raises Refused."""
    if not await click.client.db.write(sheets.remove, managed(click), key):
        raise Refused("sheet-gone")
    return await say_to(click, "preferences-changed")


async def check_free(tx: Transaction, guild: GuildId, name: str) -> None:
    """Raise Refused where there is a sheet of that name; held until the transaction ends."""
    await sheets.hold(tx, guild)
    if await sheets.exists(tx, guild, name):
        raise Refused("sheet-exists", name=name_text(name))


async def rules_typed(click: Click, game: str | None, typed: str) -> tuple[Variant, Rules]:
    """The game and rules of options as they are typed; raises Refused."""
    server = await click.client.db.read(settings.server_settings, server_of(click))
    language = await click.client.languages.of_click(click)
    return chosen_rules(language, VARIANTS.get(game or ""), VARIANTS[server.game], {}, typed)


@control(r"sheets:pick")
async def sheet_select(press: Click) -> None:
    """Show the house rules that were chosen from the list."""
    managed(press)
    await turn_to(press, await one_of(press, next(iter(chosen(press)), "")))


@control(rf"sheets:(?P<verb>list|remove)(:(?P<key>{KEY}))?")
async def sheets_button(press: Click, verb: str, key: str = "") -> None:
    """Show the list of house rules, or remove some first."""
    note = await remove(press, key) if verb == "remove" else ""
    await turn_to(press, await list_of(press, note))


@control(r"sheets:keep:(?P<id>\d{1,18})")
async def keep_button(press: Click, id: str) -> None:
    """Ask for the name under which to keep the rules of a challenge as house rules."""
    managed(press)
    language = await press.client.languages.of_click(press)
    await press.response.send_modal(dialog(language, "keep", id, NOTHING))


@control(rf"sheets:(?P<way>ask|again):(?P<what>new|rename|keep):(?P<about>{KEY})?")
async def ask_button(press: Click, way: str, what: str, about: str = "") -> None:
    """Open a dialog about house rules, as usual or with what was typed before."""
    managed(press)
    language, typed = await press.client.languages.of_click(press), NOTHING
    if way == "again":
        typed = typed_before(press, f"sheets:ask:{what}:{about}", language)
    await press.response.send_modal(dialog(language, what, about, typed))


def dialog(language: str, what: str, about: str, typed: Fields) -> ui.Modal:
    """Asks for a name; for a new sheet also for the game and its options, typed or as a code."""
    hint = say(language, "sheet-name-about")
    label = say(language, "field-sheet-name")
    fields = [text_field("name", label, typed.get("name", ""), hint=hint, length=NAME_LENGTH)]
    if what == "new":
        wanted = typed.get("game", next(iter(VARIANTS)))
        games = [option(game_name(language, key), key, chosen=key == wanted) for key in VARIANTS]
        fields.append(choice_field("game", say(language, "field-sheet-game"), games))
        label, hint = say(language, "field-sheet-options"), say(language, "sheet-options-about")
        value = typed.get("options", "")
        fields.append(text_field("options", label, value, hint=hint, length=OPTIONS_LENGTH))
    return modal(say(language, f"sheet-dialog-{what}"), f"sheets:fill:{what}:{about}", fields)


class SheetDialog(Dialog, template=rf"sheets:fill:(?P<what>new|rename|keep):(?P<about>{KEY})?"):
    """The dialog about house rules, filled in."""

    names = "field-sheet-"
    again = "sheets:again:{what}:{about}"

    async def take(self, press: Click, filled: Fields) -> None:
        """Keep, rename or add house rules, and show the list, anew beside a challenge's panel."""
        try:
            note = await self._done(press, filled)
        except Refused as refused:
            if refused.key != "sheet-exists":
                raise
            raise WrongFields({"name": refused}) from refused
        if self.words["what"] == "keep":
            await show(press, note)
        else:
            await turn_to(press, await list_of(press, note))

    async def _done(self, press: Click, filled: Fields) -> str:
        what, about, name = self.words["what"], self.words["about"] or "", filled.get("name", "")
        with reading() as field, field("name"):
            read_name(name)
        if what == "rename":
            return await rename(press, about, name)
        if what == "keep":
            row = await press.client.db.read(challenges.load, ChallengeId(int(about)))
            return await add(press, name, VARIANTS[row.variant], rules_of(row))
        with reading() as field, field("options"):
            found = await rules_typed(press, filled.get("game"), filled.get("options", ""))
        return await add(press, name, *found)

    async def refuse(self, press: Click, why: str, again: Button) -> MessageId | None:
        """Say what was wrong, in the list where it was pressed there."""
        if is_private(press, "sheets") and self.words["what"] != "keep":
            await turn_to(press, await list_of(press, why, [again]))
            return None
        return answer_of(await show_privately(press, layout(why, *buttons([again]))))
