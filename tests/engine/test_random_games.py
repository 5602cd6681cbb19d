"""A thousand random games of each variant, with random options and seats.

Nothing is lost, nothing gets stuck, every round ends, and the record of a game is that game.
"""

from collections import Counter
from random import Random

import pytest

from engine.cards import JOKER, Card
from engine.errors import WrongPhase
from engine.game import play
from engine.moves import Resign
from engine.record.games import advance, read_record, verify
from engine.record.lines import read_move
from engine.record.outcome import final
from engine.state import Phase, State, Variant
from engine.variants import VARIANTS
from engine.variants.gin import GinRules
from tests.engine.close_look import look_closely
from tests.engine.random_games import Table

BATCH, BATCHES = 20, 50
"""One batch runs with the quick tests, the others are drawn from."""
CAREFUL, QUICK = 60, 600
"""Of so many positions one is looked at from all sides: in the first games, and in the others."""

ENDINGS = {
    "five-hundred": {"out", "stock"},
    "straight": {"out", "going_rummy", "stalemate"},
    "gin": {"knock", "gin", "biggin", "undercut", "dead_hand"},
    "rummy-51": {"out", "stalemate"},
    "zolik": {"out", "close", "stalemate"},
    "tile": {"out", "hand_rummy", "blocked"},
}
"""How rounds end, resignations and flags aside."""


def play_game(table: Table, careful: int) -> State:
    """Play a game to its end, looking at every move, and at one of *careful* from all sides."""
    state = read_record(table.text()).start()
    while state.phase is not Phase.FINISHED:
        before = state
        state, seat, move = table.step(before)
        line = table.lines[-1]
        assert read_move(line, tiles=table.variant.tiles)[:2] == (seat, move), line
        look(state, table)
        if state.to_act and not state.refills.due and table.random.randrange(careful) == 0:
            look_closely(state, table.random)
    return state


def look(state: State, table: Table) -> None:
    """Every card is in one place; rounds end in time."""
    assert cards_of(state) == Counter(table.variant.pack)
    assert state.refills.used_up <= 5
    assert state.refills.shuffles <= 4
    if state.phase is Phase.DEAL:
        with pytest.raises(WrongPhase):
            play(state, state.playing[0], Resign())


def cards_of(state: State) -> Counter[Card]:
    """Every card of the game, wherever it is."""
    cards = Counter(state.stock + state.pile)
    for held in state.hands:
        cards.update(held)
    for meld in state.melds:
        cards.update(meld.cards)
    return cards


def check_record(state: State, table: Table) -> None:
    """The text of the game leads to *state*, and its seed to the same deals and shuffles."""
    dealt = table.stacked or table.random.random() < 0.5
    record = read_record(table.text(dealt=dealt))
    again = record.start()
    for _, words in record.body:
        again = advance(again, words, record.header.key, dealt=record.dealt)
    assert again == state
    if not table.stacked and table.random.random() < 0.3:
        *_, last = verify(table.text(dealt=not dealt))
        assert last == final(state)


def check_totals(state: State) -> None:
    """Totals are sums of scores; gin has its bonuses when it is won by points over rounds."""
    totals = [sum(scores) for scores in zip(*(r.scores for r in state.results), strict=True)]
    assert state.winner is not None
    assert state.results[-1].totals == tuple(totals)
    if isinstance(state.rules, GinRules) and not (state.out or state.rules.one_round):
        won = [sum(r.scores[seat] > 0 for r in state.results) for seat in (0, 1)]
        totals = [total + state.rules.line_bonus * w for total, w in zip(totals, won, strict=True)]
        totals[state.winner - 1] += 100 if all(won) else 200
    assert state.totals == tuple(totals)


@pytest.mark.slow
@pytest.mark.parametrize(
    "batch",
    [
        0,
        *(pytest.param(n, marks=pytest.mark.soak(one_of=BATCHES)) for n in range(1, BATCHES + 1)),
    ],
)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_random_games(variant: Variant, batch: int) -> None:
    """Every card is in one place after each move, the game ends, and its record is the game."""
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        table = Table(variant, Random(f"{variant.key} {number}"))
        state = play_game(table, QUICK if batch else CAREFUL)
        check_record(state, table)
        check_totals(state)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_random_games_end_in_every_way(variant: Variant) -> None:
    """Among a hundred games every way to end a round occurs, and there are winners by points."""
    missing = ENDINGS[variant.key] | {"resign", "flag", "won"}
    for number in range(100):
        if missing:
            table = Table(variant, Random(f"{variant.key} {number}"))
            table.stacked, table.eager = number % 2 == 0, (0.9, 0.8, 0.4, 0)[number % 4]
            table.patience, table.flagged = 3000, 0.01 if table.rules.clock else 0
            missing -= endings(table)
    assert not missing


@pytest.mark.slow
def test_random_flushes_with_jokers() -> None:
    """Žolíky is closed with jokers in the flush, and only where the rules allow them."""
    flushes = Counter[tuple[bool, bool]]()
    for number in range(300):
        table = Table(VARIANTS["zolik"], Random(f"flush {number}"))
        table.stacked, table.eager, table.patience = True, 0, 200
        state = read_record(table.text()).start()
        while state.phase is not Phase.FINISHED:
            before = len(state.results)
            state, _, _ = table.step(state)
            if len(state.results) > before and state.results[-1].reason == "close":
                flushes[table.rules.flush_jokers == "half", JOKER in state.melds[-1].cards] += 1
    assert flushes.keys() == {(True, True), (True, False), (False, False)}


def endings(table: Table) -> set[str]:
    """How the rounds of a game have ended, played without a look at anything; and if it was won."""
    state = read_record(table.text()).start()
    while state.phase is not Phase.FINISHED:
        state, _, _ = table.step(state)
    given_up = state.out - state.variant.lost(state)
    return {result.reason for result in state.results} | (set() if given_up else {"won"})
