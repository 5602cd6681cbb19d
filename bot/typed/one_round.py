"""Games that are over after one round."""

from typing import TypeVar

from engine.rules import Rules

R = TypeVar("R", bound=Rules)
SHORT = {"one_round": True, "deals": 1, "rounds": 1}
"""What games call a single round."""


def of_one_round(rules: R) -> R | None:
    """*rules* by which a game is over after its first round; None where it knows no such."""
    option = next((name for name in SHORT if name in type(rules).model_fields), None)
    return None if option is None else rules.model_copy(update={option: SHORT[option]})
