"""Žolíky: the deal, the initial meld, and swaps into new melds."""

import pytest

from engine.cards import JOKER, pack, write_cards
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.state import Phase
from engine.variants.zolik import VARIANT, ZolikRules
from tests.engine.situations import after, refused
from tests.engine.two_packs import table
from tests.engine.zolik import KINGS, NOBODY, drawn, fresh, turn

# The deal and the turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_deal(seats: int) -> None:
    """Two packs and four jokers; twelve each, thirteen for the seat after the dealer."""
    state = play(start(VARIANT, ZolikRules(), seats, seats), DEALER, Deal(VARIANT.pack))
    assert sorted(VARIANT.pack) == sorted([*pack() * 2, *[JOKER] * 4])
    assert [len(hand) for hand in state.hands] == [13] + [12] * (seats - 1)
    assert (len(state.stock), state.pile) == (108 - 12 * seats - 1, ())
    assert (state.phase, state.to_act) == (Phase.FIRST_DISCARD, 1)


def test_first_player_begins_with_a_discard() -> None:
    """The one with thirteen cards discards one of choice, without drawing; then each in turn."""
    state = play(start(VARIANT, ZolikRules(), 2, 2), DEALER, Deal(VARIANT.pack))
    for line in ("1 draw", "1 take", "1 meld As 3s 5s", "1 close As"):
        assert refused(state, line) == "wrong_phase"
    begun = after(state, "1 discard As")
    assert (begun.phase, begun.to_act, write_cards(begun.pile)) == (Phase.DRAW, 2, "As")


def test_taken_card_may_be_kept_or_laid_or_discarded() -> None:
    """The top of the pile has no duties, before the initial meld neither."""
    state = after(turn("9c 4d", pile="2h 5d", opened=NOBODY), "1 take")
    assert after(state, "1 discard 5d").to_act == 2
    assert after(state, "1 discard 9c").to_act == 2
    assert refused(turn("9c", pile="2h 5d"), "1 take 2h") == "not_in_pile"


def test_every_turn_ends_with_a_discard() -> None:
    """The last one too: a closing card has to be left, and a joker may be it."""
    state = after(turn("7s 7h *", stock="7d"), "1 draw")
    assert refused(state, "1 meld 7s 7h 7d *") == "dead_end"
    done = after(state, "1 meld 7s 7h 7d", "1 discard *")
    assert (done.results[0].reason, done.results[0].ended_by) == ("out", 1)


def test_taken_card_may_be_the_closing_card() -> None:
    """Nothing forbids to discard the card just taken as the last one."""
    state = after(turn("7s 7h 7d", pile="9c"), "1 take", "1 meld 7s 7h 7d")
    assert after(state, "1 discard 9c").results[0].reason == "out"


# Melds and the initial meld


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("meld Qs Ks As", None, id="the ace high"),
        pytest.param("meld As 2s 3s", None, id="the ace low"),
        pytest.param("meld Ks As 2s", "not_a_meld", id="round the corner"),
        pytest.param("meld 5h 5d *", None, id="a joker"),
        pytest.param("meld 5h * *", "too_many_jokers", id="more than half jokers"),
        pytest.param("meld 5h 5h 5d", "not_a_meld", id="a suit twice"),
        pytest.param("meld 5c 5d *", "not_in_hand", id="not in the hand"),
    ],
)
def test_meld(line: str, code: str | None) -> None:
    """Runs and groups; at most half of a meld's cards are jokers."""
    state = drawn("As 2s 3s Qs Ks 5h 5h 5d * * 9c")
    if code:
        assert refused(state, f"1 {line}") == code
    else:
        assert len(after(state, f"1 {line}").melds) == 1


@pytest.mark.parametrize(
    ("minimum", "hand", "line", "code"),
    [
        pytest.param("40", "10s Js Qs Ks", "meld 10s Js Qs Ks", None, id="40"),
        pytest.param("40", "9s 10s Js Qs", "meld 9s 10s Js Qs", "dead_end", id="39"),
        pytest.param(
            "40", "10s Js Qs Ks As", "meld 10s Js Qs Ks As", None, id="41 with a high ace"
        ),
        pytest.param("41", "10s Js Qs Ks", "meld 10s Js Qs Ks", "dead_end", id="a minimum of 41"),
        pytest.param("31", "Qs Ks As Jh", "meld Qs Ks As", "dead_end", id="a high ace counts 1"),
        pytest.param("21", "Qs Ks As Jh", "meld Qs Ks As", None, id="21 with a high ace"),
        pytest.param("3", "As Ah Ad", "meld As Ah Ad", None, id="aces in a group count 1"),
        pytest.param("4", "As Ah Ad", "meld As Ah Ad", "dead_end", id="3 are not 4"),
        pytest.param("40", "10s Js * Ks", "meld 10s Js * Ks", None, id="a joker as its card"),
        pytest.param("30", "Qs Ks *", "meld Qs Ks *Js", None, id="a joker named as a jack"),
        pytest.param("30", "Qs Ks *", "meld Qs Ks *", "dead_end", id="a joker as an ace"),
        pytest.param("0", "2s 3s 4s", "meld 2s 3s 4s", None, id="0: the first meld"),
        pytest.param("60", f"{KINGS} Qs Qh Qd", f"meld {KINGS}", "begun", id="60 in two melds"),
        pytest.param("60", f"{KINGS} Kc 9s 8h", f"meld {KINGS} Kc", "dead_end", id="40 of 60"),
    ],
)
def test_initial_meld(minimum: str, hand: str, line: str, code: str | None) -> None:
    """The first melds of a turn have to be worth the minimum together."""
    state = fresh(f"{hand} 9c", initial_meld=minimum)
    if code == "dead_end":
        assert refused(state, f"1 {line}") == code
    else:
        laid = after(state, f"1 {line}")
        assert (1 in laid.opened) is (code is None)
        if code is None:
            assert after(laid, "1 discard 9c").to_act == 2
        else:
            assert refused(laid, "1 discard 9c") == "initial_meld_too_low"


def test_lay_offs_on_melds_of_this_turn_count() -> None:
    """They do, and as soon as the points lie there the seat has opened."""
    state = fresh("9s 10s Js Qs 9c 4d", "meld 9s 10s Js", melds="Ks Kh Kd", initial_meld="39")
    assert (state.opened, refused(state, "1 discard 9c")) == (frozenset(), "initial_meld_too_low")
    assert 1 in after(state, "1 add Qs 2").opened


@pytest.mark.parametrize("minimum", ["0", "40"])
def test_before_opening(minimum: str) -> None:
    """Lay-offs on other melds and swaps come after the initial meld, whatever its worth."""
    state = fresh("Kd 9c 4h 4s 4d", melds="Ks Kh *", initial_meld=minimum)
    assert refused(state, "1 add Kd 1") == "not_opened"
    assert refused(state, "1 swap Kd 1") == "not_opened"
    assert refused(state, "1 add Kd 2") == "no_such_meld"
    assert refused(state, "1 swap Kc 1") == "not_in_hand"


def test_opened_seat_lays_off_on_all_melds() -> None:
    """From the initial meld on also on those of the others, in the same turn."""
    state = fresh("10s Js Qs Ks 7c 9c 4d", "meld 10s Js Qs Ks", melds="4c 5c 6c")
    assert table(after(state, "1 add 7c 1")).startswith("4c 5c 6c 7c")


# Swaps


def test_swapped_joker_goes_to_a_new_meld() -> None:
    """It has to be laid in the same turn in a meld that was not on the table before."""
    state = drawn("6h 9c 9d 4d", "swap 6h 1", melds="5h * 7h|Ks Kh Kd")
    assert refused(state, "1 discard 4d") == "must_meld_joker"
    assert refused(state, "1 discard *") == "must_meld_joker"
    for line in ("add * 1", "add *4h 1", "add * 2"):
        assert refused(state, f"1 {line}") == "must_meld_joker"
    assert after(state, "1 meld 9c 9d *", "1 discard 4d").to_act == 2


def test_swapped_joker_may_be_laid_off_on_a_new_meld() -> None:
    """On a meld that is new since the swap a lay-off will do."""
    hand = "6h 9c 9d 9h 9s 4d"
    state = drawn(hand, "swap 6h 1", "meld 9h 9c 9d", melds="5h * 7h|Ks Kh Kd")
    assert refused(state, "1 discard 4d") == "must_meld_joker"
    assert after(state, "1 add * 3", "1 discard 4d").to_act == 2
    assert refused(state, "1 add 9s 3") == "dead_end"


def test_meld_of_this_turn_before_the_swap_is_old() -> None:
    """New is what was not yet on the table when the joker was swapped."""
    state = drawn("6h 9c 9d 9h 8s 7s 4d", "meld 9h 9c 9d", "swap 6h 1", melds="5h * 7h")
    assert refused(state, "1 add * 2") == "must_meld_joker"
    assert after(state, "1 meld 7s 8s *", "1 discard 4d").to_act == 2


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        pytest.param("6h 9c 9d 4d", None, id="a pair"),
        pytest.param("6h 9c 10c 4d", None, id="two of a run"),
        pytest.param("6h 9c Jc 4d", None, id="two with a gap"),
        pytest.param("6h 9c Qc 4d", "dead_end", id="too wide a gap"),
        pytest.param("6h 9c 9d", None, id="the card drawn is left to discard"),
        pytest.param("6h 9c Qc * 4d", None, id="with another joker"),
        pytest.param("6h Ks", "dead_end", id="only old melds would take it"),
    ],
)
def test_swap_needs_a_new_meld(hand: str, code: str | None) -> None:
    """Where no new meld with the joker is possible, the swap is a dead end."""
    state = drawn(hand, melds="5h * 7h|Kh Kd Kc")
    if code:
        assert refused(state, "1 swap 6h 1") == code
    else:
        assert after(state, "1 swap 6h 1").turn.swapped == (2,)


def test_second_swap_can_help() -> None:
    """Two swapped jokers make a meld of two cards that one would not."""
    state = drawn("6h 10d 5s 8s 4d", melds="5h * 7h|8d 9d *")
    assert (
        after(state, "1 swap 6h 1", "1 swap 10d 2", "1 meld 5s * * 8s", "1 discard 4d").to_act == 2
    )


def test_other_jokers_may_go_anywhere() -> None:
    """Of two jokers held one is free; the other one has to go to a new meld."""
    state = drawn("6h 9c 9d 4d *", "swap 6h 1", melds="5h * 7h|Ks Kh Kd")
    laid = after(state, "1 add * 2")
    assert refused(laid, "1 add * 1") == "must_meld_joker"
    assert after(laid, "1 meld 9c 9d *", "1 discard 4d").to_act == 2
    assert after(state, "1 meld 9c 9d *", "1 discard *").to_act == 2


def test_each_swapped_joker_has_its_own_new_melds() -> None:
    """A meld laid between two swaps is new for the first joker only."""
    hand = "6h 10d 9c 9h 9s 4s 4d Kd"
    between = drawn(hand, "swap 6h 1", "meld 9c 9h 9s", "swap 10d 2", melds="5h * 7h|8d 9d *")
    assert between.turn.swapped == (2, 3)
    once = after(between, "1 add * 3")
    assert once.turn.swapped == (3,)
    assert refused(once, "1 discard 4s") == "must_meld_joker"
    assert after(once, "1 meld 4s 4d *", "1 discard 3c").to_act == 2
    other = after(between, "1 meld 4s 4d *")
    assert other.turn.swapped == (2,)
    assert after(other, "1 add * 3", "1 discard 3c").to_act == 2


def test_meld_between_two_swaps_is_old_for_the_second() -> None:
    """Where only that one would take the joker, the second swap is a dead end."""
    hand = "6h 10d 9c 9h 9s 4s 7d"
    between = drawn(hand, "swap 6h 1", "meld 9c 9h 9s", melds="5h * 7h|8d 9d *")
    assert refused(between, "1 swap 10d 2") == "dead_end"
    assert after(between, "1 add * 3", "1 discard 4s").to_act == 2


def test_swap_leaves_a_card_to_discard() -> None:
    """A second joker may be too much for a small hand, new meld or not."""
    state = turn("6h 10d 9c 9h 9s 4s", stock="4d", melds="5h * 7h|8d 9d *")
    between = after(state, "1 draw", "1 swap 6h 1", "1 meld 9c 9h 9s")
    assert refused(between, "1 swap 10d 2") == "dead_end"
    assert after(between, "1 meld 4s 4d *", "1 discard 10d").results
