"""Gin Rummy beside OpenSpiel's `gin_rummy`: the same deals and choices in both, step by step.

OpenSpiel (PyPI `open_spiel`) plays single hands by conventions that differ in these points, and in
no others; each is named where it is allowed for:

- TAKEN: there the card just taken from the pile may be discarded again, also with a knock.
- BIG GIN: it is unknown there; eleven cards in melds knock with any discard that is gin.
- STEPS: a knock there is declared first, then discards, then lays melds one by one, of five cards
  at most; the other player lays off card by card, then melds. Here the engine arranges both hands.
- TIE: equal deadwood is an undercut here, with its bonus of 25; there nobody scores.
- WALL: with two cards left in the stock there the player may still knock with the upcard. Here
  the hand is dead.
- ENDLESS: there a hand ends when both discard what they took, or after fifty upcards taken.
- ELEVEN: the deadwood of eleven cards there is that of their best melds, less the highest card
  beside them. Other melds could leave less with another discard; where that alone allows a knock,
  there is none there.
- DEAL: ten cards to the one and then to the other there, one by one here.
"""

from random import Random
from typing import Any

import pytest

from engine.arrange.deadwood import deadwood
from engine.arrange.knocking import Knocking, knocking
from engine.cards import Card, pack
from engine.errors import Refusal
from engine.game import play, start
from engine.moves import DEALER, BigGin, Deal, Discard, DrawStock, Gin, Knock, Pass, TakePile
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.variants.gin import GinRules, limit
from tests.engine.test_deadwood import layouts

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel cannot be installed here")
HANDS, BATCHES = 10_000, 40

pytestmark = [pytest.mark.reference, pytest.mark.soak(one_of=BATCHES)]

LOOKED_AT = 25
"""Of so many knocks one is looked at with every way in which OpenSpiel lets both lay out."""

TAKE, DRAW, PASS, KNOCK, MELD = 52, 53, 54, 55, 56
SUITS = (0, 3, 2, 1)
"""OpenSpiel's suits s c d h as ours, s h d c."""
CARDS = [Card(SUITS[number // 13], number % 13 + 1) for number in range(52)]
NUMBER = {card: number for number, card in enumerate(CARDS)}
VALUES = VARIANTS["gin"].values
GAMES = {
    knock: pyspiel.load_game("gin_rummy", {"oklahoma": knock == "oklahoma"})
    for knock in (10, "oklahoma")
}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_agrees_with_open_spiel(batch: int) -> None:
    """Legal moves, hands, deadwood, lay-offs and scores of a hand are equal in every step."""
    endings = dict.fromkeys(("knock", "gin", "undercut", "dead_hand", "endless"), 0)
    for number in range(HANDS // BATCHES):
        random = Random(batch * HANDS // BATCHES + number)
        endings[one_hand(random, careful=number % LOOKED_AT == 0)] += 1
    assert min(endings[name] for name in ("knock", "gin", "undercut", "dead_hand")) > 0, endings
    assert endings["endless"] < HANDS / BATCHES / 20, endings


def one_hand(random: Random, *, careful: bool) -> str:
    """Play a hand in both; how it ended."""
    order = random.sample(pack(), 52)
    rules = GinRules(knock=random.choice([10, "oklahoma"]), oklahoma_spades_double=False)
    ours = play(start(VARIANTS["gin"], rules, 2, 2), DEALER, Deal(tuple(order)))
    theirs = dealt(order, rules)
    sensible = random.random() < 0.7
    while ours.phase is not Phase.DEAL:
        if theirs.is_terminal():
            return "endless"  # ENDLESS
        compare(ours, theirs)
        moves = common(ours, theirs)
        move = chosen(ours, moves, random, sensible=sensible)
        if isinstance(move, Knock | Gin):
            return knocked(ours, theirs, move, careful=careful)
        apply(theirs, move, ours)
        ours = play(ours, ours.acting, move)
    assert ours.results[-1].reason == "dead_hand"
    assert str(theirs.current_phase()) == "Phase.WALL"  # WALL
    return "dead_hand"


def dealt(order: list[Card], rules: GinRules) -> Any:
    """OpenSpiel's hand with the same cards; seat 1 is its player 0."""
    state = GAMES[rules.knock].new_initial_state()
    for card in (*order[0:20:2], *order[1:20:2], order[20]):  # DEAL
        state.apply_action(NUMBER[card])
    return state


def compare(ours: State, theirs: Any) -> None:
    """The same player is to act, with the same cards everywhere and the same deadwood."""
    assert theirs.current_player() + 1 == ours.to_act
    hands = [sorted(CARDS[number] for number in hand) for hand in theirs.hands()]
    assert hands == [list(hand) for hand in ours.hands]
    assert theirs.stock_size() == len(ours.stock)
    assert theirs.knock_card() == limit(ours)
    if ours.phase is not Phase.PLAY:
        assert CARDS[theirs.upcard()] == ours.pile[-1]
    for points, hand in zip(theirs.deadwood(), ours.hands, strict=True):
        assert points in ([deadwood(hand)] if len(hand) == 10 else of_eleven(hand))


def of_eleven(hand: tuple[Card, ...]) -> set[int]:
    """What OpenSpiel may count for eleven cards."""  # ELEVEN
    least, points = deadwood(hand), set()
    for melds in layouts(set(hand)):
        left = [card for card in hand if not any(card in meld for meld in melds)]
        worth = VALUES.of(left)
        if worth == least:
            points.add(worth - max((VALUES.of([card]) for card in left), default=0))
    return points


def common(ours: State, theirs: Any) -> list[Any]:
    """The moves of both, after a look that they are the same."""
    moves = accepted(ours)
    taken = ours.turn.taken
    found = {numbered(move) for move in moves if numbered(move) is not None}
    expected = set(theirs.legal_actions())
    if taken:  # TAKEN
        assert NUMBER[taken[0]] in expected
        expected.discard(NUMBER[taken[0]])
    knocks = {move.card for move in moves if isinstance(move, Knock | Gin)}
    if KNOCK in expected:
        assert knocks == knock_discards(theirs) - set(taken)  # TAKEN
    elif knocks:
        assert theirs.deadwood()[ours.acting - 1] > theirs.knock_card()  # ELEVEN
    if knocks:
        expected.add(KNOCK)
    else:
        expected.discard(KNOCK)
    assert found == expected
    return [move for move in moves if numbered(move) in theirs.legal_actions()]


def accepted(ours: State) -> list[Any]:
    """All that the engine accepts at this point."""
    kinds = (Discard, Knock, Gin) if ours.phase is Phase.PLAY else ()
    moves = [DrawStock(), TakePile(), Pass(), BigGin(), *(k(c) for k in kinds for c in ours.hand)]
    return [move for move in moves if allowed(ours, move)]


def allowed(ours: State, move: Any) -> bool:
    try:
        play(ours, ours.acting, move)
    except Refusal:
        return False
    return True


def numbered(move: Any) -> int | None:
    """OpenSpiel's number of a move; None for big gin, which it does not know."""
    match move:
        case TakePile():
            return TAKE
        case DrawStock():
            return DRAW
        case Pass():
            return PASS
        case Discard(card):
            return NUMBER[card]
        case Knock() | Gin():
            return KNOCK
    return None  # BIG GIN


def knock_discards(theirs: Any) -> set[Card]:
    """The cards that may be discarded with a knock there."""
    after = theirs.clone()
    after.apply_action(KNOCK)
    return {CARDS[number] for number in after.legal_actions()}


def chosen(ours: State, moves: list[Any], random: Random, *, sensible: bool) -> Any:
    """Any of *moves*; sensible players keep their deadwood low, and wait now and then to knock."""
    knocks = [move for move in moves if isinstance(move, Knock | Gin)]
    if knocks and random.random() < 0.5:
        return random.choice(knocks)
    others = [move for move in moves if numbered(move) != KNOCK]
    if sensible and ours.phase is Phase.PLAY:
        left = {move: deadwood(c for c in ours.hand if c != move.card) for move in others}
        return random.choice([move for move in others if left[move] == min(left.values())])
    return random.choice(others)


def apply(theirs: Any, move: Any, ours: State) -> None:
    """Make *move* there, with the card that is next in our stock where one is drawn."""
    theirs.apply_action(numbered(move))
    if isinstance(move, DrawStock):
        theirs.apply_action(NUMBER[ours.stock[0]])


def knocked(ours: State, theirs: Any, move: Knock | Gin, *, careful: bool) -> str:
    """End the hand in both: OpenSpiel takes our arrangement, and comes to our score."""
    most, seat = limit(ours), ours.acting
    after = play(ours, seat, move)
    result = after.results[-1]
    other = after.hands[2 - seat]
    theirs.apply_action(KNOCK)
    theirs.apply_action(NUMBER[move.card])
    found = knocking(after.hand_of(seat), other, most)
    assert found is not None
    score = result.scores[seat - 1] - result.scores[2 - seat]
    if found.deadwood == found.reply.deadwood > 0:  # TIE
        assert score == -25
        score = 0
    if careful:
        assert best_for_knocker(theirs.clone(), seat - 1, {}) == score
    laid_out(theirs, found)
    assert theirs.is_terminal()
    assert theirs.returns()[seat - 1] == score
    return result.reason


def laid_out(theirs: Any, found: Knocking) -> None:
    """Lay both hands out there as the engine does."""  # STEPS
    for cards in found.melds:
        lay(theirs, cards)
    step(theirs, PASS)
    left = {NUMBER[card] for cards in found.reply.laid_off for card in cards}
    while left:
        # A card further from a run can only follow when the one before it lies there.
        action = min(left & set(theirs.legal_actions()))
        step(theirs, action)
        left.discard(action)
    if found.deadwood:
        step(theirs, PASS)
    for cards in found.reply.melds:
        lay(theirs, cards)
    step(theirs, PASS)


def lay(theirs: Any, cards: tuple[Card, ...]) -> None:
    """Lay a meld there; a run of six and more as several."""  # STEPS
    if len(cards) > 5:
        lay(theirs, cards[:3])
        lay(theirs, cards[3:])
    else:
        step(theirs, MELD + MELDS[frozenset(NUMBER[card] for card in cards)])


def step(theirs: Any, action: int) -> None:
    assert action in theirs.legal_actions()
    theirs.apply_action(action)


def _melds() -> dict[frozenset[int], int]:
    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    return {frozenset(cards): number for number, cards in utils.int_to_meld.items()}


MELDS = _melds()


def best_for_knocker(theirs: Any, knocker: int, seen: dict[Any, float]) -> float:
    """The knocker's score where both lay out as well as OpenSpiel lets them."""
    if theirs.is_terminal():
        return float(theirs.returns()[knocker])
    key = str(theirs)
    if key not in seen:
        scores = []
        for action in theirs.legal_actions():
            after = theirs.clone()
            after.apply_action(action)
            scores.append(best_for_knocker(after, knocker, seen))
        best = max if theirs.current_player() == knocker else min
        seen[key] = best(scores)
    return seen[key]
