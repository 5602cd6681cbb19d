"""Faults of time: what is credited, and whose time is over when."""

from tests.simulation.planted.fault import Fault

FAULTS = (
    Fault(
        name="pause-credited-twice",
        harm="An outage during a pause is credited once with it and once more: the player to move "
        "has more time than the rules say.",
        promise="A turn lasts as long as its limit and the time in which nobody could play.",
        scene="A game is paused, the connection or the process is away, and the game goes on.",
        file="data/shards.py",
        old="waiting = and_(PLAYING, games.c.paused_since_ms.is_(None), concerned)",
        new="waiting = and_(PLAYING, concerned)",
    ),
    Fault(
        name="credited-before-the-move",
        harm="Who moved during an outage gives the next player time from before their turn.",
        promise="A turn lasts as long as its limit and the time in which nobody could play.",
        scene="A move is made while heartbeats are refused or the connection is silent, and then "
        "what was missed is credited.",
        file="data/shards.py",
        old="until_ms - case((games.c.moved_ms > since_ms, games.c.moved_ms), else_=since_ms)",
        new="until_ms - since_ms",
    ),
    Fault(
        name="second-loss-counts",
        harm="Of an outage with several tries to connect only the last part is credited.",
        promise="Nobody is charged for time in which they could not play.",
        scene="The connection is lost in a turn, and lost again by each of several tries to get it "
        "back.",
        file="bot/runtime/outages.py",
        old="self._since_ms.setdefault(shard, since_ms)",
        new="self._since_ms[shard] = since_ms",
    ),
    Fault(
        name="deaf-clock",
        harm="Somebody's time is over though their presses could not reach us.",
        promise="Nobody's time is over in an outage, of which nobody has told us yet either.",
        scene="A connection that has died without a sound, or a process that was frozen, across "
        "the end of a turn.",
        file="bot/minding/deadlines.py",
        old="sure_ms = await self._reach(table)\n",
        new="sure_ms = now_ms()\n",
    ),
    Fault(
        name="late-arrival",
        harm="Who pressed in time loses the turn where the press was slow on its way.",
        promise="Who has pressed before their time was over has played in time.",
        scene="A press right before a deadline that arrives up to three seconds later, as the "
        "gateway is slow or the process is frozen.",
        file="bot/minding/deadlines.py",
        old="moment_ms = doer.at_ms if own else doer.at_ms - GRACE_MS",
        new="moment_ms = now_ms() if own else doer.at_ms - GRACE_MS",
    ),
    Fault(
        name="round-credited-twice",
        harm="A tournament's round lasts too long: an outage is added as often as it is credited.",
        promise="A round ends as long after its end as nobody could play in it.",
        scene="An outage in a round, after which the database refuses a part of what is credited.",
        file="data/tournaments.py",
        old="tx.change(rounds, own, ends_ms=row.ends_ms + lost_ms, credited_ms=until_ms)",
        new="tx.change(rounds, own, ends_ms=row.ends_ms + lost_ms)",
    ),
)
