"""Gin Rummy, sentence by sentence of docs/rules/gin.md."""

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import parse_card, write_card
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.state import Phase, RoundResult, State
from engine.variants import VARIANTS
from engine.variants.gin import limit
from tests.engine.positions import position
from tests.engine.scored import scored
from tests.engine.situations import after, refused

GIN = VARIANTS["gin"]

TEN = "4h 5h 6h 8s 8d 8c Jc Qc Kc"
"""Nine cards in three melds."""


def dealt(**options: str) -> State:
    """A game right after its first deal, with seat 2 as dealer."""
    rules = rules_from(GIN, {name.replace("_", "-"): text for name, text in options.items()})
    return play(start(GIN, rules, 2, 2), DEALER, Deal(GIN.pack))


def drawn(
    hand: str,
    other: str,
    *,
    card: str = "Kd",
    upcard: str = "9c",
    pile: str = "Ad",
    stock: str = "2s 3s 5s",
    **how: Any,
) -> State:
    """Seat 1 has drawn *card* to *hand*."""
    state = position("gin", hand, other, pile=pile, stock=f"{card} {stock}", **how)
    return after(replace(state, upcard=parse_card(upcard)), "1 draw")


def result(state: State) -> tuple[str, tuple[int, ...]]:
    """Why the last round ended, and its scores."""
    last = state.results[-1]
    return last.reason, last.scores


# The deal and the first turn


def test_deal() -> None:
    """Ten cards each; the next card starts the pile."""
    state = dealt()
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert (state.pile, state.upcard) == ((GIN.pack[20],), GIN.pack[20])
    assert (len(state.stock), state.to_act, state.phase) == (31, 1, Phase.UPCARD)


def test_number_of_players() -> None:
    """Two."""
    with pytest.raises(Exception, match="2 to 2"):
        play(start(GIN, GIN.presets["classic"], 3, 1), DEALER, Deal(GIN.pack))


def test_upcard_is_offered_to_both() -> None:
    """First to the dealer's opponent, then to the dealer; who takes it goes on with the turn."""
    state = dealt()
    taken = after(state, "1 take")
    assert (taken.phase, taken.to_act) == (Phase.PLAY, 1)
    passed = after(state, "1 pass")
    assert (passed.phase, passed.to_act) == (Phase.UPCARD, 2)
    assert after(passed, "2 take").turn.taken == state.pile
    for line in ("1 draw", "1 discard Ks", "1 biggin"):
        assert refused(state, line) == "wrong_phase"


def test_both_pass() -> None:
    """Then the dealer's opponent draws from the stock; the upcard may not be taken any more."""
    state = after(dealt(), "1 pass", "2 pass")
    assert (state.phase, state.to_act) == (Phase.DRAW, 1)
    assert refused(state, "1 take") == "wrong_phase"
    assert refused(state, "1 pass") == "wrong_phase"
    state = after(state, "1 draw")
    state = after(state, f"1 discard {write_card(state.hands[0][0])}")
    assert after(state, "2 take").phase is Phase.PLAY


# A turn


def test_turn() -> None:
    """The top of the stock or of the pile, then a discard; there are no melds on the table."""
    state = position("gin", f"{TEN} 2d", "5s 6d", pile="Ad 3d", stock="Kd 2s 3s 5s")
    assert refused(state, "1 take Ad") == "not_in_pile"
    state = after(state, "1 take")
    for line in ("1 meld 4h 5h 6h", "1 add 4h 1", "1 draw", "1 close 4h", "1 swap 4h 1"):
        assert refused(state, line) == "wrong_phase"
    assert after(state, "1 discard 2d").to_act == 2


@pytest.mark.parametrize("word", ["discard", "knock", "gin"])
def test_card_taken_stays(word: str) -> None:
    """A card taken from the pile may not be discarded in that turn, nor with a knock."""
    state = position("gin", f"{TEN} 7h", "5s 6d", pile="Kd", stock="2s 3s 5s")
    assert refused(after(state, "1 take"), f"1 {word} Kd") == "cannot_discard_taken_card"
    assert refused(after(state, "1 take"), f"1 {word} 2d") == "not_in_hand"


# Knocking


@pytest.mark.parametrize("last", ["10d", "Kh", "Ah"])
def test_knock_at_ten(last: str) -> None:
    """With deadwood of at most ten after the discard."""
    state = drawn(f"{TEN} {last}", "2h 3d 5c 7s")
    assert result(after(state, "1 knock Kd"))[0] in ("knock", "undercut")


def test_knock_too_high() -> None:
    """Eleven points are too many; the order of refusals puts that last."""
    state = drawn("4h 5h 6h 8s 8d 8c Jc Qc 2h 9d", "2c 3d")
    assert refused(state, "1 knock Kd") == "deadwood_too_high"
    assert refused(state, "1 knock 7d") == "not_in_hand"
    assert refused(state, "1 gin Kd") == "deadwood_too_high"


def test_deadwood_counts_for_the_best_arrangement() -> None:
    """4-5-6 of hearts and three fours, sixes and fives: whatever leaves least."""
    state = drawn("4h 5h 6h 4s 4d 6s 6d Ah 2s 2c", "9d 7c", stock="3s 5s 7s")
    # The run would leave 25; the fours and the sixes leave 5, 1, 2 and 2.
    assert result(after(state, "1 knock Kd")) == ("knock", (16 - 10, 0))


@pytest.mark.parametrize(
    ("upcard", "expected"),
    [("7s", 7), ("Kd", 10), ("10h", 10), ("2c", 2), ("Ah", 0)],
)
def test_oklahoma(upcard: str, expected: int) -> None:
    """The value of the upcard is the limit; an ace means gin only."""
    state = drawn(f"{TEN} 3s", "2h 3d", upcard=upcard, stock="2s 5s", knock="oklahoma")
    assert limit(state) == expected
    if expected < 3:
        assert refused(state, "1 knock Kd") == "deadwood_too_high"
    else:
        assert after(state, "1 knock Kd").results[-1].ended_by == 1


def test_oklahoma_is_for_the_round() -> None:
    """It is the card that was turned up after the deal, wherever that is now."""
    state = after(dealt(knock="oklahoma"), "1 pass", "2 take")
    assert state.upcard == GIN.pack[20]


@pytest.mark.parametrize(
    ("upcard", "knock", "double", "times"),
    [
        ("10s", "oklahoma", "yes", 2),
        ("10s", "oklahoma", "no", 1),
        ("10h", "oklahoma", "yes", 1),
        ("10s", "10", "yes", 1),
    ],
)
def test_spades_double(upcard: str, knock: str, double: str, times: int) -> None:
    """With oklahoma a spade as upcard doubles the score of the round, unless that is turned off."""
    hands = (f"{TEN} Ah", "2h 3d 9s")
    how = {"upcard": upcard, "knock": knock, "oklahoma_spades_double": double}
    assert result(after(drawn(*hands, **how), "1 knock Kd")) == ("knock", (13 * times, 0))


# The score


def test_knocker_lower() -> None:
    """The knocker scores the difference."""
    state = drawn(f"{TEN} Ah", "2h 3d 9s")
    assert result(after(state, "1 knock Kd")) == ("knock", (14 - 1, 0))


@pytest.mark.parametrize("word", ["knock", "gin"])
def test_gin(word: str) -> None:
    """Deadwood 0 is gin, also as a knock: 25 and the other's deadwood; nothing is laid off."""
    state = drawn("4h 5h 6h 8s 8d 8c 10c Jc Qc Kc", "3h 9s 2d")
    assert result(after(state, f"1 {word} Kd")) == ("gin", (25 + 14, 0))


def test_big_gin() -> None:
    """All eleven cards in melds, none discarded: 31 and the other's deadwood."""
    state = drawn("4h 5h 6h 8s 8d 8c 9c 10c Jc Qc", "3h 9s 2d", card="Kc")
    after_it = after(state, "1 biggin")
    assert result(after_it) == ("biggin", (31 + 14, 0))
    assert (len(after_it.hands[0]), after_it.pile) == (11, state.pile)


def test_no_big_gin() -> None:
    """Not with one card over, and not where the option says no."""
    state = drawn("4h 5h 6h 8s 8d 8c 9c 10c Jc Qc", "3h 9s 2d")
    assert refused(state, "1 biggin") == "deadwood_too_high"
    without = drawn("4h 5h 6h 8s 8d 8c 9c 10c Jc Qc", "3h", card="Kc", big_gin="no")
    assert refused(without, "1 biggin") == "wrong_phase"
    assert result(after(without, "1 gin 9c"))[0] == "gin"


@pytest.mark.parametrize(
    ("other", "scores"),
    [
        pytest.param("2h 3d", (0, 25 + 3), id="lower"),
        pytest.param("2h 6d", (0, 25), id="equal"),
        pytest.param("2h 9d", (3, 0), id="higher: no undercut"),
    ],
)
def test_undercut(other: str, scores: tuple[int, int]) -> None:
    """The other's deadwood equal or lower: 25 and the difference for the other."""
    state = drawn("4h 5h 6h 10s 10d 10c 7c 8c 9c 8d", other)
    reason = "knock" if scores[0] else "undercut"
    assert result(after(state, "1 knock Kd")) == (reason, scores)


def test_lay_offs() -> None:
    """The other lays off on the knocker's melds: 7h and then 3h on the run, 9h on the nines."""
    state = drawn("4h 5h 6h 9s 9d 9c Jc Qc Kc 2d", "7h 3h 9h 5s")
    assert result(after(state, "1 knock Kd")) == ("knock", (5 - 2, 0))


def test_lay_offs_follow_each_other() -> None:
    """An 8 of hearts follows the 7 that is laid off."""
    state = drawn("4h 5h 6h 9s 9d 9c Jc Qc Kc 2d", "7h 8h 10h 5s")
    assert result(after(state, "1 knock Kd")) == ("knock", (15 - 2, 0))


def test_other_melds_for_the_best() -> None:
    """A card goes where it saves most: the 9 of hearts into the own run, not onto the nines."""
    state = drawn("4s 5s 6s 9s 9d 9c Jc Qc Kc 2d", "9h 10h Jh 5d")
    assert result(after(state, "1 knock Kd")) == ("knock", (5 - 2, 0))


def test_knocker_melds_for_the_difference() -> None:
    """Of the ways to lie within the limit the knocker's hand takes the best after the reply."""
    state = drawn("3s 4s 5s 6s 6h 6d 9c 10c Jc Ad", "2s 7s 8s Kh", stock="2c 3c 5c", pile="Ac")
    # Sixes and 3-4-5 would leave only the ace, but 2s goes onto the run: 7 + 8 + 10 - 1. The run
    # of four would take 7s and 8s as well.
    assert result(after(state, "1 knock Kd")) == ("knock", (7 + 8 + 10 - 1, 0))


def test_knocker_may_keep_more_deadwood() -> None:
    """More of it, where the reply gets so much worse that the difference grows."""
    state = drawn("3s 4s 5s 9s 9d 9c 10h Jh Qh 2d", "6s 7s 8s", stock="2c 3c 5c", pile="Ac")
    split = after(state, "1 knock Kd")
    assert result(split) == ("undercut", (0, 25 + 2))
    fours = drawn("4s 4d 4c 4h 5h 6h 9s 9d 9c Ad", "7h 8h Kc 3s", stock="2c 3c 5c", pile="Ac")
    # With the fours kept together 5h and 6h are deadwood, 12: too much. So the run takes the four
    # of hearts, and 7h and 8h go onto it.
    assert result(after(fours, "1 knock Kd")) == ("knock", (10 + 3 - 1, 0))


# What follows


@pytest.mark.parametrize("scores", [(12, 0), (0, 30), (0, 0)])
def test_deals_in_turn(scores: tuple[int, int]) -> None:
    """With that option whoever has not dealt does, however the round ended."""
    state = replace(
        dealt(next_dealer="turns"),
        phase=Phase.DEAL,
        to_act=None,
        results=(RoundResult(1, scored(*scores), scores, 1, "knock"),),
    )
    assert state.dealer == 2
    assert play(state, DEALER, Deal(GIN.pack)).dealer == 1


@pytest.mark.parametrize(
    ("scores", "dealer"),
    [((12, 0), 2), ((0, 30), 1)],
)
def test_loser_deals(scores: tuple[int, int], dealer: int) -> None:
    """The loser of the round deals the next one."""
    state = replace(
        dealt(),
        phase=Phase.DEAL,
        to_act=None,
        results=(RoundResult(1, scored(*scores), scores, 1, "knock"),),
    )
    assert play(state, DEALER, Deal(GIN.pack)).dealer == dealer


def test_dead_hand() -> None:
    """The stock down to two cards and no knock: nobody scores, the same dealer deals again."""
    state = drawn(f"{TEN} 2d", "3h 9s", stock="2s 3s")
    state = after(state, "1 discard Kd")
    assert result(state) == ("dead_hand", (0, 0))
    assert state.results[-1].ended_by is None
    assert play(state, DEALER, Deal(GIN.pack)).dealer == state.dealer


def test_knock_with_two_left() -> None:
    """The player who draws the last but two may still knock; with three left play goes on."""
    last = drawn(f"{TEN} 2d", "3h 9s", stock="2s 3s")
    assert result(after(last, "1 knock Kd"))[0] == "knock"
    assert after(drawn(f"{TEN} 2d", "3h 9s"), "1 discard Kd").to_act == 2


def test_target_and_bonuses() -> None:
    """Who reaches the target wins; then come game bonus and line bonuses, in the totals only."""
    state = drawn(f"{TEN} Ah", "2h 3d 9s", totals=(90, 40))
    state = replace(state, round=4, results=tuple(map(_won, (1, 2, 1), (50, 40, 40))))
    state = after(state, "1 knock Kd")
    assert state.winner == 1
    assert state.results[-1].totals == (103, 40)
    assert state.totals == (103 + 100 + 3 * 25, 40 + 25)


def _won(seat: int, points: int) -> RoundResult:
    scores = (points, 0) if seat == 1 else (0, points)
    return RoundResult(1, scored(*scores), scores, seat, "knock")


def test_shutout() -> None:
    """The game bonus is doubled if the loser has won no round."""
    state = after(drawn(f"{TEN} Ah", "2h 3d 9s", totals=(90, 0), line_bonus="20"), "1 knock Kd")
    assert state.totals == (103 + 200 + 20, 0)


def test_below_target() -> None:
    """Below it nothing is added and the game goes on."""
    state = after(drawn(f"{TEN} Ah", "2h 3d 9s", totals=(86, 0)), "1 knock Kd")
    assert (state.totals, state.winner, state.phase) == ((99, 0), None, Phase.DEAL)


def test_target_option() -> None:
    """25 to 250."""
    state = after(drawn(f"{TEN} Ah", "2h 3d 9s", totals=(12, 0), target="25"), "1 knock Kd")
    assert (state.results[-1].totals, state.winner) == ((25, 0), 1)


def test_resignation_without_bonuses() -> None:
    """Who resigns gives the game away, with totals as they were."""
    state = after(drawn(TEN, "2h 3d", totals=(90, 40)), "2 resign")
    assert (state.winner, state.totals) == (1, (90, 40))


# Out of time


def test_out_of_time() -> None:
    """The upcard is passed; the card drawn is discarded; nobody knocks."""
    state = after(dealt(), "1 timeout")
    assert (state.phase, state.to_act, state.missed) == (Phase.UPCARD, 2, (1, 0))
    state = after(state, "2 timeout")
    assert (state.phase, state.to_act) == (Phase.DRAW, 1)
    next_card = state.stock[0]
    state = after(state, "1 timeout")
    assert (state.pile[-1], state.to_act) == (next_card, 2)
    gin = drawn("4h 5h 6h 8s 8d 8c 10c Jc Qc Kc", "3h 9s 2d")
    assert after(gin, "1 timeout").pile[-1] == parse_card("Kd")


def test_out_of_time_after_taking() -> None:
    """The highest card that may be discarded goes."""
    state = after(position("gin", f"{TEN} 2d", "5s", pile="Kd", stock="2s 3s 5s"), "1 take")
    assert after(state, "1 timeout").pile[-1] == parse_card("Kc")


def test_passing_ends_a_turn() -> None:
    """It forgets turns missed before and brings the increment."""
    state = replace(dealt(clock="60", increment="5"), missed=(2, 0))
    passed = after(state, "1 pass @10")
    assert (passed.missed, passed.clocks) == ((0, 0), (55.0, 60.0))
