"""Groups and runs: what is one, what can be added, what the cards count."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arrange.naturals import melds_within
from engine.cards import Card, pack, write_cards
from engine.melds import Kind, Melding, card_points, extended, fits, points_by_seat, read
from engine.moves import Laid
from tests.engine.situations import FIVE_HUNDRED, card, cards, meld

VALUES = FIVE_HUNDRED.values


@pytest.mark.parametrize(
    ("text", "kind", "shown", "points"),
    [
        pytest.param("4h 5h 6h", Kind.RUN, "4h 5h 6h", 15, id="run of three"),
        pytest.param("9h 7h 8h", Kind.RUN, "7h 8h 9h", 24, id="run named in any order"),
        pytest.param("Ah 3h 2h", Kind.RUN, "Ah 2h 3h", 6, id="low ace counts 1"),
        pytest.param("Ah Kh Qh", Kind.RUN, "Qh Kh Ah", 35, id="high ace counts 15"),
        pytest.param("10c Jc Qc Kc", Kind.RUN, "10c Jc Qc Kc", 40, id="tens and courts count 10"),
        pytest.param(
            "As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks",
            Kind.RUN,
            "2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As",
            99,
            id="all thirteen: the ace goes high",
        ),
        pytest.param("7c 7s 7d", Kind.GROUP, "7s 7d 7c", 21, id="group of three by suit"),
        pytest.param("7c 7s 7d 7h", Kind.GROUP, "7s 7h 7d 7c", 28, id="group of four"),
        pytest.param("Ac As Ad", Kind.GROUP, "As Ad Ac", 45, id="aces in a group count 15"),
    ],
)
def test_meld_is_read(text: str, kind: Kind, shown: str, points: int) -> None:
    """Cards that are a meld are put in order and counted."""
    laid = meld(text)
    assert (laid.kind, write_cards(laid.cards), sum(card_points(laid, VALUES))) == (
        kind,
        shown,
        points,
    )


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("7h", id="one card"),
        pytest.param("7h 8h", id="two of a run"),
        pytest.param("7h 7s", id="two of a rank"),
        pytest.param("7h 8h 10h", id="a gap"),
        pytest.param("7h 8h 9s", id="two suits in a run"),
        pytest.param("7h 7s 8d", id="two ranks in a group"),
        pytest.param("Kh Ah 2h", id="never round the corner"),
        pytest.param("Qh Kh Ah 2h", id="nothing follows the high ace"),
        pytest.param("Ah 2h Kh", id="ace between king and 2"),
        pytest.param("7h 7h 7s", id="a suit twice in a group"),
        pytest.param("7h 8h 8h 9h", id="a card twice in a run"),
        pytest.param("7h 7s 7d 7c 8h", id="a group and more"),
    ],
)
def test_no_meld(text: str) -> None:
    """What is no meld is not read as one."""
    assert read(map(Laid, cards(text))) is None


@pytest.mark.parametrize(
    ("lying", "added", "shown", "gain"),
    [
        pytest.param("7h 8h 9h", "10h", "7h 8h 9h 10h", 10, id="at the high end"),
        pytest.param("7h 8h 9h", "6h", "6h 7h 8h 9h", 6, id="at the low end"),
        pytest.param("2h 3h 4h", "Ah", "Ah 2h 3h 4h", 1, id="an ace at the low end counts 1"),
        pytest.param("Jh Qh Kh", "Ah", "Jh Qh Kh Ah", 15, id="an ace at the high end counts 15"),
        pytest.param(
            "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh",
            "Ah",
            "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah",
            15,
            id="an ace added to 2…K goes high",
        ),
        pytest.param("7s 7d 7c", "7h", "7s 7h 7d 7c", 7, id="the fourth of a group"),
        pytest.param("As Ad Ac", "Ah", "As Ah Ad Ac", 15, id="the fourth ace"),
    ],
)
def test_lay_off(lying: str, added: str, shown: str, gain: int) -> None:
    """A card that fits is put in its place and counts for whoever laid it."""
    longer = extended(meld(lying), card(added), 1)
    assert longer is not None
    assert write_cards(longer.cards) == shown
    assert points_by_seat(longer, VALUES)[1] == gain


@pytest.mark.parametrize(
    ("lying", "added"),
    [
        pytest.param("7h 8h 9h", "Jh", id="not next to the end"),
        pytest.param("7h 8h 9h", "10s", id="another suit"),
        pytest.param("7h 8h 9h", "8h", id="already in it"),
        pytest.param("Ah 2h 3h", "Kh", id="nothing below the low ace"),
        pytest.param("Qh Kh Ah", "2h", id="nothing above the high ace"),
        pytest.param("3h 4h 5h", "Ah", id="the ace needs the 2"),
        pytest.param("10h Jh Qh", "Ah", id="the ace needs the king"),
        pytest.param("7s 7d 7c", "8h", id="another rank"),
        pytest.param("7s 7d 7c", "7s", id="a suit that is there"),
        pytest.param("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", "As", id="one ace is enough"),
    ],
)
def test_does_not_fit(lying: str, added: str) -> None:
    """A card that does not fit changes nothing."""
    assert extended(meld(lying), card(added), 1) is None
    assert not fits(meld(lying), card(added))


def test_points_go_to_whoever_laid_the_card() -> None:
    """Every card counts for its layer, wherever it joined."""
    laid = extended(meld("2h 3h 4h", seat=2), card("Ah"), 1)
    assert laid is not None
    again = extended(laid, card("5h"), 1)
    assert again is not None
    assert again.laid_by == (1, 2, 2, 2, 1)
    assert points_by_seat(again, VALUES) == {1: 6, 2: 9}


@given(st.sets(st.sampled_from(pack()), max_size=9), st.booleans())
def test_melds_within_are_all_there_are(hand: set[Card], ace_high: bool) -> None:
    """The melds found in a hand are those that trying every set of its cards finds."""
    sets = (some for size in range(3, len(hand) + 1) for some in combinations(sorted(hand), size))
    tried = (read(map(Laid, some), Melding(ace_high=ace_high)) for some in sets)
    within = melds_within(hand, ace_high=ace_high)
    assert sorted(within) == sorted(found[1] for found in tried if found)


def test_whole_suit_is_one_meld() -> None:
    """All thirteen of a suit are found once, the ace high where it can be."""
    suit = [one for one in pack() if one.suit == 1]
    thirteen = [found for found in melds_within(suit) if len(found) == 13]
    assert thirteen == [(*suit[1:], suit[0])]
    low = [found for found in melds_within(suit, ace_high=False) if len(found) == 13]
    assert low == [tuple(suit)]
