"""`/challenge` and `/rematch`."""

import re
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.clicks import Click
from bot.commands.context import (
    EVERYWHERE,
    MOST_CHOICES,
    options,
    table_choices,
    table_number,
)
from bot.replies import Refused
from bot.spans import read_span, span_name, write_span
from bot.texts import text
from bot.wishes import Wish
from data import profiles, settings
from data.challenges import Invited
from engine.errors import BadOptionValue
from engine.rules import OFFERED, Rules, describe, option_names, rules_from
from engine.state import Variant
from engine.variants import VARIANTS

if TYPE_CHECKING:
    from bot.app import Jolly


LEVELS = ("easy", "normal", "strong")
SPANS = {"clock": 60, "increment": 0, "turn-limit": 15}
"""Options that are lengths of time, with the fewest seconds that they can have."""
ALIASES = {"turn": "turn-limit"}
"""What this command calls otherwise than the rules do."""
GAMES = [Choice(name=text(f"game-{key}"), value=key) for key in VARIANTS]


@app_commands.command(
    name=text("command-challenge"), description=text("command-challenge.description")
)
@options(
    "challenge",
    *("opponent", "opponent2", "opponent3", "opponent4", "opponent5"),
    *("game", "target", "rounds", "clock", "turn", "computer", "options", "rated"),
)
@app_commands.choices(
    game=GAMES,
    computer=[Choice(name=text(f"level-{level}"), value=level) for level in LEVELS],
)
@EVERYWHERE
async def challenge(
    click: Click,
    opponent: discord.User | None = None,
    opponent2: discord.User | None = None,
    opponent3: discord.User | None = None,
    opponent4: discord.User | None = None,
    opponent5: discord.User | None = None,
    game: str | None = None,
    target: app_commands.Range[int, 0, 1_000_000] | None = None,
    rounds: app_commands.Range[int, 0, 1_000_000] | None = None,
    clock: app_commands.Range[str, 1, 40] | None = None,
    turn: app_commands.Range[str, 1, 40] | None = None,
    computer: str | None = None,
    options: app_commands.Range[str, 1, 500] | None = None,
    rated: bool = True,
) -> None:
    """Challenge people, the computer, or whoever comes."""
    people = [one for one in (opponent, opponent2, opponent3, opponent4, opponent5) if one]
    variant = await variant_of(click, game)
    given = {"target": target, "rounds": rounds, "clock": clock, "turn-limit": turn}
    wish = Wish(
        variant=variant.key,
        rules=rules_of(variant, given, options or ""),
        invited=invited(click, people),
        computer=computer_of(click, people, computer),
        rated=rated,
    )
    await click.client.lobby.ask(click, wish)


async def variant_of(click: Click, game: str | None) -> Variant:
    """The game that was named, else the server's usual one."""
    if game is None:
        async with click.client.db.reading() as tx:
            game = (await settings.server_settings(tx, click.guild_id or 0)).game
    return VARIANTS[game]


def rules_of(variant: Variant, given: dict[str, int | str | None], more: str) -> Rules:
    """The rules asked for; raises Refused and UnknownOption."""
    values = {name: str(value) for name, value in given.items() if value is not None}
    if unknown := next((name for name in values if name not in option_names(variant)), None):
        raise Refused(f"challenge-no-{unknown}")
    values |= pairs_in(more)
    for name in SPANS.keys() & values.keys():
        values[name] = read_span(values[name], least=SPANS[name])
    if values.get("increment") == "none":
        values["increment"] = "0"
    try:
        return rules_from(variant, values)
    except BadOptionValue as error:
        raise not_possible(variant, error) from error


def not_possible(variant: Variant, error: BadOptionValue) -> Refused:
    """Say what is possible instead, in the words of this command."""
    option = describe(variant)["options"][error.name]
    name = next((one for one, rule in ALIASES.items() if rule == error.name), error.name)
    write = span_of if error.name in SPANS else str
    value = write(error.value)
    if "minimum" not in option:
        choices = ", ".join(write(choice) for choice in option["choices"])
        return Refused("option-not-possible", name=name, value=value, choices=choices)
    least, most = write(option["minimum"]), write(option["maximum"])
    return Refused("option-not-between", name=name, value=value, least=least, most=most)


def span_of(value: str | int) -> str:
    """Seconds as people write them; what is no number as it is."""
    return write_span(int(value)) if str(value).isdecimal() else str(value)


def pairs_in(text: str) -> dict[str, str]:
    """The `name=value` pairs of *text*; raises Refused."""
    words = re.sub(r"\s*=\s*", "=", text.lower()).split()
    pairs = [word.partition("=") for word in words]
    if not all(name and value for name, _, value in pairs):
        raise Refused("options-not-understood")
    return {ALIASES.get(name, name): value for name, _, value in pairs}


def invited(click: Click, people: list[discord.User]) -> list[Invited]:
    """The people among the opponents; raises Refused for other bots, oneself, somebody twice."""
    found: dict[int, Invited] = {}
    for person in people:
        if person.id == click.user.id:
            raise Refused("challenge-self")
        if click.client.user and person.id == click.client.user.id:
            continue
        if person.bot:
            raise Refused("challenge-bot")
        if person.id in found:
            raise Refused("challenge-twice")
        found[person.id] = Invited(person.id, person.display_name)
    return list(found.values())


def computer_of(click: Click, people: list[discord.User], level: str | None) -> str | None:
    """How strong the computer is to play, None where it was not asked."""
    me = click.client.user
    asked = any(me is not None and person.id == me.id for person in people)
    return (level or "normal") if asked or level else None


@challenge.autocomplete("clock")
async def clocks(click: Click, typed: str) -> list[Choice[str]]:
    """The usual clocks."""
    return await spans(click, "clock", typed)


@challenge.autocomplete("turn")
async def turns(click: Click, typed: str) -> list[Choice[str]]:
    """The usual turn limits."""
    return await spans(click, "turn-limit", typed)


async def spans(click: Click, option: str, typed: str) -> list[Choice[str]]:
    """The offered lengths of time that begin as typed."""
    language = await click.client.language(click)
    offered = [
        (span_name(language, value), write_span(value))
        for value in OFFERED[option]
        if value is None or isinstance(value, int)
    ]
    wish = typed.strip().lower()
    return [
        Choice(name=name, value=value)
        for name, value in offered
        if name.lower().startswith(wish) or value.startswith(wish)
    ]


@challenge.autocomplete("target")
async def targets(click: Click, typed: str) -> list[Choice[int]]:
    """The targets of the chosen game."""
    return [Choice(name=str(value), value=value) for value in numbers(click, "target", typed)]


@challenge.autocomplete("rounds")
async def round_counts(click: Click, typed: str) -> list[Choice[int]]:
    """The numbers of rounds of the chosen game."""
    return [Choice(name=str(value), value=value) for value in numbers(click, "rounds", typed)]


def numbers(click: Click, option: str, typed: str) -> list[int]:
    """The proposed values of a number's option that begin as typed."""
    known = describe(chosen_variant(click))["options"].get(option, {})
    values = [value for value in known.get("choices", ()) if isinstance(value, int)]
    return [value for value in values if str(value).startswith(str(typed))][:MOST_CHOICES]


def chosen_variant(click: Click) -> Variant:
    """The game named so far in the command being typed."""
    return VARIANTS.get(click.namespace.game or "", VARIANTS["five-hundred"])


@challenge.autocomplete("options")
async def more_options(click: Click, typed: str) -> list[Choice[str]]:
    """What is typed, with the next `name=value` completed."""
    known = describe(chosen_variant(click))["options"]
    done, _, last = typed.rpartition(" ")
    pairs = [
        f"{name}={write_span(value) if name in SPANS and isinstance(value, int) else value}"
        for name, option in known.items()
        for value in option["choices"]
        if f"{name}=" not in done
    ]
    words = [f"{done} {pair}".strip() for pair in pairs if pair.startswith(last.lower())]
    return [Choice(name=word, value=word) for word in words if len(word) <= 100][:MOST_CHOICES]


@app_commands.command(name=text("command-rematch"), description=text("command-rematch.description"))
@options("rematch", "table")
@EVERYWHERE
async def rematch(click: Click, table: app_commands.Range[str, 1, 20] | None = None) -> None:
    """Challenge the same people to the same game."""
    game = table_number(table) if table else await last_game(click)
    await click.client.lobby.rematch(click, game)


async def last_game(click: Click) -> int:
    """The caller's last finished game here; raises Refused where there is none."""
    async with click.client.db.reading() as tx:
        page = await profiles.history(tx, guild=click.guild_id, user=click.user.id)
    if not page.games:
        raise Refused("no-finished-game")
    return page.games[0].id


@rematch.autocomplete("table")
async def finished(click: Click, typed: str) -> list[Choice[str]]:
    """The caller's finished games here, the newest first."""
    async with click.client.db.reading() as tx:
        page = await profiles.history(tx, guild=click.guild_id, user=click.user.id)
    language = await click.client.language(click)
    return table_choices(language, page.games, click.user.id, typed)


def setup(tree: app_commands.CommandTree["Jolly"]) -> None:
    """Add these commands."""
    tree.add_command(challenge)
    tree.add_command(rematch)
