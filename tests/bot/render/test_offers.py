"""What a hand offers: each move once, the best first, and coloured only where that is honest."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from bench.pressing import acting, hand_of, shown
from bot.controls.play import AT_ONCE
from bot.people.look import Look
from bot.people.texts import LANGUAGES
from bot.render.buttons import BUTTON, LABEL_LENGTH, PRIMARY
from bot.render.controls import controls
from bot.render.layout import Block
from bot.render.offers import (
    HAND_MOVES,
    ID_LENGTH,
    MOST_PROPOSED,
    named_label,
    offer_id,
    with_duty,
)
from engine.arrange.deadwood import deadwood
from engine.cards import JOKER, parse_card
from engine.game import play
from engine.legal import legal_moves
from engine.moves import (
    Discard,
    DrawStock,
    Laid,
    LayMeld,
    LayOff,
    Move,
    Pass,
    TakePile,
    TurnOver,
    cards_in,
)
from engine.opening.duties import owed
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.bot.render.test_pictures import states
from tests.engine.situations import after, situation
from tests.engine.two_packs import at_turn

CARD_GAMES = sorted(key for key, variant in VARIANTS.items() if not variant.tiles)
EACH_GAME = pytest.mark.parametrize("game", CARD_GAMES)
SEEDS, MOST = range(3), 240
"""Games, and the moves of each in which hands are looked at."""
EVERY = {"gin": 1, "straight": 1}
"""One in so many of the moves; one in three where these are slow to find."""

WAYS = {
    "take": ("take",),
    "knock": ("knock", "gin"),
    "meld": ("meld",),
    "layoff": ("add",),
    "swap": ("swap",),
    "close": ("close",),
}
"""The buttons that lead to a choice, with the words of the moves that are chosen there."""


@cache
def hands(game: str) -> tuple[Seen, ...]:
    """Hands whose turn it is, of random games."""
    found: list[Seen] = []
    for seed in SEEDS:
        asked = (state for state in states(game, seed) if state.to_act and not state.refills.due)
        some = islice(asked, 0, MOST, EVERY.get(game, 3))
        found += [seen_by(state, state.to_act) for state in some]
    return tuple(found)


def controls_in(rows: Sequence[Block]) -> list[Any]:
    """The buttons and menus, from top to bottom."""
    return [each for row in rows if isinstance(row, dict) for each in row["components"]]


def verbs(rows: Sequence[Block]) -> set[str]:
    """The words of the buttons that name no cards."""
    ids = [each["custom_id"].split(":") for each in controls_in(rows) if each["type"] == BUTTON]
    return {words[3] for words in ids if words[0] == "hand"}


@EACH_GAME
def test_nothing_is_offered_twice(game: str) -> None:
    """No two buttons or lines of menus begin with one move, and none leads but to such."""
    for seen in hands(game):
        rows = shown(seen)
        firsts = [moves[0] for moves in acting(rows)]
        assert len(set(firsts)) == len(firsts)
        left = {move.word for move in legal_moves(seen) if move not in firsts}
        for way in verbs(rows) - set(AT_ONCE) - {"more"}:
            assert left & set(WAYS[way])


@EACH_GAME
def test_all_that_is_legal_can_be_reached(game: str) -> None:
    """Each legal move is a button, a line of a menu, or behind a button that leads to a choice."""
    for seen in hands(game):
        rows = shown(seen)
        firsts = {moves[0] for moves in acting(rows)}
        ways = {word for verb in verbs(rows) for word in WAYS.get(verb, ())}
        assert all(move in firsts or move.word in ways for move in legal_moves(seen))


@EACH_GAME
def test_what_cannot_be_pressed_is_not_there(game: str) -> None:
    """With nothing picked every button and menu does something now."""
    for seen in hands(game):
        assert not any(each["disabled"] for each in controls_in(shown(seen)))


@EACH_GAME
def test_coloured_only_where_one_thing_can_be_done(game: str) -> None:
    """Without advice a button stands out where it makes the only legal move, and else none does."""
    met = 0
    for seen in hands(game):
        blue = [each for each in controls_in(shown(seen)) if each.get("style") == PRIMARY]
        is_alone = len(legal_moves(seen)) == 1
        assert len(blue) <= is_alone
        met += len(blue)
    assert met


@EACH_GAME
def test_advice_stands_out_once(game: str) -> None:
    """What is advised is one button, coloured unless it is green, and nothing else is coloured."""
    random = Random(game)
    for seen in hands(game):
        advised = random.choice(legal_moves(seen))
        rows = shown(seen, advised=advised)
        firsts = [moves[0] for moves in acting(rows)]
        assert firsts.count(advised) == 1
        coloured = [moves[0] for moves in acting(rows, only_blue=True)]
        assert coloured in ([[advised], []] if advised.word in GREEN_WORDS else [[advised]])


GREEN_WORDS = ("gin", "biggin", "close")


@EACH_GAME
def test_advice_stands_out_where_there_is_no_room(game: str) -> None:
    """Beside the pictures of a tall table too what is advised is a button."""
    met = 0
    for seen in hands(game):
        if not (discards := [move for move in legal_moves(seen) if isinstance(move, Discard)]):
            continue
        frame, page = hand_of(seen, legal=legal_moves(seen), advised=discards[-1])
        with_pictures = replace(frame, look=Look("image"))
        rows = controls(with_pictures, page)(0)
        assert [moves[0] for moves in acting(rows, only_blue=True)] == [discards[-1]]
        met += 1
    assert met


@EACH_GAME
def test_some_move_is_one_press_where_there_is_no_room(game: str) -> None:
    """Beside a tall table too the best of the moves with cards is a button, and not in a menu."""
    met = 0
    for seen in hands(game):
        made = [move for move in legal_moves(seen) if isinstance(move, HAND_MOVES)]
        frame, page = hand_of(seen, legal=legal_moves(seen))
        rows = controls(frame, page)(0)
        firsts = [moves[0] for moves in acting(rows)]
        if made and all(isinstance(move, Discard) for move in made):
            met += 1
            assert firsts[0] == made[0]
            assert offer_id(frame, (made[0],)) in {each["custom_id"] for each in controls_in(rows)}
        assert len(set(firsts)) == len(firsts)
    assert met


def test_at_gin_the_first_discard_is_the_best() -> None:
    """With nothing to knock with the first control leaves no more deadwood than any discard."""
    met = 0
    for seen in hands("gin"):
        first = first_of(seen)
        if isinstance(first, Discard):
            met += 1
            left = {move: left_by(seen, move) for move in legal_moves(seen)}
            assert left[first] == min(left.values())
    assert met > 10


def left_by(seen: Seen, move: Move) -> int:
    """The deadwood that is left after a discard."""
    assert isinstance(move, Discard)
    return deadwood(card for card in seen.hand if card != move.card)


def first_of(seen: Seen) -> Move:
    """What the first control does that acts at once."""
    return next(acting(shown(seen)))[0]


@pytest.mark.parametrize("game", ["five-hundred", "rummy-51"])
def test_what_is_owed_is_first(game: str) -> None:
    """As long as a card has to be laid the first control lays it, if one press can."""
    met = 0
    for seen in hands(game):
        lays = [move for move in legal_moves(seen) if isinstance(move, LayMeld | LayOff)]
        paying = [move for move in lays if set(owed(seen)) & set(cards_in(move))]
        if paying:
            met += 1
            assert first_of(seen) in paying
    assert met


def test_a_take_lays_what_nobody_has_to_choose() -> None:
    """With a take goes what it makes a duty of, where that is one thing; else one is asked."""
    met = Counter[int]()
    for seen in hands("five-hundred"):
        for take in legal_moves(seen):
            if isinstance(take, TakePile):
                after = play(seen, seen.acting, take)
                lays = [move for move in legal_moves(after) if isinstance(move, LayMeld | LayOff)]
                due = [move for move in lays if set(owed(after)) & set(cards_in(move))]
                bundled = due if len(due) == 1 else []
                assert with_duty(hand_of(seen)[0], take) == (take, *bundled)
                met[min(len(due), 2)] += 1
    assert met.keys() >= {0, 1, 2}


@EACH_GAME
def test_labels_and_ids_fit_a_button(game: str) -> None:
    """No label is cut and no id too long for Discord, in whatever language."""
    for number, seen in enumerate(hands(game)):
        frame = replace(hand_of(seen)[0], language=LANGUAGES[number % len(LANGUAGES)])
        for move in legal_moves(seen):
            if not isinstance(move, DrawStock | Pass | TurnOver):
                assert len(named_label(frame, (move,), "whole")) <= LABEL_LENGTH
                assert len(offer_id(frame, (move,))) <= ID_LENGTH


def test_the_ends_of_a_run_are_told_apart() -> None:
    """Buttons to lay a joker off say as what it lies there: they are called differently."""
    state = after(at_turn("rummy-51", "* 2c 9d", melds="5h 6h 7h", stock="Kc"), "1 draw")
    seen = seen_by(state, 1)
    low = LayOff(Laid(JOKER, parse_card("4h")), 1)
    rows = shown(seen, advised=low)
    labels = [each["label"] for each in controls_in(rows) if each["type"] == BUTTON]
    assert labels[:2] == ["Lay off 🃏4♥ → 1", "Lay off 🃏8♥ → 1"]


def test_a_menu_of_discards_is_full() -> None:
    """With more cards than a menu holds none of its lines is lost to one that is a button."""
    seen = seen_by(after(situation(VERY_MANY, stock="Kc"), "1 draw"), 1)
    firsts = [moves[0] for moves in acting(shown(seen))]
    discards = [move for move in legal_moves(seen) if isinstance(move, Discard)]
    offered = [move for move in firsts if isinstance(move, Discard)]
    assert len(offered) > MOST_PROPOSED
    assert sorted(offered, key=discards.index) == discards[: len(offered)]


VERY_MANY = (
    "As 3s 5s 7s 9s Js Ks 2h 4h 6h 8h 10h Qh Ad 3d 5d 7d 9d Jd Kd 2c 4c 6c 8c 10c Qc 2s 4s 6s"
)
