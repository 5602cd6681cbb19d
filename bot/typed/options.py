"""Options as people type them: `target=200 turn limit=5m`, `preset=tournament`, `code=7KQ2F`."""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.people.refused import Refused, allowed
from bot.render.options import TIMES, differences, hyphened, options_of
from bot.render.titles import game_name
from bot.typed.filled import WrongFields, reading
from bot.typed.spans import read_span, write_span
from engine.errors import BadOptionValue
from engine.options import rules_from, write_options
from engine.record.rule_code import BadRuleCode, rules_of_code
from engine.rules import Rules
from engine.state import Variant

Options = Mapping[str, str]
Last = tuple[Variant, Rules]
"""A game as somebody played it last."""
CODE = re.compile(r"\bcode *= *([\w-]+)[,;]?", re.IGNORECASE)
WHOLE = ("preset", "code")
"""What stands for many options at once."""
TURN = "turn"
"""What `/challenge` calls the turn limit."""
ROUNDS = ("rounds", "deals")
"""What games call a fixed number of rounds."""
YES_NO = {"true": "yes", "on": "yes", "y": "yes", "false": "no", "off": "no", "n": "no"}
EXAMPLE = "target=200 increment=5"


def chosen_rules(
    language: str,
    named: Variant | None,
    usual: Variant,
    given: Mapping[str, Any],
    typed: str,
    last: Last | None = None,
    sheet: Last | None = None,
    *,
    alone: bool = False,
) -> tuple[Variant, Rules]:
    """The game and rules that somebody asks for with a command; raises Refused.

    *named* is the game they named, *last* the one they mean otherwise, or *usual* where there is
    none; *given* are the command's own options and *typed* the further ones, which win. A code, a
    preset or a *sheet* of house rules is what all of them change, wherever it stands. Who plays
    *alone*, with the computer, has no turn limit unless they ask for one.
    """
    usual = last[0] if last else usual
    first, _, more = typed.strip().partition(" ")
    if allowed(coded, language, first.rstrip(",;"), None):
        typed = f"code={first} {more}"
    codes = CODE.findall(typed)
    variant, base = coded(language, codes[-1], named) if codes else (named or usual, None)
    if sheet is not None:
        if base is not None:
            raise Refused("sheet-and-code")
        variant, base = by_sheet(language, sheet, named, last)
    pairs = pairs_in(variant, CODE.sub(" ", typed))
    options = command_options(variant, given) | pairs
    preset = options.pop("preset", None)
    if preset is not None and base is not None:
        raise Refused("sheet-and-code" if sheet else "preset-and-code")
    if base is None or sheet is not None:
        base = base or basis(language, variant, preset, last)
        base = without_limit(variant, base) if alone else base
    return variant, rules_with(language, variant, base, options)


def by_sheet(
    language: str, sheet: Last, named: Variant | None, last: Last | None
) -> tuple[Variant, Rules]:
    """The game and rules of house rules, but the times chosen last time, as beside a preset.

    Raises Refused where another game was named.
    """
    variant, rules = sheet
    if named not in (None, variant):
        raise Refused("sheet-of-other-game", game=game_name(language, variant.key))
    same = last is not None and last[0] is variant
    return variant, as_timed(variant, rules, last) if last and same else rules


def basis(language: str, variant: Variant, preset: str | None, last: Last | None) -> Rules:
    """What options change: the preset that was named, the rules of last time, or the usual ones.

    Of the rules of another game, and beside a preset, the times chosen then hold. Raises Refused.
    """
    if last is not None and preset is None and last[0] is variant:
        return last[1]
    rules = preset_rules(language, variant, preset)
    return rules if last is None else as_timed(variant, rules, last)


def as_timed(variant: Variant, rules: Rules, last: Last) -> Rules:
    """*rules*, but the times that somebody chose last time unless they have times of their own."""
    return with_preset(variant, rules, variant.usual.model_copy(update=chosen_times(*last)))


def chosen_times(variant: Variant, rules: Rules) -> dict[str, Any]:
    """The times in *rules* that somebody chose, by their fields.

    What the game has by itself, or a preset of it brings along, nobody has chosen.
    """
    times = times_of(rules)
    if times in [times_of(preset) for preset in variant.presets.values()]:
        return {}
    usual = times_of(variant.usual)
    return {name: value for name, value in times.items() if value != usual[name]}


def kept_times(variant: Variant, rules: Rules, last: Last) -> Mapping[str, str]:
    """The times of *rules* that are not usual in their game but were chosen last time, by name."""
    times = times_of(rules)
    kept = {field for field, value in chosen_times(*last).items() if times[field] == value}
    changed = differences(variant, variant.usual, rules)
    return {name: value for name, value in changed.items() if name.replace("-", "_") in kept}


def times_of(rules: Rules) -> dict[str, Any]:
    """The times in *rules*, by their fields."""
    return {
        field: getattr(rules, field) for field in sorted(one.replace("-", "_") for one in TIMES)
    }


def without_limit(variant: Variant, rules: Rules) -> Rules:
    """*rules* without the turn limit that is usual in the game: nobody has to wait."""
    is_usual = rules.turn_limit == variant.usual.turn_limit
    return rules.model_copy(update={"turn_limit": None}) if is_usual else rules


def with_preset(variant: Variant, preset: Rules, rules: Rules) -> Rules:
    """The *preset*, but the times of *rules* unless the preset has times of its own."""
    if times_of(preset) != times_of(variant.usual):
        return preset
    return preset.model_copy(update=times_of(rules))


def coded(language: str, code: str, named: Variant | None) -> tuple[Variant, Rules]:
    """The game and rules of a code; raises Refused, also where another game was named."""
    try:
        variant, rules = rules_of_code(code)
    except BadRuleCode:
        raise Refused("code-not-understood", code=code) from None
    if named not in (None, variant):
        raise Refused("code-other-game", game=game_name(language, variant.key))
    return variant, rules


def command_options(variant: Variant, given: Mapping[str, Any]) -> dict[str, str]:
    """The command's own options by the game's names; raises Refused where it has no such."""
    known = options_of(variant)
    values = {name: str(value) for name, value in given.items() if value is not None}
    if "rounds" in values:
        name = next((one for one in ROUNDS if one in known), "rounds")
        values[name] = values.pop("rounds")
    if unknown := next((name for name in values if name not in known), None):
        raise Refused(f"leave-empty-{unknown}")
    return values


def preset_rules(language: str, variant: Variant, name: str | None) -> Rules:
    """The rules of a preset, the first where none is named; raises Refused."""
    if name is None:
        return variant.usual
    presets = {hyphened(one): rules for one, rules in variant.presets.items()}
    if hyphened(name) not in presets:
        game = game_name(language, variant.key)
        raise Refused("preset-unknown", game=game, name=name, choices=", ".join(presets))
    return presets[hyphened(name)]


def pairs_in(variant: Variant, typed: str) -> dict[str, str]:
    """The `name=value` pairs of *typed*, where names and values may have blanks; raises Refused."""
    text = re.sub(r"[,;]", " ", typed)
    if not text.strip():
        return {}
    preset, text = without_preset(variant, text.split())
    found = list(split(variant, text))
    if not (preset or found) or not all(name and value for name, value in found):
        raise Refused("options-not-understood", example=EXAMPLE)
    return preset | dict(found)


def without_preset(variant: Variant, words: Sequence[str]) -> tuple[dict[str, str], str]:
    """A preset whose name alone stands at the beginning, and what follows it."""
    presets = {hyphened(name) for name in variant.presets}
    if hyphened(" ".join(words).partition("=")[0]) in options_of(variant):
        return {}, " ".join(words)
    for n in range(len(words), 0, -1):
        if (name := hyphened(" ".join(words[:n]))) in presets:
            return {"preset": name}, " ".join(words[n:])
    return {}, " ".join(words)


def split(variant: Variant, text: str) -> Iterator[tuple[str, str]]:
    """Names and values: between two `=` stand a value and the next name, in several words each."""
    known = {*options_of(variant), *WHOLE, TURN}
    first, *rest = text.split("=")
    name = hyphened(first)
    for n, part in enumerate(rest, 1):
        words = part.split()
        begin = len(words) if n == len(rest) else name_begins(words, known)
        yield ("turn-limit" if name == TURN else name), " ".join(words[:begin])
        name = hyphened(" ".join(words[begin:]))


def name_begins(words: Sequence[str], known: set[str]) -> int:
    """Where in *words* the next option's name begins: the longest that there is, else one word."""
    places = range(1, len(words))
    fitting = (n for n in places if hyphened(" ".join(words[n:])) in known)
    return next(fitting, len(words) - 1)


def rules_with(language: str, variant: Variant, base: Rules, options: Options) -> Rules:
    """*base* with these *options* as people write their values; raises Refused."""
    values = {name: value_of(language, variant, name, text) for name, text in options.items()}
    try:
        return rules_from(variant, write_options(variant, base) | values)
    except BadOptionValue as error:
        raise not_possible(variant, error) from error


def rules_filled(language: str, variant: Variant, base: Rules, options: Options) -> Rules:
    """*base* with the *options* of a dialog's fields; raises WrongFields with all that is wrong."""
    try:
        return rules_with(language, variant, base, options)
    except Refused as refused:
        with reading() as field:
            for name, text in options.items():
                with field(name):
                    rules_with(language, variant, base, {name: text})
        raise WrongFields({"": refused}) from refused


def value_of(language: str, variant: Variant, name: str, text: str) -> str:
    """A value as the notation has it; raises Refused."""
    option = options_of(variant).get(name)
    if option is None:
        raise unknown_option(language, variant, name)
    if name in TIMES:
        value = read_span(text, least=option["minimum"])
        return "0" if value == "none" and "none" not in option["choices"] else value
    value = text if text.startswith("-") else hyphened(text)
    if " " in text.strip() and value not in option["choices"]:
        raise Refused("options-not-understood", example=EXAMPLE)
    return word_for(option, value)


def word_for(option: Mapping[str, Any], value: str) -> str:
    """A value that is written otherwise than the rules do: `on`, `off`, `no` for none."""
    choices = option["choices"]
    value = value if value in choices else YES_NO.get(value, value)
    return "none" if value == "no" and "no" not in choices and "none" in choices else value


def unknown_option(language: str, variant: Variant, name: str) -> Refused:
    """Say that there is no option of that name, which there are, and which was perhaps meant."""
    known = [*options_of(variant), *WHOLE]
    game = game_name(language, variant.key)
    values: dict[str, Any] = {"game": game, "name": name, "known": ", ".join(known)}
    if near := difflib.get_close_matches(name, known, 1):
        return Refused("option-unknown-near", near=near[0], **values)
    return Refused("option-unknown", **values)


def not_possible(variant: Variant, error: BadOptionValue) -> Refused:
    """Say that an option cannot have that value, and which it can have."""
    option = options_of(variant)[error.name]
    name = TURN if error.name == "turn-limit" else error.name
    write = span_of if error.name in TIMES else str
    value = write(error.value)
    if "minimum" in option:
        return not_between(option, name, value, write)
    words = [str(choice) for choice in option["choices"]]
    choices = ", ".join(words)
    if near := difflib.get_close_matches(value, words, 1):
        return Refused(
            "option-not-possible-near", name=name, value=value, near=near[0], choices=choices
        )
    return Refused("option-not-possible", name=name, value=value, choices=choices)


def not_between(option: Mapping[str, Any], name: str, value: str, write: Any) -> Refused:
    """Say the bounds of a number, and the words that may stand for it."""
    bounds = {"least": write(option["minimum"]), "most": write(option["maximum"])}
    between = range(option["minimum"], option["maximum"] + 1)
    words = [choice for choice in option["choices"] if choice not in between]
    if not words:
        return Refused("option-not-between", name=name, value=value, **bounds)
    choices = ", ".join(map(str, words))
    return Refused("option-not-between-or", name=name, value=value, choices=choices, **bounds)


def span_of(value: str | int) -> str:
    """Seconds as people write them; what is no number as it is."""
    return write_span(int(value)) if str(value).isdecimal() else str(value)
