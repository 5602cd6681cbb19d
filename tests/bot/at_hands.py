"""How a person plays: by commands with their proposals alone, or by buttons and menus alone."""

from typing import Any

from bot.people.card_texts import card_text, cards_text
from engine.cards import Card
from engine.legal import legal_discards, legal_layoffs, legal_melds, legal_takes
from engine.state import Phase
from engine.view import seen_by
from tests.bot.conftest import Room, button, dm_of

BEHIND_MORE = ("Sort", "Cards", "Rules", "Resign")
LONGEST_GAME = 100
"""Turns; a game of these players that lasts longer does not end."""


async def by_commands(room: Room, person: Any, channel: Any = None, **table: str) -> None:
    """Play one turn with slash commands, choosing what is proposed first.

    The top card alone is never taken: two who take it from each other never end a round.
    """
    place = channel or room.channel
    taken = await person.autocomplete(place, "draw", "card", "", **{"from": "pile"}, **table)
    if deep := [choice for choice in taken if " " in choice["name"]]:
        collected = {"from": "pile", "card": deep[0]["value"]}
    else:
        collected = {"from": "stock"}
    await person.slash(place, "draw", **collected, **table)
    for command, option in (("meld", "cards"), ("layoff", "card")):
        while found := await person.autocomplete(place, command, option, "", **table):
            await person.slash(place, command, **{option: found[0]["value"]}, **table)
    if found := await person.autocomplete(place, "discard", "card", "", **table):
        await person.slash(place, "discard", card=found[0]["value"], **table)


async def open_hand(room: Room, person: Any, channel: Any = None) -> Any:
    """The hand that the button on the table shows to *person* alone, who goes on playing there."""
    shown = await room.press(person, room.message_with("My hand", channel), "My hand")
    assert shown.response.ephemeral
    room.hands[shown.response.id] = shown.response
    return shown.response.message


async def by_buttons(room: Room, person: Any, game: int, page: Any) -> None:
    """Play one turn on *page*, a message with one's hand.

    What to play comes from the engine; how, only from what can be pressed.
    """
    table = await room.table(game)
    turn = table.turn_step
    while not table.over and table.turn_step == turn:
        if table.state.phase is Phase.DRAW:
            await collect(room, person, table, page)
        else:
            await go_on(room, person, table, page)


async def collect(room: Room, person: Any, table: Any, page: Any) -> None:
    """Take as deep as brings most, else draw."""
    takes = legal_takes(seen_by(table.state, table.state.to_act))
    deep = [move.card for move in takes if move.card and move.card != table.state.pile[-1]]
    if not deep:
        await room.press(person, latest(room, person, page), "Draw")
        return
    await room.press(person, latest(room, person, page), "Take")
    await room.choose(person, latest(room, person, page), "depth", card_text(deep[0]))


async def go_on(room: Room, person: Any, table: Any, page: Any) -> None:
    """Make one more move of the turn."""
    seen = seen_by(table.state, table.state.to_act)
    if melds := legal_melds(seen):
        await mark(room, person, page, *(laid.card for laid in melds[0].cards))
        await room.press(person, latest(room, person, page), "Meld")
    elif offs := legal_layoffs(seen):
        await mark(room, person, page, offs[0].card.card)
        await room.press(person, latest(room, person, page), "Lay off")
        now = latest(room, person, page)
        if button(now, "Back"):
            onto = next(meld for meld in table.state.melds if meld.id == offs[0].meld)
            await room.choose(person, now, "onto", f"{onto.id}: {cards_text(onto.cards)}")
    else:
        await mark(room, person, page, legal_discards(seen)[0].card)
        await room.press(person, latest(room, person, page), "Discard")


async def discard(room: Room, person: Any, page: Any, label: str) -> None:
    """Discard the card of that label in one press, or in the menu where it is no button."""
    now = latest(room, person, page)
    if button(now, f"Discard {label}"):
        await room.press(person, now, f"Discard {label}")
    else:
        await room.choose(person, now, "discard", label)


async def press(room: Room, page: Any, label: str, person: Any = None) -> Any:
    """Press a button of Alice's page, or of *person*'s, as it is now; those behind More too."""
    who = person or room.alice
    if label in BEHIND_MORE and not button(latest(room, who, page), label):
        await room.press(who, latest(room, who, page), "More")
    return await room.press(who, latest(room, who, page), label)


async def mark(room: Room, person: Any, page: Any, *cards: Card) -> Any:
    """Mark *cards* in the menu."""
    now = latest(room, person, page)
    return await room.choose(person, now, "mark", *(card_text(card) for card in cards))


def latest(room: Room, person: Any, page: Any) -> Any:
    """The message as it is now."""
    if page.id in room.hands:
        return room.hands[page.id].message
    return next(one for one in room.messages(dm_of(person)) if one.id == page.id)
