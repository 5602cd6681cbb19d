"""`/challenge` and `/rematch`."""

import re
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import (
    GAMES,
    MOST_CHOICES,
    WATCHER_WORDS,
    Propose,
    command,
    finished,
    last_game,
    table_number,
    usual_game,
)
from bot.controls.clicks import Click
from bot.controls.places import WINGS
from bot.lobby.lobby import Lobby
from bot.lobby.rematches import as_chosen
from bot.lobby.waiting import OPEN_MS, STANDS, slowed
from bot.lobby.wishes import Wish
from bot.people.readers import WATCHERS
from bot.people.refused import Refused
from bot.people.texts import FALLBACK, say, text
from bot.render.options import number_text, options_of
from bot.render.titles import game_name, level_text, span_text
from bot.runtime.senders import guild_of, user_of
from bot.typed.house_sheets import NAMED, readable, sheet_in
from bot.typed.option_proposals import proposals, worth_proposing
from bot.typed.options import ROUNDS, Last, chosen_rules
from bot.typed.spans import write_span
from data import pairs, sheets
from data.challenges import Invited
from data.ids import NO_GUILD, UserId
from data.sheets import SheetRow, key_of
from engine.options import OFFERED
from engine.players import Level, mind_of
from engine.players.thoughts import nearest
from engine.state import Variant
from engine.variants import VARIANTS

TIMED = re.compile(r"\b(clock|turn|code)", re.IGNORECASE)
"""Options that say how much time there is."""
OPPONENTS = ("opponent", "opponent2", "opponent3", "opponent4", "opponent5")


@command("challenge")
@app_commands.choices(
    game=GAMES,
    open=[Choice(name=text(f"choice-stands-{key}"), value=key) for key in STANDS],
    watchers=WATCHER_WORDS,
)
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
    computer: app_commands.Range[str, 1, 40] | None = None,
    options: app_commands.Range[str, 1, 500] | None = None,
    rated: bool | None = None,
    open: str | None = None,  # the option's name
    watchers: str = "yes",
) -> None:
    """Challenge people, the computer, or whoever comes."""
    people = [one for one in (opponent, opponent2, opponent3, opponent4, opponent5) if one]
    others, language = invited(click, people), await click.client.languages.of_click(click)
    plays = computer is not None or click.client.user in people
    given = {"target": target, "rounds": rounds, "clock": clock, "turn-limit": turn}
    sheet, typed = sheet_in(options or "", await house_rules(click))
    variant, rules = chosen_rules(
        language,
        VARIANTS[game] if game else None,
        await usual_variant(click),
        given,
        typed,
        await last_with(click, people, computer),
        (sheet.variant, sheet.rules) if sheet else None,
        alone=plays and not others,
    )
    settings = await click.client.preferences.of_server(guild_of(click))
    open_ms = STANDS[open or next(iter(STANDS))]
    if open_ms > OPEN_MS and not (clock or turn or TIMED.search(typed)):
        rules = slowed(rules)
    wish = Wish(
        variant=variant.key,
        rules=rules,
        invited=others,
        computer=level_meant(language, variant, computer) if plays else None,
        rated=settings.rated if rated is None else rated,
        open_ms=open_ms,
        audience=WATCHERS[watchers] if click.guild_id else None,
    )
    notes = [await note(click, wish) for wing in WINGS for note in wing.open_table_notes]
    await click.client.part(Lobby).ask(click, wish, "\n".join(filter(None, notes)))


async def house_rules(click: Click) -> Sequence[SheetRow]:
    """The sheets of the caller's server."""
    return await click.client.db.read(sheets.of_server, guild_of(click) or NO_GUILD)


async def last_with(
    click: Click, people: Sequence[discord.abc.Snowflake], computer: str | None
) -> Last | None:
    """The game that the caller and the one opponent chose last in this server."""
    guild = guild_of(click)
    if len(people) != 1 or computer or guild is None:
        return None
    async with click.client.db.reading() as tx:
        found = await pairs.last_choice(tx, guild, user_of(click), UserId(people[0].id))
    return None if found is None else as_chosen(found)


async def usual_variant(click: Click) -> Variant:
    """The server's usual game."""
    return VARIANTS[await usual_game(click)]


def invited(click: Click, people: list[discord.User]) -> list[Invited]:
    """The people among the opponents; raises Refused for other bots, oneself, somebody twice."""
    me = click.client.user
    for person in people:
        if person.id == user_of(click):
            raise Refused("challenge-yourself")
        if person.bot and person != me:
            raise Refused("challenge-bot")
        if people.count(person) > 1:
            raise Refused("challenge-twice")
    return [Invited(UserId(person.id), person.display_name) for person in people if person != me]


def level_meant(language: str, variant: Variant, typed: str | None) -> str:
    """The level of the computer that is meant; raises Refused where the game has none such."""
    if typed is None:
        return nearest(variant, Level.NORMAL).value
    levels = mind_of(variant).levels
    offered = {level.value: level_text(language, variant, level) for level in levels}
    wish = typed.strip().casefold()
    for level, shown in offered.items():
        plain = level_text(FALLBACK, variant, level)
        if wish in (level, say(language, f"level-{level}"), shown.casefold(), plain):
            return level
    game = game_name(language, variant.key)
    raise Refused("computer-level-missing", game=game, levels=", ".join(offered.values()))


@challenge.autocomplete("computer")
async def proposed_levels(click: Click, typed: str) -> list[Choice[str]]:
    """The levels that the chosen game has, each with its place on the scale."""
    variant, language = await chosen_variant(click), await click.client.languages.of_click(click)
    levels = mind_of(variant).levels
    names = {level.value: level_text(language, variant, level) for level in levels}
    wish = typed.strip().casefold()
    return [
        Choice(name=name, value=level)
        for level, name in names.items()
        if wish in level or wish in name.casefold()
    ]


def spans(option: str) -> Propose:
    """Propose the offered lengths of time that begin as typed."""

    async def propose(click: Click, typed: str) -> list[Choice[str]]:
        language, wish = await click.client.languages.of_click(click), typed.strip().lower()
        values = [value for value in OFFERED[option] if value is None or isinstance(value, int)]
        names = [span_text(language, one) if one else say(language, "no-limit") for one in values]
        return [
            Choice(name=name, value=value)
            for name, value in zip(names, map(write_span, values), strict=True)
            if name.lower().startswith(wish) or value.startswith(wish)
        ]

    return propose


def numbers(*names: str) -> Propose:
    """Propose the values of the option with one of these names that begin as typed."""

    async def propose(click: Click, typed: str) -> list[Choice[int]]:
        variant = await chosen_variant(click)
        known = options_of(variant)
        found = next(((name, known[name]) for name in names if name in known), None)
        if found is None:
            return []
        values = {found[1]["default"], *worth_proposing(variant, *found)}
        fitting = sorted(n for n in values if isinstance(n, int) and str(n).startswith(str(typed)))
        language = await click.client.languages.of_click(click)
        return [
            Choice(name=number_text(language, found[0], str(n)), value=n)
            for n in fitting[:MOST_CHOICES]
        ]

    return propose


challenge.autocomplete("clock")(spans("clock"))
challenge.autocomplete("turn")(spans("turn-limit"))
challenge.autocomplete("target")(numbers("target"))
challenge.autocomplete("rounds")(numbers(*ROUNDS))


async def chosen_variant(click: Click) -> Variant:
    """The game named so far in the command being typed, else that of last time, else the usual."""
    if named := VARIANTS.get(click.namespace.game or ""):
        return named
    people = [user for name in OPPONENTS if (user := getattr(click.namespace, name))]
    last = await last_with(click, people, click.namespace.computer)
    return last[0] if last else await usual_variant(click)


@challenge.autocomplete("options")
async def more_options(click: Click, typed: str) -> list[Choice[str]]:
    """What is typed, with the next `name=value` completed."""
    return await proposed_options(click, await chosen_variant(click), typed)


async def proposed_options(click: Click, variant: Variant, typed: str) -> list[Choice[str]]:
    """House rules that begin as typed, then what is typed with the next option completed."""
    language = await click.client.languages.of_click(click)
    house = sheet_choices(language, await house_rules(click), click.namespace.game, typed)
    found = proposals(language, variant, typed)
    return [*house, *(Choice(name=name, value=value) for name, value in found)][:MOST_CHOICES]


def sheet_choices(
    language: str, rows: Sequence[SheetRow], game: str | None, typed: str
) -> list[Choice[str]]:
    """The house rules whose name begins as typed, of the game that is named, if one is."""
    wish = NAMED.sub("", typed, count=1)
    return [
        Choice(
            name=f"{one.name} · {game_name(language, one.variant.key)}", value=f"sheet={one.name}"
        )
        for one in readable(rows)
        if one.key.startswith(key_of(wish)) and game in (None, one.variant.key)
    ]


@command("rematch")
async def rematch(click: Click, table: app_commands.Range[str, 1, 20] | None = None) -> None:
    """Challenge the same people to the same game."""
    game = table_number(table) if table else await last_game(click, "no-finished-game")
    await click.client.part(Lobby).rematch(click, await click.client.tables.get(game))


rematch.autocomplete("table")(finished)
