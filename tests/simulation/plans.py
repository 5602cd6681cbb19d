"""What a seed means: which scene, how many people, their whims, and the troubles that befall them.

Each whim and trouble draws its details from numbers of its own, so that leaving one out changes no
other.
"""

import random
from collections.abc import Collection, Iterable, Sequence
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
    "brisk",
    "night",
    "anew",
    "devices",
    "last-moment",
)
"""The kinds of small scenes, as often as they are drawn."""
EVENING, AT_PAGE, ARENA = "evening", "at_page", "arena"
PAGES, ARENAS = 1 / 12, 1 / 20
"""How many of the seeds mean a scene at the page, and an arena; of the others each means what it
always did."""
MOST_TROUBLES, TROUBLES_OF_AN_EVENING = 3, 10
MOST_WHIMS, WHIMS_OF_AN_EVENING = 3, 20
NEAR, NEAR_SECONDS = 0.6, 6.0
"""So many troubles come shortly after people sit down, or one of them takes something into their
head, when much is on its way that is not shown anew; and how shortly."""
SITTING_DOWN = 0.5
STORM_SECONDS = 40.0
"""So long troubles come in a small scene."""
STORMS = {"two": 15.0, EVENING: 600.0}
"""How long they do in scenes of which many are wanted, or that are long themselves: seconds."""


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
PEOPLE |= {
    "leaving": 3,
    "brisk": 2,
    "night": 2,
    "anew": 2,
    "devices": 4,
    "last-moment": 2,
    AT_PAGE: 2,
    ARENA: 5,
    EVENING: 64,
}
MORE = frozenset(
    {"kill_at_a_request", "kill_as_it_is_stored", "lost_requests", "lost_answers", "refused"}
)
"""Troubles that strike at what is on its way: they are drawn twice as often as others."""
OWN = {"night": "sleep"}
"""The trouble that befalls each scene of a kind."""
WHIMSICAL = (
    "brisk",
    "night",
    "anew",
    "devices",
    "last-moment",
    AT_PAGE,
    "two",
    "three",
    "computer",
    "shards",
    "leaving",
    "busy",
    EVENING,
)
"""The scenes in which people do what they like beside playing."""


def planned(seed: int, kinds: Iterable[str], kind: str = "") -> Plan:
    """The plan of *seed*; of that *kind* if one is given. *kinds* are those of the troubles."""
    chance, known = random.Random(f"plan {seed}"), frozenset(kinds)
    drawn = chance.choice(SMALL)
    scene = kind or (AT_PAGE if is_at_page(seed) else ARENA if is_arena(seed) else drawn)
    longest = STORMS.get(scene, STORM_SECONDS)
    many = TROUBLES_OF_AN_EVENING if scene == EVENING else chance.randint(1, MOST_TROUBLES)
    times = moments(chance, many, longest)
    wished = WHIMS_OF_AN_EVENING if scene == EVENING else chance.randint(0, MOST_WHIMS)
    wished = wished + 2 if scene == "leaving" else wished * (scene in WHIMSICAL)
    whims = parts(chance, sorted(WHIMS), moments(chance, wished, longest), many + 1)
    busy = [SITTING_DOWN, *(whim.at for whim in whims)]
    times = sorted(near(chance, at, busy) for at in times)
    first, *others = parts(chance, sorted([*known, *(known & MORE)]), times, 1)
    troubles = (replace(first, kind=OWN.get(scene, first.kind)), *others)
    return Plan(seed, scene, PEOPLE[scene], troubles, whims)


def is_at_page(seed: int) -> bool:
    """Whether the scene of *seed* is one at the page, whatever else it would have been."""
    return random.Random(f"page {seed}").random() < PAGES


def is_arena(seed: int) -> bool:
    """Whether the scene of *seed* is an arena, if it is none at the page."""
    return random.Random(f"arena {seed}").random() < ARENAS


def moments(chance: random.Random, many: int, longest: float) -> list[float]:
    """So *many* moments of a storm, in their order."""
    return sorted(chance.uniform(0.0, longest) for _ in range(many))


def near(chance: random.Random, at: float, busy: Sequence[float]) -> float:
    """That moment, or one shortly after something that happens then."""
    is_near = chance.random() < NEAR
    return chance.choice(busy) + chance.uniform(0.0, NEAR_SECONDS) if is_near else at


def parts(
    chance: random.Random, kinds: Sequence[str], times: Sequence[float], first: int
) -> tuple[Trouble, ...]:
    """Troubles or whims of these *kinds* at those *times*, numbered from *first*."""
    return tuple(Trouble(n, chance.choice(kinds), at) for n, at in enumerate(times, first))
