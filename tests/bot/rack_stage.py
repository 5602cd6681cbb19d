"""Games with tiles in which the racks are as a test wants them, and how its panel is used."""

from collections.abc import Iterable
from typing import Any

from bot.people.card_texts import card_text
from bot.runtime.clock import now_ms
from engine.cards import parse_card, parse_cards
from engine.moves import Deal
from engine.record.lines import read_move
from engine.variants.tile import VARIANT
from tests.bot.at_hands import latest
from tests.bot.conftest import Room, actor, selects
from tests.bot.stage import begun, show


async def rack_stage(
    room: Room,
    *racks: str,
    stock: str = "",
    people: Any = None,
    turns: Iterable[str] = (),
    rated: bool = False,
    **options: str,
) -> Any:
    """A table at which these racks were dealt to Alice, who begins, and to the others.

    *turns* have been played already, as lines of a record.
    """
    players = people or (room.alice, room.bob, room.carol)[: max(2, len(racks))]
    deal = deck(racks, stock, len(players))
    table = await begun(room, VARIANT, players, deal, dealer=1, rated=rated, **options)
    for line in turns:
        await played(table, line)
    await show(room, table)
    return table


async def played(table: Any, line: str) -> None:
    """Make the move of a line at once, past Discord."""
    seat, move, _ = read_move(line, tiles=True)
    await table.play(seat, move, now_ms=now_ms(), source="player")


def deck(racks: tuple[str, ...], stock: str, players: int) -> Deal:
    """A deal; what is not named comes as it comes, yellow tiles first."""
    named = [list(parse_cards(text, tiles=True)) for text in racks]
    named += [[] for _ in range(players - len(named))]
    first = parse_cards(stock, tiles=True)
    rest = list(reversed(VARIANT.pack))
    for one in (*first, *(tile for rack in named for tile in rack)):
        rest.remove(one)
    for rack in named:
        rack += [rest.pop(0) for _ in range(14 - len(rack))]
    order = [tile for row in zip(*named, strict=True) for tile in row]
    return Deal((*order, *first, *rest))


async def pick(room: Room, person: Any, page: Any, tiles: str) -> None:
    """Pick these tiles of the rack in its menu, and no others there."""
    await choose(room, person, page, "rack", *labels(tiles))


async def take(room: Room, person: Any, page: Any, number: int, tiles: str) -> None:
    """Pick these tiles of a meld besides what is picked; a joker alone or with its tile.

    The meld is opened where not all of its tiles are offered.
    """
    menus = selects(latest(room, person, page))
    rows = [one for one in menus if ":open:" in one.custom_id]
    if any(option.value == str(number) for row in rows for option in row.options):
        await choose(room, person, page, "open", *at_start(room, person, page, f"{number}: "))
        menus = selects(latest(room, person, page))
    for menu in (one for one in menus if ":rack:" in one.custom_id):
        here = [one for one in menu.options if one.value.startswith(f"{number}.")]
        if here:
            left = labels(tiles)
            found = [next(one for one in here if one.label.startswith(label)) for label in left]
            before = [one for one in menu.options if one.default and one not in found]
            chosen = [one.value for one in (*before, *found)]
            now = latest(room, person, page)
            await actor(person, now).select(now, chosen, custom_id=menu.custom_id)
            return
    raise AssertionError(f"no tiles of meld {number}")


def at_start(room: Room, person: Any, page: Any, start: str) -> list[str]:
    """The label in the panel's menus that begins so."""
    shown = [one.label for menu in selects(latest(room, person, page)) for one in menu.options]
    return [next(one for one in shown if one.startswith(start))]


def labels(tiles: str) -> list[str]:
    """Tiles as the menus show them."""
    return [card_text(parse_card(token, tiles=True), tiles=True) for token in tiles.split()]


async def choose(room: Room, person: Any, page: Any, verb: str, *wanted: str) -> Any:
    """Choose options of the menu of that verb by their labels, equal ones one after the other."""
    now = latest(room, person, page)
    menus = [one for one in selects(now) if one.custom_id.split(":")[4] == verb]
    offers = [one for one in menus if {*wanted} & {option.label for option in one.options}]
    menu = (*offers, menus[0])[0]
    left, values = list(wanted), []
    for option in menu.options:
        if option.label in left:
            left.remove(option.label)
            values.append(option.value)
    assert not left, (left, [option.label for option in menu.options])
    return await actor(person, now).select(now, values, custom_id=menu.custom_id)
