"""Who may watch the game that a challenge leads to: all up to here, whoever sees its channel."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("challenges", sa.Column("audience", sa.Text()))
