"""What raised cards can be: found as for the buttons of a hand, each with the place it goes to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.controls.play import layoffs, melds, swaps
from bot.people.card_texts import cards_text
from bot.people.refused import Refused
from bot.render.frame import Frame
from bot.render.offers import Offer, named_label, offer_label
from bot.render.pictures.words import plain
from bot.table.played import allows
from engine.cards import Card, Seat
from engine.errors import Refusal
from engine.legal import legal_closes, legal_discards, legal_knocks
from engine.melds import Kind, Meld, card_points, extended, new_meld
from engine.moves import LayMeld, LayOff, Move, SwapJoker
from engine.record.lines import write_move
from engine.state import State

FELT, PILE = "felt", "pile"
"""Where melds go, and what leaves the hand for good; all else goes onto a meld, by its number."""


@dataclass(frozen=True)
class Moment:
    """A game as it stands, in which moves are tried."""

    state: State

    def can(self, seat: Seat, *moves: Move) -> bool:
        """Whether the engine would allow *moves* one after the other."""
        return allows(self.state, seat, moves)


def offers_view(frame: Frame, marks: Sequence[Card]) -> list[dict[str, Any]]:
    """All that the cards *marks* can be now, with its lines, its name and where it goes."""
    if frame.seen.to_act != frame.seat or frame.halted or frame.seen.variant.tiles:
        return []
    found = list(dict.fromkeys(offers_of(Moment(frame.seen), marks)))
    places = sum(isinstance(offer[0], LayMeld) for offer in found)
    return [
        {
            "lines": [line_of(move) for move in offer],
            "text": plain(text_of(frame, offer, several=places > 1)),
            "onto": onto(offer),
            "end": end(frame, offer),
        }
        for offer in found
    ]


def line_of(move: Move) -> str:
    """A move as the notation writes it, without its seat."""
    return write_move(1, move).partition(" ")[2]


def offers_of(moment: Moment, marks: Sequence[Card]) -> Iterator[Offer]:
    """The moves that exactly these cards make, those that lay something first."""
    state, seat = moment.state, moment.state.to_act
    if seat is None or not marks:
        return
    for find in (melds, layoffs, swaps):
        try:
            found = find(moment, marks)
        except (Refused, Refusal):
            continue
        for each in found:
            offer = (each,) if isinstance(each, LayMeld | SwapJoker) else each
            if moment.can(seat, *offer):
                yield offer
    if len(marks) == 1:
        for ends in (legal_knocks, legal_closes, legal_discards):
            yield from ((move,) for move in ends(state) if move.card == marks[0])


def text_of(frame: Frame, offer: Offer, *, several: bool) -> str:
    """What an offer is called: a meld by its kind and points, where there are not *several*."""
    match offer[0]:
        case LayMeld(cards):
            meld = new_meld(0, 0, cards, frame.seen.melding)
            if meld is None or several:
                return f"{frame.say('button-meld')} {offer_label(frame, offer)}"
            kind = "run" if meld.kind is Kind.RUN else "group"
            points = sum(card_points(meld, frame.seen.variant.values))
            return frame.say(f"offer-meld-{kind}", points=points)
        case LayOff(_, number) if len(offer) > 1:
            laid = cards_text(move.card.card for move in offer if isinstance(move, LayOff))
            return f"{frame.say('button-lay-off')} {laid} → {number}"
    return named_label(frame, offer, "number")


def onto(offer: Offer) -> str | int:
    """Where the cards of an offer are dropped."""
    match offer[0]:
        case LayMeld():
            return FELT
        case LayOff(_, number) | SwapJoker(_, number):
            return number
    return PILE


def end(frame: Frame, offer: Offer) -> str | None:
    """At which end of a run an offer puts its cards; None where it is no run, or both."""
    ends, meld = set(), None
    for move in offer:
        if not isinstance(move, LayOff):
            return None
        meld = meld or frame.seen.melds[move.meld - 1]
        longer = longer_by(frame, meld, move)
        if longer is None or longer.kind is not Kind.RUN:
            return None
        ends.add("low" if longer.low < meld.low else "high")
        meld = longer
    return ends.pop() if len(ends) == 1 else None


def longer_by(frame: Frame, meld: Meld, move: LayOff) -> Meld | None:
    """*meld* with the card of *move*; None where it does not fit."""
    card, stands_for = move.card
    return extended(meld, card, 0, stands_for=stands_for, melding=frame.seen.melding)
