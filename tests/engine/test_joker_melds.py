"""Jokers in melds: what they stand for, what may be added, what may be swapped."""

import pytest

from engine.cards import JOKER, parse_card, parse_cards, write_card, write_cards
from engine.melds import Meld, Melding, card_points, extended, new_meld, read, swapped
from engine.moves import Laid, LayMeld
from engine.record.lines import read_move, write_laid
from engine.variants import VARIANTS

VALUES = VARIANTS["rummy-51"].values


def laid(text: str) -> tuple[Laid, ...]:
    """Cards on their way to the table, as a record writes them."""
    _, move, _ = read_move(f"1 meld {text}")
    assert isinstance(move, LayMeld)
    return move.cards


def meld(text: str, melding: Melding | None = None) -> Meld:
    """A meld on the table, laid by seat 2."""
    found = new_meld(1, 2, laid(text), melding or Melding())
    assert found is not None, text
    return found


def shown(meld: Meld | None) -> str | None:
    """A meld as the replay shows it; None as it is."""
    if meld is None:
        return None
    entries = zip(meld.cards, meld.stands_for, strict=True)
    return " ".join(
        write_laid(Laid(card, meaning if card == JOKER != meaning else None))
        for card, meaning in entries
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("5h * 7h", "5h *6h 7h", id="the one card that fits a gap"),
        pytest.param("* 5h 7h", "5h *6h 7h", id="the order has no meaning"),
        pytest.param("5h * * 8h", "5h *6h *7h 8h", id="two in a gap"),
        pytest.param("5h * 7h * 9h", "5h *6h 7h *8h 9h", id="two gaps"),
        pytest.param("5h 6h *", "5h 6h *7h", id="both ends open: the high end"),
        pytest.param("5h 6h *4h", "*4h 5h 6h", id="unless the low one is named"),
        pytest.param("5h 6h *7h", "5h 6h *7h", id="or the high one is"),
        pytest.param("Qs Ks *", "Qs Ks *As", id="an ace high"),
        pytest.param("Ks As *", "*Qs Ks As", id="only the low end is open"),
        pytest.param("As 2s *", "As 2s *3s", id="above a low ace"),
        pytest.param("2s 3s *As", "*As 2s 3s", id="named as a low ace"),
        pytest.param("Js Qs *", "Js Qs *Ks", id="a king before an ace"),
        pytest.param("As * Ks", "*Qs Ks As", id="a king's ace is high: the gap is none"),
        pytest.param("As * Qs", "Qs *Ks As", id="between queen and ace"),
        pytest.param("As * 3s", "As *2s 3s", id="between ace and 3"),
        pytest.param("5h 6h * *", "5h 6h *7h *8h", id="both at the high end"),
        pytest.param("Qh Kh * *", "*Jh Qh Kh *Ah", id="one at each end, the high end first"),
        pytest.param("5h 6h *4h *", "*4h 5h 6h *7h", id="one named, one not"),
        pytest.param("5h 5d *", "5h 5d *", id="either missing suit"),
        pytest.param("5h 5d *5s", "*5s 5h 5d", id="a suit named in a group of three"),
        pytest.param("5h 5d * 5c", "*5s 5h 5d 5c", id="one suit missing"),
        pytest.param("5h 5d * *", "*5s 5h 5d *5c", id="two stand for different suits"),
        pytest.param("5h 5d *5c *", "*5s 5h 5d *5c", id="the other one for what is left"),
        pytest.param("As Ah *", "As Ah *", id="aces"),
        pytest.param(
            "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh *",
            "2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh *Ah",
            id="all thirteen: the ace goes high",
        ),
    ],
)
def test_joker_stands_for_one_card(text: str, expected: str) -> None:
    """A joker's card is fixed when it is laid: named, the only one, or the one the rules say."""
    assert shown(meld(text)) == expected


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("* * *", id="jokers only"),
        pytest.param("*4h *5h *6h", id="jokers only, named"),
        pytest.param("5h *", id="two cards"),
        pytest.param("5h * 8h", id="a gap too wide"),
        pytest.param("5h 6s *", id="two suits, two ranks"),
        pytest.param("5h 5h *", id="a suit twice in a group"),
        pytest.param("5h 5d *5h", id="a joker as a suit that is there"),
        pytest.param("5h 6h *5h", id="a joker as a card that is there"),
        pytest.param("5h 6h *9h", id="named with a gap"),
        pytest.param("5h 6h *7s", id="named in another suit"),
        pytest.param("5h 5d *6c", id="named with another rank"),
        pytest.param("5h 5d 5s 5c *", id="five of a rank"),
        pytest.param("5h 5d *5s *5s", id="two jokers as one card"),
        pytest.param("Ks As *2s", id="round the corner"),
        pytest.param("Qs Ks *As As", id="the ace twice"),
        pytest.param("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks *", id="fourteen cards"),
    ],
)
def test_no_meld_with_jokers(text: str) -> None:
    """A joker makes no meld of what could be none with a card in its place."""
    assert read(laid(text)) is None


def test_without_a_high_ace_there_is_no_card_above_the_king() -> None:
    """Where the ace is only low a joker after Q-K is a jack."""
    low = Melding(ace_high=False)
    assert shown(meld("Qs Ks *", low)) == "*Js Qs Ks"
    assert read(laid("Qs Ks *As"), low) is None
    assert read(laid("As Ks *"), low) is None


@pytest.mark.parametrize("text", ["5h * *", "5h * * *", "*4h 5h *6h"])
def test_one_card_with_jokers(text: str) -> None:
    """One natural card with bare jokers is read as a group; named ones can make it a run."""
    found = read(laid(text))
    assert found is not None
    assert found.kind == ("run" if "4h" in text else "group")
    assert Melding().too_many(found.cards)


@pytest.mark.parametrize(
    ("text", "too_many"),
    [("5h 6h *", False), ("5h 6h * *", False), ("5h * * 8h 9h", False), ("5h 5d * *", False)],
)
def test_at_most_half_are_jokers(text: str, too_many: bool) -> None:
    """Half of the cards may be jokers, and no more."""
    assert Melding().too_many(meld(text).cards) is too_many
    assert not Melding(half_jokers=False).too_many(parse_cards("5h * *"))
    assert Melding().too_many(parse_cards("5h 6h * * *"))


# Adding


@pytest.mark.parametrize(
    ("lying", "card", "stands_for", "expected"),
    [
        pytest.param("5h 6h 7h", "*", None, "5h 6h 7h *8h", id="the high end"),
        pytest.param("5h 6h 7h", "*", "4h", "*4h 5h 6h 7h", id="the low end if named"),
        pytest.param("5h 6h 7h", "*", "8h", "5h 6h 7h *8h", id="the high end named"),
        pytest.param("Qh Kh Ah", "*", None, "*Jh Qh Kh Ah", id="the only end"),
        pytest.param("Ah 2h 3h", "*", None, "Ah 2h 3h *4h", id="above a low ace"),
        pytest.param("2h 3h 4h", "*", "Ah", "*Ah 2h 3h 4h", id="as a low ace"),
        pytest.param("Jh Qh Kh", "*", None, "Jh Qh Kh *Ah", id="as a high ace"),
        pytest.param("5h 6h *", "8h", None, "5h 6h *7h 8h", id="a card after a joker"),
        pytest.param("5h 6h *", "4h", None, "4h 5h 6h *7h", id="a card at the other end"),
        pytest.param("5h 5d 5c", "*", None, "*5s 5h 5d 5c", id="the missing suit"),
        pytest.param("5h 5d 5c", "*", "5s", "*5s 5h 5d 5c", id="the missing suit named"),
        pytest.param("5h 5d *", "5s", None, "5s 5h 5d *5c", id="the other suit is the joker's"),
        pytest.param("5h 5d *", "5c", None, "*5s 5h 5d 5c", id="whichever joined"),
        pytest.param("5h 5d *5s", "5c", None, "*5s 5h 5d 5c", id="a named joker stays"),
        pytest.param("5h 5d *", "*", None, "*5s 5h 5d *5c", id="two jokers: both suits"),
        pytest.param("5h 5d *", "*", "5c", "*5s 5h 5d *5c", id="the second named"),
        pytest.param("5h 5d *5c", "*", None, "*5s 5h 5d *5c", id="the suit that is left"),
    ],
)
def test_added(lying: str, card: str, stands_for: str | None, expected: str) -> None:
    """A joker that joins stands for a definite card, and makes an ambiguous one definite."""
    meaning = parse_card(stands_for) if stands_for else None
    assert shown(extended(meld(lying), parse_card(card), 1, stands_for=meaning)) == expected


@pytest.mark.parametrize(
    ("lying", "card", "stands_for"),
    [
        pytest.param("5h 6h 7h", "*", "6h", id="a card that is there"),
        pytest.param("5h 6h 7h", "*", "9h", id="not next to the end"),
        pytest.param("5h 6h 7h", "*", "8s", id="another suit"),
        pytest.param("5h 6h *", "7h", None, id="a joker's place is taken"),
        pytest.param("5h 5d *5s", "5s", None, id="a joker's suit is taken"),
        pytest.param("5h 5d *5s", "*", "5s", id="by another joker too"),
        pytest.param("5h 5d *", "5h", None, id="a suit that is there"),
        pytest.param("5h 5d *", "*", "5d", id="as a suit that is there"),
        pytest.param("5h 5d 5c", "*", "6s", id="another rank"),
        pytest.param("5h 5d 5c *", "5s", None, id="a full group"),
        pytest.param("5h 5d 5c *", "*", None, id="a full group and a joker"),
        pytest.param("Ah 2h 3h", "*", "Kh", id="below a low ace"),
        pytest.param("Qh Kh Ah", "*", "2h", id="above a high ace"),
        pytest.param("2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh Ah", "*", None, id="a full run"),
    ],
)
def test_not_added(lying: str, card: str, stands_for: str | None) -> None:
    """Nothing takes a place that is taken, or that there is not."""
    meaning = parse_card(stands_for) if stands_for else None
    assert extended(meld(lying), parse_card(card), 1, stands_for=meaning) is None


# Swapping


@pytest.mark.parametrize(
    ("lying", "card", "expected"),
    [
        pytest.param("5h * 7h", "6h", "5h 6h 7h", id="in a run"),
        pytest.param("5h 6h *4h", "4h", "4h 5h 6h", id="a named one"),
        pytest.param("Qh Kh *", "Ah", "Qh Kh Ah", id="a high ace"),
        pytest.param("5h 5d *", "5s", "5s 5h 5d", id="either missing suit: one"),
        pytest.param("5h 5d *", "5c", "5h 5d 5c", id="either missing suit: the other"),
        pytest.param("5h 5d *5c", "5c", "5h 5d 5c", id="a named suit"),
        pytest.param("5h 5d 5c *", "5s", "5s 5h 5d 5c", id="in a group of four"),
        pytest.param("5h 5d * *", "5s", "5s 5h 5d *5c", id="one of two"),
        pytest.param("5h * 7h *", "8h", "5h *6h 7h 8h", id="the right one of two"),
    ],
)
def test_swapped(lying: str, card: str, expected: str) -> None:
    """The card for which a joker stands takes its place."""
    assert shown(swapped(meld(lying), parse_card(card), 1)) == expected


@pytest.mark.parametrize(
    ("lying", "card"),
    [
        pytest.param("5h * 7h", "8h", id="a card that would only fit"),
        pytest.param("5h * 7h", "5h", id="a card that lies there"),
        pytest.param("5h * 7h", "6s", id="another suit"),
        pytest.param("5h 5d *5s", "5c", id="a suit that the joker was not named for"),
        pytest.param("5h 5d *", "5h", id="a suit that is there"),
        pytest.param("5h 5d *", "6s", id="another rank"),
        pytest.param("5h 6h 7h", "6h", id="no joker"),
        pytest.param("5h 5d *", "*", id="a joker for an ambiguous joker"),
        pytest.param("5h * 7h", "*", id="a joker for a joker"),
    ],
)
def test_not_swapped(lying: str, card: str) -> None:
    """No other card will do."""
    assert swapped(meld(lying), parse_card(card), 1) is None


def test_joker_never_becomes_ambiguous_again() -> None:
    """With one joker of a group of four swapped, the other stands for what it stood for."""
    group = swapped(meld("5h 5d * *"), parse_card("5c"), 1)
    assert group is not None
    assert shown(group) == "*5s 5h 5d 5c"
    assert swapped(group, parse_card("5c"), 1) is None
    assert shown(swapped(group, parse_card("5s"), 1)) == "5s 5h 5d 5c"


def test_card_swapped_in_is_its_layers() -> None:
    """The card counts for whoever swapped it in, the others for their layers."""
    run = swapped(meld("5h * 7h"), parse_card("6h"), 1)
    assert run is not None
    assert run.laid_by == (2, 1, 2)


@pytest.mark.parametrize(
    ("text", "points"),
    [
        pytest.param("5h * 7h", 18, id="the card of the gap"),
        pytest.param("5h 6h *4h", 15, id="the named card"),
        pytest.param("5h 5d *", 15, id="any suit counts the same"),
        pytest.param("Qs Ks *", 30, id="a high ace counts 10"),
        pytest.param("2s 3s *As", 6, id="a low ace counts 1"),
        pytest.param("As * 3s", 6, id="a low ace before a joker counts 1"),
        pytest.param("As Ah *", 30, id="aces in a group count 10"),
    ],
)
def test_joker_counts_as_its_card(text: str, points: int) -> None:
    """On the table a joker is worth what it stands for."""
    assert sum(card_points(meld(text), VALUES)) == points


def test_joker_costs_in_the_hand() -> None:
    """In the hand a joker is worth 25 in Rummy 51 and 15 in Žolíky."""
    hand = parse_cards("5h * As")
    assert [VARIANTS[key].values.of(hand) for key in ("rummy-51", "zolik")] == [40, 21]
    assert write_cards(hand) == f"5h {write_card(JOKER)} As"
