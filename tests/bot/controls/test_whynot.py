"""Why not: what is wrong with these very cards, what is missing, and what would really work."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.people.card_texts import card_text, cards_text
from bot.people.texts import refusal
from bot.render.not_melds import cards_why, row_text
from bot.render.refusals import HINTS, answer_text, forms, refusal_text
from engine.cards import JOKER, Card
from engine.errors import Refusal
from engine.game import play
from engine.legal import legal_moves
from engine.melds import Melding
from engine.moves import (
    Arrange,
    BigGin,
    Close,
    Discard,
    DrawStock,
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
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import Seen, seen_by
from tests.bot.refusal_scenes import card, laid, meld, read, scene, told
from tests.bot.scenes import frame
from tests.engine.test_advice import positions

CARD_GAMES = [key for key, variant in VARIANTS.items() if not variant.tiles]


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("5h 6h", "2 cards aren’t enough."),
        ("* *", "2 cards aren’t enough."),
        ("* * *", "All these cards are jokers."),
        ("7h 7h 7s", "You have 7♥ in this meld twice."),
        ("7h 7s 7d 7c *", "at most four cards"),
        ("5h 7h 8h", "6♥ is missing in between."),
        ("5h 8h 9h", "6♥ 7♥ are missing in between."),
        ("5h * 9h", "6♥ 7♥ 8♥ are missing in between, more than the jokers can fill."),
        ("2h 9h Kh", "The cards aren’t consecutive."),
        ("Kh Ah 2h", "can’t go around the corner (K-A-2)"),
        ("Qh Ah 10h", "J♥ K♥ are missing in between."),
        ("7h 7s 8d", "8♦ isn’t the same rank as the other cards."),
        ("5h 6h 7s", "7♠ isn’t the same suit as the other cards."),
        ("5h 6s 9d Kc", "don’t share a rank or a suit"),
    ],
)
def test_why_cards_are_no_meld(cards: str, why: str) -> None:
    """It is said of the cards at hand, and the one in the way or missing is named."""
    assert why in cards_why("en", read(cards, ""), Melding())


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ("r5 r6", "fewer than three"),
        ("r5 r7 r8", "Missing in between: 🔴6"),
        ("r5 r5 r6", "You have 🔴5 in this row twice."),
        ("r1 r12 r13", "aren’t in a row; the 1 is low"),
        ("r5 b5 r5", "each colour only once"),
        ("r5 b6 y9", "share neither a number nor a colour"),
    ],
)
def test_why_tiles_are_no_meld(tiles: str, why: str) -> None:
    """The same of tiles."""
    assert why in row_text("en", read(tiles, "tile"))


def test_until_when_it_is_the_others_turn() -> None:
    """Who is too early reads how long it can take at most."""
    state = replace(scene("straight", "4h 5h 6h"), to_act=2)
    view = replace(frame(state, 1), turn_ends_ms=1_700_000_000_000, flag_ms=1_700_000_060_000)
    with pytest.raises(Refusal) as caught:
        play(state, 1, DrawStock())

    text = refusal_text(caught.value, view)

    assert "It’s Bob’s turn. It ends <t:1700000000:R> at the latest." in text


def test_how_many_points_are_missing() -> None:
    """A first meld that is too low is told with what it lacks."""
    before = scene("rummy-51", "Ks Kd Kc 8s 8d 8c 2h 3d")
    state = play(before, 1, laid("Ks Kd Kc"))

    assert "You’re 21 points short. You could meld 8♠ 8♦ 8♣." in told(state, Discard(card("2h")))


def test_what_a_meld_would_take() -> None:
    """A card that does not fit is told with those that would."""
    run, group = meld("straight", 1, "4h 5h 6h"), meld("straight", 2, "7s 7h 7d 7c")
    state = scene("straight", "9h 2c 7h", melds=(run, group))

    assert "Meld 1 can take 3♥ or 7♥." in told(state, LayOff.of(card("9h"), 1))
    assert "Meld 2 is complete" in told(state, LayOff.of(card("9h"), 2))


def test_how_to_give_up_on_tiles() -> None:
    """Who cannot bring a table in order is told what else ends the turn, and it does."""
    state = scene("tile", "r8 b1", melds=(meld("tile", 1, "r5 r6 r7"),), opened=frozenset({1}))
    broken = Arrange(((Laid(card_of("r5")), Laid(card_of("r6"))),))
    with pytest.raises(Refusal) as caught:
        play(state, 1, broken)

    assert "**Undo** and draw a tile" in answer_text(caught.value, frame(state, 1))
    assert play(state, 1, DrawStock()).to_act == 2
    without = replace(frame(state, 1), seen=seen_by(replace(state, stock=()), 1))
    assert "**Undo** and pass" in answer_text(caught.value, without)
    assert play(replace(state, stock=()), 1, Pass()).to_act == 2


def card_of(token: str) -> Card:
    return read(token, "tile")[0]


# What would work


def attempts(seen: Seen, random: Random) -> Iterator[Move]:
    """Moves of every kind with cards at random, most of which no rule allows."""
    pack = list(seen.variant.pack)
    hand = [*seen.hand, random.choice(pack)]
    for _ in range(3):
        some = random.sample(hand, min(len(hand), random.choice([2, 3, 3, 4])))
        yield LayMeld.of(some)
        number = random.randint(0, len(seen.melds) + 1)
        yield LayOff.of(random.choice(hand), number)
        yield SwapJoker(random.choice(hand), number)
        yield Discard(random.choice(hand))
        yield TakePile(random.choice([*seen.pile, random.choice(pack)]))
    for taken in seen.turn.taken:
        yield Discard(taken)
    yield from (DrawStock(), TurnOver(), Pass(), BigGin())
    yield from (Knock(random.choice(hand)), Close(random.choice(hand)))


def offers(words: str, seen: Seen) -> list[Move]:
    """The legal moves that the words name, cards and all."""
    return [move for move in legal_moves(seen) if names(words, move)]


def names(words: str, move: Move) -> bool:
    match move:
        case LayMeld(cards):
            return cards_text(one.card for one in cards) in words
        case LayOff(one, number):
            onto = f"{card_text(one.card)} on meld {number} (" in words
            return onto or (card_text(one.card) in words and f"meld {number} (" in words)
        case TakePile(one):
            return one is None or card_text(one) in words
        case DrawStock():
            return "from the stock" in words or "Take a card" in words
        case Pass():
            return "pass" in words
        case TurnOver():
            return "turn the pile over" in words
        case Discard(one):
            return card_text(one) in words or "iscard a card" in words or "nother card" in words
        case BigGin():
            return False
    return any(card_text(one) in words for one in [getattr(move, "card", JOKER)])


@pytest.mark.slow
@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_refusal_names_what_would_work(game: str) -> None:
    """Where anything is legal, each refusal offers something, and that is really legal."""
    random, met = Random(game), Counter[str]()
    for seen in positions(game, 25):
        view = replace(frame(seen, seen.acting), seen=seen, seat=seen.acting)
        if seen.phase is Phase.FINISHED or not legal_moves(seen):
            continue
        for move in attempts(seen, random):
            if (error := refused(seen, move)) is None:
                continue
            rule = refusal("en", error, *forms(view, error), game=game)
            words = refusal_text(error, view)
            met[error.code] += 1
            more = words.removeprefix(rule)
            general = rule if error.code in GENERAL else ""
            assert offers(more + general, seen), (error, words, seen.hand, seen.melds)

    assert len(met) >= 4, met


SELF_EXPLAINING = {
    "game_over": "Rematch is named",
    "stock_empty": "the pile is named, or to pass",
    "pile_empty": "the stock is named",
    "tiles_missing": "the tiles are named",
    "no_tile_played": "to play one or to draw is named",
    "unknown_option": "all options are named",
    "bad_option_value": "the value is named",
    "wrong_player_count": "the numbers are named",
    "too_much_time": "the most is named",
}
"""Refusals whose one sentence says the rule and all that helps."""


def test_every_refusal_says_more_than_the_rule() -> None:
    """Each code of the engine has words on what is missing or would work, or needs none."""
    own = (kind for kind in Refusal.__subclasses__() if kind.__module__ == Refusal.__module__)
    codes = {kind.code for kind in own}

    assert {kind.code for kind in HINTS} | set(SELF_EXPLAINING) == codes
    assert not {kind.code for kind in HINTS} & set(SELF_EXPLAINING)


GENERAL = {"wrong_phase", "stock_empty", "pile_empty", "taken_card_unusable", "not_in_pile"}
"""Refusals whose sentence itself says what to do instead."""


def refused(seen: Seen, move: Move) -> Refusal | None:
    try:
        play(seen, seen.acting, move)
    except Refusal as error:
        return error
    return None
