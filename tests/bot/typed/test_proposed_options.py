"""What is proposed for the options of a challenge: as it is typed, explained in one's language."""

from itertools import product

import pytest

from bot.people.texts import LANGUAGES, say
from bot.render.options import option_name
from bot.typed.option_proposals import proposals
from engine.variants import VARIANTS

GIN = VARIANTS["gin"]


def test_english_says_what_is_typed() -> None:
    """In English the options are words already."""
    assert ("knock=oklahoma", "knock=oklahoma") in proposals("en", GIN, "kno")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_means_something_else_is_explained(language: str) -> None:
    """Without a target the number of players decides: a bare 0 would say "to nothing"."""
    found = {value: label for label, value in proposals(language, VARIANTS["straight"], "target=0")}

    assert say(language, "option-value-target-0") in found["target=0"]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_found_by_their_name(language: str) -> None:
    """Every option is found by its name in the language, and says beside it what it means."""
    typed = option_name(language, "turn-limit")[:8]
    proposed = proposals(language, GIN, f"target=100 {typed}")
    found = {value: label for label, value in proposed}

    assert found["target=100 turn-limit=5m"].startswith("target=100 turn-limit=5m · ")
    assert option_name(language, "turn-limit") in found["target=100 turn-limit=5m"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fit_discord(language: str) -> None:
    """Labels and values have at most 100 characters, and none stands twice."""
    beginnings = ("", "target=100 ", "clock=5m increment=5s ")
    for variant, typed in product(VARIANTS.values(), beginnings):
        found = proposals(language, variant, typed)
        assert len(found) <= 25, (variant.key, typed)
        assert all(1 <= len(part) <= 100 for one in found for part in one), (variant.key, typed)
        assert len({value for _, value in found}) == len(found), (variant.key, typed)
