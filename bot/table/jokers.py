"""The cards that jokers can stand for in a new meld, for the player to choose."""

from collections.abc import Iterator, Sequence

from engine.arrange.namings import namings
from engine.cards import JOKER
from engine.melds import Kind, Melding, missing_suits, new_meld
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
