"""The quick look-ahead for the deepest card taken, against trying everything."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, pack, write_cards
from engine.melds import Meld, extended, melds_within, new_meld
from engine.variants.five_hundred import can_be_laid

Table = tuple[Meld, ...]


def reachable(card: Card, hand: frozenset[Card], melds: Table) -> bool:
    """Whether some sequence of melds and lay-offs lays *card*, found by trying them all."""
    seen: set[tuple[frozenset[Card], Table]] = set()
    waiting = [(hand, melds)]
    while waiting:
        here = waiting.pop()
        if card not in here[0]:
            return True
        if here not in seen:
            seen.add(here)
            waiting += [*laid(*here), *laid_off(*here)]
    return False


def laid(hand: frozenset[Card], melds: Table) -> list[tuple[frozenset[Card], Table]]:
    """Every position that a new meld leads to."""
    found = []
    for cards in melds_within(hand):
        meld = new_meld(0, 1, cards)
        assert meld is not None
        found.append((hand - set(cards), (*melds, meld)))
    return found


def laid_off(hand: frozenset[Card], melds: Table) -> list[tuple[frozenset[Card], Table]]:
    """Every position that a lay-off leads to."""
    found = []
    for card in hand:
        for index, meld in enumerate(melds):
            longer = extended(meld, card, 1)
            if longer is not None:
                found.append((hand - {card}, (*melds[:index], longer, *melds[index + 1 :])))
    return found


@st.composite
def positions(draw: st.DrawFn) -> tuple[Card, frozenset[Card], Table]:
    """A card, the hand it is in, and a table; ranks and suits are few, so that much fits."""
    suits = draw(st.sampled_from([(1,), (0, 1), (0, 1, 2, 3)]))
    top = draw(st.sampled_from([7, 9, 13]))
    near = [c for c in pack() if c.suit in suits and (c.rank <= top or c.rank == 1)]
    if draw(st.booleans()):
        near = [c for c in pack() if c.suit in suits and (c.rank > 13 - top or c.rank == 1)]
    mixed = draw(st.permutations(near))
    melds: list[Meld] = []
    for _ in range(draw(st.integers(0, 3))):
        options = sorted(melds_within(mixed[: draw(st.integers(3, 16))]))
        if options:
            meld = new_meld(0, 2, draw(st.sampled_from(options)))
            assert meld is not None
            melds.append(meld)
            mixed = [c for c in mixed if c not in meld.cards]
    hand = mixed[: draw(st.integers(1, 7))] or [Card(0, 13)]
    return draw(st.sampled_from(hand)), frozenset(hand), tuple(melds)


@settings(max_examples=400, deadline=None)
@given(positions())
def test_look_ahead_is_exact(position: tuple[Card, frozenset[Card], Table]) -> None:
    """A card can be laid by the three ways looked at exactly when it can be laid at all."""
    card, hand, melds = position
    expected = reachable(card, hand, melds)
    table = [write_cards(meld.cards) for meld in melds]
    assert can_be_laid(card, tuple(sorted(hand)), melds) == expected, (card, sorted(hand), table)
