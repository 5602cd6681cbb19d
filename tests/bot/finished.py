"""Games that are over, stored and counted as if they had been played."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.runtime.clock import now_ms
from bot.table.played import ending_of
from data import games, standings
from data.games import NewGame, NewPlayer
from engine.game import start
from engine.options import rules_from
from engine.state import Phase, RoundResult, State
from engine.variants import VARIANTS
from tests.bot.conftest import Room
from tests.engine.scored import scored

Totals = tuple[int, ...]


def over(
    game: str,
    *rounds: Totals,
    winner: int,
    out: Collection[int] = (),
    reason: str = "out",
    **options: str,
) -> State:
    """The end of a *game* in which these were the totals after each of its *rounds*.

    *out* has resigned, or lost by points.
    """
    variant = VARIANTS[game]
    begun = start(variant, rules_from(variant, options), len(rounds[-1]), 1)
    before = (begun.totals, *rounds)
    results = tuple(
        RoundResult(number, scored(*map(int.__sub__, after, old)), after, winner, reason)
        for number, (old, after) in enumerate(zip(before, rounds, strict=False), 1)
    )
    return replace(
        begun,
        totals=rounds[-1],
        results=results,
        round=len(rounds),
        winner=winner,
        out=frozenset(out),
        phase=Phase.FINISHED,
    )


async def ended(
    room: Room, people: Sequence[Any], state: State, *, when_ms: int | None = None, **more: Any
) -> int:
    """Store that *people* have ended a game with *state*, and count it; None is the computer."""
    at_ms = when_ms or now_ms()
    values: dict[str, Any] = {"guild_id": room.guild.id, "rated": None not in people} | more
    new = NewGame(
        channel_id=room.channel.id,
        variant=state.variant.key,
        rules=state.rules.model_dump(mode="json"),
        dealer=1,
        players=[NewPlayer(one and one.id, one.name if one else "Jolly") for one in people],
        seed=bytes(32),
        commitment="ab" * 32,
        now_ms=at_ms,
        computer="normal" if None in people else None,
        **values,
    )
    async with room.db.transaction() as tx:
        game = await games.create(tx, new)
        await games.finish(tx, game, ending_of(state), at_ms)
        await standings.record(tx, game)
        await games.note(tx, game, end_message_id=1)
    return game
