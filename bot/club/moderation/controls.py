"""What moderators press: each press asks anew whether they still are, as roles are taken away."""

from bot.club.moderation.deeds import Moderation, is_rival
from bot.club.moderation.panel import (
    IDLE_DAYS,
    LENGTHS,
    PAGES,
    ban_page,
    log_page,
    people_page,
    table_page,
    tables_page,
    why_dialog,
)
from bot.controls.clicks import Click, say_to
from bot.controls.club_page import leading_back, turn_to
from bot.controls.control import chosen, control
from bot.controls.dialogs import Dialog
from bot.controls.paging import paged
from bot.lobby.moderators import Moderator, is_moderator, moderator, person
from bot.messages.failures import living
from bot.messages.pressed import is_private
from bot.people.refused import Refused
from bot.people.texts import name_text
from bot.render.layout import NOBODY, Block, MessageLayout
from bot.render.menus import OPTIONS_A_SELECT
from bot.render.titles import day
from bot.runtime.clock import MS, now_ms
from bot.runtime.news import News
from bot.runtime.senders import guild_of, user_of
from bot.table.table import Table
from bot.typed.filled import Fields
from data import bans, games, moderation
from data.ids import GameId, UserId
from data.moderation import DeedKind

ENDS: dict[str, DeedKind] = {"end": "end", "stop": "stop"}


async def own(click: Click) -> Moderator:
    """The moderator who clicked; raises Refused."""
    return await moderator(click, click.client.preferences)


async def ways_for_moderators(press: Click, table: Table) -> list[tuple[str, str]]:
    """The way to end *table*, for a moderator who does not sit there."""
    is_here = guild_of(press) == table.row.guild_id
    if not is_here or table.over or table.seat_of(user_of(press)) is not None:
        return []
    if not await is_moderator(press, press.client.preferences):
        return []
    label = await say_to(press, "button-club-moderate")
    return [(label, f"moderate:table:{table.id}")]


async def page_of(
    click: Click, by: Moderator, page: str, number: int = 0, note: str = ""
) -> MessageLayout:
    """A page of the panel; *number* is of days, of a page of the log, of a table, or of a person.

    Raises Refused where there is no such table here, or that person may not be kept from playing.
    """
    app, language = click.client, await click.client.languages.of_click(click)
    match page:
        case "tables":
            rows = await app.part(Moderation).idle(by, number)
            parts = tables_page(language, by, rows, number)
        case "people":
            banned = await app.db.read(bans.running, by.guild, now_ms(), OPTIONS_A_SELECT)
            parts = people_page(language, banned)
        case "log":
            parts = log_page(language, await app.db.read(moderation.log, by.guild, number))
        case "person":
            parts = ban_page(language, await person(click, UserId(number), by, app.preferences))
        case _:
            parts = await one_table(click, by, GameId(number), language)
    return paged(language, "moderate", page, PAGES, parts, note)


async def one_table(click: Click, by: Moderator, number: GameId, language: str) -> list[Block]:
    """A table, and how it can be ended; raises Refused where there is none of that number here."""
    async with click.client.db.reading() as tx:
        row = await games.load(tx, number)
        rival = await is_rival(tx, by, row)
    if row.guild_id != by.guild:
        raise Refused("no-such-table", game=number)
    return table_page(language, by, row, rival=rival)


async def redraw(press: Click, by: Moderator, page: str, number: int = 0, note: str = "") -> None:
    """Show one page where it was pressed."""
    await turn_to(press, await page_of(press, by, page, number, note))


@control(
    r"moderate:(?:page:(?P<page>tables|people|log)"
    r"|(?P<of>log|table):(?P<number>\d{1,18})(?::(?:back|next))?)"
)
async def moderate_page(press: Click, page: str = "", of: str = "", number: int = 0) -> None:
    """Show a page of the moderators' panel, or of its log, or how a table can be ended.

    Raises Refused to who does not moderate here any more.
    """
    await redraw(press, await own(press), page or of, number)


@control(r"moderate:pick:(?P<what>days|table|person|lift|length)(:(?P<number>\d{1,20}))?")
async def moderate_menu(press: Click, what: str, number: int = 0) -> None:
    """Show what was chosen in a menu of the moderators', or ask why; raises Refused."""
    by, value = await own(press), next(iter(chosen(press)), "")
    if not value.isdecimal():
        raise Refused("control-unknown")
    found = int(value)
    match what:
        case "days" if found in IDLE_DAYS:
            await redraw(press, by, "tables", found)
        case "table" | "person":
            await redraw(press, by, what, found)
        case "lift":
            await ask(press, "lift", found)
        case "length" if found in LENGTHS:
            await ask(press, "ban", number, found)
        case _:
            raise Refused("control-unknown")


@control(r"moderate:ask:(?P<what>end|stop|clear):(?P<number>\d{1,18})")
async def moderate_ask(press: Click, what: str, number: int) -> None:
    """Ask why a table is to end, or all at which nobody moves any more: the last question."""
    await own(press)
    await ask(press, what, number)


async def ask(press: Click, what: str, number: int, seconds: int = 0) -> None:
    """Open the dialog that asks why."""
    language = await press.client.languages.of_click(press)
    own_id = f"moderate:fill:{what}:{number}:{seconds}"
    await press.response.send_modal(why_dialog(language, what, own_id, number))


class ModerateDialog(
    Dialog,
    template=r"moderate:fill:(?P<what>end|stop|clear|ban|lift):(?P<number>\d{1,20})"
    r":(?P<seconds>\d{1,9})",
):
    """The dialog in which somebody has said why: what they chose is done."""

    async def take(self, press: Click, filled: Fields) -> None:
        """Do what the dialog is about, and show the page with what was done. Raises Refused."""
        by, what, number = await own(press), self.words["what"], int(self.words["number"])
        reason = " ".join(filled.get("reason", "").split())[: bans.LONGEST_REASON] or None
        match what:
            case "ban":
                await ban(press, by, UserId(number), int(self.words["seconds"]), reason)
            case "lift":
                await lift(press, by, number, reason)
            case "clear":
                await clear(press, by, number, reason)
            case _:
                await end(press, by, GameId(number), ENDS[what], reason)


async def end(
    press: Click, by: Moderator, game: GameId, kind: DeedKind, reason: str | None
) -> None:
    """End one table for a moderator."""
    await press.client.part(Moderation).end(by, game, kind, reason)
    said = await say_to(press, "moderate-ended", how=kind, game=game)
    await redraw(press, by, "tables", note=said)


async def clear(press: Click, by: Moderator, days: int, reason: str | None) -> None:
    """End all tables at which nobody has moved for so many *days*."""
    if days not in IDLE_DAYS[1:] or not is_private(press, "moderate"):
        raise Refused("control-unknown")
    await press.response.defer()
    count = await press.client.part(Moderation).clear(by, days, reason)
    said = await say_to(press, "moderate-cleared", count=count)
    view = await leading_back(press, await page_of(press, by, "tables", note=said))
    await living(press).edit_original_response(view=view, allowed_mentions=NOBODY)


async def ban(press: Click, by: Moderator, user: UserId, seconds: int, reason: str | None) -> None:
    """Keep somebody from playing, for a moderator."""
    if seconds not in LENGTHS:
        raise Refused("control-unknown")
    found = await person(press, user, by, press.client.preferences)
    until_ms = now_ms() + seconds * MS if seconds else None
    playing = await press.client.part(Moderation).ban(by, found, until_ms, reason)
    await press.client.part(News).banned.run(by.guild, user)
    said = await say_to(
        press,
        "moderate-banned",
        name=name_text(found.name),
        until=day(until_ms) if until_ms else "none",
        tables=", ".join(f"#{game}" for game in playing) or "none",
    )
    await redraw(press, by, "people", note=said)


async def lift(press: Click, by: Moderator, number: int, reason: str | None) -> None:
    """Let somebody play again, for a moderator."""
    lifted = await press.client.part(Moderation).lift(by, number, reason)
    said = await say_to(press, "moderate-lifted", name=name_text(lifted.name))
    await redraw(press, by, "people", note=said)
