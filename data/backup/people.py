"""Who was forgotten after a backup was made is forgotten in it, before it is restored."""

from collections.abc import Collection, Iterator
from pathlib import Path

from sqlalchemy import Connection, Update, insert, select, update

from data.backup.files import on_file
from data.deletions import Deletion, is_of
from data.games import NOT_PAUSED, PLAYING
from data.ids import UserId
from data.privacy import NO_PLACE, PERSONAL, new_nobody, parting
from data.store.schema import challenge_players, challenges, deletions, games, players


def deletions_in(base: Connection) -> frozenset[Deletion]:
    """The deletions that a database knows of; none where it is older than their list."""
    if not base.dialect.has_table(base, deletions.name):
        return frozenset()
    return frozenset(Deletion(*row) for row in base.execute(select(deletions)))


def forget_as_in(old: Path, new: Path) -> int:
    """Forget in *new* whoever was forgotten in *old*, both SQLite databases; tells how many."""
    with on_file(old).connect() as base:
        known = deletions_in(base)
    return forget_again(new, known)


def forget_again(file: Path, known: Collection[Deletion]) -> int:
    """Carry out those *known* deletions that the SQLite database *file* does not know.

    Tells how many there were.
    """
    with on_file(file).begin() as base:
        missing = sorted(frozenset(known) - deletions_in(base))
        for user in people_in(base) if missing else ():
            if any(is_of(*one, user) for one in missing):
                for change in (*leaving(user), *parting(user, new_nobody())):
                    base.execute(change)
        if missing:
            base.execute(insert(deletions), [one._asdict() for one in missing])
    return len(missing)


def people_in(base: Connection) -> set[UserId]:
    """Everybody whom a database names."""
    return {
        user
        for column in PERSONAL
        for user in base.execute(select(column).where(column > 0).distinct()).scalars()
    }


def leaving(user: UserId) -> Iterator[Update]:
    """What takes *user* out of all that still went on when the backup was made.

    At a table of several the next process resigns for them: it finds that table not shown yet.
    """
    asked = select(challenge_players.c.challenge_id).where(challenge_players.c.user_id == user)
    still_open = (challenges.c.state == "open") & challenges.c.id.in_(asked)
    yield update(challenges).where(still_open).values(state="cancelled")
    seats = select(players.c.game_id).where(players.c.user_id == user)
    own = update(games).where(PLAYING, games.c.id.in_(seats))
    yield own.where(games.c.guild_id.is_not(None)).values(shown_step=None)
    in_dm = own.where(games.c.guild_id.is_(None)).values(state="aborted", ended_reason="deleted")
    ended = in_dm.values(finished_ms=games.c.moved_ms, deadline_ms=None, deadline_kind=None)
    yield ended.values(end_message_id=NO_PLACE, **NOT_PAUSED)
