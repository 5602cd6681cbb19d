"""No card is named to whom it is hidden, in a message, a choice, a dialog or a picture's words.

A text that says at which step it was made is judged by exactly that step; any other by how far its
game was stored when it came, or by an earlier round that had ended shortly before. Equal cards of
two packs look alike: where one of them is known, the other passes for it. A joker is any joker.
"""

import re
from collections.abc import Iterable, Iterator, Mapping

from engine.variants import VARIANTS
from sandbox.interactions import FIRST_ANSWER_SECONDS
from tests.bot.log_watch import SHOWN, TILE, TOKEN
from tests.bot.secrecy import RESULT, SUITS
from tests.simulation.looks.past import Faces, Past
from tests.simulation.witness import Said, Witness

NUMBER = re.compile(r'#(\d+)\b|"(?:hand|tiles|table|draw|replay|past|sums):(\d+)[:"]')
STEP = re.compile(r'"(?:hand|tiles):(\d+):(\d+):')
VALUE = re.compile(r'"(?:value|name|custom_id)": "([^"]*)"')
"""Where cards stand as tokens: the values of choices and options, and what controls say of them."""
TILE_TOKEN = re.compile(r"(?<![\w*])([bgry])(1[0-3]|[1-9])(?!\w)")
TILE_SIGNS = dict(zip("bgry", "🔵🟢🔴🟡", strict=True))
SIGNS = {letter: sign for sign, letter in SUITS.items()}
MEANING = re.compile(f"(Meld \\d+’s joker is |🃏\u2060?(?: → )?){TILE.pattern}(/{TILE.pattern})*")
"""A joker with the tile that it stands for, or could, which may be in anybody's rack."""
PUZZLE = '"custom_id": "puzzle:'
ROUND = re.compile(r"Round (\d+)")
MOST_TEXT = 1000
LATE_SECONDS = 180.0
"""What was made in a round arrives at most so long after it, however often it was tried."""


def leaks(pasts: Mapping[int, Past], witness: Witness) -> Iterator[str]:
    """Each thing that was said and named what its reader could not know."""
    told = set[str]()
    for said in witness.said:
        concerned = list(concerned_by(said, pasts, witness))
        if not concerned or any(is_told_over(said, past) for past in concerned):
            continue
        tiles = any(VARIANTS[past.row.variant].tiles for past in concerned)
        hidden = named_in(said.text, tiles=tiles)
        for past in concerned:
            hidden -= past_known(past, said, hidden, witness)
        if hidden:
            numbers = ", ".join(f"#{past.row.id}" for past in concerned)
            who = "everybody" if said.readers is None else sorted(said.readers)
            fault = f"{numbers}: {sorted(hidden)} told to {who}"
            if fault not in told:
                yield f"{fault} at {said.at:.3f} by {said.name}: {said.text[:MOST_TEXT]}"
            told.add(fault)
        for past in concerned:
            yield from told_too_much(past, said)


def is_told_over(said: Said, past: Past) -> bool:
    """Whether the game was over when this was said: then all may be looked at again."""
    return past.over and said.steps.get(past.row.id, 0) >= past.last


def concerned_by(said: Said, pasts: Mapping[int, Past], witness: Witness) -> Iterator[Past]:
    """The games that a text is about: those it names, else those that go on there.

    An answer may also be about a game of its reader that has ended while it was made. A puzzle's
    cards are those of no game.
    """
    named = games_in(said.text) & pasts.keys() & said.steps.keys()
    found = [pasts[number] for number in sorted(named)]
    if found or PUZZLE in said.text:
        yield from found
    else:
        yield from (past for past in pasts.values() if is_meant(said, past, witness))


def games_in(text: str) -> set[int]:
    """The numbers of the games that a request names, in words or in its controls."""
    return {int(number) for pair in NUMBER.findall(text) for number in pair if number}


def is_meant(said: Said, past: Past, witness: Witness) -> bool:
    """Whether *past* is a game of who reads this, or of the channel, and was not over then.

    It may have been for a moment where it is the reader's.
    """
    stored = said.steps.get(past.row.id)
    here = past.row.channel_id == said.channel
    own = any(witness.seat(past.row.id, reader) for reader in said.readers or ())
    if stored is None or not (here or own):
        return False
    return not is_told_over(said, past) or (own and has_just_ended(said, past, witness))


def has_just_ended(said: Said, past: Past, witness: Witness) -> bool:
    """Whether a game that is over by now went on when this was begun."""
    number, since = past.row.id, said.at - FIRST_ANSWER_SECONDS
    lately = (step for at, game, step in witness.progress if game == number and at > since)
    return max(lately, default=-1) >= past.last


def past_known(past: Past, said: Said, named: Iterable[str], witness: Witness) -> Faces:
    """What the readers may know of a game at that moment; of rounds the one that fits best."""
    seats = [witness.seat(past.row.id, reader) for reader in said.readers or ()] or [None]
    stored = min(said.steps[past.row.id], past.last)
    steps = [int(step) for game, step in STEP.findall(said.text) if int(game) == past.row.id]
    if steps and max(steps) <= stored:
        possible = sorted(set(steps))
    else:
        possible = [stored, *(lately_ended(past, said, stored, witness))]
    known = [
        frozenset.intersection(*(past.known(seat, step) for seat in seats)) for step in possible
    ]
    return max(known, key=lambda one: len(one.intersection(named)))


def lately_ended(past: Past, said: Said, stored: int, witness: Witness) -> Iterator[int]:
    """The last steps of the rounds before that something on its way may still tell of."""
    since = said.at - LATE_SECONDS
    earlier = (
        at_step for at, game, at_step in witness.progress if game == past.row.id and at < since
    )
    oldest = past.states[min(max(earlier, default=0), past.last)].round
    for round_ in range(max(oldest, 1), past.states[stored].round):
        yield past.ended_at(round_)


def told_too_much(past: Past, said: Said) -> Iterator[str]:
    """The results of finished rounds that name what was never face up."""
    for text in RESULT.findall(said.text):
        found = ROUND.search(text)
        if found is None:
            continue
        round_ = int(found[1])
        end = next((s for s, each in enumerate(past.states) if len(each.results) >= round_), None)
        if end is None or past.states[end].results[-1].reason in past.states[end].variant.laid_open:
            continue
        before = past.ended_at(round_)
        known = past.known(None, min(before, end)) | past.known(None, end)
        tiles = VARIANTS[past.row.variant].tiles
        hidden = signs_in(text, tiles=tiles) - known
        if hidden:
            yield f"#{past.row.id}: the result of round {round_} tells {sorted(hidden)}"


def named_in(text: str, *, tiles: bool) -> Faces:
    """Every card that a request names, in signs or as a token, but in results of rounds."""
    text = RESULT.sub('""', text)
    found = signs_in(text, tiles=tiles)
    for value in VALUE.findall(text):
        if tiles:
            found |= {TILE_SIGNS[colour] + rank for colour, rank in TILE_TOKEN.findall(value)}
        else:
            found |= {rank + SIGNS[suit] for rank, suit in TOKEN.findall(value)}
    return found


def signs_in(text: str, *, tiles: bool) -> Faces:
    """The cards that are named in signs, but what a joker stands for."""
    text = text.replace("\\n", " ")  # as a line begins in JSON: no letter stands before the card
    if tiles:
        return frozenset(map("".join, TILE.findall(MEANING.sub("", text))))
    return frozenset(map("".join, SHOWN.findall(text)))
