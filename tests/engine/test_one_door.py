"""Every move goes through one door, which says no in the order of the notation."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from engine.cards import pack, write_cards
from engine.errors import Refusal, WrongPlayerCount
from engine.game import due, play, start
from engine.moves import DEALER, Deal, DrawStock, Reshuffle
from engine.record.lines import read_move
from engine.state import Phase, State
from tests.engine.situations import FIVE_HUNDRED, after, all_cards, refused, situation
from tests.engine.two_packs import at_turn

RULES = FIVE_HUNDRED.presets["standard"]


def dealt(dealer: int = 1) -> State:
    """The first round, dealt from a pack in order."""
    return play(start(FIVE_HUNDRED, RULES, 2, dealer), DEALER, Deal(pack()))


def test_deal_goes_round_from_the_seat_after_the_dealer() -> None:
    """One card at a time, thirteen each, then the upcard; what is left is the stock."""
    state = dealt(dealer=1)
    assert write_cards(state.hand_of(2)) == "As 3s 5s 7s 9s Js Ks 2h 4h 6h 8h 10h Qh"
    assert write_cards(state.hand_of(1)) == "2s 4s 6s 8s 10s Qs Ah 3h 5h 7h 9h Jh Kh"
    assert write_cards(state.pile) == "Ad"
    assert (len(state.stock), write_cards(state.stock[:2])) == (25, "2d 3d")


@pytest.mark.parametrize(("dealer", "first"), [(1, 2), (2, 1)])
def test_seat_after_the_dealer_plays_first(dealer: int, first: int) -> None:
    """The dealer's opponent begins, with drawing."""
    state = dealt(dealer)
    assert (state.to_act, state.phase, state.round) == (first, Phase.DRAW, 1)


def test_deal_passes_on() -> None:
    """Every round is dealt by the next seat; nothing of the old round is left."""
    over = after(situation("4h 5h", stock="6h Kd"), "1 draw @7", "1 meld 4h 5h 6h")
    again = play(over, DEALER, Deal(pack()))
    assert (over.dealer, again.dealer, again.to_act, again.round) == (2, 1, 2, 2)
    assert (again.melds, again.turn_at, again.at) == ((), 7, 7)
    assert all_cards(again) == sorted(pack())


def test_table_stays_between_rounds() -> None:
    """After a round the hands, melds and pile lie as they were left; the turn is nobody's."""
    over = after(situation("4h 5h", stock="6h Kd", other="Kc"), "1 draw", "1 meld 4h 5h 6h")
    assert (over.phase, over.to_act, over.hand) == (Phase.DEAL, None, ())
    assert (len(over.melds), write_cards(over.hand_of(2))) == (1, "Kc")


@pytest.mark.parametrize("line", ["1 draw", "1 resign", "2 resign", "1 timeout", "1 flag"])
def test_nothing_can_be_played_before_a_deal(line: str) -> None:
    """Before the first deal and between rounds everything is in the wrong phase."""
    assert refused(start(FIVE_HUNDRED, RULES, 2, 1), line) == "wrong_phase"


@pytest.mark.parametrize("line", ["1 draw", "2 resign", "1 timeout", "1 discard Ks", "2 flag"])
def test_nothing_can_be_played_after_the_end(line: str) -> None:
    """A game that is over stays over."""
    assert refused(after(situation("4h"), "1 resign"), line) == "game_over"


@pytest.mark.parametrize("seat", [1, 2])
def test_either_seat_may_resign_at_any_time(seat: int) -> None:
    """The other has won, whatever the totals; the round is worth nothing."""
    for state in (situation("4h"), after(situation("4h"), "1 draw")):
        over = after(state, f"{seat} resign")
        assert (over.winner, over.phase, over.out) == (3 - seat, Phase.FINISHED, {seat})
        assert (over.results[0].scores, over.results[0].ended_by) == ((0, 0), seat)
        assert over.hands == state.hands


def test_a_seat_that_does_not_exist_is_not_to_move() -> None:
    """Not even to resign."""
    assert refused(situation("4h"), "3 resign") == "not_your_turn"


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_wrong_number_of_players(seats: int) -> None:
    """It is refused at the first deal."""
    with pytest.raises(WrongPlayerCount) as caught:
        play(start(FIVE_HUNDRED, RULES, seats, 1), DEALER, Deal(pack()))
    assert (caught.value.seats, caught.value.least, caught.value.most) == (seats, 2, 2)


def test_a_deal_takes_the_whole_pack() -> None:
    """A deck of other cards is a fault and no game."""
    with pytest.raises(ValueError, match="pack"):
        play(start(FIVE_HUNDRED, RULES, 2, 1), DEALER, Deal(pack()[1:]))


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        pytest.param(DEALER, Deal(pack()), id="a deal in mid-round"),
        pytest.param(DEALER, Reshuffle(pack()), id="a shuffle the game does not have"),
        pytest.param(DEALER, DrawStock(), id="the dealer does not play"),
        pytest.param(1, Deal(pack()), id="players do not deal"),
    ],
)
def test_dealers_moves_are_the_dealers(seat: int, move: Deal | Reshuffle | DrawStock) -> None:
    """Who deals does not play, who plays does not deal."""
    with pytest.raises(Refusal) as caught:
        play(situation("4h"), seat, move)
    assert caught.value.code == "wrong_phase"


def test_deal_that_is_due_follows_from_the_key() -> None:
    """The same key deals the same cards, another round others; in mid-round none is due."""
    fresh = start(FIVE_HUNDRED, RULES, 2, 1)
    assert due(fresh, b"key") == due(fresh, b"key") != due(fresh, b"another")
    over = after(situation("4h 5h", stock="6h Kd"), "1 draw", "1 meld 4h 5h 6h")
    assert due(over, b"key") != due(fresh, b"key")
    assert due(situation("4h"), b"key") is None


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("1 draw", "'draw' cannot be played now; the phase is 'play'."),
        ("1 discard Kd", "Not in the hand: Kd."),
        ("1 meld Kd Qd 2s", "Not in the hand: Kd, Qd."),
        ("1 add 2s 1", "There is no meld 1 on the table."),
        ("2 draw", "It is the turn of seat 1."),
    ],
)
def test_refusals_speak(line: str, sentence: str) -> None:
    """A refusal says what the rule is, cards as tokens."""
    assert refusal_of(after(situation("2s 3s"), "1 draw"), line) == sentence


def every_refusal(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """All kinds of refusals."""
    for one in kind.__subclasses__():
        if one.__module__ == kind.__module__:  # not those of games from elsewhere
            yield one
        yield from every_refusal(one)


@pytest.mark.parametrize("kind", [*every_refusal()], ids=lambda kind: kind.code)
def test_refusals_speak_of_what_is_not_there(kind: type[Refusal]) -> None:
    """Where a value may be missing there is a sentence without it, not one with a gap."""
    may_miss = [f.name for f in fields(kind) if "None" in str(f.type)]
    assert bool(kind.unnamed) is bool(may_miss)
    if may_miss:
        told = str(kind(**{f.name: None if f.name in may_miss else "7h" for f in fields(kind)}))
        assert told == kind.unnamed.format(card="7h")
        assert not any(word in told for word in ("None", "–", "{"))


def test_dead_end_says_what_is_stuck() -> None:
    """The card that would be left in the hand; where it is none, what else is wrong."""
    taken = after(situation("2s 3s 4s", pile="9d"), "1 take")
    assert refusal_of(taken, "1 meld 2s 3s 4s").endswith(": 9d would be stuck in the hand.")
    drawn = after(at_turn("zolik", "Ks Kh Kd", stock="4c", opened=()), "1 draw")
    assert "the initial meld could not be completed" in refusal_of(drawn, "1 meld Ks Kh Kd")


def refusal_of(state: State, line: str) -> str:
    """The sentence with which the move of *line* is refused."""
    seat, move, _ = read_move(line)
    with pytest.raises(Refusal) as caught:
        play(state, seat, move)
    return str(caught.value)
