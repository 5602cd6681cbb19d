"""Options, the button of a challenge: the rules are chosen in a dialog."""

from typing import Any

import pytest

from bot.lobby.options_dialog import dialog, pages_of, panel
from data import challenges
from engine.options import option_names
from engine.record.rule_code import rules_of_code
from engine.variants import VARIANTS
from tests.bot.conftest import Room, button, buttons, known_to_be_dead, selects, text_of
from tests.bot.evening import requests
from tests.bot.presses import at_once, forge, now, told

MINUTE = 60


async def ask(room: Room, **options: Any) -> Any:
    """Alice's challenge as it stands in the channel; Bob is asked."""
    named = {name: one for name, one in ({"opponent": room.bob} | options).items() if one}
    await room.alice.slash(room.channel, "challenge", **named)
    return room.messages()[-1]


async def stored(room: Room, number: int = 1) -> Any:
    async with room.db.reading() as tx:
        return await challenges.load(tx, number)


def fields(shown: Any) -> dict[str, Any]:
    """The dialog's fields by their ids, each with what stands in it; a list in a select."""
    found = {}
    for one in shown.modal["components"]:
        inner = one["component"]
        lines = inner.get("options", ())
        preset = [option["value"] for option in lines if option.get("default")]
        found[inner["custom_id"]] = preset if lines else inner["value"]
    return found


async def fill(room: Room, shown: Any, **values: str) -> Any:
    """Send Alice's dialog with some fields changed; `turn_limit` is the field `turn-limit`."""
    filled = fields(shown)
    for name, value in values.items():
        field = name.replace("_", "-")
        filled[field] = [value] if isinstance(filled[field], list) else value
    return await room.alice.submit_modal(shown, filled)


async def opened(room: Room, message: Any, page: str = "Rules") -> Any:
    """One of the dialogs of a challenge's options, by the panel that leads to them."""
    panel_ = await room.press(room.alice, message, "Options")
    return await room.press(room.alice, panel_.response.message, page)


async def test_dialogs_have_what_holds(room: Room) -> None:
    """The rules in one, the times in another; the challenge shows its new rules and their code."""
    message = await ask(room, clock="10m")
    rules = await opened(room, message)
    assert fields(rules) == {"target": ["100"], "one-round": ["no"]}
    await fill(room, rules, target="200")
    times = await opened(room, message, "Time")
    assert fields(times) == {"clock": "10m", "increment": "0s", "turn-limit": "1d"}
    await fill(room, times, turn_limit="5 min", clock="none")
    text = text_of(now(room, message))
    assert "500 Rummy to 200" in text
    assert "Changed: target: 200, turn limit: 5 minutes · To use these rules again" in text
    code = text.partition("options:code=")[2].partition("`")[0]
    assert rules_of_code(code)[1].model_dump(mode="json") == (await stored(room)).rules
    await room.press(room.bob, now(room, message), "Accept")
    await room.wait()
    rules = (await room.table()).state.rules
    assert (rules.target, rules.clock, rules.turn_limit) == (200, None, 300)


async def test_a_dialog_outlives_a_restart(room: Room) -> None:
    """What was opened before the bot was started anew is taken all the same."""
    message = await ask(room)
    shown = await opened(room, message)
    await known_to_be_dead(room.db)
    await room.env.restart_bot(type(room.app)(room.db, shard_count=1, beat_ms=3_600_000))
    await fill(room, shown, target="500")
    assert "500 Rummy to 500" in text_of(now(room, message))


async def test_only_the_challenger(room: Room) -> None:
    """Whoever else presses Options is told so; nothing changes."""
    for message in (await ask(room), await ask(room, opponent=None)):
        before = text_of(message)
        for person in (room.bob, room.carol):
            result = await room.press(person, message, "Options")
            assert "Only the challenger can change the rules" in told(result)
        assert text_of(now(room, message)) == before


async def test_a_wrong_value(room: Room) -> None:
    """A value that is not possible is answered with what is; nothing changes."""
    message = await ask(room)
    before = text_of(message)
    for values, words in (
        ({"clock": "5s"}, "Choose from 1m to 1d, or none"),
        ({"turn_limit": "soon"}, "can’t read that as a time"),
        ({"clock": "5m", "increment": "5m"}, "Choose from 0s to 1m"),
    ):
        panel_ = await room.press(room.alice, message, "Options")
        await fill(room, await room.press(room.alice, panel_.response.message, "Time"), **values)
        assert words in text_of(panel_.response.message)
        assert text_of(now(room, message)) == before
    assert (await stored(room)).rules["clock"] is None


async def test_a_wrong_value_is_mended(room: Room) -> None:
    """Each wrong field is named; the dialog opens again as it was filled in, until it is right."""
    message = await ask(room)
    panel_ = await room.press(room.alice, message, "Options")
    shown = await room.press(room.alice, panel_.response.message, "Time")
    await fill(room, shown, clock="5s", turn_limit="soon", increment="5s")
    assert "⚠ Clock:" in text_of(panel_.response.message).replace("**", "")
    assert "⚠ Turn limit:" in text_of(panel_.response.message).replace("**", "")

    again = await room.press(room.alice, panel_.response.message, "Open again")
    assert fields(again) == {"clock": "5s", "increment": "5s", "turn-limit": "soon"}
    await fill(room, again, clock="10m")
    assert "⚠ Clock:" not in text_of(panel_.response.message).replace("**", "")
    assert "⚠ Turn limit:" in text_of(panel_.response.message).replace("**", "")
    again = await room.press(room.alice, panel_.response.message, "Open again")
    await fill(room, again, turn_limit="5m")
    assert "⚠" not in text_of(panel_.response.message)
    assert "Open again" not in [one.label for one in buttons(panel_.response.message)]
    rules = (await stored(room)).rules
    assert (rules["increment"], rules["clock"], rules["turn_limit"]) == (5, 600, 300)


async def test_a_wrong_value_in_the_panel(room: Room) -> None:
    """Where the panel is open it says what was wrong, and no longer once that is right."""
    message = await ask(room, game="straight")
    panel_ = await room.press(room.alice, message, "Options")
    shown = await room.press(room.alice, panel_.response.message, "Time")
    await fill(room, shown, clock="5s")
    assert "Clock:" in text_of(panel_.response.message).replace("**", "")
    again = await room.press(room.alice, panel_.response.message, "Open again")
    assert fields(again)["clock"] == "5s"
    await fill(room, again, clock="none", turn_limit="5m")
    assert "⚠" not in text_of(panel_.response.message)
    assert (await stored(room)).rules["turn_limit"] == 300


async def test_too_late(room: Room) -> None:
    """Where the challenge has ended meanwhile the dialog changes nothing, and says so."""
    message = await ask(room)
    shown = await opened(room, message)
    await room.press(room.bob, message, "Accept")
    await room.wait()
    assert "The game has already started: #1" in told(await fill(room, shown, target="200"))
    assert (await room.table()).state.rules.target == 100
    second = await ask(room)
    shown = await opened(room, second)
    await room.press(room.bob, second, "Decline")
    assert "This challenge is no longer open" in told(await fill(room, shown, target="200"))
    third = await ask(room)
    shown = await opened(room, third)
    room.app.desk.timers.cancel(("challenge", 3))
    await room.wait(15 * MINUTE)
    assert "This challenge is no longer open" in told(await fill(room, shown, target="200"))
    assert (await stored(room, 3)).rules["target"] == 100


async def test_nothing_changed(room: Room) -> None:
    """A dialog that is sent as it was leaves the acceptances as they are."""
    message = await ask(room, game="straight", opponent2=room.carol)
    await room.press(room.bob, message, "Accept")
    panel_ = await room.press(room.alice, message, "Options")
    shown = await room.press(room.alice, panel_.response.message, "Rules")
    await fill(room, shown)
    assert "Accepted: bob" in text_of(now(room, message))
    assert len(room.messages()) == 1


async def test_acceptances_are_void(room: Room) -> None:
    """Who had accepted has to accept again, is named in the message, and is called once."""
    message = await ask(room, game="straight", opponent2=room.carol)
    await room.press(room.bob, message, "Accept")
    panel_ = await room.press(room.alice, now(room, message), "Options")
    page = panel_.response.message
    await fill(room, await room.press(room.alice, page, "Rules"), deals="3")
    text = text_of(now(room, message))
    assert "bob has to accept again" in text
    assert "Accepted" not in text
    call = room.messages()[-1]
    assert "changed the rules" in text_of(call)
    assert [one.id for one in call.mentions] == [room.bob.id]
    assert allowed(room) == {"parse": [], "users": [room.bob.id]}, "and it makes a sound"
    await fill(room, await room.press(room.alice, page, "Rules"), deals="4")
    assert len(room.messages()) == 2
    for person in (room.carol, room.bob):
        await room.press(person, now(room, message), "Accept")
    await room.wait()
    table = await room.table()
    assert [one.name for one in table.row.players] == ["alice", "bob", "carol"]
    assert table.state.rules.deals == 4


def allowed(room: Room) -> dict[str, Any]:
    """Whom the newest message of the channel may notify."""
    found: dict[str, Any] = requests(room, "POST", f"{room.channel.id}/messages")[-1].json
    return found["allowed_mentions"]


async def test_an_open_table_keeps_its_people(room: Room) -> None:
    """Who has joined keeps the seat, and is told that the rules are others."""
    message = await ask(room, game="straight", opponent=None)
    await room.press(room.bob, message, "Join")
    panel_ = await room.press(room.alice, now(room, message), "Options")
    page = panel_.response.message
    await fill(room, await room.press(room.alice, page, "More rules"), scoring="penalty")
    assert "The rules have changed since bob joined" in text_of(now(room, message))
    assert "2 of 6 seats: alice and bob" in text_of(now(room, message))
    assert [one.id for one in room.messages()[-1].mentions] == [room.bob.id]
    await room.press(room.carol, now(room, message), "Join")
    assert "since bob joined" in text_of(now(room, message))
    await room.press(room.carol, now(room, message), "Start")
    await room.wait()
    table = await room.table()
    assert [one.name for one in table.row.players] == ["alice", "bob", "carol"]
    assert table.state.rules.scoring == "penalty"


async def test_nobody_agrees_to_other_rules(room: Room) -> None:
    """A button of the message as it was before the change agrees to nothing."""
    for options, person, verb in (
        ({"opponent": room.bob}, room.bob, "Accept"),
        ({"opponent": None}, room.bob, "Join"),
        ({"opponent": None}, room.alice, "Start"),
    ):
        message = await ask(room, **options)
        old = button(message, verb).custom_id
        shown = await opened(room, message)
        await fill(room, shown, target="200")
        assert button(now(room, message), verb).custom_id != old
        result = await forge(room, person, message, old)
        assert "The rules just changed" in text_of(result.followups[-1].message)
        assert "500 Rummy to 200" in text_of(now(room, message))
    row = await stored(room)
    assert row.state == "open"
    assert [one.name for one in row.playing] == ["alice"]


async def test_a_change_meets_an_accept(room: Room) -> None:
    """Sent at the same moment, either the rules change or the game begins with the old ones."""
    message = await ask(room)
    shown = await opened(room, message)
    accept = button(message, "Accept").custom_id
    filled = fill(room, shown, target="200")
    await at_once(room, (room.bob, message, accept))
    await filled
    await room.wait()
    row = await stored(room)
    assert (row.state, row.rules["target"]) in {("started", 100), ("open", 200)}


async def test_a_rematch_by_other_rules_is_not_accepted_unseen(room: Room) -> None:
    """Rematch under the result accepts only the rules of that game."""
    message = await ask(room)
    await room.press(room.bob, message, "Accept")
    await room.wait()
    question = await room.alice.slash(room.channel, "resign")
    await room.press(room.alice, question.response.message, "Yes")
    await room.wait()
    end = room.message_with("Rematch")
    await room.press(room.alice, end, "Rematch")
    challenge = room.messages()[-1]
    await fill(room, await opened(room, challenge), target="200")
    assert "Look for the challenge" in told(await room.press(room.bob, end, "Rematch"))
    await room.press(room.bob, now(room, challenge), "Accept")
    await room.wait()
    assert (await room.table(2)).state.rules.target == 200


async def test_presets(room: Room) -> None:
    """The panel offers the presets; one leaves the time limits that were chosen."""
    message = await ask(room, game="gin", clock="10m")
    panel_ = await room.press(room.alice, message, "Options")
    page = panel_.response.message
    assert panel_.response.ephemeral
    assert [one.label for one in buttons(page)] == ["Rules", "More rules", "Time"]
    select, *_ = selects(page)
    await room.alice.select(page, ["tournament"], custom_id=select.custom_id)
    text = text_of(now(room, message))
    assert "Gin Rummy to 250" in text
    assert "Rules: Tournament – target: 250, line bonus: 20 – changed: clock: 10 minutes" in text
    assert "The challenge now has these rules" in text_of(panel_.response.message)
    shown = await room.press(room.alice, panel_.response.message, "Rules")
    assert fields(shown)["target"] == "250"
    await fill(room, shown, big_gin="no")
    assert "changed: clock: 10 minutes, big gin: no" in text_of(now(room, message))
    shown = await room.press(room.alice, panel_.response.message, "Time")
    await fill(room, shown, clock="none", turn_limit="2m")
    text = text_of(now(room, message))
    assert "– changed: turn limit: 2 minutes, big gin: no" in text


@pytest.mark.parametrize(
    ("custom_id", "values", "words"),
    [
        pytest.param("options:1:9", None, "", id="a page that there is not"),
        pytest.param("options:1:preset", ["club"], "Choose one of: classic", id="another preset"),
        pytest.param("options:1:preset", None, "Choose one of: classic", id="no preset"),
        pytest.param("dialog:1:0", None, "", id="a dialog's id on a button"),
        pytest.param(
            "options:2:0", None, "This challenge is no longer open", id="no such challenge"
        ),
    ],
)
async def test_a_forged_panel(room: Room, custom_id: str, values: Any, words: str) -> None:
    """What no panel has changes nothing, and somebody else is told that they may not."""
    message = await ask(room, game="gin")
    before = (await stored(room)).rules
    result = await forge(room, room.alice, message, custom_id, values)
    assert result.acknowledged
    assert not words or words in told(result)
    if ":1:" in custom_id:
        refused = await forge(room, room.bob, message, custom_id, values)
        assert "Only the challenger can change the rules" in told(refused)
    assert (await stored(room)).rules == before


VARIANT_IDS = [pytest.param(one, id=one.key) for one in VARIANTS.values()]


@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_every_game_has_its_dialogs(variant: Any) -> None:
    """Every option stands once, on pages of at most five fields; names are in the texts."""
    found = [name for _, page in pages_of(variant) for name in page]
    assert sorted(found) == sorted(option_names(variant))
    rules = next(iter(variant.presets.values()))
    for number, (_, page) in enumerate(pages_of(variant)):
        shown = dialog("en", 1, variant, rules, number)
        assert 1 <= len(shown.children) == len(page) <= 5
    assert panel("en", 1, variant, rules, standing="15m")


@pytest.mark.parametrize("variant", VARIANT_IDS)
async def test_every_game_can_be_chosen(room: Room, variant: Any) -> None:
    """Each page of each game opens, and is taken as it is."""
    message = await ask(room, game=variant.key)
    before = text_of(message)
    panel_ = await room.press(room.alice, message, "Options")
    for label in [one.label for one in buttons(panel_.response.message)]:
        await fill(room, await room.press(room.alice, panel_.response.message, label))
    assert text_of(now(room, message)) == before
