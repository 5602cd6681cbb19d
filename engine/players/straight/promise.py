"""What a round promises each seat where all hands are known: who goes out first, and for how much.

Each seat has a strength, from which follows the chance that it is the one to go out; what the
others are likely to hold then follows from what they hold now.
"""

from collections.abc import Sequence
from math import exp
from operator import mul

from engine.cards import Seat
from engine.players.faces import FaceSet, each, set_of
from engine.players.fitted import numbers_of
from engine.players.straight.board import board_of
from engine.players.straight.shapes import Lying, Shapes, lying_of, points
from engine.players.straight.turns import ways_out
from engine.state import Phase, State
from engine.variants.straight import StraightRules

Numbers = tuple[float, ...]

STRENGTHS = dict(enumerate(numbers_of(__package__)["strengths"], 2))
"""By how many play, the last for more too: the weights of `standing`."""
GAINS = dict(enumerate(numbers_of(__package__)["gains"], 2))
"""In the same way, the weights of `gains`."""
RELIED_ON = 0.35
"""Part of what the weights expect that a round promises: they know rounds of players who overlook
nothing. Of 0.35, 0.5, 0.7 and 1 the one with which play is narrowest among normal players, and
nearly so among strong ones (`bench/luck.py`, 100 games each)."""


def standing(
    shapes: Shapes, hand: FaceSet, lying: Lying, stock: FaceSet, closed: bool, wait: int
) -> Numbers:
    """What tells how soon a hand goes out that has *wait* turns of others before its own."""
    return standing_left(shapes, hand, shapes.loose(hand, lying), stock, closed, wait)


def standing_left(
    shapes: Shapes,
    hand: FaceSet,
    left_and_laid: tuple[FaceSet, Lying],
    stock: FaceSet,
    closed: bool,
    wait: int,
) -> Numbers:
    """What tells how soon a hand goes out of which it is known what it has left once it lays."""
    loose, lying = left_and_laid
    number, left = loose.bit_count(), max(stock.bit_count(), 1)
    ends = (shapes.ends(lying) & stock).bit_count() / left
    wanted = (shapes.wanted(loose) & stock).bit_count() / left
    return (
        float(wait),
        float(number),
        float(number < 1),
        float(number == 1),
        float(number == 2),
        float(number == 3),
        ends if number == 1 else 0.0,
        wanted if number in (2, 3) else 0.0,
        ends,
        wanted,
        points(loose) / 10,
        hand.bit_count() / 10,
        float(closed),
        closed * number,
    )


def gains(hands: Sequence[FaceSet], loose: Sequence[float], seat: int, closed: bool) -> Numbers:
    """What tells how much others will hold when the seat with this index goes out."""
    held = sum(map(points, hands)) - points(hands[seat])
    least, number = sum(loose) - loose[seat], len(hands) - 1
    return held, least, held * closed, least * closed, number, number * closed


def promise(state: State, seat: Seat) -> float:
    """The points by which *seat* can expect to be ahead of the mean of the others."""
    rules, playing = state.rules_as(StraightRules), state.playing
    penalty, shapes = rules.scoring == "penalty", Shapes(rules.ace == "both")
    if state.phase is Phase.PLAY and ways_out(board_of(state)):
        return going_out(state, penalty=penalty)[playing.index(seat)]
    hands = _hands(state, shapes)
    lying, stock = lying_of(state.melds), set_of(state.stock)
    order = playing.index(state.acting)
    closed = [is_closed(state, other) for other in playing]
    standings = [
        standing(shapes, hand, lying, stock, shut, (index - order) % len(playing))
        for index, (hand, shut) in enumerate(zip(hands, closed, strict=True))
    ]
    leads = expected(hands, standings, closed, penalty=penalty)
    return RELIED_ON * leads[playing.index(seat)]


def going_out(state: State, *, penalty: bool) -> list[float]:
    """The leads if the seat to act goes out now."""
    times = 2 if is_closed(state, state.acting) else 1
    held = [
        0 if seat == state.acting else times * points(set_of(state.hand_of(seat)))
        for seat in state.playing
    ]
    whole, others = sum(held), len(held) - 1
    if penalty:
        return [(whole - each) / others - each for each in held]
    return [whole if seat == state.acting else -whole / others for seat in state.playing]


def expected(
    hands: Sequence[FaceSet], standings: Sequence[Numbers], closed: Sequence[bool], *, penalty: bool
) -> list[float]:
    """The leads that all who play can expect."""
    size = len(hands)
    kind = min(size, max(STRENGTHS))
    likely = chances([sum(map(mul, each, STRENGTHS[kind])) for each in standings])
    loose = [each[10] * 10 for each in standings]
    gained = [
        chance * sum(map(mul, gains(hands, loose, index, closed[index]), GAINS[kind]))
        for index, chance in enumerate(likely)
    ]
    whole = sum(gained)
    if penalty:
        return _by_penalties(hands, likely, whole)
    return [each - (whole - each) / (size - 1) for each in gained]


def _by_penalties(hands: Sequence[FaceSet], chances: Sequence[float], whole: float) -> list[float]:
    """What each seat gains where everybody pays for their own hand, *whole* together."""
    shares = [
        (points(hand) + 1) * (1 - chance) for hand, chance in zip(hands, chances, strict=True)
    ]
    paid = [whole * share / sum(shares) for share in shares]
    return [(whole - each) / (len(hands) - 1) - each for each in paid]


def chances(strengths: Sequence[float]) -> list[float]:
    """How likely each is the one to go out."""
    most = max(strengths)
    odds = [exp(each - most) for each in strengths]
    return [each / sum(odds) for each in odds]


def _hands(state: State, shapes: Shapes) -> list[FaceSet]:
    """The hands, that of a player within a turn without its worst card, which it will throw."""
    hands = [set_of(state.hand_of(seat)) for seat in state.playing]
    if state.phase is Phase.PLAY:
        index = state.playing.index(state.acting)
        hands[index] ^= worst(shapes, hands[index])
    return hands


def worst(shapes: Shapes, hand: FaceSet) -> FaceSet:
    """The loose card of *hand* that has least company."""
    loose = hand & ~sum(shapes.best_melds(hand)) or hand
    return min(
        (1 << face for face in each(loose)),
        key=lambda card: (shapes.near(card) & hand).bit_count() * 10 - points(card),
    )


def is_closed(state: State, seat: Seat) -> bool:
    """Whether *seat* has laid nothing before this turn."""
    return seat not in state.opened or (seat == state.to_act and state.turn.opening)
