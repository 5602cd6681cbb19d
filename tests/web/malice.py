"""What somebody may say to a page's socket who wishes ill: of each kind as much as one likes.

Whatever is said is no wish, or a wish for what one may not do.
"""

import json
from random import Random
from typing import Any

from aiohttp import ClientWebSocketResponse, WSMsgType
from pydantic import ValidationError

from bot.web.socket import LONGEST
from bot.web.wishes import WISHES

SOLID = [
    '{"n": 1, "do": "play", "step": 1, "lines": ["draw"]}',
    '{"n": 2, "do": "raise", "cards": ["7h", "8h"]}',
    '{"n": 3, "do": "draft", "table": [["r3", "*r4"], ["b7"]]}',
    '{"n": 4, "do": "plan", "line": "discard Kd"}',
    '{"n": 5, "do": "agree", "proposal": 12}',
    '{"n": 6, "do": "way", "way": "give:1:300"}',
    '{"n": 7, "do": "replay", "at": 3}',
]
JUNK = ["null", "[]", "{}", "-1", "1e400", '""', "\u0000", "NaN", '"\ud83c"', "[[[[", "true", "💥"]
NO_STEP = [-1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1e300, 0.5, True, None, "1", [1]]
NO_TEXT = [None, 7, -0.0, True, {}, [], [[]], {"t": "table"}, "x" * 4_001, ["draw"]]
NO_LINE = [
    *("", " ", "1 draw", "2 draw", "0 deal", "deal", "timeout", "resign", "1 resign", "takeback"),
    *("more-time 1 900", "draw draw", "draw @5", "discard", "discard 1h", "discard ??", "meld"),
    *(
        "meld 7h 7h 7h 7h",
        "add 7h -1",
        "add 7h 9999999999999999999999",
        "table r3 | | b4",
        "\u0000",
    ),
    *("draw\n2 draw", "ｄｒａｗ", "discard K♦♦", "arrange", "knock", "forfeit 1", "💥" * 50),
]
NO_WAY = [
    "",
    "give",
    "give:",
    "give:1:300:9",
    "give:-1:1",
    "give:99:9",
    "abort:x",
    "😀",
    "../",
    "x" * 30,
]
NO_TILES = [["r3"] * 9, ["r14"], ["7h"], ["*"] * 5, ["r3", "b99"], [""], ["??"], ["\u0000"]]


def spoilt(dice: Random) -> str:
    """A message that is none, though nearly one."""
    while True:
        text = dice.choice(SOLID)
        for _ in range(dice.randint(1, 4)):
            at, width = dice.randrange(len(text) + 1), dice.randint(0, 9)
            junk = dice.choice([*JUNK, "", text[at : at + width] * 3])
            text = text[:at] + junk + text[at + width :]
        text = text.encode("utf-8", "replace").decode()
        if not is_wish(text):
            return text


def is_wish(text: str) -> bool:
    """Whether *text* can be read as a wish, whatever comes of that."""
    try:
        WISHES.validate_json(text)
    except ValidationError:
        return False
    return True


def wish(do: Any, **more: Any) -> str:
    """A message with this in it."""
    return json.dumps({"n": 1, "do": do, **more})


def mistyped(dice: Random) -> str:
    """What stands in a field is of another kind than belongs there."""
    wrong = dice.choice(NO_TEXT)
    return dice.choice(
        (
            wish("play", step=1, lines=[wrong]),
            wish("play", step=wrong, lines=["draw"]),
            wish("raise", cards=wrong if wrong != [] else 0),
            wish("draft", table=[wrong]),
            wish("order", cards=[wrong]),
            wish("agree", proposal=wrong),
            json.dumps({"n": wrong, "do": "agree", "proposal": 1}),
            json.dumps([wrong]),
        )
    )


def numberless(dice: Random) -> str:
    """A number that is none, or far too large."""
    number = dice.choice([each for each in NO_STEP if each is not None and each is not True])
    return dice.choice(
        (
            wish("play", step=number, lines=["draw"]),
            wish("agree", proposal=-1 if number == "1" else number),
            wish("replay", at=number),
            json.dumps({"n": number, "do": "play", "step": number, "lines": ["draw"]}),
        )
    )


def unknown(dice: Random) -> str:
    """Nothing that a page can wish for."""
    return wish(dice.choice(("fly", "", "Play", "deal", None, 1, ["play"], "__class__", "play ")))


def deep(dice: Random) -> str:
    """Lists in lists, or objects in objects, closed or not."""
    depth = dice.choice((60, 250, 2_000))
    begin, end = dice.choice((("[", "]"), ('{"a":', "}")))
    return begin * depth + "1" + dice.choice((end * depth, ""))


def surrogate(dice: Random) -> str:
    """Half a sign, written as JSON writes it."""
    half = f'"\\ud8{dice.randrange(256):02x}"'
    return dice.choice(
        (
            f'{{"n": 1, "do": "play", "step": 1, "lines": [{half}]}}',
            f'{{"n": 1, "do": "way", "way": {half}}}',
            f'{{"n": 1, "do": {half}}}',
        )
    )


def too_many(dice: Random) -> str:
    """More cards, rows or lines than there can be, in a message that is not too long."""
    return dice.choice(
        (
            wish("raise", cards=["7h"] * 201),
            wish("order", cards=["7h"] * 201),
            wish("draft", table=[["r3"]] * 201),
            wish("draft", table=[["r3"] * 201]),
            wish("play", step=1, lines=["draw"] * 41),
        )
    )


def huge(dice: Random) -> str:
    """More than may be said at once, solid but for that."""
    return dice.choice(
        ("x" * (LONGEST + 1), SOLID[0] + " " * LONGEST, SOLID[0] + " " * 5 * LONGEST)
    )


NO_WISHES = (*(spoilt,) * 6, mistyped, mistyped, numberless, unknown, deep, surrogate, too_many)
"""What is no wish, as often as it is drawn."""
FORBIDDEN = 0.3
"""How often what is said is a solid wish that is not granted."""


def forbidden(step: int, dice: Random) -> str:
    """A solid wish for what nobody may do at the table, which is at *step*."""
    other = dice.choice((0, max(0, step - 1), step + 1, step + 5, 10**9))
    return dice.choice(
        (
            wish("play", step=step, lines=[dice.choice(NO_LINE)]),
            wish("play", step=step, lines=["draw", dice.choice(NO_LINE)]),
            wish("play", step=step, lines=["pass"] * 40),
            wish("play", step=other, lines=["draw"]),
            wish("draft", table=[dice.choice(NO_TILES)]),
            wish("plan", line=dice.choice(NO_LINE)),
            wish("agree", proposal=dice.choice((0, 1, 2**53))),
            wish("decline", proposal=dice.choice((0, 1, 2**53))),
            wish("way", way=dice.choice(NO_WAY)),
            wish("rematch", part="0f"),
        )
    )


def no_use(step: int, dice: Random) -> str:
    """What is refused at a table that is at *step*, and closes no page."""
    return forbidden(step, dice) if dice.random() < FORBIDDEN else dice.choice(NO_WISHES)(dice)


async def say_too_much(socket: ClientWebSocketResponse, dice: Random) -> None:
    """Say what closes a page: far too much, or what is no text."""
    match dice.randrange(4):
        case 0:
            await socket.send_bytes(dice.randbytes(40))
        case 1:
            await socket.send_frame(b'{"n": 1, "do": "\xff\xfe"}', WSMsgType.TEXT)
        case _:
            await socket.send_str(huge(dice))
