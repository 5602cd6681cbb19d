"""Discord's error answers, with the sentences it publishes for their codes."""

import re
from typing import Any

FIELD = re.compile(r"([a-z_]\w*(?:\.\w+)*): (.+)", re.DOTALL)
"""A problem that says where in the body it is."""

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
KNOWN: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    40003: (400, "You are opening direct messages too fast"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50028: (400, "Invalid role"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50106: (403, "You do not have access to this activity"),
    50109: (400, "The request body contains invalid JSON."),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please "
        "include the Entry Point command in your update request or delete it separately.",
    ),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached."),
    180000: (400, "Cannot update a finished event"),
}


def rate_limited(seconds: float, scope: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The body and headers of a 429 after which to wait so long."""
    return (
        {
            "message": "You are being rate limited.",
            "retry_after": seconds,
            "global": scope == "global",
        },
        {
            "Via": "1.1 google",  # without it discord.py thinks itself banned
            "Retry-After": str(seconds),
            "X-RateLimit-Scope": scope,
        },
    )


class ApiError(Exception):
    """A request that Discord answers with an error; *problems* say what a body got wrong."""

    def __init__(self, code: int, problems: list[str] | None = None) -> None:
        super().__init__(code, problems)
        self.code = code
        self.status, self.message = KNOWN[code]
        self.problems = problems or []

    def body(self) -> dict[str, Any]:
        """The JSON answer."""
        answer: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.problems:
            answer["errors"] = _tree(self.problems)
        return answer


def _tree(problems: list[str]) -> dict[str, Any]:
    """*problems* as Discord files them: under the steps to the field that each begins with."""
    tree: dict[str, Any] = {}
    for problem in problems:
        found = FIELD.match(problem)
        path, text = (found[1], found[2]) if found else ("", problem)
        branch = tree
        for step in path.split(".") if path else ():
            branch = branch.setdefault(step, {})
        branch.setdefault("_errors", []).append({"code": "INVALID", "message": text})
    return tree


def refuse(problems: list[str]) -> None:
    """Raise Invalid Form Body (50035) if there are *problems*."""
    if problems:
        raise ApiError(50035, problems)
