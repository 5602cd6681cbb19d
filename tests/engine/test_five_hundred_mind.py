"""What the strong player of 500 Rummy knows, says and expects, at positions made for it."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import Seat
from engine.game import due, play, start
from engine.moves import DEALER, Discard, DrawStock, TakePile
from engine.players import Level, choose
from engine.players.faces import face_of
from engine.players.five_hundred import MIND, casual, reckoning, strong
from engine.players.five_hundred.position import position_of
from engine.players.five_hundred.turns import Plan
from engine.players.sight import sight_of
from engine.players.whys import Reason, Why
from engine.state import State
from engine.view import seen_by
from tests.engine.claims import CHECKS
from tests.engine.situations import FIVE_HUNDRED, after, card, cards, situation


def dealt(number: int) -> State:
    """A game whose first round begins."""
    state = start(FIVE_HUNDRED, FIVE_HUNDRED.presets["standard"], 2, 1 + number % 2)
    deal = due(state, number.to_bytes(32, "big"))
    assert deal is not None
    return play(state, DEALER, deal)


def test_reasons_of_the_strong_level_are_true() -> None:
    """Through a round each claim holds, counted in another way; some are its own."""
    told, state = set[Why](), dealt(0)
    while not state.results:
        seen = seen_by(state, state.acting)
        move = choose(seen, Random(0), Level.STRONG)
        why = MIND.reason(seen, move)
        assert CHECKS[why.why](seen, move, why), (move, why, seen.hand, seen.pile)
        told.add(why.why)
        state = play(state, state.acting, move)

    assert told & {Why.HELD_BACK, Why.AWAITS}


def test_a_rich_pile() -> None:
    """Several cards that bring much at once are taken for what they bring."""
    seen = seen_by(situation("Kh Kd 2s 5c", pile="Ks 4d 9c"), 1)
    assert MIND.reason(seen, TakePile(card("Ks"))) == Reason(Why.PILE_BRINGS, points=30)
    assert MIND.reason(seen, DrawStock()).why is not Why.PILE_BRINGS


def test_a_poor_pile_needs_another_reason() -> None:
    """Few points, or one card alone, are told as in every game."""
    for pile, taken in ("2d 9c", "2d"), ("9c Ks", "Ks"):
        seen = seen_by(situation("2h 2s Kh Kd", pile=pile), 1)
        assert MIND.reason(seen, TakePile(card(taken))).why is Why.MAKES


def test_a_meld_that_is_held_back() -> None:
    """Whoever keeps a meld in the hand says so."""
    state = after(situation("7h 8h 9h Ks", pile="2c", stock="4d 5d"), "1 draw")
    why = MIND.reason(seen_by(state, 1), Discard(card("Ks")))
    assert why == Reason(Why.HELD_BACK, cards=cards("7h 8h 9h"))


def test_the_last_card() -> None:
    """A discard that ends the round needs no other reason."""
    state = after(situation("7h", pile="2c", melds="7s 7d 7c", stock="4d 5d"), "1 draw")
    state = after(state, "1 add 7h 1")
    assert MIND.reason(seen_by(state, 1), Discard(card("4d"))).why is Why.OUT


def test_most_cards_are_awaited() -> None:
    """The discard after which most cards would help is told so, another one is not."""
    seen = seen_by(after(situation("7h 8h 8s", pile="3c", stock="2c 5d"), "1 draw"), 1)
    why = MIND.reason(seen, Discard(card("2c")))
    assert why == Reason(Why.AWAITS, cards=cards("6h 9h 8d 8c"), points=4)
    assert MIND.reason(seen, Discard(card("8s"))).why is not Why.AWAITS


def refusing() -> State:
    """Seat 2 has thrown two eights and left a third; seat 1, which has the last, is to throw."""
    state = situation("8c 8d 9d 3s 5h Kd", other="8s 8h Qc Jd 2c 7c 4h", pile="4c")
    state = after(replace(state, to_act=2), "2 draw", "2 discard 8s", "1 draw", "1 discard 8c")
    return after(state, "2 draw", "2 discard 8h", "1 draw")


def test_what_the_other_refused_is_safe() -> None:
    """Whoever threw eights and left one will hardly want the last; a king may well be wanted."""
    seen = seen_by(refusing(), 1)
    why = MIND.reason(seen, Discard(card("8d")))
    assert why.why is Why.ODDS
    assert why.cards == cards("8s 8h 8c")
    assert CHECKS[why.why](seen, Discard(card("8d")), why)
    assert MIND.reason(seen, Discard(card("Kd"))).why is not Why.ODDS


def test_a_safe_card_that_nothing_tells_of() -> None:
    """Without anything that the other refused beside it, no card is called safe by that."""
    seen = seen_by(after(situation("8d 3s Kd", pile="4c"), "1 draw"), 1)
    assert MIND.reason(seen, Discard(card("8d"))).why is not Why.ODDS


def collecting() -> State:
    """Seat 2 has taken two kings, and seat 1, which has the third, is to play."""
    hand, other = "Kc 3s 8d 5h 9s", "4h 4s 10d 2c 7d"
    state = situation(hand, other=other, pile="4c Kh Kd", stock="6s Js Qs Ah")
    return after(
        replace(state, to_act=2), "2 take 4c", "2 meld 4h 4s 4c", "2 discard 10d", "1 draw"
    )


def test_what_the_other_collects_stays() -> None:
    """The third king is kept from whoever took two, and the reason says so."""
    state = collecting()
    seen = seen_by(state, 1)
    assert position_of(seen).known.bit_count() == 2
    move = choose(seen, Random(0), Level.STRONG)
    assert move != Discard(card("Kc"))
    why = MIND.reason(seen, Discard(card("3s")))
    assert why == Reason(Why.SPARES, cards=cards("Kc"))
    assert CHECKS[why.why](seen, Discard(card("3s")), why)
    assert MIND.reason(seen, Discard(card("Kc"))).why is not Why.SPARES


def test_what_the_other_collects_is_wanted() -> None:
    """A third king more surely than a neighbour of one, that more than what unseen cards fit."""
    now = position_of(seen_by(collecting(), 1))
    ahead = now.field_after((), now.pile)
    third, beside, unrelated = (ahead.wanted(face_of(card(text))) for text in ("Kc", "Qh", "9s"))
    assert third > beside > unrelated > 0
    assert now.caught() > 20


@pytest.mark.parametrize(("totals", "sign"), [((90, 20), 1), ((0, 190), -1), ((0, 0), 0)])
def test_an_end_that_decides_the_game(totals: tuple[int, int], sign: int) -> None:
    """Points are not all where the round ends the game."""
    state = replace(situation("7h 8h 9h Ks", pile="2c"), totals=totals)
    now, usual = (
        position_of(seen_by(state, 1)),
        position_of(seen_by(situation("7h 8h 9h Ks", pile="2c"), 1)),
    )
    more = now.worth_of_end(24, 0) - usual.worth_of_end(24, 0)
    assert (more > 0) - (more < 0) == sign


def best(state: State) -> Plan:
    """How the strong level ends the turn of the seat to act."""
    planned = strong.plan(seen_by(state, state.acting))
    assert planned is not None
    return planned


def test_it_goes_out_to_win() -> None:
    """Where that wins the game, no further melds are waited for."""
    state = after(situation("7h 8h 9h Qs Qh Qd", pile="2c", stock="4d 5d 6d"), "1 draw")
    planned = best(replace(state, totals=(80, 90)))
    assert sorted(lay.points for lay in planned.lays) == [24, 30]
    assert planned.discard == face_of(card("4d"))


def test_winning_is_more_than_points() -> None:
    """The same end of a round is worth more where it wins the game, and less where it loses it."""
    state = after(situation("7h 8h 9h", pile="2c"), "1 draw")
    loses, goes_on, wins = (
        strong.worth_of_end(position_of(seen_by(replace(state, totals=totals), 1)), 24, 0)
        for totals in ((0, 250), (0, 0), (80, 80))
    )
    assert loses < goes_on < wins
    assert wins - loses > 150


def test_one_round_decides() -> None:
    """Where the game ends with the round whatever the target, its end is worth winning it."""

    def worth(**options: str) -> float:
        state = after(situation("7h 8h 9h", pile="2c", **options), "1 draw")
        now = position_of(seen_by(state, 1))
        return strong.worth_of_end(now, 24, 0)

    assert worth(one_round="yes", target="500") > worth(target="500") + 20


@pytest.mark.parametrize("laid", ["", "8d 9d 10d|Qs Qh Qd"])
def test_the_last_turn_of_the_round(laid: str) -> None:
    """With the stock gone all is laid, and the dearest of the least useful cards goes."""
    state = situation("7h 8h 9h Ks 3c 5s", pile="2c", stock="4d", melds=laid)
    planned = best(after(state, "1 draw"))
    assert [lay.points for lay in planned.lays] == [24]
    assert planned.discard == face_of(card("Ks"))


def test_the_last_turn() -> None:
    """Nothing comes after it: all is laid, and the dearest card goes."""
    state = after(situation("7h 8h 9h Ks 3c 5s", pile="2c", stock="4d"), "1 draw")
    planned = reckoning.plan(seen_by(state, 1))
    assert planned is not None
    assert [lay.points for lay in planned.lays] == [24]
    assert planned.discard == 12


def promise(state: State, seat: Seat) -> float:
    """What the game's player promises."""
    promises = MIND.promise
    assert promises is not None
    return promises(state, seat)


@pytest.mark.parametrize("number", range(3))
def test_promise_is_one_for_both(number: int) -> None:
    """What one seat can hope for the other has to fear, to the end."""
    state = dealt(number)
    while not state.results:
        assert promise(state, 1) == -promise(state, 2)
        assert abs(promise(state, 1)) < 400
        state = play(state, state.acting, choose(seen_by(state, state.acting), Random(0)))


def test_promise_sees_who_is_better_off() -> None:
    """Cards that are about to be laid promise more than cards that will be caught."""
    rich = situation("Ks Kh Kd Qs Js 10s", pile="2c", other="3d 6h 9c Jd 7c Ac")
    poor = situation("3d 6h 9c Jd 7c Ac", pile="2c", other="Ks Kh Kd Qs Js 10s")
    assert promise(rich, 1) > promise(poor, 1)


def test_a_beginner_sometimes_throws_anything() -> None:
    """Over many turns easy throws different cards from the same hand, and never breaks a rule."""
    state = after(situation("7h 8h Ks 2c 5d 9s", pile="3c", stock="Jd 5s"), "1 draw")
    thrown = {choose(seen_by(state, 1), Random(seed), Level.EASY) for seed in range(60)}
    assert len(thrown) > 1
    assert Discard(card("2c")) in thrown


@pytest.mark.parametrize(("who", "keeps_dear"), [(casual.NOW, False), (casual.OF_VERSION_3, True)])
def test_a_beginner_keeps_pairs(who: casual.Beginner, keeps_dear: bool) -> None:
    """Two cards that belong together look worth keeping, though the third is gone.

    More than a card that counts as much; before, more than a dearer one too.
    """
    sight = sight_of(seen_by(situation("7h 8h 5c As", melds="6h 6s 6d|9h 9s 9d"), 1))
    pair, cheap, dear = (
        casual.company(who, face_of(card(name)), sight) for name in ("7h", "5c", "As")
    )
    assert pair > cheap
    assert (pair > dear) is keeps_dear


def test_promise_of_who_can_go_out() -> None:
    """It is what is laid then, and what the other holds."""
    state = after(situation("7h 8h 9h", pile="2c", stock="Kd 4d", other="3d 6h"), "1 draw")
    assert promise(state, 1) == 24 + 9


def test_promise_of_the_last_turn() -> None:
    """With no stock left the dearest card is thrown, and the rest of both hands counts."""
    state = after(situation("7h 8h 9h Ks 3c", pile="2c", stock="4d", other="3d 6h"), "1 draw")
    assert promise(state, 1) == 24 - 7 + 9
