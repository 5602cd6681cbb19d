"""Shards and their processes, proposals among players, nudges, stand-ins, servers left."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("games", sa.Column("nudged_step", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("shown_step", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("pause_ends_ms", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_games_pause_ends_ms"), "games", ["pause_ends_ms"])
    op.add_column("players", sa.Column("stand_in", sa.Text(), nullable=True))
    op.add_column("servers", sa.Column("left_ms", sa.BigInteger(), nullable=True))
    op.create_table(
        "proposals",
        sa.Column("game_id", NUMBER, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_proposals_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_proposals")),
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process", sa.Text(), nullable=True),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.Column("reachable_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_shards")),
    )
    op.create_table(
        "wakes",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("game_id", NUMBER, nullable=False),
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_wakes_game_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_wakes")),
        sqlite_autoincrement=True,
    )
    op.drop_index("ix_games_state_deadline_ms", "games")
    op.create_index("ix_games_state", "games", ["state"])
    op.create_index("ix_players_left_since_ms", "players", ["left_since_ms"])
