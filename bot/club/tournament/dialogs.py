"""The dialogs of tournaments: a new one, and what else its host can choose."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import tzinfo
from typing import Any

from discord import ui

from bot.club.tournament import signing_up
from bot.club.tournament.arena_terms import LENGTHS
from bot.club.tournament.game_choice import (
    fitting_name,
    game_choices,
    game_chosen,
    number_before,
    usual_choice,
)
from bot.club.tournament.rounds import rounds_of
from bot.club.tournament.signing_up import SigningUp, new_tournament, read_when, rules_for
from bot.commands.challenge import house_rules
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.dialogs import Dialog
from bot.messages.replies import reply_privately
from bot.people.refused import Refused
from bot.people.texts import say
from bot.people.zones import zone_called
from bot.render.buttons import RED, Button, button, buttons
from bot.render.dialog import LABEL_LENGTH, choice_field, modal, text_field
from bot.render.layout import layout
from bot.render.menus import option
from bot.render.titles import game_name
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.senders import guild_of, user_of
from bot.typed.filled import Fields, reading
from bot.typed.house_sheets import Sheet, readable
from bot.typed.options import chosen_rules
from data import tournaments
from data.ids import TournamentId
from data.tournaments import Tournament, TournamentKind
from engine.record.rule_code import rule_code
from engine.state import Variant
from engine.variants import VARIANTS

FORMS: dict[str, tuple[TournamentKind, bool, int]] = {
    "swiss": ("swiss", False, 0),
    "swiss-same": ("swiss", True, 0),
    "round-robin": ("round-robin", False, 0),
    "round-robin-same": ("round-robin", True, 0),
    **{f"arena-{minutes}": ("arena", False, minutes) for minutes in LENGTHS},
}
"""What the dialog offers: who meets whom, whether all tables have the same cards, and how many
minutes it lasts; 0: by rounds as long as is typed."""
NEW, FILLED = "tourneys:new", "tourneynew:0"
"""The ids of the button and of the dialog for a new tournament."""
NAMES = "tournament-field-"
"""How the keys of the labels begin."""


async def zone_for(click: Click) -> tzinfo:
    """By which clock the caller types times: their own, else the server's."""
    person = await click.client.preferences.of_user(user_of(click))
    server = await click.client.preferences.of_server(guild_of(click))
    return zone_called(person.zone or server.zone)


async def opened(click: Click, number: TournamentId) -> None:
    """Tell who has opened a tournament that it stands, with what a host can do."""
    language = await click.client.languages.of_click(click)
    text, ways = say(language, "tournament-opened"), host_buttons(language, number, "open")
    await turn_to(click, layout(text, *buttons(ways)))


def host_buttons(language: str, number: TournamentId, state: str) -> list[Button]:
    """What a host can do: begin, change, end."""
    if state == "open":
        return [
            button(say(language, "button-tournament-start"), f"tourney:{number}:start"),
            button(say(language, "button-tournament-more"), f"tourney:{number}:more"),
            button(say(language, "button-tournament-cancel"), f"tourney:{number}:cancel", RED),
        ]
    return [button(say(language, "button-tournament-end"), f"tourney:{number}:cancel", RED)]


def new_dialog(
    language: str,
    game: str,
    house: Sequence[Sheet],
    typed: Fields,
    before: Tournament | None = None,
) -> ui.Modal:
    """The name, the game, who meets whom, and the times; perhaps as in a tournament *before*."""
    games = dict(game_choices(language, house, before))
    forms = {form: say(language, f"tournament-form-{form}") for form in FORMS}
    hint = say(language, "tournament-signup-hint")[:100]
    usual_name = say(language, "tournament-name", game=game_name(language, game))
    return modal(
        say(language, "button-tournament-new"),
        FILLED,
        (
            line(language, "name", typed.get("name", usual_name), length=signing_up.NAME_LENGTH),
            menu(language, "game", games, typed.get("game", usual_choice(game))),
            menu(language, "kind", forms, typed.get("kind", "swiss")),
            line(language, "signup", typed.get("signup", signing_up.USUAL_SIGN_UP), hint=hint),
            line(language, "minutes", typed.get("minutes", str(signing_up.USUAL_MINUTES))),
        ),
    )


def more_dialog(language: str, tournament: Tournament) -> ui.Modal:
    """What the first dialog has no room for."""
    variant = VARIANTS[tournament.variant]
    rules = variant.rules.model_validate(tournament.rules)
    yes_no = {"yes": say(language, "tournament-yes"), "no": say(language, "tournament-no")}
    of_rounds = (
        line(language, "rounds", str(tournament.rounds or "")),
        menu(language, "computer", yes_no, "yes" if tournament.computer else "no"),
    )
    return modal(
        say(language, "button-tournament-more"),
        f"tourneymore:{tournament.id}",
        (
            line(language, "options", f"code={rule_code(variant, rules)}", length=200),
            *(of_rounds if tournament.kind != "arena" else ()),
            menu(language, "rated", yes_no, "yes" if tournament.rated else "no"),
        ),
    )


def line(language: str, name: str, value: str, **form: Any) -> ui.Label[Any]:
    """A line of a dialog to type something into."""
    return text_field(name, field_name(language, name), value, **form)


def menu(language: str, name: str, choices: dict[str, str], chosen: str) -> ui.Label[Any]:
    """A menu of a few choices in a dialog."""
    lines = [option(label, value, chosen=value == chosen) for value, label in choices.items()]
    return choice_field(name, field_name(language, name), lines)


def field_name(language: str, name: str) -> str:
    """The name above a field of a dialog."""
    return say(language, f"{NAMES}{name}")[:LABEL_LENGTH]


class NewTournamentDialog(Dialog, template=r"tourneynew:(?P<id>\d)"):
    """The dialog for a new tournament, filled in."""

    names, again = NAMES, f"{NEW}:again"

    async def take(self, press: Click, filled: Fields) -> None:
        """Open the tournament that was filled in."""
        language = await press.client.languages.of_click(press)
        zone, game = await zone_for(press), filled.get("game", "")
        before = await tournament_before(press, game)
        variant, rules = game_chosen(game, readable(await house_rules(press)), before)
        kind, duplicate, lasting = FORMS.get(filled.get("kind", ""), FORMS["swiss"])
        with reading() as field:
            with field("signup"):
                begins_ms = read_when(
                    filled.get("signup") or signing_up.USUAL_SIGN_UP, zone, now_ms()
                )
            with field("minutes"):
                typed = filled.get("minutes") or str(signing_up.USUAL_MINUTES)
                least, most = signing_up.LEAST_MINUTES, signing_up.MOST_MINUTES
                minutes = lasting or number_in(typed, least, most)
        new = new_tournament(
            press,
            variant,
            rules,
            name=fitting_name(language, filled.get("name", ""), variant),
            kind=kind,
            begins_ms=begins_ms,
            minutes=minutes,
            duplicate=duplicate,
            **(further(before) if before else {}),
        )
        await opened(press, await press.client.part(SigningUp).open(press, new))


async def tournament_before(press: Click, chosen: str) -> Tournament | None:
    """The tournament as which is to be played, if that was *chosen*; raises Refused."""
    if (number := number_before(chosen)) is None:
        return None
    found = await press.client.db.read(tournaments.load, number)
    if found is None or found.guild_id != guild_of(press):
        raise Refused("tournament-none")
    return found


def further(before: Tournament) -> dict[str, Any]:
    """What the dialog does not ask, as it was in a tournament before; an arena has no rounds."""
    if before.kind == "arena":
        return {"rated": before.rated}
    began = sum(one.since_round == 1 for one in before.entrants)
    by_itself = before.cut_ms is not None or before.rounds == rounds_of(
        replace(before, rounds=0), began
    )
    rounds = 0 if by_itself else before.rounds
    return {"rounds": rounds, "computer": before.computer, "rated": before.rated}


class MoreDialog(Dialog, template=r"tourneymore:(?P<id>\d{1,18})"):
    """The dialog of what else can be chosen for a tournament, filled in."""

    names, again = NAMES, "tourney:{id}:more"

    async def take(self, press: Click, filled: Fields) -> None:
        """Change the tournament."""
        language = await press.client.languages.of_click(press)

        def changes(tournament: Tournament) -> dict[str, Any]:
            minutes = tournament.round_ms // MINUTE_MS
            with reading() as field:
                with field("options"):
                    rules = rules_in(language, tournament, filled.get("options", ""), minutes)
                with field("rounds"):
                    rounds = number_in(filled.get("rounds") or "0", 0, signing_up.MOST_ROUNDS)
            if tournament.kind == "arena":
                return {"rules": rules, "rated": filled.get("rated") == "yes"}
            return {
                "rules": rules,
                "rounds": rounds,
                "computer": filled.get("computer") == "yes",
                "rated": filled.get("rated") == "yes",
            }

        number = TournamentId(int(self.words["id"]))
        await press.client.part(SigningUp).change(press, number, changes)
        await reply_privately(press, say(language, "tournament-changed"))

    async def refuse(self, press: Click, why: str, again: Button) -> None:
        """Say why the tournament was not changed, with a way back to the dialog."""
        await reply_privately(press, why, [(again["label"], again["custom_id"])])


def number_in(typed: str, least: int, most: int) -> int:
    """The number that was typed, within bounds; raises Refused."""
    wish = typed.strip()
    if not (wish.isascii() and wish.isdecimal() and least <= int(wish) <= most):
        raise Refused("tournament-number", least=least, most=most)
    return int(wish)


def rules_in(language: str, tournament: Tournament, typed: str, minutes: int) -> dict[str, Any]:
    """The rules that are typed for a tournament, with its times; raises Refused."""
    variant: Variant = VARIANTS[tournament.variant]
    if not typed.strip():
        rules = variant.usual
    else:
        _, rules = chosen_rules(language, variant, variant, {}, typed)
    return rules_for(tournament.kind, rules, minutes)
