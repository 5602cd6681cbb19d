"""When somebody let the present round of a tournament be its last."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("cut_ms", sa.BigInteger()))
