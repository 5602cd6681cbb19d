"""What a game is played for, and who may look at it: all up to here are for whoever sees them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("games", sa.Column("occasion", sa.Text()))
    op.add_column("games", sa.Column("audience", sa.Text()))
