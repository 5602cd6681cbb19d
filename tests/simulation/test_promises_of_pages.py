"""What is promised of pages can be broken: one thing is spoilt in what a calm scene left."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.simulation.looks.remains import After
from tests.simulation.spoiling import broken, left_by
from tests.simulation.test_promises import CAUGHT_UP, SECRET
from tests.simulation.witness import PageSaid

pytestmark = pytest.mark.slow
SEAT = 2
"""Of who plays at the page."""


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> After:
    """What is left of a minute at a table with a page."""
    return left_by("at_page", 2, tmp_path_factory.mktemp("calm"))


def seen_from(after: After, seat: int | None) -> PageSaid:
    """The last table that was shown at a place, in the middle of the round."""
    tables = [said for said in after.witness.pages if said.message["t"] == "table"]
    [past] = after.pasts.values()
    assert not past.over
    return [said for said in tables if said.message["seat"] == seat][-1]


def told_also(after: After, said: PageSaid, **more: Any) -> After:
    """The same, where once more was told, with something else in it."""
    message: Mapping[str, Any] = {**said.message, **more}
    pages = [*after.witness.pages, replace(said, message=message)]
    return replace(after, witness=replace(after.witness, pages=pages))


def test_nothing_is_broken_in_a_calm_scene(calm: After) -> None:
    """And moves were made at the page, or this would show nothing."""
    assert broken(calm) == set()
    answers = [said for said in calm.witness.pages if said.message["t"] == "answer"]
    assert sum("refused" not in said.message for said in answers) > 3
    assert seen_from(calm, SEAT)
    assert seen_from(calm, None)
    assert [page.is_shut_out for page in calm.pages] == [page.user is None for page in calm.pages]


@pytest.mark.parametrize("seat", [SEAT, None])
@pytest.mark.parametrize("field", ["told", "order"])
def test_a_card_of_another_hand(calm: After, seat: int | None, field: str) -> None:
    """Who plays, or only looks on, is told in words or shown what another holds."""
    said = seen_from(calm, seat)
    [past] = calm.pasts.values()
    hands = past.faces(past.states[said.message["step"]].hands[0])
    hidden = sorted(hands - past.known(seat, said.message["step"]))
    assert SECRET in broken(told_also(calm, said, **{field: hidden[:1]}))


def test_a_hand_that_is_laid_open(calm: After) -> None:
    """An empty one tells nothing but that it was not looked whose it is."""
    said = seen_from(calm, None)
    view = {**said.message["view"], "hands": {"1": 7, "2": ["7h"]}}
    assert SECRET in broken(told_also(calm, said, view=view))


def test_the_place_of_another(calm: After) -> None:
    """Who looks on sits nowhere."""
    assert SECRET in broken(told_also(calm, seen_from(calm, None), seat=1))


def test_an_answer(calm: After) -> None:
    """A hint names a card of another hand."""
    said = seen_from(calm, SEAT)
    [past] = calm.pasts.values()
    hidden = sorted(past.faces(past.states[-1].hands[0]) - past.known(SEAT, past.last))
    assert SECRET in broken(told_also(calm, said, t="answer", text=hidden[0]))


def test_a_stranger(calm: After) -> None:
    """Whoever has no key of their own is told nothing at all."""
    said = replace(seen_from(calm, None), user=None)
    assert SECRET in broken(told_also(calm, said))


def test_a_step_that_is_not_stored(calm: After) -> None:
    """What is shown has happened."""
    said = seen_from(calm, None)
    assert SECRET in broken(told_also(calm, said, step=said.steps[said.game] + 1))


@pytest.mark.parametrize("change", [{"step": 3}, {"is_open": False, "is_shut_out": False}])
def test_a_page_that_is_left_behind(calm: After, change: dict[str, Any]) -> None:
    """It shows an earlier step, or has not come back."""
    pages = [replace(page, **change) if page.user else page for page in calm.pages]
    assert CAUGHT_UP in broken(replace(calm, pages=pages))
