"""A whole evening: many people at many tables of two servers, and a tournament.

They take their time, and look seldom at what has not changed: so a long evening costs little.
"""

from typing import TYPE_CHECKING

from sandbox.people import Person
from tests.simulation.kinds import kind
from tests.simulation.people import FOR_THREE, FOR_TWO, WITH_COMPUTER, Evening, follow, seat
from tests.simulation.players import Player
from tests.simulation.tournaments import CUT_OFF, held

if TYPE_CHECKING:
    from tests.simulation.scene import Scene

TABLES_OF_TWO, TABLES_OF_THREE, TABLES_WITH_COMPUTER = 18, 4, 4
ENTRANTS = 12
"""With them and those at the tables there are 64 people."""
LIMITS = ("clock=1d turn=none", "clock=1d turn=none", "clock=none turn=90s")
DOUBT_SECONDS = 70.0
"""So long who is at the tournament waits to be called."""
THINKING_SECONDS = (30.0, 90.0)


class Leisurely(Evening):
    """People who think before they move, and trust what they see for long."""

    glance_seconds = (3.0, 8.0)
    doubt_seconds = 500.0

    def _hand(self, game: int, place: int) -> Player:
        hand = super()._hand(game, place)
        hand.thinking_seconds = THINKING_SECONDS
        return hand


@kind("evening")
def evening(scene: "Scene") -> None:
    """Tables in two servers, the tournament in the first one."""
    chance, standin = scene.chance, scene.standin
    host = Person(standin, "Dora")
    standin.world.users[host.id] = host
    other = standin.open_server("Other Club", host)
    standin.invite(other)
    for number in range(TABLES_OF_TWO + TABLES_OF_THREE + TABLES_WITH_COMPUTER):
        where = {"guild": chance.choice((standin.guild, other)), "at": Leisurely, "limits": LIMITS}
        if number < TABLES_OF_TWO:
            seat(scene, *chance.choice(FOR_TWO), people=2, **where)
        elif number < TABLES_OF_TWO + TABLES_OF_THREE:
            game, options = chance.choice(FOR_THREE)
            seat(scene, game, options, people=3, is_open=game == "straight", **where)
        else:
            seat(scene, *chance.choice(WITH_COMPUTER), people=1, computer=True, **where)
    game, rules = CUT_OFF
    people = standin.crowd(ENTRANTS)
    contest = held(scene, standin.channel, people, game=game, options=rules, rounds=2)
    contest.doubt_seconds = DOUBT_SECONDS
    scene.doings += [*contest.doings(), *(follow(scene, whim) for whim in scene.plan.whims)]
    scene.process()
