"""What a position after a turn comes to, in numbers that its worth is estimated from.

An aspect is the points of a set of cards, such as those in the hand that one unseen card would
make a meld of. What is told apart here was chosen for what it tells of the cards' fate: whether
they are laid in the end, and by whom, or caught in a hand.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.players.additions import Table
from engine.players.faces import FaceSet, counting, joined
from engine.players.five_hundred.nearness import Near, around, completed, counted, near
from engine.players.five_hundred.prospects import Prospects, prospects_of

_RANKS = (15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)

HELD = tuple(_RANKS[face % 13] for face in range(52))
"""By face: what it counts in the hand."""

points_of = counting(_RANKS)
"""What a set of faces counts in the hand."""


@dataclass(frozen=True, slots=True)
class Field:
    """What stays the same whichever card a player discards at the end of a turn."""

    unseen: FaceSet
    known: FaceSet
    """Cards that the other player surely holds."""
    ends: FaceSet
    """What fits on the table."""
    beyond: FaceSet
    """What would fit after one card that does."""
    other: int
    """Cards in the other hand."""
    stock: int
    pile: tuple[FaceSet, ...]
    """Each of its cards save the top, from the bottom."""
    dug_for: tuple[float, float]
    """What the other player may expect of the pile: by the likeliest card, and with all above."""
    ahead: Prospects
    spurned: FaceSet
    """What is beside a card that the other player has thrown, or of its rank."""
    near_unseen: Near
    near_known: Near
    theirs: FaceSet
    """What makes a meld with two cards that the other surely holds."""
    shared: FaceSet
    """What makes one with a card that the other surely holds and an unseen one."""
    open: tuple[FaceSet, FaceSet, FaceSet]
    """What makes one with at least one, two and three pairs of unseen cards."""


def field(
    unseen: FaceSet,
    known: FaceSet,
    table: Table,
    counts: tuple[int, int],
    spurned: FaceSet,
    pile: tuple[FaceSet, ...],
) -> Field:
    """The field with these cards, *counts* being those in the other hand and in the stock."""
    hidden, shown = near(unseen), near(known)
    theirs, shared = completed(shown, shown), completed(shown, hidden)
    live, piled = unseen | known, joined(pile)
    ends, beyond = joined(row.ends for row in table), joined(row.beyond(live) for row in table)
    ahead = prospects_of(unseen, known, piled, (ends, beyond), *counts)
    return Field(
        *(unseen, known, ends, beyond, *counts, pile, _dug_for(ahead, pile), ahead),
        *(around(spurned), hidden, shown, theirs, shared, counted(hidden, hidden)),
    )


def _dug_for(ahead: Prospects, pile: tuple[FaceSet, ...]) -> tuple[float, float]:
    """What the other player may expect of the card of the *pile* that it wants most."""
    alone = with_all = 0.0
    above = 0
    for card in reversed(pile):
        points = points_of(card)
        above += points
        wanted = ahead.wanted(card.bit_length() - 1)
        alone, with_all = max(alone, wanted * points), max(with_all, wanted * above)
    return alone, with_all


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
    stuck = here.ahead.stuck(rest, hand)
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
    piles = joined(here.pile) | top
    held, piled = near(hand), near(piles)
    melded, dig = completed(held, held), completed(held, piled)
    own, waits = of_hand(here, hand, melded, dig, held)
    wanted = here.ahead.wanted(top.bit_length() - 1) if top else 0.0
    chances = [points_of(top) * wanted, 10 * wanted, *here.dug_for]
    return own + of_rest(here, (*here.pile, top), piles, melded, dig, waits, piled) + chances


def times(other: int, own: int, stock: int) -> tuple[float, ...]:
    """How near the end of the round is: by the cards in both hands and in the stock."""
    return (
        *(1.0, min(other, 14) / 14 - 0.6, min(own, 14) / 14 - 0.6, stock / 25 - 0.6),
        *(2 / (stock + 1) - 0.2, 2 / (other + 1) - 0.2),
    )
