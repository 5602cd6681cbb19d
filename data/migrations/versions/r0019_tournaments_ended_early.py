"""When somebody let the present round of a tournament be its last."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("cut_ms", sa.BigInteger()))
