"""Names of games, players and lengths of time, as every message writes them."""

from collections.abc import Sequence
from functools import cache

from bot.people.texts import is_said, name_text, say
from data.ids import GameId, Ms
from engine.players import Level, mind_of
from engine.players.thoughts import nearest
from engine.rules import DAY, HOUR, MINUTE, Rules
from engine.state import Variant
from engine.variants import VARIANTS


def game_name(language: str, variant: str) -> str:
    """The name of a game: `500 Rummy`; its own where it has no words."""
    key = f"game-{variant}"
    return say(language, key) if is_said(key) else VARIANTS[variant].name


def game_title(language: str, variant: str, rules: Rules) -> str:
    """The name of a game with what it is played to: `500 Rummy to 100`."""
    name = game_name(language, variant)
    # A fixed number of rounds ends the game whatever its target.
    if rounds := fixed_rounds(rules):
        return say(language, "game-for-rounds", game=name, rounds=rounds)
    if rules.target:
        return say(language, "game-to-target", game=name, target=rules.target)
    return name


def fixed_rounds(rules: Rules) -> int:
    """How many rounds a game has; 0 where that is not fixed."""
    fixed = (getattr(rules, name) for name in _fixing(type(rules)))
    return int(next(filter(None, fixed), 0))


@cache
def _fixing(kind: type[Rules]) -> tuple[str, ...]:
    """The options of such rules that fix it: pydantic takes long to find out what it has not."""
    return tuple(name for name in ("rounds", "deals", "one_round") if name in kind.model_fields)


def table_title(language: str, number: GameId, variant: str, rules: Rules) -> str:
    """The title of a table: `#17 · 500 Rummy to 100`; number 0 is no table but a lesson."""
    if not number:
        return say(language, "learn-title", game=game_name(language, variant))
    return say(language, "table-title", number=number, game=game_title(language, variant, rules))


def level_text(language: str, variant: Variant, level: str) -> str:
    """A level of the computer's with its place on the scale of a game: `strong · 1720`."""
    known = nearest(variant, Level(level))
    words, place = say(language, f"level-{known}"), mind_of(variant).levels[known]
    return say(language, "level-placed", level=words, place=place)


def span_text(language: str, seconds: int | None) -> str:
    """A length of time in its largest whole unit; a single day is 24 hours."""
    if seconds is None:
        return say(language, "none")
    key, count = span_parts(seconds)
    return say(language, key, count=count)


def span_parts(seconds: int) -> tuple[str, int]:
    """The largest unit in which a length of time is whole, and how many it is: `hours`, 24."""
    for key, unit, least in (("days", DAY, 2), ("hours", HOUR, 1), ("minutes", MINUTE, 1)):
        if seconds % unit == 0 and seconds >= least * unit:
            return key, seconds // unit
    return "seconds", seconds


def about_text(language: str, seconds: int) -> str:
    """A length of time, cut to the unit in which it is not short."""
    return span_text(language, about(seconds))


def about(seconds: int) -> int:
    """A length of time without the small units that nobody needs beside the large one."""
    unit = next((unit for unit in (DAY, HOUR, MINUTE) if seconds >= 2 * unit), 1)
    return seconds // unit * unit


def clock_text(seconds: float) -> str:
    """What a clock shows, `4:32` or `1:04:32`; only a clock that has run out shows 0:00."""
    left = max(0, int(seconds)) if seconds <= 0 or seconds >= 1 else 1
    hours, rest = divmod(left, HOUR)
    minutes, rest = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def names_text(language: str, names: Sequence[str]) -> str:
    """Players' names in a sentence: `Alice, Bob and Carol`."""
    safe = [name_text(name) for name in names]
    if len(safe) < 2:
        return "".join(safe)
    return say(language, "list-and", first=", ".join(safe[:-1]), last=safe[-1])


def signed(points: int) -> str:
    """Points won or lost, with a sign that screen readers say: `+35`, `−12`."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def number(points: int) -> str:
    """A total, with a real minus: `35`, `−12`."""
    return str(points) if points >= 0 else f"−{-points}"


def tenths(language: str, value: float) -> str:
    """A number of at least 0 with at most one digit behind its comma: `2.5`, `6`."""
    return say(language, "tenths", value=round(value, 1))


def signed_tenths(language: str, value: float) -> str:
    """Points on average with their sign: `+3.1`, `−0.4`."""
    sign = "−" if round(value, 1) < 0 else "+"
    return f"{sign}{tenths(language, abs(value))}"


def about_points(language: str, points: float) -> str:
    """`2.5 points`."""
    return say(language, "points", count=points, number=tenths(language, points))


def points_text(language: str, points: int) -> str:
    """`35 points`."""
    return say(language, "points", count=abs(points), number=number(points))


def day(wall_ms: Ms) -> str:
    """A Discord timestamp of the day and time of *wall_ms* (since 1970)."""
    return f"<t:{wall_ms // 1000}:f>"


def date(days: int) -> str:
    """A Discord timestamp of a day alone; *days* is how many came before it since 1970 (UTC).

    It names the day at noon of UTC, when it is the same day nearly everywhere.
    """
    return date_at(Ms((days * DAY + DAY // 2) * 1000))


def date_at(wall_ms: Ms) -> str:
    """A Discord timestamp of the day of *wall_ms* (since 1970), without the time."""
    return f"<t:{wall_ms // 1000}:D>"


def moment(wall_ms: Ms) -> str:
    """A Discord timestamp of *wall_ms* (since 1970); the style R counts down by itself."""
    return f"<t:{wall_ms // 1000}:R>"


def clock_time(wall_ms: Ms) -> str:
    """A Discord timestamp of the time of day of *wall_ms* (since 1970)."""
    return f"<t:{wall_ms // 1000}:t>"
