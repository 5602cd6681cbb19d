"""Storms that showed faults which have been mended since, each with the least of its parts."""

from tests.simulation.plans import Plan, Trouble
from tests.simulation.seeds import run_apart

MENDED = {
    # A table waited for the time at which the clock stood before it was put back by an hour.
    "clock put back while a table waits": Plan(
        230, "two", 2, (Trouble(1, "clock", 12.906438246346866),)
    ),
    # The first process had stored a move at a table of the second one's. When that stood still it
    # took the turn for one that nobody had been shown, and charged nobody for it twice.
    "table of a process that stands still": Plan(
        221771,
        "shards",
        4,
        (Trouble(3, "freeze", 37.11101244713268),),
        (Trouble(4, "prefer", 20.29177540611404),),
    ),
    # Whoever welcomed a server while the process ended found its session closed.
    "invited anew while another process takes over": Plan(
        2160,
        "two",
        2,
        (Trouble(3, "take_over", 37.68966377513203),),
        (
            Trouble(4, "delete_data", 18.961563237195882),
            Trouble(5, "throw_out", 32.48175649076321),
        ),
    ),
    # Two processes showed a table for a moment: what one had just noted the other forgot.
    "call of a process that stands in for another": Plan(
        426676,
        "shards",
        4,
        (Trouble(1, "slow_disk", 17.40644845607789), Trouble(2, "events", 32.75731064179894)),
    ),
    # A press that waited for the disk was charged from its moment on, and what was credited while
    # it waited came off that.
    "press that waits while its process is silent": Plan(
        1000268, "shards", 4, (Trouble(1, "slow_disk", 7.374186322376999),)
    ),
    # A press that waited for the disk for long seemed to come from a clock that disagrees, and was
    # charged until it was stored, with an outage that had begun meanwhile.
    "press that waits for the disk for long": Plan(
        8000440,
        "three",
        3,
        (
            Trouble(2, "slow_disk", 10.167067598726899),
            Trouble(3, "unreachable", 15.612716319001398),
        ),
    ),
    # A press made too late waited for the disk, and an outage that was credited meanwhile made it
    # count: from its end, which was after the moment at which the clock acted then.
    "press made too late that waits for the disk": Plan(
        9100055,
        "brisk",
        2,
        (Trouble(2, "slow_disk", 24.125484597607688),),
        (Trouble(4, "dawdle", 5.863343160556842),),
    ),
    # A heartbeat that had waited for the disk called a shard reachable that had been lost since.
    "connection lost while a heartbeat waits": Plan(
        1000349,
        "shards",
        4,
        (Trouble(1, "disk", 14.697070301027502), Trouble(2, "unreachable", 26.28702429114526)),
    ),
    # Of an outage in which a game was paused, what came before the pause was charged.
    "channel closed while the gateway is away": Plan(
        1000666,
        "two",
        2,
        (Trouble(1, "unreachable", 10.223909985479436),),
        (Trouble(2, "forbid", 18.626413594876286),),
    ),
    # A call that could not be deleted while its channel was closed stayed for ever.
    "channel closed as a call is to go": Plan(
        1000886,
        "three",
        3,
        (Trouble(1, "reconnect", 15.450429884352666), Trouble(2, "refused", 16.992872891482165)),
        (Trouble(3, "forbid", 4.350261769692154), Trouble(5, "forbid", 19.10330225844064)),
    ),
    # What could not be deleted while its channel was closed was known to one process only.
    "process that ends while a call could not be deleted": Plan(
        6000697,
        "devices",
        4,
        (
            Trouble(1, "clock", 3.8899101869792108),
            Trouble(2, "slow_disk", 7.69452597234687),
            Trouble(3, "end", 22.328444405110044),
        ),
        (
            Trouble(4, "tidy", 2.2376538469322993),
            Trouble(6, "forbid", 19.272728757561257),
        ),
    ),
    # What had been credited of an outage that went on was credited once more with a pause.
    "channel deleted while the gateway is away": Plan(
        6001172,
        "brisk",
        2,
        (
            Trouble(1, "freeze", 12.920739627636024),
            Trouble(2, "unreachable", 19.766471882510317),
        ),
        (Trouble(4, "delete_channel", 21.4880731705704),),
    ),
    # A pause that ended while the gateway was away was credited with it, and with the outage.
    "server that comes back while the gateway is away": Plan(
        2103,
        "computer",
        1,
        (Trouble(1, "unreachable", 9.903119503298274),),
        (Trouble(4, "throw_out", 7.66187548941506),),
    ),
    # A call that a crash kept from being noted led to where the table had been until then: it was
    # deleted, and its player called once more.
    "table posted anew before a call is noted": Plan(
        2100152,
        "club",
        4,
        (
            Trouble(2, "refused", 11.282691020163277),
            Trouble(3, "kill_at_a_request", 36.170224419800824),
        ),
    ),
    # Judged wrongly: what was discarded for who had missed their turn is told after a new deal too.
    "turns missed at the end of a round": Plan(
        2100243, "brisk", 2, (Trouble(1, "slow", 3.414518174351571),)
    ),
    # A heartbeat stored just before its process stood still seemed to say that it lived, so that it
    # answered as well as the one that had taken over.
    "presses heard by who was taken for dead": Plan(
        8001028,
        "brisk",
        2,
        (Trouble(1, "reconnect", 2.9782027542385077), Trouble(2, "take_over", 5.1858702917365544)),
    ),
    # What was being posted as the machine fell asleep was posted once more as it woke: Discord had
    # forgotten its nonce by then.
    "asleep while a table is posted": Plan(
        8000727,
        "brisk",
        2,
        (Trouble(1, "freeze", 1.8131589768018694), Trouble(2, "sleep", 5.141414753732367)),
    ),
    # A connection to Discord broke off before it had begun, after others had been refused, and that
    # ended the process.
    "connection that breaks off before it has begun": Plan(
        12000317,
        "leaving",
        3,
        (
            Trouble(1, "dead_line", 1.0197504486172464),
            Trouble(2, "flicker", 16.191328491634124),
            Trouble(3, "offline", 26.971826908542514),
        ),
    ),
    # That a table could not be read, as the database was closed, was a fault in the log where who
    # had asked for it was gone.
    "table that nobody waits for any more": Plan(
        19000117, "two", 2, (Trouble(1, "take_over", 2.455956800660248),)
    ),
    # The computer moved as a machine woke up, before its sleep was credited, and was charged for
    # that.
    "asleep while the computer is to move": Plan(
        493088,
        "computer",
        1,
        (
            Trouble(2, "slow_disk", 35.63287812779808),
            Trouble(3, "sleep", 36.42238277036574),
        ),
    ),
    # A late heartbeat was stored slowly, and when its shard had been credited up to a later moment
    # by then, the clock seemed to have been put back.
    "connection comes back while a late heartbeat is stored": Plan(
        500116,
        "brisk",
        2,
        (
            Trouble(1, "slow_disk", 4.995857762030137),
            Trouble(2, "offline", 6.206781749980828),
        ),
    ),
    # A connection that had never been one was lost as the machine woke up: what came before, since
    # the last process, was charged.
    "asleep while a process starts": Plan(
        2000002,
        "night",
        2,
        (
            Trouble(1, "sleep", 5.973426739338344),
            Trouble(3, "lose_machine", 6.757678086213113),
        ),
        (Trouble(4, "resign", 2.524541402670115),),
    ),
    # Judged wrongly: whose turn it is after a pause is called once more, and has more time.
    "pause that another ends": Plan(
        500062, "night", 2, (), (Trouble(4, "propose", 5.150572108275098),)
    ),
    # The connection was lost while a sleep was credited in which the clock had been put back by an
    # hour: that hour was credited, as time that is there once more, with both.
    "clock put back while the machine is asleep": Plan(
        111088,
        "night",
        2,
        (Trouble(1, "sleep", 16.8251906563968), Trouble(2, "clock", 33.67060967044758)),
    ),
}


TAKEN_OVER = Plan(7, "two", 2, (Trouble(1, "take_over", 5.0),))
"""In which a process logs who has taken over from it: a name that no other run may change."""
PARTS = 2
"""In so many parts they are played."""


def play(part: int) -> None:
    """Nothing is broken any more in those of a *part*."""
    for name, plan in [*MENDED.items()][part::PARTS]:
        outcome = run_apart(plan, traced=True)
        assert any("weather" in line for line in outcome.trace), name
        assert outcome.broken == [], (name, outcome.broken)
    first, second = (run_apart(TAKEN_OVER, traced=True) for _ in range(2))
    assert any("plays on this database" in line for line in first.trace)
    assert first.trace == second.trace
