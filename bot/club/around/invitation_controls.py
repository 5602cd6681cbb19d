"""Accept and Decline in the DM that tells somebody of a challenge that waits."""

from bot.club.around.invitations import Invitations
from bot.controls.clicks import Click
from bot.controls.control import Control
from bot.lobby.challenge_messages import rules_mark
from bot.lobby.lobby import Lobby
from bot.messages.pressed import close, takes
from bot.people.texts import say
from bot.render.challenge import answered_text
from bot.render.pressable import pressable
from data import challenges
from data.challenges import ChallengeRow
from data.errors import ChallengeClosed


class InvitedButton(
    Control,
    template=r"invited:(?P<id>\d{1,18}):(?P<verb>accept|decline):(?P<mark>[0-9a-f]{1,8})",
):
    """The answer to an invitation, which agrees to the rules that stand in it."""

    async def press(self, press: Click) -> None:
        """Answer the challenge, which is shown in its channel too; one that is over is told so."""
        app, verb = press.client, self.words["verb"]
        row = await app.db.read(challenges.load, self.challenge)
        is_other = row.state == "open" and rules_mark(row) != self.words["mark"]
        if verb == "accept" and is_other and takes(press, layout=False):
            await app.part(Invitations).renew(press, row)
            return
        language = await app.languages.of_click(press)

        async def told(after: ChallengeRow) -> None:
            await close(press, pressable(answered_text(after, language, verb)))

        try:
            await app.part(Lobby).answer_elsewhere(
                press, row.id, verb, None if verb == "decline" else self.words["mark"], told
            )
        except ChallengeClosed:
            await close(press, say(language, "challenge-closed"))


CONTROLS = (InvitedButton,)
