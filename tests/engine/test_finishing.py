"""Whether a turn can be finished, and the shortest way, against trying everything."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count
from random import Random

import pytest

from engine.arrange import pieces, reaching
from engine.cards import JOKER, Card, parse_cards
from engine.errors import Refusal
from engine.game import play, start
from engine.legal import is_legal, legal_moves
from engine.melds import Meld, new_meld
from engine.moves import Laid, LayMeld, LayOff, SwapJoker, TakePile
from engine.opening import finishing
from engine.opening.duties import Lay, has_begun, laid, owed, swaps
from engine.opening.finishing import can_finish, owes
from engine.opening.ordering import Way, tried, useful
from engine.opening.overdue import _preference, fewest
from engine.plays import may_discard
from engine.record.lines import write_move
from engine.scoring import laid_points
from engine.state import Opening, Phase, State, Turn
from engine.variants import VARIANTS
from tests.engine.hostile import hostile
from tests.engine.situations import after
from tests.engine.two_packs import at_turn

POSITIONS = 60
"""Looked at in each batch."""


def named(cards: tuple[Card, ...]) -> Iterator[tuple[Laid, ...]]:
    """*cards* with their jokers left open, and standing for whatever they could."""
    naturals = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(naturals)
    yield tuple(map(Laid, cards))
    if jokers and naturals:
        near = [
            Card(suit, rank)
            for suit in {card.suit for card in naturals}
            for rank in range(1, 14)
            if Card(suit, rank) not in naturals
        ]
        for meant in combinations(near, jokers):
            yield (*map(Laid, naturals), *(Laid(JOKER, card) for card in meant))


def moves(state: State) -> Iterator[Lay]:
    """All that could be tried: every set of cards, every card on every meld, in every place."""
    hand = state.hand
    for size in range(3, len(hand) + 1):
        for cards in set(combinations(hand, size)):
            if 2 * cards.count(JOKER) <= size:
                yield from map(LayMeld, named(cards))
    for meld in state.melds:
        for card in set(hand):
            yield LayOff(Laid(card), meld.id)
            if card == JOKER:
                suit = meld.stands_for[0].suit
                yield from (LayOff(Laid(JOKER, Card(suit, r)), meld.id) for r in range(1, 14))
            yield SwapJoker(card, meld.id)


def steps(state: State) -> Iterator[State]:
    """The state after each move that the cards allow, whatever follows."""
    for move in moves(state):
        try:
            yield laid(state, move)
        except Refusal:
            continue


def done(state: State) -> bool:
    """Whether a discard would end the turn now."""
    free = not owed(state) and not has_begun(state)
    return free and any(may_discard(state, card) for card in state.hand)


def key(state: State) -> object:
    """What two states have in common from which the same can be reached."""
    table = tuple((meld.cards, meld.stands_for) for meld in state.melds)
    return state.hand, table, state.turn, state.opened


def levels(state: State) -> Iterator[list[State]]:
    """All states after no action, after one, and so on; below a finished one there is nothing."""
    level, known = [state], set[object]()
    while level:
        yield level
        after = {key(each): each for one in level if not done(one) for each in steps(one)}
        level = [each for each in after.values() if key(each) not in known]
        known |= after.keys()


def positions(random: Random) -> State:
    """A turn in the middle: few suits and ranks, so that much fits; now and then a duty or two."""
    key = random.choice(["rummy-51", "rummy-51", "zolik"])
    opening = Opening(minimum=random.choice([6, 9, 20]), new_melds=key == "zolik")
    variant = replace(VARIANTS[key], opening=lambda _: opening)
    low, suits = random.choice([1, 2, 8]), random.choice([(0, 1), (0, 1, 2)])
    ranks = [*range(low, low + random.choice([4, 5, 6])), *random.choice([(), (1, 13)])]
    near = [card for card in variant.pack if card.suit in suits and card.rank in ranks]
    near = [*near, *[JOKER] * (len(near) // 6)]
    random.shuffle(near)
    state = start(variant, variant.presets["standard"], 2, 2)
    state = replace(state, round=1, phase=Phase.PLAY, to_act=1, melds=tuple(lying(near, random)))
    hand = tuple(sorted(near[: random.randint(3, 6)]))
    opened = frozenset({1, 2} if random.random() < 0.5 else {2})
    return under_way(replace(state, hands=(hand, ()), opened=opened), random)


def lying(near: list[Card], random: Random) -> Iterator[Meld]:
    """Up to three melds out of *near*, which has fewer cards then."""
    for number in range(1, random.randint(1, 4)):
        sets = combinations(near[:9], random.choice([3, 3, 4]))
        few = (cards for cards in sets if 2 * cards.count(JOKER) <= len(cards))
        meld = next((found for cards in few if (found := new_meld(number, 2, cards))), None)
        if meld is None:
            return
        for card in meld.cards:
            near.remove(card)
        yield meld


def under_way(state: State, random: Random) -> State:
    """The turn begun: a card has been taken, and something laid or swapped."""
    card = random.choice(state.hand)
    turn = Turn(drawn=card)
    if state.variant.key == "rummy-51" and random.random() < 0.8:
        turn = Turn(taken=(card,), returnable=state.hand.count(card) > 1)
        if 1 not in state.opened or random.random() < 0.3:
            turn = replace(turn, must_meld=card)
    state = replace(state, turn=turn)
    for _ in range(random.choice([0, 1, 1, 2])):
        possible = [after for after in steps(state) if after.hand]
        swaps = [after for after in possible if after.turn.swapped]
        state = random.choice(swaps or possible or [state])
    return state


def shortest(state: State) -> tuple[int, int] | None:
    """The fewest actions that finish the turn, and the most points that so many can lay."""
    before = laid_points(state)[0]
    for actions, level in enumerate(levels(state)):
        points = [laid_points(after)[0] - before for after in level if done(after)]
        if points:
            return actions, max(points)
    return None


@pytest.mark.parametrize("batch", range(3))
def test_look_ahead_is_exact(batch: int) -> None:
    """A turn can be finished just when some sequence of all there are does it; the shortest too."""
    for seed in range(batch * POSITIONS, (batch + 1) * POSITIONS):
        state = positions(Random(seed))
        expected = shortest(state)
        assert can_finish(state) == (expected is not None), state
        if expected is not None:
            way, after = fewest(state)
            assert (len(way), laid_points(after)[0] - laid_points(state)[0]) == expected, state
            assert done(after)


def in_turn(state: State, actions: int) -> Iterator[tuple[Way, State]]:
    """Every way to pay all duties with so many *actions*, in any order, and the state after it."""
    if not owes(state):
        if not actions and done(state):
            yield (), state
        return
    for way in useful(state, actions, alone=False) if actions else ():
        for later in tried(state, way) if len(way) <= actions else ():
            yield from ((way + rest, end) for rest, end in in_turn(later, actions - len(way)))


def preferred(state: State) -> Way:
    """The first of the best ways with the fewest actions, of all that there are."""
    for actions in count(1):
        ways = list(in_turn(state, actions))
        if ways:
            return min(ways, key=lambda way: _preference(state, *way))[0]
    raise AssertionError


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(3))
def test_the_preferred_way_is_exact(batch: int) -> None:
    """Where jokers may be swapped: what the rules prefer of everything that could be done."""
    assert sum(map(goes_the_preferred_way, range(1000 * batch, 1000 * (batch + 1))))


def goes_the_preferred_way(seed: int) -> bool:
    """Whether a position has a preferred way of several actions; that one is gone."""
    state = positions(Random(seed))
    if not (owes(state) and next(swaps(state), None) and can_finish(state)):
        return False
    way, _ = fewest(state)
    assert len(way) == 1 or way == preferred(state), state
    return len(way) > 1


def test_the_preferred_way_where_an_initial_meld_cannot_lay_what_is_due() -> None:
    """The card that is owed needs a joker of the table first, which a card of the hand is for."""
    assert goes_the_preferred_way(2825)


@pytest.mark.parametrize("key", ["rummy-51", "zolik"])
@pytest.mark.parametrize("batch", range(4))
def test_hostile_turns_can_be_finished(key: str, batch: int) -> None:
    """Whatever may be done in a hard position leads to one from which the turn ends."""
    for seed in range(8 * batch, 8 * (batch + 1)):
        state = hostile(key, Random(seed))
        for move in legal_moves(state)[::7]:
            after = play(state, state.acting, move)
            if after.phase is Phase.PLAY and after.to_act == state.to_act:
                _, end = fewest(after)
                assert done(end), (seed, move)


def test_however_little_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is worked out anew is the same."""
    state = hostile("rummy-51", Random(3))
    before = legal_moves(state)
    monkeypatch.setattr(reaching, "REMEMBERED", 0)
    monkeypatch.setattr(pieces, "REMEMBERED", 0)
    finishing._can_end.cache_clear()
    assert legal_moves(state) == before


def test_a_pile_that_does_not_help() -> None:
    """Jokers in the hand and on the table, nothing opened: soon it is seen that nothing helps."""
    hand = "8s 6h 8h Ad 2d 9d Jd Qd Kd Kd 7c 8c * *"
    state = at_turn("rummy-51", hand, melds="8d * 10d|3d * 5d", pile="3c", opened=(2,))
    assert not is_legal(state, TakePile())


def test_a_joker_where_it_counts_less() -> None:
    """The own joker opens as the 8 and not as the king: so the 6 that was taken can be laid."""
    hand = "8s 9s Ah 9h 10h Qh Qh 5d 5d 10d 2c 2c * *"
    table = "9h * Jh|9d * Jd Qd"
    state = at_turn(
        "rummy-51", hand, melds=table, pile="6h", others=("3c",), opened=(2,), initial_meld="45"
    )
    begun = after(state, "1 take", "1 meld 10h * Qh")
    way, end = fewest(begun)
    assert [write_move(1, move).removeprefix("1 ") for move in way] == [
        "add 9h 3",
        "add *8h 3",
        "swap 10d 2",
        "add *7h 3",
        "add 6h 3",
    ]
    assert done(end)


def just_taken(hand: str, taken: str, melds: str, minimum: int) -> State:
    """Before the initial meld a card was taken from the pile, and has to be laid."""
    state = at_turn("rummy-51", f"{hand} {taken}", melds=melds, opened=(2,))
    variant = replace(state.variant, opening=lambda _: Opening(minimum=minimum))
    again = taken in hand.split()
    turn = Turn(taken=parse_cards(taken), returnable=again, must_meld=parse_cards(taken)[0])
    return replace(state, variant=variant, phase=Phase.PLAY, turn=turn)


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(
            just_taken("2s 3s 5s 2h 5h *", "3s", "2s * 4s", 15),
            ["meld 5s 5h *", "swap 3s 1", "meld 2s 3s *4s"],
            id="one of two equal cards is swapped, the other laid",
        ),
        pytest.param(
            just_taken("As As 3h 3h 4h *", "Ah", "Ah 2h *3h|2s 2h *", 24),
            ["meld As Ah *"],
            id="a simple way, whatever could be swapped",
        ),
        pytest.param(
            just_taken("Ks Kh Kd 6h 8c 9c", "8d", "5h * 7h", 30),
            ["meld Ks Kh Kd", "swap 6h 1", "meld 8d 8c *"],
            id="a joker got after the initial meld",
        ),
        pytest.param(
            just_taken("8s 8h 8d 7s 6h Kc", "6s", "5h * 7h", 24),
            ["meld 8s 8h 8d", "swap 6h 1", "meld 6s 7s *8s"],
            id="the card that it would do without is needed for the points",
        ),
        pytest.param(
            just_taken("Ks Kh Kd 5d 5c 9c", "2d", "5s 5h *", 30),
            None,
            id="either of two cards would give a joker that is of no use",
        ),
        pytest.param(
            just_taken("Ks Kh Kd Jc 9c", "6h", "5h * 7h", 30),
            None,
            id="the card itself is not laid by a swap",
        ),
        pytest.param(
            just_taken("2s 2s 3h 4h * *", "Ah", "As * 3s", 18),
            None,
            id="the joker swapped would be needed before",
        ),
        pytest.param(
            just_taken("Ks Kh 6h 8c 9c", "8d", "5h * 7h", 30),
            None,
            id="a swapped joker does not count for the initial meld",
        ),
    ],
)
def test_swap_after_the_initial_meld(state: State, expected: list[str] | None) -> None:
    """A taken card can be laid with a joker of the table, if the points come from other cards."""
    assert can_finish(state) == (expected is not None) == (shortest(state) is not None)
    if expected:
        way, _ = fewest(state)
        assert [write_move(1, move).removeprefix("1 ") for move in way] == expected
