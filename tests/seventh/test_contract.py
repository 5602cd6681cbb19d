"""A game is one file of rules, and one of texts for each language: nothing else knows of it."""

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.people.texts import refusal
from bot.table.record import record_of
from engine.cards import parse_cards
from engine.changing import replace
from engine.errors import NotOpened
from engine.game import due, play, start
from engine.moves import DEALER, Deal, Discard, LayMeld, LayOff
from engine.players import Level, choose
from engine.players.thoughts import advise
from engine.record.games import replay
from engine.state import Phase, State, Turn
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.bot.card_players import LONGEST, by_buttons, by_commands
from tests.bot.conftest import Room, buttons, dm_of, text_of
from tests.engine.random_games import Table
from tests.engine.test_random_games import check_record, check_totals, play_game
from tests.seventh.contract import VARIANT, ContractFirst

SEED = 7
"""Of a game of a hundred moves, in which somebody misses a contract."""


def at_contract(hand: str, *, number: int = 1) -> State:
    """Seat 1 holds *hand* in the middle of a turn of round *number*."""
    begun = start(VARIANT, VARIANT.presets["standard"], 2, 2)
    state = play(begun, DEALER, Deal(VARIANT.pack))
    held = tuple(sorted(parse_cards(hand)))
    state = replace(state, round=number, phase=Phase.PLAY, hands=(held, state.hands[1]))
    return replace(state, turn=Turn(drawn=held[0]))


@pytest.mark.parametrize(
    ("number", "hand", "lay", "accepted"),
    [
        pytest.param(1, "2s 2h 2d 9s 9h 9d Kc", "2s 2h 2d", True, id="a group of two"),
        pytest.param(1, "2s 2h 2d 9s 9h 10d Kc", "2s 2h 2d", False, id="no rest"),
        pytest.param(1, "2s 2h 2d 9s 9h 9d 3c 4c 5c", "3c 4c 5c", False, id="a run among groups"),
        pytest.param(2, "2s 2h 2d 3c 4c 5c Kc", "3c 4c 5c", True, id="a run and a group"),
        pytest.param(3, "2s 2h 2d 3c 4c 5c Kc", "3c 4c 5c", False, id="two runs"),
        pytest.param(4, "7d 8d 9d 3c 4c 5c Kc", "3c 4c 5c", True, id="the last one again"),
    ],
)
def test_contracts(number: int, hand: str, lay: str, accepted: bool) -> None:
    """Nothing but the contract of the round is laid first, and only where all of it can be."""
    state, move = at_contract(hand, number=number), LayMeld.of(tuple(parse_cards(lay)))
    if accepted:
        assert len(play(state, 1, move).melds) == 1
        return
    with pytest.raises(ContractFirst):
        play(state, 1, move)


def test_the_rest_of_a_contract_has_to_follow() -> None:
    """In the middle of the contract nobody discards or adds a card; after it both may be done."""
    state = at_contract("2s 2h 2d 2c 9s 9h 9d Kc")
    state = play(state, 1, LayMeld.of(tuple(parse_cards("2s 2h 2d"))))
    with pytest.raises(ContractFirst):
        play(state, 1, Discard(parse_cards("Kc")[0]))
    with pytest.raises(NotOpened):
        play(state, 1, LayOff.of(parse_cards("2c")[0], 1))
    state = play(state, 1, LayMeld.of(tuple(parse_cards("9s 9h 9d"))))
    assert play(state, 1, LayOff.of(parse_cards("2c")[0], 1)).hand == tuple(parse_cards("Kc"))
    assert play(state, 1, Discard(parse_cards("Kc")[0])).to_act == 2


@pytest.mark.slow
def test_random_games() -> None:
    """Games of random players keep every card, end, and are what their records say."""
    ways = Counter[str]()
    for number in range(20):
        table = Table(VARIANT, Random(f"contract {number}"))
        state = play_game(table, 60)
        check_record(state, table)
        check_totals(state)
        ways.update(result.reason for result in state.results)
    assert ways.keys() >= {"out", "stalemate", "resign"}


@pytest.mark.parametrize("level", Level)
def test_the_computer_plays(level: Level) -> None:
    """Every level plays a round, and its advice is legal."""
    random, state = Random(5), start(VARIANT, VARIANT.presets["standard"], 2, 2)
    while not state.results:
        if move := due(state, bytes(32)):
            state = play(state, DEALER, move)
            continue
        seen = seen_by(state, state.acting)
        play(state, state.acting, advise(seen))
        state = play(state, state.acting, choose(seen, random, level))
    assert state.results[0].reason in ("out", "stalemate")


def test_a_refusal_without_words() -> None:
    """What the game alone refuses is told in the game's own sentence."""
    error = ContractFirst("run + run")
    assert refusal("de", error, game="contract") == error.told()


Move = Callable[[Room, Any, Any], Awaitable[None]]


async def pressing(room: Room, person: Any, table: Any) -> None:
    """Make a move in one's DM."""
    await by_buttons(room, person, table, room.messages(dm_of(person))[0])


WAYS = pytest.mark.parametrize(
    "move", [pytest.param(by_commands, id="commands"), pytest.param(pressing, id="buttons")]
)


async def whole_game(room: Room, move: Move) -> str:
    """Play from the challenge to the standings; everything that everybody has read."""
    await room.alice.slash(
        room.channel, "challenge", game="contract", options="missed=20", opponent=room.bob
    )
    heard = {text_of(room.message_with("Accept"))}
    await room.press(room.bob, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    for command in ("rules", "help"):
        shown = await room.carol.slash(room.channel, command, game="contract")
        heard.add(text_of(shown.response.message))
    told: set[str] = set()
    for _ in range(LONGEST):
        if table.over:
            break
        seat, turn = table.state.to_act, table.turn_step
        await move(room, room.alice if seat == 1 else room.bob, table)
        if table.turn_step != turn:
            await room.wait()
            heard |= {text_of(message) for message in room.messages()}
            heard |= await sums(room, told)
    await room.wait()
    heard |= {text_of(message) for message in room.messages()} | await sums(room, told)
    assert table.over
    *_, final = replay(await record_of(room.db, table.id))
    assert (final["state"], final["winner"]) == ("finished", table.state.winner)
    shown = await room.carol.slash(room.channel, "standings", game="contract")
    heard.add(board := text_of(shown.response.message))
    assert all(one.name in board for one in table.row.players)
    return "\n".join(heard)


async def sums(room: Room, told: set[str]) -> set[str]:
    """What Details tells below each result that is not among *told*, and is from now on."""
    found = set()
    for message in room.messages():
        for one in buttons(message):
            if one.label == "Details" and one.custom_id not in told:
                told.add(one.custom_id)
                said = await room.press(room.carol, message, "Details")
                found.add(text_of(said.response.message))
    return found


@WAYS
@pytest.mark.parametrize("known_cards", [SEED], indirect=True)
async def test_without_texts(known_cards: None, room: Room, move: Move) -> None:
    """It is played to the standings under the names that its one file gives."""
    heard = await whole_game(room, move)
    assert "Contract Rummy" in heard
    assert "missed: 20" in heard
    assert "- contract missed: +20" in heard
    assert "Learn Contract" not in heard


@WAYS
@pytest.mark.parametrize("known_cards", [SEED], indirect=True)
async def test_with_one_file(english: None, known_cards: None, room: Room, move: Move) -> None:
    """With one English file it is played under the words of that."""
    heard = await whole_game(room, move)
    assert "Three Contracts" in heard
    assert "Contract Rummy" not in heard
    assert "no contract: 20" in heard
    assert "- without the contract: 20" in heard
    assert "### The contracts" in heard
    assert "gets 20 points more" in heard


async def test_it_is_offered(room: Room) -> None:
    """Commands that take a game offer it; /learn, which has no lesson of it, does not."""
    payload = {one.name: one.to_dict(room.app.tree) for one in room.app.tree.get_commands()}

    def offered(command: str) -> set[str]:
        (game,) = [one for one in payload[command]["options"] if one["name"] == "game"]
        return {choice["value"] for choice in game["choices"]}

    for command in ("challenge", "rules", "help", "standings"):
        assert offered(command) == set(VARIANTS)
    assert offered("learn") == set(VARIANTS) - {"contract"}
