"""A refusal with what would be legal instead, as far as that player may see."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from bot.render.cards import card_text, cards_text
from bot.render.frame import Frame
from bot.render.rows import why_no_meld
from bot.render.table import named
from bot.texts import refusal, say
from engine.cards import ACE, JOKER, Card
from engine.errors import (
    DeadEnd,
    DeadwoodTooHigh,
    DoesNotFit,
    InitialMeldTooLow,
    JokerNotReplaceable,
    MustMeldJoker,
    MustMeldTakenCard,
    NoSuchMeld,
    NotAMeld,
    NotInPile,
    NotOpened,
    NotYourTurn,
    Refusal,
    StockEmpty,
    TableInvalid,
    TakenCardUnusable,
)
from engine.legal import legal_layoffs, legal_melds, legal_moves, legal_takes
from engine.melds import Meld, missing_suits
from engine.moves import Gin, Knock, TurnOver

MOST_CHOICES = 4
"""More would bury the rule that the answer is about."""


def refusal_text(error: Refusal, frame: Frame) -> str:
    """Say the rule, and what would be legal; *frame* is what the player who tried sees."""
    hint = HINTS.get(type(error))
    words = hint(frame, error) if hint else ""
    tiles = frame.seen.variant.tiles
    rule = refusal(frame.language, error, *forms(frame, error), tiles=tiles)
    return " ".join(filter(None, [rule, words]))


def forms(frame: Frame, error: Refusal) -> Iterator[str]:
    """What may make the sentence another one: the case at hand, then the game."""
    seen = frame.seen
    match error:
        case DeadEnd(card=None) if least_points(frame) and frame.seat not in seen.opened:
            yield "opening"
        case DeadEnd(card=None) | JokerNotReplaceable(card=None):
            yield "none"
        case JokerNotReplaceable() if not jokers_stand_for(frame, error.meld):
            yield "no-joker"
        case NotInPile() if error.card in seen.pile:
            yield "top"
        case StockEmpty() if any(isinstance(move, TurnOver) for move in legal_moves(seen)):
            yield "turn-over"
        case InitialMeldTooLow() if seen.variant.tiles:
            yield getattr(seen.rules, "opening", "")
    yield seen.variant.key


def least_points(frame: Frame) -> int:
    """What the first melds of a player have to be worth together; 0 where nothing is asked."""
    points: int = getattr(frame.seen.rules, "initial_meld", 0)
    return points


def whose_turn(frame: Frame, _: Refusal) -> str:
    """Who is to act."""
    seat = frame.seen.to_act
    return say(frame.language, "hint-turn", name=named(frame, seat)) if seat else ""


def melds_there(frame: Frame, _: Refusal) -> str:
    """The melds on the table, with their numbers."""
    melds = frame.seen.melds
    if not melds:
        return say(frame.language, "hint-table-empty")
    numbers = ", ".join(numbered(frame, meld) for meld in melds)
    return say(frame.language, "hint-table", choices=numbers)


def pile_there(frame: Frame, error: NotInPile) -> str:
    """The pile, its top card first; only that card where no other may be taken."""
    pile = frame.seen.pile[::-1]
    if error.card in pile:
        return possible_takes(frame, error)
    return say(frame.language, "hint-pile", choices=shown(frame, pile)) if pile else ""


def shown(frame: Frame, cards: Iterable[Card]) -> str:
    """Cards as the game has them."""
    return cards_text(cards, tiles=frame.seen.variant.tiles)


def possible_melds(frame: Frame, error: NotAMeld) -> str:
    """The melds that could be laid; where an ace was meant to be in one, where it may lie."""
    if frame.seen.variant.tiles:
        return ""
    high = "yes" if frame.seen.melding.ace_high else "no"
    has_ace = any(card.rank == ACE for card in error.cards)
    ace = say(frame.language, "hint-ace", high=high) if has_ace else ""
    melds = melds_now(frame) or say(frame.language, "hint-no-melds")
    return " ".join(filter(None, [ace, melds]))


def more_melds(frame: Frame, _: Refusal) -> str:
    """The melds that could be laid besides."""
    return melds_now(frame)


def melds_now(frame: Frame) -> str:
    """The melds that could be laid, if there are any."""
    found = [shown(frame, (laid.card for laid in move.cards)) for move in legal_melds(frame.seen)]
    return say(frame.language, "hint-melds", choices=either(frame, found)) if found else ""


def melds_that_fit(frame: Frame, error: DoesNotFit) -> str:
    """The melds onto which the card could go."""
    card = shown(frame, [error.card])
    found = fitting_melds(frame, error.card)
    if not found:
        return say(frame.language, "hint-fits-nowhere", card=card)
    return say(frame.language, "hint-fits", card=card, choices=either(frame, found))


def possible_takes(frame: Frame, _: Refusal) -> str:
    """How far down the pile could be taken."""
    pile = frame.seen.pile
    found = [card_text(move.card or pile[-1]) for move in legal_takes(frame.seen)]
    return say(frame.language, "hint-takes", choices=either(frame, found)) if found else ""


def first_melds(frame: Frame, _: Refusal) -> str:
    """What the first melds have to be worth, and which could be laid."""
    points = least_points(frame)
    least = say(frame.language, "hint-opening", points=points) if points else ""
    return " ".join(filter(None, [least, melds_now(frame)]))


def places_for_taken(frame: Frame, error: MustMeldTakenCard) -> str:
    """Where the card that was taken can go at once."""
    return places(frame, error.card)


def places_for_joker(frame: Frame, _: Refusal) -> str:
    """Where a joker can go at once."""
    return places(frame, JOKER)


def places(frame: Frame, card: Card) -> str:
    """Where *card* can go at once."""
    melds = [[laid.card for laid in move.cards] for move in legal_melds(frame.seen)]
    found = fitting_melds(frame, card)
    found += [
        say(frame.language, "hint-new-meld", cards=shown(frame, cards))
        for cards in melds
        if card in cards
    ]
    if not found:
        return ""
    choices = either(frame, found)
    return say(frame.language, "hint-place", card=shown(frame, [card]), choices=choices)


def fitting_melds(frame: Frame, card: Card) -> list[str]:
    """The melds onto which *card* may be laid off, with their numbers."""
    numbers = {move.meld for move in legal_layoffs(frame.seen) if move.card.card == card}
    return [numbered(frame, meld) for meld in frame.seen.melds if meld.id in numbers]


def what_jokers_stand_for(frame: Frame, error: JokerNotReplaceable) -> str:
    """The cards for which the jokers of the meld may be exchanged."""
    found = [shown(frame, [card]) for card in jokers_stand_for(frame, error.meld)]
    if error.card is None or not found:
        return ""
    return say(frame.language, "hint-stands", choices=either(frame, found))


def jokers_stand_for(frame: Frame, number: int) -> list[Card]:
    """What the jokers of a meld stand for: any missing suit where that is open."""
    meld = frame.seen.melds[number - 1]
    pairs = zip(meld.cards, meld.stands_for, strict=True)
    meant = [meaning for card, meaning in pairs if card == JOKER]
    known = [meaning for meaning in meant if meaning != JOKER]
    return [*known, *(missing_suits(meld) if JOKER in meant else ())]


def possible_knocks(frame: Frame, _: Refusal) -> str:
    """The discards with which the player could knock."""
    moves = [move for move in legal_moves(frame.seen) if isinstance(move, Knock | Gin)]
    found = [shown(frame, [move.card]) for move in moves]
    if not found:
        return say(frame.language, "hint-no-knocks")
    return say(frame.language, "hint-knocks", choices=either(frame, found))


def why_invalid(frame: Frame, error: TableInvalid) -> str:
    """Why a row of tiles is no meld."""
    return say(frame.language, why_no_meld(error.cards))


def numbered(frame: Frame, meld: Meld) -> str:
    """A meld with its number."""
    cards = shown(frame, meld.cards)
    return say(frame.language, "hint-meld-number", number=meld.id, cards=cards)


def either(frame: Frame, choices: Iterable[str]) -> str:
    """The first few choices, as in `4♥ 5♥ 6♥, 7♠ 7♥ 7♦ or 9♣ 10♣ J♣`."""
    few: Sequence[str] = list(dict.fromkeys(choices))[:MOST_CHOICES]
    if len(few) == 1:
        return few[0]
    return say(frame.language, "hint-or", first=", ".join(few[:-1]), last=few[-1])


HINTS: dict[type[Refusal], Callable[[Frame, Any], str]] = {
    NotYourTurn: whose_turn,
    NoSuchMeld: melds_there,
    NotInPile: pile_there,
    NotAMeld: possible_melds,
    DoesNotFit: melds_that_fit,
    NotOpened: first_melds,
    JokerNotReplaceable: what_jokers_stand_for,
    TakenCardUnusable: possible_takes,
    MustMeldTakenCard: places_for_taken,
    MustMeldJoker: places_for_joker,
    InitialMeldTooLow: more_melds,
    DeadwoodTooHigh: possible_knocks,
    TableInvalid: why_invalid,
}
