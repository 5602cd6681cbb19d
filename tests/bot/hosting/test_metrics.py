"""What Prometheus reads: true numbers, names that last, and nothing about anybody."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from bot.hosting.health import exposition
from bot.runtime.metrics import ROUTES, route_class, status_class
from tests.bot.conftest import Room
from tests.bot.evening import begin, draw, on_turn, waiting

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"
LABELS = {
    *("code", "event", "game", "kind", "le", "logger", "route", "shard", "source", "status"),
    *("version", "implementation", "major", "minor", "patchlevel"),
}


@pytest.mark.parametrize(
    ("method", "path", "name"),
    [
        ("POST", "/api/v10/interactions/11/aW50/callback", "answer"),
        ("POST", "/api/v10/webhooks/11/aW50", "follow up"),
        ("PATCH", "/api/v10/webhooks/11/aW50/messages/@original", "follow up"),
        ("POST", "/api/v10/channels/11/messages", "post"),
        ("PATCH", "/api/v10/channels/11/messages/22", "edit"),
        ("DELETE", "/api/v10/channels/11/messages/22", "delete"),
        ("GET", "/api/v10/channels/11/messages", "read"),
        ("POST", "/api/v10/channels/11/messages/22/threads", "thread"),
        ("POST", "/api/v10/channels/11/threads", "thread"),
        ("POST", "/api/v10/users/@me/channels", "open dm"),
        ("PUT", "/api/v10/applications/11/commands", "commands"),
        ("GET", "/api/v10/gateway/bot", "other"),
        ("GET", "/api/v10/users/33", "other"),
    ],
)
def test_a_route_is_counted_by_its_class(method: str, path: str, name: str) -> None:
    """Never by what is in its path."""
    assert route_class(method, path) == name


@pytest.mark.parametrize(
    ("status", "name"), [(200, "2xx"), (204, "2xx"), (404, "4xx"), (429, "429"), (503, "5xx")]
)
def test_a_status_is_counted_by_its_class(status: int, name: str) -> None:
    """But for those that a host should hear of."""
    assert status_class(status) == name


def value(name: str, **labels: str) -> float:
    """A number as it stands now."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_moves_are_counted(room: Room) -> None:
    """Each move by its game and who made it, each refusal by its code."""
    moves = value("jolly_moves_total", game="five-hundred", source="player")
    refusals = value("jolly_refusals_total", code="not_your_turn")
    posted = value("jolly_challenges_total", event="posted")
    started = value("jolly_challenges_total", event="started")
    table = await begin(room)
    await draw(room, table)
    await waiting(room, table).slash(room.channel, "draw")

    assert value("jolly_moves_total", game="five-hundred", source="player") == moves + 1
    assert value("jolly_refusals_total", code="not_your_turn") == refusals + 1
    assert value("jolly_challenges_total", event="posted") == posted + 1
    assert value("jolly_challenges_total", event="started") == started + 1
    text = exposition(room.app).decode()
    assert "jolly_ready 1.0" in text
    assert "jolly_tables 1.0" in text
    assert 'jolly_shard_connected{shard="0"} 1.0' in text


async def test_requests_are_counted(room: Room) -> None:
    """Each by what it was for: as many of a kind as Discord has had, answers and edits too."""
    before = {name: requests(name) for name, _ in ROUTES}
    seen = len(room.env.http_requests)
    table = await begin(room)
    await draw(room, table)
    await room.wait()
    had = Counter(route_class(one.method, one.path) for one in room.env.http_requests[seen:])
    assert had.keys() >= {"answer", "post", "edit"}
    assert {name: requests(name) - was for name, was in before.items()} == {
        name: had[name] for name in before
    }


def requests(route: str) -> float:
    """How many requests of a kind were made so far, and answered well."""
    return value("jolly_discord_requests_total", route=route, status="2xx")


async def test_labels_tell_nothing_of_anybody(room: Room) -> None:
    """Labels are from fixed sets: no name, no number of anybody or of a message, no card."""
    table = await begin(room)
    await on_turn(room, table).slash(room.channel, "meld", cards="10h 10s 10d")
    text = exposition(room.app).decode()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            assert sample.labels.keys() <= LABELS, sample
            for label, word in sample.labels.items():
                assert not re.search(r"\d{5}|alice|bob|carol|10h", word), (label, word)


def names(text: str) -> set[str]:
    """Every name that a query may use."""
    suffixes = {"histogram": ("_bucket", "_sum", "_count")}
    types = re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE)
    return {name + end for name, kind in types for end in suffixes.get(kind, ("",))}


def families(found: set[str]) -> set[str]:
    """Our own metrics among *found*."""
    return {re.sub(r"_(bucket|sum|count)$", "", one) for one in found if one.startswith("jolly_")}


async def test_the_dashboard_asks_for_what_there_is(room: Room) -> None:
    """Every metric of ours is on the dashboard, and no other."""
    panels = json.loads(DASHBOARD.read_text())["panels"]
    asked = " ".join(target["expr"] for panel in panels for target in panel.get("targets", ()))
    used = set(re.findall(r"\b(?:jolly|process)_\w+", asked))
    known = names(exposition(room.app).decode())
    assert used <= known
    assert families(used) == families(known)
