"""Emojis of cards are the usual look: who knows the choice and stayed with text keeps it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

users = sa.table("users", sa.column("id", sa.BigInteger), sa.column("settings", sa.JSON))


def upgrade() -> None:
    connection = op.get_bind()
    change = sa.update(users).where(users.c.id == sa.bindparam("user"))
    change = change.values(settings=sa.bindparam("new", type_=sa.JSON))
    if found := stayed_with_text(connection):
        connection.execute(change, found)


def stayed_with_text(connection: sa.Connection) -> list[dict[str, Any]]:
    """Who has looked at the choice, or chosen; what was the default then was not stored."""
    rows = connection.execute(sa.select(users.c.id, users.c.settings))
    return [
        {"user": user, "new": {**settings, "cards": "text"}}
        for user, settings in rows
        if settings and settings.get("look_chosen") and "cards" not in settings
    ]
