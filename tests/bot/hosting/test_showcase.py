"""What the sandbox's page offers: every game, whatever games there are."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bot.hosting.emblems import emblem
from bot.hosting.showcase import Showcase, show_pictures
from bot.people.texts import LANGUAGES, say
from data import settings
from data.store.database import Database
from engine.players import mind_of
from engine.variants import VARIANTS

ALICE, BOB = 11, 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_offered(language: str) -> None:
    """By its name, with a sentence in every language, and the commands that start it."""
    games = Showcase().games(language)

    assert [game["key"] for game in games] == list(VARIANTS)
    assert [game["name"] for game in games] == [say(language, f"game-{key}") for key in VARIANTS]
    assert all(game["sentence"] for game in games)
    for game in games:
        ways = [level["how"] for level in game["levels"]]
        assert list(game["starts"]) == ["computer", "both", "learn", *ways]
        levels = mind_of(VARIANTS[game["key"]]).levels
        assert [game["starts"][way]["options"]["computer"] for way in ways] == list(levels)
        assert all(
            str(place) in level["name"]
            for level, place in zip(game["levels"], levels.values(), strict=True)
        )
        assert all(way["options"]["game"] == game["key"] for way in game["starts"].values())


def test_a_game_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is offered under its own name, without a sentence and without a lesson."""
    other = replace(next(iter(VARIANTS.values())), key="other", name="Other Rummy")
    monkeypatch.setitem(VARIANTS, "other", other)
    offered = Showcase().games("de")[-1]

    assert (offered["name"], offered["sentence"]) == ("Other Rummy", "")
    assert list(offered["starts"]) == ["computer", "both", "computer-normal"]
    assert Showcase().picture("other")


def test_every_game_has_a_picture_of_its_own() -> None:
    """As SVG that any browser draws, and that loads nothing."""
    drawn = {emblem(variant, place) for place, variant in enumerate(VARIANTS.values())}

    assert len(drawn) == len(VARIANTS)
    for one in drawn:
        assert ElementTree.fromstring(one).tag.endswith("}svg")
        assert re.findall(rb"href|url\((?!#)", one) == []
    assert Showcase().picture("whist") is None


async def test_pictures_are_shown_to_who_has_not_chosen(tmp_path: Path) -> None:
    """And whoever has chosen something else keeps it, whenever the sandbox starts anew."""
    url = f"sqlite:///{tmp_path}/sandbox.db"
    await show_pictures(url, [ALICE, BOB])
    db = await Database.open(url)
    async with db.transaction() as tx:
        await settings.change_user(tx, ALICE, cards="text")
    await db.close()
    await show_pictures(url, [ALICE, BOB])
    db = await Database.open(url)
    async with db.reading() as tx:
        looks = [(await settings.user_settings(tx, one)).cards for one in (ALICE, BOB)]
    await db.close()

    assert looks == ["text", "image"]
