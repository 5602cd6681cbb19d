"""The working table of tiles by commands: the same draft as the panel's, and Done."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.commands.context import (
    EVERYWHERE,
    MOST_CHOICES,
    TableText,
    guessed,
    matching,
    options,
    own_tables,
    table_for,
)
from bot.controls.clicks import Click, Client
from bot.controls.play import check_turn
from bot.controls.working_table import TilesControl, commit
from bot.people.card_texts import card_text, cards_text, standing_text
from bot.people.refused import Refused
from bot.people.texts import plain_name, say, text
from bot.runtime.senders import user_of
from bot.table import draft as drafting
from bot.table.draft import Draft, picked_by_name
from bot.table.drafts import draft_of, keep
from bot.table.table import Table
from bot.table.tile_rows import cards_of
from bot.typed.cards import read_card, read_laid, read_laid_layoff, read_layoff
from bot.typed.words import folded
from engine.arrange.pieces import Piece, Pieces
from engine.cards import JOKER, Card, write_card
from engine.moves import Laid
from engine.record.lines import write_laid

TileText = app_commands.Range[str, 1, 200]
NEW = "new"

Change = Callable[[Draft], Draft]


async def change(click: Click, table: Table, work: Change) -> None:
    """Change the caller's working table and answer with it; raises Refused."""
    draft = own_draft(click, table)
    keep(table, table.own_seat(user_of(click)), work(draft))
    await click.client.hands.show(click, table, in_place=False)


def own_draft(click: Click, table: Table) -> Draft:
    """The caller's working table; raises Refused where there is none, and RefusedAtTable."""
    if not table.variant.tiles:
        raise Refused("tiles-only")
    check_turn(click, table)
    draft = draft_of(table, table.own_seat(user_of(click)))
    if draft is None:
        raise Refused("tiles-between")
    return draft


@app_commands.command(name=text("command-move"), description=text("command-move.description"))
@options("move", "tile", "meld", "table")
@EVERYWHERE
async def move(click: Click, tile: TileText, meld: str, table: TableText | None = None) -> None:
    """Move a tile to a meld or into a new one."""
    chosen = await table_for(click, table)
    language = await click.client.languages.of_click(click)
    which, source = read_layoff(tile, language, tiles=True)
    await change(click, chosen, moving(which, source, target(meld, language)))


def moving(tile: Card, source: int | None, onto: int | None) -> Change:
    """Move *tile*, out of meld *source* if that is named, to meld *onto* or into a new one."""

    def work(draft: Draft) -> Draft:
        picked = picked_by_name(draft, [Laid(tile)], source)
        return drafting.meld(picked) if onto is None else drafting.lay_off(picked, onto)

    return work


def target(typed: str, language: str) -> int | None:
    """The number of a meld; None for a new one. Raises Refused."""
    wish = folded(typed.strip())
    if wish == NEW or wish in folded(say(language, "other-words-new")).split():
        return None
    if wish.isascii() and wish.isdecimal() and len(wish) < 4:
        return int(wish)
    raise Refused("tiles-meld-or-new", text=plain_name(typed))


@app_commands.command(name=text("command-split"), description=text("command-split.description"))
@options("split", "meld", "at", "table")
@EVERYWHERE
async def split(
    click: Click,
    meld: app_commands.Range[int, 1, 1000],
    at: TileText,
    table: TableText | None = None,
) -> None:
    """Part a meld in two."""
    chosen = await table_for(click, table)
    tile = read_card(at, await click.client.languages.of_click(click), tiles=True)
    await change(click, chosen, lambda draft: drafting.split(draft, meld, index(draft, meld, tile)))


def index(draft: Draft, number: int, tile: Card) -> int:
    """Where *tile* lies in a row; raises Refused."""
    cards = cards_of(draft.row(number))
    if tile not in cards:
        raise Refused("tiles-split-where")
    return cards.index(tile)


@app_commands.command(name=text("command-undo"), description=text("command-undo.description"))
@options("undo", "table")
@EVERYWHERE
async def undo(click: Click, table: TableText | None = None) -> None:
    """Take the last change back; a card game has none that is not made yet but the marks."""
    chosen = await table_for(click, table)
    if chosen.variant.tiles:
        await change(click, chosen, drafting.undo)
        return
    key = "undo-only-marks" if chosen.row.rated else "undo-by-takeback"
    note = say(await click.client.languages.of_click(click), key)
    await click.client.hands.show(click, chosen, in_place=False, note=note)


@app_commands.command(name=text("command-done"), description=text("command-done.description"))
@options("done", "table")
@EVERYWHERE
async def done(click: Click, table: TableText | None = None) -> None:
    """Make the working table the table, which ends the turn."""
    chosen = await table_for(click, table)
    await commit(click, chosen, own_draft(click, chosen))
    await click.client.hands.show(click, chosen, in_place=False)


# for /meld, /layoff and /swap


async def lay_meld(click: Click, table: Table, cards: str) -> None:
    """Put tiles into a new row; raises Refused and NotUnderstood."""
    tiles = read_laid(cards, await click.client.languages.of_click(click), tiles=True)
    await change(click, table, lambda draft: drafting.meld(picked_by_name(draft, tiles), tiles))


async def lay_off(click: Click, table: Table, card: str, meld: int | None) -> None:
    """Add a tile to a row, the only one that takes it if none is named; raises Refused."""
    language = await click.client.languages.of_click(click)
    tile, number = read_laid_layoff(card, language, tiles=True)
    await change(click, table, laying_off(tile, meld or number))


def laying_off(tile: Laid, number: int | None) -> Change:
    """Add *tile* to a row, the only one that takes it if none is named."""

    def work(draft: Draft) -> Draft:
        picked = picked_by_name(draft, [tile])
        return drafting.lay_off(picked, number or only_one(drafting.taking(picked)), [tile])

    return work


async def swap(click: Click, table: Table, card: str, meld: int | None) -> None:
    """Put a tile in place of a row's joker, which lies alone then; raises Refused."""
    tile, number = read_layoff(card, await click.client.languages.of_click(click), tiles=True)
    await change(click, table, swapping(tile, meld or number))


def swapping(tile: Card, number: int | None) -> Change:
    """Put *tile* in place of the joker of a row, the only one it can replace if none is named."""

    def work(draft: Draft) -> Draft:
        picked = picked_by_name(draft, [Laid(tile)])
        return drafting.swap(picked, number or only_one(drafting.swapping(picked)))

    return work


def only_one(rows: Sequence[int]) -> int:
    """The row of *rows*; raises Refused where there are several, or none."""
    if not rows:
        raise Refused("no-meld-takes-all")
    if len(rows) > 1:
        raise Refused("which-meld", melds=", ".join(map(str, rows)))
    return rows[0]


# what may be chosen


def meld_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """The melds within the rack, those without jokers first; of these the largest.

    Before the opening it is the points that count.
    """
    opened = draft.start.to_act in draft.start.opened
    pieces = Pieces(draft.layout.rack, draft.start.melding, draft.start.variant.values)
    for piece in sorted(pieces, key=lambda piece: _rank(piece, opened=opened)):
        label = " ".join(standing_text(card, as_ or card, tiles=True) for card, as_ in piece.cards)
        yield label, " ".join(write_laid(laid, tiles=True) for laid in piece.cards)


def _rank(piece: Piece, *, opened: bool) -> tuple[int, int]:
    jokers = sum(card == JOKER for card, _ in piece.cards)
    return jokers, -(len(piece.cards) if opened else piece.points)


def layoff_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """The tiles of the rack that a row would take, each with the row."""
    return _with_rows(draft, drafting.taking)


def swap_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """The tiles of the rack that could take the place of a joker, each with its row."""
    return _with_rows(draft, drafting.swapping)


def _with_rows(draft: Draft, find: Callable[[Draft], Sequence[int]]) -> Iterator[tuple[str, str]]:
    for card in dict.fromkeys(draft.layout.rack):
        for number in find(picked_by_name(draft, [Laid(card)])):
            row = cards_text(cards_of(draft.row(number)), tiles=True)
            label = f"{card_text(card, tiles=True)} → {number}: {row}"
            yield label, f"{write_card(card, tiles=True)} {number}"


def tile_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """Every tile that can be moved: those of melds with their number, then the rack's."""
    for number in draft.open_rows:
        for card in cards_of(draft.row(number)):
            value = f"{write_card(card, tiles=True)} {number}"
            yield f"{card_text(card, tiles=True)} · {number}", value
    for card in dict.fromkeys(draft.layout.rack):
        yield card_text(card, tiles=True), write_card(card, tiles=True)


def row_choices(draft: Draft) -> Iterator[tuple[str, str]]:
    """The rows that may be changed."""
    for number in draft.open_rows:
        yield f"{number}: {cards_text(cards_of(draft.row(number)), tiles=True)}", str(number)


Choices = Callable[[Draft], Iterator[tuple[str, str]]]


async def proposed(click: Click, typed: str, find: Choices) -> list[Choice[str]]:
    """What *find* has for the caller's working table; nothing where it is not their turn."""
    table = await guessed(click)
    draft = table and draft_of(table, table.own_seat(user_of(click)))
    language = await click.client.languages.of_click(click)
    return matching(find(draft), typed, language, tiles=True) if draft else []


@move.autocomplete("tile")
async def tiles_to_move(click: Click, typed: str) -> list[Choice[str]]:
    """The tiles that can be moved."""
    return await proposed(click, typed, tile_choices)


@move.autocomplete("meld")
async def targets(click: Click, typed: str) -> list[Choice[str]]:
    """A new meld, and the melds."""
    fresh = Choice(
        name=say(await click.client.languages.of_click(click), "tiles-new-meld"), value=NEW
    )
    return [fresh, *await proposed(click, typed, row_choices)][:MOST_CHOICES]


@split.autocomplete("meld")
async def rows(click: Click, typed: str) -> list[Choice[int]]:
    """The melds that can be parted."""
    found = await proposed(click, typed, row_choices)
    return [Choice(name=choice.name, value=int(choice.value)) for choice in found]


@split.autocomplete("at")
async def places(click: Click, typed: str) -> list[Choice[str]]:
    """The tiles of the meld that was chosen, but for its first."""

    def find(draft: Draft) -> Iterator[tuple[str, str]]:
        number = click.namespace.meld
        if number in draft.open_rows:
            for card in cards_of(draft.row(number))[1:]:
                yield card_text(card, tiles=True), write_card(card, tiles=True)

    return await proposed(click, typed, find)


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (move, split, undo, done)
for command in COMMANDS:
    command.autocomplete("table")(own_tables)

DYNAMIC_ITEMS = (TilesControl,)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    for command in COMMANDS:
        tree.add_command(command)
