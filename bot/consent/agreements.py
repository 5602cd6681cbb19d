"""Proposals: what changes a game for everybody is done once all who have a say agree.

A proposal is stored before it is posted, and the announcer posts and edits its message like those
of the table, however often Discord fails. A message's buttons name the proposal by when it was
made, so that an old one agrees to nothing new.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import discord

from bot.consent.deeds import MOVES, WHEN_AGREED, Deed, check, is_made, move_of, voters
from bot.messages.announcer import Announcer
from bot.messages.failures import quietly
from bot.messages.frames import public_frame
from bot.messages.posts import Posts
from bot.messages.replies import reply_privately
from bot.messages.side_messages import SideMessages
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.refused import Refused, allowed
from bot.people.texts import name_text, say
from bot.render.fair import proposal_text, proposal_view
from bot.render.layout import NOBODY
from bot.render.titles import day, moment
from bot.runtime.clock import DAY_MS, HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick, message_of, user_of
from bot.table.conditions import is_slow, playing_seat
from bot.table.table import Table
from bot.table.tables import Tables
from data import proposals
from data.errors import StaleStep
from data.games import MoveSource
from data.ids import NO_USER, GameId, MessageId, Ms, UserId
from data.proposals import Outcome, Proposal
from data.store.transaction import Transaction
from engine.cards import Seat
from engine.errors import Refusal

AGAIN_MS = 5 * MINUTE_MS
"""How long nobody may propose again what was declined or withdrawn: each proposal calls people."""
ADJOURN_AGAIN_MS = 6 * HOUR_MS
"""The same for adjourning without anybody's consent, which calls who is gone, as going on does."""

PROPOSED = "proposed"
"""What somebody is told whose proposal others have to agree to."""

ShownAnswers = tuple[Sequence[Seat], Outcome | None]


@dataclass(eq=False, repr=False)
class Agreements:
    """Takes proposals and the answers to them."""

    _desk: Desk
    _tables: Tables
    _preferences: Preferences
    _languages: Languages
    _posts: Posts
    _announcer: Announcer
    _side_messages: SideMessages
    _shown: dict[GameId, ShownAnswers | None] = field(default_factory=dict)
    """The games with a proposal to be shown, and what its message shows."""
    _adjourned: dict[GameId, Ms] = field(default_factory=dict)
    """When one player alone adjourned a game."""

    async def restore(self) -> None:
        """Show what was proposed or decided and not shown before the end of the last process."""
        for game, guild in await self._desk.db.read(proposals.unsettled):
            if self._desk.shards.is_ours(guild):
                self._look(game)
                self._announcer.mark(await self._tables.get(game))

    def follow(self, table: Table, here: bool) -> None:
        """Show the proposal at *table* where another process may have changed it."""
        if not here:
            self._look(table.id)

    def _look(self, game: GameId) -> None:
        """Show the proposal of *game* with the table from now on."""
        self._shown.setdefault(game, None)

    @asynccontextmanager
    async def _changing(self, table: Table) -> AsyncIterator[Transaction]:
        """Change the proposal at *table* inside; whatever became of it is shown.

        Looked at after the commit: what is shown meanwhile still finds the last one.
        """
        try:
            async with table.changing() as tx:
                yield tx
        finally:
            self._look(table.id)

    async def open_at(self, table: Table) -> Proposal | None:
        """What is proposed at *table* and not decided yet."""
        if table.id not in self._shown:
            return None
        proposal = await self._desk.db.read(proposals.find, table.id)
        return None if proposal is None or proposal.outcome is not None else proposal

    async def ask(self, click: AnyClick, table: Table, deed: Deed) -> None:
        """Propose *deed* for who clicked, or fulfil it, as `propose` does, and tell them."""
        key = await self.propose(user_of(click), table, deed)
        language = await self._languages.of_click(click)
        ways = [(say(language, "button-goon"), f"table:{table.id}:goon")] if table.paused else []
        away = await reply_privately(click, say(language, key, game=table.id), ways)
        if key != PROPOSED:
            self._side_messages.keep(click, table.id, away)

    async def propose(self, user: UserId, table: Table, deed: Deed) -> str:
        """Propose *deed* for *user*, or fulfil it where nobody else has a say. Raises Refused.

        Returns the key of the sentence that tells them what has come of it.
        """
        seat = playing_seat(table, user)
        if table.row.is_todays:
            raise Refused("today-no-rest")
        if await self._asked(table, seat, deed):
            return PROPOSED
        self._desk.tasks.start(quietly(lambda: self._tell(table, seat, deed)))
        return f"done-{deed.verb}"

    async def _asked(self, table: Table, seat: Seat, deed: Deed) -> set[Seat]:
        """Store the proposal of *deed* or fulfil it; the seats that have to agree to it yet."""
        if deed.about == seat:
            raise Refused("gone-yourself")
        await self._check_vacation(table, deed)
        async with self._changing(table) as tx:
            check(table, deed)
            others = voters(table, deed) - {seat}
            if others:
                await self._propose(tx, table, seat, deed)
            elif deed.verb in WHEN_AGREED:
                again_ms = self._adjourned.get(table.id, -ADJOURN_AGAIN_MS) + ADJOURN_AGAIN_MS
                if deed.verb == "adjourn" and again_ms > now_ms():
                    raise Refused("adjourn-again", game=table.id, time=moment(again_ms))
                await WHEN_AGREED[deed.verb](tx, table, deed)
        if not others and deed.verb in MOVES:
            await self._make(table, deed)
        if not others and deed.verb == "adjourn":
            self._adjourned[table.id] = now_ms()
        return others

    async def _check_vacation(self, table: Table, deed: Deed) -> None:
        """Raise Refused where a slow game waits for the one that *deed* is about."""
        if deed.about is None or not is_slow(table) or not 1 <= deed.about <= table.row.seats:
            return
        absent = await self._preferences.of_user(owner_of(table, deed.about))
        until_ms = absent.vacation_until_ms
        if until_ms > now_ms():
            raise Refused("gone-vacation", name=name_at(table, deed.about), until=day(until_ms))

    async def _propose(self, tx: Transaction, table: Table, seat: Seat, deed: Deed) -> None:
        last, now = await proposals.hold(tx, table.id), now_ms()
        if last is not None and last.outcome is None and not is_stale(table, last):
            raise Refused("proposal-open", name=name_at(table, last.seat))
        alike = last is not None and (last.kind == deed.kind or last.seat == seat)
        if last is not None and alike and last.outcome in ("declined", "withdrawn"):
            again_ms = last.created_ms + AGAIN_MS
            if now < again_ms:
                raise Refused("proposal-declined", time=moment(again_ms))
        await proposals.propose(tx, table.id, deed.kind, seat, step=table.step, now_ms=now)

    async def _make(self, table: Table, deed: Deed) -> None:
        """Make the move that *deed* is; raises Refused where somebody has acted meanwhile."""
        step = table.step if deed.step is None else deed.step
        seat, move = move_of(table, deed)
        source: MoveSource = "claim" if deed.verb == "claim" else "player"
        try:
            await table.play(seat, move, now_ms=now_ms(), step=step, source=source)
        except (Refusal, Refused, StaleStep) as error:
            if table.over:
                raise Refused("game-over", game=table.id) from error
            if deed.about is None:
                raise Refused("takeback-none", game=table.id) from error
            name = name_at(table, deed.about)
            raise Refused("gone-not", name=name, game=table.id) from error

    async def _tell(self, table: Table, seat: Seat, deed: Deed) -> None:
        """Tell everybody what one player alone could decide about another who is gone."""
        if deed.about is None:
            return
        language, user = await self._posts.language(table), owner_of(table, deed.about)
        name, other = name_at(table, seat), f"<@{user}>"
        text = say(language, f"told-{deed.verb}", game=table.id, name=name, other=other)
        nonce = f"{table.id}.{table.step}{deed.verb}"
        await self._posts.say(table, text, nonce, mention=[user])

    async def answer(self, click: AnyClick, table: Table, made_ms: Ms, verb: str) -> None:
        """Agree to a proposal for who clicked, or decline it, as `decide` does, and tell them."""
        outcome = await self.decide(user_of(click), table, made_ms, verb, message_of(click))
        language = await self._languages.of_click(click)
        await reply_privately(click, say(language, "answered", outcome=outcome, game=table.id))

    async def decide(
        self,
        user: UserId,
        table: Table,
        made_ms: Ms,
        verb: str,
        message: MessageId | None = None,
    ) -> str:
        """Agree to the proposal made at *made_ms*, or decline it, for *user*. Raises Refused.

        *message*: in which that was pressed. Returns the outcome, or *verb* where others are still
        asked.
        """
        seat = playing_seat(table, user)
        async with self._changing(table) as tx:
            proposal = await proposals.hold(tx, table.id)
            if proposal is None or proposal.created_ms != made_ms or proposal.outcome is not None:
                raise Refused("proposal-over", game=table.id)
            if proposal.message_id is None and message is not None:
                # Posted by a process that ended before it could note that.
                await proposals.note(tx, proposal, message)
            outcome = await self._answered(tx, table, proposal, seat, verb)
        await self._fulfil(table, proposal)
        return outcome or verb

    async def _answered(
        self, tx: Transaction, table: Table, proposal: Proposal, seat: Seat, verb: str
    ) -> Outcome | None:
        """Count one answer; the outcome where it decides."""
        deed = Deed.read(proposal.kind)
        if is_stale(table, proposal):
            return await decided(tx, table, "lapsed")
        if verb == "decline":
            return await decided(tx, table, "withdrawn" if seat == proposal.seat else "declined")
        asked = voters(table, deed)
        if seat in proposal.agreed or seat not in asked:
            raise Refused("proposal-not-yours")
        await proposals.agree(tx, proposal, seat)
        if asked - {seat, *proposal.agreed}:
            return None
        if deed.verb in MOVES:
            return "agreed"
        await WHEN_AGREED[deed.verb](tx, table, deed)
        return await decided(tx, table, "agreed")

    async def _fulfil(self, table: Table, proposal: Proposal) -> None:
        """Make the move to which all have agreed: it needs a transaction of its own."""
        now = await self._desk.db.read(proposals.find, table.id)
        deed = Deed.read(proposal.kind)
        if deed.verb not in MOVES or now is None or is_stale(table, now):
            return
        if voters(table, deed) <= set(now.agreed):
            with suppress(Refused, StaleStep):
                await self._make(table, deed)

    async def show(self, table: Table) -> None:
        """Bring the message of the proposal at *table* up to date, if there is one."""
        if table.id not in self._shown:
            return
        proposal = await self._desk.db.read(proposals.find, table.id)
        if proposal is not None and proposal.outcome is None:
            await self._fulfil(table, proposal)
            proposal = await self._settled(table, proposal)
        if proposal is None:
            self._shown.pop(table.id, None)
        else:
            await self._show(table, proposal)

    async def _settled(self, table: Table, proposal: Proposal) -> Proposal | None:
        """*proposal*, with an outcome where it is no longer possible, or was a move and made."""
        if not is_stale(table, proposal):
            return proposal
        made = is_made(table, Deed.read(proposal.kind))
        async with table.changing() as tx:
            await decided(tx, table, "agreed" if made else "lapsed")
            return await proposals.hold(tx, table.id)

    async def _show(self, table: Table, proposal: Proposal) -> None:
        shown: ShownAnswers = (proposal.agreed, proposal.outcome)
        if proposal.message_id is None and proposal.outcome is None:
            await self._post(table, proposal)
        elif proposal.message_id is not None and self._shown.get(table.id) != shown:
            await self._edit(table, proposal)
        if proposal.outcome is None:
            self._shown[table.id] = shown
            return
        if proposal.message_id is not None:
            await self._desk.db.write(proposals.note, proposal, None)
        self._shown.pop(table.id, None)

    async def _post(self, table: Table, proposal: Proposal) -> None:
        frame = public_frame(table, await self._posts.language(table))
        waiting, about = waiting_for(table, proposal), Deed.read(proposal.kind).about
        asked = [*waiting, *([about] if about else [])]
        message = await self._posts.say(
            table,
            proposal_text(frame, proposal, waiting),
            f"{table.id}.p{proposal.created_ms % 10**12}",
            mention=[owner_of(table, seat) for seat in asked],
            view=proposal_view(frame, proposal),
        )
        await self._desk.db.write(proposals.note, proposal, MessageId(message.id))

    async def _edit(self, table: Table, proposal: Proposal) -> None:
        frame = public_frame(table, await self._posts.language(table))
        place = self._desk.place(table.row.channel_id, table.row.guild_id)
        # Where somebody has deleted it, the answers by its buttons are not missed.
        with suppress(discord.NotFound, discord.Forbidden):
            await place.get_partial_message(proposal.message_id or 0).edit(
                content=proposal_text(frame, proposal, waiting_for(table, proposal)),
                view=None if proposal.outcome else proposal_view(frame, proposal),
                allowed_mentions=NOBODY,
            )


def is_stale(table: Table, proposal: Proposal) -> bool:
    """Whether what was proposed is not possible any more, or nobody has answered for long."""
    is_old = now_ms() > proposal.created_ms + DAY_MS
    return is_old or not allowed(check, table, Deed.read(proposal.kind))


def waiting_for(table: Table, proposal: Proposal) -> list[Seat]:
    """The seats that have not answered yet."""
    if proposal.outcome is not None:
        return []
    return sorted(voters(table, Deed.read(proposal.kind)) - set(proposal.agreed))


async def decided(tx: Transaction, table: Table, outcome: Outcome) -> Outcome:
    """Store the outcome of the open proposal at *table*."""
    await proposals.decide(tx, table.id, outcome)
    return outcome


def owner_of(table: Table, seat: Seat) -> UserId:
    """Whose seat it is, also where the computer stands in."""
    return table.row.players[seat - 1].user_id or NO_USER


def name_at(table: Table, seat: Seat) -> str:
    """The name of who sits there, harmless in a text."""
    return name_text(table.row.players[seat - 1].name)
