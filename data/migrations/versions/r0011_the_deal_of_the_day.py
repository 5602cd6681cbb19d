"""The deal of the day: its cards, who had their try, and how that ended."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "todays",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("key", sa.LargeBinary()),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("strong", sa.Integer()),
        sa.PrimaryKeyConstraint("day", "variant", name=op.f("pk_todays")),
    )
    op.create_table(
        "today_tries",
        sa.Column("game_id", number, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("lead", sa.Integer()),
        sa.Column("ended_ms", sa.BigInteger()),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_today_tries_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_today_tries")),
    )
    op.create_index("ix_today_tries_day_variant_lead", "today_tries", ["day", "variant", "lead"])
    op.create_table(
        "today_marks",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "variant", "mark", name=op.f("pk_today_marks")),
    )
