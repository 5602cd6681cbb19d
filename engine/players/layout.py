"""Which melds and lay-offs bring the most from a hand to the table."""

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import NamedTuple

from engine.cards import ACE
from engine.melds import Values
from engine.players.additions import GROUP, Lay, Table, additions, melds_in
from engine.players.faces import RANK, FaceSet, joined, total
from engine.players.sight import Sight

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


_Chosen = tuple[int, tuple[Lay, ...]]
"""What the best lays of some steps gain in all, and these lays."""


class Search:
    """Looks through the choices of lays that use no card twice.

    The lays are filed under their lowest face. At each such face in turn one of them is chosen or
    none; what the choice leaves is looked at once.
    """

    def __init__(self, lays: Iterable[Lay], held: Sequence[int]) -> None:
        weighed = [(lay.points + total(lay.cards, held), lay) for lay in lays]
        filed: dict[FaceSet, list[tuple[int, FaceSet, Lay]]] = {}
        for gain, lay in sorted(weighed, key=itemgetter(0), reverse=True):
            filed.setdefault(lay.cards & -lay.cards, []).append((gain, lay.cards, lay))
        self._filed = [lays for _, lays in sorted(filed.items())]
        self._known: list[dict[FaceSet, _Chosen]] = [{} for _ in self._filed]
        self._looked_at = 0

    def best(self, hand: FaceSet) -> tuple[Lay, ...]:
        """The lays from which *hand* gains most."""
        return self._best(hand, 0)[1]

    def best_with(self, card: FaceSet, hand: FaceSet) -> tuple[Lay, ...] | None:
        """The lays from which *hand* gains most with *card* among them; None if none has it."""
        ways = [
            self._with(gain, lay, hand, 0)
            for filed in self._filed
            for gain, cards, lay in filed
            if cards & card
        ]
        return max(ways, key=itemgetter(0))[1] if ways else None

    def _best(self, hand: FaceSet, step: int) -> _Chosen:
        """The lays of this step and later ones from which *hand* gains most."""
        if step == len(self._filed):
            return 0, ()
        known = self._known[step]
        if hand not in known:
            known[hand] = self._chosen(hand, step)
            self._looked_at += 1
        return known[hand]

    def _chosen(self, hand: FaceSet, step: int) -> _Chosen:
        """The best of each lay that can be chosen at one step, or none of them."""
        hurried, best = self._looked_at > ENOUGH, None
        for gain, cards, lay in self._filed[step]:
            if cards & ~hand:
                continue
            way = self._with(gain, lay, hand, step + 1)
            if hurried:
                return way
            if best is None or way[0] > best[0]:
                best = way
        without = self._best(hand, step + 1)
        return without if best is None or without[0] > best[0] else best

    def _with(self, gain: int, lay: Lay, hand: FaceSet, step: int) -> _Chosen:
        later = self._best(hand & ~lay.cards, step)
        return gain + later[0], (lay, *later[1])


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


def best_layout(sight: Sight, required: FaceSet) -> Layout | None:
    """The lays that bring most; None where the *required* card cannot be laid."""
    hand = sight.hand
    search = Search(possible_lays(hand, sight.table, sight.values), sight.held)
    lays = search.best_with(required, hand) if required else search.best(hand)
    if lays is None:
        return None
    return Layout(lays, hand & ~joined(lay.cards for lay in lays))
