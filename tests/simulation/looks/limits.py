"""What was asked of Discord stays within what it takes."""

from collections import deque
from collections.abc import Iterable, Iterator

from sandbox.calls import Call
from sandbox.interactions import FIRST_ANSWER_SECONDS, TOKEN_SECONDS
from sandbox.rates import ALL_REQUESTS
from tests.simulation.looks.service import Service
from tests.simulation.witness import CALLBACK, Witness

UNCOUNTED = ("/interactions/", "/webhooks/")
KNOWN = frozenset({"sends", "edits"})
"""The limits of routes of which every answer says how much is left."""
NEW_SECONDS = 15.0
"""So long it takes until a process knows them, and its first work is done."""
HELD_UP_SECONDS = 10.0
"""A slow line holds a call up for less."""
DEAD = frozenset({401, 404})


def is_counted(call: Call) -> bool:
    """Whether Discord counts a call against the limit of all."""
    return not call.name.split(" ")[1].startswith(UNCOUNTED)


def floods(calls: Iterable[Call]) -> Iterator[str]:
    """Each second in which more was asked than Discord takes from one bot."""
    window = deque[Call]()
    for call in calls:
        if not is_counted(call):
            continue
        window.append(call)
        while window[0].at <= call.at - ALL_REQUESTS.seconds:
            window.popleft()
        if len(window) > ALL_REQUESTS.most:
            yield f"{len(window)} counted calls in the second before {call.at:.3f}"
            window.clear()


def refusals(witness: Witness, service: Service) -> Iterator[str]:
    """Each call that the limit of all refused, as it was made in time with those before.

    Discord counts calls when they arrive: those that a slow line held up come together with others.
    """
    for refusal in witness.refusals:
        held_up = service.troubled(refusal.at, HELD_UP_SECONDS, {"slow"})
        if refusal.key[0] == "all requests" and not held_up:
            yield f"{refusal.call.name} at {refusal.at:.3f} was refused by the limit of all"


def refusals_of_routes(witness: Witness, service: Service) -> Iterator[str]:
    """Each call that the limit of a route refused whose state the bot had been told.

    A process that has just begun does not know what the one before has used up, nor what an answer
    said that was lost.
    """
    starts = [e.at for life in service.lives for e in life.events if e.what == "start"]
    for refusal in witness.refusals:
        begun = any(at <= refusal.at <= at + NEW_SECONDS for at in starts)
        if refusal.key[0] in KNOWN and not begun and not service.troubled(refusal.at, NEW_SECONDS):
            yield f"{refusal.call.name} at {refusal.at:.3f} was refused by that of {refusal.key}"


def misused_tokens(witness: Witness, put_back: float = 0.0) -> Iterator[str]:
    """Each call with a token that was too old, or that Discord had said is good for nothing.

    A wall clock was *put_back* by so many seconds at most: a press seems younger by as much.
    """
    dead, longest = set[tuple[str, str]](), TOKEN_SECONDS + put_back
    for use in witness.uses:
        what = f"{use.call.name} at {use.at:.3f}"
        # How old a press is that comes late nobody knows before it is answered.
        if use.age > longest and use.call.name != CALLBACK:
            yield f"{what}, with a token that was {use.age:.0f} s old"
        key = use.token, use.call.name
        if key in dead:
            yield f"{what}, with a token that had been refused"
        if use.call.status in DEAD:
            dead.add(key)


LATE, AGAIN, ENDED = f"{CALLBACK}: 10062 ", f"{CALLBACK}: 40060 ", ": 50027 "
LOSING = frozenset({"lost_answers", "offline"})
"""Troubles in which Discord takes an answer, and whoever gave it is not told."""


def unexplained(violations: Iterable[str], witness: Witness, service: Service) -> Iterator[str]:
    """What Discord would not have let pass, but for answers that a storm made late, or hid.

    Whoever is frozen, or waits for a slow disk, or whose answer is on its way for long, has it
    refused: that there were as many is seen from how old the presses were. So it is with tokens
    that had ended, and seemed younger; and with answers after others that nobody knows were taken.
    """
    put_back, again = service.put_back(), answered_again(witness, service)
    answers = (use for use in witness.uses if use.call.name == CALLBACK)
    held = ((use.age + use.call.judged_at - use.call.at, use.call.status) for use in answers)
    late = sum(age > FIRST_ANSWER_SECONDS and status == 404 for age, status in held)
    longest = TOKEN_SECONDS + put_back
    ended = sum(TOKEN_SECONDS < use.age <= longest for use in witness.uses)
    for violation in violations:
        if violation.startswith(LATE) and late > 0:
            late -= 1
        elif violation.startswith(AGAIN) and again > 0:
            again -= 1
        elif ENDED in violation and ended > 0:
            ended -= 1
        else:
            yield violation


def answered_again(witness: Witness, service: Service) -> int:
    """How many first answers Discord refused after one of which nobody was told that it took it."""
    answers = [use for use in witness.uses if use.call.name == CALLBACK]
    taken = (use for use in answers if use.call.status < 300)
    lost = {use.token for use in taken if service.troubled(use.at, 0.0, LOSING)}
    return sum(use.call.status == 400 and use.token in lost for use in answers)
