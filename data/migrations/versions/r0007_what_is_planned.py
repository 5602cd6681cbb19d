"""What a player has said to do when their turn comes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("players", sa.Column("plan", sa.Text()))
