"""What is stored about one person: handed out as a whole, or parted from them.

A finished game belongs to everybody who played it. So who wants to be forgotten stays in it as
nobody: under a number below 0 that stands for no one else, and without a name.
"""

import secrets
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Delete,
    Insert,
    LargeBinary,
    Select,
    Table,
    Update,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)

from data import deletions, seasons
from data.errors import StillPlaying
from data.games import tables_of
from data.ids import GameId, GuildId, Ms, UserId
from data.settings import held_user, stored
from data.store.club import (
    ALL,
    availabilities,
    bans,
    blocks,
    champion_roles,
    mentions,
    moderation,
    puzzle_answers,
    puzzle_extras,
    puzzle_marks,
    puzzle_mistakes,
    puzzle_ratings,
    puzzle_streaks,
    scorecards,
    season_ranks,
    sheets,
    table_calls,
    today_ladders,
    today_tries,
    tournament_players,
    tournaments,
    welcomes,
)
from data.store.schema import (
    challenge_players,
    challenges,
    games,
    moves,
    page_links,
    players,
    ratings,
    results,
    reviews,
    servers,
    sessions,
    solos,
    users,
)
from data.store.transaction import Transaction

NOBODY = "former player"
"""The name of everybody who was forgotten."""
FORMER_MODERATOR = "former moderator"
"""The same where somebody acted as one: what was done stays for the others to read."""
NO_PLACE = 0
"""Where a game was played in a DM of somebody who was forgotten."""
PERSONAL = [column for table in ALL.sorted_tables for column in table.c if column.info["is_person"]]
"""All columns that name people."""

SERVERS_AT_ONCE = 100

OF_GAMES = (
    *(games.c.guild_id, games.c.channel_id, games.c.variant, games.c.rules, games.c.rated),
    *(games.c.started_ms, games.c.state, games.c.winner, games.c.ended_reason),
    *(games.c.finished_ms, games.c.table_message_id, games.c.end_message_id),
)
"""What an export tells of a game: neither its seed nor who else played."""
OF_MOVES = (moves.c.game_id, moves.c.step, moves.c.line, moves.c.at_ms, moves.c.source)
OF_CHALLENGES = (
    *(challenges.c.guild_id, challenges.c.channel_id, challenges.c.message_id),
    *(challenges.c.variant, challenges.c.rules, challenges.c.rated, challenges.c.created_ms),
    *(challenges.c.state, challenges.c.game_id),
)
OF_BANS = (
    *(bans.c.guild_id, bans.c.name, bans.c.reason, bans.c.made_ms),
    *(bans.c.until_ms, bans.c.lifted_ms),
)
OF_DEEDS = (
    *(moderation.c.guild_id, moderation.c.kind, moderation.c.game_id, moderation.c.until_ms),
    *(moderation.c.reason, moderation.c.at_ms),
)
"""What an export tells of what somebody did as a moderator: not to whom."""
OF_BLOCKS = (blocks.c.user_id, blocks.c.blocked_user_id, blocks.c.name, blocks.c.blocked_ms)
OF_SESSIONS = (sessions.c.created_ms, sessions.c.used_ms)
OF_TOURNAMENTS = (
    *(tournaments.c.guild_id, tournaments.c.channel_id, tournaments.c.name.label("title")),
    *(tournaments.c.variant, tournaments.c.kind, tournaments.c.begins_ms, tournaments.c.ended_ms),
)

Rows = list[dict[str, Any]]


async def export(tx: Transaction, user: UserId) -> dict[str, Any]:
    """All that is stored about *user*, ready for JSON; docs/privacy.md describes it."""
    return {
        "user": user,
        "settings": await stored(tx, users, user),
        "games": await seats(tx, user),
        "results": await own_rows(tx, results, user),
        "ratings": await own_rows(tx, ratings, user),
        "reviews": await rows(tx, select(reviews).where(of_seats(user))),
        "solos": await own_rows(tx, solos, user),
        "puzzles": await own_rows(tx, puzzle_answers, user),
        "extras": await own_rows(tx, puzzle_extras, user),
        "mistakes": await own_rows(tx, puzzle_mistakes, user),
        "puzzle_ratings": await own_rows(tx, puzzle_ratings, user),
        "streaks": await own_rows(tx, puzzle_streaks, user),
        "tries": await tries(tx, user),
        "ladders": await own_rows(tx, today_ladders, user),
        "scorecards": await own_rows(tx, scorecards, user),
        "seasons": await own_rows(tx, season_ranks, user),
        "roles": await own_rows(tx, champion_roles, user),
        "challenges": await invitations(tx, user),
        "bans": await rows(tx, select(*OF_BANS).where(bans.c.user_id == user)),
        "deeds": await rows(tx, select(*OF_DEEDS).where(moderation.c.by_user_id == user)),
        "tournaments": await tournaments_of(tx, user),
        "availabilities": await own_rows(tx, availabilities, user),
        "table_calls": await own_rows(tx, table_calls, user),
        "sessions": await rows(tx, select(*OF_SESSIONS).where(sessions.c.user_id == user)),
        "blocks": await rows(tx, select(*OF_BLOCKS).where(blocks.c.user_id == user)),
        "marks": await marks(tx, user),
        "deletions": [one.mark.hex() for one in await deletions.of_user(tx, user)],
    }


async def seats(tx: Transaction, user: UserId) -> Rows:
    """The games of *user*, each with their seat and the moves that they made."""
    own = players.c.user_id == user
    seat = (moves.c.game_id == players.c.game_id) & (moves.c.seat == players.c.seat)
    made = select(*OF_MOVES).join_from(moves, players, seat).where(own)
    by_game = defaultdict(list)
    for move in await rows(tx, made.order_by(moves.c.game_id, moves.c.step)):
        by_game[move.pop("game_id")].append(move)
    query = select(players, *OF_GAMES).join_from(players, games).where(own)
    found = await rows(tx, query.order_by(players.c.game_id))
    return [game | {"moves": by_game[game["game_id"]]} for game in found]


def of_seats(user: UserId) -> ColumnElement[bool]:
    """The reviews by who sits where *user* does."""
    own = (players.c.game_id == reviews.c.game_id) & (players.c.seat == reviews.c.seat)
    return exists().where(own, players.c.user_id == user)


async def tries(tx: Transaction, user: UserId) -> Rows:
    """The tries of *user* at deals of the day, and how they ended."""
    query = select(today_tries).join_from(today_tries, games)
    own = (players.c.game_id == games.c.id) & (players.c.user_id == user)
    return await rows(tx, query.join(players, own).order_by(today_tries.c.game_id))


async def invitations(tx: Transaction, user: UserId) -> Rows:
    """The challenges that *user* made or was asked to."""
    query = select(challenge_players, *OF_CHALLENGES).join_from(challenge_players, challenges)
    own = challenge_players.c.user_id == user
    return await rows(tx, query.where(own).order_by(challenge_players.c.challenge_id))


async def tournaments_of(tx: Transaction, user: UserId) -> Rows:
    """The tournaments that *user* takes or took part in, or has opened."""
    own = tournament_players.c.user_id == user
    own_entries = select(tournament_players, *OF_TOURNAMENTS)
    own_entries = own_entries.join_from(tournament_players, tournaments)
    opened = select(tournaments.c.id, *OF_TOURNAMENTS).where(tournaments.c.host_id == user)
    found = await rows(tx, own_entries.where(own).order_by(tournament_players.c.tournament_id))
    return found + await rows(tx, opened.order_by(tournaments.c.id))


async def marks(tx: Transaction, user: UserId) -> Rows:
    """What *user* is known by from before they had their data deleted.

    Not whether somebody has blocked them, of which nobody is told.
    """
    at, took, had = bans.c, tournament_players.c, puzzle_marks.c
    banned = select(at.id, at.guild_id, at.until_ms, at.salt, at.mark)
    found = {
        "bans": banned.where(at.user_id.is_(None)),
        "tournaments": select(took.tournament_id, took.state, took.salt, took.mark),
        "puzzles": select(had.day, had.variant, had.grade, had.salt, had.mark),
    }
    return [
        {"of": name, **dict(row._mapping), "salt": row.salt.hex(), "mark": row.mark.hex()}
        for name, query in found.items()
        for row in await tx.execute(query)
        if deletions.is_of(row.salt, row.mark, user)
    ]


async def own_rows(tx: Transaction, table: Table, user: UserId) -> Rows:
    """The rows of *table* that are of *user*."""
    return await rows(tx, select(table).where(table.c.user_id == user))


async def rows(tx: Transaction, query: Select[Any]) -> Rows:
    """The rows of *query*; bytes as hexadecimal digits."""
    return [
        {
            name: value.hex() if isinstance(value, bytes) else value
            for name, value in row._mapping.items()
        }
        for row in await tx.execute(query)
    ]


async def forget(tx: Transaction, user: UserId, left: Collection[GameId]) -> UserId:
    """Part *user* from all that is stored; returns the number that stands in their place.

    *left* are the running games that they are out of. Raises StillPlaying where they sit in
    others; open challenges are to be withdrawn before.
    """
    # Or settings that are being changed would come back with the change.
    await held_user(tx, user)
    for row in await tables_of(tx, user):
        if row.id not in left:
            raise StillPlaying(row.id)
    nobody = new_nobody()
    for change in parting(user, nobody):
        await tx.execute(change)
    await deletions.note(tx, user)
    return nobody


def new_nobody() -> UserId:
    """A number for somebody who was forgotten."""
    return UserId(-1 - secrets.randbits(62))


def parting(user: UserId, nobody: UserId) -> Iterator[Update | Delete | Insert]:
    """What puts *nobody* in the place of *user* in all that is stored."""
    gone = ("hand_order", "plan", "dm_channel_id", "dm_message_id", "hinted_step")
    seat = update(players).filter_by(user_id=user).values(user_id=nobody, name=NOBODY)
    yield seat.values(dict.fromkeys((*gone, "left_since_ms", "stand_in")))
    # After the seats, so that none is kept meanwhile (data/reviews.py).
    yield delete(reviews).where(of_seats(nobody))
    asked = update(challenge_players).filter_by(user_id=user)
    yield asked.values(user_id=nobody, name=NOBODY, entropy=b"")
    yield update(challenges).filter_by(challenger_id=user).values(challenger_id=nobody)
    yield from leaving_tournaments(user, nobody)
    for table in (results, ratings, season_ranks):
        yield update(table).filter_by(user_id=user).values(user_id=nobody)
    yield keeping_answers(user)
    around = (availabilities, table_calls, blocks, sessions, page_links)
    puzzled = (puzzle_answers, puzzle_extras, puzzle_mistakes, puzzle_ratings, puzzle_streaks)
    of_days = (*puzzled, today_ladders, scorecards)
    for table in (solos, *of_days, champion_roles, *around):
        yield delete(table).filter_by(user_id=user)
    yield parting_from_blocks(user)
    yield delete(users).where(users.c.id == user)
    yield from parting_from_moderation(user)
    yield from unlinking(nobody)


def parting_from_blocks(user: UserId) -> Update:
    """What drops the number and name of *user* from what others have blocked.

    A block goes on by its hash (data/blocks.py), or a deletion would lift it.
    """
    others = update(blocks).filter_by(blocked_user_id=user)
    return others.values(blocked_user_id=new_nobody(), name=NOBODY, **deletions.marked(user))


def keeping_answers(user: UserId) -> Insert:
    """What keeps a hash of *user* for each puzzle of the day of which they have had their try.

    An answer of today's is one of the newest day that anybody has answered on.
    """
    at, kept = puzzle_answers.c, deletions.marked(user)
    newest = select(func.max(at.day)).scalar_subquery()
    hashed = [literal(kept[name], LargeBinary) for name in ("salt", "mark")]
    own = select(at.day, at.variant, at.grade, *hashed).where(at.user_id == user, at.day == newest)
    return insert(puzzle_marks).from_select(["day", "variant", "grade", "salt", "mark"], own)


def parting_from_moderation(user: UserId) -> Iterator[Update]:
    """What takes *user* out of bans and deeds: as nobody at all, whom no number leads to a game.

    A ban that runs goes on by its hash (data/bans.py), or a deletion would lift it. Reasons go, as
    they may name whom they are about. What *user* has done as a moderator stays, with its reason:
    the others are to see that it was done, though not by whom any more.
    """
    yield update(bans).filter_by(user_id=user).values(user_id=None, name=NOBODY, reason=None)
    about = update(moderation).filter_by(about_user_id=user)
    yield about.values(about_user_id=None, about_name=NOBODY, reason=None)
    for table in (bans, moderation):
        by = update(table).filter_by(by_user_id=user)
        yield by.values(by_user_id=None, by_name=FORMER_MODERATOR)


def leaving_tournaments(user: UserId, nobody: UserId) -> Iterator[Update]:
    """What takes *user* out of tournaments; their messages are shown without the name.

    They do not come again into one that has begun: nobody is to shed tables that they missed.
    """
    at = tournament_players.c.tournament_id
    own = select(at).where(tournament_players.c.user_id == user)
    going_on = select(tournaments.c.id).where(tournaments.c.state.in_(("open", "running")))
    shown = update(tournaments).where(tournaments.c.id.in_(own))
    yield shown.values(revision=tournaments.c.revision + 1)
    seat = update(tournament_players).filter_by(user_id=user)
    here = tournament_players.c.state != "out"
    yield seat.where(at.in_(going_on), here).values(state="left")
    begun = select(tournaments.c.id).where(tournaments.c.state == "running")
    yield seat.where(at.in_(begun)).values(**deletions.marked(user))
    yield seat.values(user_id=nobody, name=NOBODY)
    yield update(tournaments).filter_by(host_id=user).values(host_id=nobody)


def unlinking(nobody: UserId) -> Iterator[Update]:
    """What makes sure that nobody finds out who *nobody* was.

    A contribution up to 0.2 is the hash of a click and its user, and the cards follow from it and
    the seed: with these anybody could try one person after the other until the cards fit. So both
    go, and nobody can check these deals any more; a game that others play on has its key. And the
    channel of a DM is its owner's.
    """
    own = select(players.c.game_id).where(players.c.user_id == nobody)
    named = select(games.c.id).where(games.c.id.in_(own), games.c.key.is_not(None))
    seat = (players.c.user_id == nobody) & players.c.game_id.in_(named)
    yield update(players).where(seat).values(entropy=b"")
    yield update(challenges).where(challenges.c.game_id.in_(named)).values(seed=b"")
    yield update(games).where(games.c.id.in_(own), games.c.key.is_not(None)).values(seed=b"")
    alone = games.c.guild_id.is_(None) & (games.c.state != "playing")
    place = update(games).where(games.c.id.in_(own), alone).values(channel_id=NO_PLACE)
    yield place.values(table_message_id=None, turn_message_id=None, end_message_id=NO_PLACE)


async def note_server(tx: Transaction, guild: GuildId, left_ms: Ms | None) -> None:
    """Remember since when we are not in a server any more; None: we are in it.

    Also of one that has set nothing: more than settings is kept of servers.
    """
    if not await tx.change(servers, {"id": guild}, left_ms=left_ms) and left_ms is not None:
        await tx.execute(insert(servers).values(id=guild, settings={}, left_ms=left_ms))


async def forget_servers(tx: Transaction, before_ms: Ms) -> int:
    """Drop what is kept of servers left before then, but their games; how many these were."""
    left = await tx.lowest(servers.c.id, servers.c.left_ms < before_ms, SERVERS_AT_ONCE)
    await seasons.forget_server(tx, left)
    own = (sheets, availabilities, today_ladders, scorecards)
    for table in (bans, moderation, mentions, welcomes, *own):
        await tx.execute(delete(table).where(table.c.guild_id.in_(left)))
    await tx.execute(delete(servers).where(servers.c.id.in_(left)))
    return len(left)
