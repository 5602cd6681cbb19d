"""In which order a plan is best carried out: what counts most is laid first."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

from engine.arrange.choices import NEW
from engine.arrange.namings import namings
from engine.arrange.onto import near
from engine.arrange.pieces import Piece, Pieces
from engine.arrange.plans import Part, Plan
from engine.cards import JOKER, Card
from engine.changing import replace
from engine.errors import Refusal
from engine.melds import Meld
from engine.moves import LayMeld, LayOff, SwapJoker, cards_in
from engine.opening.duties import Lay, has_opened, laid, owed, swaps
from engine.opening.finishing import discards, missing, owes, own_melds
from engine.plays import with_hand
from engine.scoring import laid_points
from engine.state import State

Way = tuple[Lay, ...]
Looks = tuple[int, list[int], list[int]]
"""The points, ranks and suits of what has been laid, so that the better comes first."""

Order = tuple[list[Looks], tuple[Way, ...]]
"""What is laid one after the other, and the ways that do it."""


def best_order(state: State, plan: Plan, actions: int) -> tuple[Way, ...]:
    """The ways of *plan*, so many actions in all, in the best order.

    Of equal orders the one that comes first where everything is tried in turn.
    """
    found = _Orders(alone=False).best(state, plan, actions)
    # Seldom a joker has to lie where it counts less.
    found = found or _Orders(alone=True).best(state, plan, actions)
    assert found is not None
    return found[1]


class _Orders:
    """The search; what is left of the plan decides what can follow."""

    def __init__(self, *, alone: bool) -> None:
        self._alone = alone
        self._known: dict[object, Order | None] = {}

    def best(self, state: State, plan: Plan, actions: int) -> Order | None:
        if not plan:
            return ([], ()) if not (actions or owes(state)) and discards(state) else None
        lying = [state.melds[part.meld - 1].stands_for for part in plan if part.meld != NEW]
        key = plan, actions, tuple(lying), missing(state)
        if key not in self._known:
            self._known[key] = min(
                self._all(state, plan, actions), key=lambda order: order[0], default=None
            )
        return self._known[key]

    def _all(self, state: State, plan: Plan, actions: int) -> Iterator[Order]:
        melds = [state.melds[part.meld - 1] for part in plan if part.meld != NEW]
        for way in useful(_narrowed(state, plan), actions, melds, alone=self._alone):
            left = actions - len(way)
            rests = _rests(plan, way, len(state.melds) + 1)
            for rest in (rest for rest in rests if _fewest(rest) <= left):
                for after in tried(state, way):
                    later = self.best(after, rest, left)
                    if later is not None:
                        yield [*looks_of(state, way), *later[0]], (way, *later[1])


def _narrowed(state: State, plan: Plan) -> State:
    """*state* with nothing in the hand but what *plan* needs."""
    naturals = [card for part in plan for card in (*part.cards, *part.puts)]
    jokers = min(sum(part.jokers for part in plan), state.hand.count(JOKER))
    return replace(state, hands=with_hand(state, [*naturals, *[JOKER] * jokers]))


def _fewest(plan: Plan) -> int:
    """How many actions *plan* takes at the least: a card on what lies there is one."""
    return sum(
        1 if part.meld == NEW else len(part.cards) + len(part.puts) + part.jokers for part in plan
    )


def _rests(plan: Plan, way: Way, new: int) -> Iterator[Plan]:
    """What is left of *plan* after *way*, whose meld has the number *new* if it is new."""
    move = way[0]
    number = NEW if isinstance(move, LayMeld) else move.meld
    for part in dict.fromkeys(part for part in plan if part.meld == number):
        rest = _swapped(part, move.card) if isinstance(move, SwapJoker) else _laid(part, way)
        if rest is not None:
            others = list(plan)
            others.remove(part)
            if rest.meld == NEW:
                rest = rest._replace(meld=new)
            yield tuple(sorted([*others, rest])) if any(rest[1:]) else tuple(others)


def _swapped(part: Part, card: Card) -> Part | None:
    if card not in part.puts:
        return None
    return part._replace(puts=tuple(other for other in part.puts if other != card))


def _laid(part: Part, way: Way) -> Part | None:
    """*part* without the cards that *way* lays, if it has them."""
    cards = [card for move in way if not isinstance(move, SwapJoker) for card in cards_in(move)]
    jokers, naturals = cards.count(JOKER), {card for card in cards if card != JOKER}
    if jokers > part.jokers or not naturals <= set(part.cards):
        return None
    left = tuple(card for card in part.cards if card not in naturals)
    return part._replace(cards=left, jokers=part.jokers - jokers)


def useful(
    state: State, actions: int, melds: Sequence[Meld] | None = None, *, alone: bool
) -> Iterator[Way]:
    """What can be of use to a seat with duties that has so many *actions* left.

    *melds*: those that it is to lay something on; else all. *alone*: also every card by itself,
    jokers in every place.
    """
    melds = state.melds if melds is None else melds
    if has_opened(state):
        yield from _payments(state, melds)
    else:
        yield from _openings(state, actions)
    for meld in melds if alone else ():
        yield from ((LayOff(each, meld.id),) for each in near(meld) if each.card in state.hand)


def _payments(state: State, melds: Sequence[Meld]) -> Iterator[Way]:
    """What can be laid with a card that is owed, and swaps."""
    cards = set(owed(state))
    for piece in pieces_of(state, melds):
        if cards & {card for card, _ in piece.cards}:
            yield moves(piece)
    yield from ((swap,) for swap in swaps(state))


def _openings(state: State, actions: int) -> Iterator[Way]:
    """What can be laid as a part of the initial meld, jokers in every place that they can have.

    Other duties aside; only such pieces with which the points can still be reached.
    """
    pieces = list(pieces_of(state, own_melds(state)))
    most = max((piece.points for piece in pieces), default=0)
    for piece in pieces:
        if piece.points < missing(state) - most * (actions - 1):
            continue
        if piece.onto is None:
            yield from ((LayMeld(cards),) for cards in namings(piece.cards, state.melding))
        else:
            yield moves(piece)


def pieces_of(state: State, melds: Sequence[Meld]) -> Iterator[Piece]:
    """All that can be laid at once, as a new meld or on one of *melds*."""
    return iter(Pieces(state.hand, state.melding, state.variant.values, melds))


def moves(piece: Piece) -> Way:
    """The actions that lay *piece*."""
    if piece.onto is None:
        return (LayMeld(piece.cards),)
    return tuple(LayOff(each, piece.onto) for each in piece.cards)


def tried(state: State, way: Way) -> Iterator[State]:
    """The state after *way*, if that is allowed."""
    with suppress(Refusal):
        for move in way:
            state = laid(state, move)
        yield state


def looks_of(state: State, way: Way) -> Iterator[Looks]:
    """What each move of *way* lays."""
    for move in way:
        before, state = state, laid(state, move)
        yield laid_between(before, state)


def laid_between(before: State, after: State) -> Looks:
    """What has been laid between two states of a turn."""
    seat = before.acting - 1
    points = laid_points(after)[seat] - laid_points(before)[seat]
    naturals = Counter(card for card in before.hand if card != JOKER) - Counter(after.hand)
    jokers = Counter(_jokers(after)) - Counter(_jokers(before))
    shown = sorted((naturals + jokers).elements(), key=lambda card: (-card.rank, card.suit))
    return -points, [-card.rank for card in shown], [card.suit for card in shown]


def _jokers(state: State) -> Iterator[Card]:
    """What the jokers on the table stand for; of an ambiguous one the suit comes last."""
    for meld in state.melds:
        for card, meaning in zip(meld.cards, meld.stands_for, strict=True):
            if card == JOKER:
                yield meaning if meaning != JOKER else Card(JOKER.suit, meld.stands_for[0].rank)
