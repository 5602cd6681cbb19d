"""A game once more: the same people in the same order, and the next one deals."""

from collections.abc import Sequence

from bot.people.texts import name_text, say
from data import games, pairs
from data.challenges import ChallengeRow
from data.games import GameRow, PlayerRow
from data.store.transaction import Transaction

User = int | None
"""Somebody at a table; None is the computer."""


def others_of(row: GameRow, user: int) -> list[PlayerRow]:
    """Who sat there with *user*, in the order in which their turns came after theirs."""
    place = next(place for place, one in enumerate(row.players) if one.user_id == user)
    return [*row.players[place + 1 :], *row.players[:place]]


async def next_dealer(tx: Transaction, game: int | None, users: Sequence[User]) -> int | None:
    """The seat of who deals first after *game*: the next of its players who is among *users*.

    None where it is no rematch.
    """
    if game is None:
        return None
    row = await games.load(tx, game)
    after = [*row.players[row.dealer :], *row.players[: row.dealer]]
    return next((users.index(one.user_id) + 1 for one in after if one.user_id in users), None)


async def about(tx: Transaction, row: ChallengeRow, language: str) -> str:
    """What an open challenge has to do with an earlier game; nothing where it is a first one."""
    if row.rematch_of is not None:
        users: list[User] = [one.user_id for one in row.players if one not in row.declined]
        users += [] if row.computer is None else [None]
        seat = await next_dealer(tx, row.rematch_of, users)
        if seat is None or users[seat - 1] is None:
            return say(language, "challenge-rematch", game=row.rematch_of)
        name = next(one.name for one in row.players if one.user_id == users[seat - 1])
        return say(language, "challenge-rematch-deals", game=row.rematch_of, name=name_text(name))
    if row.guild_id is None or row.is_open or row.computer or len(row.players) != 2:
        return ""
    one, other = (player.user_id for player in row.players)
    last = await pairs.last_choice(tx, row.guild_id, one, other, before=row.id)
    same = last is not None and (last.variant, last.rules) == (row.variant, row.rules)
    return say(language, "challenge-as-last") if same else ""
