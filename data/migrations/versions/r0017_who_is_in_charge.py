"""Who may not play in a server, what its moderators did, whom it mentioned, and its welcome."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("salt", sa.LargeBinary()),
        sa.Column("mark", sa.LargeBinary()),
        sa.Column("by_user_id", sa.BigInteger()),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text()),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("until_ms", sa.BigInteger()),
        sa.Column("lifted_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_bans_guild_id_user_id"), "bans", ["guild_id", "user_id"])
    op.create_table(
        "moderation",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("by_user_id", sa.BigInteger()),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game_id", NUMBER),
        sa.Column("about_user_id", sa.BigInteger()),
        sa.Column("about_name", sa.Text()),
        sa.Column("until_ms", sa.BigInteger()),
        sa.Column("reason", sa.Text()),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_moderation_game_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_moderation")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_moderation_guild_id_id"), "moderation", ["guild_id", "id"])
    op.create_table(
        "mentions",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mentions")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_mentions_guild_id_at_ms"), "mentions", ["guild_id", "at_ms"])
    op.create_table(
        "welcomes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("asked_ms", sa.BigInteger(), nullable=False),
        sa.Column("done_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_welcomes")),
    )
