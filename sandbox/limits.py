"""Discord's published limits on messages which its OpenAPI document does not hold.

Sources: developers/components/reference.mdx and developers/resources/message.mdx of
discord/discord-api-docs. Every function returns sentences; none means that all is well.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Any

Component = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6

EPHEMERAL = 1 << 6
SILENT = 1 << 12
V2 = 1 << 15
SENDABLE = (1 << 2) | EPHEMERAL | SILENT | V2

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_CONTENT = 2000
MOST_EMBED_TEXT = 6000
# Ours, not Discord's: on iOS the fifth button of a row has wrapped since May 2026.
MOST_BUTTONS_PROMISED = 4


def nested(components: Collection[Component]) -> list[Component]:
    """Every component of *components*, the nested ones included; these are what Discord counts."""
    found = []
    for component in components:
        found.append(component)
        if inside := component.get("components"):
            found += nested(inside)
        for key in ("accessory", "component"):
            if child := component.get(key):
                found += nested((child,))
    return found


def message_problems(message: dict[str, Any], files: Collection[str] = ()) -> list[str]:
    """What is wrong with a whole *message* as it will stand, *files* being its attachments."""
    components = message.get("components") or []
    flags = message.get("flags") or 0
    problems = list(_content_problems(message, v2=bool(flags & V2)))
    problems += _tree_problems(components, v2=bool(flags & V2))
    problems += _file_problems(components, files, v2=bool(flags & V2))
    if flags & ~SENDABLE:
        problems.append(f"flags: {flags} holds some that cannot be set")
    return problems


def _content_problems(message: dict[str, Any], *, v2: bool) -> Iterator[str]:
    if len(message.get("content") or "") > MOST_CONTENT:
        yield "content: Must be 2000 or fewer in length."
    if v2:
        for field in ("content", "embeds", "poll", "sticker_ids"):
            if message.get(field):
                yield f"{field}: cannot be used with IS_COMPONENTS_V2"
        if not message.get("components"):
            yield "components: a message with IS_COMPONENTS_V2 needs some"
    embeds = message.get("embeds") or []
    if sum(_embed_length(embed) for embed in embeds) > MOST_EMBED_TEXT:
        yield "embeds: Embed size exceeds maximum size of 6000"
    if not all(_embed_length(embed) or embed.get("image") for embed in embeds):
        yield "embeds: an embed is empty"


def _embed_length(embed: dict[str, Any]) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text or "") for text in texts)


def _tree_problems(components: list[Component], *, v2: bool) -> Iterator[str]:
    every = nested(components)
    if len(every) > MOST_COMPONENTS:
        yield f"components: {len(every)} of them, nested ones counted; 40 are allowed"
    if not v2 and any(component["type"] != ROW for component in components):
        yield "components: only action rows without IS_COMPONENTS_V2"
    if not v2 and len(components) > 5:
        yield "components: more than 5 rows without IS_COMPONENTS_V2"
    if sum(len(each.get("content") or "") for each in every if each["type"] == TEXT) > MOST_TEXT:
        yield "components: more than 4000 characters of text together"
    yield from _twice(every, "custom_id", "Component custom id cannot be duplicated")
    yield from _twice(every, "id", "Component id cannot be duplicated")
    for component in every:
        if check := CHECKS.get(component["type"]):
            yield from check(component)


def _twice(components: list[Component], key: str, sentence: str) -> Iterator[str]:
    counted = Counter(each[key] for each in components if each.get(key))
    yield from (f"{sentence}: {value}" for value, times in counted.items() if times > 1)


def _file_problems(
    components: list[Component], files: Collection[str], *, v2: bool
) -> Iterator[str]:
    shown = set(_attachment_names(components))
    yield from (f"attachment://{name} is not attached" for name in sorted(shown - set(files)))
    if v2:
        unused = sorted(set(files) - shown)
        yield from (f"{name} is attached but no component shows it" for name in unused)


def _attachment_names(components: list[Component]) -> Iterator[str]:
    for each in nested(components):
        media = [each.get("media"), each.get("file")]
        media += [item.get("media") for item in each.get("items") or ()]
        urls = [(one or {}).get("url", "") for one in media]
        yield from (url.removeprefix("attachment://") for url in urls if url.startswith("att"))


def _row_problems(row: Component) -> Iterator[str]:
    kinds = [each["type"] for each in row["components"]]
    if len(kinds) > 1 and not SELECTS.isdisjoint(kinds):
        yield "a select shares its row"


def _button_problems(button: Component) -> Iterator[str]:
    style, custom_id = button["style"], button.get("custom_id")
    if style == LINK and (custom_id or not button.get("url")):
        yield "a link button has a url and no custom_id"
    if style not in (LINK, PREMIUM) and (not custom_id or button.get("url")):
        yield "a button has a custom_id and no url"
    if style != PREMIUM and not button.get("emoji") and not (button.get("label") or "").strip():
        yield f"button {custom_id}: neither label nor emoji"


def bounds(select: Component) -> tuple[int, int]:
    """How many values can be chosen in *select* at least and at most."""
    least, most = (select.get(key) for key in ("min_values", "max_values"))
    return 1 if least is None else least, 1 if most is None else most


def _select_problems(select: Component) -> Iterator[str]:
    options = select.get("options") or []
    least, most = bounds(select)
    name = f"select {select.get('custom_id')}"
    if least > most:
        yield f"{name}: min_values {least} is above max_values {most}"
    if select["type"] != STRING_SELECT:
        yield from _default_problems(select, name, least, most)
        return
    if max(least, most) > len(options):
        yield f"{name}: {len(options)} options for {least} to {most} values"
    if len({option["value"] for option in options}) < len(options):
        yield f"{name}: an option value is used twice"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"{name}: more options chosen beforehand than max_values"


def _default_problems(select: Component, name: str, least: int, most: int) -> Iterator[str]:
    defaults = select.get("default_values") or []
    if defaults and not least <= len(defaults) <= most:
        yield f"{name}: {len(defaults)} default values for {least} to {most} values"
    if len({str(each["id"]) for each in defaults}) < len(defaults):
        yield f"{name}: a default value is there twice"


def _text_problems(text: Component) -> Iterator[str]:
    if not text["content"].strip():
        yield "a text is empty"


CHECKS: dict[int, Callable[[Component], Iterator[str]]] = {
    ROW: _row_problems,
    BUTTON: _button_problems,
    TEXT: _text_problems,
    **dict.fromkeys(SELECTS, _select_problems),
}


def promise_problems(components: list[Component]) -> list[str]:
    """Where a message breaks our own word of at most 4 buttons in a row."""
    rows = [each for each in nested(components) if each["type"] == ROW]
    counts = [sum(each["type"] == BUTTON for each in row["components"]) for row in rows]
    return [f"{count} buttons in a row" for count in counts if count > MOST_BUTTONS_PROMISED]


def modal_problems(modal: dict[str, Any]) -> list[str]:
    """What is wrong with a *modal* beyond the document."""
    components = modal["components"]
    problems = [] if len(components) <= 5 else ["components: more than 5 in a modal"]
    every = nested(components)
    problems += _twice(every, "custom_id", "Component custom id cannot be duplicated")
    for each in every:
        if each["type"] in SELECTS:
            problems += _select_problems(each)
            if each.get("disabled"):
                problems.append(f"select {each['custom_id']}: none is disabled in a modal")
    return problems
