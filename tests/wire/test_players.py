"""What players take for an answer, in whatever language they have the game shown."""

import pytest

from bot.people.texts import LANGUAGES, say
from bot.render.ends import end_view
from bot.render.hand import HandPage, hand_view
from bot.render.layout import MessageLayout
from sandbox.interactions import COMPONENT, SEND, Answer, Interaction
from sandbox.limits import V2
from sandbox.world import Message
from tests.bot.finished import over
from tests.bot.scenes import dealt, frame
from tests.wire.attempts import Log
from tests.wire.players import Hand
from tests.wire.standin import StandIn

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def is_made(view: MessageLayout) -> bool | None:
    """Whether Alice takes a move for made that is answered with this message."""
    standin = StandIn()
    body = {"flags": V2, "components": view.to_components()}
    press = Interaction(COMPONENT, standin.alice, standin.channel, {})
    shown = Message(standin.channel, standin.world.bot, body)
    return Hand(standin.alice, standin.channel, 1, Log()).made(Answer(press, SEND, 0.0, shown))


def hand(language: str, note: str = "", halted: str = "") -> MessageLayout:
    """What Alice is shown, who begins."""
    state = dealt()
    shown = frame(state, 1, language=language, halted=halted)
    return hand_view(shown, HandPage(state.hands[0], note=note))


def test_a_hand_says_that_a_move_was_made(language: str) -> None:
    assert is_made(hand(language)) is True


def test_a_hand_says_that_a_move_came_too_late(language: str) -> None:
    assert is_made(hand(language, say(language, "hand-moved-on"))) is False


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({}, id="won"),
        pytest.param({"halted": "aborted"}, id="aborted"),
        pytest.param({"halted": "aborted", "ended": "no-show"}, id="no-show"),
    ],
)
def test_the_end_of_a_game_tells_nothing_of_a_move(language: str, how: dict[str, str]) -> None:
    """The game may be over by it, or have been before it came."""
    state = over("five-hundred", (112, 45), winner=1)
    assert is_made(end_view(frame(state, language=language, **how))) is None


def test_a_hand_that_is_none_any_more_tells_nothing_of_a_move(language: str) -> None:
    """The game was aborted while the hand was made."""
    assert is_made(hand(language, halted="aborted")) is None
