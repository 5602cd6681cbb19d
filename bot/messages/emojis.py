"""The faces of cards and tiles, kept at Discord as emojis of the application.

What is there already is known by its name, which ends in a hash of the picture: each picture goes
up once, whoever starts how often. One process sends them, in the background and at Discord's pace;
until the last one is there, cards are text.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Literal

import aiohttp
import discord

from bot.people.card_texts import card_text
from bot.people.looks import Looks
from bot.render.pictures.faces import face_png
from bot.runtime.clock import HOUR_MS, MINUTE_MS, now_ms
from bot.runtime.desk import Desk
from bot.runtime.signals import Signal
from engine.cards import JOKER, Card, pack, write_card

log = logging.getLogger(__name__)

Colours = Literal["four", "two"]
MOST_EMOJIS = 2000
"""Discord's limit for one application."""
OURS = re.compile(r"(?P<token>[a-z0-9]{2,5})_[0-9a-f]{10}")
LOOK_MS = 1 * MINUTE_MS
"""How soon to look again whether the process that sends them has done so."""
LONGEST_RETRY_MS = HOUR_MS


@dataclass(frozen=True)
class Face:
    """The picture of one card in one set of colours."""

    text: str
    """What it stands for: `10♠`."""
    colours: Colours
    token: str
    """`10s`, by which screen readers call it."""
    png: bytes

    @cached_property
    def name(self) -> str:
        """The name of the emoji at Discord; equal pictures have one name."""
        return f"{self.token}_{hashlib.sha256(self.png).hexdigest()[:10]}"


def faces() -> tuple[Face, ...]:
    """Every face there is: cards and tiles, in four and in two colours."""
    sets: tuple[Colours, ...] = ("four", "two")
    return tuple(
        Face(
            card_text(card, tiles=tiles),
            colours,
            token,
            face_png(card, tiles=tiles, colours=colours),
        )
        for colours, (card, tiles, token) in product(sets, every_card())
    )


def every_card() -> Iterator[tuple[Card, bool, str]]:
    """Each card, whether it is a tile, and its name in letters and digits."""
    yield JOKER, False, "joker"
    for card, tiles in product(pack(), (False, True)):
        yield card, tiles, write_card(card, tiles=tiles).lower()


class Emojis:
    """Sees to it that there is one for each card, and says which."""

    def __init__(
        self, desk: Desk, looks: Looks, faces: Callable[[], Sequence[Face]] = faces
    ) -> None:
        self._desk = desk
        self._looks = looks
        self._faces = faces
        self._retry_ms = LOOK_MS
        self.known: Signal[[]] = Signal()
        """There is one for each card from now on."""

    def begin(self) -> None:
        """Send what is missing, in the background."""
        self._desk.timers.set("emojis", now_ms(), self._complete)

    async def _complete(self) -> None:
        try:
            await self._send(await asyncio.to_thread(self._faces))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("the emojis of cards are not complete, so cards are text: %s", error)
        if not self._looks.emojis:
            self._desk.timers.set("emojis", now_ms() + self._retry_ms, self._complete)
            self._retry_ms = min(2 * self._retry_ms, LONGEST_RETRY_MS)

    async def _send(self, wanted: Sequence[Face]) -> None:
        there = {one.name: one for one in await self._desk.client.fetch_application_emojis()}
        missing = {face.name: face for face in wanted if face.name not in there}
        if len(there) + len(missing) > MOST_EMOJIS:
            log.error("the application has no room for %s more emojis", len(missing))
        elif 0 in self._desk.shards.own:
            await self._remove_old(wanted, there, are_complete=not missing)
            for name, face in missing.items():
                there[name] = await self._desk.client.create_application_emoji(
                    name=name, image=face.png
                )
        if all(face.name in there for face in wanted):
            # The name in the markup is for those who cannot see it; Discord goes by the number.
            self._looks.emojis = {
                colours: {
                    face.text: f"<:{face.token}:{there[face.name].id}>"
                    for face in wanted
                    if face.colours == colours
                }
                for colours in ("four", "two")
            }
            self.known.publish()

    async def _remove_old(
        self, wanted: Sequence[Face], there: dict[str, discord.Emoji], *, are_complete: bool
    ) -> None:
        """Remove the faces of an earlier version, once the present ones have replaced them.

        Not in the start that sent those: what is on people's screens uses the old ones.
        """
        names, tokens = {face.name for face in wanted}, {face.token for face in wanted}
        old = [name for name in there if name not in names and is_ours(name, tokens)]
        for name in old if are_complete else ():
            await there.pop(name).delete()


def is_ours(name: str, tokens: set[str]) -> bool:
    """Whether an emoji is one of ours, not one that the host has added."""
    found = OURS.fullmatch(name)
    return found is not None and found["token"] in tokens
