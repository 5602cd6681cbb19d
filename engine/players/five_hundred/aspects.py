"""What a position after a turn comes to, in numbers that its worth is estimated from.

An aspect is the points of a set of cards, such as those in the hand that one unseen card would
make a meld of. What is told apart here was chosen for what it tells of the cards' fate: whether
they are laid in the end, and by whom, or caught in a hand.
"""

from collections.abc import Iterable

from engine.players.faces import FaceSet
from engine.players.five_hundred.nearness import Near, completed, counted, near
from engine.players.five_hundred.prospects import HELD, Field, points_of


def _covered(pile: Iterable[FaceSet], wanted: FaceSet) -> FaceSet:
    """What lies in the pile at and above the deepest of the cards *wanted*."""
    found = 0
    for face in pile:
        if found or face & wanted:
            found |= face
    return found


def of_hand(
    here: Field, hand: FaceSet, melded: FaceSet, dig: FaceSet, held: Near
) -> tuple[list[float], FaceSet]:
    """The aspects of the hand of the player who has ended a turn."""
    ends = here.ends & ~melded
    rest = hand & ~melded & ~ends
    once, twice, thrice = counted(held, here.near_unseen)
    open_once, _, open_thrice = here.open
    sets = (
        hand,
        hand & melded,
        hand & ends,
        rest & dig,
        rest & once,
        rest & twice,
        rest & thrice,
        rest & completed(held, here.near_known),
        rest & open_once,
        rest & open_thrice,
        rest & here.beyond,
    )
    stuck = here.stuck(rest, hand)
    points = sum(HELD[face] * chance for face, chance in stuck.items())
    left = rest.bit_count()
    nearly = [20.0 * (left <= few) for few in range(3)]
    numbers = [*map(points_of, sets), left, points, 10 * sum(stuck.values()), *nearly]
    return numbers, once


def of_rest(
    here: Field,
    pile: tuple[FaceSet, ...],
    piles: FaceSet,
    melded: FaceSet,
    dig: FaceSet,
    waits: FaceSet,
    piled: Near,
) -> list[float]:
    """The aspects of all cards that are not in that hand: in the pile, unseen, or known."""
    unseen, known, ends = here.unseen, here.known, here.ends
    theirs, shared = here.theirs, here.shared
    top = pile[-1]
    deep = piles & ~top
    useful = melded | ends
    once, twice, thrice = here.open
    dug = completed(piled, here.near_unseen)
    both = completed(piled, piled)
    lent = completed(here.near_known, piled)
    mine = useful | dig | both
    yours = theirs | ends | lent | both
    sets = (
        piles,
        piles & ends,
        piles & useful & ~ends,
        _covered(pile, mine),
        deep & theirs,
        _covered(pile, yours),
        top & ends,
        top & theirs,
        top & shared,
        top & once,
        top & twice,
        top & thrice,
        top & dug,
        deep & shared,
        deep & once,
        deep & thrice,
        deep & waits,
        unseen,
        unseen & ends,
        unseen & useful & ~ends,
        known,
        known & ends,
        known & theirs & ~ends,
        known & shared & ~theirs,
        known & lent,
    )
    numbers: list[float] = list(map(points_of, sets))
    has = max(0, here.other - known.bit_count()) / max(1, unseen.bit_count())
    inside = (unseen, unseen & ends, unseen & here.beyond, unseen & theirs, unseen & shared)
    numbers += [has * points_of(each) for each in inside]
    numbers += [has * has * points_of(each) for each in (top & once, top & twice, deep & once)]
    spurned = here.spurned
    reach = (_covered(pile, once), _covered(pile, waits))
    numbers += map(points_of, (top & spurned, deep & spurned, unseen & spurned, *reach))
    numbers += [10.0 * len(pile), 10.0 * known.bit_count(), has * has * numbers[-2]]
    return numbers


def aspects(here: Field, hand: FaceSet, top: FaceSet) -> list[float]:
    """What there is to say of the hand, then of all else, with *top* on the pile."""
    piles = here.piled | top
    held, piled = near(hand), near(piles)
    melded, dig = completed(held, held), completed(held, piled)
    own, waits = of_hand(here, hand, melded, dig, held)
    wanted = here.wanted(top.bit_length() - 1) if top else 0.0
    chances = [points_of(top) * wanted, 10 * wanted, *here.dug_for]
    return own + of_rest(here, (*here.pile, top), piles, melded, dig, waits, piled) + chances


def times(other: int, own: int, stock: int) -> tuple[float, ...]:
    """How near the end of the round is: by the cards in both hands and in the stock."""
    return (
        *(1.0, min(other, 14) / 14 - 0.6, min(own, 14) / 14 - 0.6, stock / 25 - 0.6),
        *(2 / (stock + 1) - 0.2, 2 / (other + 1) - 0.2),
    )
