"""A thousand games of random moves, for each variant: nothing is lost, nothing gets stuck."""

from random import Random

import pytest

from engine.legal import legal_moves
from engine.cards import Card
from engine.errors import Refusal
from engine.game import due, play, start
from engine.melds import fits, melds_within
from engine.moves import DEALER, Discard, DrawStock, LayMeld, LayOff, Move, TakePile
from engine.notation import read_move, write_move
from engine.state import Phase, State, Variant
from engine.variants import VARIANTS
from tests.engine.situations import after, all_cards

GAMES, BATCHES = 1000, 10
CAREFUL = 40
"""Of so many positions one is looked at from all sides."""


def random_game(variant: Variant, random: Random) -> tuple[State, list[str]]:
    """Play a game to its end; its last state and its record."""
    seats = random.choice(list(variant.seats))
    first = state = start(variant, variant.presets["standard"], seats, random.randint(1, seats))
    key, pack, lines = random.randbytes(32), sorted(variant.pack), []
    while state.phase is not Phase.FINISHED:
        assert len(lines) < 20_000, "a game without end"
        before = state
        state, seat, move = random_step(before, key, random)
        assert all_cards(state) == pack
        line = write_move(seat, move, tiles=variant.tiles)
        assert read_move(line, tiles=variant.tiles) == (seat, move, None)
        lines.append(line)
    assert after(first, *lines) == state
    return state, lines


def random_step(state: State, key: bytes, random: Random) -> tuple[State, int, Move]:
    """The deal that is due, or some legal move; now and then all that there are are looked at."""
    deal = due(state, key)
    if deal is not None:
        return play(state, DEALER, deal), DEALER, deal
    if random.randrange(CAREFUL) == 0:
        look_closely(state, random)
    for move in candidates(state, random):
        try:
            return play(state, state.acting, move), state.acting, move
        except Refusal:
            continue
    raise AssertionError(f"a dead end: {state}")


def candidates(state: State, random: Random) -> list[Move]:
    """Whatever the cards allow, in an order that lays now and then and ends turns in time."""
    if state.phase is Phase.DRAW:
        takes = [TakePile(card) for card in state.pile]
        return random.sample([DrawStock(), *takes], len(takes) + 1)
    lays: list[Move] = [LayMeld.of(cards) for cards in melds_within(state.hand)]
    lays += [LayOff.of(c, meld.id) for c in state.hand for meld in state.melds if fits(meld, c)]
    discards: list[Move] = [Discard(card) for card in state.hand]
    random.shuffle(lays)
    random.shuffle(discards)
    return [*discards, *lays] if random.random() < 0.2 else [*lays, *discards]


def look_closely(state: State, random: Random) -> None:
    """There is a legal move, all that are offered are accepted, and nothing else is."""
    legal = legal_moves(state)
    assert legal
    for move in legal:
        play(state, state.acting, move)
    pack = list(state.variant.pack)
    for move in {*tried(state), *random.sample([*map(Discard, pack), *map(TakePile, pack)], 10)}:
        if as_offered(move) not in set(map(as_offered, legal)):
            with pytest.raises(Refusal):
                play(state, state.acting, move)


def tried(state: State) -> set[Move]:
    """Moves that lie near, in every phase: many of them are not allowed."""
    near: set[Move] = {DrawStock(), *map(TakePile, state.pile), *map(Discard, state.hand)}
    near |= {LayMeld.of(cards) for cards in melds_within(state.hand)}
    return near | {LayOff.of(card, m.id) for card in state.hand for m in state.melds}


def as_offered(move: Move) -> tuple[type, frozenset[Card] | Move]:
    """A move for comparison; the order of a meld's cards has no meaning."""
    if isinstance(move, LayMeld):
        return LayMeld, frozenset(laid.card for laid in move.cards)
    return type(move), move


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_random_games(variant: Variant, batch: int) -> None:
    """Every card is in one place after each move, the game ends, and its record is the game."""
    reasons = set()
    for number in range(GAMES // BATCHES):
        state, _ = random_game(variant, Random(batch * GAMES + number))
        assert state.winner is not None
        assert sum(result.scores[0] for result in state.results) == state.totals[0]
        reasons |= {result.reason for result in state.results}
    assert reasons >= {"out"}
