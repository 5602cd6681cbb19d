"""What a seed means: which scene, how many people, and which troubles befall them, and when.

Each trouble draws its details from numbers of its own, so that leaving one out changes no other.
"""

import random
from collections.abc import Collection
from dataclasses import dataclass, replace

SMALL = ("two", "two", "two", "three", "computer", "club", "tournament", "shards", "leaving")
"""The kinds of small scenes, as often as they are drawn."""
EVENING = "evening"
MOST_TROUBLES, TROUBLES_OF_AN_EVENING = 3, 10
STORM_SECONDS, LONG_STORM_SECONDS = 120.0, 1800.0


@dataclass(frozen=True, slots=True)
class Trouble:
    """One trouble, by its *number* in the plan: its *kind*, and when (seconds of play)."""

    number: int
    kind: str
    at: float

    def __str__(self) -> str:
        return f"{self.number}:{self.kind}@{self.at:.1f}"


@dataclass(frozen=True, slots=True)
class Plan:
    """A scene: everything else about it is drawn from the *seed*."""

    seed: int
    kind: str
    people: int
    troubles: tuple[Trouble, ...]

    @property
    def parts(self) -> tuple[int, ...]:
        """The numbers of its troubles, each of which can be left out."""
        return tuple(each.number for each in self.troubles)

    def without(self, parts: Collection[int]) -> "Plan":
        """The same with fewer of its *parts*."""
        kept = tuple(each for each in self.troubles if each.number not in parts)
        return replace(self, troubles=kept)

    def __str__(self) -> str:
        return f"{self.kind}, {self.people} people, {' '.join(map(str, self.troubles)) or 'calm'}"


PEOPLE = {"two": 2, "three": 3, "computer": 1, "club": 3, "tournament": 5, "shards": 4}
PEOPLE |= {"leaving": 3, EVENING: 64}


def planned(seed: int, kinds: Collection[str], kind: str = "") -> Plan:
    """The plan of *seed*; of that *kind* if one is given. *kinds* are those of the troubles."""
    chance = random.Random(f"plan {seed}")
    drawn = chance.choice(SMALL)
    scene = kind or drawn
    many = TROUBLES_OF_AN_EVENING if scene == EVENING else chance.randint(1, MOST_TROUBLES)
    longest = LONG_STORM_SECONDS if scene == EVENING else STORM_SECONDS
    befall = sorted(chance.uniform(0.0, longest) for _ in range(many))
    troubles = (
        Trouble(number, chance.choice(sorted(kinds)), at) for number, at in enumerate(befall, 1)
    )
    return Plan(seed, scene, PEOPLE[scene], tuple(troubles))
