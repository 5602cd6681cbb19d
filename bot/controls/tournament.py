"""The buttons and dialogs of tournaments."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import tzinfo
from typing import Any

import discord
from discord import ui

from bot.club.signing_up import (
    LEAST_MINUTES,
    MOST_MINUTES,
    MOST_ROUNDS,
    NAME_LENGTH,
    USUAL_MINUTES,
    USUAL_SIGN_UP,
    TournamentWish,
    check_host,
    read_when,
    timed,
)
from bot.club.tournament_messages import pictures_of, places_of, shown_of
from bot.club.tournament_rounds import unsettled
from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.controls.dialogs import Dialog, again_button, typed_before
from bot.controls.paging import page_buttons
from bot.controls.rules import usual
from bot.messages.frames import jump_url
from bot.messages.pressed import put
from bot.messages.replies import NOBODY, whisper
from bot.messages.sending import Content
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.people.zones import zone_called
from bot.render.dialog import LABEL_LENGTH, modal, text_field
from bot.render.layout import OPTIONS_A_SELECT, Block, button, buttons, layout, option
from bot.render.options import code_text
from bot.render.titles import game_name
from bot.render.tournament import head, pages_of, state_blocks, table_blocks
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.typed.filled import NOTHING, Fields, WrongFields
from bot.typed.house_sheets import Sheet, readable
from bot.typed.options import chosen_rules
from data import settings, sheets, tournaments
from data.tournaments import Kind, Tournament
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

FORMS: dict[str, tuple[Kind, bool]] = {
    "swiss": ("swiss", False),
    "swiss-same": ("swiss", True),
    "round-robin": ("round-robin", False),
    "round-robin-same": ("round-robin", True),
}
"""What the dialog offers: who meets whom, and whether all tables have the same cards."""
NEW = "tourneys:new"
SHEET = "sheet:"
"""Before the key of house rules, in the menu of the games."""


async def loaded(click: Click, number: int) -> Tournament:
    """A tournament of the clicker's server; raises Refused where there is none."""
    async with click.client.db.reading() as tx:
        one = await tournaments.load(tx, number)
    if one is None or one.guild_id != click.guild_id:
        raise Refused("tournament-none")
    return one


async def zone_for(click: Click) -> tzinfo:
    """By which clock the caller types times: their own, else the server's."""
    person = await click.client.preferences.of_user(click.user.id)
    server = await click.client.preferences.of_server(click.guild_id)
    return zone_called(person.zone or server.zone)


async def show_present(click: Click) -> None:
    """Show the caller the tournament of this channel or server, or the way to open one."""
    if click.guild_id is None or click.channel_id is None:
        raise Refused("server-only")
    async with click.client.db.reading() as tx:
        found = await tournaments.in_channel(tx, click.channel_id)
        found = found or next(iter(await tournaments.in_server(tx, click.guild_id)), None)
        found = found or await tournaments.last_in(tx, click.guild_id)
        one = await tournaments.load(tx, found) if found else None
    language = await click.client.languages.of_click(click)
    if one is None:
        ways = [new_button(language)]
        blocks: list[Block] = [say(language, "tournament-none-yet"), *buttons(ways)]
        await click.response.send_message(
            view=layout(*blocks), ephemeral=True, allowed_mentions=NOBODY
        )
        return
    content = await page_content(click, one, 1)
    await click.response.send_message(**content.new(), ephemeral=True)


def new_button(language: str) -> ui.Button[Any]:
    """Opens the dialog for a new tournament."""
    return button(say(language, "button-tournament-new"), NEW, discord.ButtonStyle.primary)


async def page_content(click: Click, one: Tournament, page: int) -> Content:
    """How a tournament stands, for one reader alone, with all pages of its table."""
    language = await click.client.languages.of_click(click)
    async with click.client.db.reading() as tx:
        shown = shown_of(one, await places_of(tx, one))
    page = min(max(page, 1), pages_of(shown))
    look = await click.client.looks.of_user(click.user.id, click.guild_id)
    drawn = await pictures_of(shown, page, language, look, hasty=True)
    blocks: list[Block] = [head(shown, language)]
    if page == 1:
        blocks += state_blocks(shown, language)
    if shown.round:
        blocks += table_blocks(shown, language, page, drawn)
    url = message_url(one)
    if url is not None:
        blocks.append(say(language, "tournament-where", url=url))
    ways = page_buttons(language, f"tourney:{one.id}:page", page, pages_of(shown))
    if one.state not in tournaments.GOING_ON:
        ways = [*ways, new_button(language)]
    return Content(layout(*blocks, *buttons(ways)), drawn)


def message_url(one: Tournament) -> str | None:
    """Where its message is."""
    if one.message_id is None:
        return None
    return f"https://discord.com/channels/{one.guild_id}/{one.channel_id}/{one.message_id}"


async def opened(click: Click, number: int) -> None:
    """Tell who has opened a tournament that it stands, with what a host can do."""
    language = await click.client.languages.of_click(click)
    text = say(language, "tournament-opened")
    await click.response.send_message(
        view=layout(text, *buttons(host_buttons(language, number, "open"))),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )


def host_buttons(language: str, number: int, state: str) -> list[ui.Button[Any]]:
    """What a host can do: begin, change, end."""
    red, grey = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
    if state == "open":
        return [
            button(say(language, "button-tournament-start"), f"tourney:{number}:start", grey),
            button(say(language, "button-tournament-more"), f"tourney:{number}:more", grey),
            button(say(language, "button-tournament-cancel"), f"tourney:{number}:cancel", red),
        ]
    return [button(say(language, "button-tournament-end"), f"tourney:{number}:cancel", red)]


# what the buttons of a tournament do


async def join(press: Click, number: int) -> None:
    """Take part."""
    one = await press.client.signing_up.join(press, number)
    language = await press.client.languages.of_click(press)
    key = "tournament-come" if one.state == "open" else "tournament-come-late"
    ways = [(say(language, "button-tournament-leave"), f"tourney:{number}:leave")]
    await whisper(press, say(language, key, name=name_text(one.name)), ways)


async def leave(press: Click, number: int) -> None:
    """Ask first where a game would be lost, else go."""
    one = await loaded(press, number)
    own = one.of_user(press.user.id)
    plays = own and any(table.seat_of(own.number) for table in unsettled(one))
    if plays and one.state == "running":
        language = await press.client.languages.of_click(press)
        ways = [(say(language, "button-tournament-go"), f"tourney:{number}:go")]
        await whisper(press, say(language, "tournament-sure"), ways)
        return
    await go(press, number)


async def go(press: Click, number: int) -> None:
    """Leave."""
    await press.client.signing_up.leave(press, number)
    await whisper(press, say(await press.client.languages.of_click(press), "tournament-gone"))


async def mine(press: Click, number: int) -> None:
    """Show the way to the presser's own table."""
    one = await loaded(press, number)
    own = one.of_user(press.user.id)
    if own is None:
        raise Refused("tournament-not-in")
    language = await press.client.languages.of_click(press)
    table = next((one_ for one_ in one.at_round(one.round) if one_.seat_of(own.number)), None)
    if table is None or table.game_id is None or table.how is not None:
        await whisper(press, say(language, "tournament-wait"))
        return
    played = await press.client.tables.get(table.game_id)
    where = jump_url(played) or f"<#{played.row.channel_id}>"
    ways = [(say(language, "button-my-hand"), f"table:{played.id}:hand")]
    await whisper(press, say(language, "tournament-mine", game=played.id, url=where), ways)


async def results(press: Click, number: int) -> None:
    """Show the whole table of results to the presser alone."""
    content = await page_content(press, await loaded(press, number), 1)
    await press.response.send_message(**content.new(), ephemeral=True)


async def host(press: Click, number: int) -> None:
    """Show what a host can do."""
    one, language = await loaded(press, number), await press.client.languages.of_click(press)
    check_host(press, one)
    text = say(language, "tournament-host", host=f"<@{one.host_id}>")
    await press.response.send_message(
        view=layout(text, *buttons(host_buttons(language, number, one.state))),
        ephemeral=True,
        allowed_mentions=NOBODY,
    )


async def start(press: Click, number: int) -> None:
    """Begin now."""
    await press.client.signing_up.begin(press, number)
    await whisper(press, say(await press.client.languages.of_click(press), "tournament-starts"))


async def cancel(press: Click, number: int) -> None:
    """Ask whether it is really to end."""
    one, language = await loaded(press, number), await press.client.languages.of_click(press)
    check_host(press, one)
    ways = [(say(language, "button-tournament-yes"), f"tourney:{number}:stop")]
    key = "tournament-cancel-sure" if one.state == "open" else "tournament-end-sure"
    await whisper(press, say(language, key), ways)


async def stop(press: Click, number: int) -> None:
    """End it."""
    await press.client.signing_up.end(press, number)
    await whisper(press, say(await press.client.languages.of_click(press), "tournament-stopped"))


async def more(press: Click, number: int) -> None:
    """Open the dialog with what else can be chosen."""
    one, language = await loaded(press, number), await press.client.languages.of_click(press)
    check_host(press, one)
    await press.response.send_modal(more_dialog(language, one))


VERBS: dict[str, Callable[[Click, int], Awaitable[None]]] = {
    "join": join,
    "leave": leave,
    "go": go,
    "mine": mine,
    "results": results,
    "host": host,
    "start": start,
    "cancel": cancel,
    "stop": stop,
    "more": more,
}


class TournamentButton(Control, template=r"tourney:(?P<id>\d{1,18}):(?P<verb>[a-z]{1,20})"):
    """Join, Leave, My table, All results, and what a host can do."""

    async def press(self, press: Click) -> None:
        """Do what the button says."""
        if (work := VERBS.get(self.words["verb"])) is None:
            raise Refused("changed-command")
        await loaded(press, int(self.words["id"]))
        await work(press, int(self.words["id"]))


class TournamentPage(
    Control, template=r"tourney:(?P<id>\d{1,18}):page:(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})"
):
    """Another page of the table of results, in the same message."""

    async def press(self, press: Click) -> None:
        """Show it."""
        one = await loaded(press, int(self.words["id"]))
        await put(press, await page_content(press, one, int(self.words["page"])))


class NewTournamentButton(Control, template=r"tourneys:new(?P<again>:again)?"):
    """Opens the dialog for a new tournament."""

    async def press(self, press: Click) -> None:
        """Show what is usual, or again what was typed and not taken."""
        language = await press.client.languages.of_click(press)
        typed = typed_before(press, NEW, NEW, language) if self.words["again"] else NOTHING
        async with press.client.db.reading() as tx:
            game = (await settings.server_settings(tx, press.guild_id or 0)).game
            house = readable(await sheets.of_server(tx, press.guild_id or 0))
        await press.response.send_modal(new_dialog(language, game, house, typed))


def new_dialog(language: str, game: str, house: Sequence[Sheet], typed: Fields) -> ui.Modal:
    """The name, the game (house rules first), who meets whom, and the times."""
    games = {
        f"{SHEET}{one.key}": f"{one.name} · {game_name(language, one.variant.key)}"
        for one in house[: OPTIONS_A_SELECT - len(VARIANTS)]
    }
    games |= {key: game_name(language, key) for key in VARIANTS}
    forms = {form: say(language, f"tournament-form-{form}") for form in FORMS}
    hint = say(language, "tournament-signup-hint")
    usual_name = say(language, "tournament-name", game=game_name(language, game))
    return modal(
        say(language, "button-tournament-new"),
        "tourneynew:0",
        (
            text_field(
                "name",
                field_name(language, "name"),
                typed.get("name", usual_name),
                length=NAME_LENGTH,
            ),
            menu(language, "game", games, typed.get("game", game)),
            menu(language, "kind", forms, typed.get("kind", "swiss")),
            text_field(
                "signup",
                field_name(language, "signup"),
                typed.get("signup", USUAL_SIGN_UP),
                hint=hint[:100],
            ),
            text_field(
                "minutes",
                field_name(language, "minutes"),
                typed.get("minutes", str(USUAL_MINUTES)),
            ),
        ),
    )


def more_dialog(language: str, one: Tournament) -> ui.Modal:
    """What the first dialog has no room for."""
    rules = VARIANTS[one.variant].rules.model_validate(one.rules)
    yes_no = {"yes": say(language, "tournament-yes"), "no": say(language, "tournament-no")}
    return modal(
        say(language, "button-tournament-more"),
        f"tourneymore:{one.id}",
        (
            text_field(
                "options",
                field_name(language, "options"),
                code_of(language, one, rules),
                length=200,
            ),
            text_field("rounds", field_name(language, "rounds"), str(one.rounds or "")),
            menu(language, "computer", yes_no, "yes" if one.computer else "no"),
            menu(language, "rated", yes_no, "yes" if one.rated else "no"),
        ),
    )


def code_of(language: str, one: Tournament, rules: Any) -> str:
    """The rules as the code that people type."""
    return code_text(language, VARIANTS[one.variant], rules).replace("`", "").split()[-1]


def menu(language: str, name: str, choices: dict[str, str], chosen: str) -> ui.Label[Any]:
    """A menu in a dialog."""
    lines = [option(label, value, chosen=value == chosen) for value, label in choices.items()]
    asked: ui.Select[Any] = ui.Select(custom_id=name, options=lines)
    return ui.Label(text=field_name(language, name), component=asked)


def field_name(language: str, name: str) -> str:
    """What a field is called."""
    return say(language, f"tournament-field-{name}")[:LABEL_LENGTH]


class NewTournamentDialog(Dialog, template=r"tourneynew:(?P<id>\d)"):
    """A new tournament, filled in."""

    def key(self, _: Click) -> str:
        """By this, what was typed is found again."""
        return NEW

    async def take(self, press: Click, filled: Fields) -> None:
        """Open it."""
        language = await press.client.languages.of_click(press)
        zone = await zone_for(press)
        variant, rules = await self._played(press, filled.get("game", ""))
        read = Reading(
            {
                "signup": lambda: read_when(filled.get("signup") or USUAL_SIGN_UP, zone, now_ms()),
                "minutes": lambda: number_in(
                    filled.get("minutes") or str(USUAL_MINUTES), LEAST_MINUTES, MOST_MINUTES
                ),
            }
        )
        kind, duplicate = FORMS.get(filled.get("kind", ""), FORMS["swiss"])
        name = filled.get("name", "").strip()
        wish = TournamentWish(
            name=name or say(language, "tournament-name", game=game_name(language, variant.key)),
            variant=variant.key,
            rules=rules,
            kind=kind,
            rounds=0,
            begins_ms=read.values["signup"],
            minutes=read.values["minutes"],
            duplicate=duplicate,
            computer=False,
            rated=True,
        )
        await opened(press, await press.client.signing_up.open(press, wish))

    async def _played(self, press: Click, chosen: str) -> tuple[Variant, Rules]:
        """The game that was chosen with its usual rules, or by rules of the house."""
        async with press.client.db.reading() as tx:
            house = readable(await sheets.of_server(tx, press.guild_id or 0))
        for sheet in house:
            if chosen == f"{SHEET}{sheet.key}":
                return sheet.variant, sheet.rules
        variant = VARIANTS.get(chosen) or next(iter(VARIANTS.values()))
        return variant, usual(variant)

    async def refuse(self, press: Click, why: str) -> int | None:
        """Say why, with a way back."""
        language = await press.client.languages.of_click(press)
        again = again_button(language, f"{NEW}:again")
        view = layout(why, *buttons([again]))
        await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
        return None

    def name_of(self, language: str, field: str) -> str:
        """The field's name."""
        return field_name(language, field)


class MoreDialog(Dialog, template=r"tourneymore:(?P<id>\d{1,18})"):
    """What else can be chosen, filled in."""

    def key(self, _: Click) -> str:
        """By this, what was typed is found again."""
        return f"tourney:{self.words['id']}:more"

    async def take(self, press: Click, filled: Fields) -> None:
        """Change the tournament."""
        language = await press.client.languages.of_click(press)

        def changes(one: Tournament) -> dict[str, Any]:
            minutes = one.round_ms // MINUTE_MS
            read = Reading(
                {
                    "options": lambda: rules_in(language, one, filled.get("options", ""), minutes),
                    "rounds": lambda: number_in(filled.get("rounds") or "0", 0, MOST_ROUNDS),
                }
            )
            return {
                "rules": read.values["options"],
                "rounds": read.values["rounds"],
                "computer": filled.get("computer") == "yes",
                "rated": filled.get("rated") == "yes",
            }

        await press.client.signing_up.change(press, int(self.words["id"]), changes)
        await whisper(press, say(language, "tournament-changed"))

    async def refuse(self, press: Click, why: str) -> int | None:
        """Say why, with a way back."""
        language = await press.client.languages.of_click(press)
        await whisper(press, why, [(say(language, "button-dialog-again"), self.key(press))])
        return None

    def name_of(self, language: str, field: str) -> str:
        """The field's name."""
        return field_name(language, field)


class Reading:
    """What several fields mean; raises WrongFields that names all that are wrong."""

    def __init__(self, fields: dict[str, Callable[[], Any]]) -> None:
        self.values, wrong = dict[str, Any](), dict[str, Refused]()
        for name, read in fields.items():
            try:
                self.values[name] = read()
            except Refused as refused:
                wrong[name] = refused
        if wrong:
            raise WrongFields(wrong)


def number_in(typed: str, least: int, most: int) -> int:
    """A number within these bounds; raises Refused."""
    wish = typed.strip()
    if not (wish.isascii() and wish.isdecimal() and least <= int(wish) <= most):
        raise Refused("tournament-number", least=least, most=most)
    return int(wish)


def rules_in(language: str, one: Tournament, typed: str, minutes: int) -> dict[str, Any]:
    """The rules that are typed for a tournament, with its times; raises Refused."""
    variant: Variant = VARIANTS[one.variant]
    if not typed.strip():
        rules = usual(variant)
    else:
        _, rules = chosen_rules(language, variant, variant, {}, typed)
    return timed(rules.settled(2), minutes).model_dump(mode="json")


TOURNAMENT_CONTROLS = (
    TournamentButton,
    TournamentPage,
    NewTournamentButton,
    NewTournamentDialog,
    MoreDialog,
)
