"""Games at chosen moments, for tests of what the bot writes about them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.render.frame import Frame, Player
from engine.cards import Card, Seat, parse_cards
from engine.game import play, start
from engine.melds import Meld, new_meld
from engine.moves import DEALER, Deal
from engine.options import rules_from
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import seen_by

PLAYERS = (Player(1, "Alice", 1001), Player(2, "Bob", 1002))
VARIANT = VARIANTS["five-hundred"]
COMMITMENT = "3f9a1c2b4d5e6f708192a3b4c5d6e7f8" * 2


def cards(tokens: str) -> tuple[Card, ...]:
    return parse_cards(tokens)


def dealt(hand1: str = "", hand2: str = "", **options: str) -> State:
    """A first round with these hands, the rest of the pack as it comes; seat 1 begins."""
    begun = start(VARIANT, rules_from(VARIANT, options), seats=2, dealer=2)
    rest = [card for card in VARIANT.pack if card not in cards(f"{hand1} {hand2}")]
    hands = [[*cards(hand), *rest[: 13 - len(cards(hand))]] for hand in (hand1,)]
    rest = [card for card in rest if card not in hands[0]]
    hands.append([*cards(hand2), *rest[: 13 - len(cards(hand2))]])
    rest = [card for card in rest if card not in hands[1]]
    order = [card for pair in zip(*hands, strict=True) for card in pair]
    return play(begun, DEALER, Deal((*order, *rest)))


def meld(number: int, owner: Seat, tokens: str, laid_by: Sequence[Seat] = ()) -> Meld:
    """A meld on the table; *laid_by* names the seat of each card where others added some."""
    found = new_meld(number, owner, cards(tokens))
    assert found is not None
    return replace(found, laid_by=tuple(laid_by) or found.laid_by)


def moment(state: State, **changes: Any) -> State:
    """*state* with some of it exchanged, such as its melds or its pile."""
    return replace(state, **changes)


def frame(state: State, seat: Seat | None = None, **changes: Any) -> Frame:
    """What *seat*, or everybody, is shown of *state* as table #17 in English."""
    values: dict[str, Any] = {
        "game": 17,
        "step": 5,
        "players": PLAYERS,
        "seen": seen_by(state, seat),
        "language": "en",
        "seat": seat,
        "turn_ends_ms": None,
        "flag_ms": None,
        "notes": (),
        "narration": (),
        "commitment": COMMITMENT,
    }
    return Frame(**(values | changes))


def finished(state: State) -> bool:
    return state.phase is Phase.FINISHED
