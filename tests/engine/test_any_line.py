"""Whatever a line of a record says, the engine obeys or refuses it; it never breaks."""

from random import Random

import pytest

from engine.cards import JOKER, Card, write_card
from engine.errors import Refusal
from engine.game import dealers_turn
from engine.record.games import advance, read_record
from engine.record.lines import words_of
from engine.state import Phase, State, Variant
from engine.variants import VARIANTS
from tests.engine.random_games import Table

LINES = 5000
BARE = ("draw", "biggin", "pass", "turnover", "resign", "takeback", "timeout", "flag")
WITH_A_CARD = ("discard", "knock", "gin", "close")


def positions(variant: Variant) -> list[State]:
    """All positions of some random games, between rounds and after the end too."""
    found: list[State] = []
    for number in range(6):
        table = Table(variant, Random(number))
        table.patience, table.eager = 150, 0.9
        state = read_record(table.text()).start()
        while state.phase is not Phase.FINISHED:
            found.append(state)
            state, _, _ = table.step(state)
        found.append(state)
    return found


def any_line(state: State, random: Random) -> str:
    """A line that can be read: an action of any game, by any seat, with cards that lie near."""
    seat = random.choice([state.to_act or 1, random.randint(1, state.seats)])
    stamp = random.choice(["", "", " @0", " @1.5", " @99999"])
    return f"{seat} {any_action(state, random)}{stamp}"


def any_action(state: State, random: Random) -> str:
    number = random.randint(0, len(state.melds) + 1)
    word = random.choice([*BARE, *WITH_A_CARD, "take", "add", "swap", "meld", "table", "more-time"])
    match word:
        case "take":
            return random.choice([word, f"{word} {any_card(state, random)}"])
        case "add":
            return f"{word} {any_row(state, random, 1)} {number}"
        case "swap":
            return f"{word} {any_card(state, random)} {number}"
        case "more-time":
            seconds = random.choice([1, 300, 86400, 86401, 10**30])
            return f"{word} {random.randint(1, state.seats)} {seconds}"
        case "meld":
            return f"{word} {any_row(state, random, random.randint(1, 5))}"
        case "table":
            lying = [written(meld.cards, state) for meld in state.melds]
            fresh = [any_row(state, random, random.randint(1, 4)) for _ in range(2)]
            return f"{word} {' | '.join([*lying, *random.choice([fresh, fresh[:1]])])}"
    return f"{word} {any_card(state, random)}" if word in WITH_A_CARD else word


def any_card(state: State, random: Random) -> str:
    """A card of the hand or the pile, or any other."""
    near = random.choice([state.hand, state.pile[-3:], state.variant.pack])
    return written([random.choice(near or state.variant.pack)], state)


def any_row(state: State, random: Random, size: int) -> str:
    """Cards of the hand in some order, jokers named or not; other cards where there are none."""
    cards = random.sample(state.hand, min(size, len(state.hand))) or [JOKER] * size
    text = [written([card], state) for card in cards]
    naturals = [card for card in state.variant.pack if card != JOKER]
    for index, card in enumerate(cards):
        if card == JOKER and random.random() < 0.5:
            text[index] = f"*{written([random.choice(naturals)], state)}"
    return " ".join(text)


def written(cards: list[Card] | tuple[Card, ...], state: State) -> str:
    return " ".join(write_card(card, tiles=state.variant.tiles) for card in cards)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_any_line_is_obeyed_or_refused(variant: Variant) -> None:
    """There is a new state, or a refusal in words; the state before it stays as it was."""
    random, found, made = Random(variant.key), positions(variant), set()
    for _ in range(LINES):
        state = random.choice(found)
        before, line = hash(state), any_line(state, random)
        try:
            after = advance(state, words_of(line), b"key" if dealers_turn(state) else None)
        except Refusal as refusal:
            made.add(refusal.code)
            assert refusal.told(tiles=variant.tiles), line  # noqa: PT017 either will do
        else:
            assert after != state, line
        assert hash(state) == before, line
    assert made >= {"not_your_turn", "wrong_phase", "not_in_hand", "game_over"}
