"""Which tables moderators may end, one by one or all that nobody plays at."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.club.moderation.deeds import check_table, clearable
from bot.lobby.moderators import Moderator, is_moderator, moderator
from bot.people.refused import Refused
from data.games import GameRow
from tests.bot.table.bare_tables import ALICE, BOB, bare_table

MOD = 500
BY = Moderator(7, MOD, "mod", manages=False)


def row(**columns: Any) -> GameRow:
    """A table of the moderator's server, at which they do not play."""
    return bare_table(**columns).row


@pytest.mark.parametrize(
    ("table", "refusal"),
    [
        pytest.param(row(), None, id="of two others"),
        pytest.param(row(guild_id=8), "no-such-table", id="of another server"),
        pytest.param(row(guild_id=None), "no-such-table", id="of a DM"),
        pytest.param(row(people=(ALICE, MOD)), "moderate-own-table", id="their own"),
        pytest.param(row(state="finished"), "game-over", id="over"),
        pytest.param(row(state="aborted"), "game-over", id="called off"),
    ],
)
def test_which_table_may_be_ended(table: GameRow, refusal: str | None) -> None:
    """One of this server that goes on, and never their own."""
    if refusal is None:
        check_table(BY, table)
        return
    with pytest.raises(Refused, match=refusal):
        check_table(BY, table)


@pytest.mark.parametrize(
    ("table", "is_cleared"),
    [
        pytest.param(row(), True, id="nobody plays"),
        pytest.param(row(pause_reason="channel"), True, id="its channel is closed"),
        pytest.param(row(people=(MOD, BOB)), False, id="their own"),
        pytest.param(row(pause_reason="vacation"), False, id="on vacation"),
        pytest.param(row(pause_reason="agreed"), False, id="paused by consent"),
        pytest.param(row(pause_reason="adjourned"), False, id="adjourned"),
        pytest.param(row(occasion="tournament"), False, id="of a tournament"),
        pytest.param(row(occasion="today"), True, id="the deal of a day"),
    ],
)
def test_what_is_cleared_away(table: GameRow, is_cleared: bool) -> None:
    """What nobody has agreed to let rest."""
    assert clearable(BY, [table]) == ([table] if is_cleared else [])


@pytest.mark.parametrize("guild", [None, 7])
async def test_nobody_moderates_a_dm(guild: int | None) -> None:
    """Nor a server that we know only by its number."""
    click: Any = SimpleNamespace(guild_id=guild, guild=None)
    nobody_asked: Any = None
    with pytest.raises(Refused, match="server-only"):
        await moderator(click, nobody_asked)
    assert not await is_moderator(click, nobody_asked)
