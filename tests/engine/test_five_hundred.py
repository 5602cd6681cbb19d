"""A turn of 500 Rummy: what may be taken, laid and discarded, and how a round ends."""

from dataclasses import replace

import pytest

from engine.cards import write_cards
from engine.state import Phase
from tests.engine.situations import after, card, refused, situation


def test_draw_gives_the_top_of_the_stock() -> None:
    """The top card of the stock goes to the hand."""
    state = after(situation("2s 9d", stock="Kc 4h"), "1 draw")
    assert (write_cards(state.hand), write_cards(state.stock)) == ("2s 9d Kc", "4h")
    assert (state.phase, state.turn.drawn) == (Phase.PLAY, card("Kc"))


def test_drawn_card_may_be_discarded() -> None:
    """Only a card of the pile may not go back."""
    state = after(situation("2s 9d", stock="Kc 4h"), "1 draw", "1 discard Kc")
    assert (state.to_act, write_cards(state.pile)) == (2, "Kc")


# One card of the pile


@pytest.mark.parametrize("line", ["1 take", "1 take 5d"])
def test_single_card_taken_may_not_be_discarded(line: str) -> None:
    """The top card alone, named or not, may not be discarded in the same turn."""
    state = after(situation("2s 9d", pile="Kc 5d"), line)
    assert (write_cards(state.hand), write_cards(state.pile)) == ("2s 5d 9d", "Kc")
    assert refused(state, "1 discard 5d") == "cannot_discard_taken_card"
    assert after(state, "1 discard 9d").to_act == 2


def test_single_card_taken_need_not_be_laid() -> None:
    """One card may be kept, useful or not."""
    state = after(situation("2s 9d", pile="5d"), "1 take", "1 discard 2s")
    assert write_cards(state.hand_of(1)) == "5d 9d"


def test_single_card_may_be_discarded_in_a_later_turn() -> None:
    """The ban is the turn's, not the card's."""
    state = after(situation("2s 9d", pile="5d", other="Kh Ks"), "1 take", "1 discard 2s")
    later = after(state, "2 draw", "2 discard Kh", "1 draw", "1 discard 5d")
    assert later.pile[-1] == card("5d")


@pytest.mark.parametrize(
    ("hand", "melds", "pile", "line", "code"),
    [
        pytest.param("2s 3s 4s", "", "9d", "1 meld 2s 3s 4s", "dead_end", id="by a meld"),
        pytest.param("5s", "2s 3s 4s", "9d", "1 add 5s 1", "dead_end", id="by a lay-off"),
        pytest.param("5s", "2s 3s 4s", "6s", "1 add 5s 1", None, id="the card fits then"),
        pytest.param("5s", "2s 3s 4s|8d 8h 8c", "8s", "1 add 5s 1", None, id="it fits elsewhere"),
        pytest.param("5s 9c", "2s 3s 4s", "9d", "1 add 5s 1", None, id="another card is left"),
        pytest.param("2s 3s", "", "4s", "1 meld 2s 3s 4s", None, id="the card itself is laid"),
    ],
)
def test_left_with_the_card_just_taken(
    hand: str, melds: str, pile: str, line: str, code: str | None
) -> None:
    """Nobody gets to hold nothing but the card just taken, unless it can still be laid off."""
    state = after(situation(hand, melds=melds, pile=pile), "1 take")
    if code is None:
        after(state, line)
    else:
        assert refused(state, line) == code


def test_card_just_taken_that_is_left_alone_can_only_be_laid() -> None:
    """The last card, just taken, goes out by a lay-off and not by a discard."""
    state = after(situation("5s", melds="2s 3s 4s", pile="6s"), "1 take", "1 add 5s 1")
    assert refused(state, "1 discard 6s") == "cannot_discard_taken_card"
    assert after(state, "1 add 6s 1").results[0].reason == "out"


# Several cards of the pile


@pytest.mark.parametrize(
    ("hand", "melds", "pile", "deepest"),
    [
        pytest.param("7s 7d Kc", "", "7h 2c", "7h", id="in a group"),
        pytest.param("5h 6h Kc", "", "7h 2c", "7h", id="at the high end of a run"),
        pytest.param("6h 8h Kc", "", "7h 2c", "7h", id="in the middle of a run"),
        pytest.param("8h 9h Kc", "", "7h 2c", "7h", id="at the low end of a run"),
        pytest.param("Qh Kh 9c", "", "Ah 2c", "Ah", id="as a high ace"),
        pytest.param("2h 3h 9c", "", "Ah 2c", "Ah", id="as a low ace"),
        pytest.param("Ah Kh 9c", "", "Qh 2c", "Qh", id="below king and ace"),
        pytest.param("8h Kc", "", "7h 9h 2c", "7h", id="with another card taken"),
        pytest.param("Kc", "4h 5h 6h", "7h 2c", "7h", id="laid off at once"),
        pytest.param("7h Kc", "4h 5h 6h", "8h 2c", "8h", id="laid off after another lay-off"),
        pytest.param("10d Kc", "7d 8d 9d", "Jd 2c", "Jd", id="a 10 lets the J follow"),
        pytest.param("Kc", "7d 8d 9d", "Jd 10d", "Jd", id="the bridge is among those taken"),
        pytest.param("6h Kc", "7h 8h 9h", "5h 2c", "5h", id="a bridge below"),
        pytest.param("Kh 9c", "10h Jh Qh", "Ah 2c", "Ah", id="a king lets the ace follow"),
        pytest.param("2h 9c", "3h 4h 5h", "Ah 2c", "Ah", id="a 2 lets the ace follow"),
    ],
)
def test_usable_card_is_taken(hand: str, melds: str, pile: str, deepest: str) -> None:
    """Cards are taken down to one that can be brought to the table; it is pinned then."""
    state = after(situation(hand, melds=melds, pile=f"3c {pile}"), f"1 take {deepest}")
    assert state.turn.must_meld == card(deepest)
    assert write_cards(state.pile) == "3c"


@pytest.mark.parametrize(
    ("hand", "melds", "pile", "deepest"),
    [
        pytest.param("7s Kc 4d", "", "7h 2c", "7h", id="two of a rank"),
        pytest.param("6h Kc 4d", "", "7h 2c", "7h", id="two of a run"),
        pytest.param("6h 9h 5d", "", "7h 2c", "7h", id="a gap in the run"),
        pytest.param("Kh 2h", "", "Ah 9c", "Ah", id="never round the corner"),
        pytest.param("7h Kc", "4h 5h 6h", "9h 2c", "9h", id="the bridge is too short"),
        pytest.param("8h Kc", "4h 5h 6h", "9h 2c", "9h", id="the first card of the bridge lacks"),
        pytest.param("7s Kc", "4h 5h 6h", "8h 2c", "8h", id="a bridge of another suit"),
        pytest.param("7c Kc", "7s 7h 7d", "8h 2c", "8h", id="a longer group helps no run"),
    ],
)
def test_unusable_card_is_not_taken(hand: str, melds: str, pile: str, deepest: str) -> None:
    """A take after which the deepest card cannot get to the table is refused."""
    state = situation(hand, melds=melds, pile=f"3c {pile}")
    assert refused(state, f"1 take {deepest}") == "taken_card_unusable"


def test_turn_does_not_end_before_the_pinned_card_is_laid() -> None:
    """No discard, not even of the pinned card itself, comes before it."""
    state = after(situation("5h 6h Kc", pile="7h 2c"), "1 take 7h")
    assert refused(state, "1 discard Kc") == "must_meld_taken_card"
    assert refused(state, "1 discard 7h") == "must_meld_taken_card"
    assert after(state, "1 meld 5h 6h 7h", "1 discard 2c").to_act == 2


def test_cards_above_the_pinned_one_may_be_discarded() -> None:
    """Of several cards taken only the deepest has a duty."""
    state = after(situation("5h 6h Kc", pile="7h 2c"), "1 take 7h", "1 meld 7h 6h 5h")
    assert state.turn.must_meld is None
    assert after(state, "1 discard 2c").pile == (card("2c"),)


@pytest.mark.parametrize(
    ("hand", "melds", "pile", "line"),
    [
        pytest.param(
            "7s 7d 8s 9s Kc", "", "7h 2c", "1 meld 7s 8s 9s", id="a meld that spends its partner"
        ),
        pytest.param(
            "8h 8s 8d Kc",
            "5h 6h 7h",
            "9h 2c",
            "1 meld 8h 8s 8d",
            id="a meld that spends the bridge",
        ),
        pytest.param(
            "8h Kc", "5h 6h 7h|8s 8d 8c", "9h 2c", "1 add 8h 2", id="a bridge laid off elsewhere"
        ),
        pytest.param("5h 6h 4h Kc", "6s 6d 6c", "7h 2c", "1 add 6h 1", id="a partner laid off"),
    ],
)
def test_action_that_strands_the_pinned_card(hand: str, melds: str, pile: str, line: str) -> None:
    """What would make it impossible to lay the pinned card is refused at once."""
    deepest = pile.split()[0]
    state = after(situation(hand, melds=melds, pile=pile), f"1 take {deepest}")
    assert refused(state, line) == "dead_end"


def test_other_melds_may_come_before_the_pinned_card() -> None:
    """Only what strands the pinned card is refused; the order is the player's."""
    state = situation("5h 6h 9s 9d 9c Kc", pile="7h 2c")
    later = after(state, "1 take 7h", "1 meld 9s 9d 9c", "1 meld 5h 6h 7h", "1 discard Kc")
    assert (later.to_act, len(later.melds)) == (2, 2)


def test_bridge_then_pinned_card() -> None:
    """The way that the look-ahead promised can be gone."""
    state = situation("10d Kc", melds="7d 8d 9d", pile="Jd 2c")
    later = after(state, "1 take Jd", "1 add 10d 1", "1 add Jd 1", "1 discard Kc")
    assert write_cards(later.melds[0].cards) == "7d 8d 9d 10d Jd"
    assert later.melds[0].laid_by == (2, 2, 2, 1, 1)


def test_hand_equal_to_the_cards_taken_is_no_dead_end() -> None:
    """The rule on a single card taken says nothing of several."""
    state = after(situation("10d", melds="7d 8d 9d", pile="Jd Kc"), "1 take Jd", "1 add 10d 1")
    assert write_cards(state.hand) == "Jd Kc"


# What is refused, and with which code first


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("2 draw", "not_your_turn", id="the other seat"),
        pytest.param("2 meld 4h 5h 6h", "not_your_turn", id="before the phase"),
        pytest.param("2 timeout", "not_your_turn", id="the other's turn limit"),
        pytest.param("2 flag", "not_your_turn", id="the other's clock"),
        pytest.param("1 meld 4h 5h 6h", "wrong_phase", id="melding before collecting"),
        pytest.param("1 add 7h 9", "wrong_phase", id="laying off before collecting"),
        pytest.param("1 discard As", "wrong_phase", id="discarding before collecting"),
        pytest.param("1 pass", "wrong_phase", id="an action of gin"),
        pytest.param("1 knock Ks", "wrong_phase", id="knocking"),
        pytest.param("1 gin Ks", "wrong_phase", id="gin"),
        pytest.param("1 biggin", "wrong_phase", id="big gin"),
        pytest.param("1 close Ks", "wrong_phase", id="closing"),
        pytest.param("1 turnover", "wrong_phase", id="turning over"),
        pytest.param("1 swap 5h 1", "wrong_phase", id="swapping"),
        pytest.param("1 table r3 r4 r5 | b7 g7 y7", "wrong_phase", id="arranging tiles"),
        pytest.param("1 flag", "wrong_phase", id="a flag without a clock"),
        pytest.param("1 take As", "not_in_pile", id="a card that is not in the pile"),
        pytest.param("1 take *", "not_in_pile", id="a joker from the pile"),
    ],
)
def test_refused_before_collecting(line: str, code: str) -> None:
    """Before a card is collected nothing else can be done."""
    assert refused(situation("4h 5h 6h As", pile="Ks", melds="2c 3c 4c"), line) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("1 draw", "wrong_phase", id="collecting twice"),
        pytest.param("1 take", "wrong_phase", id="taking after drawing"),
        pytest.param("1 add 7h 2", "no_such_meld", id="the meld comes before the hand"),
        pytest.param("1 add 7h 0", "no_such_meld", id="there is no meld 0"),
        pytest.param(f"1 add 7h {'9' * 30}", "no_such_meld", id="nor one of that number"),
        pytest.param("1 add *4h 1", "not_in_hand", id="there are no jokers"),
        pytest.param("1 add 7h 1", "not_in_hand", id="the hand comes before what fits"),
        pytest.param("1 add 4h 1", "does_not_fit", id="a card that does not fit"),
        pytest.param("1 meld 4h 5h 7h", "not_in_hand", id="a card one does not have"),
        pytest.param("1 meld 4h 4h 4h", "not_in_hand", id="one card three times"),
        pytest.param("1 meld 4h 5h *", "not_in_hand", id="a joker one cannot have"),
        pytest.param("1 meld 4h 5h As", "not_a_meld", id="no meld"),
        pytest.param("1 meld 4h 5h", "not_a_meld", id="too few"),
        pytest.param("1 discard 7h", "not_in_hand", id="a discard one does not have"),
        pytest.param("1 discard *", "not_in_hand", id="a joker to discard"),
    ],
)
def test_refused_while_playing(line: str, code: str) -> None:
    """What is named has to be there, then to fit."""
    state = after(situation("4h 5h 6h As", melds="2c 3c 4c", stock="Ks Qd"), "1 draw")
    assert refused(state, line) == code


def test_missing_card_comes_before_the_duty() -> None:
    """A discard that is not in the hand is that, whatever else is owed."""
    state = after(situation("5h 6h Kc", pile="7h 2c"), "1 take 7h")
    assert refused(state, "1 discard Qd") == "not_in_hand"


@pytest.mark.parametrize(("line", "code"), [("1 draw", "stock_empty"), ("1 take", "pile_empty")])
def test_nothing_to_collect(line: str, code: str) -> None:
    """An empty stock or pile gives nothing; the game itself never gets there."""
    assert refused(situation("4h 5h", stock="", other="As", pile=""), line) == code


# The end of a round


@pytest.mark.parametrize(
    ("hand", "melds", "stock", "lines"),
    [
        pytest.param("4h 5h", "", "6h Kd", ["1 meld 4h 5h 6h"], id="by a meld"),
        pytest.param("7h", "4h 5h 6h", "8h Kd", ["1 add 7h 1", "1 add 8h 1"], id="by a lay-off"),
        pytest.param("7h", "4h 5h 6h", "Kd Qd", ["1 add 7h 1", "1 discard Kd"], id="by a discard"),
        pytest.param("4h 5h", "", "6h", ["1 meld 4h 5h 6h"], id="with the last card of the stock"),
    ],
)
def test_round_ends_with_an_empty_hand(hand: str, melds: str, stock: str, lines: list[str]) -> None:
    """The round is over as soon as a hand is empty."""
    state = after(situation(hand, melds=melds, stock=stock, other="Qc"), "1 draw", *lines)
    result = state.results[0]
    assert (result.reason, result.ended_by, state.phase) == ("out", 1, Phase.DEAL)
    assert state.to_act is None


def test_round_ends_with_the_turn_that_took_the_last_of_the_stock() -> None:
    """The last card of the stock ends the round, but only with that turn."""
    state = after(situation("4h 5h 9c Jc", stock="6h"), "1 draw")
    assert state.phase is Phase.PLAY
    done = after(state, "1 meld 4h 5h 6h", "1 discard 9c")
    assert (done.results[0].reason, done.results[0].ended_by) == ("stock", 1)


def test_last_but_one_card_of_the_stock_ends_nothing() -> None:
    """With one card left in the stock the game goes on."""
    state = after(situation("4h 9c", stock="6h 7h"), "1 draw", "1 discard 9c")
    assert (state.to_act, len(state.stock)) == (2, 1)


@pytest.mark.parametrize(
    ("hand", "melds", "other", "lines", "scores"),
    [
        pytest.param("As Ah", "", "Kc", ["1 meld As Ah Ad"], (45, -10), id="aces in a group"),
        pytest.param("2d 3d", "", "9c", ["1 meld Ad 2d 3d"], (6, -9), id="a low ace"),
        pytest.param("Qd Kd", "", "2c", ["1 meld Ad Qd Kd"], (35, -2), id="a high ace"),
        pytest.param("", "2d 3d 4d", "5c", ["1 add Ad 1"], (1, 4), id="an ace laid on 2-3-4"),
        pytest.param("", "Jd Qd Kd", "5c", ["1 add Ad 1"], (15, 25), id="an ace laid on J-Q-K"),
        pytest.param("2s", "", "5c", ["1 discard 2s"], None, id="nothing is out yet"),
        pytest.param("", "", "As 5c", ["1 discard Ad"], (0, -20), id="an ace in hand counts 15"),
    ],
)
def test_score(
    hand: str, melds: str, other: str, lines: list[str], scores: tuple[int, int] | None
) -> None:
    """Cards laid in the round less cards still in hand, for each."""
    state = after(situation(hand, melds=melds, other=other, stock="Ad 7c"), "1 draw", *lines)
    assert [result.scores for result in state.results] == ([] if scores is None else [scores])


# The end of the game


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        pytest.param((70, 0), 1, id="the target reached exactly"),
        pytest.param((69, 0), None, id="a point short"),
        pytest.param((70, 130), 2, id="both there: the one with more"),
        pytest.param((80, 120), None, id="equal points: another round"),
        pytest.param((-500, 130), 2, id="the one who did not end the round"),
        pytest.param((60, 109), None, id="nobody is there after the round"),
    ],
)
def test_winner(totals: tuple[int, int], winner: int | None) -> None:
    """After a round with somebody at the target, who has more has won; here it is 30 to -10."""
    before = replace(situation("Jd Qd Ks", other="Kc", stock="Kd 7c"), totals=totals)
    state = after(before, "1 draw", "1 meld Jd Qd Kd", "1 discard Ks")
    assert state.results[0].scores == (30, -10)
    assert state.winner == winner
    assert state.phase is (Phase.DEAL if winner is None else Phase.FINISHED)
    assert state.to_act is None
