"""A refusal with what would be legal instead, as far as that player may see."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bot.people.texts import refusal
from bot.render import ways
from bot.render.frame import Frame
from bot.render.not_melds import cards_why, row_text
from bot.render.titles import moment
from engine import errors
from engine.cards import ACE, JOKER, Card
from engine.legal import legal_melds, legal_moves
from engine.melds import fits, missing_suits
from engine.moves import Gin, Knock, TurnOver

Hint = Callable[[Frame, Any], str]
"""Says to a reader what would help them after a refusal; empty where nothing would."""


def refusal_text(error: errors.Refusal, frame: Frame) -> str:
    """Say the rule that forbids a move, and what would be legal, to the reader of *frame*."""
    hint = HINTS.get(type(error))
    words = hint(frame, error) if hint else ""
    tiles = frame.seen.variant.tiles
    rule = refusal(
        frame.language, error, *forms(frame, error), game=frame.seen.variant.key, tiles=tiles
    )
    return together(rule, words)


def answer_text(error: errors.Refusal, frame: Frame, *, typed: bool = False) -> str:
    """Say why a try, *typed* or pressed, was refused; of tiles also how to give it up."""
    give_up = "" if not isinstance(error, ARRANGED) else ways.tiles_back(frame, typed=typed)
    return together(refusal_text(error, frame), give_up)


def together(*sentences: str) -> str:
    """Those of *sentences* that say something, one after the other."""
    return " ".join(filter(None, sentences))


def forms(frame: Frame, error: errors.Refusal) -> Iterator[str]:
    """What may make the sentence another one: the case at hand."""
    seen = frame.seen
    match error:
        case errors.DeadEnd(card=None) if least_points(frame) and frame.seat not in seen.opened:
            yield "opening"
        case errors.DeadEnd(card=None) | errors.JokerNotReplaceable(card=None):
            yield "none"
        case errors.DoesNotFit(meld=None):
            yield "none"
        case errors.JokerNotReplaceable() if not jokers_stand_for(frame, error.meld):
            yield "no-joker"
        case errors.NotInPile() if error.card in seen.pile:
            yield "top"
        case errors.StockEmpty() if any(isinstance(move, TurnOver) for move in legal_moves(seen)):
            yield "turn-over"
        case errors.CannotClose() if error.jokers:
            yield "jokers"
        case errors.InitialMeldTooLow() if seen.variant.tiles:
            yield "total" if seen.opening.together else "single"


def least_points(frame: Frame) -> int:
    """What the first melds of a player have to be worth together; 0 where nothing is asked."""
    opening = frame.seen.opening
    return 0 if opening.is_own else opening.minimum


def whose_turn(frame: Frame, _: errors.Refusal) -> str:
    """Who is to act, and until when at the latest."""
    seat = frame.seen.to_act
    if not seat:
        return ""
    ends = [ms for ms in (frame.turn_ends_ms, frame.flag_ms) if ms is not None]
    if not ends:
        return frame.say("hint-turn", name=frame.named(seat))
    return frame.say("hint-turn-until", name=frame.named(seat), time=moment(min(ends)))


def melds_there(frame: Frame, _: errors.Refusal) -> str:
    """The melds on the table, with their numbers."""
    melds = frame.seen.melds
    if not melds:
        return frame.say("hint-table-empty")
    return frame.say("hint-table", choices=", ".join(ways.numbered(frame, one) for one in melds))


def pile_there(frame: Frame, error: errors.NotInPile) -> str:
    """The pile, its top card first; only that card where no other may be taken."""
    pile = frame.seen.pile[::-1]
    if error.card in pile:
        return ways.takes_now(frame) or ways.draw_now(frame)
    there = frame.say("hint-pile", choices=frame.cards(pile)) if pile else ""
    return together(there, ways.takes_now(frame) or ways.draw_now(frame))


def no_meld(frame: Frame, error: errors.NotAMeld) -> str:
    """Why cards are no meld; of an ace, where it may lie; that none could be laid."""
    if frame.seen.variant.tiles:
        return row_text(frame.language, error.cards)
    why = cards_why(frame.language, error.cards, frame.seen.melding)
    high = "yes" if frame.seen.melding.ace_high else "no"
    has_ace = any(card.rank == ACE for card in error.cards)
    ace = frame.say("hint-ace", high=high) if has_ace else ""
    none = "" if ways.melds_now(frame) else frame.say("hint-no-melds")
    return together(why, ace, none)


def melds_that_fit(frame: Frame, error: errors.DoesNotFit) -> str:
    """What the meld would take, and the melds onto which the card could go."""
    if error.meld is None:
        return ways.next_ways(frame)
    card, wanted = frame.cards([error.card]), what_fits(frame, error.meld)
    found = ways.fitting_melds(frame, error.card)
    if not found:
        return together(wanted, frame.say("hint-fits-nowhere", card=card), ways.next_ways(frame))
    fits = frame.say("hint-fits", card=card, choices=ways.either(frame, found))
    return f"{wanted} {fits}"


def what_fits(frame: Frame, number: int) -> str:
    """The cards that meld *number* would take."""
    seen = frame.seen
    meld = seen.melds[number - 1]
    taken = [card for card in dict.fromkeys(seen.variant.pack) if fits(meld, card, seen.melding)]
    naturals = [frame.cards([card]) for card in taken if card != JOKER]
    if not naturals:
        return frame.say("hint-meld-full", number=number)
    return frame.say("hint-meld-takes", number=number, choices=ways.either(frame, naturals))


def where_else(frame: Frame, error: errors.NotInHand) -> str:
    """Where a card lies that is not in the hand, as far as one sees."""
    card = error.cards[0]
    text = frame.cards([card])
    onto = [meld for meld in frame.seen.melds if card in meld.cards]
    if onto:
        return frame.say("hint-elsewhere", card=text, meld=ways.numbered(frame, onto[0]))
    return frame.say("hint-in-pile", card=text) if card in frame.seen.pile else ""


def instead(find: Callable[[Frame], str]) -> Hint:
    """What could be done instead of what was refused."""
    return lambda frame, _: find(frame)


def and_next(hint: Hint) -> Hint:
    """What *hint* says of a refusal, and the best of what could be done instead."""
    return lambda frame, error: together(hint(frame, error), ways.next_ways(frame))


def longest_suit(frame: Frame, error: errors.CannotClose) -> str:
    """How many cards of one suit there are, of the twelve that it takes."""
    suits = Counter(card.suit for card in frame.seen.hand)
    jokers = min(suits.pop(JOKER.suit, 0), error.jokers)
    count = max(suits.values(), default=0) + jokers
    key = "hint-suit-count-jokers" if jokers else "hint-suit-count"
    return frame.say(key, count=count) if count < FLUSH else ""


def first_melds(frame: Frame, _: errors.Refusal) -> str:
    """What the first melds have to be worth."""
    points = least_points(frame)
    return frame.say("hint-opening", points=points) if points else ""


def places(frame: Frame, card: Card) -> str:
    """Where *card* can go at once."""
    melds = [[laid.card for laid in move.cards] for move in legal_melds(frame.seen)]
    found = ways.fitting_melds(frame, card)
    found += [
        frame.say("hint-new-meld", cards=frame.cards(cards)) for cards in melds if card in cards
    ]
    if not found:
        return ways.next_ways(frame)
    return frame.say("hint-place", card=frame.cards([card]), choices=ways.either(frame, found))


def what_jokers_stand_for(frame: Frame, error: errors.JokerNotReplaceable) -> str:
    """The cards for which the jokers of the meld may be exchanged."""
    found = [frame.cards([card]) for card in jokers_stand_for(frame, error.meld)]
    if error.card is None or not found:
        return ways.next_ways(frame)
    stands = frame.say("hint-stands", choices=ways.either(frame, found))
    return together(stands, ways.swaps_now(frame) or ways.next_ways(frame))


def jokers_stand_for(frame: Frame, number: int) -> list[Card]:
    """What the jokers of a meld stand for: any missing suit where that is open."""
    meld = frame.seen.melds[number - 1]
    pairs = zip(meld.cards, meld.stands_for, strict=True)
    meant = [meaning for card, meaning in pairs if card == JOKER]
    known = [meaning for meaning in meant if meaning != JOKER]
    return [*known, *(missing_suits(meld) if JOKER in meant else ())]


def possible_knocks(frame: Frame, _: errors.Refusal) -> str:
    """The discards with which the player could knock."""
    moves = [move for move in legal_moves(frame.seen) if isinstance(move, Knock | Gin)]
    found = [frame.cards([move.card]) for move in moves]
    if not found:
        return frame.say("hint-no-knocks")
    return frame.say("hint-knocks", choices=ways.either(frame, found))


FLUSH = 12
"""Cards of one suit that close the hand."""

ARRANGED = (
    errors.InitialMeldTooLow,
    errors.NotOpened,
    errors.TableInvalid,
    errors.TilesMissing,
    errors.JokerNotReplaceable,
)
"""What may be wrong with a table of tiles."""

HINTS: dict[type[errors.Refusal], Hint] = {
    errors.NotYourTurn: whose_turn,
    errors.NoSuchMeld: and_next(melds_there),
    errors.NotInPile: pile_there,
    errors.NotAMeld: and_next(no_meld),
    errors.DoesNotFit: melds_that_fit,
    errors.NotOpened: and_next(first_melds),
    errors.JokerNotReplaceable: what_jokers_stand_for,
    errors.TakenCardUnusable: instead(ways.takes_now),
    errors.MustMeldTakenCard: lambda frame, error: places(frame, error.card),
    errors.MustMeldJoker: lambda frame, _: places(frame, JOKER),
    errors.InitialMeldTooLow: and_next(
        lambda frame, error: frame.say("hint-points-missing", count=error.needed - error.points)
    ),
    errors.DeadwoodTooHigh: possible_knocks,
    errors.TableInvalid: lambda frame, error: row_text(frame.language, error.cards),
    errors.NotInHand: and_next(where_else),
    errors.TooManyJokers: and_next(
        lambda frame, error: frame.say("hint-natural-cards", jokers=error.cards.count(JOKER))
    ),
    errors.CannotClose: and_next(longest_suit),
    errors.CannotDiscardTakenCard: instead(ways.discards_now),
    errors.DeadEnd: instead(ways.next_ways),
    errors.OneMeldPerTurn: instead(ways.next_ways),
    errors.WrongPhase: instead(ways.next_ways),
}
