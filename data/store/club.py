"""The tables of what makes a server a club, beside those of its games (schema.py).

Times, numbers and migrations as there. A *salt* and a *mark* are of who had their data deleted: a
salted hash that a person can be compared with (data/deletions.py).
"""

from typing import get_type_hints

from data.club_rows import (
    Answer,
    Availability,
    Ban,
    Deal,
    ExtraKey,
    Key,
    MistakeKey,
    NewDeed,
    Scorecard,
    Season,
    SheetRow,
    Welcome,
)
from data.ids import ChallengeId, GameId, GuildId, Ms, UserId
from data.store.schema import metadata
from data.store.values import table
from data.tournament_rows import Entrant, RoundRow, TableRow, Tournament

ALL = metadata
"""The tables of both files."""

# One row for each day (since 1970, UTC) and game, made days before.
todays = table("todays", "day variant", **get_type_hints(Deal))

# The games in which somebody had their try, and by how much they came ahead: empty as long as they
# play, and for who did not finish. *points* are what it counts for in the ladder of its month.
today_tries = table(
    "today_tries",
    "game_id",
    "day variant lead",
    game_id=GameId,
    day=int,
    variant=str,
    lead=int | None,
    ended_ms=Ms | None,
    points=int | None,
)

# What everybody's best deals of a month come to, in each server, and everywhere (server 0).
today_ladders = table(
    "today_ladders",
    "guild_id month user_id",
    "guild_id month points",
    "user_id",
    guild_id=GuildId,
    month=int,
    user_id=UserId,
    points=int,
    deals=int,
)

# Who has had their try, as a keyed hash that goes with its key when the day is over.
today_marks = table("today_marks", "day variant mark", day=int, variant=str, mark=bytes)

# What one person has made of a puzzle.
puzzle_answers = table(
    "puzzle_answers", "user_id day variant grade", **get_type_hints(Key), **get_type_hints(Answer)
)

# Who has answered a puzzle of the day, or taken hints, and had their data deleted since; until the
# day is over.
puzzle_marks = table(
    "puzzle_marks",
    "day variant grade mark",
    day=int,
    variant=str,
    grade=str,
    salt=bytes,
    mark=bytes,
)

# What one person has made of a puzzle beyond those of the days.
puzzle_extras = table(
    "puzzle_extras", "user_id puzzle", **get_type_hints(ExtraKey) | get_type_hints(Answer)
)

# What one person has made of their own decisions that cost points, as puzzles.
puzzle_mistakes = table(
    "puzzle_mistakes",
    "user_id game_id step",
    "game_id",
    **get_type_hints(MistakeKey) | get_type_hints(Answer),
)

# How strong somebody is at the puzzles of a game, from how many answers.
puzzle_ratings = table(
    "puzzle_ratings",
    "user_id variant",
    user_id=UserId,
    variant=str,
    mu=float,
    sigma=float,
    answers=int,
    last_ms=Ms,
)

# How hard a puzzle has turned out to be, from how many answers.
puzzle_levels = table("puzzle_levels", "puzzle", puzzle=str, mu=float, sigma=float, answers=int)

# What grade a puzzle has from a week on (since 1970, from Monday), and from how many answers.
puzzle_grades = table(
    "puzzle_grades", "week puzzle", week=int, puzzle=str, grade=str, answers=int, solved=int
)

# Days in a row on which somebody has solved a puzzle or played a deal, and on which day we told
# them last that these end with it.
puzzle_streaks = table(
    "puzzle_streaks",
    "user_id",
    user_id=UserId,
    days=int,
    best=int,
    last_day=int,
    reminded_day=int | None,
)

# The cards of the day that somebody has shared in a channel: the message is empty until it stands,
# *shown* is what stands in it.
scorecards = table(
    "scorecards", "day user_id channel_id", "message_id", "user_id", **get_type_hints(Scorecard)
)

# How long the players of a shard could not reach us on a day.
days_away = table("days_away", "day shard", day=int, shard=int, away_ms=Ms)

# When somebody may be called in a server because somebody else opens a table.
availabilities = table(
    "availabilities", "guild_id user_id", "user_id", "until_ms", **get_type_hints(Availability)
)

# Whom the opening of a table called, held before they are; nobody is called twice in an hour.
table_calls = table(
    "table_calls",
    "challenge_id user_id",
    "user_id called_ms",
    challenge_id=ChallengeId,
    user_id=UserId,
    called_ms=Ms,
)

# Who wants to have nothing to do with whom; the other is not told. Of who had their data deleted
# since, a number below 0 that stands for no one is left, and the mark.
blocks = table(
    "blocks",
    "user_id blocked_user_id",
    "blocked_user_id",
    user_id=UserId,
    blocked_user_id=UserId,
    name=str,
    blocked_ms=Ms,
    salt=bytes | None,
    mark=bytes | None,
)

# A server's own rules of a game, under a name; *key* is the name without capitals: none is there
# twice.
sheets = table("sheets", "guild_id key", guild_id=GuildId, **get_type_hints(SheetRow), made_ms=Ms)

# From *begin_ms* to before *end_ms*; the running one is not *ended*.
seasons = table("seasons", "guild_id number", "ended end_ms", "told", **get_type_hints(Season))

# The final table of each game of a season that is over, which later counting does not change.
season_ranks = table(
    "season_ranks",
    "guild_id season variant rank",
    "user_id",
    guild_id=GuildId,
    season=int,
    variant=str,
    rank=int,
    user_id=UserId,
    points=int,
    games=int,
    wins=int,
    opponents=int,
    champion=bool,
)

# Roles that we give, from before they are *given* until they are taken again; *trouble* is why
# that fails: `forbidden`, `gone`, `left`.
champion_roles = table(
    "champion_roles",
    "guild_id role_id user_id",
    "user_id",
    guild_id=GuildId,
    role_id=int,
    user_id=UserId,
    given=bool,
    trouble=str | None,
)

# A tournament: tables of two, in rounds. All that falls due follows from these rows.
tournaments = table("tournaments", "id", "guild_id state", "state", **get_type_hints(Tournament))

# The mark stays until the tournament is over.
tournament_players = table(
    "tournament_players",
    "tournament_id number",
    "user_id",
    **get_type_hints(Entrant),
    salt=bytes | None,
    mark=bytes | None,
)

tournament_rounds = table("tournament_rounds", "tournament_id round", **get_type_hints(RoundRow))

tournament_tables = table(
    "tournament_tables", "tournament_id round place", "game_id", **get_type_hints(TableRow)
)

# Who may not play in a server, until when. Of who had their data deleted only the mark is left, for
# as long as the ban runs (data/bans.py).
bans = table(
    "bans",
    "id",
    "guild_id user_id",
    **get_type_hints(Ban),
    by_user_id=UserId | None,
    by_name=str,
    salt=bytes | None,
    mark=bytes | None,
    lifted_ms=Ms | None,
)

# What moderators did, for all of them to read: data/moderation.py.
moderation = table("moderation", "id", "guild_id id", id=int, **get_type_hints(NewDeed))

# How many people were mentioned in a server within the last hour, in a way that notifies.
mentions = table("mentions", "id", "guild_id at_ms", id=int, guild_id=GuildId, people=int, at_ms=Ms)

# The servers that we know, and where and when each was welcomed (empty while it is still to be
# said): bot/club/welcome/welcoming.py.
welcomes = table("welcomes", "guild_id", **get_type_hints(Welcome))
