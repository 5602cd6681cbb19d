"""Challenges: from the question to the game, or to their end."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, Literal

from sqlalchemy import Select, insert, select, update

from data.challenge_rows import ChallengePlayer as ChallengePlayer
from data.challenge_rows import ChallengeRow as ChallengeRow
from data.challenge_rows import Invited as Invited
from data.challenge_rows import NewChallenge as NewChallenge
from data.errors import AlreadyJoined, ChallengeClosed, ChallengeFull, NoSuchChallenge, NotInvited
from data.game_rows import Audience
from data.ids import ChallengeId, GameId, GuildId, Ms, UserId
from data.store.schema import challenge_players, challenges
from data.store.transaction import Transaction
from data.store.values import row_of

OPEN = challenges.c.state == "open"
AWAY = 0
"""The position of who has left an open table: what they contributed is kept for their return."""
SEATED = challenge_players.c.position > AWAY


async def create(tx: Transaction, new: NewChallenge) -> ChallengeId:
    """Store a challenge, its challenger as the first player, and return its number."""
    is_open = not new.invited and new.computer is None
    row = row_of(challenges, new, challenger_id=new.challenger.user_id, is_open=is_open)
    row |= {"created_ms": new.now_ms, "state": "open", "shown_state": "open"}
    challenge: ChallengeId = await tx.add(challenges, row)
    seats = [
        ChallengePlayer(challenge, player.user_id, player.name, position, invited=position > 1)
        for position, player in enumerate((new.challenger, *new.invited), 1)
    ]
    seats[0] = replace(seats[0], accepted_ms=new.now_ms, entropy=new.entropy)
    await tx.execute(insert(challenge_players), [asdict(seat) for seat in seats])
    return challenge


async def find(tx: Transaction, query: Select[Any]) -> tuple[ChallengeRow, ...]:
    """The challenges that *query* selects, in its order, with their players."""
    chosen = query.with_only_columns(challenges.c.id)
    seats = (
        select(challenge_players)
        .where(challenge_players.c.challenge_id.in_(chosen), SEATED)
        .order_by(challenge_players.c.position)
    )
    players = defaultdict(list)
    for player in await tx.read(ChallengePlayer, seats):
        players[player.challenge_id].append(player)
    return tuple(
        ChallengeRow(**row._mapping, players=tuple(players[row.id]))
        for row in await tx.execute(query)
    )


async def still_open(tx: Transaction, challenge: ChallengeId) -> ChallengeRow:
    """The challenge; raises ChallengeClosed, NoSuchChallenge."""
    row = await load(tx, challenge)
    if row.state != "open":
        raise ChallengeClosed(challenge, row.state)
    return row


def seated(row: ChallengeRow, user: UserId) -> ChallengePlayer | None:
    """The seat of *user*, if any."""
    return next((player for player in row.players if player.user_id == user), None)


async def load(tx: Transaction, challenge: ChallengeId) -> ChallengeRow:
    """The challenge with its players, held in a transaction that writes; raises NoSuchChallenge."""
    await tx.hold_row(challenges.c.id, challenge)
    found = await find(tx, select(challenges).where(challenges.c.id == challenge))
    if not found:
        raise NoSuchChallenge(challenge)
    return found[0]


async def accept(
    tx: Transaction, challenge: ChallengeId, user: UserId, entropy: bytes, now_ms: Ms
) -> ChallengeRow:
    """Record that an invited *user* accepts, with the first *entropy* that they have given.

    Raises ChallengeClosed, NotInvited, AlreadyJoined.
    """
    given = (await awaited(tx, challenge, user)).entropy
    return await _reseated(tx, challenge, user, accepted_ms=now_ms, entropy=given or entropy)


async def _reseated(
    tx: Transaction, challenge: ChallengeId, user: UserId, **columns: Any
) -> ChallengeRow:
    """The challenge with other *columns* of the seat of *user*."""
    own = {"challenge_id": challenge, "user_id": user}
    await tx.change(challenge_players, own, **columns)
    return await load(tx, challenge)


async def awaited(tx: Transaction, challenge: ChallengeId, user: UserId) -> ChallengePlayer:
    """The seat of *user*, whose answer is awaited.

    Raises ChallengeClosed, NotInvited or AlreadyJoined where it is not.
    """
    player = seated(await still_open(tx, challenge), user)
    if player is None or not player.invited:
        raise NotInvited(challenge)
    if player.accepted_ms is not None:
        raise AlreadyJoined(challenge)
    return player


async def join(
    tx: Transaction, challenge: ChallengeId, player: Invited, entropy: bytes, now_ms: Ms
) -> ChallengeRow:
    """Seat *player* at an open table, with the first *entropy* that they have given there.

    Or they could come and go until the cards are as somebody likes who knows the seed. Raises
    ChallengeClosed, NotInvited (not an open table), AlreadyJoined, ChallengeFull.
    """
    row = await still_open(tx, challenge)
    if not row.is_open:
        raise NotInvited(challenge)
    if seated(row, player.user_id) is not None:
        raise AlreadyJoined(challenge)
    if row.free_seats == 0:
        raise ChallengeFull(challenge)
    position = row.players[-1].position + 1
    own = {"challenge_id": challenge, "user_id": player.user_id}
    back = {"position": position, "name": player.name, "accepted_ms": now_ms}
    if not await tx.change(challenge_players, own, **back):
        new = own | back | {"invited": False, "entropy": entropy}
        await tx.execute(insert(challenge_players).values(new))
    return await load(tx, challenge)


async def leave(tx: Transaction, challenge: ChallengeId, user: UserId) -> ChallengeRow:
    """Take *user* off an open table; raises ChallengeClosed, NotInvited (also the challenger)."""
    row = await still_open(tx, challenge)
    if not row.is_open or user == row.challenger_id or seated(row, user) is None:
        raise NotInvited(challenge)
    return await _reseated(tx, challenge, user, position=AWAY, accepted_ms=None)


async def decline(tx: Transaction, challenge: ChallengeId, user: UserId) -> ChallengeRow:
    """Record that an invited *user* declines; raises ChallengeClosed, NotInvited, AlreadyJoined.

    The challenge stands; `close` ends one that has too few players left.
    """
    await awaited(tx, challenge, user)
    return await _reseated(tx, challenge, user, invited=False)


async def change_rules(
    tx: Transaction, challenge: ChallengeId, rules: Mapping[str, Any], audience: Audience | None
) -> ChallengeRow:
    """Play by other *rules*, or for another *audience*; raises ChallengeClosed.

    Who has accepted has to accept again; who has joined still sits.
    """
    row = await _changed(tx, challenge, rules=dict(rules), audience=audience)
    others = (challenge_players.c.challenge_id == challenge) & (
        challenge_players.c.user_id != row.challenger_id
    )
    await tx.execute(update(challenge_players).where(others).values(accepted_ms=None))
    return await load(tx, challenge)


async def close(
    tx: Transaction,
    challenge: ChallengeId,
    state: Literal["declined", "cancelled", "expired"],
) -> ChallengeRow:
    """End an open challenge without a game; raises ChallengeClosed."""
    return await _changed(tx, challenge, state=state)


async def started(tx: Transaction, challenge: ChallengeId, game: GameId) -> ChallengeRow:
    """End an open challenge with the *game* it led to; raises ChallengeClosed."""
    return await _changed(tx, challenge, state="started", game_id=game)


async def _changed(tx: Transaction, challenge: ChallengeId, **columns: Any) -> ChallengeRow:
    """An open challenge with other *columns*; raises ChallengeClosed."""
    await still_open(tx, challenge)
    await note(tx, challenge, **columns)
    return await load(tx, challenge)


async def note(tx: Transaction, /, challenge: ChallengeId, **columns: Any) -> None:
    """Remember the challenge's message, the state that it shows now, or what called to it.

    Columns: message_id, shown_state, call_message_id.
    """
    await tx.change(challenges, {"id": challenge}, **columns)


async def open_challenges(tx: Transaction) -> tuple[ChallengeRow, ...]:
    """All that can still be answered, the one that expires first first."""
    return await find(tx, select(challenges).where(OPEN).order_by(challenges.c.expires_ms))


async def open_with(tx: Transaction, user: UserId) -> tuple[ChallengeRow, ...]:
    """The open challenges in which *user* has a seat, the oldest first."""
    own = challenge_players.c.user_id == user
    seats = select(challenge_players.c.challenge_id).where(own, SEATED)
    query = select(challenges).where(OPEN, challenges.c.id.in_(seats))
    return await find(tx, query.order_by(challenges.c.id))


async def withdraw(tx: Transaction, challenge: ChallengeId, user: UserId) -> ChallengeRow:
    """Take *user* out of an open challenge, whatever they had answered.

    Their own is cancelled, an open table is left, an invitation declined; `close` ends one that
    has too few players left. Raises ChallengeClosed.
    """
    row = await still_open(tx, challenge)
    if user == row.challenger_id:
        return await close(tx, challenge, "cancelled")
    if row.is_open:
        return await leave(tx, challenge, user)
    return await _reseated(tx, challenge, user, invited=False, accepted_ms=None)


async def expire(tx: Transaction, now_ms: Ms) -> tuple[ChallengeRow, ...]:
    """End all whose time is over, and return them."""
    over = select(challenges.c.id).where(OPEN, challenges.c.expires_ms <= now_ms)
    held = over.order_by(challenges.c.id).with_for_update(key_share=True)
    late = await tx.scalars(held)
    return tuple([await close(tx, challenge, "expired") for challenge in late])


async def unshown(tx: Transaction, since_ms: Ms) -> tuple[ChallengeRow, ...]:
    """Challenges made since then whose message shows an older state."""
    query = select(challenges).where(
        challenges.c.created_ms >= since_ms,
        challenges.c.message_id.is_not(None),
        challenges.c.shown_state != challenges.c.state,
    )
    return await find(tx, query.order_by(challenges.c.id))


async def open_tables(
    tx: Transaction, guild: GuildId, now_ms: Ms, most: int | None = None
) -> tuple[ChallengeRow, ...]:
    """The tables in a server at which somebody may still sit down, the newest first.

    *most* of them, or all.
    """
    here = (challenges.c.guild_id == guild) & challenges.c.is_open
    query = select(challenges).where(OPEN, here, challenges.c.expires_ms > now_ms)
    return await find(tx, query.order_by(challenges.c.id.desc()).limit(most))


async def let_stand(tx: Transaction, challenge: ChallengeId, expires_ms: Ms) -> ChallengeRow:
    """Let an open challenge stand until another time; raises ChallengeClosed."""
    return await _changed(tx, challenge, expires_ms=expires_ms)


async def note_told(tx: Transaction, challenge: ChallengeId, user: UserId, now_ms: Ms) -> bool:
    """Remember that *user* is told by DM that they are asked; False where they were before."""
    untold = {"challenge_id": challenge, "user_id": user, "told_ms": None}
    return await tx.change(challenge_players, untold, told_ms=now_ms)


async def open_rematch(tx: Transaction, game: GameId) -> ChallengeRow | None:
    """The challenge to a rematch of *game* that awaits its answers."""
    query = select(challenges).where(OPEN, challenges.c.rematch_of == game)
    return next(iter(await find(tx, query.order_by(challenges.c.id))), None)


async def with_seed(tx: Transaction, seed: bytes) -> ChallengeRow | None:
    """The challenge whose game has, or would have, this seed."""
    return next(iter(await find(tx, select(challenges).where(challenges.c.seed == seed))), None)


async def count_by(tx: Transaction, user: UserId) -> int:
    """How many open challenges *user* has made."""
    return await tx.count(OPEN, challenges.c.challenger_id == user)


async def count_to(tx: Transaction, user: UserId) -> int:
    """How many open challenges await *user*'s answer."""
    columns = challenge_players.c
    seat = (columns.challenge_id == challenges.c.id) & (columns.user_id == user)
    return await tx.count(OPEN, seat, columns.invited, columns.accepted_ms.is_(None))
