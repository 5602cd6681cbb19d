"""A challenge in its channel, from the question to the game or to its end."""

from collections.abc import Iterable, Iterator, Sequence

from bot.people.readers import watchers_word
from bot.people.texts import name_text, say
from bot.render.guide import has_lesson
from bot.render.options import code_text, rules_line
from bot.render.titles import game_name, game_title, level_text, moment, names_text, span_text
from data.challenges import ChallengePlayer, ChallengeRow
from data.ids import UserId
from engine.rules import Rules
from engine.variants import VARIANTS


def challenge_text(
    row: ChallengeRow, language: str, *, declined_by: str = "", earlier: str = "", sheet: str = ""
) -> list[str]:
    """A challenge, paragraph by paragraph: first what a phone's notification should show.

    *earlier* says what it has to do with an earlier game, *sheet* by which house rules it is.
    """
    rules = rules_of(row)
    game = game_title(language, row.variant, rules)
    if row.state != "open":
        end = f"**{ended(row, language, declined_by)}**"
        fixed = [f"-# {commitment_text(row, language)}"] if row.state == "started" else []
        return [asked(row, game, language), end, *fixed]
    house = say(language, "sheet-played", name=name_text(sheet)) if sheet else ""
    more = filter(None, (house, earlier))
    return [*question(row, game, language), *more, small_print(row, rules, language)]


def rules_of(row: ChallengeRow) -> Rules:
    """The rules of a challenge."""
    return VARIANTS[row.variant].rules.model_validate(row.rules)


def question(row: ChallengeRow, game: str, language: str) -> Iterator[str]:
    """Who asks for what, who has yet to answer, who is in."""
    yield from (open_table if row.is_open else invitation)(row, game, language)
    if row.computer:
        level = level_text(language, VARIANTS[row.variant], row.computer)
        yield say(language, "challenge-with-computer", level=level)


def invitation(row: ChallengeRow, game: str, language: str) -> Iterator[str]:
    """Who is asked by name, and who of them has accepted."""
    challenger, *others = row.players
    who = mentions(language, (other.user_id for other in others))
    yield say(language, "challenge-asks", name=name_text(challenger.name), opponents=who, game=game)
    yield from listed(language, "challenge-accepted", row.playing[1:])
    yield from listed(language, "challenge-not-playing", row.declined)
    yield from listed(language, "challenge-accept-again", row.agreed_to_other_rules)
    if can_start(row):
        yield say(language, "challenge-can-start", name=name_text(challenger.name))


def listed(language: str, key: str, players: Sequence[ChallengePlayer]) -> Iterator[str]:
    """A line on some of the people, where there are any."""
    if players:
        names = names_text(language, [player.name for player in players])
        yield say(language, key, names=names, count=len(players))


def can_start(row: ChallengeRow) -> bool:
    """Whether enough have accepted for a game without those who have not."""
    people = len(row.playing)
    enough = people + (row.computer is not None) >= VARIANTS[row.variant].seats[0]
    return row.state == "open" and not row.is_open and people > 1 and enough


def open_table(row: ChallengeRow, game: str, language: str) -> Iterator[str]:
    """Who waits for whoever comes, and how many seats are taken."""
    names = [player.name for player in row.players]
    yield say(language, "challenge-open", name=name_text(names[0]), game=game)
    yield say(
        language,
        "challenge-seated",
        taken=len(names),
        seats=row.seats - (row.computer is not None),
        names=names_text(language, names),
    )
    yield from listed(language, "challenge-rules-changed", row.agreed_to_other_rules)


def asked(row: ChallengeRow, game: str, language: str) -> str:
    """What a challenge was that is over; nobody has to notice it any more."""
    challenger, *others = (player.name for player in row.players)
    if row.is_open or not others:
        return say(language, "challenge-opened", name=name_text(challenger), game=game)
    who = names_text(language, others)
    return say(language, "challenge-asked", name=name_text(challenger), opponents=who, game=game)


def mentions(language: str, users: Iterable[UserId]) -> str:
    """People in a way that notifies them, where the message allows it."""
    *first, last = (f"<@{user}>" for user in users)
    return say(language, "list-and", first=", ".join(first), last=last) if first else last


def ended(row: ChallengeRow, language: str, declined_by: str) -> str:
    """How a challenge ended."""
    match row.state:
        case "started":
            return say(language, "challenge-started", game=row.game_id or 0)
        case "declined" if declined_by:
            return say(language, "challenge-declined-by", name=name_text(declined_by))
    return say(language, f"challenge-{row.state}")


def small_print(row: ChallengeRow, rules: Rules, language: str) -> str:
    """What differs from the usual, the time limits, whether it counts, how long it stands."""
    variant = VARIANTS[row.variant]
    parts = (rules_line(language, variant, rules), code_text(language, variant, rules))
    lines = [" · ".join(parts), time_text(language, rules)]
    lines.append(say(language, "challenge-rated" if row.rated else "challenge-unrated"))
    if row.audience is not None:
        lines.append(say(language, f"challenge-watch-{watchers_word(row.audience)}"))
    if row.state == "open":
        if has_lesson(row.variant):
            lines.append(say(language, "challenge-learn", game=game_name(language, row.variant)))
        lines.append(say(language, "challenge-consent", open="yes" if row.is_open else "no"))
        lines.append(say(language, "challenge-expires", time=moment(row.expires_ms)))
        lines.append(commitment_text(row, language))
    return "\n".join(f"-# {line}" for line in lines)


def commitment_text(row: ChallengeRow, language: str) -> str:
    """What fixes the shuffle; it stays where the game was announced."""
    return say(language, "challenge-commitment", commitment=row.commitment)


def time_text(language: str, rules: Rules) -> str:
    """The time limits of a game in one line."""
    parts = []
    if rules.clock is not None:
        key = "challenge-clock-increment" if rules.increment else "challenge-clock"
        clock = span_text(language, rules.clock)
        parts.append(
            say(language, key, clock=clock, increment=span_text(language, rules.increment))
        )
    if rules.turn_limit is not None:
        parts.append(say(language, "challenge-turn", turn=span_text(language, rules.turn_limit)))
    line = " · ".join(parts) or say(language, "challenge-no-limits")
    return line[0].upper() + line[1:]


def challenge_url(row: ChallengeRow) -> str:
    """The address of a challenge's message."""
    place = row.guild_id or "@me"
    return f"https://discord.com/channels/{place}/{row.channel_id}/{row.message_id}"


def answered_text(row: ChallengeRow, language: str, verb: str) -> str:
    """How a challenge stands after somebody has answered it elsewhere, with the way to it."""
    link = say(language, "turn-link", url=challenge_url(row))
    if verb == "decline":
        return say(language, "invitation-declined")
    if row.state == "started":
        return f"{say(language, 'challenge-started', game=row.game_id or 0)} · {link}"
    return f"{say(language, 'rematch-awaited')} · {link}"
