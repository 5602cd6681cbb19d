"""Evenings of tournaments: who takes part, their rounds, and the tables of each."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tournaments",
        sa.Column("id", number, autoincrement=True, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("shown_revision", sa.Integer(), nullable=False),
        sa.Column("event_id", sa.BigInteger()),
        sa.Column("event_state", sa.Text()),
        sa.Column("threads", sa.JSON(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round_ms", sa.BigInteger(), nullable=False),
        sa.Column("duplicate", sa.Boolean(), nullable=False),
        sa.Column("computer", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("begins_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        op.f("ix_tournaments_guild_id_state"), "tournaments", ["guild_id", "state"], unique=False
    )
    op.create_index(op.f("ix_tournaments_state"), "tournaments", ["state"], unique=False)
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", number, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since_round", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_players_tournament_id"),
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_players")),
    )
    op.create_index(
        op.f("ix_tournament_players_user_id"), "tournament_players", ["user_id"], unique=False
    )
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament_id", number, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("began_ms", sa.BigInteger(), nullable=False),
        sa.Column("ends_ms", sa.BigInteger(), nullable=False),
        sa.Column("credited_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger()),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_rounds_tournament_id"),
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", name=op.f("pk_tournament_rounds")),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", number, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("second", sa.Integer()),
        sa.Column("game_id", number),
        sa.Column("how", sa.Text()),
        sa.Column("margin", sa.Integer()),
        sa.Column("first_points", sa.Integer()),
        sa.Column("second_points", sa.Integer()),
        sa.Column("missed_seat", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_tournament_tables_game_id")
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=op.f("fk_tournament_tables_tournament_id"),
        ),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "place", name=op.f("pk_tournament_tables")
        ),
    )
    op.create_index(
        op.f("ix_tournament_tables_game_id"), "tournament_tables", ["game_id"], unique=False
    )
