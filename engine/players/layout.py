"""Which melds and lay-offs bring the most from a hand to the table."""

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

from engine.cards import ACE
from engine.melds import Values
from engine.players.faces import RANK, FaceSet, joined, total
from engine.players.rows import GROUP, Lay, Table, additions, melds_in

ENOUGH = 500
"""Hands looked at in one search. Hands of up to 20 cards hardly ever need as many; of a larger
one only the most valuable lay of each card is tried from there on."""


class Layout(NamedTuple):
    """The *lays* of a hand, what they bring, and the *rest* that stays in it."""

    lays: tuple[Lay, ...]
    rest: FaceSet

    @property
    def points(self) -> int:
        """What all that is laid brings."""
        return sum(lay.points for lay in self.lays)


class Choice(NamedTuple):
    """Some *lays*, and what they gain in all."""

    gain: int
    lays: tuple[Lay, ...]


gain_of = attrgetter("gain")


class Search:
    """Looks through the choices of lays that use no card twice.

    The lays are filed under their lowest face. At each such face in turn one of them is chosen or
    none; what the choice leaves is looked at once.
    """

    def __init__(self, lays: Iterable[Lay], held: Sequence[int]) -> None:
        self._held = held
        filed: dict[FaceSet, list[tuple[int, Lay]]] = {}
        for lay in sorted(lays, key=self.gain, reverse=True):
            filed.setdefault(lay.cards & -lay.cards, []).append((self.gain(lay), lay))
        self._filed = sorted(filed.items())
        self._known: dict[tuple[int, FaceSet], Choice] = {}

    def gain(self, lay: Lay) -> int:
        """What a lay brings, and what it spares."""
        return lay.points + total(lay.cards, self._held)

    def best(self, hand: FaceSet, step: int = 0) -> Choice:
        """The lays of this step and later ones from which *hand* gains most."""
        if step == len(self._filed):
            return Choice(0, ())
        if (step, hand) not in self._known:
            self._known[step, hand] = max(self._choices(hand, step), key=gain_of)
        return self._known[step, hand]

    def best_with(self, card: FaceSet, hand: FaceSet) -> Choice | None:
        """The lays from which *hand* gains most with *card* among them; None if none has it."""
        lays = [lay for _, filed in self._filed for _, lay in filed if lay.cards & card]
        choices = (self._with(self.gain(lay), lay, hand, 0) for lay in lays)
        return max(choices, key=gain_of, default=None)

    def _choices(self, hand: FaceSet, step: int) -> Iterator[Choice]:
        """What may be done at one step: each lay that can be chosen, or none."""
        _, lays = self._filed[step]
        possible = [each for each in lays if each[1].cards & hand == each[1].cards]
        hurried = len(self._known) > ENOUGH
        for gain, lay in possible[:1] if hurried else possible:
            yield self._with(gain, lay, hand, step + 1)
        if not (hurried and possible):
            yield self.best(hand, step + 1)

    def _with(self, gain: int, lay: Lay, hand: FaceSet, step: int) -> Choice:
        later = self.best(hand & ~lay.cards, step)
        return Choice(gain + later.gain, (lay, *later.lays))


def possible_lays(hand: FaceSet, table: Table, values: Values) -> list[Lay]:
    """The lays of *hand* among which the best are.

    A meld is left out where it leaves a card behind that would make it longer and that nothing
    else wants. An ace is always wanted: it counts differently at either end.
    """
    melds, added = melds_in(hand, values), list(additions(hand, table, values))
    runs = joined(lay.cards for lay in melds if lay.row.suit != GROUP)
    groups = joined(lay.cards for lay in melds if lay.row.suit == GROUP)
    always = joined(lay.cards for lay in added) | RANK[ACE]
    unwanted = {True: hand & ~(runs | always), False: hand & ~(groups | always)}
    whole = [lay for lay in melds if not lay.row.ends & unwanted[lay.row.suit == GROUP]]
    return [*whole, *added]


def best_layout(
    hand: FaceSet, table: Table, values: Values, held: Sequence[int], required: FaceSet = 0
) -> Layout | None:
    """The lays that bring most, *held* being what a card costs, by face, if it stays in the hand.

    None where the *required* card cannot be laid.
    """
    search = Search(possible_lays(hand, table, values), held)
    choice = search.best_with(required, hand) if required else search.best(hand)
    if choice is None:
        return None
    used = joined(lay.cards for lay in choice.lays)
    return Layout(choice.lays, hand & ~used)
