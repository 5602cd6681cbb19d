"""What stands in the texts: of which kind each value is, and values of each kind, in any language.

`make pages` writes the texts with them, and tests ask them which of the values are numbers, and how
wide a button gets. A new value of a text gets its kind here (test_values.py finds one without).
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice, pairwise, product

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.controls.play import MOST_TOGETHER
from bot.controls.server_settings import MOST_CHANNELS
from bot.people.texts import FALLBACK, NAME_LENGTH, name_text, say
from bot.render.menus import OPTIONS_A_SELECT
from bot.render.titles import (
    about_points,
    clock_text,
    game_name,
    points_text,
    span_text,
    tenths,
)
from data.ladders import BEST
from data.season_tables import LEAST_GAMES, LEAST_OPPONENTS
from engine.rules import DAY, HOUR, MINUTE
from engine.variants import VARIANTS
from tests.bot.ftl_files import Content, chosen_by, content, entries, is_plural, variants
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
    return [
        say(language, "told-you", moves=", ".join(moves)),
        say(language, "told-turn", name=names, moves=moves[2]),
    ]


def moves(language: str) -> list[str]:
    """What a player did, behind their name or “you”."""
    drew = say(language, "did-draw-card", card="7♥")
    laid = say(language, "did-meld", cards="5♥ 6♥ 7♥")
    dropped = say(language, "did-discard", card="K♦")
    return [dropped, f"{drew}, {laid}", say(language, "did-take-many", count=5, card="10♠")]


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

KINDS: dict[str, Kind] = {
    "action": CHOSEN,
    "advice": Kind(advice),
    "after": RATING,
    "ahead": COUNT,
    "all": among(21, 22, 25),
    "at": ORDINAL,
    "beaten": COUNT,
    "before": RATING,
    "best": COUNT,
    "big_gin": CHOSEN,
    "ace": CHOSEN,
    "background": CHOSEN,
    "bonus": fixed("25", "225"),
    "buchholz": fixed("4½", "11"),
    "by": NAME,
    "card": CARD,
    "cards": CARDS,
    "challenges": COUNT,
    "challenges_per_person": NUMERAL,
    "challenges_to_person": NUMERAL,
    "chances": fixed("50%, 30%"),
    "change": SIGNED,
    "changes": Kind(changes),
    "channel": CHANNEL,
    "channels": fixed("#rummy", "#rummy, #hraní-karet"),
    "choice": Kind(moves),
    "choices": Kind(choices),
    "chosen": said("choice-image", "choice-cards-automatic"),
    "clock": SPAN,
    "clock_text": Kind(clock_texts),
    "closes": TIME_OF_DAY,
    "code": fixed("4QF"),
    "colour": CHOSEN,
    "colours": CHOSEN,
    "commitment": HASH,
    "computer": COUNT,
    "count": COUNT,
    "counts": COUNT,
    "day": DAY_KIND,
    "days": COUNT,
    "deals": COUNT,
    "decisions": COUNT,
    "discard": NUMERAL,
    "done": COUNT,
    "due": SOON,
    "ends": DATE,
    "entropy": HASH,
    "error": fixed("0.5", "4"),
    "example": fixed("17"),
    "field": said("option-name-target"),
    "final_discard": CHOSEN,
    "first": CARDS,
    "fits": CHOSEN,
    "flush_jokers": CHOSEN,
    "game": GAME,
    "games": COUNT,
    "games_per_person": NUMERAL,
    "games_per_server": NUMERAL,
    "grade": Kind(grades),
    "high": CHOSEN,
    "hints": counted(0, 1, 2, 3),
    "host": MENTIONED,
    "hours": fixed("17:00-23:00"),
    "how": CHOSEN,
    "increment": SPAN,
    "initial_meld": OPENING,
    "joker": fixed("🃏Q♣"),
    "joker_swap": CHOSEN,
    "jokers": FEW,
    "kind": CHOSEN,
    "knock": counted(10),
    "known": fixed("target, clock, turn-limit"),
    "large": CHOSEN,
    "last": CARD,
    "latest": TIME_OF_DAY,
    "lay_off_before_own_meld": CHOSEN,
    "lead": SIGNED,
    "least": OPENING,
    "left": SOON,
    "length": counted(NAME_LENGTH),
    "level": LEVEL,
    "levels": fixed("easy, normal, strong"),
    "limit": counted(1, 2, 5, 10),
    "line": counted(20, 25),
    "line_bonus": counted(20, 25),
    "link": URL,
    "loss": Kind(losses),
    "lost": COUNT,
    "luck": fixed("+3.1", "−0.4"),
    "meaning": Kind(changes),
    "meld": ORDINAL,
    "melds": Kind(melds),
    "melds_per_turn": CHOSEN,
    "mentions": MENTIONED,
    "mine": Kind(told),
    "minutes": COUNT,
    "most": counted(2, 4, 6),
    "moves": Kind(moves),
    "name": NAME,
    "names": NAMES,
    "near": OPTION,
    "needed": OPENING,
    "needs": OPENING,
    "next": DATE,
    "next_dealer": CHOSEN,
    "number": ORDINAL,
    "numbers": fixed("3 4 5", "12"),
    "oklahoma_spades_double": CHOSEN,
    "one_round": CHOSEN,
    "open": CHOSEN,
    "opening": CHOSEN,
    "opening_points": OPENING,
    "opponents": NAMES,
    "option": said("option-name-target", "option-name-clock"),
    "order": CHOSEN,
    "other": NAME,
    "others": COUNT,
    "outcome": CHOSEN,
    "own": NUMERAL,
    "owners": Kind(owners),
    "page": ORDINAL,
    "pages": fixed(21, 22),
    "parts": Kind(hand_parts),
    "people": fixed("@Žofie Ďurišová", "@Žofie Ďurišová, @Мария"),
    "percent": PERCENT,
    "period": CHOSEN,
    "permissions": fixed("Embed Links, Attach Files"),
    "phase": CHOSEN,
    "pile_before_initial_meld": CHOSEN,
    "place": COUNT,
    "places": CHANNEL,
    "play": fixed("−0.4", "+3.1"),
    "player": NAME,
    "players": COUNT,
    "playing": COUNT,
    "points": COUNT,
    "preset": fixed("Rummy 45", "Oklahoma"),
    "puzzles": COUNT,
    "rack": counted(2, 5, 14),
    "rank": ORDINAL,
    "rated": CHOSEN,
    "rating": RATING,
    "ratings": Kind(ratings),
    "reason": fixed("Πφ ‘was rude’ \\*twice\\*"),
    "result": fixed("+12", "−40"),
    "rivals": Kind(rivals),
    "role": ROLE,
    "roles": fixed("@Rummy", "@Rummy, @Хозяева столов"),
    "round": ORDINAL,
    "rounds": COUNT,
    "row": fixed("**3:** 🔴5 🔴6 🔴7"),
    "rows": fixed("3", "3, 12"),
    "running": CHOSEN,
    "runs": CHOSEN,
    "scored": SIGNED,
    "scores": fixed("Žofie Ďurišová +101, Kārlis +0"),
    "scoring": CHOSEN,
    "seasons": fixed("3", "1, 3"),
    "seat": ORDINAL,
    "seats": PLAYERS,
    "seconds": COUNT,
    "seed": HASH,
    "server": fixed("Karetní klub", "Rummy & Co."),
    "side": CHOSEN,
    "signed": SIGNED,
    "solved": COUNT,
    "source": ORDINAL,
    "span": each(span_text, DAY, 3 * DAY, 21 * DAY),
    "state": CHOSEN,
    "step": ORDINAL,
    "steps": fixed(21, 22),
    "stock_out": CHOSEN,
    "streak": COUNT,
    "suit": said("page-suit-h", "page-suit-c"),
    "sum": SUM,
    "table": fixed("#101", "#1234"),
    "tables": fixed("#17, #1234"),
    "taken": PLAYERS,
    "target": TARGET,
    "tempting": OF_100,
    "text": TYPED,
    "theirs": Kind(told),
    "tile": Kind(one_tile),
    "tiles": TILES,
    "time": SOON,
    "times": Kind(told_times),
    "title": Kind(table_titles),
    "today": fixed("2026-11-29"),
    "told": Kind(told),
    "total": fixed("49", "−103"),
    "tournament": EVENING,
    "turn": SPAN,
    "turn_text": Kind(turn_texts),
    "typed": fixed("31.2."),
    "unmelded": CHOSEN,
    "unrated": COUNT,
    "until": DATE,
    "url": URL,
    "user": MENTIONED,
    "value": CHOSEN,
    "verb": CHOSEN,
    "verdict": CHOSEN,
    "waiting": COUNT,
    "way": CARDS,
    "ways": CHOSEN,
    "what": CHOSEN,
    "when": DATE,
    "where": Kind(where),
    "why": Kind(reasons),
    "wins": COUNT,
    "won": COUNT,
    "you": SIGNED,
    "zone": fixed("Europe/Riga"),
}
"""The kinds of values by their names."""

WHERE: tuple[tuple[str, str, Kind], ...] = (
    (r"(advice|page-plan).*|hint-.*|review-fits", "meld", Kind(melds)),
    (r"points-added", "meld", fixed("4-5-6-7", "A-2-3")),
    (r".*-tile|page-row", "card|cards", TILES),
    (r"advice-(meld|add-out|knock-ahead).*", "card", CARDS),
    (r"advice-draw-tiles.*|advice-draw-opens.*|advice-table-tiles.*", "cards", TILES),
    (r"learn-tile-.*", "cards", TILES),
    (r"hint-table|hint-place|hint-fits|which-meld", "choices|melds", Kind(melds)),
    (r"page-(card|tile)", "rank", fixed("7", "10")),
    (r"page-tile", "suit", said("page-colour-r", "page-colour-b")),
    (r"page-.*", "card", Kind(aloud)),
    (r"page-.*", "cards", Kind(several_aloud)),
    (r"looks-now", "cards", CHOSEN),
    (r"review-(parts|round)", "cards|you|others", SIGNED),
    (r"review-(parts|round)", "player", Kind(reviewed)),
    (r"points-own", "cards", CARDS),
    # Numbers that are always the same, or always several.
    (r"blocks-too-many", "count", counted(200)),
    (r"mark-fewer", "count", counted(MOST_TOGETHER)),
    (r"server-too-many-channels", "count", counted(MOST_CHANNELS)),
    (r"server-too-many-roles", "count", counted(OPTIONS_A_SELECT)),
    (r"sheets-too-many", "count", counted(20)),
    (r"season-needs", "games", counted(LEAST_GAMES)),
    (r"season-needs", "people", counted(LEAST_OPPONENTS)),
    (r"refusal-wrong-player-count", "least", counted(2)),
    (r"refusal-wrong-player-count.exact", "least", counted(2)),
    (r"refusal-wrong-player-count", "most", counted(4, 6)),
    (r"today-ladder-rule", "best", counted(BEST)),
    (r"versus-streak-.*|standings-streak|did-take-many|page-take-from", "count", SEVERAL),
    (r"advice-(take-can-open|meld-opens|discard-keeps)", "points", counted(41, 52, 55, 60)),
    (r"advice-take-pile-brings", "points", counted(9, 21, 22, 25)),
    (r"profile-streak", "best", SEVERAL),
    (r"puzzle-hint", "count", counted(2, 3, 5)),
    (r"puzzle-hint", "number|most", fixed(1, 2)),
    (r"points-going-out", "points", counted(10)),
    (r"points-unmelded", "points", counted(100)),
    (r"hand-opening|hint-opening|tiles-opening.*", "points", OPENING),
    (r"privacy-sure|gin-bonuses|resign-sure|gone-several", "games|others|won", COUNT),
    (r"gin-bonuses", "game", fixed(0, 100, 200)),
    (r"gin-bonuses", "total", fixed("326")),
    (r"advice-discard-(chance|odds)", "points|least", PERCENT),
    (r"advice-(add-|meld-)near-out|advice-draw-tiles-wait", "least", COUNT),
    (r"advice-(draw-opens-later|knock-ahead|discard-goes-on|take-lowers)", "least", COUNT),
    (r"puzzle-fate-.*", "best", OF_100),
    (r"puzzle-margin-games|puzzle-tempting", "games", counted(1, 2, 5, 11, 21, 22)),
    (r"tournament-(nobody|number)", "most", counted(21, 64)),
    (r"tournament-number", "least", fixed(1, 2)),
    (r"tournament-players", "most", among(22, 64)),
    # Points as a language writes them.
    (r"arena-row|tournament-row", "points", MATCH),
    (r"tournament-row", "rounds", fixed("1 ½ 0", "1 1 –")),
    (r"tournament-seat-done", "points", fixed("1 : 0", "½ : ½")),
    (r"tournament-round-now", "points", fixed("35 : −20")),
    (r"tournament-same-.*", "points", SIGNED),
    (r"puzzle-own-played|puzzle-margin|standings-each", "points", AVERAGE),
    (r"today-ladder-.*|tournament-round-ahead", "points", SIZES),
    (r"review-(outcome|average).*", "points", SIZES),
    (r"review-(loss|scattered).*", "points", AVERAGE),
    (r"standings-total|table-player(-lost)?", "points", POINTS),
    (r"end-total", "points", Kind(totals)),
    (r"(picture|table-player)-laid|picture-meld|offer-meld-.*", "points", NUMERAL),
    (r"page-points-round", "total", NUMERAL),
    (r"page-points-round", "points", SIGNED),
    (r"ends-bonus", "rounds", fixed("101", "149")),
    (
        r"today-ladder-row",
        "deals",
        each(lambda language, one: say(language, "today-ladder-deals", count=one), 1, 2, 5, 21),
    ),
    (
        r"ends-place.*|profile-place",
        "games",
        each(lambda language, one: say(language, "games-count", count=one), 1, 2, 5, 21),
    ),
    (
        r"tiles-player",
        "tiles",
        each(lambda language, one: say(language, "tiles-count", count=one), *COUNTS),
    ),
    (r"around-(said|lapsed)", "games", GAME),
    (r"around-(said|lapsed)", "days", Kind(weekdays)),
    (r"season-.*|champions-season|server-season-runs", "days", fixed("1.11.2026 – 30.11.2026")),
    (r"season-won|standings-won", "games", among(22, 25, 31)),
    # Places and numbers beside which nothing is counted.
    (r"level-placed|ends-place.*|profile-place", "place|before", RATING),
    (r"arena-row|tournament-row|today-row|today-ladder-row|end-total", "place", ORDINAL),
    (
        r"today-line-done",
        "place",
        each(lambda language, one: say(language, "today-place", place=one, all=22), 1, 21),
    ),
    (r"today-place.*|today-ladder-everywhere|season-front-place", "place", ORDINAL),
    (r"history-placed|tournament-same-own", "place", ORDINAL),
    (r"tournament-(running|table|round)", "round", ORDINAL),
    (r"tournament-(running|table|round)", "rounds", fixed(21, 22)),
    (r"tournament-round", "pages", fixed(1, 21, 22)),
    (r"tournament-running", "tables", among(22, 25, 31)),
    (r"tournament-thread", "first", fixed("#101")),
    (r"tournament-thread", "last", fixed("#120")),
    (r"weekly-title", "first|last", DAY_KIND),
    (r"hint-or", "first", fixed("7♥", "7♥, 10♠")),
    (r"list-and", "first", fixed("Žofie Ďurišová", "Alice, Мария")),
    (r"list-and", "last", fixed("Kārlis")),
    (r"chances-said", "first|last", fixed("50%", "100%")),
    (r"challenge-seated", "seats", counted(4, 5, 6)),
    (r"challenge-seated", "taken", fixed(1, 2, 3)),
    (r"today-parted|button-today-turn|tournament-same-where.*", "turn", ORDINAL),
    (r"today-revealed", "number", HASH),
    (r"versus-longest|versus-points", "own|other", NUMERAL),
    (r"versus-(ahead|behind|even)", "won|lost", NUMERAL),
    (r"table-clock-waits", "clock", fixed(clock_text(272), clock_text(3872))),
    (r"option-not-.*|options-between|dialog-not-between", "least", fixed("25")),
    (r"option-not-.*|options-between|dialog-not-between", "most", fixed("1000")),
    (r"refusal-deadwood-too-high|gin-deadwood", "limit", counted(0, 5, 10)),
    (r"note-credit", "seconds", COUNT),
    # Times.
    (r"moderate-table|profile-last|history-row", "time|when", AGO),
    (r"moderate-deed", "time", DATE),
    (r"ends-as-of", "time", TIME_OF_DAY),
    (r"menu-stands", "time", said("choice-stands-15m", "choice-stands-1d", "choice-stands-7d")),
    (r"more-time-given|told-more-time|note-rested", "time", SPAN),
    (r"server-daily|server-weekly", "next", DATE),
    (r"(tournament|arena)-(running|round-runs)", "when", TIME_OF_DAY),
    (r"puzzle-(one|shared)", "day", fixed("2026-11-29")),
    (r"weekday.*", "day", CHOSEN),
    # Names that are not those of players, and titles of games.
    (r"challenge-(asks|asked|open|opened)|invitation|around-call", "game", TITLE),
    (r"table-title|end-title|tournament-about", "game", TITLE),
    (r"verify-how", "game", TABLE),
    (r"(option|refusal)-.*", "name", OPTION),
    (r"preset-unknown", "name", fixed("Rumy 45")),
    (r"sheet-.*", "name|known", fixed("Friday evening")),
    (r"(tournament|arena)-(title|come|come-late|front-open|front-plays)", "name", EVENING),
    (r"tournament-won", "names", NAME),
    (r"home-next-turn", "others", NAMES),
    (r"today-awaits|challenge-with-computer|learn-offer|button-next-level", "level", LEVEL),
    (r"level-placed", "level", said("level-easy", "level-normal", "level-strong")),
    (r"way-about", "what", Kind(deeds)),
    (r"page-planned", "what", Kind(planned)),
    (r"server-step|button-setup-next", "page", said("server-page-looks", "server-page-games")),
    (
        r"puzzle-shared",
        "result",
        each(lambda language, one: say(language, "puzzle-shared-solved", hints=one), 0, 1, 2),
    ),
    (r"history-row", "result", Kind(results)),
    (r"puzzle-best", "way", Kind(moves)),
    (r"banned", "why", fixed("Πφ, twice")),
    (
        r"dialog-wrong",
        "why",
        each(lambda language, most: say(language, "dialog-not-between", least=25, most=most), 1000),
    ),
    (
        r"learn-not|hand-why|tiles-row-bad",
        "why",
        each(lambda language, one: say(language, "why-short", count=one), 1, 2),
    ),
    (r"ends-(why|how)|.*-(paused|halted)|round-ended", "reason", CHOSEN),
    (r"ends-why", "left", CHOSEN),
    (r"tournament-front-in", "own", CHOSEN),
    (r"scorecard-open", "done", CHOSEN),
    (r"daily-puzzle", "grade", CHOSEN),
    (r"daily-puzzle", "players", among(22, 25, 31)),
    (r"ambiguous-cards", "ways", Kind(ways)),
    (r"help-game", "how", said("help-how-gin", "help-how-tile")),
    (r"at-table", "text", said("not-one-card")),
    (r"dialog-no-number", "typed", TYPED),
    (r"tiles-(row-onto|row-bad|no-way|picked)|row-missing", "tiles", TILES),
    (r"tiles-joker-(is|bound)", "tiles", fixed("🔴13", "🔴7/🔵7")),
    (r"tiles-of-meld", "tiles", Kind(tile_words)),
    (r"row-twice", "tile", fixed("🔴5")),
    (r"tenths", "value", fixed(2.5, 6, 21)),
    (r"option-with-value", "value", fixed("200", "7")),
    (r"option-not-.*|refusal-bad-option-value", "value", TYPED),
    (r"option-not-possible.*", "choices", fixed("reshuffle-once, reshuffle, turn-over")),
    (r"option-not-between-or", "choices", fixed("none")),
    (r"preset-unknown", "choices", fixed("classic, tournament, rummy-45")),
    (r"(menu|server)-language", "value", Kind(languages)),
    (r"standings-row", "value", Kind(values_of_rows)),
    (r"standings-outlasted", "rivals", among(22, 25, 31)),
    (r"options-not-understood", "example", fixed("target=200")),
    (r"gin-melds", "melds", fixed("A♥ A♦ A♣ · J♠ Q♠ K♠")),
    (r"tiles-open-with", "melds", fixed("🔴7 🔵7 🟡7", "🔴10 🔴11 🔴12 · …")),
    (r"tiles-free.*", "tile", fixed("🔴5", "🔵12")),
    (r"picture-melds", "melds", Kind(picture_melds)),
    (r"season-running|server-season-runs", "left", SOON),
    (r"moderate-banned", "tables", TABLE_LIST),
)
"""Where a value is of another kind than others of its name: keys, names, and the kind there."""


@cache
def kind(key: str, name: str) -> Kind | None:
    """What *name* is in the text *key*; None where nobody has said so yet."""
    for keys, names, one in WHERE:
        if re.fullmatch(names, name) and re.fullmatch(keys, key):
            return one
    return TABLE if is_table(key, name) else KINDS.get(name)


def is_table(key: str, name: str) -> bool:
    """Whether a value is the number of a table: English writes it as #17."""
    return key in entries() and name in Numbered(entries()[key]).names


class Numbered(Visitor):
    """Collects the values that stand behind a #."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        for before, after in pairwise(node.elements):
            if isinstance(before, ftl.TextElement) and before.value.endswith("#"):
                self.names |= Content(after).shown
        self.generic_visit(node)


PAGE_WORDS: dict[str, Samples] = {
    "choices": lambda _: ["target, clock"],
    "command": lambda _: ["/challenge"],
    "count": lambda _: COUNTS,
    "game": games,
    "name": lambda _: PEOPLE,
    "option": lambda _: ["target"],
    "options": lambda _: ["opponent, game"],
    "place": lambda _: ["#rummy"],
    "text": lambda _: ["7x"],
    "title": lambda language: table_titles(language)[:1],
    "value": lambda _: ["500"],
    "way": lambda _: ["Learn"],
}
"""The values of what the sandbox's page says."""

TOGETHER: dict[str, Callable[[str], list[Mapping[str, Value]]]] = {
    "points": lambda language: [
        {"count": abs(one), "number": tenths(language, one)} for one in (*COUNTS, 0.5, 2.5)
    ],
}
"""Values that hang together, in texts where each alone would make no sense."""


@cache
def samples(language: str, key: str, beside: str = FALLBACK) -> dict[str, tuple[Value, ...]]:
    """Values for every variable of a text, among them what chooses each of its variants.

    Those of two languages *beside* each other have the same places in both.
    """
    both = [one for each in dict.fromkeys((FALLBACK, language, beside)) for one in parts(each, key)]
    found: dict[str, tuple[Value, ...]] = {}
    for name in dict.fromkeys(name for _, one in both for name in sorted(one.names)):
        # A text that stands in another is given the values of that one.
        kinds = [known for of, one in both if name in one.names and (known := kind(of, name))]
        given = tuple(kinds[0].samples(language)) if kinds else ()
        selects = [one for _, each in both for one in each.selects if chosen_by(one) == name]
        chosen = [value for one in selects for value in choosing(one, is_given=bool(given))]
        found[name] = tuple(dict.fromkeys((*chosen, *given)))
    return found


def parts(language: str, key: str) -> Iterator[tuple[str, Content]]:
    """The text and those that stand in it, with their keys."""
    if key in entries(language):
        yield key, content(language, key)
        for part in sorted(content(language, key).references):
            yield from parts(language, part)


def choosing(select: ftl.SelectExpression, *, is_given: bool) -> Iterator[Value]:
    """What chooses each variant; the last resort is chosen by the values that are *given*."""
    for name, one in variants(select).items():
        if name.isdecimal():
            yield int(name)
        elif not is_plural(select) and not (one.default and is_given):
            yield name


def rows(language: str, key: str, beside: str = FALLBACK) -> list[dict[str, int]]:
    """Which values to write a text with, so that each value and each variant is shown.

    Values are named by their places in `samples`.
    """
    given = samples(language, key, beside)
    if key in TOGETHER:
        return [dict.fromkeys(given, place) for place in range(len(TOGETHER[key](language)))]
    found: list[dict[str, int]] = []
    shown: set[tuple[str | int, Value | None]] = set()
    # The rows of the shortest way show every value; others only find variants within variants.
    left = {id(one) for one in words(language, key)}
    for number, row in enumerate(candidates(given)):
        if number >= max(map(len, given.values()), default=1) and not left:
            break
        values = {name: given[name][place] for name, place in row.items()}
        new = set(traced(language, key, values)) - shown
        if new or not found:
            shown |= new
            left -= {one for one, *_ in new}
            found.append(row)
    return found


def words(language: str, key: str) -> Iterator[ftl.Variant]:
    """The variants of a text that are chosen by words, and by certain numbers."""
    spoken = language if key in entries(language) else FALLBACK
    for _, part in parts(spoken, key):
        for select in part.selects:
            for name, one in variants(select).items():
                if not is_plural(select) or name.isdecimal():
                    yield one


MOST_CANDIDATES = 3000


def candidates(given: Mapping[str, Sequence[Value]]) -> Iterator[dict[str, int]]:
    """Combinations of values: first the shortest way through all, then every one."""
    longest = max(map(len, given.values()), default=1)
    for place in range(longest):
        yield {
            name: (place + shift) % len(values)
            for shift, (name, values) in enumerate(given.items())
        }
    every = product(*(range(len(values)) for values in given.values()))
    for places in islice(every, MOST_CANDIDATES):
        yield dict(zip(given, places, strict=True))


def values_of(
    language: str, key: str, row: Mapping[str, int], beside: str = FALLBACK
) -> dict[str, Value]:
    """The values at the places of a *row*."""
    if key in TOGETHER:
        place = next(iter(row.values()))
        return dict(TOGETHER[key](language)[place])
    given = samples(language, key, beside)
    return {name: given[name][place] for name, place in row.items()}


def traced(
    language: str, key: str, values: Mapping[str, Value]
) -> Iterator[tuple[str | int, Value | None]]:
    """Which variants and values of a text are shown with certain *values*."""
    spoken = language if key in entries(language) else FALLBACK
    yield from seen(spoken, entries(spoken)[key], values)


def seen(
    language: str, pattern: ftl.Pattern, values: Mapping[str, Value]
) -> Iterator[tuple[str | int, Value | None]]:
    """The same of a part of a text."""
    for element in pattern.elements:
        shown = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(shown, ftl.VariableReference):
            yield shown.id.name, values.get(shown.id.name)
        elif isinstance(shown, ftl.MessageReference):
            yield from traced(language, shown.id.name, values)
        elif isinstance(shown, ftl.SelectExpression):
            one = variant(language, shown, values.get(chosen_by(shown), ""))
            counts = isinstance(values.get(chosen_by(shown)), int)
            # A number is tried in each of its forms, and again with each number that has a form.
            yield id(one), values.get(chosen_by(shown)) if counts else None
            yield from seen(language, one.value, values)


def variant(language: str, select: ftl.SelectExpression, value: Value) -> ftl.Variant:
    """The variant that a *value* chooses."""
    named = variants(select)
    form = "" if isinstance(value, str) else Locale.parse(language).plural_form(value)
    last = next(one for one in select.variants if one.default)
    return named.get(str(value)) or named.get(form) or last
