"""A game once more: the same people in the same order, and the next one deals."""

from collections.abc import Sequence

from bot.lobby.door import Caller
from bot.lobby.wishes import ChannelPlace, Wish
from bot.people.readers import WATCHERS, watchers_word
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.guide import new_game_way
from bot.render.options import changes_text
from bot.runtime.senders import guild_of
from bot.table.table import Table
from bot.typed.options import Last, kept_times
from data import games, pairs
from data.challenges import ChallengeRow, Invited
from data.ids import GameId, UserId
from data.pairs import Choice
from data.store.transaction import Transaction
from engine.variants import VARIANTS

User = int | None
"""Somebody at a table; None is the computer."""


def check_over(table: Table, user: UserId, language: str) -> None:
    """Raise Refused where *user* cannot play the game of *table* once more."""
    if table.seat_of(user) is None:
        raise Refused("rematch-not-seated", [new_game_way(language)], game=table.id)
    if not table.over:
        raise Refused("rematch-running", game=table.id)
    if table.row.is_todays:
        raise Refused("today-one-try")


def is_wanted(asked: ChallengeRow, table: Table, user: UserId) -> bool:
    """Whether a challenge to a rematch awaits the yes of *user*, by the rules of *table*.

    Compared as rules: what is stored of an older game lacks the options that came later.
    """
    read = table.variant.rules.model_validate
    awaited = {player.user_id for player in asked.waiting_for}
    return user in awaited and read(asked.rules) == read(table.row.rules)


def rematch_wish(caller: Caller, table: Table, level: str | None, language: str) -> Wish:
    """The wish for the game of *table* with the same people, and the computer at *level*.

    Raises Refused where one of them has deleted their data, or it was played in another server.
    """
    row, seat = table.row, table.own_seat(caller.user)
    others = [*row.players[seat:], *row.players[: seat - 1]]
    if any((one.user_id or 0) < 0 for one in others):
        raise Refused("rematch-gone", [new_game_way(language)], game=table.id)
    here = guild_of(caller.click) if caller.click else None
    if here not in (None, row.guild_id) and row.computer is None:
        # Their names there are none of this server's business.
        raise Refused("rematch-elsewhere", [new_game_way(language)], game=table.id)
    is_from_afar = caller.click is None or (here is None and row.guild_id is not None)
    return Wish(
        variant=row.variant,
        rules=table.variant.rules.model_validate(row.rules),
        invited=[Invited(one.user_id, one.name) for one in others if one.user_id],
        computer=level or row.computer,
        rated=row.rated,
        audience=WATCHERS.get(watchers_word(row.audience)),
        rematch_of=table.id,
        place=ChannelPlace(row.channel_id, row.guild_id) if is_from_afar else None,
    )


async def next_dealer(tx: Transaction, game: GameId | None, users: Sequence[User]) -> int | None:
    """The seat of the next of *users* to deal after *game*; None where it is no rematch."""
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
    first, other = (player.user_id for player in row.players)
    found = await pairs.last_choice(tx, row.guild_id, first, other, before=row.id)
    last = None if found is None else as_chosen(found)
    return "" if last is None else as_before(row, last, language)


def as_before(row: ChallengeRow, last: Last, language: str) -> str:
    """What a challenge has of the *last* game of its two: everything, times, or nothing."""
    variant = VARIANTS[row.variant]
    rules = variant.rules.model_validate(row.rules)
    if last == (variant, rules):
        return say(language, "challenge-as-last")
    kept = changes_text(language, kept_times(variant, rules, last))
    return say(language, "challenge-times-kept", times=kept) if kept else ""


def as_chosen(choice: Choice) -> Last | None:
    """The game and rules of a stored choice; None where there is no such game any more.

    An option that there was not yet then is as usual: they have not chosen it.
    """
    variant = VARIANTS.get(choice.variant)
    if variant is None:
        return None
    return variant, variant.rules.model_validate(variant.usual.model_dump() | choice.rules)
