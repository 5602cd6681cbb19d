"""What is told of the moves that only some games have."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render.frame import Player
from bot.render.story import story
from engine.cards import JOKER, Card, Seat, parse_cards
from engine.game import due, play, start
from engine.melds import new_meld
from engine.moves import DEALER, Laid
from engine.options import rules_from
from engine.record.lines import read_move
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

PLAYERS = tuple(Player(seat, name, seat) for seat, name in enumerate(("Alice", "Bob", "Carol"), 1))
OTHERS = ("2s 3d 5c 6s 8d 9c 10s Jh Kc Ks", "3c 6c 9s")
MELDED = "4h 5h 6h 7s 7d 7c 9d 10d Jd"


def at(key: str, hand: str, *, phase: Phase = Phase.PLAY, seats: int = 2, **where: Any) -> State:
    """Alice is to act in the middle of a round."""
    options = {name: where.pop(name) for name in ("knock", "clock", "stock_out") if name in where}
    rules = rules_from(VARIANTS[key], {k.replace("_", "-"): v for k, v in options.items()})
    hands = tuple(tuple(sorted(parse_cards(text))) for text in (hand, *OTHERS)[:seats])
    values = {"stock": parse_cards("2d 4s 8s 8c"), "pile": parse_cards("Qc"), **where}
    begun = start(VARIANTS[key], rules, seats, seats)
    return replace(begun, phase=phase, round=1, to_act=1, hands=hands, **values)


def told(state: State, *lines: str, language: str = "en", reader: Seat | None = None) -> list[str]:
    """What is told of the moves of these lines, and of what the dealer does after them."""
    moves = []
    for line in lines:
        seat, move, at = read_move(line)
        before, state = state, play(state, seat, move, at)
        eyes = reader if reader == seat else None
        moves.append((seen_by(before, eyes), seat, move, seen_by(state, eyes)))
    if state.refills.due and (shuffle := due(state, bytes(32))):
        after = play(state, DEALER, shuffle)
        moves.append((seen_by(state, None), DEALER, shuffle, seen_by(after, None)))
    return story(moves, PLAYERS, language, reader=reader)


JOKER_RUN = new_meld(1, 2, [Laid(Card(1, 5)), Laid(Card(1, 6)), Laid(JOKER)])
OPENED: dict[str, Any] = {"melds": (JOKER_RUN,), "opened": frozenset({1, 2})}
QUEENS = new_meld(1, 2, [Laid(Card(1, 12)), Laid(Card(2, 12)), Laid(JOKER)])
OPEN_QUEENS: dict[str, Any] = {"melds": (QUEENS,), "opened": frozenset({1, 2})}


@pytest.mark.parametrize(
    ("state", "line", "sentence"),
    [
        pytest.param(
            at("rummy-51", "7h 9s 9c Kd", **OPENED),
            "1 swap 7h 1",
            "**Alice** swapped 7♥ for the joker in meld 1.",
            id="swap",
        ),
        pytest.param(
            at("rummy-51", "* 7s 8s 9c", **OPENED),
            "1 meld 7s 8s *",
            "**Alice** melded 7♠ 8♠ 🃏9♠.",
            id="a meld with a joker says what it stands for",
        ),
        pytest.param(
            at("rummy-51", "* 7s 8s 9c", **OPENED),
            "1 meld 7s 8s *6s",
            "**Alice** melded 🃏6♠ 7♠ 8♠.",
            id="a named joker",
        ),
        pytest.param(
            at("rummy-51", "* 7s 7c 9c", **OPENED),
            "1 meld 7s 7c *",
            "**Alice** melded 7♠ 7♣ 🃏.",
            id="a joker that is open",
        ),
        pytest.param(
            at("rummy-51", "* 4h 8s 9c", **OPENED),
            "1 add 4h 1",
            "**Alice** laid off 4♥ on meld 1.",
            id="lay-off",
        ),
        pytest.param(
            at("zolik", "* 4h 8s 9c", **OPENED),
            "1 add *4h 1",
            "**Alice** laid off 🃏4♥ on meld 1.",
            id="a joker laid off",
        ),
        pytest.param(
            at("rummy-51", "* Qs 8s 9c", **OPEN_QUEENS),
            "1 add Qs 1",
            "**Alice** laid off Q♠ on meld 1 (its joker is now 🃏Q♣).",
            id="a card that leaves an open joker one suit",
        ),
        pytest.param(
            at("rummy-51", "* Qs 8s 9c", **OPEN_QUEENS),
            "1 add *Qs 1",
            "**Alice** laid off 🃏Q♠ on meld 1 (its joker is now 🃏Q♣).",
            id="a named joker beside an open one",
        ),
        pytest.param(
            at("rummy-51", "* Qs 8s 9c", **OPEN_QUEENS),
            "1 add * 1",
            "**Alice** laid off 🃏Q♣ on meld 1 (its joker is now 🃏Q♠).",
            id="a joker beside an open one",
        ),
        pytest.param(
            at("gin", f"{MELDED} 2h Kh"),
            "1 knock Kh",
            "**Alice** discarded K♥ and knocked.",
            id="knock",
        ),
        pytest.param(
            at("gin", f"{MELDED} Qd Kh"),
            "1 knock Kh",
            "**Alice** discarded K♥ and went gin.",
            id="a knock without deadwood is gin",
        ),
        pytest.param(
            at("gin", f"{MELDED} Qd Kh"),
            "1 gin Kh",
            "**Alice** discarded K♥ and went gin.",
            id="gin",
        ),
        pytest.param(
            at("gin", f"{MELDED} Qd Kd"), "1 biggin", "**Alice** went big gin.", id="big gin"
        ),
        pytest.param(
            at("gin", MELDED + " 2h", phase=Phase.UPCARD), "1 pass", "**Alice** passed.", id="pass"
        ),
        pytest.param(
            at("gin", MELDED + " 2h", phase=Phase.UPCARD),
            "1 timeout",
            "**Alice** missed a turn, which counts as a pass.",
            id="out of time at the upcard",
        ),
        pytest.param(
            at("straight", "4h 9s", phase=Phase.DRAW, stock=(), stock_out="turn-over"),
            "1 turnover",
            "**Alice** turned the pile over.",
            id="turn over",
        ),
        pytest.param(
            at("zolik", "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Kd"),
            "1 close Kd",
            "**Alice** melded A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ from the hand, discarded K♦ "
            "and closed.",
            id="close",
        ),
        pytest.param(
            at("straight", "4h 9s", seats=3),
            "1 resign",
            "**Alice** resigned. Their cards went under the stock, and the game continues.",
            id="resigning with others left",
        ),
        pytest.param(
            at("straight", "4h 9s", seats=2), "1 resign", "**Alice** resigned.", id="resigning"
        ),
        pytest.param(
            at("straight", "4h 9s", seats=3, clock="60", clocks=(0.0, 60.0, 60.0)),
            "1 flag",
            "**Alice** ran out of time and is eliminated. Their cards "
            "went under the stock, and the game continues.",
            id="out of time with others left",
        ),
        pytest.param(
            at("straight", "4h 9s", seats=3, missed=(2, 0, 0)),
            "1 timeout",
            "**Alice** missed three turns in a row, which counts as resigning. "
            "Their cards went under the stock, and the game continues.",
            id="three missed with others left",
        ),
    ],
)
def test_moves(state: State, line: str, sentence: str) -> None:
    """Each move has a sentence of its own."""
    assert told(state, line) == [sentence]


@pytest.mark.parametrize(
    ("key", "phase", "sentence"),
    [
        pytest.param("straight", Phase.DRAW, "**Alice** берёт из колоды.", id="cards"),
        pytest.param("tile", Phase.PLAY, "**Alice** берёт из запаса.", id="tiles"),
    ],
)
def test_where_cards_and_tiles_are_drawn(key: str, phase: Phase, sentence: str) -> None:
    """Where a language has another word for the stock of tiles, that is said of tiles."""
    assert told(at(key, "4h 9s Kd", phase=phase), "1 draw", language="ru") == [sentence]


def test_the_reader_is_told_as_you() -> None:
    """In one's own hand; of the others, and in a language without words for it, by name."""
    state = at("straight", "4h 9s Kd", phase=Phase.DRAW)
    turns = ("1 draw", "1 discard Kd", "2 draw")

    assert told(state, *turns, reader=1) == [
        "You drew 2♦, discarded K♦.",
        "**Bob** drew from the stock.",
    ]
    assert told(state, *turns, reader=2)[0] == "**Alice** drew from the stock, discarded K♦."
    assert told(state, "1 draw", language="ru", reader=1) == ["**Alice** берёт 2♦."]


def test_the_dealer_shuffles() -> None:
    """A shuffle in the middle of a round is told after the turn before it."""
    state = at("straight", "4h 9s Kd", stock=(), pile=parse_cards("Qc 2d 3h"))
    assert told(state, "1 discard Kd") == [
        "**Alice** discarded K♦.",
        "The pile was shuffled to make a new stock.",
    ]


def test_the_pile_turns_over_by_itself() -> None:
    """In žolíky nobody does it, so it is told by itself."""
    state = at("zolik", "4h 9s Kd", stock=(), pile=parse_cards("Qc 2d 3h"))
    assert told(state, "1 discard Kd") == [
        "**Alice** discarded K♦.",
        "The pile was turned over to make a new stock.",
    ]


def test_a_knock_tells_no_card_of_a_hand() -> None:
    """The line of a knock names the discard; the hands stand in the result of the round."""
    (line,) = told(at("gin", f"{MELDED} 2h Kh"), "1 knock Kh")
    assert "4♥" not in line


def test_the_same_card_below_the_top() -> None:
    """Of two packs, an equal card deeper down is not counted with the top of the pile."""
    state = at("zolik", "7h 9s Kd", phase=Phase.DRAW, pile=parse_cards("10s 4h 10s"))

    assert told(state, "1 take 10s") == ["**Alice** took 10♠ from the pile."]
