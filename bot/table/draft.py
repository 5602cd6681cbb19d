"""A turn with tiles being worked out: the table as it would lie, before anything is played.

What is picked from the rack and from melds becomes new melds or joins others, any number of times;
in between rows may be no melds at all. Whether the table is whole in the end, the engine says.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.people.card_texts import card_text
from bot.people.refused import Refused
from bot.table.tile_rows import (
    Layout,
    TileRow,
    begun,
    cards_of,
    in_order,
    is_meld,
    melds_of,
    named,
    without_joker,
)
from engine.arranged import failed_duties
from engine.cards import JOKER, Card
from engine.errors import Refusal
from engine.game import play
from engine.melds import swapped
from engine.moves import Arrange, Laid
from engine.view import Seen

TilePlace = tuple[int, int]
"""A tile on the working table: the number of its row, from 1, and its index there."""

MOST_UNDOS = 100
MOST_IN_QUESTION = 25
"""Tiles of a large table that are offered at once: a menu of them."""
LEAST_IN_QUESTION = 10
"""So many at least, also where the rack leaves less room in a menu."""
FAR = 4
WITHIN_A_RUN = ({-2, -1}, {-1, 1}, {1, 2})
"""Where the other two of a run of three lie."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A working table; every change makes a new one."""

    start: Seen
    """The game at the beginning of the turn, as the player sees it."""
    layout: Layout
    held: tuple[Card, ...] = ()
    """Tiles picked from the rack."""
    taken: tuple[TilePlace, ...] = ()
    """Tiles picked from the table."""
    opened: int | None = None
    """The row whose tiles are shown to be picked."""
    past: tuple[Layout, ...] = ()
    """What Undo goes back to, the last one last."""
    revision: int = 0
    """Counts the changes of the layout: a control made before one is old."""

    @property
    def is_changed(self) -> bool:
        """Whether the table differs from the one that the turn began with."""
        return self.layout != begun(self.start)

    @property
    def played(self) -> int:
        """How many tiles of the rack lie on the working table."""
        return (Counter(self.start.hand) - Counter(self.layout.rack)).total()

    @property
    def freed(self) -> int:
        """How many jokers of the table are in the rack, to be laid again in this turn."""
        return (Counter(self.layout.rack) - Counter(self.start.hand))[JOKER]

    @property
    def picks(self) -> tuple[Card, ...]:
        """All tiles that are picked."""
        return (*self.held, *(self.at(place).card for place in self.taken))

    def at(self, place: TilePlace) -> Laid:
        """The tile at a place."""
        return self.layout.rows[place[0] - 1][place[1]]

    def row(self, number: int) -> TileRow:
        """The row with that number; raises Refused where there is none."""
        if not 1 <= number <= len(self.layout.rows):
            raise Refused("tiles-no-row", number=number)
        return self.layout.rows[number - 1]

    def may_touch(self, number: int) -> bool:
        """Whether a row may be changed: before the player has opened only a new one, all last."""
        return self.start.to_act in self.start.opened or number > len(self.start.melds)

    @property
    def open_rows(self) -> tuple[int, ...]:
        """The numbers of the rows that may be changed."""
        return tuple(n for n in range(1, len(self.layout.rows) + 1) if self.may_touch(n))


def new_draft(seen: Seen) -> Draft:
    """The working table of the seat to act, as the table is."""
    return Draft(seen, begun(seen))


def pick_held(draft: Draft, cards: Iterable[Card]) -> Draft:
    """Pick *cards* of the rack, and no other of it."""
    there = Counter(cards) & Counter(draft.layout.rack)
    return replace(draft, held=tuple(sorted(there.elements())))


def pick_taken(draft: Draft, places: Iterable[TilePlace]) -> Draft:
    """Pick the tiles at these *places* of the table, and no other of it; raises Refused."""
    found = sorted({(_touchable(draft, number), index) for number, index in places})
    there = (place for place in found if 0 <= place[1] < len(draft.row(place[0])))
    return replace(draft, taken=tuple(there))


def open_row(draft: Draft, number: int | None) -> Draft:
    """Show the tiles of a row to be picked; raises Refused."""
    if number is not None:
        _touchable(draft, number)
    return replace(draft, opened=number)


def _touchable(draft: Draft, number: int) -> int:
    """*number*; raises Refused where that row may not be changed yet."""
    draft.row(number)
    if not draft.may_touch(number):
        raise Refused("tiles-not-opened")
    return number


def in_question(draft: Draft, room: int) -> tuple[TilePlace, ...]:
    """The tiles of the table that are likely to be picked: all where there are at most *room*.

    Else what is picked or begun, and what makes a meld with two tiles of the rack, as many as there
    is *room* for; what needs a joker of the rack for it comes last. Where there is room for few
    only, it is at most MOST_IN_QUESTION of all.
    """
    places = [(n, index) for n in draft.open_rows for index in range(len(draft.row(n)))]
    if len(places) <= room:
        return tuple(places)
    rank = {place: _remoteness(draft, place) for place in places}
    near = sorted((place for place in places if rank[place] < FAR), key=rank.__getitem__)
    return tuple(sorted(near[: room if room >= LEAST_IN_QUESTION else MOST_IN_QUESTION]))


def _remoteness(draft: Draft, place: TilePlace) -> int:
    """How far a tile of the table is from being picked: FAR where nothing speaks for it."""
    number, tile = place[0], draft.at(place).card
    if place in draft.taken or number == draft.opened or not is_meld(draft.row(number)):
        return 0
    if tile == JOKER:
        return 1
    naturals = [card for card in draft.layout.rack if card != JOKER]
    jokers = len(draft.layout.rack) - len(naturals)
    missing = 2 - _partners(tile, naturals)
    return FAR if missing > jokers else 1 + missing


def _partners(tile: Card, naturals: Sequence[Card]) -> int:
    """How many of *naturals*, two at most, could lie beside *tile* in a meld of three."""
    colours = {card.suit for card in naturals if card.rank == tile.rank} - {tile.suit}
    away = {card.rank - tile.rank for card in naturals if card.suit == tile.suit}
    return min(2, max(len(colours), *(len(away & pair) for pair in WITHIN_A_RUN)))


def picked_by_name(draft: Draft, cards: Sequence[Laid], source: int | None = None) -> Draft:
    """Pick tiles as they are named: from the rack, else from the table, or from row *source*.

    Of the rows that have one it is a row that is still a meld without it, if there is one.
    Raises Refused for a tile that is nowhere.
    """
    draft = replace(draft, held=(), taken=())
    for laid in cards:
        rack = Counter(draft.layout.rack) - Counter(draft.held)
        if source is None and rack[laid.card]:
            draft = replace(draft, held=(*draft.held, laid.card))
        else:
            draft = replace(draft, taken=(*draft.taken, _found(draft, laid.card, source)))
    return draft


def _found(draft: Draft, card: Card, source: int | None) -> TilePlace:
    """Where on the table *card* is best taken from; raises Refused."""
    rows = draft.open_rows if source is None else (_touchable(draft, source),)
    places = [
        (number, index)
        for number in rows
        for index, laid in enumerate(draft.row(number))
        if laid.card == card and (number, index) not in draft.taken
    ]
    if not places:
        raise Refused("tiles-not-there", tile=card_text(card, tiles=True))
    return max(places, key=lambda place: (is_spare(draft, place), -place[0]))


def is_spare(draft: Draft, place: TilePlace) -> bool:
    """Whether the row of *place* is a meld without that tile and without what is picked from it."""
    return is_meld(_less(draft, place))


def _less(draft: Draft, place: TilePlace) -> TileRow:
    """The row of *place* without that tile and without what is picked from it."""
    gone = {place, *draft.taken}
    return tuple(
        laid for index, laid in enumerate(draft.row(place[0])) if (place[0], index) not in gone
    )


def meld(draft: Draft, names: Sequence[Laid] = ()) -> Draft:
    """Put what is picked into a new row; *names* say what jokers are to stand for there."""
    rows, rack, tiles = _lifted(draft)
    return changed(draft, [*rows, named(tiles, names)], rack)


def lay_off(draft: Draft, number: int, names: Sequence[Laid] = ()) -> Draft:
    """Add what is picked to a row.

    A tile that fits only in place of the joker takes it, and the joker is free then. Raises
    Refused.
    """
    _touchable(draft, number)
    rows, rack, tiles = _lifted(draft)
    before = rows[number - 1]
    rows[number - 1] = (*before, *named(tiles, names))
    if not is_meld(rows[number - 1]) and JOKER in cards_of(before) and len(tiles) == 1:
        filled = without_joker(before, tiles[0])
        if is_meld(filled):
            rows[number - 1], rack = filled, (*rack, JOKER)
    return changed(draft, rows, rack)


def swap(draft: Draft, number: int) -> Draft:
    """Put the one picked tile in place of a row's joker, which is free then; raises Refused."""
    _touchable(draft, number)
    rows, rack, tiles = _lifted(draft)
    if JOKER not in cards_of(rows[number - 1]) or len(tiles) != 1:
        raise Refused("tiles-no-joker", number=number)
    rows[number - 1] = without_joker(rows[number - 1], tiles[0])
    return changed(draft, rows, (*rack, JOKER))


def split(draft: Draft, number: int, index: int) -> Draft:
    """Part a row before the tile at *index*; raises Refused where one part would be empty."""
    row = draft.row(_touchable(draft, number))
    if not 0 < index < len(row):
        raise Refused("tiles-split-where")
    rows = list(draft.layout.rows)
    rows[number - 1 : number] = [row[:index]]
    return changed(draft, [*rows, row[index:]], draft.layout.rack)


def undo(draft: Draft) -> Draft:
    """Go back by one change, or pick nothing; raises Refused where there is nothing to undo."""
    if draft.past:
        return _with(draft, draft.past[-1], draft.past[:-1])
    if not draft.picks:
        raise Refused("tiles-nothing-to-undo")
    return replace(draft, held=(), taken=())


def reset(draft: Draft) -> Draft:
    """The table as it was when the turn began; Undo brings the draft back."""
    return kept(draft, begun(draft.start))


def rearranged(draft: Draft, move: Arrange) -> Draft:
    """The working table as *move* has it, the rows that stay as they are keeping their places."""
    tiles = Counter(laid.card for row in move.melds for laid in row)
    lay = Counter(tile for meld in draft.start.melds for tile in meld.cards)
    rack = Counter(draft.start.hand) - (tiles - lay)
    old = {tuple(sorted(meld.cards)): meld.id for meld in draft.start.melds}
    last = len(draft.start.melds) + 1
    rows = sorted(move.melds, key=lambda row: old.get(tuple(sorted(cards_of(row))), last))
    return changed(draft, rows, tuple(sorted(rack.elements())))


def _lifted(draft: Draft) -> tuple[list[TileRow], tuple[Card, ...], list[Laid]]:
    """The rows and the rack without what is picked, and that; raises Refused where it is nothing.

    Rows that have become empty are left in their places.
    """
    if not draft.picks:
        raise Refused("tiles-pick-first")
    rows = [
        tuple(laid for index, laid in enumerate(row) if (number, index) not in draft.taken)
        for number, row in enumerate(draft.layout.rows, 1)
    ]
    rack = Counter(draft.layout.rack) - Counter(draft.held)
    return rows, tuple(sorted(rack.elements())), [Laid(card) for card in draft.picks]


def changed(draft: Draft, rows: Iterable[TileRow], rack: tuple[Card, ...]) -> Draft:
    """The draft with other rows, the empty ones gone and each in the order of a meld."""
    layout = Layout(tuple(row for row in rows if row), tuple(sorted(rack)))
    return kept(draft, in_order(draft.start, layout))


def kept(draft: Draft, layout: Layout) -> Draft:
    """The draft with another layout, the present one being kept for Undo."""
    return _with(draft, layout, (*draft.past, draft.layout)[-MOST_UNDOS:])


def _with(draft: Draft, layout: Layout, past: tuple[Layout, ...]) -> Draft:
    return Draft(draft.start, layout, past=past, revision=draft.revision + 1)


def problem(draft: Draft) -> Refusal | None:
    """Why the working table could not become the table; None where it can."""
    try:
        play(draft.start, draft.start.acting, Arrange(draft.layout.rows))
    except Refusal as refusal:
        return refusal
    return None


def taking(draft: Draft) -> tuple[int, ...]:
    """The rows that what is picked would make a larger meld; raises Refused.

    Not one whose joker would stand for what it may not.
    """
    rows, _, tiles = _lifted(draft)
    fits = []
    for number in draft.open_rows:
        longer = (*rows[number - 1], *tiles)
        if rows[number - 1] == draft.row(number) and is_meld(longer):
            after = [*rows[: number - 1], longer, *rows[number:]]
            if JOKER not in cards_of(longer) or _failing(draft, after) <= _failing(draft, rows):
                fits.append(number)
    return tuple(fits)


def _failing(draft: Draft, rows: Iterable[TileRow]) -> int:
    """How many jokers of the table would stand for what they may not, if *rows* lay there."""
    melds = melds_of(draft.start, Layout(tuple(rows), ()))
    return len(failed_duties(draft.start.melds, [meld for meld in melds if meld is not None]))


def swapping(draft: Draft) -> tuple[int, ...]:
    """The rows with a joker that stands for the tile that is picked; raises Refused."""
    tile = _lifted(draft)[2][0].card
    melds = melds_of(draft.start, draft.layout)
    return tuple(n for n in draft.open_rows if (meld := melds[n - 1]) and swapped(meld, tile, 0))
