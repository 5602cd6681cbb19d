"""Discord's client around an Activity, as the sandbox plays it: by the codes of its answers."""

import pytest

from tests.sandbox.player import Player
from tests.sandbox.process import SandboxProcess

pytestmark = pytest.mark.browser
CLIENT = """
async (said) => {
  const { Client } = await import("/static/client.js");
  const about = { origin: "http://127.0.0.1:9", app: "17", authorize: async () => "", close() {} };
  const client = new Client(document.createElement("iframe"), about);
  const heard = [];
  client.say = (opcode, { cmd, evt, code, data }) => {
    heard.push([opcode, cmd ?? code, evt ?? "", data?.code ?? ""]);
  };
  for (const [opcode, data] of said) await client.take(opcode, data);
  await new Promise((resolve) => setTimeout(resolve));
  client.end();
  return heard;
}
"""
"""What Discord's client says to a page that has said something, in short."""
HELLO = {"v": 1, "encoding": "json", "client_id": "17", "frame_id": "f"}
WISH = {"client_id": "17", "response_type": "code", "scope": ["identify"]}


@pytest.mark.parametrize(
    ("opcode", "data", "heard"),
    [
        pytest.param(0, HELLO, [1, "DISPATCH", "READY", ""], id="ready"),
        pytest.param(0, HELLO | {"client_id": "18"}, [2, 4000, "", ""], id="another app"),
        pytest.param(0, HELLO | {"v": 2}, [2, 4004, "", ""], id="another version"),
        pytest.param(
            1, {"cmd": "AUTHORIZE", "args": WISH}, [1, "AUTHORIZE", "ERROR", 5000], id="declined"
        ),
        pytest.param(
            1,
            {"cmd": "AUTHORIZE", "args": WISH | {"scope": ["identify", "guilds"]}},
            [1, "AUTHORIZE", "ERROR", 5000],
            id="more than is needed",
        ),
        pytest.param(
            1,
            {"cmd": "AUTHORIZE", "args": WISH | {"client_id": "18"}},
            [1, "AUTHORIZE", "ERROR", 4007],
            id="for another app",
        ),
        pytest.param(1, {"cmd": "GET_GUILDS"}, [1, "GET_GUILDS", "ERROR", 4002], id="no command"),
        pytest.param(1, {"cmd": "SUBSCRIBE", "evt": "X"}, [1, "SUBSCRIBE", "", ""], id="event"),
    ],
)
def test_what_discords_client_says(
    desk: Player, sandbox: SandboxProcess, opcode: int, data: object, heard: list[object]
) -> None:
    """The sandbox's answers to an Activity have the codes that Discord's have."""
    desk.open(sandbox.address)
    assert desk.page.evaluate(CLIENT, [[opcode, data]]) == [heard]
