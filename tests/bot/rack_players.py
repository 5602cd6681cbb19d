"""How a person plays tiles: the best table, made by commands alone or by the panel alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.controls.working_table import best_rows
from bot.people.card_texts import card_text
from bot.table.draft import Draft, TilePlace
from bot.table.drafts import draft_of
from bot.table.tile_rows import TileRow, cards_of
from engine.cards import Card, write_card
from tests.bot.at_hands import latest
from tests.bot.conftest import Room, actor, button, selects
from tests.bot.rack_stage import choose


class Part(NamedTuple):
    """A row to be made: of tiles of the rack and of the table, or by laying off on row *onto*."""

    row: TileRow
    held: list[Card]
    taken: list[TilePlace]
    onto: int | None


def next_part(draft: Draft, plan: Sequence[TileRow]) -> Part | None:
    """What to make next on the way to the rows of *plan*; None where all is done."""
    wanted = Counter(_key(row) for row in plan)
    loose: list[int] = []
    for number, row in enumerate(draft.layout.rows, 1):
        if wanted[_key(row)]:
            wanted[_key(row)] -= 1
        else:
            loose.append(number)
    missing = (row for row in plan if wanted[_key(row)])
    return next((_part(draft, row, loose) for row in missing), None)


def _key(row: TileRow) -> tuple[Card, ...]:
    return tuple(sorted(cards_of(row)))


def _part(draft: Draft, row: TileRow, loose: list[int]) -> Part:
    """How *row* is made of the rack and the *loose* rows; on one of them if it holds all that."""
    for number in loose:
        rest = Counter(cards_of(row))
        rest.subtract(cards_of(draft.row(number)))
        held = list(rest.elements())
        if min(rest.values()) >= 0 and not Counter(held) - Counter(draft.layout.rack):
            return Part(row, held, [], number)
    places = _places(draft, loose)
    held, taken = [], []
    for tile in cards_of(row):
        place = next((one for one in places if draft.at(one).card == tile), None)
        if place is None:
            held.append(tile)
        else:
            places.remove(place)
            taken.append(place)
    return Part(row, held, taken, None)


def _places(draft: Draft, loose: list[int]) -> list[TilePlace]:
    return [(number, index) for number in loose for index in range(len(draft.row(number)))]


def _word(card: Card) -> str:
    return write_card(card, tiles=True)


async def by_tile_commands(room: Room, person: Any, table: Any) -> None:
    """Play one turn with slash commands."""
    seat = table.own_seat(person.id)
    plan = best_rows(table.state, None)
    if plan is None:
        await person.slash(room.channel, "draw")
        return
    while (part := next_part(_draft(table, seat), plan)) is not None:
        await make_by_commands(room, person, _draft(table, seat), part)
    await person.slash(room.channel, "done")


def _draft(table: Any, seat: int) -> Draft:
    found = draft_of(table, seat)
    assert found is not None
    return found


async def make_by_commands(room: Room, person: Any, draft: Draft, part: Part) -> None:
    """Make one row."""
    if part.onto is not None:
        for tile in part.held:
            await person.slash(room.channel, "layoff", card=f"{_word(tile)} {part.onto}")
    elif not part.taken:
        cards = " ".join(map(_word, part.held))
        await person.slash(room.channel, "meld", cards=cards)
    else:
        # What is taken last from a row is taken from where it is then.
        target = "new"
        for tile, source in _from_the_back(draft, part):
            wish = _word(tile) if source is None else f"{_word(tile)} {source}"
            await person.slash(room.channel, "move", tile=wish, meld=target)
            target = str(len(_draft_rows(room, person, draft)))


def _from_the_back(draft: Draft, part: Part) -> Iterator[tuple[Card, int | None]]:
    """The tiles with their rows, the last row first: that one goes leaves those before it alone."""
    for place in sorted(part.taken, reverse=True):
        yield draft.at(place).card, place[0]
    for tile in part.held:
        yield tile, None


def _draft_rows(room: Room, person: Any, draft: Draft) -> tuple[TileRow, ...]:
    table = next(one for one in room.app.tables.kept if one.seat_of(person.id))
    return _draft(table, table.own_seat(person.id)).layout.rows


async def by_tile_buttons(room: Room, person: Any, table: Any, page: Any) -> None:
    """Play one turn on *page*, a message with one's rack."""
    seat = table.own_seat(person.id)
    plan = best_rows(table.state, None)
    if plan is None:
        await room.press(person, latest(room, person, page), "Draw")
        return
    while (part := next_part(_draft(table, seat), plan)) is not None:
        await make_by_buttons(room, person, page, part)
    await room.press(person, latest(room, person, page), "Done")


async def make_by_buttons(room: Room, person: Any, page: Any, part: Part) -> None:
    """Make one row."""
    await pick_all(room, person, page, part)
    await room.press(person, latest(room, person, page), "Meld" if part.onto is None else "Lay off")
    now = latest(room, person, page)
    if part.onto is not None and button(now, "Back"):
        menu = selects(now)[0]
        label = next(one.label for one in menu.options if one.value == str(part.onto))
        await choose(room, person, page, "onto", label)


async def pick_all(room: Room, person: Any, page: Any, part: Part) -> None:
    """Pick the tiles of rack and melds in the menus that have them; rows are opened if need be."""
    left = [card_text(tile, tiles=True) for tile in part.held]
    places = {f"{number}.{index}" for number, index in part.taken}
    for number in {number for number, _ in part.taken}:
        rows = [one for one in selects(latest(room, person, page)) if ":open:" in one.custom_id]
        if any(option.value == str(number) for row in rows for option in row.options):
            now = latest(room, person, page)
            await actor(person, now).select(now, [str(number)], custom_id=rows[0].custom_id)
    for at in range(len(pick_menus(latest(room, person, page)))):
        now = latest(room, person, page)
        menu, values = pick_menus(now)[at], []
        for option in menu.options:
            if option.value in places or option.label in left:
                values.append(option.value)
                places.discard(option.value)
                if option.label in left:
                    left.remove(option.label)
        if values or any(option.default for option in menu.options):
            await actor(person, now).select(now, values, custom_id=menu.custom_id)
    assert not left, left
    assert not places, places


def pick_menus(page: Any) -> list[Any]:
    """The menus in which tiles are picked."""
    return [one for one in selects(page) if ":rack:" in one.custom_id]
