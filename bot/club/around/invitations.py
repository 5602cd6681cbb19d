"""Who is asked to a challenge that waits hears of it by DM, and answers there, if they like."""

from dataclasses import dataclass

from bot.club.around.view import invitation_text, invitation_view
from bot.controls.clicks import Click
from bot.controls.control import control
from bot.lobby.begin import caller_of
from bot.lobby.challenge_messages import rules_mark
from bot.lobby.lobby import Lobby
from bot.lobby.waiting import waits
from bot.messages.dms import Dms
from bot.messages.failures import quietly
from bot.messages.pressed import close, takes
from bot.people.languages import Languages
from bot.people.preferences import Preferences
from bot.people.texts import say
from bot.render.challenge import answered_text
from bot.render.layout import NOBODY
from bot.render.pressable import pressable
from bot.runtime.clock import now_ms
from bot.runtime.desk import Desk
from bot.runtime.senders import AnyClick
from data import challenges
from data.challenges import ChallengeRow
from data.errors import ChallengeClosed
from data.ids import NO_GUILD, ChallengeId, UserId


@dataclass(eq=False, repr=False)
class Invitations:
    """Sends invitations by DM, each once: who has been told is noted before."""

    _desk: Desk
    _preferences: Preferences
    _languages: Languages
    _dms: Dms

    def posted(self, challenge: ChallengeId) -> None:
        """Tell who is asked of a challenge that stands in its channel, or now stands longer."""
        key = ("invitations", challenge)
        self._desk.tasks.start(self._desk.timers.try_now(key, self._tell, challenge))

    async def _tell(self, number: ChallengeId) -> None:
        row = await self._desk.db.read(challenges.load, number)
        if row.state != "open" or row.is_open or row.message_id is None or not waits(row):
            return
        for player in row.waiting_for:
            if (await self._preferences.of_user(player.user_id)).invitations:
                await self._tell_one(row, player.user_id)

    async def _tell_one(self, row: ChallengeRow, user: UserId) -> None:
        if not await self._desk.db.write(challenges.note_told, row.id, user, now_ms()):
            return
        language = await self._languages.of_user(user, row.guild_id)
        text = self.text(language, row)
        view = invitation_view(language, row, rules_mark(row))
        await quietly(lambda: self._dms.send(user, text, view))

    def text(self, language: str, row: ChallengeRow) -> str:
        """What an invitation says."""
        guild = self._desk.client.get_guild(row.guild_id or NO_GUILD)
        return invitation_text(language, row, guild.name if guild else "Discord")

    async def renew(self, press: AnyClick, row: ChallengeRow) -> None:
        """Answer a press in an invitation with the rules as they are now."""
        language = await self._languages.of_click(press)
        text = f"{say(language, 'challenge-other-rules')}\n{self.text(language, row)}"
        view = invitation_view(language, row, rules_mark(row))
        text = pressable(text)
        await press.response.edit_message(content=text, view=view, allowed_mentions=NOBODY)


@control(r"invited:(?P<id>\d{1,18}):(?P<verb>accept|decline):(?P<mark>[0-9a-f]{1,8})")
async def invited_button(press: Click, id: ChallengeId, verb: str, mark: str) -> None:
    """Answer an invitation, by the rules that stand in it; one that is over is told so."""
    app = press.client
    row = await app.db.read(challenges.load, id)
    is_other = row.state == "open" and rules_mark(row) != mark
    if verb == "accept" and is_other and takes(press, layout=False):
        await app.part(Invitations).renew(press, row)
        return
    language = await app.languages.of_click(press)

    async def told(after: ChallengeRow) -> None:
        await close(press, pressable(answered_text(after, language, verb)))

    agreed = None if verb == "decline" else mark
    try:
        await app.part(Lobby).answer_elsewhere(caller_of(press), row.id, verb, agreed, told)
    except ChallengeClosed:
        await close(press, say(language, "challenge-closed"))
