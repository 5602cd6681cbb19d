"""Moves that one press makes: what they are called, and the likeliest of them, shown at once."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, islice, zip_longest
from typing import Literal, TypeVar

from bot.people.card_texts import card_text, cards_text, meld_text, standing_text
from bot.render.buttons import GREEN, GREY, Button, button, phone_rows
from bot.render.frame import Frame
from engine.arrange.deadwood import deadwood
from engine.cards import JOKER, Card
from engine.game import play
from engine.legal import legal_layoffs, legal_melds
from engine.melds import Kind, Meld, extended, new_meld
from engine.moves import (
    BigGin,
    Close,
    Discard,
    Gin,
    Knock,
    LayMeld,
    LayOff,
    Move,
    SeatMove,
    SwapJoker,
    TakePile,
)
from engine.opening.duties import owed
from engine.plays import without
from engine.ranking import is_due
from engine.record.lines import write_move

Offer = tuple[SeatMove, ...]
"""Moves that are made together when they are chosen."""

AMove = TypeVar("AMove")

Onto = Literal["unsaid", "number", "whole"]
"""How a lay-off says on which meld: not at all, by its number, or with its cards."""

MOST_PROPOSED = 25
"""What autocompletion proposes at most; no more is offered anywhere."""
MOST_LINES = 2
"""Lines of buttons with likely moves at most, where a phone's screen has room for them."""
MOST_OF_A_KIND = 3
HAND_MOVES = (LayMeld, LayOff, SwapJoker, BigGin, Knock, Gin, Close, Discard)
"""Moves with cards of the hand, of which the best are buttons."""
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


def of_kinds(legal: Iterable[SeatMove], *kinds: type[SeatMove]) -> list[Offer]:
    """The first of the legal moves of these *kinds*, each as an offer of its own."""
    found: list[Offer] = [(move,) for move in legal if isinstance(move, kinds)]
    return found[:MOST_PROPOSED]


def offer_buttons(
    frame: Frame, offers: Iterable[Offer], onto: Onto = "unsaid"
) -> dict[Offer, Button]:
    """A button for each offer that an id has room for; *onto*: how lay-offs name their meld."""
    return {
        offer: button(named_label(frame, offer, onto), offer_id(frame, offer), style_of(offer))
        for offer in offers
        if len(offer_id(frame, offer)) <= ID_LENGTH
    }


def style_of(offer: Offer) -> int:
    """How a button looks that makes these moves: what ends the round at its best is green."""
    return GREEN if isinstance(offer[-1], Gin | BigGin | Close) else GREY


def named_label(frame: Frame, offer: Offer, onto: Onto) -> str:
    """The move's own label and the cards: `Meld 4♥ 5♥ 6♥`, `Lay off 7♥`, `Discard K♣`."""
    move = offer[0]
    label = offer_label(frame, offer)
    match move:
        case BigGin():
            return frame.say("button-big-gin")
        case TakePile(card) if len(offer) > 1 and card:
            key = "button-take-meld" if isinstance(offer[1], LayMeld) else "button-take-lay-off"
            return frame.say(key, card=card_text(card))
        case LayOff(laid, number):
            what = card_text(laid.card) if onto == "whole" else laid_text(frame, move)
            named = f"{frame.say('button-lay-off')} {what}"
            return named + {"unsaid": "", "number": f" → {number}", "whole": f" → {label}"}[onto]
        case Knock(card) | Gin(card):
            left = frame.say("button-knock-leaves", points=left_by_knock(frame, card))
            return f"{frame.say('button-knock')} {label} · {left}"
    return f"{frame.say(f'button-{LABELS[type(move)]}')} {label}"


LABELS: dict[type[SeatMove], str] = {
    TakePile: "take",
    LayMeld: "meld",
    SwapJoker: "swap",
    Close: "close",
    Discard: "discard",
}
"""How the buttons of moves are called that are followed by nothing but their cards."""


def left_by_knock(frame: Frame, card: Card) -> int:
    """The points of deadwood that are left where the reader knocks by discarding *card*."""
    return deadwood(without(frame.seen.hand, [card]))


def likely(
    frame: Frame,
    legal: Sequence[SeatMove],
    lines: int,
    advised: Move | None,
    beside: Sequence[Button] = (),
) -> dict[Offer, Button]:
    """The likeliest moves with cards of the hand, in so many *lines* of a phone, best first.

    In the first line they stand *beside* other buttons. Of each kind the best: ends of the round,
    melds, lay-offs, discards. What is *advised* and would not be among them comes before all.
    """
    ends = of_kinds(legal, BigGin, Knock, Gin, Close)[:1]
    kinds = (ends, likely_melds(legal), likely_lay_offs(legal), of_kinds(legal, Discard))
    # Then the second of each: none keeps all the room.
    mixed = chain.from_iterable(zip_longest(*(found[:MOST_OF_A_KIND] for found in kinds)))
    offers = list(filter(None, mixed))
    order = {move: at for at, move in enumerate(legal)}
    shown = in_lines(frame, offers, lines, order, beside)
    if isinstance(advised, HAND_MOVES) and (advised,) not in shown:
        return in_lines(frame, [(advised,), *offers], lines, order | {advised: -1}, beside)
    return shown


def in_lines(
    frame: Frame,
    offers: Sequence[Offer],
    lines: int,
    order: Mapping[SeatMove, int],
    beside: Sequence[Button],
) -> dict[Offer, Button]:
    """The first of *offers* whose buttons fit so many *lines* of a phone, in that *order*."""
    shown: dict[Offer, Button] = {}
    for offer in offers:
        is_one = len(places_of(offer[0], order)) < 2
        wider = shown | offer_buttons(frame, [offer], "unsaid" if is_one else "number")
        wider = dict(sorted(wider.items(), key=lambda each: order[each[0][0]]))
        if len(phone_rows(wider.values(), beside)) <= lines:
            shown = wider
    return shown


def places_of(move: SeatMove, legal: Iterable[SeatMove]) -> list[LayOff]:
    """The lay-offs of the card that *move* lays off, if it does, on whatever meld."""
    card = move.card.card if isinstance(move, LayOff) else None
    return [each for each in legal if isinstance(each, LayOff) and each.card.card == card]


def take_offers(frame: Frame, legal: Sequence[SeatMove], advised: Move | None) -> list[Offer]:
    """The take that is offered by name, if any: what is advised, the only one, or a useful one."""
    found = of_kinds(legal, TakePile)
    best = found if len(found) == 1 or found[:1] == [tuple(legal[:1])] else []
    chosen = [advised] if isinstance(advised, TakePile) else [offer[0] for offer in best[:1]]
    return [with_duty(frame, take) for take in chosen]


def known_as(legal: Iterable[SeatMove], move: Move | None, pile: Sequence[Card]) -> SeatMove | None:
    """Which of the legal moves comes to the same as *move*, with that *pile*; None: none does."""
    if move == TakePile():
        move = TakePile(*pile[-1:])
    same = (
        each
        for each in legal
        if isinstance(each, LayMeld)
        and isinstance(move, LayMeld)
        and cards_of(each) == cards_of(move)
    )
    return next((each for each in legal if each == move), next(same, None))


def with_duty(frame: Frame, take: SeatMove) -> Offer:
    """A take, with the one meld or lay-off that does its duty then; alone where several would."""
    seen = frame.seen
    if seen.opening.has_duties:
        return (take,)
    after = play(seen, seen.acting, take)
    if not owed(after):
        return (take,)
    lays: Iterable[LayMeld | LayOff] = chain(legal_melds(after), legal_layoffs(after))
    due = [*islice((move for move in lays if is_due(after, move)), 2)]
    return (take, *due) if len(due) == 1 else (take,)


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
    """The cards that can be laid off, each on the meld where it counts most."""
    best: dict[Card, LayOff] = {}
    for move in first_of(legal, LayOff):
        best.setdefault(move.card.card, move)
    return [(move,) for move in best.values()]


def with_laid(frame: Frame, move: LayOff) -> Meld | None:
    """The meld as it is after *move*; None where the card does not fit."""
    meld, (card, stands_for) = frame.seen.melds[move.meld - 1], move.card
    return extended(meld, card, 0, stands_for=stands_for, melding=frame.seen.melding)


def laid_text(frame: Frame, move: LayOff) -> str:
    """The card that is laid off, a joker with its place at an end of a run: `7♥`, `🃏8♥`."""
    meld, card, longer = frame.seen.melds[move.meld - 1], move.card.card, with_laid(frame, move)
    if longer is None or longer.kind is not Kind.RUN:
        return card_text(card)
    end = 0 if longer.low < meld.low else -1
    return standing_text(card, longer.stands_for[end])


def offer_label(frame: Frame, offer: Offer) -> str:
    """What an offer puts where."""
    move, melds = offer[0], frame.seen.melds
    match move:
        case LayMeld(given):
            new = new_meld(0, 0, given, frame.seen.melding)
            return meld_text(new) if new else cards_text(card for card, _ in given)
        case LayOff(laid, number):
            longer = with_laid(frame, move) if laid.card == JOKER else None
            cards = meld_text(longer or melds[number - 1])
            return frame.say("hand-meld", number=number, cards=cards)
        case SwapJoker(card, number):
            onto = frame.say("hand-meld", number=number, cards=meld_text(melds[number - 1]))
            return f"{card_text(card)} → {onto}"
        case TakePile(card):
            return card_text(card or frame.seen.pile[-1])
        case Knock(card) | Gin(card) | Close(card) | Discard(card):
            return card_text(card)
    return offer_value(offer)


def offer_about(frame: Frame, move: SeatMove) -> str | None:
    """What an offer leads to, where that is not seen in its label."""
    match move:
        case Knock(card) | Gin(card):
            return frame.say("hand-knock-leaves", points=left_by_knock(frame, card))
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
