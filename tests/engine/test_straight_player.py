"""The computer at Straight Rummy: legal under all options, honest, better level by level."""

from dataclasses import replace
from random import Random

import pytest

from engine.game import due, play, start
from engine.legal import legal_moves
from engine.moves import DEALER, Discard, DrawStock, LayMeld, Move, TakePile
from engine.options import rules_from
from engine.players import MINDS, Level, choose
from engine.players.faces import set_of
from engine.players.straight.board import board_of
from engine.players.straight.chances import Chances
from engine.players.straight.former import Points
from engine.players.straight.judge import best_turn, drawn_worth
from engine.players.straight.stakes import Ending, Stakes, chance, stakes_of
from engine.players.whys import Why
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.engine.claims import CHECKS
from tests.engine.positions import position

STRAIGHT = VARIANTS["straight"]
REASON = MINDS["straight"].reason
HOUSES = {
    "standard": {},
    "penalty": {"scoring": "penalty", "ace": "both"},
    "strict": {
        "melds-per-turn": "one",
        "lay-off-before-own-meld": "no",
        "final-discard": "required",
    },
    "turned over": {"stock-out": "turn-over", "ace": "both", "melds-per-turn": "one"},
    "own meld first": {"lay-off-before-own-meld": "no", "stock-out": "reshuffle"},
    "thrown at last": {"final-discard": "required", "scoring": "penalty"},
}


def dealt(number: int, seats: int = 2, **options: str) -> State:
    """The first round of a game of one round, just dealt."""
    rules = rules_from(STRAIGHT, {"deals": "1", **options})
    state = start(STRAIGHT, rules, seats, 1 + number % seats)
    return ready(state, number)


def ready(state: State, number: int) -> State:
    """*state* after what the dealer has to do."""
    while (move := due(state, number.to_bytes(32, "big"))) and state.phase is not Phase.FINISHED:
        state = play(state, DEALER, move)
    return state


def chosen(name: str, seen: Seen, random: Random) -> Move:
    if name == "random":
        return random.choice(legal_moves(seen))
    return choose(seen, random, name)


def one_round(names: list[str], number: int, **options: str) -> State:
    """Play a round; an illegal move would raise its refusal."""
    state, random = dealt(number, len(names), **options), Random(number)
    for _ in range(3_000):
        if state.results:
            return state
        name = names[state.acting - 1]
        move = chosen(name, seen_by(state, state.acting), random)
        state = play(state, state.acting, move)
        state = state if state.results else ready(state, number)
    raise AssertionError("a round without end")


@pytest.mark.uncounted
@pytest.mark.parametrize("house", list(HOUSES))
def test_plays_legally_to_the_end(house: str) -> None:
    """Under all options, among two to six, beside players who do anything."""
    tables = (
        *(["strong", "strong"], ["strong", "random", "random"], ["normal", "easy", "strong"]),
        *(["strong", "normal", "random", "easy"], ["random", "strong", "easy", "random", "normal"]),
        ["easy", "normal", "strong", "random", "random", "strong"],
    )
    for number, names in enumerate(tables):
        assert one_round(names, number, **HOUSES[house]).results


def won(one: str, other: str, deals: int) -> int:
    """The games of one round that *one* wins, every deal being played from both seats."""
    first = [one_round([one, other], number).winner == 1 for number in range(deals)]
    second = [one_round([other, one], number).winner == 2 for number in range(deals)]
    return first.count(True) + second.count(True)


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("better", "worse", "deals"),
    [("strong", "normal", 12), ("normal", "easy", 12), ("easy", "random", 2)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, deals: int) -> None:
    """More games of one round than it loses."""
    assert won(better, worse, deals) > deals


def positions(count: int, seats: int = 2) -> list[State]:
    """Turns beginning and turns going on, in rounds between all levels."""
    found = []
    for number in range(count):
        random = Random(number)
        state = dealt(number, seats)
        for _ in range(random.randrange(30)):
            level = random.choice(list(Level))
            after = play(state, state.acting, choose(seen_by(state, state.acting), random, level))
            if after.results or after.refills.due:
                break
            state = after
        found.append(state)
    return found


def with_others_shuffled(state: State, random: Random) -> State:
    """The same to the seat to act; what it cannot see lies differently."""
    me = state.acting
    known = {card for act in state.course for card in act.took}
    other = state.hands[2 - me]
    hidden = [*(card for card in other if card not in known), *state.stock]
    random.shuffle(hidden)
    fixed = [card for card in other if card in known]
    size = len(other) - len(fixed)
    hands = list(state.hands)
    hands[2 - me] = tuple(sorted([*fixed, *hidden[:size]]))
    return replace(state, hands=tuple(hands), stock=tuple(hidden[size:]))


@pytest.mark.parametrize("level", list(Level))
def test_the_same_sight_gives_the_same_move(level: Level) -> None:
    """Whatever lies hidden, and even where the whole state is shown."""
    for number, state in enumerate(positions(25)):
        seat = state.acting
        expected = choose(seen_by(state, seat), Random(number), level)
        other = with_others_shuffled(state, Random(number))
        assert choose(seen_by(other, seat), Random(number), level) == expected
        assert choose(Seen(state), Random(number), level) == expected


def turn(state: State, level: str = "strong") -> list[Move]:
    """All moves of the turn of seat 1."""
    moves = list[Move]()
    while state.to_act == 1:
        moves.append(choose(seen_by(state, 1), Random(0), level))
        state = play(state, 1, moves[-1])
    return moves


MANY = "2s 4s 6s 8s 10s Qs 3d 5d 9d"


@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize(
    ("hand", "melds", "stock", "ace"),
    [
        pytest.param("4h 5h 9c", "", "6h 3c", "low", id="a meld and a discard"),
        pytest.param("4h 5h 6h 9s 9c", "2: 7s 7d 7c", "9h 3c", "low", id="two melds"),
        pytest.param("4h 9c", "2: 5h 6h 7h", "3h 3c", "low", id="two cards laid off"),
        pytest.param("Qh Kh 9c", "", "Ah 3c", "both", id="an ace above the king"),
        pytest.param("6h 7h 7d 9h 10h", "", "8h 7c", "low", id="a card that two melds want"),
    ],
)
def test_goes_out_when_it_can(level: str, hand: str, melds: str, stock: str, ace: str) -> None:
    """All is laid at once, and at most one card is thrown."""
    state = position("straight", hand, "8d Jd Js", melds=melds, stock=stock, pile="8c", ace=ace)
    while state.to_act == 1:
        state = play(state, 1, choose(seen_by(state, 1), Random(1), level))

    assert state.results
    assert not state.hand_of(1)


def test_out_by_throwing_the_last_card() -> None:
    """Where that is required, a card of a longer meld is kept to be thrown."""
    strict = {"final_discard": "required"}
    state = position("straight", "4h 5h 6h", MANY, stock="7h 3c", pile="8c", **strict)

    moves = turn(state)

    assert moves[0] == DrawStock()
    assert isinstance(moves[1], LayMeld)
    assert isinstance(moves[2], Discard)
    assert len(moves) == 3


def test_takes_what_lets_it_go_out() -> None:
    """The top of the pile is laid, and the round won."""
    state = position("straight", "4h 5h 9c", MANY, stock="3c Kd", pile="6h")
    assert isinstance(turn(state)[0], TakePile)


def test_leaves_what_is_of_no_use() -> None:
    """A card that belongs to none of the hand stays on the pile."""
    state = position("straight", "4h 5h 9c Js", MANY, stock="3c Kd", pile="Kh")
    assert turn(state)[0] == DrawStock()


def test_takes_the_last_card_there_is() -> None:
    """Without a stock to draw from there is nothing else to do."""
    state = position("straight", "4h 5h 9c Js", MANY, stock="", pile="Kh")
    assert turn(state)[0] == TakePile(state.pile[-1])


def test_nothing_is_expected_of_no_cards() -> None:
    """Where no card is unseen, the pile is all there is."""
    board = replace(board_of(position("straight", "4h 5h", MANY, pile="Kh")), unseen=0)
    assert drawn_worth(board, Points()) == float("-inf")


@pytest.mark.parametrize("scoring", ["winner-takes-all", "penalty"])
def test_going_out_was_worth_what_the_others_hold(scoring: str) -> None:
    """To the former version: twice the mean of what is unseen for each card, as it is rummy."""
    state = position(
        "straight", "4h 5h 6h 9c", "Js Qs", "Jd Qd", stock="Kc Kd Ks", pile="8c", scoring=scoring
    )
    board = replace(board_of(replace(state, phase=Phase.PLAY)), unseen=0b111 << 10)
    worth, found = best_turn(board, Points())

    assert not found.held
    assert worth == (80 if scoring == "winner-takes-all" else 40)


def test_its_reasons_are_true() -> None:
    """In played positions; and the game's own reasons are among them."""
    told = set[Why]()
    for seats in (2, 3):
        for state in positions(45, seats):
            seen = seen_by(state, state.acting)
            move = choose(seen, Random(0), Level.STRONG)
            why = REASON(seen, move)
            told.add(why.why)
            assert CHECKS[why.why](seen, move, why), (move, why, seen.hand, seen.melds)

    assert told >= {Why.HOLDS, Why.SAFE, Why.NOTHING_HELPS}


@pytest.mark.parametrize(
    ("melds", "opened", "why"), [("", False, Why.RUMMY), ("1: 7s 7d 7c", True, Why.GOES_OUT)]
)
def test_says_that_it_goes_out(melds: str, opened: bool, why: Why) -> None:
    """In one turn alone that counts double."""
    state = position("straight", "4h 5h 6h 9c", MANY, melds=melds, phase=Phase.PLAY, pile="8c")
    seen = seen_by(state, 1)
    move = choose(seen, Random(0), Level.STRONG)

    assert (1 in state.opened) == opened
    assert REASON(seen, move).why is why


def test_says_that_the_last_meld_counts_double() -> None:
    """With no card left to throw."""
    state = position("straight", "4h 5h 6h", MANY, phase=Phase.PLAY, pile="8c")
    seen = seen_by(state, 1)
    assert REASON(seen, choose(seen, Random(0), Level.STRONG)).why is Why.RUMMY


def test_says_that_another_is_near_to_going_out() -> None:
    """With two cards of theirs left, points leave the hand that could be caught."""
    hand, table = "Js Qs Ks 2d 4c 9h 7d", "2: 8s 8d 8c|2: 3h 4h 5h"
    state = position("straight", hand, "Ah Ac", melds=table, phase=Phase.PLAY, pile="10c")
    seen = seen_by(state, 1)
    move = LayMeld.of(card for card in state.hand if card.suit == 0)
    why = REASON(seen, move)

    assert (why.why, why.points, why.least) == (Why.NEAR_OUT, 30, 2)
    assert CHECKS[why.why](seen, move, why)


def test_lays_when_another_is_near_to_going_out() -> None:
    """A meld is not kept for the double score once it is likely to be caught."""
    hand, table = "Js Qs Ks 2d 4c 9h 7d", "2: 8s 8d 8c|2: 3h 4h 5h"
    state = position("straight", hand, "Ah", melds=table, phase=Phase.PLAY, pile="10c")
    assert isinstance(choose(seen_by(state, 1), Random(0), "strong"), LayMeld)


@pytest.mark.parametrize(
    ("options", "leads"),
    [
        pytest.param({}, (46.0, -23.0, -23.0), id="the winner takes all, double"),
        pytest.param({"scoring": "penalty"}, (23.0, -22.0, -1.0), id="penalties"),
    ],
)
def test_promise_of_who_can_go_out(options: dict[str, str], leads: tuple[float, ...]) -> None:
    """What the others hold is sure then, and goes to whom the rules give it."""
    hands = "4h 5h 6h 7h", "Kd 5c", "2s 6c"
    state = position("straight", *hands, phase=Phase.PLAY, **options)
    promise = MINDS["straight"].promise
    assert promise is not None
    assert tuple(promise(state, seat) for seat in (1, 2, 3)) == leads


def test_going_out_is_worth_what_it_does_for_the_game() -> None:
    """All of it where it reaches the target, and less the more is missing then."""
    hand, others = "4h 5h 6h 9c", ("Js Qs",)
    state = position("straight", hand, *others, stock="Kc Kd", pile="8c", target="100")
    worths = []
    for total in (90, 40, 0):
        now = replace(state, phase=Phase.PLAY, totals=(total, 30))
        worths.append(best_turn(board_of(now), Chances(stakes_of(now)))[0])
    assert worths[0] == 1 > worths[1] > worths[2] > 0


TO_100 = Ending(100, 0, penalty=False)
PENALTIES = Ending(100, 0, penalty=True)


@pytest.mark.parametrize(
    ("ending", "totals", "expected"),
    [
        pytest.param(TO_100, (104.0, 30.0), 1.0, id="won"),
        pytest.param(TO_100, (90.0, 100.0), 0.0, id="lost"),
        pytest.param(TO_100, (110.0, 110.0), 0.5, id="another round"),
        pytest.param(TO_100, (60.0, 60.0, 60.0), 1 / 3, id="even"),
        pytest.param(PENALTIES, (20.0, 104.0), 1.0, id="the other has the penalties"),
        pytest.param(PENALTIES, (60.0, 60.0, 60.0), 1 / 3, id="even, penalties"),
        pytest.param(Ending(0, 0, penalty=False), (31.0, 30.0), 1.0, id="the last round is over"),
        pytest.param(Ending(0, 2, penalty=True), (9.0, 9.0), 0.5, id="two rounds to come"),
    ],
)
def test_chance_to_win_the_game(ending: Ending, totals: tuple[float, ...], expected: float) -> None:
    """Of the first seat, after a round."""
    assert chance(ending, totals) == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("penalty", [False, True])
@pytest.mark.parametrize("target", [0, 100])
def test_gains_of_others_cost_chances(target: int, penalty: bool) -> None:
    """And the own ones bring some, whatever ends the game, among two and three."""
    for totals in ((50.0, 60.0), (50.0, 60.0, 20.0)):
        stakes = Stakes(Ending(target, 2, penalty), totals)
        assert stakes.after(0, 30) > stakes.after_others(5) > stakes.after_others(30)


def test_needs() -> None:
    """What is missing to the target, and with penalties what is missing to the worst other."""
    assert Stakes(TO_100, (30.0, 80.0, 60.0)).needs() == (70, 20)
    assert Stakes(PENALTIES, (30.0, 80.0, 60.0)).needs() == (20, 20)
    assert Stakes(Ending(0, 2, penalty=False), (30.0, 80.0)).needs() == (100, 100)


def test_remembers_what_others_threw_and_left() -> None:
    """What was taken from the pile is not among it."""
    state = dealt(1)
    for _ in range(12):
        move = choose(seen_by(state, state.acting), Random(1), "strong")
        state = play(state, state.acting, move)
    threw = {act.move.card for act in state.course if isinstance(act.move, Discard)}
    took = {card for act in state.course for card in act.took}
    (other,) = board_of(state).others
    assert other.refused
    assert other.refused & ~set_of(threw | took) == 0


@pytest.mark.parametrize(
    ("totals", "kind"),
    [
        pytest.param((0, 0), Discard, id="the double score is worth waiting for"),
        pytest.param((95, 30), LayMeld, id="any score is enough, and the other needs a double one"),
    ],
)
def test_plays_for_the_game(totals: tuple[int, int], kind: type[Move]) -> None:
    """The same hand, as the game stands."""
    hands = "Js Qs Ks 2d 2c 2h 7d 9h 4c 5s 10c", "3c 4d 6h 8s 9s Ad Kd Qh 5c 6c"
    state = position("straight", *hands, phase=Phase.PLAY, pile="8c", totals=totals, target="100")
    assert isinstance(choose(seen_by(state, 1), Random(0), "strong"), kind)
