"""What a result is measured by: more points, fewer penalty points, staying in longer, or the win.

Who left a game of several that the others then ended is not told apart in the old rows: their
points are taken like anybody's.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

GAMES = sa.table(
    "games",
    sa.column("id", sa.BigInteger),
    sa.column("variant", sa.Text),
    sa.column("rules", sa.JSON),
    sa.column("state", sa.Text),
    sa.column("ended_reason", sa.Text),
)
PLAYERS = sa.table("players", sa.column("game_id", sa.BigInteger), sa.column("measure", sa.Text))
BROKEN_OFF = ("resign", "flag")
AT_ONCE = 500

FROM_PLAYERS = """
UPDATE results SET
    measure = (
        SELECT players.measure FROM players
        WHERE players.game_id = results.game_id AND players.seat = results.seat
    ),
    beaten = (
        SELECT count(*) FROM results AS other
        WHERE other.game_id = results.game_id AND other.place > results.place
    ),
    rivals = (SELECT count(*) - 1 FROM results AS other WHERE other.game_id = results.game_id)
"""
FROM_RESULTS = """
UPDATE ratings SET {name} = (
    SELECT coalesce(sum({value}), 0) FROM results
    WHERE results.guild_id = ratings.guild_id AND results.variant = ratings.variant
        AND results.user_id = ratings.user_id AND results.measure = '{measure}'
)
"""
SUMS = (
    ("points", "results.points", "points"),
    ("point_games", "1", "points"),
    ("penalties", "results.points", "penalties"),
    ("penalty_games", "1", "penalties"),
    ("beaten", "results.beaten", "lasting"),
    ("rivals", "results.rivals", "lasting"),
)


def upgrade() -> None:
    op.add_column("players", sa.Column("measure", sa.Text(), nullable=True))
    op.add_column("results", measured("measure", sa.Text(), "points"))
    for name in ("beaten", "rivals"):
        op.add_column("results", measured(name, sa.Integer(), "0"))
    for name, _, _ in SUMS[1:]:
        op.add_column("ratings", measured(name, sa.Integer(), "0"))
    for measure, numbers in by_measure().items():
        for start in range(0, len(numbers), AT_ONCE):
            own = PLAYERS.c.game_id.in_(numbers[start : start + AT_ONCE])
            op.execute(sa.update(PLAYERS).where(own).values(measure=measure))
    op.execute(FROM_PLAYERS)
    for name, value, measure in SUMS:
        op.execute(FROM_RESULTS.format(name=name, value=value, measure=measure))


def measured(name: str, kind: Any, default: str) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, server_default=default)


def by_measure() -> Mapping[str, list[int]]:
    """The finished games by what their results are measured by."""
    numbers = defaultdict(list)
    query = sa.select(GAMES).where(GAMES.c.state == "finished").order_by(GAMES.c.id)
    for game in op.get_bind().execute(query):
        measure = measure_of(game.variant, game.rules)
        if measure != "lasting" and game.ended_reason in BROKEN_OFF:
            measure = "winning"
        numbers[measure].append(game.id)
    return numbers


def measure_of(variant: str, rules: dict[str, Any]) -> str:
    """What the rules of the games there were measure by."""
    match variant:
        case "rummy-51":
            return "penalties"
        case "straight" if rules.get("scoring") == "penalty":
            return "penalties"
        case "zolik" if not rules.get("deals"):
            return "lasting"
    return "points"
