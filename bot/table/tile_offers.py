"""What one press makes of a rack on a working table, best first.

Jokers of the rack are not offered, as they fit nearly everywhere: where they go their owner says.
But one that has been freed has to be laid, and an opening may need one.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.table.draft import (
    Draft,
    TilePlace,
    is_spare,
    lay_off,
    meld,
    new_draft,
    pick_taken,
    picked_by_name,
    problem,
    rearranged,
    swap,
    swapping,
    taking,
)
from bot.table.tile_rows import cards_of, is_meld
from engine.arrange.naturals import melds_within
from engine.arrange.pieces import Pieces
from engine.arrange.tile_turns import most, opening
from engine.arranged import TILES, duties
from engine.cards import JOKER, Card
from engine.moves import Arrange, Laid
from engine.view import Seen

MOST = 8
"""A choice of more buttons would be a wall."""
MOST_FREED = 2
MOST_WITH_JOKER = 2


class Addition(NamedTuple):
    """A tile of the rack, and the number of a row that stays a meld with it."""

    tile: Card
    row: int


class Freeing(NamedTuple):
    """The joker of a *row*, and the tile that can take its place: of the rack, or out of a row."""

    row: int
    tile: Card
    source: TilePlace | None = None


class Ways(NamedTuple):
    """All that the rack offers as one press."""

    melds: list[tuple[Card, ...]]
    additions: list[Addition]
    freeings: list[Freeing]
    begun: Draft | None
    """The working table on which it has opened as large as it can; None where that cannot be."""

    def __bool__(self) -> bool:
        """Whether there is anything."""
        return any((*self,))

    @property
    def opening(self) -> tuple[tuple[Card, ...], ...]:
        """The melds with which the rack opens as large as it can; none where that cannot be."""
        if self.begun is None:
            return ()
        lying = len(self.begun.start.melds)
        return tuple(tuple(cards_of(row)) for row in self.begun.layout.rows[lying:])

    def is_apart(self, addition: Addition) -> bool:
        """Whether a tile that a row takes is not offered to free that row's joker as well."""
        return Freeing(addition.row, addition.tile) not in self.freeings


def ways(draft: Draft) -> Ways:
    """What the rack offers on that working table."""
    return Ways(whole_melds(draft), additions(draft), freeings(draft), opened(draft))


def melded(draft: Draft) -> list[Draft]:
    """What the draft becomes with each whole meld of the rack."""
    return [with_meld(draft, tiles) for tiles in whole_melds(draft)]


def laid_off(draft: Draft) -> list[Draft]:
    """What the draft becomes with each joker freed, and with each tile that a row takes."""
    found = ways(draft)
    freed = [with_freed(draft, freeing) for freeing in found.freeings]
    added = filter(found.is_apart, found.additions)
    return [*freed, *(with_addition(draft, addition) for addition in added)]


def whole_melds(draft: Draft) -> list[tuple[Card, ...]]:
    """The melds in the rack that are no part of another, the one worth most first.

    A joker that has been freed goes before them. Before the opening without those that cannot be
    one.
    """
    of = draft.start.variant.values.of
    least = _least(draft)
    natural = (tiles for tiles in melds_within(draft.layout.rack) if JOKER not in tiles)
    found = [tiles for tiles in natural if is_meld(tuple(map(Laid, tiles))) and of(tiles) >= least]
    kept: list[tuple[Card, ...]] = []
    for tiles in sorted(found, key=lambda tiles: (-of(tiles), -len(tiles), tiles)):
        if not any(Counter(tiles) <= Counter(other) for other in kept):
            kept.append(tiles)
    return [*with_joker(draft), *kept][:MOST]


def _least(draft: Draft) -> int:
    """What a meld has to be worth, alone, as long as the opening is not reached."""
    start = draft.start
    if start.to_act in start.opened or start.opening.together or problem(draft) is None:
        return 0
    return start.opening.minimum


def with_joker(draft: Draft) -> list[tuple[Card, ...]]:
    """The melds of the rack with a freed joker, what lays most first; none where none is free."""
    if not draft.freed:
        return []
    rack = [card for card in draft.layout.rack if card != JOKER]
    pieces = Pieces([*rack, JOKER], TILES, draft.start.variant.values)
    melds = dict.fromkeys(tuple(laid.card for laid in piece.cards) for piece in pieces)
    found = [tiles for tiles in melds if JOKER in tiles]
    found.sort(key=lambda tiles: (-len(tiles), -sum(tile.rank for tile in tiles)))
    return found[:MOST_WITH_JOKER]


def additions(draft: Draft) -> list[Addition]:
    """The tiles of the rack that a row would take, the highest first; before them a freed joker."""
    tiles = sorted(set(draft.layout.rack), key=lambda tile: (-tile.rank, tile))
    found = [addition for tile in tiles if tile != JOKER for addition in _onto(draft, tile)]
    freed = _onto(draft, JOKER)[:MOST_WITH_JOKER] if draft.freed else []
    return [*freed, *found][:MOST]


def _onto(draft: Draft, tile: Card) -> list[Addition]:
    return [Addition(tile, row) for row in taking(picked_by_name(draft, [Laid(tile)]))]


def freeings(draft: Draft) -> list[Freeing]:
    """The jokers of the table that can be freed, each once, what lets most be laid first.

    Only where the joker can be laid again: a tile of the rack frees it where a row takes it too,
    one of another meld, which has to stay one, where something of the rack can be laid with it.
    """
    bound = {tile for duty in duties(draft.start.melds) for tile in duty.tiles}
    laid: dict[Freeing, int] = {}
    for freeing in (*_of_rack(draft, bound), *_of_table(draft, bound)):
        after = with_freed(draft, freeing)
        beside = max(map(len, with_joker(after)), default=0)
        if beside or (freeing.source is None and _onto(after, JOKER)):
            laid[freeing] = max(0, beside - 1) + (freeing.source is None)
    best = sorted(laid, key=lambda freeing: -laid[freeing])
    each = {freeing.row: freeing for freeing in reversed(best)}
    return [freeing for freeing in best if each[freeing.row] == freeing][:MOST_FREED]


def _of_rack(draft: Draft, bound: set[Card]) -> Iterator[Freeing]:
    for tile in sorted(bound & set(draft.layout.rack)):
        for row in swapping(picked_by_name(draft, [Laid(tile)])):
            yield Freeing(row, tile)


def _of_table(draft: Draft, bound: set[Card]) -> Iterator[Freeing]:
    for number in draft.open_rows:
        for index, laid in enumerate(draft.row(number)):
            place = number, index
            if laid.card in bound and is_spare(draft, place):
                for row in swapping(pick_taken(draft, [place])):
                    yield Freeing(row, laid.card, place)


def with_meld(draft: Draft, tiles: Sequence[Card]) -> Draft:
    """The draft with that meld of the rack laid."""
    return meld(picked_by_name(draft, list(map(Laid, tiles))))


def with_addition(draft: Draft, found: Addition) -> Draft:
    """The draft with that tile laid off."""
    return lay_off(picked_by_name(draft, [Laid(found.tile)]), found.row)


def with_freed(draft: Draft, found: Freeing) -> Draft:
    """The draft with the tile in the joker's place, and the joker in the rack."""
    if found.source is not None:
        return swap(pick_taken(draft, [found.source]), found.row)
    return swap(picked_by_name(draft, [Laid(found.tile)]), found.row)


def opened(draft: Draft) -> Draft | None:
    """The draft with the most laid that opens, without jokers if it can be; None where none does.

    Only as a turn begins. A whole rack goes with its jokers.
    """
    start = draft.start
    if start.to_act in start.opened or draft.is_changed:
        return None
    every = _opened(draft, start.hand)
    if every is None or not every.layout.rack:
        return every
    return _opened(draft, [tile for tile in start.hand if tile != JOKER]) or every


def _opened(draft: Draft, tiles: Sequence[Card]) -> Draft | None:
    """The draft with the most of *tiles* laid that opens; None where none does."""
    start = draft.start
    least, total = start.opening.minimum, start.opening.together
    found = opening(start.melds, tiles, least=least, total=total)
    after = found and rearranged(draft, Arrange(found.rows))
    return after if after and problem(after) is None else None


def layable(seen: Seen) -> int:
    """How many tiles the seat to act can lay at once, whatever is taken apart for it."""
    if seen.to_act in seen.opened:
        found = most(seen.melds, seen.hand)
        return len(found.laid) if found else 0
    begun = opened(new_draft(seen))
    return begun.played if begun else 0


OFFERS: Mapping[str, Callable[[Draft], Iterator[Draft]]] = {
    "begin": lambda draft: filter(None, [opened(draft)]),
    "lay": lambda draft: iter(melded(draft)),
    "add": lambda draft: (with_addition(draft, found) for found in additions(draft)),
    "free": lambda draft: (with_freed(draft, found) for found in freeings(draft)),
}
"""What each kind of offer makes of a draft, by the word of its buttons, in the order of these."""
