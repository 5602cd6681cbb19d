"""Nothing leads back to who was forgotten: not what was drawn of their clicks, nor a backup."""

from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

AT_ONCE = 1000

games = sa.table(
    "games",
    sa.column("id", sa.Integer),
    sa.column("seed", sa.LargeBinary),
    sa.column("key", sa.LargeBinary),
    sa.column("state", sa.Text),
    sa.column("guild_id", sa.BigInteger),
    sa.column("channel_id", sa.BigInteger),
    sa.column("table_message_id", sa.BigInteger),
    sa.column("turn_message_id", sa.BigInteger),
    sa.column("end_message_id", sa.BigInteger),
)
players = sa.table(
    "players",
    sa.column("game_id", sa.Integer),
    sa.column("seat", sa.Integer),
    sa.column("user_id", sa.BigInteger),
    sa.column("entropy", sa.LargeBinary),
)
challenges = sa.table(
    "challenges", sa.column("game_id", sa.Integer), sa.column("seed", sa.LargeBinary)
)
challenge_players = sa.table("challenge_players", sa.column("entropy", sa.LargeBinary))


def upgrade() -> None:
    op.create_table(
        "deletions",
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("salt", name=op.f("pk_deletions")),
    )
    op.add_column("games", sa.Column("key", sa.LargeBinary(), nullable=True))
    keep_keys(op.get_bind())
    # Whoever knows the seed and the cards can try out whose click it was. Those who are in an open
    # challenge contribute nothing: what they have given so far would name them as well.
    gone = sa.select(players.c.game_id).where(players.c.user_id < 0)
    for change in (
        sa.update(players).where(players.c.user_id < 0).values(entropy=b""),
        sa.update(games).where(games.c.id.in_(gone)).values(seed=b""),
        sa.update(challenges).where(challenges.c.game_id.in_(gone)).values(seed=b""),
        sa.update(challenge_players).values(entropy=b""),
        # The channel of a DM is somebody's, too.
        sa.update(games)
        .where(games.c.id.in_(gone), games.c.guild_id.is_(None), games.c.state != "playing")
        .values(channel_id=0, table_message_id=None, turn_message_id=None, end_message_id=0),
    ):
        op.execute(change)


def keep_keys(connection: sa.Connection) -> None:
    """Store of every game what its deals follow from."""
    change = sa.update(games).where(games.c.id == sa.bindparam("game")).values(key=sa.bindparam("new"))
    last = 0
    while found := some_keys(connection, last):
        connection.execute(change, found)
        last = found[-1]["game"]


def some_keys(connection: sa.Connection, after: int) -> list[dict[str, Any]]:
    """The keys of the next games after number *after*."""
    query = sa.select(games.c.id, games.c.seed).where(games.c.id > after)
    seeds = connection.execute(query.order_by(games.c.id).limit(AT_ONCE)).all()
    given: dict[int, list[bytes]] = {}
    if seeds:
        seats = sa.select(players.c.game_id, players.c.entropy)
        seats = seats.where(players.c.game_id > after, players.c.game_id <= seeds[-1].id)
        for game, entropy in connection.execute(
            seats.order_by(players.c.game_id, players.c.seat)
        ):
            given.setdefault(game, []).append(entropy)
    return [
        {"game": game, "new": sha256(b"".join((seed, *given.get(game, [])))).digest()}
        for game, seed in seeds
    ]
