"""Moves that one press makes: what they are called, and the likeliest of them, shown at once."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from operator import itemgetter
from typing import TypeVar

from bot.people.card_texts import card_text, cards_text, meld_text
from bot.render.buttons import PRIMARY, Button, Row, button, phone_rows
from bot.render.frame import Frame
from engine.arrange.deadwood import deadwood
from engine.arrange.naturals import melds_within
from engine.cards import JOKER, Card
from engine.melds import extended, new_meld
from engine.moves import Close, Discard, Gin, Knock, LayMeld, LayOff, SeatMove, SwapJoker
from engine.record.lines import write_move

Offer = tuple[SeatMove, ...]
"""Moves that are made together when they are chosen."""

AMove = TypeVar("AMove")

MOST_PROPOSED = 25
"""What autocompletion proposes at most; no more is offered anywhere."""
MOST_LINES = 2
"""Lines of buttons with likely moves at most, where a phone's screen has room for them."""
MOST_OF_A_KIND = 3
ID_LENGTH = 100
"""Discord's limit."""


def offer_value(offer: Iterable[SeatMove]) -> str:
    """Moves as the notation writes them, without the seat: `add 7h 3, add 8h 3`."""
    return ", ".join(write_move(1, move).partition(" ")[2] for move in offer)


def offer_id(frame: Frame, offer: Offer) -> str:
    """The id of the button that makes these moves."""
    return f"play:{frame.game}:{frame.step}:{offer_value(offer)}"


def first_of(legal: Iterable[object], kind: type[AMove]) -> list[AMove]:
    """The first of the legal moves of *kind*: as many as autocompletion proposes."""
    return [move for move in legal if isinstance(move, kind)][:MOST_PROPOSED]


def of_kind(legal: Iterable[SeatMove], kind: type[SeatMove]) -> list[Offer]:
    """The first of the legal moves of *kind*, each as an offer of its own."""
    return [(move,) for move in first_of(legal, kind)]


def offer_buttons(frame: Frame, offers: Sequence[Offer], *, onto: bool) -> list[Button]:
    """A button for each offer; *onto*: a lay-off says on which meld."""
    return [
        button(named_label(frame, offer[0], onto=onto), offer_id(frame, offer))
        for offer in offers
        if len(offer_id(frame, offer)) <= ID_LENGTH
    ]


def named_label(frame: Frame, move: SeatMove, *, onto: bool) -> str:
    """The move's own label and the cards: `Meld 4♥ 5♥ 6♥`, `Lay off 7♥`, `Discard K♣`."""
    if isinstance(move, LayMeld):
        return f"{frame.say('button-meld')} {offer_label(frame, (move,))}"
    if isinstance(move, LayOff):
        card = f"{frame.say('button-lay-off')} {card_text(move.card.card)}"
        return f"{card} → {offer_label(frame, (move,))}" if onto else card
    return f"{frame.say('button-discard')} {offer_label(frame, (move,))}"


def likely(frame: Frame, legal: Sequence[SeatMove], lines: int, *, marked: bool) -> list[Row]:
    """The likeliest moves as buttons, in so many *lines* of a phone: melds, lay-offs, discards.

    The first is the coloured one, unless the reader has *marked* something and is about to do
    something else.
    """
    if lines <= 0:
        return []
    kinds = (likely_melds(legal), likely_lay_offs(legal), likely_discards(frame, legal))
    columns = [offer_buttons(frame, found[:MOST_OF_A_KIND], onto=False) for found in kinds]
    shown: list[tuple[int, Button]] = []
    # The best of each kind first, then the second of each: none keeps all the room.
    for row in zip_longest(*columns):
        for kind, control in enumerate(row):
            if control is not None:
                wider = sorted([*shown, (kind, control)], key=itemgetter(0))
                fits = len(phone_rows(each for _, each in wider)) <= lines
                shown = wider if fits else shown
    if shown and not marked:
        shown[0][1]["style"] = PRIMARY
    return phone_rows(each for _, each in shown)


def likely_melds(legal: Iterable[SeatMove]) -> list[Offer]:
    """The melds that lie in the hand, without what is only a part of another."""
    kept: list[LayMeld] = []
    for move in first_of(legal, LayMeld):
        if all(cards_of(move) - cards_of(other) for other in kept):
            kept.append(move)
    return [(move,) for move in kept]


def cards_of(move: LayMeld) -> Counter[Card]:
    """The cards of a new meld."""
    return Counter(laid.card for laid in move.cards)


def likely_lay_offs(legal: Iterable[SeatMove]) -> list[Offer]:
    """The cards that can be laid off in one way only: nothing has to be asked."""
    found = first_of(legal, LayOff)
    places = Counter(move.card.card for move in found)
    return [(move,) for move in found if places[move.card.card] == 1]


def likely_discards(frame: Frame, legal: Sequence[SeatMove]) -> list[Offer]:
    """The card just drawn, then those in no meld or pair; where there is none, the best.

    What is just drawn comes later where it lies in a meld.
    """
    discards = first_of(legal, Discard)
    hand = frame.seen.hand_of(frame.seat) if frame.seat else ()
    useful = {JOKER, *(card for meld in melds_within(hand) for card in meld)}
    useful |= {move.card.card for move in legal if isinstance(move, LayOff)}
    ranks = Counter(card.rank for card in set(hand))
    drawn = [move for move in discards if move.card == frame.seen.turn.drawn]
    loose = [move for move in discards if move.card not in useful and ranks[move.card.rank] == 1]
    order = [*(move for move in drawn if move.card not in useful), *loose, *drawn]
    return [(move,) for move in dict.fromkeys(order or discards[:1])]


def offer_label(frame: Frame, offer: Offer) -> str:
    """What an offer puts where."""
    move, melds = offer[0], frame.seen.melds
    match move:
        case LayMeld(cards):
            laid = new_meld(0, 0, cards, frame.seen.melding)
            return meld_text(laid) if laid else cards_text(card for card, _ in cards)
        case LayOff(card, number):
            meld = melds[number - 1]
            if card.card == JOKER:
                longer = extended(
                    meld, JOKER, 0, stands_for=card.stands_for, melding=frame.seen.melding
                )
                meld = longer or meld
            return frame.say("hand-meld", number=number, cards=meld_text(meld))
        case SwapJoker(card, number):
            onto = frame.say("hand-meld", number=number, cards=meld_text(melds[number - 1]))
            return f"{card_text(card)} → {onto}"
        case Knock(card) | Gin(card) | Close(card) | Discard(card):
            return card_text(card)
    return offer_value(offer)


def offer_about(frame: Frame, move: SeatMove) -> str | None:
    """What an offer leads to, where that is not seen in its label."""
    match move:
        case Knock(card) | Gin(card):
            left = deadwood(other for other in frame.seen.hand if other != card)
            return frame.say("hand-knock-leaves", points=left)
        case LayMeld(cards):
            laid = new_meld(0, 0, cards, frame.seen.melding)
            either = laid is not None and JOKER in laid.stands_for
            return frame.say("hand-place-either") if either else None
    return None


def suits(move: SeatMove, marks: Sequence[Card]) -> bool:
    """Whether *move* is what somebody means who has marked these cards."""
    match move:
        case LayMeld():
            return cards_of(move) == Counter(marks)
        case LayOff(laid, _):
            return laid.card in marks
        case Discard(card) | Knock(card) | Gin(card) | Close(card) | SwapJoker(card, _):
            return [card] == list(marks)
    return True
