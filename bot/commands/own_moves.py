"""The moves that only some games have: `/swap`, `/knock`, `/close` and `/pass`."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.commands import arranging
from bot.commands.context import (
    EVERYWHERE,
    TableText,
    matching,
    options,
    own_tables,
    sight,
    table_for,
)
from bot.commands.play import CardText, legal, play
from bot.controls.clicks import Click, Client
from bot.controls.play import refused_swap
from bot.people.card_texts import card_text, meld_text
from bot.people.refused import Refused
from bot.people.texts import say, text
from bot.runtime.asking import answer
from bot.runtime.senders import user_of
from bot.table.table import Table
from bot.typed.cards import read_card, read_layoff
from engine.arrange.deadwood import deadwood
from engine.cards import Card, Seat, write_card
from engine.legal import legal_closes, legal_knocks, legal_swaps
from engine.moves import BigGin, Close, Knock, Pass, SwapJoker


@app_commands.command(name=text("command-swap"), description=text("command-swap.description"))
@options("swap", "card", "meld", "table")
@EVERYWHERE
async def swap(
    click: Click,
    card: CardText,
    meld: app_commands.Range[int, 1, 1000] | None = None,
    table: TableText | None = None,
) -> None:
    """Take a joker from the table for the card that it stands for."""
    chosen = await table_for(click, table)
    if chosen.variant.tiles:
        await arranging.swap(click, chosen, card, meld)
        return
    which, number = read_layoff(card, await click.client.languages.of_click(click))
    seat = chosen.own_seat(user_of(click))
    await play(click, chosen, await swapping(chosen, seat, which, meld or number))


async def swapping(table: Table, seat: Seat, card: Card, meld: int | None) -> SwapJoker:
    """*card* for the joker of *meld*, or for the only one it may be swapped for.

    Raises Refused where there are several. Who is not to act is told that alone: nothing is looked
    up in the other's hand.
    """
    if meld is not None or seat != table.state.to_act:
        return SwapJoker(card, meld or 1)
    found = [move for move in await legal(table, legal_swaps) if move.card == card]
    if len(found) > 1:
        raise Refused("which-meld", melds=", ".join(str(move.meld) for move in found))
    return found[0] if found else refused_swap(table, [card])


@app_commands.command(name=text("command-knock"), description=text("command-knock.description"))
@options("knock", "card", "table")
@EVERYWHERE
async def knock(click: Click, card: CardText | None = None, table: TableText | None = None) -> None:
    """Discard a card and knock; without a card: big gin."""
    chosen = await table_for(click, table)
    language = await click.client.languages.of_click(click)
    await play(click, chosen, BigGin() if card is None else Knock(read_card(card, language)))


@app_commands.command(name=text("command-close"), description=text("command-close.description"))
@options("close", "card", "table")
@EVERYWHERE
async def close(click: Click, card: CardText, table: TableText | None = None) -> None:
    """Lay twelve cards of one suit and discard the last one."""
    chosen = await table_for(click, table)
    await play(click, chosen, Close(read_card(card, await click.client.languages.of_click(click))))


@app_commands.command(name=text("command-pass"), description=text("command-pass.description"))
@options("pass", "table")
@EVERYWHERE
async def pass_(click: Click, table: TableText | None = None) -> None:
    """Refuse the upcard, or play nothing."""
    await play(click, await table_for(click, table), Pass())


# what may be chosen


@swap.autocomplete("card")
async def swaps(click: Click, typed: str) -> list[Choice[str]]:
    """The jokers that may be taken, each with the card for it."""
    seen = await sight(click)
    if seen is None:
        return []
    if seen.variant.tiles:
        return await arranging.proposed(click, typed, arranging.swap_choices)
    pairs = []
    for move in await answer(legal_swaps, seen):
        onto = seen.melds[move.meld - 1]
        label = f"{card_text(move.card)} → {move.meld}: {meld_text(onto)}"
        pairs.append((label, f"{write_card(move.card)} {move.meld}"))
    return matching(pairs, typed, await click.client.languages.of_click(click))


@knock.autocomplete("card")
async def knocks(click: Click, typed: str) -> list[Choice[str]]:
    """The discards with which one may knock, each with the deadwood that it leaves."""
    seen = await sight(click)
    if seen is None:
        return []
    language, hand, pairs = await click.client.languages.of_click(click), seen.hand, []
    for move in await answer(legal_knocks, seen):
        left = deadwood(card for card in hand if card != move.card)
        about = say(language, "hand-knock-leaves", points=left)
        pairs.append((f"{card_text(move.card)} · {about}", write_card(move.card)))
    return matching(pairs, typed, language)


@close.autocomplete("card")
async def closes(click: Click, typed: str) -> list[Choice[str]]:
    """The discards with which one may close."""
    seen = await sight(click)
    if seen is None:
        return []
    cards = [move.card for move in await answer(legal_closes, seen)]
    pairs = ((card_text(card), write_card(card)) for card in cards)
    return matching(pairs, typed, await click.client.languages.of_click(click))


COMMANDS: tuple[app_commands.Command[Any, ..., None], ...] = (swap, knock, close, pass_)
for command in COMMANDS:
    command.autocomplete("table")(own_tables)


def setup(tree: app_commands.CommandTree[Client]) -> None:
    """Add these commands."""
    for command in COMMANDS:
        tree.add_command(command)
