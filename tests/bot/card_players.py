"""How a person plays any card game: by commands with their proposals, or by buttons and menus.

What to play comes from the engine; how, only from what is proposed or can be pressed.
"""

from collections.abc import Iterable
from typing import Any

from bot.people.card_texts import card_text, meld_text
from engine.arrange.knocking import best_melds
from engine.cards import Card, write_card
from engine.game import play
from engine.legal import (
    is_legal,
    legal_closes,
    legal_discards,
    legal_knocks,
    legal_layoffs,
    legal_melds,
    legal_swaps,
    legal_takes,
)
from engine.melds import new_meld
from engine.moves import (
    BigGin,
    Close,
    Discard,
    DrawStock,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.record.lines import write_laid
from engine.state import Phase, State
from engine.view import seen_by
from tests.bot.at_hands import latest
from tests.bot.conftest import Room, actor, button, selects

LONGEST = 400
"""Moves; a game chosen for these tests that lasts longer does not end."""


def wish(state: State) -> Move:
    """What these people play: whatever brings the end of the round nearer."""
    seen = seen_by(state, state.to_act)
    if seen.phase in (Phase.UPCARD, Phase.DRAW):
        return collecting(seen)
    return [
        *([BigGin()] if is_legal(seen, BigGin()) else []),
        *legal_knocks(seen),
        *legal_closes(seen),
        *legal_swaps(seen),
        *legal_melds(seen),
        *legal_layoffs(seen),
        *legal_discards(seen),
    ][0]


def collecting(seen: State) -> Move:
    """The pile, if what it gives can be laid; else whatever there is."""
    for take in legal_takes(seen):
        after = play(seen, seen.acting, take)
        melds = [*best_melds(after.hand)] if Knock in after.variant.plays[Phase.PLAY] else []
        melds += [tuple(card for card, _ in move.cards) for move in legal_melds(after)]
        if any(take.card in meld for meld in melds):
            return take
    usual: tuple[Move, ...] = (DrawStock(), Pass(), TurnOver(), TakePile())
    return next(move for move in usual if is_legal(seen, move))


async def by_commands(room: Room, person: Any, table: Any) -> None:
    """Make one move with a slash command whose options are proposed."""
    move = wish(table.state)
    command, options = in_words(move)
    for name, value in options.items():
        proposed = await person.autocomplete(room.channel, command, name, "")
        assert value in [choice["value"] for choice in proposed], (move, proposed)
    source = {DrawStock: "stock", TakePile: "pile", TurnOver: "turn over"}.get(type(move))
    await person.slash(room.channel, command, **options, **({"from": source} if source else {}))


def in_words(move: Move) -> tuple[str, dict[str, str]]:
    """The command for *move*, and the options that are proposed for it."""
    match move:
        case DrawStock() | TurnOver():
            return "draw", {}
        case TakePile(card):
            return "draw", {"card": write_card(card)} if card else {}
        case LayMeld(cards):
            return "meld", {"cards": " ".join(map(write_laid, cards))}
        case LayOff(laid, meld):
            return "layoff", {"card": f"{write_laid(laid)} {meld}"}
        case SwapJoker(card, meld):
            return "swap", {"card": f"{write_card(card)} {meld}"}
        case Discard(card):
            return "discard", {"card": write_card(card)}
        case Knock(card) | Gin(card):
            return "knock", {"card": write_card(card)}
        case Close(card):
            return "close", {"card": write_card(card)}
        case Pass():
            return "pass", {}
    assert isinstance(move, BigGin)
    return "knock", {}


LABELS: dict[type[Move], str] = {
    DrawStock: "Draw",
    TakePile: "Take",
    TurnOver: "Turn over",
    Pass: "Pass",
    LayMeld: "Meld",
    LayOff: "Lay off",
    SwapJoker: "Swap",
    Discard: "Discard",
    Knock: "Knock",
    Gin: "Knock",
    BigGin: "Big gin",
    Close: "Close",
}


async def by_buttons(room: Room, person: Any, table: Any, page: Any) -> None:
    """Make one move on *page*, a message with one's hand: mark cards, press, choose."""
    move, step = wish(table.state), table.step
    await mark(room, person, page, cards_of(move))
    named = f"Take {card_text(table.state.pile[-1])}" if table.state.pile else ""
    is_named = isinstance(move, TakePile) and button(latest(room, person, page), named)
    label = named if is_named else LABELS[type(move)]
    await room.press(person, latest(room, person, page), label)
    if table.step != step:
        return
    wanted = label_of(table, move)
    now = latest(room, person, page)
    (menu,) = selects(now)
    assert button(now, "Back")
    (value,) = [option.value for option in menu.options if option.label == wanted]
    await actor(person, now).select(now, [value], custom_id=menu.custom_id)


def cards_of(move: Move) -> list[Card]:
    """The cards of the hand that *move* needs."""
    match move:
        case LayMeld(cards):
            return [each.card for each in cards]
        case LayOff(laid, _):
            return [laid.card]
        case SwapJoker(card, _) | Discard(card) | Knock(card) | Gin(card) | Close(card):
            return [card]
    return []


def label_of(table: Any, move: Move) -> str:
    """How a menu names *move*, where there are several of its kind."""
    match move:
        case LayMeld(cards):
            meld = new_meld(0, 0, cards, table.state.melding)
            assert meld is not None
            return meld_text(meld)
        case LayOff(laid, number):
            after = play(table.state, table.state.to_act, move) if laid.card.suit == 4 else None
            meld = (after or table.state).melds[number - 1]
            return f"{number}: {meld_text(meld)}"
        case SwapJoker(card, number):
            meld = table.state.melds[number - 1]
            return f"{card_text(card)} → {number}: {meld_text(meld)}"
    raise AssertionError(move)


async def mark(room: Room, person: Any, page: Any, cards: Iterable[Card]) -> None:
    """Mark *cards* in the menus, equal ones one after the other, and nothing else."""
    left = [card_text(card) for card in cards]
    for number in range(len(mark_menus(latest(room, person, page))) if left else 0):
        now = latest(room, person, page)
        menu, values = mark_menus(now)[number], []
        for option in menu.options:
            if option.label in left:
                left.remove(option.label)
                values.append(option.value)
        await actor(person, now).select(now, values, custom_id=menu.custom_id)
    assert not left, left


def mark_menus(page: Any) -> list[Any]:
    """The menus in which cards are marked."""
    return [one for one in selects(page) if ":mark:" in one.custom_id]
