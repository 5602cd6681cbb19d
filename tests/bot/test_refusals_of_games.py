"""Refusals that only some games have, as they are read: the rule, and what would be legal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.render.refusals import refusal_text
from bot.render.rows import why_no_meld
from bot.texts import say
from engine.cards import JOKER, Card, parse_cards
from engine.errors import (
    Refusal,
)
from engine.game import play, start
from engine.melds import Meld, new_meld
from engine.moves import (
    DEALER,
    Arrange,
    BigGin,
    Close,
    Deal,
    Discard,
    DrawStock,
    Gin,
    Knock,
    Laid,
    LayMeld,
    LayOff,
    Move,
    Pass,
    SwapJoker,
    TakePile,
    TurnOver,
)
from engine.rules import rules_from
from engine.state import Phase, State, Turn
from engine.variants import VARIANTS
from tests.bot.scenes import frame


def scene(game: str, hand: str, *, phase: Phase = Phase.PLAY, **changes: Any) -> State:
    """Seat 1 of two is to act with this hand; *options* are the game's, the rest the state's."""
    variant = VARIANTS[game]
    rules = rules_from(variant, changes.pop("options", {}))
    state = play(start(variant, rules, 2, 2), DEALER, Deal(variant.pack))
    hands = (tuple(sorted(read(hand, game))), state.hands[1])
    return replace(state, phase=phase, to_act=1, hands=hands, **changes)


def read(tokens: str, game: str) -> tuple[Card, ...]:
    return parse_cards(tokens, tiles=game == "tile")


def meld(game: str, number: int, tokens: str, owner: int = 2) -> Meld:
    """A meld on the table, its jokers standing for what fits."""
    variant = VARIANTS[game]
    melding = variant.melding(next(iter(variant.presets.values())))
    found = new_meld(number, owner, read(tokens, game), melding)
    assert found is not None
    return found


def card(token: str) -> Card:
    return read(token, "")[0]


def laid(tokens: str) -> LayMeld:
    return LayMeld.of(read(tokens, ""))


def told(state: State, move: Move) -> str:
    """What seat 1 is told when *move* is refused."""
    with pytest.raises(Refusal) as caught:
        play(state, 1, move)
    return refusal_text(caught.value, frame(state, 1))


def check(text: str, words: Sequence[str]) -> None:
    assert [word for word in words if word not in text] == [], text


GIN_HAND = "4h 5h 6h 7s 7d 7c Ks Qs 2c 3c 9d"


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            scene("straight", "4h 5h 6h 7s 7d 7c", options={"melds-per-turn": "one"}),
            None,
            ["laid a meld in this turn already", "one a turn"],
            id="one_meld_per_turn",
        ),
        pytest.param(
            scene(
                "straight",
                "7h 9s 9d 9c 2c",
                options={"lay-off-before-own-meld": "no"},
                melds=(meld("straight", 1, "4h 5h 6h"),),
            ),
            LayOff.of(card("7h"), 1),
            ["takes a meld of your own", "You could meld 9♠ 9♦ 9♣."],
            id="not_opened",
        ),
        pytest.param(
            scene("straight", "4h 5h 6h", options={"final-discard": "required"}),
            laid("4h 5h 6h"),
            ["could not finish your turn", "keep a card to discard"],
            id="dead_end without a card to discard",
        ),
        pytest.param(
            scene("straight", "Qh Kh Ah 2c"),
            laid("Qh Kh Ah"),
            ["no meld", "The ace goes before the 2 only."],
            id="not_a_meld with a low ace",
        ),
        pytest.param(
            scene("straight", "Kh Ah 2h 3c", options={"ace": "both"}),
            laid("Kh Ah 2h"),
            ["before the 2 or after the king"],
            id="not_a_meld with an ace of both ends",
        ),
        pytest.param(
            scene("straight", "4h", phase=Phase.DRAW, pile=read("7c 9d", "")),
            TakePile(card("7c")),
            ["only the top card of the pile", "7♣ lies below", "You could take 9♦."],
            id="not_in_pile below the top",
        ),
        pytest.param(
            scene("straight", "4h", phase=Phase.DRAW, pile=read("7c 9d", "")),
            TakePile(card("Kd")),
            ["K♦"],
            id="not_in_pile at all",
        ),
        pytest.param(
            scene("straight", "4h", phase=Phase.DRAW),
            TurnOver(),
            ["turned over only when the stock is empty"],
            id="wrong_phase turning over",
        ),
        pytest.param(
            scene("straight", "4h 5h"),
            SwapJoker(card("4h"), 1),
            ["Jokers are not swapped in this game"],
            id="wrong_phase without jokers",
        ),
        pytest.param(
            scene("gin", GIN_HAND),
            Knock(card("Ks")),
            ["24 points of deadwood", "at most 10"],
            id="deadwood_too_high",
        ),
        pytest.param(
            scene("gin", "4h 5h 6h 7s 7d 7c Ks 2c 3c As 3d"),
            Knock(card("As")),
            ["18 points", "You could knock by discarding K♠."],
            id="deadwood_too_high where another discard would do",
        ),
        pytest.param(
            scene("gin", "4h 5h 6h 7s 7d 7c Ks 2c 3c As 3d"),
            Gin(card("Ks")),
            ["9 points", "Gin takes none at all"],
            id="deadwood_too_high for gin",
        ),
        pytest.param(
            scene("gin", "4h 5h 6h 7s 7d 7c Ks Kd Kc Kh 9d", options={"knock": "oklahoma"}),
            Knock(card("Kc")),
            ["9 points", "at most 8", "You could knock by discarding 9♦."],
            id="deadwood_too_high where gin is possible",
        ),
        pytest.param(
            scene("gin", GIN_HAND, options={"big-gin": "no"}),
            BigGin(),
            ["Big gin is not played at this table"],
            id="wrong_phase big gin",
        ),
        pytest.param(
            scene("gin", GIN_HAND),
            laid("4h 5h 6h"),
            ["melds stay in your hand"],
            id="wrong_phase melding in gin",
        ),
        pytest.param(
            scene("gin", GIN_HAND[:-3], phase=Phase.UPCARD),
            DrawStock(),
            ["Take the upcard, or pass."],
            id="wrong_phase at the upcard",
        ),
        pytest.param(
            scene("gin", GIN_HAND[:-3], phase=Phase.DRAW, passes=2),
            TakePile(),
            ["Both of you have passed the upcard: draw from the stock."],
            id="wrong_phase after both have passed",
        ),
        pytest.param(
            scene("gin", GIN_HAND[:-3], phase=Phase.DRAW),
            Discard(card("Ks")),
            ["Take a card first"],
            id="wrong_phase before drawing in gin",
        ),
        pytest.param(
            scene("gin", GIN_HAND),
            Pass(),
            ["Only the first upcard"],
            id="wrong_phase passing later",
        ),
    ],
)
def test_what_is_said(state: State, move: Move | None, words: list[str]) -> None:
    """The rule of this game and table is told, and what would be legal where that helps."""
    if move is None:
        state, move = play(state, 1, laid("4h 5h 6h")), laid("7s 7d 7c")

    check(told(state, move), words)


def rows(text: str) -> Arrange:
    """A whole table, its rows between bars; a joker may be named, as in `*b5`."""
    return Arrange(tuple(tuple(map(tile, row.split())) for row in text.split("|")))


def tile(token: str) -> Laid:
    if token.startswith("*"):
        return Laid(JOKER, read(token[1:], "tile")[0] if token[1:] else None)
    return Laid(read(token, "tile")[0])


TABLE = (meld("tile", 1, "r5 * r7"), meld("tile", 2, "b9 g9 y9"))
RACK = "r8 r6 b10 b11 b12 r1 r2 r3 y5"


def tiles(**changes: Any) -> State:
    """Seat 1 has opened and has to play on the table above."""
    return scene("tile", RACK, **{"melds": TABLE, "opened": frozenset({1}), **changes})


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            tiles(),
            rows("r5 * r7 r8 | b9 g9"),
            ["🟡9 has to lie on the table"],
            id="tiles_missing",
        ),
        pytest.param(
            tiles(),
            rows("r5 * r7 | b9 g9 y9"),
            ["have not played a tile of your rack"],
            id="no_tile_played",
        ),
        pytest.param(
            tiles(),
            rows("r5 * r7 | b9 g9 y9 r9"),
            ["do not have 🔴9 on your rack"],
            id="not_in_hand",
        ),
        pytest.param(
            tiles(),
            rows("r5 * r7 | b9 g9 | y9 r8"),
            ["Meld 2 of your table is none: 🔵9 🟢9", "fewer than three"],
            id="table_invalid",
        ),
        pytest.param(
            tiles(opened=frozenset()),
            rows("r5 * r7 r8 | b9 g9 y9"),
            ["have not opened yet", "new melds from your rack alone"],
            id="not_opened",
        ),
        pytest.param(
            tiles(opened=frozenset()),
            rows("r5 * r7 | b9 g9 y9 | r1 r2 r3"),
            ["One of the new melds", "30 points or more; your best has 6"],
            id="initial_meld_too_low for one meld",
        ),
        pytest.param(
            tiles(opened=frozenset(), options={"opening": "total"}),
            rows("r5 * r7 | b9 g9 y9 | r1 r2 r3"),
            ["30 points or more together; yours have 6"],
            id="initial_meld_too_low for all together",
        ),
        pytest.param(
            tiles(),
            rows("r5 r7 *r3 | b9 g9 y9 | r8"),
            ["Meld 1 of your table is none", "do not follow each other"],
            id="table_invalid with a gap",
        ),
        pytest.param(
            tiles(),
            rows("r7 r8 *r9 | r5 y5 *b5 | b9 g9 y9"),
            ["do not have 🃏 on your rack"],
            id="not_in_hand of a joker",
        ),
        pytest.param(
            tiles(melds=(meld("tile", 1, "r5 * r7"), meld("tile", 2, "b8 g8 y8"))),
            rows("r5 y5 *b5 | b8 g8 y8 | r7"),
            ["fewer than three"],
            id="table_invalid by what is left over",
        ),
        pytest.param(
            tiles(melds=(meld("tile", 1, "r5 * r7 r8"), meld("tile", 2, "b5 g5 y5"))),
            rows("r7 r8 *r9 | b5 g5 y5 r5 | r1 r2 r3"),
            ["joker of meld 1", "would stand for something else", "That would be 🔴6."],
            id="joker_not_replaceable",
        ),
        pytest.param(
            tiles(),
            Pass(),
            ["cannot pass while there are tiles"],
            id="wrong_phase passing",
        ),
        pytest.param(
            tiles(),
            Discard(read("r8", "tile")[0]),
            ["or draw one from the stock"],
            id="wrong_phase discarding",
        ),
        pytest.param(
            tiles(stock=()),
            DrawStock(),
            ["stock is empty", "or pass"],
            id="stock_empty",
        ),
    ],
)
def test_what_is_said_of_a_table_of_tiles(state: State, move: Move, words: list[str]) -> None:
    """What is wrong with a whole table is said of the meld and the tiles that are concerned."""
    check(told(state, move), words)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("r5 r6", "fewer than three"),
        ("* * *", "not a joker"),
        ("r5 b5 r5", "each colour only once"),
        ("r5 b5 y5 g5 *", "at most four"),
        ("r5 r6 r6", "each number only once"),
        ("r5 r6 r8", "do not follow each other"),
        ("r12 r13 r1", "nothing follows the 13"),
        ("r5 r6 b7", "neither of one number nor of one colour"),
    ],
)
def test_why_a_row_is_no_meld(row: str, why: str) -> None:
    """A row of tiles that is no meld is told what it lacks."""
    assert why in say("en", why_no_meld(read(row, "tile")))


NEW = "9s 9d 9c"
OPENED = frozenset({1})


@pytest.mark.parametrize(
    ("state", "move", "words"),
    [
        pytest.param(
            scene("rummy-51", "Ks Kd Kc 7h 2c 3d", turn=Turn(drawn=card("2c"))),
            LayOff.of(card("7h"), 1),
            ["no meld number 1"],
            id="51 no_such_meld",
        ),
        pytest.param(
            scene(
                "rummy-51",
                "Ks Kd Kc Qs Qd Qc 7h 2c",
                melds=(meld("rummy-51", 1, "4h 5h 6h"),),
            ),
            LayOff.of(card("7h"), 1),
            ["your initial meld comes first", "51 points together", "You could meld"],
            id="51 not_opened",
        ),
        pytest.param(
            scene("rummy-51", "Ks Kd Kc Qs Qd Qc 7h 2c"),
            "opens",
            ["worth 51 points together, and 30 lie there", "You could meld Q♠ Q♦ Q♣."],
            id="51 initial_meld_too_low",
        ),
        pytest.param(
            scene("rummy-51", "Ks Kd Kc 7h 2c 3d"),
            laid("Ks Kd Kc"),
            ["could not finish your turn", "could not reach their points"],
            id="51 dead_end before opening",
        ),
        pytest.param(
            scene("rummy-51", "Ks Kd Kc", opened=OPENED),
            laid("Ks Kd Kc"),
            ["could not finish your turn", "keep a card to discard"],
            id="51 dead_end without a card to discard",
        ),
        pytest.param(
            scene("rummy-51", "5h * * 2c", opened=OPENED),
            laid("5h * *"),
            ["5♥", "too many jokers", "at most half"],
            id="51 too_many_jokers",
        ),
        pytest.param(
            scene("rummy-51", "Kd 2c 3c", opened=OPENED, melds=(meld("rummy-51", 1, "4h * 6h"),)),
            SwapJoker(card("Kd"), 1),
            ["K♦ cannot be exchanged for a joker of meld 1", "That would be 5♥."],
            id="51 joker_not_replaceable",
        ),
        pytest.param(
            scene("rummy-51", "Kd 2c 3c", opened=OPENED, melds=(meld("rummy-51", 1, "4h 4s *"),)),
            SwapJoker(card("Kd"), 1),
            ["That would be 4♦ or 4♣."],
            id="51 joker_not_replaceable in a group of three",
        ),
        pytest.param(
            scene("rummy-51", "Kd 2c 3c", opened=OPENED, melds=(meld("rummy-51", 1, "4h 5h 6h"),)),
            SwapJoker(card("Kd"), 1),
            ["There is no joker in meld 1."],
            id="51 joker_not_replaceable without a joker",
        ),
        pytest.param(
            scene(
                "rummy-51",
                "5h 2c 3c",
                opened=OPENED,
                melds=(meld("rummy-51", 1, "4h * 6h"),),
                options={"joker-swap": "no"},
            ),
            SwapJoker(card("5h"), 1),
            ["not swapped at this table"],
            id="51 joker_not_replaceable at this table",
        ),
        pytest.param(
            scene(
                "rummy-51", "5h 2c 3c Kd", opened=OPENED, melds=(meld("rummy-51", 1, "4h * 6h"),)
            ),
            "swaps",
            ["taken a joker from the table", "🃏 could go here: meld 1"],
            id="51 must_meld_joker",
        ),
        pytest.param(
            scene("rummy-51", "5h 2c", phase=Phase.DRAW, pile=read("Kd", "")),
            TakePile(),
            ["cannot take K♦ yet", "before your initial meld"],
            id="51 taken_card_unusable",
        ),
        pytest.param(
            scene("rummy-51", "5h 2c", phase=Phase.FIRST_DISCARD),
            DrawStock(),
            ["begin the round by discarding one card"],
            id="51 wrong_phase before the first discard",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3d 4d"),
            Close(card("5h")),
            ["twelve cards of one suit, without jokers"],
            id="zolik cannot_close",
        ),
        pytest.param(
            scene("rummy-51", "5h 2c 3d 4d"),
            Close(card("5h")),
            ["no closing from the hand in this game"],
            id="51 wrong_phase closing",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3c Kd 9d", opened=OPENED, melds=(meld("zolik", 1, "4h * 6h"),)),
            SwapJoker(card("Kd"), 1),
            ["That would be 5♥."],
            id="zolik joker_not_replaceable",
        ),
        pytest.param(
            scene("zolik", "5h 2c 8d Kd", opened=OPENED, melds=(meld("zolik", 1, "4h * 6h"),)),
            SwapJoker(card("5h"), 1),
            ["stuck with 🃏", "in a new meld"],
            id="zolik dead_end of a swap",
        ),
        pytest.param(
            scene("zolik", "5h 2c 3c Kd 9d", opened=OPENED, melds=(meld("zolik", 1, "4h * 6h"),)),
            "swaps",
            ["laid in a new meld before your turn ends"],
            id="zolik must_meld_joker",
        ),
    ],
)
def test_what_is_said_in_games_with_jokers(
    state: State, move: Move | str, words: list[str]
) -> None:
    """The initial meld, jokers and closing have their rules said, with what would be legal."""
    if move == "opens":
        state, move = play(state, 1, laid("Ks Kd Kc")), Discard(card("2c"))
    elif move == "swaps":
        state, move = play(state, 1, SwapJoker(card("5h"), 1)), Discard(card("Kd"))
    assert not isinstance(move, str)

    check(told(state, move), words)
