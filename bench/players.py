"""Let the computer players play each other: who wins how often, and how long a move takes.

    python bench/players.py [GAMES [PAIR …]]      a pair: strong-normal

Every deal is played twice, the second time with seats exchanged, so that luck mostly cancels out.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median, stdev
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from engine.cards import Seat
from engine.game import due, play, start
from engine.legal import legal_moves
from engine.moves import DEALER, Deal, Move
from engine.options import rules_from
from engine.players import Level, choose
from engine.state import Phase, State
from engine.variants import VARIANTS
from engine.view import Seen, seen_by

GAME = VARIANTS["five-hundred"]
PAIRS = ("strong-normal", "normal-easy", "easy-random", "strong-easy")
LARGE_HAND, LARGE_PILE = 30, 12
"""Cards of the positions that are dealt to be hard."""


def any_move(seen: Seen, random: Random) -> Move:
    """A legal move, whichever."""
    return random.choice(legal_moves(seen))


PLAYERS = {level.value: partial(choose, level=level) for level in Level} | {"random": any_move}


TIMES: dict[str, list[float]] = {name: [] for name in PLAYERS}
"""Seconds that each player's moves have taken."""


def game(names: tuple[str, str], number: int, target: int) -> State:
    """Play game *number*; the cards and the players' chances depend on that alone."""
    state = start(GAME, rules_from(GAME, {"target": str(target)}), 2, 1 + number % 2)
    key, randoms = number.to_bytes(32, "big"), (Random(number), Random(number + 1))
    while state.phase is not Phase.FINISHED:
        deal = due(state, key)
        if deal is not None:
            state = play(state, DEALER, deal)
            continue
        seat = state.acting
        state = play(state, seat, timed(state, seat, names[seat - 1], randoms[seat - 1]))
    return state


def timed(state: State, seat: Seat, name: str, random: Random) -> Move:
    """The move that the player *name* chooses; how long it took is kept."""
    seen = seen_by(state, seat)
    begun = perf_counter()
    move = PLAYERS[name](seen, random)
    TIMES[name].append(perf_counter() - begun)
    return move


def results(one: str, other: str, deals: int, target: int) -> Iterator[tuple[bool, float]]:
    """Each game: whether *one* won, and its lead per round."""
    for number in range(deals):
        for names in ((one, other), (other, one)):
            end = game(names, number, target)
            seat = names.index(one) + 1
            lead = end.totals[seat - 1] - end.totals[2 - seat]
            yield end.winner == seat, lead / len(end.results)


def compare(one: str, other: str, deals: int, target: int) -> str:
    """A line about *deals* deals, each of them played twice."""
    won, leads = zip(*results(one, other, deals, target), strict=True)
    share, error = mean(won), stdev(leads) / sqrt(len(leads))
    return (
        f"{one:>7} against {other:7} target {target}: won {share:.0%} of {len(won)}, "
        f"{mean(leads):+.1f} ± {error:.1f} points a round"
    )


def large_hand(random: Random) -> State:
    """A turn with a large hand and a large pile, which the game hardly ever comes to."""
    state = play(start(GAME, rules_from(GAME, {}), 2, 2), DEALER, Deal(GAME.pack))
    cards = random.sample(GAME.pack, len(GAME.pack))
    hand, pile = cards[:LARGE_HAND], cards[LARGE_HAND : LARGE_HAND + LARGE_PILE]
    other, stock = cards[LARGE_HAND + LARGE_PILE :][:5], cards[LARGE_HAND + LARGE_PILE + 5 :]
    hands = tuple(sorted(hand)), tuple(sorted(other))
    return replace(state, hands=hands, pile=tuple(pile), stock=tuple(stock))


def time_large_hands(name: str, positions: int) -> str:
    """A line about the first two moves with large hands."""
    TIMES[name].clear()
    for number in range(positions):
        random = Random(number)
        state = large_hand(random)
        state = play(state, 1, timed(state, 1, name, random))
        timed(state, 1, name, random)
    return f"{name:>7}, {LARGE_HAND} cards: {spread(TIMES[name])}"


def spread(times: list[float]) -> str:
    """Median and worst, in milliseconds."""
    return (
        f"{len(times)} moves, median {median(times) * 1e3:.2f} ms, worst {max(times) * 1e3:.0f} ms"
    )


def main(arguments: list[str]) -> None:
    deals = int(arguments[0]) // 2 if arguments else 150
    for pair in arguments[1:] or PAIRS:
        one, other = pair.split("-")
        print(compare(one, other, deals, 100), flush=True)
    for name, times in TIMES.items():
        if times:
            print(f"{name:>7}: {spread(times)}")
    for level in Level:
        print(time_large_hands(level, 100))


if __name__ == "__main__":
    main(sys.argv[1:])
