"""What came down the sockets of pages: nothing that is hidden, and in the end the last step.

A table says at which step it was made, and is judged by exactly that; an answer by how far the game
was stored when it came.
"""

from collections.abc import Iterator, Mapping, Sequence

from engine.cards import Card
from tests.simulation.looks.past import Faces, Past, lies_open
from tests.simulation.open_pages import PageSight
from tests.simulation.witness import PageSaid, Witness
from tests.web.telling import cards_in, laid_open, named_by

SHOWN_SECONDS = 5.0
"""So long after a step was stored at most a page shows it, where nothing is in the way."""


def leaks(pasts: Mapping[int, Past], witness: Witness) -> Iterator[str]:
    """Each thing that a page was told and its reader could not know."""
    for said in witness.pages:
        if said.user is None:
            yield f"#{said.game}: a stranger was told {said.message}"
        elif past := pasts.get(said.game):
            seat = witness.seat(said.game, said.user)
            for fault in hidden_in(said, past, seat):
                yield f"#{said.game}: {fault} told to the page of seat {seat} at {said.at:.3f}"


def hidden_in(said: PageSaid, past: Past, seat: int | None) -> Iterator[str]:
    """What one message tells too much."""
    message, stored = said.message, said.steps.get(said.game, 0)
    match message["t"]:
        case "table":
            if message["seat"] not in (None, seat):
                yield f"the place of seat {message['seat']}"
            if message["step"] > stored:
                yield f"step {message['step']}, where {stored} are stored,"
            elif not is_told_after(past, message["step"]):
                yield from hidden_in_table(message, past, seat)
        case "answer" if not is_told_after(past, stored):
            step = min(stored, past.last)
            known = past.known(seat, step) | before(past, seat, step)
            if hidden := faces_of(past, frozenset(cards_in(dict(message)))) - known:
                yield f"{sorted(hidden)}, as an answer,"


def hidden_in_table(message: Mapping[str, object], past: Past, seat: int | None) -> Iterator[str]:
    """What a table shows or tells too much at its step."""
    step = message["step"]
    assert isinstance(step, int)
    shown, spoken = (faces_of(past, cards) for cards in named_by(message))
    known = past.known(seat, step)
    if hidden := (shown - known) | (spoken - known - before(past, seat, step)):
        yield f"{sorted(hidden)} at step {step}"
    if not lies_open(past.states[step]) and (seats := laid_open(message)):
        yield f"the hands of {seats} at step {step}"


def is_told_after(past: Past, step: int) -> bool:
    """Whether the game was over at *step*: then all may be looked at again."""
    return past.over and step >= past.last


def before(past: Past, seat: int | None, step: int) -> Faces:
    """What *seat* knows of the round before the one at *step*, which may still be spoken of."""
    last = past.states[step].round - 1
    return past.known(seat, past.ended_at(last)) if last > 0 else frozenset()


def faces_of(past: Past, cards: frozenset[Card]) -> Faces:
    """How *cards* look."""
    return past.faces(sorted(cards))


def behind(
    pages: Sequence[PageSight], pasts: Mapping[int, Past], witness: Witness, now: float
) -> Iterator[str]:
    """Where a page does not show the last step, or is not open again, *now* that all is well."""
    for page in pages:
        past = pasts.get(page.game)
        if past is None or page.is_shut_out:
            continue
        if not page.is_open:
            yield f"#{page.game}: the page of {page.name} is not open again"
            continue
        stored = (
            step
            for at, game, step in witness.progress
            if game == page.game and at < now - SHOWN_SECONDS
        )
        if page.step < (last := max(stored, default=0)):
            yield f"#{page.game}: the page of {page.name} shows step {page.step} of {last}"
