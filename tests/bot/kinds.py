"""Kinds of what stands in the texts, each with values in any language: times, cards, names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta

from bot.people.texts import FALLBACK, find, name_text, say
from bot.render.titles import about_points, game_name, points_text, span_text
from engine.rules import DAY, HOUR, MINUTE
from engine.variants import VARIANTS
from tests.bot.untranslated import SPOKEN_BY_DISCORD

Value = str | int | float
Samples = Callable[[str], Sequence[Value]]
"""Values in a language, as many in each."""


@dataclass(frozen=True)
class Kind:
    """What a value is."""

    samples: Samples
    counts: tuple[int, ...] = ()
    """Of a number beside which something is counted: what it can be."""

    def is_counted(self, language: str) -> bool:
        """Whether a noun beside it has more than one form in a *language*."""
        form = Locale.parse(language).plural_form
        return len({form(count) for count in self.counts}) > 1


def fixed(*values: Value) -> Kind:
    """Values that are the same in every language, and count nothing."""
    return Kind(lambda _: values)


def counted(*counts: int) -> Kind:
    """Numbers of something."""
    return Kind(lambda _: counts, counts)


def among(*counts: int) -> Kind:
    """How many there are in all, beside a lower number of them: 3 of 21."""
    return Kind(lambda _: counts, tuple(one for one in COUNTS if one > 1))


def each(told: Callable[[str, int], str], *numbers: int) -> Kind:
    """Numbers as a language tells them."""
    return Kind(lambda language: [told(language, one) for one in numbers])


def at(*seconds: int) -> Kind:
    """Moments, from now, as Discord writes them."""
    return each(relative, *seconds)


def said(*keys: str) -> Kind:
    """Other texts."""
    return Kind(lambda language: [say(language, key) for key in keys])


def discord(language: str) -> str:
    """The language in which Discord writes times for those who read *language*."""
    return language if language in SPOKEN_BY_DISCORD else FALLBACK


def relative(language: str, seconds: int) -> str:
    """A moment as Discord writes it: `in 5 minutes`."""
    away = timedelta(seconds=seconds)
    return format_timedelta(away, add_direction=True, threshold=1, locale=discord(language))


NOW = datetime(2026, 11, 29, 17, 5, tzinfo=UTC)
COUNTS = (0, 1, 2, 5, 11, 21, 22)
SPANS = (30, MINUTE, 5 * MINUTE, HOUR, 21 * HOUR, DAY, 3 * DAY)
AWAY = (30, 5 * MINUTE, HOUR, 21 * HOUR, 3 * DAY)
PEOPLE = (
    *("Žofie Ďurišová", "Мария", "O’Brien_*x*", "🦊", "Kārlis"),
    "Wilhelmina von Hohenzoll",
)
GAMES = tuple(VARIANTS)


def people(language: str) -> list[str]:
    """Names as messages write them."""
    return [name_text(one) for one in PEOPLE]


def people_together(language: str) -> list[str]:
    """Names in a row, and one alone."""
    both = say(language, "list-and", first="Žofie Ďurišová", last="Kārlis")
    three = say(language, "list-and", first="Мария, 🦊", last="Žofie Ďurišová")
    return ["Kārlis", both, three]


def games(language: str) -> list[str]:
    """The names of the games."""
    return [game_name(language, one) for one in GAMES]


def titles(language: str) -> list[str]:
    """What games are played to."""
    first, second, third = "five-hundred", "zolik", "gin"
    return [
        say(language, "game-to-target", game=game_name(language, first), target=100),
        say(language, "game-for-rounds", game=game_name(language, second), rounds=1),
        say(language, "game-for-rounds", game=game_name(language, second), rounds=5),
        say(language, "game-for-rounds", game=game_name(language, second), rounds=21),
        game_name(language, third),
    ]


def evenings(language: str) -> list[str]:
    """The names of tournaments."""
    own = say(language, "tournament-name", game=game_name(language, "gin"))
    return [own, "Turnaj_42 „U Žáby“"]


def levels(language: str) -> list[str]:
    """The levels of the computer, with their places on the scale."""
    names = ((1310, "easy"), (1550, "normal"), (1720, "strong"))
    return [
        say(language, "level-placed", level=say(language, f"level-{name}"), place=place)
        for place, name in names
    ]


def days(language: str) -> list[str]:
    """A day as Discord writes it."""
    return [format_date(NOW, "long", locale=discord(language))]


def dates(language: str) -> list[str]:
    """A day and a time of it, as Discord writes them."""
    return [f"{days(language)[0]} {hours(language)[0]}"]


def hours(language: str) -> list[str]:
    """A time of day, as Discord writes it."""
    return [format_time(NOW, "short", locale=discord(language))]


def tile_words(language: str) -> list[str]:
    """Tiles as they are read aloud."""
    return [
        say(language, "tiles-in-colour", colour=colour, numbers=numbers)
        for colour, numbers in (("red", "3 4 5"), ("blue", "8"), ("joker", ""))
    ]


def one_tile(language: str) -> list[str]:
    """A tile as it is read aloud."""
    return [
        say(language, "tiles-in-colour", colour=colour, numbers=numbers)
        for colour, numbers in (("red", "3"), ("blue", "12"), ("joker", ""))
    ]


def melds(language: str) -> list[str]:
    """Melds with what lies in them."""
    laid = ((1, "4♥ 5♥ 6♥"), (12, "7♠ 7♦ 7♣"))
    return [say(language, "hint-meld-number", number=one, cards=cards) for one, cards in laid]


def choices(language: str) -> list[str]:
    """Cards of which one is chosen."""
    return ["7♥", say(language, "hint-or", first="7♥, 10♠", last="K♣")]


def weekdays(language: str) -> list[str]:
    """Days of the week, one and several."""
    names = [say(language, "weekday", day=day) for day in ("mon", "wed", "sun")]
    return [names[0], ", ".join(names)]


def losses(language: str) -> list[str]:
    """What a decision cost."""
    return [
        say(language, "review-loss", points=about_points(language, 1), error="0.5"),
        say(language, "review-loss", points=about_points(language, 6.1), error="2.2"),
        say(language, "review-loss-likely", points=about_points(language, 4)),
    ]


def told(language: str) -> list[str]:
    """What a player did in a turn, as the table tells it."""
    moves = [
        say(language, "did-draw-card", card="7♥"),
        say(language, "did-meld", cards="5♥ 6♥ 7♥"),
        say(language, "did-discard", card="K♦"),
    ]
    names = name_text(PEOPLE[0])
    yours = {"name": names, "moves": ", ".join(moves)}
    return [
        say(language, "told-you" if find(language, "told-you") else "told-turn", **yours),
        say(language, "told-turn", name=names, moves=moves[2]),
    ]


def moves(language: str) -> list[str]:
    """What a player did, behind their name or “you”."""
    drew = say(language, "did-draw-card", card="7♥")
    laid = say(language, "did-meld", cards="5♥ 6♥ 7♥")
    dropped = say(language, "did-discard", card="K♦")
    return [dropped, f"{drew}, {laid}", say(language, "did-take-many", count=5, card="10♠")]


def options(language: str) -> list[str]:
    """What a puzzle offers, as the buttons and menus of a hand say it."""
    discard, meld = say(language, "button-discard"), say(language, "button-meld")
    return [f"{discard} K♦", f"{meld} 5♥ 6♥ 7♥"]


def advice(language: str) -> list[str]:
    """What a hint says."""
    scores = say(language, "advice-meld-scores", card="4♥ 5♥ 6♥", points=15)
    return [say(language, "advice-discard-lonely", card="7♦"), scores]


def reasons(language: str) -> list[str]:
    """Why a round is over."""
    name = name_text(PEOPLE[0])
    return [say(language, "round-ended", reason=why, name=name) for why in ("out", "gin", "stock")]


def changes(language: str) -> list[str]:
    """Options with their values, one and two."""
    target = say(language, "option-name-target")
    clock, time = say(language, "option-name-clock"), span_text(language, 10 * MINUTE)
    first = say(language, "option-with-value", option=target, value=200)
    second = say(language, "option-with-value", option=clock, value=time)
    return [first, f"{first}, {second}"]


def rivals(language: str) -> list[str]:
    """The other player of a game, or all of them."""
    return [name_text(PEOPLE[0]), say(language, "review-rivals")]


def reviewed(language: str) -> list[str]:
    """Whose cards a review is about."""
    return [say(language, "review-you"), name_text(PEOPLE[0])]


def owners(language: str) -> list[str]:
    """Who laid a meld."""
    added = say(language, "table-meld-added", cards="7♥", name="Kārlis")
    return ["Kārlis", f"{name_text(PEOPLE[0])}, {added}"]


def where(language: str) -> list[str]:
    """Where two tables of the same cards parted."""
    deal = say(language, "tournament-same-where-round", turn=3, round=2)
    return [say(language, "tournament-same-where", turn=5), deal]


def hand_parts(language: str) -> list[str]:
    """What lies in a hand of gin, once it is shown."""
    off = say(language, "gin-laid-off", cards="7♥ 8♥")
    left = [say(language, "gin-left", points=one, cards="A♦") for one in (0, 1, 22)]
    return [f"9♠ 9♦ 9♣ · {left[1]}", f"4♥ 5♥ 6♥ · {left[0]}", f"{off} · {left[2]}"]


def picture_melds(language: str) -> list[str]:
    """Melds of a hand, as the description of a picture says them."""
    kinds = (("4♥ 5♥ 6♥", "run", 15), ("J♠ J♦ J♣", "group", 30))
    told = [
        f"{cards} ({say(language, 'picture-meld', kind=kind, points=points)})"
        for cards, kind, points in kinds
    ]
    return [told[0], ", ".join(told)]


def totals(language: str) -> list[str]:
    """The points of a game, with those of its end."""
    bonus = say(language, "ends-bonus", rounds="101", bonus="225")
    penalties = [say(language, "penalty-points", count=one) for one in (1, 22)]
    return [*(points_text(language, one) for one in TOTALS), f"326 ({bonus})", *penalties]


def values_of_rows(language: str) -> list[str]:
    """What a row of standings says of a player."""
    won = say(language, "standings-won", wins=3, games=21)
    total = say(language, "standings-each", points=about_points(language, 2.5))
    return [say(language, "standings-rating", rating=1899), won, total]


def results(language: str) -> list[str]:
    """How games ended for somebody."""
    names = people_together(language)
    placed = say(language, "history-placed", place=3, count=5, names=names[0])
    won, lost = (say(language, f"history-{one}", names=names[1]) for one in ("won", "lost"))
    return [f"{won} 100 : 35", f"{lost} −12 : 105", f"{placed} 22 : 105 : 90"]


def ways(language: str) -> list[str]:
    """Cards that a typed word can mean."""
    return [say(language, "hint-or", first="`7s` (7♠)", last="`7h` (7♥)")]


def table_titles(language: str) -> list[str]:
    """Tables with what is played there."""
    return [say(language, "table-title", number=17, game=one) for one in titles(language)[:2]]


def grades(language: str) -> list[str]:
    """How hard a puzzle is."""
    return [say(language, f"puzzle-grade-{one}") for one in ("easy", "medium", "hard")]


def ratings(language: str) -> list[str]:
    """Ratings by game."""
    return [" · ".join(f"{game} 1512" for game in games(language)[:2])]


def languages(language: str) -> list[str]:
    """The names of languages."""
    return ["Latviešu", "English"]


def clock_texts(language: str) -> list[str]:
    """What the rules say of the clock."""
    none = say(language, "rules-no-clock")
    time = span_text(language, 5 * MINUTE)
    return [none, say(language, "rules-clock", clock=time, most=2)]


def turn_texts(language: str) -> list[str]:
    """What the rules say of the turn limit."""
    none = say(language, "rules-no-turn")
    return [none, say(language, "rules-turn", turn=span_text(language, DAY))]


def told_times(language: str) -> list[str]:
    """Options that a rematch keeps."""
    limit = say(language, "challenge-turn", turn=span_text(language, DAY))
    return [limit]


def planned(language: str) -> list[str]:
    """What is planned for one’s next turn."""
    return [say(language, "page-plan-discards", card="7♥")]


def aloud(language: str) -> list[str]:
    """Cards as they are read aloud."""
    ace, hearts = say(language, "page-rank-A"), say(language, "page-suit-h")
    seven = say(language, "page-card", rank="7", suit=hearts)
    spades = say(language, "page-suit-s")
    return [seven, say(language, "page-card", rank=ace, suit=spades), say(language, "page-joker")]


def several_aloud(language: str) -> list[str]:
    """Cards of a meld as they are read aloud."""
    return [", ".join(aloud(language)[:2])]


def deeds(language: str) -> list[str]:
    """What can be asked for at a table, as the way to it is called."""
    more = f"+ {span_text(language, 5 * MINUTE)}"
    return [*(say(language, f"button-{one}") for one in ("claim", "adjourn")), more]


TOTALS = (0, 1, 2, 5, 11, -21, 122)

COUNT = counted(*COUNTS)
ORDINAL = fixed(1, 3, 21)
"""Numbers that name something: the third round."""
FEW = counted(1, 2, 3, 5)
SEVERAL = counted(2, 5, 11, 21, 22)
SIGNED = fixed("+0", "+1", "−22")
TABLE = fixed(17, 1234)
HASH = fixed("3f9a1c2b4d5e6f708192a3b4c5d6e7f83f9a1c2b4d5e6f708192a3b4c5d6e7f8")
NAME, NAMES = Kind(people), Kind(people_together)
MENTIONED = fixed("@Žofie Ďurišová", "@Мария")
GAME, TITLE, EVENING, LEVEL = Kind(games), Kind(titles), Kind(evenings), Kind(levels)
SPAN = each(span_text, *SPANS)
SOON, AGO = at(*AWAY), at(*(-one for one in AWAY))
DAY_KIND, DATE, TIME_OF_DAY = Kind(days), Kind(dates), Kind(hours)
POINTS = each(points_text, *TOTALS)
SIZES = each(points_text, *COUNTS)
AVERAGE = Kind(lambda language: [about_points(language, one) for one in (0.5, 1, 2.5, 21)])
MATCH = fixed("0", "½", "1", "2½", "21")
"""Points of a tournament."""
OPENING = counted(30, 40, 41, 45, 51)
TARGET = counted(25, 100, 101, 500)
PERCENT = counted(0, 1, 2, 21, 100)
OF_100 = counted(1, 2, 5, 21, 22, 90)
RATING = fixed(1512, 1899)
CARD = fixed("7♥", "10♠")
CARDS = fixed("7♥", "Q♠ Q♦ Q♣", "4♥ 5♥ 🃏6♥")
TILES = fixed("🔴7", "🔵3 🔵4 🃏")
SUM = fixed("8", "3 × 10 = 30", "4 + 5 + 6 = 15")
URL = fixed("https://discord.com/channels/1/2/3")
CHANNEL = fixed("#rummy", "#hraní-karet")
ROLE = fixed("@Rummy", "@Хозяева столов")
CHOSEN = fixed()
"""A word by which the text decides, and that is not shown: the variants are all that there is."""
OPTION = fixed("target", "turn-limit")
PLAYERS = counted(2, 3, 5)
NUMERAL = counted(1, 2, 22)
"""Numbers beside others, of which nothing is counted: 3 : 2."""
TYPED = fixed("7x", "žolík*")
TABLE_LIST = fixed("#17, #1234")
