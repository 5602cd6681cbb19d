"""Games in which the cards are as a test wants them, at the moment that it wants."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.runtime.clock import now_ms
from data import games, settings
from data.games import NewGame, NewMove, NewPlayer
from engine.cards import Card, parse_card, parse_cards
from engine.moves import DEALER, Deal, Discard, DrawStock, LayMeld, LayOff, Move, TakePile
from engine.options import rules_from
from engine.record.lines import write_move
from engine.shuffle import commitment
from engine.state import Variant
from engine.variants import VARIANTS
from tests.bot.conftest import Room

VARIANT = VARIANTS["five-hundred"]
SEED = bytes(range(32))


async def stage(
    room: Room,
    first: str = "",
    second: str = "",
    *,
    up: str = "",
    stock: str = "",
    people: Any = None,
    channel: Any = None,
    turns: Iterable[str] = (),
    **options: str,
) -> Any:
    """A table at which these hands were dealt to Alice, who begins, and to Bob.

    *turns* have been played already, each in words like `draw, meld 4h 5h 6h, discard Kd`.
    """
    players = people or (room.alice, room.bob)
    deal = Deal(tuple(dealt(first, second, up, stock)))
    table = await begun(room, VARIANT, players, deal, dealer=2, channel=channel, **options)
    for turn in turns:
        await play(table, turn)
    await show(room, table)
    return table


async def begun(
    room: Room,
    variant: Variant,
    people: Sequence[Any],
    deal: Deal,
    *,
    dealer: int,
    channel: Any = None,
    rated: bool = False,
    **options: str,
) -> Any:
    """The table of a new game of *people* right after this *deal*, not shown yet."""
    new = NewGame(
        channel_id=(channel or room.channel).id,
        guild_id=room.guild.id,
        variant=variant.key,
        rules=rules_from(variant, options).model_dump(mode="json"),
        dealer=dealer,
        players=[NewPlayer(one.id, one.name) for one in people],
        seed=SEED,
        commitment=commitment(SEED).hex(),
        now_ms=now_ms(),
        rated=rated,
    )
    line = write_move(DEALER, deal, tiles=variant.tiles)
    async with room.db.transaction() as tx:
        game = await games.create(tx, new)
        lines = [NewMove(DEALER, line, None, "dealer")]
        await games.append(tx, game, 0, lines, deadline=None, now_ms=now_ms())
        for one in people:
            await settings.change_user(tx, one.id, dm_consent=True)
    return await room.table(game)


async def show(room: Room, table: Any) -> None:
    """Let the bot show *table* as it stands, as after any move."""
    await table.hear()
    await room.wait()


async def play(table: Any, turn: str) -> None:
    """Make the moves of one turn at once, past Discord."""
    moves = [move_of(words.split()) for words in turn.split(",")]
    await table.play(table.state.to_act, *moves, now_ms=now_ms(), source="player")


def move_of(words: list[str]) -> Move:
    match words:
        case ["draw"]:
            return DrawStock()
        case ["take", *card]:
            return TakePile(parse_card(card[0]) if card else None)
        case ["meld", *cards]:
            return LayMeld.of(parse_cards(" ".join(cards)))
        case ["layoff", card, meld]:
            return LayOff.of(parse_card(card), int(meld))
        case ["discard", card]:
            return Discard(parse_card(card))
    raise AssertionError(words)


def dealt(first: str, second: str, up: str, stock: str) -> Iterator[Card]:
    """The whole pack in the order of the deal; what is not named comes as it comes."""
    named = parse_cards(f"{first} {second} {up} {stock}")
    assert len(set(named)) == len(named)
    rest = [card for card in VARIANT.pack if card not in named]
    hands = []
    for hand in (parse_cards(first), parse_cards(second)):
        hands.append([*hand, *rest[: 13 - len(hand)]])
        del rest[: 13 - len(hand)]
    for pair in zip(*hands, strict=True):
        yield from pair
    yield from (*parse_cards(up), *(() if up else [rest.pop(0)]), *parse_cards(stock), *rest)
