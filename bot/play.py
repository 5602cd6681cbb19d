"""A player's wishes carried out: from cards and buttons to moves at the table."""

from collections.abc import Sequence
from itertools import permutations

from bot.clicks import Click
from bot.clock import click_ms
from bot.frames import frame_of
from bot.hands import own_order
from bot.render.refusals import refusal_text
from bot.replies import Refused, RefusedAtTable
from bot.table import Table
from data import games, settings
from engine.cards import Card, Seat
from engine.errors import Refusal
from engine.moves import Discard, LayMeld, LayOff, Move

MOST_TOGETHER = 5
"""Cards laid off with one press: every order of them is tried."""


async def act(click: Click, table: Table, *moves: Move, step: int | None = None) -> None:
    """Make *moves* for the person who clicked, at the time of their click.

    Raises Refused, RefusedAtTable and StorageRefused; then none of them was made.
    """
    seat = table.own_seat(click.user.id)
    app, now = click.client, click_ms(click)
    await app.deadlines.act_before(click, table)
    try:
        await table.play(seat, *moves, now_ms=now, step=step, source="player")
    except Refusal as refusal:
        raise refused(table, seat, refusal) from refusal
    app.after(table)


def refused(table: Table, seat: Seat, refusal: Refusal) -> RefusedAtTable:
    """*refusal* with what would be legal, as far as *seat* may see."""
    return RefusedAtTable(
        refusal, lambda language: refusal_text(refusal, frame_of(table, seat, language))
    )


def meld_of(marks: Sequence[Card]) -> LayMeld:
    """The meld of the marked cards; raises Refused where none is marked."""
    return LayMeld.of(some(marks))


def discard_of(marks: Sequence[Card]) -> Discard:
    """The discard of the one marked card; raises Refused where it is not just one."""
    if len(some(marks)) > 1:
        raise Refused("mark-one")
    return Discard(marks[0])


def some(marks: Sequence[Card]) -> Sequence[Card]:
    """*marks*; raises Refused where nothing is marked."""
    if not marks:
        raise Refused("mark-first")
    return marks


def layoffs(table: Table, marks: Sequence[Card]) -> dict[int, tuple[LayOff, ...]]:
    """How the marked cards can all be laid off: by the number of the meld that takes them.

    Raises Refused where nothing, or too much, is marked.
    """
    if len(some(marks)) > MOST_TOGETHER:
        raise Refused("mark-fewer", count=MOST_TOGETHER)
    found = {}
    for meld in table.state.melds:
        for order in permutations(marks):
            moves = tuple(LayOff.of(card, meld.id) for card in order)
            if table.state.to_act and table.can(table.state.to_act, *moves):
                found[meld.id] = moves
                break
    return found


def refused_layoff(table: Table, marks: Sequence[Card]) -> LayOff:
    """The one marked card on a meld, for the engine to say why not.

    Raises Refused where there is no meld, or no meld takes all of several cards.
    """
    if not table.state.melds:
        raise Refused("nothing-to-lay-off-on")
    if len(marks) > 1:
        raise Refused("no-meld-takes-all")
    return LayOff.of(marks[0], table.state.melds[-1].id)


async def sort(click: Click, table: Table, marks: Sequence[Card]) -> str:
    """Sort the hand: marked cards first, or else in the next of the usual orders.

    Returns the key of the sentence that says how it is sorted now.
    """
    user = click.user.id
    seat = table.own_seat(user)
    hand, own = table.state.hand_of(seat), table.row.players[seat - 1].hand_order
    async with table.lock, click.client.db.transaction() as tx:
        before = (await settings.user_settings(tx, user)).order
        order = "own" if marks else next_order(before, own)
        if marks:
            await games.note_player(tx, table.id, seat, hand_order=own_order(marks, hand, own))
        await settings.change_user(tx, user, order=order)
        await table.reload(tx)
    return f"hand-sorted-{order}"


def next_order(order: str, own: str | None) -> str:
    """Suit, rank, the own order where there is one, and again."""
    orders = ["suit", "rank", "own"] if own else ["suit", "rank"]
    return orders[(orders.index(order) + 1) % len(orders)] if order in orders else "suit"
