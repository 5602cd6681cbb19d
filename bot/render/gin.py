"""What gin rummy shows: the own deadwood, both hands after a knock, the bonuses of a game."""

from collections.abc import Iterable, Iterator

from bot.people.card_texts import cards_text
from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.table import named
from bot.render.titles import number
from engine.arrange.deadwood import deadwood
from engine.arrange.knocking import Melds, best_melds, knocking
from engine.cards import Card, Seat
from engine.moves import Knock
from engine.plays import may_discard
from engine.state import Phase, RoundResult, next_seat
from engine.variants.gin import (
    BIG_GIN_BONUS,
    GIN_BONUS,
    UNDERCUT_BONUS,
    is_doubled,
    limit,
    rules_of,
)
from engine.view import Seen

KNOCKED = frozenset({"knock", "gin", "biggin", "undercut"})
"""Reasons for which a round ends with both hands on the table."""


def is_gin(frame: Frame) -> bool:
    """Whether one knocks in this game."""
    return any(Knock in now for now in frame.seen.variant.plays.values())


def holding(frame: Frame) -> Iterator[str]:
    """The reader's own melds and deadwood, the most to knock with, and whether it is doubled."""
    seen = frame.seen
    if frame.seat is None or seen.phase is Phase.FINISHED or not is_gin(frame):
        return
    hand = seen.hand_of(frame.seat)
    melds = best_melds(hand)
    if melds:
        yield say(frame.language, "gin-melds", melds=melds_text(melds))
    yield say(frame.language, "gin-deadwood", **own_deadwood(seen, hand), limit=limit(seen))
    if is_doubled(seen):
        yield say(frame.language, "gin-doubled")


def own_deadwood(seen: Seen, hand: tuple[Card, ...]) -> dict[str, int]:
    """The deadwood of *hand*: who is to discard has that of the best discard counted."""
    lists = [hand]
    if len(hand) > seen.variant.hand_size[seen.seats]:
        free = (card for card in hand if may_discard(seen, card))
        lists = [tuple(other for other in hand if other != card) for card in free]
    return {"points": min(map(deadwood, lists)), "discard": int(len(lists) > 1)}


def melds_text(melds: Iterable[Iterable[Card]]) -> str:
    """Melds one after the other."""
    return " · ".join(map(cards_text, melds))


def rest(hand: Iterable[Card], melds: Melds) -> list[Card]:
    """The cards of *hand* that are in none of *melds*."""
    return [card for card in hand if not any(card in meld for meld in melds)]


def showdown(frame: Frame, result: RoundResult) -> Iterator[str]:
    """Both hands as they lie after a knock, and how the round is scored."""
    seen, seat = frame.seen, result.ended_by
    if result.reason not in KNOCKED or seat is None:
        return
    other = next_seat(seen, seat)
    own, others = seen.hand_of(seat), seen.hand_of(other)
    found = knocking(own, others, limit(seen)) if result.reason in ("knock", "undercut") else None
    if found is None:
        yield laid_open(frame, seat, best_melds(own))
        yield laid_open(frame, other, best_melds(others))
        points = 0, deadwood(others)
    else:
        yield laid_open(frame, seat, found.melds)
        yield laid_open(frame, other, found.reply.melds, found.reply.laid_off)
        points = found.deadwood, found.reply.deadwood
    yield scored(frame, result, *points)


def laid_open(frame: Frame, seat: Seat, melds: Melds, laid_off: Melds = ()) -> str:
    """A hand as it lies: melds, what is laid off, deadwood."""
    off = [card for cards in laid_off for card in cards]
    left = rest(frame.seen.hand_of(seat), (*melds, tuple(off)))
    language, points = frame.language, [frame.seen.variant.values.of([card]) for card in left]
    parts = [melds_text(melds)] if melds else []
    if off:
        parts.append(say(language, "gin-laid-off", cards=cards_text(off)))
    cards = cards_text(left)
    if len(left) > 1:
        cards += f": {' + '.join(map(str, points))}"
    parts.append(say(language, "gin-left", points=sum(points), cards=cards))
    return say(language, "gin-hand", name=named(frame, seat), parts=" · ".join(parts))


def scored(frame: Frame, result: RoundResult, own: int, others: int) -> str:
    """The sum that the round is worth."""
    sums = {
        "knock": f"{others} − {own}",
        "gin": f"{GIN_BONUS} + {others}",
        "biggin": f"{BIG_GIN_BONUS} + {others}",
        "undercut": f"{UNDERCUT_BONUS} + {own} − {others}",
    }
    points = max(result.scores)
    key = "gin-scored-double" if is_doubled(frame.seen) else "gin-scored"
    return say(frame.language, key, sum=sums[result.reason], points=points)


def bonuses(frame: Frame) -> Iterator[str]:
    """What was added to the totals at the end of a game, a line for each player."""
    seen = frame.seen
    if not seen.results or seen.totals == seen.results[-1].totals or not is_gin(frame):
        return
    line = rules_of(seen).line_bonus
    for seat in range(1, seen.seats + 1):
        points = seen.results[-1].totals[seat - 1]
        won = sum(result.scores[seat - 1] > 0 for result in seen.results)
        yield say(
            frame.language,
            "gin-bonuses",
            name=named(frame, seat),
            points=points,
            won=won,
            line=line,
            game=seen.totals[seat - 1] - points - won * line,
            total=number(seen.totals[seat - 1]),
        )
