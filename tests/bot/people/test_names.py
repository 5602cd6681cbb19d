"""What people and places are called, in everything that the bot writes."""

import re
from typing import Any

import pytest

from bot.table.record import record_of
from engine.record.games import replay
from tests.bot.conftest import Room
from tests.bot.evening import begin, turn
from tests.bot.fuzzing import controls_in

NAMES = {
    "bold": "**x**",
    "everyone": "@everyone",
    "mention": "<@1>",
    "role": "<@&2>",
    "link": "[a](http://b.c)",
    "address": "https://b.c/d",
    "invitation": "discord.gg/abc",
    "code": "`x` ```y",
    "lines": "a\n# b\n-# c",
    "heading": "# big",
    "small": "-# small",
    "list": "1. first",
    "quote": ">>> quote",
    "spoiler": "||x|| ~~y~~ __z__",
    "time": "<t:0:R> </hand:1> <#3>",
    "unseen": "\u200b\u2060\u3164",
    "turned": "\u202e7h\u2066 fi",
    "tower": "z" + "\u0301" * 31,
    "signs": "\\ 7♥ #1 { $x } %s",
    "nobody": "\u034f\ufe00",
}
RAW = {
    "bold": r"(?<!\\)\*\*x|x(?<!\\)\*\*(?!\*)",
    "everyone": "@everyone",
    "mention": r"(?<!\\)<@1>",
    "role": r"(?<!\\)<@&2>",
    "link": r"\]\(http://",
    "address": "https://b",
    "invitation": "discord.gg/",
    "code": r"(?<!\\)`x|``y",
    "lines": r"\n# b",
    "heading": r"(?m)^# big",
    "small": r"(?m)^-# small",
    "list": r"(?m)^1\. first",
    "quote": r"(?m)^>>> quote",
    "spoiler": r"(?<!\\)\|\|x|~~y|__z",
    "time": r"(?<!\\)<t:0|(?<!\\)</hand|(?<!\\)<#3>",
    "unseen": "\u3164",
    "turned": "[\u202e\u2066]",
    "tower": "\u0301{3}",
    "signs": r"(?<!\\)\\ 7",
    "nobody": "[\u034f\ufe00]",
}
"""What must not be left of each name in a text."""
OURS = "\u2060"
"""Our own word joiner, which keeps a joker and its meaning together."""


PAIRS = [*zip([*NAMES][::2], [*NAMES][1::2], strict=True)]


@pytest.mark.slow
@pytest.mark.parametrize("kinds", PAIRS, ids=" and ".join)
async def test_names_in_everything(room: Room, kinds: tuple[str, str]) -> None:
    """A name neither formats, links nor pings in any message, label or record."""
    room.alice, room.bob = (
        room.guild.add_member(room.env.create_user(kind, shown=NAMES[kind])) for kind in kinds
    )
    table = await begin(room)
    for _ in range(2):
        await turn(room, table)
        await room.wait()
    labels = await room.alice.autocomplete(room.channel, "hand", "table", "")
    for person in (room.alice, room.bob):
        for command in ("game nudge", "game pause", "game abort", "game away"):
            await person.slash(room.channel, command)
            await room.wait()
    await room.bob.slash(room.channel, "draw")
    await room.bob.slash(room.channel, "table")
    question = await room.bob.slash(room.channel, "resign")
    await room.press(room.bob, question.response.message, "Yes")
    await room.wait()
    labels += await room.alice.autocomplete(room.channel, "history", "table", "")
    for command in ("history", "standings", "profile", "game verify"):
        await room.alice.slash(room.channel, command)
    await room.bob.slash(room.channel, "history", table="1")
    await room.bob.slash(room.channel, "challenge")
    await room.alice.slash(room.channel, "rematch", table="1")
    for kind in kinds:
        check_texts(room, kind)
    check_labels(room, labels)
    check_pings(room)
    assert list(replay(await record_of(room.db, table.id)))[-1]["state"] == "finished"


def check_texts(room: Room, kind: str) -> None:
    """Fail where something of a name is left in a text."""
    texts = [text for request in room.env.http_requests for text in texts_of(request.json)]
    assert len(texts) > 20
    for text in texts:
        assert not re.search(RAW[kind], text.replace(OURS, "")), text


def check_labels(room: Room, labels: list[Any]) -> None:
    """Fail where a label has what cannot be seen."""
    shown = [one["name"] for one in labels]
    for request in room.env.http_requests:
        shown += [one["label"] for one in controls_in(request.json) if "label" in one]
    assert len(shown) > 10
    for label in shown:
        assert label.replace(OURS, "").isprintable(), label


def check_pings(room: Room) -> None:
    """Fail where anybody is pinged who does not play."""
    pinged = set()
    for request in room.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        mentions = (body.get("data") or body).get("allowed_mentions", {})
        pinged |= set(map(str, mentions.get("users", ())))
    assert pinged == {str(room.alice.id), str(room.bob.id)}


def texts_of(body: Any) -> list[str]:
    """Every text in which Discord formats."""
    if isinstance(body, list):
        return [text for one in body for text in texts_of(one)]
    if not isinstance(body, dict):
        return []
    own = [body["content"]] if isinstance(body.get("content"), str) else []
    return own + [text for one in body.values() for text in texts_of(one)]


async def test_a_full_table_fits_into_a_choice(room: Room) -> None:
    """Six people with the longest names there may be: the proposal is cut to what Discord takes."""
    room.bob.of.name = "Maximilian Alexander von und zu"
    people = {"opponent": room.bob, "opponent2": room.carol}
    for number in (3, 4, 5):
        longest = f"Maximilian Alexander {number} von und"
        user = room.env.create_user(f"guest{number}", shown=longest)
        people[f"opponent{number}"] = room.guild.add_member(user)
    await room.alice.slash(room.channel, "challenge", game="straight", **people)
    for person in people.values():
        await room.press(person, room.message_with("Accept"), "Accept")
    await room.wait()
    table = await room.table()
    names = ", ".join(one.name for one in table.row.players if one.user_id != room.alice.id)
    assert len(names) > 100

    [choice] = await room.alice.autocomplete(room.channel, "hand", "table", "")
    assert choice["value"] == "1"
    assert len(choice["name"]) == 100
    assert choice["name"].startswith("#1 · Straight Rummy · ")
