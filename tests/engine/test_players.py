"""The computer players: legal, honest, better level by level, and sensible turn by turn."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from random import Random

import pytest

from engine.cards import HIDDEN
from engine.game import due, play, start
from engine.legal import legal_moves
from engine.moves import DEALER, Discard, DrawStock, LayMeld, LayOff, Move, TakePile
from engine.players import Level, choose
from engine.players.additions import melds_in
from engine.players.faces import set_of
from engine.players.five_hundred.position import position_of
from engine.players.five_hundred.turns import Plan, first_legal
from engine.players.sight import sight_of
from engine.state import Phase, State
from engine.view import Seen, seen_by
from tests.engine.situations import FIVE_HUNDRED, after, card, cards, situation

VALUES = FIVE_HUNDRED.values
DEALS = 20
"""Each played twice, seats exchanged."""
LONG = 2_000
"""Moves that no game comes near."""

Player = Callable[[Seen, Random], Move]


def any_move(seen: Seen, random: Random) -> Move:
    return random.choice(legal_moves(seen))


PLAYERS: dict[str, Player] = {level.value: partial(choose, level=level) for level in Level} | {
    "random": any_move
}


def game(one: str, other: str, number: int) -> State:
    """Play a game between two players to its end; an illegal move would raise its refusal."""
    rules = FIVE_HUNDRED.presets["standard"]
    state = start(FIVE_HUNDRED, rules, 2, 1 + number % 2)
    key, random = number.to_bytes(32, "big"), Random(number)
    for _ in range(LONG):
        if state.phase is Phase.FINISHED:
            return state
        deal = due(state, key)
        seat = DEALER if deal else state.acting
        name = one if seat == 1 else other
        state = play(state, seat, deal or PLAYERS[name](seen_by(state, seat), random))
    raise AssertionError("a game without end")


def won(one: str, other: str) -> int:
    """How many of the games *one* wins against *other*."""
    first = sum(game(one, other, number).winner == 1 for number in range(DEALS))
    return first + sum(game(other, one, number).winner == 2 for number in range(DEALS))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("strong", "normal", marks=pytest.mark.reference),
        ("normal", "easy"),
        ("easy", "random"),
    ],
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Over the same fixed deals from both seats it wins more games; all moves are legal."""
    assert won(better, worse) > DEALS


@pytest.mark.parametrize(
    "level", [Level.EASY, Level.NORMAL, pytest.param(Level.STRONG, marks=pytest.mark.uncounted)]
)
def test_plays_against_itself_to_the_end(level: Level) -> None:
    """Two of a level do not pass the same cards back and forth for ever."""
    assert all(game(level, level, number).winner for number in range(100, 105))


@cache
def positions() -> tuple[State, ...]:
    """Some of games between normal players: turns beginning and turns going on."""
    found = []
    for number in range(40):
        random = Random(number)
        state = start(FIVE_HUNDRED, FIVE_HUNDRED.presets["standard"], 2, 1)
        deal = due(state, random.randbytes(32))
        assert deal is not None
        state = play(state, DEALER, deal)
        for _ in range(random.randrange(40)):
            after_move = play(state, state.acting, choose(seen_by(state, state.acting), random))
            if after_move.phase not in (Phase.DRAW, Phase.PLAY):
                break
            state = after_move
        found.append(state)
    return tuple(found)


def with_others_shuffled(state: State, random: Random) -> State:
    """The same to the seat to act; what it cannot see lies differently."""
    me = state.acting
    hidden = [*state.hands[2 - me], *state.stock]
    random.shuffle(hidden)
    size = len(state.hands[2 - me])
    hands = list(state.hands)
    hands[2 - me] = tuple(sorted(hidden[:size]))
    return replace(state, hands=tuple(hands), stock=tuple(hidden[size:]))


@pytest.mark.uncounted
@pytest.mark.parametrize("level", list(Level))
def test_cards_that_are_hidden_make_no_difference(level: Level) -> None:
    """Other cards in the other hand and the stock, the same random numbers: the same move."""
    for number, state in enumerate(positions()):
        seat = state.acting
        expected = choose(seen_by(state, seat), Random(number), level)
        for shuffle in range(3):
            other = with_others_shuffled(state, Random(shuffle))
            assert choose(seen_by(other, seat), Random(number), level) == expected


@pytest.mark.uncounted
@pytest.mark.parametrize("level", list(Level))
def test_looks_only_at_what_is_shown(level: Level) -> None:
    """Even handed the whole state it plays as from the seat's sight: it looks at nothing else."""
    for number, state in enumerate(positions()):
        expected = choose(seen_by(state, state.acting), Random(number), level)
        assert choose(Seen(state), Random(number), level) == expected


def test_unseen_cards_are_those_that_are_hidden() -> None:
    """What is taken for unseen is the other hand and the stock, and nothing else."""
    for state in positions():
        seen = seen_by(state, state.acting)
        hidden = [*state.hands[2 - state.acting], *state.stock]

        assert HIDDEN in seen.stock
        assert sight_of(seen).unseen == set_of(hidden)


def test_unknown_level() -> None:
    """A level that does not exist is a ValueError, not a weak player."""
    with pytest.raises(ValueError, match="godlike"):
        choose(seen_by(situation("2s 3s"), 1), Random(0), "godlike")


def test_game_nobody_has_planned_for() -> None:
    """In a game without plans of its own every level still plays legally to the end of a round."""
    unplanned = replace(FIVE_HUNDRED, key="unplanned")
    state = start(unplanned, unplanned.presets["standard"], 2, 1)
    deal = due(state, bytes(32))
    assert deal is not None
    state, random = play(state, DEALER, deal), Random(1)
    while state.phase in (Phase.DRAW, Phase.PLAY):
        state = play(state, state.acting, choose(seen_by(state, state.acting), random, "strong"))

    assert state.results


# Turns. A sensible player is asked once a move, like the bot asks it.


def turn(state: State, level: str, seed: int = 0) -> list[Move]:
    """All moves of the turn of seat 1."""
    random, moves = Random(seed), list[Move]()
    while state.to_act == 1:
        moves.append(choose(seen_by(state, 1), random, level))
        state = play(state, 1, moves[-1])
    return moves


PLANNED = pytest.mark.parametrize("level", [Level.NORMAL, Level.STRONG])


@PLANNED
@pytest.mark.parametrize(
    ("hand", "melds", "pile", "taken"),
    [
        pytest.param("7h 8h 2s Kd", "", "4c 9h", "9h", id="the top card that completes a meld"),
        pytest.param("7h 8h 2s Kd", "", "9h 4c 5d", "9h", id="a deep card that completes a meld"),
        pytest.param("2s Kd Qd", "7h 8h 9h", "10h", "10h", id="a card that fits on the table"),
        pytest.param("2s 2d 2c", "", "Jd Qd Kd", "Jd", id="three cards that are a meld"),
    ],
)
def test_takes_what_pays(level: str, hand: str, melds: str, pile: str, taken: str) -> None:
    """The pile is taken down to the card that brings points at once."""
    assert turn(situation(hand, melds=melds, pile=pile), level)[0] == TakePile(card(taken))


@PLANNED
@pytest.mark.parametrize(
    ("hand", "pile"),
    [
        pytest.param("7h 8h 2s Kd", "4c", id="the top card is of no use"),
        pytest.param("7h 9c 2s Kd", "7d 4c", id="no meld with the deeper card"),
    ],
)
def test_draws_when_the_pile_is_of_no_use(level: str, hand: str, pile: str) -> None:
    """Without a use for the pile the card comes from the stock."""
    assert turn(situation(hand, pile=pile), level)[0] == DrawStock()


@PLANNED
def test_lays_what_it_took_the_pile_for(level: str) -> None:
    """The duty that comes with several cards is met, through a lay-off that lets it fit too."""
    state = situation("10h 2s 4d", melds="7h 8h 9h", pile="Jh Kc")
    state = after(state, "1 take Jh")

    first, second, *_ = turn(state, level)
    assert [first, second] == [LayOff.of(card("10h"), 1), LayOff.of(card("Jh"), 1)]


@PLANNED
@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        pytest.param("7h 8h 9h", "", id="a meld and a discard"),
        pytest.param("7h 8h 9h 4c", "4d 4s 4h", id="a meld, a lay-off and a discard"),
        pytest.param("Ah 2h 3h Qs Ks As", "", id="an ace at each end"),
        pytest.param("7h 7d 7s 7c 8h 9h", "", id="a card that two melds want"),
        pytest.param("5h 6h 10h Jh", "7h 8h 9h", id="lay-offs at both ends of a run"),
        pytest.param("5h 6h 7h 8h 8d 8s", "", id="a run that gives up its last card"),
        pytest.param("7c 8c 9c 10c", "2d 3d 4d|Kh Ks Kd", id="what the table has is no use"),
    ],
)
def test_goes_out_when_it_can(level: str, hand: str, melds: str) -> None:
    """All is laid at once and the round is over, however many cards the other still has."""
    state = situation(hand, melds=melds, pile="2c", stock="9d Jc", other="5c 5d 10s Kc 6s 3s Qd")
    moves = turn(state, level)

    assert moves[0] == DrawStock()
    assert moves[-1] == Discard(card("9d"))


def test_going_out_with_a_lay_off_needs_no_discard() -> None:
    """The last card may go to the table."""
    state = situation("7h 8h 9h", melds="4d 4s 4h", pile="2c", stock="4c 2h")

    assert set(turn(state, Level.STRONG)[1:]) == {
        LayMeld.of(cards("7h 8h 9h")),
        LayOff.of(card("4c"), 1),
    }


EARLY = "5c 5d 10s Kc 6s 3s Qd Qh 2d 9s 8c"
DEEP = "9d 2h 3d 4d 6d 10d Jc Ac As 4s 7s 8s 10c 4c 3c 9c"


@pytest.mark.parametrize(
    ("level", "other", "stock", "laid"),
    [
        pytest.param("normal", EARLY, DEEP, False, id="normal: not early"),
        pytest.param("normal", "5c 5d", DEEP, True, id="normal: few in hand"),
        pytest.param("normal", EARLY, "9d 2h", True, id="normal: the stock runs out"),
        pytest.param("strong", EARLY, DEEP, False, id="strong: not early"),
        pytest.param("strong", EARLY, "9d 2h", True, id="strong: the stock runs out"),
    ],
)
def test_when_a_meld_is_laid(level: str, other: str, stock: str, laid: bool) -> None:
    """A good player keeps a meld to itself until it is dangerous to."""
    state = situation("7h 8h 9h Ks Js Qc 5s 4h", pile="2c", other=other, stock=stock)

    assert (LayMeld.of(cards("7h 8h 9h")) in turn(state, level)) == laid


@PLANNED
def test_keeps_what_belongs_together(level: str) -> None:
    """Two cards that want a third stay; one that has no company goes."""
    state = situation("7h 8h 2c", pile="Kd", stock="Jd 5s 6s 4d 9c 10c")

    assert turn(state, level)[-1] in (Discard(card("2c")), Discard(card("Jd")))


def test_knows_what_the_other_is_likely_to_want() -> None:
    """What fits on the table more than what two unseen cards complete, that more than the rest."""
    hand = "7d 8c 9d 8d 7c 9c 8h 6d 10d"  # whatever the 8s could be laid with
    state = situation(hand, melds="2h 3h 4h", pile="Kd")
    now = position_of(seen_by(state, 1))
    ahead = now.field_after((), now.pile)
    fitting, open_card, kept = (
        ahead.wanted(set_of([card(text)]).bit_length() - 1) for text in ("5h", "Js", "8d")
    )

    assert fitting > open_card > kept == 0


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        pytest.param("7h 8h 9h", "", id="all else is one meld"),
        pytest.param("7h 8h 9h 4c", "4d 4s 4h", id="a meld and a lay-off"),
    ],
)
def test_finishes_a_turn_that_somebody_else_began_badly(level: str, hand: str, melds: str) -> None:
    """A card taken for nothing may not go back: something else is discarded."""
    state = after(situation(hand, melds=melds, pile="2s Kd"), "1 take Kd")

    moves = turn(state, level)

    assert isinstance(moves[-1], Discard)
    assert moves[-1] != Discard(card("Kd"))


def test_plan_passes_over_what_the_rules_refuse() -> None:
    """Should a plan ever ask for a move that is refused, the next of it is made."""
    seen = seen_by(after(situation("7h 8h 9h 2s"), "1 draw"), 1)
    wrong = melds_in(set_of(cards("2d 3d 4d")), VALUES)[0]
    last = set_of(cards("2s")).bit_length() - 1

    assert first_legal(seen, Plan(0, (wrong,), last)) == Discard(card("2s"))
    assert first_legal(seen, Plan(0, (wrong,), None)) is None
