"""The moves as commands: `/draw`, `/take`, `/meld`, `/layoff`, `/discard`; and `/hand`, `/table`,
`/resign`.

Every card option proposes what is legal, the best first, as the canonical text of its value.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import Choice

from bot.commands import arranging
from bot.commands.carrying_on import CarryButton
from bot.commands.context import (
    EVERYWHERE,
    TableText,
    matching,
    options,
    own_tables,
    sight,
    table_for,
)
from bot.commands.tables import WatchButton, show_table, watchable
from bot.controls.clicks import Click, Client
from bot.controls.hand_actions import ask_resign
from bot.controls.play import act, explained, nowhere
from bot.people.card_texts import cards_text, meld_text, standing_text
from bot.people.refused import Refused
from bot.people.texts import text
from bot.runtime.asking import answer
from bot.runtime.senders import user_of
from bot.table.table import Table
from bot.typed.cards import read_card, read_laid, read_laid_layoff
from engine.cards import Seat, write_card
from engine.legal import legal_discards, legal_layoffs, legal_melds, legal_takes
from engine.melds import new_meld
from engine.moves import Discard, DrawStock, Laid, LayMeld, LayOff, Move, TakePile, TurnOver
from engine.record.lines import write_laid
from engine.view import Seen, seen_by

Found = TypeVar("Found")
CardText = app_commands.Range[str, 1, 200]


async def play(click: Click, table: Table, *moves: Move) -> None:
    """Make *moves* and answer with the new hand."""
    await act(click, table, *moves)
    await click.client.hands.show(click, table, in_place=False)


@app_commands.command(name=text("command-hand"), description=text("command-hand.description"))
@options("hand", "table")
@EVERYWHERE
async def hand(click: Click, table: TableText | None = None) -> None:
    """Show the own hand."""
    await click.client.hands.show(click, await table_for(click, table), in_place=False)


@app_commands.command(name=text("command-table"), description=text("command-table.description"))
@options("table", "table")
@EVERYWHERE
async def table_(click: Click, table: TableText | None = None) -> None:
    """Show the table."""
    await show_table(click, table)


@app_commands.command(name=text("command-draw"), description=text("command-draw.description"))
@options("draw", "source", "card", "table")
@app_commands.choices(
    source=[
        Choice(name=text("choice-stock"), value="stock"),
        Choice(name=text("choice-pile"), value="pile"),
        Choice(name=text("choice-turn-over"), value="turn over"),
    ]
)
@EVERYWHERE
async def draw(
    click: Click,
    source: str | None = None,
    card: CardText | None = None,
    table: TableText | None = None,
) -> None:
    """Draw from the stock, or take from the pile; a card alone means the pile."""
    chosen = await table_for(click, table)
    language = await click.client.languages.of_click(click)
    await play(click, chosen, *collecting(chosen, source, card, language))


@app_commands.command(name=text("command-take"), description=text("command-take.description"))
@options("take", "card", "table")
@EVERYWHERE
async def take(click: Click, card: CardText | None = None, table: TableText | None = None) -> None:
    """Take from the pile."""
    chosen = await table_for(click, table)
    language = await click.client.languages.of_click(click)
    await play(click, chosen, *collecting(chosen, "pile", card, language))


def collecting(
    table: Table, source: str | None, card: str | None, language: str
) -> tuple[Move, ...]:
    """The moves that begin a turn: who turns the pile over draws from it.

    Raises Refused where a card is named that does not come from the pile.
    """
    if source == "pile" or (source is None and card is not None):
        tiles = table.variant.tiles
        return (TakePile(read_card(card, language, tiles=tiles) if card else None),)
    if card is not None:
        raise Refused("card-only-from-pile")
    return (TurnOver(), DrawStock()) if source == "turn over" else (DrawStock(),)


@app_commands.command(name=text("command-meld"), description=text("command-meld.description"))
@options("meld", "cards", "table")
@EVERYWHERE
async def meld(click: Click, cards: CardText, table: TableText | None = None) -> None:
    """Lay a meld."""
    chosen = await table_for(click, table)
    if chosen.variant.tiles:
        await arranging.lay_meld(click, chosen, cards)
        return
    language = await click.client.languages.of_click(click)
    await play(click, chosen, LayMeld(read_laid(cards, language)))


@app_commands.command(name=text("command-layoff"), description=text("command-layoff.description"))
@options("layoff", "card", "meld", "table")
@EVERYWHERE
async def layoff(
    click: Click,
    card: CardText,
    meld: app_commands.Range[int, 1, 1000] | None = None,
    table: TableText | None = None,
) -> None:
    """Lay a card off on a meld."""
    chosen = await table_for(click, table)
    if chosen.variant.tiles:
        await arranging.lay_off(click, chosen, card, meld)
        return
    which, number = read_laid_layoff(card, await click.client.languages.of_click(click))
    seat = chosen.own_seat(user_of(click))
    async with explained(click, chosen, seat):
        move = await laying_off(chosen, seat, which, meld or number)
    await play(click, chosen, move)


async def laying_off(table: Table, seat: Seat, laid: Laid, meld: int | None) -> LayOff:
    """A card onto *meld*, or onto the only meld that it fits.

    Raises Refused where several do, or nothing lies there, and DoesNotFit where none does. Who is
    not to act is told that alone: nothing is looked up in the other's hand.
    """
    if meld is not None or seat != table.state.to_act:
        return LayOff(laid, meld or 1)
    fitting = dict.fromkeys(
        move.meld
        for move in await legal(table, legal_layoffs)
        if laid in (move.card, Laid(move.card.card))
    )
    if len(fitting) > 1:
        raise Refused("which-meld", melds=", ".join(map(str, sorted(fitting))))
    return LayOff(laid, next(iter(fitting))) if fitting else nowhere(table, laid)


@app_commands.command(name=text("command-discard"), description=text("command-discard.description"))
@options("discard", "card", "table")
@EVERYWHERE
async def discard(click: Click, card: CardText, table: TableText | None = None) -> None:
    """Discard a card, which ends the turn."""
    chosen = await table_for(click, table)
    language = await click.client.languages.of_click(click)
    await play(click, chosen, Discard(read_card(card, language, tiles=chosen.variant.tiles)))


@app_commands.command(name=text("command-resign"), description=text("command-resign.description"))
@options("resign", "table")
@EVERYWHERE
async def resign(click: Click, table: TableText | None = None) -> None:
    """Ask whether to resign."""
    await ask_resign(click, await table_for(click, table))


# what may be chosen


@draw.autocomplete("card")
@take.autocomplete("card")
async def takes(click: Click, typed: str) -> list[Choice[str]]:
    """The cards down to which the pile may be taken."""
    seen = await sight(click)
    if seen is None:
        return []
    pile = seen.pile
    cards = [move.card or pile[-1] for move in await answer(legal_takes, seen)]
    # Two packs may have left the same card deeper down as well.
    found = ((pile[-1 - pile[::-1].index(card) :], write_card(card)) for card in cards)
    language = await click.client.languages.of_click(click)
    return matching(((cards_text(taken), value) for taken, value in found), typed, language)


@meld.autocomplete("cards")
async def melds(click: Click, typed: str) -> list[Choice[str]]:
    """The legal melds."""
    seen = await sight(click)
    if seen is None:
        return []
    if seen.variant.tiles:
        return await arranging.proposed(click, typed, arranging.meld_choices)
    found = await answer(legal_melds, seen)
    pairs = ((meld_label(seen, move), written(move.cards)) for move in found)
    return matching(pairs, typed, await click.client.languages.of_click(click))


def meld_label(seen: Seen, move: LayMeld) -> str:
    """A meld as it would lie on the table."""
    laid = new_meld(0, 0, move.cards, seen.melding)
    return meld_text(laid) if laid else ""


def written(cards: Iterable[Laid]) -> str:
    """Cards as the canonical text of a choice."""
    return " ".join(map(write_laid, cards))


@layoff.autocomplete("card")
async def lay_offs(click: Click, typed: str) -> list[Choice[str]]:
    """The legal lay-offs, each with its meld."""
    seen = await sight(click)
    if seen is None:
        return []
    if seen.variant.tiles:
        return await arranging.proposed(click, typed, arranging.layoff_choices)
    pairs = []
    for move in await answer(legal_layoffs, seen):
        onto = next(one for one in seen.melds if one.id == move.meld)
        card, stands_for = move.card
        label = f"{standing_text(card, stands_for or card)} → {move.meld}: {meld_text(onto)}"
        pairs.append((label, f"{write_laid(move.card)} {move.meld}"))
    return matching(pairs, typed, await click.client.languages.of_click(click))


@discard.autocomplete("card")
async def discards(click: Click, typed: str) -> list[Choice[str]]:
    """The cards that may be discarded."""
    seen = await sight(click)
    if seen is None:
        return []
    cards = [move.card for move in await answer(legal_discards, seen)]
    pairs = ((cards_text([card]), write_card(card)) for card in cards)
    return matching(pairs, typed, await click.client.languages.of_click(click))


async def legal(table: Table, find: Callable[[Seen], tuple[Found, ...]]) -> tuple[Found, ...]:
    """What *find* proposes from what the seat to act sees."""
    return await answer(find, seen_by(table.state, table.state.to_act))


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (
    hand,
    table_,
    draw,
    take,
    meld,
    layoff,
    discard,
    resign,
)
for command in COMMANDS:
    command.autocomplete("table")(watchable if command is table_ else own_tables)


DYNAMIC_ITEMS = (WatchButton, CarryButton)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    for command in COMMANDS:
        tree.add_command(command)
