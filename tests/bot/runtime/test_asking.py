"""Questions about positions: beside the event loop, and only once."""

import threading
from random import Random

import pytest

from bot.people.refused import Refused
from bot.runtime.asking import answer, asked
from engine.legal import legal_melds
from engine.state import State
from engine.view import Seen, seen_by
from tests.engine.hostile import hostile


async def test_another_thread_answers() -> None:
    """What is asked does not hold up the loop."""
    assert await asked(threading.get_ident) != threading.get_ident()


async def test_a_refusal_comes_back() -> None:
    """What an answer raises is raised where it was asked for."""

    def refuse() -> None:
        raise Refused("no-game")

    with pytest.raises(Refused):
        await asked(refuse)


def sight(seed: int) -> Seen:
    """What the seat to act sees of a position, made anew."""
    state: State = hostile("rummy-51", Random(seed))
    return seen_by(state, state.acting)


async def test_what_was_asked_is_known() -> None:
    """Every key that somebody types asks the same: it is worked out once for one position."""
    times = []

    def question(seen: Seen) -> tuple[object, ...]:
        times.append(seen)
        return legal_melds(seen)

    first, again = await answer(question, sight(1)), await answer(question, sight(1))
    assert first == again == legal_melds(sight(1))
    assert len(times) == 1
    await answer(question, sight(2))
    assert len(times) == 2
