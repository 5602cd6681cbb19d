"""Since when somebody waits for a game of an arena."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tournament_players", sa.Column("free_ms", sa.BigInteger()))
