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


def values(language: str, game: str, typed: str) -> list[str]:
    """What is typed with each proposal."""
    return [value for _, value in proposals(language, VARIANTS[game], typed)]


@pytest.mark.parametrize(
    ("game", "typed", "found"),
    [
        pytest.param("straight", "bicycle", ["preset=bicycle"], id="a preset"),
        pytest.param("straight", "lowest wins", ["preset=lowest-wins"], id="in two words"),
        pytest.param(
            "straight", "shuffle", ["stock-out=reshuffle", "stock-out=reshuffle-once"], id="inside"
        ),
        pytest.param(
            "straight",
            "low",
            ["preset=lowest-wins", "ace=both", "ace=low", "scoring=penalty"],
            id="in names, values and words",
        ),
        pytest.param("straight", "total", ["scoring=penalty"], id="in words alone"),
        pytest.param("tile", "total", ["preset=total", "opening=total"], id="preset and value"),
        pytest.param("straight", "45", ["target=45", "deals=45"], id="a number that is possible"),
        pytest.param("rummy-51", "45", ["preset=rummy-45", "initial-meld=45"], id="a number named"),
        pytest.param("straight", "preset=wins", ["preset=lowest-wins"], id="behind a name"),
        pytest.param("straight", "stock-out=t", ["stock-out=turn-over"], id="a value begun"),
        pytest.param("straight", "target=45", ["target=45"], id="a number behind a name"),
        pytest.param("straight", "target=9", [], id="a number that is not possible"),
        pytest.param(
            "straight", "deals=3 turned over", ["deals=3 stock-out=turn-over"], id="after another"
        ),
    ],
)
def test_found_anywhere(game: str, typed: str, found: list[str]) -> None:
    """Names, values and presets are found by any part of them, and of what they mean."""
    assert values("en", game, typed) == found


def test_what_begins_so_comes_first() -> None:
    """What only has it inside follows."""
    found = values("en", "straight", "turn")
    assert found[0].startswith("turn-limit=")
    assert "stock-out=turn-over" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_found_in_words_of_the_language_and_in_english(language: str) -> None:
    """Also without accents, and by a part that is not the beginning."""
    meaning = say(language, "option-value-stock-out-turn-over")
    assert "stock-out=turn-over" in values(language, "straight", meaning)
    assert values(language, "straight", meaning[2:].upper()) == ["stock-out=turn-over"]
    assert values(language, "straight", "turned over") == ["stock-out=turn-over"]
    assert "preset=lowest-wins" in values(language, "straight", say(language, "preset-lowest-wins"))
    assert values(language, "straight", "agat") == ["preset=pagat"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fit_discord(language: str) -> None:
    """Labels and values have at most 100 characters, and none stands twice."""
    beginnings = ("", "target=100 ", "clock=5m increment=5s ")
    for variant, typed in product(VARIANTS.values(), beginnings):
        found = proposals(language, variant, typed)
        assert len(found) <= 25, (variant.key, typed)
        assert all(1 <= len(part) <= 100 for one in found for part in one), (variant.key, typed)
        assert len({value for _, value in found}) == len(found), (variant.key, typed)
