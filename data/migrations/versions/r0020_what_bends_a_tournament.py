"""Who of those who take part ended a tournament early, and whose blocks decided whom they met."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("cut_by", sa.Integer()))
    for seat in ("first", "second"):
        op.add_column(
            "tournament_tables",
            sa.Column(f"{seat}_avoids", sa.Boolean(), nullable=False, server_default=sa.false()),
        )
