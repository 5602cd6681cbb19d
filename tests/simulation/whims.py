"""What people take into their heads beside playing. Each draws its details from *chance*.

A move that may come of it is kept among the attempts of the match, before it is made.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sandbox import payloads
from sandbox.accounts import SEND, VIEW
from sandbox.people import Person
from tests.wire.buttons import labels

if TYPE_CHECKING:
    from tests.simulation.people import Evening
    from tests.simulation.scene import Scene

Whim = Callable[["Scene", random.Random], Awaitable[None]]
AWAY_SECONDS = (3.0, 25.0)
DELETION_SECONDS = 5.0
LONG_THOUGHTS_SECONDS = (14.0, 19.9)
"""Before a move, where a turn may last 20 seconds."""
DAWDLING_SECONDS = 60.0
LOOKS = ("table", "history", "hand", "profile", "standings", "rules", "help", "preferences")
PREFERENCES: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("cards", ("text", "emoji")),
    ("language", ("cs", "de", "en", "ru")),
    ("messages", ("dm", "channel")),
    ("calls", ("usual", "always", "never")),
    ("large", (True, False)),
)
MOVES = {"Draw": ("draw",), "Pass": ("pass",), "Turn over": ("turnover", "draw")}
"""What a press may do by itself, if it is no old one after all."""
HARMLESS = frozenset({*MOVES, "More", "Back", "Hint", "Undo", "My hand", "Sort", "Rules", "Table"})
"""What is pressed when it is old. Other controls do what these moves cannot tell."""


async def look(scene: "Scene", chance: random.Random) -> None:
    """Somebody looks at what there is."""
    match, person = somebody(scene, chance)
    for _ in range(chance.randint(1, 3)):
        await person.slash(chance.choice(LOOKS), match.channel)
    for other in match.people:
        await person.point("Head to head", other, match.channel)


async def spy(scene: "Scene", chance: random.Random) -> None:
    """Somebody who does not play asks for what only players may see."""
    match, _ = somebody(scene, chance)
    watcher = scene.standin.join("watcher")
    game = {"table": str(match.game)} if match.game else {}
    for command in ("hand", "table", "history", "draw"):
        await watcher.slash(command, match.channel, **game)
    for message in [each for each in match.channel.seen_by(watcher) if not each.owner][-3:]:
        if not message.loading:
            await watcher.point("Replay from here", message)
    hand = match.offer("My hand")
    if hand is not None:
        await watcher.press(hand, "My hand")
    for player in match.hands.values():
        for message, button in list(player.old)[-3:]:
            if not message.owner:
                await watcher.click(message, button)


async def press_old(scene: "Scene", chance: random.Random) -> None:
    """Somebody presses what their screen showed a while ago."""
    match, person = somebody(scene, chance)
    seen = [
        (player, message, button)
        for player in match.hands.values()
        if player.person is person
        for message, button in player.old
        if button.label in HARMLESS
    ]
    for player, message, button in chance.sample(seen, min(3, len(seen))):
        tried = [player.log.begin(player.seat, move) for move in MOVES.get(button.label, ())]
        answer = await person.click(message, button)
        done = player.made(answer)
        for attempt in tried:
            attempt.done = done


async def prefer(scene: "Scene", chance: random.Random) -> None:
    """Somebody likes the game shown otherwise."""
    match, person = somebody(scene, chance)
    name, values = chance.choice(PREFERENCES)
    await person.slash("preferences", match.channel, **{name: chance.choice(values)})


async def resign(scene: "Scene", chance: random.Random) -> None:
    """Somebody gives up, if they do not think better of it."""
    match, person = somebody(scene, chance)
    asked = (await person.slash("resign", match.channel)).message
    if asked and "Yes" in labels(asked):
        sure = chance.random() < 0.7
        if sure:
            match.log().begin(match.people.index(person) + 1, "resign")
        await person.press(asked, "Yes" if sure else "No")


async def propose(scene: "Scene", chance: random.Random) -> None:
    """Somebody proposes a pause or an end; the others agree, or not, or go on after a while."""
    match, person = somebody(scene, chance)
    await agree_on(match, person, chance.choice(("pause", "pause", "abort", "takeback")), chance)


async def rest(scene: "Scene", chance: random.Random) -> None:
    """Somebody proposes a pause, and goes on after a while."""
    match, person = somebody(scene, chance)
    await agree_on(match, person, "pause", chance)


async def agree_on(match: "Evening", person: Person, deed: str, chance: random.Random) -> None:
    """Somebody proposes it; the others agree, or not."""
    await person.slash(f"game {deed}", match.channel)
    await asyncio.sleep(chance.uniform(1.0, 5.0))
    asked = match.offer("Agree")
    if asked is not None:
        answer = chance.choice(("Agree", "Agree", "Decline"))
        for other in match.people:
            if other is not person and answer in labels(asked):
                await other.press(asked, answer)
    await asyncio.sleep(chance.uniform(*AWAY_SECONDS))
    if resting := match.offer("Resume"):
        await person.press(resting, "Resume")


async def nudge(scene: "Scene", chance: random.Random) -> None:
    """Somebody has waited long enough."""
    match, person = somebody(scene, chance)
    await person.slash("game nudge", match.channel)


async def vanish(scene: "Scene", chance: random.Random) -> None:
    """Somebody does nothing any more, for a while or for good."""
    match, person = somebody(scene, chance)
    match.away.add(person)
    if chance.random() < 0.5:
        await asyncio.sleep(chance.uniform(*AWAY_SECONDS))
        match.away.discard(person)


async def dawdle(scene: "Scene", chance: random.Random) -> None:
    """Somebody thinks for long before each move, almost until their time is over."""
    match, person = somebody(scene, chance)
    hand = match.hands.get((match.game or 0, match.people.index(person)))
    if hand is not None:
        usual, hand.thinking_seconds = hand.thinking_seconds, LONG_THOUGHTS_SECONDS
        await asyncio.sleep(DAWDLING_SECONDS)
        hand.thinking_seconds = usual


async def leave(scene: "Scene", chance: random.Random) -> None:
    """Somebody leaves the server, and comes back."""
    _, person = somebody(scene, chance)
    scene.standin.leave(person)
    await asyncio.sleep(chance.uniform(*AWAY_SECONDS))
    scene.standin.guild.members[person.id] = []


async def block(scene: "Scene", chance: random.Random) -> None:
    """Somebody blocks another, and perhaps regrets it."""
    match, person = somebody(scene, chance)
    other = chance.choice([*match.people, scene.standin.carol])
    await person.slash("club block", match.channel, person=other)
    if chance.random() < 0.5:
        await person.slash("club block", match.channel, unblock=other)


async def delete_data(scene: "Scene", chance: random.Random) -> None:
    """Somebody has everything deleted that is stored about them."""
    match, person = somebody(scene, chance)
    asked = (await person.slash("privacy", match.channel, action="delete")).message
    if asked and "Yes" in labels(asked):
        match.log().begin(match.people.index(person) + 1, "resign")
        match.away.add(person)
        await person.press(asked, "Yes")
        await asyncio.sleep(DELETION_SECONDS)
        if "Yes" not in labels(asked):
            scene.forgotten[person] = scene.schedule.now


async def close_dms(scene: "Scene", chance: random.Random) -> None:
    """Somebody takes no messages from bots, for a while."""
    _, person = somebody(scene, chance)
    person.dms_open = False
    await asyncio.sleep(chance.uniform(*AWAY_SECONDS))
    person.dms_open = True


async def forbid(scene: "Scene", chance: random.Random) -> None:
    """A host takes a permission from the bot in a channel, and gives it back."""
    match, _ = somebody(scene, chance)
    channel = match.channel.parent or match.channel
    # What another host has taken meanwhile is not theirs to give back.
    taken = channel.permissions & chance.choice((SEND, VIEW, SEND | VIEW))
    channel.permissions &= ~taken
    scene.standin.change_channel(channel)
    await asyncio.sleep(chance.uniform(*AWAY_SECONDS))
    channel.permissions |= taken
    scene.standin.change_channel(channel)


async def tidy(scene: "Scene", chance: random.Random) -> None:
    """A moderator deletes some of what the bot wrote."""
    match, person = somebody(scene, chance)
    shown = [each for each in match.channel.seen_by(person) if not each.owner]
    for message in chance.sample(shown, min(2, len(shown))):
        scene.standin.delete(message)
        scene.witness.torn[message.id] = scene.schedule.now


async def delete_channel(scene: "Scene", chance: random.Random) -> None:
    """A host deletes the channel of a game."""
    match, _ = somebody(scene, chance)
    channel = match.channel
    match.deleted = channel.deleted = True
    scene.witness.torn.setdefault(channel.id, scene.schedule.now)
    scene.standin.dispatch(
        "CHANNEL_DELETE", payloads.channel(channel, scene.standin.world), channel
    )


async def throw_out(scene: "Scene", chance: random.Random) -> None:
    """A host throws the bot out, and invites it again."""
    match, _ = somebody(scene, chance)
    guild = scene.standin.world.guild_of(match.channel)
    scene.standin.throw_out(guild)
    await asyncio.sleep(chance.uniform(*AWAY_SECONDS))
    scene.standin.invite(guild)


WHIMS: dict[str, Whim] = {
    one.__name__: one
    for one in (
        *(look, spy, press_old, prefer, resign, propose, nudge, vanish, dawdle, leave),
        rest,
        *(block, delete_data, close_dms, forbid, tidy, delete_channel, throw_out),
    )
}


SILENCING = frozenset({"leave", "close_dms", "forbid", "delete_channel", "throw_out"})
"""Meanwhile somebody cannot be told something."""


def somebody(scene: "Scene", chance: random.Random) -> tuple["Evening", Person]:
    """A match, and one who plays there."""
    match = chance.choice(scene.evenings)
    return match, chance.choice(match.people)
