"""An end for the pauses of the first release; an index to count who is asked to play."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

DAY_MS = 24 * 60 * 60 * 1000
LONGEST_MS = 30 * DAY_MS
NOTICE_MS = 7 * DAY_MS


def upgrade() -> None:
    op.create_index(
        "ix_challenges_guild_id_created_ms", "challenges", ["guild_id", "created_ms"]
    )
    games = sa.table(
        "games",
        sa.column("state", sa.Text()),
        sa.column("paused_since_ms", sa.BigInteger()),
        sa.column("pause_ends_ms", sa.BigInteger()),
    )
    # Pauses have had an end only since 0002. Whoever has paused for longer still gets a week.
    soonest = time.time_ns() // 1_000_000 + NOTICE_MS
    ends = games.c.paused_since_ms + LONGEST_MS
    op.execute(
        games.update()
        .where(games.c.state == "playing")
        .where(games.c.paused_since_ms.is_not(None), games.c.pause_ends_ms.is_(None))
        .values(pause_ends_ms=sa.case((ends < soonest, soonest), else_=ends))
    )
