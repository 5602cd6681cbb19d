"""What a try at the deal of the day is worth, and the sums of everybody's best ones by month."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("today_tries", sa.Column("points", sa.Integer()))
    op.create_table(
        "today_ladders",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "month", "user_id", name=op.f("pk_today_ladders")),
    )
    op.create_index(
        "ix_today_ladders_guild_id_month_points", "today_ladders", ["guild_id", "month", "points"]
    )
    op.create_index("ix_today_ladders_user_id", "today_ladders", ["user_id"])
