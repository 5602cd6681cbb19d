"""Where the points of a round come from: one part for each meld, hand or bonus; they add up."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.people.card_texts import cards_text
from bot.people.texts import say
from bot.render.frame import Frame
from bot.render.table import named
from bot.render.titles import signed
from engine.cards import RANKS, Card, Seat
from engine.melds import Meld, card_points
from engine.state import RoundResult
from engine.variants.rummy_51 import Rummy51Rules
from engine.variants.straight import StraightRules
from engine.view import Seen

UNMELDED = 100
"""*51*: what the hand of a player may count who has melded nothing."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the points that a player scored in a round, and the line that says what for."""

    points: int
    text: str


def parts(frame: Frame, result: RoundResult, seat: Seat) -> list[Part]:
    """All that *seat* scored, in a round that was scored; of a knock the hands tell it."""
    found = counted(frame, result, seat)
    if is_doubled(frame, result, seat):
        again = sum(one.points for one in found)
        found.append(part(frame, again, "points-doubled", points=signed(again)))
    return found


def is_doubled(frame: Frame, result: RoundResult, seat: Seat) -> bool:
    """Whether what *seat* scored counted twice."""
    once = sum(one.points for one in counted(frame, result, seat))
    return once != 0 and result.scores[seat - 1] == 2 * once


def counted(frame: Frame, result: RoundResult, seat: Seat) -> list[Part]:
    """The parts, each counted once."""
    return [*COUNTED.get(frame.seen.variant.key, nothing)(frame, result, seat)]


def part(frame: Frame, worth: int, key: str, **values: str | int) -> Part:
    """A part with its line."""
    return Part(worth, say(frame.language, key, **values))


def held_by(frame: Frame, seat: Seat) -> int:
    """The points in the hand of *seat* when the round ended."""
    return frame.held[seat - 1] if frame.held else 0


def sum_text(values: Sequence[int]) -> str:
    """A sum written out: `1 + 2 + 3 = 6`, `3 × 10 = 30`."""
    total = sum(values)
    if len(values) < 2:
        return f"{total}"
    if len(set(values)) == 1:
        return f"{len(values)} × {values[0]} = {total}"
    return f"{' + '.join(map(str, values))} = {total}"


def held_text(language: str, game: int, seen: Seen, hand: Sequence[Card]) -> str:
    """What a *hand* counted when a round had ended, card by card: for its owner alone."""
    values = [seen.variant.values.of([card]) for card in hand]
    return say(
        language,
        "points-own" if hand else "points-own-none",
        game=game,
        round=seen.results[-1].round,
        cards=cards_text(hand, tiles=seen.variant.tiles),
        sum=sum_text(values) if values else "0",
    )


# how each game counts


def nothing(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[Part]:
    """No part: what is to be told stands elsewhere."""
    return iter(())


def laid_less_held(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[Part]:
    """*500*: each meld with the cards that *seat* laid there, less the hand, which stays secret."""
    laid = [meld for meld in frame.seen.melds if seat in meld.laid_by]
    yield from (meld_part(frame, meld, seat) for meld in laid)
    if not laid:
        yield part(frame, 0, "round-laid-nothing")
    yield from minus_hand(frame, seat)


def meld_part(frame: Frame, meld: Meld, seat: Seat) -> Part:
    """What *seat* has of a meld, card by card; of another's meld it is said which one it is."""
    values = card_points(meld, frame.seen.variant.values)
    own = [
        (card, points)
        for card, by, points in zip(meld.cards, meld.laid_by, values, strict=True)
        if by == seat
    ]
    points = [points for _, points in own]
    cards, written = cards_text(card for card, _ in own), sum_text(points)
    if len(own) == len(meld.cards):
        return part(frame, sum(points), "points-meld", cards=cards, sum=written)
    row = "-".join(RANKS[card.rank] for card in meld.stands_for)
    return part(frame, sum(points), "points-added", cards=cards, meld=row, sum=written)


def minus_hand(frame: Frame, seat: Seat) -> Iterator[Part]:
    """The hand, where it is taken off."""
    if held := held_by(frame, seat):
        yield part(frame, -held, "round-held", points=held)


def hands_of_others(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[Part]:
    """*Straight*: for the winner what the others hold, or for each what they hold themselves."""
    rules = frame.seen.rules
    if isinstance(rules, StraightRules) and rules.scoring == "penalty":
        yield from own_hand(frame, result, seat)
    elif seat == result.ended_by:
        for other in frame.seen.playing:
            if held := held_by(frame, other):
                name = named(frame, other)
                yield part(frame, held, "points-hand-of", name=name, points=held)


def own_hand(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[Part]:
    """*51*: penalty points for the hand, or a fixed sum for who has melded nothing."""
    rules, held = frame.seen.rules, held_by(frame, seat)
    fixed = isinstance(rules, Rummy51Rules) and rules.unmelded == UNMELDED
    if fixed and seat in frame.seen.playing and seat not in frame.seen.opened:
        yield part(frame, UNMELDED, "points-unmelded", points=UNMELDED)
    elif held:
        yield part(frame, held, "points-hand", points=held)


def prize_or_hand(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[Part]:
    """*Žolíky*: some points for going out; the others lose what they hold."""
    if seat == result.ended_by:
        won = result.scores[seat - 1]
        yield part(frame, won, "points-going-out", points=won)
    else:
        yield from minus_hand(frame, seat)


def racks(frame: Frame, result: RoundResult, seat: Seat) -> Iterator[Part]:
    """*Tile*: what each rack has more than the lowest is lost, and goes to who has that."""
    if result.scores[seat - 1] > 0:
        for other in frame.seen.playing:
            if lost := max(0, -result.scores[other - 1]):
                yield part(frame, lost, "points-lost", name=named(frame, other), points=lost)
        return
    yield from minus_hand(frame, seat)
    lowest = min(held_by(frame, other) for other in frame.seen.playing)
    if lowest and seat in frame.seen.playing:
        yield part(frame, lowest, "points-lowest", points=lowest)


COUNTED: Mapping[str, Callable[[Frame, RoundResult, Seat], Iterator[Part]]] = {
    "five-hundred": laid_less_held,
    "straight": hands_of_others,
    "rummy-51": own_hand,
    "zolik": prize_or_hand,
    "tile": racks,
}
