"""How rounds and games of Straight Rummy end, sentence by sentence of docs/rules/straight.md."""

from dataclasses import replace

import pytest

from engine.cards import Card, parse_card
from engine.game import due, play
from engine.moves import DEALER, Deal, Reshuffle
from engine.record.games import advance
from engine.state import Phase, Refills, State
from tests.engine.positions import position
from tests.engine.situations import after, all_cards, refused
from tests.engine.test_straight import STRAIGHT, at_play, dealt

# The stock used up


def used_up(pile: str = "2d 3d 4d", stock: str = "9c", **options: str) -> State:
    """Seat 1 has drawn the last card of the stock and discarded it."""
    state = position("straight", "4h 9s", "5s 6s", pile=pile, stock=stock, **options)
    return after(state, "1 draw", f"1 discard {stock}")


def shuffled(state: State, order: str) -> State:
    cards = tuple(parse_card(text) for text in order.split())
    return play(state, DEALER, Reshuffle(cards))


def test_reshuffle_once() -> None:
    """The pile is shuffled and becomes the stock; the next card starts the pile."""
    state = used_up()
    assert state.refills.due == state.pile
    assert state.to_act == 2
    state = shuffled(state, "4d 9c 2d 3d")
    assert [len(state.stock), state.pile] == [3, (parse_card("4d"),)]
    assert after(state, "2 draw").turn.drawn == parse_card("9c")


@pytest.mark.parametrize("stock_out", ["reshuffle-once", "reshuffle"])
def test_shuffle_comes_first(stock_out: str) -> None:
    """Before it nobody moves; it takes exactly the cards of the pile, and it is the dealer's."""
    state = used_up(stock_out=stock_out)
    with pytest.raises(ValueError, match="shuffle"):
        after(state, "2 take")
    with pytest.raises(ValueError, match="exactly"):
        shuffled(state, "4d 9c 2d")
    made = due(state, b"key")
    assert isinstance(made, Reshuffle)
    assert sorted(made.order) == sorted(state.pile)


@pytest.mark.parametrize("key", [b"key", None])
def test_a_record_shuffles_by_itself(key: bytes | None) -> None:
    """By its seed; a record that has none, and no line for it, keeps the order of the pile."""
    state = used_up()
    made = Reshuffle(state.pile) if key is None else due(state, key)

    assert advance(state, ("2", "draw"), key) == after(play(state, DEALER, made), "2 draw")


def test_used_up_again_after_reshuffle_once() -> None:
    """The round ends with the turn in which the last card was drawn, and nobody scores."""
    state = shuffled(used_up(pile="2d"), "2d 9c")
    state = after(state, "2 draw")
    assert state.phase is Phase.PLAY
    state = after(state, "2 discard 9c")
    assert (state.phase, state.results[-1].reason) == (Phase.DEAL, "stalemate")
    assert (state.results[-1].scores, state.results[-1].ended_by) == ((0, 0), None)


def test_reshuffle_without_limit() -> None:
    """It goes on, until the stock is used up for the fifth time."""
    state = used_up(pile="2d", stock_out="reshuffle")
    for count in range(1, 5):
        assert state.refills.used_up == count
        state = shuffled(state, "2d 9c")
        state = after(state, f"{state.to_act} draw", f"{state.to_act} discard 9c")
    assert state.results[-1].reason == "stalemate"


def test_turn_over() -> None:
    """The next player may take the top, or turn the whole pile over unshuffled and draw."""
    state = used_up(stock_out="turn-over")
    assert refused(state, "2 draw") == "stock_empty"
    assert after(state, "2 take").turn.taken == (parse_card("9c"),)
    turned = after(state, "2 turnover")
    assert (turned.stock, turned.pile, turned.to_act) == (state.pile, (), 2)
    assert refused(turned, "2 take") == "pile_empty"
    assert refused(turned, "2 turnover") == "wrong_phase"
    assert after(turned, "2 draw").turn.drawn == parse_card("2d")


def test_turn_over_is_an_option() -> None:
    """Elsewhere, or while there is a stock, it is no move."""
    assert refused(position("straight", "4h", "5s", pile="2d"), "1 turnover") == "wrong_phase"
    assert (
        refused(position("straight", "4h", "5s", pile="2d", stock_out="turn-over"), "1 turnover")
        == "wrong_phase"
    )


def test_fifth_time_with_turn_over() -> None:
    """Nobody scores then."""
    state = used_up(pile="2d", stock_out="turn-over")
    for _ in range(4):
        seat = state.to_act
        state = after(state, f"{seat} turnover", f"{seat} draw", f"{seat} discard 2d")
        seat = state.to_act
        state = after(state, f"{seat} draw", f"{seat} discard 9c")
    assert state.results[-1].reason == "stalemate"


def test_pile_too_small() -> None:
    """A pile of one card makes no stock: its top is left to take, and it is not counted again."""
    state = used_up(pile="")
    assert (state.refills.due, state.refills.used_up) == ((), 1)
    assert refused(state, "2 draw") == "stock_empty"
    state = after(state, "2 take", "2 discard 5s")
    assert (state.to_act, state.refills.used_up, state.stock) == (1, 1, ())


FIVES, NINES = "1: 5h 5d 5c", "2: 9h 9d 9c 9s"


def test_certain_stalemate() -> None:
    """Each has one card and no card anywhere can be laid off."""
    melds = f"{FIVES} 5s | {NINES}"
    state = position("straight", "4h", "6s", stock="2c 3c", pile="7d", melds=melds)
    assert after(state, "1 draw", "1 discard 4h").results[-1].reason == "stalemate"


@pytest.mark.parametrize(
    ("hands", "stock", "pile"),
    [
        pytest.param(("4h", "6s"), "2c 3c", "7d 5s", id="one in the pile"),
        pytest.param(("4h", "6s"), "2c 5s", "7d", id="one in the stock"),
        pytest.param(("4h", "5s"), "2c 3c", "7d", id="one in a hand"),
        pytest.param(("4h", "6s 7s"), "2c 3c", "7d", id="somebody with two cards"),
    ],
)
def test_no_certain_stalemate(hands: tuple[str, str], stock: str, pile: str) -> None:
    """While any card could still be laid off, or somebody holds two, the round goes on."""
    state = position("straight", *hands, stock=stock, pile=pile, melds=f"{FIVES} | {NINES}")
    assert after(state, "1 draw", "1 discard 4h").to_act == 2


# Scoring


def test_winner_takes_all() -> None:
    """All cards in the others' hands count, K Q J 10 as 10, the ace 1, whether they meld or not."""
    state = at_play("4d", "Qs Js 10s", "Ah 2h 9d", melds="1: 10c Jc Qc")
    state = after(state, "1 add Kc 1", "1 discard 4d")
    assert state.results[-1].scores == (30 + 12, 0, 0)
    assert state.results[-1].totals == (42, 0, 0)


def test_penalty() -> None:
    """Each of the others scores what they hold."""
    state = at_play("4d", "Qs Js 10s", "Ah 2h 9d", melds="1: 10c Jc Qc", scoring="penalty")
    state = after(state, "1 add Kc 1", "1 discard 4d")
    assert state.results[-1].scores == (0, 30, 12)


@pytest.mark.parametrize(
    ("scoring", "scores"), [("winner-takes-all", (50, 0)), ("penalty", (0, 50))]
)
def test_going_rummy(scoring: str, scores: tuple[int, int]) -> None:
    """Out in one turn without having laid anything before: double."""
    state = at_play("3s 3d 3c 4d 5d 6d", "Qs Js 5h", scoring=scoring)
    state = after(state, "1 meld 3s 3d 3c", "1 meld 4d 5d 6d", "1 discard Kc")
    assert (state.results[-1].reason, state.results[-1].scores) == ("going_rummy", scores)


def test_a_lay_off_before_is_no_going_rummy() -> None:
    """Who has laid off in an earlier turn has laid before."""
    state = position("straight", "7h 3s 3d 3c", "Qs 5s", stock="2c Kc 9c 8c", melds="2: 4h 5h 6h")
    state = after(state, "1 draw", "1 add 7h 1", "1 discard 2c", "2 draw", "2 discard Kc")
    state = after(state, "1 draw", "1 meld 3s 3d 3c", "1 discard 9c")
    assert state.results[-1].reason == "out"


# The end of the game


@pytest.mark.parametrize(("seats", "target"), [(2, 100), (3, 150), (4, 200), (5, 200), (6, 200)])
def test_usual_target(seats: int, target: int) -> None:
    """100 for two players, 150 for three, 200 for more; it stays when some of them leave."""
    assert dealt(seats).rules.target == target
    if seats > 2:
        assert after(dealt(seats), "2 resign").rules.target == target


def test_target_named() -> None:
    """From 10 to 1000."""
    assert dealt(3, target="10").rules.target == 10


@pytest.mark.parametrize(("before", "winner"), [((70, 0), 1), ((60, 0), None)])
def test_first_to_target(before: tuple[int, int], winner: int | None) -> None:
    """Who has reached it wins."""
    state = at_play("4d", "Qs Js 10s", melds="1: 10c Jc Qc", totals=before)
    assert after(state, "1 add Kc 1", "1 discard 4d").winner == winner


def test_lowest_wins_with_penalties() -> None:
    """When somebody reaches the target, the lowest total wins."""
    state = at_play(
        *("4d", "Qs Js 10s", "Ah"), melds="1: 10c Jc Qc", totals=(40, 130, 30), scoring="penalty"
    )
    state = after(state, "1 add Kc 1", "1 discard 4d")
    assert (state.totals, state.winner) == ((40, 160, 31), 3)


def test_tie() -> None:
    """Equal lowest totals: one more round is played by all."""
    state = at_play(
        *("4d", "Qs Js 10s", "Ah"), melds="1: 10c Jc Qc", totals=(31, 130, 30), scoring="penalty"
    )
    state = after(state, "1 add Kc 1", "1 discard 4d")
    assert (state.totals, state.winner, state.phase) == ((31, 160, 31), None, Phase.DEAL)


def test_deals() -> None:
    """A fixed number of rounds, whatever the totals; a stalemate is one of them."""
    state = at_play("4d", "Qs Js 10s", melds="1: 10c Jc Qc", totals=(90, 0), deals="2")
    first = after(state, "1 add Kc 1", "1 discard 4d")
    assert (first.winner, first.phase) == (None, Phase.DEAL)
    second = after(replace(state, round=2), "1 add Kc 1", "1 discard 4d")
    assert second.winner == 1


# More than two seats


def test_resigning_of_three() -> None:
    """The cards go under the stock as hands are shown, and the others play on."""
    state = position("straight", "4h 9s", "Ks 5s 2d", "7c", stock="8h", pile="Jd")
    after_other = after(state, "2 resign")
    assert after_other.stock == tuple(map(parse_card, ["8h", "5s", "Ks", "2d"]))
    assert (after_other.to_act, after_other.playing, after_other.hands[1]) == (1, (1, 3), ())
    assert refused(after_other, "2 draw") == "not_your_turn"
    own = after(state, "1 resign")
    assert (own.to_act, own.phase, own.stock[-2:]) == (2, Phase.DRAW, state.hands[0])
    last = after(own, "3 resign")
    assert (last.winner, last.results[-1].reason, last.hands[2]) == (2, "resign", state.hands[2])


def test_deal_without_those_who_left() -> None:
    """They are not dealt to again; the size of the deal follows who still plays."""
    state = after(dealt(3), "3 resign")
    state = replace(state, phase=Phase.DEAL, to_act=None)
    state = play(state, DEALER, Deal(STRAIGHT.pack))
    assert [len(hand) for hand in state.hands] == [10, 10, 0]
    assert all_cards(state) == sorted(STRAIGHT.pack)


def test_flag_of_three() -> None:
    """Who runs out of time is out, and the game goes on."""
    state = dealt(3, clock="60")
    state = after(state, "1 flag")
    assert (state.out, state.to_act, state.phase) == ({1}, 2, Phase.DRAW)


# Out of time


def test_out_of_time_before_drawing() -> None:
    """The top of the stock is drawn and discarded."""
    state = position("straight", "4h Ks", "5s", stock="2c 3c")
    state = after(state, "1 timeout")
    assert (state.pile, state.to_act) == ((parse_card("2c"),), 2)


def test_out_of_time_turns_over() -> None:
    """With an empty stock the pile is turned over and drawn from, where the game has that."""
    state = position("straight", "4h 9s", "5s", stock="", pile="2d 8c", stock_out="turn-over")
    state = after(state, "1 timeout")
    assert (state.pile, state.stock) == (cards_of("2d"), cards_of("8c"))


def test_out_of_time_takes_the_top() -> None:
    """Elsewhere the top of the pile is taken, and the highest card that may be is discarded."""
    state = position("straight", "4h Ks", "5s", stock="", pile="2d", stock_out="reshuffle")
    state = after(state, "1 timeout")
    assert (state.pile, state.hands[0]) == (cards_of("Ks"), cards_of("4h 2d"))


def cards_of(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def test_out_of_time_after_drawing() -> None:
    """The card drawn is discarded; if it is laid or was taken, the highest that may be."""
    drawn = at_play("4h Ks Kd", "5s")
    assert after(drawn, "1 timeout").pile[-1] == parse_card("Kc")
    laid = at_play("4h Ks Kd Kh", "5s")
    assert after(laid, "1 meld Kc Ks Kd", "1 timeout").pile[-1] == parse_card("Kh")
    taken = after(position("straight", "4h 9s", "5s", pile="Ks"), "1 take")
    assert after(taken, "1 timeout").pile[-1] == parse_card("9s")


def test_out_of_time_with_only_the_card_taken() -> None:
    """It is laid off, on the lower meld of two, which ends the round."""
    melds = "2: 10c Jc Qc | 2: Ks Kd Kh"
    state = position("straight", "3s 3d 3c", "5s", pile="Kc", melds=melds)
    state = after(state, "1 take", "1 meld 3s 3d 3c", "1 timeout")
    assert state.results[-1].ended_by == 1
    assert [len(meld.cards) for meld in state.melds] == [4, 3, 3]


def test_refills_are_of_a_round() -> None:
    """A new deal forgets how often the stock was used up."""
    state = used_up(pile="2d", stock_out="reshuffle")
    state = replace(shuffled(state, "2d 9c"), phase=Phase.DEAL, to_act=None)
    state = play(state, DEALER, Deal(STRAIGHT.pack))
    assert state.refills == Refills()
