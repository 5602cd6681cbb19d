"""Rummy 51: the deal, the first discard, melds, and the initial meld."""

import pytest

from engine.cards import JOKER, pack, write_cards
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.state import Phase
from engine.variants.rummy_51 import VARIANT, Rummy51Rules
from tests.engine.rummy_51 import KINGS, NOBODY, QUEENS, drawn, fresh, turn
from tests.engine.situations import after, refused
from tests.engine.two_packs import table

# The deal and the first discard


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deal(seats: int) -> None:
    """Two packs and four jokers; fourteen each, fifteen for the seat after the dealer."""
    state = play(start(VARIANT, Rummy51Rules(), seats, seats), DEALER, Deal(VARIANT.pack))
    assert sorted(VARIANT.pack) == sorted([*pack() * 2, *[JOKER] * 4])
    assert [len(hand) for hand in state.hands] == [15] + [14] * (seats - 1)
    assert (len(state.stock), state.pile) == (108 - 14 * seats - 1, ())
    assert (state.phase, state.to_act) == (Phase.FIRST_DISCARD, 1)
    assert VARIANT.pack[14 * seats] in state.hand


def test_first_player_begins_with_a_discard() -> None:
    """The one with fifteen cards discards one, without drawing or melding; then all draw."""
    state = play(start(VARIANT, Rummy51Rules(), 2, 2), DEALER, Deal(VARIANT.pack))
    for line in ("1 draw", "1 take", "1 meld As 3s 5s", "1 add As 1", "1 swap As 1", "1 close As"):
        assert refused(state, line) == "wrong_phase"
    assert refused(state, "2 discard 2s") == "not_your_turn"
    assert refused(state, "1 discard 2s") == "not_in_hand"
    begun = after(state, "1 discard As")
    assert (begun.phase, begun.to_act, write_cards(begun.pile)) == (Phase.DRAW, 2, "As")
    assert [len(hand) for hand in begun.hands] == [14, 14]


def test_resigned_first_player_leaves_the_next_to_draw() -> None:
    """Who resigns before the first discard leaves an empty pile; the next seat draws."""
    state = play(start(VARIANT, Rummy51Rules(), 3, 3), DEALER, Deal(VARIANT.pack))
    left = after(state, "1 resign")
    assert (left.phase, left.to_act, left.pile) == (Phase.DRAW, 2, ())
    assert left.stock[-15:] == state.hands[0]
    assert refused(left, "2 take") == "pile_empty"
    assert after(left, "2 draw").phase is Phase.PLAY


# Melds


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        pytest.param("As 2s 3s", "meld As 2s 3s", id="the ace low"),
        pytest.param("Qs Ks As", "meld Qs Ks As", id="the ace high"),
        pytest.param("5h * 7h", "meld 5h * 7h", id="a joker in a run"),
        pytest.param("5h 5d *", "meld 5h 5d *", id="a joker in a group"),
        pytest.param("5h 5d * *", "meld 5h 5d * *", id="as many jokers as cards"),
    ],
)
def test_meld(hand: str, line: str) -> None:
    """Runs and groups, with jokers for at most half of their cards."""
    assert len(drawn(hand, line).melds) == 1


@pytest.mark.parametrize(
    ("hand", "line", "code"),
    [
        pytest.param("Ks As 2s", "meld Ks As 2s", "not_a_meld", id="round the corner"),
        pytest.param("5h 5h 5d", "meld 5h 5h 5d", "not_a_meld", id="a suit twice in a group"),
        pytest.param("5h 6h 6h 7h", "meld 5h 6h 6h 7h", "not_a_meld", id="a card twice in a run"),
        pytest.param("* * *", "meld * * *", "not_a_meld", id="jokers only"),
        pytest.param("5h * *", "meld 5h * *", "too_many_jokers", id="more than half jokers"),
        pytest.param("5h * *", "meld 5h *6h *7h", "too_many_jokers", id="more than half, named"),
        pytest.param("5h * *", "meld 5h *6h *8h", "not_a_meld", id="no meld comes before that"),
        pytest.param("5h 6h", "meld 5h 6h *", "not_in_hand", id="a joker one does not have"),
        pytest.param("5h 6h", "meld 5h 5h 6h", "not_in_hand", id="a card held once, twice"),
    ],
)
def test_no_such_meld(hand: str, line: str, code: str) -> None:
    """What is no meld is refused with the reason that comes first."""
    assert refused(drawn(f"{hand} 9c"), f"1 {line}") == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("add 8h 2", "no_such_meld", id="no such meld"),
        pytest.param("add Kd 1", "not_in_hand", id="not in the hand"),
        pytest.param("add 9c 1", "does_not_fit", id="does not fit"),
        pytest.param("add *9h 1", "does_not_fit", id="a joker named beside the end"),
        pytest.param("add * 1", "too_many_jokers", id="a third joker of five"),
        pytest.param("add 8h 1", None, id="fits"),
    ],
)
def test_lay_off(line: str, code: str | None) -> None:
    """A lay-off is refused with the reason that comes first."""
    state = drawn("8h 9c *", melds="*4h 5h 6h *7h")
    if code:
        assert refused(state, f"1 {line}") == code
    else:
        assert table(after(state, f"1 {line}")) == "*4h 5h 6h *7h 8h"


# The initial meld


@pytest.mark.parametrize(
    ("hand", "lines", "opened"),
    [
        pytest.param(f"{KINGS} 7s 7h 7d", ["meld 7s 7h 7d"], False, id="21 are not enough"),
        pytest.param(f"{KINGS} 7s 7h 7d", ["meld 7s 7h 7d", f"meld {KINGS}"], True, id="51 are"),
        pytest.param(f"{KINGS} As Ah Ad", [f"meld {KINGS}", "meld As Ah Ad"], True, id="aces 10"),
        pytest.param(
            "10s Js Qs Ks As 2h",
            ["meld 10s Js Qs Ks As"],
            False,
            id="50 and a lay-off that is none",
        ),
        pytest.param("9s 10s Js Qs Ks As", ["meld 9s 10s Js Qs Ks As"], True, id="59 in one"),
        pytest.param(
            "10s Js Qs * As 9s", ["meld 10s Js Qs * As", "add 9s 1"], True, id="a joker as its card"
        ),
        pytest.param(
            f"{KINGS} Kc 3h 4h *", [f"meld {KINGS} Kc", "meld 3h 4h *"], True, id="40 + 12"
        ),
        pytest.param(
            "10s Js Qs Ks 8s 9s", ["meld 10s Js Qs Ks", "add 9s 1", "add 8s 1"], True, id="lay-offs"
        ),
    ],
)
def test_initial_meld(hand: str, lines: list[str], opened: bool) -> None:
    """The first melds of a turn count together, lay-offs on them too."""
    more = "" if opened else " Qs Qh Qd Jc"
    state = fresh(f"{hand} 9c{more}", *lines)
    assert (1 in state.opened) is opened
    assert state.turn.opening is opened
    if opened:
        assert after(state, "1 discard 9c").to_act == 2
    else:
        assert refused(state, "1 discard 9c") == "initial_meld_too_low"


@pytest.mark.parametrize(
    ("minimum", "enough", "short"),
    [
        pytest.param("51", "7s 7h 7d", "5s 5h 5d 5c", id="51"),
        pytest.param("45", "4s 5s 6s", "2h 3h 4h 5h", id="45"),
        pytest.param("40", "Ah 2h 3h 4h", "2s 3s 4s", id="40"),
    ],
)
def test_minimum_is_exact(minimum: str, enough: str, short: str) -> None:
    """Just the minimum opens; with a point less, or a few, nothing can be begun."""
    hand = f"{QUEENS} {enough} 9c"
    lines = f"meld {QUEENS}", f"meld {enough}"
    assert 1 in fresh(hand, *lines, initial_meld=minimum).opened
    assert (
        refused(fresh(f"{QUEENS} {short} 9c", initial_meld=minimum), f"1 {lines[0]}") == "dead_end"
    )


@pytest.mark.parametrize(
    ("hand", "line", "code"),
    [
        pytest.param(f"{KINGS} 6s 6h 6d 9c", f"meld {KINGS}", "dead_end", id="48 at most"),
        pytest.param(f"{KINGS} 7s 7h 7d 9c", f"meld {KINGS}", None, id="21 are to come"),
        pytest.param(f"{KINGS} 7s 7h 9c", f"meld {KINGS}", "dead_end", id="a pair is none"),
        pytest.param(f"{KINGS} 7s 7h * 9c", f"meld {KINGS}", None, id="with a joker it is a meld"),
        pytest.param(
            f"{KINGS} 7s 7h * 9c", "meld Ks Kh *", "dead_end", id="the joker is needed elsewhere"
        ),
        pytest.param(f"{KINGS} Kc Jh Qh *", f"meld {KINGS} Kc", None, id="40, then 20 to 30"),
        pytest.param(
            "10s Js Qs 8s 9s 2s 3s 4s 5c", "meld 10s Js Qs", None, id="by lay-offs: 9 + 8, 9"
        ),
        pytest.param("10s Js Qs 8s 9s 5c", "meld 10s Js Qs", "dead_end", id="47 by lay-offs"),
        pytest.param("2s 3s * Kh Kd Ks As", "meld 2s 3s *As", "dead_end", id="the ace low: 36"),
        pytest.param("2s 3s 4s 5s 6s Kd Kh Ks", "meld 2s 3s 4s 5s 6s", "dead_end", id="20 + 30"),
    ],
)
def test_minimum_has_to_stay_in_reach(hand: str, line: str, code: str | None) -> None:
    """A meld from which the minimum cannot be reached any more is refused, no other."""
    state = fresh(hand)
    if code:
        assert refused(state, f"1 {line}") == code
    else:
        assert not after(state, f"1 {line}").opened


def test_closing_card_has_to_be_left() -> None:
    """The points may be there, but one card has to be left for the discard."""
    state = turn("Ks Kh Kd 7s 7h", stock="7d", opened=NOBODY)
    assert refused(after(state, "1 draw"), f"1 meld {KINGS}") == "dead_end"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("add Kc 1", "not_opened", id="a lay-off on another's meld"),
        pytest.param("add 9c 1", "not_opened", id="before what fits"),
        pytest.param("add 4c 1", "not_in_hand", id="after the hand"),
        pytest.param("add Kc 9", "no_such_meld", id="after the number"),
        pytest.param("swap Kc 1", "not_opened", id="a swap"),
        pytest.param("swap 9c 1", "not_opened", id="a swap that would not do"),
    ],
)
def test_before_opening(line: str, code: str) -> None:
    """Other melds are not to be touched before the initial meld."""
    hand = "Kc 9c 7s 7h 7d As Ah Ad"
    assert refused(fresh(hand, melds="Ks Kh *"), f"1 {line}") == code
    begun = fresh(hand, "meld 7s 7h 7d", melds="Ks Kh *")
    assert refused(begun, f"1 {line}") == code


def test_own_melds_are_not_swapped_before_opening() -> None:
    """Not even the jokers of this turn's melds may be swapped before the points lie there."""
    state = fresh(f"7s 7h * 7d {KINGS} 9c", "meld 7s 7h *")
    assert refused(state, "1 swap 7d 1") == "not_opened"
    assert len(after(state, "1 add 7d 1").melds[0].cards) == 4


def test_opened_seat_goes_on_at_once() -> None:
    """In the turn of the initial meld the seat may lay off and swap anywhere."""
    state = fresh(
        f"{KINGS} 7s 7h 7d Jc 9d 9c", f"meld {KINGS}", "meld 7s 7h 7d", melds="9s 9h *|8c 9c 10c"
    )
    done = after(state, "1 add Jc 2", "1 swap 9d 1", "1 add * 2", "1 discard 9c")
    assert table(done).startswith("9s 9h 9d | 8c 9c 10c Jc *Qc")
