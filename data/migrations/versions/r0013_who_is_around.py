"""Who may be called to a table, who wants nothing of whom, and sheets of house rules."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("challenges", sa.Column("call_message_id", sa.BigInteger()))
    op.add_column("challenge_players", sa.Column("told_ms", sa.BigInteger()))
    op.create_table(
        "availabilities",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("days", sa.JSON(), nullable=False),
        sa.Column("from_minute", sa.Integer(), nullable=False),
        sa.Column("to_minute", sa.Integer(), nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_availabilities")),
    )
    op.create_index(op.f("ix_availabilities_user_id"), "availabilities", ["user_id"])
    op.create_index(op.f("ix_availabilities_until_ms"), "availabilities", ["until_ms"])
    op.create_table(
        "table_calls",
        sa.Column("challenge_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("called_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["challenge_id"], ["challenges.id"], name=op.f("fk_table_calls_challenge_id")
        ),
        sa.PrimaryKeyConstraint("challenge_id", "user_id", name=op.f("pk_table_calls")),
    )
    op.create_index(
        op.f("ix_table_calls_user_id_called_ms"), "table_calls", ["user_id", "called_ms"]
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("blocked_user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("blocked_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_user_id", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked_user_id"), "blocks", ["blocked_user_id"])
    op.create_table(
        "sheets",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "key", name=op.f("pk_sheets")),
    )
