"""What gin rummy shows: the own deadwood, both hands after a knock, the bonuses of a game."""

from collections.abc import Iterable, Iterator, Sequence

from bot.people.card_texts import cards_text
from bot.render.frame import Frame
from bot.render.points import score_part_lines
from bot.render.titles import number
from engine.arrange.deadwood import deadwood
from engine.arrange.knocking import Melds, best_melds, knocking
from engine.cards import Card, Seat
from engine.plays import may_discard
from engine.scoring import DOUBLED
from engine.state import Phase, RoundResult, ScorePart, ScoreParts, next_seat
from engine.view import Seen


def holding(frame: Frame) -> Iterator[str]:
    """The reader's own melds, and what is left beside them."""
    seen = frame.seen
    if frame.seat is None or seen.phase is Phase.FINISHED or seen.variant.knock_limit is None:
        return
    if melds := best_melds(seen.hand_of(frame.seat)):
        yield frame.say("gin-melds", melds=melds_text(melds))
    yield from counted(frame)


def counted(frame: Frame) -> Iterator[str]:
    """The reader's own deadwood, the most to knock with, and whether the round is doubled."""
    seen, limit = frame.seen, frame.seen.variant.knock_limit
    if frame.seat is None or seen.phase is Phase.FINISHED or limit is None:
        return
    hand = seen.hand_of(frame.seat)
    yield frame.say("gin-deadwood", **own_deadwood(seen, hand), limit=limit(seen))
    if seen.variant.doubles(seen):
        yield frame.say("gin-doubled")


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


def is_knock(frame: Frame, result: RoundResult) -> bool:
    """Whether a round has ended with a knock, of which `showdown` tells everything."""
    variant = frame.seen.variant
    return variant.knock_limit is not None and result.reason in variant.laid_open


def showdown(frame: Frame, result: RoundResult) -> Iterator[str]:
    """Both hands as they lie after a knock, and how the round is scored."""
    if is_knock(frame, result):
        yield from both_hands(frame, result)
        yield scored(frame, result)


def both_hands(frame: Frame, result: RoundResult) -> Iterator[str]:
    """Both hands as they lie after a knock, none where nobody has knocked."""
    seen, seat, limit = frame.seen, result.ended_by, frame.seen.variant.knock_limit
    if not is_knock(frame, result) or limit is None or seat is None:
        return
    other = next_seat(seen, seat)
    own, others = seen.hand_of(seat), seen.hand_of(other)
    found = knocking(own, others, limit(seen))
    if found is None or found.deadwood == 0:
        yield laid_open(frame, seat, best_melds(own))
        yield laid_open(frame, other, best_melds(others))
    else:
        yield laid_open(frame, seat, found.melds)
        yield laid_open(frame, other, found.reply.melds, found.reply.laid_off)


def laid_open(frame: Frame, seat: Seat, melds: Melds, laid_off: Melds = ()) -> str:
    """A hand as it lies: melds, what is laid off, deadwood."""
    off = [card for cards in laid_off for card in cards]
    left = rest(frame.seen.hand_of(seat), (*melds, tuple(off)))
    points = [frame.seen.variant.values.of([card]) for card in left]
    parts = [melds_text(melds)] if melds else []
    if off:
        parts.append(frame.say("gin-laid-off", cards=cards_text(off)))
    cards = cards_text(left)
    if len(left) > 1:
        cards += f": {' + '.join(map(str, points))}"
    parts.append(frame.say("gin-left", points=sum(points), cards=cards))
    return frame.say("gin-hand", name=frame.named(seat), parts=" · ".join(parts))


def scored(frame: Frame, result: RoundResult) -> str:
    """The sum that the round is worth."""
    found = [part for parts in result.parts for part in parts]
    first, *others = [part.points for part in found if part.name != DOUBLED]
    signs = "".join(f" {'−' if points < 0 else '+'} {abs(points)}" for points in others)
    key = "gin-scored-double" if any(part.name == DOUBLED for part in found) else "gin-scored"
    return frame.say(key, sum=f"{first}{signs}", points=max(result.scores))


def bonuses(frame: Frame) -> Iterator[str]:
    """What was added to the totals at the end of a game, a line for each player."""
    for seat, parts in enumerate(bonus_parts(frame.seen), 1):
        if parts:
            yield bonus_line(frame, parts, seat)


def bonus_parts(seen: Seen) -> ScoreParts:
    """What the end of a game has added to the totals, by seat; nothing where it adds nothing."""
    if not seen.results or seen.totals == seen.results[-1].totals or seen.winner is None:
        return ((),) * seen.seats
    return seen.variant.bonuses(seen, seen.winner)


def bonus_line(frame: Frame, parts: Sequence[ScorePart], seat: Seat) -> str:
    """What was added to the total of *seat*, and what that is now."""
    seen, found = frame.seen, {part.name: part for part in parts}
    if "line" not in found:
        return "\n".join([f"**{frame.named(seat)}**", *score_part_lines(frame, parts, seat)])
    return frame.say(
        "gin-bonuses",
        name=frame.named(seat),
        points=seen.results[-1].totals[seat - 1],
        won=found["line"].times,
        line=found["line"].each,
        game=sum(part.points for part in parts if part.name == "game"),
        total=number(seen.totals[seat - 1]),
    )
