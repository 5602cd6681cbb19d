"""`/club tournament`: open one, see how it stands, come and go."""

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.club.tournament import signing_up
from bot.club.tournament.arena_terms import USUAL_LENGTH
from bot.club.tournament.controls import show_present
from bot.club.tournament.dialogs import opened, zone_for
from bot.club.tournament.signing_up import SigningUp, new_tournament, read_when
from bot.commands.challenge import house_rules, proposed_options, usual_variant
from bot.commands.context import GAMES, command
from bot.controls.clicks import Click
from bot.people.texts import say, text
from bot.render.titles import game_name
from bot.runtime.clock import now_ms
from bot.typed.house_sheets import sheet_in
from bot.typed.options import chosen_rules
from data.tournaments import TournamentKind
from engine.variants import VARIANTS

KINDS: tuple[TournamentKind, ...] = ("swiss", "round-robin", "arena")


@command("club-tournament")
@app_commands.choices(
    game=GAMES,
    kind=[Choice(name=text(f"choice-tournament-{kind}"), value=kind) for kind in KINDS],
)
async def tournament(
    click: Click,
    name: Range[str, 1, signing_up.NAME_LENGTH] | None = None,
    game: str | None = None,
    options: Range[str, 1, 500] | None = None,
    kind: str | None = None,
    rounds: Range[int, 1, signing_up.MOST_ROUNDS] | None = None,
    signup: Range[str, 1, 20] | None = None,
    minutes: Range[int, signing_up.LEAST_MINUTES, signing_up.MOST_MINUTES] | None = None,
    duplicate: bool | None = None,
    computer: bool | None = None,
    rated: bool | None = None,
) -> None:
    """Open a tournament by these options; without any, show how the present one stands."""
    given = (name, game, options, kind, rounds, signup, minutes, duplicate, computer, rated)
    if all(one is None for one in given):
        await show_present(click)
        return
    language = await click.client.languages.of_click(click)
    sheet, typed = sheet_in(options or "", await house_rules(click))
    named, usually = VARIANTS[game] if game else None, await usual_variant(click)
    own = (sheet.variant, sheet.rules) if sheet else None
    variant, rules = chosen_rules(language, named, usually, {}, typed, None, own)
    chosen = next((one for one in KINDS if one == kind), KINDS[0])
    usual = USUAL_LENGTH if chosen == "arena" else signing_up.USUAL_MINUTES
    new = new_tournament(
        click,
        variant,
        rules if options else variant.usual,
        name=name or say(language, "tournament-name", game=game_name(language, variant.key)),
        kind=chosen,
        rounds=rounds or 0,
        begins_ms=read_when(signup or signing_up.USUAL_SIGN_UP, await zone_for(click), now_ms()),
        minutes=minutes or usual,
        duplicate=bool(duplicate),
        computer=bool(computer),
        rated=rated is not False,
    )
    await opened(click, await click.client.part(SigningUp).open(click, new))


@tournament.autocomplete("options")
async def more_options(click: Click, typed: str) -> list[Choice[str]]:
    """What is typed, with the next `name=value` completed."""
    variant = VARIANTS.get(click.namespace.game or "") or await usual_variant(click)
    return await proposed_options(click, variant, typed)
