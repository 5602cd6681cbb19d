"""The computer at gin: its cards are the engine's, its moves legal, and the clear ones right."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine.arrange.deadwood import (
    RANKS,
    cards_of,
    each_face,
    faces_of,
    least_deadwood,
)
from engine.cards import pack, write_card
from engine.game import due, play, start
from engine.legal import is_legal, legal_moves
from engine.melds import Melding, new_meld
from engine.moves import DEALER, BigGin, Discard, DrawStock, Gin, Knock, Move, Pass, TakePile
from engine.options import rules_from
from engine.players import MINDS, Level, choose
from engine.players.faces import ALL
from engine.players.gin.beliefs import HAND, chances
from engine.players.gin.hands import OF_VALUE, PAIRS, VALUES, melded, outs
from engine.players.gin.outlook import OTHERS, OWN, Outlook
from engine.players.gin.sight import sight_of
from engine.players.gin.strong import reckoned, throws
from engine.players.memory import memory_of
from engine.players.whys import Why
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.engine.claims import CHECKS, melds_of
from tests.engine.positions import position

GIN = VARIANTS["gin"]
LEVELS = tuple(Level)
OPTIONS = ({}, {"knock": "oklahoma"}, {"big-gin": "no"})
OTHER = "Ah 3h 3d 3c 9h 9d 10d Jd Kc Kd"


def one_round(number: int, levels: tuple[Level, Level], options: dict[str, str]) -> list[State]:
    """The states of a round in which each seat plays at its level."""
    state = start(GIN, rules_from(GIN, options), 2, 1 + number % 2)
    key, random = number.to_bytes(32, "big"), Random(number)
    state = play(state, DEALER, due(state, key))
    states = [state]
    while not state.results:
        seen = seen_by(state, state.to_act)
        move = choose(seen, random, levels[state.acting - 1])
        assert is_legal(seen, move), move
        state = play(state, state.acting, move)
        states.append(state)
    return states


@cache
def strong_rounds() -> tuple[State, ...]:
    """Positions of rounds that the strong level plays with each set of options."""
    both = Level.STRONG, Level.STRONG
    return tuple(
        state
        for number in range(6)
        for state in one_round(number, both, OPTIONS[number % len(OPTIONS)])
    )


def waiting() -> list[State]:
    return [state for state in strong_rounds() if state.to_act is not None]


# Sets of cards


def test_melds_and_what_would_make_some() -> None:
    """Found by bits as by trying every three cards."""
    melding = Melding(ace_high=False)
    for number in range(8):
        hand = Random(number).sample(pack(), 10)
        faces = faces_of(hand)
        own = {card for meld in melds_of(hand, melding) for card in meld}
        assert set(cards_of(melded(faces))) == own
        making = {
            card
            for card in pack()
            if card not in hand and any(card in meld for meld in melds_of([*hand, card], melding))
        }
        assert set(cards_of(outs(faces))) == making


def test_pairs_make_melds() -> None:
    """The two others of each meld of three with a card, and the points of every card."""
    cards = cards_of(ALL)
    for face, pairs in enumerate(PAIRS):
        for one, other in pairs:
            three = (cards[face], cards[one], cards[other])
            assert new_meld(0, 0, three, Melding(ace_high=False)), three
    assert sum(map(len, PAIRS)) == 3 * (13 * 4 + 4 * 11)
    for face, card in enumerate(cards):
        assert VALUES[face] == GIN.values.by_rank[card.rank]
        assert OF_VALUE[VALUES[face]] >> face & 1
    assert len(RANKS) == 13


def test_sight_is_the_state() -> None:
    """Every card is somewhere, and what is known of the other is true."""
    for state in waiting():
        seat = state.acting
        sight = sight_of(seen_by(state, seat))
        other = faces_of(state.hand_of(3 - seat))
        assert not sight.known & ~other
        assert cards_of(sight.hand) == tuple(sorted(state.hand, key=pack().index))
        assert sight.unseen == faces_of(state.stock) | other & ~sight.known
        assert sight.known == faces_of(memory_of(state).known_of(3 - seat))
        assert sight.left & sight.unseen == 0


def test_what_the_other_left() -> None:
    """The upcard is left by who passes it, and to who passes it himself it is not."""
    state = position("gin", "4h 5h Ks Qd Jc 9s 8d 7c 2s 2d", OTHER, pile="6c", phase=Phase.UPCARD)
    state = play(replace(state, upcard=state.pile[0]), 1, Pass())
    assert sight_of(seen_by(state, 2)).left == faces_of(state.pile)
    state = replace(state, course=(), to_act=1)
    assert not sight_of(seen_by(state, 1)).left


def test_chances_are_chances() -> None:
    """What the other took it holds; of unseen cards it holds about as many as it has."""
    for state in waiting():
        sight = sight_of(seen_by(state, state.acting))
        held = chances(sight)
        assert all(held[face.bit_length() - 1] == 1 for face in each_face(sight.known))
        assert all(0 < held[face.bit_length() - 1] < 1 for face in each_face(sight.unseen))
        assert sum(held) == pytest.approx(HAND, abs=4.5)


def test_the_next_draw_by_trying_every_card() -> None:
    """The mean deadwood after a draw, the chances of a knock and of gin."""
    for state in waiting()[::9]:
        sight = sight_of(seen_by(state, state.acting))
        look = Outlook(sight)
        hand = sight.hand
        if hand.bit_count() == 11:
            hand ^= hand & -hand
        sums = [0.0, 0.0, 0.0]
        for face in each_face(look.unseen):
            part = look.free[face.bit_length() - 1]
            left = min(least_deadwood((hand | face) ^ one) for one in each_face(hand | face))
            sums = [
                sums[0] + part * left,
                sums[1] + part * (left <= sight.limit),
                sums[2] + part * (left == 0),
            ]
        inputs = look.own(hand)
        assert (len(inputs), len(look.others)) == (OWN, OTHERS)
        assert (inputs[1] * 30, inputs[2], inputs[3]) == pytest.approx(
            [each / look.total for each in sums]
        )


# Moves


@pytest.mark.uncounted
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS)
def test_legal_and_repeatable(level: Level, options: dict[str, str]) -> None:
    """The same sight and chance give the same move, and all of them are accepted."""
    for number in range(3):
        states = one_round(number, (level, Level.NORMAL), options)
        again = one_round(number, (level, Level.NORMAL), options)
        assert states == again


ALL_CARDS = [f"{rank}{suit}" for rank in (*"A23456789", "10", *"JQK") for suit in "shdc"]

CLEAR = {
    "takes what lets it knock": (
        "4h 5h 6h 9s 9d 9c Ks Kh 2c 3d", "Kd", Phase.DRAW, TakePile, {},
    ),
    "takes the first upcard into a meld": (
        "4h 5h 8s 9s 9d Js Ks Kh 2c 3d", "Kd", Phase.UPCARD, TakePile, {},
    ),
    "passes a card of no use": (
        "4h 5h 8s 9s 9d Js Ks Kh 2c 3d", "Qc", Phase.UPCARD, Pass, {},
    ),
    "draws past a card of no use": (
        "4h 5h 8s 9s 9d Js Ks Kh 2c 3d", "Qc", Phase.DRAW, DrawStock, {},
    ),
    "gin": (
        "4h 5h 6h 9s 9d 9c Qs Qh Qd Qc Jh", "2c", Phase.PLAY, Gin, {},
    ),
    "big gin": (
        "4h 5h 6h 7h 9s 9d 9c Qs Qh Qd Qc", "2c", Phase.PLAY, BigGin, {},
    ),
    "no big gin by the rules": (
        "4h 5h 6h 7h 9s 9d 9c Qs Qh Qd Qc", "2c", Phase.PLAY, Gin, {"big_gin": "no"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CLEAR)
@pytest.mark.parametrize("level", [Level.STRONG, Level.NORMAL])
def test_clear_moves(name: str, level: Level) -> None:
    """What nobody would do otherwise."""
    hand, pile, phase, wanted, options = CLEAR[name]
    free = [text for text in ALL_CARDS if text not in f"{hand} {pile}".split()]
    other = " ".join(free[::3][:10])
    state = position("gin", hand, other, pile=pile, phase=phase, **options)
    assert type(choose(seen_by(state, 1), Random(0), level)) is wanted


def test_nobody_knocks_above_the_limit() -> None:
    """After an ace as upcard only gin will do."""
    hand, other = "4h 5h 6h 9s 9d 9c Qs Qh Qd 2c Jh", "Ah 3h 3d 3c 10h 8d 10d Jd Kc Kd"
    state = position("gin", hand, other, pile="As", phase=Phase.PLAY, knock="oklahoma")
    state = replace(state, upcard=state.pile[0])
    for level in LEVELS:
        assert isinstance(choose(seen_by(state, 1), Random(0), level), Discard)
    assert isinstance(choose(seen_by(replace(state, upcard=None), 1), Random(0), "normal"), Knock)


def test_not_what_both_refused() -> None:
    """After two passes the stock is drawn from, whatever the card is worth."""
    hand = "4h 5h 6h 9s 9d 9c Ks Kh 2c 3d"
    state = position("gin", hand, "Ah 3h 8d 3c 10h 8h 10d Jd 7c 5d", pile="Kd", phase=Phase.UPCARD)
    for seat in (1, 2):
        state = play(state, seat, Pass())
    seen = seen_by(state, 1)
    for level in LEVELS:
        assert choose(seen, Random(0), level) == DrawStock()
    assert MINDS["gin"].reason(seen, DrawStock()).why is Why.ONLY


def test_everybody_sees_big_gin() -> None:
    """Beginners too."""
    hand = "4h 5h 6h 7h 9s 9d 9c Qs Qh Qd Qc"
    state = position("gin", hand, "Ah 3h 3d 3c 10h 8d 10d Jd Kc Kd", phase=Phase.PLAY)
    for level in LEVELS:
        assert choose(seen_by(state, 1), Random(0), level) == BigGin()


@pytest.mark.uncounted
@pytest.mark.parametrize(("better", "worse"), [("strong", "normal"), ("normal", "easy")])
def test_levels_are_in_order(better: str, worse: str) -> None:
    """Over some rounds, each with the seats exchanged, the better level is ahead."""
    ahead = 0
    for number in range(24):
        for seat in (0, 1):
            levels = (better, worse) if seat == 0 else (worse, better)
            scores = one_round(number, levels, {})[-1].results[-1].scores
            ahead += scores[seat] - scores[1 - seat]
    assert ahead > 0


# What it tells


@pytest.mark.slow
def test_reasons_are_true() -> None:
    """Each claim on a move of the strong level holds, counted in another way."""
    told = set()
    for state in waiting()[::3]:
        seen = seen_by(state, state.acting)
        move = choose(seen, Random(0), Level.STRONG)
        why = MINDS["gin"].reason(seen, move)
        told.add(why.why)
        assert CHECKS[why.why](seen, move, why), (move, why)
    assert len(told) >= 6, told


def test_reasons_for_other_moves_are_true() -> None:
    """So does each claim on a move that the strong level would not make."""
    for state in waiting()[::17]:
        all_reasons_are_true(seen_by(state, state.acting))


@pytest.mark.watched
@pytest.mark.slow
def test_why_it_goes_on() -> None:
    """Where it could knock and does not it says what either is worth: points, or chances to win."""
    told = set()
    for number in (7, 16):
        for state in one_round(number, (Level.STRONG, Level.STRONG), {"big-gin": "no"}):
            if state.phase is Phase.PLAY and state.to_act is not None:
                seen = seen_by(state, state.acting)
                move = choose(seen, Random(0), Level.STRONG)
                why = MINDS["gin"].reason(seen, move)
                told.add(why.why)
                assert CHECKS[why.why](seen, move, why), (move, why)
                if why.why in (Why.GOES_ON, Why.CHANCE):
                    all_reasons_are_true(seen)
    assert {Why.GOES_ON, Why.CHANCE} <= told


def all_reasons_are_true(seen: Seen) -> None:
    """What is told of any legal move holds."""
    for move in legal_moves(seen):
        why = MINDS["gin"].reason(seen, move)
        assert CHECKS[why.why](seen, move, why), (move, why)


def test_why_it_knocks() -> None:
    """Where a knock is better, nothing speaks for going on."""
    hand = "3s 4s 5s 6s 7s 8s Ad 5d 8d 8c Kh"
    free = [text for text in ALL_CARDS if text not in f"{hand} 6d".split()]
    state = position("gin", hand, " ".join(free[::3][:10]), pile="6d", phase=Phase.PLAY)
    seen = seen_by(state, 1)
    assert isinstance(choose(seen, Random(0), Level.STRONG), Knock)
    all_reasons_are_true(seen)
    told = {MINDS["gin"].reason(seen, move).why for move in legal_moves(seen)}
    assert Why.AHEAD in told
    assert not told & {Why.GOES_ON, Why.CHANCE}


HELPFUL = "4h 5h 6h 9s 9d 9c Ks Kh 2c 3d"
READY = "4h 5h 6h 9s 9d 9c 2s 2d 3c 7s Kh"


@pytest.mark.parametrize(
    ("hand", "pile", "phase", "move", "why"),
    [
        (HELPFUL, "Kd", Phase.DRAW, "take", Why.MAKES),
        (HELPFUL, "As", Phase.DRAW, "take", Why.LOWERS),
        (HELPFUL, "Qs", Phase.DRAW, "take", Why.WEIGHED),
        (HELPFUL, "Qs", Phase.DRAW, "draw", Why.NO_LESS),
        (HELPFUL, "As", Phase.DRAW, "draw", Why.NOTHING_HELPS),
        (HELPFUL, "Qs", Phase.UPCARD, "pass", Why.NO_LESS),
        (HELPFUL, "Kd", Phase.UPCARD, "pass", Why.WEIGHED),
        (READY.replace("7s", "2h"), "Qs", Phase.PLAY, "knock Kh", Why.AHEAD),
        (READY.replace("7s", "2h"), "Qs", Phase.PLAY, "discard 3c", Why.LONELY),
        (READY.replace("7s", "2h"), "Qs", Phase.PLAY, "knock 3c", Why.KNOCKS),
    ],
)
def test_what_is_said(hand: str, pile: str, phase: Phase, move: str, why: Why) -> None:
    """The most telling claim that holds."""
    free = [text for text in ALL_CARDS if text not in f"{hand} {pile}".split()]
    state = position("gin", hand, " ".join(free[::3][:10]), pile=pile, phase=phase)
    seen = seen_by(state, 1)
    (wanted,) = (each for each in legal_moves(seen) if written(each) == move)
    assert MINDS["gin"].reason(seen, wanted).why is why


def written(move: Move) -> str:
    """A move by its word, and the card of a throw."""
    card = getattr(move, "card", None)
    return move.word if card is None or move.word == "take" else f"{move.word} {write_card(card)}"


def test_throws_are_sorted() -> None:
    """The best first, and a knock only within the limit."""
    for state in waiting():
        if state.phase is Phase.PLAY:
            now = reckoned(seen_by(state, state.acting))
            look = now.look
            found = throws(now, look.sight.hand, faces_of(state.turn.taken))
            assert [each.value for each in found] == sorted((f.value for f in found), reverse=True)
            for each in found:
                left = least_deadwood(look.sight.hand ^ each.face)
                assert not each.knocks or left <= look.sight.limit
