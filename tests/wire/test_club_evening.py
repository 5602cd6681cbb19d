"""An evening of three clubs: sixteen people, a tournament, three midnights, and two kills.

It is played over sockets with the real process, by presses and commands; the clock is put forward
in between. At the end all that is stored and all that was ever posted has to add up.
"""

import asyncio
import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.club.puzzle.daily import puzzle_of_day
from bot.table.record import record_of
from data import games, season_tables, seasons, standings
from data.games import GameRow
from data.store.database import Database
from data.store.schema import ratings, results
from data.store.transaction import Transaction
from sandbox.calls import Call
from sandbox.people import Person
from sandbox.world import Message
from tests.wire.attempts import Log
from tests.wire.buttons import labels
from tests.wire.clock import Clock
from tests.wire.clubs import (
    GAME,
    POSTED,
    AtDealOfTheDay,
    Club,
    ClubTournament,
    another_club,
    first_club,
)
from tests.wire.players import challenge
from tests.wire.process import AT_ONCE, BotProcess
from tests.wire.records import engine
from tests.wire.rooms import number_of
from tests.wire.standin import StandIn
from tests.wire.tournament_evening import faults_of, stored

pytestmark = [pytest.mark.wire, pytest.mark.slow(70)]

PLAYERS = 4
"""Of the tournament: with the clubs' own people they are sixteen."""
MARCH = datetime(2030, 3, 30, 9, 0, tzinfo=UTC)
APRIL = datetime(2030, 4, 1, 5, 0, tzinfo=UTC)
"""It is April in all three places, and still the first of it."""
LAST_DAY = "2030-04-01"
EVENING = datetime(2030, 4, 1, 17, 0, tzinfo=UTC)
MIDNIGHTS = {
    "Pacific/Auckland": datetime(2030, 4, 1, 11, 0, tzinfo=UTC),
    "Europe/Riga": datetime(2030, 4, 1, 21, 0, tzinfo=UTC),
    "America/New_York": datetime(2030, 4, 2, 4, 0, tzinfo=UTC),
}
SECOND = timedelta(seconds=1)
INSTEAD = {key: value for key, value in AT_ONCE.items() if not key.endswith("THERE_MS")}
SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
FAULT = re.compile(r"Traceback| (ERROR|CRITICAL) ")
POINTS = range(10, 0, -1)
"""For leaving the same person behind, the first time and later."""


class Evening:
    """Three clubs, one bot, one clock."""

    def __init__(self, standin: StandIn, clock: Clock, folder: Path) -> None:
        self.standin, self.clock = standin, clock
        self.bot = BotProcess(standin, folder, INSTEAD, **clock.settings)
        self.tournament = ClubTournament(standin, self.bot, PLAYERS)
        self.riga = first_club(standin, "Europe/Riga")
        self.auckland = another_club(standin, "Pacific/Auckland", ["Aroha", *"BCDE"])
        self.york = another_club(standin, "America/New_York", ["Yves", *"XWV"])
        self.clubs = (self.auckland, self.riga, self.york)
        assert PLAYERS + sum(len(one.people) for one in self.clubs) == 16

    async def killed(self) -> None:
        """Kill the bot, and start the next one."""
        await self.tournament.end()
        await self.tournament.begin()
        await self.bot.ready()

    async def seasons_won_by(self, place: int) -> None:
        """In each club the same one of its people wins a season."""
        async with asyncio.TaskGroup() as group:
            for club in self.clubs:
                group.create_task(club.season_won_by(club.people[place]))

    async def numbers(self) -> list[int]:
        """The number of the season that goes on in each club."""
        db = await self.database()
        async with db.reading() as tx:
            found = [await seasons.running(tx, club.guild.id) for club in self.clubs]
        await db.close()
        return [one.number if one else 0 for one in found]

    async def database(self) -> Database:
        """What is stored, read beside the bot."""
        return await Database.open(f"sqlite:///{self.bot.database}")

    def messages(self) -> list[Message]:
        """All that was ever posted in the servers for everybody, deleted or not."""
        places = [one for one in self.standin.world.channels.values() if not one.is_dm]
        every = [message for place in places for message in place.messages.values()]
        return [one for one in every if one.owner is None and one.author is self.standin.bot]


async def test_an_evening(clock: Clock, standin: StandIn, tmp_path: Path) -> None:
    """All of it adds up, is told once, and calls nobody who did not ask for it."""
    clock.put_to(MARCH)
    evening = Evening(standin, clock, tmp_path)
    async with evening.tournament, evening.bot:
        await first_season(evening)
        await second_season(evening)
        await midnight(evening, evening.auckland, [3, 2, 2])
        clock.put_to(EVENING)
        await tournament_evening(evening)
        await killed_at_midnight(evening)
        await midnight(evening, evening.york, [3, 3, 3])
        await shown_to_people(evening)
        await check_stored(evening)
        check_posted(evening)
    assert not [line for line in evening.bot.written if FAULT.search(line)]


async def first_season(evening: Evening) -> None:
    """Hosts set their clubs up; March is won by the second of each, and ends in one go."""
    await asyncio.gather(*(club.set_up() for club in evening.clubs))
    await evening.seasons_won_by(1)
    evening.clock.put_to(APRIL)
    for club in evening.clubs:
        await club.turned_over(1, club.people[1])
    assert await evening.numbers() == [2, 2, 2]


async def second_season(evening: Evening) -> None:
    """It is to end tonight, and is won by the third of each; two have something for today."""
    for club in evening.clubs:
        await club.host.slash("server season", club.news, season_ends=LAST_DAY)
    async with asyncio.TaskGroup() as group:
        group.create_task(evening.seasons_won_by(2))
        group.create_task(deal_of_the_day(evening.auckland.people[-1], evening.auckland))
        group.create_task(puzzle_of_the_day(evening, evening.york.people[-1], evening.york))


async def deal_of_the_day(person: Person, club: Club) -> None:
    """One's only try, played to its end by presses."""
    player = AtDealOfTheDay(person, club.news, 1, Log(), seed=1)
    async with asyncio.timeout(120):
        while not await player.turn() or "place 1 of 1" not in player.said.text:
            await asyncio.sleep(0.1)
            if "place 1 of 1" in player.said.text:
                return


async def puzzle_of_the_day(evening: Evening, person: Person, club: Club) -> None:
    """The best choice, the answer to it, and the scorecard that is shared after that."""
    shown = (await person.slash("club puzzle", club.news, game=GAME, level="medium")).message
    assert shown
    (menu,) = shown.selects
    _, day, variant, grade, *_ = menu.custom_id.split(":")
    one = puzzle_of_day(variant, grade, int(day))
    assert one
    chosen = (await person.choose(shown, menu, [str(one.listed.index(0))])).message
    assert chosen
    told = await person.press(chosen, "Answer")
    assert "Streak: 1 day" in told.text, told.text
    card = (await person.slash("club card", club.news)).message
    assert card
    for _ in range(2):
        await person.press(card, "Share")
    await evening.standin.until(lambda: shared(club), "the scorecard")


def shared(club: Club) -> list[Message]:
    """The scorecards that stand for everybody."""
    posted = (one for one in club.news.messages.values() if not one.owner)
    return [one for one in posted if "Play it too" in labels(one)]


async def midnight(evening: Evening, club: Club, numbers: list[int]) -> None:
    """One club's season turns over, and no other one's."""
    moment = MIDNIGHTS[club.zone]
    evening.clock.put_to(moment - 2 * SECOND)
    assert len(club.posts()) == 1
    await club.turned_over(2, club.people[2])
    assert evening.clock.now() > moment
    assert await evening.numbers() == numbers


async def tournament_evening(evening: Evening) -> None:
    """A tournament in Riga, with a call to an open table, a moderator, and a kill in round 2."""
    evening.tournament.opens(options="one-round=yes", rounds=2, game="five-hundred")
    await called_to_a_table(evening)
    await ended_by_a_moderator(evening.riga)
    await killed_in_a_round(evening)
    await evening.standin.carol.slash("challenge", evening.riga.parlour, game=GAME)
    await evening.standin.until(
        lambda: (found := evening.tournament.message()) and "Congratulations" in found.text,
        "the end of the tournament",
        300,
    )


def calls(evening: Evening) -> list[Message]:
    """The messages that call people to open tables."""
    return [one for one in evening.messages() if "opens a table" in one.text and one.pinged]


async def called_to_a_table(evening: Evening) -> None:
    """Alice says that she may be called; Bob opens a table."""
    alice, bob, place = evening.standin.alice, evening.standin.bob, evening.riga.parlour
    shown = (await alice.slash("club around", place)).message
    assert shown
    await alice.select(shown, "Gin Rummy", of="Games")
    asked = await alice.press(shown, "Times …")
    answer = await alice.submit(asked, hours="", zone="Riga")
    assert "at any time, Europe/Riga)" in (answer.text or shown.text)
    await bob.slash("challenge", place, game=GAME)
    (call,) = await evening.standin.until(lambda: calls(evening), "the call")
    assert call.pinged == {alice.id}


async def ended_by_a_moderator(club: Club) -> None:
    """A table of two others, without a result."""
    host, alice, bob = club.people
    moderators = club.standin.add_role("Moderators", guild=club.guild)
    club.standin.give(alice, moderators, guild=club.guild)
    await host.slash("server roles", club.news, moderator=moderators)
    table = await challenge(club.standin, host, bob, club.news, game=GAME)
    panel = await alice.slash("club moderate", club.news, table=str(number_of(table)))
    assert panel.message
    asked = await alice.press(panel.message, "End, no result …")
    await alice.submit(asked, reason="it is late")
    await host.sees("no result, no rating", club.news)


async def killed_in_a_round(evening: Evening) -> None:
    """In round 2, when a move is stored and nobody has been told of it."""
    tournament, turns = evening.tournament, evening.tournament.turns
    await evening.standin.until(
        lambda: (found := tournament.message()) and "Round 2" in found.text, "round 2", 300
    )
    before = sum(turns.values())
    await evening.standin.until(lambda: sum(turns.values()) > before + PLAYERS // 2, "turns", 300)
    fault = evening.standin.fault(CALLBACK, held="request")
    await evening.standin.until(lambda: fault.seen, "somebody's press")
    await evening.killed()


async def killed_at_midnight(evening: Evening) -> None:
    """Riga's season is told, and the bot dies before it knows that it was."""
    club = evening.riga

    def is_post(call: Call) -> bool:
        return call.parameters == (str(club.news.id),) and bool(POSTED.search(str(call.body)))

    fault = evening.standin.fault(SEND, held="answer", when=is_post)
    evening.clock.put_to(MIDNIGHTS[club.zone] - 2 * SECOND)
    await evening.standin.until(lambda: fault.seen, "the post")
    await evening.killed()
    await club.turned_over(2, club.people[2])
    assert await evening.numbers() == [3, 3, 2]


# what has to be so at the end


async def shown_to_people(evening: Evening) -> None:
    """The season that was won stands among the champions, and the new one is empty."""
    for club in evening.clubs:
        person = club.people[-1]
        champions = await person.slash("club champions", club.news)
        for one in club.people[1:3]:
            assert one.name in str(champions.message and champions.message.body), club.zone
        empty = await person.slash("standings", club.news, game=GAME, period="season")
        assert "No one has finished a rated game this season" in empty.text, empty.text


async def check_stored(evening: Evening) -> None:
    """The tournament, every record, the ratings, and the final table of each season."""
    assert await faults_of(evening.tournament) == []
    one = await stored(evening.bot)
    assert one is not None
    assert {table.how for table in one.tables} == {"played"}
    assert len(one.tables) == one.rounds * PLAYERS // 2
    db = await evening.database()
    async with db.reading() as tx:
        last = max(await games.numbers_of(tx, evening.riga.people[1].id), default=0)
        last = max(last, *(table.game_id or 0 for table in one.tables))
        rows = [await games.load(tx, number) for number in range(1, last + 1)]
    for row in rows:
        engine("replay", await record_of(db, row.id))
    assert {row.state for row in rows} == {"finished", "aborted"}
    assert [row.ended_reason for row in rows if row.state == "aborted"] == ["moderated"]
    for club in evening.clubs:
        await check_seasons(db, club, rows)
    async with db.transaction() as tx:
        counted = await counted_in(tx)
        await standings.rebuild(tx)
        assert await counted_in(tx) == counted
    await db.close()


async def counted_in(tx: Transaction) -> list[tuple[object, ...]]:
    """Everybody's ratings and results."""
    found = list[tuple[object, ...]]()
    for table, own in ((ratings, ratings.c.user_id), (results, results.c.game_id)):
        found += [tuple(row) for row in await tx.execute(select(table).order_by(own, *table.c))]
    return found


async def check_seasons(db: Database, club: Club, rows: list[GameRow]) -> None:
    """Two are over and told; their points are those of their games; the third goes on."""
    for number, (won, champion) in enumerate(zip(club.won, club.people[1:], strict=False), 1):
        async with db.reading() as tx:
            season = await seasons.numbered(tx, club.guild.id, number)
            assert season is not None
            kept = await season_tables.best_of(tx, club.guild.id, number, most=100)
        assert (season.ended, season.told) == (True, True)
        for variant, ranked in kept.items():
            own = [row for row in rows if is_in(row, season, variant)]
            assert {one.user_id: one.points for one in ranked} == points(pairs(own))
            if variant == GAME:
                assert sorted(pairs(own)) == sorted(won)
                assert [one.user_id for one in ranked if one.champion] == [champion.id]
        assert set(kept) >= {GAME}


def is_in(row: GameRow, season: seasons.Season, variant: str) -> bool:
    """Whether a game counts in that season."""
    here = (row.guild_id, row.variant) == (season.guild_id, variant)
    ended = row.finished_ms or 0
    return (
        here and row.rated and row.winner is not None and (season.begin_ms <= ended < season.end_ms)
    )


def pairs(rows: list[GameRow]) -> list[tuple[int, int]]:
    """Winner and loser of each, in the order of their ends."""
    found = list[tuple[int, int]]()
    for row in sorted(rows, key=lambda each: each.finished_ms or 0):
        winner, loser = sorted(row.players, key=lambda each: each.seat != row.winner)
        found.append((winner.user_id or 0, loser.user_id or 0))
    return found


def points(won: list[tuple[int, int]]) -> dict[int, int]:
    """Everybody's points, by winners and losers in order."""
    found, times = Counter[int](), Counter[tuple[int, int]]()
    for winner, loser in won:
        found[winner] += POINTS[min(times[winner, loser], len(POINTS) - 1)]
        found[loser] += 0
        times[winner, loser] += 1
    return dict(found)


def sent_to(person: Person) -> list[Message]:
    """What somebody got by DM."""
    return list(person.dm.messages.values())


def check_posted(evening: Evening) -> None:
    """Each season was told once and quietly; who was mentioned had asked for it, or is asked."""
    for club in evening.clubs:
        titles = [POSTED.findall(one.text) for one in club.posts()]
        assert titles == [["Season 1 has ended"], ["Season 2 has ended"]]
        assert not [one for one in club.posts() if one.pinged]
        assert sum("Weekly standings" in one.text for one in club.news.messages.values()) <= 1
        assert club.champions() == [club.people[2].id]
        assert len(shared(club)) == (club is evening.york)
    assert not any(one.dm.messages for one in evening.tournament.people)
    hands = [each for club in evening.clubs for one in club.people for each in sent_to(one)]
    assert all("#" in each.text for each in hands), [each.text for each in hands]
    every = evening.messages()
    assert len(calls(evening)) == 1
    nonces = Counter(one.nonce for one in every if one.nonce is not None)
    assert not [nonce for nonce, times in nonces.items() if times > 1]
    assert not [one.text for one in every if one.mentioned_roles]
    for one in filter(lambda each: each.pinged, every):
        (called,) = one.pinged
        name = evening.standin.world.users[called].name
        kinds = (
            f"<@{called}>, your turn in ",
            rf"<@{called}>: \*\*Bob\*\* opens a table",
            rf"\*\*[^*]+\*\* with {name}: Gin Rummy",
        )
        assert any(re.match(kind, one.text) for kind in kinds), (name, one.text)
