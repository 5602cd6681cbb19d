"""Answers to the puzzles of the day, streaks, and the days on which we were away."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("grade", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Integer()),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "day", "variant", "grade", name="pk_puzzle_answers"),
    )
    op.create_table(
        "puzzle_streaks",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("last_day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_puzzle_streaks"),
    )
    op.create_table(
        "days_away",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("away_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "shard", name="pk_days_away"),
    )
