"""Two processes with a shard each: servers of both, and people who play in one by their DMs."""

from typing import TYPE_CHECKING

from sandbox.guilds import Guild
from sandbox.people import Person
from sandbox.world import Channel
from tests.simulation.kinds import kind
from tests.simulation.people import FOR_TWO, Evening, follow, seat
from tests.simulation.players import AtBoth, Player

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

COUNT = 2
SHARD_BITS = 22
"""The part of a server's id that does not decide on its shard."""


class Apart(Evening):
    """The second plays by commands in the DM, which the first process hears of."""

    def where(self, place: int) -> Channel:
        return self.people[place].dm if place == 1 else self.channel


class Devices(Evening):
    """The second sits at two devices, each of which reaches another process."""

    def _hand(self, game: int, place: int) -> Player:
        if place == 1:
            self._styles[place] = AtBoth
        hand = super()._hand(game, place)
        hand.game = game
        return hand


@kind("shards")
def shards(scene: "Scene") -> None:
    """A game in a server of each shard."""
    two_servers(scene, Apart)


@kind("devices")
def devices(scene: "Scene") -> None:
    """The same, where somebody plays by both processes at once."""
    two_servers(scene, Devices)


def two_servers(scene: "Scene", at: type[Evening]) -> None:
    """A server of each shard, with a table, the second one's *at* which others play."""
    chance, standin = scene.chance, scene.standin
    put_on(standin.guild, 1)
    seat(scene, *chance.choice(FOR_TWO), people=2, at=at)
    host = Person(standin, "Dora")
    standin.world.users[host.id] = host
    other = standin.open_server("Other Club", host)
    put_on(other, 0)
    standin.invite(other)
    seat(scene, *chance.choice(FOR_TWO), people=2, guild=other)
    scene.doings += [follow(scene, whim) for whim in scene.plan.whims]
    for shard in range(COUNT):
        scene.process(shards=(shard,), shard_count=COUNT)


def put_on(guild: Guild, shard: int) -> None:
    """Let a server be one of *shard*, before anybody has heard of it."""
    guild.id += (shard - (guild.id >> SHARD_BITS)) % COUNT << SHARD_BITS
