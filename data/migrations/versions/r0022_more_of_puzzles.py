"""Puzzles beyond those of the days, and how strong people are at them."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    for column in ("rated_from", "rated_to"):
        op.add_column("puzzle_answers", sa.Column(column, sa.Integer()))
    op.create_table(
        "puzzle_extras",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Integer()),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rated_from", sa.Integer()),
        sa.Column("rated_to", sa.Integer()),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name=op.f("pk_puzzle_extras")),
    )
    op.create_table(
        "puzzle_mistakes",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("hints", sa.Integer(), nullable=False),
        sa.Column("choice", sa.Integer()),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rated_from", sa.Integer()),
        sa.Column("rated_to", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_puzzle_mistakes_game_id")
        ),
        sa.PrimaryKeyConstraint("user_id", "game_id", "step", name=op.f("pk_puzzle_mistakes")),
    )
    op.create_index(op.f("ix_puzzle_mistakes_game_id"), "puzzle_mistakes", ["game_id"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("last_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "variant", name=op.f("pk_puzzle_ratings")),
    )
    op.create_table(
        "puzzle_grades",
        sa.Column("week", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("grade", sa.Text(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("week", "puzzle", name=op.f("pk_puzzle_grades")),
    )
    op.create_table(
        "puzzle_levels",
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_levels")),
    )
