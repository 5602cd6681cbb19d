"""What a seed means: which scene, how many people, their whims, and the troubles that befall them.

Each whim and trouble draws its details from numbers of its own, so that leaving one out changes no
other.
"""

import random
from collections.abc import Collection
from dataclasses import dataclass, replace

from tests.simulation.whims import WHIMS

SMALL = (
    "two",
    "two",
    "two",
    "three",
    "computer",
    "club",
    "tournament",
    "shards",
    "leaving",
    "busy",
)
"""The kinds of small scenes, as often as they are drawn."""
EVENING = "evening"
MOST_TROUBLES, TROUBLES_OF_AN_EVENING = 3, 10
MOST_WHIMS, WHIMS_OF_AN_EVENING = 3, 20
STORM_SECONDS, LONG_STORM_SECONDS = 40.0, 600.0


@dataclass(frozen=True, slots=True)
class Trouble:
    """A trouble or a whim, by its *number* in the plan: its *kind*, and when (seconds of play)."""

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
    whims: tuple[Trouble, ...] = ()

    @property
    def parts(self) -> tuple[int, ...]:
        """The numbers of its troubles and whims, each of which can be left out."""
        return tuple(each.number for each in (*self.troubles, *self.whims))

    def without(self, parts: Collection[int]) -> "Plan":
        """The same with fewer of its *parts*."""
        troubles = tuple(each for each in self.troubles if each.number not in parts)
        whims = tuple(each for each in self.whims if each.number not in parts)
        return replace(self, troubles=troubles, whims=whims)

    def __str__(self) -> str:
        troubles = " ".join(map(str, self.troubles)) or "calm"
        return f"{self.kind}, {self.people} people, {troubles}; {' '.join(map(str, self.whims))}"


PEOPLE = {"two": 2, "three": 3, "computer": 1, "club": 4, "tournament": 5, "shards": 4, "busy": 8}
PEOPLE |= {"leaving": 3, EVENING: 64}
WHIMSICAL = ("two", "three", "computer", "shards", "leaving", "busy", EVENING)
"""The scenes in which people do what they like beside playing."""


def planned(seed: int, kinds: Collection[str], kind: str = "") -> Plan:
    """The plan of *seed*; of that *kind* if one is given. *kinds* are those of the troubles."""
    chance = random.Random(f"plan {seed}")
    drawn = chance.choice(SMALL)
    scene = kind or drawn
    longest = LONG_STORM_SECONDS if scene == EVENING else STORM_SECONDS
    many = TROUBLES_OF_AN_EVENING if scene == EVENING else chance.randint(1, MOST_TROUBLES)
    troubles = parts(chance, sorted(kinds), many, longest, 1)
    many = WHIMS_OF_AN_EVENING if scene == EVENING else chance.randint(0, MOST_WHIMS)
    many = many + 2 if scene == "leaving" else many * (scene in WHIMSICAL)
    whims = parts(chance, sorted(WHIMS), many, longest, len(troubles) + 1)
    return Plan(seed, scene, PEOPLE[scene], troubles, whims)


def parts(
    chance: random.Random, kinds: list[str], many: int, longest: float, first: int
) -> tuple[Trouble, ...]:
    """So *many* troubles or whims of these *kinds*, in their order, numbered from *first*."""
    times = sorted(chance.uniform(0.0, longest) for _ in range(many))
    return tuple(Trouble(n, chance.choice(kinds), at) for n, at in enumerate(times, first))
