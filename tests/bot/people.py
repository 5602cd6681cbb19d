"""How a person plays: by commands with their proposals alone, or by buttons and menus alone."""

from typing import Any

from conftest import Room, button, dm_of

from bot.render.cards import card_text, cards_text
from engine.arrange import legal_discards, legal_layoffs, legal_melds, legal_takes
from engine.cards import Card
from engine.state import Phase
from engine.view import seen_by

LONGEST_GAME = 600
"""Turns; a game that lasts longer does not end."""


async def by_commands(room: Room, person: Any, channel: Any = None) -> None:
    """Play one turn with slash commands, choosing what is proposed first."""
    place = channel or room.channel
    taken = await person.autocomplete(place, "draw", "card", "", **{"from": "pile"})
    if taken:
        await person.slash(place, "draw", **{"from": "pile"}, card=taken[0]["value"])
    else:
        await person.slash(place, "draw", **{"from": "stock"})
    for command, option in (("meld", "cards"), ("layoff", "card")):
        while found := await person.autocomplete(place, command, option, ""):
            await person.slash(place, command, **{option: found[0]["value"]})
    if found := await person.autocomplete(place, "discard", "card", ""):
        await person.slash(place, "discard", card=found[0]["value"])


async def by_buttons(room: Room, person: Any, game: int, page: Any) -> Any:
    """Play one turn on *page*, a message with one's hand; returns it as it is afterwards.

    What to play comes from the engine; how, only from what can be pressed.
    """
    table = await room.table(game)
    seat = table.seat_of(person.id)
    rounds = table.state.round
    while (
        not table.over
        and table.state.round == rounds
        and table.state.to_act == seat
        and not (table.state.phase is Phase.PLAY and await finish_turn(room, person, table, page))
    ):
        page = await latest(room, person, page)
        if table.state.phase is Phase.DRAW:
            await collect(room, person, table, page)
        page = await latest(room, person, page)
    return await latest(room, person, page)


async def collect(room: Room, person: Any, table: Any, page: Any) -> None:
    """Take as deep as is allowed, else draw."""
    takes = legal_takes(seen_by(table.state, table.state.to_act))
    deep = [move.card for move in takes if move.card and move.card != table.state.pile[-1]]
    if not deep:
        await room.press(person, page, "Draw")
        return
    await room.press(person, page, "Take")
    page = await latest(room, person, page)
    await room.choose(person, page, "depth", card_text(deep[0]))


async def finish_turn(room: Room, person: Any, table: Any, page: Any) -> bool:
    """Make one more move of the turn; tells whether it was the discard."""
    seen = seen_by(table.state, table.state.to_act)
    page = await latest(room, person, page)
    if melds := legal_melds(seen):
        await marked(room, person, page, [laid.card for laid in melds[0].cards])
        await room.press(person, await latest(room, person, page), "Meld")
        return False
    if offs := legal_layoffs(seen):
        await marked(room, person, page, [offs[0].card.card])
        await room.press(person, await latest(room, person, page), "Lay off")
        page = await latest(room, person, page)
        if button(page, "Back"):
            onto = next(meld for meld in table.state.melds if meld.id == offs[0].meld)
            label = f"{onto.id}: {cards_text(onto.cards)}"
            await room.choose(person, page, "onto", label)
        return False
    discards = legal_discards(seen)
    await marked(room, person, page, [discards[0].card])
    await room.press(person, await latest(room, person, page), "Discard")
    return True


async def marked(room: Room, person: Any, page: Any, cards: list[Card]) -> None:
    """Mark *cards* in the menu."""
    await room.choose(person, page, "mark", *(card_text(card) for card in cards))


async def latest(room: Room, person: Any, page: Any) -> Any:
    """The message as it is now."""
    if page.id in room.hands:
        return room.hands[page.id]
    found = [one for one in room.messages(dm_of(person)) if one.id == page.id]
    return found[0] if found else page
