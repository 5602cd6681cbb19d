"""How a game begins: its secret seed, what each player's click adds to it, and its first deal."""

import hashlib
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields

from bot.lobby.door import Caller
from bot.lobby.rematches import next_dealer
from bot.lobby.wishes import ChannelPlace, Wish
from bot.messages.threads import open_thread
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.refused import Refused
from bot.people.texts import language_of, say
from bot.runtime.clock import MS, click_ms, now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, channel_of, guild_of, user_of
from bot.table.table import Table
from bot.table.tables import Tables
from data import challenges, games, settings
from data.challenges import ChallengeRow, Invited, NewChallenge
from data.game_rows import PlayTerms
from data.games import NewGame, NewPlayer
from data.ids import NO_GUILD, NO_USER, ChannelId, GameId, MessageId, Ms
from data.store.transaction import Transaction
from engine.players import Level, mind_of
from engine.players.thoughts import nearest
from engine.shuffle import SEED_BYTES, commitment
from engine.state import Variant
from engine.variants import VARIANTS

PATIENCE_MS = 3 * MS
"""How long a deal waits for the answer to the press that was the last one missing."""


def clicker(click: AnyClick) -> Invited:
    """The one who clicked, as a player."""
    return Invited(user_of(click), click.user.display_name)


def known_channel(click: AnyClick) -> ChannelId:
    """The channel of a click; raises Refused where Discord does not say it."""
    channel = channel_of(click)
    if channel is None:
        raise Refused("no-channel")
    return channel


def entropy_of(click: AnyClick) -> bytes:
    """A player's own part in the shuffle: 32 bytes from the number Discord gave their click.

    It is made by neither us nor the other players, after our seed was fixed. It is shown to
    everybody, so their own number is not in it: it outlasts the deletion of their data.
    """
    return hashlib.sha256(str(click.id).encode()).digest()


def new_seed() -> bytes:
    """The secret of one game."""
    return secrets.token_bytes(SEED_BYTES)


def caller_of(click: AnyClick) -> Caller:
    """Who clicked, as somebody who begins or joins something."""
    me, at_ms = clicker(click), click_ms(click)
    part = entropy_of(click)
    return Caller(click.client, me.user_id, me.name, at_ms, click.id, part, click)


def place_of(caller: Caller, wish: Wish) -> ChannelPlace:
    """Where to play; raises Refused where Discord does not say where that was asked for."""
    if wish.place is not None:
        return wish.place
    if caller.click is None:
        raise Refused("no-channel")
    return ChannelPlace(known_channel(caller.click), guild_of(caller.click))


def new_challenge(caller: Caller, wish: Wish) -> NewChallenge:
    """The challenge that the caller wishes for; its seed is fixed from here on."""
    place = place_of(caller, wish)
    seed, now = new_seed(), caller.at_ms
    asked = 1 + len(wish.invited) + (wish.computer is not None)
    return NewChallenge(
        channel_id=place.channel,
        guild_id=place.guild,
        challenger=caller.me,
        variant=wish.variant,
        rules=wish.rules.model_dump(mode="json"),
        seats=VARIANTS[wish.variant].seats[-1] if wish.is_open else asked,
        seed=seed,
        commitment=commitment(seed).hex(),
        now_ms=now,
        expires_ms=now + wish.open_ms,
        invited=wish.invited,
        computer=wish.computer,
        rated=wish.rated and wish.computer is None,
        rematch_of=wish.rematch_of,
        audience=wish.audience,
        entropy=caller.part,
    )


def against_computer(asked: NewChallenge, language: str, dealer: int | None) -> NewGame:
    """A game of the challenger against the computer alone; nobody else has to answer."""
    me = NewPlayer(asked.challenger.user_id, asked.challenger.name, asked.entropy)
    computer = NewPlayer(None, say(language, "computer-name"))
    return game_of(asked, [me, computer], dealer, asked.now_ms)


def game_of(asked: PlayTerms, players: Sequence[NewPlayer], dealer: int | None, now: Ms) -> NewGame:
    """The game of *players* as it was asked for; who deals is drawn, unless it is known."""
    return NewGame(
        **{one.name: getattr(asked, one.name) for one in fields(PlayTerms)},
        dealer=dealer or 1 + secrets.randbelow(len(players)),
        players=players,
        now_ms=now,
        computer_place=place_of_level(VARIANTS[asked.variant], asked.computer),
    )


def place_of_level(variant: Variant, level: str | None) -> int | None:
    """Where the computer stands on the scale of a game; None where it does not play."""
    return mind_of(variant).levels[nearest(variant, Level(level))] if level else None


async def create_from(tx: Transaction, row: ChallengeRow) -> ChallengeRow:
    """Make the game of those who have accepted a challenge; raises ChallengeClosed."""
    players = [NewPlayer(one.user_id, one.name, one.entropy) for one in row.playing]
    if row.computer is not None:
        server = await settings.server_settings(tx, row.guild_id or NO_GUILD)
        players.append(NewPlayer(None, say(language_of(server.language), "computer-name")))
    dealer = await next_dealer(tx, row.rematch_of, [one.user_id for one in players])
    new = game_of(row, players, dealer, now_ms())
    await settings.change_user(tx, row.challenger_id, dm_consent=True)
    return await challenges.started(tx, row.id, await games.create(tx, new))


@dataclass(eq=False, repr=False)
class Beginnings:
    """Deals the cards of games that begin, and opens their tables."""

    _desk: Desk
    _tables: Tables
    _preferences: Preferences
    _languages: Languages

    async def begin(self, game: GameId, message: MessageId | None = None) -> None:
        """Deal, now or as soon as the database lets us; then show the table.

        In a thread on the challenge's *message*, where the server wants threads.
        """
        await self._desk.timers.try_now(("deal", game), self._deal, game, message)

    @asynccontextmanager
    async def beside(self, row: ChallengeRow) -> AsyncIterator[None]:
        """Answer a press inside, and begin the game of challenge *row* afterwards, if it has one.

        An answer that Discord does not take for a while holds nobody up: the game begins meanwhile.
        """
        game, message = row.game_id, row.message_id
        if game is None:
            yield
            return
        self._desk.timers.set(("deal", game), now_ms() + PATIENCE_MS, self._deal, game, message)
        try:
            yield
        finally:
            if self._desk.timers.cancel(("deal", game)):
                await self.begin(game, message)

    async def _deal(self, game: GameId, message: MessageId | None) -> None:
        table = await self._tables.get(game)
        for player in table.row.players:
            # Who accepts takes DMs from then on.
            self._preferences.changed(player.user_id or NO_USER)
        self._desk.tasks.start(self._open(table, message))

    async def _open(self, table: Table, message: MessageId | None) -> None:
        try:
            if not table.row.is_todays:
                await open_thread(self._desk, self._languages, table, message)
        finally:
            table.tell()
