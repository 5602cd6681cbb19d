"""Challenges: from the question in the channel to the game, or to their end."""

import hashlib
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.clicks import Click
from bot.clock import MINUTE_MS, click_ms, now_ms
from bot.frames import partial
from bot.limits import check_place, check_players
from bot.render.challenge import challenge_text
from bot.render.layout import button
from bot.replies import NOBODY, Refused, whisper
from bot.table import Table
from bot.texts import language_of, say
from bot.threads import open_thread
from data import challenges, games, settings
from data.challenges import ChallengeRow, Invited, NewChallenge
from data.errors import ChallengeClosed, ChallengeRefused, NoSuchChallenge
from data.games import NewGame, NewPlayer
from data.transaction import Transaction
from engine.errors import WrongPlayerCount
from engine.rules import Rules
from engine.shuffle import commitment
from engine.variants import VARIANTS

if TYPE_CHECKING:
    from bot.app import Jolly

log = logging.getLogger(__name__)


OPEN_MS = 15 * MINUTE_MS
"""How long a challenge stands."""
SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks for; *computer* is its strength where it is to play."""

    variant: str
    rules: Rules
    invited: Sequence[Invited] = ()
    computer: str | None = None
    rated: bool = True
    rematch_of: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether anybody may join."""
        return not self.invited and self.computer is None


class Lobby:
    """Takes challenges and their answers."""

    def __init__(self, app: "Jolly") -> None:
        self._app = app

    async def restore(self) -> None:
        """Set the timers of all open challenges again; show what was decided and not shown."""
        async with self._app.db.reading() as tx:
            rows = await challenges.open_challenges(tx)
            unshown = await challenges.unshown(tx, now_ms() - 4 * OPEN_MS)
        for row in rows:
            self._wait(row)
        for row in unshown:
            self._app.tasks.start(self._redraw(row))

    # asking

    async def ask(self, click: Click, wish: Wish) -> None:
        """Post the challenge, or begin at once where only the computer is asked.

        Raises Refused and the engine's refusals; then nothing was posted.
        """
        app, me = self._app, self._invited(click)
        check_seats(wish)
        await check_place(click, alone=not wish.invited and not wish.is_open)
        await check_players(app.db, click.guild_id, me.user_id, wish)
        if not wish.invited and not wish.is_open:
            await self._play_computer(click, me, wish)
            return
        async with app.db.transaction() as tx:
            await check_rematch(tx, wish, me.user_id)
            number = await challenges.create(tx, self._new(click, me, wish))
            row = await challenges.load(tx, number)
        self._wait(row)
        await self._say(click, "challenge-posted")
        await self._post(click, row)

    def _new(self, click: Click, me: Invited, wish: Wish) -> NewChallenge:
        seed, now = secrets.token_bytes(SEED_BYTES), click_ms(click)
        variant = VARIANTS[wish.variant]
        asked = 1 + len(wish.invited) + (wish.computer is not None)
        return NewChallenge(
            channel_id=channel_of(click),
            guild_id=click.guild_id,
            challenger=me,
            variant=wish.variant,
            rules=wish.rules.model_dump(mode="json"),
            seats=variant.seats[-1] if wish.is_open else asked,
            seed=seed,
            commitment=commitment(seed).hex(),
            now_ms=now,
            expires_ms=now + OPEN_MS,
            invited=wish.invited,
            computer=wish.computer,
            rated=wish.rated and wish.computer is None,
            rematch_of=wish.rematch_of,
            entropy=entropy_of(click),
        )

    async def _play_computer(self, click: Click, me: Invited, wish: Wish) -> None:
        """Begin a game against the computer, and show the hand at once."""
        seed = secrets.token_bytes(SEED_BYTES)
        computer = say(await self._app.language(click), "computer-name")
        new = NewGame(
            channel_id=channel_of(click),
            guild_id=click.guild_id,
            variant=wish.variant,
            rules=wish.rules.model_dump(mode="json"),
            dealer=1 + secrets.randbelow(2),
            players=[
                NewPlayer(me.user_id, me.name, entropy_of(click)),
                NewPlayer(None, computer),
            ],
            seed=seed,
            commitment=commitment(seed).hex(),
            now_ms=click_ms(click),
            computer=wish.computer,
            rematch_of=wish.rematch_of,
        )
        async with self._app.db.transaction() as tx:
            await check_rematch(tx, wish, me.user_id)
            game = await games.create(tx, new)
            await settings.change_user(tx, me.user_id, dm_consent=True)
        await self._app.timers.try_now(("deal", game), lambda: self._begin(game))
        table = await self._app.table(game)
        await self._app.hands.show(click, table, in_place=False)

    async def _begin(self, game: int, message: int | None = None) -> None:
        """Deal, then show the table: in a thread on *message*, where the server wants threads."""
        table = await self._app.table(game)
        await table.deal(now_ms())
        self._app.tasks.start(self._seat(table, message))

    async def _seat(self, table: Table, message: int | None) -> None:
        try:
            await open_thread(self._app, table, message)
        finally:
            self._app.after(table)

    async def _post(self, click: Click, row: ChallengeRow) -> None:
        app = self._app
        place = partial(app, row.channel_id, row.guild_id)
        language = await app.server_language(row.guild_id)
        try:
            message = await place.send(
                content=words(row, language),
                view=answers(row, language),
                nonce=f"challenge-{row.id}",
                allowed_mentions=discord.AllowedMentions(
                    users=[discord.Object(player.user_id) for player in row.waiting_for]
                ),
            )
        except (discord.Forbidden, discord.NotFound):
            async with app.db.transaction() as tx:
                await challenges.close(tx, row.id, "cancelled")
            raise Refused("no-permission") from None
        async with app.db.transaction() as tx:
            await challenges.note(tx, row.id, message_id=message.id, shown_state="open")

    # answering

    async def answer(self, click: Click, number: int, verb: str) -> None:
        """Carry out the press of a challenge's button.

        Raises Refused, ChallengeRefused, NoSuchChallenge.
        """
        async with self._app.db.reading() as tx:
            row = await challenges.load(tx, number)
        if click.message is not None and row.message_id not in (None, click.message.id):
            raise NoSuchChallenge(number)
        if row.state != "open":
            await self._show(click, row)
            return
        if verb not in verbs_of(row):
            raise NoSuchChallenge(number)
        if row.expires_ms <= click_ms(click):
            raise ChallengeClosed(number, "expired")
        match verb:
            case "accept":
                await self._accept(click, row)
            case "decline":
                await self._decline(click, row)
            case "cancel":
                await self._cancel(click, row)
            case "join":
                await self._join(click, row)
            case "leave":
                await self._leave(click, row)
            case "start":
                await self._start(click, row)

    async def _accept(self, click: Click, row: ChallengeRow) -> None:
        await self._settle(click, await self._accepted(click, row))

    async def _accepted(self, click: Click, row: ChallengeRow) -> ChallengeRow:
        """The challenge after the clicker's yes, begun if it was the last one missing."""
        me = self._invited(click)
        if me.user_id not in {player.user_id for player in row.waiting_for}:
            raise Refused("challenge-not-yours")
        await check_players(self._app.db, row.guild_id, me.user_id, None)
        async with self._app.db.transaction() as tx:
            row = await challenges.accept(tx, row.id, me.user_id, entropy_of(click), now_ms())
            await settings.change_user(tx, me.user_id, dm_consent=True)
            return row if row.waiting_for else await self._create(tx, row)

    async def _join(self, click: Click, row: ChallengeRow) -> None:
        me = self._invited(click)
        await check_players(self._app.db, row.guild_id, me.user_id, None)
        try:
            async with self._app.db.transaction() as tx:
                row = await challenges.join(tx, row.id, me, entropy_of(click), now_ms())
                await settings.change_user(tx, me.user_id, dm_consent=True)
        except ChallengeRefused as refused:
            raise Refused(
                f"challenge-{JOIN_REFUSED.get(type(refused).__name__, 'closed')}"
            ) from None
        await self._show(click, row)

    async def _leave(self, click: Click, row: ChallengeRow) -> None:
        """Leave an open table; whoever opened it closes it."""
        if click.user.id == row.challenger_id:
            await self._cancel(click, row)
            return
        if click.user.id not in {player.user_id for player in row.players}:
            raise Refused("challenge-not-seated")
        async with self._app.db.transaction() as tx:
            row = await challenges.leave(tx, row.id, click.user.id)
        await self._show(click, row)

    async def _start(self, click: Click, row: ChallengeRow) -> None:
        async with self._app.db.transaction() as tx:
            # Read again: somebody may have left since.
            row = await challenges.load(tx, row.id)
            check_start(row, click.user.id)
            row = await self._create(tx, row)
        await self._settle(click, row)

    async def _decline(self, click: Click, row: ChallengeRow) -> None:
        invited = {player.user_id: player.name for player in row.waiting_for}
        if click.user.id not in invited:
            raise Refused("challenge-not-yours")
        async with self._app.db.transaction() as tx:
            row = await challenges.close(tx, row.id, "declined")
        await self._settle(click, row, declined_by=invited[click.user.id])

    async def _cancel(self, click: Click, row: ChallengeRow) -> None:
        if click.user.id != row.challenger_id:
            raise Refused("challenge-not-challenger")
        async with self._app.db.transaction() as tx:
            row = await challenges.close(tx, row.id, "cancelled")
        await self._settle(click, row)

    async def _create(self, tx: Transaction, row: ChallengeRow) -> ChallengeRow:
        """Make the game of a challenge that all have accepted."""
        players = [NewPlayer(one.user_id, one.name, one.entropy) for one in row.players]
        if row.computer is not None:
            server = await settings.server_settings(tx, row.guild_id or 0)
            players.append(NewPlayer(None, say(language_of(server.language), "computer-name")))
        game = await games.create(
            tx,
            NewGame(
                channel_id=row.channel_id,
                guild_id=row.guild_id,
                variant=row.variant,
                rules=row.rules,
                dealer=1 + secrets.randbelow(len(players)),
                players=players,
                seed=row.seed,
                commitment=row.commitment,
                now_ms=now_ms(),
                rated=row.rated,
                computer=row.computer,
                rematch_of=row.rematch_of,
            ),
        )
        await settings.change_user(tx, row.challenger_id, dm_consent=True)
        return await challenges.started(tx, row.id, game)

    async def _settle(self, click: Click, row: ChallengeRow, **how: str) -> None:
        """Show how the challenge stands, then begin its game if there is one."""
        if row.state != "open":
            self._app.timers.cancel(("challenge", row.id))
        try:
            await self._show(click, row, **how)
        finally:
            if (game := row.game_id) is not None:
                await self._app.timers.try_now(
                    ("deal", game), lambda: self._begin(game, row.message_id)
                )

    # showing

    async def _show(self, click: Click, row: ChallengeRow, **how: str) -> None:
        """Answer the press by bringing the challenge's message up to date."""
        language = await self._app.server_language(row.guild_id)
        await click.response.edit_message(
            content=words(row, language, **how),
            view=answers(row, language),
            allowed_mentions=NOBODY,
        )
        await self._note_shown(row)

    async def _note_shown(self, row: ChallengeRow) -> None:
        async with self._app.db.transaction() as tx:
            await challenges.note(tx, row.id, shown_state=row.state)

    async def _redraw(self, row: ChallengeRow) -> None:
        """Bring the challenge's message up to date without anybody having pressed."""
        if row.message_id is not None:
            language = await self._app.server_language(row.guild_id)
            place = partial(self._app, row.channel_id, row.guild_id)
            try:
                await place.get_partial_message(row.message_id).edit(
                    content=words(row, language),
                    view=answers(row, language),
                    allowed_mentions=NOBODY,
                )
            except (discord.NotFound, discord.Forbidden):
                log.debug("the message of challenge %s is gone", row.id)
        await self._note_shown(row)

    def _wait(self, row: ChallengeRow) -> None:
        self._app.timers.set(("challenge", row.id), row.expires_ms, self._expire)

    async def _expire(self) -> None:
        async with self._app.db.transaction() as tx:
            rows = await challenges.expire(tx, now_ms())
        for row in rows:
            await self._redraw(row)

    # once more

    async def rematch(self, click: Click, game: int) -> None:
        """Challenge the same people to the same game, or accept where they have asked already."""
        table = await self._app.table(game)
        me = click.user.id
        if table.seat_of(me) is None:
            raise Refused("rematch-not-seated", game=game)
        if not table.over:
            raise Refused("rematch-running", game=game)
        async with self._app.db.reading() as tx:
            asked = await challenges.open_rematch(tx, game)
        if asked is not None and me in {player.user_id for player in asked.waiting_for}:
            await self._accept_rematch(click, asked)
            return
        others = [one for one in table.row.players if one.user_id != me]
        wish = Wish(
            variant=table.row.variant,
            rules=table.state.rules,
            invited=[Invited(one.user_id, one.name) for one in others if one.user_id],
            computer=table.row.computer,
            rated=table.row.rated,
            rematch_of=game,
        )
        await self.ask(click, wish)

    async def _accept_rematch(self, click: Click, row: ChallengeRow) -> None:
        """Take the wish for the same rematch as the answer to the challenge."""
        row = await self._accepted(click, row)
        await self._say(click, "rematch-accepted")
        if row.state != "open":
            self._app.timers.cancel(("challenge", row.id))
        if (game := row.game_id) is not None:
            await self._app.timers.try_now(
                ("deal", game), lambda: self._begin(game, row.message_id)
            )
        await self._redraw(row)

    def _invited(self, click: Click) -> Invited:
        return Invited(click.user.id, click.user.display_name)

    async def _say(self, click: Click, key: str) -> None:
        await whisper(click, say(await self._app.language(click), key))


JOIN_REFUSED = {"ChallengeFull": "full", "AlreadyJoined": "joined"}


def check_seats(wish: Wish) -> None:
    """Raise WrongPlayerCount where the game is not for so many."""
    seats = VARIANTS[wish.variant].seats
    asked = 1 + len(wish.invited) + (wish.computer is not None)
    if not wish.is_open and asked not in seats:
        raise WrongPlayerCount(asked, seats[0], seats[-1])


def check_start(row: ChallengeRow, user: int) -> None:
    """Raise Refused where *user* cannot start the open table."""
    if user not in {player.user_id for player in row.players}:
        raise Refused("challenge-not-seated")
    missing = VARIANTS[row.variant].seats[0] - len(row.players) - (row.computer is not None)
    if missing > 0:
        raise Refused("challenge-too-few", count=missing)


async def check_rematch(tx: Transaction, wish: Wish, user: int) -> None:
    """Raise Refused where the rematch has been asked for already, or is being played."""
    if wish.rematch_of is None:
        return
    if await challenges.open_rematch(tx, wish.rematch_of) is not None:
        raise Refused("rematch-asked")
    for running in await games.tables_of(tx, user):
        if running.rematch_of == wish.rematch_of:
            raise Refused("rematch-begun", game=running.id)


def channel_of(click: Click) -> int:
    """Where the click was made."""
    if click.channel_id is None:
        raise Refused("no-channel")
    return click.channel_id


def entropy_of(click: Click) -> bytes:
    """A player's own part in the shuffle: 32 bytes from the number Discord gave their click.

    It is made by neither us nor the other players, after our seed was fixed.
    """
    return hashlib.sha256(f"{click.id}:{click.user.id}".encode()).digest()


def words(row: ChallengeRow, language: str, **how: str) -> str:
    """The text of a challenge's message; content, not components, as notifications show it."""
    return "\n".join(challenge_text(row, language, **how))


def verbs_of(row: ChallengeRow) -> Sequence[str]:
    """What can be answered to a challenge; nothing to one that is over."""
    if row.state != "open":
        return ()
    return ("join", "leave", "start") if row.is_open else ("accept", "decline", "cancel")


def answers(row: ChallengeRow, language: str) -> ui.View:
    """The buttons of an open challenge; none of one that is over."""
    view = ui.View(timeout=None)
    for verb in verbs_of(row):
        style: Any = discord.ButtonStyle.secondary
        if verb in ("accept", "join", "start"):
            style = discord.ButtonStyle.primary
        label = say(language, f"button-{verb}")
        view.add_item(button(label, f"challenge:{row.id}:{verb}", style))
    view.stop()
    return view
