"""How the computer came to its moves, and what one's games against it are worth.

Games up to here say neither how strong a level was then nor whether somebody took a hint: they have
no place on the scale.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("moves", sa.Column("thought", sa.Text()))
    op.add_column("games", sa.Column("computer_place", sa.Integer()))
    op.add_column("players", sa.Column("hinted_step", sa.Integer()))
    op.create_table(
        "solos",
        sa.Column("game_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("beaten", sa.Float(), nullable=False),
        sa.Column("rivals", sa.Integer(), nullable=False),
        sa.Column("finish_order", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_solos_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_solos")),
    )
    columns = ["user_id", "variant", "finish_order"]
    op.create_index(op.f("ix_solos_user_id_variant_finish_order"), "solos", columns)
