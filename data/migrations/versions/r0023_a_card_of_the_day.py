"""The card of the day that somebody shares in a channel, and who was reminded of their streak."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("puzzle_streaks", sa.Column("reminded_day", sa.Integer()))
    op.create_table(
        "scorecards",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("shared_ms", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", "user_id", "channel_id", name=op.f("pk_scorecards")),
    )
    op.create_index(op.f("ix_scorecards_message_id"), "scorecards", ["message_id"])
    op.create_index(op.f("ix_scorecards_user_id"), "scorecards", ["user_id"])
