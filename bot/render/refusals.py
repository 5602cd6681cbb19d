"""A refusal with what would be legal instead, as far as that player may see."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.render.cards import card_text, cards_text
from bot.render.frame import Frame
from bot.render.table import named
from bot.texts import refusal, say
from engine.cards import Card
from engine.errors import (
    DoesNotFit,
    MustMeldTakenCard,
    NoSuchMeld,
    NotAMeld,
    NotInPile,
    NotYourTurn,
    Refusal,
    TakenCardUnusable,
)
from engine.legal import legal_layoffs, legal_melds, legal_takes
from engine.melds import Meld

MOST_CHOICES = 4
"""More would bury the rule that the answer is about."""


def refusal_text(error: Refusal, frame: Frame) -> str:
    """Say the rule, and what would be legal; *frame* is what the player who tried sees."""
    hint = HINTS.get(type(error))
    words = hint(frame, error) if hint else ""
    return " ".join(filter(None, [refusal(frame.language, error), words]))


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


def pile_there(frame: Frame, _: Refusal) -> str:
    """The pile, its top card first."""
    pile = cards_text(frame.seen.pile[::-1], tiles=frame.seen.variant.tiles)
    return say(frame.language, "hint-pile", choices=pile) if pile else ""


def possible_melds(frame: Frame, _: Refusal) -> str:
    """The melds that could be laid."""
    found = [[laid.card for laid in move.cards] for move in legal_melds(frame.seen)]
    if not found:
        return say(frame.language, "hint-no-melds")
    return say(frame.language, "hint-melds", choices=either(frame, map(cards_text, found)))


def melds_that_fit(frame: Frame, error: DoesNotFit) -> str:
    """The melds onto which the card could go."""
    card = card_text(error.card, tiles=frame.seen.variant.tiles)
    found = fitting_melds(frame, error.card)
    if not found:
        return say(frame.language, "hint-fits-nowhere", card=card)
    return say(frame.language, "hint-fits", card=card, choices=either(frame, found))


def possible_takes(frame: Frame, _: Refusal) -> str:
    """How far down the pile could be taken."""
    pile = frame.seen.pile
    found = [card_text(move.card or pile[-1]) for move in legal_takes(frame.seen)]
    return say(frame.language, "hint-takes", choices=either(frame, found)) if found else ""


def places_for_taken(frame: Frame, error: MustMeldTakenCard) -> str:
    """Where the card that was taken can go at once."""
    melds = [[laid.card for laid in move.cards] for move in legal_melds(frame.seen)]
    found = fitting_melds(frame, error.card)
    found += [
        say(frame.language, "hint-new-meld", cards=cards_text(cards))
        for cards in melds
        if error.card in cards
    ]
    if not found:
        return ""
    card = card_text(error.card, tiles=frame.seen.variant.tiles)
    return say(frame.language, "hint-place", card=card, choices=either(frame, found))


def fitting_melds(frame: Frame, card: Card) -> list[str]:
    """The melds onto which *card* may be laid off, with their numbers."""
    numbers = {move.meld for move in legal_layoffs(frame.seen) if move.card.card == card}
    return [numbered(frame, meld) for meld in frame.seen.melds if meld.id in numbers]


def numbered(frame: Frame, meld: Meld) -> str:
    """A meld with its number."""
    cards = cards_text(meld.cards, tiles=frame.seen.variant.tiles)
    return say(frame.language, "hint-meld-number", number=meld.id, cards=cards)


def either(frame: Frame, choices: Iterable[str]) -> str:
    """The first few choices, as in `4♥ 5♥ 6♥, 7♠ 7♥ 7♦ or 9♣ 10♣ J♣`."""
    few: Sequence[str] = list(choices)[:MOST_CHOICES]
    if len(few) == 1:
        return few[0]
    return say(frame.language, "hint-or", first=", ".join(few[:-1]), last=few[-1])


HINTS: dict[type[Refusal], Callable[[Frame, Any], str]] = {
    NotYourTurn: whose_turn,
    NoSuchMeld: melds_there,
    NotInPile: pile_there,
    NotAMeld: possible_melds,
    DoesNotFit: melds_that_fit,
    TakenCardUnusable: possible_takes,
    MustMeldTakenCard: places_for_taken,
}
