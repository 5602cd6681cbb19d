"""Tables of many seats, two packs and jokers: they fit a message, and say whose is what."""

from dataclasses import replace

import pytest

from bot.people.look import Look
from bot.render.frame import Frame, Player
from bot.render.hand import HandPage, hand_view
from bot.render.public import table_view
from bot.render.table import ALONE, WITH_HAND, table_text
from engine.cards import JOKER, Card, pack
from engine.game import due, play, start
from engine.melds import Meld, new_meld
from engine.moves import DEALER, Laid
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS
from sandbox.limits import nested
from tests.bot.scenes import frame

MESSAGE_LENGTH, COMPONENTS = 4000, 40
"""Discord's limits of one message."""
NAMES = ("Alice", "Bob", "Carol", "Dan", "Eve", "Fay")
USUAL = tuple(Player(seat, name, seat) for seat, name in enumerate(NAMES, 1))
UGLY = tuple(Player(seat, "_*~|" * 20, seat) for seat in range(1, 7))


def dealt(key: str, seats: int, **options: str) -> State:
    """A first round of so many."""
    variant = VARIANTS[key]
    state = start(variant, rules_from(variant, options), seats, seats)
    deal = due(state, bytes(32))
    assert deal is not None
    return play(state, DEALER, deal)


def everything_laid(key: str, seats: int) -> State:
    """Both packs on the table in runs of three, each with a card of another player."""
    state, melds = dealt(key, seats, clock="300"), []
    for number in range(34):
        suit, low = number % 4, 1 + 3 * (number // 4 % 4)
        cards = [Card(suit, rank) for rank in range(low, low + 3)]
        laid = [Laid(JOKER, cards[0]), *map(Laid, cards[1:])] if number < 4 else map(Laid, cards)
        meld = new_meld(number + 1, 1 + number % seats, laid)
        assert isinstance(meld, Meld)
        melds.append(replace(meld, laid_by=(1, 2, 1 + number % seats)))
    # The joker is one: with more of them all ways to meld so large a hand take minutes to try.
    hand = tuple(sorted(pack(packs=2, jokers=1)[-30:]))
    hands = (hand, *state.hands[1:])
    pile = pack(packs=2)[:70]
    return replace(state, melds=tuple(melds), hands=hands, pile=pile, phase=Phase.PLAY, to_act=1)


def shown(state: State, seat: int | None, players: tuple[Player, ...]) -> Frame:
    """The busiest moment: long stories, notes, clocks."""
    return frame(
        state,
        seat,
        players=players[: state.seats],
        narration=("**x** " + "drew, " * 20,) * 10,
        notes=("A note that is rather long. " * 5,) * 9,
        turn_ends_ms=1_795_000_000_000,
        flag_ms=1_795_000_000_000,
    )


@pytest.mark.parametrize("players", [USUAL, UGLY], ids=["usual names", "names of signs"])
@pytest.mark.parametrize(("key", "seats"), [("rummy-51", 4), ("zolik", 6)])
@pytest.mark.parametrize("large", [False, True], ids=["normal print", "large print"])
def test_the_worst_case_fits(
    key: str, seats: int, players: tuple[Player, ...], large: bool
) -> None:
    """108 cards on the table, and a hand of thirty with everything marked, stay within limits."""
    state, look = everything_laid(key, seats), Look(large=large)
    public = table_view(replace(shown(state, None, players), look=look))
    hand = state.hand_of(1)
    page = HandPage(order=hand, marks=hand, note="A note. " * 20, table_url="https://x/" + "1" * 90)
    own = hand_view(replace(shown(state, 1, players), look=look), page)
    for view in (public, own):
        parts = nested(view.to_components())
        assert len(parts) <= COMPONENTS
        assert sum(map(len, view.texts)) <= MESSAGE_LENGTH
        assert all(len(part.get("options", ())) <= 25 for part in parts)


def test_usual_names_leave_no_meld_out() -> None:
    """With names as people have them everybody reads all 34 melds."""
    state = everything_laid("rummy-51", 4)
    text = "\n".join(table_text(frame(state, players=USUAL[:4]), ALONE))
    assert "more: see" not in text
    assert "**1:** 🃏A♠ 2♠ 3♠ · Alice, 2♠ by Bob" in text
    assert "**34:** A♥ 2♥ 3♥ · Bob, A♥ by Alice" in text


def test_what_does_not_fit_is_counted() -> None:
    """Melds that are left out are announced, and the first ones stay."""
    state = everything_laid("zolik", 6)
    lines = "\n".join(table_text(shown(state, 1, UGLY), WITH_HAND)).split("\n")
    start = lines.index("**On the table**") + 1
    kept = [line for line in lines[start:] if line.startswith("**") and ":**" in line[:8]]
    assert kept[0].startswith("**1:** 🃏A♠ 2♠ 3♠")
    assert f"… and {34 - len(kept)} more: see /table" in lines


def test_every_player_has_a_line() -> None:
    """In the order of the seats: the points, the cards, and who is out and why."""
    state = dealt("zolik", 6)
    totals = (-20, -104, 30, 0, -7, 10)
    state = replace(state, totals=totals, out=frozenset({2, 4}))
    lines = "\n".join(table_text(frame(state, players=USUAL))).split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith("**Alice** ·"))
    assert lines[start : start + 6] == [
        "**Alice** · −20 points · 13 cards",
        "**Bob** · −104 points · eliminated",
        "**Carol** · 30 points · 12 cards",
        "**Dan** · has left the game",
        "**Eve** · −7 points · 12 cards",
        "**Fay** · 10 points · 12 cards",
    ]
