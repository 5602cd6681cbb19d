"""Challenges and their answers, from the question in the channel to the game, or to their end."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.lobby import apart, begin
from bot.lobby.begin import Beginnings
from bot.lobby.challenge_messages import ChallengeMessages, rules_mark, verbs_of
from bot.lobby.challenge_rules import ChallengeRules
from bot.lobby.door import Caller, Guest, admit, all_at_door, check_others, knock_as
from bot.lobby.limits import check_challenge, check_games, check_wish
from bot.lobby.rematches import check_over, is_wanted, next_dealer, rematch_wish
from bot.lobby.waiting import check_slow
from bot.lobby.wishes import Wish, check_rematch, check_rules, check_seats, check_start, is_hopeless
from bot.messages.hands import Hands
from bot.messages.replies import reply_privately
from bot.people.languages import Languages
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.runtime.clock import click_ms, now_ms
from bot.runtime.desk import Desk
from bot.runtime.metrics import CHALLENGES
from bot.runtime.senders import AnyClick, message_of, user_of
from bot.runtime.signals import Signal
from bot.table.table import Table
from bot.table.tables import Tables
from data import blocks, challenges, games, running, settings
from data.challenges import ChallengeRow
from data.errors import (
    AlreadyJoined,
    ChallengeClosed,
    ChallengeFull,
    ChallengeRefused,
    NoSuchChallenge,
    OutcomeUnknown,
)
from data.ids import ChallengeId
from data.store.transaction import Transaction

log = logging.getLogger(__name__)

Tell = Callable[[ChallengeRow], Awaitable[object]]
"""Answers a press, by how the challenge stands then."""

JOIN_REFUSED = {ChallengeFull: "challenge-full", AlreadyJoined: "challenge-joined"}


@dataclass(eq=False, repr=False)
class Lobby:
    """Takes challenges and their answers."""

    _desk: Desk
    _tables: Tables
    _languages: Languages
    _hands: Hands
    _messages: ChallengeMessages
    _rules: ChallengeRules
    _beginnings: Beginnings
    posted: Signal[ChallengeId] = field(default_factory=Signal)
    """The challenge of this number stands in its channel; said again after a start."""

    async def restore(self) -> None:
        """Set the timers of all open challenges again; show what was not shown of all of them."""
        for row in await self._desk.db.read(challenges.open_challenges):
            if self._desk.shards.is_ours(row.guild_id):
                self._wait(row)
                if row.message_id is None:
                    self._desk.tasks.start(self._post_again(row))
                else:
                    self.posted.publish(row.id)
        await self._messages.restore()

    async def _post_again(self, row: ChallengeRow) -> None:
        """Post a challenge whose message a crash kept from being sent, or from being noted."""
        try:
            await self._messages.post(row)
        except (Refused, ChallengeRefused) as refusal:
            log.info("challenge %s was not posted: %s", row.id, refusal)
            return
        self.posted.publish(row.id)

    @asynccontextmanager
    async def _changing(self, seed: bytes) -> AsyncIterator[Transaction]:
        """Change the challenge with *seed*, or make it or its game.

        Where the answer to the commit is lost we go on with what was stored, as soon as we know.
        """
        try:
            async with self._desk.db.transaction() as tx:
                await hold_seed(tx, seed)
                yield tx
        except OutcomeUnknown:
            self._desk.timers.set(("seed", seed), now_ms(), self._go_on_with, seed)
            raise

    @asynccontextmanager
    async def _answering(self, caller: Caller, row: ChallengeRow) -> AsyncIterator[Transaction]:
        """Change a challenge by the press of a button of its message.

        The message is noted where a kill kept its sender from that, or it would look open for ever.
        """
        async with self._changing(row.seed) as tx:
            pressed = message_of(caller.click) if caller.click else None
            if row.message_id is None and pressed is not None:
                await challenges.note(tx, row.id, message_id=pressed)
            yield tx

    async def _go_on_with(self, seed: bytes) -> None:
        """Post the challenge with *seed*, or show how it stands; begin its game if there is one."""
        async with self._desk.db.transaction() as tx:
            # Whoever was changing it has come to an end, one way or the other.
            await hold_seed(tx, seed)
            row = await challenges.with_seed(tx, seed)
            game = await running.undealt(tx, seed)
        if row is not None and (row.state, row.message_id) == ("open", None):
            self._wait(row)
            await self._post_again(row)
        elif row is not None:
            self._ended(row)
            await self._messages.redraw(row.id)
        if game is not None:
            await self._beginnings.begin(game, row.message_id if row else None)

    async def ask(self, click: AnyClick, wish: Wish, more: str = "") -> None:
        """Post the challenge, or begin at once where only the computer is asked.

        *more* is told with the answer. Raises Refused and the engine's refusals; then nothing was
        posted.
        """
        caller = begin.caller_of(click)
        begun = await self._asked(caller, wish, await self._languages.of_click(click))
        if isinstance(begun, Table):
            await self._hands.show(click, begun, in_place=False)
            return
        try:
            await self._messages.tell_asker(click, wish, more)
        finally:
            await self._post(begun)

    async def _asked(self, caller: Caller, wish: Wish, language: str) -> ChallengeRow | Table:
        """The challenge that is to be posted, or the table where only the computer is asked.

        The computer's name there is in *language*.
        """
        check_seats(wish)
        check_slow(wish.rules, wish.open_ms)
        guest = await check_wish(self._desk.db, caller, wish)
        if not wish.invited and not wish.is_open:
            return await self._play_computer(caller, wish, guest, language)
        new = begin.new_challenge(caller, wish)
        async with self._changing(new.seed) as tx:
            again = wish.rematch_of is not None
            await check_challenge(tx, guest, wish.invited, caller.at_ms, is_rematch=again)
            await apart.check_asked(tx, caller.user, wish.invited)
            await check_rematch(tx, wish, caller.user)
            row = await challenges.load(tx, await challenges.create(tx, new))
        CHALLENGES.labels("posted").inc()
        self._wait(row)
        return row

    async def _post(self, row: ChallengeRow) -> None:
        await self._messages.post(row)
        self.posted.publish(row.id)

    async def _play_computer(
        self, caller: Caller, wish: Wish, guest: Guest, language: str
    ) -> Table:
        """Begin a game against the computer."""
        asked, user = begin.new_challenge(caller, wish), caller.user
        async with self._changing(asked.seed) as tx:
            await check_games(tx, guest)
            await check_rematch(tx, wish, user)
            dealer = await next_dealer(tx, wish.rematch_of, [user, None])
            game = await games.create(tx, begin.against_computer(asked, language, dealer))
            await settings.change_user(tx, user, dm_consent=True)
        await self._beginnings.begin(game)
        return await self._tables.get(game)

    async def answer(
        self, click: AnyClick, number: ChallengeId, verb: str, mark: str | None
    ) -> None:
        """Carry out the press of a challenge's button, whose *mark* names the rules it agrees to.

        Raises Refused, ChallengeRefused, NoSuchChallenge.
        """
        row = await self._desk.db.read(challenges.load, number)
        if click.message is not None and row.message_id not in (None, click.message.id):
            raise NoSuchChallenge(number)
        if row.state != "open":
            await self._messages.answer(click, row)
            return
        if verb not in verbs_of(row):
            raise NoSuchChallenge(number)
        if row.expires_ms <= click_ms(click):
            raise ChallengeClosed(number, "expired")
        if mark not in (None, rules_mark(row)):
            await self._messages.answer(click, row)
            raise Refused("challenge-other-rules")
        if verb == "options":
            await self._rules.ask(click, row)
            return
        asked = {player.user_id: player.name for player in row.waiting_for}
        row = await ANSWERS[verb](self, begin.caller_of(click), row)
        how = {"declined_by": asked[user_of(click)]} if verb == "decline" else {}
        self._ended(row)
        async with self._beginnings.beside(row):
            await self._messages.answer(click, row, **how)

    async def _accepted(self, caller: Caller, row: ChallengeRow) -> ChallengeRow:
        """The challenge after the caller's yes, begun if it was the last one missing."""
        if caller.user not in {player.user_id for player in row.waiting_for}:
            raise Refused("challenge-not-yours")
        guest, others = await all_at_door(caller, row)
        async with self._answering(caller, row) as tx:
            await check_games(tx, guest)
            await apart.check_sits(tx, caller.user, row)
            seen = row.rules
            row = await challenges.accept(tx, row.id, caller.user, caller.part, now_ms())
            check_rules(row, seen)
            await settings.change_user(tx, caller.user, dm_consent=True)
            # Without somebody who was asked it is the challenger who says whether to play.
            unsure = row.waiting_for or row.declined
            if unsure:
                return row
            await check_others(tx, others)
            return await begin.create_from(tx, row)

    async def _joined(self, caller: Caller, row: ChallengeRow) -> ChallengeRow:
        """The open table with the caller at it."""
        guest = await knock_as(caller, row.guild_id)
        try:
            async with self._answering(caller, row) as tx:
                await check_games(tx, guest)
                seen = row.rules
                await apart.check_sits(tx, caller.user, await challenges.load(tx, row.id))
                row = await challenges.join(tx, row.id, caller.me, caller.part, now_ms())
                check_rules(row, seen)
                await settings.change_user(tx, caller.user, dm_consent=True)
        except ChallengeRefused as refused:
            raise Refused(JOIN_REFUSED.get(type(refused), "challenge-closed")) from None
        return row

    async def _left(self, caller: Caller, row: ChallengeRow) -> ChallengeRow:
        """The open table without the caller; whoever opened it closes it."""
        if caller.user == row.challenger_id:
            return await self._cancelled(caller, row)
        if caller.user not in {player.user_id for player in row.players}:
            raise Refused("challenge-not-seated")
        async with self._answering(caller, row) as tx:
            return await challenges.leave(tx, row.id, caller.user)

    async def _started(self, caller: Caller, row: ChallengeRow) -> ChallengeRow:
        """The challenge with the game of those who are there."""
        guest, others = await all_at_door(caller, row)
        async with self._answering(caller, row) as tx:
            await admit(tx, guest)
            # Read again: somebody may have left since.
            seen, row = row.rules, await challenges.load(tx, row.id)
            check_rules(row, seen)
            check_start(row, caller.user)
            await check_others(tx, others)
            if await blocks.among(tx, [one.user_id for one in row.playing]):
                raise Refused("challenge-not-now")
            return await begin.create_from(tx, row)

    async def _refused(self, caller: Caller, row: ChallengeRow) -> ChallengeRow:
        """The challenge after the caller's no, over where too few are left."""
        if caller.user not in {player.user_id for player in row.waiting_for}:
            raise Refused("challenge-not-yours")
        async with self._answering(caller, row) as tx:
            row = await challenges.decline(tx, row.id, caller.user)
            return await challenges.close(tx, row.id, "declined") if is_hopeless(row) else row

    async def _cancelled(self, caller: Caller, row: ChallengeRow) -> ChallengeRow:
        if caller.user != row.challenger_id:
            raise Refused("challenge-not-challenger")
        async with self._answering(caller, row) as tx:
            return await challenges.close(tx, row.id, "cancelled")

    async def answer_elsewhere(
        self, caller: Caller, number: ChallengeId, verb: str, mark: str | None, told: Tell
    ) -> None:
        """Carry out an answer that was pressed outside the challenge's message, and show it there.

        *told* answers the press. Raises Refused, ChallengeRefused, NoSuchChallenge.
        """
        row = await self._desk.db.read(challenges.load, number)
        if row.state != "open" or row.expires_ms <= caller.at_ms:
            raise ChallengeClosed(number, row.state)
        if row.message_id is None or caller.number < row.message_id:
            # Nobody has seen the commitment yet that their click adds to.
            raise Refused("challenge-not-now")
        if mark not in (None, rules_mark(row)):
            raise Refused("challenge-other-rules")
        row = await ANSWERS[verb](self, caller, row)
        self._ended(row)
        try:
            async with self._beginnings.beside(row):
                await told(row)
        finally:
            await self._messages.redraw(row.id)

    def show(self, row: ChallengeRow) -> None:
        """Bring the message of a challenge up to date out of which somebody was taken."""
        self._ended(row)
        self._messages.redraw_soon(row.id)

    def stand(self, row: ChallengeRow) -> None:
        """Note that a challenge stands until another time than before."""
        self._wait(row)
        self.posted.publish(row.id)

    def _ended(self, row: ChallengeRow) -> None:
        if row.state != "open":
            CHALLENGES.labels(row.state).inc()
            self._desk.timers.cancel(("challenge", row.id))

    def _wait(self, row: ChallengeRow) -> None:
        self._desk.timers.set(("challenge", row.id), row.expires_ms, self._expire, row)

    async def _expire(self, row: ChallengeRow) -> None:
        if now_ms() < row.expires_ms:
            self._wait(row)
            return
        for row in await self._desk.db.write(challenges.expire, now_ms()):
            CHALLENGES.labels(row.state).inc()
            await self._messages.redraw(row.id)

    async def rematch(self, click: AnyClick, table: Table, level: str | None = None) -> None:
        """Challenge the same people, and the computer at *level*; accept where they have asked."""
        caller, language = begin.caller_of(click), await self._languages.of_click(click)
        asked = await self._asked_before(caller, table, language)
        if asked is None:
            await self.ask(click, rematch_wish(caller, table, level, language))
            return

        async def told(row: ChallengeRow) -> None:
            await reply_privately(click, say(language, agreed_key(row)))

        await self.answer_elsewhere(caller, asked.id, "accept", None, told)

    async def play_again(
        self, caller: Caller, table: Table, level: str | None, language: str
    ) -> str:
        """Do what `rematch` does, for a caller at the page of *table*.

        Returns the key of what they are told, if anything.
        """
        asked = await self._asked_before(caller, table, language)
        if asked is not None:
            told: list[str] = []

            async def tell(row: ChallengeRow) -> None:
                told.append(agreed_key(row))

            await self.answer_elsewhere(caller, asked.id, "accept", None, tell)
            return told[0]
        begun = await self._asked(caller, rematch_wish(caller, table, level, language), language)
        if isinstance(begun, Table):
            return ""
        await self._post(begun)
        return "challenge-posted"

    async def _asked_before(
        self, caller: Caller, table: Table, language: str
    ) -> ChallengeRow | None:
        """The challenge to a rematch that awaits the caller's yes; raises Refused."""
        check_over(table, caller.user, language)
        asked = await self._desk.db.read(challenges.open_rematch, table.id)
        if asked is None or not is_wanted(asked, table, caller.user):
            return None
        if asked.message_id is None or caller.number < asked.message_id:
            # Discord must have numbered the message: then its commitment was there to be seen.
            raise Refused("rematch-just-asked", name=name_text(asked.players[0].name))
        return asked


def agreed_key(row: ChallengeRow) -> str:
    """What somebody is told who wanted the same rematch as others."""
    return "rematch-accepted" if row.state == "started" else "rematch-awaited"


async def hold_seed(tx: Transaction, seed: bytes) -> None:
    """Let one transaction at a time change what begins with *seed*."""
    await tx.hold(f"seed {seed.hex()}")


ANSWERS = {
    "accept": Lobby._accepted,
    "decline": Lobby._refused,
    "cancel": Lobby._cancelled,
    "join": Lobby._joined,
    "leave": Lobby._left,
    "start": Lobby._started,
}
"""What becomes of a challenge by each answer to it."""
