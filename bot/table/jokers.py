"""What jokers could stand for: in a new meld, and instead on a working table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.people.refused import Refused
from bot.table.draft import Draft, changed
from bot.table.tile_rows import TileRow, cards_of, is_meld, melds_of
from engine.arrange.namings import namings
from engine.arranged import TILES, failed_duties
from engine.cards import JOKER, Card
from engine.melds import Kind, Meld, Melding, missing_suits, new_meld, read
from engine.moves import Laid


def joker_places(cards: Sequence[Laid], melding: Melding) -> Iterator[tuple[Laid, ...]]:
    """The ways to lay *cards*: as the rules read them, then with jokers named otherwise.

    The joker of a group of three stands for either missing suit, or for one of them.
    """
    yield from namings(cards, melding)
    usual = new_meld(0, 0, cards, melding)
    if usual is None or usual.kind is not Kind.GROUP or usual.stands_for.count(JOKER) != 1:
        return
    naturals = [each for each in cards if each.card != JOKER]
    for meant in missing_suits(usual):
        yield (*naturals, Laid(JOKER, meant))


class Turned(NamedTuple):
    """A row whose jokers stand for something else, and the meld that it is then."""

    row: TileRow
    meld: Meld


def joker_ways(draft: Draft, number: int) -> tuple[Turned, ...]:
    """What the tiles of a row can stand for without breaking a duty of its jokers."""
    ways: dict[tuple[Card, ...], Turned] = {}
    row = draft.row(number)
    if JOKER not in cards_of(row) or not is_meld(row):
        return ()
    most = _broken(draft, number, row)
    for way in _spelled(row):
        meld = _melds(draft, number, way)[number - 1]
        if meld is not None and _broken(draft, number, way) <= most:
            ways.setdefault(meld.stands_for, Turned(way, meld))
    return tuple(ways.values())


def _spelled(row: TileRow) -> Iterator[TileRow]:
    """A row with its jokers named in every way: not at all, as if just laid, and otherwise."""
    bare = [Laid(card) for card in cards_of(row)]
    places = joker_places(bare, TILES)
    yield next(places)
    fresh = read(bare, TILES)
    if fresh is not None and JOKER not in fresh.stands_for:
        pairs = zip(fresh.cards, fresh.stands_for, strict=True)
        yield tuple(Laid(card, meant if card == JOKER else None) for card, meant in pairs)
    yield from places


def _melds(draft: Draft, number: int, row: TileRow) -> tuple[Meld | None, ...]:
    """All rows as melds, with another *row* in one place."""
    rows = (*draft.layout.rows[: number - 1], row, *draft.layout.rows[number:])
    return melds_of(draft.start, replace(draft.layout, rows=rows))


def _broken(draft: Draft, number: int, row: TileRow) -> int:
    """How many jokers fail their duty with that row."""
    after = [meld for meld in _melds(draft, number, row) if meld is not None]
    return len(failed_duties(draft.start.melds, after))


class JokerChoice(NamedTuple):
    """A row whose jokers can stand for something else: what they are *now*, and what is *next*."""

    now: Meld
    next: Turned


def next_turn(draft: Draft) -> JokerChoice | None:
    """The row whose jokers can be turned: of a tile picked, the open one, or the last.

    Only one that has been made or changed in this turn. None where there is nothing to choose.
    """
    first = [*(row for row, _ in draft.taken), *([draft.opened] if draft.opened else [])]
    old, melds = {meld.cards for meld in draft.start.melds}, melds_of(draft.start, draft.layout)
    for number in (*first, *reversed(draft.open_rows)):
        now = melds[number - 1]
        if now is None or now.cards in old:
            continue
        ways = joker_ways(draft, number)
        if len(ways) > 1:
            places = [place for place, way in enumerate(ways) if way.meld == now]
            return JokerChoice(now, ways[(*places, -1)[0] + 1 - len(ways)])
    return None


def turn_joker(draft: Draft) -> Draft:
    """Let jokers stand for what comes next; raises Refused where there is nothing else."""
    choice = next_turn(draft)
    if choice is None:
        raise Refused("tiles-joker-fixed")
    number, rows = choice.now.id, list(draft.layout.rows)
    rows[number - 1] = choice.next.row
    return replace(changed(draft, rows, draft.layout.rack), opened=number)
