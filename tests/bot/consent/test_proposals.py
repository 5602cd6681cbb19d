"""One proposal at a time: when it is over, who may make the next, and what becomes of it late."""

from typing import Any

import pytest

from bot.consent.agreements import Agreements, is_stale, waiting_for
from bot.consent.deeds import Deed
from bot.people.refused import Refused
from bot.runtime.clock import HOUR_MS, now_ms
from data import games, settings
from data.proposals import Outcome, Proposal
from engine.moves import Resign
from tests.bot.asking import DAY, MINUTE, answer, ask, open_proposals, stored
from tests.bot.conftest import Room
from tests.bot.consent.test_courtesies import occasion
from tests.bot.evening import begin, refused, turn
from tests.bot.table.bare_tables import ALICE, BOB, CAROL, bare_table, change_player

DAY_MS = 24 * HOUR_MS


def made(
    kind: str = "pause", *agreed: int, ago_ms: int = 0, outcome: Outcome | None = None
) -> Proposal:
    """A proposal that was made so long ago."""
    return Proposal(1, kind, 1, agreed or (1,), 1, now_ms() - ago_ms, None, outcome)


def test_how_long_a_proposal_stands() -> None:
    """A day, and no longer than it is possible."""
    table = bare_table()
    assert not is_stale(table, made())
    assert not is_stale(table, made(ago_ms=DAY_MS - HOUR_MS))
    assert is_stale(table, made(ago_ms=DAY_MS + HOUR_MS))
    assert is_stale(table, made("claim:2"))
    change_player(table, 2, left_since_ms=1)
    assert not is_stale(table, made("claim:2"))
    assert is_stale(bare_table(state="aborted"), made())


def test_for_whom_a_proposal_waits() -> None:
    """All who have a say and have not agreed, in order; nobody once it is decided."""
    table = bare_table("straight", (ALICE, BOB, CAROL))
    assert waiting_for(table, made()) == [2, 3]
    assert waiting_for(table, made("pause", 1, 2)) == [3]
    assert waiting_for(table, made(outcome="declined")) == []


async def test_after_one_was_declined(room: Room) -> None:
    """Neither the same by anybody nor another one by the same person, for a while."""
    table = await begin(room, turn="24h")
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    await answer(room, room.bob, "Decline")
    await room.wait()
    again = await ask(room, room.alice, table, "Abort")
    assert "only a moment ago" in again
    assert "only a moment ago" in await ask(room, room.bob, table, "Pause")
    await ask(room, room.bob, table, "Abort")
    await room.wait()
    assert len(open_proposals(room)) == 1


async def test_after_one_has_lapsed(room: Room) -> None:
    """Nobody has declined it, so the next may be the same; one that nobody answered is none."""
    table = await begin(room, turn="7d")
    await ask(room, room.alice, table, "Pause")
    await room.wait(DAY + MINUTE)
    await ask(room, room.alice, table, "Pause")
    await room.wait()
    assert not table.paused
    await answer(room, room.bob)
    assert table.paused


async def test_a_try_at_the_deal_of_the_day_does_not_rest(room: Room) -> None:
    """Others play the same cards in one go."""
    table = await begin(room, turn="24h")
    await occasion(room, table, "today")
    said = await room.alice.slash(room.channel, "game pause", table=str(table.id))
    assert "deal of the day" in refused(room, said)
    assert not (await stored(room)).paused_since_ms


async def test_who_is_on_vacation_is_not_gone(room: Room) -> None:
    """A slow game waits for them, though they have left the server; a quick one does not."""
    table = await begin(room, turn="24h")
    agreements, seat = room.app.part(Agreements), table.seat_of(room.bob.id)
    async with room.db.transaction() as tx:
        await games.note_player(tx, table.id, seat, left_since_ms=now_ms())
        until_ms = now_ms() + 3 * DAY_MS
        await settings.change_user(tx, room.bob.id, vacation_until_ms=until_ms)
    room.app.preferences.changed(room.bob.id)
    await agreements._check_vacation(table, Deed("pause"))
    await agreements._check_vacation(table, Deed("claim", 9))
    with pytest.raises(Refused, match="gone-vacation"):
        await agreements._check_vacation(table, Deed("claim", seat))
    await agreements._check_vacation(table, Deed("claim", table.seat_of(room.alice.id)))
    async with room.db.transaction() as tx:
        await settings.change_user(tx, room.bob.id, vacation_until_ms=now_ms() - 1)
    room.app.preferences.changed(room.bob.id)
    await agreements._check_vacation(table, Deed("claim", seat))
    with pytest.raises(Refused, match="gone-yourself"):
        await agreements._asked(table, seat, Deed("claim", seat))


@pytest.mark.parametrize(
    ("verb", "about", "key"), [("claim", 1, "gone-not"), ("takeback", None, "takeback-none")]
)
async def test_somebody_acts_meanwhile(room: Room, verb: str, about: Any, key: str) -> None:
    """Then the move that was agreed on is not made: it was about another moment."""
    table = await begin(room, turn="24h")
    before = table.step
    await turn(room, table)
    with pytest.raises(Refused, match=key):
        await room.app.part(Agreements)._make(table, Deed(verb, about, before))
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    with pytest.raises(Refused, match="game-over"):
        await room.app.part(Agreements)._make(table, Deed(verb, about))
