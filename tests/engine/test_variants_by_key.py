"""A game is pickled by its key, as it holds functions."""

import pickle
from dataclasses import replace

import pytest

from engine.game import start
from engine.variants import VARIANTS


@pytest.mark.parametrize("key", list(VARIANTS))
def test_a_position_is_the_same_afterwards(key: str) -> None:
    """With the very same game, so that whatever hangs on it is known."""
    variant = VARIANTS[key]
    state = start(variant, next(iter(variant.presets.values())), 2, 1)

    again = pickle.loads(pickle.dumps(state))

    assert again == state
    assert again.variant is variant


def test_only_the_one_of_its_key() -> None:
    """One that is not registered would come back as another, or not at all."""
    gin = VARIANTS["gin"]
    for strange in (replace(gin, key="strange"), replace(gin, name="changed")):
        with pytest.raises(pickle.PicklingError):
            pickle.dumps(strange)
