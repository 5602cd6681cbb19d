"""What lies on a table, as a picture shows it: the stock, the pile, and each meld."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from bot.render.frame import Frame
from bot.render.pictures.seats import shown_name
from bot.render.pictures.sprites import LyingCard
from engine.cards import HIDDEN, Card
from engine.legal import legal_takes
from engine.melds import Meld
from engine.moves import Arrange, LayMeld

A_ROW = 14
"""Cards of the pile side by side, the first ones beside the stock."""
MOST_ROWS = 4
FEW = 7
"""So many cards of the pile are shown where only its top can be taken and melds need the room."""


class Thing(NamedTuple):
    """Cards that lie together."""

    faces: tuple[LyingCard, ...]
    number: int = 0
    """Of a meld."""
    owners: str = ""
    """Who laid the meld, and who added to it."""
    written: str = ""
    """Written on the stock: its cards; before the pile: how many more lie below those shown."""
    is_whole: bool = True
    """Whether it is a meld, if it is to be one."""
    takeable: frozenset[int] = frozenset()
    """Places of cards that the reader may take now."""


def things(frame: Frame) -> Iterator[Thing]:
    """All that lies on a table, in the order in which it is shown."""
    seen = frame.seen
    if not seen.round:
        return
    back = LyingCard(HIDDEN, HIDDEN, seen.variant.tiles)
    yield Thing((back,) if seen.stock else (), written=str(len(seen.stock)))
    if not seen.variant.tiles:
        yield from pile(frame)
    yield from sorted([*melds(frame), *loose(frame)], key=lambda thing: thing.number)


def melds(frame: Frame) -> Iterator[Thing]:
    """The melds with their numbers and owners."""
    now, before = laid(frame.seen.melds), frame.before
    new = now - laid(before.melds) if before else Counter[tuple[int, Card]]()
    for meld in frame.seen.melds:
        yield Thing(faces(frame, meld, new), meld.id, owners(frame, meld))


def loose(frame: Frame) -> Iterator[Thing]:
    """The rows of the reader's working table that are no melds yet."""
    for number, cards in frame.loose:
        row = tuple(LyingCard(card, card, frame.seen.variant.tiles) for card in cards)
        yield Thing(row, number, is_whole=False)


def has_melds(frame: Frame) -> bool:
    """Whether melds are laid on the table in this game."""
    return any({LayMeld, Arrange} & now.keys() for now in frame.seen.variant.plays.values())


def pile(frame: Frame) -> Iterator[Thing]:
    """The pile from the bottom up, its top last; where only the top matters that and a few more."""
    seen = frame.seen
    most = A_ROW * MOST_ROWS
    if not seen.variant.takes_deeper:
        most = FEW if has_melds(frame) else A_ROW
    below = max(0, len(seen.pile) - most)
    new, last = first_new(frame), {card: place for place, card in enumerate(seen.pile)}
    # Of equal cards the highest.
    arrows = [last[card] for card in may_take(frame)]
    for start in range(below, len(seen.pile), A_ROW):
        cards = seen.pile[start : start + A_ROW]
        yield Thing(
            tuple(LyingCard(card, card, False, start + n >= new) for n, card in enumerate(cards)),
            written=f"+{below}" if below and start == below else "",
            takeable=frozenset(place - start for place in arrows),
        )


def first_new(frame: Frame) -> int:
    """The place of the first card of the pile that came since the reader's last turn."""
    now = frame.seen.pile
    if frame.before is None:
        return len(now)
    pairs = zip(frame.before.pile, now, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def may_take(frame: Frame) -> list[Card]:
    """The cards of the pile down to which the reader may take now."""
    if frame.seat is None or frame.seat != frame.seen.to_act or frame.halted:
        return []
    return [move.card for move in legal_takes(frame.seen) if move.card]


def laid(melds: Sequence[Meld]) -> Counter[tuple[int, Card]]:
    """The cards of *melds*, each with the place where it is looked for again."""
    return Counter((place_of(meld), card) for meld in melds for card in meld.cards)


def place_of(meld: Meld) -> int:
    """The meld's number; 0 where melds are nobody's, as these get others when rearranged."""
    return 0 if meld.owner is None else meld.id


def faces(frame: Frame, meld: Meld, new: Counter[tuple[int, Card]]) -> tuple[LyingCard, ...]:
    """The cards of a meld, each joker with what it stands for; takes what is new out of *new*.

    What the reader laid in this turn is nothing new to them.
    """
    found = []
    for card, meaning, by in zip(meld.cards, meld.stands_for, meld.laid_by, strict=True):
        is_new = new[place_of(meld), card] > 0 and by != frame.seat
        new[place_of(meld), card] -= is_new
        found.append(LyingCard(card, meaning, frame.seen.variant.tiles, is_new))
    return tuple(found)


def owners(frame: Frame, meld: Meld) -> str:
    """Who laid a meld, and who added to it; nothing where melds are nobody's."""
    if meld.owner is None:
        return ""
    others = [seat for seat in dict.fromkeys(meld.laid_by) if seat != meld.owner]
    added = (f"+{shown_name(frame, seat)}" for seat in others)
    return " ".join([shown_name(frame, meld.owner), *added])
