"""Whether a turn with duties can be finished, and what is left to do in it."""

from collections import Counter
from functools import lru_cache

from engine.arrange.choices import Choices, Duties, Lying
from engine.arrange.ending import Ending
from engine.arrange.pieces import Pieces
from engine.arrange.reaching import Reaching
from engine.cards import JOKER, Card
from engine.melds import Meld, Melding, Values, fits, new_meld
from engine.moves import LayMeld
from engine.opening.duties import has_begun, has_opened, initial_points, owed
from engine.plays import may_discard
from engine.state import State

REMEMBERED = 2_000
"""Turns of which it is remembered whether they can be finished: each is asked about often."""


def can_finish(state: State) -> bool:
    """Whether some sequence of legal actions ends the turn, always with a discard."""
    if not owes(state):
        return bool(discards(state))
    if any(card not in state.hand for card in owed(state)):
        return False
    return _can_end(state.hand, state.melding, state.variant.values, *_questions(state))


class NewMelds:
    """Which new melds will do with others beside them; one search judges them all."""

    def __init__(self, state: State) -> None:
        pieces = Pieces(state.hand, state.melding, state.variant.values)
        self._hand, self._bits = pieces.hand, pieces.bit | {JOKER: 1 << pieces.joker_at}
        self._due = pieces.bit.get(state.turn.must_meld or JOKER, 0)
        self._missing = missing(state)
        may_stay = pieces.jokers - owed(state).count(JOKER)
        self._search = Reaching(pieces, may_stay, discards(state))
        self._state = state
        self._suffice = bool(self._missing) and not (has_begun(state) or owed(state))

    def will_do(self, move: LayMeld, points: int) -> bool:
        """Whether *move*, worth so much, and further new melds are enough to end the turn."""
        bits = sum([self._bits[laid.card] for laid in move.cards])
        due = self._due & ~bits
        return self._search.can_reach(max(0, self._missing - points), self._hand - bits, due, False)

    def can_go_on(self, move: LayMeld) -> bool:
        """Whether lay-offs or swaps that can follow may be of use.

        For an initial meld only lay-offs on itself are, where nothing is owed.
        """
        meld = new_meld(0, 0, move.cards, self._state.melding)
        if not (self._suffice and meld):
            return True
        rest = Counter(self._state.hand) - Counter(meld.cards)
        return any(fits(meld, card, self._state.melding) for card in rest)


def owes(state: State) -> bool:
    """Whether something has to be laid before the turn can end."""
    return has_begun(state) or bool(owed(state))


def discards(state: State) -> set[Card]:
    """The cards of the hand that may be discarded when nothing is owed any more."""
    return {card for card in state.hand if may_discard(state, card)}


def missing(state: State) -> int:
    """The points that the initial meld still needs."""
    return 0 if has_opened(state) else state.opening.minimum - initial_points(state)


def own_melds(state: State) -> list[Meld]:
    """The melds that the initial meld is made of so far; none once it is made."""
    numbers = () if has_opened(state) else state.turn.melds
    return [state.melds[number - 1] for number in numbers]


def choices_of(state: State) -> Choices:
    """What there is to choose from before the turn can end."""
    return Choices(state.hand, state.melding, state.variant.values, *_questions(state))


def _questions(state: State) -> tuple[Lying, Duties]:
    """What lies there and what is owed; swaps are of use only to lay what is owed.

    A joker that is got in this turn may be discarded like one that was held.
    """
    swaps = state.opening.swaps and bool(owed(state))
    own, new_melds = tuple(own_melds(state)), state.opening.new_melds
    allowed = frozenset(card for card in (*state.hand, JOKER) if may_discard(state, card))
    duties = Duties(missing(state), state.turn.must_meld, state.turn.swapped, allowed)
    return Lying(state.acting, state.melds, own, swaps, new_melds), duties


@lru_cache(REMEMBERED)
def _can_end(
    hand: tuple[Card, ...], melding: Melding, values: Values, lying: Lying, duties: Duties
) -> bool:
    return Ending(Choices(hand, melding, values, lying, duties)).is_possible()
