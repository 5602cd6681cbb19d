"""Straight Rummy, sentence by sentence of docs/rules/straight.md."""

from pathlib import Path

import pytest

from engine.cards import parse_card
from engine.game import play, start
from engine.moves import DEALER, Deal
from engine.options import describe, rules_from
from engine.record.games import read_record
from engine.state import Phase, State
from engine.variants import VARIANTS
from tests.engine.positions import position
from tests.engine.situations import after, refused

STRAIGHT = VARIANTS["straight"]
GAMES = Path(__file__).parent.parent / "games"


def dealt(seats: int, **options: str) -> State:
    """A game right after its first deal; the last seat has dealt."""
    rules = rules_from(STRAIGHT, {k.replace("_", "-"): v for k, v in options.items()})
    state = start(STRAIGHT, rules, seats, seats)
    return play(state, DEALER, Deal(STRAIGHT.pack))


def at_play(*hands: str, **how: str) -> State:
    """Seat 1 has drawn the king of clubs."""
    stock = how.pop("stock", "2c")
    state = position("straight", *hands, stock=f"Kc {stock}", **how)
    return after(state, "1 draw")


# The deal


@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_deal(seats: int, cards: int) -> None:
    """Ten cards each for two, seven for three or four, six for five or six; one is turned up."""
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [cards] * seats
    assert state.pile == (STRAIGHT.pack[seats * cards],)
    assert state.stock == STRAIGHT.pack[seats * cards + 1 :]
    assert (state.phase, state.to_act) == (Phase.DRAW, 1)


def test_deal_goes_round() -> None:
    """One card at a time, from the seat after the dealer."""
    state = start(STRAIGHT, STRAIGHT.presets["standard"], 3, 1)
    state = play(state, DEALER, Deal(STRAIGHT.pack))
    firsts = [hand[0] for hand in (state.hands[1], state.hands[2], state.hands[0])]
    assert firsts == list(STRAIGHT.pack[:3])
    assert state.to_act == 2


@pytest.mark.parametrize("seats", [1, 7])
def test_number_of_players(seats: int) -> None:
    """Two to six play."""
    state = start(STRAIGHT, STRAIGHT.presets["standard"], seats, 1)
    with pytest.raises(Exception, match="2 to 6"):
        play(state, DEALER, Deal(STRAIGHT.pack))


# The ace


@pytest.mark.parametrize(
    ("cards", "ace", "code"),
    [
        pytest.param("Ah 2h 3h", "low", None, id="ace low"),
        pytest.param("Qh Kh Ah", "low", "not_a_meld", id="not above the king"),
        pytest.param("Qh Kh Ah", "both", None, id="both: above the king"),
        pytest.param("Ah 2h 3h", "both", None, id="both: below the 2"),
        pytest.param("Kh Ah 2h", "both", "not_a_meld", id="never round the corner"),
    ],
)
def test_ace(cards: str, ace: str, code: str | None) -> None:
    """`ace: low` and `both`."""
    state = at_play(f"{cards} 9s 9d", "5s", ace=ace)
    if code is None:
        assert len(after(state, f"1 meld {cards}").melds) == 1
    else:
        assert refused(state, f"1 meld {cards}") == code


def test_ace_is_not_laid_off_above_the_king() -> None:
    """Unless both ends are allowed."""
    state = at_play("Ah 9s 9d", "5s", melds="2: Jh Qh Kh")
    assert refused(state, "1 add Ah 1") == "does_not_fit"
    both = at_play("Ah 9s 9d", "5s", melds="2: Jh Qh Kh", ace="both")
    assert after(both, "1 add Ah 1").melds[0].high == 14


# A turn


def test_turn_begins_with_a_card() -> None:
    """The top of the stock or of the pile; before that nothing else, after it no other card."""
    state = position("straight", "4h 5h 6h 9s", "5s", pile="2d 8c", stock="Kc 2c")
    for line in ("1 meld 4h 5h 6h", "1 discard 9s", "1 turnover"):
        assert refused(state, line) == "wrong_phase"
    drawn = after(state, "1 draw")
    assert drawn.turn.drawn == parse_card("Kc")
    taken = after(state, "1 take")
    assert (taken.turn.taken, taken.pile) == ((parse_card("8c"),), (parse_card("2d"),))
    for line in ("1 draw", "1 take"):
        assert refused(drawn, line) == refused(taken, line) == "wrong_phase"


def test_only_the_top_of_the_pile() -> None:
    """It may be named; a card below it may not."""
    state = position("straight", "4h 9s", "5s", pile="2d 8c")
    assert after(state, "1 take 8c") == after(state, "1 take")
    assert refused(state, "1 take 2d") == "not_in_pile"
    assert refused(state, "1 take 3d") == "not_in_pile"


def test_card_taken_is_not_discarded() -> None:
    """Not in the same turn; one drawn from the stock may be, and so may any other."""
    state = position("straight", "4h 9s", "5s", pile="8c", stock="Kc 2c")
    taken = after(state, "1 take")
    assert refused(taken, "1 discard 8c") == "cannot_discard_taken_card"
    assert after(taken, "1 discard 4h").to_act == 2
    assert after(state, "1 draw", "1 discard Kc").to_act == 2


def test_lay_off_on_any_meld() -> None:
    """One's own and the others'; the card has to fit."""
    state = at_play("7c 7h 9s", "5s", melds="1: 8s 8d 8c | 2: 4h 5h 6h")
    assert after(state, "1 add 7h 2").melds[1].laid_by == (2, 2, 2, 1)
    assert refused(state, "1 add 7c 2") == "does_not_fit"
    assert refused(state, "1 add 7h 3") == "no_such_meld"
    assert refused(state, "1 add 8h 1") == "not_in_hand"


@pytest.mark.parametrize(("option", "code"), [("any", None), ("one", "one_meld_per_turn")])
def test_melds_per_turn(option: str, code: str | None) -> None:
    """`one` refuses a second meld, whatever it is; lay-offs are still allowed."""
    cards, stock = "4h 5h 6h 7h 9s 9d 9c 2s", "2c 3c 5c"
    state = at_play(cards, "5s", stock=stock, melds_per_turn=option)
    state = after(state, "1 meld 4h 5h 6h")
    assert after(state, "1 add 7h 1").turn.melds == (1,)
    if code:
        assert refused(state, "1 meld 9s 9d 9c") == code
        assert refused(state, "1 meld 9s Ks") == code
        later = after(state, "1 discard 2s", "2 draw", "2 discard 2c", "1 draw")
        assert after(later, "1 meld 9s 9d 9c").turn.melds == (2,)
    else:
        assert after(state, "1 meld 9s 9d 9c").turn.melds == (1, 2)


def test_lay_off_before_own_meld() -> None:
    """`no`: only who has laid a meld, be it in this turn, may lay off."""
    cards = "7h 9s 9d 9c 2s"
    state = at_play(cards, "5s", melds="2: 4h 5h 6h", lay_off_before_own_meld="no")
    assert refused(state, "1 add 7h 1") == "not_opened"
    assert refused(state, "1 add 2s 1") == "not_opened"
    assert after(state, "1 meld 9s 9d 9c", "1 add 7h 1").melds[0].high == 7
    free = at_play(cards, "5s", melds="2: 4h 5h 6h")
    assert after(free, "1 add 7h 1").melds[0].high == 7


# Going out


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("1 meld Ks Kd Kc",), id="by melding"),
        pytest.param(("1 add Kc 1", "1 meld 3s 3d 3c"), id="by melding after a lay-off"),
        pytest.param(("1 meld 3s 3d 3c", "1 add Kc 1"), id="by laying off"),
        pytest.param(("1 meld 3s 3d 3c", "1 discard Kc"), id="by discarding"),
    ],
)
def test_going_out(lines: tuple[str, ...]) -> None:
    """By the last meld, lay-off or discard."""
    hand = "Ks Kd" if "Ks" in lines[0] else "3s 3d 3c"
    melds = "2: 10c Jc Qc | 1: 5d 6d 7d"
    state = after(at_play(hand, "5s 9h", melds=melds), *lines)
    assert state.results[-1].reason == "out"
    assert state.results[-1].ended_by == 1


def test_final_discard_required() -> None:
    """Then melds and lay-offs that leave nothing to discard are dead ends."""
    state = at_play("3s 3d 3c", "5s", melds="2: 10c Jc Qc", final_discard="required")
    assert refused(after(state, "1 add Kc 1"), "1 meld 3s 3d 3c") == "dead_end"
    assert refused(after(state, "1 meld 3s 3d 3c"), "1 add Kc 1") == "dead_end"
    assert after(state, "1 meld 3s 3d 3c", "1 discard Kc").results[-1].ended_by == 1


def test_left_with_the_card_taken() -> None:
    """It may not be discarded: a dead end unless it can be laid off, and never with `required`."""
    state = position("straight", "3s 3d 3c", "5s", pile="Kc", melds="2: 4h 5h 6h")
    assert refused(after(state, "1 take"), "1 meld 3s 3d 3c") == "dead_end"
    fits = position("straight", "3s 3d 3c", "5s", pile="Kc", melds="2: 10c Jc Qc")
    assert (
        after(fits, "1 take", "1 meld 3s 3d 3c", "1 add Kc 1").results[-1].reason == "going_rummy"
    )
    required = position(
        "straight", "3s 3d 3c", "5s", pile="Kc", melds="2: 10c Jc Qc", final_discard="required"
    )
    assert refused(after(required, "1 take"), "1 meld 3s 3d 3c") == "dead_end"


# Presets

LENGTHS = ("target", "deals")
NAMED = {
    "bicycle": {"stock-out": "turn-over"},
    "pagat": {"stock-out": "reshuffle", "melds-per-turn": "one"},
    "lowest-wins": {"stock-out": "reshuffle", "scoring": "penalty"},
}


@pytest.mark.parametrize("preset", NAMED)
def test_rules_by_the_names_that_players_know(preset: str) -> None:
    """Each is the usual game but for these options; a record of it is played by them."""
    presets = describe(STRAIGHT)["presets"]
    assert presets[preset] == presets["standard"] | NAMED[preset]
    text = (GAMES / f"straight-{preset}.txt").read_text(encoding="utf-8")
    options = read_record(text).header.options
    assert {name: options[name] for name in options if name not in LENGTHS} == NAMED[preset]


def test_presets_keep_their_meaning() -> None:
    """The first is what new challenges get; those of before are as they were."""
    assert list(STRAIGHT.presets)[:3] == ["standard", "penalty", "strict"]
    assert STRAIGHT.presets["standard"] == STRAIGHT.rules()
    assert STRAIGHT.presets["penalty"] == STRAIGHT.rules(scoring="penalty")
