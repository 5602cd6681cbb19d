"""The strong level: every way on is reckoned by the chance to win the game that it leaves.

Small nets (`forecast`), taught by games that they played themselves, tell how rounds go on.
"""

from functools import cache, cached_property
from random import Random
from typing import NamedTuple, Protocol

from engine.arrange.deadwood import each_face, faces_of, least_after_discard, least_deadwood
from engine.moves import Move
from engine.players.faces import FaceSet
from engine.players.fitted import read_numbers
from engine.players.gin.forecast import Forecast
from engine.players.gin.hands import melded
from engine.players.gin.inputs import Circumstances, Own
from engine.players.gin.outlook import Outlook
from engine.players.gin.sight import sight_of
from engine.players.gin.turns import end, upcard_of
from engine.players.gin.winning import Prices, prices
from engine.state import Phase
from engine.view import Seen

SPAN = 12
"""Points of deadwood by which a throw worth thinking about may be worse than the best."""


class Priced(Protocol):
    """What hands are worth at one moment."""

    def of(self, own: Own) -> float:
        """The worth of a hand."""


class Foretelling(Protocol):
    """What tells how a round goes on."""

    def priced(self, prices: Prices, known: Circumstances) -> Priced:
        """What hands are worth at one moment, knots being worth *prices*."""


class Foretellers(NamedTuple):
    """What tells of the three ways on."""

    going_on: Foretelling
    """Having thrown a card: by what is kept."""
    drawing: Foretelling
    """Being about to draw from the stock."""
    knocking: Foretelling
    """Knocking with what is kept."""


@cache
def taught() -> Foretellers:
    """The nets, which were taught by rounds that they played themselves."""
    numbers = read_numbers(__package__, "net.txt")
    names = "going on", "drawing", "knocking"
    return Foretellers(*(Forecast(numbers, name) for name in names))


class Reckoning:
    """What the ways on are worth at one moment, where each result of the round is worth its price.

    *counted*: what a result counts, if not the chance to win that it leaves.
    """

    def __init__(
        self, look: Outlook, worth: Prices, policy: Foretellers, counted: Prices | None = None
    ) -> None:
        self.look, self._policy = look, policy
        self._known, self._counted = Circumstances(look, worth), counted or worth

    def _priced(self, way: Foretelling) -> Priced:
        return way.priced(self._counted, self._known)

    @cached_property
    def going_on(self) -> Priced:
        """Of having thrown a card."""
        return self._priced(self._policy.going_on)

    @cached_property
    def drawing(self) -> Priced:
        """Of being about to draw."""
        return self._priced(self._policy.drawing)

    @cached_property
    def knocking(self) -> Priced:
        """Of a knock."""
        return self._priced(self._policy.knocking)

    def of(self, hand: FaceSet, throw: "Throw") -> float:
        """Of a throw of *hand*."""
        own = Own.of(self.look, hand ^ throw.face, throw.face.bit_length() - 1)
        return (self.knocking if throw.knocks else self.going_on).of(own)


class Throw(NamedTuple):
    """A card to throw, what that is worth, and whether to knock with it."""

    value: float
    face: FaceSet
    knocks: bool


def reckoned(seen: Seen, policy: Foretellers | None = None) -> Reckoning:
    """What the ways on are worth to the seat to act; by the nets, if no *policy* is given."""
    return Reckoning(Outlook(sight_of(seen)), prices(seen), policy or taught())


def throws(now: Reckoning, hand: FaceSet, barred: FaceSet) -> list[Throw]:
    """The ways to end a turn with the eleven cards of *hand*, the best first.

    Who knocks keeps the least that is possible, and nobody goes on who can go gin.
    """
    found, left = [], worth_a_thought(hand, barred)
    least = min(left)[0]
    most = min(least, now.look.sight.limit)
    for points, face in left:
        own = Own.of(now.look, hand ^ face, face.bit_length() - 1)
        if least:
            found.append(Throw(now.going_on.of(own), face, knocks=False))
        if points <= most:
            found.append(Throw(now.knocking.of(own), face, knocks=True))
    return sorted(found, key=lambda throw: (-throw.value, throw.face))


def worth_a_thought(hand: FaceSet, barred: FaceSet) -> list[tuple[int, FaceSet]]:
    """The throws that leave little deadwood, each with what it leaves."""
    left = [(least_deadwood(hand ^ face), face) for face in each_face(hand & ~barred)]
    least = min(left)[0]
    return [(points, face) for points, face in left if points <= least + SPAN]


def taking(now: Reckoning, upcard: FaceSet) -> float | None:
    """What taking the upcard is worth; None where it is of no use at once."""
    hand = now.look.sight.hand
    whole = hand | upcard
    if not melded(whole) & upcard and least_after_discard(whole) >= least_deadwood(hand):
        return None
    return throws(now, whole, upcard)[0].value


def drawing(now: Reckoning) -> float:
    """What drawing from the stock is worth."""
    return now.drawing.of(Own.of(now.look, now.look.sight.hand))


def passing(now: Reckoning, upcard: FaceSet, is_last: bool) -> float:
    """What refusing the first upcard is worth; who is the last to refuse it is safe from it."""
    thrown = None if is_last else upcard.bit_length() - 1
    return now.going_on.of(Own.of(now.look, now.look.sight.hand, thrown))


def ends(seen: Seen, _: Random, policy: Foretellers | None = None) -> Move:
    """The knock or discard that is worth most."""
    now = reckoned(seen, policy)
    hand = now.look.sight.hand
    best = throws(now, hand, faces_of(seen.turn.taken))[0]
    return end(hand, best.face, best.knocks)


def wants(seen: Seen, _: Random, policy: Foretellers | None = None) -> bool:
    """Whether taking the upcard is worth more than leaving it."""
    now, upcard = reckoned(seen, policy), upcard_of(seen)
    value = taking(now, upcard)
    if value is None:
        return False
    if seen.phase is Phase.UPCARD:
        return value > passing(now, upcard, is_last=seen.passes > 0)
    return value > drawing(now)
