"""What moderators have before them: the tables of their server, who may not play, and the log."""

from collections.abc import Sequence

from discord import ui

from bot.club.moderation.deeds import clearable, is_own
from bot.controls.paging import page_buttons
from bot.lobby.moderators import Moderator, Person
from bot.people.texts import harmless, name_text, plain_name, say
from bot.render.buttons import RED, button, buttons
from bot.render.dialog import modal, text_field
from bot.render.layout import Block
from bot.render.menus import OPTIONS_A_SELECT, PEOPLE, menu, picker
from bot.render.titles import day, game_name, moment, span_text
from data.bans import LONGEST_REASON, Ban
from data.games import GameRow
from data.moderation import Log, NewDeed
from engine.rules import DAY, HOUR

PAGES = ("tables", "people", "log")
IDLE_DAYS = (0, 1, 3, 7, 14, 30)
"""For so many days nobody has moved; 0: all tables."""
LENGTHS = (HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY, 90 * DAY, 365 * DAY, 0)
"""How long somebody may be kept from playing, in seconds; 0: until it is lifted."""
MOST_LINES = 12
"""Tables, or bans, that are told in words; the menu has more."""


def tables_page(language: str, by: Moderator, rows: Sequence[GameRow], days: int) -> list[Block]:
    """The tables at which nobody has moved for so many *days*, and the way to each."""
    lines = [f"- {table_line(language, row)}" for row in rows[:MOST_LINES]]
    more = len(rows) - len(lines)
    lines += [say(language, "moderate-more", count=more)] if more > 0 else []
    span = span_text(language, days * DAY)
    told = say(language, "moderate-idle" if days else "moderate-all", span=span, count=len(rows))
    cleared = len(clearable(by, rows))
    every = say(language, "button-moderate-clear", count=cleared)
    clear = [button(every, f"moderate:ask:clear:{days}", RED)] if days and cleared else []
    ages = [(str(one), days_label(language, one), None) for one in IDLE_DAYS]
    return [
        "\n".join([told, *lines]),
        menu("moderate:pick:days", ages, str(days)),
        *table_menu(language, rows),
        *buttons(clear),
    ]


def days_label(language: str, days: int) -> str:
    """Which tables a choice shows."""
    span = span_text(language, days * DAY)
    return say(language, "menu-moderate-idle" if days else "menu-moderate-all", span=span)


def table_menu(language: str, rows: Sequence[GameRow]) -> list[Block]:
    """A menu of tables, if there are any."""
    if not rows:
        return []
    lines = [
        (
            str(row.id),
            table_label(language, row),
            ", ".join(plain_name(one.name) for one in row.players),
        )
        for row in rows[:OPTIONS_A_SELECT]
    ]
    return [menu("moderate:pick:table", lines, None, say(language, "menu-moderate-table"))]


def table_label(language: str, row: GameRow) -> str:
    """A table by its number and game."""
    return say(language, "table-title", number=row.id, game=game_name(language, row.variant))


def table_line(language: str, row: GameRow) -> str:
    """A table in a list: its number and game, who sits there, and when somebody moved last."""
    names = ", ".join(name_text(one.name) for one in row.players)
    title, time = table_label(language, row), moment(row.moved_ms)
    return say(language, "moderate-table", title=title, names=names, time=time)


def table_page(language: str, by: Moderator, row: GameRow, *, rival: bool = False) -> list[Block]:
    """One table, and how it can be ended; not a *rival*'s, of one's own tournament."""
    if row.state != "playing":
        return [say(language, "game-over", game=row.id)]
    told = f"{table_line(language, row)}\n"
    if is_own(by, row):
        return [told + say(language, "moderate-own-table", game=row.id)]
    if rival:
        return [told + say(language, "moderate-own-tournament", game=row.id)]
    ways = [
        button(say(language, f"button-moderate-{how}"), f"moderate:ask:{how}:{row.id}", RED)
        for how in ("end", "stop")
    ]
    if row.audience is None:
        ways.append(button(say(language, "button-moderate-look"), f"watch:{row.id}"))
    ends = "moderate-ends-tournament" if row.occasion == "tournament" else "moderate-ends"
    return [told + say(language, ends), *buttons(ways, most=1)]


def people_page(language: str, found: Sequence[Ban]) -> list[Block]:
    """Who may not play here, and menus to change that."""
    lines = [f"- {ban_line(language, one)}" for one in found[:MOST_LINES]]
    told = say(language, "moderate-people", count=len(found))
    chosen = picker(PEOPLE, "moderate:pick:person", say(language, "menu-moderate-person"))
    lift = [
        (str(one.id), plain_name(one.name), one.reason and plain_name(one.reason)) for one in found
    ]
    hint = say(language, "menu-moderate-lift")
    lifting = [menu("moderate:pick:lift", lift[:OPTIONS_A_SELECT], None, hint)] if lift else []
    return ["\n".join([told, *lines]), chosen, *lifting]


def ban_line(language: str, ban: Ban) -> str:
    """Who may not play until when, and why."""
    until = day(ban.until_ms) if ban.until_ms else "none"
    told = say(language, "moderate-ban", name=name_text(ban.name), until=until)
    return told + because(language, ban.reason)


def because(language: str, reason: str | None) -> str:
    """The reason of a deed, to stand behind it."""
    return say(language, "moderate-because", reason=harmless(reason)) if reason else ""


def ban_page(language: str, person: Person) -> list[Block]:
    """Asks for how long somebody may not play."""
    endless = say(language, "moderate-until-lifted")
    lines = [(str(one), span_text(language, one) if one else endless, None) for one in LENGTHS]
    hint = say(language, "menu-moderate-length")
    return [
        say(language, "moderate-how-long", name=name_text(person.name)),
        menu(f"moderate:pick:length:{person.user}", lines, None, hint),
    ]


def log_page(language: str, log: Log) -> list[Block]:
    """One page of what moderators did."""
    if not log.deeds:
        return [say(language, "moderate-log-empty")]
    lines = [deed_line(language, one) for one in log.deeds]
    ways = page_buttons(language, "moderate:log", log.page, log.pages)
    return ["\n".join(lines), *buttons(ways)]


def deed_line(language: str, deed: NewDeed) -> str:
    """What somebody did, when, to what or whom, and why."""
    told = say(
        language,
        "moderate-deed",
        kind=deed.kind,
        time=day(deed.at_ms),
        by=name_text(deed.by_name),
        game=deed.game_id or 0,
        name=name_text(deed.about_name or "?"),
        until=day(deed.until_ms) if deed.until_ms else "none",
    )
    return told + because(language, deed.reason)


def why_dialog(language: str, what: str, own: str, number: int) -> ui.Modal:
    """Asks why, which may stay empty; to send it is the last word. *own* is its id."""
    label = say(language, "field-moderate-reason")
    hint = say(language, "field-moderate-reason-about", what=what)
    field = text_field("reason", label, "", hint=hint, length=LONGEST_REASON)
    return modal(say(language, "dialog-moderate", what=what, number=number), own, [field])
