"""A channel with several tables, at which people play quickly."""

from typing import TYPE_CHECKING

from sandbox.world import Message
from tests.simulation.kinds import kind
from tests.simulation.people import FOR_TWO, Evening, follow, seat

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

TABLES = 4


class Neighbour(Evening):
    """Plays at one of the tables of a channel, and looks at no other."""

    def offer(self, *labels: str) -> Message | None:
        """The newest message of theirs that can be answered."""
        for message in reversed(self.channel.seen_by(self.people[0])):
            offered = {each.label for each in message.buttons} & set(labels)
            if offered and not message.owner and self._is_theirs(message):
                return message
        return None

    def _is_theirs(self, message: Message) -> bool:
        named = (each.name in message.text for each in self.people)
        return any(named) or any(each.id in message.mentioned for each in self.people)

    @property
    def is_over(self) -> bool:
        return self.offer("Rematch") is not None


@kind("busy")
def busy(scene: "Scene") -> None:
    """Games of two, all in one channel."""
    channel = scene.standin.open_channel("tables")
    for _ in range(TABLES):
        game, options = scene.chance.choice(FOR_TWO)
        seat(scene, game, options, people=2, at=Neighbour, channel=channel)
    scene.doings += [follow(scene, whim) for whim in scene.plan.whims]
    scene.process()
