"""Splits of hands with jokers and two decks: against trying every way, and written out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arrange.hands import best_split, cards_laid, in_hand
from engine.arrange.pieces import Piece, Pieces
from engine.cards import ACE, JOKER, KING, Card, pack, parse_cards, write_cards
from engine.melds import Meld, Melding, Values, card_at, card_points, extended, new_meld

VALUES = Values((25, 10, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), 1)
"""Rummy 51: an ace 10, below a 2 it is 1."""

USUAL = Melding()
MELDINGS = [USUAL, Melding(ace_high=False), Melding(half_jokers=False), Melding(False, False)]
NEAR = [card for card in pack() if card.suit < 3 and card.rank in (ACE, 2, 3, 4, 12, KING)]

hands = st.lists(st.sampled_from([*NEAR, *NEAR, *[JOKER] * 4]), max_size=7).filter(
    lambda hand: max(Counter(hand).values(), default=0) <= 2
)


def worth(some: Sequence[Card], melding: Melding) -> int | None:
    """The most points that these cards are as one meld; None where they are none."""
    naturals = [card for card in some if card != JOKER]
    jokers = len(some) - len(naturals)
    if not naturals or len(some) < 3 or (melding.half_jokers and jokers > len(naturals)):
        return None
    found = []
    if len({card.rank for card in naturals}) == 1 and len(set(naturals)) == len(naturals) <= 4:
        found += [VALUES.by_rank[naturals[0].rank] * len(some)] if len(some) <= 4 else []
    for low in range(ACE, KING + 1):
        places = range(low, low + len(some))
        meant = {place: card_at(naturals[0].suit, place) for place in places}
        twice = ACE in meant and KING + 1 in meant
        if places[-1] > KING + melding.ace_high or twice or len(set(naturals)) < len(naturals):
            continue
        if set(naturals) <= set(meant.values()):
            points = sum(VALUES.by_rank[card.rank] for card in meant.values())
            found.append(points - 9 * (low == ACE))
    return max(found, default=None)


def ways(hand: tuple[Card, ...], melding: Melding) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """The points and the cards left of every way to lay new melds out of *hand*."""
    if not hand:
        yield 0, ()
        return
    first, rest = hand[0], hand[1:]
    for points, left in ways(rest, melding):
        yield points, (first, *left)
    for size in range(2, len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            points_here = worth([first, *(rest[n] for n in chosen)], melding)
            if points_here is not None:
                others = tuple(card for n, card in enumerate(rest) if n not in chosen)
                for points, left in ways(others, melding):
                    yield points_here + points, left


def all_ways(
    hand: tuple[Card, ...], melds: Sequence[Meld], melding: Melding
) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """The same, with any cards laid off on *melds* in any order before."""
    yield from ways(hand, melding)
    for number, meld in enumerate(melds):
        for card in set(hand):
            for name in {None, *pack()[:39]} if card == JOKER else {None}:
                longer = extended(meld, card, 0, stands_for=name, melding=melding)
                if longer and not melding.too_many(longer.cards):
                    gain = sum(card_points(longer, VALUES)) - sum(card_points(meld, VALUES))
                    left = list(hand)
                    left.remove(card)
                    table = [*melds[:number], longer, *melds[number + 1 :]]
                    for points, rest in all_ways(tuple(left), table, melding):
                        yield gain + points, rest


def laid(piece: Piece, melds: Sequence[Meld], melding: Melding) -> None:
    """Lay *piece* as the engine does; the points have to be what it says."""
    if piece.onto is None:
        meld = new_meld(1, 1, piece.cards, melding)
        assert meld is not None, piece
        assert sum(card_points(meld, VALUES)) == piece.points
        assert not melding.too_many(meld.cards)
        return
    before = after = melds[piece.onto - 1]
    for card, name in piece.cards:
        longer = extended(after, card, 1, stands_for=name, melding=melding)
        assert longer is not None, piece
        assert not melding.too_many(longer.cards)
        after = longer
    assert sum(card_points(after, VALUES)) - sum(card_points(before, VALUES)) == piece.points


@given(hands, st.sampled_from(MELDINGS))
def test_best_split_is_the_best_of_all_ways(hand: list[Card], melding: Melding) -> None:
    """Most points, most cards and least left in hand: what trying every way finds."""
    everything = list(ways(tuple(hand), melding))
    for aim, expected in (
        (None, max(points for points, _ in everything)),
        (cards_laid, max(len(hand) - len(left) for _, left in everything)),
        (in_hand(VALUES), max(VALUES.of(hand) - VALUES.of(left) for _, left in everything)),
    ):
        split = best_split(hand, melding, VALUES, **({"worth": aim} if aim else {}))
        assert split is not None
        assert (sum(map(aim, split.pieces)) if aim else split.points) == expected
        for piece in split.pieces:
            laid(piece, (), melding)
        taken = [card for piece in split.pieces for card, _ in piece.cards]
        assert sorted([*taken, *split.left]) == sorted(hand)


LYING = ["3d 4d 5d", "2s 3s 4s|Qh Kh Ah", "4s 4h *", "2h 3h * 5h", "Ks Kh Kd|3s * 5s", "2d 3d 4d"]


def table(text: str) -> list[Meld]:
    """Melds of seat 2, separated by bars."""
    found = [new_meld(n, 2, parse_cards(each)) for n, each in enumerate(text.split("|"), 1)]
    return [meld for meld in found if meld]


@settings(max_examples=60)
@given(hands.filter(lambda hand: 0 < len(hand) < 6), st.sampled_from(LYING), st.data())
def test_duties_and_lay_offs(hand: list[Card], lying: str, data: st.DataObject) -> None:
    """With melds to lay off on, cards that are owed, and one to be kept for the discard."""
    melds = table(lying)
    owed = data.draw(st.lists(st.sampled_from(hand), max_size=2))
    owed = list(set(owed)) + [JOKER] * (owed.count(JOKER) == 2 <= hand.count(JOKER))
    discards = data.draw(st.none() | st.sets(st.sampled_from(hand)))
    allowed = [
        points
        for points, left in all_ways(tuple(hand), melds, USUAL)
        if not Counter(owed) - (Counter(hand) - Counter(left))
        and (discards is None or discards & set(left))
    ]
    split = best_split(hand, USUAL, VALUES, melds=melds, owed=owed, discards=discards)
    assert (split.points if split else None) == max(allowed, default=None)
    for piece in split.pieces if split else ():
        laid(piece, melds, USUAL)


@pytest.mark.parametrize(
    ("hand", "points", "pieces"),
    [
        pytest.param("Qs Ks As", 30, ["Qs Ks As"], id="the ace above the king counts 10"),
        pytest.param("As 2s 3s", 6, ["As 2s 3s"], id="the ace below the 2 counts 1"),
        pytest.param("As * 3s", 6, ["As *2s 3s"], id="a joker between the ace and the 3"),
        pytest.param("Js Qs *", 30, ["Js Qs *Ks"], id="a joker at the high end"),
        pytest.param("Qs Ks As *", 40, ["*Js Qs Ks As"], id="nothing follows the high ace"),
        pytest.param("7s 7h *", 21, ["7s 7h *"], id="a joker of a group of three is not named"),
        pytest.param("7s * *", 0, [], id="at most half are jokers"),
        pytest.param("7s 8s * *", 34, ["7s 8s *9s *10s"], id="half are jokers"),
        pytest.param("7s 7s 8s 8s 9s 9s", 48, ["7s 8s 9s"] * 2, id="two equal runs"),
        pytest.param("7s 7s 7h", 0, [], id="equal cards are no group"),
        pytest.param("Ks As 2s", 0, [], id="never round the corner"),
    ],
)
def test_split(hand: str, points: int, pieces: list[str]) -> None:
    """What the best split is, jokers where they count most."""
    split = best_split(parse_cards(hand), USUAL, VALUES)
    assert split is not None
    assert split.points == points
    assert [shown(piece) for piece in split.pieces] == pieces


@pytest.mark.parametrize(
    ("hand", "owed", "discards", "points"),
    [
        pytest.param("* *", "", None, 13, id="two jokers at the high end"),
        pytest.param("* *", "*", "*", 6, id="one is owed and one is kept"),
        pytest.param("6s 7s", "7s", "6s 7s", None, id="the 7 needs the 6 that is kept"),
        pytest.param("6s 9d", "9d", None, None, id="the 9 fits nowhere"),
        pytest.param("6s 6s 9d", "6s", "6s 9d", 6, id="one of two equal cards is laid"),
    ],
)
def test_lay_offs_and_duties(
    hand: str, owed: str, discards: str | None, points: int | None
) -> None:
    """What can be laid on 3-4-5 of spades with cards that are owed, or kept for the discard."""
    split = best_split(
        parse_cards(hand),
        USUAL,
        VALUES,
        melds=table("3s 4s 5s"),
        owed=parse_cards(owed),
        discards=None if discards is None else parse_cards(discards),
    )
    assert (split.points if split else None) == points


def test_an_ace_with_two_jokers() -> None:
    """Where jokers may be as many as there are, one natural card is read as a group."""
    split = best_split(parse_cards("As * *"), Melding(half_jokers=False), VALUES)
    assert split is not None
    assert [shown(piece) for piece in split.pieces] == ["As * *"]


def test_a_joker_beside_a_whole_suit() -> None:
    """Nothing can be added to a run of thirteen; in two runs the joker is worth 10."""
    suit = parse_cards("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks")
    split = best_split([*suit, JOKER], USUAL, VALUES)
    assert split is not None
    assert (split.points, split.left) == (VALUES.of(suit) + 10, ())


def shown(piece: Piece) -> str:
    """The cards of *piece*, as they stand in a record."""
    return " ".join(
        write_cards((card,)) + (write_cards((name,)) if name else "") for card, name in piece.cards
    )


@given(hands, st.sampled_from(MELDINGS))
def test_pieces_are_all_melds(hand: list[Card], melding: Melding) -> None:
    """Every set of cards that is a meld is found, with the most points that it can have."""
    expected = {}
    for size in range(3, len(hand) + 1):
        for some in combinations(sorted(hand), size):
            points = worth(some, melding)
            if points is not None:
                expected[some] = points
    found: dict[tuple[Card, ...], int] = {}
    for piece in Pieces(hand, melding, VALUES):
        laid(piece, (), melding)
        key = tuple(sorted(card for card, _ in piece.cards))
        found[key] = max(piece.points, found.get(key, 0))
    assert found == expected
