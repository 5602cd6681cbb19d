"""What is chosen from the menu of a person or a message: right-click or press long, then Apps."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import ContextMenu

from bot.commands.context import EVERYWHERE
from bot.commands.head_to_head import give_challenge, show_versus
from bot.commands.replay import opened, show_from
from bot.controls.clicks import Click
from bot.messages.pressed import ids_in
from bot.people.refused import Refused
from bot.people.texts import text
from bot.runtime.clock import MS
from bot.table.replays import Replay
from data import games
from data.ids import ChannelId, GameId, MessageId, Ms

AT_STEP = ("hand", "play", "draw", "pick", "tiles")
"""How ids of controls begin that name the step at which they were made."""
OF_ROUND = ("sums", "held")
"""How ids of controls begin that name a round."""
OF_TABLE = ("table", "watch", "proposal", "gone", "review", "reviewed")
"""How ids of controls begin that name a game, and no moment of it."""
MOMENT = "past"
"""The button of a moment that was shared. Where a game ended it leads to its beginning."""
ABOUT = re.compile(
    rf"(?P<word>{'|'.join((*AT_STEP, *OF_ROUND, *OF_TABLE, MOMENT))})"
    r":(?P<game>\d{1,18})(:(?P<number>\d{1,9}))?(:.*)?"
)


@dataclass(frozen=True, slots=True)
class Spot:
    """The game that a message is about, and the moment of it, where its controls tell that."""

    game: GameId
    step: int | None = None
    round: int | None = None


def pointed(key: str) -> Callable[[Any], ContextMenu]:
    """Make a command for the menu of a person, or of a message, as its work takes one or the other.

    Its name is the text of *key*; it works wherever commands do.
    """

    def decorate(work: Any) -> ContextMenu:
        return app_commands.context_menu(name=text(key))(EVERYWHERE(work))

    return decorate


@pointed("pointed-challenge")
async def challenge_pointed(click: Click, person: discord.User) -> None:
    """Challenge somebody as `/challenge` does; Jolly itself stands for the computer."""
    await give_challenge(click, person)


@pointed("pointed-versus")
async def versus_pointed(click: Click, person: discord.User) -> None:
    """Show how the caller and somebody stand against each other in this server."""
    await show_versus(click, person)


@pointed("pointed-replay")
async def replay_pointed(click: Click, message: discord.Message) -> None:
    """Replay the game that a message of ours is about, from the moment that it shows.

    Raises Refused where it is about none, or the game may not be replayed now.
    """
    spot = await spot_of(click, message)
    replay = await opened(click, spot.game)
    await show_from(click, replay, await step_at(click, replay, spot, message))


MENUS = (challenge_pointed, versus_pointed, replay_pointed)
"""The commands in those menus."""


async def spot_of(click: Click, message: discord.Message) -> Spot:
    """What a message of ours is about: by its controls, else as it was noted; raises Refused."""
    if click.client.user != message.author:
        raise Refused("replay-no-table")
    if (spot := spot_in(ids_in(message))) is not None:
        return spot
    place = ChannelId(message.channel.id), MessageId(message.id)
    game = await click.client.db.read(games.shown_in, *place)
    if game is None:
        raise Refused("replay-no-table")
    return Spot(game)


def spot_in(ids: Iterable[str]) -> Spot | None:
    """The game, and the moment of it, that the controls with these *ids* are about, if of one."""
    found = [match for one in ids if (match := ABOUT.fullmatch(one))]
    if len({match["game"] for match in found}) != 1:
        return None
    game = GameId(int(found[0]["game"]))
    numbers = {match["word"]: int(match["number"]) for match in found if match["number"]}
    exact = (*AT_STEP, MOMENT) if len(found) == 1 else AT_STEP
    step = next((number for word, number in numbers.items() if word in exact), None)
    round_ = next((number for word, number in numbers.items() if word in OF_ROUND), None)
    return Spot(game, step, round_)


async def step_at(click: Click, replay: Replay, spot: Spot, message: discord.Message) -> int:
    """The step of the game that *message* shows: as its controls say, else as it was then."""
    if spot.step is not None:
        return spot.step
    if spot.round is not None:
        return replay.end_of(spot.round)
    written = message.edited_at or message.created_at
    wall_ms = Ms(round(written.timestamp() * MS))
    return await click.client.db.read(games.steps_by, spot.game, wall_ms)
