"""What everybody may remember of a round: who took what, and what was thrown to whom."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, Seat
from engine.moves import Close, Discard, Gin, Knock, LayMeld, LayOff, Move, SwapJoker, cards_in
from engine.state import State

THROWS = (Discard, Knock, Gin, Close)


@dataclass(frozen=True, slots=True)
class Thrown:
    """A card that *seat* has put on the pile, as its turn number *turn*, counted from 0."""

    seat: Seat
    card: Card
    turn: int
    taken_by: Seat | None = None
    """Who has taken it, alone or with what lay on it; None while nobody has."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What the seats have shown, by what they have done."""

    known: tuple[tuple[Card, ...], ...]
    """By seat: cards that were taken from the pile and are still in the hand."""
    thrown: tuple[Thrown, ...]
    """In order."""

    def known_of(self, seat: Seat) -> tuple[Card, ...]:
        """Cards that *seat* surely holds."""
        return self.known[seat - 1]


def memory_of(state: State) -> Memory:
    """What can be remembered of the round so far."""
    known: list[list[Card]] = [[] for _ in range(state.seats)]
    turns = [0] * state.seats
    thrown: list[Thrown] = []
    for act in state.course:
        held = known[act.seat - 1]
        for card in _put_down(act.move) if held else ():
            if card in held:
                held.remove(card)
        held += act.took
        for card in act.took:
            _mark_taken(thrown, card, act.seat)
        if isinstance(act.move, THROWS):
            thrown.append(Thrown(act.seat, act.move.card, turns[act.seat - 1]))
            turns[act.seat - 1] += 1
    return Memory(tuple(tuple(sorted(each)) for each in known), tuple(thrown))


def _put_down(move: Move) -> Sequence[Card]:
    """The cards that left the hand by *move*; one that was drawn may be among them."""
    match move:
        case LayMeld() | LayOff():
            return cards_in(move)
        case SwapJoker(card, _) | Discard(card) | Knock(card) | Gin(card) | Close(card):
            return (card,)
    return ()


def _mark_taken(thrown: list[Thrown], card: Card, seat: Seat) -> None:
    """Note at the last throw of *card* that nobody has taken that *seat* has."""
    for index in range(len(thrown) - 1, -1, -1):
        each = thrown[index]
        if each.card == card and each.taken_by is None:
            thrown[index] = Thrown(each.seat, each.card, each.turn, seat)
            return
