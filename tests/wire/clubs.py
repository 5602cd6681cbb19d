"""Clubs on the stand-in: servers with a zone, seasons and a champion's role, and their people."""

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle, islice

from sandbox.accounts import MANAGE_ROLES
from sandbox.guilds import Guild, Role
from sandbox.interactions import Answer
from sandbox.people import ClientRefused, NoAnswer, Person
from sandbox.world import Channel, Message
from tests.wire.attempts import Log
from tests.wire.players import Clicker, challenge
from tests.wire.process import BotProcess
from tests.wire.standin import StandIn
from tests.wire.tournament_evening import BREATH_SECONDS, PATIENCE_SECONDS, TournamentEvening

GAME = "gin"
"""What the champions' role is for; its games are settled by resigning."""
GAMES_OF_CHAMPION = 5
"""So many somebody has to play to become champion."""
POSTED = re.compile(r"Season \d+ has ended")


@dataclass(eq=False)
class Club:
    """One server; *people* begin with the host. *won* are (winner, loser) of each season."""

    standin: StandIn
    guild: Guild
    zone: str
    people: Sequence[Person]
    parlour: Channel
    news: Channel
    champion: Role
    won: list[list[tuple[int, int]]] = field(default_factory=list)

    @property
    def host(self) -> Person:
        """Who set it up."""
        return self.people[0]

    async def set_up(self) -> None:
        """What the host decides: the zone, months as seasons, where they are told, the role."""
        await self.host.slash("server set", self.news, game=GAME)
        answer = await self.host.slash(
            "server season",
            self.news,
            zone=self.zone,
            season="month",
            weekly=self.news,
            champion_role=self.champion,
            champion_game=GAME,
        )
        assert self.zone in answer.text, answer.text

    async def season_won_by(self, winner: Person) -> None:
        """As many rated games as a champion needs, one after the other, with all in turn."""
        won = list[tuple[int, int]]()
        others = [one for one in self.people if one is not winner]
        for loser in islice(cycle(others), GAMES_OF_CHAMPION):
            await self._won(winner, loser)
            won.append((winner.id, loser.id))
        self.won.append(won)

    async def _won(self, winner: Person, loser: Person) -> None:
        """The one challenges, the other accepts and resigns."""
        before = len(self._ends())
        await challenge(self.standin, winner, loser, self.parlour, game=GAME)
        asked = (await loser.slash("resign", self.parlour)).message
        assert asked
        await loser.press(asked, "Yes")
        await self.standin.until(lambda: len(self._ends()) > before, "the end of the game")

    def _ends(self) -> list[Message]:
        seen = self.parlour.seen_by(self.host)
        return [one for one in seen if "Rematch" in {each.label for each in one.buttons}]

    def posts(self) -> list[Message]:
        """All that was ever told of seasons, deleted or not."""
        return [one for one in self.news.messages.values() if POSTED.search(one.text)]

    def champions(self) -> list[int]:
        """Who wears the role."""
        return [who for who, roles in self.guild.members.items() if self.champion in roles]

    async def turned_over(self, seasons: int, champion: Person) -> None:
        """Wait until so many seasons were told, and the champion of the last wears the role."""
        where = self.guild.name
        await self.standin.until(lambda: len(self.posts()) >= seasons, f"season {seasons}, {where}")
        await self.standin.until(
            lambda: self.champions() == [champion.id], f"the role of {champion.name}, {where}"
        )


def first_club(standin: StandIn, zone: str) -> Club:
    """That of Carol, in which Alice and Bob are from the beginning."""
    people = [standin.carol, standin.alice, standin.bob]
    standin.allow(MANAGE_ROLES)
    return made(standin, standin.guild, zone, people)


def another_club(standin: StandIn, zone: str, names: Sequence[str]) -> Club:
    """A server that the first of *names* opens for the others, with Jolly in it."""
    host, *others = [standin.join(name) for name in names]
    for one in (host, *others):
        standin.leave(one)
    guild = standin.open_server(zone, host, others)
    standin.invite(guild, MANAGE_ROLES)
    return made(standin, guild, zone, [host, *others])


def made(standin: StandIn, guild: Guild, zone: str, people: Sequence[Person]) -> Club:
    """A club with its two channels and the role."""
    parlour, news = (standin.open_channel(name, guild) for name in ("parlour", "news"))
    role = standin.add_role("Champion", guild=guild)
    return Club(standin, guild, zone, people, parlour, news, role)


class AtTable(Clicker):
    """Plays the table to which the message of a tournament leads, by presses alone."""

    tournament: Message

    async def _look(self) -> bool:
        answer = await self.person.press(self.tournament, "My table")
        found = answer.message
        if found is None or "My hand" not in {one.label for one in found.buttons}:
            return False
        return self.seen(await self.person.press(found, "My hand"))


class AtDealOfTheDay(Clicker):
    """Plays the deal of the day by presses."""

    said: Answer

    async def _look(self) -> bool:
        self.said = await self.person.slash("club today", self.channel, game="five-hundred")
        if self.said.message and "Start" in {one.label for one in self.said.message.buttons}:
            self.said = await self.person.press(self.said.message, "Start")
        return self.seen(self.said)


class ClubTournament(TournamentEvening):
    """A tournament in Carol's channel that everybody plays by presses."""

    def __init__(self, standin: StandIn, bot: BotProcess, count: int) -> None:
        super().__init__(standin, bot, count)
        self.turns = Counter[str]()
        self.may_play = asyncio.Event()
        """While it is set, people play; it is from the beginning."""
        self.may_play.set()

    async def _play(self, person: Person) -> None:
        player = AtTable(person, self.standin.channel, 1, Log(), seed=person.id)
        while True:
            await self.may_play.wait()
            await self.standin.until(self.reachable, "a process", PATIENCE_SECONDS)
            message = self.message()
            if message is not None:
                player.tournament = message
                # Nobody answers any more where the bot was killed, and what was shown is old then.
                with suppress(NoAnswer, ClientRefused, AssertionError, StopIteration):
                    if await self._goes_on(player):
                        continue
            await asyncio.sleep(BREATH_SECONDS)

    async def _goes_on(self, player: AtTable) -> bool:
        """Sign up, or take a turn; whether there was one to take."""
        labels = {one.label for one in player.tournament.buttons}
        if player.person.name not in self.signed_up and "Join" in labels:
            await player.person.press(player.tournament, "Join")
            self.signed_up.add(player.person.name)
            return False
        if "My table" not in labels:
            return False
        played = await player.turn()
        self.turns[player.person.name] += played
        return played
