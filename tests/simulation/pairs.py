"""Pairs who play otherwise than most: quickly or slowly, by DM into the night, again and again."""

from typing import TYPE_CHECKING

from tests.simulation.kinds import kind
from tests.simulation.people import FOR_TWO, Evening, sit
from tests.simulation.players import AtTheLastMoment, InDm, Player
from tests.simulation.tournaments import Ginner
from tests.wire.buttons import labels

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

WAIT_SECONDS = 15.0
"""So long one waits for the table to be shown before one looks for it."""
GIVES_UP = 0.4
"""How often somebody who is to begin anew gives up when it is their turn."""


class Brisk(Evening):
    """Two who know each other, and what they want to discard."""

    glance_seconds = (0.1, 0.4)

    def _hand(self, game: int, place: int) -> Player:
        self._styles[place] = Ginner
        hand = super()._hand(game, place)
        hand.thinking_seconds = (0.02, 0.15)
        return hand


class ByDm(Evening):
    """People who have their hands in their DMs."""

    def _hand(self, game: int, place: int) -> Player:
        self._styles[place] = InDm
        return super()._hand(game, place)


class Anew(Evening):
    """People who soon give up, and begin the next game."""

    doubt_seconds = 4.0
    _agreed_at = float("-inf")

    @property
    def is_over(self) -> bool:
        """It never is for long."""
        return False

    async def look(self, place: int) -> bool:
        found = await super().look(place)
        if not found:
            self.game = None
        return found

    async def _sit_down(self) -> None:
        """Once all have accepted they wait for the table, as one does who sees that it comes."""
        asked = self.offer("Accept")
        await super()._sit_down()
        if asked is not None:
            self._agreed_at = self.scene.schedule.now

    async def _glance(self, place: int) -> None:
        if self.game is None and self.scene.schedule.now < self._agreed_at + WAIT_SECONDS:
            newest = self.offer("My hand", "Accept", "Rematch")
            if newest is None or "My hand" not in labels(newest):
                return
        hand = self.hands.get((self.game or 0, place))
        is_on_turn = hand is not None and hand.shown is not None and hand.on_turn
        if is_on_turn and self._chances[place].random() < GIVES_UP:
            await self._give_up(place)
        else:
            await super()._glance(place)

    async def _give_up(self, place: int) -> None:
        person, log = self.people[place], self.log()
        asked = (await person.slash("resign", self.channel, table=str(self.game))).message
        if asked is not None and "Yes" in labels(asked):
            log.begin(place + 1, "resign")
            await person.press(asked, "Yes")


class Undecided(Evening):
    """People who think until their time is nearly over."""

    def _hand(self, game: int, place: int) -> Player:
        self._styles[place] = AtTheLastMoment
        return super()._hand(game, place)


@kind("last-moment")
def last_moment(scene: "Scene") -> None:
    """Twenty seconds for each turn, where presses take a while to arrive."""
    chance = scene.chance
    longest = chance.choice((0.3, 0.6, 0.9))
    scene.standin.gateway.disturb = lambda _: (chance.uniform(0.0, longest),)
    limits = ("clock=none turn=20s",)
    sit(scene, *chance.choice(FOR_TWO), people=2, at=Undecided, limits=limits)


@kind("brisk")
def brisk(scene: "Scene") -> None:
    """Gin to more points than a round has, so that one round comes after the other."""
    sit(scene, "gin", "target=250", people=2, at=Brisk)


@kind("night")
def night(scene: "Scene") -> None:
    """A game by DM, in which everybody is away for longer than a press can be answered."""
    sit(scene, "five-hundred", "target=100", people=2, at=ByDm)


@kind("anew")
def anew(scene: "Scene") -> None:
    """One short game after the other."""
    sit(scene, *scene.chance.choice(FOR_TWO), people=2, at=Anew)
