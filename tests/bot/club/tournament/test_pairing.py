"""Who plays whom: nobody twice as long as that is possible, and everybody once."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.club.tournament.pairing import Contender, Pair, most_rounds, round_robin, rounds_for, swiss

POINTS = st.sampled_from([0, 50, 100])


class Field:
    """A tournament in numbers: who met whom, with which points."""

    def __init__(self, count: int) -> None:
        self.here = set(range(1, count + 1))
        self.points = Counter[int]()
        self.met: dict[int, set[int]] = {}
        self.sat_out = Counter[int]()
        self.first = Counter[int]()

    def players(self, avoids: Sequence[tuple[int, int]] = ()) -> list[Contender]:
        return [
            Contender(
                number,
                self.points[number],
                float(-number),
                self.met.get(number, set()),
                [b if a == number else a for a, b in avoids if number in (a, b)],
                self.sat_out[number],
                self.first[number],
            )
            for number in sorted(self.here)
        ]

    def play(self, pairs: Sequence[Pair], results: Sequence[int]) -> None:
        for pair, points in zip(pairs, results, strict=False):
            if pair.second is None:
                self.sat_out[pair.first] += 1
                self.points[pair.first] += 100
                continue
            self.met.setdefault(pair.first, set()).add(pair.second)
            self.met.setdefault(pair.second, set()).add(pair.first)
            self.points[pair.first] += points
            self.points[pair.second] += 100 - points
            self.first[pair.first] += 1
            self.first[pair.second] -= 1

    def could_meet_anew(self) -> bool:
        """Whether everybody could meet somebody new, whoever sits out for the first time."""
        graph: nx.Graph[int] = nx.Graph()
        graph.add_nodes_from(self.here)
        if len(self.here) % 2:
            graph.add_edges_from((0, one) for one in self.here if not self.sat_out[one])
        graph.add_edges_from(
            (a, b)
            for a in self.here
            for b in self.here
            if a < b and b not in self.met.get(a, set())
        )
        return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(graph)


def seated(pairs: Sequence[Pair]) -> list[int]:
    """Everybody at the tables, and who sits out."""
    return [one for pair in pairs for one in (pair.first, pair.second) if one is not None]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.integers(2, 64), st.integers(1, 7), st.data())
def test_a_swiss(count: int, rounds: int, data: st.DataObject) -> None:
    """Everybody once a round; nobody meets or sits out twice while that can be avoided.

    People leave on the way.
    """
    field = Field(count)
    for _ in range(rounds):
        anew = field.could_meet_anew()
        pairs = swiss(field.players())
        assert sorted(seated(pairs)) == sorted(field.here)
        repeats = [one for one in pairs if one.second in field.met.get(one.first, set())]
        sitting = [one.first for one in pairs if one.second is None]
        assert len(sitting) == len(field.here) % 2
        if anew:
            assert not repeats
            assert not any(field.sat_out[one] for one in sitting)
        results = data.draw(st.lists(POINTS, min_size=len(pairs), max_size=len(pairs)))
        field.play(pairs, results)
        gone = data.draw(st.sets(st.sampled_from(sorted(field.here)), max_size=2))
        if len(field.here) - len(gone) >= 2:
            field.here -= gone


@pytest.mark.parametrize("count", [*range(4, 13), 17, 24, 40])
def test_who_blocked_each_other_does_not_meet(count: int) -> None:
    """The two best of equal points would meet, but for that."""
    field = Field(count)
    blocked = [(pair.first, pair.second or 0) for pair in swiss(field.players())]
    again = swiss(field.players(blocked))
    for pair in again:
        assert (pair.first, pair.second) not in blocked
        assert (pair.second, pair.first) not in blocked


@pytest.mark.slow
@pytest.mark.parametrize("count", range(2, 65))
def test_rounds_and_seats(count: int) -> None:
    """After the usual number of rounds first seats went round, and one alone may have won all."""
    field = Field(count)
    for _ in range(min(rounds_for(count), most_rounds(count))):
        pairs = swiss(field.players())
        field.play(pairs, [100 * (one.first < (one.second or 0)) for one in pairs])
    assert max(abs(one) for one in field.first.values()) <= 2
    if count & (count - 1) == 0:
        assert sum(points == 100 * rounds_for(count) for points in field.points.values()) == 1


@pytest.mark.parametrize("count", range(2, 25))
def test_everybody_meets_everybody_once(count: int) -> None:
    """The circle: each pair once, each sits out once where the number is odd, seats go round."""
    met, out, first = Counter[frozenset[int]](), Counter[int](), Counter[int]()
    for round_ in range(1, most_rounds(count) + 1):
        pairs = round_robin(range(1, count + 1), round_)
        assert sorted(seated(pairs)) == list(range(1, count + 1))
        for pair in pairs:
            if pair.second is None:
                out[pair.first] += 1
            else:
                met[frozenset((pair.first, pair.second))] += 1
                first[pair.first] += 1
                first[pair.second] -= 1
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    assert set(out.values()) <= {1}
    assert len(out) == (count if count % 2 else 0)
    assert max(abs(one) for one in first.values()) <= 1


def test_points_however_far_apart_make_nobody_meet_again() -> None:
    """What matters more is not given up for what matters less, however much of that there is."""
    met = {1: (2,), 2: (1,), 3: (4,), 4: (3,)}
    players = [Contender(n, points, met=met[n]) for n, points in enumerate((9000, 9000, 0, 0), 1)]
    again = ({1, 2}, {3, 4})
    assert not any({pair.first, pair.second} in again for pair in swiss(players))


def test_the_computer_fills_an_odd_number() -> None:
    """It plays whoever would sit out, and nobody where the number is even."""
    people = [Contender(number) for number in range(1, 6)]
    computer = Contender(9, is_computer=True)
    assert 9 in seated(swiss([*people, computer]))
    assert 9 not in seated(swiss([*people[:4], computer]))


def test_blocks_bring_nobody_a_second_bye() -> None:
    """Whoever blocks everybody sits out once, as others do, and then has to play."""
    field, byes = Field(5), Counter[int]()
    for _ in range(4):
        pairs = swiss(field.players([(5, other) for other in range(1, 5)]))
        byes.update(pair.first for pair in pairs if pair.second is None)
        field.play(pairs, [100] * len(pairs))
    assert byes[5] == 1
    assert max(byes.values()) == 1


def test_a_bye_that_own_blocks_brought() -> None:
    """Known as such only where they would play otherwise, and only of those who blocked."""
    first = swiss([Contender(number, 100 * (number == 5)) for number in range(1, 6)])
    last = next(pair.first for pair in first if pair.second is None)
    assert last != 5

    def sitting(who: int, avoids: Sequence[int], by: Sequence[int] = ()) -> Pair:
        players = [
            Contender(
                number,
                100 * (number == 5),
                avoids=avoids if number == who else (5,) if number in by else (),
            )
            for number in range(1, 6)
        ]
        return next(pair for pair in swiss(players) if pair.second is None)

    assert sitting(5, [1, 2, 3, 4]) == Pair(5, None, avoiding=(5,))
    assert sitting(0, [], by=[1, 2, 3, 4]) == Pair(5, None)
    assert sitting(last, [5]) == Pair(last, None)


def test_who_is_at_another_table_by_own_blocks() -> None:
    """They are marked, and neither whom they blocked nor whom they meet instead."""
    usual = next(pair for pair in swiss([Contender(number) for number in range(1, 7)]))
    mine, other = usual.first, usual.second

    def avoiding(blocks: dict[int, Sequence[int | None]]) -> list[int]:
        players = [Contender(number, avoids=blocks.get(number, ())) for number in range(1, 7)]
        pairs = swiss(players)
        assert not any({mine, other} == {pair.first, pair.second} for pair in pairs) or not blocks
        return [number for pair in pairs for number in pair.avoiding]

    assert avoiding({}) == []
    assert avoiding({mine: [other]}) == [mine]
    # Where the other does not want to either it is no longer by one's own block.
    assert avoiding({mine: [other], other or 0: [mine]}) == []
    rest = [number for number in range(1, 7) if number not in (mine, other)]
    met = Contender(mine, avoids=rest)
    pairs = swiss([met, *(Contender(number) for number in range(1, 7) if number != mine)])
    assert not any(pair.avoiding for pair in pairs)


@pytest.mark.parametrize("count", [5, 16, 33])
def test_whom_somebody_blocks_changes_nothing_where_they_would_not_meet(count: int) -> None:
    """Nobody is marked for a block that was of no use."""
    usual = {pair.first: pair.second for pair in swiss([Contender(n) for n in range(1, count + 1)])}
    for mine, other in usual.items():
        rest = [n for n in range(1, count + 1) if n not in (mine, other)][:3]
        players = [Contender(n, avoids=rest if n == mine else ()) for n in range(1, count + 1)]
        assert not any(pair.avoiding for pair in swiss(players))


def test_the_upper_half_meets_the_lower() -> None:
    """By rating among equal points; first seats alternate down the list."""
    players = [Contender(number, rating=100.0 - number) for number in range(8, 0, -1)]
    assert swiss(players) == [Pair(1, 5), Pair(6, 2), Pair(3, 7), Pair(8, 4)]
    players[0], players[7] = Contender(8, 100), Contender(1, 100)
    assert {1, 8} in [{pair.first, pair.second} for pair in swiss(players)], "points come first"


def test_who_had_the_first_seat_less_has_it() -> None:
    """And two who both had it more often do not meet where others are as near."""
    assert swiss([Contender(1, first=1), Contender(2)]) == [Pair(2, 1)]
    assert swiss([Contender(1, first=-1), Contender(2, first=-2)]) == [Pair(2, 1)]
    usual = [{pair.first, pair.second} for pair in swiss([Contender(n) for n in range(1, 5)])]
    assert usual == [{1, 3}, {2, 4}]
    for often in (1, -1):
        players = [Contender(n, first=3 * often if n % 2 else -3 * often) for n in range(1, 5)]
        met = [{pair.first, pair.second} for pair in swiss(players)]
        assert not any(pair in usual for pair in met)


def test_who_sits_out() -> None:
    """The lowest, by points and then by rating, of those who did the least often."""
    players = [
        Contender(1, points=0, rating=50.0, sat_out=1),
        Contender(2, points=50, rating=10.0),
        Contender(3, points=50, rating=20.0),
        Contender(4, points=100, rating=0.0),
        Contender(5, points=150, rating=0.0),
    ]
    assert [pair.first for pair in swiss(players) if pair.second is None] == [2]
    again = [replace(one, sat_out=1) for one in players]
    assert [pair.first for pair in swiss(again) if pair.second is None] == [1]


@pytest.mark.parametrize(
    ("players", "rounds", "most"),
    [(1, 1, 1), (2, 1, 1), (3, 2, 3), (4, 2, 3), (5, 3, 5), (8, 3, 7), (9, 4, 9)],
)
def test_how_many_rounds(players: int, rounds: int, most: int) -> None:
    """Until one alone can have won all; until somebody would have to meet somebody again."""
    assert rounds_for(players) == rounds
    assert most_rounds(players) == most
