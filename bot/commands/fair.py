"""`/game nudge`, `away`, `pause` and `abort`, and the answers to what players propose."""

from bot.commands.at_table import at_table
from bot.commands.groups import GAME
from bot.consent.agreements import Agreements
from bot.consent.deeds import ABOUT_ONE, Deed
from bot.controls.clicks import Click
from bot.controls.control import TableControl
from bot.controls.table_actions import abort, choose, nudge, pause
from bot.people.refused import Refused
from bot.table.table import Table
from data.ids import Ms


class ProposalButton(
    TableControl,
    template=r"proposal:(?P<game>\d{1,18}):(?P<made_ms>\d{1,15}):(?P<verb>agree|decline)",
):
    """Agree and Decline, below one proposal."""

    async def at(self, press: Click, table: Table) -> None:
        """Answer the proposal for the presser."""
        made_ms, verb = Ms(self.words["made_ms"]), self.words["verb"]
        await press.client.part(Agreements).answer(press, table, made_ms, verb)


class GoneButton(
    TableControl, template=r"gone:(?P<game>\d{1,18}):(?P<seat>\d{1,2}):(?P<verb>[a-z]{1,20})"
):
    """Buttons of what to do about somebody who is gone."""

    async def at(self, press: Click, table: Table) -> None:
        """Do what the button says about who is gone, or propose it to the others."""
        verb = self.words["verb"]
        if verb not in ABOUT_ONE:
            raise Refused("gone-nobody", game=table.id)
        await press.client.part(Agreements).ask(press, table, Deed(verb, int(self.words["seat"])))


CONTROLS = (ProposalButton, GoneButton)
for verb, work in {"nudge": nudge, "away": choose, "pause": pause, "abort": abort}.items():
    at_table(f"game-{verb}", work, GAME)
