"""The melds on a table, as a picture shows them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.render.frame import Frame
from bot.render.pictures.lying import LyingCard
from bot.render.pictures.seats import shown_name
from bot.render.pictures.sizes import GROUPS
from engine.cards import JOKER, Card
from engine.melds import Meld, missing_suits
from engine.moves import Arrange, LayMeld


class Thing(NamedTuple):
    """Cards that lie together."""

    faces: tuple[LyingCard, ...]
    number: int = 0
    """Of a meld."""
    owners: tuple[str, ...] = ()
    """Who laid the meld, and who added to it."""
    is_whole: bool = True
    """Whether it is a meld, if it is to be one."""
    section: int = 0
    """Of tiles: the colour of a run; GROUPS."""
    rank: int = 0
    """Of tiles: the first number."""


def things(frame: Frame) -> list[Thing]:
    """The melds with rows that are none yet: by number; tiles by colour and rank, groups last.

    Tiles go by what they are, as numbers change whenever somebody arranges the table. Of a table
    that changes it is the order in which new melds find their places (`places.py`).
    """
    every = sorted([*melds(frame), *loose(frame)], key=lambda thing: thing.number)
    return in_sections(every)


def in_sections(every: Iterable[Thing]) -> list[Thing]:
    """The melds of tiles by colour and rank, groups last; others stay in their order."""
    return sorted(every, key=lambda thing: (thing.section, thing.rank))


def lying(melds: Sequence[Meld]) -> list[Thing]:
    """Melds of tiles as they lay there, in order."""
    return in_sections(
        _in_section(
            Thing(tuple(LyingCard(tile, (), tiles=True) for tile in meld.cards), meld.id),
            meld.stands_for,
        )
        for meld in melds
    )


def melds(frame: Frame) -> Iterator[Thing]:
    """The melds with their numbers and owners."""
    now, before = laid(frame.seen.melds), frame.before
    new = now - laid(before.melds) if before else Counter[tuple[int, Card]]()
    for meld in frame.seen.melds:
        thing = Thing(faces(frame, meld, new), meld.id, owners(frame, meld))
        yield _in_section(thing, meld.stands_for) if frame.seen.variant.tiles else thing


def loose(frame: Frame) -> Iterator[Thing]:
    """The rows of the reader's working table that are no melds yet."""
    for number, cards in frame.loose:
        row = tuple(LyingCard(card, (), frame.seen.variant.tiles) for card in cards)
        yield _in_section(Thing(row, number, is_whole=False), cards)


def _in_section(thing: Thing, cards: Sequence[Card]) -> Thing:
    known = [card for card in cards if card != JOKER] or [JOKER]
    is_run = len({card.suit for card in known}) == 1 < len({card.rank for card in known})
    section = known[0].suit if is_run else GROUPS
    return thing._replace(section=section, rank=min(card.rank for card in known))


def has_melds(frame: Frame) -> bool:
    """Whether melds are laid on the table in this game."""
    return any({LayMeld, Arrange} & now.keys() for now in frame.seen.variant.plays.values())


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
        found.append(LyingCard(card, meant(meld, card, meaning), frame.seen.variant.tiles, is_new))
    return tuple(found)


def meant(meld: Meld, card: Card, meaning: Card) -> tuple[Card, ...]:
    """Which cards a joker may stand for; none for any other card."""
    if card != JOKER:
        return ()
    return missing_suits(meld) if meaning == JOKER else (meaning,)


def owners(frame: Frame, meld: Meld) -> tuple[str, ...]:
    """Who laid a meld, and who added to it; nobody where melds are nobody's."""
    if meld.owner is None:
        return ()
    seats = dict.fromkeys([meld.owner, *meld.laid_by])
    return tuple(shown_name(frame, seat) for seat in seats)
