"""What a player could do instead, as far as that player may see: all of it is legal."""

from collections.abc import Iterable, Sequence

from bot.people.card_texts import card_text
from bot.people.texts import say
from bot.render.frame import Frame
from engine.cards import Card
from engine.legal import (
    is_legal,
    legal_discards,
    legal_layoffs,
    legal_melds,
    legal_swaps,
    legal_takes,
)
from engine.melds import Meld
from engine.moves import DrawStock

MOST_CHOICES = 4
"""More would bury the rule that the answer is about."""


def next_ways(frame: Frame) -> str:
    """What could be done instead, the best kind of it: melds, lay-offs, swaps, discards."""
    if frame.seen.variant.tiles or frame.seen.to_act != frame.seat:
        return ""
    ways = (melds_now(frame), lay_offs_now(frame), swaps_now(frame), discards_now(frame))
    return next(filter(None, ways), "")


def draw_now(frame: Frame) -> str:
    """A sentence that the stock could be drawn from, where it could."""
    return frame.say("hint-draw") if is_legal(frame.seen, DrawStock()) else ""


def takes_now(frame: Frame) -> str:
    """How far down the pile could be taken, if at all."""
    pile = frame.seen.pile
    found = [card_text(move.card or pile[-1]) for move in legal_takes(frame.seen)]
    return frame.say("hint-takes", choices=either(frame, found)) if found else ""


def tiles_back(frame: Frame, *, typed: bool) -> str:
    """Of tiles a sentence that one can draw or pass instead, for who has *typed* or pressed."""
    if not frame.seen.variant.tiles:
        return ""
    way = "hint-tiles-draw" if frame.seen.stock else "hint-tiles-pass"
    return frame.say(f"{way}-typed" if typed else way)


def melds_now(frame: Frame) -> str:
    """The melds that could be laid, if there are any."""
    found = [frame.cards(laid.card for laid in move.cards) for move in legal_melds(frame.seen)]
    return frame.say("hint-melds", choices=either(frame, found)) if found else ""


def lay_offs_now(frame: Frame) -> str:
    """The lay-offs that could be made, if there are any."""
    found = [
        frame.say(
            "hint-card-onto",
            card=frame.cards([move.card.card]),
            meld=numbered(frame, frame.seen.melds[move.meld - 1]),
        )
        for move in legal_layoffs(frame.seen)
    ]
    return frame.say("hint-lay-offs", choices=either(frame, found)) if found else ""


def swaps_now(frame: Frame) -> str:
    """The cards that could be swapped for a joker, if there are any."""
    found = [frame.cards([move.card]) for move in legal_swaps(frame.seen)]
    return frame.say("hint-swaps", choices=either(frame, found)) if found else ""


def discards_now(frame: Frame) -> str:
    """The discards that could be made, if there are any."""
    found = [frame.cards([move.card]) for move in legal_discards(frame.seen)]
    return frame.say("hint-discards", choices=either(frame, found)) if found else ""


def fitting_melds(frame: Frame, card: Card) -> list[str]:
    """The melds onto which *card* may be laid off, with their numbers."""
    numbers = {move.meld for move in legal_layoffs(frame.seen) if move.card.card == card}
    return [numbered(frame, meld) for meld in frame.seen.melds if meld.id in numbers]


def numbered(frame: Frame, meld: Meld) -> str:
    """A meld with its number."""
    return frame.say("hint-meld-number", number=meld.id, cards=frame.cards(meld.cards))


def either(frame: Frame, choices: Iterable[str]) -> str:
    """The first few choices, as in `4♥ 5♥ 6♥, 7♠ 7♥ 7♦ or 9♣ 10♣ J♣`."""
    return one_of(frame.language, choices)


def one_of(language: str, choices: Iterable[str]) -> str:
    """The first few choices in *language*, as in `4♥ 5♥ 6♥, 7♠ 7♥ 7♦ or 9♣ 10♣ J♣`."""
    few: Sequence[str] = list(dict.fromkeys(choices))[:MOST_CHOICES]
    if len(few) == 1:
        return few[0]
    return say(language, "hint-or", first=", ".join(few[:-1]), last=few[-1])
