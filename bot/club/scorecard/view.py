"""A scorecard as a message: in signs, or in words, for its owner or for a channel."""

from collections.abc import Iterator, Mapping

from bot.club.scorecard.day import DayPlayed, GameOfDay
from bot.people.texts import name_text, say
from bot.render.buttons import PRIMARY, Button, button, phone_rows
from bot.render.layout import Block, MessageLayout, layout
from bot.render.titles import date, game_name, signed
from engine.puzzles.puzzle import Grade

NOTHING = ("none", "open")
"""Of what is so nothing can be told."""
DEAL_SIGNS: Mapping[str, str] = {
    "none": "▪️",
    "open": "⬜",
    "running": "⏳",
    "unfinished": "🏳️",
    "ahead": "🏆",
    "level": "🤝",
    "behind": "🔻",
}
PUZZLE_SIGNS: Mapping[str, str] = {
    "none": "▪️",
    "open": "⬜",
    "solved": "🟩",
    "hinted": "🟨",
    "missed": "🟥",
}


def own_view(
    language: str, played: DayPlayed, *, in_words: bool, in_server: bool, reminds: bool, note: str
) -> MessageLayout:
    """Today's card for its owner alone, with the ways to all that is open on it."""
    about = say(language, "scorecard-legend" if not in_words else "scorecard-about")
    blocks: list[Block] = [
        *filter(None, [note]),
        f"{say(language, 'scorecard-title')}\n-# {date(played.day)}",
        "\n".join(word_lines(language, played) if in_words else sign_lines(language, played)),
        f"-# {about}",
        "\n".join(streak_lines(language, played)),
    ]
    ways = [*own_ways(language, in_words=in_words, in_server=in_server, reminds=reminds)]
    return layout(*blocks, *phone_rows(ways))


def own_ways(language: str, *, in_words: bool, in_server: bool, reminds: bool) -> Iterator[Button]:
    """What somebody can do with their own card."""
    if in_server:
        yield button(say(language, "button-scorecard-share"), "scorecard:share", PRIMARY)
    yield button(say(language, "button-club-today"), "club:today")
    yield button(say(language, "button-scorecard-puzzles"), "club:puzzle")
    other = "signs" if in_words else "words"
    yield button(say(language, f"button-scorecard-{other}"), f"scorecard:{other}")
    wish = "off" if reminds else "on"
    yield button(say(language, f"button-scorecard-remind-{wish}"), f"scorecard:remind:{wish}")
    yield button(say(language, "button-club"), "club:home")


def streak_lines(language: str, played: DayPlayed) -> Iterator[str]:
    """The streak, whether today is in it, and what makes a day count."""
    streak = played.streak
    yield say(language, "scorecard-streak", days=streak.days, best=streak.best)
    yield f"-# {say(language, 'scorecard-counts' if played.counts else 'streak-rule')}"


def shared_view(
    language: str, played: DayPlayed, name: str, mark: str, *, in_words: bool
) -> MessageLayout:
    """A card for the channel: what was done, and the way to one's own; *mark* tells it apart."""
    title = say(language, "scorecard-shared", name=name_text(name), day=date(played.day))
    lines = word_lines(language, played) if in_words else sign_lines(language, played)
    ways = [
        button(say(language, "button-scorecard-too"), "scorecard:own"),
        button(say(language, "button-scorecard-words"), f"scorecard:words:{mark}"),
    ]
    small = [] if in_words else [f"-# {say(language, 'scorecard-columns')}"]
    summary = say(language, "scorecard-summary", **summed(played))
    return layout(title, "\n".join([*lines, *small]), f"-# {summary}", *phone_rows(ways))


def read_view(language: str, played: DayPlayed, name: str) -> MessageLayout:
    """Somebody's shared card in words, for whoever asks for them."""
    title = say(language, "scorecard-shared", name=name_text(name), day=date(played.day))
    return layout(title, "\n".join(word_lines(language, played)))


def summed(played: DayPlayed) -> dict[str, int]:
    """How much somebody has done on a day."""
    return {
        "ahead": played.deals("ahead"),
        "deals": played.deals("ahead", "level", "behind"),
        "solved": played.solved("solved", "hinted"),
        "puzzles": played.solved("solved", "hinted", "missed"),
        "streak": played.streak.days,
    }


def sign_lines(language: str, played: DayPlayed) -> Iterator[str]:
    """A row of signs for each game: the deal, and the easy, medium and hard puzzle."""
    for game in played.games:
        signs = [DEAL_SIGNS[game.deal], *(PUZZLE_SIGNS[one] for one in game.puzzles)]
        lead = "" if game.lead is None else f" **{signed(game.lead)}**"
        yield f"{''.join(signs)} {game_name(language, game.variant)}{lead}"


def word_lines(language: str, played: DayPlayed) -> Iterator[str]:
    """Each game in words, as screen readers say signs by their names alone."""
    for game in played.games:
        parts = [*deal_words(language, game), *puzzle_words(language, game)]
        if "open" in (game.deal, *game.puzzles):
            parts.append(say(language, "scorecard-open", done="some" if parts else "nothing"))
        yield f"**{game_name(language, game.variant)}**: {', '.join(parts)}"


def deal_words(language: str, game: GameOfDay) -> Iterator[str]:
    """How a deal came out, with its points."""
    if game.deal not in NOTHING:
        lead = "" if game.lead is None else signed(game.lead)
        yield say(language, "scorecard-deal", state=game.deal, lead=lead)


def puzzle_words(language: str, game: GameOfDay) -> Iterator[str]:
    """How the puzzles of a game came out."""
    for grade, state in zip(Grade, game.puzzles, strict=True):
        if state not in NOTHING:
            yield say(language, f"scorecard-puzzle-{grade}", state=state)
