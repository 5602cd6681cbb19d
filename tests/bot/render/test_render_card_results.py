"""Results of rounds and games in every card game: each reason, doubled or not, out, tied."""

from dataclasses import replace
from typing import Any

import pytest

from bot.people.texts import LANGUAGES
from bot.render.ends import end_head, game_sums, standing_text
from bot.render.frame import Frame, Player
from bot.render.results import round_text
from engine.cards import Card, parse_cards
from engine.game import play, start
from engine.melds import Kind
from engine.moves import BigGin, Discard, Gin, Knock, Move
from engine.options import rules_from
from engine.scoring import held_points
from engine.state import Phase, RoundResult, ScoreParts, State, Turn, sums
from engine.variants import VARIANTS
from tests.bot.scenes import frame, meld
from tests.engine.scored import scored

PLAYERS = tuple(Player(seat, name, seat) for seat, name in enumerate(("Alice", "Bob", "Carol"), 1))
HANDS = ("", "Ks 3h", "9d")
"""Alice is out, Bob holds 13, Carol 9."""


def left(
    key: str,
    scores: tuple[int, ...],
    reason: str,
    *,
    by: int | None = 1,
    hands: tuple[str, ...] = HANDS,
    before: tuple[int, ...] = (0, 0, 0),
    out: frozenset[int] = frozenset(),
    opened: frozenset[int] = frozenset(),
    **options: str,
) -> State:
    """A first round of *key* as it was left."""
    variant = VARIANTS[key]
    rules = rules_from(variant, {name.replace("_", "-"): text for name, text in options.items()})
    totals = tuple(map(sum, zip(before, scores, strict=True)))
    state = replace(
        start(variant, rules, len(scores), 1),
        round=1,
        phase=Phase.DEAL,
        hands=tuple(tuple(sorted(parse_cards(hand))) for hand in hands),
        totals=totals,
        out=out,
        opened=opened,
    )
    result = RoundResult(1, scored_for(state, scores, by, reason), totals, by, reason)
    return replace(state, results=(result,))


def scored_for(state: State, scores: tuple[int, ...], by: int | None, reason: str) -> ScoreParts:
    """What these scores are for, if that is what the game counts."""
    flush = replace(meld(1, 1, "2s 3s 4s"), kind=Kind.FLUSH)
    gone = {seat for seat in state.out if not scores[seat - 1]}
    hands = (() if seat in gone else hand for seat, hand in enumerate(state.hands, 1))
    left = replace(state, hands=tuple(hands), melds=(flush,) if reason == "close" else ())
    for opening in (False, True) if by else ():
        parts = state.variant.parts(replace(left, to_act=by, turn=Turn(opening=opening)))
        if sums(parts) == scores:
            return parts
    return scored(*scores)


def shown(state: State, **changes: Any) -> Frame:
    players = PLAYERS[: state.seats]
    return frame(state, players=players, held=held_points(state), **changes)


def lines(state: State) -> list[str]:
    return round_text(shown(state)).split("\n")


@pytest.mark.parametrize(
    ("state", "told"),
    [
        pytest.param(
            left("straight", (22, 0, 0), "out"),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +22 → **22**",
                "- Bob: 13 in hand",
                "- Carol: 9 in hand",
                "**Bob** +0 → **0**",
                "**Carol** +0 → **0**",
            ],
            id="straight: the winner takes what the others hold",
        ),
        pytest.param(
            left("straight", (44, 0, 0), "going_rummy"),
            [
                "**#17 · Round 1 is over.** Alice went out in one turn without "
                "having melded before: everything counts double.",
                "**Alice** +44 → **44**",
                "- Bob: 13 in hand",
                "- Carol: 9 in hand",
                "- doubled: +22",
                "**Bob** +0 → **0**",
                "**Carol** +0 → **0**",
            ],
            id="straight: going rummy counts double",
        ),
        pytest.param(
            left("straight", (0, 26, 18), "going_rummy", scoring="penalty"),
            [
                "**#17 · Round 1 is over.** Alice went out in one turn without "
                "having melded before: everything counts double.",
                "**Alice** +0 → **0**",
                "**Bob** +26 → **26**",
                "- in hand: 13",
                "- doubled: +13",
                "**Carol** +18 → **18**",
                "- in hand: 9",
                "- doubled: +9",
            ],
            id="straight: penalties, doubled",
        ),
        pytest.param(
            left("straight", (0, 0, 0), "stalemate", by=None),
            [
                "**#17 · Round 1 is over.** A stalemate: no one scores.",
                "**Alice** +0 → **0**",
                "**Bob** +0 → **0**",
                "**Carol** +0 → **0**",
            ],
            id="straight: stalemate",
        ),
        pytest.param(
            left("rummy-51", (0, 13, 9), "out", before=(50, 3, 0)),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +0 → **50**",
                "**Bob** +13 → **16**",
                "- in hand: 13",
                "**Carol** +9 → **9**",
                "- in hand: 9",
            ],
            id="51: penalty points",
        ),
        pytest.param(
            left("rummy-51", (0, 26, 18), "out"),
            [
                "**#17 · Round 1 is over.** Alice went out. Alice hadn’t melded before: "
                "the others’ cards count double.",
                "**Alice** +0 → **0**",
                "**Bob** +26 → **26**",
                "- in hand: 13",
                "- doubled: +13",
                "**Carol** +18 → **18**",
                "- in hand: 9",
                "- doubled: +9",
            ],
            id="51: out in one turn doubles",
        ),
        pytest.param(
            left("rummy-51", (0, 100, 9), "out", opened=frozenset({1, 3}), unmelded="100"),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +0 → **0**",
                "**Bob** +100 → **100**",
                "- nothing melded: 100",
                "**Carol** +9 → **9**",
                "- in hand: 9",
            ],
            id="51: 100 for who has melded nothing",
        ),
        pytest.param(
            left(
                "rummy-51",
                (0, 100, 18),
                "out",
                hands=("", "10s Js Qs Ks Kd", "9d 9c"),
                opened=frozenset({1, 3}),
                unmelded="100",
            ),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +0 → **0**",
                "**Bob** +100 → **100**",
                "- nothing melded: 100",
                "**Carol** +18 → **18**",
                "- in hand: 18",
            ],
            id="51: 100 is not twice the 50 in hand",
        ),
        pytest.param(
            left("zolik", (10, -13, -9), "out"),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +10 → **10**",
                "- for going out: 10",
                "**Bob** −13 → **−13**",
                "- in hand −13",
                "**Carol** −9 → **−9**",
                "- in hand −9",
            ],
            id="žolíky: minus points",
        ),
        pytest.param(
            left("zolik", (10, -2), "out", hands=("", "2s"), before=(0, 0)),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +10 → **10**",
                "- for going out: 10",
                "**Bob** −2 → **−2**",
                "- in hand −2",
            ],
            id="žolíky: 10 for going out, also where the others hold a part of it",
        ),
        pytest.param(
            left("zolik", (10, -26, -18), "close"),
            [
                "**#17 · Round 1 is over.** Alice closed from the hand with twelve cards of one "
                "suit: the others’ cards count double.",
                "**Alice** +10 → **10**",
                "- for going out: 10",
                "**Bob** −26 → **−26**",
                "- in hand −13",
                "- doubled: −13",
                "**Carol** −18 → **−18**",
                "- in hand −9",
                "- doubled: −9",
            ],
            id="žolíky: closing doubles",
        ),
        pytest.param(
            left("zolik", (10, -13, -9), "out", before=(-40, -90, 5), out=frozenset({2})),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +10 → **−30**",
                "- for going out: 10",
                "**Bob** −13 → **−103**",
                "- in hand −13",
                "**Carol** −9 → **−4**",
                "- in hand −9",
                "**Bob** reached −103 and is eliminated.",
            ],
            id="žolíky: out with a hundred minus points",
        ),
        pytest.param(
            left("zolik", (10, 0, -9), "out", before=(0, -30, 0), out=frozenset({2})),
            [
                "**#17 · Round 1 is over.** Alice went out.",
                "**Alice** +10 → **10**",
                "- for going out: 10",
                "**Carol** −9 → **−9**",
                "- in hand −9",
            ],
            id="who has resigned is not listed",
        ),
    ],
)
def test_rounds(state: State, told: list[str]) -> None:
    """Each player's line says where the points come from."""
    assert lines(state) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_eliminated_by_which_total(language: str) -> None:
    """Whoever is eliminated is told the points of all rounds that did it, not only the last."""
    state = left("zolik", (10, -13), "out", before=(0, -90), out=frozenset({2}))
    said = round_text(shown(state, language=language)).split("\n")[-1]
    assert said.startswith("**Bob** ")
    assert "−103" in said


@pytest.mark.parametrize(
    ("state", "names"),
    [
        pytest.param(
            left("straight", (5, 0, 0), "out", before=(100, 105, 3)),
            "",
            id="not at the target of three players",
        ),
        pytest.param(
            left("straight", (5, 0, 0), "out", before=(145, 150, 3)), "Alice and Bob", id="target"
        ),
        pytest.param(
            left("straight", (0, 0, 0), "out", before=(20, 0, 20), deals="1"),
            "Alice and Carol",
            id="after the last deal",
        ),
        pytest.param(
            left("rummy-51", (0, 20, 400), "out", before=(40, 20, 100)),
            "Alice and Bob",
            id="the lowest of penalty points",
        ),
        pytest.param(
            left("rummy-51", (0, 20, 40), "out", before=(40, 20, 100)), "", id="nobody at 500"
        ),
        pytest.param(
            left("zolik", (10, -5, -5), "out", before=(0, 15, 0), deals="1"),
            "Alice and Bob",
            id="žolíky after the last deal",
        ),
    ],
)
def test_ties(state: State, names: str) -> None:
    """A tie for the first place is told with its consequence."""
    told = [line for line in lines(state) if "one more round decides" in line]
    assert told == (
        [f"{names} are tied for first: one more round decides the game."] if names else []
    )


KING_OF_HEARTS, TWO_OF_HEARTS = Card(1, 13), Card(1, 2)
MELDED = "4h 5h 6h 7s 7d 7c 9d 10d Jd"


def gin(
    hand: str,
    other: str,
    move: Move,
    *,
    up: Card = TWO_OF_HEARTS,
    stock: str = "2d 4s 8s",
    **options: str,
) -> State:
    """Alice has ended a round with *move*."""
    variant = VARIANTS["gin"]
    hands = tuple(tuple(sorted(parse_cards(text))) for text in (hand, other))
    begun = start(variant, rules_from(variant, options), 2, 2)
    at = replace(begun, phase=Phase.PLAY, round=1, to_act=1, hands=hands, upcard=up)
    return play(replace(at, stock=parse_cards(stock)), 1, move)


OTHER = "3h 8d Qd Ks Kc 2s 2c 6d Jh 9s"


@pytest.mark.parametrize(
    ("state", "told"),
    [
        pytest.param(
            gin(f"{MELDED} 2h Kh", OTHER, Knock(KING_OF_HEARTS)),
            [
                "**#17 · Round 1 is over.** Alice knocked.",
                "- **Alice** 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 9♦ 10♦ J♦ · deadwood 2♥ = 2",
                "- **Bob** laid off 3♥ 8♦ Q♦ · deadwood 2♠ 9♠ K♠ J♥ 6♦ 2♣ K♣: "
                "2 + 9 + 10 + 10 + 6 + 2 + 10 = 49",
                "- Score: 49 − 2 = **47**",
                "**Alice** +47 → **47**",
                "**Bob** +0 → **0**",
            ],
            id="knock, with lay-offs",
        ),
        pytest.param(
            gin(f"{MELDED} Qd Kh", OTHER.replace("Qd", "Qc"), Gin(KING_OF_HEARTS)),
            [
                "**#17 · Round 1 is over.** Alice went gin.",
                "- **Alice** 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 9♦ 10♦ J♦ Q♦ · no deadwood",
                "- **Bob** deadwood 2♠ 9♠ K♠ 3♥ J♥ 6♦ 8♦ 2♣ Q♣ K♣: "
                "2 + 9 + 10 + 3 + 10 + 6 + 8 + 2 + 10 + 10 = 70",
                "- Score: 25 + 70 = **95**",
                "**Alice** +95 → **95**",
                "**Bob** +0 → **0**",
            ],
            id="gin: nothing is laid off",
        ),
        pytest.param(
            gin(f"{MELDED} 8d Qd", OTHER.replace("8d", "8c").replace("Qd", "Qc"), BigGin()),
            [
                "**#17 · Round 1 is over.** Alice went big gin.",
                "- **Alice** 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 8♦ 9♦ 10♦ J♦ Q♦ · no deadwood",
                "- **Bob** deadwood 2♠ 9♠ K♠ 3♥ J♥ 6♦ 2♣ 8♣ Q♣ K♣: "
                "2 + 9 + 10 + 3 + 10 + 6 + 2 + 8 + 10 + 10 = 70",
                "- Score: 31 + 70 = **101**",
                "**Alice** +101 → **101**",
                "**Bob** +0 → **0**",
            ],
            id="big gin",
        ),
        pytest.param(
            gin(f"{MELDED} 8c Kh", "As 2s 3s Ks Kc Kd Qh Qs Qc 5d", Knock(KING_OF_HEARTS)),
            [
                "**#17 · Round 1 is over.** Alice knocked and was undercut.",
                "- **Alice** 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 9♦ 10♦ J♦ · deadwood 8♣ = 8",
                "- **Bob** Q♠ Q♥ Q♣ · K♠ K♦ K♣ · A♠ 2♠ 3♠ · deadwood 5♦ = 5",
                "- Score: 25 + 8 − 5 = **28**",
                "**Alice** +0 → **0**",
                "**Bob** +28 → **28**",
            ],
            id="undercut",
        ),
        pytest.param(
            gin(
                f"{MELDED} 2h Kh",
                OTHER,
                Knock(KING_OF_HEARTS),
                up=Card(0, 8),
                knock="oklahoma",
                target="250",
            ),
            [
                "**#17 · Round 1 is over.** Alice knocked.",
                "- **Alice** 7♠ 7♦ 7♣ · 4♥ 5♥ 6♥ · 9♦ 10♦ J♦ · deadwood 2♥ = 2",
                "- **Bob** laid off 3♥ 8♦ Q♦ · deadwood 2♠ 9♠ K♠ J♥ 6♦ 2♣ K♣: "
                "2 + 9 + 10 + 10 + 6 + 2 + 10 = 49",
                "- Score: (49 − 2) × 2 = **94**, doubled by the spade upcard",
                "**Alice** +94 → **94**",
                "**Bob** +0 → **0**",
            ],
            id="oklahoma: a spade doubles",
        ),
    ],
)
def test_knocks(state: State, told: list[str]) -> None:
    """Both hands lie there as they count, and the sum is written out."""
    assert lines(state) == told


def test_a_dead_hand_shows_no_cards() -> None:
    """Nobody has knocked: nothing is laid open."""
    state = gin(f"{MELDED} 2h Kh", OTHER, Discard(KING_OF_HEARTS), stock="2d 4s")
    assert state.results[-1].reason == "dead_hand"
    assert lines(state)[0].startswith(
        "**#17 · Round 1 is over.** Only two cards are left in the stock"
    )
    assert len(lines(state)) == 3


def test_the_bonuses_of_gin() -> None:
    """The end of a game of gin writes out what was added to the points of the rounds."""
    state = gin(f"{MELDED} 8d Qd", OTHER.replace("8d", "8c").replace("Qd", "Qc"), BigGin())
    text = "\n".join([standing_text(shown(state)), *game_sums(shown(state))])
    assert state.phase is Phase.FINISHED
    assert "1\\. **Alice** · 326 points (101 + 225 bonus)" in text
    assert "**Alice** 101 + 1 × 25 for rounds won + 200 for the game and the shutout = 326" in text
    assert "**Bob** 0 + 0 × 25 for rounds won = 0" in text


def test_places_are_shared() -> None:
    """Equal points share a place; who has resigned comes last; fewer penalty points are better."""
    state = left("rummy-51", (0, 13, 9), "out", before=(100, 500, 91))
    over = replace(state, phase=Phase.FINISHED, winner=3, totals=(100, 100, 91))
    assert standing_text(shown(over)).split("\n") == [
        "1\\. **Carol** · 91 penalty points",
        "2\\. **Alice** · 100 penalty points",
        "2\\. **Bob** · 100 penalty points",
    ]
    given_up = replace(over, totals=(200, 100, 91), out=frozenset({2}))
    assert [line[:12] for line in standing_text(shown(given_up)).split("\n")] == [
        "1\\. **Carol*",
        "2\\. **Alice*",
        "3\\. **Bob** ",
    ]


def test_the_last_one_left() -> None:
    """Who outlasts the others in žolíky has won for that reason."""
    state = left("zolik", (10, -13, -9), "out", before=(0, -90, -95), out=frozenset({2, 3}))
    over = replace(state, phase=Phase.FINISHED, winner=1)
    assert "Last player left after 1 round." in end_head(shown(over))
    assert standing_text(shown(over)).split("\n")[1:] == [
        "2\\. **Bob** · −103 points",
        "3\\. **Carol** · −104 points",
    ]
