"""By what somebody is known again of whom nothing but a salted hash is left."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0017"


def upgrade() -> None:
    for table in ("blocks", "tournament_players"):
        op.add_column(table, sa.Column("salt", sa.LargeBinary()))
        op.add_column(table, sa.Column("mark", sa.LargeBinary()))
    op.create_table(
        "puzzle_marks",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("grade", sa.Text(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "variant", "grade", "mark", name=op.f("pk_puzzle_marks")),
    )
