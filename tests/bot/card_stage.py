"""Tables of any card game at which the cards are as a test wants them."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.runtime.clock import now_ms
from engine.cards import Card, parse_cards
from engine.moves import Deal
from engine.record.lines import read_move
from engine.state import Variant
from engine.variants import VARIANTS
from tests.bot.conftest import Room
from tests.bot.stage import begun, show


async def seated(
    room: Room,
    key: str,
    *hands: str,
    up: str = "",
    stock: str = "",
    turns: Iterable[str] = (),
    rated: bool = False,
    **options: str,
) -> Any:
    """A table at which these hands were dealt to Alice, who begins, to Bob and perhaps to Carol.

    *turns* have been played already, each as lines of a record with commas between them.
    """
    variant = VARIANTS[key]
    people = (room.alice, room.bob, room.carol)[: len(hands)]
    wanted = {name.replace("_", "-"): text for name, text in options.items()}
    deal = Deal(tuple(dealt(variant, hands, up, stock)))
    table = await begun(room, variant, people, deal, dealer=len(hands), rated=rated, **wanted)
    await play(table, *turns)
    await show(room, table)
    return table


async def play(table: Any, *turns: str) -> None:
    """Make the moves of these lines at once, past Discord."""
    for turn in turns:
        read = [read_move(line.strip())[:2] for line in turn.split(",")]
        moves = [move for _, move in read]
        await table.play(read[0][0], *moves, now_ms=now_ms(), source="player")


def dealt(variant: Variant, hands: tuple[str, ...], up: str, stock: str) -> Iterator[Card]:
    """The whole pack in the order of the deal; what is not named comes as it comes."""
    named = [list(parse_cards(hand)) for hand in hands]
    rest = list(variant.pack)
    for card in (*parse_cards(f"{up} {stock}"), *(card for hand in named for card in hand)):
        rest.remove(card)
    sizes = [variant.hand_size[len(hands)]] * len(hands)
    extra = named[0][sizes[0] :] if variant.extra_card else []
    del named[0][sizes[0] :]
    for hand, size in zip(named, sizes, strict=True):
        hand += [rest.pop(0) for _ in range(size - len(hand))]
    for row in zip(*named, strict=True):
        yield from row
    yield from extra or ([rest.pop(0)] if variant.extra_card else [])
    yield from parse_cards(up) or ([rest.pop(0)] if variant.upcard else [])
    yield from (*parse_cards(stock), *rest)
