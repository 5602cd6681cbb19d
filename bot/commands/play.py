"""The commands of a table: to see it, to move, to arrange its tiles, and to give up.

Every card option proposes what is legal, the best first, as the canonical text of its value.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial, wraps
from typing import Any, NamedTuple, TypeVar

from discord import app_commands
from discord.app_commands import Choice

from bot.commands import arranging, proposing
from bot.commands.arranging import Change, change
from bot.commands.context import GAME, Slash, TableWork, at_table
from bot.commands.tables import table_
from bot.controls.clicks import Click
from bot.controls.courtesies import TABLE_ACTIONS
from bot.controls.hand_actions import ask_resign
from bot.controls.play import act, explained, nowhere, refused_swap
from bot.people.refused import Refused
from bot.people.texts import text
from bot.runtime.asking import answer
from bot.runtime.senders import user_of
from bot.table.table import Table
from bot.typed.cards import read_card, read_laid, read_laid_layoff, read_layoff
from engine import moves
from engine.cards import Card, Seat
from engine.legal import legal_layoffs, legal_swaps
from engine.moves import Laid, LayOff, Move, SwapJoker
from engine.view import Seen, seen_by

CardText = app_commands.Range[str, 1, 200]
MeldNumber = app_commands.Range[int, 1, 1000]


ToMeld = TypeVar("ToMeld", LayOff, SwapJoker)


class Typist(NamedTuple):
    """Who types a move: at which table, in which seat and language."""

    table: Table
    seat: Seat
    language: str

    @property
    def tiles(self) -> bool:
        """Whether the game is played with tiles, which are arranged before they are played."""
        return self.table.variant.tiles

    def card(self, typed: str) -> Card:
        """The card or tile that they name; raises NotUnderstood."""
        return read_card(typed, self.language, tiles=self.tiles)


MoveWish = tuple[Move, ...] | Change
"""Moves, or what is to change on a working table."""


def moving(read: Callable[..., Awaitable[MoveWish]]) -> TableWork:
    """Do at a table what *read* makes of its caller and the options; answer with the new hand."""

    @wraps(read)
    async def work(click: Click, table: Table, **values: Any) -> None:
        seat = table.own_seat(user_of(click))
        language = await click.client.languages.of_click(click)
        async with explained(click, table, seat):
            wish = await read(Typist(table, seat, language), **values)
        if callable(wish):
            await change(click, table, wish)
            return
        await act(click, table, *wish)
        await click.client.hands.show(click, table, in_place=False)

    return work


async def hand(click: Click, table: Table) -> None:
    """Show the caller's own hand."""
    await click.client.hands.show(click, table, in_place=False)


@app_commands.choices(
    source=[
        Choice(name=text("choice-stock"), value="stock"),
        Choice(name=text("choice-pile"), value="pile"),
        Choice(name=text("choice-turn-over"), value="turn over"),
    ]
)
async def draw(me: Typist, *, source: str | None = None, card: CardText | None = None) -> MoveWish:
    """Draw from the stock, or take from the pile; a card alone means the pile.

    Who turns the pile over draws from it. Raises Refused where a card is named that does not come
    from the pile.
    """
    if source == "pile" or (source is None and card is not None):
        return await take(me, card=card)
    if card is not None:
        raise Refused("card-not-from-stock")
    return (moves.TurnOver(), moves.DrawStock()) if source == "turn over" else (moves.DrawStock(),)


async def take(me: Typist, *, card: CardText | None = None) -> MoveWish:
    """Take cards from the pile."""
    return (moves.TakePile(me.card(card) if card else None),)


async def meld(me: Typist, *, cards: CardText) -> MoveWish:
    """Lay a meld."""
    laid = read_laid(cards, me.language, tiles=me.tiles)
    return partial(arranging.melding, tiles=laid) if me.tiles else (moves.LayMeld(laid),)


async def lay_off(me: Typist, *, card: CardText, meld: MeldNumber | None = None) -> MoveWish:
    """Lay a card off on a meld."""
    laid, number = read_laid_layoff(card, me.language, tiles=me.tiles)
    if me.tiles:
        return partial(arranging.adding, tile=laid, number=meld or number)

    def fits(move: LayOff) -> bool:
        return laid in (move.card, Laid(move.card.card))

    onto = await meld_for(me, meld or number, legal_layoffs, fits)
    return (LayOff(laid, onto) if onto else nowhere(me.table, laid),)


async def discard(me: Typist, *, card: CardText) -> MoveWish:
    """Discard a card, which ends the turn."""
    return (moves.Discard(me.card(card)),)


async def swap(me: Typist, *, card: CardText, meld: MeldNumber | None = None) -> MoveWish:
    """Take a joker from the table for the card that it stands for."""
    which, number = read_layoff(card, me.language, tiles=me.tiles)
    if me.tiles:
        return partial(arranging.replacing, tile=which, number=meld or number)
    of = await meld_for(me, meld or number, legal_swaps, lambda move: move.card == which)
    return (SwapJoker(which, of) if of else refused_swap(me.table, [which]),)


async def meld_for(
    me: Typist,
    named: int | None,
    find: Callable[[Seen], Sequence[ToMeld]],
    fits: Callable[[ToMeld], bool],
) -> int | None:
    """The meld that is *named*, else the only one for which *find* has a move that *fits*, if any.

    Raises Refused where there are several. Who is not to act is told that alone: nothing is looked
    up in the other's hand.
    """
    if named is not None or me.seat != me.table.state.to_act:
        return named or 1
    legal = await answer(find, seen_by(me.table.state, me.seat))
    return arranging.only_meld(move.meld for move in legal if fits(move))


async def knock(me: Typist, *, card: CardText | None = None) -> MoveWish:
    """Discard a card and knock; without a card: big gin."""
    return (moves.BigGin() if card is None else moves.Knock(read_card(card, me.language)),)


async def close(me: Typist, *, card: CardText) -> MoveWish:
    """Lay twelve cards of one suit and discard the last one."""
    return (moves.Close(read_card(card, me.language)),)


async def pass_(_: Typist) -> MoveWish:
    """Refuse the upcard, or play nothing."""
    return (moves.Pass(),)


async def move(me: Typist, *, tile: CardText, meld: str) -> MoveWish:
    """Move a tile to a meld or into a new one."""
    which, source = read_layoff(tile, me.language, tiles=True)
    onto = arranging.target(meld, me.language)
    return partial(arranging.joining, tile=which, source=source, onto=onto)


async def split(me: Typist, *, meld: MeldNumber, at: CardText) -> MoveWish:
    """Part a meld in two."""
    return partial(arranging.splitting, number=meld, tile=read_card(at, me.language, tiles=True))


COMMANDS: tuple[Slash, ...] = (
    at_table("hand", hand),
    table_,
    at_table("draw", moving(draw), card=proposing.takes),
    at_table("take", moving(take), card=proposing.takes),
    at_table("meld", moving(meld), cards=proposing.melds),
    at_table("layoff", moving(lay_off), card=proposing.lay_offs),
    at_table("discard", moving(discard), card=proposing.discards),
    at_table("resign", ask_resign),
    at_table("swap", moving(swap), card=proposing.swaps),
    at_table("knock", moving(knock), card=proposing.knocks),
    at_table("close", moving(close), card=proposing.closes),
    at_table("pass", moving(pass_)),
    at_table("move", moving(move), tile=proposing.tiles_to_move, meld=proposing.targets),
    at_table("split", moving(split), meld=proposing.rows, at=proposing.places),
    at_table("undo", arranging.undo),
    at_table("done", arranging.done),
)
for key, verb in {"nudge": "nudge", "away": "gone", "pause": "pause", "abort": "abort"}.items():
    at_table(f"game-{key}", TABLE_ACTIONS[verb], GAME)
