"""Seasons, their final tables, and who wears the role of a champion."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("begin_ms", sa.BigInteger(), nullable=False),
        sa.Column("end_ms", sa.BigInteger(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "number", name=op.f("pk_seasons")),
    )
    op.create_index("ix_seasons_ended_end_ms", "seasons", ["ended", "end_ms"])
    op.create_index("ix_seasons_told", "seasons", ["told"])
    op.create_table(
        "season_ranks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("rank", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        sa.Column("champion", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "season", "variant", "rank", name=op.f("pk_season_ranks")
        ),
    )
    op.create_index("ix_season_ranks_user_id", "season_ranks", ["user_id"])
    op.create_table(
        "champion_roles",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("role_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("given", sa.Boolean(), nullable=False),
        sa.Column("trouble", sa.Text()),
        sa.PrimaryKeyConstraint("guild_id", "role_id", "user_id", name=op.f("pk_champion_roles")),
    )
    op.create_index("ix_champion_roles_user_id", "champion_roles", ["user_id"])
