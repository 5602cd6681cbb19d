"""What a tournament plays, as its dialog offers it: rules of the house, a single round, a game.

First comes what was played in the tournament that is to be held once more.
"""

from collections.abc import Mapping, Sequence

from bot.people.texts import say
from bot.render.menus import OPTIONS_A_SELECT
from bot.render.titles import game_name, game_title
from bot.typed.house_sheets import Sheet
from bot.typed.one_round import of_one_round
from data.ids import TournamentId
from data.tournaments import Tournament
from engine.rules import Rules
from engine.state import Variant
from engine.variants import VARIANTS

BEFORE, SHEET, SINGLE_ROUND = "as:", "sheet:", "single:"
"""What stands in the menu of games before the number of a tournament, a sheet's key, a game's."""


def game_choices(
    language: str, house: Sequence[Sheet], before: Tournament | None
) -> Mapping[str, str]:
    """The lines of the menu, each by its value; of a game that takes long a single round first."""
    games = dict[str, str]()
    for key, variant in VARIANTS.items():
        if (single := single_round(variant)) is not None:
            games[f"{SINGLE_ROUND}{key}"] = game_title(language, key, single)
            games[key] = game_title(language, key, variant.usual.with_defaults(2))
        else:
            games[key] = game_name(language, key)
    first = dict[str, str]()
    if before is not None:
        rules = VARIANTS[before.variant].rules.model_validate(before.rules)
        game = game_title(language, before.variant, rules)
        first[f"{BEFORE}{before.id}"] = say(language, "tournament-game-before", game=game)
    sheets = {
        f"{SHEET}{sheet.key}": f"{sheet.name} · {game_name(language, sheet.variant.key)}"
        for sheet in house[: OPTIONS_A_SELECT - len(games) - len(first)]
    }
    return first | sheets | games


def single_round(variant: Variant) -> Rules | None:
    """The rules of a single round of a game that takes long, which is proposed for it."""
    return of_one_round(variant.usual) if variant.takes_long else None


def usual_choice(game: str) -> str:
    """The line of the menu that is proposed for a game."""
    return f"{SINGLE_ROUND}{game}" if single_round(VARIANTS[game]) is not None else game


def number_before(chosen: str) -> TournamentId | None:
    """The tournament as which is to be played, if that was chosen."""
    number = chosen.removeprefix(BEFORE)
    if number == chosen or not (number.isascii() and number.isdecimal()):
        return None
    return TournamentId(int(number))


def game_chosen(
    chosen: str, house: Sequence[Sheet], before: Tournament | None
) -> tuple[Variant, Rules]:
    """The game that was chosen, with its rules."""
    if before is not None:
        variant = VARIANTS[before.variant]
        return variant, variant.rules.model_validate(before.rules)
    for sheet in house:
        if chosen == f"{SHEET}{sheet.key}":
            return sheet.variant, sheet.rules
    variant = VARIANTS.get(chosen.removeprefix(SINGLE_ROUND)) or next(iter(VARIANTS.values()))
    single = single_round(variant) if chosen.startswith(SINGLE_ROUND) else None
    return variant, single or variant.usual


def fitting_name(language: str, typed: str, variant: Variant) -> str:
    """The name that was typed; what is only proposed for another game is that of *variant*."""
    proposed = {say(language, "tournament-name", game=game_name(language, key)) for key in VARIANTS}
    own = say(language, "tournament-name", game=game_name(language, variant.key))
    return own if typed.strip() in {"", *proposed} else typed.strip()
