"""Each promise can be broken: one thing is spoilt in what a calm scene left, and told by it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest

from data.deletions import marked
from sandbox.world import Message
from tests.simulation import promises
from tests.simulation.looks import arriving, fairness, secrecy
from tests.simulation.looks.asking import Parts, Screen
from tests.simulation.looks.messages import CALL
from tests.simulation.looks.past import Past
from tests.simulation.looks.remains import After
from tests.simulation.loops import FIRST
from tests.simulation.machine import EPOCH
from tests.simulation.processes import Event
from tests.simulation.spells import Spell
from tests.simulation.spoiling import PLAYED_SECONDS, broken, left_by, promised_in
from tests.simulation.witness import CALLBACK, POST, Parting, Refusal, Said, TokenUse
from tests.wire.attempts import Attempt, Log

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> After:
    """What is left of a minute at one table."""
    return left_by("two", 2, tmp_path_factory.mktemp("calm"))


@pytest.fixture
def after(calm: After) -> After:
    """The same, to be spoilt: what is changed in it is changed in a copy."""
    witness = replace(calm.witness)
    for name in ("said", "uses", "refusals", "progress", "credits"):
        setattr(witness, name, list(getattr(witness, name)))
    return replace(calm, witness=witness, pasts=dict(calm.pasts), records=dict(calm.records))


def past_in(after: After) -> Past:
    """The game that was played, which is not over."""
    [past] = after.pasts.values()
    assert past.last >= 10
    assert not past.over
    return past


def spoilt(past: Past, *dropped: int) -> Past:
    """The same game without the lines of these moves; nothing of it is played anew."""
    other = copy(past)
    other.lines = [line for line in past.lines if line.step not in dropped]
    return other


RECORDED = "every acknowledged move is in the record exactly once, and what was refused is not"
REPLAYED = "records replay to the state shown"
SECRET = "no text or picture's words for one reader hold what is hidden from them"
ONCE = "no message is doubled or lost"
CAUGHT_UP = "each surface reaches the last step once the storm is over"
CALLED = "whose turn it is is told soon, and called where they do nothing"
FAIR = "no time is charged for an outage, none is given, and the clock acts when it is over"
DEALT = "what all have agreed to play is dealt at once"
ARRIVED = "who has pressed before their time was over has played in time"
COUNTED = "results, ratings and levels are what the games come to, each counted once"
FORGOTTEN = "nothing stays for a person after deletion but what docs/privacy.md names"
UNHINDERED = "no slot of the budget is kept while nothing is on its way"
LASTING = "a process ends only when it is asked to, or when a trouble lets it"
LIMITED = "what is asked of Discord stays within its limits"
NOT_IN_VAIN = "no token is used that is good for nothing any more"
ALLOWED = "nothing that Discord would not have let pass was sent"
FAULTLESS = "no fault of our own is logged"
DISCREET = "no log tells a card, a seed or a token"


def test_nothing_is_broken_in_a_calm_scene(calm: After) -> None:
    """And something was played in it, or this would show nothing."""
    assert broken(calm) == set()
    assert past_in(calm)
    assert any(said.readers is None for said in calm.witness.said)


def test_a_move_that_is_missing(after: After) -> None:
    """An acknowledged move is not in the record."""
    past = past_in(after)
    own = [line.step for line in past.lines if line.source == "player"]
    after.pasts[past.row.id] = spoilt(past, own[2])
    assert RECORDED in broken(after)


def test_a_move_that_was_refused(after: After) -> None:
    """What was refused is there all the same."""
    [match] = after.matches
    log = copy(match.logs[past_in(after).row.id])
    log.attempts = [copy(each) for each in log.attempts]
    next(each for each in log.attempts if each.done).done = False
    other = copy(match)
    other.logs = {past_in(after).row.id: log}
    assert RECORDED in broken(replace(after, matches=[other]))


def test_a_record_that_cannot_be_replayed(after: After) -> None:
    """A line is missing in it."""
    number = past_in(after).row.id
    lines = after.records[number].splitlines()
    drawn = next(at for at, line in enumerate(lines) if " draw" in line)
    after.records[number] = "\n".join(lines[:drawn] + lines[drawn + 1 :])
    assert REPLAYED in broken(after)


@pytest.mark.parametrize(
    ("command", "old", "new"), [("hand", "## ", "## A♠ "), ("table", "**Stock** ", "**Stock** 1")]
)
def test_a_table_that_is_shown_otherwise(after: After, command: str, old: str, new: str) -> None:
    """One card more in the hand, or ten times as many in the stock."""
    [sight] = after.sights
    told = {
        (person, asked): altered(parts, old, new) if asked == command else parts
        for (person, asked), parts in sight.told.items()
    }
    assert REPLAYED in broken(replace(after, sights=[replace(sight, told=told)]))


def altered(parts: Parts, old: str, new: str) -> Parts:
    """A text with *new* instead of *old*."""
    assert any(old in part for part in parts)
    return tuple(part.replace(old, new) for part in parts)


def naming(after: After, face: str, readers: frozenset[int] | None) -> Said:
    """A text that names a card."""
    past, last = past_in(after), after.witness.said[-1]
    text = json.dumps({"content": f"### #{past.row.id} · A game\n{face}"}, ensure_ascii=False)
    return replace(last, name=POST, channel=past.row.channel_id, readers=readers, text=text)


def hidden(past: Past, seat: int) -> str:
    """A card of a seat's that nobody else knows in the end."""
    return min(past.own[-1][seat - 1] - past.known(None, past.last))


def test_a_card_that_everybody_reads(after: After) -> None:
    """One of a hand, in the channel."""
    after.witness.said.append(naming(after, hidden(past_in(after), 1), None))
    assert broken(after) == {SECRET}


def test_a_card_that_the_other_reads(after: After) -> None:
    """One of a hand in the other's; its owner may read it."""
    past = past_in(after)
    own, other = (frozenset({player.user_id or 0}) for player in past.row.players)
    after.witness.said.append(naming(after, hidden(past, 1), own))
    assert broken(after) == set()
    after.witness.said.append(naming(after, hidden(past, 1), other))
    assert broken(after) == {SECRET}


@pytest.mark.parametrize(("ago", "is_leak"), [(1.0, False), (5.0, True)])
def test_a_card_of_a_game_that_has_just_ended(after: After, ago: float, is_leak: bool) -> None:
    """Its player may be proposed it while another game goes on in that channel."""
    past = past_in(after)
    ended = copy(past)
    ended.row = replace(past.row, id=past.row.id + 1, state="finished")
    reader = frozenset({past.row.players[1].user_id or 0})
    said = replace(naming(after, hidden(past, 1), reader), steps={1: past.last, 2: past.last})
    said = replace(said, text=said.text.replace("#1", ""))
    seated = dict.fromkeys((1, 2), after.witness.seated[1])
    progress = [(said.at - ago, 2, past.last)]
    witness = replace(after.witness, said=[said], seated=seated, progress=progress)
    assert bool(list(secrecy.leaks({1: past, 2: ended}, witness))) == is_leak


def test_a_card_before_its_time(after: After) -> None:
    """What is face up in the end was named before."""
    past = past_in(after)
    first = next(said for said in after.witness.said if said.steps.get(past.row.id) == 1)
    later = min(past.public[-1] - past.known(None, 1))
    early = replace(naming(after, later, None), steps=first.steps, at=first.at)
    after.witness.said.append(early)
    assert broken(after) == {SECRET}


def test_a_picture_s_words(after: After) -> None:
    """The description of a picture names a card."""
    said = naming(after, hidden(past_in(after), 2), None)
    text = said.text.replace('"content"', '"description"')
    after.witness.said.append(replace(said, text=text))
    assert broken(after) == {SECRET}


Again = Callable[[str], Message]


@pytest.fixture
def posted(after: After) -> Iterator[Again]:
    """Posts what was posted before once more, until the test is over."""
    channel = next(iter(after.matches)).channel
    added: list[int] = []

    def again(words: str) -> Message:
        public = (each for each in channel.messages.values() if not each.owner)
        first = next(each for each in public if words in each.text)
        other = copy(first)
        other.id = max(channel.messages) + 1
        channel.messages[other.id] = other
        after.witness.made[other.id] = after.witness.made[first.id]
        added.append(other.id)
        return other

    yield again
    for number in added:
        del channel.messages[number]
        after.witness.gone.pop(number, None)


@pytest.mark.parametrize("words", ["**Stock**", "started: #", "your turn in **#"])
def test_a_message_that_is_there_twice(after: After, posted: Again, words: str) -> None:
    """The table, the beginning, a call: also where the bot has deleted the second one since."""
    second = posted(words)
    assert ONCE in broken(after)
    second.deleted = True
    after.witness.gone[second.id] = 0.0
    assert ONCE in broken(after)


@pytest.mark.parametrize(
    ("gone", "torn", "is_broken"),
    [(1.0, 3.0, False), (1.0, 5.0, True), (9.0, 3.0, True), (-1.0, 3.0, True), (None, 3.0, True)],
)
def test_a_call_that_nobody_knows_of(
    after: After, posted: Again, gone: float | None, torn: float, is_broken: bool
) -> None:
    """It was posted as its process died, which called anew once somebody had deleted it.

    That is a fault where the process lived, or the first call was still there.
    """
    second = posted("your turn in **#")
    first = next(
        each for each in after.matches[0].channel.messages.values() if each.text == second.text
    )
    second.at = first.at + 4.0
    [life] = after.service.lives
    ends = [Event(first.at + gone, "gone")] if gone is not None else []
    service = replace(after.service, lives=[replace(life, events=[*life.events, *ends])])
    witness = replace(after.witness, torn={first.id: first.at + torn})
    assert (ONCE in broken(replace(after, service=service, witness=witness))) == is_broken


@pytest.mark.parametrize("resumed", [-1.0, 2.0, 5.0], ids=["before", "between", "after"])
def test_a_call_after_a_pause(after: After, posted: Again, resumed: float) -> None:
    """Whose turn it is is called once more as the game goes on, and not otherwise."""
    second = posted("your turn in **#")
    first = next(
        each for each in after.matches[0].channel.messages.values() if each.text == second.text
    )
    second.at = first.at + 4.0
    went_on = [(first.at + resumed, past_in(after).row.id)]
    witness = replace(after.witness, resumed=went_on)
    assert (ONCE in broken(replace(after, witness=witness))) == (resumed != 2.0)


@contextmanager
def unposted(after: After, words: str) -> Iterator[None]:
    """What was posted with these words never was."""
    messages = after.matches[0].channel.messages
    [lost] = [each for each in messages.values() if not each.owner and words in each.text]
    del messages[lost.id]
    try:
        yield
    finally:
        messages[lost.id] = lost


def test_a_message_that_is_missing(after: After) -> None:
    """The table was never posted: no fault only where its channel was deleted before it could.

    It could not in a pause, as the channel was closed.
    """
    past = past_in(after)
    begun = next(at for at, game, step in after.witness.progress if step)
    with unposted(after, "**Stock**"):
        assert ONCE in broken(after)
        for late, is_broken in ((-1.0, False), (1.0, False), (30.0, True)):
            torn = {past.row.channel_id: begun + late}
            witness = replace(after.witness, torn=torn)
            assert (ONCE in broken(replace(after, witness=witness))) == is_broken
        rests = [(begun + 1.0, past.row.id, True)]
        witness = replace(after.witness, torn={past.row.channel_id: begun + 30.0}, rests=rests)
        assert ONCE not in broken(replace(after, witness=witness))


def test_a_beginning_that_is_missing(after: After) -> None:
    """It stands where the challenge did, unless somebody has deleted that before."""
    [challenge] = after.rows["challenges"]
    begun = next(at for at, _, _ in after.witness.progress)
    with unposted(after, "started: #"):
        assert ONCE in broken(after)
        for message, late, is_broken in (
            (challenge["message_id"], 0.0, False),
            (challenge["message_id"], 30.0, True),
            (0, 0.0, True),
        ):
            witness = replace(after.witness, torn={message: begun + late})
            assert (ONCE in broken(replace(after, witness=witness))) == is_broken


@pytest.mark.parametrize(
    ("words", "wrong", "drawn", "is_broken"),
    [
        ("**Stock** ", "**Stock** 1", False, True),
        ("**Stock** ", "**Stock** 1", True, False),
        ("**Pile** ", "**Pile** A♠ ", True, True),
    ],
)
def test_a_table_that_is_behind(
    after: After,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    wrong: str,
    drawn: bool,
    is_broken: bool,
) -> None:
    """The channel shows more cards in the stock than there are, or others on the pile.

    Where a card has just been drawn its count is shown with what follows.
    """
    monkeypatch.setattr(Past, "has_drawn", drawn)
    [sight] = after.sights
    tables = [altered(parts, words, wrong) for parts in sight.tables]
    behind = replace(after, sights=[replace(sight, tables=tables)])
    assert (CAUGHT_UP in broken(behind)) == is_broken


@pytest.mark.parametrize(("old", "new"), [("## ", "## A♠ "), ("**Your turn", "Nobody’s turn")])
def test_a_dm_that_is_behind(after: After, old: str, new: str) -> None:
    """A hand by DM shows other cards, or says that it is another's turn."""
    [sight] = after.sights
    found = {person: list(hands) for person, hands in sight.hands.items()}
    hands = next(each for each in found.values() if any(old in part for part in each[0]))
    hands[0] = altered(hands[0], old, new)
    assert broken(replace(after, sights=[replace(sight, hands=found)])) == {CAUGHT_UP}


def test_somebody_who_was_never_told(after: After) -> None:
    """Whose turn it is was not called, nor shown anything since."""
    [sight] = after.sights
    past = sight.past
    reader = past.row.players[(past.states[-1].to_act or 0) - 1].user_id
    began = past.turn_step(past.last)
    after.witness.said[:] = [
        said
        for said in after.witness.said
        if said.readers != {reader} or said.steps.get(past.row.id, 0) < began
    ]
    assert broken(replace(after, sights=[replace(sight, calls=[])])) == {CAUGHT_UP}


def test_a_game_without_a_move_has_no_card_drawn(after: After) -> None:
    """Nobody has dealt yet, as a database that refuses may keep it for long."""
    past = past_in(after)
    before = copy(past)
    before.lines, before.states = [], past.states[:1]
    assert not before.has_drawn


def test_a_call_of_somebody_else(after: After) -> None:
    """Not whose turn it is was called."""
    [sight] = after.sights
    calls = [frozenset({0})]
    assert broken(replace(after, sights=[replace(sight, calls=calls)])) == {CAUGHT_UP}


@pytest.mark.parametrize(
    ("old", "new"), [("## ", "## A♠ "), ("**Your turn", "Nobody’s turn")], ids=["cards", "turn"]
)
def test_a_hand_on_the_screen_that_is_behind(after: After, old: str, new: str) -> None:
    """One that was asked for when all was well; before, nobody knows what became of the press."""
    [sight] = after.sights
    player = sight.past.row.players[(sight.past.states[-1].to_act or 0) - 1]
    person = next(one for one in sight.hands if one.id == player.user_id)
    hand = sight.told[person, "hand"]
    lately = after.service.last_trouble() + PLAYED_SECONDS
    for parts, pressed, age, fault in (
        (hand, lately, 400.0, set()),
        (altered(hand, old, new), lately, 400.0, {CAUGHT_UP}),
        (altered(hand, old, new), 0.0, 400.0, set()),
        (altered(hand, old, new), lately, 800.0, set()),
    ):
        seen = replace(sight, screens={person: Screen(parts, pressed, age)})
        assert broken(replace(after, sights=[seen])) == fault


def test_a_hand_on_the_screen_whose_token_has_ended_by_our_clock(after: After) -> None:
    """Discord's clock would still take it: a process whose own is ahead cannot know that."""
    [sight] = after.sights
    person, lately = next(iter(sight.hands)), after.service.last_trouble() + PLAYED_SECONDS
    hand = altered(sight.told[person, "hand"], "## ", "## A♠ ")
    seen = replace(after, sights=[replace(sight, screens={person: Screen(hand, lately, 400.0)})])
    put = Event(0.0, "clock", 500.0)
    assert CAUGHT_UP in broken(seen)
    assert CAUGHT_UP not in broken(with_events(seen, put))


def with_events(after: After, *events: Event) -> After:
    """The same, where this befell the process, too."""
    [life] = after.service.lives
    befell = sorted([*life.events, *events], key=lambda event: event.at)
    return replace(after, service=replace(after.service, lives=[replace(life, events=befell)]))


def charged_otherwise(after: After, seconds: float) -> None:
    """Let so much more be charged for the second move of somebody."""
    past = past_in(after)
    later = [line.step for line in past.lines if line.source == "player"][1]
    other = copy(past)
    other.lines = [
        replace(line, at_ms=(line.at_ms or 0) + round(seconds * 1000))
        if line.step >= later and line.at_ms is not None
        else line
        for line in past.lines
    ]
    after.pasts[past.row.id] = other


@pytest.mark.parametrize("seconds", [2.0, -2.0])
def test_a_clock_that_is_wrong(after: After, seconds: float) -> None:
    """More was charged for a move than the time that it took, or less."""
    charged_otherwise(after, seconds)
    assert FAIR in broken(after)


def test_an_outage_that_was_charged(after: After) -> None:
    """The process stood still while somebody was on turn, and nothing was credited."""
    past = past_in(after)
    begun = next(at for at, game, _ in after.witness.progress if game == past.row.id)
    frozen = with_events(after, Event(begun + 0.1, "frozen", 20.0))
    assert FAIR in broken(frozen)


@pytest.mark.parametrize(
    ("posts", "called"), [(5, True), (4, False)], ids=["a full channel", "one with room"]
)
def test_a_call_that_had_to_wait(after: After, posts: int, called: bool) -> None:
    """A turn counts as shown with its call, where Discord took no more messages there."""
    past = past_in(after)
    shown = replace(naming(after, "", None), at=100.0)
    others = [replace(shown, text="another table", at=99.5 + place / 10) for place in range(posts)]
    call = replace(shown, text=CALL.format(past.row.id), at=104.5)
    witness = replace(after.witness, said=[*others, call])
    assert (fairness.held_up_call(shown, past, witness) == call) == called


@pytest.mark.parametrize(
    ("begin", "end", "seconds"),
    [
        pytest.param(8.0, 14.0, 4.0, id="as long as it is silent for a moment"),
        pytest.param(12.0, 14.0, 2.0, id="since the move before"),
        pytest.param(8.0, 16.0, 0.0, id="not for longer"),
        pytest.param(8.0, 21.0, 0.0, id="not once it is over"),
    ],
)
def test_an_outage_that_another_shard_cannot_know(begin: float, end: float, seconds: float) -> None:
    """What is charged of it for a move that comes by the other one."""
    assert fairness.unheard([(1.0, 2.0), (10.0, 20.0)], begin, end) == seconds


def test_a_pause_that_was_charged(after: After) -> None:
    """The game was paused meanwhile."""
    past = past_in(after)
    begun = next(at for at, game, _ in after.witness.progress if game == past.row.id)
    number = past.row.id
    rests = [(begun + 0.1, number, True), (begun + 20.0, number, False)]
    assert FAIR in broken(replace(after, witness=replace(after.witness, rests=rests)))


@pytest.mark.parametrize("again", [0.0, 9.0], ids=["as it was", "given back twice"])
def test_an_outage_that_was_given_back(after: After, again: float) -> None:
    """All of it in the turn in which it was: more than has passed is too much."""
    past = past_in(after)
    moves = fairness.made_in(past, after.witness, after.service.aheads())
    first = next(each for each in moves if begins_turn(past, each))
    given = first.stored - first.made + again
    after.witness.credits.append((first.stored + 0.001, past.row.id, round(given * 1000)))
    assert (FAIR in broken(after)) == (again > 0)


@pytest.mark.parametrize(
    ("minutes", "is_resumed", "is_broken"),
    [
        pytest.param(5, True, False, id="as it was"),
        pytest.param(6, True, True, id="longer"),
        pytest.param(5, False, True, id="a pause of no player"),
    ],
)
def test_time_after_a_pause(after: After, minutes: int, is_resumed: bool, is_broken: bool) -> None:
    """Whose turn it is has five minutes after a short one that another has ended."""
    past, witness = past_in(after), after.witness
    moves = fairness.made_in(past, witness, after.service.aheads())
    first = next(each for each in moves if begins_turn(past, each))
    number, begin, end = past.row.id, first.stored + 0.001, first.stored + 0.002
    witness.credits.append((end, number, minutes * 60_000))
    rests = [(begin, number, True), (end, number, False)]
    resumed = [(end, number)] if is_resumed else []
    paused = replace(witness, rests=rests, resumed=resumed)
    assert (FAIR in broken(replace(after, witness=paused))) == is_broken


def test_a_turn_of_which_nothing_was_shown(after: After) -> None:
    """It went on for long, and what came of it was shown only then."""
    past, witness = past_in(after), after.witness
    moves = fairness.made_in(past, witness, after.service.aheads())
    place = next(
        place for place, one in enumerate(moves[:-1]) if begins_turn(past, one) and place > 3
    )
    move, following = moves[place : place + 2]
    witness.progress[:] = [
        (at + (30.0 if at >= following.stored else 0.0), game, step)
        for at, game, step in witness.progress
    ]
    said = list(witness.said)
    for since, fault in ((following.stored, False), (move.stored, True)):
        witness.said[:] = [
            replace(one, at=one.at + (30.0 if one.at >= since else 0.0)) for one in said
        ]
        assert (CALLED in broken(after)) == fault


@pytest.mark.parametrize(
    ("status", "text", "is_told"),
    [
        (200, None, True),
        (204, None, True),
        (404, None, False),
        (200, '{"content": "Your challenge is in the channel."}', False),
        (200, '{"components": [{"custom_id": "hand:1:4:x"}]}', True),
    ],
)
def test_a_turn_of_which_nothing_was_told(
    after: After, status: int, text: str | None, is_told: bool
) -> None:
    """Its player read something else, or Discord has forgotten the token and refused it."""
    past = past_in(after)
    private = (one for one in after.witness.said if one.readers is not None)
    shown = next(one for one in private if fairness.tells(one, past, 2))
    assert shown.call is not None
    call = copy(shown.call)
    call.status = status
    said = replace(shown, call=call, text=text or shown.text)
    assert fairness.tells(said, past, 2) == is_told


def test_a_game_that_nobody_dealt(after: After) -> None:
    """It was there, and had no cards for long."""
    progress, number = after.witness.progress, past_in(after).row.id
    assert DEALT not in broken(after)
    begun = min(at for at, game, _ in progress if game == number)
    progress[:] = [(begun, number, 0), *((at + 10.0, game, step) for at, game, step in progress)]
    assert DEALT in broken(after)


def begins_turn(past: Past, move: fairness.Made) -> bool:
    """Whether another one's turn came with it."""
    return past.turn_step(move.row.step + 1) == move.row.step + 1


@pytest.mark.parametrize("is_called", [True, False])
def test_somebody_who_was_never_called(after: After, is_called: bool) -> None:
    """Whose turn it is has done nothing since, and there was no call."""
    past, [match] = past_in(after), map(copy, after.matches)
    match.standin = SimpleNamespace(interactions={})  # type: ignore[assignment]
    user = past.row.players[(past.states[-1].to_act or 1) - 1].user_id
    words = f"<@{user}>, {CALL.format(past.row.id)}"
    call = Said(0.0, POST, match.channel.id, None, words, {past.row.id: past.last})
    others = {
        message: replace(said, text=said.text.replace(CALL.format(past.row.id), ""))
        for message, said in after.witness.made.items()
    }
    witness = replace(after.witness, made=others | ({0: call} if is_called else {}))
    rested_at = after.rested_at + 2 * PLAYED_SECONDS
    waited = replace(after, matches=[match], rested_at=rested_at, witness=witness)
    assert (CALLED not in broken(waited)) == is_called


def test_a_clock_that_acts_late(after: After) -> None:
    """The clock has made a move some seconds after it was stamped."""
    past = past_in(after)
    step = next(line.step for line in past.lines if line.source == "player")
    other = copy(past)
    other.lines = [
        replace(line, source="clock") if line.step == step else line for line in past.lines
    ]
    after.pasts[past.row.id] = other
    assert FAIR not in broken(after)
    after.witness.progress[:] = [
        (at + (4.0 if number > step else 0.0), game, number)
        for at, game, number in after.witness.progress
    ]
    assert FAIR in broken(after)


@pytest.mark.parametrize(
    ("early", "old", "hindrance", "told"),
    [
        pytest.param(0.5, 0, "", True, id="in time"),
        pytest.param(-0.5, 0, "", False, id="too late"),
        pytest.param(0.5, 1, "", False, id="of a turn before"),
        pytest.param(0.5, 0, "no_heartbeats", False, id="while nothing could be stored"),
        pytest.param(0.5, 0, "pause", False, id="in a pause"),
    ],
)
def test_a_press_that_was_refused(
    after: After,
    monkeypatch: pytest.MonkeyPatch,
    early: float,
    old: int,
    hindrance: str,
    told: bool,
) -> None:
    """The clock has made a move for which somebody had pressed."""
    monkeypatch.setattr(arriving, "AFTER_SECONDS", 0.1)
    past, [match] = past_in(after), map(copy, after.matches)
    moves = [*fairness.made_in(past, after.witness, after.service.aheads())]
    # It was their turn for long enough to press in it.
    move = next(
        move
        for before, move in pairwise(moves)
        if move.row.line.endswith(" draw") and before.made + 1 < move.made
    )
    other = copy(past)
    other.lines = [
        replace(line, source="clock") if line.step == move.row.step else line for line in past.lines
    ]
    after.pasts[past.row.id] = other
    pressed = {"custom_id": f"hand:{past.row.id}:{move.row.step - old}:draw"}
    press = next(iter(match.standin.interactions.values()))
    press = replace(press, begun=move.made - early, data=pressed)
    tried = Attempt(f"{move.row.seat} draw", done=False)
    tried.begun = press.begun - FIRST + EPOCH.timestamp()
    match.logs = {past.row.id: Log([tried])}
    match.standin = copy(match.standin)
    match.standin.interactions = {press.id: press}
    match.standin.gateway.told[press.id] = move.made
    begin, end = press.begun - 0.1, press.begun + 0.05
    if hindrance == "pause":
        after.witness.rests = [(begin, past.row.id, True), (end, past.row.id, False)]
    elif hindrance:
        spells = [*after.service.spells, Spell(hindrance, begin, end)]
        after = replace(after, service=replace(after.service, spells=spells))
    assert (ARRIVED in broken(replace(after, matches=[match]))) == told


def test_a_time_that_is_over_for_long(after: After) -> None:
    """The clock should have acted long ago."""
    past = past_in(after)
    other = copy(past)
    other.row = replace(past.row, deadline_ms=after.now_ms - 1000)
    after.pasts[past.row.id] = other
    assert FAIR not in broken(after)
    other.row = replace(past.row, deadline_ms=after.now_ms - 10_000)
    assert FAIR in broken(after)


def finished(after: After, **row: object) -> None:
    """Let the game be one that is over, as its row alone says."""
    past = past_in(after)
    other = copy(past)
    other.row = replace(past.row, state="finished", **row)  # type: ignore[arg-type]
    after.pasts[past.row.id] = other


def test_a_game_that_was_not_counted(after: After) -> None:
    """It is rated and over, and nobody has a result."""
    finished(after, rated=True)
    assert COUNTED in broken(after)


def test_a_game_that_the_computer_has_played(after: After) -> None:
    """It stood in for somebody: nobody has a result, and that is right."""
    finished(after, rated=True)
    other = after.pasts[1]
    other.lines = [*other.lines[:-1], replace(other.lines[-1], source="computer")]
    assert COUNTED not in broken(after)


def test_a_level_that_was_not_counted(after: After) -> None:
    """Somebody has beaten the computer without help."""
    players = after.pasts[1].row.players
    computer = replace(players[1], user_id=None)
    finished(after, rated=False, computer_place=1500, players=(players[0], computer))
    assert COUNTED in broken(after)
    hinted = replace(players[0], hinted_step=1)
    finished_row = replace(after.pasts[1].row, players=(hinted, computer))
    after.pasts[1].row = finished_row
    assert COUNTED not in broken(after)


def test_a_rating_that_does_not_add_up(after: After) -> None:
    """Counting all games again gives another one."""
    recounted = {"ratings": [{"mu": 25.0}], "results": after.rows["results"]}
    assert broken(replace(after, recounted=recounted)) == {COUNTED}


@pytest.fixture
def parted(after: After) -> Parting:
    """What is stored when somebody's data was deleted who had none."""
    person = after.people[0]
    rows = {table: [] for table in after.rows} | {"deletions": [marked(person.id)]}
    parting = Parting(0.0, rows)
    after.witness.partings = [parting]
    return parting


def test_nothing_is_left_of_who_had_nothing(after: After, parted: Parting) -> None:
    """But of whom a mark is nobody's."""
    assert broken(after) == set()
    parted.rows["deletions"].append(marked(1))
    assert broken(after) == {FORGOTTEN}


@pytest.mark.parametrize("what", ["number", "name", "DM", "number in words"])
def test_something_that_is_left(after: After, parted: Parting, what: str) -> None:
    """A row has the number, the name or the DM of whoever was forgotten."""
    person = after.people[0]
    left = {
        "number": {"user_id": person.id},
        "name": {"reason": f"{person.name} was rude"},
        "DM": {"dm_channel_id": person.dm.id},
        "number in words": {"people": f"[{person.id}]"},
    }
    parted.rows["moderation"].append(left[what])
    assert broken(after) == {FORGOTTEN}


def test_a_block_that_a_deletion_has_lifted(after: After, parted: Parting) -> None:
    """Whoever was blocked is nobody now, and has no mark."""
    parted.rows["blocks"].append({"blocked_user_id": -5, **marked(after.people[0].id)})
    assert broken(after) == set()
    parted.rows["blocks"].append({"blocked_user_id": -5, "salt": None, "mark": None})
    assert broken(after) == {FORGOTTEN}


def test_a_tournament_that_somebody_could_join_anew(after: After, parted: Parting) -> None:
    """Of whoever has left a running one nothing is known any more."""
    parted.rows["tournaments"].append({"id": 1, "state": "running"})
    seat = {"tournament_id": 1, "user_id": -5, "salt": None, "mark": None}
    parted.rows["tournament_players"].append(seat)
    assert broken(after) == {FORGOTTEN}


@pytest.mark.parametrize("kept", [{"dm_message_id": 1}, {"name": "somebody"}], ids=str)
def test_a_seat_that_nobody_has(after: After, kept: dict[str, object]) -> None:
    """What one player alone has was stored after they were forgotten."""
    past = past_in(after)
    nothing = {"user_id": -5, "name": "former player", "dm_message_id": None, "dm_channel_id": None}
    nothing |= {"hand_order": None, "plan": None, "hinted_step": None}
    for more, is_broken in ({}, False), (kept, True):
        nobody = replace(past.row.players[0], **(nothing | more))
        other = copy(past)
        other.row = replace(past.row, players=(nobody, *past.row.players[1:]))
        after.pasts[past.row.id] = other
        assert (FORGOTTEN in broken(after)) == is_broken


def test_slots_that_are_kept(after: After) -> None:
    """A process could not have them all."""
    assert broken(replace(after, hindered=["jolly1"])) == {UNHINDERED}


def test_a_process_that_ends(after: After) -> None:
    """By itself; not if it was asked to, or if it stood still for long before."""
    end = max(event.at for event in after.service.lives[0].events) + 300.0
    over = Event(end, "over", told="exit code 1")
    assert broken(with_events(after, over)) == {LASTING}
    assert broken(with_events(after, Event(end - 1.0, "asked"), over)) == set()
    frozen = replace(with_events(after, over))
    spell = Spell("freeze", end - 30.0, end - 5.0)
    frozen = replace(frozen, service=replace(frozen.service, spells=[spell]))
    assert broken(frozen) == set()


def test_a_refusal_by_the_limit_of_a_route(after: After) -> None:
    """The answers before had told of it; not to a process that has just begun."""
    call = next(call for call in after.calls if call.name == POST)
    starts = [event.at for event in after.service.lives[0].events if event.what == "start"]
    after.witness.refusals.append(Refusal(max(starts) + 1.0, call, ("sends", "1")))
    assert broken(after) == set()
    after.witness.refusals.append(Refusal(max(starts) + 100.0, call, ("sends", "1")))
    assert broken(after) == {LIMITED}


def test_too_many_calls(after: After) -> None:
    """More within a second than Discord takes."""
    counted = next(call for call in after.calls if call.name == POST)
    assert broken(replace(after, calls=[*after.calls, *[counted] * 50])) == {LIMITED}


def test_a_refusal_by_the_limit_of_all(after: After) -> None:
    """The bot knew that one, but not how much a slow line had held up that came with it."""
    call = next(call for call in after.calls if call.name == POST)
    after.witness.refusals.append(Refusal(call.at, call, ("all requests", None)))
    assert broken(after) == {LIMITED}
    spells = [Spell("slow", call.at - 9.0, call.at - 1.0)]
    assert broken(replace(after, service=replace(after.service, spells=spells))) == set()


@pytest.mark.parametrize("age", [901.0, 1.0])
def test_a_token_that_is_good_for_nothing(after: After, age: float) -> None:
    """It is too old, or has been refused."""
    use = next(use for use in after.witness.uses if use.call.name == CALLBACK)
    refused = copy(use.call)
    refused.status = 404
    again = TokenUse(use.at, "a token", age, refused)
    after.witness.uses += [again, again]
    assert broken(after) == {NOT_IN_VAIN}


def test_what_discord_would_not_let_pass(after: After) -> None:
    """A sentence of the sandbox; an answer that was too late is one only where it was in time."""
    assert broken(replace(after, violations=["a message: 5 buttons in a row"])) == {ALLOWED}
    refused = [f"{CALLBACK}: 10062 Unknown interaction"]
    assert broken(replace(after, violations=refused)) == {ALLOWED}
    late = copy(next(call for call in after.calls if call.name == CALLBACK))
    late.status = 404
    after.witness.uses.append(TokenUse(late.at, "another token", 3.5, late))
    assert broken(replace(after, violations=refused)) == set()


@pytest.mark.parametrize(("kind", "is_broken"), [("offline", False), ("slow", True)])
def test_a_second_first_answer(after: After, kind: str, is_broken: bool) -> None:
    """It is a fault unless the first one's receipt may have been lost."""
    first = next(use for use in after.witness.uses if use.call.name == CALLBACK)
    second = copy(first.call)
    second.status = 400
    after.witness.uses.append(TokenUse(first.at + 9.0, first.token, 10.0, second))
    spells = [Spell(kind, first.at - 1.0, first.at + 1.0)]
    service = replace(after.service, spells=spells)
    refused = replace(after, violations=[f"{CALLBACK}: 40060 Interaction"], service=service)
    assert (ALLOWED in broken(refused)) == is_broken


def test_a_fault_in_the_log(after: After) -> None:
    """One line with a traceback."""
    assert broken(replace(after, faults=["ERROR bot: background work failed"])) == {FAULTLESS}


def test_a_card_in_the_log(after: After) -> None:
    """One line that names a card."""
    assert broken(replace(after, logged=["discarded 9♣"])) == {DISCREET}


def test_every_promise_is_tried() -> None:
    """Each one that is always made."""
    tried = {
        RECORDED,
        REPLAYED,
        SECRET,
        ONCE,
        CAUGHT_UP,
        CALLED,
        FAIR,
        ARRIVED,
        DEALT,
        COUNTED,
        FORGOTTEN,
        UNHINDERED,
        LASTING,
        LIMITED,
        NOT_IN_VAIN,
        ALLOWED,
        FAULTLESS,
        DISCREET,
    }
    assert tried == promised_in(promises)
