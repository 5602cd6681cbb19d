"""Finished games move by move: every moment of random games, and that nobody waits for them."""

import asyncio
import re
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.commands.replay import place
from bot.messages.frames import past_frame
from bot.render.replay import replay_view, shared_view
from bot.table.played import ending_of
from bot.table.replays import SLICE, Replay, Replays
from data import games, retention
from data.errors import NoSuchGame
from data.games import NewGame, NewMove, NewPlayer
from data.store.database import Database
from engine.cards import Card, parse_card
from engine.game import play
from engine.moves import Arrange, Close, Discard, Gin, Knock, LayMeld, LayOff, SwapJoker, TakePile
from engine.record.games import read_record
from engine.state import Phase, State, Variant
from engine.variants import VARIANTS
from sandbox.limits import nested
from tests.bot.log_watch import SHOWN
from tests.bot.secrecy import SUITS
from tests.engine.random_games import Table

LONGEST = 160
"""Moves; the rest of a longer game is more of the same."""
TILES = re.compile(r"(🔵|🟢|🔴|🟡)(\d+)")
MESSAGE = 4000
COMPONENTS = 40


async def stored(db: Database, variant: Variant, number: int = 0) -> Replay:
    """A random game, given up where it gets long, as it is stored and played again."""
    table = Table(variant, Random(f"replay {variant.key} {number}"))
    table.stacked, table.eager, table.patience, table.weary = True, 0.8, LONGEST, 0.0
    begun = state = read_record(table.text()).start()
    while state.phase is not Phase.FINISHED:
        state, _, _ = table.step(state)
    new = NewGame(
        channel_id=1,
        guild_id=1,
        variant=variant.key,
        rules=table.rules.with_defaults(state.seats).model_dump(mode="json"),
        dealer=begun.dealer,
        players=[NewPlayer(100 + seat, "_*~|" * 20) for seat in range(state.seats)],
        seed=bytes(32),
        commitment="0" * 64,
        now_ms=0,
    )
    # The clocks are not what this is about.
    lines = [NewMove(0, line.split("@")[0].strip(), None, "player") for line in table.lines]
    async with db.transaction() as tx:
        game = await games.create(tx, new)
        await games.append(tx, game, 0, lines, deadline=None, now_ms=0)
        await games.finish(tx, game, ending_of(state), 1)
    replays = Replays(db)
    return await replays.of(await replays.row(game))


def words(view: Any) -> str:
    """All texts of a message."""
    assert sum(map(len, view.texts)) <= MESSAGE
    assert len(nested(view.to_components())) <= COMPONENTS
    return "\n".join(view.texts)


def cards_named(text: str, *, tiles: bool) -> set[Card]:
    """The cards that a text names, a joker's meaning aside."""
    if tiles:
        return {
            parse_card("bgry"["🔵🟢🔴🟡".index(c)] + n, tiles=True) for c, n in TILES.findall(text)
        }
    return {parse_card(rank + SUITS[suit]) for rank, suit in SHOWN.findall(text)}


def open_cards(state: State) -> set[Card]:
    """What lies face up."""
    shown = {
        *state.pile,
        *(card for meld in state.melds for card in (*meld.cards, *meld.stands_for)),
    }
    over = state.to_act is None and bool(state.results)
    if over and state.results[-1].reason in state.variant.laid_open:
        shown |= {card for hand in state.hands for card in hand}
    return shown


def named_in(move: Any) -> set[Card]:
    """The cards that a move shows to everybody."""
    match move:
        case LayMeld(cards):
            return {laid.card for laid in cards}
        case LayOff():
            return {move.card.card}
        case Discard(card) | Knock(card) | Gin(card) | Close(card) | SwapJoker(card, _):
            return {card}
        case TakePile(card):
            return {card} - {None}
        case Arrange():
            return {laid.card for row in move.melds for laid in row}
    return set()


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
async def test_no_moment_shows_what_was_hidden(db: Database, variant: Variant) -> None:
    """Shared moments name open cards alone; through somebody's eyes there are their own besides."""
    replay, looked_at = await stored(db, variant), 0
    for step in range(1, replay.steps + 1):
        event, state = replay.event(step), replay.state(step)
        seen = open_cards(state) | open_cards(event.before)
        seen |= set().union(*(named_in(one.move) for one in replay.turn_so_far(step)))
        seen |= set().union(*(open_cards(one.before) for one in replay.turn_so_far(step)))
        frame = past_frame(replay, step, None, "en")
        text = words(shared_view(frame, place(replay, step, 0), "carol"))
        named = cards_named(text, tiles=variant.tiles)
        assert named <= seen, (step, event.move, named - seen)
        looked_at += bool(named)
        eyes = 1 + step % state.seats
        hand = state.hand_of(eyes)
        text = words(replay_view(frame, place(replay, step, eyes), hand))
        assert cards_named(text, tiles=variant.tiles) <= seen | set(hand)
    assert looked_at > replay.steps // 3


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
async def test_the_ways_through_a_game(db: Database, variant: Variant) -> None:
    """From the first turn to the last and back; each way leads on, and ends at an end."""
    replay = await stored(db, variant)
    step, there = 1, [1]
    while replay.turn_after(step) != step:
        assert replay.turn_after(step) > step
        step = replay.turn_after(step)
        there.append(step)
    assert step == replay.steps
    while replay.turn_before(step) != step:
        assert replay.turn_before(step) < step
        step = replay.turn_before(step)
        assert step in there
    assert step == 1
    assert [replay.state(deal).round for deal in replay.rounds] == [
        *range(1, replay.state(replay.steps).round + 1)
    ]
    ends = [replay.end_of(number) for number, _ in enumerate(replay.rounds, 1)]
    assert ends == [*(deal - 1 for deal in replay.rounds[1:]), replay.steps]


async def test_others_have_their_turn_meanwhile(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a game is played again, other work goes on between any few of its moves."""
    first = await stored(db, VARIANTS["straight"])
    replays, count, done = Replays(db), 0, False
    seen = list[int]()

    def counted(*move: Any) -> State:
        nonlocal count
        count += 1
        return play(*move)

    async def others() -> None:
        while not done:
            seen.append(count)
            await asyncio.sleep(0)

    monkeypatch.setattr("bot.table.replays.play", counted)
    work = asyncio.ensure_future(others())
    replay = await replays.of(first.row)
    done = True
    await work
    assert [one.move for one in replay.events] == [one.move for one in first.events]
    assert count == replay.steps
    assert max(after - before for before, after in pairwise([*seen, count])) <= SLICE


async def test_a_game_whose_moves_are_gone(db: Database) -> None:
    """Its host keeps them for some time only: nobody is shown an empty game."""
    first = await stored(db, VARIANTS["gin"])
    async with db.transaction() as tx:
        assert await retention.remove_records(tx, 1 << 60)
    with pytest.raises(NoSuchGame):
        await Replays(db).of(first.row)
