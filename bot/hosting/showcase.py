"""What the sandbox's page offers to play: every game, with a picture, and what runs already.

A game that is added appears by itself; its sentence is `pitch-<game>`, where there is one.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.commands.context import table_label
from bot.controls.clicks import Client
from bot.hosting.emblems import emblem
from bot.people.texts import is_said, language_of, say
from bot.render.guide import has_lesson
from bot.render.titles import game_name, level_text
from data import games, settings
from data.ids import UserId
from data.store.database import Database
from engine.players import Level, mind_of, weakest
from engine.state import Variant
from engine.variants import VARIANTS

Json = dict[str, Any]
BOT, RIVAL = "bot", "rival"
"""Who is meant by an option that names somebody."""


class Showcase:
    """Offers games; *bot* is None until it has been made."""

    bot: Client | None = None

    def games(self, locale: str) -> list[Json]:
        """Every game in the language of *locale*, with the commands that start it."""
        language = language_of(locale)
        return [
            {
                "key": variant.key,
                "name": game_name(language, variant.key),
                "sentence": said(language, f"pitch-{variant.key}"),
                "levels": [
                    {"how": how_at(level), "name": level_text(language, variant, level)}
                    for level in mind_of(variant).levels
                ],
                "starts": dict(starts(variant)),
            }
            for variant in VARIANTS.values()
        ]

    def picture(self, key: str) -> bytes | None:
        """A game's picture as SVG; None where there is no such game."""
        keys = list(VARIANTS)
        return emblem(VARIANTS[key], keys.index(key)) if key in VARIANTS else None

    async def running(self, user: int, locale: str) -> list[Json]:
        """The games that *user* plays at the moment, the newest last."""
        if self.bot is None:
            return []
        rows = await self.bot.db.read(games.tables_of, UserId(user))
        found = []
        for row in rows:
            table = await self.bot.tables.get(row.id)
            others = [one.user_id for one in row.players if one.user_id not in (None, user)]
            found.append(
                {
                    "number": row.id,
                    "title": table_label(language_of(locale), row, UserId(user)),
                    "turn": table.user_at(table.state.to_act) == user,
                    "others": others,
                    "show": {"path": ["hand"], "options": {"table": str(row.id)}},
                    "opens": f"table:{row.id}:page",
                }
            )
        return found

    async def look(self, user: int) -> Json:
        """In how many colours *user* sees the suits of cards, and on which background."""
        if self.bot is None:
            return {}
        present = await self.bot.preferences.of_user(UserId(user))
        return {"suits": present.colours, "background": present.background}


def said(language: str, key: str) -> str:
    """The words of *key*, where it has some."""
    return say(language, key) if is_said(key) else ""


def starts(variant: Variant) -> Iterable[tuple[str, Json]]:
    """The ways to start a game: a command each, where it is given, and what a rival presses then.

    Both sides are one person's here, so nothing is rated.
    """
    game = {"game": variant.key}
    yield "computer", alone(game, weakest(variant))
    pair = {**game, "opponent": RIVAL, "rated": False}
    yield "both", {"path": ["challenge"], "where": "server", "options": pair, "accept": ":accept"}
    if has_lesson(variant.key):
        yield "learn", {"path": ["learn"], "where": "direct", "options": game, "answer": True}
    for level in mind_of(variant).levels:
        yield how_at(level), alone(game, level)


def how_at(level: Level) -> str:
    """The name of the way that starts a game against the computer at *level*."""
    return f"computer-{level}"


def alone(game: Json, level: Level) -> Json:
    """A game against the computer at *level*."""
    options = {**game, "opponent": BOT, "computer": level.value}
    return {"path": ["challenge"], "where": "direct", "options": options}


PICTURES: Mapping[str, Any] = {"cards": "image", "look_chosen": True}
"""As if they had chosen them: nobody is told where to find them."""


async def show_pictures(url: str, people: Iterable[UserId]) -> None:
    """Let *people* who have not chosen how cards look see pictures, by the database at *url*."""
    async with await Database.open(url) as db, db.transaction() as tx:
        for user in people:
            if not (await settings.user_settings(tx, user)).look_chosen:
                await settings.change_user(tx, user, **PICTURES)
